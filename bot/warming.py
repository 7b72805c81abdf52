"""Warming up: slow first uses are done before a person waits for them.

The first picture of a process takes a second or two (fonts, sprites), and the first plans of a game fill its
caches. Warming gives way to every picture that is asked for: it goes on, sprite by sprite, when none is drawn or
queued.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from bot.kit.app import App
from bot.kit.pictures import Closed
from bot.kit.pictures.illustrations import openings
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.playable import Playable, policies, strongest_policy
from render.kit.pen.pause import checkpoint

log = structlog.get_logger(__name__)

PLANNED = 40
"""Moments of a sample game whose plans are made."""
BOUND = 5_000
"""Actions of a sample game, at most."""


async def warm(app: App, games: Mapping[str, Playable] = GAMES) -> None:
    """Draw first pictures of every game, and make plans in sample games, while no picture is drawn.

    The pictures are discarded. Drawers, where there are any, draw these themselves.
    """
    with suppress(Closed):
        await app.pictures.start()
    works: list[tuple[str, str, Callable[[], object]]] = []
    if app.pictures.draws_here:
        form = app.picture_format
        for key, game in games.items():
            works += [("picture-failed", key, work) for work in openings(game, app.default_lang, form)]
    works += [("plans-failed", key, partial(plan, game)) for key, game in games.items()]
    for fault, key, work in works:
        if app.is_closed:
            return
        try:
            await app.pictures.run_aside(work)
        except Closed:
            return
        except Exception:
            # The boundary of foreign code, as for all pictures: the game goes on in text.
            log.exception(fault, game=key)


def plan(game: Playable) -> None:
    """Make the controls of moments of a sample game: the first ones take a tenth of a second in some games."""
    states = sample(game)
    for state in states[:: max(1, len(states) // PLANNED)]:
        checkpoint()
        for seat in game.rules.current_players(state):
            game.mind.controls(state, seat)


def sample(game: Playable) -> list[Any]:
    """Return the states of a deterministic game between computer players."""
    rules, chance = game.rules, FastChance(f"sample/{game.key}")
    policy = policies(game)[strongest_policy(game)]
    seats = max(rules.seats[0], min(rules.seats[-1], 3))
    states = [rules.initial_state(rules.Options(), seats, chance).state]
    while (players := rules.current_players(states[-1])) and len(states) < BOUND:
        state, seat = states[-1], players[0]
        choice = policy(rules.view(state, Seat(seat)), rules.legal_actions(state, seat), chance)
        states.append(rules.apply_action(state, seat, choice, chance).state)
        checkpoint()
    return states
