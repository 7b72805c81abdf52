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

from .games import begun_game, lobby, mover, settle_all
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
    await settle_all(world)
    return Elsewhere(people, channel.history()[-1], opened)


async def forged(world: World, there: Elsewhere, name: str, forged_id: str) -> str:
    """Press a button on the other server with this id, and return the private answer."""
    world.forged_id = forged_id
    return private(await press(there.people[name], there.panel, "Join")).content


# --- another server ----------------------------------------------------------------------------------------------


async def test_moderator_of_another_server_ends_no_game(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    assert await forged(world, there, "dai", f"s1:{session.id}:0:end") == ELSEWHERE
    assert (await world.services.tables.load(session.id)).phase is Phase.PLAYING


async def test_nor_a_game_that_is_gone(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET game = 'go' WHERE id = ?", (session.id,)))
    assert await forged(world, there, "dai", f"s1:{session.id}:0:end") == ELSEWHERE


async def test_join_from_another_server_seats_nobody(world: World) -> None:
    session = await lobby(world, "aki")
    there = await elsewhere(world)
    join = custom_id(world.panel(), "Join")
    assert await forged(world, there, "dai", join) == ELSEWHERE
    assert await forged(world, there, "aki", join) == ELSEWHERE, "nor does the host join from there"
    assert (await world.services.tables.load(session.id)).players == session.players


async def test_stranger_reads_no_table_of_another_server(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    assert await forged(world, there, "dai", f"s1:{session.id}:0:hand") == ELSEWHERE
    assert await forged(world, there, "dai", f"s1::0:inbox-open:{session.id}") == ELSEWHERE


async def test_answer_needs_the_table_of_its_request(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    ben = world.people["ben"].id
    facts = {"at": session.row}
    number = await world.store.write(
        lambda db: requests.add(db, session.id, UNDO, 0, world.people["aki"].id, (ben,), 1, facts, world.clock.now)
    )
    mine = await forged(world, there, "chika", f"s1:{session.id}:0:answer:{number}:no")
    assert mine == "This request is not for you: ben can answer it."
    another = await forged(world, there, "ben", f"s1:{there.lobby.id}:0:answer:{number}:no")
    assert another == "This request is closed."
    none = await forged(world, there, "ben", f"s1::0:answer:{number}:no")
    assert none.startswith("There is no game here.")
    assert (await world.services.requests.load(number)).state == "open"


async def test_player_may_use_own_panel_from_another_server(world: World) -> None:
    """/tables lists the games of all servers and opens their panels."""
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    name = next(
        one for one in ("aki", "ben", "chika") if world.people[one].id == session.players[session.movers[0]].user_id
    )
    await world.skip_confirming(name)
    opened = await forged(world, there, name, f"s1::0:inbox-open:{session.id}")
    assert opened != ELSEWHERE
    choice = choices(world.panel())[0][0]
    assert "settles" in await forged(world, there, name, choice)
    assert (await world.services.tables.load(session.id)).row == session.row + 1


async def test_direct_message_leads_only_to_own_panel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    user = world.people["aki"].user
    notice = await world.client.get_partial_messageable(user.dm_channel.id).send(
        "x", view=_one_button(f"s1:{session.id}:0:hand")
    )
    shown = private(await user.click(notice, custom_id=f"s1:{session.id}:0:hand"))
    assert len(shown.attachments) == 1
    for verb in ("end", "keep", "rematch", "again", "join"):
        world.forged_id = f"s1:{session.id}:0:{verb}"
        refused = private(await user.click(notice, custom_id=f"s1:{session.id}:0:hand"))
        assert refused.content == ELSEWHERE
    assert user.id == session.host_id
    assert (await world.services.tables.load(session.id)).phase is Phase.PLAYING


def _one_button(custom_id: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="x", custom_id=custom_id))
    view.stop()
    return view


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
        for argument in ("", *numbers, "x" * room, "::"):
            for table in (session.id, ""):
                world.forged_id = f"s1:{table}:{'9' * 18}:{verb}:{argument}"
                result = await press(world.people["dai"], world.panel(), "My panel")
                assert result.acknowledged, (verb, argument)
        assert not world.client.app.measures.incidents, verb


@pytest.mark.parametrize("path", ["correct:{seat}:castle", "correct", "line", "line:{seat}:castle;move"])
async def test_forged_line_plays_nothing_and_takes_nothing_back(world: World, path: str) -> None:
    """What is no line is answered with a sentence, and the press before it stands."""
    await begun_game(world, "aki", "ben", "chika", game="octa")
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), "My panel"))
    (button, _) = next(one for one in choices(shown) if not one[1])
    private(await actor.click(shown, custom_id=button))
    session = await world.session()
    seat = next(player.seat for player in session.players if player.user_id == actor.id)
    world.forged_id = f"s1:{session.id}:{session.decisions[seat]}:{path.format(seat=seat)}"
    answer = private(await press(actor, world.panel(), "My panel"))
    assert answer.content
    assert (await world.session()).row == session.row
