"""A game as a moving picture: all of it for the end card, and what somebody has missed for when they come back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import structlog

from bot.history.catch_up import Moment, thinned
from bot.kit.app import App
from bot.kit.pictures import Subject
from bot.table.model import Session
from bot.texts import Speaker
from render import easel
from render.easel import Picture
from render.scene import Scene

log = structlog.get_logger(__name__)

LARGEST = 8 * 1024 * 1024
"""Bytes that may go along with the last picture; Discord takes 10 MiB."""
FRAMES = 200
"""Longer games lose every n-th moment, never the last one."""
SHORT = 4 * 1024 * 1024
FEW = 12
"""The same for the film of what somebody has missed: it is sent to one person, who waits for it."""


async def film_of(app: App, session: Session, voice: Speaker) -> Picture | None:
    """The film of a finished game; None, and a line in the log, where there is none to be had. Closed: not now."""
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
        # The boundary of foreign code, as for pictures: the end is told without a film.
        log.exception("film-failed", session=session.id)
        return None
    if len(data) > LARGEST:
        log.warning("film-too-large", session=session.id, size=len(data))
        return None
    return Picture(data, "game.gif", plain.say("log-film-alt"))


class Closed(Exception):
    """The bot is stopping, and a thread that goes on drawing would hold it up; the next start tells the end."""


class TooLarge(Exception):
    """The film cannot be sent."""


async def film_since(app: App, session: Session, voice: Speaker, after: int) -> Picture | None:
    """The public moments since a row, few of them: what one reader has missed. None: there is nothing to see."""
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

    # A lane of its own: the film must not take the place of the picture that it goes along with.
    subject = Subject(f"{session.id}/film/{after}", session.revision, None, voice.lang)
    return await app.pictures.ask(subject, draw)


def _while_open(app: App, drawn: Iterator[tuple[Any, Scene]]) -> Iterator[tuple[Any, Scene]]:
    """The pictures, until the front closes."""
    for one in drawn:
        if app.closed:
            raise Closed
        yield one


def frames(session: Session, found: Iterable[Moment], voice: Speaker) -> Iterator[tuple[Any, Scene]]:
    """What the public saw, moment by moment, as pictures are made from."""
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
