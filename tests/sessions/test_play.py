"""One press: lock, compare, apply, commit."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.session.model import Phase, Played, Refused, Stale
from bot.session.views import pov_of
from engines.core import IllegalAction

from .world import AKI, BEN, CHIO, STRANGER, World


async def test_action_is_applied_and_written(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    played = await world.presses(session, AKI, "go 2")
    assert played.session.state.scores == (2, 0)
    assert [event.kind for event in played.events] == ["went"]
    assert await world.services.tables.load(session.id) == played.session
    assert await world.notations(session) == ["begin", "go 2"]


async def test_only_the_owner_acts_and_only_in_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for actor, code in ((STRANGER, "not-seated"), (BEN, "not-your-turn")):
        with pytest.raises(Refused, match=code):
            await world.presses(session, actor, "rest")
    lobby = await world.services.lobbies.open("walk", 7, 71, AKI, "en")
    with pytest.raises(Refused, match="not-playing"):
        await world.plays(lobby, AKI, "rest")
    assert await world.services.tables.load(session.id) == session


async def test_refusal_by_the_rules_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    tired = (await world.plays(session, AKI, "go 1", "go 1", "go 1")).session
    with pytest.raises(IllegalAction, match="too-tired"):
        await world.plays(session, AKI, "go 1")
    with pytest.raises(Refused) as refused:
        await world.plays(session, AKI, "fly  home")
    assert (refused.value.code, refused.value.facts) == ("bad-action", {"text": "fly home"})
    assert await world.services.tables.load(session.id) == tired


async def test_typed_action_is_normalized(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "  go   2 ")
    assert await world.notations(session) == ["begin", "go 2"]


async def test_stale_press_returns_the_present_session(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    now = (await world.presses(session, AKI, "go 2")).session
    with pytest.raises(Stale) as stale:
        await world.presses(session, AKI, "go 2")
    assert stale.value.session == now
    assert (await world.presses(now, AKI, "go 2")).session.state.scores == (4, 0)


async def test_repeated_interaction_is_applied_once(world: World) -> None:
    session = await world.table("walk", AKI, BEN)

    async def press() -> Played:
        return await world.services.moves.act(
            session.id, AKI, "go 2", decision=session.decisions[0], interaction_id=4711
        )

    first, second = await asyncio.gather(press(), press())
    assert (first.is_repeated, second.is_repeated) == (False, True)
    assert first.session == second.session
    assert first.events == second.events
    assert await world.notations(session) == ["begin", "go 2"]


@pytest.mark.parametrize("way", ["undo", "resign"])
async def test_repeated_undo_and_resignation_happen_once(world: World, way: str) -> None:
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    await world.plays(session, AKI, "go 2", "go 2")

    async def again() -> Played:
        if way == "undo":
            return await world.services.moves.undo(session.id, AKI, decision=None, interaction_id=5)
        return await world.services.seats.leave(session.id, AKI, interaction_id=5)

    first, second = await again(), await again()
    assert (first.is_repeated, second.is_repeated) == (False, True)
    assert first.session == second.session
    assert len(await world.notations(session)) == 4


async def test_one_of_twenty_concurrent_presses_applies(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for _ in range(3):
        answers = await asyncio.gather(
            *(world.presses(session, AKI, "go 1") for _ in range(20)), return_exceptions=True
        )
        played = [answer for answer in answers if isinstance(answer, Played)]
        assert len(played) == 1
        assert sum(isinstance(answer, Stale) for answer in answers) == 19
        session = played[0].session
    assert session.state.scores == (3, 0)
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 1"]


async def test_twenty_concurrent_typed_actions_run_in_sequence(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    answers = await asyncio.gather(*(world.plays(session, AKI, "go 1") for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(answer, Played) for answer in answers) == 3
    assert sum(isinstance(answer, IllegalAction) for answer in answers) == 17


async def test_simultaneous_choices_leave_other_panels_valid(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await asyncio.gather(*(world.presses(session, actor, "note 3") for actor in (AKI, BEN, CHIO)))
    now = await world.services.tables.load(session.id)
    assert now.state.round == 2
    assert all(new > old for new, old in zip(now.decisions, session.decisions, strict=True))


async def test_decision_number_grows_on_act_undo_or_new_question(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    assert session.decisions == (100, 0)
    assert (await world.plays(session, AKI, "go 1")).session.decisions == (101, 0)
    assert (await world.takes_back(session, AKI)).session.decisions == (102, 0)
    assert (await world.plays(session, AKI, "rest")).session.decisions == (103, 100)
    assert (await world.takes_back(session, AKI)).session.decisions == (104, 100)
    assert (await world.plays(session, AKI, "rest")).session.decisions == (105, 200)


async def test_decision_number_grows_for_new_optional_actions(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    assert (await world.plays(session, AKI, "note 1")).session.decisions == (101, 100)
    assert (await world.plays(session, AKI, "cheer")).session.decisions == (102, 100)
    assert (await world.plays(session, BEN, "note 2")).session.decisions == (200, 200)


async def test_draws_continue_after_reload(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    for actor in (AKI, BEN, AKI, BEN):
        session = (await world.plays(session, actor, "gamble")).session
    assert session.draws == 4
    record = await world.services.history.record(session.id, public=False)
    assert [len(row.chance) for row in record.rows] == [0, 1, 1, 1, 1]


async def test_cancelled_press_is_atomic_and_blocks_nobody(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    for turns in range(12):
        press = asyncio.create_task(world.plays(session, AKI, "gamble"))
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        await world.services.settle()
        now = await world.services.tables.load(session.id)
        if now.movers == (1,):
            await world.plays(session, BEN, "rest")
    now = await world.services.tables.load(session.id)
    assert len(await world.notations(session)) == now.row + 1
    assert (await world.plays(session, AKI, "go 1")).session.row == now.row + 1


async def test_released_locks_are_freed(world: World) -> None:
    for channel in range(8):
        session = await world.table("walk", AKI, BEN, channel=channel)
        await asyncio.gather(*(world.presses(session, AKI, "go 1") for _ in range(3)), return_exceptions=True)
    await world.settle()
    gc.collect()
    assert world.services.tables.lock_count == 0


async def test_resignation_follows_the_rules_and_is_final(world: World) -> None:
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    await world.plays(session, AKI, "go 2")
    over = (await world.services.seats.leave(session.id, BEN, interaction_id=None)).session
    assert over.phase is Phase.OVER
    assert over.outcome is not None
    with pytest.raises(Refused, match="game-over"):
        await world.takes_back(session, BEN)
    assert (await world.notations(session))[-1] == "resign"


async def test_point_of_view_is_limited_to_its_reader(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    session = (await world.plays(session, AKI, "note 4")).session
    own, other, public = (pov_of(session, who) for who in (11, 12, None))
    assert (own.view.own, other.view.own, public.view.own) == (4, None, None)
    assert (own.owes, other.owes, public.owes) == (False, True, False)
    assert (own.can_undo, other.can_undo, public.can_undo) == (True, False, False)
    assert [session.rules.notation(action) for action in own.legal] == ["cheer"]
    assert (public.seat, public.legal, public.prompt, public.decision) == (None, (), None, 0)
    assert public.movers == (1,)
    stranger = pov_of(session, STRANGER.user_id)
    assert (stranger.seat, stranger.view) == (None, public.view)


async def test_lobby_has_no_point_of_view(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 71, AKI, "en")
    with pytest.raises(Refused, match="not-playing"):
        pov_of(lobby, 11)
