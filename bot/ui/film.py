"""The whole game as a moving picture, for the end card: the public board each time that the table was shown it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import structlog

from bot.sessions.model import Session
from bot.texts import Speaker
from engines.core import seen_by
from engines.core.records import Record, replay
from render import easel
from render.easel import Picture
from render.scene import Scene

from .front import Front

log = structlog.get_logger(__name__)

LARGEST = 8 * 1024 * 1024
"""Bytes that may go along with the last picture; Discord takes 10 MiB."""
FRAMES = 200
"""Longer games lose every n-th moment, never the last one."""


async def film_of(front: Front, session: Session, voice: Speaker) -> Picture | None:
    """The film of a finished game; None, and a line in the log, where there is none to be had. Closed: not now."""
    record = await front.service.record(session.id, public=True)
    plain = voice.plain()

    def draw() -> bytes:
        return easel.film(session.game, _while_open(front, frames(session, record, plain)))

    try:
        data = await front.pictures.run(draw)
    except Closed:
        raise
    except Exception:
        # The boundary of foreign code, as for pictures: the end is told without a film.
        log.exception("film-failed", session=session.id)
        return None
    if len(data) > LARGEST:
        log.warning("film-too-large", session=session.id, size=len(data))
        return None
    return Picture(data, "game.gif", plain.say("ui-film-alt"))


class Closed(Exception):
    """The bot is stopping, and a thread that goes on drawing would hold it up; the next start tells the end."""


def _while_open(front: Front, moments: Iterator[tuple[Any, Scene]]) -> Iterator[tuple[Any, Scene]]:
    """The moments, until the front closes."""
    for moment in moments:
        if front.closed:
            raise Closed
        yield moment


def frames(session: Session, record: Record, voice: Speaker) -> Iterator[tuple[Any, Scene]]:
    """What the public saw, moment by moment, as pictures are made from."""
    rules = session.rules
    steps = [one.step for one in replay(rules, record)]
    shown = [step for step in steps if step.publish or step is steps[-1]]
    stride = len(shown) // FRAMES + 1
    for step in [*shown[:-1:stride], shown[-1]]:
        state = step.state
        scene = Scene(
            voice=voice,
            names=session.names,
            movers=rules.current_players(state),
            standings=rules.standings(state),
            turn=rules.turns(state),
            events=seen_by(step.events, None),
            outcome=rules.outcome(state),
        )
        yield rules.view(state, None), scene
