"""/game why: which rule stands against a wish."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import GAMES

from .games import begun_game, mover, reply_to
from .world import World, open_world


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_refused_wish_is_answered_with_its_rule(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja" if lang == "ja" else "en-US") as world:
        session = await begun_game(world, "aki", "ben", game="octa", lang=lang)
        rows = len(await world.services.history.log(session.id))
        told = await reply_to(world, (await mover(world)).name, "game why", wish="done")
        assert told.startswith("🚫")
        assert "13" in told, "the rule that says to act first"
        assert len(await world.services.history.log(session.id)) == rows, "nothing was played"


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_every_game_knows_what_is_possible(world: World, plain_pictures: None, key: str) -> None:
    people = ("aki", "ben", "chika")[: min(3, max(GAMES[key].rules.seats))]
    session = await begun_game(world, *people, game=key)
    seat = session.movers[0]
    action = session.rules.legal_actions(session.state, seat)[0]
    told = await reply_to(world, (await mover(world)).name, "game why", wish=session.rules.notation(action))
    assert told.startswith("✅")
    assert told.endswith("you can do that now.")


async def test_unknown_wish_is_one_short_sentence(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    for wish in ("flying carpet", "x" * 5000, "@everyone", "; ;"):
        told = await reply_to(world, (await mover(world)).name, "game why", wish=wish)
        assert told.startswith("I don’t know what ")
        assert len(told) < 300


async def test_answer_has_few_lines(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", "chika", game="micronesia")
    told = await reply_to(world, (await mover(world)).name, "game why", wish="1")
    assert 1 <= len(told.splitlines()) <= 4


async def test_why_is_for_players(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    assert await reply_to(world, "dai", "game why", wish="pick 1") == "You have no seat in this game."


@pytest.mark.parametrize("waiting", [1, 2])
async def test_nobody_is_told_of_turns_while_all_choose_dice(
    world: World, plain_pictures: None, waiting: int
) -> None:
    """In Hexlands turns follow only after everybody has chosen dice, in secret."""
    await begun_game(world, "aki", "ben", "chika", game="hexlands")
    for name in ("aki", "ben", "chika")[: 3 - waiting]:
        await reply_to(world, name, "game play", action="commit 1")
    told = await reply_to(world, "aki", "game play", action="commit 1")
    assert told.startswith("Nothing to choose right now")
    assert "your turn" not in told.splitlines()[0]


async def test_nudge_by_the_one_awaited_says_so(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    told = await reply_to(world, (await mover(world)).name, "game nudge")
    assert told == "Nobody to nudge: the game is waiting for you."
