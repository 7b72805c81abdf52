"""Doubles and the event tiles, alone and combined (rules 24, 45-49)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.ground import near_volcano

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 24, 45)
@pytest.mark.parametrize("dice", [("sun", "sun"), ("moon", "moon"), ("blank", "blank")])
def test_doubles_reveal_an_event(table: Table, dice):
    table = table.with_members(BEN, "A1 1").beginning(BEN, *dice)
    assert table.face_up == ("drought",)
    assert table.state.events == 2


@rule("rise_of_tribes", 24, 45)
def test_different_dice_reveal_no_event(table: Table):
    assert table.with_members(BEN, "A1 1").beginning(BEN, "sun", "moon").face_up == ()


@rule("rise_of_tribes", 46, "A19")
def test_full_slots_reveal_no_event(table: Table):
    table = table.with_members(BEN, "A1 1").facing("altar", (0, 0, 0)).facing("mild-winter", (2, 0, 0))
    table = table.beginning(BEN, "sun", "sun")
    assert table.face_up == ("altar", "mild-winter")
    assert table.kinds == ("turn-began", "rolled", "cheaper")


@rule("rise_of_tribes", 46, 47, "A19")
def test_freed_slot_is_filled_by_the_same_doubles(table: Table):
    table = table.with_members(BEN, "A1 1").facing("drought").facing("mild-winter", (2, 0, 0))
    table = table.having(pile=("altar",), events=1).beginning(BEN, "sun", "sun")
    assert table.kinds[2:] == ("discarded", "revealed")
    assert (table.face_up, table.state.discarded) == (("mild-winter", "altar"), ("drought",))


@rule("rise_of_tribes", "A20")
def test_new_tile_ignores_the_doubles_that_revealed_it(table: Table):
    assert table.revealing("altar").state.face_up[0].tokens == (0, 0, 0)


@rule("rise_of_tribes", "A21")
def test_empty_pile_reveals_nothing(table: Table):
    assert table.doubling().kinds == ()


# --- tiles for sale ----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 46, 47)
@rule("rise_of_tribes", "A53")
@pytest.mark.parametrize(("key", "resource"), [("altar", 0), ("canoe", 1), ("walls", 2)])
def test_doubles_make_a_tile_cheaper_then_discard_it(table: Table, key: str, resource: int):
    def tokens(count: int) -> tuple[int, int, int]:
        return (count * (resource == 0), count * (resource == 1), count * (resource == 2))

    table = table.with_members(AKI, "A1 1").revealing(key)
    for left in (2, 1):
        table = table.doubling()
        assert table.state.face_up[0].tokens == tokens(3 - left)
        buyer = table.dealing(AKI, resources=tokens(left)).at_the_end()
        after = buyer.does(f"buy {key}")
        assert (after.player(AKI).tiles, after.has(AKI), after.face_up) == ((key,), (0, 0, 0), ())
        assert buyer.with_resources(AKI, 0, 0, 0).refuses(f"buy {key}") == "not-for-sale"
    gone = table.doubling()
    assert (gone.face_up, gone.state.discarded) == ((), (key,))


@rule("rise_of_tribes", "A53")
def test_altar_takes_a_sacrifice_once_a_turn(table: Table):
    table = table.owning(AKI, "altar").with_members(AKI, "A1 2").with_resources(AKI, 5, 1, 1).at_the_end()
    assert table.offered("sacrifice") == {"A1 4-0-0", "A1 1-1-1"}
    table = table.does("sacrifice A1 1-1-1")
    assert (table.at("A1")[AKI], table.has(AKI), table.points(AKI)) == (1, (4, 0, 0), 1)
    assert table.refuses("sacrifice A1 4-0-0") == "no-sacrifice"


def test_altar_bought_at_its_lowest_price_can_win(table: Table):
    table = table.facing("altar", (2, 0, 0)).with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 1)
    table = table.with_points(AKI, 14).at_the_end().does("buy altar", "sacrifice A1 1-1-1")
    assert table.outcome.ranks[AKI] == 1


@rule("rise_of_tribes", 29)
def test_canoe_crosses_lakes_without_a_step(table: Table):
    """The lakes A1 and B1 lead to C1, and B3 to the lakes B4 and C3."""
    table = table.with_members(AKI, "A2 2")
    without = table.does("use sun move")
    assert {each.split()[1] for each in without.offered("move")} == {"A1", "A3", "B2", "B3"}
    rowing = table.owning(AKI, "canoe").does("use sun move")
    assert {each.split()[1] for each in rowing.offered("move")} == {"A1", "A3", "B1", "B2", "B3", "B4", "C1", "C3"}
    assert rowing.does("move A2 C1 1").at("C1")[AKI] == 1


def test_walls_protect_only_with_a_village_there(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2").owning(BEN, "walls").fighting()
    assert table.at("A1") == (2, 0, 0)


# --- helpful tiles -----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 47)
def test_discovery_pays_for_entering_a_rivals_hex(table: Table):
    table = table.facing("discovery").with_members(AKI, "A1 4").with_members(BEN, "A2 1 B2 1").does("use sun move")
    table = table.does("move A1 A2 1")
    assert (table.stage, table.offered("take")) == ("take", {"food", "wood", "stone"})
    table = table.does("take wood", "move A1 A2 1", "move A1 B1 1")
    assert (table.has(AKI), table.stage) == ((0, 1, 0), "move")
    assert table.state.face_up[0].tokens == (2, 1, 2)
    last = table.having(face_up=()).facing("discovery", (1, 0, 0)).does("move A1 B2 1", "take food")
    assert (last.face_up, last.state.discarded) == ((), ("discovery",))


def test_discovery_pays_nothing_for_empty_or_own_hexes(table: Table):
    table = table.facing("discovery").with_members(AKI, "A1 3 A2 1").with_members(BEN, "A2 1").does("use sun move")
    assert table.does("move A1 A2 1", "move A1 B1 1").has(AKI) == (0, 0, 0)


@rule("rise_of_tribes", 28)
def test_mild_winter_grows_two_more_for_each_food(table: Table):
    revealed = table.revealing("mild-winter")
    assert revealed.state.face_up[0].tokens == (3, 0, 0)
    table = table.facing("mild-winter", (1, 0, 0)).with_members(AKI, "A1 1").does("use moon grow")
    table = table.does(*["grow A1"] * 4)
    assert (table.at("A1")[AKI], table.face_up, table.stage) == (5, (), "act")


@rule("rise_of_tribes", 30)
@pytest.mark.parametrize(("kind", "name", "resource"), [(0, "A1", "food"), (1, "A2", "wood"), (2, "A3", "stone")])
def test_plentiful_tiles_give_two_more_until_empty(table: Table, kind: int, name: str, resource: str):
    table = table.with_members(AKI, "A1 1 A2 1 A3 1").facing(f"plentiful-{resource}").with_dice("blank", "moon")
    after = table.does("use blank gather", f"gather {name} {resource}")
    assert (after.has(AKI)[kind], after.state.face_up[0].tokens[kind]) == (4, 4)
    scarce = table.having(face_up=()).facing(f"plentiful-{resource}", (kind == 0, kind == 1, kind == 2))
    scarce = scarce.does("use blank gather", f"gather {name} {resource}")
    assert (scarce.has(AKI)[kind], scarce.face_up) == (3, ())


@rule("rise_of_tribes", 35)
def test_shared_knowledge_draws_a_goal_for_a_resource(table: Table):
    table = table.facing("shared-knowledge").with_members(AKI, "A1 1").with_resources(AKI, 2, 0, 0)
    assert table.at_the_end().refuses("study food") == "no-study"
    table = table.with_members(BEN, "A1 1").at_the_end()
    assert table.refuses("study stone") == "none-left"
    after = table.does("study food")
    assert (after.player(AKI).goals, after.has(AKI)) == (("explorers",), (1, 0, 0))
    assert after.refuses("study food") == "no-study"
    assert after.step.barrier
    third = table.having(face_up=()).facing("shared-knowledge", (1, 1, 0)).does("study food")
    assert third.state.discarded == ("shared-knowledge",)


# --- harmful tiles -----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 32)
def test_drought_lowers_the_limit_to_four(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2")
    assert table.fighting().at("A1") == (3, 2, 0)
    assert table.facing("drought").fighting().at("A1") == (1, 0, 0)
    assert table.facing("drought").doubling().face_up == ()


def test_conflict_reduced_by_walls_is_fought_out(table: Table):
    """Walls remove an attacker, which leaves four members; a conflict once begun goes on."""
    table = table.facing("drought").with_members(AKI, "A1 3").with_members(BEN, "A1 2").owning(BEN, "walls")
    table = table.with_village(BEN, "A1").fighting()
    assert (table.at("A1"), table.village("A1")) == ((0, 0, 0), -1)


# --- invaders ----------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", "A33", 46)
def test_invaders_come_to_the_least_populated_hex(table: Table):
    everywhere = " ".join(f"{name} 1" for name in table.board.names if name not in ("C2", "D1"))
    table = table.with_members(BEN, everywhere).revealing("invaders")
    assert (table.stage, table.asked, table.offered("put")) == ("put", AKI, {"C2", "D1"})
    assert table.refuses("put A1") == "not-there"
    table = table.does("put D1")
    assert (table.state.invaded, table.state.invaders, table.stage) == (table.hex("D1"), 3, "act")
    for count in (4, 5, 5):
        table = table.doubling()
        assert table.state.invaders == count


def invaded(table: Table) -> Table:
    return table.facing("invaders").having(invaded=table.hex("A1"), invaders=3)


@rule("rise_of_tribes", "A49", 30, 38)
def test_invaders_prevent_gathering_and_building(table: Table):
    table = invaded(table).with_members(AKI, "A1 1 A2 1").with_resources(AKI, 2, 1, 3)
    assert table.does("use sun gather").offered("gather") == {"A2 wood"}
    assert table.at_the_end().offered("village") == {"A2 2-1-3"}


@rule("rise_of_tribes", 34)
def test_invaders_fight_like_a_tribe(table: Table):
    lost = invaded(table).with_members(AKI, "A1 2").with_members(BEN, "A1 1").fighting()
    assert (lost.at("A1"), lost.state.invaders, lost.face_up) == ((0, 0, 0), 1, ("invaders",))
    won = invaded(table).with_members(AKI, "A1 4").fighting()
    assert (won.at("A1"), won.state.invaders, won.face_up, won.points(AKI)) == ((1, 0, 0), 0, (), 2)
    assert won.kinds == ("fought", "invaders-beaten", "discarded")


def test_invaders_beaten_without_active_player_score_nothing(table: Table):
    table = invaded(table).with_members(BEN, "A1 4").fighting()
    assert (table.state.invaders, table.points(AKI), table.points(BEN)) == (0, 0, 0)


# --- the mammoth -------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", "A33", "A45", "A40")
def test_mammoth_is_hunted_with_a_die(table: Table):
    table = table.with_members(BEN, "A1 1 B1 2 B4 1").revealing("mammoth")
    table = table.with_members(AKI, "C3 3")
    assert table.state.mammoth == table.hex("C3")
    assert table.refuses("hunt sun") == "no-mammoth"
    table = table.with_members(AKI, "C3 1").does("hunt sun")
    assert (table.has(AKI), table.points(AKI), table.state.mammoth) == ((3, 0, 0), 1, -1)
    assert (table.state.now.dice, table.state.now.off) == (("sun",), ("sun",))
    assert table.state.discarded == ("mammoth",)
    assert table.does("use sun grow", "stop").stage == "finish"


def tamed(table: Table) -> Table:
    table = table.facing("mammoth").having(mammoth=table.hex("A1")).with_members(AKI, "A1 4 A2 1")
    return table.with_resources(AKI, 3, 0, 0).does("tame sun")


@rule("rise_of_tribes", 48, "A50")
def test_keeper_takes_the_mammoth_along(table: Table):
    table = tamed(table)
    assert (table.points(AKI), table.has(AKI), table.face_up) == (3, (0, 0, 0), ())
    assert table.player(AKI).tiles == ("mammoth",)
    table = table.does("use moon move", "move A1 A2 2")
    assert table.offered("herd") == {"A2"}
    table = table.does("herd A2")
    assert (table.state.mammoth, table.stage) == (table.hex("A2"), "finish")


@rule("rise_of_tribes", 48)
def test_only_the_keeper_herds(table: Table):
    table = table.owning(BEN, "mammoth").having(mammoth=0).with_members(BEN, "A1 1").with_members(AKI, "A2 2")
    assert table.does("use sun move").refuses("herd A2") == "no-herding"


@rule("rise_of_tribes", 49, "A22")
def test_mammoth_left_alone_is_lost(table: Table):
    table = tamed(table).turning(dice=("sun",)).does("use sun move", "move A1 B1 2")
    assert table.points(AKI) == 3
    table = table.does("move A1 A2 2")
    assert table.kinds == ("moved", "mammoth-lost")
    assert (table.points(AKI), table.state.mammoth, table.player(AKI).tiles) == (0, -1, ())
    assert table.state.discarded == ("mammoth",)


@rule("rise_of_tribes", 49, "A22")
def test_lost_mammoth_never_costs_more_points_than_held(table: Table):
    table = table.owning(BEN, "mammoth").having(mammoth=table.hex("A1")).with_points(BEN, 1)
    table = table.with_members(BEN, "A1 2").with_members(AKI, "A1 4").fighting()
    assert (table.points(BEN), table.player(BEN).tiles) == (0, ())


# --- the tiger ---------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 46, "A40")
def test_tiger_takes_a_member_of_every_player_there(table: Table):
    table = table.with_members(AKI, "A3 1").with_members(BEN, "A3 2").with_village(AKI, "A3").revealing("tiger")
    assert table.offered("put") == {"A3", "B3", "C2", "D2"}
    table = table.does("put A3")
    assert (table.at("A3"), table.village("A3")) == ((0, 1, 0), -1)
    moving = table.doubling()
    assert moving.offered("put") == {"B3", "C2", "D2"}
    assert moving.does("put B3").at("A3") == (0, 1, 0)


def test_die_and_member_beat_the_tiger(table: Table):
    table = table.facing("tiger").having(tiger=table.hex("A3"))
    assert table.refuses("fight sun") == "no-tiger"
    table = table.with_members(AKI, "A3 2").does("fight moon")
    assert (table.at("A3")[AKI], table.points(AKI), table.state.tiger, table.face_up) == (1, 1, -1, ())


# --- the volcano -------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 3, 46, "A26")
def test_volcano_is_placed_beside_the_active_players_members(table: Table):
    table = table.with_members(AKI, "D2 2").with_members(BEN, "D1 1").revealing("volcano", "sun", "sun")
    assert (table.stage, table.asked) == ("put", AKI)
    places = table.offered("put")
    assert places
    assert all(table.does(f"put {name}").has(AKI) == (0, 0, 1) for name in places)
    table = table.does(sorted(table.offers())[0])
    assert table.kinds[-1] == "shuffled-back"
    assert (table.face_up, "volcano" in table.state.pile, len(table.board.hexes)) == ((), True, 12)
    assert table.step.before_chance is not None


@rule("rise_of_tribes", 46, "A47")
@pytest.mark.parametrize(("face", "lost"), [("sun", 0), ("blank", 1), ("moon", 2)])
def test_volcano_revealed_again_only_erupts(table: Table, face: str, lost: int):
    beside = table.having(volcano=0)
    near = [table.board.names[hex] for hex in near_volcano(beside.state)]
    table = beside.with_members(AKI, f"{near[0]} 1 {near[1]} 3").with_members(BEN, f"{near[0]} 1 B3 2")
    table = table.with_members(CHIE, "D2 3").revealing("volcano", face, face)
    assert table.at(near[1])[AKI] == 3 - lost
    assert (table.at(near[0])[BEN], table.at("B3")[BEN]) == (int(not lost), 2)
    assert [table.has(seat)[2] for seat in (AKI, BEN, CHIE)] == [1, 1, 0]
    assert table.stage == "act"


@rule("rise_of_tribes", 30, "A48")
def test_hexes_beside_the_volcano_can_give_stone(table: Table):
    table = table.having(volcano=0)
    near = [hex for hex in near_volcano(table.state) if table.state.terrain[hex] != "mountain"]
    name = table.board.names[near[0]]
    table = (
        table.with_members(AKI, f"{name} 1")
        .facing("plentiful-stone")
        .does("use sun gather", f"gather {name} stone")
    )
    assert table.has(AKI) == (0, 0, 2)
