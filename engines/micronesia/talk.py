"""The words of Micronesia: prompts, labels, messages with a line for each turn, and what matters now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from ..core import Event, Fact, Name, Seat, Series, Term
from ..core.talk import Prompt, Sentence, Talk
from .actions import (
    Again,
    Began,
    Bust,
    Change,
    Changed,
    Choice,
    Done,
    Evicted,
    Resigned,
    Rolled,
    Settle,
    Settled,
    Shift,
    Shifted,
    Visited,
)
from .mind import one_short, payable_rolls, phrase_of, settle_facts
from .settling import budget_of, payable_settles
from .shifting import shifts
from .state import State, View

MOST_LINES = 7


class MicronesiaTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """The prompt for a seat.

        ``settle`` (``triple`` after a rolled triple, ``changed`` after a changed die, ``must`` if a die has to be
        changed first), ``shift`` (``shifted`` if no tribe can move any more), or ``wait``.
        """
        if seat != view.to_move or view.stage not in ("settle", "shift"):
            return Prompt("wait")
        if view.stage == "shift":
            return Prompt("shift" if shifts(view) else "shifted", {"again": int(view.again)})
        if view.stock[seat] and not payable_settles(view, budget_of(view, seat)):
            return Prompt("must", {"dice": view.dice, "stock": view.stock[seat]})
        key = "triple" if view.again else "settle" if view.dice == view.rolled else "changed"
        return Prompt(key, {"dice": view.dice, "stock": view.stock[seat]})

    def facts(self, view: View, action: Choice) -> dict[str, Fact]:
        """The variables of ``micronesia-action-<kind>``."""
        fields = dict(action.fields())
        match action:
            case Settle():
                return (
                    fields
                    | settle_facts(view, budget_of(view, view.to_move), action.islands)
                    | {"islands": phrase_of(action.islands)}
                )
            case Change():
                return fields | {
                    "old": view.dice[action.die - 1] if view.dice else 0,
                    "left": view.stock[view.to_move] - 1,
                    "forfeits": int(view.again),
                }
            case Shift():
                return fields | {
                    "from_left": view.islands[action.from_island - 1].count - action.count,
                    "to_now": view.islands[action.to_island - 1].count + action.count,
                }
            case Done():
                return fields | {"again": int(view.again)}
            case _:
                assert_never(action)

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each turn; of more than seven the oldest are one. A last roll is left to the question."""
        lines = [_line(turn) for turn in _turns(events) if turn.deeds]
        return tuple(lines)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """Who is one island short, else how far reader or leader are; and who may be unable to pay for a roll."""
        if view.stage == "over":
            return ()
        lines = [*_goal(view, seat)]
        poor = [
            Term("message-can-pay", {"seat": Name(Seat(other)), "paid": paid, "rolls": rolls})
            for other in range(len(view.stock))
            for paid, rolls in (payable_rolls(view, other),)
            if paid < rolls
        ]
        if poor:
            lines.append(Sentence("poor", {"who": Series(tuple(poor), "deeds")}))
        return tuple(lines)


@dataclass
class Turn:
    """What one player did, in order; ``dice`` are () where the roll was told before."""

    seat: int
    dice: tuple[int, ...] = ()
    deeds: list[Event] = field(default_factory=list)


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


def _line(turn: Turn) -> Sentence:
    facts: dict[str, Fact] = {"seat": Name(Seat(turn.seat)), "deeds": Series(tuple(_deeds(turn.deeds)), "deeds")}
    return Sentence("rolled", facts | {"dice": turn.dice}) if turn.dice else Sentence("turn", facts)


def _deeds(events: Sequence[Event]) -> Iterator[Term]:
    """Sums instead of steps: changed dice, islands settled, islands taken, own islands, moves of tribes."""
    changes = [event for event in events if isinstance(event, Changed)]
    if changes:
        faces = tuple(f"{event.old}→{event.face}" for event in changes)
        yield Term("message-changed", {"count": len(changes), "faces": faces})
    if any(isinstance(event, Began) for event in events):
        yield Term("message-began")
    settled = tuple(event.island for event in events if isinstance(event, Settled))
    if settled:
        yield Term("message-settled", {"islands": phrase_of(settled)})
    for event in events:
        if isinstance(event, Evicted):
            facts: dict[str, Fact] = {
                "island": event.island,
                "rival": Name(Seat(event.rival)),
                "count": event.count,
            }
            yield Term("message-evicted", facts)
    visited = tuple(event.island for event in events if isinstance(event, Visited))
    if visited:
        yield Term("message-visited", {"islands": phrase_of(visited)})
    moves = tuple(_move(event) for event in events if isinstance(event, Shifted))
    if moves:
        yield Term("message-shifted", {"moves": moves})
    for kind, key in ((Again, "message-again"), (Bust, "message-bust"), (Resigned, "message-resigned")):
        if any(isinstance(event, kind) for event in events):
            yield Term(key)


def _move(event: Shifted) -> str:
    way = f"{event.from_island}→{event.to_island}"
    return way if event.count == 1 else f"{way} ×{event.count}"


def _goal(view: View, reader: Seat | None) -> Iterator[Sentence]:
    wanted = view.options.islands_to_win
    held = [len(view.held(seat)) for seat in range(len(view.stock))]
    near = one_short(view)
    if near:
        names = tuple(Name(seat) for seat in near)
        yield Sentence("near", {"seats": names, "held": wanted - 1, "wanted": wanted})
    elif reader is not None and held[reader]:
        yield Sentence("own", {"held": held[reader], "wanted": wanted})
    elif reader is None and 2 * max(held) > wanted:
        ahead = tuple(Name(Seat(seat)) for seat, count in enumerate(held) if count == max(held))
        yield Sentence("ahead", {"seats": ahead, "held": max(held), "wanted": wanted})
