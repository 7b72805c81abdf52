"""Ready-made turns, the suggestion of a table without hints: what their mark says, and late presses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.session.model import Actor, Session
from bot.workers import thinkers

from .games import begun_game, mover, notations, reply_to, suggested
from .world import World, all_moves, controls, labels, press, private

STALE = "The board has changed"


@pytest.fixture
async def octa(world: World) -> World:
    """Three people at a table of Octa, so that the first two turns bring no dice."""
    await begun_game(world, "aki", "ben", "chika", game="octa", rated="false", hints="false")
    return world


async def advised(world: World) -> tuple[Any, str]:
    """Ask for a ready-made turn; return the panel and the custom id of its button."""
    shown = await suggested(await mover(world), world.panel())
    return shown, next(str(one["custom_id"]) for one in controls(shown) if one.get("label", "").startswith("💡 "))


async def test_nothing_is_thought_of_before_it_is_asked_for(octa: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels are there at once: a whole turn, seen by everybody, asks the searcher for nothing."""
    asked = list[object]()
    monkeypatch.setattr(thinkers, "ready_made", lambda *given: asked.append(given) or ())
    actor = await mover(octa)
    own = private(await press(actor, octa.panel(), "My panel"))
    await press(actor, own, next(label for label in labels(own) if label[:1].isdigit()))
    assert not asked
    assert not any(label.startswith("💡 ") for label in labels(octa.panel()))
    with monkeypatch.context() as failing:
        failing.setattr(thinkers, "ready_made", lambda *given: 1 / 0)
        shown = await suggested(await mover(octa), octa.panel())
    assert "couldn’t think of a turn just now" in shown.content
    assert not octa.client.app.measures.incidents
    shown = await suggested(await mover(octa), shown)
    assert "no ready-made turn for this" in shown.content
    assert "💡 Suggestion" in labels(shown)
    assert len(asked) == 1


async def test_ready_made_turn_has_a_panel_of_its_own(octa: World) -> None:
    """All that is legal needs the rows of the other one; it is one press away."""
    actor = await mover(octa)
    shown, button = await advised(octa)
    assert "a ready-made turn, as the computer" in shown.content
    assert not any(label.startswith("Pick 1") for label in labels(shown))
    back = private(await press(actor, shown, "Back"))
    assert any(label.startswith("Pick 1") for label in labels(await all_moves(actor, back)))
    other = re.sub("[0-9a-f]{12}$", "0" * 12, button)
    for late in (other, other.replace(":plan:", ":sure-line:")):  # an older bot named lines that are not there now
        shown = private(await octa.press_late(actor.name, late))
        assert await notations(octa) == []
        assert STALE in shown.content
        assert "All moves" in labels(shown)


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "never-kept"])
async def test_ready_made_turn_is_played_after_an_undo_and_a_restart(octa: World, is_kept: bool) -> None:
    """What was never kept is thought of again: the same board and seed give the same turn."""
    actor = await mover(octa)
    _, button = await advised(octa)
    await press(actor, octa.panel(), next(label for label in labels(octa.panel()) if label[:1].isdigit()))
    await reply_to(octa, actor.name, "game undo")
    if not is_kept:
        await octa.store.write(lambda db: db.execute("DELETE FROM suggestions"))
        await octa.restart()
    rows = await notations(octa)
    await octa.press_late(actor.name, button)
    await octa.settle()
    assert len(await notations(octa)) > len(rows)


async def test_turn_that_was_thought_of_for_a_board_that_is_gone_is_not_shown(
    octa: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await mover(octa)
    session, load = await octa.session(), octa.services.tables.load
    legal = session.rules.legal_actions(session.state, session.movers[0])

    async def after_a_move(session_id: str) -> Session:
        """Somebody at another window has moved by the end of the thought."""
        monkeypatch.setattr(octa.services.tables, "load", load)
        notation = session.rules.notation(legal[0])
        await octa.services.moves.act(
            session_id, Actor(actor.id, actor.name), notation, decision=None, interaction_id=None
        )
        return await load(session_id)

    thought_of = octa.services.suggestions._thought_of

    async def slowly(*given: Any) -> Any:
        lines = await thought_of(*given)
        monkeypatch.setattr(octa.services.tables, "load", after_a_move)
        return lines

    monkeypatch.setattr(octa.services.suggestions, "_thought_of", slowly)
    shown = await suggested(actor, octa.panel())
    assert shown.content.startswith("Your turn has begun already")
    count = await octa.store.read(lambda db: db.execute("SELECT count(*) FROM suggestions").fetchone()[0])
    assert count == 0, "what nobody has seen was not offered"
