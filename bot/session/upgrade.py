"""Bring an open table to the present version of its rules, as one row of the log. Pure.

The row is a barrier. Seats with another question are asked again; the others keep their decision numbers, so
that a half-made turn goes on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from bot.rows.log import Entry
from bot.rows.session import SessionRow
from engines.core import AnyGame, NotUpgradable, Seat
from engines.core.history.records import UPGRADE, state_hash
from engines.core.history.versions import final_state, upgrade_state
from engines.core.playable import Playable

from .codec import Undecodable, decode
from .model import Phase, Session
from .play import next_question, results


@dataclass(frozen=True, slots=True)
class Upgraded:
    """All that one transaction writes."""

    session: Session
    entry: Entry


def is_outdated(row: SessionRow, games: Mapping[str, Playable]) -> bool:
    """Whether this is an open table of an earlier version of its rules, to be upgraded before anybody plays on."""
    game = games.get(row.game)
    return (
        game is not None
        and row.phase == Phase.PLAYING
        and row.incident is None
        and row.rules_version < game.rules.rules_version
    )


def upgrade(row: SessionRow, game: Playable, at: float) -> Upgraded:
    """Return the table under the present rules, and the row that says so; NotUpgradable with the reason."""
    if row.state is None:
        raise NotUpgradable("the table has no state")
    try:
        before = state_hash(row.state)
    except (ValueError, RecursionError) as error:
        raise NotUpgradable(f"its state is no JSON: {type(error).__name__}") from error
    state = upgrade_state(game.rules, row.state, row.options, row.rules_version, len(row.players)).model_dump_json()
    begun = row.rules_version if row.begun_version is None else row.begun_version
    present = replace(row, state=state, rules_version=game.rules.rules_version, begun_version=begun)
    try:
        session = decode(present, {row.game: game})
    except Undecodable as error:
        raise NotUpgradable(str(error)) from error
    number = row.row + 1
    after = replace(
        session,
        row=number,
        revision=row.revision + 1,
        barrier=number,
        takebacks=(None,) * len(session.players),
        decisions=_decisions(session, _as_before(game.rules, row.state)),
    )
    what = {"from": row.rules_version, "to": game.rules.rules_version, "before": before, "after": state_hash(state)}
    entry = Entry(
        row=number,
        seat=None,
        user_id=None,
        notation=f"{UPGRADE} {row.rules_version} {game.rules.rules_version}",
        chance="[]",
        events="[]",
        hidden=False,
        barrier=True,
        published=True,
        interaction_id=None,
        at=at,
        turn=game.rules.turns(after.state),
        upgrade=json.dumps({**what, "state": json.loads(state)}, ensure_ascii=False, separators=(",", ":")),
    )
    return Upgraded(after, entry)


def _as_before(rules: AnyGame, state: str) -> Any:
    """Return the old state as the present rules read it as it stands; None if they cannot."""
    try:
        return rules.State.model_validate_json(state)
    except ValidationError:
        return None


def _decisions(session: Session, was: Any) -> tuple[int, ...]:
    """Return the decision numbers: a seat is asked again unless it could do the same things before.

    What it could do is what the present rules make of the old state; where they cannot read it, all are asked.
    """
    rules, owing = session.rules, session.movers

    def is_same(seat: Seat) -> bool:
        if was is None:
            return not rules.legal_actions(session.state, seat)
        if (seat in rules.current_players(was)) != (seat in owing):
            return False
        return rules.legal_actions(was, seat) == rules.legal_actions(session.state, seat)

    def next_of(seat: Seat, number: int) -> int:
        try:
            same = is_same(seat)
        except Exception:
            # The boundary to an old state that the rules were never given: then nothing is known of it.
            same = False
        if same:
            return number
        return next_question(number) if seat in owing else number + 1

    return tuple(next_of(Seat(seat), number) for seat, number in enumerate(session.decisions))


def with_last_state(row: SessionRow, session: Session, places: Mapping[int, tuple[int, int]]) -> Session:
    """Return a game that ended under earlier rules with its last state; as it is if that cannot be shown.

    ``places``: the stored place and score by seat. The present rules must give the same ones: they may score
    differently, and what counted then counts.
    """
    assert row.state is not None
    try:
        state = final_state(session.rules, row.state, row.options, row.rules_version)
        shown = replace(session, state=state, incident=None)
        if {one.seat: (one.place, one.score) for one in results(shown)} != {
            seat: place for seat, place in places.items() if seat >= 0
        }:
            return session
    except Exception:
        # The boundary to a state that the present rules did not make: then the result stands without a board.
        return session
    return shown
