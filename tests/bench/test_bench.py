"""The benchmark measures every registered game and skips no part silently. No figure is asserted."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import __main__ as bench
from bench import engines, presses, upgrades
from engines import GAMES
from tests.lanes import slow_except


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


def test_quick_parts_take_five_minutes_and_all_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.main(["--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    parts = {path.stem for path in Path(bench.__file__).parent.glob("*.py") if "\ndef measure(" in path.read_text()}
    assert {line.split()[0] for line in lines} == set(bench.PARTS) == parts
    assert all(re.match(r"\w+ +\d+ (s|min)  (long|    )  \w", line) for line in lines)
    assert {line.split()[0] for line in lines if "  long  " in line} == set(bench.LONG)
    for part in bench.PARTS:
        monkeypatch.setitem(sys.modules, f"bench.{part}", SimpleNamespace(measure=dict))  # type: ignore[arg-type]
    assert bench.main([]) == 0
    assert json.loads(capsys.readouterr().out).keys() == {"machine", *bench.QUICK}
    assert sum(bench.QUICK.values()) <= 300


def test_missing_or_unknown_part_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bench.engines", SimpleNamespace(measure=dict))  # type: ignore[arg-type]
    monkeypatch.setitem(sys.modules, "bench.sessions", None)
    with pytest.raises(ImportError):
        bench.main(["--only", "engines", "--only", "sessions"])
    with pytest.raises(SystemExit, match="2"):
        bench.main(["--only", "weather"])
    assert "weather" in capsys.readouterr().err


@pytest.mark.parametrize("key", slow_except(GAMES, "octa"))
def test_presses_of_every_game_are_found(key: str) -> None:
    figures = presses.figures(GAMES[key], 1, at_most=8)
    assert figures["turns"] > 0
    assert figures["lost"] == 0
    assert figures["by_hand"]["most"] >= figures["by_hand"]["median"] >= 1


def test_every_open_table_is_upgraded(tmp_path: Path) -> None:
    assert asyncio.run(upgrades._figures(tmp_path / "bench.db", 12))["tables"] == 12
