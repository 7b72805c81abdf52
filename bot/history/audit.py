"""Check that every stored game follows from its log, for ``sainome check``: beside a running bot, read-only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from functools import partial

from bot.rows.commitment import PlaceRow
from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.store import Connection, Store
from bot.store.play import commitments, log, sessions
from bot.table import codec, views
from bot.table.model import Refused
from engines import GAMES
from engines.core import AnyGame, BadRecord
from engines.core.records import Header, Record, verify
from engines.core.replay import replay


async def session_faults(store: Store, games: Mapping[str, AnyGame] = GAMES) -> AsyncIterator[str]:
    """Yield the faults of the open sessions, one phrase each, with the session's id."""
    for session_id in await store.read(sessions.open_ids):
        row, entries, places = await store.read(partial(_stored, session_id=session_id))
        fault = None if row is None else _fault(row, entries, places, games)
        if fault is not None:
            yield f"session {session_id} {fault}"


def _stored(db: Connection, session_id: str) -> tuple[SessionRow | None, Sequence[Entry], Sequence[PlaceRow]]:
    return sessions.get(db, session_id), log.since(db, session_id, -1), commitments.places(db, session_id)


def _fault(
    row: SessionRow, entries: Sequence[Entry], places: Sequence[PlaceRow], games: Mapping[str, AnyGame]
) -> str | None:
    """Return the fault of one session; None if its log leads to its state with the chance of its seed."""
    if row.incident is not None:
        return f"is quarantined (incident {row.incident})"
    try:
        session = codec.decode(row, games)
    except codec.Undecodable as error:
        return f"cannot be read: {str(error).splitlines()[0]}"
    except Refused:
        return f"is a game of '{row.game}', which is not here"
    if session.incident is not None:
        return f"was begun under version {row.rules_version} of its rules; here is {session.rules.rules_version}"
    if not entries:
        return None if session.state is None else "has a state and no log"
    record = views.record(session, entries, public=False, places=places)
    try:
        *_, last = replay(session.rules, record)
        verdict = verify(with_seed(record, row.seed))
    except (BadRecord, ValueError) as error:
        return f"cannot be replayed: {error}"
    if last.step.state != session.state:
        return "has a state that its log does not lead to"
    if not verdict.honest:
        return f"has chance that is not its seed's (row {', '.join(map(str, verdict.bad)) or 'none: the hashes'})"
    return None


def with_seed(record: Record, seed: bytes) -> Record:
    """Return the record with its seed, for this check only."""
    header = Header(**{**dict(record.header), "seed": seed.hex()})
    return Record(header=header, rows=record.rows)
