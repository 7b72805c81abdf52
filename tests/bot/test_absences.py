"""Somebody who is off the server, and seats that host and moderators give away, on real clients."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import discord
import pytest
from aiohttp import web
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bench.wire.server import Server
from bot.kit.ids import custom_id as made_id
from bot.senders.members import DiscordMembers

from .games import begun_game, does, late, lobby, log_of, reply_to, settle_all
from .test_endings import moderator
from .test_threads_wire import without_pauses
from .world import World, labels, lists, open_world, press, private

pytestmark = pytest.mark.database

DAY = 86_400.0


def answer(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {404: discord.NotFound, 403: discord.Forbidden}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "known"),
    [
        (None, True), (answer(404, 10007), False), (answer(404, 10013), False), (answer(404, 10004), None),
        (answer(403, 50001), None), (answer(403, 0), None), (answer(503, 0), None), (TimeoutError(), None),
        (OSError("unplugged"), None),
    ],
)  # fmt: skip
async def test_only_discord_itself_says_that_somebody_is_off(error: Exception | None, known: bool | None) -> None:
    async def get_member(guild_id: int, user_id: int) -> dict[str, Any]:
        if error is not None:
            raise error
        return {}

    client: Any = SimpleNamespace(http=SimpleNamespace(get_member=get_member), get_guild=lambda guild_id: None)
    assert await DiscordMembers(client).look(7, [1]) == {1: known}


async def test_gateway_is_asked_for_many_and_who_is_missing_there_is_looked_up(world: World) -> None:
    await settle_all(world)
    world.guild.remove_member(world.people["chika"])
    asked: list[int] = []
    members, get = DiscordMembers(world.client), world.client.http.get_member

    async def get_member(guild_id: int, user_id: int) -> Any:
        asked.append(user_id)
        return await get(guild_id, user_id)

    world.client.http.get_member = get_member  # type: ignore[method-assign, assignment]
    people = {name: world.people[name].id for name in ("aki", "ben", "chika")}
    found = await members.look(world.guild.id, list(people.values()))
    assert found == {people["aki"]: True, people["ben"]: True, people["chika"]: False}
    assert asked == [people["chika"]]


async def removed(world: World, name: str) -> None:
    """Let somebody be removed from the server, an hour after they were seen there."""
    world.guild.remove_member(world.people[name])
    world.clock.now += 3600.0


def mentions(world: World, name: str) -> list[str]:
    return [one.content for one in world.messages() if f"<@{world.people[name].id}>" in one.content]


async def test_banned_person_neither_plays_nor_is_pinged(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    session = await world.session()
    name = next(one for one in world.people if world.people[one].id == session.players[session.movers[0]].user_id)
    pinged = len(mentions(world, name))
    await removed(world, name)
    other = await begun_dm(world, name)
    shown = private(await press(world.people[name].user, other, "Octa"))
    assert shown.content.startswith("You aren’t on the server of this table")
    await settle_all(world)
    after = await world.session()
    assert after.player_of(world.people[name].id).away  # type: ignore[union-attr]
    said = [one for one in world.messages() if one.content.startswith("🚪 **")]
    assert [one.content.split(" isn’t")[0] for one in said] == [f"🚪 **{name}**"]
    assert labels(said[0]) == ["I’m back"]
    world.clock.now += 3 * DAY
    await world.client.tick()
    await settle_all(world)
    assert len(mentions(world, name)) <= pinged


async def test_namesakes_are_told_apart_when_one_is_off(tmp_path: Path, plain_pictures: None) -> None:
    shown = {"aki": "Alex", "ben": "Alex"}
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        session = await begun_game(world, "aki", "ben", game="octa")
        name = ("aki", "ben")[1]
        await removed(world, name)
        await world.services.absences.doubt(world.people[name].id)
        await settle_all(world)
        assert any(one.content.startswith("🚪 **Alex \\(2\\)** isn’t on this server") for one in world.messages())
        assert session.names == ("Alex", "Alex (2)")


async def test_who_is_back_and_types_a_command_is_awaited_again(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", stand_ins="false")
    user = world.people["ben"]
    await removed(world, "ben")
    await world.services.absences.doubt(user.id)
    assert (await world.session()).players[1].off is not None
    world.people["ben"] = world.guild.add_member(user.user)
    await reply_to(world, "ben", "standings")
    assert (await world.session()).players[1].off is None
    assert session.row == 0


async def test_back_is_welcome_at_a_table_that_waits(world: World) -> None:
    await begun_game(world, "aki", "ben", game="octa", stand_ins="false")
    user = world.people["ben"]
    await removed(world, "ben")
    await world.services.absences.doubt(user.id)
    await settle_all(world)
    (said,) = [one for one in world.messages() if one.content.startswith("🚪 **ben**")]
    assert "I’m looking for somebody to take it." in said.content
    world.people["ben"] = world.guild.add_member(user.user)
    shown = private(await press(world.people["ben"], said, "I’m back"))
    assert shown.content.startswith("Welcome back!")


async def begun_dm(world: World, name: str) -> Any:
    """Return somebody's inbox in their direct messages."""
    user = world.people[name].user
    return private(await user.slash("tables"))


async def test_moderator_gives_a_seat_in_three_presses(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    eri = moderator(world)
    asked = await does(world, eri, "to-computer")
    assert labels(asked) == ["aki: to the computer", "ben: to the computer", "chika: to the computer"]
    sure = private(await press(eri, asked, "ben"))
    assert "They come back only if a moderator lets them" in sure.content
    done = private(await press(eri, sure, "Give it to the computer"))
    assert done.content == "Done: **ben** no longer plays on this seat. The table has been told."
    await settle_all(world)
    (said,) = [one for one in world.messages() if one.content.startswith("🛡️")]
    ben = world.people["ben"].id
    assert said.content.startswith(f"🛡️ <@{ben}>: **eri**, a moderator, gave your seat to the computer.")
    assert "🛡️ **eri**, a moderator, took **ben** off their seat." in await log_of(world, "aki")
    again = await does(world, eri, "to-computer")
    assert "Let ben back in" in labels(again)
    back = private(await press(eri, again, "Let ben back in"))
    assert back.content == "**ben** can come back, by pressing **I’m back**."


async def test_host_and_players_who_moderate_are_bound(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game="octa")
    assert ((await does(world, "ben", "to-computer")).content).startswith("Only the host")
    assert ((await does(world, "aki", "to-computer")).content).startswith("There is no seat that you can give")
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.env.backend.add_member_role(world.guild.id, world.people["ben"].id, role.id)
    assert ((await does(world, "ben", "to-computer")).content).startswith("You sit at this table yourself")
    assert (await reply_to(world, "ben", "game end")).startswith("You sit at this table yourself")
    world.forged_id = made_id(session.id, 0, ("to-computer", str(world.people["chika"].id), "sure"))
    assert "You sit at this table" in private(await press(world.people["ben"], world.panel(), "My panel")).content
    for name in ("１", "9" * 30, "x"):
        world.forged_id = made_id(session.id, 0, ("to-computer", name, "sure"))
        assert private(await press(world.people["aki"], world.panel(), "My panel")).content.startswith(
            "They have no"
        )
    await late(world, "chika")
    asked = await does(world, "aki", "to-computer")
    assert labels(asked) == ["chika: to the computer"]
    sure = private(await press(world.people["aki"], asked, "chika"))
    assert "They can return any time with **I’m back**" in sure.content


async def test_moderator_elsewhere_has_no_right_here(world: World) -> None:
    """The right is that of the table's own channel."""
    session = await begun_game(world, "aki", "ben", "chika", game="octa")
    own = discord.PermissionOverwrite(manage_messages=True)
    room = world.guild.create_text_channel("dais", overwrites={world.people["dai"]: own})
    await begun_game(world, "chika", "aki", game="octa", at=room)
    world.forged_id = made_id(session.id, 0, ("to-computer", str(world.people["ben"].id), "sure"))
    board = next(message for message in reversed(room.history()) if "My panel" in labels(message))
    assert private(await press(world.people["dai"], board, "My panel")).content.startswith("Only the host")


async def test_moderator_removes_from_a_lobby(world: World) -> None:
    await lobby(world, "aki", "ben")
    eri = moderator(world)
    asked = await does(world, eri, "remove")
    assert labels(asked) == ["Remove aki", "Remove ben", "Done"]
    await press(eri, asked, "Remove ben")
    await settle_all(world)
    said = world.messages()[-1].content
    assert said.startswith(f"🚪 <@{world.people['ben'].id}>: **eri**, a moderator, removed you from this lobby.")


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await begun_game(world, "aki", "ben", "chika", game="octa", lang="ja")
        eri = moderator(world)
        asked = await does(world, eri, "to-computer")
        assert lists(asked)[0]["placeholder"] == "プレイヤーを選ぶ"
        sure = private(await press(eri, asked, "ben"))
        await press(eri, sure, "コンピュータに任せる")
        await settle_all(world)
        assert any("モデレーターの**eri**さんがあなたの席を" in one.content for one in world.messages())


async def test_turn_in_a_channel_that_one_does_not_see(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game="octa")
    user = session.players[session.movers[0]].user_id
    name = next(one for one in world.people if world.people[one].id == user)
    nothing = discord.Permissions(view_channel=True).value
    hidden = Overwrite(target_id=world.people[name].id, type=OverwriteType.MEMBER, allow=0, deny=nothing)
    world.env.backend.set_overwrite(world.channel.id, hidden)
    world.clock.now += 1.5 * DAY
    await world.client.tick()
    await settle_all(world)
    direct = [one.content for one in world.people[name].user.dm_channel.history() if one.author.bot]
    assert len(direct) == 1
    assert direct[0].startswith("👀 It’s your move in Octa, but you can’t see the channel of the table.")


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


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ((200, -1), True), ((404, 10007), False), ((404, 10013), False), ((404, 10004), None), ((403, 50001), None),
        ((401, 0), None), ((500, 0), None), ((503, 0), None), (None, None),
    ],
)  # fmt: skip
async def test_member_is_asked_for_over_the_wire(
    monkeypatch: pytest.MonkeyPatch, said: tuple[int, int] | None, known: bool | None
) -> None:
    without_pauses(monkeypatch)
    server = Members({7: (70, "House")}, lambda message: None)
    server.said, server.questions[:] = said, []
    client = discord.Client(intents=discord.Intents.none())
    async with server.serving():
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
        await client.login("wire")
        assert await DiscordMembers(client).look(7, [9]) == {9: known}
        await client.close()
    assert set(server.questions) == {"/guilds/7/members/9"}


@pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001)])
async def test_kicked_bot_empties_no_table(world: World, status: int, code: int) -> None:
    """Invited again, or while Discord is away, everybody is where they were."""
    tables = [await begun_game(world, "aki", "ben", game="octa")]
    for number in range(3):
        room = world.guild.create_text_channel(f"room-{number}")
        tables.append(await begun_game(world, "aki", "chika", game="octa", at=room))
    world.env.inject_error("GET", r"/guilds/\d+/members/\d+", status=status, code=code, times=None)
    world.clock.now += 1.5 * DAY
    await world.client.tick()
    await settle_all(world)
    for table in tables:
        after = await world.services.tables.load(table.id)
        assert [player.off for player in after.players] == [None, None]
        assert not any(player.away for player in after.players)
