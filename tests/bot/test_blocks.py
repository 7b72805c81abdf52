"""Keeping people away: seat offers declined for good, offers switched off, and the operator's blocks."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.session.model import Phase

from .games import (
    GAME,
    actor_of,
    begun_game,
    command,
    gives_seat,
    lobby,
    my_data,
    play_to_end,
    reply_to,
    settle_all,
    starting,
)
from .world import World, answer_to, controls, labels, private

pytestmark = pytest.mark.database


def offers(world: World) -> list[discord.Message]:
    return starting(world, "🪑")


async def give(world: World, name: str, to: str) -> str:
    return (await gives_seat(world, name, world.people[to])).content


# --- seat offers -------------------------------------------------------------------------------------------------


async def test_seats_from_a_person_are_declined_for_good_and_taken_back(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai = world.people["dai"]
    await give(world, "aki", "dai")
    assert labels(offers(world)[-1]) == ["Accept", "Decline", "Never from them"]
    never = next(c["custom_id"] for c in controls(offers(world)[-1]) if c["label"] == "Never from them")
    foreign = private(await world.people["ben"].click(offers(world)[-1], custom_id=never))
    assert "not for you" in foreign.content
    assert await world.services.preferences.declined(world.people["ben"].id) == []
    said = await answer_to(dai, offers(world)[-1], "Never from them")
    assert said.content.startswith("Declined for good: this person can’t offer you seats")
    await settle_all(world)
    count = len(offers(world))
    refused = await give(world, "aki", "dai")
    assert refused.startswith("You can’t ask them about a seat at the moment.")
    assert len(offers(world)) == count
    await world.restart()
    elsewhere = world.guild.create_text_channel("elsewhere")
    await begun_game(world, "aki", "ben", "chika", at=elsewhere)
    assert (await gives_seat(world, "aki", dai, at=elsewhere)).content == refused, "at all tables"
    assert (await give(world, "ben", "dai")).startswith("Asked:"), "others may"
    (row,) = (await world.services.privacy.about(dai.id))["declined"]
    assert (row["from_id"], row["name"]) == (world.people["aki"].id, "aki")
    shown = await answer_to(dai, await command(world, "dai", "settings"), "Seats…")
    assert "Declined for good: 1 person" in shown.content
    listed = await answer_to(dai, shown, "Declined for good")
    assert "aki" in labels(listed)
    assert "nobody" in (await answer_to(dai, listed, "aki")).content
    assert (await give(world, "aki", "dai")).startswith("Asked:")


async def test_late_never_and_erased_person(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await give(world, "aki", "dai")
    never = next(c["custom_id"] for c in controls(offers(world)[-1]) if c["label"] == "Never from them")
    request, aki, dai = int(never.split(":")[4]), world.people["aki"], world.people["dai"].id
    await world.services.requests.refuse(request, actor_of(world.people["dai"]))
    await world.services.requests.decline_for_good(request, actor_of(world.people["dai"]), "aki")
    assert await world.services.preferences.declined(dai) == [(aki.id, "aki")]
    assert await world.services.privacy.erase(actor_of(aki))
    assert await world.services.preferences.declined(dai) == []


async def test_settings_can_refuse_all_offers_in_both_languages(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai, said = world.people["dai"], "Others can offer you their seats: **{}**"
    shown = await answer_to(dai, await command(world, "dai", "settings"), "Seats…")
    assert said.format("on") in shown.content
    assert said.format("off") in (await answer_to(dai, shown, "Refuse seat offers")).content
    await world.restart()
    world.locales[world.people["aki"].id] = world.locales[dai.id] = "ja"
    assert (await give(world, "aki", "dai")).startswith("今はその人に席について")
    assert offers(world) == []
    await answer_to(dai, await command(world, "dai", "settings"), "席…", "申し出を受ける")
    assert not (await give(world, "aki", "dai")).startswith("今はその人に")


async def test_rematch_keeps_no_seat_for_who_declined(world: World) -> None:
    played = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    aki, ben = world.people["aki"], world.people["ben"].id
    await world.store.write(lambda db: db.execute("INSERT INTO declined VALUES (?, ?, 'aki', 0.0)", (ben, aki.id)))
    opened = await world.services.rematches.again(played.id, actor_of(aki))
    assert {player.name for player in opened.players} == {"aki", "chika"}


# --- blocks ------------------------------------------------------------------------------------------------------


def owned_by(world: World, name: str = "dai") -> None:
    app = world.client.app
    app.operator = replace(app.operator, owners=frozenset({world.people[name].id}))


async def admin(world: World, name: str = "dai", **options: object) -> str:
    """Type /admin in a direct message, as the README advises."""
    reply = private(await world.people[name].user.slash("admin", **options))
    await settle_all(world)
    return reply.content


async def test_blocked_person_leaves_and_others_play_on(world: World) -> None:
    owned_by(world)
    ben, room = world.people["ben"], world.guild.create_text_channel("lobby")
    session = await begun_game(world, "aki", "ben", "chika")
    waiting = await lobby(world, "ben", "aki", at=room)
    assert await admin(world, "aki", person=ben.user) == "Only the operator of this bot can do that."
    assert await world.services.blocks.standing() == []
    said = await admin(world, person=ben.user, reason="spams **everybody**")
    assert f"Blocked: <@{ben.id}>." in said
    assert "spams" in said
    after = await world.services.tables.load(session.id)
    assert (after.phase, after.players[1].gone) == (Phase.PLAYING, True), "treated as leaving"
    assert (await world.services.tables.load(waiting.id)).names == ("aki",)
    await world.restart()
    owned_by(world)
    blocked = "The operator of this bot has blocked you from using it."
    for name in ("tables", "game panel", "settings", "game seat", "rules"):
        assert (await reply_to(world, "ben", name)).startswith(blocked), name
    assert (await reply_to(world, "ben", "game new", game=GAME)).startswith(blocked)
    pressed = await answer_to(ben, world.panel(), labels(world.panel())[0])
    assert pressed.content.startswith("The operator of this bot")
    assert "What I keep" in await reply_to(world, "ben", "privacy")
    assert "I keep about you" in (await my_data(world, "ben", "Export mine")).content
    second = world.guild.create_text_channel("second")
    await begun_game(world, "aki", "chika", "dai", at=second)
    offered = await gives_seat(world, "aki", ben, at=second)
    assert offered.content.startswith("You can’t ask them about a seat")
    world.locales[ben.id] = "ja"
    assert (await reply_to(world, "ben", "help")).startswith("このボットの運営者の判断により")
    assert "No longer blocked" in await admin(world, person=ben.user, lift=True)
    world.locales.clear()
    assert (await reply_to(world, "ben", "help")).startswith("**`/game new`")
    decisions = await world.store.read(lambda db: db.execute("SELECT blocked, reason FROM blocks").fetchall())
    assert decisions == [(1, "spams **everybody**"), (0, "")], "every decision stays on record"
    assert "Blocked: " in await admin(world, person=world.people["dai"].user)
    lifted = await admin(world, person=world.people["dai"].user, lift=True)
    assert "No longer" in lifted, "owners cannot lock themselves out"


async def test_interrupted_block_is_finished_at_the_next_start(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    sql = "INSERT INTO blocks (kind, target, blocked, by_id, reason, at) VALUES ('person', ?, 1, 1, '', 0.0)"
    await world.store.write(lambda db: db.execute(sql, (world.people["ben"].id,)))
    await world.restart()
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).players[1].gone


async def test_blocked_server_gets_sentences_and_no_posts(world: World) -> None:
    owned_by(world)
    session, here = await begun_game(world, "aki", "ben", "chika"), str(world.guild.id)
    assert "isn’t a server id" in await admin(world, server="here")
    assert "Blocked: `" in await admin(world, server=here, reason="raids")
    before = len(world.messages())
    for name in ("game board", "help", "tables", "standings"):
        reply = await reply_to(world, "aki", name)
        assert reply.startswith("The operator of this bot has blocked this server."), name
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    await world.restart()
    owned_by(world)
    await world.client.upkeep()
    await settle_all(world)
    assert len(world.messages()) == before
    await admin(world, server=here, lift=True)
    await settle_all(world)
    assert len(world.messages()) == before + 1, "what waited is posted"
    assert "game" in (await reply_to(world, "aki", "help"))
