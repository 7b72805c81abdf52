"""How the table comes to ask: a question stops the agenda, an answer lets it go on.

``state.agenda`` holds what follows, a word for each (with a number behind it where it needs one). While ``stage``
is "roll" nobody is asked and the agenda runs (turns.py); any other stage is a question to ``asked``.
"""

from __future__ import annotations

from typing import Any

from ..core.dialogue import changed
from .state import Stage, State, turned


def ask(state: State, stage: Stage, seat: int, **turn: Any) -> State:
    """The question of this stage to a seat, with what it is about."""
    if turn:
        state = turned(state, **turn)
    return changed(state, stage=stage, asked=seat)


def answered(state: State, *first: str) -> State:
    """The question is answered: the agenda goes on, ``first`` before the rest."""
    if state.stage == "over":
        return state
    return changed(state, stage="roll", asked=-1, agenda=(*first, *state.agenda))


def next_up(state: State, *first: str) -> State:
    """The same where nobody was asked: these come next."""
    return state if state.stage == "over" else changed(state, agenda=(*first, *state.agenda))
