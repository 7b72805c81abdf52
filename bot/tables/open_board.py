"""One private board while it is open, as a table is: what is played on it, and the press that is written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.session import private_board
from bot.session.lines import Line, Resolve
from bot.session.model import Actor, Played, Session, Stale
from bot.session.play import Origin
from bot.session.private_board import Board
from engines.core import Action

from .open_table import played

T = TypeVar("T")


class OpenBoard:
    """An open private board, as it was read. ``commit`` and ``load``: of ``PrivateBoards``."""

    def __init__(
        self,
        board: Board,
        interaction_id: int | None,
        commit: Callable[[Board, Board], Awaitable[None]],
        load: Callable[[str], Awaitable[Board]],
        clock: Callable[[], float],
    ) -> None:
        self.board = board
        self.interaction_id = interaction_id
        self.now = clock
        self._commit = commit
        self._load = load

    @property
    def session(self) -> Session:
        return self.board.session

    @property
    def is_played(self) -> bool:
        """Whether this interaction was the newest press."""
        return self.interaction_id is not None and self.board.row.interaction_id == self.interaction_id

    def answer_again(self, actor: Actor) -> Played:
        """Return the answer to that press."""
        return Played(self.session, (), is_repeated=True)

    def require_in_time(self, decision: int | None) -> None:
        """Raise Stale for what was typed before the newest press: Discord's ids rise with time."""
        newest = self.board.row.interaction_id
        is_late = self.interaction_id is not None and newest is not None and self.interaction_id < newest
        if decision is None and is_late:
            raise Stale(self.session)

    async def run_rules(self, work: Callable[[], T]) -> T:
        """Run code of the rules on a thread."""
        return await asyncio.to_thread(work)

    def line(
        self, origin: Origin, parts: Sequence[str], resolve: Resolve, *, by_itself: bool, whole: bool
    ) -> tuple[Board, Line | None]:
        """Play a line of the owner; ``whole`` is for tables."""
        return self.board.act_line(parts, resolve, origin, by_itself=by_itself)

    def act(self, origin: Origin, action: Action) -> Board:
        """Play an action of a computer player."""
        return private_board.act(self.board, origin, action)

    async def commit(self, after: Board) -> Session:
        """Write a new revision; Stale with the present board if another process was first."""
        await self._commit(self.board, after)
        return after.session

    async def press(self, after: Board, line: Line | None = None) -> Played:
        """Write the owner's press; if another process has written the same interaction, answer it again."""
        try:
            return played(await self.commit(after), line)
        except Stale as stale:
            self.board = await self._load(after.row.id)
            if self.is_played:
                return Played(self.session, (), is_repeated=True)
            raise Stale(self.session) from stale

    async def take_back(self, actor: Actor, decision: int | None) -> Played:
        """Take back the owner's newest press and all that followed it. Refused: nothing-to-undo."""
        return await self.change(actor, decision, self.board.take_back)

    async def change(self, actor: Actor, decision: int | None, change: Callable[[Origin], Board]) -> Played:
        """Write what a press makes of the board, once; Stale if it was made at another revision."""
        if self.is_played:
            return self.answer_again(actor)
        if decision is not None and decision != self.board.row.revision:
            raise Stale(self.session)
        origin = Origin(private_board.OWN, actor.user_id, self.interaction_id, self.now())
        return await self.press(await self.run_rules(lambda: change(origin)))
