"""Hints: the best plans by what the seat may know alone, and a reason that its values bear out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker, has_text, text_key
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.opponents.hints import Difference, difference, find_hint, parts_of
from engines.core.playable import Playable
from engines.core.thinking import RIVAL, Heuristics, Part
from tests.examples.dudo import GAME as DUDO
from tests.examples.pig.game import Choice, Hold, Options, Pig, Roll, State
from tests.examples.registry import thinking_pig
from tests.toys import PIPS

from .test_contract import SUBJECTS
from .test_search import BUDGET, PEEKING, moments
from .walk import Subject, fixed_deals, walk

HELD = State(options=Options(target=50), left=(False, False), scores=(30, 20), pot=20)
RICH = State(options=Options(target=100), left=(False, False), scores=(0, 0), pot=80)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_hint_is_up_to_three_legal_plans(subject: Subject) -> None:
    game = subject.game
    for moment in moments(subject, 5):
        hint = find_hint(game, moment.state, moment.seat, FastChance(3), BUDGET)
        assert 1 <= len({plan.line for plan in hint.plans}) == len(hint.plans) <= 3
        assert all(plan.line[0] in game.rules.legal_actions(moment.state, moment.seat) for plan in hint.plans)
        tried = len(hint.plans) > 1
        assert all((plan.visits > 1) == (plan.error < inf) == tried for plan in hint.plans)
        assert (hint.gap is not None) == tried
        assert hint == find_hint(game, moment.state, moment.seat, FastChance(3), BUDGET)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_hint_knows_no_secret(subject: Subject) -> None:
    """It is the same, reason and all, from another state that the seat cannot tell from the true one."""
    game = subject.game
    for moment in moments(subject, 6):
        twin = game.rules.resample(moment.state, moment.seat, FastChance("a secret"))
        hint = find_hint(game, moment.state, moment.seat, FastChance(5), BUDGET)
        assert hint == find_hint(game, twin, moment.seat, FastChance(5), BUDGET)


def test_planted_secret_would_be_noticed_in_a_hint() -> None:
    game, noticed = PEEKING, False
    for moment in moments(Subject(game), 20):
        twin = PIPS.rules.resample(moment.state, moment.seat, FastChance("a secret"))
        hint = find_hint(game, moment.state, moment.seat, FastChance(5), BUDGET)
        noticed = noticed or hint != find_hint(game, twin, moment.seat, FastChance(5), BUDGET)
    assert noticed


# --- the reason --------------------------------------------------------------------------------------------------


class Explaining(Heuristics[State, Choice]):
    """One's own score counts, and that of the rival."""

    cut = 1

    def value(self, state: State, seat: Seat) -> float:
        return float(state.scores[seat] - state.scores[1 - seat])

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        return {
            Part("points"): float(state.scores[seat]),
            Part(RIVAL, Seat(1 - seat)): float(state.scores[1 - seat]),
        }


def test_reason_is_the_part_that_differs_most() -> None:
    """To hold scores 80 points at once; to roll loses them with a 1."""
    hint = find_hint(thinking_pig(Explaining()), RICH, Seat(0), FastChance(1), 2000)
    assert [plan.line for plan in hint.plans] == [(Hold(),), (Roll(),)]
    assert hint.reason is not None
    assert hint.reason.part == Part("points")
    assert hint.gap is not None
    assert hint.gap.is_clear
    assert hint.reason.more == hint.gap.mean
    assert 5 < hint.reason.more < 20


def test_reason_may_be_what_a_rival_gets_less() -> None:
    class Spoiling(Explaining):
        weights = {"points": 0.0}  # noqa: RUF012

    class Spoilt(Pig):
        def apply_action(self, state: State, seat: Seat, action: Choice, chance: Any) -> Any:
            step = super().apply_action(state, seat, action, chance)
            spoilt = tuple(score - 5 * (at != seat) for at, score in enumerate(step.state.scores))
            is_spoilt = action == Hold() and state.pot == RICH.pot
            return replace(step, state=step.state.evolve(scores=spoilt)) if is_spoilt else step

    hint = find_hint(replace(thinking_pig(Spoiling()), rules=Spoilt()), RICH, Seat(0), FastChance(1), 2000)
    assert hint.reason is not None
    assert hint.reason.part == Part(RIVAL, Seat(1))
    assert hint.reason.more < -0.5


def test_plans_that_are_as_good_have_no_reason() -> None:
    class Even(Explaining):
        def value(self, state: State, seat: Seat) -> float:
            return 0.0

    hint = find_hint(thinking_pig(Even()), HELD, Seat(0), FastChance(1), 300)
    assert hint.gap == Difference(0.0, 0.0)
    assert not hint.gap.is_clear
    assert hint.reason is None


def test_second_look_decides_what_is_clearly_better() -> None:
    """The values are noise: what the first guesses say for one plan, others do not say again."""

    class Noisy(Explaining):
        def __init__(self) -> None:
            self.calls = 0

        def value(self, state: State, seat: Seat) -> float:
            self.calls += 1
            return float(self.calls % 2) if self.calls <= 200 else 0.0

    hint = find_hint(thinking_pig(Noisy()), RICH, Seat(0), FastChance(1), 1000)
    assert hint.plans[0].mean > hint.plans[1].mean, "the search saw a difference"
    assert hint.gap is not None
    assert not hint.gap.is_clear
    assert hint.reason is None


def test_few_comparisons_make_nothing_clear() -> None:
    hint = find_hint(thinking_pig(Explaining()), RICH, Seat(0), FastChance(1), 20)
    assert hint.gap is not None
    assert not hint.gap.is_clear


def test_choice_not_worth_a_search_is_the_policys() -> None:
    class Idle(Explaining):
        def is_worth_searching(self, state: State, seat: Seat) -> bool:
            return False

    (plan,) = find_hint(thinking_pig(Idle()), HELD, Seat(0), FastChance(1), 300).plans
    assert (plan.visits, plan.error) == (0, inf)
    assert plan.line[0] in (Hold(), Roll())


def test_differences_are_of_the_same_guesses() -> None:
    assert difference((1.0, 3.0, 9.0), (0.0, 2.0)) == Difference(1.0, 0.0)
    assert difference((1.0,), (0.0, 2.0)) == Difference(1.0, inf)
    assert not difference((1.0,), ()).is_clear


# --- the words of all games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*GAMES.values(), DUDO], ids=lambda game: game.key)
def test_parts_of_every_game_have_words(game: Playable) -> None:
    """From the first choice to the end; each name has a text of its own, or is a part of the score."""
    names = set[str]()
    for deal in fixed_deals(game.rules)[:1]:
        played = walk(Subject(game), deal)
        for moment in played.some(8, lambda one: True):
            parts = parts_of(game, moment.state, moment.seat)
            assert Part(RIVAL, moment.seat) not in parts
            names |= {part.name for part in parts}
        names |= {part.name for part in parts_of(game, played.end, Seat(0))}
    assert names - {RIVAL}, "a reason can be given"
    for name in names - {RIVAL, "points"}:
        own = text_key(game.key, "hint", name)
        assert has_text(own) or has_text(text_key(game.key, "score", name)), name
        for lang in LANGUAGES if has_text(own) else ():
            said = Speaker(lang, ["Aki", "Ben"], strict=True).say(own, {"by": "1.5", "rival": "Ben"})
            assert 0 < len(said) < 60
