"""python -m scripts.lesson plays a lesson in the terminal, and ends with what is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.teaching.lesson import lesson
from scripts.lesson import main, play

DATA = Path(__file__).parents[2] / "data"


def test_numbers_ticks_and_notations_play_a_lesson() -> None:
    typed = ["1", "3", "7", "?", "shift 2 5>10; done", "5", "16 5", "15"]
    lines = list(play(lesson("micronesia", "own-islands"), "en", iter(typed)))
    assert lines[0] == "Other dice, own islands (Keep an island, move tribes, sacrifice)"
    assert [line for line in lines if line.startswith("  ✘")] == [
        "  ✘ That takes all 7 tribes; 5 is yours.",
        "  ✘ “7” isn’t an action in this game.",
        "  ✘ Choose an entry with 11.",
    ]
    assert "  ? shift 2 5>10; done" in lines


def test_last_lesson_says_what_else_there_is() -> None:
    lines = list(play(lesson("octa", "points"), "ja", iter(["pick 2", "pick 5", "pick 2"])))
    assert lines[-1].startswith("ピック、2d4、追加アクション、得点を学びました。")


def test_end_of_input_ends_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert main([str(DATA / "octa" / "lessons" / "short-game.toml"), "--lang", "ja"]) == 0
    assert "1/3  4の目を4個ともピックしましょう。" in capsys.readouterr().out


def test_file_elsewhere_and_broken_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(DATA / "octa" / "board.toml")])
    folder = tmp_path / "octa" / "lessons"
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("order = 1\n")
    with pytest.raises(SystemExit):
        main([str(folder / "broken.toml")])
    assert "data/octa/lessons/broken.toml (minutes): Field required" in capsys.readouterr().err
