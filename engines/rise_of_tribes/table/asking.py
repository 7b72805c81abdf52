"""Questions and the agenda: a question stops the agenda, its answer resumes it.

``state.agenda`` holds the steps to come, one word each, followed by an argument where the step needs one. While
``stage`` is "roll" nobody is asked and the agenda runs (turns.py); any other stage is a question to ``asked``.
"""

from __future__ import annotations

from typing import Any

from ...core.dialogue import changed
from ..state import Stage, State, turned


def ask(state: State, stage: Stage, seat: int, **turn: Any) -> State:
    """Ask a seat the question of this stage; ``turn`` sets fields of the turn."""
    if turn:
        state = turned(state, **turn)
    return changed(state, stage=stage, asked=seat)


def answered(state: State, *first: str) -> State:
    """Resume the agenda after an answer, with ``first`` before the rest."""
    if state.stage == "over":
        return state
    return changed(state, stage="roll", asked=-1, agenda=(*first, *state.agenda))


def next_up(state: State, *first: str) -> State:
    """Put steps at the head of the agenda, where nobody was asked."""
    return state if state.stage == "over" else changed(state, agenda=(*first, *state.agenda))
