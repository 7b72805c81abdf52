"""Somebody who is away or off the server, and seats that host and moderators give away, on real clients."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import discord
import pytest
from aiohttp import web

from bench.wire.server import Server
from bot.kit.ids import custom_id as made_id
from bot.senders.members import DiscordMembers
from bot.session.model import Session
from bot.session.rules import HOUR

from .games import (
    act,
    actor_of,
    begun_game,
    command,
    direct,
    does,
    late,
    later,
    lobby,
    log_of,
    moderator,
    name_of,
    reply_to,
    see,
    settle_all,
    starting,
)
from .test_threads_wire import without_pauses
from .world import World, answer_to, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

DAY = 86_400.0
PEOPLE = ("aki", "ben", "chika")


async def removed(world: World, name: str) -> None:
    """Let somebody be removed from the server, an hour after they were seen there."""
    world.guild.remove_member(world.people[name])
    world.clock.now += HOUR


async def missed(world: World, name: str) -> None:
    """Let somebody be removed from the server, and the bot know it."""
    await removed(world, name)
    await world.services.absences.doubt(world.people[name].id)
    await settle_all(world)


# --- missed turns ------------------------------------------------------------------------------------------------


async def hour(world: World, session: Session) -> Session:
    """Let aki play at once; then pass an hour with several ticks."""
    session = await world.services.tables.load(session.id)
    while 0 in session.movers:
        session = await act(world, world.people["aki"].id)
    await settle_all(world)
    for _ in range(7):
        world.clock.now += HOUR / 7
        await world.client.scheduler.tick()
        await settle_all(world)
    return await world.services.tables.load(session.id)


def calls(world: World, name: str) -> Counter[str]:
    """Count the notices to somebody that still stand, by their first sign."""
    named = (f"<@{world.people[name].id}>", f"**{name}**")
    said = [message.content.removeprefix("-# ") for message in world.messages()]
    return Counter(text[0] for text in said if text[0] in "⏳⏰🤖" and any(one in text for one in named))


async def test_absent_player_is_told_each_thing_once_and_returns_in_the_end(world: World) -> None:
    """A week at a table, hour by hour, as the channel shows it."""
    session = await begun_game(world, "aki", "ben", game="octa", clock="12h")
    reminders, warnings = set[int](), set[int]()
    while not session.players[1].away:
        session = await hour(world, session)
        assert session.movers, "the game is not over so soon"
        reminders |= {message.id for message in starting(world, "⏰")}
        warnings |= {message.id for message in direct(world, "ben")}
    assert (len(reminders), len(warnings)) == (3, 1), "one a turn, and a warning that the third costs the seat"
    assert calls(world, "ben") == {"🤖": 1}, "what says nothing any more is gone"
    assert (direct(world, "ben"), calls(world, "aki")) == ([], {})
    played_for = [message for message in world.messages() if "⌛ Out of time: **ben**" in message.content]
    assert len(played_for) == 2, "the third turn is the computer's own"
    (passed,), ben = starting(world, "🤖"), world.people["ben"]
    assert "missed 3 turns in a row" in passed.content
    assert ([user.id for user in passed.mentions], labels(passed)) == ([ben.id], ["I’m back"])
    panel = next(m for m in reversed(world.messages()) if m.components and m.id != passed.id)  # in either order
    assert "The computer plays for **ben**" in panel.content
    assert "I’m back" in labels(panel)
    mine = await command(world, ben, "game panel")
    assert mine.content.endswith("Press **I’m back** to play yourself.")
    late_press = custom_id(mine, "I’m back")
    assert "You have no seat" in (await answer_to(world.people["dai"], passed, "I’m back")).content
    assert (await answer_to(ben, passed, "I’m back")).content.startswith("Welcome back!")
    (passed,) = (message for message in world.messages() if "missed 3 turns" in message.content)
    assert passed.content == "-# 🤖 **ben** missed 3 turns in a row, so the computer took over."
    assert labels(passed) == []
    assert any(m.content == "🙂 **ben** is back." for m in world.messages())
    shown = [(m.content, labels(m)) for m in world.messages()]
    assert not any("The computer plays for" in content or "I’m back" in offered for content, offered in shown)
    world.forged_id = late_press
    assert "You already play yourself." in (await answer_to(ben, mine, "Refresh")).content
    seat = (await world.services.tables.load(session.id)).players[1]
    assert (seat.person, seat.missed, seat.away) == (ben.id, 0, False)


# --- off the server ----------------------------------------------------------------------------------------------


async def test_gateway_is_asked_for_many_and_who_is_missing_there_is_looked_up(world: World) -> None:
    await settle_all(world)
    world.guild.remove_member(world.people["chika"])
    asked: list[int] = []
    get = world.client.http.get_member

    async def get_member(guild_id: int, user_id: int) -> Any:
        asked.append(user_id)
        return await get(guild_id, user_id)

    world.client.http.get_member = get_member  # type: ignore[method-assign, assignment]
    ids = [world.people[name].id for name in PEOPLE]
    found = await DiscordMembers(world.client).look(world.guild.id, ids)
    assert (found, asked) == (dict(zip(ids, (True, True, False), strict=True)), ids[2:])


async def test_banned_person_neither_plays_nor_is_pinged(world: World) -> None:
    session = await begun_game(world, *PEOPLE, game="octa")
    name = name_of(world, session.players[session.movers[0]].user_id)
    user, called = world.people[name], f"<@{world.people[name].id}>"
    pinged = len([one for one in world.messages() if called in one.content])
    await removed(world, name)
    shown = await answer_to(user.user, private(await user.user.slash("tables")), "Octa")
    assert shown.content.startswith("You aren’t on the server of this table")
    assert (await world.session()).players[session.movers[0]].away
    (said,) = starting(world, "🚪 **")
    assert said.content.startswith(f"🚪 **{name}** isn’t")
    assert labels(said) == ["I’m back"]
    await later(world, 3 * DAY)
    assert len([one for one in world.messages() if called in one.content]) <= pinged


@pytest.mark.parametrize("by_press", [True, False])
async def test_who_is_back_is_welcome_at_a_table_that_waits(
    tmp_path: Path, plain_pictures: None, by_press: bool
) -> None:
    async with open_world(tmp_path / "x.db", shown_names=dict.fromkeys(("aki", "ben"), "Alex")) as world:
        session = await begun_game(world, "aki", "ben", game="octa", stand_ins="false")
        assert session.names == ("Alex", "Alex (2)"), "namesakes are told apart"
        await missed(world, "ben")
        (said,) = starting(world, "🚪 **Alex \\(2\\)** isn’t on this server")
        assert "I’m looking for somebody to take it." in said.content
        assert (await world.session()).players[1].off is not None
        world.people["ben"] = world.guild.add_member(world.people["ben"].user)
        if by_press:
            shown = await answer_to(world.people["ben"], said, "I’m back")
            assert shown.content.startswith("Welcome back!")
        else:
            await reply_to(world, "ben", "standings")
        assert (await world.session()).players[1].off is None


async def test_turn_in_a_channel_that_one_does_not_see(world: World) -> None:
    session = await begun_game(world, *PEOPLE, game="octa")
    name = name_of(world, session.players[session.movers[0]].user_id)
    see(world, world.channel, world.people[name], view_channel=False)
    await later(world, 1.5 * DAY)
    await later(world, DAY)
    (told,) = direct(world, name)  # once a turn
    assert told.content.startswith("👀 It’s your move in Octa, but you can’t see the channel of the table.")
    assert (await world.session()).players[session.movers[0]].off is None


# --- given away --------------------------------------------------------------------------------------------------


async def test_moderator_gives_a_seat_in_three_presses(world: World) -> None:
    await begun_game(world, *PEOPLE, game="octa")
    eri, ben = moderator(world), world.people["ben"].id
    asked = await does(world, eri, "to-computer")
    assert labels(asked) == ["aki: to the computer", "ben: to the computer", "chika: to the computer"]
    sure = await answer_to(eri, asked, "ben")
    assert "They come back only if a moderator lets them" in sure.content
    done = await answer_to(eri, sure, "Give it to the computer")
    assert done.content == "Done: **ben** no longer plays on this seat. The table has been told."
    (said,) = starting(world, "🛡️")
    assert said.content.startswith(f"🛡️ <@{ben}>: **eri**, a moderator, gave your seat to the computer.")
    assert "🛡️ **eri**, a moderator, took **ben** off their seat." in await log_of(world, "aki")
    back = await answer_to(eri, await does(world, eri, "to-computer"), "Let ben back in")
    assert back.content == "**ben** can come back, by pressing **I’m back**."
    await world.services.moves.end((await world.session()).id, actor_of(eri), by_moderator=True)
    await lobby(world, "aki", "ben")
    asked = await does(world, eri, "remove")
    assert labels(asked) == ["Remove aki", "Remove ben", "Done"]
    await press(eri, asked, "Remove ben")
    removal = f"🚪 <@{ben}>: **eri**, a moderator, removed you from this lobby."
    assert world.messages()[-1].content.startswith(removal)


async def test_host_and_players_who_moderate_are_bound(world: World) -> None:
    session = await begun_game(world, *PEOPLE, game="octa")
    room = world.guild.create_text_channel("dais")
    see(world, room, world.people["dai"], manage_messages=True)
    await begun_game(world, "chika", "aki", game="octa", at=room)
    board, table = room.history()[-1], world.panel()

    async def forges(name: str, whose: object, at: discord.Message) -> str:
        world.forged_id = made_id(session.id, 0, ("to-computer", str(whose), "sure"))
        return (await answer_to(world.people[name], at, "My panel")).content

    ben, chika = world.people["ben"], world.people["chika"]
    assert (await forges("dai", ben.id, board)).startswith("Only the host"), "the right is that of a channel"
    assert (await does(world, "ben", "to-computer")).content.startswith("Only the host")
    assert (await does(world, "aki", "to-computer")).content.startswith("There is no seat that you can give")
    for name in ("１", "9" * 30, "x"):
        assert (await forges("aki", name, table)).startswith("They have no")
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.env.backend.add_member_role(world.guild.id, ben.id, role.id)
    said = "You sit at this table yourself"
    assert (await does(world, "ben", "to-computer")).content.startswith(said)
    assert (await reply_to(world, "ben", "game end")).startswith(said)
    assert (await forges("ben", chika.id, table)).startswith(said)
    await late(world, "chika")
    asked = await does(world, "aki", "to-computer")
    assert labels(asked) == ["chika: to the computer"]
    sure = await answer_to(world.people["aki"], asked, "chika")
    assert "They can return any time with **I’m back**" in sure.content


# --- over the wire -----------------------------------------------------------------------------------------------


class Members(Server):
    """Answers every question for a member in the same way; None: it hangs up."""

    said: tuple[int, int] | None = None
    questions: ClassVar[list[str]] = []

    async def _route(self, request: web.Request) -> web.Response:
        if "/members/" not in request.path:
            return await super()._route(request)
        self.questions.append(request.path.partition("/api/v10")[2])
        if self.said is None:
            assert request.transport is not None
            request.transport.close()
            return web.Response()
        status, code = self.said
        body = {"user": {"id": "9", "username": "ben"}, "roles": []} if code < 0 else {"code": code, "message": ""}
        return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


KNOWN = {
    (200, -1): True, (404, 10007): False, (404, 10013): False, (404, 10004): None, (403, 50001): None,
    (401, 0): None, (500, 0): None, (503, 0): None, None: None,
}  # fmt: skip


async def test_only_discord_itself_says_that_somebody_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pauses(monkeypatch)
    server = Members({7: (70, "House")}, lambda message: None)
    server.questions.clear()
    client = discord.Client(intents=discord.Intents.none())
    async with server.serving():
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
        await client.login("wire")
        for said, known in KNOWN.items():
            server.said = said
            assert await DiscordMembers(client).look(7, [9]) == {9: known}, said
        await client.close()
    assert set(server.questions) == {"/guilds/7/members/9"}


@pytest.mark.parametrize("error", [TimeoutError(), OSError("unplugged")])
async def test_nobody_is_off_because_the_line_is_dead(error: Exception) -> None:
    async def get_member(guild_id: int, user_id: int) -> None:
        raise error

    client: Any = SimpleNamespace(http=SimpleNamespace(get_member=get_member), get_guild=lambda guild_id: None)
    assert await DiscordMembers(client).look(7, [1]) == {1: None}
