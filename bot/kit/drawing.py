"""From a look to the picture of it: the scene, everything in it cut down to what the reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.table.model import Pov, Preview
from bot.texts import Speaker, escape_markdown
from engines.core import Action, Event
from render import easel, painter
from render.easel import Picture
from render.kit.encode import Format
from render.scene import Scene

from .pictures import Subject


def scene_of(
    pov: Pov,
    voice: Speaker,
    events: Sequence[Event] = (),
    choices: Sequence[tuple[Action, str]] = (),
    preview: Preview | None = None,
) -> Scene:
    """What the picture shows beside the view; of a preview, where one is given."""
    shown = pov if preview is None else preview
    return Scene(
        voice=voice.plain(),
        names=pov.session.names,
        movers=shown.movers,
        standings=shown.standings,
        turn=shown.turn,
        reader=pov.seat,
        events=tuple(preview.events if preview is not None else events),
        choices=tuple(choices),
        outcome=shown.outcome,
    )


class Illustration:
    """One picture to be made: its name among the pictures, and how to draw it (on any thread)."""

    def __init__(self, game: str, view: Any, scene: Scene, form: Format, subject: Subject) -> None:
        self._game = game
        self._view = view
        self._scene = scene
        self._form = form
        self.subject = subject

    def paint(self) -> Picture:
        return easel.picture(self._game, self._view, self._scene, self._form)

    def words(self) -> str:
        """The picture in words, for where no file may be sent; in a message, so names are escaped."""
        voice = self._scene.voice
        if isinstance(voice, Speaker):
            names = tuple(escape_markdown(name) for name in self._scene.names)
            scene = replace(self._scene, voice=replace(voice, markdown=True), names=names)
            return painter(self._game).alt(self._view, scene)
        return painter(self._game).alt(self._view, self._scene)


class Drawing(Illustration):
    """The picture of a session as one reader may see it."""

    def __init__(self, pov: Pov, scene: Scene, form: Format, *, view: Any = None, detail: str = "") -> None:
        marked = "|".join(pov.session.rules.notation(action) for action, _ in scene.choices)
        told = "|".join(event.model_dump_json() for event in scene.events)
        subject = Subject(
            pov.session.id, pov.session.revision, pov.seat, scene.voice.lang, f"{detail}\n{marked}\n{told}"
        )
        super().__init__(pov.session.game, pov.view if view is None else view, scene, form, subject)
