"""The stored forms of what is promised about the dice (docs/fair-dice.md)."""

from __future__ import annotations

from dataclasses import dataclass

OPENING, BEGIN = "opening", "begin"
"""The kinds: the hash posted when the lobby opens, and the one posted at Begin."""
LOBBIES, BOARDS = "first_lobbies", "first_boards"
"""The tables with the first message of each lobby, and of each game: what the two hashes must come before."""


@dataclass(frozen=True, slots=True)
class CommitmentRow:
    """A posted hash and its message; without a message it is still to be posted."""

    session_id: str
    kind: str
    hash: str
    channel_id: int | None = None
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class FirstMessageRow:
    """The first panel of a lobby or of a game."""

    session_id: str
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A seat as it was at Begin; name and salt are None once the person was erased."""

    seat: int
    user_id: int | None
    name: str | None
    salt: str | None
    digest: str
