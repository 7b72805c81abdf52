"""Forged presses: from another server, or with ids that no panel has. Each gets a sentence and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import pytest
from simcord import MemberActor

from bot.command_tree import verbs
from bot.kit.ids import LIMIT
from bot.rows.messages import UNDO
from bot.session.model import Phase, Session
from bot.store.messages import requests

from .games import begun_game, lobby, mover
from .player import choices
from .world import World, custom_id, press, private

ELSEWHERE = "This table is on another server. Press the button there."
OLD = "This button has expired."


@dataclass(frozen=True)
class Elsewhere:
    """A second server with a lobby of its own, where everybody may do everything."""

    people: dict[str, MemberActor]
    panel: discord.Message
    lobby: Session


async def elsewhere(world: World) -> Elsewhere:
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    moderator = guild.create_role("moderator", permissions=discord.Permissions(administrator=True))
    people = {name: guild.add_member(person.user, roles=[moderator]) for name, person in world.people.items()}
    opened = await lobby(world, "dai", at=channel)
    return Elsewhere(people, channel.history()[-1], opened)


async def forged(world: World, there: Elsewhere, name: str, forged_id: str) -> str:
    """Press a button on the other server with this id, and return the private answer."""
    world.forged_id = forged_id
    return private(await press(there.people[name], there.panel, "Join")).content


# --- another server ----------------------------------------------------------------------------------------------


async def test_nobody_joins_reads_or_ends_a_table_from_another_server(world: World) -> None:
    """Neither the host joins from there, nor a moderator of that server ends a game, even one that is gone."""
    there = await elsewhere(world)
    waiting = await lobby(world, "aki")
    for name in ("dai", "aki"):
        assert await forged(world, there, name, custom_id(world.panel(), "Join")) == ELSEWHERE
    assert (await world.services.tables.load(waiting.id)).players == waiting.players
    session = await begun_game(world, "aki", "ben", "chika", at=world.guild.create_text_channel("x"))
    for path in (f"{session.id}:0:end", f"{session.id}:0:hand", f":0:inbox-open:{session.id}"):
        assert await forged(world, there, "dai", f"s1:{path}") == ELSEWHERE
    assert (await world.services.tables.load(session.id)).phase is Phase.PLAYING
    await world.store.write(lambda db: db.execute("UPDATE sessions SET game = 'go' WHERE id = ?", (session.id,)))
    assert await forged(world, there, "dai", f"s1:{session.id}:0:end") == ELSEWHERE


async def test_answer_needs_the_table_of_its_request(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there, aki, ben = await elsewhere(world), world.people["aki"].id, world.people["ben"].id
    asked = (session.id, UNDO, 0, aki, (ben,), 1, {"at": session.row}, world.clock.now)
    number = await world.store.write(lambda db: requests.add(db, *asked))
    for name, table, said in (
        ("chika", session.id, "This request is not for you: ben can answer it."),
        ("ben", there.lobby.id, "This request is closed."),
        ("ben", "", "There is no game here."),
    ):
        answer = await forged(world, there, name, f"s1:{table}:0:answer:{number}:no")
        assert answer.startswith(said)
    assert (await world.services.requests.load(number)).state == "open"


async def test_player_may_use_own_panel_from_another_server(world: World) -> None:
    """/tables lists the games of all servers and opens their panels."""
    session = await begun_game(world, "aki", "ben", "chika")
    there, who = await elsewhere(world), await mover(world)
    name = next(name for name, person in world.people.items() if person.id == who.id)
    await world.skip_confirming(name)
    assert await forged(world, there, name, f"s1::0:inbox-open:{session.id}") != ELSEWHERE
    assert "settles" in await forged(world, there, name, choices(world.panel())[0][0])
    assert (await world.services.tables.load(session.id)).row == session.row + 1


async def test_direct_message_leads_only_to_own_panel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    user, hand = world.people["aki"].user, f"s1:{session.id}:0:hand"
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="x", custom_id=hand))
    view.stop()
    notice = await world.client.get_partial_messageable(user.dm_channel.id).send("x", view=view)
    assert len(private(await user.click(notice, custom_id=hand)).attachments) == 1
    for verb in ("end", "keep", "rematch", "again", "join"):
        world.forged_id = f"s1:{session.id}:0:{verb}"
        assert private(await user.click(notice, custom_id=hand)).content == ELSEWHERE
    assert user.id == session.host_id
    assert (await world.services.tables.load(session.id)).phase is Phase.PLAYING


# --- ids that cannot be read -------------------------------------------------------------------------------------

UNREADABLE = [
    f"s1:aaaaaaaaaa:{'9' * 5_000}:hand", f"s1:aaaaaaaaaa:{'9' * 60}:hand", f"s1:{'a' * 5_000}:0:hand",
    "s1:\ud800:0:hand", "s1:\N{SUPERSCRIPT TWO}:\N{SUPERSCRIPT TWO}:hand", "s1:a:-1:hand", "", ":",
    "s1:a:0:pick",
]  # fmt: skip


async def test_unreadable_id_is_answered(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    for forged_id in UNREADABLE:
        world.forged_id = forged_id
        shown = private(await press(world.people["aki"], world.panel(), "My panel"))
        assert shown.content.startswith(OLD), forged_id


@pytest.mark.parametrize("part", range(8))
async def test_made_up_arguments_get_a_sentence(world: World, part: int) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    for verb in sorted(verbs())[part::8]:
        room = LIMIT - len(f"s1:{session.id}:{'9' * 18}:{verb}:")
        numbers = ("9" * room, "-1", "\N{ARABIC-INDIC DIGIT THREE}", "0:" + "9" * (room - 2))
        for place, argument in enumerate(("", *numbers, "x" * room, "::")):
            for table in (session.id, "") if place < 2 else ((session.id, "")[place % 2],):
                world.forged_id = f"s1:{table}:{'9' * 18}:{verb}:{argument}"
                result = await press(world.people["dai"], world.panel(), "My panel")
                assert result.acknowledged, (verb, argument)
        assert not world.client.app.measures.incidents, verb


async def test_forged_line_plays_nothing_and_takes_nothing_back(world: World) -> None:
    """What is no line is answered with a sentence, and the press before it stands."""
    await begun_game(world, "aki", "ben", "chika", game="octa")
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), "My panel"))
    (button, _) = next(one for one in choices(shown) if not one[1])
    private(await actor.click(shown, custom_id=button))
    session = await world.session()
    seat = next(player.seat for player in session.players if player.user_id == actor.id)
    for path in (f"correct:{seat}:castle", "correct", "line", f"line:{seat}:castle;move"):
        world.forged_id = f"s1:{session.id}:{session.decisions[seat]}:{path}"
        assert private(await press(actor, world.panel(), "My panel")).content
        assert (await world.session()).row == session.row, path
