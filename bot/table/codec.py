"""Convert sessions, draws and events between the JSON of the store and values."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bot.rows.clock import VOTED, ClockRow
from bot.rows.log import Entry
from bot.rows.session import Change, PlayerRow, SessionRow
from engines.core import AnyGame, Draw, Event, Seat
from engines.core.history.fairness import Beacon
from engines.core.history.records import Row, Upgrade

from .model import OLD_RULES, Clock, Correction, Phase, Player, Refused, Session
from .rules import TableRules


class Undecodable(Exception):
    """A stored session that this program cannot read."""


def decode(row: SessionRow, games: Mapping[str, AnyGame]) -> Session:
    """Return the session of a row; Undecodable if its options, table rules or state cannot be read.

    A quarantined session has no state, and default options and table rules where its own cannot be read. The same
    holds for a game of another version of the rules; ``upgrade`` brings an open one to the present version. A lobby
    that is not frozen adopts it as it is.
    """
    rules = games.get(row.game)
    if rules is None:
        raise Refused("unknown-game", game=row.game)
    phase = Phase(row.phase)
    options, table_rules, state, incident = rules.Options(), TableRules(), None, row.incident
    words: tuple[str | None, ...] | None = None
    beacon: Beacon | None = None
    is_fixed = phase is not Phase.LOBBY or row.commitment is not None
    is_begun = row.state is not None or (phase is Phase.LOBBY and is_fixed)
    if is_begun and row.rules_version != rules.rules_version:
        incident = incident or OLD_RULES
    try:
        options = rules.Options.model_validate_json(row.options)
        table_rules = TableRules.stored(row.table_rules)
        if row.state is not None and incident is None:
            state = rules.State.model_validate_json(row.state)
        words = None if row.words is None else tuple(json.loads(row.words))
        beacon = None if row.beacon is None else Beacon(*json.loads(row.beacon))
        if not row.is_readable or (state is not None and len(row.decisions) != len(row.players)):
            raise ValueError("decisions or takebacks are not the numbers of the seats")
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        if incident is None:
            raise Undecodable(f"session {row.id}: {error}") from error
    return Session(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version if is_fixed else rules.rules_version,
        phase=phase,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        lang=row.lang,
        options=options,
        players=tuple(_player(player) for player in row.players),
        state=state,
        row=row.row,
        revision=row.revision,
        draws=row.draws,
        decisions=row.decisions,
        seed_hash=row.seed_hash,
        seed=row.seed if phase in (Phase.OVER, Phase.CLOSED) else None,
        created_at=row.created_at,
        changed_at=row.changed_at,
        published_row=row.published_row,
        rules=rules,
        takebacks=row.takebacks,
        barrier=row.barrier,
        table_rules=table_rules,
        clocks=clocks_of(row),
        incident=incident,
        fairness=row.fairness,
        words=words,
        beacon=beacon,
        commitment=row.commitment,
        fixed_options=row.options if is_fixed else None,
        begun_version=row.begun_version,
    )


def _player(row: PlayerRow) -> Player:
    return Player(
        Seat(row.seat), row.name, row.user_id, row.policy, row.gone, row.missed, row.pending, row.word, row.agreed
    )


def clocks_of(row: SessionRow) -> tuple[Clock, ...]:
    return tuple(_clock(clock) for clock in row.clocks)


def _clock(row: ClockRow) -> Clock:
    return Clock(Seat(row.seat), row.started_at, row.due_at, voted=row.stage == VOTED)


def change(was: Session, now: Session, barrier_state: Any = None) -> Change:
    """The difference between two revisions, as the store writes it.

    ``barrier_state``: the state at the newest barrier, where it is new and not the newest row.
    """
    return Change(
        id=was.id,
        was=was.revision,
        phase=now.phase.value,
        host_id=now.host_id,
        rules_version=now.rules_version,
        options=now.options_text,
        state=None if now.state is None else now.state.model_dump_json(),
        row=now.row,
        draws=now.draws,
        decisions=now.decisions,
        takebacks=now.takebacks,
        barrier=now.barrier,
        changed_at=now.changed_at,
        computer_next=any(now.players[seat].is_computer for seat in (*now.asked, *now.movers)),
        table_rules=now.table_rules.model_dump_json(),
        words=_list_text(now.words),
        beacon=_list_text(now.beacon),
        commitment=now.commitment,
        players=None if now.players == was.players else player_rows(now.players),
        barrier_state=None if barrier_state is None else barrier_state.model_dump_json(),
    )


def player_rows(players: tuple[Player, ...]) -> tuple[PlayerRow, ...]:
    return tuple(
        PlayerRow(int(p.seat), p.name, p.user_id, p.policy, p.gone, p.missed, p.pending, p.word, p.agreed)
        for p in players
    )


def _list_text(values: Sequence[object] | None) -> str | None:
    return None if values is None else json.dumps(values, ensure_ascii=False)


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
    return told_events(entry, rules) or ()


def told_events(entry: Entry, rules: AnyGame) -> tuple[Event, ...] | None:
    """The events of a row, secrets included; None if they are of earlier rules that had other events."""
    try:
        return tuple(rules.events.validate_python(event) for event in json.loads(entry.events))
    except ValidationError:
        return None


def correction_of(entry: Entry) -> Correction | None:
    """Return the correction of the rules that a row stands for."""
    if entry.upgrade is None:
        return None
    found = json.loads(entry.upgrade)
    return Correction(entry.row, found["from"], found["to"])


def upgrade_of(entry: Entry, *, complete: bool) -> Upgrade | None:
    """Return the correction as it appears in a record; hashes and state only in a ``complete`` one."""
    if entry.upgrade is None:
        return None
    found = json.loads(entry.upgrade)
    versions = {"from_version": found["from"], "to_version": found["to"]}
    if not complete:
        return Upgrade(**versions)
    state = json.dumps(found["state"], ensure_ascii=False, separators=(",", ":"))
    return Upgrade(**versions, before=found["before"], after=found["after"], state=state)


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
