"""Ready-made turns that were offered to people, by table, seat and decision."""

from __future__ import annotations

from bot.rows.log import SuggestionRow
from bot.store.columns import Columns

SUGGESTIONS = Columns("suggestions", SuggestionRow, order="row, seat, decision")
