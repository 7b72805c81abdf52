"""The sheet of a finished try as a picture for others, with the name and the points of its player above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.kit.pictures import Illustration, Subject
from bot.session.model import Session
from bot.session.private_board import OWN
from bot.texts import Speaker
from render.kit.encode import Format
from render.scene import Page, shown_to

from .words import points_words


class SheetDrawing(Illustration):
    """The picture of somebody's sheet for others: in its words nobody is "you"."""

    def pages(self, *, markdown: bool = True) -> Sequence[Page]:
        view, scene = self._view.model_copy(update={"reader": None}), replace(self._scene, reader=None)
        return Illustration(self._game, view, scene, self._form, self.subject).pages(markdown=markdown)


def sheet(voice: Speaker, session: Session, name: str, points: int, form: Format) -> Illustration:
    """Return the picture of a finished game of one seat."""
    plain = replace(voice.plain(), names=(name,), game=session.game)
    view, scene = shown_to(session.rules, session.state, plain, (name,), reader=OWN)
    title = plain.say("daily-sheet", {"player": name, "score": points_words(plain, points)})
    scene = replace(scene, private=title)
    subject = Subject(session.id, session.revision, OWN, voice.lang, f"sheet {title}")
    return SheetDrawing(session.game, view, scene, form, subject)
