"""What stands beside a table's session and changes with it: clocks, time banks, what is decided ahead, settings."""

from __future__ import annotations

from functools import cached_property

from bot.rows.ahead import BankRow
from bot.rows.session import ClockRow
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.store import Connection
from bot.store.games import ahead, banks
from bot.store.games.banks import BANKS
from bot.store.games.clocks import CLOCKS
from bot.store.people import settings


class Beside:
    """Asked for at once, read once in a transaction, and kept as the transaction writes it.

    Each of them used to be read wherever it was needed, the banks four times a move; to a server that is as many
    ways and back.
    """

    def __init__(self, db: Connection, was: Session, now: Session) -> None:
        """Ask for all of it, for the people of both sessions."""
        self.db = db
        self.session_id = now.id
        people = [player.user_id for one in (was, now) for player in one.players if player.user_id is not None]
        self._people = settings.ask_users(db, people)
        self._clocks = CLOCKS.ask_where(db, session_id=now.id)
        self._banks = BANKS.ask_where(db, session_id=now.id)
        self._ahead = ahead.ask_table(db, now.id)

    def arrive(self) -> None:
        """Read all of it, before anything of it is written."""
        for each in (self.people, self.clocks, self._bank_rows, self.ahead):
            assert each is not None

    @cached_property
    def people(self) -> dict[int, UserSettings]:
        return self._people()

    @cached_property
    def ahead(self) -> ahead.OfTable:
        """Orders, answers and firings as they were read: who follows them writes them once."""
        return self._ahead()

    def person(self, user_id: int) -> UserSettings:
        """Return somebody's settings."""
        if user_id not in self.people:  # a clock of somebody who has left the table
            self.people[user_id] = settings.of_user(self.db, user_id)
        return self.people[user_id]

    # --- clocks --------------------------------------------------------------------------------------------------

    @cached_property
    def clocks(self) -> dict[int, ClockRow]:
        """The running clocks by seat."""
        return {row.seat: row for row in self._clocks()}

    def put_clock(self, row: ClockRow) -> None:
        CLOCKS.put(self.db, row)
        self.clocks[row.seat] = row

    def stop_clock(self, seat: int) -> None:
        CLOCKS.delete(self.db, session_id=self.session_id, seat=seat)
        self.clocks.pop(seat, None)

    # --- time banks ----------------------------------------------------------------------------------------------

    @cached_property
    def _bank_rows(self) -> dict[tuple[int, int], BankRow]:
        return {(row.seat, row.turn): row for row in self._banks()}

    @property
    def banks(self) -> dict[int, BankRow]:
        """The newest row of each seat, in seat order."""
        return banks.newest(self._bank_rows.values())

    def put_bank(self, row: BankRow) -> None:
        BANKS.put(self.db, row)
        self._bank_rows[row.seat, row.turn] = row

    def take_back_banks(self, turn: int) -> None:
        """Forget what seats have had since turns after this one."""
        banks.take_back(self.db, self.session_id, turn)
        for key in [key for key in self._bank_rows if key[1] > turn]:
            del self._bank_rows[key]

    def forget_banks(self) -> None:
        BANKS.delete(self.db, session_id=self.session_id)
        self._bank_rows.clear()
