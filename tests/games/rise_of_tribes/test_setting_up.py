"""From the box to the first turn (rules 1-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import FastChance, SeededChance
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


@rule("rise_of_tribes", 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, "A1", "A23")
def test_box_is_laid_out_by_seed_and_players():
    # Map has its terrains and rows.
    for seats, rows in [(2, (3, 3, 3)), (3, (3, 4, 3, 2)), (4, (2, 3, 4, 4, 2))]:
        table = lay_out(seats)
        assert Counter(table.state.terrain) == dict.fromkeys(LANDS, seats + 1)
        letters = Counter(name[0] for name in table.board.names)
        assert tuple(letters[letter] for letter in sorted(letters)) == rows
        assert table.state.volcano == -1
    maps = {GAME.rules.initial_state(Options(), 4, FastChance(seed)).state.terrain for seed in range(5)}
    assert len(maps) == 5
    # Players get members and own goals.
    for seats, cards in [(2, 14), (3, 15), (4, 15)]:
        table = lay_out(seats)
        for seat, deck in enumerate(table.state.decks):
            assert table.player(seat).supply == 20
            assert len(set(deck)) == table.player(seat).pile == cards
            assert ("pottery" in deck) == (seats > 2)
        assert len(set(table.state.decks)) == seats
    # Boards are drawn and nobody has points.
    boards = {tuple(each.tribe for each in lay_out_at(seed).state.players) for seed in range(6)}
    assert len(boards) == 6
    assert all(len(set(each)) == 4 for each in boards)
    assert [standing.score for standing in GAME.rules.standings(lay_out(4).state)] == [0] * 4
    # Tiles and dice are laid out.
    table = lay_out(3)
    assert table.state.aside == ("abandoned-village", "chieftain")
    assert len(set(table.state.pile)) == table.state.events == 14
    assert (table.state.rows, numbers().box.villages) == ((("sun", "moon", "blank"),) * 4, 12)
    assert {lay_out_at(seed).state.start for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.rules.initial_state(Options(), 5, FastChance(0))
    assert len(board(4).hexes) == 15
    state = lay_out(3).state
    assert {*type(state).model_fields} - {*type(GAME.rules.view(state, None)).model_fields} == {"decks", "pile"}


def lay_out_at(seed: int) -> Table:
    step = GAME.rules.initial_state(Options(), 4, FastChance(seed))
    return Table(step.state, step)


@rule("rise_of_tribes", 15, "A56")
def test_first_seat_starts_without_a_lot_if_agreed_on():
    for seats in GAME.rules.seats:
        draws = []
        for is_agreed in (False, True):
            chance = SeededChance(bytes(32), "session")
            step = GAME.rules.initial_state(Options(host_begins=is_agreed), seats, chance)
            draws.append([(draw.kind, draw.sides) for draw in chance.log])
        assert (step.state.start, step.state.active, step.state.asked, step.events[0].seat) == (0, 0, 0, 0)
        draws[0].remove(("roll", seats))
        assert draws[0] == draws[1]


@rule("rise_of_tribes", 17, 18, 19, 20, 21, "A2", "A46")
def test_first_members_go_anywhere_in_turn_order():
    # The original says so; who is away is put on an empty one (A46).
    table = lucky(4)
    for seat in range(3):
        assert table.offered("place") == set(table.board.names)
        table = table.does("place B2", *(("take food", "take food") if seat == 2 else ()))
    table = table.does("place B2", "place A1", "take wood", "take wood")
    assert (table.at("B2"), table.at("A1")) == ((2, 3, 3, 2), (0, 0, 0, 1))
    assert (table.stage, table.asked) == ("act", 0)
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
    assert lucky(3).does("place A1").default() == "place A2"


@rule("rise_of_tribes", 17, 18, 19, 20, "A54", "A55")
def test_even_starts_and_members_apart_are_options():
    # With two players it is the printed one.
    for seats in [2, 3, 4]:
        table = set_up(lucky(seats, even_start=True))
        starts = numbers().starts_of(seats, is_even=True)
        assert len(starts) >= seats
        assert (starts == numbers().starts) == (seats == 2)
        for player, start in zip(table.state.players, starts, strict=False):
            assert (20 - player.supply, sum(player.resources)) == (sum(start.members), start.resources)
    # A game without them, stored before or now, reads and writes the same text; so does its rematch.
    stored = '{"elders":false,"special_terrains":false,"leaders":false}'
    assert Options.model_validate_json(stored) == Options(even_start=False, apart=False, host_begins=False)
    assert Options().model_dump_json() == stored
    chosen = Options(even_start=True, apart=True, host_begins=True)
    assert Options.model_validate_json(chosen.model_dump_json()) == chosen
    # First members may have to go apart.
    table = lucky(4, apart=True).does("place D2")
    assert table.offered("place") == set(table.board.names) - {"D2"}
    assert table.refuses("place D2") == "not-apart"
    table = table.does("place B2", "place C3", "take food", "take food", "place D3")
    assert (table.offered("place"), table.refuses("place D2")) == ({"C2", "D4", "E2"}, "not-apart")
    table = table.does("place D4", "take wood", "take wood")
    assert (table.stage, table.at("D4")) == ("act", (0, 0, 0, 1))
    # Second hex of a start without an empty one beside it is shared.
    table = lucky(4, apart=True)
    corner = next(hex for hex, near in enumerate(table.board.neighbours) if len(near) == 3)
    first, *around = (table.board.names[hex] for hex in (corner, *table.board.neighbours[corner]))
    table = table.does(*(f"place {name}" for name in around), "take food", "take food", f"place {first}")
    assert table.offered("place") == set(around)


def set_up(table: Table, until: str = "act") -> Table:
    """Answer every question with its first choice until this stage."""
    while table.stage != until:
        table = table.does(table.offers()[0])
    return table


@rule("rise_of_tribes", 59, 60, "A37", "A44", "A52")
def test_glacier_special_tiles_and_powers_are_set_up():
    for seats in [2, 3, 4]:
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
    # Glacier may be put where members stand.
    table = lucky(2, special_terrains=True)
    mountain = next(name for name in table.board.names if table.state.terrain[table.hex(name)].endswith("mountain"))
    table = set_up(table.does(f"place {mountain}"), "glacier").does(f"put {mountain}")
    assert (table.state.ice, table.at(mountain)) == (table.hex(mountain), (2, 0))
    special = Counter(key for key in lucky(3, special_terrains=True).state.terrain if key not in LANDS)
    assert set(special.values()) == {1}
    assert set(special) == {
        "great-lake", "great-forest", "great-mountain", "jungle", "oasis", "tar-pit", "mixed"
    }  # fmt: skip
    # Powers are chosen before members are placed.
    table = lucky(3, leaders=True)
    for seat in range(3):
        assert (table.stage, table.asked) == ("power", seat)
        power = sorted(table.offered("power"))[0]
        assert table.refuses("power dreamtime" if table.player(seat).tribe != "kiakia" else "power cunning")
        table = table.does(f"power {power}")
        assert table.player(seat).power == power
    assert table.stage == "place"
