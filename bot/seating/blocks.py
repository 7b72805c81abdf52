"""The operator's blocks: people and servers that may not use the bot."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.rows.block import PERSON, SERVER, BlockRow
from bot.session.model import Actor, Phase, Refused
from bot.store import Connection, blocks
from bot.store.blocks import BLOCKS
from bot.store.games import sessions
from bot.tables.all_tables import Tables
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks
from engines.core import IllegalAction

from .lobbies import Lobbies
from .reachability import Reachability
from .seats import Seats

logger = structlog.get_logger(__name__)


class Blocks:
    """Only this process writes them, so what holds is kept in memory."""

    def __init__(self, tables: Tables, lobbies: Lobbies, seats: Seats, reachability: Reachability) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._seats = seats
        self._reachability = reachability
        self._standing: Sequence[BlockRow] | None = None
        self._dealt = KeyedTasks("blocks", self._enforce_dealt)
        tables.listen(self._committed)

    async def standing(self) -> Sequence[BlockRow]:
        """Return the blocks that hold, newest first."""
        if self._standing is None:
            self._standing = await self._tables.store.read(blocks.standing)
        return self._standing

    async def is_blocked(self, kind: str, target: int | None) -> bool:
        return any((row.kind, row.target) == (kind, target) for row in await self.standing())

    async def require_unblocked(self, user_id: int, guild_id: int | None) -> None:
        """Refused: blocked, server-blocked."""
        if await self.is_blocked(PERSON, user_id):
            raise Refused("blocked")
        if await self.is_blocked(SERVER, guild_id):
            raise Refused("server-blocked")

    async def decide(self, row: BlockRow, *, blocked: bool) -> None:
        """Block, or lift a block. A blocked person leaves all tables by the rules of leaving; the games go on."""

        def write(db: Connection) -> None:
            BLOCKS.insert(db, row, blocked=blocked)

        await self._tables.store.write(write)
        self._standing = None
        logger.info("block-decided", kind=row.kind, blocked=blocked)
        if blocked:
            await self.enforce()
        elif row.kind == SERVER:
            for session_id, _ in await self._reachability.parked_sessions(row.target):
                await self._reachability.retry(session_id)

    async def enforce(self) -> None:
        """Take blocked people off all tables; after a start too, as the last one may have been interrupted."""
        for row in await self.standing():
            if row.kind == PERSON:
                await self._unseat(row.target)

    def _committed(self, committed: Committed) -> None:
        """Take blocked people off a game that was just dealt: nobody could leave while its dice were awaited."""
        session = committed.session
        if session is not None and session.phase is Phase.PLAYING and session.row == 0:
            self._dealt.ask(session.id)

    async def _enforce_dealt(self, session_id: str) -> None:
        seated = await self._tables.get(session_id)
        for player in seated.players:
            if player.user_id is not None and await self.is_blocked(PERSON, player.user_id):
                await self._unseat(player.user_id)

    async def settle(self) -> None:
        """Wait until no game is left that was dealt with blocked people."""
        await self._dealt.settle()

    async def close(self) -> None:
        """Stop; the next start continues."""
        await self._dealt.close()

    async def _unseat(self, user_id: int) -> None:
        def open_tables(db: Connection) -> list[tuple[str, str]]:
            return [(one.id, one.phase) for one in sessions.open_of(db, user_id)]

        for session_id, phase in await self._tables.store.read(open_tables):
            try:
                if phase == Phase.LOBBY:
                    await self._lobbies.leave(session_id, Actor(user_id, ""))
                else:
                    await self._seats.leave(session_id, Actor(user_id, ""), interaction_id=None)
            except (Refused, IllegalAction) as refusal:
                # They have left before, or the table is quarantined.
                logger.info("departure-refused", session=session_id, reason=refusal.code)
