"""Standing orders: up to three lines for one's next turn, in order of preference. Pure.

A line is entered with what its preview showed to its seat then (``Sight``). When the seat is asked, the first line
that does the same and shows nothing worse (points, and the figures of ``Mind.compared``) is played. All that is
decided here, words included, depends on the view of that seat alone: the preview is made on a guess
(``session/preview.py``), and the state itself is never looked at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from itertools import takewhile
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from bot.rows.ahead import ORDER, OrdersRow
from engines.core import Event, Frozen, IllegalAction, Seat, Standing

from .codec import events_text
from .lines import FAULTS, MOST, Line, act_line
from .model import Phase, Refused, Session, refusal_of
from .play import Origin
from .preview import ahead, foreseen_state, guessed, preview
from .private_board import Board, Run, own_run

MOST_LINES = 3
"""Lines of one order."""


class Sight(Frozen):
    """What the preview of a line shows to its seat."""

    events: str
    """JSON: what the line itself does up to the first dice or reveal, limited to what the seat may know."""
    gains: tuple[tuple[int, str, int], ...]
    """What the line changes in the public scores: seat, part ("": the whole) and difference, without zeros."""
    ends: bool = False
    """Whether the game is over with it: nobody ends a game by an order that did not say so."""
    figures: Mapping[str, int] | None = None
    """What the game compares beside that (``Mind.compared``); None: entered before this was kept, so that only what
    is equal is played."""

    @property
    def deeds(self) -> tuple[tuple[object, object], ...]:
        """What is done, without what it brings: the kind of each event, and its seat."""
        return tuple((event.get("kind"), event.get("seat")) for event in json.loads(self.events))

    def worse_than(self, then: Sight, seat: Seat) -> tuple[str, ...] | None:
        """Return what this shows less of than another sight did: keys of figures, "points"; () if nothing.

        None: it is another deed.
        """
        if then.figures is None or self.figures is None:
            return () if (self.events, self.gains, self.ends) == (then.events, then.gains, then.ends) else None
        if self.deeds != then.deeds or (self.ends and not then.ends):
            return None
        less = tuple(key for key, was in then.figures.items() if self.figures.get(key, was) < was)
        now, was = ({of: value for of, part, value in one.gains if not part} for one in (self, then))
        sides = ((of, 1 if of == seat else -1) for of in {*now, *was})
        fewer = any(side * (now.get(of, 0) - was.get(of, 0)) < 0 for of, side in sides)
        return (*less, "points") if fewer else less


class OrderLine(Frozen):
    """One line of an order, with what it showed when it was entered."""

    notations: tuple[str, ...]
    sight: Sight
    words: Mapping[str, str] = {}
    """The words of its buttons then, by language; a player is named as ``{seat}``."""

    @property
    def key(self) -> str:
        """A short name of what it plays."""
        return blake2s(";".join(self.notations).encode(), digest_size=6).hexdigest()


LINES = TypeAdapter(tuple[OrderLine, ...])


class Stop(Frozen):
    """Why a line was not played, or without one the whole order."""

    code: Literal["illegal", "different", "rules", "options", "away", "unplayed"]
    line: int | None = None


STOPS = TypeAdapter(tuple[Stop, ...])


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


# --- what a line shows -------------------------------------------------------------------------------------------


def sight(session: Session, seat: Seat, notations: Sequence[str]) -> Sight:
    """Return what a line shows to its seat, from a session or a *Try it* at which the seat is asked.

    The turns and parts of a game that begin after it do not count: whose they are, and which number they have, may
    change without any difference to the line. Raises Refused or IllegalAction as playing it would. Refused:
    order-crosses (an action of it but the last brings dice or a reveal, so nobody knows what follows).
    """
    here, events, before = session, list[Event](), _scores(session.rules.standings(session.state))
    after, ends = before, False
    if not notations or len(notations) > MOST:
        raise Refused("order-empty")
    for at, notation in enumerate(notations):
        one = preview(here, seat, notation)
        reached_state = foreseen_state(here, seat, notation)
        events += one.events
        after, ends = _scores(one.standings), one.outcome is not None
        if at + 1 < len(notations):
            reached = ahead(here, seat, [notation])
            if reached is None or seat not in reached.movers:
                raise Refused("order-crosses")
            here = reached
    own = takewhile(lambda event: not (event.begins_turn or event.begins_part), events)
    changes = ((of, name, value - before.get((of, name), 0)) for (of, name), value in after.items())
    gains = tuple(change for change in changes if change[2])
    line = tuple(session.rules.parse(notation) for notation in notations)
    figures = session.playable.mind.compared(guessed(session, seat), reached_state, seat, line)
    return Sight(events=events_text(tuple(own)), gains=gains, ends=ends, figures=figures)


def _scores(standings: Sequence[Standing]) -> dict[tuple[int, str], int]:
    return {(int(one.seat), name): value for one in standings for name, value in (*one.parts, ("", one.score))}


def decide(session: Session, seat: Seat, lines: Sequence[OrderLine]) -> Verdict:
    """Return which line is played now: the first that does the same as at entry, and shows nothing worse."""
    failures = []
    for number, line in enumerate(lines):
        try:
            now = sight(session, seat, line.notations)
        except (Refused, IllegalAction) as refusal:
            failures.append(Failure(number, "illegal", refusal=refusal))
            continue
        if now.worse_than(line.sight, seat) == ():
            return Verdict(number, tuple(failures))
        failures.append(Failure(number, "different", sight=now))
    return Verdict(None, tuple(failures))


# --- entry -------------------------------------------------------------------------------------------------------


def is_own_turn(session: Session, seat: Seat) -> bool:
    """Whether the turn that orders are for is there."""
    return seat in session.movers and session.rules.turn_of(session.state) == seat


def may_order(session: Session, seat: Seat) -> None:
    """Refuse orders for a seat that is asked already, or at a game that cannot have any.

    Refused: order-your-turn, order-no-such-game, you-are-away, game-over, or as ``refusal_of``.
    """
    if session.incident is not None:
        raise refusal_of(session)
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    if not session.playable.takes_orders:
        raise Refused("order-no-such-game", game=session.game)
    if session.players[seat].away:
        raise Refused("you-are-away")
    if seat in session.movers:
        raise Refused("order-your-turn")


def tried_run(board: Board) -> Run:
    """Return what was tried on a *Try it* for the next turn of its owner's seat.

    Refused: order-over (no running game), order-nothing (nothing tried), order-asked-before (the seat has answered
    something before that turn), order-rolled (dice fall before that turn, so nobody knows it), order-crosses.
    """
    seat, run = board.session.running_seat, own_run(board)
    if seat is None:
        raise Refused("order-over")
    if run is None:
        raise Refused("order-nothing")
    if not is_own_turn(run.before, seat):
        raise Refused("order-asked-before")
    if run.is_after_roll:
        raise Refused("order-rolled")
    if run.crosses:
        raise Refused("order-crosses")
    return run


def line_of(run: Run, seat: Seat, words: Mapping[str, str] | None = None) -> OrderLine:
    """Return the line of an order that was tried; refused as ``sight``."""
    shown = sight(run.before, seat, run.notations)
    return OrderLine(notations=run.notations, sight=shown, words=words or {})


def with_line(
    session: Session, seat: Seat, user_id: int, was: OrdersRow | None, line: OrderLine, at: float
) -> OrdersRow:
    """Return the orders of a seat with one more line; those that no longer hold make room.

    Refused: order-twice, order-full(most).
    """
    lines = () if was is None or stale(session, was) is not None else lines_from(was.lines)
    if any(one.notations == line.notations for one in lines):
        raise Refused("order-twice")
    if len(lines) >= MOST_LINES:
        raise Refused("order-full", most=MOST_LINES)
    return OrdersRow(
        session_id=session.id,
        seat=seat,
        user_id=user_id,
        rules_version=session.rules_version,
        options=options_of(session),
        lines=lines_text((*lines, line)),
        given_at=at,
    )


# --- firing ------------------------------------------------------------------------------------------------------


def stale(session: Session, row: OrdersRow) -> Stop | None:
    """Return why orders no longer hold, whatever their lines; None: they do."""
    if row.rules_version != session.rules_version:
        return Stop(code="rules")
    return Stop(code="options") if row.options != options_of(session) else None


def played(session: Session, seed: bytes, row: OrdersRow, at: float) -> Line | tuple[Stop, ...]:
    """Play the line that is to be played as one press of its person; return why none is.

    A line is never played in part, not even against its preview.
    """
    seat = Seat(row.seat)
    if (stop := stale(session, row)) is not None:
        return (stop,)
    lines = lines_from(row.lines)
    if not lines:
        return (Stop(code="rules"),)
    verdict = decide(session, seat, lines)
    if verdict.line is None:
        return tuple(Stop(code=one.code, line=one.line) for one in verdict.failures)
    try:
        origin = Origin(seat, row.user_id, None, at, ahead=ORDER)
        return act_line(session, seed, origin, lines[verdict.line].notations, whole=True)
    except FAULTS:
        return (Stop(code="unplayed", line=verdict.line),)


# --- stored forms ------------------------------------------------------------------------------------------------


def lines_text(lines: Sequence[OrderLine]) -> str:
    return LINES.dump_json(tuple(lines)).decode()


def lines_from(text: str) -> tuple[OrderLine, ...]:
    """Return stored lines; () if they cannot be read."""
    try:
        return LINES.validate_json(text)
    except ValidationError:
        return ()


def stops_text(stops: Sequence[Stop]) -> str:
    return STOPS.dump_json(tuple(stops)).decode()


def stops_from(text: str) -> tuple[Stop, ...]:
    """Return stored reasons; () if they cannot be read."""
    try:
        return STOPS.validate_json(text)
    except ValidationError:
        return ()


def options_of(session: Session) -> str:
    """Return what an order was given under, as JSON: the options of game and table."""
    return json.dumps([session.options_text, session.table_rules.terms()])
