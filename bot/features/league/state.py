"""A cycle as it stands: its groups, their tables, games and lines, made of what is stored. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.session.model import Phase

from .cycle import Game, Line, Was, keeps_results, lineups, lot_of, outlook, shape_of, standings
from .rows import Cycle, Holder, Member, Played, TableRow, Whole

DAY = 86400.0
WEEK = 7 * DAY
OUT_AFTER = DAY
"""Seconds off the server after which somebody is out."""
GRACE = 2 * DAY
"""Seconds for which the computer plays for somebody until they have vanished."""
AT_ONCE = 3
"""Open tables of a cycle that one person has at most."""


@dataclass(frozen=True)
class Table:
    """One table of a group."""

    row: TableRow
    slots: tuple[int, ...]
    """In the order of its seats."""
    played: Played | None
    """None: not opened."""

    @property
    def session_id(self) -> str | None:
        return self.row.session_id

    @property
    def is_open(self) -> bool:
        """Whether it is being played, or waits for its dice."""
        return self.played is not None and self.row.ended_at is None and self.played.phase in OPEN

    @property
    def is_to_come(self) -> bool:
        return self.row.session_id is None and self.row.ended_at is None

    @property
    def is_settled(self) -> bool:
        """Whether its session is over, and nobody has noted it yet."""
        return self.row.ended_at is None and self.played is not None and self.played.phase not in OPEN

    def is_lent_by(self, user_id: int) -> bool:
        """Whether the computer plays here for somebody who may come back to their seat."""
        holders = () if self.played is None else self.played.holders
        return any(one.user_id == user_id and one.is_computer and not one.has_left for one in holders)

    def seat_of(self, slot: int) -> int | None:
        return self.slots.index(slot) if slot in self.slots else None

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The ranks by seat that count; None: there is no result."""
        if self.row.ranks is not None:
            return self.row.ranks
        return None if self.played is None else self.played.places


OPEN = (Phase.LOBBY, Phase.PLAYING)


@dataclass(frozen=True)
class Group:
    """One group; ``members`` by slot (None: their data was erased), with those who had the slot before."""

    number: int
    members: tuple[Member | None, ...]
    former: tuple[Member, ...]
    tables: tuple[Table, ...]

    @property
    def size(self) -> int:
        return len(self.members)

    def slot_of(self, user_id: int) -> int | None:
        """Return the slot that somebody has, or had when they left; None without one."""
        return next((m.slot for m in (*self.members, *self.former) if m is not None and m.user_id == user_id), None)

    def games_of(self, slot: int) -> int:
        """Return how many tables a slot has in all."""
        return sum(slot in table.slots for table in self.tables)

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """The results that count, of finished tables."""
        return tuple(game for table in self.tables if (game := self._game(table)) is not None)

    def _game(self, table: Table) -> Game | None:
        ranks, played = table.ranks, table.played
        if ranks is None or played is None or len(ranks) != len(table.slots):
            return None
        if table.row.counts is not None:
            had = tuple(bool(one) for one in table.row.counts)
        else:
            had = tuple(not holder.is_computer for holder in played.holders)
        counts = tuple(
            is_theirs and _is_of(self.members[slot], holder)
            for slot, holder, is_theirs in zip(table.slots, played.holders, had, strict=True)
        )
        return Game(table.slots, ranks, counts)

    def finished(self, slot: int) -> int:
        """Return how many games the member of a slot has finished."""
        return sum(game.counts[game.slots.index(slot)] for game in self.games if slot in game.slots)

    def given_up(self, slot: int) -> int:
        """Return how many games the computer has finished for the member of a slot."""
        over = [table for table in self.tables if slot in table.slots and table.ranks]
        holders = [table.played.holders[table.slots.index(slot)] for table in over if table.played is not None]
        return sum(one.is_computer and _is_of(self.members[slot], one) for one in holders)

    @cached_property
    def out(self) -> frozenset[int]:
        """The slots that are out of the standings: less than half of their games are finished by their members,
        who have left, or let the computer finish more than half."""
        return frozenset(slot for slot, member in enumerate(self.members) if self._is_out(slot, member))

    def _is_out(self, slot: int, member: Member | None) -> bool:
        games = self.games_of(slot)
        # Whoever leaves most games to the computer, though never all at once for GRACE, counts as if they had left.
        has_left = member is None or not member.is_here
        has_vanished = has_left or not keeps_results(games - self.given_up(slot), games)
        return has_vanished and not keeps_results(self.finished(slot), games)

    def lines(self, lot: Mapping[int, str] | None = None) -> tuple[Line, ...]:
        """Return the standings, best first. ``lot``: by slot, at the end; until then those who are level share."""
        return standings(self.size, self.games, self.out, lot)

    def lines_of(self, table: Table) -> tuple[Line, ...]:
        """Return the standings as if there were this game alone."""
        game = self._game(table)
        return standings(self.size, () if game is None else (game,), self.out)

    def places_after(self, table: Table, slot: int) -> tuple[int, int]:
        """Return the places of a slot if it won this table and if it came last there, with all else as it is."""
        return outlook(self.size, self.games, self.out, table.slots, slot)


def _is_of(member: Member | None, holder: Holder) -> bool:
    """Whether the member of a slot had a seat. Erased people have no member, and ids below zero at their seats."""
    return (holder.user_id or 0) < 0 if member is None else holder.user_id == member.user_id


@dataclass(frozen=True)
class Ladder:
    """All groups of a cycle."""

    cycle: Cycle
    members: tuple[Member, ...]
    groups: tuple[Group, ...]

    @property
    def waiting(self) -> tuple[Member, ...]:
        """Those without a group who are still here: who signed up, or the waiting list."""
        return tuple(member for member in self.members if member.grp is None and member.is_here)

    def member(self, user_id: int) -> Member | None:
        return next((member for member in self.members if member.user_id == user_id), None)

    def group_of(self, user_id: int) -> Group | None:
        member = self.member(user_id)
        return None if member is None or member.grp is None else self.groups[member.grp]

    def open_tables(self, user_id: int) -> list[Table]:
        """Return the open tables at which somebody has a seat, also one at which the computer plays for them."""
        return [
            table
            for group in self.groups
            for table in group.tables
            if table.is_open and table.played and any(holder.user_id == user_id for holder in table.played.holders)
        ]

    def lot(self, group: Group) -> dict[int, str] | None:
        """Return the lot by slot, once the cycle is over."""
        if self.cycle.ended_at is None:
            return None
        return {
            slot: lot_of(self.cycle.id, self.cycle.secret, f"{group.number}/{slot}") for slot in range(group.size)
        }

    def lines(self, group: Group) -> tuple[Line, ...]:
        return group.lines(self.lot(group))

    def counts_from(self) -> float | None:
        """Return from when on nobody's hours stop a clock."""
        return None if self.cycle.ends_at is None else self.cycle.ends_at - WEEK

    def takes_more(self, now: float) -> bool:
        """Whether somebody may still come in: before the start, and on the waiting list in the first third."""
        cycle = self.cycle
        if cycle.is_open:
            return True
        if cycle.started_at is None or cycle.ends_at is None or cycle.ended_at is not None:
            return False
        return now < cycle.started_at + (cycle.ends_at - cycle.started_at) / 3

    @cached_property
    def tables_left(self) -> int:
        """Tables that are open, or to come."""
        return sum(table.is_open or table.is_to_come for group in self.groups for table in group.tables)

    def results(self) -> dict[int, Was]:
        """Return what each person who had a group came to, once the cycle is over."""
        found = dict[int, Was]()
        for group in self.groups:
            for line in self.lines(group):
                member = group.members[line.slot]
                if member is not None:
                    found[member.user_id] = Was(group.number, line.place, group.size, left=not member.is_here)
            for member in group.former:
                found[member.user_id] = Was(group.number, 0, group.size, left=True)
        return found


def ladder(stored: Whole, seats: range) -> Ladder:
    """Return a cycle as it stands. ``seats``: of the game."""
    numbers = sorted({row.grp for row in stored.tables})
    return Ladder(stored.cycle, stored.members, tuple(_group(stored, number, seats) for number in numbers))


def _group(stored: Whole, number: int, seats: range) -> Group:
    rows = sorted((row for row in stored.tables if row.grp == number), key=lambda row: row.number)
    of_slot = dict[int, list[Member]]()
    for member in stored.members:
        if member.grp == number and member.slot is not None:
            of_slot.setdefault(member.slot, []).append(member)
    members, former = list[Member | None](), list[Member]()
    for slot in range(len(rows)):  # a group has as many tables as people
        had = sorted(of_slot.get(slot, ()), key=lambda member: (member.is_here, member.since or 0.0))
        members.append(had[-1] if had else None)
        former += had[:-1]
    order = lineups(shape_of(len(rows), stored.cycle.seats, seats))
    tables = tuple(
        Table(row, slots, stored.played.get(row.session_id or "")) for row, slots in zip(rows, order, strict=True)
    )
    return Group(number, tuple(members), tuple(former), tables)
