"""Results of finished games that moderators or the operator take out, and back in: then they count for nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.rows.log import RESULT_IN, RESULT_OUT, InterventionRow
from bot.rows.scores import Ended
from bot.session.model import Actor, Refused
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.drivers import dialect
from bot.store.games.log import INTERVENTIONS
from bot.store.messages import notices
from bot.store.people import recount, results
from bot.store.people.results import RESULTS
from bot.tables.all_tables import Tables

KEPT_DAYS = 90
"""Days after its end for which moderators may take a result out, or back in."""
MOST = 1000
"""Results of one server that are listed at most, the newest ones."""
RESULT = "result"
"""The kind of the notice to the table that a result was taken out, or back in."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Whether the result of a finished game counts, and who has decided that last; times in seconds since 1970."""

    ended_at: float
    is_out: bool
    people: frozenset[int]
    last: InterventionRow | None
    """None: nobody has taken it out yet."""

    def is_open(self, now: float) -> bool:
        """Whether moderators may still decide."""
        return now - self.ended_at <= KEPT_DAYS * DAY


class Counting:
    """Takes results out and back in. Finished games change in nothing else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of(self, session_id: str) -> Counted | None:
        """Return whether the result of a game counts; None if it has none."""
        return await self._tables.store.read(lambda db: counted(db, session_id))

    async def open_on(self, guild_id: int) -> list[tuple[str, int]]:
        """Return the games of a server whose results moderators may take out, with their channels, newest first."""
        since = self._tables.now() - KEPT_DAYS * DAY
        find = partial(results.ended_since, guild_id=guild_id, since=since, most=MOST)
        return await self._tables.store.read(find)

    async def listed(self, session_ids: Sequence[str]) -> list[Ended]:
        """Return these finished games, in the same order."""
        return await self._tables.store.read(partial(results.listed, session_ids=session_ids))

    async def take(self, session_id: str, actor: Actor, *, out: bool, manages: bool) -> Counted:
        """Take a result out or back in, for a moderator of the table's channel; once it is so, do nothing.

        ``manages``: they manage the server. Refused: no-result, result-own, result-old(days).
        """

        def work(db: Connection) -> Counted:
            was = require_result(db, session_id)
            if actor.user_id in was.people and not manages:
                raise Refused("result-own")
            if not was.is_open(self._tables.now()):
                raise Refused("result-old", days=KEPT_DAYS)
            return take(db, session_id, self._tables.now(), out=out, user_id=actor.user_id, name=actor.name)

        return await self._tables.write(session_id, work)


def counted(db: Connection, session_id: str) -> Counted | None:
    """Return whether the result of a game counts; None if it has none."""
    taken = results.taken(db, session_id)
    if taken is None:
        return None
    decided = [row for row in INTERVENTIONS.where(db, session_id=session_id) if row.is_about_result]
    return Counted(*taken, decided[-1] if decided else None)


def require_result(db: Connection, session_id: str) -> Counted:
    """Return whether the result of a game counts; Refused("no-result") if it has none."""
    was = counted(db, session_id)
    if was is None:
        raise Refused("no-result")
    return was


def take(
    db: Connection, session_id: str, now: float, *, out: bool, user_id: int | None = None, name: str | None = None
) -> Counted:
    """Take a result out or back in, rate its server and game anew, and say so at the table; Refused: no-result.

    ``user_id`` None: the operator did it.
    """
    dialect.take_turns(db, "rating")
    was = require_result(db, session_id)
    if was.is_out == out:
        return was
    RESULTS.change(db, {"taken_out": out}, session_id=session_id)
    recount.rebuild(db, *results.rated_with(db, session_id))
    row = InterventionRow(RESULT_OUT if out else RESULT_IN, user_id, name, now)
    INTERVENTIONS.insert(db, row, session_id=session_id)
    notices.add(db, RESULT, now, {"kind": row.kind, "at": now}, session_id=session_id)
    return Counted(was.ended_at, out, was.people, row)
