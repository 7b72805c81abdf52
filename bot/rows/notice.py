"""A notice as it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """``user_id``: a direct message; None: into the channel of the session. ``facts`` are JSON values."""

    id: int
    session_id: str | None
    user_id: int | None
    kind: str
    facts: Mapping[str, Any]
    created_at: float
    attempts: int
