"""Actions as lines: ``move B3 D4 strong``, ``order B3 tile``, ``buy 2``. Seats are written from 1."""

from __future__ import annotations

from .actions import Choice


def notation(action: Choice) -> str:
    """The kind and its fields; a plain soldier goes without saying."""
    raise NotImplementedError


def parse(text: str) -> Choice:
    """The action of a notation; BadNotation otherwise."""
    raise NotImplementedError
