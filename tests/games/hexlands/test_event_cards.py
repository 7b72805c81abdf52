"""The event cards and the seasons (45, 66-82)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.hexlands.resolution.event_cards import after_harvest, draw_event, roll_gamble
from engines.hexlands.resolution.land import spaces_of

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"


@rule("hexlands", 45, 66, 67, 68, 70, 76, "A39", "A40", "A41", "A82")
def test_event_is_drawn_and_sets_the_season(table: Table):
    after = table.having(deck=("eruption", "famine", "trouble"), stage="upkeep", active=-1).runs(draw_event, 2)
    card = after.event("event-drawn")
    assert (card.event, card.before, card.progress, card.limit) == ("famine", 0, 10, 120)
    assert (after.state.deck, after.state.discarded) == (("eruption", "trouble"), ("famine",))
    assert (after.state.report.event, after.state.report.progress) == ("famine", (0, 10))
    # Empty deck is reshuffled without special cards.
    now = table.having(deck=("earthquake",), discarded=("eruption", "flood"), stage="upkeep", active=-1)
    after = now.runs(draw_event, 1)
    assert (after.state.deck, after.state.discarded) == ((), ("eruption", "flood"))
    after = after.runs(draw_event, 2)
    assert after.event("event-drawn").event == "flood"
    assert (after.state.deck, after.state.discarded) == (("eruption",), ("flood",))
    for before, season in {0: "summer", 15: "autumn", 25: "winter", 30: "spring", 95: "autumn"}.items():
        card = table.having(progress=before).happens("famine").event("event-drawn")
        assert (card.season, card.turned) == (season, 1)
        assert table.having(progress=before - before % 10).happens("flood").event("event-drawn").turned == 0
    # Harvest advances to autumn.
    assert [after_harvest(progress) for progress in (78, 25, 0, 20, 30)] == [100, 25, 20, 20, 60]
    after = table.having(progress=78).happens("harvest", 6, 1, 3)
    assert (after.state.progress, after.each("coins")) == (100, [26, 21, 23])
    assert after.event("event-drawn").season == "autumn"


@rule("hexlands", 71, 72, 73, 74, "A37", "A38", "A51", "A55", "A76")
def test_earthquake_warming_eruption_and_typhoon_strike_stacks(table: Table):
    # Earthquake lowers all stacks to two.
    after = table.owning(AKI, "E8 4 E7 3 D6 2 F7").with_building("E7", "mine").happens("earthquake")
    assert [after.height(name) for name in ("E8", "E7", "D6", "F7")] == [2, 2, 2, 1]
    assert (after.building("E7"), after.building("E8")) == ("mine", "castle")
    assert (after.state.report.struck, after.state.progress) == (tuple(sorted((at("E8"), at("E7")))), 20)
    # Warming destroys buildings of height one.
    now = table.owning(AKI, f"{INNER} D6 2").with_road(AKI, "D7")
    for name, key in (("E7", "spot"), ("D6", "garrison"), ("F7", "mine")):
        now = now.with_building(name, key)
    after = now.happens("warming")
    assert [after.building(name) for name in ("E7", "F7", "D6", "E8")] == ["", "", "garrison", "castle"]
    assert (after.height("E7"), after.road("D7")) == (1, AKI)
    # Eruption strikes around mountains.
    now = table.owning(AKI, "E8 3 D7 4 D8 2 E7 4 F7 2").with_road(AKI, "F7").with_building("D8", "garrison")
    after = now.with_building("D7", "mine").with_soldiers(AKI, "D8 E8", flags=0).happens("eruption")
    assert [after.height(name) for name in ("D7", "D8", "E7", "E8")] == [2, 2, 4, 3]
    assert (after.building("D7"), after.building("D8"), after.road("F7")) == ("", "", -1)
    assert (after.soldiers(AKI), after.owner("D7")) == ("E8", AKI)
    # Typhoon sweeps stacks of one around lakes.
    now = table.owning(AKI, "E8 2 E7 1 D6 2 F7 1").with_road(AKI, "E7", "E6").with_building("D6", "garrison")
    after = now.with_soldiers(AKI, "D6", flags=0).happens("typhoon")
    assert (after.owner("E7"), after.owner("F7"), after.height("D6")) == (-1, AKI, 2)
    assert (after.road("E7"), after.road("E6"), after.building("D6"), after.soldiers(AKI)) == (-1, -1, "", "")
    assert {event.hex for event in after.events if event.kind == "space-lost"} == {"E7"}
    assert set(after.state.report.struck) == {at("E7"), at("E6"), at("D6")}


@rule("hexlands", 75, 77, 78, "A42", "A55", "A56", "A65")
def test_flood_landslide_and_forestation_strike_land(table: Table):
    now = table.owning(AKI, "E7 F7 D6").with_road(AKI, "E7", "E6", "F7").with_building("D6", "garrison")
    after = now.with_soldiers(AKI, "D6", flags=0).happens("flood")
    assert (after.road("E7"), after.road("E6"), after.road("F7")) == (-1, -1, AKI)
    assert (after.owner("E7"), after.height("E7"), after.soldiers(AKI)) == (AKI, 1, "")
    assert after.building("D6") == "", "its road is gone"
    now = table.owning(AKI, "E7 F7 D7 D8").with_road(AKI, "E7", "D7").with_building("F7", "garrison")
    after = now.with_soldiers(AKI, "F7", flags=0).happens("landslide")
    assert (after.road("E7"), after.road("D7"), after.soldiers(AKI), after.building("F7")) == (
        AKI,
        -1,
        "",
        "garrison",
    )
    # Forestation plants trees on the next players land.
    now = table.owning(BEN, "H3 G2").owning(CHIE, "B3").with_trees("B3")
    after = now.happens("forestation", 3, 1, 2, 1, 2, 2, 1)
    assert spaces_of(now.state, BEN) == (at("G2"), at("H2"), at("H3"))
    assert (after.trees("G2"), after.trees("H3")) == (1, 2)
    assert after.trees("B3") == 2, "trees stand on trees"
    planted = after.told("planted", "seat", "rival", "hexes")
    assert planted == [(AKI, BEN, ("G2", "H3", "H3")), (BEN, CHIE, ("B3",)), (CHIE, AKI, ())]
    assert sum(after.state.trees) == 5
    # Forestation skips players out of the game.
    after = table.owning(CHIE, "B3").dealing(BEN, gone="left").happens("forestation", 2, 1, 1, 1)
    assert after.told("planted", "seat", "rival") == [(AKI, CHIE), (CHIE, AKI)]


@rule("hexlands", 79, 80, 82, "A67")
def test_trouble_and_famine_cost_coins_and_revolution_opens_piles(table: Table):
    after = table.with_coins(BEN, 2).happens("trouble", 6, 5, 1)
    assert after.each("coins") == [14, 0, 19]
    assert after.told("confiscated", "die", "coins") == [(6, 6), (5, 2), (1, 1)]
    after = table.with_coins(AKI, 7).happens("famine")
    assert [after.coins(seat) for seat in (AKI, BEN)] == [4, 10]
    # Industrial revolution opens three piles.
    after = table.happens("revolution")
    assert after.state.industry
    assert (after.state.progress, after.state.discarded) == (40, ())
    assert "piles-opened" in after.kinds


# --- the gamble --------------------------------------------------------------------------------------------------


def wagers(table: Table, *counts: int, faces: tuple[int, ...]) -> Table:
    table = table.happens("gamble")
    for seat, count in enumerate(counts):
        if seat in table.state.owing:
            state = table.state
            table = table.hiding(seat, committed=count).having(owing=tuple(s for s in state.owing if s != seat))
    return table.runs(roll_gamble, *faces)


@rule("hexlands", 81, "A43")
def test_gamble_asks_all_with_dice_and_pays_the_highest(table: Table):
    # Gamble asks all with dice at once.
    after = table.dealing(BEN, d6=0).happens("gamble")
    assert (after.stage, after.state.owing, after.state.progress) == ("gamble", (AKI, CHIE), 0)
    assert after.offers(CHIE) == ("wager 0", "wager 1", "wager 2", "wager 3")
    wagered = after.does("wager 2", seat=AKI)
    assert wagered.event("wagered").visible_to == (AKI,)
    assert wagered.step.hidden
    assert wagered.secret(AKI).committed == 2
    # Highest die wins all dice and the neutral one.
    after = wagers(table, 2, 1, 0, faces=(2, 5, 3, 4))
    assert after.each("d6") == [3 + 1 + 1, 2, 3]
    won = after.event("gamble-won")
    assert (won.seat, won.neutral, won.dice, won.result) == (AKI, 4, 4, "won")
    assert after.told("gambled", "dice", "best") == [((5, 2), 5), ((3,), 3), ((), 0)]
    assert after.secret(AKI).committed == -1
    for faces in ((2, 5, 3, 6), (2, 4, 3, 5)):
        after = wagers(table, 2, 1, 0, faces=faces)
        assert (after.each("d6"), after.event("gamble-won").result) == ([1, 2, 3], "lost")


@rule("hexlands", 81, "A43")
def test_ties_and_wagers_of_nothing_in_a_gamble(table: Table):
    # Only a neutral die that is highest confiscates (中立が1番高かったら没収).
    after = wagers(table, 2, 1, 0, faces=(2, 5, 3, 5))
    assert after.each("d6") == [3 + 1 + 1, 2, 3]
    won = after.event("gamble-won")
    assert (won.seat, won.neutral, won.dice, won.result) == (AKI, 5, 4, "won")
    # Tie of players returns the wagers.
    for neutral in [4, 5]:
        after = wagers(table, 1, 1, 1, faces=(5, 5, 2, neutral))
        assert (after.each("d6"), after.event("gamble-won").result) == ([3, 3, 3], "tied")
    after = wagers(table, 0, 0, 0, faces=(1,))
    assert after.each("d6") == [3, 3, 3]
    assert (after.event("gamble-won").result, after.event("gamble-won").dice) == ("lost", 0)
    # Gamble without dice rolls only the neutral die.
    now = table
    for seat in (AKI, BEN, CHIE):
        now = now.dealing(seat, d6=0)
    after = now.happens("gamble")
    assert after.state.owing == ()
    done = after.runs(roll_gamble, 4)
    assert (done.event("gamble-won").result, done.event("gamble-won").neutral) == ("lost", 4)
    assert done.each("d6") == [0, 0, 0]


@rule("hexlands", 81, "A43")
@pytest.mark.parametrize("seats", [2, 3])
def test_staking_a_die_each_is_worth_it(seats: int):
    """Over all equally likely rolls everybody gains on average; staking nothing gains nothing."""
    table = Table.laid_out(seats).having(stage="gamble", active=-1, owing=())
    gained = 0
    for faces in product(range(1, 7), repeat=seats + 1):
        staked = table
        for seat in range(seats):
            staked = staked.hiding(seat, committed=1)
        gained += sum(player.d6 for player in staked.runs(roll_gamble, *faces).state.players) - 3 * seats
    assert gained > 0
