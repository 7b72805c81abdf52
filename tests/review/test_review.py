"""Reviews of finished games: decisions and moments, what is shown, luck and choice, curves, and refusals."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from math import sqrt
from typing import Any

import pytest

from engines import GAMES
from engines.core import BadRecord, FastChance, Seat
from engines.core.history.records import Record
from engines.core.history.replay import replay
from engines.core.review import judging
from engines.core.review.course import MOST_ROWS, Decision, Moment, course
from engines.core.review.findings import Crossing, Judgement, Outlook, Review
from engines.core.review.judging import chances_of, judge, look_at
from engines.core.review.retelling import retell
from engines.core.review.reviewing import Part, Plan, people, plan_review, review
from engines.core.thinking import Estimate, Thought
from tests.book.games import CORRECTED, NAMES, corrected, golden, played

BUDGET = 2_000
SHORT: dict[str, dict[str, Any]] = {
    "hexlands": {"length": "short"},
    "octa": {"length": "short"},
    "micronesia": {"islands_to_win": 5},
}
"""Options with which a game ends sooner."""


@cache
def record_of(key: str, seats: int = 3) -> Record:
    return played(key, names=NAMES[:seats], number=1, options=SHORT.get(key))


@cache
def review_of(key: str) -> Review:
    return review(GAMES[key], record_of(key), range(3), BUDGET)


# --- the course ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_decisions_are_lines_of_one_seat_without_dice_within(key: str) -> None:
    game, record = GAMES[key], record_of(key)
    decisions, rows = course(game, record), {one.row.row: one for one in replay(game.rules, record)}
    assert decisions.decisions
    taken = set[int]()
    for one in decisions.decisions:
        own = [row for row in range(one.row, one.last + 1) if rows[row].row.seat == one.seat]
        assert [rows[row].row.notation for row in own] == [game.rules.notation(action) for action in one.line]
        assert not any(rows[row].row.chance or rows[row].step.barrier for row in own[:-1])
        assert not taken & set(own), "no action is judged twice"
        taken |= set(own)


@pytest.mark.parametrize("key", GAMES)
def test_moments_are_all_turns_and_all_dice(key: str) -> None:
    game, record = GAMES[key], record_of(key)
    moments = course(game, record).moments
    assert moments[0].row == 0
    assert moments[-1].row == len(record.rows) - 1
    turns = [one.turn for one in moments]
    assert turns == sorted(turns)
    drawn = {row.row for row in record.rows[1:] if row.chance}
    assert {one.row for one in moments if one.drawn is not None} == drawn


# --- one decision ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_review_is_the_same_for_the_same_record_and_budget(key: str) -> None:
    """Each part of it is found again by itself, so the order of the parts changes nothing either."""
    review, parts = review_of(key), plan_review(GAMES[key], record_of(key), range(3), BUDGET).parts
    for part in parts[-1::-5]:
        assert part.finding() in (*review.judgements, *review.outlooks)


@pytest.mark.parametrize("key", GAMES)
def test_the_best_choice_is_not_blamed(key: str) -> None:
    """Whoever plays what the judge itself finds best has lost nothing beyond doubt."""
    game = GAMES[key]
    decisions = course(game, record_of(key)).decisions
    for one in decisions[:: len(decisions) // 3]:
        judgement = judge(game, one, 500)
        if judgement.better:
            line = tuple(game.rules.find(one.state, one.seat, notation) for notation in judgement.better[:1])
            again = judge(game, replace(one, line=line), 500)
            assert not (again.is_shown and again.loss > judgement.loss + 2 * judgement.error + 2 * again.error)


def test_a_blunder_is_shown_with_something_better() -> None:
    game, record = GAMES["micronesia"], played("micronesia", number=1)
    last = course(game, record).decisions[-1]
    judgement = judge(game, replace(last, line=(game.rules.parse("change 1=2"),)), 3_000)
    assert judgement.is_shown
    assert judgement.loss > 0.2, "a fifth of a win was given away"
    assert judgement.better[0] == "change 1=4"
    assert not judge(game, last, 3_000).is_shown


def test_what_was_done_later_in_the_turn_is_not_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A march and a card, in the other order, come to the same."""
    game = GAMES["hexlands"]
    one, later = course(game, record_of("hexlands")).decisions[:2]
    assert (one.seat, one.turn) == (later.seat, later.turn)
    assert one.line[0].kind == "dispatch"
    found = Thought((Estimate(later.line, 1.0, 0.1, 9),))
    monkeypatch.setattr(judging._Judge, "thought", lambda self: found)
    monkeypatch.setattr(judging._Judge, "_stake", lambda self, best: 0.5)
    monkeypatch.setattr(judging._Judge, "_gains", lambda self, better, played: [0.5, 0.4])
    assert judge(game, one, 500).better == ()
    assert judge(game, replace(one, after=()), 500).better == (game.rules.notation(later.line[0]),)


@pytest.mark.parametrize(
    ("loss", "error", "visits", "better", "is_shown"),
    [
        (0.06, 0.02, 20, ("a",), True),
        (0.05, 0.001, 20, ("a",), False),
        (0.30, 0.16, 20, ("a",), False),
        (0.30, 0.00, 7, ("a",), False),
        (0.30, 0.10, 20, (), False),
    ],
)
def test_only_clear_differences_are_shown(
    loss: float, error: float, visits: int, better: tuple[str, ...], is_shown: bool
) -> None:
    one = Judgement(
        row=1, last=1, seat=0, turn=1, played=("b",), better=better, loss=loss, error=error, visits=visits
    )
    assert one.is_shown == is_shown


def test_the_three_key_decisions_cost_most_and_stand_in_order() -> None:
    judgements = tuple(
        Judgement(row=row, last=row, seat=0, turn=row, played=("b",), better=("a",), loss=loss, visits=9)
        for row, loss in ((1, 0.2), (2, 0.06), (3, 0.9), (4, 0.01), (5, 0.3))
    )
    review = Review(game="x", rules_version=1, budget=1, seats=(0,), judgements=judgements)
    assert [one.row for one in review.shown] == [1, 2, 3, 5]
    assert [one.row for one in review.keys] == [1, 3, 5]


def test_the_best_moments_had_most_at_stake_and_were_played_best() -> None:
    judgements = tuple(
        Judgement(row=row, last=row, seat=0, turn=row, played=("b",), better=better, stake=stake)
        for row, better, stake in (
            (1, (), 0.2),
            (2, ("a",), 0.9),
            (3, (), 0.8),
            (4, (), 0.05),
            (5, (), 0.1),
            (6, (), 0.3),
        )
    )
    review = Review(game="x", rules_version=1, budget=1, seats=(0,), judgements=judgements)
    assert [one.row for one in review.best] == [1, 3, 6]
    assert not Review(game="x", rules_version=1, budget=1, seats=(0,), judgements=judgements[1:2]).best


# --- luck and chances ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_chances_are_parts_of_one_and_end_with_the_result(key: str) -> None:
    game, review = GAMES[key], review_of(key)
    for one in review.outlooks:
        assert sum(one.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in one.chances)
    last = course(game, record_of(key)).moments[-1].state
    outcome = game.rules.outcome(last)
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(3)]
    assert list(review.curve[-1].chances) == won
    assert len({one.turn for one in review.curve}) == len(review.curve)


def test_luck_is_what_the_dice_gave_against_their_expectation() -> None:
    """Each roll is good or bad luck, and all of them together are none."""
    game = GAMES["micronesia"]
    one = [moment for moment in course(game, record_of("micronesia")).moments if moment.drawn is not None][8]
    assert one.drawn is not None
    luck = list[float]()
    for number in range(12):
        state = game.rules.apply_action(*one.drawn, FastChance(number)).state
        by_seat = look_at(game, 3, replace(one, state=state), 500).luck
        assert by_seat is not None
        luck.append(by_seat[1])
    mean = sum(luck) / len(luck)
    spread = sqrt(sum((each - mean) ** 2 for each in luck) / len(luck))
    assert spread > 0.03
    assert abs(mean) < 3 * spread / sqrt(len(luck)) + 0.05


def test_moment_without_dice_has_no_luck() -> None:
    game = GAMES["octa"]
    plain = [one for one in course(game, record_of("octa")).moments if one.drawn is None]
    assert look_at(game, 3, plain[0], 100).luck is None


def test_single_player_is_compared_with_what_could_be_expected() -> None:
    game, record = GAMES["dicolony"], record_of("dicolony", 1)
    report = review(game, record, (0,), BUDGET)
    assert report.curve[0].chances == (0.5,)
    for one in report.curve:
        assert (one.chances[0] > 0.5) == (one.values[0] > report.curve[0].values[0])


def test_nobody_wins_where_nobody_won() -> None:
    assert chances_of(GAMES["micronesia"], _first_state("micronesia"), (0.0, 0.0), False) == (0.5, 0.5)


def test_lead_counts_for_more_where_the_game_is_played_out() -> None:
    game = GAMES["octa"]
    moments = course(game, record_of("octa")).moments
    first, last = (chances_of(game, moments[at].state, (0.1, 0.0, -0.1), False)[0] for at in (0, -1))
    assert game.rules.outcome(moments[-1].state) is not None
    assert 1 / 3 < first < last


def _first_state(key: str) -> object:
    return course(GAMES[key], record_of(key)).moments[0].state


# --- accounts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_accounts_sum_up_luck_and_choice(key: str) -> None:
    review = review_of(key)
    assert [one.seat for one in review.accounts] == [0, 1, 2]
    for account in review.accounts:
        own = [one for one in review.judgements if one.seat == account.seat]
        assert account.decisions == len(own)
        assert account.shown == sum(one.is_shown for one in own)
        assert account.choice == -sum(one.cost for one in own)
        assert account.luck == sum(one.luck[account.seat] for one in review.outlooks if one.luck is not None)
        assert account.quality is None or 0 <= account.quality <= 1
    assert Review.model_validate_json(review.model_dump_json()) == review


def test_what_chance_gives_costs_nothing() -> None:
    def cost(loss: float) -> float:
        return Judgement(row=1, last=1, seat=0, turn=1, played=("b",), better=("a",), loss=loss, error=0.1).cost

    assert [cost(loss) for loss in (-0.3, 0.1, 0.11)] == [0.0, 0.0, 0.11]


def test_quality_is_one_for_the_best_and_zero_for_the_worst() -> None:
    def account(loss: float) -> float | None:
        one = Judgement(row=1, last=1, seat=0, turn=1, played=("b",), better=("a",), loss=loss, stake=0.5)
        return Plan(GAMES["octa"], (0,), 1, ()).review([one]).accounts[0].quality

    assert [account(loss) for loss in (0.0, 0.1, 0.5)] == [1.0, 0.8, 0.0]
    assert Plan(GAMES["octa"], (0,), 1, ()).review([]).accounts[0].quality is None


def test_only_people_are_judged_unless_asked() -> None:
    game, record = GAMES["octa"], record_of("octa")
    assert people(record) == (0, 1), "the last seat is a computer's"
    assert {one.what.seat for one in plan_review(game, record).parts if isinstance(one.what, Decision)} == {0, 1}
    with_computers = plan_review(game, record, range(3)).parts
    assert {one.what.seat for one in with_computers if isinstance(one.what, Decision)} == {0, 1, 2}


@pytest.mark.parametrize("key", GAMES)
def test_better_choices_can_be_shown_on_the_board(key: str) -> None:
    game, review = GAMES[key].rules, review_of(key)
    judgements = [one for one in review.judgements if one.better][:5]
    for one in retell(game, record_of(key), judgements):
        assert [game.notation(action) for _, action in one.played.steps] == list(one.judgement.played)
        assert one.better.steps
        assert one.better.end != one.before
        for state, action in one.better.steps:
            assert action in game.legal_actions(state, Seat(one.judgement.seat))


# --- the decisive turn -------------------------------------------------------------------------------------------


def with_chances(*chances: tuple[float, ...], turns: tuple[int, ...] | None = None) -> Review:
    """A review with these chances, at the ends of turns unless ``turns`` says how many were over."""
    over = turns or range(len(chances))
    looks = (
        Outlook(row=row, turn=turn, values=one, chances=one)
        for row, (turn, one) in enumerate(zip(over, chances, strict=True))
    )
    return Review(game="x", rules_version=1, budget=1, seats=(0,), outlooks=tuple(looks))


@pytest.mark.parametrize(
    ("chances", "crossing"),
    [
        ([(0.5, 0.5), (0.6, 0.4), (0.4, 0.6), (0.7, 0.3), (1.0, 0.0)], Crossing(turn=3, first=(0,))),
        ([(0.5, 0.5), (0.6, 0.4), (0.5, 0.5), (0.7, 0.3), (1.0, 0.0)], Crossing(turn=1, first=(0,))),
        ([(0.4, 0.6), (0.3, 0.7), (0.0, 1.0)], Crossing(turn=0, first=(1,))),
        ([(0.9, 0.1), (0.9, 0.1), (0.0, 1.0)], Crossing(turn=2, first=(1,))),
        ([(0.2, 0.5, 0.3), (0.3, 0.3, 0.4), (0.4, 0.2, 0.4), (0.5, 0.0, 0.5)], Crossing(turn=2, first=(0, 2))),
        ([(0.5, 0.5), (0.6, 0.4), (0.5, 0.5)], None),
        ([(0.5, 0.5), (0.0, 0.0)], None),
        ([(0.5,), (0.6,), (0.4,), (0.6,), (0.9,)], Crossing(turn=3, first=(0,))),
        ([(0.5,), (0.6,), (0.4,)], Crossing(turn=2, first=())),
        ([(0.5,), (0.6,), (0.5,)], None),
        ([(), ()], None),
        ([], None),
    ],
    ids=[
        "two", "level is not behind", "ahead from the start", "only at the end", "a shared win", "all win",
        "nobody wins", "alone and better", "alone and worse", "alone and as expected", "no chances", "no outlooks",
    ],
)  # fmt: skip
def test_decisive_turn_is_the_last_crossing_of_the_chances(
    chances: list[tuple[float, ...]], crossing: Crossing | None
) -> None:
    assert with_chances(*chances).crossing == crossing


def test_crossing_within_a_turn_is_of_that_turn() -> None:
    """The dice of turn 2 put the later winner behind once more; the end of turn 1 did not show it."""
    chances = [(0.4, 0.6), (0.6, 0.4), (0.3, 0.7), (0.7, 0.3), (1.0, 0.0)]
    review = with_chances(*chances, turns=(0, 1, 1, 1, 2))
    assert review.crossing == Crossing(turn=2, first=(0,))
    assert [one.row for one in review.curve] == [0, 1, 4]
    assert [turn for turn, _ in review.course] == [0, 1, pytest.approx(4 / 3), pytest.approx(5 / 3), 2]


@pytest.mark.parametrize("key", GAMES)
def test_chances_never_cross_after_the_decisive_turn(key: str) -> None:
    review = review_of(key)
    crossing = review.crossing
    assert crossing is not None
    behind = [
        at
        for at, (_, one) in enumerate(review.course)
        if min(one.chances[seat] for seat in crossing.first)
        < max(chance for seat, chance in enumerate(one.chances) if seat not in crossing.first)
    ]
    assert all(turn < crossing.turn for turn, _ in [review.course[at] for at in behind])
    assert crossing.turn == 0 or not behind or review.course[behind[-1] + 1][0] > crossing.turn - 1


# --- the budget ------------------------------------------------------------------------------------------------


def test_budget_is_shared_among_all_parts() -> None:
    game, record = GAMES["rise_of_tribes"], record_of("rise_of_tribes")
    parts = plan_review(game, record, budget=100_000).parts
    assert sum(part.budget for part in parts) <= 100_000
    assert sum(part.budget for part in parts if isinstance(part.what, Moment)) < 36_000
    assert [part.what.row for part in parts] == sorted(part.what.row for part in parts)


def test_what_a_pause_raises_ends_the_work() -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    for part in plan_review(GAMES["octa"], record_of("octa")).parts[:4]:
        with pytest.raises(Enough):
            part.finding(stop)


# --- what cannot be reviewed -----------------------------------------------------------------------------------


def test_open_game_is_refused() -> None:
    record = record_of("octa")
    with pytest.raises(BadRecord, match="played to its end"):
        course(GAMES["octa"], Record(header=record.header, rows=record.rows[:-1]))


def test_endless_record_is_refused() -> None:
    record = record_of("octa")
    with pytest.raises(BadRecord, match=f"more than {MOST_ROWS} rows"):
        course(GAMES["octa"], Record(header=record.header, rows=record.rows * MOST_ROWS))


@pytest.mark.parametrize("key", CORRECTED)
def test_corrected_game_is_reviewed_from_its_correction_on(key: str) -> None:
    report = review(GAMES[key], corrected(key), budget=2_000)
    assert report.outlooks[0].row == 1
    assert report.accounts


@pytest.mark.parametrize("key", CORRECTED)
def test_game_of_gone_rules_is_refused(key: str) -> None:
    record = corrected(key)
    header = record.header.model_copy(update={"rules_version": 1})
    with pytest.raises(BadRecord, match="cannot be reviewed"):
        course(GAMES[key], Record(header=header, rows=record.rows[:1]))


def test_rules_that_fail_after_an_upgrade_are_a_sentence() -> None:
    """The state of an upgrade may come from anywhere; whatever the rules make of it is no fault of theirs."""
    game, record = GAMES["octa"], record_of("octa")
    what = course(game, record).decisions[0]
    broken = replace(what, state=None)
    with pytest.raises(BadRecord, match="fail on what follows the upgrade"):
        Part(game, 3, broken, 100, is_resumed=True).finding()
    with pytest.raises(AttributeError):
        Part(game, 3, broken, 100).finding()


def test_golden_records_have_reviews() -> None:
    record = golden("octa/points-v4")
    report = review(GAMES["octa"], record, budget=1_000)
    assert len(report.accounts) == len(json.loads(report.model_dump_json())["accounts"])
    assert isinstance(report.outlooks[0], Outlook)


# --- wins ------------------------------------------------------------------------------------------------------


def test_winning_turn_is_never_a_loss() -> None:
    """Somebody with 14 points gathered, completed Fire, won, and read of a loss of 2.4 points."""
    game = GAMES["rise_of_tribes"]
    record = record_of("rise_of_tribes")
    won = [one for one in course(game, record).decisions if one.won]
    assert won, "the game ends with somebody's own action"
    assert {one.seat for one in won} == set(
        game.rules.outcome(list(replay(game.rules, record))[-1].step.state).winners
    )
    for one in won:
        judged = judge(game, one, BUDGET)
        assert (judged.better, judged.loss, judged.is_shown) == ((), 0.0, False)


def test_win_that_was_left_is_the_better_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs the chance to win that is given away, and the win is named."""
    game = GAMES["rise_of_tribes"]
    won = next(one for one in course(game, record_of("rise_of_tribes")).decisions if one.won)
    win = game.mind.winning_plan(won.state, won.seat)
    assert win is not None
    legal = game.rules.legal_actions(won.state, won.seat)
    left = next(action for action in legal if action not in win.line)
    judged = judge(game, replace(won, line=(left,), won=False), BUDGET)
    assert judged.better == tuple(map(game.rules.notation, win.line))
    assert 0.0 <= judged.loss <= 1.0
