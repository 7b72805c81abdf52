"""Ready-made turns of every game: legal, by what the seat may know alone, within a budget."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import FastChance
from engines.core.opponents.search import LONGEST_PLAYOUT
from engines.core.opponents.suggestions import ready_made

from .test_contract import SUBJECTS
from .test_search import BUDGET, moments
from .walk import Subject


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_suggested_turns_are_legal_and_always_the_same(subject: Subject) -> None:
    game = subject.game
    for moment in moments(subject, 5):
        lines = ready_made(game, moment.state, moment.seat, "seed", "guess", budget=BUDGET)
        assert lines == ready_made(game, moment.state, moment.seat, "seed", "guess", budget=BUDGET)
        assert len(set(lines)) == len(lines)
        for line in lines:
            assert line[0] in game.rules.legal_actions(moment.state, moment.seat)
            assert not any(action.only_ends for action in line)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_what_is_hidden_changes_no_suggestion(subject: Subject) -> None:
    game = subject.game
    for moment in moments(subject, 3):
        twin = game.rules.resample(moment.state, moment.seat, FastChance("planted"))
        one, other = (
            ready_made(game, state, moment.seat, "seed", "guess", budget=BUDGET) for state in (moment.state, twin)
        )
        assert one == other


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_suggestion_applies_no_more_than_its_budget(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout under way is finished; the turn itself and what the heuristics try come beside."""
    game, applied = subject.game, list[int]()
    original = type(game.rules).apply_action

    def counting(self: Any, *given: Any) -> Any:
        applied.append(1)
        return original(self, *given)

    for moment in moments(subject, 3):
        applied.clear()
        with monkeypatch.context() as patched:
            patched.setattr(type(game.rules), "apply_action", counting)
            ready_made(game, moment.state, moment.seat, "seed", "guess", budget=BUDGET)
        assert len(applied) < BUDGET + LONGEST_PLAYOUT + 200
