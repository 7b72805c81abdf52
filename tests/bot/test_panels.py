"""Every panel of whole games, in both languages, with odd names: limits, unique labels, no pings."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.command_tree import verbs
from bot.features.lobby.panel import after_press_panel, lobby_panel, option_choices
from bot.features.lobby.set_up import option_panel, set_up_panel
from bot.features.log.pages import log_lines, page_text, paged
from bot.features.scores.end_card import closed_card, end_card
from bot.features.table.choices import NARROW, Menu, narrowed_menu, top_menu
from bot.features.table.panels import PRIVATE_ROWS, private_panel, question_of, table_panel
from bot.kit.ids import PICK
from bot.kit.pictures import scene_of
from bot.kit.shapes import Panel, Select
from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.session.preview import preview
from bot.session.views import pov_of
from bot.store import Store
from bot.texts import Speaker
from engines import GAMES
from engines.core.mind import random_policy
from render import painter

from .games import commit_rest, moves
from .world import Bytes, ManualClock

ODD = ("**__~~`@everyone`~~__**", "<@123456789> ||x||", "長い名前" * 20, "# - > [a](http://b)\n@here")

KNOWN = {*verbs(), PICK}
"""The verbs of the router."""


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    store = await Store.open(tmp_path / "x.db", clock=ManualClock())
    yield Services(store, random_bytes=Bytes("panels"))
    await store.close()


async def begun(services: Services, game: str, lang: str) -> tuple[Session, list[Actor]]:
    seats = GAMES[game].rules.seats[-1]
    actors = [Actor(n + 1, (ODD * 2)[n]) for n in range(seats)]
    session = await services.lobbies.open(game, 1, 1, actors[0], lang)
    check(lobby_panel(Speaker(lang, session.names, game, strict=True), session))
    for actor in actors[1:]:
        session = await services.lobbies.join(session.id, actor)
    check(lobby_panel(Speaker(lang, session.names, game, strict=True), session))
    return await services.moves.begin(session.id, actors[0]), actors


def check(panel: Panel) -> None:
    """Assert that Discord accepts the panel and that its labels are unique."""
    assert 0 < len(panel.content) <= 2000
    assert len(panel.rows) <= 5
    ids, labels, paths = list[str](), list[str](), list[str]()
    for row in panel.rows:
        if not isinstance(row, Select):
            assert 1 <= len(row) <= 5
            ids += [button.custom_id for button in row]
            labels += [button.label for button in row]
            continue
        ids.append(row.custom_id)
        if not row.users:
            assert 1 <= len(row.options) <= 25
            assert len(row.placeholder) <= 150
            values = [option.value for option in row.options]
            differ([option.label for option in row.options], 80)
            differ(values, 100)
            paths += values
    differ(ids, 100)
    differ(labels, 80)
    assert {path.split(":")[0] for path in [*paths, *(each.split(":")[3] for each in ids)]} <= KNOWN
    for odd in ("@everyone", "@here", "<@123456789>", "[a](http"):
        assert odd not in panel.content


def differ(texts: list[str], most: int) -> None:
    """Assert that no text is empty, longer than ``most``, or there twice."""
    assert all(0 < len(text) <= most for text in texts), texts
    assert len(set(texts)) == len(texts), texts


def menus(session: Session, voice: Speaker, pov: object) -> list[Menu]:
    question = question_of(voice, pov)  # type: ignore[arg-type]
    if question is None:
        return []
    found = [top_menu(question, PRIVATE_ROWS)]
    for menu in found:
        assert not menu.is_select or (menu.hint and menu.hint != menu.asks), "heading and question say the same"
        deeper = [choice.path for choice in menu.choices if choice.path[0] == NARROW]
        found += [narrowed_menu(question, path[1:]) for path in deeper[:3]]
    return found


def check_all(services: Services, session: Session, actors: Sequence[Actor], events: tuple[object, ...]) -> None:
    for lang in ("en", "ja"):
        voice = Speaker(lang, session.names, session.game, strict=True)
        public = pov_of(session, None)
        alone = session.players[session.movers[0]].user_id if len(session.movers) == 1 else None
        one = pov_of(session, alone) if alone else None
        for ping in (True, False):
            panel = table_panel(voice, public, one, events, ping=ping)  # type: ignore[arg-type]
            check(panel)
            assert set(panel.mentions) == ({session.players[s].user_id for s in session.movers} if ping else set())
        for actor in [*actors, Actor(99, "stranger")]:
            pov = pov_of(session, actor.user_id)
            for menu in [None, *menus(session, voice, pov)]:
                check(private_panel(voice, pov, menu, ["Something was said."], narrowed=menu is not None))


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_panel_of_random_walk_is_sound(services: Services, game: str) -> None:
    """Of every second state; and movers, turn and end in the picture of a preview are those after its action."""
    whim = random.Random(game)
    session, actors = await begun(services, game, "en")
    voice, events = Speaker("en", session.names, game, strict=True), tuple[object, ...]()
    for step in range(60):
        if session.phase is not Phase.PLAYING:
            break
        if step % 2 == 0:
            check_all(services, session, actors, events)
        seat = whim.choice(session.movers)
        notation = session.rules.notation(whim.choice(session.rules.legal_actions(session.state, seat)))
        foreseen = preview(session, seat, notation)
        scene = scene_of(pov_of(session, actors[seat].user_id), voice, preview=foreseen)
        assert (scene.movers, scene.turn, scene.outcome) == (foreseen.movers, foreseen.turn, foreseen.outcome)
        assert painter(game).alt(foreseen.view, scene)
        played = await services.moves.act(session.id, actors[seat], notation, decision=None, interaction_id=None)
        session, events = played.session, played.events
        if not foreseen.is_final and session.phase is Phase.PLAYING:
            assert (scene.movers, scene.turn) == (session.movers, session.rules.turns(session.state))


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_end_and_log_are_shown(services: Services, game: str) -> None:
    session, _ = await begun(services, game, "ja")
    session = await commit_rest(services, session.id, lambda one, seed: moves(one, seed, 0.0, random_policy))
    rows = await services.history.log(session.id)
    for lang in ("en", "ja"):
        voice = Speaker(lang, session.names, session.game, strict=True)
        leaves = [page_text(page) for page in paged(log_lines(voice, rows))]
        check(end_card(voice, pov_of(session, None), ()))
        assert len(leaves) > 1
        assert all(0 < len(leaf) <= 1800 for leaf in leaves)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_menus_of_lobby_are_sound(services: Services, game: str, lang: str) -> None:
    host = Actor(1, ODD[0])
    session = await services.lobbies.open(game, 1, 1, host, lang)
    voice = Speaker(lang, session.names, game, strict=True)
    check(set_up_panel(voice, session, host.user_id, {2: ODD[1]}))
    check(set_up_panel(voice, session, 2, {}))
    for option in option_choices(session):
        check(option_panel(voice, session, option))
        assert option.now in option.values
        for value in option.values:
            changed = await services.lobbies.set_option(session.id, host, option.name, value)
            assert next(o for o in option_choices(changed) if o.name == option.name).now == value
            check(lobby_panel(voice, changed))
            check(after_press_panel(voice, changed, host.user_id))
    closed = await services.lobbies.leave(session.id, host)
    assert closed.phase is Phase.CLOSED
    check(after_press_panel(voice, closed, host.user_id))
    check(lobby_panel(voice, closed))
    check(closed_card(voice, closed))
