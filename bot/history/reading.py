"""Read all that is stored of every table, for ``check --upgrade``: what cannot be read, nobody will be shown.

Read-only. Faults name rows and fields, never values: they may be secrets.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pydantic import ValidationError

from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.session import codec
from bot.session.model import Phase
from bot.session.rules import TableRules
from bot.store import Connection, Store
from bot.store.play import log, sessions
from engines import GAMES
from engines.core import AnyGame, BadNotation, NotUpgradable
from engines.core.history.records import RESIGN
from engines.core.history.replay import undone_row
from engines.core.history.versions import final_state
from engines.core.playable import Playable

SHOWN = 3
"""Rows of one fault that are named; the others are counted."""


@dataclass(slots=True)
class Findings:
    """What was read, and what could not be; sentences name the session."""

    tables: int = 0
    rows: int = 0
    quarantined: int = 0
    """Tables that were set aside before; nobody is shown anything of them, and they are not read."""
    unread: list[str] = field(default_factory=list)
    """What this version cannot read, a line for each table and reason."""
    without_end: list[str] = field(default_factory=list)
    """Finished games of earlier rules that keep their result, and would be shown without a board."""


@dataclass(frozen=True, slots=True)
class _Stored:
    row: SessionRow
    barrier_state: str | None
    entries: Sequence[Entry]


async def read_tables(store: Store, games: Mapping[str, Playable] = GAMES) -> Findings:
    """Read options, states, events, actions and chance of every table, open and finished.

    States of another version of the rules are left to ``upgrade`` where the game goes on.
    """
    findings = Findings()
    for session_id in await store.read(sessions.all_ids):
        try:
            stored = await store.read(partial(_stored, session_id=session_id))
            if stored is not None:
                _read(stored, games, findings)
        except Exception as error:
            # The boundary to what is stored: whatever it makes the readers raise is a finding.
            findings.unread.append(f"session {session_id}: {type(error).__name__}")
    return findings


def _stored(db: Connection, session_id: str) -> _Stored | None:
    row = sessions.get(db, session_id)
    if row is None:
        return None
    return _Stored(row, sessions.barrier_state(db, session_id), log.since(db, session_id, -1))


def _read(stored: _Stored, games: Mapping[str, Playable], findings: Findings) -> None:
    row, game = stored.row, games.get(stored.row.game)
    if row.incident is not None:
        findings.quarantined += 1
        return
    findings.tables += 1
    findings.rows += len(stored.entries)
    if game is None:
        findings.unread.append(f"session {row.id}: a game of '{row.game}', which is not here")
        return
    for fault in (*_table_faults(stored, game), *_row_faults(stored.entries, game.rules)):
        findings.unread.append(f"session {row.id}: {fault}")
    if row.phase == Phase.OVER and row.state is not None and row.rules_version != game.rules.rules_version:
        try:
            final_state(game.rules, row.state, row.options, row.rules_version)
        except NotUpgradable as error:
            findings.without_end.append(f"session {row.id}: {error.reason}")


def _table_faults(stored: _Stored, game: Playable) -> Iterator[str]:
    """Yield what cannot be read of the table itself: options, table rules, state, state at the barrier."""
    row, rules = stored.row, game.rules
    readers: list[tuple[str, Callable[[str], Any], str | None]] = [
        ("options", rules.Options.model_validate_json, row.options),
        ("table rules", TableRules.from_stored, row.table_rules),
    ]
    if row.rules_version == rules.rules_version:
        readers += [
            ("state", rules.State.model_validate_json, row.state),
            ("state at the barrier", rules.State.model_validate_json, stored.barrier_state),
        ]
    faults = [
        f"{name}: {why}"
        for name, read, text in readers
        if text is not None and (why := _why_not(partial(read, text))) is not None
    ]
    yield from faults
    if not faults:
        try:
            codec.decode(row, {row.game: game})
        except codec.Undecodable as error:  # its seats, words, beacon or decisions
            yield (str(error).splitlines() or ["undecodable"])[0].removeprefix(f"session {row.id}: ")


def _row_faults(entries: Sequence[Entry], rules: AnyGame) -> Iterator[str]:
    """Yield what cannot be read of the rows of a log: once for each reason, with the rows."""
    rows: dict[str, list[int]] = defaultdict(list)
    for entry in entries:
        for fault in dict.fromkeys(_faults_of(entry, rules)):
            rows[fault].append(entry.row)
    for fault, numbers in rows.items():
        named = ", ".join(map(str, numbers[:SHOWN]))
        more = f" and {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
        yield f"{'row' if len(numbers) == 1 else 'rows'} {named}{more}: {fault}"


def _faults_of(entry: Entry, rules: AnyGame) -> Iterator[str]:
    for event in json.loads(entry.events):
        if (why := _why_not(partial(rules.events.validate_python, event))) is not None:
            yield f"event {why}"
    try:
        row = codec.row_of(entry)
    except (ValueError, TypeError, KeyError) as error:
        yield f"chance or upgrade: {type(error).__name__}"
        return
    if row.seat is not None and row.notation not in (None, RESIGN) and undone_row(row) is None:
        try:
            rules.parse(row.notation or "")
        except BadNotation:
            yield "its action"
    if row.upgrade is not None and row.upgrade.to_version == rules.rules_version:
        state = row.upgrade.state or ""
        if (why := _why_not(partial(rules.State.model_validate_json, state))) is not None:
            yield f"state of the upgrade: {why}"


def _why_not(read: Callable[[], Any]) -> str | None:
    """Return why something cannot be read, with the place in it; None if it can."""
    try:
        read()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        if first["type"] == "union_tag_invalid":
            return f"'{first['ctx']['tag']}' is not known here"
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    except (ValueError, RecursionError) as error:
        return type(error).__name__
    return None
