"""The command on a person: invitations."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
from simcord import InteractionResult

from bot.command_tree import Commands
from bot.kit.commands import CommandTexts, locale_text
from bot.rows.block import PERSON, BlockRow
from bot.rows.settings import DeclinedRow, UserSettings
from bot.session.model import Actor, Phase
from bot.store import Connection
from bot.store.blocks import BLOCKS
from bot.store.people.settings import DECLINED, SETTINGS

from .games import begun_game, lobby, settle_all
from .test_commands import payload  # noqa: F401
from .test_installs import away
from .world import World, labels, press, private

INVITE = "Invite to a game"


async def use(world: World, name: str, menu: str, target: Any) -> str:
    """Return the private answer to a command of the menu of a message or a person."""
    result: InteractionResult = await world.people[name].context_menu(world.channel, menu, target)
    await settle_all(world)
    return private(result).content


# --- registration ------------------------------------------------------------------------------------------------


async def test_menus_are_registered_within_limits(payload: list[dict[str, Any]]) -> None:  # noqa: F811
    menus = [one for one in payload if one.get("type", 1) != 1]
    assert {(one["name"], one["type"]) for one in menus} == {(INVITE, 2)}
    for one in menus:
        assert set(one["name_localizations"]) == {"ja"}
        assert all(len(name) <= 32 for name in (one["name"], one["name_localizations"]["ja"]))
        assert (one["contexts"], one["integration_types"]) == ([0], [0])
        assert not {"options", "description"} & one.keys()


async def test_changed_menu_is_registered_again(world: World) -> None:
    preferences = world.services.preferences
    assert not await world.client.tree.sync_if_changed(preferences)
    world.client.tree.remove_command(INVITE, type=discord.AppCommandType.user)
    assert await world.client.tree.sync_if_changed(preferences)


async def test_menu_names_are_translated() -> None:
    where: Any = None
    for key, name in (("invite", "ゲームに招待する"),):
        assert (
            await CommandTexts().translate(locale_text(f"command-menu-{key}"), discord.Locale.japanese, where)
            == name
        )
    client = discord.Client(intents=discord.Intents.none())
    assert len(Commands(client).get_commands(type=discord.AppCommandType.user)) == 1


# --- invite to a game --------------------------------------------------------------------------------------------


def notices_of(db: Connection) -> int:
    (found,) = db.execute("SELECT count(*) FROM notices").fetchone()
    return int(found)


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_guest_gets_a_seat_and_one_call(world: World, locale: str) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await lobby(world, "aki")
    world.locales[aki.id] = locale
    said = await use(world, "aki", INVITE, ben)
    assert f"<@{ben.id}>" in said
    session = await world.session()
    (guest,) = [one for one in session.players if one.user_id == ben.id]
    assert guest.pending
    calls = [one for one in world.messages() if "invites you to" in one.content]
    (call,) = calls
    assert [one.id for one in call.mentions] == [ben.id]
    world.locales[aki.id] = "en-US"
    assert "already have a seat" in await use(world, "aki", INVITE, ben)
    assert len([one for one in world.messages() if "invites you to" in one.content]) == 1
    await press(ben, world.panel(), "Join")
    await settle_all(world)
    assert not (await world.session()).players[1].pending
    (past,) = [one for one in world.messages() if one.id == call.id]
    assert "invited somebody" in past.content
    assert await world.store.read(notices_of) == 0


async def test_invitation_without_a_lobby_asks_for_the_game_and_opens_it(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    result = await aki.context_menu(world.channel, INVITE, ben)
    shown = private(result)
    assert "Octa" in labels(shown)
    done = private(await press(aki, shown, "Octa"))
    await settle_all(world)
    session = await world.session()
    assert (session.game, session.phase, session.host_id) == ("octa", Phase.LOBBY, aki.id)
    assert [(one.user_id, one.pending) for one in session.players] == [(aki.id, False), (ben.id, True)]
    assert f"<@{ben.id}>" in done.content
    await world.redeliver()
    assert len((await world.session()).players) == 2
    assert len([one for one in world.messages() if "invites you to" in one.content]) == 1


async def test_guest_who_declines_leaves(world: World) -> None:
    ben = world.people["ben"]
    await lobby(world, "aki")
    await use(world, "aki", INVITE, ben)
    await press(ben, world.panel(), "Leave")
    await settle_all(world)
    assert [one.user_id for one in (await world.session()).players] == [world.people["aki"].id]


async def test_who_cannot_be_invited(world: World) -> None:
    aki, ben, dai = (world.people[name] for name in ("aki", "ben", "dai"))
    await lobby(world, "aki")
    assert "choose somebody else" in (await use(world, "aki", INVITE, aki)).lower()
    assert "Press **Join** in the lobby first" in await use(world, "ben", INVITE, dai)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "A bot can’t take a seat" in await use(world, "aki", INVITE, robot)
    await world.store.write(partial(SETTINGS.put, row=UserSettings(offers=False), user_id=ben.id))
    closed = await use(world, "aki", INVITE, ben)
    await world.store.write(lambda db: DECLINED.insert_new(db, DeclinedRow(dai.id, aki.id, "aki", 1.0)))
    assert closed == await use(world, "aki", INVITE, dai), "the reason stays with them"
    await world.store.write(
        lambda db: BLOCKS.insert(db, BlockRow(PERSON, world.people["chika"].id, 1, "", 1.0), blocked=True)
    )
    assert closed == await use(world, "aki", INVITE, world.people["chika"])
    assert len((await world.session()).players) == 1


async def test_removed_guest_stays_out(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    session = await lobby(world, "aki", "ben")
    await world.services.lobbies.remove(session.id, Actor(aki.id, "aki"), ben.id)
    assert "The host can let them in again" in await use(world, "aki", INVITE, ben)


async def test_game_that_has_begun_takes_no_guest(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert "Open another table with /game new" in await use(world, "aki", INVITE, world.people["dai"])


async def test_invitations_are_bounded(world: World) -> None:
    world.services.quotas.limits = type(world.services.quotas.limits)(burst_calls=2)
    ben = world.people["ben"]
    await lobby(world, "aki")
    for _ in range(2):
        await use(world, "aki", INVITE, ben)
        await press(ben, world.panel(), "Leave")
    assert "Many invitations" in await use(world, "aki", INVITE, ben)
    assert len((await world.session()).players) == 1


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        ("s1::0:invite", "no game called"),
        ("s1::0:invite:octa", "can’t see this channel"),
        ("s1::0:invite:octa:12x", "can’t see this channel"),
        ("s1::0:invite:octa:99999999999999999999", "can’t see this channel"),
        ("s1::0:invite:octa:4242", "can’t see this channel"),
        ("s1::0:invite:chess:{ben}", "no game called"),
        ("s1::0:invite:octa:{aki}", "choose somebody else"),
    ],
)
async def test_forged_invitations_are_refused(world: World, forged: str, said: str) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    shown = private(await aki.context_menu(world.channel, INVITE, ben))
    world.forged_id = forged.format(aki=aki.id, ben=ben.id)
    assert said.lower() in private(await press(aki, shown, "Octa")).content.lower()
    assert await world.services.tables.in_channel(world.channel.id) is None


async def test_menus_need_the_bot_on_the_server(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    away(world)
    assert (await use(world, "aki", INVITE, world.people["ben"])).startswith("I’m not on this server")


async def test_erased_guest_leaves_the_lobby(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await lobby(world, "aki")
    await use(world, "aki", INVITE, ben)
    held = await world.services.privacy.about(ben.id)
    assert [seat["pending"] for seat in held["seats"]] == [1]
    await world.services.privacy.erase(Actor(ben.id, "ben"))
    await settle_all(world)
    assert [one.user_id for one in (await world.session()).players] == [aki.id]
    assert not any((await world.services.privacy.about(ben.id)).values())
