"""A game's knowledge for the searcher (``Heuristics``), and the result of a search (``Thought``).

A game sets ``Mind.heuristics``. Every method has a default, and the searcher (``search.py``) does without what a
game lacks: candidates are the choice of its first policy and some others, playouts are played by that policy, and a
state is worth the lead in the standings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from .chance import Chance
from .model import Action, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)

Line: TypeAlias = tuple[Action, ...]
"""Actions that one seat takes one after the other, with no dice, reveal or other seat between them."""


Unit: TypeAlias = Literal["lead", "points", "chance"]
"""What a value counts: points against the others, one's own points, or the chance to win (0 to 1)."""


class Part(NamedTuple):
    """A named part of a value: the text ``<game>-hint-<name>``, or the part of the score of this name."""

    name: str
    seat: Seat | None = None
    """The rival who has it, so that less of it is better; None: the thinking seat."""


RIVAL = "rival"
"""The part that is a rival's score, in the text of all games."""


class Heuristics(Generic[S, A]):
    """A game's knowledge for the searcher; a stateless object.

    Every state that it is given is a guess of the thinking seat's (``Game.resample``) or was played on from one, so
    it may look at all of it.
    """

    cut: int | None = None
    """Turns (``Game.turns``) after which a playout is cut and valued; None: it is played to the end."""
    budget: int = 1000
    """Actions that one thought of the computer player ``strong`` applies, at most two seconds of one core."""
    review: int = 800_000
    """Actions that the review of a whole game applies, at most five minutes of one core."""
    suggestion: int = 1000
    """Actions that a suggestion may apply, at most 0.3 seconds of one core."""
    spread: float = 10.0
    """The unit of reviews, in the unit of ``value``: four times the lead over the mean of all seats that makes the
    odds to win e times as good, so that one part in a hundred of it is one percent of an even game; 1 where the
    value is the chance to win itself. Fitted to games of the first policy (docs/computers.md)."""
    doubt: float = 1.0
    """How far the computer player ``easy`` misjudges a candidate: the standard deviation, in the unit of ``value``.
    Large enough that it loses to the first policy, small enough that it sees what is clear."""

    unit: Unit = "lead"
    """What ``value`` counts."""
    weights: Mapping[str, float] = MappingProxyType({})
    """The worth of one unit of a part, by name, in the unit of ``value``; 1 if a part is not named."""

    trusts_first: bool = False
    """Whether ``strong`` takes the first candidate without a playout, where playouts were shown to mislead it.
    Hints, reviews and ``easy`` try the candidates all the same."""

    def is_worth_searching(self, state: S, seat: Seat) -> bool:
        """Whether this choice of a seat that has several is searched; else the first candidate is taken."""
        return True

    def habit(self, state: S, seat: Seat, chance: Chance) -> A | None:
        """Return what ``strong`` does where the choice is not worth searching; None: what the first policy does.

        ``chance``: its own, as a policy's."""
        return None

    def candidates(self, state: S, seat: Seat) -> Sequence[Line] | None:
        """Return 1 to 12 different lines, the most promising first: single actions, or the plan of a turn.

        The first action of each is legal now. What comes after dice, a reveal or another seat is left out. None:
        the searcher's own choice of legal actions.
        """
        return None

    def simplified(self, state: S, seat: Seat) -> S:
        """Return a state that is played on in place of this guess, e.g. without seats that cannot matter.

        The seat has the same legal actions in it.
        """
        return state

    def reply(self, state: S, seat: Seat, chance: Chance) -> A | None:
        """Return a legal action of a seat in a playout, quickly; None: that of the game's first policy."""
        return None

    def value(self, state: S, seat: Seat) -> float | None:
        """Return what a state is worth for a seat where a playout ends; None: the lead in the standings.

        Only differences between states count; the unit is the game's own.
        """
        return None

    def parts(self, state: S, seat: Seat) -> Mapping[Part, float] | None:
        """Return the parts of a state's value, so that a hint can give a reason.

        None: the parts of the seat's score, and the scores of its rivals.
        """
        return None


@dataclass(frozen=True, slots=True)
class Estimate:
    """The result of a search for one candidate."""

    line: Line
    mean: float
    """The mean value at the end of its playouts, in the unit of ``Heuristics.value``; 0 without any."""
    error: float
    """The standard error of the mean; infinite with fewer than two playouts.

    All candidates are tried with the same dice, so that means differ by less chance than these errors say.
    """
    visits: int
    """The number of its playouts."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search: the candidates, the best first, and the number of applied actions."""

    estimates: tuple[Estimate, ...]
    actions: int = 0

    @property
    def line(self) -> Line:
        """The best line; never empty."""
        return self.estimates[0].line
