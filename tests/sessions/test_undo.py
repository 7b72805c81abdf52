"""Taking back: one's own actions, one by one, up to a roll, a reveal or another's open action."""

from __future__ import annotations

import pytest

from bot.table.model import Refused, TellingKind

from .house import AKI, BEN, CHIO, House


async def test_actions_are_taken_back_one_by_one_and_stay_in_the_log(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.plays(session, AKI, "go 1", "go 2")
    assert (await house.takes_back(session, AKI)).session.state.scores == (1, 0)
    assert (await house.takes_back(session, AKI)).session.state.scores == (0, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.takes_back(session, AKI)
    record = await house.service.record(session.id, public=True)
    assert [(row.notation, row.undone) for row in record.rows] == [
        ("begin", False),
        ("go 1", True),
        ("go 2", True),
        ("undo 2", False),
        ("undo 1", False),
    ]


async def test_another_way_is_played_after_taking_back(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.plays(session, AKI, "go 1")
    await house.takes_back(session, AKI)
    after = (await house.plays(session, AKI, "go 2", "go 2")).session
    assert (after.state.scores, after.state.steps) == ((4, 0), 2)
    assert (await house.takes_back(session, AKI)).session.state.scores == (2, 0)


async def test_a_finished_turn_without_dice_can_be_taken_back_until_the_next_one_acts(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    passed = (await house.plays(session, AKI, "go 1", "rest")).session
    assert passed.movers == (1,)
    assert (await house.takes_back(session, AKI)).session.movers == (0,)
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "go 2")
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(session, AKI)
    assert (await house.takes_back(session, BEN)).session.state.scores == (1, 0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.takes_back(session, BEN)
    assert (await house.takes_back(session, AKI)).session.movers == (0,)


async def test_a_roll_closes_everything_before_it(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="1000")
    await house.plays(session, AKI, "go 1", "gamble")
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(session, AKI)
    await house.plays(session, BEN, "gamble")
    await house.plays(session, AKI, "go 2")
    assert (await house.takes_back(session, AKI)).session.barrier == 3
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(session, AKI)


async def test_taking_back_does_not_roll_again(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="1000")
    await house.plays(session, AKI, "go 1")
    drawn = (await house.takes_back(session, AKI)).session.draws
    straight = await house.table("walk", AKI, BEN, channel=2, goal="1000")
    assert drawn == straight.draws == 0


async def test_a_hidden_choice_closes_nobody_elses_way_back(house: House) -> None:
    session = await house.table("guess", AKI, BEN, CHIO)
    await house.plays(session, AKI, "note 1")
    await house.plays(session, BEN, "note 2")
    assert (await house.takes_back(session, AKI)).session.state.notes == (None, 2, None)
    await house.plays(session, AKI, "note 3")
    assert (await house.takes_back(session, BEN)).session.state.notes == (3, None, None)


async def test_an_open_action_of_another_does(house: House) -> None:
    session = await house.table("guess", AKI, BEN, CHIO)
    await house.plays(session, AKI, "note 1")
    await house.plays(session, BEN, "note 2", "cheer")
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(session, AKI)
    await house.takes_back(session, BEN)
    assert (await house.takes_back(session, AKI)).session.state.notes == (None, 2, None)


async def test_a_reveal_closes_it_for_all(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.plays(session, AKI, "note 1")
    await house.plays(session, BEN, "note 2")
    for actor in (AKI, BEN):
        with pytest.raises(Refused, match="undo-closed"):
            await house.takes_back(session, actor)


async def test_looks_offer_it_exactly_where_it_is_possible(house: House) -> None:
    session = await house.table("guess", AKI, BEN, CHIO)
    moves = [(AKI, "note 1"), (BEN, "note 2"), (BEN, "cheer"), (BEN, None), (BEN, None), (BEN, "note 5")]
    for actor, notation in (*moves, (CHIO, "note 6")):
        if notation is None:
            session = (await house.takes_back(session, actor)).session
        else:
            session = (await house.plays(session, actor, notation)).session
        for reader in (AKI, BEN, CHIO):
            offered = house.service.look(session, reader.user_id).can_undo
            rows = await house.notations(session)
            try:
                await house.takes_back(session, reader)
            except Refused:
                assert not offered, rows
            else:
                assert offered, rows
                # Play it again, so that the story goes on as it was.
                undone = (await house.notations(session))[-1]
                assert undone is not None
                again = rows[int(undone.split()[1])]
                assert again is not None
                session = (await house.plays(session, reader, again)).session


async def test_a_press_on_an_old_panel_takes_nothing_back(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    old = (await house.plays(session, AKI, "go 1")).session
    await house.plays(session, AKI, "go 2")
    with pytest.raises(Refused, match="stale"):
        await house.service.undo(session.id, AKI, decision=old.decisions[0], interaction_id=None)


async def test_the_table_sees_the_board_again_only_if_it_had_seen_what_is_gone(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    told = len(house.channel.told)
    await house.plays(session, AKI, "go 1")
    await house.takes_back(session, AKI)
    await house.settle()
    assert len(house.channel.told) == told
    await house.plays(session, AKI, "rest")
    await house.takes_back(session, AKI)
    await house.settle()
    assert len(house.channel.told) > told
    newest = house.channel.told[-1]
    assert (newest.kind, newest.session.movers) == (TellingKind.BOARD, (0,))


async def test_after_a_restart_it_is_still_possible(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="1000")
    await house.plays(session, AKI, "gamble")
    await house.plays(session, BEN, "go 1", "go 2")
    house = await house.restarted()
    try:
        before = (await house.service.load(session.id)).state.scores
        after = (await house.takes_back(session, BEN)).session.state.scores
        assert (before[1] - after[1], before[0]) == (2, after[0])
    finally:
        await house.close()
