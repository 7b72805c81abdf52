"""A review judges by what the mover could know: what was hidden changes no judgement, in any game."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.core.review.course import Decision
from engines.core.review.judging import judge
from tests.lanes import slow_except

from .test_contract import SUBJECTS
from .walk import Subject, fixed_deals, walk

BUDGET = 40


@pytest.mark.parametrize("most", slow_except((2, 4), 2))
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)
def test_what_was_hidden_changes_no_judgement(subject: Subject, most: int) -> None:
    """A twin is another state that looks the same to the mover; it is planted in place of the true one."""
    game, planted = subject.game, 0
    for deal in fixed_deals(game.rules)[::2]:
        for moment in walk(subject, deal).some(
            most, lambda one: len(game.rules.legal_actions(one.state, one.seat)) > 1
        ):
            turn = game.rules.turns(moment.state)
            twin = game.rules.resample(moment.state, moment.seat, FastChance("planted"))
            judgements = [
                judge(game, Decision(5, 5, moment.seat, turn, state, (moment.action,), deal.seats), BUDGET)
                for state in (moment.state, twin)
            ]
            planted += twin != moment.state
            assert judgements[0] == judgements[1]
            assert judgements[0].played == (game.rules.notation(moment.action),)
    dealt = [event for deal in fixed_deals(game.rules)[::2] for event in walk(subject, deal).start.events]
    assert planted or all(event.visible_to is None for event in dealt), "a game that deals secrets has some"
