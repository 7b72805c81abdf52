"""What one reader can work out from the log of Dicolony alone: which sheets a guess may have (20, 24, 52, A33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engines.core import Event, Seat
from engines.dicolony.actions import Left, Opened, Rolled, Short
from engines.dicolony.clearing import marks
from engines.dicolony.state import State, View

USUAL = 2
"""The spaces that everybody clears in a turn, unless the log says that they were short of dice."""


@dataclass
class Ledger:
    """The log as read by one seat, or by the public. ``view`` is the table at the beginning."""

    view: View
    reader: Seat | None
    rolls: list[tuple[int, ...]] = field(default_factory=list)
    short: dict[tuple[int, int], int] = field(default_factory=dict)
    """By turn and seat: fewer spaces than usual."""
    gone: set[int] = field(default_factory=set)
    is_open: bool = False

    def read(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Rolled():
                    self.rolls.append(event.dice)
                case Short():
                    self.short[len(self.rolls), event.seat] = event.count
                case Left():
                    self.gone.add(event.seat)
                case Opened():
                    self.is_open = True
                case _:
                    pass

    def refutation(self, guess: State) -> str:
        seats = [seat for seat in range(len(guess.sheets)) if seat not in self.gone]
        return next((said for seat in seats if (said := self.of_sheet(guess, seat))), "")

    def of_sheet(self, guess: State, seat: int) -> str:
        """What is refuted of one sheet."""
        sheet, cleared = guess.sheets[seat], 0
        if len(sheet.turns) != len(self.rolls):
            return f"seat {seat} has cleared in {len(sheet.turns)} turns of {len(self.rolls)}"
        for turn, (dice, spaces) in enumerate(zip(self.rolls, sheet.turns, strict=True), start=1):
            is_last = turn == len(self.rolls) and not self.is_open
            owes = sheet.owed if is_last else 0
            count = self.short.get((turn, seat), USUAL)
            if spaces.bit_count() + owes != count:
                return f"seat {seat} clears {spaces.bit_count()} spaces in turn {turn}, not {count}"
            if not can_clear(cleared, dice, spaces, ()):
                return f"seat {seat} clears in turn {turn} what the dice do not allow"
            cleared |= spaces
        return "" if cleared == sheet.cleared else f"seat {seat} has other land than its turns"


def can_clear(cleared: int, dice: tuple[int, ...], spaces: int, used: tuple[int, ...]) -> bool:
    """Whether exactly these spaces can be cleared with dice that are not used yet."""
    if not spaces:
        return True
    return any(
        can_clear(cleared | 1 << space, dice, spaces & ~(1 << space), (*used, die))
        for die, space in marks(cleared, dice, used)
        if spaces >> space & 1
    )
