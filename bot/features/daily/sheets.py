"""The sheet of a finished try as a picture for others, with the name and the points of its player above."""

from __future__ import annotations

from dataclasses import replace

from bot.kit.pictures import Illustration, Subject
from bot.session.boards import OWN
from bot.session.model import Session
from bot.texts import Speaker
from render.kit.encode import Format
from render.scene import shown_to

from .words import points_words


def sheet(voice: Speaker, session: Session, name: str, points: int, form: Format) -> Illustration:
    """Return the picture of a finished game of one seat."""
    plain = replace(voice.plain(), names=(name,), game=session.game)
    view, scene = shown_to(session.rules, session.state, plain, (name,), reader=OWN)
    title = plain.say("today-sheet", {"player": name, "score": points_words(plain, points)})
    scene = replace(scene, private=title)
    subject = Subject(session.id, session.revision, OWN, voice.lang, f"sheet {title}")
    return Illustration(session.game, view, scene, form, subject)
