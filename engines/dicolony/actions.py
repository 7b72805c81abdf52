"""What a player of Dicolony can do, and what can happen.

A space goes by its name on the sheet: ``O4`` orange 4, ``O*`` the star of orange, ``*4`` the star of 4.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ..core import Action, Event, Fact, Frozen, Name, Seat, Term
from . import words
from .sheet import STAR


class Clear(Action):
    """Use a die to clear a space (rules 20-22). ``clear orange O4``, ``clear orange *4``."""

    kind: Literal["clear"] = "clear"
    die: str
    space: str


class Build(Action):
    """Where to build, if a card's best level has several places (rules 33, 53): the first space. ``build A R2``."""

    kind: Literal["build"] = "build"
    card: str
    place: str


Choice: TypeAlias = Clear | Build
AnyAction = Annotated[Choice, Field(discriminator="kind")]
ACTIONS: TypeAdapter[Choice] = TypeAdapter(AnyAction)


class LaidOut(Event):
    """The cards of this game (rules 8, 11)."""

    kind: Literal["laid-out"] = "laid-out"
    buildings: tuple[str, ...]
    blue: tuple[str, ...]
    yellow: str | None

    def facts(self) -> dict[str, Fact]:
        return {
            "buildings": tuple(words.card(key) for key in self.buildings),
            "blue": tuple(words.landscape(key) for key in self.blue),
            "yellow": words.landscape(self.yellow) if self.yellow else "",
            "solo": int(self.yellow is None),
        }


class Rolled(Event):
    """The four dice of a turn, for everybody (rules 18, 19)."""

    kind: Literal["rolled"] = "rolled"
    turn: int
    dice: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        return {"turn": self.turn, "dice": words.dice(self.dice)}


class Short(Event):
    """A player can use fewer than two of these dice, which the table checks (rule 52, A14, A33)."""

    kind: Literal["short"] = "short"
    seat: int
    count: int


class Cleared(Event):
    """A space was cleared, which nobody else may know yet (rule 54)."""

    kind: Literal["cleared"] = "cleared"
    seat: int
    die: str
    number: int
    space: str

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "die": words.die(self.die, self.number),
            "space": words.space(self.space),
            "star": int(STAR in self.space),
        }


class Opened(Event):
    """The ten turns are over; the sheets lie open and building begins (rule 26)."""

    kind: Literal["opened"] = "opened"
    turn: int


class Chosen(Event):
    """Where one will build; told to all when everybody has chosen (rule 53, A32)."""

    kind: Literal["chosen"] = "chosen"
    seat: int
    card: str
    upper: bool
    place: str

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "building": words.building(self.card, self.upper),
            "place": words.space(self.place),
        }


class Site(Frozen):
    """A building that stands: which half of which card, where, and for how many points (rules 33, 39, 40)."""

    card: str
    upper: bool
    spaces: tuple[str, ...]
    points: int
    bonus: int
    """0 if it misses the named column."""

    def term(self) -> Term:
        """``Inn at Green 1 (4+1)``."""
        facts: dict[str, Fact] = {"points": self.points, "bonus": self.bonus}
        facts |= {"building": words.building(self.card, self.upper), "place": words.space(self.spaces[0])}
        return Term("site", facts)


class Built(Event):
    """What one player has built, and the cards for which there was no place (rules 27-34)."""

    kind: Literal["built"] = "built"
    seat: int
    sites: tuple[Site, ...]
    unbuilt: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "sites": tuple(site.term() for site in self.sites),
            "count": len(self.sites),
            "unbuilt": tuple(words.halves(key) for key in self.unbuilt),
            "missing": len(self.unbuilt),
        }


class Scored(Event):
    """One player's points (rules 39-47)."""

    kind: Literal["scored"] = "scored"
    seat: int
    buildings: int
    bonus: int
    blue: int
    yellow: int
    total: int


class Left(Event):
    """A player left for good (A31)."""

    kind: Literal["left"] = "left"
    seat: int


class Ended(Event):
    """The game is over."""

    kind: Literal["ended"] = "ended"
    reason: str


AnyEvent = Annotated[
    LaidOut | Rolled | Short | Cleared | Opened | Chosen | Built | Scored | Left | Ended,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
