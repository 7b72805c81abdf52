"""Preview an action without the true state and without true dice.

The action is tried on states that the reader cannot tell from the true one (``Game.resample``), with chance that
leans low, leans high, or is random. Whatever all trials agree on depends neither on chance nor on secrets, so it is
shown; the rest is not. The true state is never used, so nothing can leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, TypeVar

from engines.core import AnyGame, BadNotation, Event, FastChance, IllegalAction, Seat, Step, seen_by

from .model import Preview, Refused, Session, refusal_of
from .play import parsed_action, require_playing

T = TypeVar("T")
_LEANS = 8


class _Leaning:
    """Chance whose first calls return the lowest (or highest) result, so that two trials cannot agree by accident.

    Later calls are random: rules may roll until a tie is broken.
    """

    def __init__(self, seed: int, lean: int | None) -> None:
        self._fast = FastChance(seed)
        self._lean = lean
        self.asked = 0

    def _leans(self) -> bool:
        self.asked += 1
        return self._lean is not None and self.asked <= _LEANS

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        if not self._leans():
            return self._fast.roll(count, sides)
        return (sides if self._lean else 1,) * count

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        if not self._leans():
            return self._fast.shuffle(items)
        return tuple(reversed(items)) if self._lean else tuple(items)

    def pick(self, items: Sequence[T]) -> T:
        if not self._leans():
            return self._fast.pick(items)
        return items[-1 if self._lean else 0]


def preview(session: Session, seat: Seat, notation: str) -> Preview:
    """Return what the seat would see; raises IllegalAction or Refused as ``act`` would."""
    if session.incident is not None:
        raise refusal_of(session)
    require_playing(session)
    rules = session.rules
    action = parsed_action(session, seat, notation)
    trials: list[Step[Any]] = []
    chances = [_Leaning(number, lean) for number, lean in enumerate((0, 1, None, None))]
    for number, chance in enumerate(chances):
        guess = rules.resample(session.state, seat, FastChance(f"{session.id}/{session.row}/{number}"))
        trials.append(rules.apply_action(guess, seat, action, chance))
    shown = _agreed(session, seat, trials)
    return Preview(
        view=rules.view(shown, seat),
        events=_common([seen_by(trial.events, seat) for trial in trials]),
        final=any(chance.asked for chance in chances) or any(_is_final(session, trial) for trial in trials),
        last=any(trial.hidden and trial.barrier for trial in trials),
        standings=rules.standings(shown),
        movers=rules.current_players(shown),
        turn=rules.turns(shown),
        outcome=rules.outcome(shown),
    )


def preview_of_line(session: Session, seat: Seat, line: Sequence[str]) -> Preview | None:
    """Return what the seat would see after a line of actions; None if all of it can be taken back.

    Raises as ``furthest``.
    """
    seen = furthest(session, seat, line)
    return seen if seen is not None and seen.final else None


def furthest(session: Session, seat: Seat, line: Sequence[str]) -> Preview | None:
    """Return what the seat would see as far along a line of actions as anybody can know; None for no action.

    What follows the first action that cannot be taken back is not looked at. Raises as ``act`` would for the first
    action; a later one that is refused ends the line.
    """
    found, told = session, list[Event]()
    seen: Preview | None = None
    for at, notation in enumerate(line):
        try:
            one = preview(found, seat, notation)
            told += one.events
            seen = replace(one, events=tuple(told))
            reached = None if one.final else ahead(found, seat, [notation])
        except (Refused, IllegalAction, BadNotation):
            if not at:
                raise
            return seen
        if reached is None:
            return seen
        found = reached
    return seen


def ahead(session: Session, seat: Seat, notations: Sequence[str]) -> Session | None:
    """Return the session as the seat may imagine it after these steps; raises as ``act`` would for any of them.

    None if a step brings dice or a reveal: nobody can know yet what is possible then. The state is a guess that the
    seat cannot tell from the true one; only that seat's view of it may be shown.
    """
    rules, chance = session.rules, _Leaning(0, None)
    guess = rules.resample(session.state, seat, FastChance(f"{session.id}/{session.row}"))
    found = replace(session, state=guess)
    for notation in notations:
        require_playing(found)
        step = rules.apply_action(found.state, seat, parsed_action(found, seat, notation), chance)
        if chance.asked or _is_final(found, step):
            return None
        found = replace(found, state=step.state)
    return found


def _agreed(session: Session, seat: Seat, trials: Sequence[Step[Any]]) -> Any:
    """Return a state that may be shown: after the action, else just before its dice, else the present one."""
    rules = session.rules
    before = [trial.before_chance for trial in trials]
    ends = [trial.state for trial in trials]
    for states in (before, ends):
        if all(state is not None for state in states):
            seen = [_seen(rules, state, seat) for state in states]
            if all(one == seen[0] for one in seen):
                return states[0]
    return session.state


def _seen(rules: AnyGame, state: Any, seat: Seat) -> tuple[object, ...]:
    """Everything of a state that a preview shows."""
    return (
        rules.view(state, seat),
        rules.standings(state),
        rules.current_players(state),
        rules.turns(state),
        rules.outcome(state),
    )


def _common(stories: Sequence[tuple[Event, ...]]) -> tuple[Event, ...]:
    """Return the events that all stories begin with."""

    def same(events: Iterable[Event]) -> bool:
        first, *others = events
        return all(event == first for event in others)

    return tuple(events[0] for events in takewhile(same, zip(*stories, strict=False)))


def _is_final(session: Session, step: Step[Any]) -> bool:
    """Whether the step could not be taken back: resolved, over, or answered at once by a computer player."""
    rules = session.rules
    if step.barrier or rules.outcome(step.state) is not None:
        return True
    owing = set(rules.current_players(step.state)) - set(session.movers)
    return not step.hidden and any(session.players[seat].is_computer for seat in owing)
