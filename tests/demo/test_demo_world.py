"""The demo's clock and file, and the texts of its page."""

from __future__ import annotations

import stat
import time
from pathlib import Path

import pytest
from simcord import preview

from bot.demo.phrases import HABITS, PHRASES, spoken
from bot.demo.world import DemoClock, DemoFile
from bot.texts import LANGUAGES, Speaker

STATIC = Path(preview.__file__).parent / "static"


def test_clock_runs_as_fast_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 50.0
    monkeypatch.setattr(time, "perf_counter", lambda: now)
    clock = DemoClock(1000.0, 60.0)
    assert clock() == 1000.0
    now = 52.0
    assert clock() == 1120.0


def test_demo_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "var" / "demo.json"
    first = DemoFile.load(path)
    first.now = 1234.5
    first.save()
    assert DemoFile.load(path) == first
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("spoilt", ["", "[]", "{", '{"capability": "x"}', '{"capability": "x", "now": "soon"}'])
def test_unreadable_demo_file_is_replaced(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "demo.json"
    path.write_text(spoilt)
    assert len(DemoFile.load(path).capability) > 20


def served(path: str) -> str:
    return (STATIC / (path.strip("/") or "index.html")).read_text("utf-8")


@pytest.mark.parametrize("path", sorted(PHRASES.keys() | HABITS.keys()))
def test_every_replaced_phrase_is_on_the_page(path: str) -> None:
    page = served(path)
    assert not [phrase for phrase in (*PHRASES.get(path, ()), *HABITS.get(path, ())) if phrase not in page]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replaced_phrases_are_valid_in_scripts(lang: str) -> None:
    keys = {key for phrases in PHRASES.values() for key in phrases.values() if key}
    for key in keys:
        assert not set(Speaker(lang, strict=True).say(key, {"what": "5"})) & set("\"'`\\$\n<"), key


@pytest.mark.parametrize("path", PHRASES)
def test_replaced_phrases_leave_no_english_on_a_japanese_page(path: str) -> None:
    page = spoken(path, served(path), Speaker("ja", strict=True))
    assert [phrase for phrase in PHRASES[path] if phrase in page] == []
    assert path != "/" or 'lang="ja"' in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_press_that_is_answered_late_is_not_called_lost(lang: str) -> None:
    """The page does not wait for what takes longer than ``BESIDE``, and shows it when it comes."""
    assert "unacknowledged" in served("/actions.js")
    assert "unacknowledged" not in spoken("/actions.js", served("/actions.js"), Speaker(lang, strict=True))
