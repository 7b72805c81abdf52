"""The report of a finished game (course of the scores, dice, time, ratings), and rematches."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.history.end_report import luck_of
from bot.history.story import Point, course_of
from bot.session.model import Actor
from bot.store.games import clocks, sessions
from engines import GAMES
from engines.core import Draw, FastChance, Seat, SeededChance, Term
from engines.core.history.records import Row
from engines.core.history.replay import Replayed
from engines.core.playable import policies
from tests.examples.registry import EXAMPLES
from tests.toys_simultaneous import WALK, WalkTalk

from .world import AKI, BEN, CHIO, World, refused

OFFERED = {**GAMES, **{key: example.game for key, example in EXAMPLES.items()}}
"""The registered games and the examples."""


@cache
def played(key: str) -> list[Replayed]:
    """Play a small game to its end with its quickest policy."""
    game = OFFERED[key]
    chance, mind = SeededChance(b"ending".ljust(32), "ending"), list(policies(game).values())[-1]
    steps = [game.rules.initial_state(game.rules.Options(), max(2, min(game.rules.seats)), chance)]
    rows = [Replayed(Row(row=0, seat=None, notation="begin", chance=tuple(chance.log)), steps[0])]
    while movers := game.rules.current_players(rows[-1].step.state):
        state, seat, before = rows[-1].step.state, movers[0], len(chance.log)
        action = mind(game.rules.view(state, seat), game.rules.legal_actions(state, seat), FastChance(len(rows)))
        step = game.rules.apply_action(state, seat, action, chance)
        drawn = tuple(chance.log[before:])
        rows.append(
            Replayed(Row(row=len(rows), seat=seat, notation=game.rules.notation(action), chance=drawn), step)
        )
    return rows


@pytest.mark.parametrize("key", OFFERED)
def test_course_goes_from_the_deal_to_the_final_scores(key: str) -> None:
    game, rows = OFFERED[key], played(key)
    course = course_of(game, rows)
    turns = [point.turn for point in course]
    assert turns == sorted(set(turns))
    if not course:
        assert game.rules.standings(rows[0].step.state) == (), "only secret scores leave no course"
        return
    last = max(game.rules.turns(before.step.state) for before in rows[:-1])
    assert (turns[0], turns[-1]) == (0, last), "the last that somebody played"
    assert course[-1].scores == tuple(one.score for one in game.rules.standings(rows[-1].step.state))


@pytest.mark.parametrize("key", OFFERED)
def test_each_die_counts_once_and_the_deal_not_at_all(key: str) -> None:
    """A game without public dice after the deal, such as Dudo, has no luck to tell of."""
    game, rows = OFFERED[key], played(key)
    rolled = [draw for row in rows[1:] for draw in row.row.chance if draw.kind == "roll"]
    luck = luck_of(game, rows)
    assert bool(luck) == bool(rolled)
    assert sum(one.dice for one in luck) <= sum(len(draw.results) for draw in rolled)
    assert sum(one.pips for one in luck) <= sum(sum(draw.results) for draw in rolled)
    for one in luck:
        assert one.dice > 0
        assert 0 <= one.share <= 1
        if one.faces:
            assert sum(face.count for face in one.faces) == one.dice
            assert sum(face.expected for face in one.faces) == pytest.approx(one.dice)
    for row in rows[1:]:
        rolls = [draw for draw in row.row.chance if draw.kind == "roll" and draw.results]
        of = game.rules.dice_of(rolls, Seat(row.row.seat or 0), row.step)
        owners = {(seat, len(draw.results)) for seat, draw in of}
        for event in row.step.events:
            dice = event.facts().get("dice")
            if event.kind == "rolled" and hasattr(event, "seat") and isinstance(dice, tuple):
                assert (event.seat, len(dice)) in owners, "they belong to the seat named in the story"


def walked(*scores: tuple[int, ...], over: bool = True) -> list[Replayed]:
    """Play a walk whose turns end with these scores."""
    game = WALK.rules
    options, begun = game.Options(), [(0,) * len(scores[0]), *scores[:-1]]
    states = [
        game.State(options=options, to_move=0, turn=turn, steps=0, scores=score)
        for turn, score in enumerate(begun, start=1)
    ]
    states.append(game.State(options=options, to_move=0, turn=len(scores), steps=0, scores=scores[-1], over=over))
    step = type(game.initial_state(options, 2, FastChance(0)))
    return [
        Replayed(Row(row=at, seat=None if at == 0 else 0, notation="x"), step(state))
        for at, state in enumerate(states)
    ]


def test_turn_counts_when_it_is_over() -> None:
    course = course_of(WALK, walked((2, 0), (2, -3), (5, -3)))
    assert course == (Point(0, (0, 0)), Point(1, (2, 0)), Point(2, (2, -3)), Point(3, (5, -3)))


class Symbols(WalkTalk):
    """The dice show a sun on half of their faces."""

    def die_face(self, sides: int, number: int) -> Term | None:
        return Term("die-sun" if 2 * number > sides else "die-moon")


@pytest.mark.parametrize(("faces", "share"), [((6, 6, 6), 0.99), ((1, 1, 1), 0.01), ((3, 4), 0.5)])
def test_luck_compares_with_expectation(faces: tuple[int, ...], share: float) -> None:
    rows = walked((1, 0), over=False)
    draw = Draw(kind="roll", sides=6, results=faces)
    rolled = Replayed(Row(row=1, seat=1, notation="x", chance=(draw,)), rows[-1].step)
    (luck,) = luck_of(WALK, [rows[0], rolled])
    assert (luck.seat, luck.dice, luck.pips, luck.expected) == (Seat(0), len(faces), sum(faces), 3.5 * len(faces))
    assert luck.share == pytest.approx(share, abs=0.01)
    (symbols,) = luck_of(replace(WALK, talk=Symbols()), [rows[0], rolled])
    suns = sum(face > 3 for face in faces)
    assert [(face.count, face.expected) for face in symbols.faces] == [
        (len(faces) - suns, len(faces) / 2),
        (suns, len(faces) / 2),
    ]


# --- the report --------------------------------------------------------------------------------------------------


async def test_report_of_a_game(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    world.clock.now += 90
    session = (await world.plays(session, AKI, "go 2", "rest")).session
    await world.store.write(lambda db: clocks.add_turn(db, session.id, 1, 20.0))
    world.clock.now += 10
    session = (await world.plays(session, BEN, "go 2", "go 2", "go 2")).session
    report = await world.services.end_reports.report(session)
    assert (report.took, report.turns) == (100.0, 2)
    assert report.course == (Point(0, (0, 0)), Point(1, (2, 0)), Point(2, (2, 6)))
    assert report.turn_seconds[Seat(1)] > 0
    assert report.luck == ()
    assert report.steps[BEN.user_id].after.mu > report.steps[BEN.user_id].before.mu
    assert report.steps[AKI.user_id].after.mu < report.steps[AKI.user_id].before.mu
    await world.sql("UPDATE sessions SET rules_version = 99 WHERE id = ?", session.id)
    again = await world.services.end_reports.report(await world.now(session))
    assert (again.course, again.luck, again.steps) == ((), (), report.steps), "a log that is not replayed has none"


# --- rematches ---------------------------------------------------------------------------------------------------


async def over(world: World, *people: Actor, computers: int = 1) -> str:
    """Play a friendly game of people and computers to its end."""
    rules = {"goal": "5", "rated": "false"}
    session = await world.table("walk", *people, computers=["random"] * computers, lang="ja", **rules)
    await world.plays(session, people[0], "go 2", "go 2", "go 2")
    await world.settle()
    return session.id


async def test_rematch_keeps_everybodys_seat(world: World) -> None:
    was, again = await over(world, AKI, BEN, CHIO), world.services.rematches.again
    session = await again(was, BEN)
    assert [player.user_id for player in session.players] == [AKI.user_id, BEN.user_id, CHIO.user_id, None]
    assert [player.seat for player in session.players] == [0, 1, 2, 3]
    assert [player.pending for player in session.players] == [True, False, True, False]
    assert session.players[3].policy == "random"
    assert session.host_id == BEN.user_id
    assert (session.lang, session.options.model_dump()["goal"], session.table_rules.rated) == ("ja", 5, False)
    assert session.movers == ()
    assert len(await world.told("rematch")) == 1
    assert await refused(again(was, AKI, interaction_id=2)) == "channel-busy"
    left = await world.services.lobbies.leave(session.id, CHIO)
    assert [player.user_id for player in left.players] == [AKI.user_id, BEN.user_id, None]
    begun = await world.services.moves.begin(session.id, BEN)
    assert begun.names == ("Ben", session.players[3].name), "nobody plays who has not agreed to"
    assert begun.movers == (Seat(0),)
    assert await refused(again(begun.id, BEN)) == "rematch-not-over"


async def test_rematch_skips_players_who_left_but_not_absent_ones(world: World) -> None:
    was = await over(world, AKI, BEN, CHIO, computers=0)
    changed = "UPDATE players SET policy = 'random', gone = CASE seat WHEN 1 THEN 1 ELSE 0 END"
    await world.sql(f"{changed} WHERE session_id = ? AND seat > 0", was)
    session = await world.services.rematches.again(was, AKI)
    seated = [(player.user_id, player.policy) for player in session.players]
    assert seated == [(AKI.user_id, None), (CHIO.user_id, None)]
    assert not await world.store.read(sessions.waiting_for_computers)
    await world.services.lobbies.leave(session.id, CHIO)
    await world.services.moves.end(session.id, AKI, by_moderator=False)
    told = len(await world.told("rematch"))
    session = await world.services.rematches.again(await over(world, AKI, computers=2), AKI)
    assert [player.user_id for player in session.players] == [AKI.user_id, None, None]
    assert len(await world.told("rematch")) == told, "against computers it notifies nobody"
