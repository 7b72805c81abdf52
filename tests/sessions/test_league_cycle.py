"""One cycle of a league as values: who is in which group, who plays when, who goes up and down, and its hashes."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.features.league.cycle import (
    LEAST,
    MEAN,
    MOST,
    Game,
    Line,
    Shape,
    Was,
    keeps_results,
    lineups,
    lot_of,
    opening,
    outlook,
    seed_of,
    seeding,
    shape_of,
    sizes_of,
    standings,
    tables_of,
)
from bot.store.people.ratings import NEWCOMER
from engines import GAMES

ANY, FEW = range(2, 7), range(3, 5)
SEATS = sorted({game.rules.seats for game in GAMES.values()}, key=str)
SHAPES = [Shape(*pair) for pair in ((3, 3), (4, 4), (4, 3), (5, 4), (5, 5), (6, 5), (6, 6))]


# --- groups ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "table", "seats", "sizes"),
    [
        (2, 4, ANY, ()),
        (3, 4, ANY, (3,)),
        (5, 3, ANY, (5,)),
        (5, 4, ANY, (5,)),
        (5, 5, ANY, (5,)),
        (5, 6, ANY, (5,)),
        (6, 4, ANY, (6,)),
        (6, 4, FEW, (3, 3)),
        (8, 3, ANY, (4, 4)),
        (11, 4, ANY, (3, 4, 4)),
        (19, 5, ANY, (4, 5, 5, 5)),
        (20, 4, ANY, (4,) * 5),
        (60, 4, ANY, (4,) * 15),
        (61, 4, ANY, (4,) * 14 + (5,)),
        (61, 3, ANY, (3,) * 19 + (4,)),
        (61, 6, ANY, (5,) * 5 + (6,) * 6),
        (5, 3, range(2, 4), ()),
        (60, 2, range(2, 3), ()),
    ],
)
def test_people_are_divided(people: int, table: int, seats: range, sizes: tuple[int, ...]) -> None:
    assert sizes_of(people, table, seats) == sizes


@pytest.mark.parametrize("seats", SEATS, ids=str)
def test_everybody_has_a_group_that_can_play(seats: range) -> None:
    for table in [table for table in range(LEAST, MOST + 1) if table in seats]:
        for people in range(LEAST, 201):
            sizes = sizes_of(people, table, seats)
            assert sum(sizes) == people
            assert list(sizes) == sorted(sizes)
            assert all(LEAST <= size <= MOST for size in set(sizes))
            assert all(shape_of(size, table, seats).table in seats for size in set(sizes))
            groups = people // table
            if groups and people % table <= groups and (people % table == 0 or tables_of(table + 1, seats)):
                assert sizes == (table,) * (groups - people % table) + (table + 1,) * (people % table)


@pytest.mark.parametrize(
    ("size", "table", "seats", "expected"),
    [
        (3, 5, ANY, 3),
        (3, 2, ANY, 3),
        (4, 3, ANY, 3),
        (4, 4, ANY, 4),
        (5, 4, ANY, 4),
        (5, 5, FEW, 4),
        (6, 3, ANY, 5),
        (6, 6, ANY, 6),
        (6, 6, range(2, 6), 5),
    ],
)
def test_group_plays_as_near_the_wanted_table_as_it_can(size: int, table: int, seats: range, expected: int) -> None:
    assert shape_of(size, table, seats) == Shape(size, expected)


def test_group_without_a_table_is_an_error() -> None:
    with pytest.raises(ValueError, match="no table for a group of 6"):
        shape_of(6, 4, FEW)


# --- tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_each_slot_has_each_seat_once(shape: Shape) -> None:
    tables = lineups(shape)
    assert len(tables) == shape.group
    assert all(len(set(slots)) == shape.table for slots in tables)
    assert all(sorted(column) == list(range(shape.group)) for column in zip(*tables, strict=True))
    if shape.table == shape.group:
        assert [slots[0] for slots in tables] == list(range(shape.group))
    else:
        assert all(number not in slots for number, slots in enumerate(tables))


@pytest.mark.parametrize(
    ("shape", "most"),
    list(zip(SHAPES, (3, 2, 2, 1, 2, 2, 2), strict=True)),
    ids=str,
)
def test_neighbours_vary(shape: Shape, most: int) -> None:
    after = Counter(pair for slots in lineups(shape) for pair in pairwise((*slots, slots[0])))
    assert max(after.values()) == most


# --- standings -------------------------------------------------------------------------------------------------


def game(slots: str, ranks: str, missing: str = "") -> Game:
    """Return a table with these slots and their ranks; ``missing``: slots that the computer had."""
    counts = tuple(slot not in missing for slot in slots)
    return Game(tuple(map(int, slots)), tuple(map(int, ranks)), counts)


def places(lines: Sequence[Line]) -> str:
    """Return the slots, best first, each with its place and points."""
    return " ".join(f"{line.slot}:{line.place}:{line.points:g}" for line in lines)


LOT = {0: "d", 1: "c", 2: "b", 3: "a"}


@pytest.mark.parametrize(
    ("games", "out", "expected"),
    [
        ([], (), "0:1:0 1:1:0 2:1:0"),
        ([game("012", "123")], (), "0:1:2 1:2:1 2:3:0"),
        ([game("012", "113")], (), "0:1:1.5 1:1:1.5 2:3:0"),
        ([game("012", "222")], (), "0:1:1 1:1:1 2:1:1"),
        ([game("012", "123", "0")], (), "1:1:1 0:2:0 2:2:0"),
        ([game("012", "123")], (0,), "1:1:1 2:2:0 0:0:0"),
        ([game("012", "213")], (1,), "0:1:1 2:2:0 1:0:0"),
        ([game("012", "113")], (0, 1, 2), "0:0:0 1:0:0 2:0:0"),
        # level in points, one win against none
        ([game("012", "123"), game("120", "113")], (), "1:1:2.5 0:2:2 2:3:1.5"),
    ],
    ids=str,
)
def test_points_are_opponents_behind(games: list[Game], out: tuple[int, ...], expected: str) -> None:
    assert places(standings(3, games, out)) == expected


def test_firsts_are_games_with_nobody_in_the_standings_before() -> None:
    games = [game("012", "123"), game("012", "112"), game("012", "231", "2"), game("012", "333", "0")]
    assert [line.firsts for line in by_slot(3, games)] == [2, 2, 1]
    assert [line.firsts for line in by_slot(3, games, out=(2,))] == [3, 2, 0]
    assert [line.games for line in by_slot(3, games)] == [3, 4, 3]
    assert [line.games for line in by_slot(3, games, out=(2,))] == [3, 4, 0]


def by_slot(size: int, games: Sequence[Game], out: Sequence[int] = ()) -> list[Line]:
    return sorted(standings(size, games, out), key=lambda line: line.slot)


def test_first_places_decide_between_equal_points() -> None:
    games = [game("0123", "1423"), game("0123", "4213"), game("0123", "3214")]
    lines = standings(4, games, lot=LOT)
    assert [(line.slot, line.points, line.firsts) for line in lines] == [(2, 8, 2), (0, 4, 1), (1, 4, 0), (3, 2, 0)]


def test_games_against_each_other_decide_before_the_lot() -> None:
    # 0 and 1 have 3 points and one first place each; at the one table where they met 1 was before 0.
    games = [game("012", "213"), game("023", "123"), game("123", "321")]
    lines = standings(4, games, lot={0: "a", 1: "b", 2: "c", 3: "d"})
    assert [(line.slot, line.points, line.firsts) for line in lines[:2]] == [(0, 3, 1), (3, 2, 1)]
    games = [game("01", "21"), game("02", "12"), game("13", "21"), game("23", "12")]
    lines = standings(4, games, lot={0: "a", 1: "b", 2: "c", 3: "d"})
    assert {(line.points, line.firsts) for line in lines} == {(1, 1)}
    assert [line.slot for line in lines] == [0, 1, 2, 3]
    games = [game("01", "21"), game("02", "12"), game("13", "21"), game("23", "21")]
    assert places(standings(4, games, lot={0: "a", 1: "b", 2: "c", 3: "d"})) == "3:1:2 1:2:1 0:3:1 2:4:0"


def test_games_are_asked_again_among_the_fewer_still_level() -> None:
    """Among 0, 1 and 2, slot 0 has the most; 1 and 2 stay level there, and 2 was before 1 at their own table."""
    games = [game("01", "12"), game("02", "21"), game("12", "21"), game("03", "12"), game("13", "12")]
    lines = standings(4, games)
    assert places(lines) == "2:1:2 0:2:2 1:3:1 3:4:0"
    level = [game("012", "122"), game("12", "21"), game("13", "12"), game("13", "12"), game("23", "12")]
    assert places(standings(4, level)) == "2:1:2.5 1:2:2.5 0:3:2 3:4:0"


def test_lot_decides_last_and_without_it_they_share_the_place() -> None:
    games = [game("0123", "1134")]
    assert places(standings(4, games)) == "0:1:2.5 1:1:2.5 2:3:1 3:4:0"
    assert places(standings(4, games, lot=LOT)) == "1:1:2.5 0:2:2.5 2:3:1 3:4:0"
    assert places(standings(4, games, (3,), LOT)) == "1:1:1.5 0:2:1.5 2:3:0 3:0:0"


@pytest.mark.parametrize(
    ("games", "out", "slot", "expected"),
    [
        ([], (), 0, (1, 3)),
        ([game("012", "123")], (), 0, (1, 2)),
        ([game("012", "123")], (), 2, (2, 3)),
        ([game("012", "123"), game("120", "231")], (), 0, (1, 1)),
        ([game("012", "123")], (0,), 1, (1, 1)),
        ([game("012", "123")], (0,), 2, (1, 2)),
        ([game("012", "123")], (1,), 1, (0, 0)),
    ],
    ids=str,
)
def test_outlook_is_the_place_after_a_win_and_a_loss(
    games: list[Game], out: tuple[int, ...], slot: int, expected: tuple[int, int]
) -> None:
    assert outlook(3, games, out, (2, 0, 1), slot) == expected


# --- the next cycle --------------------------------------------------------------------------------------------


def groups(*sizes: int) -> dict[int, Was]:
    """Return what people came to who are numbered by group and place, as 23: third group, third place."""
    return {
        10 * group + place: Was(group, place, size)
        for group, size in enumerate(sizes)
        for place in range(1, size + 1)
    }


def seeded(was: dict[int, Was], moves: int, people: Sequence[int] = (), **strengths: float) -> list[int]:
    everybody = list(people) or list(was)
    lots = {person: f"{person:03}" for person in everybody}
    return list(seeding(everybody, was, {int(who[1:]): mu for who, mu in strengths.items()}, moves, lots))


@pytest.mark.parametrize(
    ("sizes", "moves", "expected"),
    [
        ((5,), 1, [1, 2, 3, 4, 5]),
        ((4, 4, 4), 0, [1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24]),
        ((4, 4, 4), 1, [1, 2, 3, 11, 4, 12, 13, 21, 14, 22, 23, 24]),
        ((4, 4, 4), 2, [1, 2, 3, 11, 4, 12, 13, 21, 14, 22, 23, 24]),
        ((3, 3), 1, [1, 2, 11, 3, 12, 13]),
        ((5, 5), 2, [1, 2, 3, 11, 12, 4, 5, 13, 14, 15]),
        ((4, 5), 2, [1, 2, 3, 11, 12, 4, 13, 14, 15]),
    ],
    ids=str,
)
def test_the_best_go_up_and_the_last_go_down(sizes: tuple[int, ...], moves: int, expected: list[int]) -> None:
    assert seeded(groups(*sizes), moves) == expected


def test_newcomers_come_last_by_strength_then_lot() -> None:
    assert NEWCOMER.mu == MEAN
    assert seeded({}, 1, [5, 4, 3, 2, 1], p3=30.0, p1=20.0) == [3, 2, 4, 5, 1]
    assert seeded(groups(3), 1, [99, 98, 3, 2, 1], p98=40.0, p3=50.0) == [1, 2, 3, 98, 99]


@pytest.mark.parametrize("left", [Was(0, 0, 4, left=True), Was(0, 1, 4, left=True), Was(0, 0, 4)], ids=str)
def test_who_left_starts_one_group_lower(left: Was) -> None:
    was = groups(4, 4, 4) | {4: left}
    assert seeded(was, 1) == [1, 2, 3, 11, 12, 13, 21, 4, 14, 22, 23, 24]


def test_who_left_never_goes_up() -> None:
    was = groups(4, 4, 4) | {11: Was(1, 1, 4, left=True)}
    assert seeded(was, 1) == [1, 2, 3, 4, 12, 13, 21, 14, 22, 23, 11, 24]


def test_who_left_fills_no_gap_above() -> None:
    """Two of the first group left: those who played on in the second are before them."""
    was = groups(4, 4, 4) | {3: Was(0, 0, 4, left=True), 4: Was(0, 0, 4, left=True)}
    assert seeded(was, 1) == [1, 2, 11, 12, 13, 21, 3, 4, 14, 22, 23, 24]


def test_who_pauses_keeps_the_group_of_their_last_cycle() -> None:
    was = groups(4, 4)
    assert seeded(was, 1, [1, 3, 12, 14]) == [1, 3, 12, 14]


@pytest.mark.parametrize(
    ("finished", "of", "keeps"),
    [(0, 4, False), (1, 4, False), (2, 4, True), (1, 3, False), (2, 3, True), (2, 5, False)],
)
def test_results_stand_from_half_of_the_games(finished: int, of: int, keeps: bool) -> None:
    assert keeps_results(finished, of) is keeps


# --- hashes ----------------------------------------------------------------------------------------------------


def test_hash_seeds_and_lots_are_those_of_the_secret() -> None:
    secret = "ab" * 32
    assert opening("c1", secret) == hashlib.sha256(f'["sainome-league-1","c1","{secret}"]'.encode()).hexdigest()
    told = json.dumps(["sainome-league-table-1", "c1", 2, 3], separators=(",", ":")).encode()
    assert seed_of("c1", secret, 2, 3) == hmac.digest(bytes.fromhex(secret), told, "sha256")
    told = json.dumps(["sainome-league-lot-1", "c1", "2/3"], separators=(",", ":")).encode()
    assert lot_of("c1", secret, "2/3") == hmac.digest(bytes.fromhex(secret), told, "sha256").hex()
    seeds = {seed_of(cycle, secret, group, table) for cycle in "ab" for group in range(3) for table in range(3)}
    assert len(seeds) == 18
