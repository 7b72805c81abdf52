"""The stored form of the operator's blocks."""

from __future__ import annotations

from dataclasses import dataclass

PERSON, SERVER = "person", "server"
"""The kinds."""


@dataclass(frozen=True, slots=True)
class BlockRow:
    """A person or server that may not use the bot; ``by_id`` is the operator who decided that."""

    kind: str
    target: int
    by_id: int
    reason: str
    at: float
