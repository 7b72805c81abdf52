"""What computer players chose, made again from the revealed seed (docs/fair-dice.md#computer-players)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..chance import FastChance
from ..history.fairness import OLD, choice_seed, public_choice_seed
from ..history.records import RESIGN, Header, Record, Row, brought_rows
from ..history.replay import first_played, moments, undone_row
from ..model import Action, Seat
from ..playable import Playable, strongest_policy
from ..thinking import Line
from .computers import Follower, Searching, computer_players


@dataclass(frozen=True, slots=True)
class Choices:
    """Rows in which a computer player chose, by what came of choosing again."""

    same: tuple[int, ...] = ()
    public: tuple[int, ...] = ()
    """They follow from the public seed of earlier versions, not from the secret one."""
    other: tuple[int, ...] = ()
    """This program chooses something else there."""
    unknown: tuple[int, ...] = ()
    """They cannot be played again, or by a computer player that this program does not have."""
    unnamed: tuple[Seat, ...] = ()
    """Seats that computer players had at Begin, and of which the record does not say who chose there."""

    @property
    def are_proved(self) -> bool:
        """Whether every choice of a computer player was made again and is the same."""
        return not (self.public or self.other or self.unknown or self.unnamed)


def check_choices(
    game: Playable, record: Record, done: Callable[[int, int], None] = lambda at, of: None
) -> Choices:
    """Choose again for every computer player of a record whose seed is revealed and whose dice are honest.

    It takes as long as they thought. ``done`` is called with the rows that are done and with all of them. BadRecord
    where the rules cannot play it.
    """
    names = record.header.computers or (None,) * len(record.header.seats)
    brought, known = brought_rows(record), computer_players(game)
    seats = {at: _Seat(game, record, Seat(at), name) for at, name in enumerate(names) if name in known}
    found = {row.row: "unknown" for row in record.rows if _is_choice(row, names)}
    if first_played(game.rules, record) is not None:
        for moment in moments(game.rules, record):
            row = moment.row
            if row.row in found and row.row >= brought and row.seat in seats:
                found[row.row] = seats[row.seat].judged(moment.before, row)
            done(row.row + 1, len(record.rows))

    def rows(wanted: str) -> tuple[int, ...]:
        return tuple(row for row, how in found.items() if how == wanted)

    unnamed = () if brought else _unnamed(record.header)
    return Choices(rows("same"), rows("public"), rows("other"), rows("unknown"), unnamed)


def _is_choice(row: Row, names: Sequence[str | None]) -> bool:
    """Whether a computer player that is named chose this row."""
    is_theirs = row.seat is not None and 0 <= row.seat < len(names) and names[row.seat] is not None
    return is_theirs and row.notation not in (None, RESIGN) and undone_row(row) is None


def _unnamed(head: Header) -> tuple[Seat, ...]:
    """Return the seats without a name that had a computer player at Begin, or may have had one by the old rule."""
    names = head.computers or (None,) * len(head.seats)
    words = head.words if head.format != OLD or any(names) or len(names) == 1 else (None,) * len(names)
    return tuple(Seat(at) for at, pair in enumerate(zip(words, names, strict=False)) if pair == (None, None))


class _Seat:
    """A computer player's seat, whose rows are judged one after the other."""

    def __init__(self, game: Playable, record: Record, seat: Seat, name: str | None) -> None:
        self._game, self._seat, self._name = game, seat, name or ""
        self._session, self._secret = record.header.session, bytes.fromhex(record.header.seed or "")
        self._follower = Follower()

    def judged(self, state: Any, row: Row) -> str:
        """Return ``same``, ``public`` or ``other`` for a choice in this state.

        A line is followed as far as it goes; after a restart the bot has thought again in the middle of it.
        """
        action, rules = self._game.rules.parse(row.notation or ""), self._game.rules
        if self._follower.next(rules, state, self._seat) == action:
            return "same"
        at = row.row - 1, self._seat
        for kind, seed in (
            ("same", choice_seed(self._secret, self._session, *at)),
            ("public", public_choice_seed(self._session, *at)),
        ):
            line = self._line(state, seed)
            if self._follower.begin(rules, state, line) == action:
                return kind
        self._follower = Follower()
        return "other"

    def _line(self, state: Any, seed: str) -> Line:
        """Return what the computer player does, as at a table: one that fails gives way."""
        player = computer_players(self._game)[self._name]
        names = [self._name, strongest_policy(self._game)] if isinstance(player, Searching) else [self._name]
        for name in names:
            try:
                line = computer_players(self._game)[name].line(self._game, state, self._seat, FastChance(seed))
            except Exception:
                # The boundary to a game's policy, as at a table.
                continue
            if line and line[0] in self._game.rules.legal_actions(state, self._seat):
                return line
        default: Action = self._game.rules.default_action(state, self._seat)
        return (default,)
