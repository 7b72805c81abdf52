"""Golden records: one game for every ending and for rare events, each with its seed.

Those of versions 1 and 2 of the rules stay as they were recorded. Nothing that later versions corrected came up in
them but the price of a Dice Maker, which was bought once in two of them, so they replay to the same outcomes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engines.core import Seat, Step
from engines.core.history.records import RESIGN, Record, dump, load
from engines.core.history.replay import Replayed, replay
from engines.core.history.verdict import verify
from engines.hexlands import GAME
from engines.hexlands.state import State

from ..golden import GoldenRecords

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
    "gamble-tied-with-neutral-v2": ("progress", (2, 3, 1)),
    "three-tiles-of-masons-v2": ("progress", (2, 1)),
    "five-players-short-v2": ("progress", (4, 3, 2, 1, 5)),
    "dice-maker-for-five-v3": ("progress", (2, 1)),
    "four-lords-v3": ("progress", (1, 3, 4, 2)),
    "land-feeds-dice-v3": ("progress", (2, 1, 3)),
    "known-hands-v4": ("progress", (1, 2)),
    "four-lords-v4": ("progress", (4, 2, 3, 1)),
}
"""By record: the reason of the ending and the ranks by seat."""
rule = pytest.mark.rule


def record(name: str) -> Record:
    return load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def replay_of(name: str) -> Iterator[Replayed]:
    """The rows of a record, played by the present rules."""
    source = record(name)
    head = source.header.model_copy(update={"rules_version": GAME.rules.rules_version})
    return replay(GAME.rules, source.model_copy(update={"header": head}))


@cache
def steps(name: str) -> tuple[Step[State], ...]:
    return tuple(played.step for played in replay_of(name))


def events(name: str, kind: str) -> list[Any]:
    return [event for step in steps(name) for event in step.events if event.kind == kind]


@rule("hexlands", 3, 69, "A1", "A47")
@pytest.mark.parametrize("name", ENDINGS)
def test_record_replays_to_its_outcome_and_is_honest(name: str):
    """Every move was offered, quantities are conserved, and the seed explains all draws."""
    before = None
    for played in replay_of(name):
        if before is not None and played.row.notation != RESIGN:
            offered = GAME.rules.legal_actions(before, Seat(played.row.seat or 0))
            assert played.row.notation in map(GAME.rules.notation, offered)
            assert GAME.rules.conserved(before) == GAME.rules.conserved(played.step.state)
        before = played.step.state
    outcome = GAME.rules.outcome(before)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ENDINGS[name]
    assert played.step.events[-1].kind == "ended"
    source = record(name)
    assert verify(source).honest
    assert load(dump(source)) == source
    assert source.header.rules_version == int(name.partition("-v")[2] or 1)


def test_records_of_each_version_stay_and_their_seeds_explain_them():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(ENDINGS)
    GoldenRecords(GAME.rules, __file__).check_earlier()


@rule("hexlands", 16, 18, 27, 36, 37, 69, 81, "A20", "A43", "A46", "A47", "A65", "A95", "A96")
def test_short_games_have_rare_events():
    [last] = events("progress", "ended")
    assert last.reason == "progress"
    assert events("progress", "event-drawn")[-1].progress > 80
    assert len(events("last-left", "left")) == 2
    kinds = next(kinds for kinds in map(kinds_of, steps("skull")) if "skull-went-off" in kinds)
    assert kinds.index("fought") + 1 == kinds.index("skull-went-off")
    assert "died" in kinds
    assert "won" in {event.result for event in events("gamble-won", "gamble-won")}
    # A tie with the neutral die wins.
    tied = "gamble-tied-with-neutral-v2"
    won = next(event for event in events(tied, "gamble-won") if event.result == "won")
    step = next(step for step in steps(tied) if won in step.events)
    assert won.neutral == max(event.best for event in step.events if event.kind == "gambled")
    assert sum(event.why == "masons" for event in events("three-tiles-of-masons-v2", "placed")) >= 3
    bought = [event for event in events("dice-maker-for-five-v3", "bought") if event.number == 5]
    assert {(event.price, event.seat == event.rival) for event in bought} == {(5, True), (6, False)}
    trades = [event for event in events("trade", "trade-seen") if not (event.gives.is_empty or event.asks.is_empty)]
    assert {trades[0].seat, trades[0].rival} == set(trades[0].visible_to or ())


def kinds_of(step: Step[State]) -> list[str]:
    return [event.kind for event in step.events]


@rule("hexlands", 35, 44, 82, 86, 88, 90, 91, "A17", "A19", "A34", "A35", "A36", "A71")
def test_long_games_have_rare_events():
    assert any(event.coins for event in events("castle-stormed", "stormed"))
    assert all(event.battle.loot <= 5 for event in events("castle-stormed", "fought"))
    assert all(events("short-of-upkeep", kind) for kind in ("short", "sold", "dismissed"))
    assert not events("short-of-upkeep", "bankrupt"), "dismissing always works"
    battles = [event.battle for event in events("three-sided-battle", "fought")]
    assert any(len(battle.sides) >= 3 and battle.winner >= 0 for battle in battles)
    assert len(events("industrial-revolution", "piles-opened")) == 1
    assert any(event.number >= 9 for event in events("industrial-revolution", "played"))
    assert max(event.height for event in events("captured-stack", "taken")) >= 2
    cut = [step for step in steps("disconnected-province") if "taken" in kinds_of(step)]
    assert any(event.kind == "razed" and event.why == "cut-off" for step in cut for event in step.events)


@rule("hexlands", "A94", "A97", "A98")
def test_options_of_a_record_are_played():
    """Two of three springs are leapt over; the last one comes with the limit, at which the game goes on."""
    assert json.loads(record("five-players-short-v2").header.options) == {"length": "short"}
    assert {event.limit for event in events("five-players-short-v2", "event-drawn")} == {125}
    name = "land-feeds-dice-v3"
    assert json.loads(record(name).header.options) == {"length": "standard", "land_feeds_dice": True}
    springs = [step.state for step in steps(name) if "fed" in kinds_of(step)]
    told = [(state.report.progress, state.season) for state in springs]
    assert told == [((25, 65), 2), ((75, 100), 2), ((110, 120), 0)]
    assert [(event.seats, event.dice) for event in events(name, "fed")] == [((0, 1, 2), 1)] * 3
