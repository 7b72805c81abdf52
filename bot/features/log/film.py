"""A game as a GIF: the whole game, and the moments that a returning player has missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from bot.history.catch_up import Moment, thin
from bot.kit.app import App
from bot.kit.phrases import board_title, seat_names
from bot.kit.pictures import Closed, Subject
from bot.session.model import Session
from bot.texts import Speaker
from render import easel
from render.easel import Picture
from render.scene import Scene

log = structlog.get_logger(__name__)

LARGEST = 8 * 1024 * 1024
"""Bytes of a film; Discord takes 10 MiB in one message."""
FRAMES = 200
"""Frames of a film; of longer games every n-th moment is left out, never the last one."""
SHORT = 4 * 1024 * 1024
FEW = 12
"""The same limits for the film of missed moments, whose reader waits for it."""


async def film_of(app: App, session: Session, voice: Speaker) -> Picture | None:
    """Return the film of a finished game, drawn once for all who ask; None (and a log line) if it fails, is too
    large, or the bot stops."""

    async def make() -> Picture | None:
        moments = await app.services.history.moments(session.id)
        plain = voice.plain()
        with suppress(Closed):
            data = await _film(app, session, partial(_scenes, session, moments, plain, FRAMES), LARGEST)
            if data is not None:
                return Picture(data, "game.gif", plain.say("log-film-alt"))
        return None

    return await app.pictures.once(shown_subject(session, "film", voice), make)


async def _film(
    app: App,
    session: Session,
    shown: Callable[[], list[tuple[Any, Scene]]],
    most: int,
    *,
    least: int = 1,
) -> bytes | None:
    """Return a film of at most ``most`` bytes; None (and a log line) if it fails or is larger. Raises Closed.

    ``shown`` runs on a thread. Of fewer than ``least`` frames, as of a game under earlier rules, there is no film.
    """
    try:
        if app.is_closed:
            raise Closed
        scenes = await app.pictures.prepare(shown)
        if len(scenes) < least:
            return None
        data = await app.pictures.run(partial(easel.film, session.game, scenes))
    except Closed:
        raise
    except Exception:
        # The boundary of foreign code, as for pictures: the message is sent without a film.
        log.exception("film-failed", session=session.id)
        return None
    if len(data) > most:
        log.warning("film-too-large", session=session.id, size=len(data))
        return None
    return data


def shown_subject(session: Session, what: str, voice: Speaker) -> Subject:
    """Return what a film or a curve shows; names change without a new revision."""
    return Subject(f"{session.id}/{what}", session.revision, None, voice.lang, repr(session.names))


async def film_since(app: App, session: Session, voice: Speaker, after: int) -> Picture | None:
    """Return a short film of the public moments since a row; None if there are fewer than two, or if it fails."""
    return await app.pictures.once(
        shown_subject(session, f"film/{after}", voice),
        lambda: _film_since(app, session, voice, after),
    )


async def _film_since(app: App, session: Session, voice: Speaker, after: int) -> Picture | None:
    moments = await app.services.history.moments(session.id, after)
    plain = voice.plain()
    with suppress(Closed):
        scenes = partial(_scenes, session, moments, plain)
        if (data := await _film(app, session, scenes, SHORT, least=2)) is not None:
            return Picture(data, "since.gif", plain.say("log-since-film-alt"))
    return None


def _scenes(
    session: Session, moments: Iterable[Moment], voice: Speaker, most: int = FEW
) -> list[tuple[Any, Scene]]:
    return list(frames(session, thin(list(moments), most), voice))


async def moments_of_turn(app: App, session: Session, turn: int) -> list[Moment]:
    """Return the public moments of one turn of a finished game; [] if it cannot be replayed. Raises Closed."""
    moments = await app.services.history.of_turn(session.id, turn)
    try:
        return await app.pictures.prepare(lambda: list(moments))
    except Closed:
        raise
    except Exception:
        log.exception("turn-not-replayed", session=session.id)  # the same boundary
        return []


async def film_of_turn(app: App, session: Session, voice: Speaker, shown: Sequence[Moment]) -> Picture | None:
    """Return the film of these moments of one turn; None if it fails or is too large."""
    plain, turn = voice.plain(), shown[0].turn
    subject = shown_subject(session, f"turn/{turn}", voice)

    async def make() -> Picture | None:
        with suppress(Closed):
            data = await _film(app, session, partial(_scenes, session, shown, plain), SHORT)
            if data is not None:
                return Picture(data, "turn.gif", plain.say("log-turn-film-alt", {"turn": plain.turn(turn)}))
        return None

    return await app.pictures.once(subject, make)


def frames(session: Session, moments: Iterable[Moment], voice: Speaker) -> Iterator[tuple[Any, Scene]]:
    """Yield the public view and the scene of each moment."""
    for moment in moments:
        scene = Scene(
            voice=voice,
            names=session.names if moment.outcome is None else seat_names(voice, session, listed=True),
            movers=moment.movers,
            standings=moment.standings,
            turn=moment.turn,
            events=moment.events,
            outcome=moment.outcome,
            given_up=session.given_up,
            private=board_title(voice, session),
        )
        yield moment.view, scene
