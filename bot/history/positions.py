"""Positions of a finished game, as they were: what a *Try it* begins from. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.rows.log import Entry
from bot.session import views
from bot.session.model import Phase, Refused, Session, not_while_open, refusal_of
from engines.core import BadRecord
from engines.core.history.replay import first_played, moments


def is_shown_again(session: Session) -> bool:
    """Whether positions of a game can be had: it is over, and its last rows are of the present rules."""
    is_over = session.phase is Phase.OVER and session.incident is None and session.kind.replays
    return is_over and session.rules_version == session.rules.rules_version and not session.resumed


def position(session: Session, entries: Sequence[Entry], row: int) -> Session:
    """Return a finished game as it was after this row of its log, whatever was taken back later.

    Takes as long as the game has rows. Refused: not-over, daily-open, no-position (there is nothing to play
    after such a row, or it belongs to no game), old-position (rules of before played it), or as the game cannot be
    shown.
    """
    not_while_open(session)
    if session.incident is not None:
        raise refusal_of(session)
    if session.phase is not Phase.OVER or not session.kind.replays:
        raise Refused("not-over")
    if not 0 <= row < len(entries) - 1:
        raise Refused("no-position")
    rules, record = session.rules, views.record(session, entries, public=False)
    first = first_played(rules, record) if is_shown_again(session) else None
    if first is None or row < first:
        raise Refused("old-position")
    state = None
    try:
        for moment in moments(rules, record, row):
            state = moment.state
    except BadRecord as error:
        raise Refused("old-position") from error
    if state is None or rules.outcome(state) is not None:
        raise Refused("no-position")
    return replace(session, phase=Phase.PLAYING, state=state, row=row)
