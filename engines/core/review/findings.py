"""What a review found, as values that are kept and shown; all numbers are shares of ``Heuristics.spread``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ..model import Frozen

BAR, ERRORS, VISITS = 0.05, 2.0, 8
"""A better choice is shown if it gains more than this share, and more than so many standard errors of so many
comparisons at least: of fewer, the error itself is not known."""
MOST_KEYS = 3
"""Also the number of best moments."""


class Judgement(Frozen):
    """One decision and the best choice that was found instead, judged by what its seat could know."""

    row: int
    """The row of its first action."""
    last: int
    """The row of its last action."""
    seat: int
    turn: int
    played: tuple[str, ...]
    """The notations of what was played."""
    better: tuple[str, ...] = ()
    """Those of the best choice found; () if that is what was played."""
    loss: float = 0.0
    """The value of the best choice found less that of the played one, in new playouts with the same guesses and
    dice for both: chance may make it negative."""
    error: float = 0.0
    """The standard error of the loss."""
    visits: int = 0
    """The number of these comparisons."""
    stake: float = 0.0
    """The stake: the value of the best choice less that of the worst one considered."""
    is_suggested: bool = False
    """Whether it was played as the bot had suggested. No judge and no record knows that: the bot adds it."""

    @property
    def cost(self) -> float:
        """What the choice has cost: the loss, or 0 if it is within one standard error, which may be chance."""
        return self.loss if self.loss > self.error else 0.0

    @property
    def is_shown(self) -> bool:
        """Whether the better choice is beyond doubt, and worth it."""
        is_known = bool(self.better) and self.visits >= VISITS
        return is_known and self.loss > BAR and self.loss > ERRORS * self.error

    @property
    def is_best(self) -> bool:
        """Whether the best choice found was played, and it mattered."""
        return not self.better and self.stake > BAR


class Outlook(Frozen):
    """How the game stood after a row: the expectations of each seat, in seat order."""

    row: int
    turn: int
    """The turns that were over."""
    values: tuple[float, ...]
    """The mean values at the end of playouts by quick players."""
    chances: tuple[float, ...] = ()
    """Chances to win, 0 to 1. For a single seat: to do better than expected at the beginning."""
    luck: tuple[float, ...] | None = None
    """What the dice of the row gave to each seat against their expectation; None without dice."""


class Crossing(Frozen):
    """The last time that the chances of those who came first were behind: from then on, nobody else's were better.

    Of a single seat, the last time that its chance was on the other side of one half than in the end.
    """

    turn: int
    """The turn in which they went ahead for good; 0 if they were ahead from the first outlook on."""
    first: tuple[int, ...]
    """Who came first, in seat order: all who share a win. Of a single seat: () if it did worse than expected."""


class Account(Frozen):
    """What dice and choices contributed to a seat's result."""

    seat: int
    decisions: int
    """How many were judged."""
    shown: int
    luck: float
    """The sum of the luck of all dice for this seat, its own and others'."""
    choice: float
    """Minus the sum of what its choices cost: 0 if nothing better was ever found."""
    quality: float | None
    """How much of the best it played: 1 less the sum of costs by the sum of stakes, from 0 to 1. So 1 is always the
    best choice found, 0 always the worst one considered; None if nothing was at stake."""


class Review(Frozen):
    """The review of one game: the same for the same record and budget."""

    game: str
    rules_version: int
    budget: int
    seats: tuple[int, ...]
    """Those whose decisions were judged."""
    judgements: tuple[Judgement, ...] = ()
    outlooks: tuple[Outlook, ...] = ()
    accounts: tuple[Account, ...] = ()

    @property
    def shown(self) -> tuple[Judgement, ...]:
        """The decisions for which there was clearly something better, in the order of the game."""
        return tuple(one for one in self.judgements if one.is_shown)

    @property
    def keys(self) -> tuple[Judgement, ...]:
        """The three of them that cost most, in the order of the game."""
        return self.costliest(MOST_KEYS)

    def costliest(self, most: int) -> tuple[Judgement, ...]:
        """Return the ``most`` of them that cost most, in the order of the game."""
        return _first(self.shown, most, lambda one: one.loss)

    @property
    def best(self) -> tuple[Judgement, ...]:
        """The three decisions played best with most at stake, in the order of the game."""
        return _first([one for one in self.judgements if one.is_best], MOST_KEYS, lambda one: one.stake)

    @property
    def curve(self) -> tuple[Outlook, ...]:
        """The outlook at the end of each turn, after the deal first."""
        return tuple({one.turn: one for one in reversed(self.outlooks)}.values())[::-1]

    @property
    def course(self) -> tuple[tuple[float, Outlook], ...]:
        """All outlooks, each with the turns that were over: those within a turn stand evenly between its ends."""
        within = Counter(one.turn for one in self.outlooks)
        passed, placed = Counter[int](), list[tuple[float, Outlook]]()
        for one in self.outlooks:
            placed.append((one.turn + passed[one.turn] / within[one.turn], one))
            passed[one.turn] += 1
        return tuple(placed)

    @property
    def is_alone(self) -> bool:
        """Whether it is of a game of one seat, whose chance is to do better than expected."""
        return bool(self.outlooks) and len(self.outlooks[0].chances) == 1

    @property
    def crossing(self) -> Crossing | None:
        """The decisive turn by the chances, for those who came first.

        It is the turn of the first outlook with which they were ahead, and after which no outlook, of the end of a
        turn or within one, has anybody else ahead of them; to be level is not to be behind. Those who share a win
        are ahead if the least of their chances is. None where nobody won, all won, or there are no chances.
        """
        if not self.outlooks or not self.outlooks[-1].chances:
            return None
        is_alone = self.is_alone
        chances = [(*one.chances, 1 - one.chances[0]) if is_alone else one.chances for one in self.outlooks]
        best = max(chances[-1])
        first = tuple(seat for seat, chance in enumerate(chances[-1]) if chance == best)
        ahead = ahead_since(first, chances)
        if ahead is None or (is_alone and ahead == 0):
            return None
        return Crossing(turn=self._turn_of(ahead), first=tuple(seat for seat in first if not is_alone or seat == 0))

    def _turn_of(self, at: int) -> int:
        """Return the turn that led to an outlook; 0 for the first one."""
        one, before = self.outlooks[at], self.outlooks[at - 1] if at else None
        if before is None:
            return 0
        return one.turn if one.turn > before.turn else one.turn + 1


def ahead_since(first: Sequence[int], points: Sequence[Sequence[float]]) -> int | None:
    """Return the first point from which these seats, the least of them, were ahead of all others and never behind
    again; to be level is not to be behind. None if there is none, or nobody else.
    """
    since: int | None = None
    for at, point in enumerate(points):
        own = min((point[seat] for seat in first), default=0.0)
        other = max((value for seat, value in enumerate(point) if seat not in first), default=own)
        if own < other:
            since = None
        elif own > other and since is None:
            since = at
    return since


def _first(judgements: Iterable[Judgement], most: int, by: Callable[[Judgement], float]) -> tuple[Judgement, ...]:
    greatest = sorted(judgements, key=by, reverse=True)[:most]
    return tuple(sorted(greatest, key=lambda one: one.row))
