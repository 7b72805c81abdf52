"""Seats kept in a lobby: in a rematch, and after a change of the options."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.session.model import Phase

from .games import actor_of, begun_game, does, lobby, play_to_end, reply_to, settle_all
from .world import Message, World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

WORDS = {
    "en": ("Rematch", "Begin", "Join", "**{who}** ✉️"),
    "ja": ("もう一度", "始める", "参加する", "**{who}** ✉️"),
}


def seats(world: World) -> Message:
    """Return the lobby's panel, which may be above a notice."""
    return next(message for message in reversed(world.messages()) if message.components)


@pytest.mark.parametrize("lang", WORDS)
async def test_rematch_does_not_begin_without_kept_players(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    again, begin, join, kept = WORDS[lang]
    async with open_world(tmp_path / "x.db", guild_locale="ja" if lang == "ja" else "en-US") as world:
        await play_to_end(world, await begun_game(world, "aki", "ben", "chika", game="octa", lang=lang))
        world.clock.now += 1
        await press(world.people["aki"], world.panel(), again)
        await settle_all(world)
        assert "@" not in seats(world).content
        for who in ("ben", "chika"):
            assert kept.format(who=who) in seats(world).content
        assert begin not in labels(seats(world))
        words = (await does(world, "aki", "begin")).content
        assert ("**Join**" if lang == "en" else "参加") in words
        assert "ben" in words
        assert "chika" in words
        assert (await world.session()).phase is Phase.LOBBY
        await world.restart()
        await press(world.people["chika"], seats(world), join)
        await settle_all(world)
        assert (await world.session()).names == ("aki", "ben", "chika"), "the seat that was kept"
        await press(world.people["aki"], seats(world), begin)
        await settle_all(world)
        session = await world.session()
        assert (session.phase, session.names) == (Phase.PLAYING, ("aki", "chika"))
        ben = world.people["ben"].id
        assert all(ben != user.id for user in world.panel().mentions)
        assert all(player.user_id != ben for player in session.players)


async def test_host_frees_seats_for_others(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    world.clock.now += 1
    await press(world.people["aki"], world.panel(), "Rematch")
    await settle_all(world)
    reply = private(await press(world.people["ben"], seats(world), "Set up…"))
    assert reply.content == "Only **aki** (host) sets up."
    page = private(await press(world.people["aki"], seats(world), "Set up…"))
    assert [one for one in labels(page) if one.startswith("Free")] == ["Free ben’s seat", "Free chika’s seat"]
    page = private(await press(world.people["aki"], page, "Free ben"))
    await settle_all(world)
    assert (await world.session()).names == ("aki", "chika")
    page = private(await press(world.people["aki"], page, "Free chika"))
    await settle_all(world)
    assert (await world.session()).names == ("aki",)
    assert not [one for one in labels(page) if one.startswith("Free")]


async def test_changed_options_notify_joined_players(world: World) -> None:
    await lobby(world, "aki", "ben", "chika")
    old = world.panel()
    stale = custom_id(old, "Join")
    menu = private(await press(world.people["aki"], old, "Set up…"))
    values = private(await press(world.people["aki"], menu, "Rated"))
    await press(world.people["aki"], values, "no")
    await settle_all(world)
    (notice,) = [message for message in world.messages() if message.content.startswith("⚙️")]
    ben, chika = world.people["ben"].id, world.people["chika"].id
    assert notice.content.startswith(
        f"⚙️ <@{ben}> and <@{chika}>: **aki** changed the options.\n✏️ Rated: yes → **no**\n"
    )
    assert {user.id for user in notice.mentions} == {ben, chika}
    assert "**ben** ✏️ · **chika** ✏️\n✏️ Rated: yes → **no**" in seats(world).content
    assert "your seat is reserved" in await reply_to(world, "ben", "tables")
    world.forged_id = stale
    copy = private(await press(world.people["ben"], seats(world), "Join"))
    assert copy.content.startswith("**You have not joined yet:**"), "on an old message one first reads what is new"
    await press(world.people["ben"], seats(world), "Join")
    await settle_all(world)
    assert "**ben** · **chika** ✏️\n✏️ Rated: yes → **no**" in seats(world).content
    await press(world.people["chika"], seats(world), "Join")
    await settle_all(world)
    assert "✏️" not in seats(world).content


async def test_begin_asks_before_it_leaves_somebody_behind(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", "dai", game="octa")
    aki = world.people["aki"]
    await world.services.lobbies.set_option(session.id, actor_of(aki), "rated", "false")
    for name in ("ben", "chika"):
        await world.services.lobbies.join(session.id, actor_of(world.people[name]))
    await world.services.lobbies.set_option(session.id, actor_of(aki), "clock", "7d")
    await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    assert "Only the host" in (await does(world, "ben", "begin")).content, "nobody else is asked"
    shown = private(await press(aki, seats(world), "Begin"))
    assert shown.content == (
        "**chika** and **dai** have not agreed to the new options. Begin without **chika** and **dai**?"
    )
    assert labels(shown) == ["Begin without chika and dai"]
    assert (await world.session()).phase is Phase.LOBBY
    await world.services.lobbies.join(session.id, actor_of(world.people["chika"]))
    again = private(await press(aki, shown, "Begin without"))
    assert labels(again) == ["Begin without dai"], "it is asked about others than before"
    await press(aki, again, "Begin without dai")
    await settle_all(world)
    assert ((await world.session()).phase, (await world.session()).names) == (
        Phase.PLAYING,
        ("aki", "ben", "chika"),
    )


async def test_options_set_back_ask_nobody(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    aki = actor_of(world.people["aki"])
    await world.services.lobbies.set_option(session.id, aki, "rated", "false")
    after = await world.services.lobbies.set_option(session.id, aki, "rated", "true")
    assert [(player.pending, player.accepted) for player in after.players] == [(False, None)] * 2
    await settle_all(world)
    assert "✏️" not in seats(world).content
