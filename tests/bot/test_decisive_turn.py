"""The decisive turn of a finished game, behind a button of its end card."""

from __future__ import annotations

import re

import pytest

from engines import GAMES

from .test_end_card import PEOPLE, card
from .world import World, labels, press, private


@pytest.mark.parametrize(("game", "words"), [("micronesia", "Most contested"), ("dicolony", "Most points at once")])
async def test_decisive_turn_is_shown_to_the_presser(world: World, game: str, words: str) -> None:
    end = await card(world, *PEOPLE, game=game)
    said = [line for message in world.messages() for line in message.content.splitlines()]
    story = next(line for line in said if line.startswith("📖"))
    assert words in story
    await world.restart()
    shown = private(await press(world.people["dai"], end, "The decisive turn"))
    head, told, *lines = shown.content.splitlines()
    assert re.fullmatch(r"\*\*\w+\*\* · the decisive turn: Turn \d+", head)
    assert told == story
    assert lines, "the turn in words"
    (film,) = shown.attachments
    assert film.filename == "turn.gif"
    assert re.fullmatch(r"An animation: Turn \d+\.", film.description or "")
    assert labels(shown) == ["Show the board"]


async def test_decisive_turn_without_film_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    end = await card(world, *PEOPLE)

    def torn(*_: object) -> bytes:
        raise ValueError("torn")

    monkeypatch.setattr("render.easel.film", torn)
    shown = private(await press(world.people["aki"], end, "The decisive turn"))
    assert shown.attachments == []
    assert "the decisive turn" in shown.content


async def test_decisive_turn_of_corrected_rules_is_gone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    end = await card(world, *PEOPLE)
    monkeypatch.setattr(GAMES["micronesia"].rules, "rules_version", 99)
    shown = private(await press(world.people["aki"], end, "The decisive turn"))
    assert shown.content == "This game ended under other rules, so its turns can’t be shown again."
