"""Lists in which several plans are ticked: what a press names, and what stays ticked."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.table.plans import NoSuchPlan, Sheet, chosen_ticks, confirmed_choice, digest, plan_rows, ticks_of
from bot.kit.ids import Press
from bot.kit.shapes import Select
from bot.session.model import Session
from bot.texts import Speaker
from engines.core import IllegalAction, Seat
from engines.core.mind import Controls, Plan, PlanList
from tests.toys import Bid, Pips
from tests.toys_planning import PLANNED

from .games import begun_game
from .world import World, labels, lists, private

BIDS = tuple(Plan("bid", (Bid(amount=amount),), {"amount": amount}) for amount in (1, 2, 3))
NAMES = [digest(PLANNED.rules, plan.line) for plan in BIDS]


class Guessing(Pips):
    """The guess is the state itself."""

    def resample(self, state: Any, reader: Any, chance: Any) -> Any:
        return state

    def view(self, state: Any, seat: Any) -> Any:
        return state


def sheet(*plans: Plan, tokens: int = 3, most: int = 2) -> Sheet:
    """Return a sheet with one list of bids for somebody with so many tokens."""
    guessing = replace(PLANNED, rules=Guessing())
    session = SimpleNamespace(
        playable=guessing, rules=guessing.rules, state=SimpleNamespace(tokens=(tokens,)), id="a", row=3
    )
    controls = Controls((PlanList("bid", plans or BIDS, most=most),))
    return Sheet(cast(Session, session), Seat(0), 100, controls, session.state, Speaker("en", ("Aki",), "pips"))


def test_confirmation_comes_from_either_sheet() -> None:
    """In one's own sheet the same ticks are another line, or none; more than a list takes are none."""
    ticks = chosen_ticks([sheet()], "bid", NAMES[:2])
    arguments = ticks.confirm[2:]
    own, none = sheet(BIDS[1], BIDS[2], tokens=2), sheet(BIDS[0])
    with pytest.raises(IllegalAction):  # there the mask means 5 tokens, which are too many
        chosen_ticks([own], "bid", NAMES[1:])
    for mine in (own, none):
        assert confirmed_choice([mine, sheet()], arguments) == ticks
    with pytest.raises(NoSuchPlan):
        confirmed_choice([own, none], arguments)
    assert chosen_ticks([sheet(most=1)], "bid", NAMES[:1]).line
    with pytest.raises(NoSuchPlan):
        chosen_ticks([sheet(most=1)], "bid", NAMES[:2])


def test_ticks_that_say_that_they_roll_need_no_preview() -> None:
    rolls = tuple(replace(plan, confirm=False) for plan in BIDS[:2])
    mixed = sheet(rolls[0], BIDS[1])
    for plans, ticked, needs in ((sheet(*rolls), 2, False), (mixed, 2, True), (mixed, 1, False)):
        assert chosen_ticks([plans], "bid", NAMES[:ticked]).needs_preview == needs


def chosen(shown: Sheet) -> list[bool]:
    (row,) = plan_rows(shown)
    assert isinstance(row, Select)
    return [option.chosen for option in row.options]


def test_refused_ticks_stay() -> None:
    press = Press("a", 100, ("tick", "0", "bid"), tuple(NAMES[1:]))
    assert chosen(replace(sheet(), ticked=ticks_of(press))) == [False, True, True]
    assert chosen(replace(sheet(most=1), ticked=ticks_of(press))) == [False] * 3, "Discord takes no more than fit"
    other = Press("a", 100, ("tick", "0", "moves"), tuple(NAMES[1:]))
    assert chosen(replace(sheet(), ticked=ticks_of(other))) == [False] * 3
    assert ticks_of(Press("a", 100, ("tick", "0"))) is None
    assert ticks_of(Press("a", 100, ("plan", "0", "bid"))) is None


async def test_panel_after_a_refusal_has_the_ticks(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    aki, board = world.people["aki"], world.panel()
    listed = lists(board)[0]
    for pair in combinations([option["value"] for option in listed["options"]], 2):
        answer = private(await aki.select(board, list(pair), custom_id=listed["custom_id"]))
        if "Confirm" not in labels(answer):
            break
    else:
        pytest.fail("any two islands can be paid")
    ticked = [option["value"] for option in lists(answer)[0]["options"] if option.get("default")]
    assert sorted(ticked) == sorted(pair)
