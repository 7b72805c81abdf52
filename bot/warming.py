"""Warming up: slow first uses are done before a person waits for them.

The first picture of a process takes a second or two (fonts, sprites), and the first page of /rules plays a game.
Warming gives way to every picture that is asked for: it goes on, sprite by sprite, when none is drawn or queued.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import structlog

from bot.features.rules.book import sample
from bot.kit.app import App
from bot.kit.pictures import Closed
from bot.texts import Speaker
from engines import GAMES
from engines.core import AnyGame, FastChance
from render import easel
from render.scene import Scene

log = structlog.get_logger(__name__)


async def warm(app: App, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Draw the opening of every game, then play the sample games, one at a time, while no picture is drawn.

    The pictures are discarded; the sample games are cached (bot.features.rules.book).
    """
    works: list[tuple[str, str, Callable[[], object]]] = []
    works += [("picture-failed", key, partial(opening, game, app)) for key, game in games.items()]
    works += [("sample-failed", key, partial(sample, key)) for key in games]
    for fault, key, work in works:
        if app.closed:
            return
        try:
            await app.pictures.run_aside(work)
        except Closed:
            return
        except Exception:
            # The boundary of foreign code, as for all pictures: the game goes on in text, and the sample game is
            # played again for the next reader of its rules.
            log.exception(fault, game=key)


def opening(game: AnyGame, app: App) -> bytes:
    """Return the picture of a game's initial state."""
    seats = game.seats[0]
    names = tuple(str(seat + 1) for seat in range(seats))
    state = game.initial_state(game.Options(), seats, FastChance(game.key)).state
    scene = Scene(
        voice=Speaker(app.default_lang, names, game.key, markdown=False),
        names=names,
        movers=game.current_players(state),
        standings=game.standings(state),
        turn=game.turns(state),
    )
    return easel.picture(game.key, game.view(state, None), scene, app.picture_format).data
