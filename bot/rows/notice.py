"""The stored form of a notice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A notice: a direct message to ``user_id``, or to the session's channel if None. ``facts`` are JSON values."""

    id: int
    session_id: str | None
    user_id: int | None
    kind: str
    facts: Mapping[str, Any]
    created_at: float
    attempts: int
    is_readable: bool = True
    """Whether the stored facts are a JSON object; else ``facts`` is empty."""
