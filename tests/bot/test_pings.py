"""Who is pinged: people on vacation, in quiet hours or without reminders are named, and called afterwards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.deadlines.digests import next_digest
from bot.rows.settings import UserSettings
from bot.session.model import Session

from .games import begun_game, settle_all
from .test_catch_up import turns
from .test_reminders import pass_time, starting, voting
from .world import World, open_world

pytestmark = pytest.mark.database

HOUR, DAY = 3600.0, 86_400.0
# The world's clock is 2023-11-14 22:13:20 UTC.
NIGHT = {"quiet_from": 22 * 60, "quiet_until": 7 * 60}


async def sets(world: World, name: str, **settings: object) -> None:
    """Change somebody's settings, as /settings does."""
    await world.services.clocks.set_user(
        world.people[name].id,
        lambda mine: replace(mine, **settings),  # type: ignore[arg-type]
    )


def pinged(message: discord.Message) -> set[str]:
    return {user.name for user in message.mentions}


def call(message: discord.Message) -> str:
    return next(line for line in message.content.splitlines() if line.startswith("▶"))


async def called(world: World, name: str, **rules: str) -> Session:
    """Play until this person is awaited."""
    session = await begun_game(world, "aki", "ben", "chika", **rules)
    return await turns(world, session, 3, until=name)


@pytest.mark.parametrize("settings", [NIGHT, {"away_from": 0.0, "away_until": 2_000_000_000.0}, {"remind": "none"}])
async def test_board_names_quiet_players_without_a_mention(world: World, settings: dict[str, object]) -> None:
    await begun_game(world, "aki", "ben", "chika")
    session = await world.session()
    name = session.players[(session.movers[0] + 1) % 3].name
    if "away_from" in settings:
        settings = {"away_from": world.clock.now, "away_until": world.clock.now + 9 * DAY}
    await sets(world, name, **settings)
    await turns(world, session, 3, until=name)
    board = world.panel()
    assert call(board).startswith(f"▶ **{name}** · ")
    assert pinged(board) == set()


async def test_others_are_pinged_as_before(world: World) -> None:
    await sets(world, "aki", **NIGHT)
    await called(world, "ben")
    board = world.panel()
    assert call(board).startswith(f"▶ <@{world.people['ben'].id}> · ")
    assert pinged(board) == {"ben"}


async def test_turn_of_the_night_is_called_in_the_morning(world: World) -> None:
    """Once the quiet hours end, the player is pinged once, and reminded before the deadline as usual."""
    await sets(world, "ben", **NIGHT)
    await called(world, "ben", clock="1d")
    until_seven = 8 * HOUR + 46 * 60 + 40
    await pass_time(world, until_seven - 10 * 60)
    assert not [m for m in world.messages() if "ben" in pinged(m)]
    await pass_time(world, 20 * 60)
    (morning,) = starting(world, f"▶ <@{world.people['ben'].id}>: your move. Deadline: <t:")
    assert pinged(morning) == {"ben"}
    await pass_time(world, 31 * HOUR)
    assert len(starting(world, "⏰")) == 1
    assert len(starting(world, f"▶ <@{world.people['ben'].id}>: your move.")) == 1


async def test_morning_call_needs_no_clock(world: World) -> None:
    """Also at a table without a limit, where nobody is reminded, a turn of the night is called."""
    await sets(world, "ben", **NIGHT)
    await called(world, "ben", clock="none")
    await pass_time(world, 9 * HOUR)
    (morning,) = starting(world, f"▶ <@{world.people['ben'].id}>: your move.")
    assert morning.content.endswith("your move.")
    await pass_time(world, 9 * DAY)
    assert len(starting(world, f"▶ <@{world.people['ben'].id}>: your move.")) == 1


@pytest.mark.parametrize("hour", [6, 7])
async def test_digest_of_the_morning_stands_for_the_call(world: World, hour: int) -> None:
    """One message of a morning is enough: a summary lists the games that wait."""
    now = world.clock.now
    settings = UserSettings(digest=hour, **NIGHT)
    await sets(world, "ben", digest=hour, digest_at=next_digest(settings, now), **NIGHT)
    await called(world, "ben", clock="1d")
    await pass_time(world, 10 * HOUR)
    (digest,) = [m for m in world.people["ben"].user.dm_channel.history() if m.author.bot]
    assert "**your move**" in digest.content
    assert starting(world, "▶ <@") == []


async def test_vote_names_who_sleeps_and_pings_the_others(world: World) -> None:
    session = await voting(world, "aki", "ben", "chika")
    late = session.players[session.movers[0]].name
    asleep, awake = (name for name in ("aki", "ben", "chika") if name != late)
    await sets(world, asleep, **NIGHT)
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    assert f"**{asleep}**" in vote.content
    assert f"<@{world.people[asleep].id}>" not in vote.content
    assert pinged(vote) == {awake}


async def test_names_in_japanese_keep_their_honorific(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await begun_game(world, "aki", "ben", "chika", lang="ja")
        session = await world.session()
        name = session.players[(session.movers[0] + 1) % 3].name
        await sets(world, name, **NIGHT)
        await turns(world, session, 3, until=name)
        await settle_all(world)
        assert call(world.panel()).startswith(f"▶ **{name}**さん")
