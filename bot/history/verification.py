"""The check of the dice of a game that is over: the promised seed, its draws in order, and the rules row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rows.commitment import PlaceRow
from bot.rows.log import Entry
from bot.session import views
from bot.session.model import Session
from engines.core import BadRecord
from engines.core.history.fairness import Beacon
from engines.core.history.records import MOST_ROWS, Record, source_table
from engines.core.history.replay import first_played, known_part, last_version, replay
from engines.core.history.verdict import Verdict, verify


@dataclass(frozen=True, slots=True)
class Verification:
    """The verdict on the draws, and how far the rules lead through the record with them."""

    verdict: Verdict
    rule: int
    """The rule of the dice: OLD or WORDS."""
    stops_at: int | None = None
    """The first row that does not follow from the rules; None: all do, or nothing was replayed."""
    replayed: bool = True
    """False: the draws are not the seed's, no row is of the present rules, or the record is too long."""
    beacon: Beacon | None = None
    """The beacon of the game; without randomness its round did not come, and is not mixed in."""
    first: int = 0
    """The first row that was replayed: later than 0 if the rules were corrected while the game went on."""
    brought: str | None = None
    """The id of the table that the first ``verdict.brought`` rows were brought along from."""
    versions: tuple[int, int] = (1, 1)
    """The version of the rules under which the game ended, and the present one."""


def verification(session: Session, entries: Sequence[Entry], places: Sequence[PlaceRow]) -> Verification:
    """Verify a game that is over. Pure; takes as long as the game has rows, so run it on a thread."""
    record = views.record(session, entries, public=True, places=places)
    verdict = verify(record)
    known = known_part(session.rules, record)
    first = first_played(session.rules, known)
    stops_at, replayed = None, verdict.honest and first is not None and len(record.rows) <= MOST_ROWS
    if replayed:
        stops_at = _broken_row(session, known)
    versions = last_version(record), session.rules.rules_version
    brought = source_table(record.rows[verdict.brought - 1]) if verdict.brought else None
    return Verification(
        verdict, session.fairness, stops_at, replayed, session.beacon, first or 0, brought, versions
    )


def _broken_row(session: Session, record: Record) -> int | None:
    state = None
    try:
        for one in replay(session.rules, record):
            state = one.step.state
    except BadRecord as error:
        return max(0, error.line - 2)  # the header is line 1, and row 0 line 2
    return None if session.state in (None, state) else len(record.rows) - 1
