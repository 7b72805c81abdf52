"""The command on a person: invitations."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.rows.block import PERSON, BlockRow
from bot.rows.settings import DeclinedRow, UserSettings
from bot.session.model import Actor, Phase
from bot.store import Connection
from bot.store.blocks import BLOCKS
from bot.store.people.settings import DECLINED, SETTINGS

from .games import begun_game, lobby
from .world import World, labels, press, private

INVITE = "Invite to a game"


async def invites(world: World, name: str, guest: Any) -> str:
    """Return the private answer to the command on a person."""
    result = await world.people[name].context_menu(world.channel, INVITE, guest)
    await world.settle()
    return private(result).content


def calls(world: World) -> list[Any]:
    return [one for one in world.messages() if "invites you to" in one.content]


def notices_of(db: Connection) -> int:
    (found,) = db.execute("SELECT count(*) FROM notices").fetchone()
    return int(found)


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_guest_gets_a_seat_and_one_call(world: World, locale: str) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await lobby(world, "aki")
    world.locales[aki.id] = locale
    assert f"<@{ben.id}>" in await invites(world, "aki", ben)
    (guest,) = [one for one in (await world.session()).players if one.user_id == ben.id]
    assert guest.pending
    (call,) = calls(world)
    assert [one.id for one in call.mentions] == [ben.id]
    world.locales[aki.id] = "en-US"
    assert "already have a seat" in await invites(world, "aki", ben)
    assert len(calls(world)) == 1
    await press(ben, world.panel(), "Join")
    await world.settle()
    assert not (await world.session()).players[1].pending
    (past,) = [one for one in world.messages() if one.id == call.id]
    assert "invited somebody" in past.content
    assert await world.store.read(notices_of) == 0


async def test_invitation_without_a_lobby_asks_for_the_game_and_opens_it(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    shown = private(await aki.context_menu(world.channel, INVITE, ben))
    for forged, said in FORGED.items():
        world.forged_id = f"s1::0:invite{forged.format(aki=aki.id, ben=ben.id)}"
        assert said in private(await press(aki, shown, "Octa")).content.lower(), forged
        assert await world.services.tables.in_channel(world.channel.id) is None
        shown = private(await aki.context_menu(world.channel, INVITE, ben))
    assert "Octa" in labels(shown)
    done = private(await press(aki, shown, "Octa"))
    await world.settle()
    session = await world.session()
    assert (session.game, session.phase, session.host_id) == ("octa", Phase.LOBBY, aki.id)
    assert [(one.user_id, one.pending) for one in session.players] == [(aki.id, False), (ben.id, True)]
    assert f"<@{ben.id}>" in done.content
    await world.redeliver()
    assert len((await world.session()).players) == 2
    assert len(calls(world)) == 1


FORGED = {
    "": "no game called",
    ":octa": "can’t see this channel",
    ":octa:12x": "can’t see this channel",
    ":octa:99999999999999999999": "can’t see this channel",
    ":octa:4242": "can’t see this channel",
    ":chess:{ben}": "no game called",
    ":octa:{aki}": "choose somebody else",
}


async def test_guest_who_declines_or_is_erased_leaves(world: World) -> None:
    """Invitations are bounded."""
    world.services.quotas.limits = type(world.services.quotas.limits)(burst_calls=2)
    aki, ben = world.people["aki"], world.people["ben"]
    await lobby(world, "aki")
    for declines in (True, False):
        await invites(world, "aki", ben)
        if declines:
            await press(ben, world.panel(), "Leave")
        else:
            held = await world.services.privacy.about(ben.id)
            assert [seat["pending"] for seat in held["seats"]] == [1]
            await world.services.privacy.erase(Actor(ben.id, "ben"))
        await world.settle()
        assert [one.user_id for one in (await world.session()).players] == [aki.id]
    assert not any((await world.services.privacy.about(ben.id)).values())
    assert "Many invitations" in await invites(world, "aki", ben)
    assert len((await world.session()).players) == 1


async def test_who_cannot_be_invited(world: World) -> None:
    aki, ben, chika, dai = world.people.values()
    session = await lobby(world, "aki")
    assert "choose somebody else" in (await invites(world, "aki", aki)).lower()
    assert "Press **Join** in the lobby first" in await invites(world, "ben", dai)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "A bot can’t take a seat" in await invites(world, "aki", robot)
    await world.store.write(partial(SETTINGS.put, row=UserSettings(offers=False), user_id=ben.id))
    await world.store.write(lambda db: DECLINED.insert_new(db, DeclinedRow(dai.id, aki.id, "aki", 1.0)))
    await world.store.write(lambda db: BLOCKS.insert(db, BlockRow(PERSON, chika.id, 1, "", 1.0), blocked=True))
    said = {await invites(world, "aki", guest) for guest in (ben, dai, chika)}
    assert len(said) == 1, "the reason stays with them"
    assert len((await world.session()).players) == 1
    await world.store.write(partial(SETTINGS.put, row=UserSettings(), user_id=ben.id))
    await world.services.lobbies.join(session.id, Actor(ben.id, "ben"))
    await world.services.lobbies.remove(session.id, Actor(aki.id, "aki"), ben.id)
    assert "The host can let them in again" in await invites(world, "aki", ben)


async def test_game_that_has_begun_takes_no_guest(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert "Open another table with /game new" in await invites(world, "aki", world.people["dai"])
