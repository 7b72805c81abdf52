"""One press: lock, compare, apply, commit; a line of actions; and how both are taken back."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.session.model import Actor, PanelKind, Phase, Played, Refused, Session, Stale
from bot.session.views import pov_of
from engines.core import IllegalAction, Seat
from tests.toys_simultaneous import Walk

from .world import AKI, BEN, CHIO, STRANGER, World, refused

PEOPLE = (AKI, BEN, CHIO)


async def back(world: World, session: Session, actor: Actor = AKI) -> Any:
    """Take back; return the state then."""
    return (await world.takes_back(session, actor)).session.state


async def undo_code(world: World, session: Session, actor: Actor = AKI) -> str:
    return await refused(world.takes_back(session, actor))


# --- one press ---------------------------------------------------------------------------------------------------


async def test_action_is_applied_and_written_or_refused(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 71, AKI, "en")
    assert await refused(world.plays(lobby, AKI, "rest")) == "not-playing"
    with pytest.raises(Refused, match="not-playing"):
        pov_of(lobby, 11)
    session = await world.table("walk", AKI, BEN, goal="1000")
    for actor, code in ((STRANGER, "not-seated"), (BEN, "not-your-turn")):
        assert await refused(world.presses(session, actor, "rest")) == code
    assert await world.now(session) == session
    played = await world.presses(session, AKI, "go 2")
    assert (played.session.state.scores, [event.kind for event in played.events]) == ((2, 0), ["went"])
    assert await world.now(session) == played.session
    with pytest.raises(Stale) as stale:
        await world.presses(session, AKI, "go 2")
    assert stale.value.session == played.session
    tired = (await world.plays(played.session, AKI, "  go   2 ", "go 2")).session
    with pytest.raises(IllegalAction, match="too-tired"):
        await world.plays(session, AKI, "go 1")
    with pytest.raises(Refused) as refusal:
        await world.plays(session, AKI, "fly  home")
    assert (refusal.value.code, refusal.value.facts) == ("bad-action", {"text": "fly home"})
    assert await world.now(session) == tired
    assert await world.notations(session) == ["begin", *["go 2"] * 3]
    for actor in (AKI, BEN):
        tired = (await world.plays(session, actor, "gamble")).session
    assert tired.draws == 2
    record = await world.services.history.record(session.id, public=False)
    assert [len(row.chance) for row in record.rows] == [0, 0, 0, 0, 1, 1], "draws continue after each reload"


async def test_repeated_interaction_is_applied_once(world: World) -> None:
    """At once, and also an undo, a resignation and a line; the answer has all that the press did."""
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    moves, id_ = world.services.moves, session.id
    presses: list[Callable[[], Any]] = [
        partial(moves.act_line, id_, AKI, ("go 1", "go 2"), decision=100, interaction_id=4),
        partial(moves.act, id_, AKI, "go 2", decision=None, interaction_id=5),
        partial(moves.undo, id_, AKI, decision=None, interaction_id=6),
        partial(world.services.seats.leave, id_, BEN, interaction_id=7),
    ]
    for press in presses:
        first, second = await asyncio.gather(press(), press())
        assert (first.is_repeated, second.is_repeated) == (False, True)
        assert first.session == second.session
        assert second.events == (() if press is presses[-1] else first.events)
    assert await world.notations(session) == ["begin", "go 1", "go 2", "go 2", "undo 3", "resign"]
    assert (first.session.phase, first.session.outcome is None) == (Phase.OVER, False)
    assert await undo_code(world, session, BEN) == "game-over", "it is final"


async def test_concurrent_presses_run_in_sequence_and_free_their_locks(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    answers = await asyncio.gather(
        *(world.presses(session, AKI, "go 1") for _ in range(20)), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Played", *["Stale"] * 19]
    typed = await asyncio.gather(*(world.plays(session, AKI, "go 1") for _ in range(20)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in typed) == [*["IllegalAction"] * 18, *["Played"] * 2]
    assert await world.notations(session) == ["begin", *["go 1"] * 3]
    session = await world.table("guess", *PEOPLE, channel=2)
    await asyncio.gather(*(world.presses(session, actor, "note 3") for actor in PEOPLE))
    now = await world.now(session)
    assert now.state.round == 2, "simultaneous choices leave the others' panels valid"
    assert all(new > old for new, old in zip(now.decisions, session.decisions, strict=True))
    await world.settle()
    gc.collect()
    assert world.services.tables.lock_count == 0


async def test_decision_number_grows_on_act_undo_or_new_question(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    assert session.decisions == (100, 0)
    for notation, decisions in (
        ("go 1", (101, 0)), (None, (102, 0)), ("rest", (103, 100)), (None, (104, 100)), ("rest", (105, 200)),
    ):  # fmt: skip
        played = await (world.plays(session, AKI, notation) if notation else world.takes_back(session, AKI))
        assert played.session.decisions == decisions
    session = await world.table("guess", AKI, BEN, channel=2)
    optional = ((AKI, "note 1", (101, 100)), (AKI, "cheer", (102, 100)), (BEN, "note 2", (200, 200)))
    for actor, notation, decisions in optional:
        assert (await world.plays(session, actor, notation)).session.decisions == decisions


async def test_cancelled_press_is_atomic_and_blocks_nobody(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    for turns in range(12):
        press = asyncio.create_task(world.plays(session, AKI, "gamble"))
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        await world.services.settle()
        if (await world.now(session)).movers == (1,):
            await world.plays(session, BEN, "rest")
    now = await world.now(session)
    assert len(await world.notations(session)) == now.row + 1
    assert (await world.plays(session, AKI, "go 1")).session.row == now.row + 1


async def test_point_of_view_is_limited_to_its_reader(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    session = (await world.plays(session, AKI, "note 4")).session
    own, other, public, stranger = (pov_of(session, who) for who in (11, 12, None, STRANGER.user_id))
    assert (own.view.own, other.view.own, public.view.own) == (4, None, None)
    assert (own.owes, other.owes, public.owes) == (False, True, False)
    assert (own.can_undo, other.can_undo, public.can_undo) == (True, False, False)
    assert [session.rules.notation(action) for action in own.legal] == ["cheer"]
    assert (public.seat, public.legal, public.prompt, public.decision) == (None, (), None, 0)
    assert (public.movers, stranger.seat, stranger.view) == ((1,), None, public.view)


# --- undo --------------------------------------------------------------------------------------------------------


async def test_actions_are_undone_one_by_one_and_stay_in_the_log(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    old = (await world.plays(session, AKI, "go 1")).session
    await world.plays(session, AKI, "go 2")
    late = world.services.moves.undo(session.id, AKI, decision=old.decisions[0], interaction_id=None)
    assert await refused(late) == "stale"
    assert [(await back(world, session)).scores for _ in range(2)] == [(1, 0), (0, 0)]
    assert await undo_code(world, session) == "nothing-to-undo"
    record = await world.services.history.record(session.id, public=True)
    assert [row.notation for row in record.rows] == ["begin", "go 1", "go 2", "undo 2", "undo 1"]
    assert [row.undone for row in record.rows] == [False, True, True, False, False]
    after = (await world.plays(session, AKI, "go 2", "go 2")).session.state
    assert (after.scores, after.steps) == ((4, 0), 2)
    assert (await back(world, session)).scores == (2, 0)


async def test_finished_turn_can_be_undone_until_the_next_action_or_roll(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    assert (await world.plays(session, AKI, "go 1", "rest")).session.movers == (1,)
    assert (await back(world, session)).to_move == 0
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "go 2")
    assert await undo_code(world, session) == "undo-closed"
    assert (await back(world, session, BEN)).scores == (1, 0)
    assert await undo_code(world, session, BEN) == "nothing-to-undo"
    undone = (await world.takes_back(session, AKI)).session
    assert (undone.movers, undone.draws) == ((0,), 0)
    for actor in (AKI, BEN):
        rolled = (await world.plays(session, actor, "gamble")).session
        assert await undo_code(world, session, actor) == "undo-closed", "nor anything before it"
    await world.plays(session, AKI, "go 2", "go 1")
    world = await world.restarted()
    for _ in range(2):
        undone = (await world.takes_back(session, AKI)).session
    assert (undone.state, undone.barrier, undone.draws) == (rolled.state, rolled.barrier, 2)
    assert await undo_code(world, session) == "undo-closed"


async def test_hidden_choice_keeps_the_others_undo_and_an_open_one_ends_it(world: World) -> None:
    session = await world.table("guess", *PEOPLE)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    assert (await back(world, session)).notes == (None, 2, None)
    await world.plays(session, AKI, "note 3")
    await world.plays(session, BEN, "cheer")
    assert await undo_code(world, session) == "undo-closed"
    for actor, notes in ((BEN, (3, 2, None)), (BEN, (3, None, None)), (AKI, (None, None, None))):
        assert (await back(world, session, actor)).notes == notes
    for actor in PEOPLE:
        await world.plays(session, actor, "note 1")
    for actor in PEOPLE:
        assert await undo_code(world, session, actor) == "undo-closed", "what was revealed"


async def test_undo_sends_a_panel_only_if_the_action_was_shown(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    sent = len(world.channel.sent)
    for press in (partial(world.plays, session, AKI, "go 1"), partial(world.takes_back, session, AKI)):
        await press()
        await world.settle()
    assert len(world.channel.sent) == sent
    assert [len(edit.begun) for edit in world.channel.edits] == [1, 0], "the newest one follows in place"
    await world.plays(session, AKI, "rest")
    await world.takes_back(session, AKI)
    await world.settle()
    assert len(world.channel.sent) > sent
    assert (world.channel.sent[-1].kind, world.channel.sent[-1].session.movers) == (PanelKind.BOARD, (0,))


# --- lines of several actions: one press, one transaction, taken back as one --------------------------------------


async def line(world: World, session: Session, *actions: str, by_itself: bool = False) -> Played:
    """Play a line of Aki's as one press."""
    decision = (await world.now(session)).decisions[0]
    number = world.clock.interactions()
    act_line = world.services.moves.act_line
    return await act_line(session.id, AKI, actions, decision=decision, interaction_id=number, by_itself=by_itself)


async def test_line_is_played_and_undone_as_one(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = (await line(world, session, "go 1", "go 2", "rest")).session
    assert (played.state.scores, played.movers) == ((3, 0), (1,))
    assert played.revision == session.revision + 1
    world = await world.restarted()
    assert await back(world, session) == session.state
    assert await world.notations(session) == ["begin", "go 1", "go 2", "rest", "undo 3", "undo 2", "undo 1"]
    await line(world, session, "go 1", "go 2")
    await world.plays(session, AKI, "go 2")
    assert [(await back(world, session)).scores for _ in range(2)] == [(3, 0), (0, 0)], "a single action before it"
    await line(world, session, "go 1", "go 2", "rest")
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    assert request.asked == (BEN.user_id,)
    after = await world.services.requests.agree(request.id, BEN)
    assert (after.state.scores, after.movers, after.takebacks) == ((0, 0), (0,), (None, None))
    strict = await world.table("walk", AKI, BEN, channel=2, takebacks="own")
    for actor in (AKI, BEN):
        await world.plays(strict, actor, "rest")
    assert await refused(world.services.takebacks.ask(strict.id, AKI)) == "undo-own-only"
    assert await world.faults() == []


async def test_line_stops_at_what_is_refused_and_with_the_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await line(world, session, "go 1", "go 1", "go 1", "go 1", "rest")
    assert (played.session.state.scores, played.left) == ((3, 0), ("go 1", "rest"))
    assert isinstance(played.refusal, IllegalAction)
    with pytest.raises(IllegalAction):
        await line(world, session, "go 1", "rest")
    assert await world.notations(session) == ["begin", *["go 1"] * 3], "a refused first action plays nothing"
    played = await line(world, session, "rest", "go 2")
    assert (played.session.movers, played.left, played.refusal) == ((1,), ("go 2",), None)


async def test_line_with_a_reveal_inside_is_taken_back_to_the_reveal(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await line(world, session, "note 1", "cheer")
    assert (await back(world, session)).notes == (None, None), "a secret one alone"
    await world.plays(session, BEN, "note 1")
    played = await line(world, session, "note 2", "note 3", "cheer")
    assert (played.session.state.notes, played.left) == ((3, None), ())
    assert (await back(world, session)).notes == (None, None)
    assert await undo_code(world, session) == "undo-closed"
    assert await world.faults() == []


def only(*kinds: str) -> Callable[[Walk, Any, Seat], tuple[Any, ...]]:
    """Who has gone three steps can do nothing else."""
    free = Walk.legal_actions

    def legal(walk: Walk, state: Any, seat: Seat) -> tuple[Any, ...]:
        return tuple(way for way in free(walk, state, seat) if state.steps < 3 or way.kind in kinds)

    return legal


async def test_what_is_no_choice_is_played_and_taken_back_with_the_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("walk", AKI, BEN)
    with monkeypatch.context() as patched:
        patched.setattr(Walk, "legal_actions", only("rest"))
        asked = (await line(world, session, "go 1", "go 1")).session
        done = await line(world, session, "go 2", by_itself=True)
        assert (done.session.movers, [event.kind for event in done.events]) == ((1,), ["went", "rested"])
        assert await world.notations(session) == ["begin", "go 1", "go 1", "go 2", "rest"]
        assert await back(world, session) == asked.state
        assert (await line(world, session, "go 2")).session.movers == (0,), "unless it is switched off"
        assert await world.faults() == []
        await back(world, session)
    monkeypatch.setattr(Walk, "legal_actions", only("gamble"))
    done = await line(world, session, "go 2", by_itself=True)
    assert (done.session.movers, done.session.takebacks[0] is None) == ((0,), False)
    assert (await world.notations(session))[-1] == "go 2", "what would end undo waits for a press"
