"""Golden records: one game for every ending and for rare events, each with its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core import Event, Seat
from engines.core.records import RESIGN, Record, dump, load, verify
from engines.core.replay import replay
from engines.hexlands import GAME

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "progress": ("progress", (1, 2)),
    "last-left": ("last-left", (2, 2, 1)),
    "castle-stormed": ("progress", (2, 3, 4, 1)),
    "short-of-upkeep": ("progress", (1, 2)),
    "skull": ("progress", (2, 1)),
    "three-sided-battle": ("progress", (4, 1, 2, 3, 5, 6)),
    "industrial-revolution": ("progress", (3, 1, 2)),
    "captured-stack": ("progress", (4, 3, 2, 1)),
    "disconnected-province": ("progress", (1, 4, 3, 2)),
    "gamble-won": ("progress", (1, 2, 3)),
    "trade": ("progress", (1, 2)),
}
"""By record: the reason of the ending and the ranks by seat."""

rule = pytest.mark.rule


def record(name: str) -> Record:
    return load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def steps(name: str) -> list[tuple[Event, ...]]:
    """The events of each step."""
    return [played.step.events for played in replay(GAME, record(name))]


def events(name: str, kind: str) -> list[Any]:
    return [event for step in steps(name) for event in step if event.kind == kind]


def test_every_record_has_an_ending_here():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(ENDINGS)


@rule("hexlands", 3, 69, "A1", "A47")
@pytest.mark.parametrize("name", ENDINGS)
def test_record_replays_to_its_outcome(name: str):
    """Every move was offered, quantities are conserved, and the outcome is the same."""
    before = None
    for played in replay(GAME, record(name)):
        if before is not None and played.row.notation != RESIGN:
            offered = GAME.legal_actions(before, Seat(played.row.seat or 0))
            assert played.row.notation in map(GAME.notation, offered)
            assert GAME.conserved(before) == GAME.conserved(played.step.state)
        before = played.step.state
    outcome = GAME.outcome(before)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]
    assert played.step.events[-1].kind == "ended"


@pytest.mark.parametrize("name", ENDINGS)
def test_record_draws_match_its_seed(name: str):
    played = record(name)
    assert verify(played).honest
    assert load(dump(played)) == played


@rule("hexlands", 69, "A47")
def test_progress_exceeds_its_limit():
    [last] = events("progress", "ended")
    assert last.reason == "progress"
    assert events("progress", "event-drawn")[-1].progress > 80


@rule("hexlands", "A47", "A65")
def test_last_player_left_wins():
    assert [event.kind for event in steps("last-left")[-1]][-1] == "ended"
    assert len(events("last-left", "left")) == 2


@rule("hexlands", "A34")
def test_stormed_castle_stands():
    stormed = events("castle-stormed", "stormed")
    assert any(event.coins for event in stormed)
    assert all(event.battle.loot <= 5 for event in events("castle-stormed", "fought"))


@rule("hexlands", 44, 88, 91, "A35")
def test_player_short_of_upkeep_gives_up_cards_and_soldiers():
    assert events("short-of-upkeep", "short")
    assert events("short-of-upkeep", "sold")
    assert events("short-of-upkeep", "dismissed")
    assert not events("short-of-upkeep", "bankrupt"), "dismissing always works"


@rule("hexlands", 36, 37, "A20")
def test_skull_goes_off():
    [step] = [step for step in steps("skull") if any(event.kind == "skull-went-off" for event in step)][:1]
    kinds = [event.kind for event in step]
    assert kinds.index("fought") + 1 == kinds.index("skull-went-off")
    assert "died" in kinds


@rule("hexlands", "A17", "A71")
def test_battle_of_three_has_a_winner():
    battles = [event.battle for event in events("three-sided-battle", "fought")]
    assert any(len(battle.sides) >= 3 and battle.winner >= 0 for battle in battles)


@rule("hexlands", 82)
def test_industrial_revolution_brings_new_cards():
    assert len(events("industrial-revolution", "piles-opened")) == 1
    assert any(event.number >= 9 for event in events("industrial-revolution", "played"))


@rule("hexlands", 35, "A19")
def test_stack_is_captured():
    assert max(event.height for event in events("captured-stack", "taken")) >= 2


@rule("hexlands", 86, 90, "A36")
def test_battle_cuts_a_province_off():
    def causes(step: tuple[Event, ...]) -> set[tuple[str, str]]:
        return {(event.kind, getattr(event, "why", "")) for event in step}

    assert any({("taken", ""), ("razed", "cut-off")} <= causes(step) for step in steps("disconnected-province"))


@rule("hexlands", 81, "A43")
def test_gamble_has_a_winner():
    assert "won" in {event.result for event in events("gamble-won", "gamble-won")}


@rule("hexlands", 27, "A46")
def test_trade_gives_to_both_sides():
    [seen, *_] = [
        event for event in events("trade", "trade-seen") if not (event.gives.is_empty or event.asks.is_empty)
    ]
    assert {seen.seat, seen.rival} == set(seen.visible_to or ())
