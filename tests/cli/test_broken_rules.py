"""Missing pages of /rules stop the start; the message names the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.rules import rule_pages
from engines import GAMES

from .conftest import Command


@pytest.fixture
def no_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    class Nothing:
        @staticmethod
        def files(package: str) -> Path:
            return tmp_path

    rule_pages.pages.cache_clear()
    monkeypatch.setattr(rule_pages, "resources", Nothing)
    yield
    rule_pages.pages.cache_clear()


def test_missing_rules_pages_stop_the_start_and_are_named(
    sainome: Command, no_pages: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences = [f"data/{game}/rules.en.md is missing." for game in GAMES]
    checked = sainome("check")
    assert checked.code == 1
    assert [f"games: {sentence}" for sentence in sentences] == [
        line for line in checked.out.splitlines() if line.startswith("games:")
    ]
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    ran = sainome("run")
    assert (ran.code, ran.err.splitlines()) == (1, sentences)
    assert not Path("var").exists(), "nothing was begun"
