"""Doubles and the event tiles, alone and combined (rules 24, 45-49)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.ground import near_volcano

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 24, 45, 46, 47, "A19", "A20", "A21")
def test_doubles_reveal_an_event_where_a_slot_is_free(table: Table):
    for dice in [("sun", "sun"), ("moon", "moon"), ("blank", "blank")]:
        now = table.with_members(BEN, "A1 1").beginning(BEN, *dice)
        assert (now.face_up, now.state.events) == (("drought",), 2)
    assert table.with_members(BEN, "A1 1").beginning(BEN, "sun", "moon").face_up == ()
    # Full slots reveal no event.
    now = table.with_members(BEN, "A1 1").facing("altar", (0, 0, 0)).facing("mild-winter", (2, 0, 0))
    now = now.beginning(BEN, "sun", "sun")
    assert (now.face_up, now.kinds) == (("altar", "mild-winter"), ("turn-began", "rolled", "cheaper"))
    # Freed slot is filled by the same doubles.
    now = table.with_members(BEN, "A1 1").facing("drought").facing("mild-winter", (2, 0, 0))
    now = now.having(pile=("altar",), events=1).beginning(BEN, "sun", "sun")
    assert now.kinds[2:] == ("discarded", "revealed")
    assert (now.face_up, now.state.discarded) == (("mild-winter", "altar"), ("drought",))
    assert (table.revealing("altar").state.face_up[0].tokens, table.doubling().kinds) == ((0, 0, 0), ())


# --- tiles for sale ----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 29, 46, 47, "A53")
def test_tiles_for_sale_become_cheaper_and_help_their_owner(table: Table):
    for key, one in (("altar", (1, 0, 0)), ("canoe", (0, 1, 0)), ("walls", (0, 0, 1))):
        now = table.with_members(AKI, "A1 1").revealing(key)
        for left in (2, 1):
            now = now.doubling()
            assert now.state.face_up[0].tokens == tuple((3 - left) * each for each in one)
            buyer = now.dealing(AKI, resources=tuple(left * each for each in one)).at_the_end()
            after = buyer.does(f"buy {key}")
            assert (after.player(AKI).tiles, after.has(AKI), after.face_up) == ((key,), (0, 0, 0), ())
            assert buyer.with_resources(AKI, 0, 0, 0).refuses(f"buy {key}") == "not-for-sale"
        gone = now.doubling()
        assert (gone.face_up, gone.state.discarded) == ((), (key,))
    # Altar takes a sacrifice once a turn.
    now = table.owning(AKI, "altar").with_members(AKI, "A1 2").with_resources(AKI, 5, 1, 1).at_the_end()
    assert now.offered("sacrifice") == {"A1 4-0-0", "A1 1-1-1"}
    now = now.does("sacrifice A1 1-1-1")
    assert (now.at("A1")[AKI], now.has(AKI), now.points(AKI)) == (1, (4, 0, 0), 1)
    assert now.refuses("sacrifice A1 4-0-0") == "no-sacrifice"
    now = table.facing("altar", (2, 0, 0)).with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 1)
    assert now.with_points(AKI, 14).at_the_end().does("buy altar", "sacrifice A1 1-1-1").outcome.ranks[AKI] == 1
    # The lakes A1 and B1 lead to C1, and B3 to the lakes B4 and C3.
    now = table.with_members(AKI, "A2 2")
    assert {each.split()[1] for each in now.does("use sun move").offered("move")} == {"A1", "A3", "B2", "B3"}
    rowing = now.owning(AKI, "canoe").does("use sun move")
    assert {each.split()[1] for each in rowing.offered("move")} == {"A1", "A3", "B1", "B2", "B3", "B4", "C1", "C3"}
    assert rowing.does("move A2 C1 1").at("C1")[AKI] == 1
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2").owning(BEN, "walls").fighting()
    assert now.at("A1") == (2, 0, 0)


# --- helpful tiles -----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 28, 30, 35, 47)
def test_helpful_tiles_pay_until_they_are_empty(table: Table):
    now = table.facing("discovery").with_members(AKI, "A1 4").with_members(BEN, "A2 1 B2 1").does("use sun move")
    now = now.does("move A1 A2 1")
    assert (now.stage, now.offered("take")) == ("take", {"food", "wood", "stone"})
    now = now.does("take wood", "move A1 A2 1", "move A1 B1 1")
    assert (now.has(AKI), now.stage, now.state.face_up[0].tokens) == ((0, 1, 0), "move", (2, 1, 2))
    last = now.having(face_up=()).facing("discovery", (1, 0, 0)).does("move A1 B2 1", "take food")
    assert (last.face_up, last.state.discarded) == ((), ("discovery",))
    now = table.facing("discovery").with_members(AKI, "A1 3 A2 1").with_members(BEN, "A2 1").does("use sun move")
    assert now.does("move A1 A2 1", "move A1 B1 1").has(AKI) == (0, 0, 0)
    # Mild winter grows two more for each food.
    assert table.revealing("mild-winter").state.face_up[0].tokens == (3, 0, 0)
    now = table.facing("mild-winter", (1, 0, 0)).with_members(AKI, "A1 1").does("use moon grow")
    now = now.does(*["grow A1"] * 4)
    assert (now.at("A1")[AKI], now.face_up, now.stage) == (5, (), "act")
    # Plentiful tiles give two more until empty.
    for kind, name, resource in [(0, "A1", "food"), (1, "A2", "wood"), (2, "A3", "stone")]:
        now = table.with_members(AKI, "A1 1 A2 1 A3 1").facing(f"plentiful-{resource}").with_dice("blank", "moon")
        after = now.does("use blank gather", f"gather {name} {resource}")
        assert (after.has(AKI)[kind], after.state.face_up[0].tokens[kind]) == (4, 4)
        scarce = now.having(face_up=()).facing(f"plentiful-{resource}", (kind == 0, kind == 1, kind == 2))
        scarce = scarce.does("use blank gather", f"gather {name} {resource}")
        assert (scarce.has(AKI)[kind], scarce.face_up) == (3, ())
    # Shared knowledge draws a goal for a resource.
    now = table.facing("shared-knowledge").with_members(AKI, "A1 1").with_resources(AKI, 2, 0, 0)
    assert now.at_the_end().refuses("study food") == "no-study"
    now = now.with_members(BEN, "A1 1").at_the_end()
    assert now.refuses("study stone") == "none-left"
    after = now.does("study food")
    assert (after.player(AKI).goals, after.has(AKI)) == (("explorers",), (1, 0, 0))
    assert after.refuses("study food") == "no-study"
    assert after.step.barrier
    third = now.having(face_up=()).facing("shared-knowledge", (1, 1, 0)).does("study food")
    assert third.state.discarded == ("shared-knowledge",)


# --- harmful tiles -----------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 30, 32, 34, 38, 46, "A33", "A49")
def test_drought_and_invaders_bring_conflicts(table: Table):
    # Drought lowers the limit to four.
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2")
    assert (now.fighting().at("A1"), now.facing("drought").fighting().at("A1")) == ((3, 2, 0), (1, 0, 0))
    assert now.facing("drought").doubling().face_up == ()
    # Walls remove an attacker, which leaves four members; a conflict once begun goes on.
    now = table.facing("drought").with_members(AKI, "A1 3").with_members(BEN, "A1 2").owning(BEN, "walls")
    now = now.with_village(BEN, "A1").fighting()
    assert (now.at("A1"), now.village("A1")) == ((0, 0, 0), -1)
    # Invaders come to the least populated hex.
    everywhere = " ".join(f"{name} 1" for name in table.board.names if name not in ("C2", "D1"))
    now = table.with_members(BEN, everywhere).revealing("invaders")
    assert (now.stage, now.asked, now.offered("put")) == ("put", AKI, {"C2", "D1"})
    assert now.refuses("put A1") == "not-there"
    now = now.does("put D1")
    assert (now.state.invaded, now.state.invaders, now.stage) == (now.hex("D1"), 3, "act")
    for count in (4, 5, 5):
        now = now.doubling()
        assert now.state.invaders == count
    now = invaded(table).with_members(AKI, "A1 1 A2 1").with_resources(AKI, 2, 1, 3)
    assert now.does("use sun gather").offered("gather") == {"A2 wood"}
    assert now.at_the_end().offered("village") == {"A2 2-1-3"}
    # Invaders fight like a tribe.
    lost = invaded(table).with_members(AKI, "A1 2").with_members(BEN, "A1 1").fighting()
    assert (lost.at("A1"), lost.state.invaders, lost.face_up) == ((0, 0, 0), 1, ("invaders",))
    won = invaded(table).with_members(AKI, "A1 4").fighting()
    assert (won.at("A1"), won.state.invaders, won.face_up, won.points(AKI)) == ((1, 0, 0), 0, (), 2)
    assert won.kinds == ("fought", "invaders-beaten", "discarded")
    now = invaded(table).with_members(BEN, "A1 4").fighting()
    assert (now.state.invaders, now.points(AKI), now.points(BEN)) == (0, 0, 0)


# --- invaders ----------------------------------------------------------------------------------------------------


def invaded(table: Table) -> Table:
    return table.facing("invaders").having(invaded=table.hex("A1"), invaders=3)


# --- the mammoth -------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 48, 49, "A22", "A33", "A40", "A45", "A50")
def test_mammoth_is_hunted_or_tamed_and_lost(table: Table):
    now = table.with_members(BEN, "A1 1 B1 2 B4 1").revealing("mammoth").with_members(AKI, "C3 3")
    assert (now.state.mammoth, now.refuses("hunt sun")) == (now.hex("C3"), "no-mammoth")
    now = now.with_members(AKI, "C3 1").does("hunt sun")
    assert (now.has(AKI), now.points(AKI), now.state.mammoth) == ((3, 0, 0), 1, -1)
    assert (now.state.now.dice, now.state.now.off) == (("sun",), ("sun",))
    assert (now.state.discarded, now.does("use sun grow", "stop").stage) == (("mammoth",), "finish")
    # Keeper takes the mammoth along.
    now = tamed(table)
    assert (now.points(AKI), now.has(AKI), now.face_up) == (3, (0, 0, 0), ())
    assert now.player(AKI).tiles == ("mammoth",)
    now = now.does("use moon move", "move A1 A2 2")
    assert now.offered("herd") == {"A2"}
    now = now.does("herd A2")
    assert (now.state.mammoth, now.stage) == (now.hex("A2"), "finish")
    now = table.owning(BEN, "mammoth").having(mammoth=0).with_members(BEN, "A1 1").with_members(AKI, "A2 2")
    assert now.does("use sun move").refuses("herd A2") == "no-herding"
    # Mammoth left alone is lost.
    now = tamed(table).turning(dice=("sun",)).does("use sun move", "move A1 B1 2")
    assert now.points(AKI) == 3
    now = now.does("move A1 A2 2")
    assert now.kinds == ("moved", "mammoth-lost")
    assert (now.points(AKI), now.state.mammoth, now.player(AKI).tiles) == (0, -1, ())
    assert now.state.discarded == ("mammoth",)
    now = table.owning(BEN, "mammoth").having(mammoth=table.hex("A1")).with_points(BEN, 1)
    now = now.with_members(BEN, "A1 2").with_members(AKI, "A1 4").fighting()
    assert (now.points(BEN), now.player(BEN).tiles) == (0, ())


def tamed(table: Table) -> Table:
    table = table.facing("mammoth").having(mammoth=table.hex("A1")).with_members(AKI, "A1 4 A2 1")
    return table.with_resources(AKI, 3, 0, 0).does("tame sun")


# --- the tiger ---------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", 3, 30, 46, "A26", "A40", "A47", "A48")
def test_tiger_and_volcano_are_placed_and_strike(table: Table):
    now = table.with_members(AKI, "A3 1").with_members(BEN, "A3 2").with_village(AKI, "A3").revealing("tiger")
    assert now.offered("put") == {"A3", "B3", "C2", "D2"}
    now = now.does("put A3")
    assert (now.at("A3"), now.village("A3")) == ((0, 1, 0), -1)
    moving = now.doubling()
    assert (moving.offered("put"), moving.does("put B3").at("A3")) == ({"B3", "C2", "D2"}, (0, 1, 0))
    # Die and member beat the tiger.
    now = table.facing("tiger").having(tiger=table.hex("A3"))
    assert now.refuses("fight sun") == "no-tiger"
    now = now.with_members(AKI, "A3 2").does("fight moon")
    assert (now.at("A3")[AKI], now.points(AKI), now.state.tiger, now.face_up) == (1, 1, -1, ())
    # Volcano is placed beside the active players members.
    now = table.with_members(AKI, "D2 2").with_members(BEN, "D1 1").revealing("volcano", "sun", "sun")
    assert (now.stage, now.asked) == ("put", AKI)
    places = now.offered("put")
    assert places
    assert all(now.does(f"put {name}").has(AKI) == (0, 0, 1) for name in places)
    now = now.does(sorted(now.offers())[0])
    assert now.kinds[-1] == "shuffled-back"
    assert (now.face_up, "volcano" in now.state.pile, len(now.board.hexes)) == ((), True, 12)
    assert now.step.before_chance is not None
    # Volcano revealed again only erupts.
    for face, lost in [("sun", 0), ("blank", 1), ("moon", 2)]:
        beside = table.having(volcano=0)
        near = [table.board.names[hex] for hex in near_volcano(beside.state)]
        now = beside.with_members(AKI, f"{near[0]} 1 {near[1]} 3").with_members(BEN, f"{near[0]} 1 B3 2")
        now = now.with_members(CHIE, "D2 3").revealing("volcano", face, face)
        assert now.at(near[1])[AKI] == 3 - lost
        assert (now.at(near[0])[BEN], now.at("B3")[BEN]) == (int(not lost), 2)
        assert [now.has(seat)[2] for seat in (AKI, BEN, CHIE)] == [1, 1, 0]
        assert now.stage == "act"
    # Hexes beside the volcano can give stone.
    now = table.having(volcano=0)
    near = [hex for hex in near_volcano(now.state) if now.state.terrain[hex] != "mountain"]
    name = now.board.names[near[0]]
    now = now.with_members(AKI, f"{name} 1").facing("plentiful-stone")
    assert now.does("use sun gather", f"gather {name} stone").has(AKI) == (0, 0, 2)


# --- the volcano -------------------------------------------------------------------------------------------------
