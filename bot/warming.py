"""Warming up: slow first uses are done before a person waits for them.

The first picture of a process takes a second or two (fonts, sprites), the first page of /rules plays a game, and
the first plans of a game fill its caches.
Warming gives way to every picture that is asked for: it goes on, sprite by sprite, when none is drawn or queued.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

import structlog

from bot.features.rules.book import sample
from bot.kit.app import App
from bot.kit.pictures import Closed
from bot.kit.pictures.illustrations import openings
from engines import GAMES
from engines.core.playable import Playable
from render.kit.pen.pause import checkpoint

log = structlog.get_logger(__name__)

PLANNED = 40
"""Moments of a sample game whose plans are made."""


async def warm(app: App, games: Mapping[str, Playable] = GAMES) -> None:
    """Draw first pictures of every game, play the sample games and make plans in them, while no picture is drawn.

    The pictures are discarded; the sample games are cached (bot.features.rules.book). Drawers, where there are any,
    draw these themselves.
    """
    with suppress(Closed):
        await app.pictures.start()
    works: list[tuple[str, str, Callable[[], object]]] = []
    if app.pictures.draws_here:
        form = app.picture_format
        for key, game in games.items():
            works += [("picture-failed", key, work) for work in openings(game, app.default_lang, form)]
    works += [("sample-failed", key, partial(sample, key)) for key in games]
    works += [("plans-failed", key, partial(plan, game)) for key, game in games.items()]
    for fault, key, work in works:
        if app.is_closed:
            return
        try:
            await app.pictures.run_aside(work)
        except Closed:
            return
        except Exception:
            # The boundary of foreign code, as for all pictures: the game goes on in text, and the sample game is
            # played again for the next reader of its rules.
            log.exception(fault, game=key)


def plan(game: Playable) -> None:
    """Make the controls of moments of the sample game: the first ones take a tenth of a second in some games."""
    steps = sample(game.key)
    for step in steps[:: max(1, len(steps) // PLANNED)]:
        checkpoint()
        for seat in game.rules.current_players(step.state):
            game.mind.controls(step.state, seat)
