"""The words of Micronesia: prompts, labels, messages with a line for each player, and what threatens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from ..core import Event, Fact, Facts, Name, Seat, Series, Sign, Term
from ..core.mind import Plan
from ..core.talk import Prompt, Sentence, Talk
from .actions import (
    Again,
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
from .mind import bust_risk, one_short, phrase_of, settle_facts
from .settling import budget_of, payable_settles
from .shifting import shifts
from .state import State, View

EARLY = 1
"""Turns of each player in which words and signs are explained."""


class MicronesiaTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """The prompt for a seat.

        ``settle`` (``triple`` after a rolled triple, ``changed`` after a changed die, ``must`` if a die has to be
        changed first), ``shift`` (``shifted`` if no tribe can move any more), or ``wait``.
        """
        if seat != view.to_move or view.stage not in ("settle", "shift"):
            return Prompt("wait")
        early = int(view.turn <= EARLY * len(view.stock))
        if view.stage == "shift":
            return Prompt("shift" if shifts(view) else "shifted", {"again": int(view.again), "early": early})
        if view.stock[seat] and not payable_settles(view, budget_of(view, seat)):
            return Prompt("must", {"dice": d6s(view.dice), "stock": view.stock[seat]})
        key = "triple" if view.again else "settle" if view.dice == view.rolled else "changed"
        return Prompt(key, {"dice": d6s(view.dice), "stock": view.stock[seat], "early": early})

    def given_up(self, event: Event) -> tuple[Fact, ...]:
        """That a tribe is sacrificed."""
        return (Term("sacrifice"),) if isinstance(event, Changed) else ()

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

    def plan_facts(self, view: View, plan: Plan) -> Facts:
        """An option begins with the die that it changes."""
        old = plan.facts.get("old")
        return {**plan.facts, "old": d6(old)} if isinstance(old, int) else plan.facts

    def headline(self, view: View) -> Sentence:
        """Who leads by islands, alone or with others; ``start`` while nobody holds one."""
        held = [len(view.held(seat)) for seat in range(len(view.stock))]
        most, wanted = max(held), view.options.islands_to_win
        if not most:
            return Sentence("start", {"wanted": wanted})
        ahead = tuple(Name(Seat(seat), bare=True) for seat, count in enumerate(held) if count == most)
        return Sentence("headline", {"seats": ahead, "count": len(ahead), "held": most, "wanted": wanted})

    def call(self, view: View, seat: Seat) -> Prompt | None:
        """The dice of the seat to move; ``shift`` once it may move tribes."""
        if seat != view.to_move or view.stage not in ("settle", "shift"):
            return None
        key = "shift" if view.stage == "shift" else "dice"
        return Prompt(key, {"dice": Series(d6s(view.dice), "dice")})

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each player with all their turns; the last roll is left to the call."""
        by_seat: dict[int, list[Turn]] = {}
        for turn in _turns(events):
            if turn.deeds:
                by_seat.setdefault(turn.seat, []).append(turn)
        return tuple(_line(seat, turns) for seat, turns in by_seat.items())

    def about(self, events: Sequence[Event], view: View, seat: Seat) -> Sentence | None:
        """The islands lost and won, those lost with their new holders; and a bust."""
        lost: dict[int, int] = {}
        won: dict[int, None] = {}
        for event in events:
            match event:
                case Evicted() if event.rival == seat and event.island in won:
                    del won[event.island]
                case Evicted() if event.rival == seat:
                    lost[event.island] = event.seat
                case Evicted() if event.island in lost and event.seat != seat:
                    lost[event.island] = event.seat
                case Evicted() | Settled() if event.seat == seat and event.island in lost:
                    del lost[event.island]
                case Evicted() | Settled() if event.seat == seat:
                    won[event.island] = None
        parts: list[Fact] = []
        if lost:
            taken = tuple(Term("message-lost", _taken(island, rival)) for island, rival in lost.items())
            parts.append(Term("message-about-lost", {"count": len(lost), "islands": taken}))
        if won:
            parts.append(Term("message-about-won", {"count": len(won), "islands": tuple(won)}))
        if any(isinstance(event, Bust) and event.seat == seat for event in events):
            parts.append(Term("message-about-bust"))
        return Sentence("about", {"what": Series(tuple(parts), "about")}, weight=2) if parts else None

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """Who is one island short; else who may be unable to pay for a roll, the reader before others."""
        if view.stage == "over":
            return ()
        near = one_short(view)
        if near:
            names = tuple(Name(other, bare=True) for other in near)
            return (Sentence("near", {"seats": names, "count": len(near)}),)
        risks = {other: percent for other in range(len(view.stock)) if (percent := bust_risk(view, other))}
        if seat is not None and seat in risks:
            return (Sentence("own-risk", {"percent": risks[seat]}),)
        poor = [
            Term("message-risk", {"seat": Name(Seat(other), bare=True), "percent": risks[other]}) for other in risks
        ]
        return (Sentence("poor", {"who": Series(tuple(poor), "deeds")}),) if poor else ()


def d6(face: int) -> Sign:
    return Sign(f"d6-{face}", face)


def d6s(faces: Sequence[int]) -> tuple[Sign, ...]:
    return tuple(map(d6, faces))


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
            case Changed() | Settled() | Evicted() | Visited() | Shifted() | Again() | Bust() | Resigned():
                if turn is None or turn.seat != event.seat:
                    if turn is not None:
                        yield turn
                    turn = Turn(event.seat)
                turn.deeds.append(event)
            case _:
                pass  # the end is told by its reason
    if turn is not None:
        yield turn


def _line(seat: int, turns: Sequence[Turn]) -> Sentence:
    """A player's line: what was sacrificed, then what each turn brought; ``weight`` 2 where somebody lost."""
    events = [event for turn in turns for event in turn.deeds]
    changes = [event for event in events if isinstance(event, Changed)]
    deeds = tuple(deed for turn in turns for deed in _deeds(turn.deeds))
    facts: dict[str, Fact] = {
        "seat": Name(Seat(seat), bare=True),
        "count": len(changes),
        "faces": Series(tuple(f"{event.old}→{event.face}" for event in changes), "faces"),
        "told": len(deeds),
        "deeds": Series(deeds, "turns"),
    }
    is_grave = any(isinstance(event, Evicted | Bust | Resigned) for event in events)
    return Sentence("player", facts, weight=2 if is_grave else 1)


def _deeds(events: Sequence[Event]) -> Iterator[Fact]:
    """One turn in short: islands taken with their victims, settled, visited; then moves of tribes."""
    taken = [event for event in events if isinstance(event, Evicted)]
    settled = tuple(event.island for event in events if isinstance(event, Settled))
    visited = tuple(event.island for event in events if isinstance(event, Visited))
    parts: list[Fact] = []
    if taken:
        victims = (Term("message-evicted", _taken(event.island, event.rival)) for event in taken)
        parts.append(Term("message-taken", {"islands": Series(tuple(victims), "deeds")}))
    for key, islands in (("message-settled", settled), ("message-visited", visited)):
        if islands:
            parts.append(Term(key, {"islands": Series(islands, "deeds")}))
    if parts:
        yield Series(tuple(parts), "deeds")
    moves = tuple(_move(event) for event in events if isinstance(event, Shifted))
    if moves:
        yield Term("message-shifted", {"moves": Series(moves, "deeds")})
    for kind, key in ((Again, "message-again"), (Bust, "message-bust"), (Resigned, "message-resigned")):
        if any(isinstance(event, kind) for event in events):
            yield Term(key)


def _taken(island: int, rival: int) -> dict[str, Fact]:
    return {"island": island, "rival": Name(Seat(rival), bare=True)}


def _move(event: Shifted) -> Term:
    facts = {"from_island": event.from_island, "to_island": event.to_island, "count": event.count}
    return Term("message-move", facts)
