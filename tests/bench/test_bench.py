"""The benchmark measures every registered game and skips no part silently. No figure is asserted."""

from __future__ import annotations

import json
import sys

import pytest

from bench import __main__ as bench
from bench import engines
from engines import GAMES


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "RUNS", 1)
    monkeypatch.setattr(engines, "SECONDS", 0.001)


def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--only", "engines"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"machine", "engines"}
    assert found["engines"].keys() == GAMES.keys()
    assert all(figures["actions_per_s"] > 0 for figures in found["engines"].values())


def test_missing_part_is_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bench.sessions", None)
    with pytest.raises(ImportError):
        bench.main(["--only", "engines", "--only", "sessions"])


def test_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        bench.main(["--only", "weather"])
    assert "weather" in capsys.readouterr().err
