"""Stored states of earlier versions of the rules, as the next version has them. JSON alone: the classes change."""

from __future__ import annotations

from typing import Any


def to_version_2(state: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Put the glacier's mountain off until everything else is set up (rule 59, A37); all else is stored alike.

    The first question that version 1 had put behind it is asked now: a power, or where to place members.
    """
    agenda = list(state["agenda"])
    if not options["special_terrains"] or state["ice"] >= 0 or "turn" not in agenda:
        return state
    if state["stage"] == "glacier":
        word, seat = agenda.pop(0).split(" ")
        state = {**state, "stage": word, "asked": int(seat)}
        if word == "place":
            state["now"] = {**state["now"], "why": "start", "entered": []}
    agenda.insert(agenda.index("turn"), "glacier")
    return {**state, "agenda": agenda}
