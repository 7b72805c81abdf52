"""A game as a GIF: the whole game for the end card, and the moments that a returning player has missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import structlog

from bot.history.catch_up import Moment, thinned
from bot.kit.app import App
from bot.kit.pictures import Closed, Subject
from bot.table.model import Session
from bot.texts import Speaker
from render import easel
from render.easel import Picture
from render.scene import Scene

log = structlog.get_logger(__name__)

LARGEST = 8 * 1024 * 1024
"""Bytes of a film beside the last picture; Discord takes 10 MiB in one message."""
FRAMES = 200
"""Frames of a film; of longer games every n-th moment is left out, never the last one."""
SHORT = 4 * 1024 * 1024
FEW = 12
"""The same limits for the film of missed moments, whose reader waits for it."""


async def film_of(app: App, session: Session, voice: Speaker) -> Picture | None:
    """Return the film of a finished game; None (and a log line) if it fails or is too large. Raises Closed."""
    found = await app.services.history.moments(session.id)
    plain = voice.plain()

    def draw() -> bytes:
        shown = thinned(list(found), FRAMES)
        return easel.film(session.game, _while_open(app, frames(session, shown, plain)))

    try:
        data = await app.pictures.run(draw)
    except Closed:
        raise
    except Exception:
        # The boundary of foreign code, as for pictures: the end card is sent without a film.
        log.exception("film-failed", session=session.id)
        return None
    if len(data) > LARGEST:
        log.warning("film-too-large", session=session.id, size=len(data))
        return None
    return Picture(data, "game.gif", plain.say("log-film-alt"))


class TooLarge(Exception):
    """The film is too large to be sent."""


async def film_since(app: App, session: Session, voice: Speaker, after: int) -> Picture | None:
    """Return a short film of the public moments since a row; None if there are fewer than two, or if it fails."""
    found = await app.services.history.moments(session.id, after)
    try:
        shown = await app.pictures.run(lambda: thinned(list(found), FEW))
    except Exception:
        log.exception("film-failed", session=session.id)  # the same boundary
        return None
    if len(shown) < 2:
        return None
    plain = voice.plain()

    def draw() -> Picture:
        data = easel.film(session.game, _while_open(app, frames(session, shown, plain)))
        if len(data) > SHORT:
            raise TooLarge(len(data))
        return Picture(data, "since.gif", plain.say("log-since-film-alt"))

    # A lane of its own: in the picture's lane the newer request would replace the older one.
    subject = Subject(f"{session.id}/film/{after}", session.revision, None, voice.lang)
    return await app.pictures.ask(subject, draw)


def _while_open(app: App, drawn: Iterator[tuple[Any, Scene]]) -> Iterator[tuple[Any, Scene]]:
    """Yield the pictures; raise Closed once the app is closed."""
    for one in drawn:
        if app.closed:
            raise Closed
        yield one


def frames(session: Session, found: Iterable[Moment], voice: Speaker) -> Iterator[tuple[Any, Scene]]:
    """Yield the public view and the scene of each moment."""
    for moment in found:
        scene = Scene(
            voice=voice,
            names=session.names,
            movers=moment.movers,
            standings=moment.standings,
            turn=moment.turn,
            events=moment.events,
            outcome=moment.outcome,
        )
        yield moment.view, scene
