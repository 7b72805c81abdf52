"""*Try it* at a running table: opened in place, played for everybody, and never anything but its owner's own."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from simcord import MemberActor

from bot.kit.phone import phone_lines
from bot.session.model import Phase, Session
from bot.store.play import boards as stored
from bot.texts import Speaker
from engines import GAMES

from .games import begun_game, commit_rest, mover, rest_of_game, settle_all
from .player import choices, take
from .world import Message, World, labels, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]

PHONE = 15
"""Lines of a phone that the panel of a *Try it* takes, at most."""


async def middle(world: World, game: str, actions: int = 25) -> Session:
    """Begin a game of two or three people, or one alone, and play it to a middle row."""
    seats = min(3, max(GAMES[game].rules.seats))
    await begun_game(world, *("aki", "ben", "chika")[:seats], game=game, lang=lang_of(world))
    session = await world.session()
    await commit_rest(
        world.services,
        session.id,
        lambda session, seed: islice(rest_of_game(session, seed, world.clock.now), actions),
    )
    world.clock.now += 1
    await settle_all(world)
    return await world.session()


async def own_panel(world: World, actor: MemberActor) -> Message:
    return private(await press(actor, world.panel(), Speaker(lang_of(world)).say("table-my-panel")))


def lang_of(world: World) -> str:
    return "ja" if world.guild_locale == "ja" else "en"


async def opened(world: World, actor: MemberActor) -> Message:
    """Open the *Try it* from one's own panel."""
    return private(
        await press(actor, await own_panel(world, actor), Speaker(lang_of(world)).say("board-try-button"))
    )


async def tried(world: World, actor: MemberActor) -> Session:
    """Return the newest *Try it* of somebody, as it is read."""
    rows = await world.store.read(lambda db: stored.of_owner(db, actor.id))
    return (await world.services.tables.boards.load(next(row.id for row in rows if row.kind == "try"))).session


def message_count(world: World) -> int:
    return len(world.messages())


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_tried_with_its_own_buttons(world_in_lang: World, lang: str, game: str) -> None:
    """By a press that is in place, for every seat in turn, back without end; nothing of it is public."""
    world, say, whim = world_in_lang, Speaker(lang).say, random.Random(f"{game}/{lang}")
    table = await middle(world, game)
    actor = await mover(world)
    mine = await own_panel(world, actor)
    public, pings = message_count(world), len(world.delivered)
    shown = private(await press(actor, mine, say("board-try-button")))
    assert shown.id == mine.id, "in place"
    begun = await tried(world, actor)
    assert shown.content.startswith("🧪"), shown.content
    assert begun.tried is not None
    assert begun.tried.is_guess == (say("board-try-guess") in shown.content)
    played, seats = 0, set()
    for _ in range(40):
        now = await tried(world, actor)
        if now.phase is not Phase.PLAYING:
            break
        seats.add(now.played_seat)
        assert phone_lines(shown.content, lang) <= PHONE, shown.content
        assert say("board-try-back") in labels(shown), labels(shown)
        assert not any(label.startswith(("💡", "🏆")) for label in labels(shown)), labels(shown)
        found = choices(shown)
        assert found, (shown.content, labels(shown))
        shown = private(await take(actor, shown, whim.choice(found)))
        assert shown.content.startswith("🧪"), shown.content
        played += (await tried(world, actor)).revision != now.revision
    assert played > 5
    assert len(seats) == len(table.players) or len(table.players) == 1 or game == "hexlands", seats
    while say("table-undo") in labels(shown):
        shown = private(await press(actor, shown, say("table-undo")))
    assert (await tried(world, actor)).state == begun.state
    back = private(await press(actor, shown, say("board-try-back")))
    assert back.id == mine.id
    assert labels(back) == labels(mine)
    assert back.content == mine.content
    assert (await world.session()) == table
    assert message_count(world) == public
    assert pings >= 0
