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


def test_demo_file_is_private_and_replaced_if_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "var" / "demo.json"
    first = DemoFile.load(path)
    first.now = 1234.5
    first.save()
    assert DemoFile.load(path) == first
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for spoilt in ("", "[]", "{", '{"capability": "x"}', '{"capability": "x", "now": "soon"}'):
        path.write_text(spoilt)
        assert len(DemoFile.load(path).capability) > 20


def served(path: str) -> str:
    return (STATIC / (path.strip("/") or "index.html")).read_text("utf-8")


@pytest.mark.parametrize("path", sorted(PHRASES.keys() | HABITS.keys()))
def test_every_replaced_phrase_is_on_the_page(path: str) -> None:
    """None is left in English on a Japanese page."""
    page, phrases = served(path), PHRASES.get(path, {})
    assert not [phrase for phrase in (*phrases, *HABITS.get(path, ())) if phrase not in page]
    if phrases:
        japanese = spoken(path, page, Speaker("ja", strict=True))
        assert [phrase for phrase in phrases if phrase in japanese] == []
        assert path != "/" or 'lang="ja"' in japanese


def test_replaced_phrases_are_valid_in_scripts() -> None:
    for key in {key for phrases in PHRASES.values() for key in phrases.values() if key}:
        for lang in LANGUAGES:
            assert not set(Speaker(lang, strict=True).say(key, {"what": "5"})) & set("\"'`\\$\n<"), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_press_that_is_answered_late_is_not_called_lost(lang: str) -> None:
    """The page does not wait for what takes longer than ``BESIDE``, and shows it when it comes."""
    assert "unacknowledged" in served("/actions.js")
    assert "unacknowledged" not in spoken("/actions.js", served("/actions.js"), Speaker(lang, strict=True))
