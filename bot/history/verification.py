"""What /verify checks of a game that is over: the promised seed, its draws in order, and the rules row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rows.commitment import PlaceRow
from bot.rows.log import Entry
from bot.table import views
from bot.table.model import Session
from engines.core import BadRecord
from engines.core.records import MOST_ROWS, Record, Verdict, verify
from engines.core.replay import replay


@dataclass(frozen=True, slots=True)
class Verification:
    """The verdict on the draws, and how far the rules lead through the record with them."""

    verdict: Verdict
    rule: int
    """The rule of the dice: OLD or WORDS."""
    stops_at: int | None = None
    """The first row that does not follow from the rules; None: all do, or nothing was replayed."""
    replayed: bool = True
    """False: the draws are not the seed's, the rules have changed since, or the record is too long."""


def verification(session: Session, entries: Sequence[Entry], places: Sequence[PlaceRow]) -> Verification:
    """Verify a game that is over. Pure; takes as long as the game has rows, so run it on a thread."""
    record = views.record(session, entries, public=True, places=places)
    verdict = verify(record)
    outdated = session.rules_version != session.rules.rules_version
    if not verdict.honest or outdated or len(record.rows) > MOST_ROWS:
        return Verification(verdict, session.fairness, replayed=False)
    return Verification(verdict, session.fairness, _broken_row(session, record))


def _broken_row(session: Session, record: Record) -> int | None:
    state = None
    try:
        for one in replay(session.rules, record):
            state = one.step.state
    except BadRecord as error:
        return max(0, error.line - 2)  # the header is line 1, and row 0 line 2
    return None if session.state in (None, state) else len(record.rows) - 1
