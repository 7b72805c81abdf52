"""What is asked, and what an answer would mean: the facts behind prompts and button labels."""

from __future__ import annotations

from ..core import Fact, Prompt
from .actions import Choice
from .state import View


def facts(view: View, action: Choice) -> dict[str, Fact]:
    """The variables of ``hexlands-action-<kind>``: the own fields, and what they lead to."""
    raise NotImplementedError


def prompt(view: View, seat: int) -> Prompt:
    """What is asked, by stage, with a running summary; ``close`` with the forecast; ``wait`` for everybody else."""
    raise NotImplementedError
