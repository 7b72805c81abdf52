"""Winning plans played on guesses: they win whatever is hidden or rolled."""

from __future__ import annotations

from typing import Any

from engines.core import FastChance, Seat
from engines.core.playable import Playable


def certain_win(game: Playable, state: Any, seat: Seat, guesses: int) -> tuple[str, ...] | None:
    """The notations of a winning plan; None if there is none. It is played on so many guesses and wins."""
    plan = game.mind.winning_plan(state, seat)
    if plan is None:
        return None
    for luck in range(guesses):
        after = game.rules.resample(state, seat, FastChance(luck))
        for action in plan.line:
            after = game.rules.apply_action(after, seat, action, FastChance(luck)).state
        outcome = game.rules.outcome(after)
        assert outcome is not None
        assert outcome.winners == (seat,)
    return tuple(map(game.rules.notation, plan.line))
