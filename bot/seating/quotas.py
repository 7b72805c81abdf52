"""Quotas: how much one person, channel and server may ask for. Each refusal says when, or what to do instead.

What lasts is counted in the database, in the transaction that adds one more; bursts are counted in memory.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence

from bot.config import BURST, Limits
from bot.rows.session import SessionRow
from bot.rows.threads import Parent
from bot.session.model import Refused
from bot.store import Connection
from bot.store.games import counts, threads
from bot.store.people import settings

DAY = 86400.0
KEYS = 4096
"""Keys that are remembered; the one unused for longest goes first."""


class Quotas:
    """Every method raises Refused at a limit, and nothing is changed then."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._bursts = Bursts(BURST)

    def opening(
        self, db: Connection, row: SessionRow, parent: Parent | None = None, home_id: int | None = None
    ) -> None:
        """One more lobby. Refused: too-many-tables(limit), server-full(limit), channel-full(limit),
        too-many-lobbies(until).

        A channel counts with the threads that the bot opened in it. ``parent``: where one more is opened;
        ``home_id``: the channel or forum for which it counts, for what the server wants at once.
        """
        self.joining(db, row.host_id, row.id)
        if counts.tables_on(db, row.guild_id) >= self.limits.tables_per_server:
            raise Refused("server-full", limit=self.limits.tables_per_server)
        channel_id = threads.parent_of(db, row.channel_id) if parent is None else parent.channel_id
        if limit := full(db, row.guild_id, home_id or channel_id):
            raise Refused("channel-full", limit=limit)
        since = row.created_at - BURST
        for opened in (
            counts.unplayed_of(db, row.host_id, since),
            counts.unplayed_in(db, channel_id, since),
        ):
            if until := _free_at(opened, self.limits.burst_lobbies, BURST):
                raise Refused("too-many-lobbies", until=until)

    def joining(self, db: Connection, user_id: int, session_id: str) -> None:
        """One more seat of a person. Refused: too-many-tables(limit)."""
        if counts.tables_of(db, user_id, session_id) >= self.limits.tables_per_person:
            raise Refused("too-many-tables", limit=self.limits.tables_per_person)

    def asking(self, db: Connection, user_id: int, now: float) -> None:
        """One more offer of a seat, or request for one. Refused: offers-waiting(until), too-many-offers(until)."""
        made = counts.seat_requests_of(db, user_id, now - DAY)
        if until := _free_at([at for at, waits in made if waits], self.limits.offers_waiting, DAY):
            raise Refused("offers-waiting", until=until)
        if until := _free_at([at for at, _ in made], self.limits.offers_per_day, DAY):
            raise Refused("too-many-offers", until=until)

    def posting(self, channel_id: int, user_id: int, now: float) -> None:
        """One more panel posted again. Refused: too-many-boards(until)."""
        limit = self.limits.burst_boards
        self._take("too-many-boards", now, {("board", channel_id): limit, ("board-by", user_id): limit})

    def welcoming(self, guild_id: int, now: float) -> None:
        """One more welcome of a server. Refused: too-many-welcomes(until)."""
        self._take("too-many-welcomes", now, {("welcome", guild_id): self.limits.burst_boards})

    def calling(self, session_id: str, now: float) -> None:
        """One more change of options that calls people. Refused: too-many-changes(until)."""
        self._take("too-many-changes", now, {("terms", session_id): self.limits.burst_calls})

    def beginning(self, user_id: int, now: float) -> None:
        """One more private board of a person. Refused: too-many-private(until)."""
        self._take("too-many-private", now, {("private", user_id): self.limits.burst_private})

    def rematching(self, session_id: str, now: float) -> None:
        """One more rematch of a game, which calls its players. Refused: too-many-lobbies(until)."""
        self._take("too-many-lobbies", now, {("rematch", session_id): self.limits.burst_calls})

    def inviting(self, user_id: int, guest_id: int, now: float) -> None:
        """One more invitation, which calls a person. Refused: too-many-invites(until)."""
        limit = self.limits.burst_calls
        self._take("too-many-invites", now, {("invites", user_id): limit, ("invited", guest_id): limit})

    def _take(self, code: str, now: float, limits: dict[Hashable, int]) -> None:
        until = self._bursts.take(now, limits)
        if until is not None:
            raise Refused(code, until=int(until) + 1)


def full(db: Connection, guild_id: int, home_id: int, beside: str = "") -> int:
    """Return how many tables the server wants at once in a channel with its threads, if as many are open,
    ``beside`` one; 0: there is room."""
    limit = settings.of_server(db, guild_id).at_once
    return limit if limit is not None and counts.tables_in(db, home_id, beside) >= limit else 0


def _free_at(times: Sequence[float], limit: int, seconds: float) -> int | None:
    """Return when there is room again, as whole seconds since 1970; None: now. ``times``: newest first."""
    return None if len(times) < limit else int(times[limit - 1] + seconds) + 1


class Bursts:
    """Times by key, in sliding windows that a restart forgets.

    Transactions ask from the store's threads, so every access is locked.
    """

    def __init__(self, seconds: float, keys: int = KEYS) -> None:
        self._seconds = seconds
        self._keys = keys
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, now: float, limits: dict[Hashable, int]) -> float | None:
        """Count one more for every key; if one is at its limit, count none and return when it may be again."""
        with self._lock:
            ready = [self._ready(key, limit, now) for key, limit in limits.items()]
            if until := max(ready, default=0.0):
                return until
            for key, limit in limits.items():
                self._times.setdefault(key, deque(maxlen=limit)).append(now)
                self._times.move_to_end(key)
            while len(self._times) > self._keys:
                self._times.popitem(last=False)
            return None

    def _ready(self, key: Hashable, limit: int, now: float) -> float:
        """Return when the key has room again; 0 if it has."""
        times = self._times.get(key, ())
        recent = [at for at in times if now - self._seconds < at <= now]
        return 0.0 if len(recent) < limit else recent[-limit] + self._seconds

    def __len__(self) -> int:
        return len(self._times)
