"""A win that is there now: the first button, green, in place of ready-made turns; the hint and a late press too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines import GAMES
from engines.core import Seat
from engines.core.mind import Plan

from .games import begun_game, command, mover
from .test_hints import hint_of
from .test_plans import lists
from .world import World, answer_to, controls, labels, press

GREEN = 3
TO_WIN = "🏆 To win: "


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Octa's seat to move wins with the first thing that it may do, if one believes its mind."""
    mind = GAMES["octa"].mind

    class Winner(type(mind)):  # type: ignore[misc]
        def winning_plan(self, state: Any, seat: Seat) -> Plan | None:
            found = self.controls(state, seat)
            first = None if found is None else next(found.plans())
            return None if first is None else replace(first, confirm=True)

    monkeypatch.setitem(GAMES, "octa", replace(GAMES["octa"], mind=Winner()))


async def test_win_is_the_first_button_and_the_only_green_one_and_is_played(world: World, winning: None) -> None:
    await begun_game(world, "aki", "ben", game="octa", rated="false")
    actor, panel = await mover(world), world.panel()
    own = await answer_to(actor, panel, "My panel")
    for shown in (panel, own):
        first, *others = labels(shown)
        assert first.startswith(TO_WIN)
        green = [one["label"] for one in controls(shown) if one["type"] == 2 and one["style"] == GREEN]
        assert green == [first]
        assert first.removeprefix(TO_WIN) not in others, "a button stands on a panel once"
    win = labels(own)[0].removeprefix(TO_WIN)
    assert win in (await hint_of(actor, own)).content
    row = (await world.session()).row
    shown = await answer_to(actor, panel, "🏆")
    if "Confirm" in labels(shown):
        await press(actor, shown, "Confirm")
    assert (await world.session()).row > row


@pytest.mark.parametrize("rules", [{}, {"shortcuts": "false"}])
async def test_rated_table_or_one_without_ready_made_turns_tells_everybody_of_no_win(
    world: World, winning: None, rules: dict[str, str]
) -> None:
    """One's own panel has it; the table's, and ready-made turns, would be advice."""
    await begun_game(world, "aki", "ben", game="octa", **rules)
    assert not any("🏆" in label for label in labels(world.panel()))
    if not rules:
        own = await command(world, await mover(world), "game panel")
        assert labels(own)[0].startswith("🏆")


async def test_faulty_judgement_of_wins_leaves_the_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["octa"].mind), "winning_plan", lambda *given: 1 / 0)
    await begun_game(world, "aki", "ben", game="octa")
    assert lists(world.panel()) or any(" ×" in label for label in labels(world.panel()))
