"""The names of claims, as they are stored."""

from __future__ import annotations

DIGESTS, UPGRADES, COMMANDS = "digests", "upgrades", "commands"
"""Chores of the whole bot."""


def panels_of(session_id: str) -> str:
    """Return the claim of the one process that delivers panels to a table."""
    return f"panels {session_id}"


def notices_to(recipient: str) -> str:
    """Return the claim of the one process that delivers notices to a channel (``c:...``) or person (``u:...``)."""
    return f"notices {recipient}"


def clocks_of(session_id: str) -> str:
    """Return the claim of the one process that sees to a table's deadlines."""
    return f"clocks {session_id}"
