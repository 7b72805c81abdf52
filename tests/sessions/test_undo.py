"""Undo of one's own actions, one by one, up to a roll, a reveal or another's open action."""

from __future__ import annotations

import pytest

from bot.session.model import PanelKind, Refused
from bot.session.views import pov_of

from .world import AKI, BEN, CHIO, World


async def test_actions_are_undone_one_by_one_and_stay_in_the_log(world: World) -> None:
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


async def test_other_actions_follow_an_undo(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1")
    await world.takes_back(session, AKI)
    after = (await world.plays(session, AKI, "go 2", "go 2")).session
    assert (after.state.scores, after.state.steps) == ((4, 0), 2)
    assert (await world.takes_back(session, AKI)).session.state.scores == (2, 0)


async def test_finished_turn_can_be_undone_until_the_next_action(world: World) -> None:
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


async def test_roll_ends_undo_of_everything_before(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1", "gamble")
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    await world.plays(session, BEN, "gamble")
    await world.plays(session, AKI, "go 2")
    assert (await world.takes_back(session, AKI)).session.barrier == 3
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)


async def test_undo_does_not_roll_again(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1")
    drawn = (await world.takes_back(session, AKI)).session.draws
    straight = await world.table("walk", AKI, BEN, channel=2, goal="1000")
    assert drawn == straight.draws == 0


async def test_hidden_choice_keeps_the_others_undo(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    assert (await world.takes_back(session, AKI)).session.state.notes == (None, 2, None)
    await world.plays(session, AKI, "note 3")
    assert (await world.takes_back(session, BEN)).session.state.notes == (3, None, None)


async def test_open_action_ends_the_others_undo(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2", "cheer")
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    await world.takes_back(session, BEN)
    assert (await world.takes_back(session, AKI)).session.state.notes == (None, 2, None)


async def test_reveal_ends_undo_for_all(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    for actor in (AKI, BEN):
        with pytest.raises(Refused, match="undo-closed"):
            await world.takes_back(session, actor)


async def test_undo_is_offered_exactly_when_possible(world: World) -> None:
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
                # Play it again, so that the log goes on as before.
                undone = (await world.notations(session))[-1]
                assert undone is not None
                again = rows[int(undone.split()[1])]
                assert again is not None
                session = (await world.plays(session, reader, again)).session


async def test_stale_undo_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    old = (await world.plays(session, AKI, "go 1")).session
    await world.plays(session, AKI, "go 2")
    with pytest.raises(Refused, match="stale"):
        await world.services.moves.undo(session.id, AKI, decision=old.decisions[0], interaction_id=None)


async def test_undo_sends_a_panel_only_if_the_action_was_shown(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    sent = len(world.channel.sent)
    await world.plays(session, AKI, "go 1")
    await world.settle()
    await world.takes_back(session, AKI)
    await world.settle()
    assert len(world.channel.sent) == sent
    assert [len(edit.begun) for edit in world.channel.edits] == [1, 0], "the newest one follows in place"
    await world.plays(session, AKI, "rest")
    await world.takes_back(session, AKI)
    await world.settle()
    assert len(world.channel.sent) > sent
    newest = world.channel.sent[-1]
    assert (newest.kind, newest.session.movers) == (PanelKind.BOARD, (0,))


async def test_undo_works_after_restart(world: World) -> None:
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
