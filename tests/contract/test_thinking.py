"""Searcher, hints, suggestions and reviews in every game: legal, bounded, repeatable, by what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker, has_text, text_key
from engines import GAMES
from engines.core import Chance, FastChance, Seat
from engines.core.opponents.computers import Follower, computer_players, levels
from engines.core.opponents.hints import Difference, difference, find_hint, parts_of
from engines.core.opponents.search import LONGEST_PLAYOUT, search
from engines.core.opponents.suggestions import ready_made
from engines.core.playable import Playable
from engines.core.review.course import Decision
from engines.core.review.judging import judge
from engines.core.thinking import RIVAL, Heuristics, Line, Part
from tests.examples.dudo import GAME as DUDO
from tests.examples.pig import GAME as PIG
from tests.examples.pig.game import Choice, Hold, Options, Pig, Roll, State
from tests.examples.registry import thinking_pig
from tests.toys import PIPS, Pips, PipsMind

from .properties import fresh
from .test_contract import SUBJECTS
from .walk import Moment, Subject, fixed_deals, walk

BUDGET = 60
"""Actions of a thought: enough for a few playouts of a small game, and for none of a large one to its end."""
each_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)


def moments(subject: Subject, most: int) -> list[Moment]:
    """Moments of a short and of a long table at which the seat has a choice."""
    with_choice = []
    for deal in fixed_deals(subject.game.rules)[::2]:
        played = walk(subject, deal)
        with_choice += played.some(most, lambda one: len(subject.game.rules.legal_actions(one.state, one.seat)) > 1)
    return with_choice


def suggestions(game: Playable, state: Any, seat: Seat) -> Any:
    return ready_made(game, state, seat, "seed", "guess", budget=BUDGET)


def judgement(game: Playable, state: Any, seat: Seat) -> Any:
    """Judge the first legal action."""
    legal, seats = game.rules.legal_actions(state, seat), len(game.rules.standings(state)) or 2
    return judge(game, Decision(5, 5, seat, game.rules.turns(state), state, (legal[0],), seats), BUDGET)


Thinker = Callable[[Playable, Any, Seat], Any]
THINKERS: Mapping[str, Thinker] = {
    "search": lambda game, state, seat: search(game, state, seat, FastChance(5), BUDGET),
    "hint": lambda game, state, seat: find_hint(game, state, seat, FastChance(5), BUDGET),
    "suggestions": suggestions,
    "review": judgement,
}


def tells(game: Playable, thinker: Thinker, most: int) -> bool:
    """Whether a thought differs from another state that the seat cannot tell from the true one."""
    for moment in moments(Subject(game), most):
        twin = PIPS.rules if game is PEEKING else game.rules
        other = twin.resample(moment.state, moment.seat, FastChance("a secret"))
        if thinker(game, moment.state, moment.seat) != thinker(game, other, moment.seat):
            return True
    return False


@pytest.mark.parametrize("name", THINKERS)
@each_subject
def test_thinkers_know_no_secret(subject: Subject, name: str) -> None:
    assert not tells(subject.game, THINKERS[name], 3)


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


@pytest.mark.parametrize("name", ["search", "hint"])
def test_planted_secret_would_be_noticed(name: str) -> None:
    assert tells(PEEKING, THINKERS[name], 20)


@each_subject
def test_thoughts_are_legal_and_always_the_same(subject: Subject) -> None:
    game = subject.game
    for moment in moments(subject, 3):
        state, seat, legal = moment.state, moment.seat, game.rules.legal_actions(moment.state, moment.seat)
        for thinker in THINKERS.values():
            assert thinker(game, state, seat) == thinker(game, state, seat)
        thought = THINKERS["search"](game, state, seat)
        assert thought.line[0] in legal
        assert len({one.line for one in thought.estimates}) == len(thought.estimates) <= 12
        assert thought.actions < BUDGET + LONGEST_PLAYOUT + 30
        assert thought.estimates[0].visits == max(one.visits for one in thought.estimates)
        hint = THINKERS["hint"](game, state, seat)
        assert 1 <= len({plan.line for plan in hint.plans}) == len(hint.plans) <= 3
        assert all(plan.line[0] in legal for plan in hint.plans)
        tried = len(hint.plans) > 1
        assert all((plan.visits > 1) == (plan.error < inf) == tried for plan in hint.plans)
        assert (hint.gap is not None) == tried
        lines = suggestions(game, state, seat)
        assert len(set(lines)) == len(lines)
        assert all(line[0] in legal and not any(action.only_ends for action in line) for line in lines)
        assert judgement(game, state, seat).played == (game.rules.notation(legal[0]),)


@each_subject
def test_suggestion_applies_no_more_than_its_budget(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout under way is finished; the turn itself and what the heuristics try come beside."""
    game, applied = subject.game, list[int]()
    original = type(game.rules).apply_action

    def counting(self: Any, *given: Any) -> Any:
        applied.append(1)
        return original(self, *given)

    for moment in moments(subject, 2):
        applied.clear()
        with monkeypatch.context() as patched:
            patched.setattr(type(game.rules), "apply_action", counting)
            suggestions(game, moment.state, moment.seat)
        assert len(applied) < BUDGET + LONGEST_PLAYOUT + 200


@each_subject
def test_candidates_and_replies_can_be_played(subject: Subject) -> None:
    """Each line of a game's own candidates is legal to its end, and no dice come before that; so is each reply."""
    game = subject.game
    for moment in moments(subject, 8):
        for seat in game.rules.current_players(moment.state):
            action = game.mind.heuristics.reply(moment.state, seat, FastChance(1))
            assert action is None or action in game.rules.legal_actions(moment.state, seat)
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


@each_subject
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


# --- the searcher ------------------------------------------------------------------------------------------------

NEAR = State(options=Options(target=50), left=(False, False), scores=(30, 48), pot=20)
"""Holding wins at once."""


class Won(Heuristics[State, Choice]):
    """Only the win counts."""

    def value(self, state: State, seat: Seat) -> float:
        return float(state.reason == "target" and state.scores[seat] >= state.options.target)


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


def test_searcher_takes_the_sure_win() -> None:
    """The policy would hold as well, so the other choice is what it must reject by its playouts."""
    thought = search(thinking_pig(Won()), NEAR, Seat(0), FastChance(1), 300)
    hold, roll = thought.estimates
    assert (hold.line, hold.mean, hold.error) == ((Hold(),), 1, 0)
    assert 0 < roll.mean < 1
    assert 0 < roll.error < 0.2
    assert hold.visits == roll.visits > 20
    tiny = search(thinking_pig(Won()), NEAR.evolve(scores=(0, 0)), Seat(0), FastChance(1), 2)
    assert (tiny.line, [one.visits for one in tiny.estimates]) == ((Hold(),), [0, 0]), "no playout is finished"


def test_doubt_changes_close_choices_and_no_clear_one() -> None:
    """A win of 1 against a small chance is clear to somebody who misjudges by 0.01, not by 5; seats differ."""
    game = thinking_pig(Won())

    def chosen(doubt: float) -> set[Choice]:
        thoughts = [search(game, NEAR, Seat(0), FastChance(seed), 300, doubt=doubt) for seed in range(12)]
        return {thought.line[0] for thought in thoughts}

    assert chosen(0.01) == {Hold()}
    assert chosen(5) == {Hold(), Roll()}
    one, again = (search(game, NEAR, Seat(0), FastChance(4), 300, doubt=5) for _ in range(2))
    assert one == again


def test_strong_takes_the_first_candidate_where_it_trusts_it() -> None:
    """A search finds the win, as hints and reviews do; a choice that is not searched is a habit."""
    game = thinking_pig(Trusting())
    assert search(game, NEAR, Seat(0), FastChance(1), 300).line == (Hold(),)
    assert computer_players(game)["strong"].line(game, NEAR, Seat(0), FastChance(1)) == (Roll(),)
    game = thinking_pig(Won())
    assert computer_players(game)["strong"].line(game, NEAR, Seat(0), FastChance(1)) == (Hold(),)
    assert search(thinking_pig(Rolling()), NEAR, Seat(0), FastChance(1), 300).line == (Roll(),)


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
    called = list[int]()

    def pause() -> None:
        called.append(1)
        if len(called) == 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        search(thinking_pig(Won()), NEAR.evolve(scores=(0, 0)), Seat(0), FastChance(1), 5000, pause)


# --- the reason of a hint ----------------------------------------------------------------------------------------

HELD = State(options=Options(target=50), left=(False, False), scores=(30, 20), pot=20)
RICH = State(options=Options(target=100), left=(False, False), scores=(0, 0), pot=80)


class Explaining(Heuristics[State, Choice]):
    """One's own score counts, and that of the rival."""

    cut = 1

    def value(self, state: State, seat: Seat) -> float:
        return float(state.scores[seat] - state.scores[1 - seat])

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        rival = Part(RIVAL, Seat(1 - seat))
        return {Part("points"): float(state.scores[seat]), rival: float(state.scores[1 - seat])}


class Spoiling(Explaining):
    weights = {"points": 0.0}  # noqa: RUF012


class Spoilt(Pig):
    """Who holds takes five points from the rival."""

    def apply_action(self, state: State, seat: Seat, action: Choice, chance: Any) -> Any:
        step = super().apply_action(state, seat, action, chance)
        spoilt = tuple(score - 5 * (at != seat) for at, score in enumerate(step.state.scores))
        is_spoilt = action == Hold() and state.pot == RICH.pot
        return replace(step, state=step.state.evolve(scores=spoilt)) if is_spoilt else step


class Even(Explaining):
    def value(self, state: State, seat: Seat) -> float:
        return 0.0


class Noisy(Explaining):
    """What the first guesses say for one plan, others do not say again."""

    def __init__(self) -> None:
        self.calls = 0

    def value(self, state: State, seat: Seat) -> float:
        self.calls += 1
        return float(self.calls % 2) if self.calls <= 200 else 0.0


class Idle(Explaining):
    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        return False


def test_reason_is_the_part_that_differs_most() -> None:
    """To hold scores 80 points at once; to roll loses them with a 1. It may be what a rival gets less."""
    hint = find_hint(thinking_pig(Explaining()), RICH, Seat(0), FastChance(1), 2000)
    assert [plan.line for plan in hint.plans] == [(Hold(),), (Roll(),)]
    assert hint.reason is not None
    assert hint.gap is not None
    assert (hint.reason.part, hint.gap.is_clear, hint.reason.more) == (Part("points"), True, hint.gap.mean)
    assert 5 < hint.reason.more < 20
    hint = find_hint(replace(thinking_pig(Spoiling()), rules=Spoilt()), RICH, Seat(0), FastChance(1), 2000)
    assert hint.reason is not None
    assert hint.reason.part == Part(RIVAL, Seat(1))
    assert hint.reason.more < -0.5


def test_what_is_not_clear_has_no_reason() -> None:
    """Plans that are as good, a difference that a second look does not see again, and few comparisons."""
    for mind, state, budget in ((Even(), HELD, 300), (Noisy(), RICH, 1000), (Explaining(), RICH, 20)):
        hint = find_hint(thinking_pig(mind), state, Seat(0), FastChance(1), budget)
        assert hint.gap is not None
        assert not hint.gap.is_clear
        assert hint.reason is None or budget == 20
        assert hint.gap == Difference(0.0, 0.0) or not isinstance(mind, Even)
        assert hint.plans[0].mean > hint.plans[1].mean or not isinstance(mind, Noisy), "the search saw a difference"
    (plan,) = find_hint(thinking_pig(Idle()), HELD, Seat(0), FastChance(1), 300).plans
    assert (plan.visits, plan.error, plan.line[0] in (Hold(), Roll())) == (0, inf, True), "the policy's"
    assert difference((1.0, 3.0, 9.0), (0.0, 2.0)) == Difference(1.0, 0.0), "of the same guesses"
    assert difference((1.0,), (0.0, 2.0)) == Difference(1.0, inf)
    assert not difference((1.0,), ()).is_clear


@pytest.mark.parametrize("game", [*GAMES.values(), DUDO], ids=lambda game: game.key)
def test_parts_of_every_game_have_words(game: Playable) -> None:
    """From the first choice to the end; each name has a text of its own, or is a part of the score."""
    played = walk(Subject(game), fixed_deals(game.rules)[0])
    asked = [(moment.state, moment.seat) for moment in played.some(8)]
    parts = [parts_of(game, state, seat) for state, seat in (*asked, (played.end, Seat(0)))]
    assert not [one for one, (_, seat) in zip(parts, asked, strict=False) if Part(RIVAL, seat) in one]
    names = {part.name for one in parts for part in one}
    assert names - {RIVAL}, "a reason can be given"
    for name in names - {RIVAL, "points"}:
        own = text_key(game.key, "hint", name)
        assert has_text(own) or has_text(text_key(game.key, "score", name)), name
        for lang in LANGUAGES if has_text(own) else ():
            said = Speaker(lang, ["Aki", "Ben"], strict=True).say(own, {"by": "1.5", "rival": "Ben"})
            assert 0 < len(said) < 60
