"""The actions and events of Dicolony.

Spaces have names, as on the sheet: ``O4`` is orange 4, ``O*`` the star of orange, ``*4`` the star of 4.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from ..core import Action, Event, Fact, Frozen, Name, Seat, Term, Written
from . import terms
from .printed.cards import deck
from .printed.sheet import STAR, grid

Space = Annotated[str, Written(lambda: grid().number)]


class Clear(Action):
    """Use a die to clear a space (rules 20-22). ``clear orange O4``, ``clear orange *4``."""

    die: Annotated[str, Written(lambda: grid().colours)]
    space: Space


class Build(Action):
    """Choose one of several places for a building by its first space (rules 33, 53). ``build A R2``."""

    card: Annotated[str, Written(lambda: deck().letters)]
    place: Space


Choice: TypeAlias = Clear | Build


class LaidOut(Event):
    """The cards of this game were laid out (rules 8, 11)."""

    buildings: tuple[str, ...]
    blue: tuple[str, ...]
    yellow: str | None

    def facts(self) -> dict[str, Fact]:
        return {
            "buildings": tuple(terms.card(key) for key in self.buildings),
            "blue": tuple(terms.landscape(key) for key in self.blue),
            "yellow": terms.landscape(self.yellow) if self.yellow else "",
            "solo": int(self.yellow is None),
        }


class Rolled(Event):
    """The four dice of a turn were rolled for all players (rules 18, 19)."""

    begins_turn: ClassVar[bool] = True
    turn: int
    dice: tuple[int, ...]

    def facts(self) -> dict[str, Fact]:
        return {"turn": self.turn, "dice": terms.dice(self.dice)}


class Short(Event):
    """A player can use fewer than two of the dice, which the table may check (rule 52, A14, A33)."""

    seat: int
    count: int


class Cleared(Event):
    """A space was cleared; secret from the other players until the sheets are opened (rule 54)."""

    seat: int
    die: str
    number: int
    space: str

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "die": terms.die(self.die, self.number),
            "space": terms.space(self.space),
            "star": int(STAR in self.space),
        }


class Opened(Event):
    """The ten turns are over: the sheets are open and building begins (rule 26)."""

    begins_part: ClassVar[bool] = True
    turn: int


class Chosen(Event):
    """A player chose a place; secret until all players have chosen (rule 53, A32)."""

    seat: int
    card: str
    upper: bool
    place: str

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "building": terms.building(self.card, self.upper),
            "place": terms.space(self.place),
        }


class Site(Frozen):
    """A finished building: card, half, spaces and points (rules 33, 39, 40)."""

    card: str
    upper: bool
    spaces: tuple[str, ...]
    points: int
    bonus: int
    """0 if the building misses the named column."""

    def term(self) -> Term:
        """The building as a text: ``Inn at Green 1 (4+1)``."""
        facts: dict[str, Fact] = {"points": self.points, "bonus": self.bonus}
        facts |= {"building": terms.building(self.card, self.upper), "place": terms.space(self.spaces[0])}
        return Term("site", facts)


class Built(Event):
    """The buildings of one player, and the cards without a place (rules 27-34)."""

    begins_part: ClassVar[bool] = True
    seat: int
    sites: tuple[Site, ...]
    unbuilt: tuple[str, ...]

    def facts(self) -> dict[str, Fact]:
        return {
            "seat": Name(Seat(self.seat)),
            "sites": tuple(site.term() for site in self.sites),
            "count": len(self.sites),
            "unbuilt": tuple(terms.halves(key) for key in self.unbuilt),
            "missing": len(self.unbuilt),
        }


class Scored(Event):
    """The points of one player were counted (rules 39-47)."""

    seat: int
    buildings: int
    bonus: int
    blue: int
    yellow: int
    total: int


class Left(Event):
    """A player left for good (A31)."""

    seat: int


class Ended(Event):
    """The game is over."""

    reason: str
