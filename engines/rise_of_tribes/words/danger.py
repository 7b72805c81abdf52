"""What matters now: who may win at the next turn, where a conflict is to come, which village may fall."""

from __future__ import annotations

from ...core import Fact, Name, Seat
from ...core.talk import Told
from ..printed import numbers
from ..state import Table
from ..steps.clash import conflicts, invaders_on, limit
from ..terms import forces

FROM = 8
"""The points from which the race is told."""
ACTING = frozenset({"act", "grow", "move", "gather", "drive", "lead", "bury", "resolve", "rival"})
"""The stages after which conflicts are resolved."""


def coming(table: Table, seat: int) -> int:
    """The points that the seat's villages bring at its next turn (rule 22)."""
    return numbers().box.village_points * len(table.home(seat))


def nearly_won(table: Table) -> tuple[int, ...]:
    """The seats that win at the start of their next turn unless a village falls."""
    goal = numbers().box.points_to_win
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if not player.left and player.total + coming(table, seat) >= goal and coming(table, seat)
    )


def threatened(table: Table) -> tuple[int, ...]:
    """The hexes in conflict after the actions of this turn."""
    return conflicts(table) if table.stage in ACTING else ()


def full(table: Table, hex: int) -> bool:
    """Whether one member more would begin a conflict there: rivals live together at the limit."""
    here, invaders = table.members[hex], invaders_on(table, hex)
    tribes = sum(1 for count in here if count) + (invaders > 0)
    return tribes > 1 and sum(here) + invaders == limit(table, hex)


def outlook(table: Table, reader: int | None) -> tuple[Told, ...]:
    """Return the race to the last point, and the conflict to come."""
    if table.stage == "over":
        return ()
    found = []
    race = race_told(table, reader)
    if race is not None:
        found.append(race)
    hexes = threatened(table)
    if hexes:
        names = tuple(table.board.names[hex] for hex in hexes)
        who = forces(table.members[hexes[0]], invaders_on(table, hexes[0]))
        facts: dict[str, Fact] = {"count": len(hexes), "hexes": names, "who": who, "limit": limit(table, hexes[0])}
        found.append(Told("conflict", facts))
    return tuple(found)


def race_told(table: Table, reader: int | None) -> Told | None:
    """Return who is nearest to the end, and the reader's points; None early in the game."""
    goal = numbers().box.points_to_win
    ahead = [seat for seat, player in enumerate(table.players) if not player.left]
    if not ahead:
        return None
    first = max(ahead, key=lambda seat: table.players[seat].total + coming(table, seat))
    total, more = table.players[first].total, coming(table, first)
    if total + more < FROM:
        return None
    facts: dict[str, Fact] = {"seat": Name(Seat(first)), "points": total, "more": more, "goal": goal}
    facts |= {"next": total + more, "own": -1 if reader is None else table.players[reader].total}
    facts |= {"is_reader": int(reader == first), "wins": int(bool(more) and total + more >= goal)}
    return Told("race", facts)
