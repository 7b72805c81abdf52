"""The event cards and the seasons (45, 66-82)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.hexlands.resolution.event_cards import after_harvest, draw_event, roll_gamble
from engines.hexlands.resolution.land import spaces_of

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"


@rule("hexlands", 45, 66, 67, "A82")
def test_event_is_drawn_by_an_open_roll(table: Table):
    table = table.having(deck=("eruption", "famine", "trouble"), stage="upkeep", active=-1)
    after = table.runs(draw_event, 2)
    card = after.event("event-drawn")
    assert (card.event, card.before, card.progress, card.limit) == ("famine", 0, 10, 120)
    assert (after.state.deck, after.state.discarded) == (("eruption", "trouble"), ("famine",))
    assert (after.state.report.event, after.state.report.progress) == ("famine", (0, 10))


@rule("hexlands", 70, "A41")
def test_empty_deck_is_reshuffled_without_special_cards(table: Table):
    table = table.having(deck=("earthquake",), discarded=("eruption", "flood"), stage="upkeep", active=-1)
    after = table.runs(draw_event, 1)
    assert (after.state.deck, after.state.discarded) == ((), ("eruption", "flood"))
    after = after.runs(draw_event, 2)
    assert after.event("event-drawn").event == "flood"
    assert (after.state.deck, after.state.discarded) == (("eruption",), ("flood",))


@rule("hexlands", 68, "A40")
@pytest.mark.parametrize(
    ("before", "season", "turned"),
    [(0, "summer", 1), (15, "autumn", 1), (25, "winter", 1), (30, "spring", 1), (95, "autumn", 1)],
)
def test_tens_digit_of_progress_sets_the_season(table: Table, before: int, season: str, turned: int):
    card = table.having(progress=before).happens("famine").event("event-drawn")
    assert (card.season, card.turned) == (season, turned)
    assert table.having(progress=before - before % 10).happens("flood").event("event-drawn").turned == 0


@rule("hexlands", 71, "A37", "A76")
def test_earthquake_lowers_all_stacks_to_two(table: Table):
    table = table.owning(AKI, "E8 4 E7 3 D6 2 F7").with_building("E7", "mine")
    after = table.happens("earthquake")
    assert [after.height(name) for name in ("E8", "E7", "D6", "F7")] == [2, 2, 2, 1]
    assert (after.building("E7"), after.building("E8")) == ("mine", "castle")
    assert after.state.report.struck == tuple(sorted((at("E8"), at("E7"))))
    assert after.state.progress == 20


@rule("hexlands", 72, "A37", "A51")
def test_warming_destroys_buildings_of_height_one(table: Table):
    table = table.owning(AKI, f"{INNER} D6 2").with_road(AKI, "D7")
    for name, key in (("E7", "spot"), ("D6", "garrison"), ("F7", "mine")):
        table = table.with_building(name, key)
    after = table.happens("warming")
    assert [after.building(name) for name in ("E7", "F7", "D6", "E8")] == ["", "", "garrison", "castle"]
    assert (after.height("E7"), after.road("D7")) == (1, AKI)


@rule("hexlands", 73, "A38", "A55")
def test_eruption_strikes_around_mountains(table: Table):
    table = table.owning(AKI, "E8 3 D7 4 D8 2 E7 4 F7 2").with_road(AKI, "F7").with_building("D8", "garrison")
    table = table.with_building("D7", "mine").with_soldiers(AKI, "D8 E8", flags=0)
    after = table.happens("eruption")
    assert [after.height(name) for name in ("D7", "D8", "E7", "E8")] == [2, 2, 4, 3]
    assert (after.building("D7"), after.building("D8"), after.road("F7")) == ("", "", -1)
    assert after.soldiers(AKI) == "E8"
    assert after.owner("D7") == AKI


@rule("hexlands", 74, "A38", "A55")
def test_typhoon_sweeps_stacks_of_one_around_lakes(table: Table):
    table = table.owning(AKI, "E8 2 E7 1 D6 2 F7 1").with_road(AKI, "E7", "E6").with_building("D6", "garrison")
    after = table.with_soldiers(AKI, "D6", flags=0).happens("typhoon")
    assert (after.owner("E7"), after.owner("F7"), after.height("D6")) == (-1, AKI, 2)
    assert (after.road("E7"), after.road("E6"), after.building("D6"), after.soldiers(AKI)) == (-1, -1, "", "")
    assert {event.hex for event in after.events if event.kind == "space-lost"} == {"E7"}
    assert set(after.state.report.struck) == {at("E7"), at("E6"), at("D6")}


@rule("hexlands", 75, "A55")
def test_flood_takes_roads_and_soldiers_around_lakes(table: Table):
    table = table.owning(AKI, "E7 F7 D6").with_road(AKI, "E7", "E6", "F7").with_building("D6", "garrison")
    after = table.with_soldiers(AKI, "D6", flags=0).happens("flood")
    assert (after.road("E7"), after.road("E6"), after.road("F7")) == (-1, -1, AKI)
    assert (after.owner("E7"), after.height("E7"), after.soldiers(AKI)) == (AKI, 1, "")
    assert after.building("D6") == "", "its road is gone"


@rule("hexlands", 78, "A55")
def test_landslide_takes_roads_and_soldiers_around_mountains(table: Table):
    table = table.owning(AKI, "E7 F7 D7 D8").with_road(AKI, "E7", "D7").with_building("F7", "garrison")
    after = table.with_soldiers(AKI, "F7", flags=0).happens("landslide")
    assert (after.road("E7"), after.road("D7"), after.soldiers(AKI), after.building("F7")) == (
        AKI,
        -1,
        "",
        "garrison",
    )


@rule("hexlands", 76, "A39")
def test_harvest_advances_to_autumn(table: Table):
    assert [after_harvest(progress) for progress in (78, 25, 0, 20, 30)] == [100, 25, 20, 20, 60]
    after = table.having(progress=78).happens("harvest", 6, 1, 3)
    assert after.state.progress == 100
    assert [after.coins(seat) for seat in (AKI, BEN, CHIE)] == [26, 21, 23]
    assert after.event("event-drawn").season == "autumn"


@rule("hexlands", 79, "A67")
def test_trouble_costs_each_player_a_die_in_coins(table: Table):
    after = table.with_coins(BEN, 2).happens("trouble", 6, 5, 1)
    assert [after.coins(seat) for seat in (AKI, BEN, CHIE)] == [14, 0, 19]
    assert [(event.die, event.coins) for event in after.events if event.kind == "confiscated"] == [
        (6, 6),
        (5, 2),
        (1, 1),
    ]


@rule("hexlands", 80, "A67")
def test_famine_takes_half_of_the_coins_rounded_down(table: Table):
    after = table.with_coins(AKI, 7).happens("famine")
    assert [after.coins(seat) for seat in (AKI, BEN)] == [4, 10]


@rule("hexlands", 77, "A42", "A56")
def test_forestation_plants_trees_on_the_next_players_land(table: Table):
    table = table.owning(BEN, "H3 G2").owning(CHIE, "B3").with_trees("B3")
    after = table.happens("forestation", 3, 1, 2, 1, 2, 2, 1)
    assert spaces_of(table.state, BEN) == (at("G2"), at("H2"), at("H3"))
    assert (after.trees("G2"), after.trees("H3")) == (1, 2)
    assert after.trees("B3") == 2, "trees stand on trees"
    planted = [(event.seat, event.rival, event.hexes) for event in after.events if event.kind == "planted"]
    assert planted == [(AKI, BEN, ("G2", "H3", "H3")), (BEN, CHIE, ("B3",)), (CHIE, AKI, ())]
    assert sum(after.state.trees) == 5


@rule("hexlands", 77, "A65")
def test_forestation_skips_players_out_of_the_game(table: Table):
    table = table.owning(CHIE, "B3").dealing(BEN, gone="left")
    after = table.happens("forestation", 2, 1, 1, 1)
    assert [(event.seat, event.rival) for event in after.events if event.kind == "planted"] == [
        (AKI, CHIE),
        (CHIE, AKI),
    ]


@rule("hexlands", 82)
def test_industrial_revolution_opens_three_piles(table: Table):
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
def test_gamble_asks_all_with_dice_at_once(table: Table):
    after = table.dealing(BEN, d6=0).happens("gamble")
    assert (after.stage, after.state.owing, after.state.progress) == ("gamble", (AKI, CHIE), 0)
    assert after.offers(CHIE) == ("wager 0", "wager 1", "wager 2", "wager 3")
    wagered = after.does("wager 2", seat=AKI)
    assert wagered.event("wagered").visible_to == (AKI,)
    assert wagered.step.hidden
    assert wagered.secret(AKI).committed == 2


@rule("hexlands", 81, "A43")
def test_highest_die_wins_all_dice_and_the_neutral_one(table: Table):
    after = wagers(table, 2, 1, 0, faces=(2, 5, 3, 4))
    assert [after.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [3 + 1 + 1, 2, 3]
    won = after.event("gamble-won")
    assert (won.seat, won.neutral, won.dice, won.result) == (AKI, 4, 4, "won")
    assert [(event.dice, event.best) for event in after.events if event.kind == "gambled"] == [
        ((5, 2), 5),
        ((3,), 3),
        ((), 0),
    ]
    assert after.secret(AKI).committed == -1


@rule("hexlands", 81, "A43")
def test_higher_neutral_die_takes_the_wagers(table: Table):
    for faces in ((2, 5, 3, 6), (2, 4, 3, 5)):
        after = wagers(table, 2, 1, 0, faces=faces)
        assert [after.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [1, 2, 3]
        assert after.event("gamble-won").result == "lost"


@rule("hexlands", 81, "A43")
def test_tie_with_the_neutral_die_goes_to_the_player(table: Table):
    """Only a neutral die that is highest confiscates (中立が1番高かったら没収)."""
    after = wagers(table, 2, 1, 0, faces=(2, 5, 3, 5))
    assert [after.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [3 + 1 + 1, 2, 3]
    won = after.event("gamble-won")
    assert (won.seat, won.neutral, won.dice, won.result) == (AKI, 5, 4, "won")


@rule("hexlands", 81, "A43")
@pytest.mark.parametrize("neutral", [4, 5])
def test_tie_of_players_returns_the_wagers(table: Table, neutral: int):
    after = wagers(table, 1, 1, 1, faces=(5, 5, 2, neutral))
    assert [after.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [3, 3, 3]
    assert after.event("gamble-won").result == "tied"


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


@rule("hexlands", 81, "A43")
def test_gamble_without_dice_rolls_only_the_neutral_die(table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.dealing(seat, d6=0)
    after = table.happens("gamble")
    assert after.state.owing == ()
    done = after.runs(roll_gamble, 4)
    assert (done.event("gamble-won").result, done.event("gamble-won").neutral) == ("lost", 4)
    assert [done.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [0, 0, 0]


@rule("hexlands", 81)
def test_wager_of_nothing_is_allowed(table: Table):
    after = wagers(table, 0, 0, 0, faces=(1,))
    assert [after.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [3, 3, 3]
    assert (after.event("gamble-won").result, after.event("gamble-won").dice) == ("lost", 0)
