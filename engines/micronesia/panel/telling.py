"""Messages as sentences: a line for each turn, and what matters now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import gcd

from ...core import Event, Fact, Name, Seat, Term, Told, joined_lines
from ..actions import Again, Began, Bust, Changed, Evicted, Resigned, Rolled, Settled, Shifted, Visited
from ..policy import roll_odds
from ..settling import budget_of
from ..state import State, View
from .meaning import named

MOST_LINES = 7
ROLLS = 216
"""The rolls of three dice."""


@dataclass
class Turn:
    """What one player did, in order; ``dice`` are () where the roll was told before."""

    seat: int
    dice: tuple[int, ...] = ()
    deeds: list[Event] = field(default_factory=list)


def told(events: Sequence[Event]) -> tuple[Told, ...]:
    """A line for each turn; of more than seven the oldest are one. A last roll is left to the question."""
    lines = [_line(turn) for turn in _turns(events) if turn.deeds]
    return joined_lines(lines, MOST_LINES)


def _turns(events: Sequence[Event]) -> Iterator[Turn]:
    turn: Turn | None = None
    for event in events:
        match event:
            case Rolled():
                if turn is not None:
                    yield turn
                turn = Turn(event.seat, event.dice)
            case (
                Began() | Changed() | Settled() | Evicted() | Visited() | Shifted() | Again() | Bust() | Resigned()
            ):
                if turn is None or turn.seat != event.seat:
                    if turn is not None:
                        yield turn
                    turn = Turn(event.seat)
                turn.deeds.append(event)
            case _:
                pass  # the end is told by its reason
    if turn is not None:
        yield turn


def _line(turn: Turn) -> Told:
    facts: dict[str, Fact] = {"seat": Name(Seat(turn.seat)), "deeds": _chain(list(_deeds(turn.deeds)))}
    return Told("rolled", facts | {"dice": turn.dice}) if turn.dice else Told("turn", facts)


def _deeds(events: Sequence[Event]) -> Iterator[Term]:
    """Sums instead of steps: changed dice, islands settled, islands taken, own islands, moves of tribes."""
    changes = [event for event in events if isinstance(event, Changed)]
    if changes:
        faces = tuple(f"{event.old}→{event.face}" for event in changes)
        yield Term("told-changed", {"count": len(changes), "faces": faces})
    if any(isinstance(event, Began) for event in events):
        yield Term("told-began")
    settled = tuple(event.island for event in events if isinstance(event, Settled))
    if settled:
        yield Term("told-settled", {"islands": named(settled)})
    for event in events:
        if isinstance(event, Evicted):
            facts: dict[str, Fact] = {
                "island": event.island,
                "rival": Name(Seat(event.rival)),
                "count": event.count,
            }
            yield Term("told-evicted", facts)
    visited = tuple(event.island for event in events if isinstance(event, Visited))
    if visited:
        yield Term("told-visited", {"islands": named(visited)})
    moves = tuple(_move(event) for event in events if isinstance(event, Shifted))
    if moves:
        yield Term("told-shifted", {"moves": moves})
    for kind, key in ((Again, "told-again"), (Bust, "told-bust"), (Resigned, "told-resigned")):
        if any(isinstance(event, kind) for event in events):
            yield Term(key)


def _move(event: Shifted) -> str:
    way = f"{event.from_island}→{event.to_island}"
    return way if event.count == 1 else f"{way} ×{event.count}"


def _chain(terms: Sequence[Term]) -> Term:
    """Several phrases as one, joined as the language does it."""
    first, *rest = terms
    return Term("told-and", {"first": first, "rest": _chain(rest)}) if rest else first


# --- what matters now ------------------------------------------------------------------------------------------


def outlook(view: View, reader: Seat | None) -> tuple[Told, ...]:
    """Who is one island short, else how far reader or leader are; and who may be unable to pay for a roll."""
    if view.stage == "over":
        return ()
    lines = [*_goal(view, reader)]
    poor = [
        Term("told-can-pay", {"seat": Name(Seat(seat)), "paid": paid, "rolls": rolls})
        for seat in range(len(view.stock))
        for paid, rolls in (payable_rolls(view, seat),)
        if paid < rolls
    ]
    if poor:
        lines.append(Told("poor", {"who": _chain(poor)}))
    return tuple(lines)


def _goal(view: View, reader: Seat | None) -> Iterator[Told]:
    wanted = view.options.islands_to_win
    held = [len(view.held(seat)) for seat in range(len(view.stock))]
    near = one_short(view)
    if near:
        names = tuple(Name(seat) for seat in near)
        yield Told("near", {"seats": names, "held": wanted - 1, "wanted": wanted})
    elif reader is not None and held[reader]:
        yield Told("own", {"held": held[reader], "wanted": wanted})
    elif reader is None and 2 * max(held) > wanted:
        ahead = tuple(Name(Seat(seat)) for seat, count in enumerate(held) if count == max(held))
        yield Told("ahead", {"seats": ahead, "held": max(held), "wanted": wanted})


def one_short(view: State) -> tuple[Seat, ...]:
    """The seats that win with one more island."""
    wanted = view.options.islands_to_win
    return tuple(Seat(seat) for seat in range(len(view.stock)) if len(view.held(seat)) == wanted - 1)


def payable_rolls(view: State, seat: int) -> tuple[int, int]:
    """Of how many rolls (the second number) a seat could pay for so many (the first), as the board lies now.

    In lowest terms. Who is about to settle has a roll that can be paid, and the next one lies beyond that.
    """
    if view.stage == "over" or (view.stage == "settle" and seat == view.to_move):
        return 1, 1
    bust, _ = roll_odds(budget_of(view, seat), view.options.islands_to_win)
    paid = ROLLS - round(bust * ROLLS)
    part = gcd(paid, ROLLS)
    return paid // part, ROLLS // part
