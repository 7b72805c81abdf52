"""The policies of a game, the one that every game has among them, and the turn that one suggests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ..chance import Chance, FastChance
from ..game import AnyGame
from ..mind import Policy
from ..model import Action, Seat
from ..playable import Playable

T = TypeVar("T")


def random_policy(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    """Return any legal action, all equally likely."""
    return chance.pick(legal)


def policies(game: Playable) -> Mapping[str, Policy]:
    """Return the computer players of a game by name."""
    return {**game.mind.policies, "random": random_policy}


def strongest_policy(game: Playable) -> str:
    """Return the name of the game's first computer player, which plays for the absent and makes suggestions."""
    return next(iter(policies(game)))


MOST_STEPS = 30
"""Actions of one suggested turn, at most."""


class _Watched:
    """Chance that notes whether it was asked."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.asked = False

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        self.asked = True
        return self._chance.roll(count, sides)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        self.asked = True
        return self._chance.shuffle(items)

    def pick(self, items: Sequence[T]) -> T:
        self.asked = True
        return self._chance.pick(items)


def suggested_line(game: AnyGame, state: Any, seat: Seat, policy: Policy, seed: int | str) -> tuple[Action, ...]:
    """Return what a computer player would do on this seat until dice, a reveal or another seat comes.

    The action that only ends the turn is left out; () where that is all. ``state`` is a guess of the reader's.
    """
    mind, line = FastChance(seed), list[Action]()
    seen = {state}
    while len(line) < MOST_STEPS and (legal := game.legal_actions(state, seat)):
        action = policy(game.view(state, seat), legal, mind)
        if action.only_ends:
            break
        chance = _Watched(mind)
        step = game.apply_action(state, seat, action, chance)
        if step.state in seen:
            break
        line.append(action)
        state = step.state
        seen.add(state)
        if chance.asked or step.barrier or game.outcome(state) is not None:
            break
    return tuple(line)
