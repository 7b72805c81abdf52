"""A win that is there now: the first button, green, in place of ready-made turns; the hint and a late press too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.session.model import Phase
from engines.core import Seat
from engines.core.mind import Plan

from .games import begun_game, mover, settle_all
from .test_hints import hint_of
from .test_plans import lists
from .world import World, controls, labels, press, private

WORDS = "Roll the last dice"


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Octa's seat to move wins with the first thing that it may do, if one believes its mind."""
    from engines import GAMES

    mind = GAMES["octa"].mind

    class Winner(type(mind)):  # type: ignore[misc]
        def winning_plan(self, state: Any, seat: Seat) -> Plan | None:
            found = self.controls(state, seat)
            first = None if found is None else next(found.plans())
            return None if first is None else replace(first, confirm=True)

    monkeypatch.setitem(GAMES, "octa", replace(GAMES["octa"], mind=Winner()))


def styles(message: Any) -> dict[str, int]:
    return {control["label"]: control["style"] for control in controls(message) if control["type"] == 2}


GREEN, GREY = 3, 2


async def test_win_is_the_first_button_and_the_only_green_one(world: World, winning: None) -> None:
    await begun_game(world, "aki", "ben", game="octa", rated="false")
    shown = [world.panel(), private(await press(await mover(world), world.panel(), "My panel"))]
    for panel in shown:
        first, *others = labels(panel)
        assert first.startswith("🏆 To win: ")
        assert styles(panel)[first] == GREEN
        assert all(styles(panel).get(label, GREY) != GREEN for label in others)
        assert first.removeprefix("🏆 To win: ") not in others, "a button stands on a panel once"


async def test_win_is_played_like_any_plan(world: World, winning: None) -> None:
    await begun_game(world, "aki", "ben", game="octa", rated="false")
    actor, panel = await mover(world), world.panel()
    row = (await world.session()).row
    shown = private(await press(actor, panel, "🏆"))
    if "Confirm" in labels(shown):
        await press(actor, shown, "Confirm")
    await settle_all(world)
    assert (await world.session()).row > row


async def test_rated_game_of_people_tells_everybody_of_no_win(world: World, winning: None) -> None:
    """One's own panel has it; the table's, and ready-made turns, would be advice."""
    await begun_game(world, "aki", "ben", game="octa")
    assert not any(label.startswith("🏆") for label in labels(world.panel()))
    own = private(await press(await mover(world), world.panel(), "My panel"))
    assert labels(own)[0].startswith("🏆")


async def test_hint_names_the_win(world: World, winning: None) -> None:
    await begun_game(world, "aki", "ben", game="octa", rated="false")
    actor = await mover(world)
    panel = private(await press(actor, world.panel(), "My panel"))
    first = labels(panel)[0].removeprefix("🏆 To win: ")
    shown = await hint_of(actor, panel)
    assert first in shown.content


async def test_table_without_ready_made_turns_names_no_win(world: World, winning: None) -> None:
    await begun_game(world, "aki", "ben", game="octa", shortcuts="false")
    assert (await world.session()).phase is Phase.PLAYING
    assert not any("🏆" in label for label in labels(world.panel()))


async def test_faulty_judgement_of_wins_leaves_the_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    from engines import GAMES

    monkeypatch.setattr(type(GAMES["octa"].mind), "winning_plan", lambda *given: 1 / 0)
    await begun_game(world, "aki", "ben", game="octa")
    assert lists(world.panel()) or any(" ×" in label for label in labels(world.panel()))
