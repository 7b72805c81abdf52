"""Tries of the dice of the day: one a person and day, whatever is pressed, reloaded, restarted or delivered twice."""

from __future__ import annotations

from bot.session.boards import Board
from bot.session.daily import Attempt, Figures, Mine, Streak
from bot.session.model import Actor
from bot.store import Store

from .boards import Boards
from .days import Days


class Tries:
    """All tries of one database."""

    def __init__(self, store: Store, boards: Boards, days: Days) -> None: ...

    async def mine(self, user_id: int) -> Mine:
        """Return what a person has of the day of now. Refused: daily-closed, as ``Days.current``."""
        raise NotImplementedError

    async def begin(self, owner: Actor, lang: str, *, apart: bool, interaction_id: int | None = None) -> Board:
        """Begin the try of the day of now, or go on with it: its row is written before its first dice are told.

        ``apart``: an operator's. Refused: daily-erased (who was erased today has had theirs).
        """
        raise NotImplementedError

    async def play_again(self, owner: Actor, date: str, lang: str, *, interaction_id: int | None = None) -> Board:
        """Open a closed day, uncounted: one's own board of it, or else a new one.

        Refused: no-day (not a closed day), too-many-private(until).
        """
        raise NotImplementedError

    async def attempt(self, user_id: int, date: str) -> Attempt | None:
        raise NotImplementedError

    async def count_here(self, user_id: int, guild_id: int, *, on: bool) -> None:
        """Count a person's tries on a server from today on, or no longer."""
        raise NotImplementedError

    async def show(self, user_id: int, date: str, *, on: bool) -> None:
        """Let the servers where they are counted see their sheet once the day is over, or not."""
        raise NotImplementedError

    async def shared(self, user_id: int, date: str) -> None:
        """Note that a try was shared; the first time stays."""
        raise NotImplementedError

    async def streak(self, user_id: int) -> Streak:
        raise NotImplementedError

    async def figures(self) -> Figures:
        raise NotImplementedError
