"""From the box to the first turn (rules 1-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import FastChance
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import LANDS, board, numbers
from engines.rise_of_tribes.state import Options

from .table import Luck, Table

rule = pytest.mark.rule


def lay_out(seats: int, **options: bool) -> Table:
    step = GAME.rules.initial_state(Options(**options), seats, FastChance(seats))
    return Table(step.state, step)


def lucky(seats: int, **options: bool) -> Table:
    """The initial table without chance, with AKI as start player."""
    step = GAME.rules.initial_state(Options(**options), seats, Luck("sun"))
    return Table(step.state, step)


@rule("rise_of_tribes", 2, 3, 4, "A1")
@pytest.mark.parametrize(("seats", "rows"), [(2, (3, 3, 3)), (3, (3, 4, 3, 2)), (4, (2, 3, 4, 4, 2))])
def test_map_has_its_terrains_and_rows(seats, rows):
    table = lay_out(seats)
    assert Counter(table.state.terrain) == dict.fromkeys(LANDS, seats + 1)
    letters = Counter(name[0] for name in table.board.names)
    assert tuple(letters[letter] for letter in sorted(letters)) == rows
    assert table.state.volcano == -1


@rule("rise_of_tribes", 4)
def test_map_differs_by_seed():
    maps = {GAME.rules.initial_state(Options(), 4, FastChance(seed)).state.terrain for seed in range(5)}
    assert len(maps) == 5


@rule("rise_of_tribes", 5, 6, 7)
@pytest.mark.parametrize(("seats", "cards"), [(2, 14), (3, 15), (4, 15)])
def test_players_get_members_and_own_goals(seats, cards):
    table = lay_out(seats)
    for seat, deck in enumerate(table.state.decks):
        assert table.player(seat).supply == 20
        assert len(set(deck)) == table.player(seat).pile == cards
        assert ("pottery" in deck) == (seats > 2)
    assert len(set(table.state.decks)) == seats


@rule("rise_of_tribes", 8, 13)
def test_boards_are_drawn_and_nobody_has_points():
    boards = {tuple(each.tribe for each in lay_out_at(seed).state.players) for seed in range(6)}
    assert len(boards) == 6
    assert all(len(set(each)) == 4 for each in boards)
    assert [standing.score for standing in GAME.rules.standings(lay_out(4).state)] == [0] * 4


def lay_out_at(seed: int) -> Table:
    step = GAME.rules.initial_state(Options(), 4, FastChance(seed))
    return Table(step.state, step)


@rule("rise_of_tribes", 9, 11, 12, 14, 16, "A23")
def test_tiles_and_dice_are_laid_out():
    table = lay_out(3)
    assert table.state.aside == ("abandoned-village", "chieftain")
    assert len(set(table.state.pile)) == table.state.events == 14
    assert table.state.rows == (("sun", "moon", "blank"),) * 4
    assert numbers().box.villages == 12


@rule("rise_of_tribes", 15)
def test_start_player_is_drawn():
    assert {lay_out_at(seed).state.start for seed in range(30)} == {0, 1, 2, 3}


@rule("rise_of_tribes", 17, 18, 20, "A2")
def test_first_members_go_on_any_tile():
    """The original says so; who is away is put on an empty one (A46)."""
    table = lucky(4)
    for seat in range(3):
        assert table.offered("place") == set(table.board.names)
        table = table.does("place B2", *(("take food", "take food") if seat == 2 else ()))
    table = table.does("place B2", "place A1", "take wood", "take wood")
    assert (table.at("B2"), table.at("A1")) == ((2, 3, 3, 2), (0, 0, 0, 1))
    assert (table.stage, table.asked) == ("act", 0)


@rule("rise_of_tribes", 17, 18, 19, 20, 21, "A2")
def test_players_place_members_in_turn_order():
    table = lucky(4).does("place A1", "place B2")
    assert (table.at("A1"), table.at("B2")) == ((2, 0, 0, 0), (0, 3, 0, 0))
    table = table.does("place C3", "take food", "take stone")
    assert (table.at("C3"), table.has(2)) == ((0, 0, 3, 0), (1, 0, 1))
    table = table.does("place D2")
    assert table.at("D2") == (0, 0, 0, 2)
    assert table.offered("place") == {table.board.names[hex] for hex in table.board.neighbours[table.hex("D2")]}
    assert table.refuses("place A1") == "not-there"
    table = table.does("place D1", "take wood", "take wood")
    assert (table.at("D1"), table.has(3)) == ((0, 0, 0, 1), (0, 2, 0))
    assert (table.state.active, table.asked, table.stage) == (0, 0, "act")
    assert table.step.before_chance is not None


@rule("rise_of_tribes", 17, 18, 19, 20, "A54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_start_is_that_of_its_number_of_players(seats: int):
    """With two players it is the printed one."""
    table = set_up(lucky(seats, even_start=True))
    starts = numbers().starts_of(seats, is_even=True)
    assert len(starts) >= seats
    assert (starts == numbers().starts) == (seats == 2)
    for player, start in zip(table.state.players, starts, strict=False):
        assert (20 - player.supply, sum(player.resources)) == (sum(start.members), start.resources)


@rule("rise_of_tribes", "A54", "A55")
def test_starts_are_stored_only_where_they_are_chosen():
    """A game without them, stored before or now, reads and writes the same text; so does its rematch."""
    stored = '{"elders":false,"special_terrains":false,"leaders":false}'
    assert Options.model_validate_json(stored) == Options(even_start=False, apart=False)
    assert Options().model_dump_json() == stored
    chosen = Options(even_start=True, apart=True)
    assert Options.model_validate_json(chosen.model_dump_json()) == chosen


@rule("rise_of_tribes", 20, "A55")
def test_first_members_may_have_to_go_apart():
    table = lucky(4, apart=True).does("place D2")
    assert table.offered("place") == set(table.board.names) - {"D2"}
    assert table.refuses("place D2") == "not-apart"
    table = table.does("place B2", "place C3", "take food", "take food", "place D3")
    assert table.offered("place") == {"C2", "D4", "E2"}
    assert table.refuses("place D2") == "not-apart"
    table = table.does("place D4", "take wood", "take wood")
    assert (table.stage, table.at("D4")) == ("act", (0, 0, 0, 1))


@rule("rise_of_tribes", "A55")
def test_second_hex_of_a_start_without_an_empty_one_beside_it_is_shared():
    table = lucky(4, apart=True)
    corner = next(hex for hex, near in enumerate(table.board.neighbours) if len(near) == 3)
    first, *around = (table.board.names[hex] for hex in (corner, *table.board.neighbours[corner]))
    table = table.does(*(f"place {name}" for name in around), "take food", "take food", f"place {first}")
    assert table.offered("place") == set(around)


@rule("rise_of_tribes", "A46")
def test_default_action_places_on_the_first_empty_hex():
    table = lucky(3).does("place A1")
    assert table.default() == "place A2"


def set_up(table: Table, until: str = "act") -> Table:
    """Answer every question with its first choice until this stage."""
    while table.stage != until:
        table = table.does(table.offers()[0])
    return table


@rule("rise_of_tribes", 59, "A37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_glacier_is_placed_once_everything_else_is_set_up(seats: int):
    table = set_up(lucky(seats, special_terrains=True, leaders=True), "glacier")
    assert table.asked == table.state.active == table.state.start
    members = [start.members for start in numbers().starts[:seats]]
    assert [20 - player.supply for player in table.state.players] == [sum(each) for each in members]
    assert all(player.power for player in table.state.players)
    assert [sum(player.resources) for player in table.state.players] == [
        start.resources for start in numbers().starts[:seats]
    ]
    for name in table.offered("put"):
        assert table.state.terrain[table.hex(name)] in ("mountain", "great-mountain")
    name = sorted(table.offered("put"))[0]
    after = table.does(f"put {name}")
    assert after.state.ice == table.hex(name)
    assert (after.kinds[:2], after.stage, after.asked) == (("lies", "turn-began"), "act", table.state.start)
    other = next(n for n in table.board.names if n not in table.offered("put"))
    assert table.refuses(f"put {other}") == "no-mountain"


@rule("rise_of_tribes", 59, "A37")
def test_glacier_may_be_put_where_members_stand():
    table = lucky(2, special_terrains=True)
    mountain = next(name for name in table.board.names if table.state.terrain[table.hex(name)].endswith("mountain"))
    table = table.does(f"place {mountain}")
    table = set_up(table, "glacier").does(f"put {mountain}")
    assert (table.state.ice, table.at(mountain)) == (table.hex(mountain), (2, 0))


@rule("rise_of_tribes", "A52")
def test_each_special_tile_is_used_once():
    special = Counter(key for key in lucky(3, special_terrains=True).state.terrain if key not in LANDS)
    assert set(special.values()) == {1}
    assert set(special) == {
        "great-lake", "great-forest", "great-mountain", "jungle", "oasis", "tar-pit", "mixed"
    }  # fmt: skip


@rule("rise_of_tribes", 60, "A44")
def test_powers_are_chosen_before_members_are_placed():
    table = lucky(3, leaders=True)
    for seat in range(3):
        assert (table.stage, table.asked) == ("power", seat)
        power = sorted(table.offered("power"))[0]
        assert table.refuses("power dreamtime" if table.player(seat).tribe != "kiakia" else "power cunning")
        table = table.does(f"power {power}")
        assert table.player(seat).power == power
    assert table.stage == "place"


def test_too_many_players_are_refused():
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.rules.initial_state(Options(), 5, FastChance(0))
    assert len(board(4).hexes) == 15


def test_view_hides_only_the_piles():
    state = lay_out(3).state
    seen = GAME.rules.view(state, None)
    assert {*type(state).model_fields} - {*type(seen).model_fields} == {"decks", "pile"}
