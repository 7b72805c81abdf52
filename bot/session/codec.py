"""Convert sessions, draws and events between the JSON of the store and values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, get_type_hints

from pydantic import ValidationError

from bot.rows.log import Entry
from bot.rows.session import REVISIONED, VOTED, ClockRow, SessionRow, Update
from engines.core import AnyGame, Draw, Event, Seat
from engines.core.history.fairness import Beacon, Proof
from engines.core.history.records import Row, Upgrade, stored_events
from engines.core.playable import Playable

from .model import OLD_RULES, Clock, Phase, Refused, RulesCorrection, Session
from .rules import TableRules


class Undecodable(Exception):
    """A stored session that this program cannot read."""


_ROW, _SESSION = get_type_hints(SessionRow), get_type_hints(Session)
ALIKE = tuple(name for name in _SESSION if _ROW.get(name) == _SESSION[name])
"""The fields that a session has as they are stored: of the same name and type."""
_alike = attrgetter(*ALIKE)
_WRITTEN: Mapping[str, Callable[[Session], Any]] = {
    "phase": lambda now: now.phase.value,
    "options": lambda now: now.options_text,
    "state": lambda now: None if now.state is None else now.state.model_dump_json(),
    "table_rules": lambda now: now.table_rules.model_dump_json(),
    "beacon": lambda now: None if now.beacon is None else json.dumps(now.beacon, ensure_ascii=False),
    "proof": lambda now: None if now.proof is None else json.dumps(now.proof),
    "computer_next": lambda now: any(now.players[seat].is_computer for seat in now.awaited),
}
_COLUMNS = {name: _WRITTEN.get(name, attrgetter(name)) for name in REVISIONED}


def decode(row: SessionRow, games: Mapping[str, Playable]) -> Session:
    """Return the session of a row; Undecodable if its options, table rules or state cannot be read.

    A quarantined session has no state, and default options and table rules where its own cannot be read. The same
    holds for a game of another version of the rules; ``upgrade`` brings an open one to the present version. A lobby
    that is not frozen adopts it as it is.
    """
    game = games.get(row.game)
    if game is None:
        raise Refused("unknown-game", game=row.game)
    rules = game.rules
    phase = Phase(row.phase)
    options, table_rules, state, incident = rules.Options(), TableRules(), None, row.incident
    beacon: Beacon | None = None
    proof: Proof | None = None
    is_fixed = phase is not Phase.LOBBY or row.commitment is not None
    is_begun = row.state is not None or (phase is Phase.LOBBY and is_fixed)
    if is_begun and row.rules_version != rules.rules_version:
        incident = incident or OLD_RULES
    try:
        options = rules.Options.model_validate_json(row.options)
        table_rules = TableRules.from_stored(row.table_rules)
        if row.state is not None and incident is None:
            state = rules.State.model_validate_json(row.state)
        beacon = None if row.beacon is None else Beacon(*json.loads(row.beacon))
        proof = None if row.proof is None else Proof(*json.loads(row.proof))
        if not row.is_readable or (state is not None and len(row.decisions) != len(row.players)):
            raise ValueError("decisions, takebacks or words are no lists of the seats")
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        if incident is None:
            raise Undecodable(f"session {row.id}: {error}") from error
    decoded: dict[str, Any] = {
        "rules_version": row.rules_version if is_fixed else rules.rules_version,
        "phase": phase,
        "options": options,
        "state": state,
        "seed": row.seed if phase in (Phase.OVER, Phase.CLOSED) else None,
        "playable": game,
        "table_rules": table_rules,
        "clocks": tuple(map(clock_of, row.clocks)),
        "incident": incident,
        "beacon": beacon,
        "proof": proof,
        "fixed_options": row.options if is_fixed else None,
    }
    return Session(**dict(zip(ALIKE, _alike(row), strict=True)) | decoded)


def clock_of(row: ClockRow) -> Clock:
    """Return a stored clock as a session has it."""
    return Clock(Seat(row.seat), row.started_at, row.due_at, is_voted_on=row.stage == VOTED)


def update(was: Session, now: Session, barrier_state: Any = None) -> Update:
    """The difference between two revisions, as the store writes it.

    ``barrier_state``: the state at the newest barrier, where it is new and not the newest row.
    """
    return Update(
        id=was.id,
        was=was.revision,
        columns={name: written(now) for name, written in _COLUMNS.items()},
        players=None if now.players == was.players else now.players,
        barrier_state=None if barrier_state is None else barrier_state.model_dump_json(),
    )


def chance_text(draws: tuple[Draw, ...]) -> str:
    return json.dumps([[draw.kind, draw.sides, draw.results] for draw in draws], separators=(",", ":"))


def chance_of(entry: Entry) -> tuple[Draw, ...]:
    return tuple(
        Draw(kind=kind, sides=sides, results=tuple(results)) for kind, sides, results in json.loads(entry.chance)
    )


def events_text(events: tuple[Event, ...]) -> str:
    return "[" + ",".join(event.model_dump_json() for event in events) + "]"


def events_of(entry: Entry, rules: AnyGame) -> tuple[Event, ...]:
    """The events of a row, secrets included; () if they are of earlier rules that had other events."""
    return known_events(entry, rules) or ()


def known_events(entry: Entry, rules: AnyGame) -> tuple[Event, ...] | None:
    """The events of a row, secrets included; None if they are of earlier rules that had other events."""
    return stored_events(rules, entry.events)


def correction_of(entry: Entry) -> RulesCorrection | None:
    """Return the correction of the rules that a row stands for."""
    if entry.upgrade is None:
        return None
    upgrade = json.loads(entry.upgrade)
    return RulesCorrection(entry.row, upgrade["from"], upgrade["to"])


def upgrade_of(entry: Entry, *, complete: bool) -> Upgrade | None:
    """Return the correction as it appears in a record; hashes and state only in a ``complete`` one."""
    if entry.upgrade is None:
        return None
    stored = json.loads(entry.upgrade)
    versions = {"from_version": stored["from"], "to_version": stored["to"]}
    if not complete:
        return Upgrade(**versions)
    state = json.dumps(stored["state"], ensure_ascii=False, separators=(",", ":"))
    return Upgrade(**versions, before=stored["before"], after=stored["after"], state=state)


def row_of(entry: Entry) -> Row:
    """The row as it appears in a complete record."""
    return Row(
        row=entry.row,
        seat=entry.seat,
        notation=entry.notation,
        chance=chance_of(entry),
        undone=not entry.stands,
        events=entry.events,
        upgrade=upgrade_of(entry, complete=True),
    )
