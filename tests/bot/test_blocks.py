"""Keeping people away: seat offers declined for good, offers switched off, and the operator's blocks."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.kit.app import Operator
from bot.session.model import Phase
from bot.store import Connection

from .games import GAME, actor_of, begun_game, gives_seat, lobby, my_data, play_to_end, reply_to, settle_all
from .world import Message, World, controls, labels, press, private

pytestmark = pytest.mark.database


def offers(world: World) -> list[discord.Message]:
    return [message for message in world.messages() if message.content.startswith("🪑")]


async def give(world: World, name: str, to: str) -> str:
    reply = (await gives_seat(world, name, world.people[to])).content
    await settle_all(world)
    return reply


# --- seat offers -------------------------------------------------------------------------------------------------


async def test_seats_from_a_person_are_declined_for_good_and_taken_back(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await give(world, "aki", "dai")
    assert labels(offers(world)[-1]) == ["Accept", "Decline", "Never from them"]
    said = private(await press(world.people["dai"], offers(world)[-1], "Never from them")).content
    assert said.startswith("Declined for good: this person can’t offer you seats")
    await settle_all(world)
    count = len(offers(world))
    refused = await give(world, "aki", "dai")
    assert refused.startswith("You can’t ask them about a seat at the moment.")
    assert len(offers(world)) == count
    await world.restart()
    elsewhere = world.guild.create_text_channel("elsewhere")
    second = await lobby(world, "aki", "ben", "chika", at=elsewhere)
    await world.services.moves.begin(second.id, actor_of(world.people["aki"]))
    answer = await gives_seat(world, "aki", world.people["dai"], at=elsewhere)
    assert answer.content == refused, "at all tables"
    assert (await give(world, "ben", "dai")).startswith("Asked:"), "others may"
    shown = private(await world.people["dai"].slash(world.channel, "settings"))
    shown = private(await press(world.people["dai"], shown, "Seats…"))
    assert "Declined for good: 1 person" in shown.content
    listed = private(await press(world.people["dai"], shown, "Declined for good"))
    assert "aki" in labels(listed)
    assert "nobody" in private(await press(world.people["dai"], listed, "aki")).content
    assert (await give(world, "aki", "dai")).startswith("Asked:")


async def test_late_and_foreign_presses_on_never(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await give(world, "aki", "dai")
    offer = offers(world)[-1]
    never = next(c["custom_id"] for c in controls(offer) if c["label"] == "Never from them")
    assert "not for you" in private(await world.people["ben"].click(offer, custom_id=never)).content
    assert await world.services.preferences.declined(world.people["ben"].id) == []
    request = int(never.split(":")[4])
    await world.services.requests.refuse(request, actor_of(world.people["dai"]))
    await world.services.requests.decline_for_good(request, actor_of(world.people["dai"]), "aki")
    assert await world.services.preferences.declined(world.people["dai"].id) == [(world.people["aki"].id, "aki")]
    assert (await world.services.tables.load(session.id)).row == session.row


async def test_settings_can_refuse_all_offers_in_both_languages(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai = world.people["dai"]
    shown = private(await dai.slash(world.channel, "settings"))
    shown = private(await press(dai, shown, "Seats…"))
    assert "Others can offer you their seats: **on**" in shown.content
    off: Message = private(await press(dai, shown, "Refuse seat offers"))
    assert "Others can offer you their seats: **off**" in off.content
    await world.restart()
    world.locales[world.people["aki"].id] = "ja"
    assert (await give(world, "aki", "dai")).startswith("今はその人に席について")
    assert offers(world) == []
    world.locales[dai.id] = "ja"
    again = private(await dai.slash(world.channel, "settings"))
    again = private(await press(dai, again, "席…"))
    await press(dai, again, "申し出を受ける")
    assert not (await give(world, "aki", "dai")).startswith("今はその人に")


async def test_rematch_keeps_no_seat_for_who_declined(world: World) -> None:
    played = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    aki, ben = world.people["aki"], world.people["ben"]

    def decline(db: Connection) -> None:
        db.execute("INSERT INTO declined VALUES (?, ?, 'aki', 0.0)", (ben.id, aki.id))

    await world.store.write(decline)
    opened = await world.services.rematches.again(played.id, actor_of(aki))
    assert {player.name for player in opened.players} == {"aki", "chika"}


async def test_declined_people_are_exported_and_erased(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await give(world, "aki", "dai")
    await press(world.people["dai"], offers(world)[-1], "Never from them")
    dai, aki = world.people["dai"], world.people["aki"]
    (row,) = (await world.services.privacy.about(dai.id))["declined"]
    assert (row["from_id"], row["name"]) == (aki.id, "aki")
    assert await world.services.privacy.erase(actor_of(aki))
    assert await world.services.preferences.declined(dai.id) == []


# --- blocks ------------------------------------------------------------------------------------------------------


def owned_by(world: World, name: str) -> None:
    app = world.client.app
    app.operator = replace(app.operator, owners=frozenset({world.people[name].id}))


async def admin(world: World, name: str = "dai", **options: object) -> str:
    """Type /admin in a direct message, as the README advises."""
    reply = private(await world.people[name].user.slash("admin", **options))
    await settle_all(world)
    return reply.content


async def test_blocked_person_leaves_and_others_play_on(world: World) -> None:
    assert isinstance(world.client.app.operator, Operator)
    owned_by(world, "dai")
    session = await begun_game(world, "aki", "ben", "chika")
    room = world.guild.create_text_channel("lobby")
    waiting = await lobby(world, "ben", "aki", at=room)
    said = await admin(world, person=world.people["ben"].user, reason="spams **everybody**")
    assert f"Blocked: <@{world.people['ben'].id}>." in said
    assert "spams" in said
    after = await world.services.tables.load(session.id)
    assert after.phase is Phase.PLAYING
    assert after.players[1].gone, "treated as leaving"
    left = await world.services.tables.load(waiting.id)
    assert [player.name for player in left.players] == ["aki"]
    await world.restart()
    owned_by(world, "dai")
    for command, options in (
        ("game new", {"game": GAME}), ("tables", {}), ("game panel", {}), ("settings", {}),
        ("game seat", {}), ("rules", {}),
    ):  # fmt: skip
        reply = await reply_to(world, "ben", command, **options)
        assert reply.startswith("The operator of this bot has blocked you from using it."), command
    board = world.panel()
    pressed = await press(world.people["ben"], board, labels(board)[0])
    assert private(pressed).content.startswith("The operator of this bot")
    assert "What I keep" in await reply_to(world, "ben", "privacy")
    assert "I keep about you" in (await my_data(world, "ben", "Export mine")).content
    second = world.guild.create_text_channel("second")
    await begun_game(world, "aki", "chika", "dai", at=second)
    offered = await gives_seat(world, "aki", world.people["ben"], at=second)
    assert offered.content.startswith("You can’t ask them about a seat")
    world.locales[world.people["ben"].id] = "ja"
    assert (await reply_to(world, "ben", "help")).startswith("このボットの運営者の判断により")
    assert "No longer blocked" in await admin(world, person=world.people["ben"].user, lift=True)
    world.locales.clear()
    assert (await reply_to(world, "ben", "help")).startswith("**`/game new`")
    decisions = await world.store.read(lambda db: db.execute("SELECT blocked, reason FROM blocks").fetchall())
    assert decisions == [(1, "spams **everybody**"), (0, "")], "every decision stays on record"


async def test_interrupted_block_is_finished_at_the_next_start(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")

    def block(db: Connection) -> None:
        db.execute(
            "INSERT INTO blocks (kind, target, blocked, by_id, reason, at) VALUES ('person', ?, 1, 1, '', 0.0)",
            (world.people["ben"].id,),
        )

    await world.store.write(block)
    await world.restart()
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).players[1].gone


async def test_blocked_server_gets_sentences_and_no_posts(world: World) -> None:
    owned_by(world, "dai")
    session = await begun_game(world, "aki", "ben", "chika")
    assert "isn’t a server id" in await admin(world, server="here")
    assert "Blocked: `" in await admin(world, server=str(world.guild.id), reason="raids")
    before = len(world.messages())
    for command in ("game board", "help", "tables", "standings"):
        reply = await reply_to(world, "aki", command)
        assert reply.startswith("The operator of this bot has blocked this server."), command
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    await world.restart()
    owned_by(world, "dai")
    await world.client.upkeep()
    await settle_all(world)
    assert len(world.messages()) == before
    await admin(world, server=str(world.guild.id), lift=True)
    await settle_all(world)
    assert len(world.messages()) == before + 1, "what waited is posted"
    assert "game" in (await reply_to(world, "aki", "help"))


async def test_only_the_operator_blocks(world: World) -> None:
    owned_by(world, "dai")
    reply = await admin(world, "aki", person=world.people["ben"].user)
    assert reply == "Only the operator of this bot can do that."
    assert await world.services.blocks.standing() == []
    await world.services.blocks.require_unblocked(world.people["ben"].id, world.guild.id)
    assert "Blocked: " in await admin(world, person=world.people["dai"].user)
    assert "No longer" in await admin(world, person=world.people["dai"].user, lift=True), (
        "owners cannot lock themselves out"
    )
