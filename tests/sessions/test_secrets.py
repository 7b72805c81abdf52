"""Secrets in the log, the record and previews before the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.session.model import Actor, Phase, Preview, Session
from bot.session.preview import preview
from bot.session.views import pov_of
from engines.core import IllegalAction, Seat
from engines.core.history.records import dump, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.games.dicolony.table import Table as dicolony
from tests.games.hexlands.table import Table as hexlands
from tests.games.octa.table import Table as octa

from .world import AKI, BEN, CHIO, World, refused

PEOPLE = (AKI, BEN, CHIO)


async def noting(world: World, *numbers: int, channel: int = 1, people: Sequence[Actor] = PEOPLE) -> Session:
    """A guess in which these numbers were noted, by one after the other."""
    session = await world.table("guess", *people, channel=channel, rounds="1")
    for actor, number in zip(people, numbers, strict=False):
        session = (await world.plays(session, actor, f"note {number}")).session
    return session


def kinds(events: Sequence[Any]) -> list[str]:
    return [event.kind for event in events]


async def test_hidden_choices_are_in_no_public_record_before_the_end(world: World) -> None:
    session = await noting(world, 1)
    await world.takes_back(session, AKI)
    await world.plays(session, BEN, "note 2", "cheer")
    await world.takes_back(session, BEN)
    record = await world.services.history.record(session.id, public=True)
    assert [(row.row, row.notation, row.undone) for row in record.rows] == [
        (0, "begin", False), (1, "cheer", True), (2, "undo 1", False),
    ]  # fmt: skip
    assert record.header.seed is None
    own = await world.services.history.log(session.id, seat=Seat(1))
    assert [row.row.notation for row in own] == ["begin", "note 2", "cheer", "undo 2"], "but in one's own log"
    dealt = await world.table("pips", AKI, BEN, channel=2, rounds="1")
    public, whole = [await world.services.history.record(dealt.id, public=public) for public in (True, False)]
    assert (public.rows[0].chance, [draw.kind for draw in whole.rows[0].chance]) == ((), ["shuffle"])
    assert (await world.services.history.log(dealt.id))[0].events == ()


async def test_stories_that_differ_only_in_secrets_look_the_same(world: World) -> None:
    found = []
    for channel, numbers in enumerate(((1, 2), (6, 3)), 1):
        session = await noting(world, *numbers, channel=channel)
        rows = (await world.services.history.record(session.id, public=True)).rows
        log = [(row.row, row.events) for row in await world.services.history.log(session.id)]
        found.append((rows, log, pov_of(session, CHIO.user_id).view, preview(session, Seat(2), "note 3")))
    assert found[0] == found[1]
    assert (found[0][3].is_final, kinds(found[0][3].events), found[0][3].view.shown) == (True, ["noted"], ())


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


async def test_finished_game_reveals_everything_and_the_seed(world: World) -> None:
    session = await world.table("guess", AKI, BEN, rounds="2")
    for notation in ("note 1", None, "note 3"):
        await (world.plays(session, AKI, notation) if notation else world.takes_back(session, AKI))
    await world.plays(session, BEN, "note 2")
    (_, shown) = await world.services.history.log(session.id)
    assert (shown.row.notation, kinds(shown.events), len(shown.row.chance)) == (None, ["shown"], 1)
    for actor in (AKI, BEN):
        over = (await world.plays(session, actor, "note 4")).session
    assert over.phase is Phase.OVER
    record = await world.services.history.record(session.id, public=True)
    assert [row.notation for row in record.rows] == [
        "begin", "note 1", "undo 1", "note 3", "note 2", "note 4", "note 4",
    ]  # fmt: skip
    again = load(dump(record))
    *_, last = replay(over.rules, again)
    assert (last.step.state, verify(again).honest) == (over.state, True)
    told = [kind for row in await world.services.history.log(session.id) for kind in kinds(row.events)]
    assert told == [*["noted"] * 3, "shown", "noted", "noted", "shown"]


async def test_preview_shows_what_is_certain_and_refuses_like_the_action(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    step, rest, gamble = (preview(session, Seat(0), notation) for notation in ("go 2", "rest", "gamble"))
    assert (step.view.scores, step.is_final, kinds(step.events)) == ((2, 0), False, ["went"])
    assert [standing.score for standing in step.standings] == [2, 0]
    assert (rest.view.to_move, rest.is_final) == (1, False)
    assert (step.movers, rest.movers) == ((0,), (1,)), "whose turn it would be, not whose it is"
    assert (gamble.view.scores, gamble.events, gamble.is_final) == ((0, 0), (), True), "it rolls no dice"
    for seat, notation, code in ((0, "fly", "bad-action"), (1, "rest", "not-your-turn")):

        async def foresees(seat: int = seat, notation: str = notation) -> None:
            preview(session, Seat(seat), notation)

        assert await refused(foresees()) == code
    assert await world.now(session) == session
    near = (await world.plays(session, AKI, "go 2", "go 1", "go 1")).session
    with pytest.raises(IllegalAction, match="too-tired"):
        preview(near, Seat(0), "go 1")
    near = replace(near, state=near.state.model_copy(update={"steps": 2}))
    end = preview(near, Seat(0), "go 1")
    assert (end.is_final, end.movers, end.outcome and end.outcome.winners) == (True, (), (0,))


async def test_last_choice_before_a_reveal_shows_only_the_own_mark(world: World) -> None:
    session = await world.table("dicolony", AKI, BEN)
    rules = session.rules
    while rules.turns(session.state) < 10 or session.movers != (1,) or not session.state.sheets[1].used:
        seat = session.movers[0]
        action = rules.default_action(session.state, seat)
        session = (await world.plays(session, PEOPLE[seat], rules.notation(action))).session
    last = rules.notation(rules.default_action(session.state, Seat(1)))
    shown, now = preview(session, Seat(1), last), rules.view(session.state, Seat(1)).sheets[1]
    assert (shown.is_final, shown.is_last, shown.standings, shown.view.sheets[0]) == (True, True, (), None)
    assert len(shown.view.sheets[1].used) == len(now.used) + 1
    after = (await world.plays(session, BEN, last)).session
    assert shown.view.sheets[1].cleared == after.state.sheets[1].cleared


async def preview_at_any_table(world: World, seat: int, state: Any, notation: str) -> Preview:
    """The preview of an action, which is the same at tables of several ids, though these make different guesses."""
    game = {octa: "octa", dicolony: "dicolony", hexlands: "hexlands"}[type(state)]
    session, at = await world.table(game, AKI, BEN), state.state
    first, *others = [
        preview(replace(session, id=f"table-{number}", state=at), Seat(seat), notation) for number in range(40)
    ]
    assert all((one.view, one.events, one.is_final) == (first.view, first.events, first.is_final) for one in others)
    return first


async def test_preview_of_the_end_of_a_round_names_no_chip(world: World) -> None:
    """Two chips are left, so guesses agree on one now and then."""
    table = octa.laid_out(2).in_round(6)
    table = table.having(to_move=table.state.parent, acted=True)
    shown = await preview_at_any_table(world, table.state.to_move, table, "done")
    assert (shown.events, shown.is_final) == ((), True)


async def test_preview_of_the_last_building_names_no_place_of_others(world: World) -> None:
    both = "O3 O* R3 G3 G* Y3"
    table = dicolony.laid_out(2).opened(both, both).does(Seat(1), "build A G3")
    shown = await preview_at_any_table(world, 0, table, "build A G3")
    assert (kinds(shown.events), shown.view.stage, shown.view.sheets[1].buildings) == (["chosen"], "build", ())


async def test_preview_of_a_resolution_takes_no_space(world: World) -> None:
    """One skull in the land of the rival: four guesses out of five do not put it where the attack is."""
    table = hexlands.laid_out(2).owning(Seat(0), "E7 2").owning(Seat(1), "F6 2 G5 2 H4 2 H3 2")
    table = table.with_skull(Seat(1), "F6", 1).with_soldiers(Seat(0), "F6 F6").having(order=(1, 0))
    shown = await preview_at_any_table(world, 0, table, "done")
    assert (kinds(shown.events), shown.view.owners) == (["turn-ended"], table.state.owners)
