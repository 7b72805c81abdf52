"""Golden records: one game for every ending and way to win, each with its seed."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engines.core import Event
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import TILES, goal

from ..golden import GoldenRecords

RECORDS = GoldenRecords(GAME.rules, __file__)
ENDINGS = {
    "villages-before-rolling": ("points", (3, 2, 1)),
    "technology": ("points", (3, 1, 2)),
    "deed": ("points", (3, 4, 2, 1)),
    "chieftain": ("points", (3, 2, 1)),
    "mammoth-tamed": ("points", (2, 1)),
    "driven-off-and-back": ("points", (1, 2)),
    "conflict-to-nobody": ("points", (3, 2, 1)),
    "all-sixteen-events": ("points", (4, 3, 1, 2)),
    "advanced": ("points", (2, 4, 3, 1)),
    "first-members-together": ("points", (4, 3, 2, 1)),
    "one-leaves": ("points", (2, 3, 1)),
    "last-left": ("last-left", (2, 3, 1)),
}
"""By record: the reason of the ending and the ranks by seat."""

rule = pytest.mark.rule


@cache
def events(name: str) -> list[tuple[Event, ...]]:
    """The events of each step."""
    return [played.step.events for played in RECORDS.replayed(name)]


def kinds(name: str) -> list[str]:
    """The kinds of the last step's events."""
    return [event.kind for event in events(name)[-1]]


def told(name: str, kind: str) -> list[Any]:
    """All events of a kind."""
    return [event for step in events(name) for event in step if event.kind == kind]


@rule("rise_of_tribes", 1, 51, "A29")
@pytest.mark.parametrize("name", ENDINGS)
def test_record_replays_to_its_outcome_by_offered_moves_and_its_seed(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]
    RECORDS.check_draws(name)
    RECORDS.check_moves(name)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    assert RECORDS.names == set(ENDINGS)
    RECORDS.check_earlier()


@rule("rise_of_tribes", 17, 18, 19, 20, 22, 34, 36, 37, 50, 51, "A2", "A11", "A15", "A43")
def test_games_are_won_in_every_way():
    assert kinds("villages-before-rolling") == ["turn-began", "village-points", "ended"]
    for name, is_technology in (("technology", True), ("deed", False)):
        assert kinds(name) == ["completed", "ended"]
        assert goal(events(name)[-1][0].card).is_technology == is_technology
    assert "auction-won" in kinds("chieftain")
    assert kinds("mammoth-tamed") == ["spent", "tamed", "ended"]
    assert {event.count for event in told("driven-off-and-back", "placed")[2:]} == {2}
    assert any(not any(event.after) for event in told("conflict-to-nobody", "fought"))
    assert [event.hex for event in told("first-members-together", "placed")[:4]] == ["C2"] * 4


def test_one_record_reveals_all_sixteen_events():
    assert {event.tile for event in told("all-sixteen-events", "revealed")} == set(TILES)


@rule("rise_of_tribes", 52, 53, 59, "A28", "A36", "A37")
def test_advanced_game_has_elders_and_a_glacier():
    """An elder goes to an Abandoned Village in a rival's turn; the glacier comes after all members."""
    assert {event.card for event in told("advanced", "consulted")} >= {"calendar", "pottery"}
    turn, elders = -1, []
    for step in events("advanced"):
        for before, event in zip((None, *step), step, strict=False):
            turn = event.seat if event.kind == "turn-began" else turn
            if before is not None and (before.kind, event.kind) == ("built", "elder-placed"):
                elders.append((turn, event.seat))
    assert any(builder != active for active, builder in elders)
    row = [event for step in events("advanced") for event in step]
    glacier = next(at for at, event in enumerate(row) if event.kind == "lies" and event.what == "glacier")
    assert sum(event.kind == "placed" for event in row[: glacier + 2]) == 5, "one hex each, two for the fourth"
    assert row[glacier + 1].kind == "turn-began"
