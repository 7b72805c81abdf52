"""Panels of landed versions: their controls still work."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.command_tree import verbs
from bot.delivery.scheduler import Scheduler
from bot.features.lobby.panel import lobby_panel
from bot.features.table.choices import top_menu
from bot.features.table.panels import PRIVATE_ROWS, private_panel, question_of
from bot.kit.ids import parse
from bot.kit.shapes import Panel, Select
from bot.services import Services
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.store import Store
from bot.texts import Speaker
from tests.landed import DUMPS, GUILD, LANDED, OCTA_CHANNEL, PEOPLE, Dump, Landed, name_of

from .games import command
from .world import World, answer_to, labels, open_world, press

MOVED = (":word", ":why", ":hint", ":since", ":more")
"""Verbs whose buttons stand behind Details or More… now; the old ones are answered as before."""


@pytest.fixture(params=LANDED, ids=name_of)
def landed(request: pytest.FixtureRequest) -> Landed:
    found: Landed = request.param
    return found


def ids(panel: Panel) -> Iterator[str]:
    """Return the custom ids of a panel in reading order; for a select each option's, with its value."""
    for row in panel.rows:
        if isinstance(row, Select):
            yield from (f"{row.custom_id} {option.value}" for option in row.options)
        else:
            yield from (button.custom_id for button in row if button.custom_id)


def panel_of(services: Services, session: Session) -> Panel:
    """Return the lobby, or the private panel of the first awaited seat."""
    voice = Speaker("en", session.names, session.game, strict=True)
    if session.phase is Phase.LOBBY:
        return lobby_panel(voice, session)
    pov = pov_of(session, session.players[session.movers[0]].user_id)
    question = question_of(voice, pov)
    return private_panel(voice, pov, None if question is None else top_menu(question, PRIVATE_ROWS))


@pytest.mark.parametrize("landed", DUMPS, ids=name_of)
async def test_custom_ids_of_standing_panels_are_still_made(tmp_path: Path, landed: Dump) -> None:
    store = await Store.open(landed.restore(tmp_path / "landed.db"))
    try:
        services = Services(store)
        for session_id, standing in landed.custom_ids.items():
            # A correction of the rules is a barrier, so that undo is not offered any more.
            expected = [one for one in standing if session_id not in landed.corrected or ":undo:" not in one]
            expected = [one for one in expected if not one.endswith(MOVED)]
            session = await services.tables.load(session_id)
            made = dict.fromkeys(ids(panel_of(services, session))).keys()
            if session.phase is Phase.LOBBY:
                assert made & set(expected), "Join, with these terms"
                known = {parse(one).verb for one in standing} <= verbs().keys()
                assert known, "the other buttons lead to their place"
                continue
            if landed.is_corrected(session.game) and not set(expected) & made:
                # A correction allows more than fits on buttons: those that stand are answered, as they are legal.
                rules, seat = session.rules, session.movers[0]
                legal = {rules.notation(one) for one in rules.legal_actions(session.state, seat)}
                stood = {one.split(":", 5)[5] for one in expected if ":act:" in one}
                assert stood
                assert stood <= legal
                continue
            assert [one for one in made if one in expected] == expected, "new controls may stand between"
    finally:
        await store.close()


@pytest.fixture
async def world(landed: Landed, tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """Restart the bot on that database; its game of Octa is in the server's only channel."""
    async with open_world(tmp_path / "new.db", names=("aki", "ben", "chio", "dai")) as opened:
        people = {person.user_id: opened.people[person.name.lower()].id for person in PEOPLE.values()}
        places = {GUILD: opened.guild.id, OCTA_CHANNEL: opened.channel.id}
        opened.database = landed.restore(tmp_path / "landed.db", {**people, **places})
        opened.clock.now = landed.now
        await opened.restart()
        await opened.settle()
        await opened.services.moves.post_again(landed.middle["octa"])
        await opened.settle()
        yield opened


async def pressed(world: World, name: str, custom_id: str) -> str:
    """Press a control of an old panel and return the private answer."""
    world.forged_id = custom_id
    return (await answer_to(world.people[name], world.panel(), labels(world.panel())[0])).content


async def row_of(world: World, landed: Landed) -> int:
    return (await world.services.tables.load(landed.middle["octa"])).row


async def test_choices_and_undo_of_old_panels_work(world: World, landed: Landed) -> None:
    controls, row = landed.custom_ids[landed.middle["octa"]], await row_of(world, landed)
    said = await pressed(world, "aki", next(one for one in controls if ":undo:" in one))
    if landed.middle["octa"] in landed.corrected:
        barrier = "Too late to undo: something hidden was revealed or resolved since"
        assert said.startswith(barrier), "a correction of the rules is a barrier"
        assert await row_of(world, landed) == row
        return
    assert await row_of(world, landed) == row + 1
    assert (await pressed(world, "aki", controls[0])).startswith("The board has changed. Here it is now.")
    assert await row_of(world, landed) == row + 1


async def test_choice_and_join_of_old_panels_work(world: World, landed: Landed) -> None:
    row = await row_of(world, landed)
    await world.skip_confirming("aki")
    choices = [custom_id for custom_id in landed.custom_ids[landed.middle["octa"]] if ":act:" in custom_id]
    await pressed(world, "aki", choices[:2][-1])
    assert await row_of(world, landed) == row + 1
    world.forged_id = landed.custom_ids[landed.lobby][0]
    await press(world.people["dai"], world.panel(), labels(world.panel())[0])
    lobby = await world.services.tables.load(landed.lobby)
    assert world.people["dai"].id in [player.user_id for player in lobby.players]


async def test_answers_to_old_requests_work(world: World, landed: Landed) -> None:
    before = await world.services.requests.load(landed.takeback)
    yes = f"s1:{before.session_id}:0:answer:{before.id}:yes"
    (asked,) = before.asked
    name = next(name for name, person in world.people.items() if person.id == asked)
    other = "ben" if name == "aki" else "aki"
    assert (await pressed(world, other, yes)).startswith("This request is not for you: ")
    answer = await pressed(world, name, yes)
    corrected = landed.is_corrected((await world.services.tables.load(before.session_id)).game)
    said = ("This request is closed.",) if corrected else ("You agreed.", "認めました。")
    assert answer.startswith(said)
    after = (await world.services.requests.load(before.id)).state
    assert after == ("lapsed" if corrected else "agreed")


async def test_old_requests_wait_in_the_inbox(world: World, landed: Landed) -> None:
    """Whoever was asked before the update is not told anew, but finds the request and answers it there."""
    dai, scheduler = world.people["dai"], Scheduler(world.services, outage=86_400.0 * 1000)
    before = len(dai.user.dm_channel.history())
    for _ in range(3):
        await scheduler.tick()
        await world.settle()
        world.clock.now += 60
    assert len(dai.user.dm_channel.history()) == before
    for name in ("aki", "dai"):
        shown = await command(world, name, "tables")
        assert "**your answer is missing**" in shown.content
    question = await answer_to(dai, shown, "Octa: Ben offers you their seat")
    assert labels(question)[:2] == ["Accept", "Decline"]
    await press(dai, question, "Decline")
    assert "Ben offers you their seat" not in (await command(world, "dai", "tables")).content
