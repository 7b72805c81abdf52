"""One thing at most is coloured, and "My panel" is where nothing else on the table panel leads on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lobby.panel import lobby_panel
from bot.features.table.choices import top_menu
from bot.features.table.panels import PRIVATE_ROWS, private_panel, question_of, table_panel
from bot.features.table.plans import sheet_of
from bot.kit.ids import parse
from bot.kit.shapes import Button, Panel, Select
from bot.rows.session import Player
from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.session.views import pov_of
from bot.store import Store
from bot.texts import Speaker
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.playable import policies

from .world import Bytes, ManualClock

ACTIONS = 60
PANEL = "My panel"
MOVES = {"plan", "act", "narrow", "top"}
SHOWING = {PANEL, "Rules", "Undo", "More…", "I’m back"}


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    store = await Store.open(tmp_path / "x.db", clock=ManualClock())
    made = Services(store, random_bytes=Bytes("primary"))
    yield made
    await made.settle()
    await store.close()


async def begun(services: Services, game: str, channel: int = 1) -> Session:
    actors = [Actor(number + 1, f"p{number}") for number in range(max(3, min(GAMES[game].rules.seats)))]
    session = await services.lobbies.open(game, 1, channel, actors[0], "en")
    for actor in actors[1:]:
        await services.lobbies.join(session.id, actor)
    return await services.moves.begin(session.id, actors[0])


def buttons(panel: Panel) -> list[Button]:
    return [button for row in panel.rows if not isinstance(row, Select) for button in row]


def coloured(panel: Panel) -> list[str]:
    return [button.label for button in buttons(panel) if button.style != "secondary"]


def on_the_table(session: Session) -> Panel:
    """Return the public panel."""
    voice = Speaker("en", session.names, session.game)
    pov = pov_of(session, None)
    user = session.players[pov.movers[0]].person if len(pov.movers) == 1 else None
    mover = None if user is None else pov_of(session, user)
    is_open = mover is not None and mover.is_asked_publicly
    sheet = sheet_of(voice, session, pov.movers[0], public=True) if is_open else None
    return table_panel(voice, pov, mover, (), ping=False, sheet=sheet)


def own(session: Session) -> Panel:
    """Return the private panel of the first seat to move."""
    voice = Speaker("en", session.names, session.game)
    pov = pov_of(session, session.players[session.movers[0]].user_id)
    question = question_of(voice, pov)
    sheet = sheet_of(voice, session, session.movers[0], public=False)
    menu = None if question is None or sheet is not None else top_menu(question, PRIVATE_ROWS)
    return private_panel(voice, pov, menu, sheet=sheet)


def leads_on(panel: Panel) -> bool:
    """Whether one can move from the panel itself."""
    lists = any(isinstance(row, Select) for row in panel.rows)
    return lists or any(button.label not in SHOWING for button in buttons(panel))


def is_all_there_is(session: Session) -> bool:
    """Whether the seat to move has a single thing to do."""
    sheet = sheet_of(Speaker("en", session.names, session.game), session, session.movers[0], public=False)
    return sheet is None or not sheet.controls.rows


def check(session: Session) -> None:
    table = on_the_table(session)
    assert len(coloured(table)) <= 1, coloured(table)
    assert (PANEL in coloured(table)) == (not leads_on(table)), [button.label for button in buttons(table)]
    panel = own(session)
    assert {parse(one.custom_id).verb for one in buttons(panel)} <= {*MOVES, "undo", "try", "also"}, (
        "the rest is in More…"
    )
    assert {parse(one.custom_id).verb for one in buttons(table)} <= {*MOVES, "undo", "hand", "happened", "rules"}
    mine = coloured(panel)
    assert not mine or (len(mine) == 1 and is_all_there_is(session)), mine


def with_player(session: Session, seat: Seat, player: Player) -> Session:
    players = tuple(player if one.seat == seat else one for one in session.players)
    return replace(session, players=players)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_one_thing_is_coloured(services: Services, game: str) -> None:
    session = await begun(services, game)
    chance, policy = FastChance("evening"), next(iter(policies(session.playable).values()))
    for _ in range(ACTIONS):
        if session.phase is not Phase.PLAYING:
            break
        check(session)
        seat = session.movers[0]
        user = session.players[seat].user_id
        assert user is not None
        pov = pov_of(session, user)
        notation = session.rules.notation(policy(pov.view, pov.legal, chance))
        played = await services.moves.act(session.id, Actor(user, ""), notation, decision=None, interaction_id=None)
        session = played.session


async def test_panel_is_primary_if_alone(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer plays for somebody away, for everybody, or asks somebody."""
    session = await begun(services, "dicolony")
    last = session.players[-1]
    away = with_player(session, last.seat, replace(last, policy="random"))
    assert coloured(on_the_table(away)) == [PANEL]
    nobody = replace(away, players=tuple(replace(p, policy="random") for p in away.players))
    assert coloured(on_the_table(nobody)) == ["I’m back"]
    session = await begun(services, "micronesia", channel=2)
    mover, asked = session.movers[0], Seat((session.movers[0] + 1) % 3)
    turn = with_player(session, mover, replace(session.players[mover], user_id=None, policy="random"))
    assert coloured(on_the_table(turn)) == []
    monkeypatch.setattr(Session, "asked", property(lambda _: (asked,)))
    assert coloured(on_the_table(turn)) == [PANEL]


async def test_lobby_has_one_green_button(services: Services) -> None:
    """To join until there are enough players, then to begin."""
    voice, aki, ben = Speaker("en", ("aki", "ben"), "octa"), Actor(1, "aki"), Actor(2, "ben")
    for channel, begins, label in ((1, "host", "Begin"), (2, "everybody", "Agree to begin")):
        session = await services.lobbies.open("octa", 1, channel, aki, "en")
        await services.lobbies.set_option(session.id, aki, "begins", begins)
        assert coloured(lobby_panel(voice, await services.tables.load(session.id))) == ["Join"]
        await services.lobbies.join(session.id, ben)
        assert coloured(lobby_panel(voice, await services.tables.load(session.id))) == [label]
