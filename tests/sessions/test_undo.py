"""Taking back: one's own actions, one by one, up to a roll, a reveal or another's open action."""

from __future__ import annotations

import pytest

from bot.table.model import PanelKind, Refused
from bot.table.views import pov_of

from .world import AKI, BEN, CHIO, World


async def test_actions_are_taken_back_one_by_one_and_stay_in_the_log(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1", "go 2")
    assert (await world.takes_back(session, AKI)).session.state.scores == (1, 0)
    assert (await world.takes_back(session, AKI)).session.state.scores == (0, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await world.takes_back(session, AKI)
    record = await world.services.history.record(session.id, public=True)
    assert [(row.notation, row.undone) for row in record.rows] == [
        ("begin", False),
        ("go 1", True),
        ("go 2", True),
        ("undo 2", False),
        ("undo 1", False),
    ]


async def test_another_way_is_played_after_taking_back(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1")
    await world.takes_back(session, AKI)
    after = (await world.plays(session, AKI, "go 2", "go 2")).session
    assert (after.state.scores, after.state.steps) == ((4, 0), 2)
    assert (await world.takes_back(session, AKI)).session.state.scores == (2, 0)


async def test_a_finished_turn_without_dice_can_be_taken_back_until_the_next_one_acts(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    passed = (await world.plays(session, AKI, "go 1", "rest")).session
    assert passed.movers == (1,)
    assert (await world.takes_back(session, AKI)).session.movers == (0,)
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "go 2")
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    assert (await world.takes_back(session, BEN)).session.state.scores == (1, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await world.takes_back(session, BEN)
    assert (await world.takes_back(session, AKI)).session.movers == (0,)


async def test_a_roll_closes_everything_before_it(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1", "gamble")
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    await world.plays(session, BEN, "gamble")
    await world.plays(session, AKI, "go 2")
    assert (await world.takes_back(session, AKI)).session.barrier == 3
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)


async def test_taking_back_does_not_roll_again(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1")
    drawn = (await world.takes_back(session, AKI)).session.draws
    straight = await world.table("walk", AKI, BEN, channel=2, goal="1000")
    assert drawn == straight.draws == 0


async def test_a_hidden_choice_closes_nobody_elses_way_back(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    assert (await world.takes_back(session, AKI)).session.state.notes == (None, 2, None)
    await world.plays(session, AKI, "note 3")
    assert (await world.takes_back(session, BEN)).session.state.notes == (3, None, None)


async def test_an_open_action_of_another_does(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2", "cheer")
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    await world.takes_back(session, BEN)
    assert (await world.takes_back(session, AKI)).session.state.notes == (None, 2, None)


async def test_a_reveal_closes_it_for_all(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    for actor in (AKI, BEN):
        with pytest.raises(Refused, match="undo-closed"):
            await world.takes_back(session, actor)


async def test_looks_offer_it_exactly_where_it_is_possible(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    moves = [(AKI, "note 1"), (BEN, "note 2"), (BEN, "cheer"), (BEN, None), (BEN, None), (BEN, "note 5")]
    for actor, notation in (*moves, (CHIO, "note 6")):
        if notation is None:
            session = (await world.takes_back(session, actor)).session
        else:
            session = (await world.plays(session, actor, notation)).session
        for reader in (AKI, BEN, CHIO):
            offered = pov_of(session, reader.user_id).can_undo
            rows = await world.notations(session)
            try:
                await world.takes_back(session, reader)
            except Refused:
                assert not offered, rows
            else:
                assert offered, rows
                # Play it again, so that the story goes on as it was.
                undone = (await world.notations(session))[-1]
                assert undone is not None
                again = rows[int(undone.split()[1])]
                assert again is not None
                session = (await world.plays(session, reader, again)).session


async def test_a_press_on_an_old_panel_takes_nothing_back(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    old = (await world.plays(session, AKI, "go 1")).session
    await world.plays(session, AKI, "go 2")
    with pytest.raises(Refused, match="stale"):
        await world.services.moves.undo(session.id, AKI, decision=old.decisions[0], interaction_id=None)


async def test_the_table_sees_the_board_again_only_if_it_had_seen_what_is_gone(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    told = len(world.channel.told)
    await world.plays(session, AKI, "go 1")
    await world.takes_back(session, AKI)
    await world.settle()
    assert len(world.channel.told) == told
    await world.plays(session, AKI, "rest")
    await world.takes_back(session, AKI)
    await world.settle()
    assert len(world.channel.told) > told
    newest = world.channel.told[-1]
    assert (newest.kind, newest.session.movers) == (PanelKind.BOARD, (0,))


async def test_after_a_restart_it_is_still_possible(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "gamble")
    await world.plays(session, BEN, "go 1", "go 2")
    world = await world.restarted()
    try:
        before = (await world.services.tables.load(session.id)).state.scores
        after = (await world.takes_back(session, BEN)).session.state.scores
        assert (before[1] - after[1], before[0]) == (2, after[0])
    finally:
        await world.close()
