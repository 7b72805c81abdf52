"""What a picture shows: a view and a scene, cut down to what one reader may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

import structlog

from bot.kit.phrases import board_title, listing
from bot.session.model import Pov, Preview
from bot.texts import Speaker, escape_markdown
from engines.core import Action, Event
from engines.core.playable import Playable
from render import easel, painter
from render.easel import Picture
from render.kit.encode import Format
from render.scene import Page, Scene, as_drawn

log = structlog.get_logger(__name__)

NUMBERED = re.compile(r"^(\d+)([.)] )")
"""The beginning of a line, such as of somebody's name, that Discord takes for an item of a list."""
Lane: TypeAlias = tuple[str, int | None, str]
"""Session, reader and language; only the newest request of a lane is drawn."""
MIDDLE = 60
"""Actions before a picture from the middle of a game, which needs most of its images."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose picture it is, of which moment; equal subjects are the same picture."""

    session: str
    revision: int
    reader: int | None
    """The seat of the reader; None for the public."""
    lang: str
    detail: str = ""
    """What the picture shows beside the position: a previewed action, marked choices."""

    @property
    def lane(self) -> Lane:
        return (self.session, self.reader, self.lang)


def scene_of(
    pov: Pov,
    voice: Speaker,
    events: Sequence[Event] = (),
    choices: Sequence[tuple[Action, str]] = (),
    preview: Preview | None = None,
) -> Scene:
    """Return what a picture shows beside the view; from the preview, if there is one."""
    shown = pov if preview is None else preview
    plain = listing(voice, pov.session).plain()
    return Scene(
        voice=plain,
        names=tuple(plain.names),
        movers=shown.movers,
        standings=shown.standings,
        turn=shown.turn,
        reader=pov.seat,
        events=tuple(preview.events if preview is not None else events),
        choices=tuple(choices),
        outcome=shown.outcome,
        given_up=pov.session.given_up,
        private=board_title(plain, pov.session),
    )


class Illustration:
    """One picture to draw: its subject and its painter."""

    def __init__(self, game: str, view: Any, scene: Scene, form: Format, subject: Subject) -> None:
        self._game = game
        self._view = view
        self._scene = scene
        self._form = form
        self.subject = subject

    @property
    def content(self) -> Hashable:
        """All that the painter sees: pictures of equal contents are the same, whoever their readers are."""
        content = (self._game, self._form, *self._as_drawn)
        try:
            hash(content)
        except TypeError:  # the facts of an outcome are a mapping
            return repr(content)
        return content

    @property
    def is_own(self) -> bool:
        """Whether the picture is its reader's alone."""
        return painter(self._game).depends_on_reader(self._view, self._scene)

    @property
    def work(self) -> Callable[[], Picture]:
        """What draws the picture, on any thread or (pickled) in another process."""
        return partial(easel.picture, self._game, *self._as_drawn, self._form)

    @property
    def _as_drawn(self) -> tuple[Any, Scene]:
        return as_drawn(painter(self._game), self._view, self._scene)

    def pages(self, *, markdown: bool = True) -> Sequence[Page]:
        """Return the board in words; ``markdown``: for a message, with names escaped, else for buttons."""
        voice, scene = self._scene.voice, self._scene
        if not (markdown and isinstance(voice, Speaker)):
            return painter(self._game).pages(self._view, scene)
        names = tuple(escape_markdown(name) for name in scene.names)
        scene = replace(scene, voice=replace(voice, markdown=True), names=names)
        pages = painter(self._game).pages(self._view, scene)
        return [replace(page, lines=tuple(NUMBERED.sub(r"\1\\\2", line) for line in page.lines)) for page in pages]

    def words(self) -> str:
        """Return what stands in a message in place of the picture: lines, those that matter most first."""
        try:
            return "\n".join(line for page in self.pages() for line in (f"**{page.title}**", *page.lines))
        except Exception:
            # The boundary to the words of a game, as for pictures: the message is sent without them.
            log.exception("words-failed", game=self._game)
            return ""


class Drawing(Illustration):
    """The picture of a session, cut down to what one reader may know."""

    def __init__(self, pov: Pov, scene: Scene, form: Format, *, view: Any = None, detail: str = "") -> None:
        marked = "|".join(pov.session.rules.notation(action) for action, _ in scene.choices)
        shown = "|".join(event.model_dump_json() for event in scene.events)
        detail = f"{detail}\n{marked}\n{shown}"
        subject = Subject(pov.session.id, pov.session.revision, pov.seat, scene.voice.lang, detail)
        super().__init__(pov.session.game, pov.view if view is None else view, scene, form, subject)


# --- ahead of time: the first pictures of a new process take a second or two -------------------------------------


def openings(game: Playable, lang: str, form: Format) -> list[Callable[[], Picture]]:
    """Return what draws the pictures of a game that are worth it."""
    return [opening(game, lang, form), opening(game, lang, form, MIDDLE)]


def opening(game: Playable, lang: str, form: Format, moves: int = 0) -> Callable[[], Picture]:
    """Return what draws a game's initial state, or the one after so many actions."""
    names = tuple(str(seat + 1) for seat in range(game.rules.seats[0]))
    voice = Speaker(lang, names, game.key, markdown=False)
    return partial(easel.opening, game, voice, names, form, moves)
