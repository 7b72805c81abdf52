"""The stored forms of a log row, and of what stands beside the log: hints and interventions."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import ConfigDict

from engines.core import Frozen, Seat
from engines.core.thinking import Unit


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log; ``chance`` and ``events`` are JSON."""

    row: int
    seat: int | None
    user_id: int | None
    notation: str
    chance: str
    events: str
    hidden: bool
    barrier: bool
    published: bool
    interaction_id: int | None
    at: float
    undone_at: float | None = None
    by_clock: bool = False
    """Played for somebody after their deadline."""
    turn: int | None = None
    """The turn of the game; None: written before turns were stored."""
    batch: int | None = None
    """The first of several rows that one press has played, which are taken back together; None: played alone."""
    upgrade: str | None = None
    """A correction of the rules, as JSON: versions ``from`` and ``to``, the state's hashes ``before`` and
    ``after``, and the ``state`` after it."""
    ahead: str = ""
    """Decided ahead of the turn: ORDER or ANSWER of ``rows/ahead.py``; "": it was not."""

    @property
    def by_hand(self) -> bool:
        """Whether it was played at that moment: neither for an expired turn nor decided ahead."""
        return not self.by_clock and not self.ahead

    @property
    def stands(self) -> bool:
        """Whether the row was not taken back."""
        return self.undone_at is None


@dataclass(frozen=True, slots=True)
class HintRow:
    """One hint; ``advice`` is the JSON of a HintAdvice. migrations/0032 explains each column."""

    seat: int
    decision: int
    user_id: int
    turn: int
    at: float
    advice: str


class Advice(Frozen):
    """What the bot advised. A later version may store more, and a mean value may be infinite."""

    model_config = ConfigDict(extra="ignore", ser_json_inf_nan="constants")


class HintAdvice(Advice):
    """What a hint showed."""

    plans: tuple[tuple[tuple[str, ...], float, float | None, int], ...]
    """Of each plan its notations, the mean value, its standard error (None: infinite) and the playouts."""
    unit: Unit
    gap: tuple[float, float | None] | None
    """By how much the first plan is better than the second, and the standard error; None: there is one plan."""
    reason: tuple[str, Seat | None, float] | None
    """Name and seat of the part that speaks for the first plan, and how much more of it that gives."""


@dataclass(frozen=True, slots=True)
class SuggestionRow:
    """The ready-made turns of one decision; ``advice`` is the JSON of a TurnAdvice. migrations/0032 explains each
    column."""

    seat: int
    decision: int
    row: int
    turn: int
    at: float
    advice: str


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The kept review of a game, as JSON."""

    session_id: str
    review: str
    made_at: float


class TurnAdvice(Advice):
    """Ready-made turns as notations, the best first."""

    lines: tuple[tuple[str, ...], ...]


BY_MODERATOR, BY_HOST, BY_AGREEMENT = "ended-by-moderator", "ended-by-host", "ended-by-agreement"
ENDED_IDLE, ENDED_LEFT = "ended-idle", "ended-by-leaving"
"""The kinds of ends without a result: by whom, for want of moves, as the last person has left."""
SEAT_PASSED, SEAT_BACK, SEAT_LEFT = "seat-passed", "seat-back", "seat-left"
SEAT_GIVEN, SEAT_TAKEN = "seat-given", "seat-taken"
"""The kinds of changes of a seat's player: a stand-in plays until they come back, they are back, they have left for
good; the old and the new player of a seat that changes hands, one row after the other."""
SEAT_OFF, SEAT_BY_HOST, SEAT_BY_MODERATOR = "seat-off", "seat-by-host", "seat-by-moderator"
"""Why a stand-in plays: its person is off the server, or somebody has decided so, whose row comes before that of
SEAT_PASSED."""
RESULT_OUT, RESULT_IN = "result-out", "result-in"
"""The result of a finished game was taken out, so that it counts for nobody; it was taken back in."""


@dataclass(frozen=True, slots=True)
class InterventionRow:
    """``user_id`` is None where no person did it, or the operator; ``name`` also once they were erased.

    ``seat`` and ``row``: of a change of a seat's player, after that row of the log.
    """

    kind: str
    user_id: int | None
    name: str | None
    at: float
    seat: int | None = None
    row: int | None = None

    @property
    def is_end(self) -> bool:
        """Whether it ended the game, or closed the lobby."""
        return self.row is None and not self.is_about_result

    @property
    def is_about_result(self) -> bool:
        """Whether it took the result of a finished game out, or back in."""
        return self.kind in (RESULT_OUT, RESULT_IN)
