"""The searcher plays every game, by what its seat may know alone, within its budget."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Chance, FastChance, Seat
from engines.core.opponents.computers import Follower, computer_players, levels
from engines.core.opponents.search import LONGEST_PLAYOUT, search
from engines.core.playable import Playable
from engines.core.thinking import Heuristics, Line
from tests.examples.pig import GAME as PIG
from tests.examples.pig.game import Choice, Hold, Options, Roll, State
from tests.examples.registry import thinking_pig
from tests.toys import PIPS, Pips, PipsMind

from .properties import fresh
from .test_contract import SUBJECTS
from .walk import Moment, Subject, fixed_deals, walk

BUDGET = 60
"""Actions of a thought: enough for a few playouts of a small game, and for none of a large one to its end."""


def moments(subject: Subject, most: int) -> list[Moment]:
    """Moments of a short and of a long table at which the seat has a choice."""
    with_choice = []
    for deal in fixed_deals(subject.game.rules)[::2]:
        played = walk(subject, deal)
        with_choice += played.some(most, lambda one: len(subject.game.rules.legal_actions(one.state, one.seat)) > 1)
    return with_choice


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_searcher_plays_legal_lines_within_its_budget(subject: Subject) -> None:
    game = subject.game
    for moment in moments(subject, 5):
        thought = search(game, moment.state, moment.seat, FastChance(3), BUDGET)
        assert thought.line[0] in game.rules.legal_actions(moment.state, moment.seat)
        assert len({one.line for one in thought.estimates}) == len(thought.estimates) <= 12
        assert thought.actions < BUDGET + LONGEST_PLAYOUT + 30
        best = max(one.visits for one in thought.estimates)
        assert thought.estimates[0].visits == best
        assert thought == search(game, moment.state, moment.seat, FastChance(3), BUDGET)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_candidates_can_be_played(subject: Subject) -> None:
    """Each line of a game's own candidates is legal to its end, and no dice come before that."""
    game = subject.game
    for moment in moments(subject, 12):
        state = game.mind.heuristics.simplified(moment.state, moment.seat)
        assert game.rules.legal_actions(state, moment.seat) == game.rules.legal_actions(moment.state, moment.seat)
        if not game.mind.heuristics.is_worth_searching(state, moment.seat):
            continue
        lines = game.mind.heuristics.candidates(state, moment.seat)
        assert lines is None or 1 <= len(lines) == len(set(lines)) <= 12
        for line in lines or ():
            after, chance = state, fresh()
            for action in line:
                assert not chance.log, f"dice or a reveal within {line}"
                assert action in game.rules.legal_actions(after, moment.seat)
                after = game.rules.apply_action(after, moment.seat, action, chance).state


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_replies_are_legal(subject: Subject) -> None:
    """The action of a playout is a legal one, for whichever seat owes one."""
    game = subject.game
    for moment in moments(subject, 12):
        for seat in game.rules.current_players(moment.state):
            action = game.mind.heuristics.reply(moment.state, seat, FastChance(1))
            assert action is None or action in game.rules.legal_actions(moment.state, seat)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_searcher_knows_no_secret(subject: Subject) -> None:
    """What it finds is the same from another state that the seat cannot tell from the true one."""
    game = subject.game
    for moment in moments(subject, 6):
        twin = game.rules.resample(moment.state, moment.seat, FastChance("a secret"))
        thought = search(game, moment.state, moment.seat, FastChance(5), BUDGET)
        assert thought == search(game, twin, moment.seat, FastChance(5), BUDGET)


class Greedy(Heuristics[Any, Any]):
    """Values the charms, which only the state has."""

    cut = 1

    def value(self, state: Any, seat: Seat) -> float:
        return float(sum(state.charms[1 - seat]))


class GreedyMind(PipsMind):
    heuristics = Greedy()


class Peeking(Pips):
    """Guesses are the truth."""

    def resample(self, state: Any, seat: Seat | None, chance: Any) -> Any:
        return state


PEEKING = Playable(Peeking(), GreedyMind(), PIPS.talk)


def test_planted_secret_would_be_noticed() -> None:
    """The property above fails for a game that shows the searcher its secrets."""
    game, noticed = PEEKING, False
    for moment in moments(Subject(game), 20):
        twin = PIPS.rules.resample(moment.state, moment.seat, FastChance("a secret"))
        thought = search(game, moment.state, moment.seat, FastChance(5), BUDGET)
        noticed = noticed or thought != search(game, twin, moment.seat, FastChance(5), BUDGET)
    assert noticed


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_every_game_has_a_strong_computer_player(subject: Subject) -> None:
    game = subject.game
    players = computer_players(game)
    assert {"random", *game.mind.policies} == set(players) - {"strong", "easy"}
    assert ("strong" in players) == ("easy" in players) == bool(game.mind.policies), "playouts need a policy"
    assert set(levels(game)) <= set(players)
    for moment in moments(subject, 1)[:1]:
        for name in set(players) - {"strong"}:
            action = players[name].line(game, moment.state, moment.seat, FastChance(1))[0]
            assert action in game.rules.legal_actions(moment.state, moment.seat)


class Won(Heuristics[State, Choice]):
    """Only the win counts."""

    def value(self, state: State, seat: Seat) -> float:
        return float(state.reason == "target" and state.scores[seat] >= state.options.target)


def test_searcher_takes_the_sure_win() -> None:
    """The policy would hold as well, so the other choice is what it must reject by its playouts."""
    game = thinking_pig(Won())
    state = State(options=Options(target=50), left=(False, False), scores=(30, 48), pot=20)
    thought = search(game, state, Seat(0), FastChance(1), 300)
    hold, roll = thought.estimates
    assert hold.line == (Hold(),)
    assert (hold.mean, hold.error) == (1, 0)
    assert 0 < roll.mean < 1
    assert 0 < roll.error < 0.2
    assert hold.visits == roll.visits > 20


def test_doubt_changes_close_choices_and_no_clear_one() -> None:
    """A win of 1 against a small chance is clear to somebody who misjudges by 0.01, not by 5; seats differ."""
    game = thinking_pig(Won())
    state = State(options=Options(target=50), left=(False, False), scores=(30, 48), pot=20)

    def chosen(doubt: float) -> set[Choice]:
        thoughts = [search(game, state, Seat(0), FastChance(seed), 300, doubt=doubt) for seed in range(12)]
        return {thought.line[0] for thought in thoughts}

    assert chosen(0.01) == {Hold()}
    assert chosen(5) == {Hold(), Roll()}
    one, again = (search(game, state, Seat(0), FastChance(4), 300, doubt=5) for _ in range(2))
    assert one == again


class Trusting(Won):
    """Rolling comes first, and is taken without a playout."""

    trusts_first = True

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        return [(Roll(),), (Hold(),)]


class Rolling(Won):
    """Nothing is worth a search, and rolling is a habit."""

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        return False

    def habit(self, state: State, seat: Seat, chance: Chance) -> Choice:
        return Roll()


def test_strong_takes_the_first_candidate_where_it_trusts_it() -> None:
    """Holding wins at once; a search finds that, as hints and reviews do."""
    state = State(options=Options(target=50), left=(False, False), scores=(30, 48), pot=20)
    game = thinking_pig(Trusting())
    assert search(game, state, Seat(0), FastChance(1), 300).line == (Hold(),)
    assert computer_players(game)["strong"].line(game, state, Seat(0), FastChance(1)) == (Roll(),)
    assert computer_players(thinking_pig(Won()))["strong"].line(
        thinking_pig(Won()), state, Seat(0), FastChance(1)
    ) == (Hold(),)


def test_choice_that_is_not_searched_is_a_habit() -> None:
    state = State(options=Options(target=50), left=(False, False), scores=(30, 48), pot=20)
    assert search(thinking_pig(Rolling()), state, Seat(0), FastChance(1), 300).line == (Roll(),)


def test_tiny_budget_takes_the_first_candidate() -> None:
    """No playout is finished from all candidates, so none counts."""
    state = State(options=Options(target=50), left=(False, False), scores=(0, 0), pot=20)
    thought = search(thinking_pig(Won()), state, Seat(0), FastChance(1), 2)
    assert thought.line == (Hold(),)
    assert [one.visits for one in thought.estimates] == [0, 0]


def test_follower_plays_a_line_without_thinking_again() -> None:
    """A line goes on while its next action is legal in the same turn."""

    game, follower, seat = PIG.rules, Follower(), Seat(0)
    state = State(options=Options(), left=(False, False), scores=(0, 0))
    assert follower.next(game, state, seat) is None
    assert follower.begin(game, state, (Roll(), Hold(), Hold())) == Roll()
    state = game.apply_action(state, seat, Roll(), FastChance(2)).state
    assert follower.next(game, state, seat) == Hold()
    state = game.apply_action(state, seat, Hold(), FastChance(2)).state
    assert follower.next(game, state.evolve(to_move=0), seat) is None, "another turn has begun"


def test_pause_ends_a_thought() -> None:
    """It is called after each playout, so a thought ends when the bot stops."""
    state = State(options=Options(target=50), left=(False, False), scores=(0, 0), pot=20)
    called = list[int]()

    def pause() -> None:
        called.append(1)
        if len(called) == 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        search(thinking_pig(Won()), state, Seat(0), FastChance(1), 5000, pause)
