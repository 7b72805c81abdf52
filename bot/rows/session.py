"""The stored forms of a session, its players and its clocks, and what a write changes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

from engines.core import Seat

T = TypeVar("T")
Revisioned: TypeAlias = Annotated[T, "revisioned"]
"""A column that changes together with the revision. All others are fixed, or each has a statement of its own."""
NO_HOST = 0
"""The host of a table without one: what hosts may do nobody may, and no seat is offered or taken over."""
QUIET, HALF, NEAR, VOTED, PLAYED = range(5)
"""The stages of a clock: no reminder sent, the one at half time sent, the one near the deadline sent, others asked
whether the computer may play, the computer plays now."""


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of one seat. Times are seconds since 1970."""

    session_id: str
    seat: int
    user_id: int
    asked: int
    """The decision number of the seat when its clock started."""
    started_at: float
    due_at: float | None
    """The deadline; None: no limit."""
    stage: int
    """QUIET, HALF, NEAR, VOTED or PLAYED."""
    next_at: float | None
    """When the scheduler has something to do next; None: never."""
    warns: bool = False
    """Whether the person is still to be warned that missing this turn costs the seat."""
    had: float | None = None
    """The seconds that the seat's time bank had when this clock started; None: the table has none."""
    look_at: float | None = None
    """When the bot looks whether the person is still on the server; None: it has."""
    vacations: bool = True
    """Whether vacations stop it."""
    votes_at: float | None = None
    """When the others may vote on the turn, or vote again, although it is not late; None: never."""
    runs_from: float | None = None
    """From when on neither quiet hours nor days off nor vacations stop it; None: they always do."""


@dataclass(frozen=True, slots=True)
class Player:
    """The holder of a seat: a person (``user_id``), a computer player (``policy``), or a person with a stand-in
    (both)."""

    seat: Seat
    name: str
    user_id: int | None = None
    policy: str | None = None
    gone: bool = False
    """The person has left for good; a stand-in finishes the game."""
    missed: int = 0
    """Expired turns in a row."""
    pending: bool = False
    """In the lobby: the seat is kept for a person who has not agreed to the present terms."""
    word: str | None = None
    """In the lobby: the word for the dice; None for computer players, and where the old rule holds."""
    agreed: bool = False
    """In a lobby that begins by agreement: the person agrees to begin."""
    accepted: str | None = None
    """In the lobby, while ``pending``: the options (JSON, values by stored name) that the person had accepted
    before they changed; None if they never joined."""
    off: float | None = None
    """When the person was found to be off the server, in seconds since 1970; None: they are there, as far as is
    known."""
    silent: float = 0.0
    """With a time bank: the seconds of its own clock since the person's last act, in turns that have expired."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player moves for this seat, with or without an owner."""
        return self.policy is not None

    @property
    def person(self) -> int | None:
        """The user who moves for this seat and is pinged for it; None for a computer player."""
        return None if self.is_computer else self.user_id

    @property
    def reached(self) -> int | None:
        """The user who moves for this seat and is on the server, as far as is known; None if there is none."""
        return self.person if self.off is None else None

    @property
    def away(self) -> bool:
        """Whether a stand-in moves until the owner comes back."""
        return self.is_computer and self.user_id is not None and not self.gone


@dataclass(frozen=True, slots=True)
class SessionRow:
    """One session; ``options``, ``state``, ``table_rules``, ``beacon`` and ``proof`` are JSON. migrations/0032
    explains each column.

    A new column is a field here, with the default that its migration gives it, and one of the same name and type in
    ``Session``.
    """

    id: str
    game: str
    rules_version: Revisioned[int]
    phase: Revisioned[str]
    guild_id: int
    channel_id: int
    host_id: Revisioned[int]
    lang: str
    options: Revisioned[str]
    state: Revisioned[str | None]
    row: Revisioned[int]
    revision: int
    draws: Revisioned[int]
    decisions: Revisioned[tuple[int, ...]]
    takebacks: Revisioned[tuple[int | None, ...]]
    barrier: Revisioned[int]
    seed: bytes
    seed_hash: str
    created_at: float
    changed_at: Revisioned[float]
    table_rules: Revisioned[str]
    """JSON of the TableRules."""
    fairness: int
    published_row: int = -1
    computer_next: Revisioned[bool] = False
    """Whether a computer player is to be asked after a start."""
    incident: str | None = None
    warned_at: float | None = None
    nudged_at: float | None = None
    words: Revisioned[tuple[str | None, ...] | None] = None
    beacon: Revisioned[str | None] = None
    proof: Revisioned[str | None] = None
    message: Revisioned[int | None] = None
    commitment: Revisioned[str | None] = None
    handed: Revisioned[tuple[int | None, ...] | None] = None
    begun_version: int | None = None
    """The version of the rules at Begin; None: ``rules_version``."""
    players: tuple[Player, ...] = ()
    clocks: tuple[ClockRow, ...] = ()
    banks: tuple[float, ...] = ()
    is_readable: bool = True
    """Whether the lists are what the database should hold; else they are empty."""


@dataclass(frozen=True, slots=True)
class FormerPlayerRow:
    """A person whose seat of a running game belongs to somebody else."""

    session_id: str
    user_id: int
    seat: int
    name: str
    left_at: float


@dataclass(frozen=True, slots=True)
class RemovalRow:
    """A person who is kept out of a lobby, or off their seat of a running game (``from_game``)."""

    session_id: str
    user_id: int
    name: str
    from_game: bool = False


@dataclass(frozen=True, slots=True)
class WatchedRow:
    """A person without a seat who follows a table."""

    session_id: str
    user_id: int
    since: float


REVISIONED = tuple(
    name
    for name, hint in get_type_hints(SessionRow, include_extras=True).items()
    if "revisioned" in getattr(hint, "__metadata__", ())
)


@dataclass(frozen=True, slots=True)
class Update:
    """What a write sets; ``was`` is the revision on which it is based."""

    id: str
    was: int
    columns: Mapping[str, Any]
    """The values of all REVISIONED columns."""
    players: tuple[Player, ...] | None = None
    """The new seating; None: unchanged."""
    barrier_state: str | None = None
    """The state at a new barrier that is not the newest row; None: as before, or the newest row's."""
