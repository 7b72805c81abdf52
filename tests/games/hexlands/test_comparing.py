"""What an order compares in Hexlands: it does not march into a trap (32, 33, 41)."""

from __future__ import annotations

import pytest

from bot.session.orders import Sight
from engines.core import Seat
from engines.hexlands import GAME
from engines.hexlands.mind.comparing import NOBODY
from engines.hexlands.report import MOVED

from .table import AKI, BEN, Table

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    return Table.laid_out().with_soldiers(AKI, "E8").with_dice(6)


def figures(table: Table, *notations: str) -> dict[str, int]:
    line = tuple(map(GAME.rules.parse, notations))
    return dict(GAME.mind.compared(table.state, table.does(*notations).state, AKI, line))


@rule("hexlands", 32, 33, 41)
def test_strong_soldiers_on_the_target_are_worse(table: Table):
    """The line's events and everybody's points are the same with and without them."""
    target = sorted(table.does("dispatch 6").arguments("move"))[0].split()[1]
    line = ("dispatch 6", f"move E8 {target}")
    calm = figures(table, *line)
    trap = figures(table.with_soldiers(BEN, f"{target}! {target}!", MOVED), *line)
    assert calm[f"forces.{target}"] == NOBODY
    assert trap[f"forces.{target}"] < 0
    then = Sight(events="[]", gains=(), figures=calm)
    assert Sight(events="[]", gains=(), figures=trap).worse_than(then, Seat(AKI))


@rule("hexlands", 32, 33)
def test_rival_elsewhere_changes_nothing(table: Table):
    target = sorted(table.does("dispatch 6").arguments("move"))[0].split()[1]
    line = ("dispatch 6", f"move E8 {target}")
    assert figures(table, *line) == figures(table.with_coins(BEN, 99), *line)
