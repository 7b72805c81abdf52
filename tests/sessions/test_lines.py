"""Lines of several actions: one press, one transaction, taken back as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.history.audit import session_faults
from bot.session.model import Actor, Played, Refused, Session
from engines.core import IllegalAction, Seat
from tests.toys_simultaneous import Walk

from .world import AKI, BEN, CHIO, GAMES_HERE, World


async def presses(
    world: World, session: Session, actor: Actor, *line: str, number: int | None = None, by_itself: bool = False
) -> Played:
    """Play a line as one press."""
    seen = await world.services.tables.load(session.id)
    player = seen.player_of(actor.user_id)
    assert player is not None
    return await world.services.moves.act_line(
        session.id,
        actor,
        line,
        decision=seen.decisions[player.seat],
        interaction_id=world.clock.interactions() if number is None else number,
        by_itself=by_itself,
    )


async def faults(world: World) -> Sequence[str]:
    return [fault async for fault in session_faults(world.store, GAMES_HERE)]


async def test_line_is_played_and_undone_as_one(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await presses(world, session, AKI, "go 1", "go 2", "rest")
    assert (played.session.state.scores, played.session.movers) == ((3, 0), (1,))
    assert played.session.revision == session.revision + 1
    back = await world.takes_back(session, AKI)
    assert (back.session.state.scores, back.session.movers) == ((0, 0), (0,))
    assert await world.notations(session) == ["begin", "go 1", "go 2", "rest", "undo 3", "undo 2", "undo 1"]
    assert await faults(world) == []


async def test_single_actions_after_a_line_are_undone_before_it(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await presses(world, session, AKI, "go 1", "go 2")
    await world.plays(session, AKI, "go 2")
    assert (await world.takes_back(session, AKI)).session.state.scores == (3, 0)
    assert (await world.takes_back(session, AKI)).session.state.scores == (0, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await world.takes_back(session, AKI)
    assert await faults(world) == []


async def test_refused_first_action_plays_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1", "go 1", "go 1")
    with pytest.raises(IllegalAction):
        await presses(world, session, AKI, "go 1", "rest")
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 1"]


async def test_later_refusal_keeps_what_was_played_and_says_the_rest(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await presses(world, session, AKI, "go 1", "go 1", "go 1", "go 1", "rest")
    assert played.session.state.scores == (3, 0)
    assert played.left == ("go 1", "rest")
    assert isinstance(played.refusal, IllegalAction)


async def test_line_stops_with_the_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await presses(world, session, AKI, "go 1", "rest", "go 2")
    assert (played.session.movers, played.left, played.refusal) == ((1,), ("go 2",), None)


async def test_line_with_a_reveal_inside_is_taken_back_to_the_reveal(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.plays(session, BEN, "note 1")
    played = await presses(world, session, AKI, "note 2", "note 3", "cheer")
    assert (played.session.state.notes, played.left) == ((3, None), ())
    assert (await world.takes_back(session, AKI)).session.state.notes == (None, None)
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    assert await faults(world) == []


async def test_second_delivery_of_a_line_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await presses(world, session, AKI, "go 1", "go 2", number=777)
    again = await presses(world, session, AKI, "go 1", "go 2", number=777)
    assert (again.is_repeated, again.session.state.scores) == (True, (3, 0))
    assert again.events == played.events, "all that the press did, not its last action alone"


async def test_agreed_takeback_takes_the_whole_line(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await presses(world, session, AKI, "go 1", "go 2", "rest")
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    assert (request.facts["row"], request.asked) == (1, (BEN.user_id,))
    after = await world.services.requests.agree(request.id, BEN)
    assert (after.state.scores, after.movers, after.takebacks) == ((0, 0), (0,), (None, None))
    assert await faults(world) == []


async def test_secret_line_is_taken_back_alone(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await presses(world, session, AKI, "note 1", "cheer")
    back = (await world.takes_back(session, AKI)).session
    assert back.state.notes == (None, None, None)
    assert await faults(world) == []


async def test_line_survives_a_restart(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await presses(world, session, AKI, "go 1", "go 2")
    world = await world.restarted()
    assert (await world.takes_back(session, AKI)).session.state.scores == (0, 0)


# --- what is no choice -------------------------------------------------------------------------------------------


def only(*kinds: str) -> Callable[[Walk, Any, Seat], tuple[Any, ...]]:
    """Who has gone three steps can do nothing else."""
    free = Walk.legal_actions

    def legal(walk: Walk, state: Any, seat: Seat) -> tuple[Any, ...]:
        return tuple(way for way in free(walk, state, seat) if state.steps < 3 or way.kind in kinds)

    return legal


async def test_what_is_no_choice_is_played_and_taken_back_with_the_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Walk, "legal_actions", only("rest"))
    session = await world.table("walk", AKI, BEN)
    asked = await presses(world, session, AKI, "go 1", "go 1")
    done = await presses(world, asked.session, AKI, "go 2", by_itself=True)
    assert (done.session.movers, [event.kind for event in done.events]) == ((1,), ["went", "rested"])
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 2", "rest"]
    back = await world.takes_back(session, AKI)
    assert (back.session.state, back.session.movers) == (asked.session.state, (0,))
    assert (await presses(world, back.session, AKI, "go 2")).session.movers == (0,), "unless it is switched off"
    assert await faults(world) == []


async def test_what_would_end_undo_waits_for_a_press(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Walk, "legal_actions", only("gamble"))
    session = await world.table("walk", AKI, BEN)
    done = await presses(world, session, AKI, "go 1", "go 1", "go 1", by_itself=True)
    assert (done.session.movers, done.session.takebacks[0]) == ((0,), 3)
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 1"]
