"""Panels of the last released version: their controls still work."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.features.lobby.panel import lobby_panel
from bot.features.table.choices import top_menu
from bot.features.table.panels import PRIVATE_ROWS, private_panel, question_of
from bot.kit.shapes import Panel, Select
from bot.services import Services
from bot.store import Store
from bot.table.model import Phase, Session
from bot.table.views import pov_of
from bot.texts import Speaker
from tests import landed

from .world import World, labels, open_world, press, private

OCTA, OCTA_CHANNEL, LOBBY = landed.MIDDLE["octa"], 800000000000000023, "3dxqneg3eh"


def ids(panel: Panel) -> Iterator[str]:
    """Return the custom ids of a panel in reading order; for a select each option's, with its value."""
    for row in panel.rows:
        if isinstance(row, Select):
            yield from (f"{row.custom_id} {option.value}" for option in row.options)
        else:
            yield from (button.custom_id for button in row if button.custom_id)


def panel_of(services: Services, session: Session) -> Panel:
    """Return the lobby, or the private panel of the first awaited seat."""
    voice = Speaker("en", tuple(player.name for player in session.players), session.game, strict=True)
    if session.phase is Phase.LOBBY:
        return lobby_panel(voice, session)
    pov = pov_of(session, session.players[session.movers[0]].user_id)
    question = question_of(voice, pov)
    return private_panel(voice, pov, None if question is None else top_menu(question, PRIVATE_ROWS))


async def test_custom_ids_match_standing_panels(tmp_path: Path) -> None:
    store = await Store.open(landed.restore(tmp_path / "landed.db"))
    try:
        services = Services(store)
        for session_id, expected in landed.custom_ids().items():
            assert list(ids(panel_of(services, await services.tables.load(session_id)))) == expected
    finally:
        await store.close()


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """Restart the bot on that database; its game of Octa is in the server's only channel."""
    async with open_world(tmp_path / "new.db", names=("aki", "ben", "chio", "dai")) as opened:
        people = {person.user_id: opened.people[person.name.lower()].id for person in landed.PEOPLE.values()}
        places = {landed.GUILD: opened.guild.id, OCTA_CHANNEL: opened.channel.id}
        opened.database = landed.restore(tmp_path / "landed.db", {**people, **places})
        opened.clock.now = landed.NOW
        await opened.restart()
        await opened.settle()
        await opened.services.moves.post_again(OCTA)
        await opened.settle()
        yield opened


async def pressed(world: World, name: str, custom_id: str) -> str:
    """Press a control of an old panel and return the private answer."""
    world.forged_id = custom_id
    return private(await press(world.people[name], world.panel(), labels(world.panel())[0])).content


async def test_choices_and_undo_of_old_panels_work(world: World) -> None:
    choice, *_, undo = landed.custom_ids()[OCTA]
    row = (await world.services.tables.load(OCTA)).row
    await pressed(world, "aki", undo)
    undone = await world.services.tables.load(OCTA)
    assert undone.row == row + 1
    late = await pressed(world, "aki", choice)
    assert late.startswith("The board has moved on since this panel was shown.")
    assert (await world.services.tables.load(OCTA)).row == row + 1


async def test_choice_of_old_panel_is_played(world: World) -> None:
    row = (await world.services.tables.load(OCTA)).row
    await world.skip_confirming("aki")
    await pressed(world, "aki", landed.custom_ids()[OCTA][1])
    assert (await world.services.tables.load(OCTA)).row == row + 1


async def test_answers_to_old_requests_work(world: World) -> None:
    before = await world.services.requests.load(landed.TAKEBACK)
    yes = f"s1:{before.session_id}:0:answer:{before.id}:yes"
    assert await pressed(world, "aki", yes) == "This is not for you to answer: others were asked."
    assert (await pressed(world, "ben", yes)).startswith("You have agreed.")
    assert (await world.services.requests.load(before.id)).state == "agreed"


async def test_join_button_of_old_lobby_works(world: World) -> None:
    world.forged_id = landed.custom_ids()[LOBBY][0]
    await press(world.people["dai"], world.panel(), labels(world.panel())[0])
    lobby = await world.services.tables.load(LOBBY)
    assert world.people["dai"].id in [player.user_id for player in lobby.players]
