"""Looking ahead on a guess: which question comes behind the actions that are implied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...core import Action, Step
from ..actions import Keep, Pass, Stop
from ..state import State

Try = Callable[[State, Action], Step[State] | None]
"""Play one action of the asked seat on a guess; None where it is refused."""

QUESTIONS = frozenset({"act", "finish"})
"""The stages whose plans are shown while an earlier question is still open."""
SKIPS: dict[str, Action] = {
    "grow": Stop(),
    "move": Stop(),
    "gather": Stop(),
    "drive": Stop(),
    "calendar": Keep(),
    "consult": Pass(),
}
"""By stage: the action that leaves the rest, so it need not be a button."""


@dataclass(frozen=True)
class Way:
    """A question of this seat, and the actions that lead to it."""

    state: State
    line: tuple[Action, ...] = ()


def is_open(step: Step[State]) -> bool:
    """Whether the state after this step depends on chance or another player, or the game is over."""
    return step.barrier or step.before_chance is not None or step.state.stage == "over"


def onward(state: State, play: Try) -> Way | None:
    """Return the next question that has plans: the present one, or the one behind ``stop`` or ``keep``.

    None where dice, a reveal, another player or another question come first.
    """
    if state.stage in QUESTIONS:
        return Way(state)
    skip = SKIPS.get(state.stage)
    step = None if skip is None else play(state, skip)
    if skip is None or step is None or is_open(step) or step.state.asked != state.asked:
        return None
    return Way(step.state, (skip,)) if step.state.stage in QUESTIONS else None
