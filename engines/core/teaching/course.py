"""The way through a lesson: pure, from a pressed line to the next step. The reader is seat 0.

A panel shows ``shown(controls, progress.step)`` of ``mind.controls(progress.state, READER)``, with the step's text
``<game>-lesson-<id>-<at + 1>``. A press gives a line (``"; "`` between its notations); ``judge`` says what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb
from typing import Any, NamedTuple, TypeAlias

from ..chance import FastChance, ScriptedChance
from ..errors import BadNotation, BadRecord, BrokenData, GameError, IllegalAction
from ..game import AnyGame, playing
from ..history.versions import upgrade_state
from ..mind import Controls, NotingChance, Plan, PlanList
from ..model import Action, Event, Seat, seen_by
from ..playable import Playable
from .conditions import READER, board_of
from .lesson import Lesson, Pattern, Reply, Rolls, Step

BETWEEN = "; "
"""What stands between the notations of a line."""
MOST_TRIED = 400
"""Combinations of ticks that are tried of one list."""


class Told(NamedTuple):
    """What one seat's line brought, as far as the reader may know it."""

    seat: Seat
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a reader is in a lesson."""

    lesson: Lesson
    at: int
    """The index of the step that is to be done; as many as there are steps when the lesson is over."""
    state: Any
    told: tuple[Told, ...] = ()
    """What happened since the press before, in order: the reader's own line first, then the replies. At the start:
    the replies of the start alone."""

    last: tuple[Action, ...] = ()
    """What the reader's last right press has played, which the next one may go on with (``Mind.corrections``)."""

    @property
    def is_done(self) -> bool:
        """Whether the lesson is over."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is to be done; IndexError when the lesson is over."""
        return self.lesson.steps[self.at]

    @property
    def after(self) -> str | None:
        """The key of the sentence about what has happened, after ``<game>-lesson-<id>-``: "2-after"; None: none."""
        return f"{self.at}-after" if self.at and self.lesson.steps[self.at - 1].after else None


@dataclass(frozen=True, slots=True)
class Right:
    """A line that goes on: ``progress`` is after it and the replies."""

    progress: Progress


@dataclass(frozen=True, slots=True)
class Wrong:
    """A legal line that is not asked for. Nothing has changed.

    ``key``: its sentence, after ``<game>-lesson-<id>-``: "2-wrong-1"; None where the lesson has none.
    """

    key: str | None


Verdict: TypeAlias = Right | Wrong


def begin(playable: Playable, lesson: Lesson) -> Progress:
    """Return the start of a lesson; BrokenData if its file does not fit the rules."""
    state = _deal(playable.rules, lesson)
    for nth, reply in enumerate(lesson.start.lines):
        state, _ = _reply(playable.rules, state, reply, lesson, f"start.lines.{nth}")
    told = list[Told]()
    for nth, reply in enumerate(lesson.start.replies):
        state, one = _reply(playable.rules, state, reply, lesson, f"start.replies.{nth}")
        told.append(one)
    return Progress(lesson, 0, state, tuple(told))


def judge(playable: Playable, progress: Progress, line: str) -> Verdict:
    """Return what a pressed or typed line is to the present step: right, or wrong and why.

    Whether the panel shows it does not count: a legal line that the step accepts is right. IllegalAction or
    BadNotation for what the rules refuse; BrokenData if a reply to a press of the panel does not fit the rules.
    """
    if progress.is_done:
        return Wrong(None)
    game, step = playable.rules, progress.step
    played = _play(game, progress.state, READER, line, step.rolls)
    board = board_of(game, played.state)

    def fits(pattern: Pattern) -> bool:
        return pattern.matches(line) and all(one.holds(board) for one in pattern.when)

    is_asked = not step.accept or any(map(fits, step.accept))
    if (played.is_scripted or step.is_free) and is_asked and all(one.holds(board) for one in step.when):
        try:
            return Right(_go_on(game, progress, played, line))
        except BrokenData:
            if any(press.line == line for press in presses(playable, progress)):
                raise
            return Wrong(None)  # typed, and the replies cannot follow it
    nth = next((nth for nth, pattern in enumerate(step.wrong, start=1) if fits(pattern)), None)
    return Wrong(None if nth is None else f"{progress.at + 1}-wrong-{nth}")


def follow(playable: Playable, lesson: Lesson, lines: Sequence[str]) -> Progress:
    """Return the progress after the lines of all right presses so far, oldest first.

    It stops before the first line that no longer fits, as a file may have changed: then ``at`` is smaller than the
    number of lines. Only a broken file raises.
    """
    progress = begin(playable, lesson)
    for line in lines:
        try:
            verdict = judge(playable, progress, line)
        except (IllegalAction, BadNotation):
            break
        if isinstance(verdict, Wrong):
            break
        progress = verdict.progress
    return progress


def shown(controls: Controls, step: Step) -> Controls:
    """Return the controls that a step shows; a list that it names comes out from behind "More"."""
    rows = [
        row for row in controls.rows if (f"list:{row.key}" if isinstance(row, PlanList) else "btn") in step.show
    ]
    more = [row for row in controls.more if isinstance(row, PlanList) and f"list:{row.key}" in step.show]
    return Controls(
        (*rows, *more),
        controls.seal if "green" in step.show else None,
        tuple(row for row in controls.more if row not in more) if "more" in step.show else (),
    )


@dataclass(frozen=True, slots=True)
class Press:
    """What can be pressed: a button (``key`` None), or ticks in the list ``key``; and the line that it plays."""

    key: str | None
    plans: tuple[Plan, ...]
    line: str


def presses(playable: Playable, progress: Progress) -> Iterator[Press]:
    """Yield what can be pressed in the present step: buttons first, then ticks, few before many.

    At most ``MOST_TRIED`` combinations of a list; ticks that do not go together are left out.
    """
    controls = playable.mind.controls(progress.state, READER)
    if controls is None:
        return
    offered = shown(controls, progress.step)
    rows = (*offered.rows, *offered.more, () if offered.seal is None else (offered.seal,))
    for row in rows:
        if not isinstance(row, PlanList):
            yield from (Press(None, (plan,), notation(playable.rules, plan)) for plan in row)
    if "btn" in progress.step.show and progress.last:
        for one in playable.mind.corrections(progress.state, READER, progress.last):
            if not one.instead:
                yield Press(None, (one.plan,), notation(playable.rules, one.plan))
    for row in rows:
        if isinstance(row, PlanList):
            yield from islice(_ticks(playable, progress.state, row), MOST_TRIED)


def solution(playable: Playable, progress: Progress) -> Press | None:
    """Return the press that "Show me" marks: the one in the file, or else the first right one; None if none is."""
    if progress.is_done:
        return None
    wanted = set(progress.step.solution)
    for press in presses(playable, progress):
        if wanted and {notation(playable.rules, plan) for plan in press.plans} != wanted:
            continue
        try:
            if isinstance(judge(playable, progress, press.line), Right):
                return press
        except IllegalAction:
            continue
    return None


def notation(game: AnyGame, plan: Plan) -> str:
    """Return the line of a plan."""
    return BETWEEN.join(map(game.notation, plan.line))


# --- playing -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Played:
    state: Any
    events: tuple[Event, ...]
    is_scripted: bool
    """Whether it drew what the script has, neither more nor less."""


def _deal(game: AnyGame, lesson: Lesson) -> Any:
    """Return the state before the lines of the start."""
    start = lesson.start
    try:
        options = game.options_for(game.Options.model_validate(lesson.options), lesson.seats)
        if start.state is not None and start.rules_version is not None:
            written = options.model_dump_json()
            return upgrade_state(game, start.state, written, start.rules_version, lesson.seats)
        chance = ScriptedChance(start.rolls)
        state = game.initial_state(options, lesson.seats, chance).state
        if not chance.done():
            raise BadRecord("more is written down than the rules ask for")
    except (GameError, ValueError) as error:
        raise BrokenData(lesson.file, str(error), "start") from error
    return state


def _reply(game: AnyGame, state: Any, reply: Reply, lesson: Lesson, place: str) -> tuple[Any, Told]:
    """Play a scripted line; BrokenData names lesson and place if the rules do not take it as it is written."""
    seat = Seat(reply.seat)
    try:
        played = _play(game, state, seat, reply.line, reply.rolls, whole=True)
    except GameError as error:
        raise BrokenData(lesson.file, f"{reply.line}: {error}", place) from error
    return played.state, Told(seat, seen_by(played.events, READER))


def _go_on(game: AnyGame, progress: Progress, played: _Played, line: str) -> Progress:
    """Return the progress after a right line and its replies."""
    state, told = played.state, [Told(READER, seen_by(played.events, READER))]
    for nth, reply in enumerate(progress.step.replies):
        state, one = _reply(game, state, reply, progress.lesson, f"steps.{progress.at}.replies.{nth}")
        told.append(one)
    last = () if progress.step.replies else tuple(map(game.parse, line.split(BETWEEN)))
    return Progress(progress.lesson, progress.at + 1, state, tuple(told), last)


def _play(game: AnyGame, state: Any, seat: Seat, line: str, rolls: Rolls, *, whole: bool = False) -> _Played:
    """Play a line with its draws. ``whole``: BadRecord unless all of it is played and drawn as written.

    Otherwise other draws take their place, always the same ones, for a line that the lesson did not expect.
    """
    scripted = ScriptedChance(rolls)
    try:
        after, events = _actions(game, state, seat, line, NotingChance(scripted), whole=whole)
        if scripted.done():
            return _Played(after, events, is_scripted=True)
        raise BadRecord("more is written down than the rules ask for")
    except BadRecord:
        if whole:
            raise
    after, events = _actions(game, state, seat, line, NotingChance(FastChance(line)), whole=False)
    return _Played(after, events, is_scripted=False)


def _actions(
    game: AnyGame, state: Any, seat: Seat, line: str, chance: NotingChance, *, whole: bool
) -> tuple[Any, tuple[Event, ...]]:
    """Play the notations in order. As at a table, what is illegal by then after dice or a reveal is left out."""
    events = list[Event]()
    may_stop = False
    for text in line.split(BETWEEN):
        try:
            step = game.apply_action(state, seat, game.parse(text), chance)
        except (IllegalAction, BadNotation):
            if whole or not may_stop:
                raise
            break
        state = step.state
        events += step.events
        may_stop = chance.is_asked or step.barrier or not playing(game, state)
    return state, tuple(events)


def _ticks(playable: Playable, state: Any, row: PlanList) -> Iterator[Press]:
    """Yield the ticks of a list that go together."""
    for count in range(1, min(row.most, len(row.plans)) + 1):
        if count > 2 and comb(len(row.plans), count) > 20 * MOST_TRIED:
            return
        for plans in combinations(row.plans, count):
            try:
                joined = playable.mind.join(state, READER, row.key, plans)
            except IllegalAction:
                continue
            line = BETWEEN.join(map(playable.rules.notation, joined.line))
            yield Press(row.key, plans, line)
