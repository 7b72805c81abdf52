"""The input of a picture (``Scene``) and the interface of a game's painter (``Painter``).

A painter gets a view (what its reader may know), never a state, so no picture can show more than its reader knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias, runtime_checkable

from PIL import Image

from engines.core import Action, AnyGame, Event, Fact, Outcome, Seat, Standing


class Voice(Protocol):
    """The texts that pictures need; bot.texts.Speaker.plain() implements it."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def of_game(self, kind: str, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def name(self, seat: Seat) -> str: ...

    def face(self, seat: int) -> int | None: ...


WIDE, HIGH, OWN_HIGH = 1200, 1100, 1250
"""Pixels of a picture. Discord shows 12:11 at 366 x 336 on a phone and at 382 x 350 on a desk, nearly the same."""

PAGE = 1800
"""Characters of a page of the board in words, title and line breaks included: a message has room for 2,000."""

Area: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge in pixels of a picture."""


@dataclass(frozen=True)
class Scene:
    """Everything a picture shows beside the view, already limited to what the reader may know."""

    voice: Voice
    names: tuple[str, ...]
    """Players' names by seat: any characters, any length."""
    movers: tuple[Seat, ...]
    """The seats that owe an action."""
    standings: tuple[Standing, ...]
    """One per seat, in seat order; () while the scores are secret."""
    turn: int
    reader: Seat | None = None
    events: Sequence[Event] = ()
    """The events since this reader's last picture, newest last; the picture marks what they changed."""
    choices: Sequence[tuple[Action, str]] = ()
    """Choices to mark in the picture, with the labels of their buttons (private panels only)."""
    outcome: Outcome | None = None
    given_up: frozenset[Seat] = frozenset()
    """The seats whose owners have left: ``names`` say so, and they get no crown."""
    private: str = ""
    """The title of a private board, which frames the picture and begins its alt text; "" for a table's. Painters do
    nothing with it: ``render.easel`` draws the frame, and ``render.kit.letters.alt.describe`` says the title."""

    @property
    def called(self) -> tuple[str, ...]:
        """The players' names by seat, as sentences have them."""
        return tuple(self.voice.name(Seat(seat)) for seat in range(len(self.names)))

    @property
    def crowned(self) -> tuple[Seat, ...]:
        """The winners who are there to wear a crown."""
        return tuple(seat for seat in self.outcome.winners if seat not in self.given_up) if self.outcome else ()


def shown_to(
    game: AnyGame,
    state: Any,
    voice: Voice,
    names: tuple[str, ...],
    *,
    reader: Seat | None = None,
    events: Sequence[Event] = (),
    choices: Sequence[tuple[Action, str]] = (),
) -> tuple[Any, Scene]:
    """Return the view and the scene of a state for one reader (None: the public), who may know these ``events``."""
    scene = Scene(
        voice=voice,
        names=names,
        movers=game.current_players(state),
        standings=game.standings(state),
        turn=game.turns(state),
        reader=reader,
        events=events,
        choices=choices,
        outcome=game.outcome(state),
    )
    return game.view(state, reader), scene


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the board in words: one theme, a thing on each line."""

    title: str
    """Two or three words, which a button has room for."""
    lines: tuple[str, ...]


class Painter(Protocol):
    """The pictures of one game, and its words. The module or package render/<key> exports one as ``PAINTER``."""

    window: Area
    """The part of the picture that the cover of the game shows."""

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        """An opaque RGB picture, ``WIDE`` px wide; the same bytes for the same arguments.

        The public one (no ``scene.reader``) is ``HIGH`` px high; one's own has what only its reader may see below
        the same, and is ``OWN_HIGH`` px high at most.
        """
        ...

    def alt(self, view: Any, scene: Scene) -> str:
        """The alt text of the picture, at most 1,024 characters."""
        ...

    def pages(self, view: Any, scene: Scene) -> Sequence[Page]:
        """The board in words: all that the view tells its reader, for whoever does not see the picture.

        Themes in the order of use, what a decision needs first; each page fits a message (``PAGE``). Whatever
        differs in the view differs in the words, over the pages together (tests/contract/words.py).
        """
        ...

    def depends_on_reader(self, view: Any, scene: Scene) -> bool:
        """Whether another reader of the same position gets another picture or alt text; else it is drawn once."""
        ...


@runtime_checkable
class Staged(Protocol):
    """A painter whose films show some moments in several frames, such as sheets that open one by one."""

    def acts(self, view: Any, scene: Scene) -> Iterable[tuple[Any, Scene]]:
        """The frames of one moment in order, the moment itself last."""
        ...


def as_drawn(artist: Painter, view: Any, scene: Scene) -> tuple[Any, Scene]:
    """Return what a picture is drawn from: without the reader where it does not depend on one, so that readers who
    get equal pictures ask for the same."""
    if artist.depends_on_reader(view, scene):
        return view, scene
    if getattr(view, "reader", None) is not None:
        view = view.model_copy(update={"reader": None})
    return view, replace(scene, reader=None)
