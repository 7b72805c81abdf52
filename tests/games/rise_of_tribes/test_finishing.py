"""Goals, villages and technologies (35-41), and the sixteen leader powers (60; our design)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.rise_of_tribes.printed import goal, tribes
from engines.rise_of_tribes.scoring import progress

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 35, 36, 37, 42, 43, 44, 51, "A16", "A24")
def test_goals_are_paid_for_or_reached_and_win(table: Table):
    now = table.with_goals(AKI, "oxen", "fire").with_resources(AKI, 3, 1, 0).at_the_end()
    assert (now.offered("complete"), now.refuses("complete fire")) == ({"oxen"}, "not-reached")
    assert now.refuses("complete spears") == "not-your-goal"
    now = now.does("complete oxen")
    assert (now.has(AKI), now.points(AKI)) == ((0, 1, 0), 1)
    assert (now.player(AKI).goals, now.player(AKI).completed) == (("fire",), ("oxen",))
    assert dict(zip(("villages", "technologies"), now.player(AKI).points, strict=False))["technologies"] == 1
    for card, places, points in [
        ("lake-people", "A1 1 B1 1 B4 1", 2),
        ("forest-people", "A2 1 B2 1 C1 1", 2),
        ("mountain-people", "A3 1 B3 1 D2 1", 2),
        ("explorers", "A1 1 A2 1 A3 1 B1 1 B2 1 B3 1", 3),
        ("heartland", "A1 1 A2 1 B2 1", 2),
        ("overlords", "C1 3 C2 2", 2),
    ]:
        now = table.with_members(BEN, "C1 1 C2 1 D1 2").with_goals(AKI, card)
        almost = now.with_members(AKI, " ".join(places.split()[:-2])).at_the_end()
        assert almost.refuses(f"complete {card}") == "not-reached"
        have, need = progress(almost.state, AKI, goal(card))
        assert have == need - 1
        done = now.with_members(AKI, places).at_the_end().does(f"complete {card}")
        assert (done.points(AKI), done.with_members(BEN, "A1 3").points(AKI)) == (points, points)
    now = table.with_members(AKI, "A1 1 A2 1 A3 1").with_goals(AKI, "settlers").with_village(AKI, "A1", "A2")
    assert now.at_the_end().refuses("complete settlers") == "not-reached"
    assert now.with_village(AKI, "A3").at_the_end().does("complete settlers").points(AKI) == 2
    # Winning points end the game at once.
    for card, points in [("oxen", 14), ("heartland", 13)]:
        now = table.with_members(AKI, "A1 1 A2 1 B2 1").with_goals(AKI, card).with_resources(AKI, 3, 0, 0)
        now = now.with_points(AKI, points).at_the_end().does(f"complete {card}")
        assert (now.outcome.reason, now.outcome.ranks[AKI], now.kinds[-1]) == ("points", 1, "ended")
        assert now.refuses("end", AKI) == "game-over"


@rule("rise_of_tribes", 16, 36, 38, 39, 41, "A17", "A18")
def test_villages_cost_the_price_of_their_tribe(table: Table):
    now = table.with_members(AKI, "A1 2 B2 1").with_members(BEN, "C2 1").with_resources(AKI, 4, 2, 6)
    now = now.with_village(BEN, "C2").at_the_end()
    assert now.offered("village") == {"A1 2-1-3", "B2 2-1-3"}
    assert now.refuses("village C2 2-1-3") == "no-village-there"
    assert now.refuses("village A1 1-2-3") == "not-the-price"
    now = now.does("village A1 2-1-3")
    assert (now.village("A1"), now.has(AKI)) == (AKI, (2, 1, 3))
    now = now.does("village B2 2-1-3")
    assert now.refuses("village A1 2-1-3") == "no-village-there"
    assert "end" in now.offers()
    # Thirteenth village is not offered.
    now = Table.laid_out(4).with_members(AKI, "A1 1").with_resources(AKI, 9, 9, 9)
    names = [name for name in now.board.names if name != "A1"]
    assert now.with_village(BEN, *names[:11]).at_the_end().offered("village")
    assert not now.with_village(BEN, *names[:12]).at_the_end().offered("village")
    # First village adds two tiles to the pile.
    now = table.with_members(AKI, "A1 1 A2 1").with_resources(AKI, 4, 2, 6).at_the_end().does("village A1 2-1-3")
    assert now.kinds == ("built", "tiles-joined")
    assert set(now.state.pile) == {"drought", "altar", "walls", "abandoned-village", "chieftain"}
    assert (now.state.aside, now.state.events) == ((), 5)
    assert now.step.before_chance.villages == now.state.villages
    assert now.does("village A2 2-1-3").kinds == ("built",)
    now = table.knowing(AKI, "stone-tools").with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 3).at_the_end()
    assert now.offered("village") == {"A1 1-1-3", "A1 2-0-3", "A1 2-1-2"}
    assert now.does("village A1 2-1-2").has(AKI) == (0, 0, 1)


@rule("rise_of_tribes", 6, 23, 31, 36, "A38")
def test_technologies_help_gather_move_grow_and_lead(table: Table):
    # Basketry adds one of a gathered resource.
    now = table.knowing(AKI, "basketry").with_members(AKI, "A1 1 A2 1").with_dice("blank", "moon")
    now = now.does("use blank gather", "gather A1 food", "gather A2 wood")
    assert (now.stage, now.offered("take")) == ("take", {"food", "wood"})
    assert now.does("take wood").has(AKI) == (2, 3, 0)
    only = Table.laid_out().knowing(AKI, "basketry").with_members(AKI, "A1 1")
    assert only.does("use sun gather", "gather A1 food").has(AKI) == (3, 0, 0)
    # Pottery needs two richer rivals.
    now = table.knowing(BEN, "pottery").with_members(BEN, "A1 1").with_resources(AKI, 1, 1, 0)
    assert now.beginning(BEN).stage == "act"
    asked = now.with_resources(CHIE, 0, 0, 1).beginning(BEN)
    assert (asked.stage, asked.state.now.why) == ("take", "pottery")
    after = asked.does("take stone", dice=("sun", "blank"))
    assert (after.has(BEN), after.state.now.dice) == ((0, 0, 1), ("sun", "blank"))
    now = table.knowing(AKI, "oxen").with_members(AKI, "A1 9").does("use moon move")
    assert "A1 A2 4" in now.offered("move")
    assert "A1 A2 5" not in now.offered("move")
    now = table.knowing(AKI, "fire").with_members(AKI, "A1 2")
    assert now.does("use moon grow").state.now.strength == "plain"
    assert now.does("use moon move").state.now.strength == "weak"
    assert len(table.knowing(AKI, "language").does("use sun lead").player(AKI).goals) == 4
    # Calendar rerolls one die before the events.
    now = table.knowing(BEN, "calendar").with_members(BEN, "A1 1").beginning(BEN, "moon", "sun")
    assert (now.stage, now.offers()) == ("calendar", ("reroll moon", "reroll sun", "keep"))
    assert now.does("keep").state.now.dice == ("moon", "sun")
    after = now.does("reroll moon", dice=("sun",))
    assert (after.state.now.dice, after.kinds[:2]) == (("sun", "sun"), ("rolled", "revealed"))
    assert after.stage == "act"


@rule("rise_of_tribes", 60)
def test_every_power_has_a_test_here():
    led = re.findall(r'led_by\(\w+, "([a-z-]+)"\)', Path(__file__).read_text(encoding="utf-8"))
    assert set(led) == set(tribes().powers)


@rule("rise_of_tribes", 28, 30, 31, 39, 60, "A38")
def test_powers_of_trade_goals_and_growth(table: Table):
    # Trader exchanges a resource.
    now = table.led_by(AKI, "trader").with_resources(AKI, 3, 0, 0).at_the_end()
    assert now.offered("trade") == {"food wood", "food stone"}
    now = now.does("trade food stone")
    assert (now.has(AKI), now.refuses("trade food wood")) == ((2, 0, 1), "no-trade")
    # Crafty builders pay two with other kinds.
    now = table.led_by(AKI, "crafty-builders").with_members(AKI, "A1 1").with_resources(AKI, 4, 1, 1).at_the_end()
    assert now.offered("village") == {"A1 4-1-1"}
    assert now.with_resources(AKI, 5, 1, 0).refuses("village A1 5-1-0") == "not-the-price"
    rich = now.with_resources(AKI, 6, 6, 6)
    for price in rich.offered("village"):
        food, wood, stone = map(int, price.split()[1].split("-"))
        assert food + wood + stone == 6
        assert max(0, food - 2) + max(0, wood - 1) + max(0, stone - 3) <= 2
    # Cunning draws one more and puts one back.
    now = table.led_by(AKI, "cunning").does("use moon lead")
    assert (now.stage, now.player(AKI).goals) == ("bury", ("explorers", "oxen"))
    assert now.refuses("bury spears") == "not-your-goal"
    now = now.does("bury explorers")
    assert (now.player(AKI).goals, now.state.decks[AKI][-1]) == (("oxen",), "explorers")
    now = table.led_by(AKI, "cunning").having(decks=(("oxen",), (), ())).dealing(AKI, pile=1)
    assert now.does("use moon lead").stage == "act"
    for villages, food in [((), 0), (("A1",), 1), (("A1", "A2"), 2), (("A1", "A2", "A3"), 2)]:
        now = table.led_by(BEN, "agriculture").with_members(BEN, "A1 1 A2 1 A3 1").with_village(BEN, *villages)
        assert now.beginning(BEN).has(BEN) == (food, 0, 0)
    now = table.led_by(AKI, "farming").with_members(AKI, "A1 1 A2 1 A3 1 B1 1").with_village(AKI, "A1", "A2", "A3")
    assert now.does("use sun gather", "gather A1 food", "gather A2 wood", "gather A3 stone").has(AKI) == (3, 3, 2)
    # Exogamy grows one more on a shared hex.
    now = table.led_by(AKI, "exogamy").with_members(AKI, "A1 1 A2 1").with_members(BEN, "A2 1")
    now = now.does("use moon grow").does("grow A1", "grow A1")
    assert (now.offered("grow"), now.does("grow A2").at("A2")) == ({"A2"}, (2, 1, 0))
    alone = Table.laid_out().led_by(AKI, "exogamy").with_members(AKI, "A1 1")
    assert alone.does("use moon grow", *["grow A1"] * 2).stage == "act"


@rule("rise_of_tribes", 25, 27, 29, 45, 60, "A38")
def test_powers_of_dice_and_steps(table: Table, monkeypatch: pytest.MonkeyPatch):
    # Wayfarers make two second steps.
    now = table.led_by(AKI, "wayfarers").with_members(AKI, "A1 4").does("use sun move", "move A1 B2 3")
    assert now.refuses("again A1 A2") == "no-second-step"
    now = now.does("again B2 C2", "again B2 C2")
    assert (now.at("B2")[AKI], now.at("C2")[AKI]) == (1, 2)
    assert not now.offered("again")
    assert now.refuses("again C2 C3") == "no-second-step"
    # Focused effort repeats an action weakly.
    now = table.led_by(AKI, "focused-effort").with_members(AKI, "A1 1 A2 1 A3 1").with_dice("sun", "sun")
    now = now.does("use sun gather", "gather A1 food", "gather A2 wood", "gather A3 stone")
    assert (now.has(AKI), now.state.rows[2]) == ((2, 2, 2), ("sun", "sun", "moon"))
    now = now.does("use sun gather", "gather A1 food", "gather A2 wood")
    assert (now.has(AKI), now.stage) == ((3, 3, 2), "finish")
    # Pathfinder enters mountains without counting.
    now = table.led_by(AKI, "pathfinder").with_members(AKI, "A2 6").does("use moon move")
    assert "A2 A3 4" in now.offered("move")
    assert "A2 A1 3" not in now.offered("move")
    now = now.does("move A2 A1 2")
    assert now.offered("move") == {"A2 A3 1", "A2 A3 2", "A2 B3 1", "A2 B3 2"}
    assert now.does("move A2 B3 2").stage == "act"
    # Light in the dark works once a turn.
    now = table.led_by(AKI, "light-in-the-dark").with_members(AKI, "A1 3").with_dice("moon", "moon")
    assert {"use moon grow", "use moon grow lit"} <= set(now.offers())
    now = now.does("use moon grow lit")
    assert now.state.now.strength == "plain"
    now = now.does("stop")
    assert now.refuses("use moon move lit") == "no-light"
    assert now.does("use moon move").state.now.strength == "weak"
    # Dreamtime takes a resource at doubles.
    now = table.led_by(BEN, "dreamtime").with_members(BEN, "A1 1").beginning(BEN, "moon", "moon")
    assert (now.stage, now.face_up) == ("take", ())
    now = now.does("take stone")
    assert (now.has(BEN), now.face_up, now.stage) == ((0, 0, 1), ("drought",), "act")
    # Dreamtime of two takes different kinds.
    monkeypatch.setitem(tribes().powers, "dreamtime", 2)
    now = table.led_by(BEN, "dreamtime").with_members(BEN, "A1 1").beginning(BEN, "sun", "sun").does("take food")
    assert (now.offered("take"), now.refuses("take food")) == ({"wood", "stone"}, "not-offered")
    assert now.does("take wood").has(BEN) == (1, 1, 0)


@rule("rise_of_tribes", 29, 30, 33, 60, "A31")
def test_powers_of_conflicts(table: Table):
    # Ambush strikes first in forests.
    now = table.led_by(AKI, "ambush").with_members(AKI, "A2 3 A1 3").with_members(BEN, "A2 3 A1 3").fighting()
    now = now.does("resolve A2")
    assert (now.at("A2"), now.at("A1")) == ((1, 0, 0), (0, 0, 0))
    mixed = Table.laid_out().with_terrain("A1", "mixed").led_by(AKI, "ambush").with_members(AKI, "A1 3")
    assert mixed.with_members(BEN, "A1 3").fighting().at("A1") == (1, 0, 0)
    # Ambush and spears each choose a rival.
    now = table.led_by(AKI, "ambush").knowing(AKI, "spears").with_members(AKI, "A2 3")
    now = now.with_members(BEN, "A2 3").with_members(CHIE, "A2 2").fighting()
    assert now.state.now.why == "ambush"
    now = now.does("rival 2")
    assert (now.state.now.why, now.does("rival 2").at("A2")) == ("spears", (1, 0, 0))
    # Evasion saves a member on a neighbouring hex.
    now = table.led_by(BEN, "evasion").with_members(AKI, "A1 4").with_members(BEN, "A1 2 A2 1 B2 2").fighting()
    assert (now.at("A1"), now.at("A2"), now.at("B2")) == ((2, 0, 0), (0, 1, 0), (0, 3, 0))
    assert now.kinds == ("fought", "evaded")
    now = table.led_by(BEN, "evasion").with_members(AKI, "A1 4 A2 4").with_members(BEN, "A1 2 A2 1").fighting()
    assert (now.at("A2"), now.player(BEN).supply) == ((4, 1, 0), 19)
    now = table.led_by(AKI, "evasion").with_members(AKI, "A1 2 A2 1").with_members(BEN, "A1 4").fighting()
    assert (now.at("A2"), now.kinds) == ((1, 0, 0), ("fought",))
    # Shared bounty shares with a rival there.
    now = table.led_by(AKI, "shared-bounty").with_members(AKI, "A1 1 A2 1 A3 1").with_members(BEN, "A1 1 A2 1")
    now = now.with_members(CHIE, "A2 1").does("use sun gather", "gather A1 food", "gather A2 wood")
    assert (now.stage, now.offered("rival")) == ("rival", {"2", "3"})
    now = now.does("rival 3", "gather A3 stone")
    assert (now.has(AKI), now.has(BEN), now.has(CHIE)) == ((3, 3, 2), (1, 0, 0), (0, 1, 0))
    # Intimidate drives one away after a move.
    now = table.led_by(AKI, "intimidate").with_members(AKI, "A1 6").with_members(BEN, "A2 2 B2 1")
    now = now.does("use sun move", "move A1 A2 3", "move A1 B2 3")
    assert now.stage == "drive"
    assert {each.split()[0] for each in now.offered("drive")} == {"A2"}
    assert now.refuses("drive B2 2 C2") == "not-driven"
    now = now.does("drive A2 2 A3")
    assert (now.at("A2"), now.at("A3"), now.stage) == ((3, 1, 0), (0, 1, 0), "act")
    now = table.led_by(AKI, "intimidate").with_members(AKI, "A1 3").with_members(BEN, "A2 2")
    now = now.does("use sun move", "move A1 A2 3", "stop")
    assert (now.at("A2"), now.stage) == ((3, 2, 0), "act")


def with_hidden_village(table: Table) -> Table:
    """A table where BEN's village was emptied in AKI's turn."""
    table = table.led_by(BEN, "hidden-village").with_members(BEN, "A1 2 A2 2").with_members(AKI, "A1 4")
    return table.with_village(BEN, "A1").fighting()


@rule("rise_of_tribes", 40, 54, 60)
def test_hidden_village_is_kept_by_coming_back_or_falls(table: Table):
    now = with_hidden_village(table)
    assert (now.village("A1"), now.state.home(BEN), now.kinds) == (BEN, (), ("fought", "village-lost"))
    assert not now.with_resources(AKI, 9, 9, 9).offered("village")
    now = now.does("end", dice=("sun", "moon"))
    assert (now.state.active, now.points(BEN)) == (BEN, 0)
    now = now.does("use sun move", "move A2 A1 1", "stop", "use moon grow", "stop", "end")
    assert (now.village("A1"), now.state.home(BEN), now.state.hidden) == (BEN, (0,), ())
    assert "village-kept" in now.kinds
    now = with_hidden_village(table).does("end", "use sun move", "stop", "use moon grow", "stop")
    assert (now.village("A1"), now.does("end").village("A1")) == (BEN, -1)
    # Hidden village loses its elder only when it falls.
    now = with_hidden_village(table.dealing(BEN, elder=0))
    assert (now.points(AKI), now.player(BEN).elder) == (0, 0)
    now = now.does("end", "use sun move", "stop", "use moon grow", "stop", "end")
    assert (now.points(AKI), now.player(BEN).elder) == (1, -1)
