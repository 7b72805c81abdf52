"""Golden records: one game for every ending and way to win, each with its seed."""

from __future__ import annotations

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


def events(name: str) -> list[tuple[Event, ...]]:
    """The events of each step."""
    return [played.step.events for played in RECORDS.replayed(name)]


def test_every_record_has_an_ending_here():
    assert RECORDS.names == set(ENDINGS)


@rule("rise_of_tribes", 1, 51, "A29")
@pytest.mark.parametrize("name", ENDINGS)
def test_record_replays_to_its_outcome(name):
    outcome = RECORDS.outcome(name)
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_record_draws_match_its_seed(name):
    RECORDS.check_draws(name)


def test_records_of_earlier_rules_stay_and_their_seeds_explain_them():
    RECORDS.check_earlier()


@pytest.mark.parametrize("name", ENDINGS)
def test_record_holds_only_offered_moves(name):
    RECORDS.check_moves(name)


@rule("rise_of_tribes", 22, 51)
def test_win_by_villages_comes_before_the_roll():
    assert [event.kind for event in events("villages-before-rolling")[-1]] == [
        "turn-began",
        "village-points",
        "ended",
    ]


@rule("rise_of_tribes", 36, 37, 51)
@pytest.mark.parametrize(("name", "technology"), [("technology", True), ("deed", False)])
def test_win_by_completing_a_goal(name: str, technology: bool):
    completed, ended = events(name)[-1]
    assert (completed.kind, ended.kind) == ("completed", "ended")
    assert goal(completed.card).is_technology == technology


@rule("rise_of_tribes", 51, "A43")
def test_win_by_the_chieftain():
    assert "auction-won" in [event.kind for event in events("chieftain")[-1]]


def test_win_by_taming_the_mammoth():
    assert [event.kind for event in events("mammoth-tamed")[-1]] == ["spent", "tamed", "ended"]


@rule("rise_of_tribes", 50, "A15")
def test_player_is_driven_off_and_comes_back():
    placed = [event for step in events("driven-off-and-back") for event in step if event.kind == "placed"]
    assert len(placed) > 2
    assert {event.count for event in placed[2:]} == {2}


@rule("rise_of_tribes", 34, "A11")
def test_conflict_can_leave_nobody():
    fought = [event for step in events("conflict-to-nobody") for event in step if event.kind == "fought"]
    assert any(not any(event.after) for event in fought)


def test_one_record_reveals_all_sixteen_events():
    seen = {event.tile for step in events("all-sixteen-events") for event in step if event.kind == "revealed"}
    assert seen == set(TILES)


@rule("rise_of_tribes", 52, "A36")
def test_elder_goes_to_an_abandoned_village_in_a_rivals_turn():
    turn, elders = -1, []
    for step in events("advanced"):
        for before, event in zip((None, *step), step, strict=False):
            turn = event.seat if event.kind == "turn-began" else turn
            if before is not None and (before.kind, event.kind) == ("built", "elder-placed"):
                elders.append((turn, event.seat))
    assert any(builder != active for active, builder in elders)


@rule("rise_of_tribes", 17, 18, 19, 20, "A2")
def test_all_can_begin_on_one_tile():
    placed = [event for step in events("first-members-together") for event in step if event.kind == "placed"]
    assert [event.hex for event in placed[:4]] == ["C2"] * 4


@rule("rise_of_tribes", 53, "A28")
def test_elder_borrows_before_the_actions():
    lent = {event.card for step in events("advanced") for event in step if event.kind == "consulted"}
    assert {"calendar", "pottery"} <= lent


@rule("rise_of_tribes", 59, "A37")
def test_glacier_comes_after_all_members():
    told = [event for step in events("advanced") for event in step]
    glacier = next(at for at, event in enumerate(told) if event.kind == "lies" and event.what == "glacier")
    placed = [at for at, event in enumerate(told[: glacier + 2]) if event.kind == "placed"]
    assert len(placed) == 5, "one hex each, two for the fourth player"
    assert told[glacier + 1].kind == "turn-began"
