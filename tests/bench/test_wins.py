"""The figures of wins on the board: how many are found, and that none is claimed that is none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench import wins
from engines import GAMES
from engines.core.mind import Mind


def test_found_wins_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that knows no winning plan has as many wins on the board, all of them missed."""
    figures = wins.figures("octa", 3)
    assert figures["positions"] == figures["found"] == 3
    assert (figures["unsound"], figures["missed"]) == (0, [])
    assert set(figures["with_ms"]) == set(figures["without_ms"]) == {"p50", "p99", "max"}

    class Blind(Mind):  # type: ignore[type-arg]
        policies = GAMES["octa"].mind.policies

    monkeypatch.setitem(GAMES, "octa", replace(GAMES["octa"], mind=Blind()))
    figures = wins.figures("octa", 3)
    assert (figures["positions"], figures["found"], len(figures["missed"])) == (3, 0, 3)
