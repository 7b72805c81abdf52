"""Buttons of ready-made turns: what their mark says, and late presses, after a restart, an undo or an update."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .games import begun_game, mover, notations, reply_to
from .world import World, controls, labels, press, private

STALE = "The board has changed"


@pytest.fixture
async def octa(world: World) -> World:
    """Three people at a table of Octa, so that the first two turns bring no dice."""
    await begun_game(world, "aki", "ben", "chika", game="octa")
    return world


def advised(panel: Any) -> str:
    """The custom id of the first ready-made turn."""
    return next(str(one["custom_id"]) for one in controls(panel) if one.get("label", "").startswith("💡 "))


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "never-kept"])
async def test_ready_made_turn_is_played_after_a_restart(octa: World, is_kept: bool) -> None:
    """What was never kept is thought of again: the same board and seed give the same turn."""
    actor, button = await mover(octa), advised(octa.panel())
    if not is_kept:
        await octa.store.write(lambda db: db.execute("DELETE FROM suggestions"))
    await octa.restart()
    await octa.press_late(actor.name, button)
    await octa.settle()
    assert await notations(octa)


async def test_ready_made_turn_from_before_an_undo_is_stale(octa: World) -> None:
    actor, button = await mover(octa), advised(octa.panel())
    await press(actor, octa.panel(), next(label for label in labels(octa.panel()) if label[:1].isdigit()))
    await reply_to(octa, actor.name, "game undo")
    rows = await notations(octa)
    shown = private(await octa.press_late(actor.name, button))
    assert await notations(octa) == rows
    assert STALE in shown.content
    assert any(label.startswith("💡 ") for label in labels(shown)), "the panel of the present board"


async def test_button_of_another_version_is_answered_with_the_present_panel(octa: World) -> None:
    """An older bot named other lines: the digest is of none that is there now."""
    actor = await mover(octa)
    button = re.sub("[0-9a-f]{12}$", "0" * 12, advised(octa.panel()))
    for late in (button, button.replace(":plan:", ":sure-line:")):
        shown = private(await octa.press_late(actor.name, late))
        assert await notations(octa) == []
        assert STALE in shown.content
        assert any(label.startswith("💡 ") for label in labels(shown))


@pytest.mark.parametrize("shortcuts", ["true", "false"])
async def test_mark_is_explained_where_a_ready_made_turn_has_it(world: World, shortcuts: str) -> None:
    """The button of the hint has a 💡 as well, and is not the computer's line."""
    await begun_game(world, "aki", "ben", game="octa", rated="false", shortcuts=shortcuts)
    shown = private(await press(await mover(world), world.panel(), "My panel"))
    assert any(label.startswith("💡 ") for label in labels(shown))
    assert ("a ready-made turn" in shown.content) == (shortcuts == "true")
