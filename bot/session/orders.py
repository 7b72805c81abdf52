"""Standing orders: up to three lines for one's next turn, in order of preference. Pure.

A line is entered with what its preview showed to its seat then (``Sight``). When the seat is asked, the first line
whose preview shows the same is played. All that is decided here, words included, depends on the view of that seat
alone: the preview is made on a guess (``session/preview.py``), and the state itself is never looked at.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from engines.core import Event, Frozen, IllegalAction, Seat

from .boards import Run
from .codec import events_text
from .lines import MOST
from .model import Phase, Refused, Session
from .preview import ahead, preview

MOST_LINES = 3
"""Lines of one order."""


class Sight(Frozen):
    """What the preview of a line shows to its seat."""

    events: str
    """JSON: the events up to the first dice or reveal, limited to what the seat may know."""
    gains: tuple[tuple[int, str, int], ...]
    """What the line changes in the public scores: seat, part and difference, without zeros."""


class OrderLine(Frozen):
    """One line of an order, with what it showed when it was entered."""

    notations: tuple[str, ...]
    sight: Sight


LINES = TypeAdapter(tuple[OrderLine, ...])


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a line is not played."""

    line: int
    code: Literal["illegal", "different"]
    refusal: Refused | IllegalAction | None = None
    """Of an illegal one."""
    sight: Sight | None = None
    """What a different one would show now."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which line is played, if any, and why those before it are not."""

    line: int | None
    failures: tuple[Failure, ...]


def sight(session: Session, seat: Seat, notations: Sequence[str]) -> Sight:
    """Return what a line shows to its seat, from a session or a *Try it* at which the seat is asked.

    Raises Refused or IllegalAction as playing it would. Refused: order-crosses (an action of it but the last brings
    dice or a reveal, so nobody knows what follows).
    """
    here, events, before = session, list[Event](), session.rules.standings(session.state)
    after = before
    if not notations or len(notations) > MOST:
        raise Refused("order-empty")
    for at, notation in enumerate(notations):
        one = preview(here, seat, notation)
        events += one.events
        after = one.standings
        if at + 1 < len(notations):
            reached = ahead(here, seat, [notation])
            if reached is None or seat not in reached.movers:
                raise Refused("order-crosses")
            here = reached
    gains = tuple(
        (int(new.seat), name, value - dict(old.parts).get(name, 0))
        for old, new in zip(before, after, strict=False)
        for name, value in new.parts
        if value != dict(old.parts).get(name, 0)
    )
    return Sight(events=events_text(tuple(events)), gains=gains)


def line_of(run: Run, seat: Seat) -> OrderLine:
    """Return the line of an order that was tried; Refused: order-crosses, or as ``sight``."""
    if run.crosses:
        raise Refused("order-crosses")
    return OrderLine(notations=run.notations, sight=sight(run.before, seat, run.notations))


def decide(session: Session, seat: Seat, lines: Sequence[OrderLine]) -> Verdict:
    """Return which line is played now: the first whose preview shows what it showed at entry."""
    failures = []
    for number, line in enumerate(lines):
        try:
            now = sight(session, seat, line.notations)
        except (Refused, IllegalAction) as refusal:
            failures.append(Failure(number, "illegal", refusal=refusal))
            continue
        if now == line.sight:
            return Verdict(number, tuple(failures))
        failures.append(Failure(number, "different", sight=now))
    return Verdict(None, tuple(failures))


def may_order(session: Session, seat: Seat) -> None:
    """Refuse orders for a seat that is asked already, or at a game that cannot have any.

    Refused: order-your-turn, order-no-such-game, you-are-away, game-over.
    """
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    if not session.playable.takes_orders:
        raise Refused("order-no-such-game", game=session.game)
    if session.players[seat].away:
        raise Refused("you-are-away")
    if seat in session.movers:
        raise Refused("order-your-turn")


def lines_text(lines: Sequence[OrderLine]) -> str:
    return LINES.dump_json(tuple(lines)).decode()


def lines_from(text: str) -> tuple[OrderLine, ...]:
    """Return stored lines; ValueError if they cannot be read."""
    try:
        return LINES.validate_json(text)
    except ValidationError as error:
        raise ValueError("no lines of an order") from error


def options_of(session: Session) -> str:
    """Return what an order was given under, as JSON: the options of game and table."""
    return json.dumps([session.options_text, session.table_rules.terms()])
