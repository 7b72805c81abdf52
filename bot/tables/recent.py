"""A cache of decoded sessions: an unchanged row is not decoded again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace

from bot.rows.session import Change, SessionRow
from bot.table import codec
from bot.table.model import Session
from engines.core import AnyGame

KEPT = 256
"""Sessions kept in the cache."""


class Recent:
    """Compares whole rows, so a session changed by any write is decoded again."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._kept: OrderedDict[str, tuple[SessionRow, Session]] = OrderedDict()
        self.decoded = 0
        """Sessions decoded since the start."""

    def decode(self, row: SessionRow) -> Session:
        """Return the session of a row; raises as ``codec.decode`` does."""
        kept = self._kept.get(row.id)
        if kept is not None and kept[0] == row and self._is_current(kept[1]):
            self._kept.move_to_end(row.id)
            return replace(kept[1], published_row=row.published_row, clocks=codec.clocks_of(row))
        self.decoded += 1
        session = codec.decode(row, self._games)
        if session.incident is None:
            self._keep(row, session)
        return session

    def committed(self, row: SessionRow, change: Change, session: Session) -> SessionRow:
        """Keep what a transaction has written over ``row``; return the new row, without clocks."""
        written = replace(
            row,
            phase=change.phase,
            host_id=change.host_id,
            rules_version=change.rules_version,
            options=change.options,
            state=change.state,
            row=change.row,
            revision=change.was + 1,
            draws=change.draws,
            decisions=change.decisions,
            takebacks=change.takebacks,
            barrier=change.barrier,
            changed_at=change.changed_at,
            table_rules=change.table_rules,
            words=change.words,
            beacon=change.beacon,
            commitment=change.commitment,
            players=row.players if change.players is None else change.players,
            warned_at=None,
            clocks=(),
        )
        self._keep(written, session)
        return written

    def _is_current(self, session: Session) -> bool:
        rules = self._games.get(session.game)
        return rules is session.rules and rules.rules_version == session.rules_version

    def _keep(self, row: SessionRow, session: Session) -> None:
        kept = self._kept.get(row.id)
        if kept is not None and kept[0].revision > row.revision:
            return  # read before the newest commit, decoded after it
        self._kept[row.id] = row, session
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
