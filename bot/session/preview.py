"""Preview an action without the true state and without true dice.

The action is tried on a guess that the reader cannot tell from the true state (``Game.resample``). What is shown is
what the rules say is certain beforehand (``Step.foreseen``): all up to the first dice or reveal, which depends on
nothing that the reader does not know. The true state is never used, so nothing can leak.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engines.core import Action, BadNotation, Chance, Event, FastChance, IllegalAction, Seat, Step

from .model import Preview, Refused, Session, refusal_of
from .play import parse_action, require_playing
from .undo import reaches_past_others


def preview(session: Session, seat: Seat, notation: str) -> Preview:
    """Return what the seat would see; raises IllegalAction or Refused as ``act`` would."""
    if session.incident is not None:
        raise refusal_of(session)
    require_playing(session)
    return foreseen(session, seat, parse_action(session, seat, notation), _guess(session, seat), FastChance(0))


def foreseen(session: Session, seat: Seat, action: Action, guess: Any, chance: Chance) -> Preview:
    """Return what the seat would see of an action on a guess of the table, whatever the chance; raises
    IllegalAction."""
    rules = session.rules
    step = rules.apply_action(guess, seat, action, chance)
    state, events = step.foreseen
    return Preview(
        view=rules.view(state, seat),
        events=session.playable.events_for(events, seat),
        is_final=_is_final(session, step),
        is_last=step.hidden and step.barrier,
        standings=rules.standings(state),
        movers=rules.current_players(state),
        turn=rules.turns(state),
        outcome=rules.outcome(state),
    )


def _guess(session: Session, seat: Seat) -> Any:
    return session.rules.resample(session.state, seat, FastChance(f"{session.id}/{session.row}"))


def preview_of_line(session: Session, seat: Seat, line: Sequence[str]) -> Preview | None:
    """Return what the seat would see after a line of actions; None if all of it can be taken back.

    Raises as ``furthest``.
    """
    seen = furthest(session, seat, line)
    return seen if seen is not None and seen.is_final else None


def furthest(session: Session, seat: Seat, line: Sequence[str]) -> Preview | None:
    """Return what the seat would see as far along a line of actions as anybody can know; None for no action.

    What follows the first action that cannot be taken back is not looked at. Raises as ``act`` would for the first
    action; a later one that is refused ends the line.
    """
    here, events = session, list[Event]()
    seen: Preview | None = None
    for at, notation in enumerate(line):
        try:
            one = preview(here, seat, notation)
            events += one.events
            seen = replace(one, events=tuple(events))
            reached = None if one.is_final else ahead(here, seat, [notation])
        except (Refused, IllegalAction, BadNotation):
            if not at:
                raise
            return seen
        if reached is None:
            return seen
        here = reached
    return seen


def preview_of_whole(session: Session, seat: Seat, line: Sequence[str]) -> Preview:
    """Return what the seat would see of a line that is played as a whole; raises as ``act`` would for any action.

    Refused: line-not-whole (an action of it but the last could not be taken back, or ends the turn).
    """
    before_last = ahead(session, seat, line[:-1])
    if before_last is None:
        raise Refused("line-not-whole")
    preview(before_last, seat, line[-1])
    seen = furthest(session, seat, line)
    assert seen is not None
    return seen


def foreseen_state(session: Session, seat: Seat, notation: str) -> Any:
    """Return the guessed state after an action, as far as it is certain beforehand; raises IllegalAction.

    Only the seat's view of it, or what follows from that, may be shown.
    """
    action = parse_action(session, seat, notation)
    return session.rules.apply_action(_guess(session, seat), seat, action, FastChance(0)).foreseen[0]


def guessed(session: Session, seat: Seat) -> Any:
    """Return the state as the seat may imagine it, the same for one row of the log."""
    return _guess(session, seat)


def ahead(session: Session, seat: Seat, notations: Sequence[str]) -> Session | None:
    """Return the session as the seat may imagine it after these steps; raises as ``act`` would for any of them.

    None if a step brings dice, a reveal or a computer's turn: nobody can know yet what is possible then. The state
    is a guess that the seat cannot tell from the true one; only that seat's view of it may be shown.
    """
    rules = session.rules
    here = replace(session, state=_guess(session, seat))
    for notation in notations:
        require_playing(here)
        step = rules.apply_action(here.state, seat, parse_action(here, seat, notation), FastChance(0))
        if _is_final(here, step) or _awaits_computers(here, step):
            return None
        here = replace(here, state=step.state)
    return here


def _is_final(session: Session, step: Step[Any]) -> bool:
    """Whether the step could certainly not be taken back: drawn, revealed, over, or answered at once by a computer
    player where undo reaches no further than one's own turn.

    Whether a computer's answer brings dice is not known: where undo reaches past it, nothing is claimed.
    """
    if step.barrier or step.before_chance is not None or session.rules.outcome(step.state) is not None:
        return True
    return _awaits_computers(session, step) and not reaches_past_others(session)


def _awaits_computers(session: Session, step: Step[Any]) -> bool:
    """Whether an open step is answered at once by a computer player."""
    owing = set(session.rules.current_players(step.state)) - set(session.movers)
    return not step.hidden and any(session.players[seat].is_computer for seat in owing)
