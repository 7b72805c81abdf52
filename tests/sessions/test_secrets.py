"""Secrets in the log, the record and previews before the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.session.model import Phase, Preview, Refused, Session
from bot.session.preview import preview
from bot.session.views import pov_of
from engines.core import IllegalAction, Seat
from engines.core.history.records import dump, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.games.dicolony.table import Table as dicolony
from tests.games.hexlands.table import Table as hexlands
from tests.games.octa.table import Table as octa

from .world import AKI, BEN, CHIO, World


async def test_hidden_choices_are_in_no_public_record_before_the_end(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO, rounds="1")
    await world.plays(session, AKI, "note 1")
    await world.takes_back(session, AKI)
    await world.plays(session, BEN, "note 2", "cheer")
    await world.takes_back(session, BEN)
    record = await world.services.history.record(session.id, public=True)
    assert [(row.row, row.notation, row.undone) for row in record.rows] == [
        (0, "begin", False),
        (1, "cheer", True),
        (2, "undo 1", False),
    ]
    assert record.header.seed is None


async def test_stories_that_differ_only_in_secrets_look_the_same(world: World) -> None:
    found = []
    for channel, numbers in enumerate(((1, 2), (6, 3))):
        session = await world.table("guess", AKI, BEN, CHIO, channel=channel)
        for actor, number in zip((AKI, BEN), numbers, strict=True):
            await world.plays(session, actor, f"note {number}")
        rows = (await world.services.history.record(session.id, public=True)).rows
        log = [(row.row, row.events) for row in await world.services.history.log(session.id)]
        found.append((rows, log, pov_of(session, CHIO.user_id).view))
    assert found[0] == found[1]


async def test_reveal_omits_the_notation_of_the_last_choice(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    rows = await world.services.history.log(session.id)
    assert [(row.row.notation, [event.kind for event in row.events]) for row in rows] == [
        ("begin", []),
        (None, ["shown"]),
    ]
    assert len(rows[1].row.chance) == 1


async def test_player_sees_their_own_choice_in_the_log(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    own = await world.services.history.log(session.id, seat=Seat(0))
    assert [(row.row.row, row.row.notation) for row in own] == [(0, "begin"), (1, "note 1")]


async def test_secret_draws_stay_secret_until_the_end(world: World) -> None:
    session = await world.table("pips", AKI, BEN, rounds="1")
    (begun,) = (await world.services.history.record(session.id, public=True)).rows
    assert begun.chance == ()
    whole = await world.services.history.record(session.id, public=False)
    assert [draw.kind for draw in whole.rows[0].chance] == ["shuffle"]
    assert (await world.services.history.log(session.id))[0].events == ()


async def test_finished_game_reveals_everything_and_the_seed(world: World) -> None:
    session = await world.table("guess", AKI, BEN, rounds="1")
    await world.plays(session, AKI, "note 1")
    await world.takes_back(session, AKI)
    await world.plays(session, AKI, "note 3")
    over = (await world.plays(session, BEN, "note 2")).session
    assert over.phase is Phase.OVER
    record = await world.services.history.record(session.id, public=True)
    assert [row.notation for row in record.rows] == ["begin", "note 1", "undo 1", "note 3", "note 2"]
    again = load(dump(record))
    *_, last = replay(over.rules, again)
    assert last.step.state == over.state
    assert verify(again).honest
    kinds = [event.kind for row in await world.services.history.log(session.id) for event in row.events]
    assert kinds == ["noted", "noted", "noted", "shown"]


async def test_preview_shows_what_is_certain(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    step = preview(session, Seat(0), "go 2")
    assert (step.view.scores, step.is_final) == ((2, 0), False)
    assert [event.kind for event in step.events] == ["went"]
    assert [standing.score for standing in step.standings] == [2, 0]
    rest = preview(session, Seat(0), "rest")
    assert (rest.view.to_move, rest.is_final) == (1, False)
    assert (step.movers, rest.movers) == ((0,), (1,)), "whose turn it would be, not whose it is"
    assert await world.services.tables.load(session.id) == session


async def test_preview_rolls_no_dice(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    gamble = preview(session, Seat(0), "gamble")
    assert (gamble.view.scores, gamble.events, gamble.is_final) == ((0, 0), (), True)


async def test_preview_of_the_last_choice_hides_the_others(world: World) -> None:
    previews = []
    for channel, number in enumerate((1, 6)):
        session = await world.table("guess", AKI, BEN, channel=channel)
        session = (await world.plays(session, AKI, f"note {number}")).session
        previews.append(preview(session, Seat(1), "note 3"))
    assert previews[0] == previews[1]
    assert previews[0].is_final
    assert [event.kind for event in previews[0].events] == ["noted"]
    assert previews[0].view.shown == ()


async def test_action_that_ends_the_game_is_final(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    session = (await world.plays(session, AKI, "go 2", "go 2")).session
    end = preview(session, Seat(0), "go 1")
    assert (end.is_final, end.movers) == (True, ())
    assert end.outcome is not None
    assert end.outcome.winners == (0,)


async def test_preview_refuses_like_the_action(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for seat, notation, code in ((0, "fly", "bad-action"), (1, "rest", "not-your-turn")):
        with pytest.raises(Refused, match=code):
            preview(session, Seat(seat), notation)
    tired = (await world.plays(session, AKI, "go 1", "go 1", "go 1")).session
    with pytest.raises(IllegalAction, match="too-tired"):
        preview(tired, Seat(0), "go 1")


async def test_changed_secret_choice_leaves_no_trace_in_buttons(world: World) -> None:
    """The decision number in them must not count undone hidden choices."""
    numbers = []
    for channel, times in enumerate((0, 3)):
        session = await world.table("pips", AKI, BEN, channel=channel)
        for _ in range(times):
            await world.plays(session, AKI, "bid 1")
            await world.takes_back(session, AKI)
        await world.plays(session, BEN, "bid 0")
        session = (await world.plays(session, AKI, "bid 2")).session
        numbers.append(session.decisions)
    assert session.movers == (0,)
    assert numbers[0][0] == numbers[1][0] > 0


async def test_last_choice_before_a_reveal_shows_only_the_own_mark(
    world: World,
) -> None:
    session = await world.table("dicolony", AKI, BEN)
    rules = session.rules
    while rules.turns(session.state) < 10 or session.movers != (1,) or not session.state.sheets[1].used:
        seat = session.movers[0]
        action = rules.default_action(session.state, seat)
        session = (await world.plays(session, (AKI, BEN)[seat], rules.notation(action))).session
    last = rules.notation(rules.default_action(session.state, Seat(1)))
    shown = preview(session, Seat(1), last)
    assert (shown.is_final, shown.is_last, shown.standings) == (True, True, ())
    assert shown.view.sheets[0] is None
    now = rules.view(session.state, Seat(1)).sheets[1]
    assert len(shown.view.sheets[1].used) == len(now.used) + 1
    after = (await world.plays(session, BEN, last)).session
    assert shown.view.sheets[1].cleared == after.state.sheets[1].cleared


def previews_of(session: Session, seat: Seat, state: Any, notation: str) -> list[Preview]:
    """The previews of an action at tables of several ids, which make different guesses; all must be alike."""
    return [preview(replace(session, id=f"table-{at}", state=state), seat, notation) for at in range(40)]


async def test_preview_of_the_end_of_a_round_names_no_chip(world: World) -> None:
    """Two chips are left, so guesses agree on one now and then."""
    session = await world.table("octa", AKI, BEN)
    table = octa.laid_out(2).in_round(6)
    state = table.having(to_move=table.state.parent, acted=True).state
    shown = previews_of(session, Seat(state.to_move), state, "done")
    assert {tuple(event.kind for event in one.events) for one in shown} == {()}
    assert {one.view for one in shown} == {shown[0].view}
    assert all(one.is_final for one in shown)


async def test_preview_of_the_last_building_names_no_place_of_others(world: World) -> None:
    session = await world.table("dicolony", AKI, BEN)
    both = "O3 O* R3 G3 G* Y3"
    table = dicolony.laid_out(2).opened(both, both).does(Seat(1), "build A G3")
    first, *others = previews_of(session, Seat(0), table.state, "build A G3")
    assert all(one == first for one in others)
    assert [event.kind for event in first.events] == ["chosen"]
    assert first.view.stage == "build"
    assert not first.view.sheets[1].buildings


async def test_preview_of_a_resolution_takes_no_space(world: World) -> None:
    """One skull in the land of the rival: four guesses out of five do not put it where the attack is."""
    session = await world.table("hexlands", AKI, BEN)
    table = hexlands.laid_out(2).owning(Seat(0), "E7 2").owning(Seat(1), "F6 2 G5 2 H4 2 H3 2")
    table = table.with_skull(Seat(1), "F6", 1).with_soldiers(Seat(0), "F6 F6")
    state = table.having(order=(1, 0)).state
    for one in previews_of(session, Seat(0), state, "done"):
        assert [event.kind for event in one.events] == ["turn-ended"]
        assert one.view.owners == state.owners
