"""The score and the end of the game (3, 69)."""

from __future__ import annotations

import pytest

from engines.hexlands import GAME
from engines.hexlands.resolution.scoring import ending, finish, parts, standings
from engines.hexlands.state import Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
NINE = "D7 E7 F7 D8 F8 E9 D6 F6"
"""Nine spaces with the home."""


def ranks(table: Table) -> list[int]:
    return [standing.rank for standing in standings(table.state)]


@rule("hexlands", 3, "A1")
def test_score_is_coins_land_and_half_of_buildings(table: Table):
    table = table.owning(AKI, f"E8 2 {NINE}").with_building("D7", "mine").with_coins(AKI, 14)
    assert parts(table.state, AKI) == (14, 27, 8)
    assert standings(table.state)[AKI].score == 49
    assert standings(table.dealing(AKI, architect=True).state)[AKI].score == 49, "discounts are ignored"


@rule("hexlands", "A1")
def test_building_score_is_rounded_down_once(table: Table):
    table = table.owning(AKI, "D7 E7").with_building("D7", "wall").with_building("E7", "wall")
    assert parts(table.state, AKI)[2] == 3
    assert parts(table.owning(AKI, "E7 2").state, AKI)[2] == 4


@rule("hexlands", "A1")
def test_ties_are_broken_by_spaces_then_coins(table: Table):
    assert ranks(table) == [1, 1, 1]
    assert ranks(table.owning(BEN, "H3").with_coins(BEN, 17)) == [2, 1, 2]
    built = table.owning(AKI, "E7").with_building("E7", "wall").owning(BEN, "H3").with_coins(AKI, 19)
    assert [standing.score for standing in standings(built.state)] == [26, 26, 23]
    assert ranks(built) == [2, 1, 3]


@rule("hexlands", 91, "A65", "A91")
def test_players_out_share_the_last_rank(table: Table):
    table = table.with_coins(CHIE, 0).dealing(AKI, gone="left").dealing(BEN, gone="bankrupt", coins=3)
    assert ranks(table.dealing(BEN, gone="bankrupt")) == [2, 2, 1]


@rule("hexlands", 69, "A94")
@pytest.mark.parametrize(("seats", "limit"), [(2, 80), (3, 120), (4, 160), (5, 125), (6, 150)])
def test_length_is_by_the_number_of_players_unless_chosen(seats: int, limit: int):
    assert Table.begun(seats).state.limit == limit
    stored = GAME.rules.options_for(Options(), seats)
    assert stored.length == ("short" if seats >= 5 else "standard")
    assert Table.begun(seats).state.options == stored
    assert Table.begun(seats, length="standard").state.limit == 40 * seats
    assert Table.begun(seats, length="short").state.limit == 25 * seats


@rule("hexlands", 69, "A47")
@pytest.mark.parametrize(
    ("seats", "length", "limit"), [(2, "standard", 80), (4, "standard", 160), (6, "short", 150)]
)
def test_game_ends_when_progress_exceeds_the_limit(seats: int, length: str, limit: int):
    table = Table.laid_out(seats, length=length)
    assert table.state.limit == limit
    assert ending(table.having(progress=limit).state) == ""
    assert ending(table.having(progress=limit + 1).state) == "progress"


@rule("hexlands", "A47")
def test_limit_counts_the_players_at_the_start(table: Table):
    gone = table.dealing(CHIE, gone="left")
    assert gone.state.limit == 120


@rule("hexlands", "A47")
def test_game_ends_when_one_player_or_none_is_left(table: Table):
    one = table.dealing(CHIE, gone="left").dealing(AKI, gone="left")
    assert ending(one.state) == "last-left"
    assert ending(one.dealing(BEN, gone="bankrupt").state) == "nobody-left"


@rule("hexlands", 69, "A47")
def test_game_ends_after_the_event(table: Table):
    table = table.having(deck=("famine",), progress=115, stage="upkeep", active=-1, owing=(AKI,))
    table = table.with_coins(AKI, 0).with_soldiers(AKI, "E8").dealing(AKI, due=1)
    after = table.does("dismiss E8", seat=AKI)
    assert after.kinds[-1] == "ended"
    assert (after.stage, GAME.rules.current_players(after.state), after.outcome.reason) == ("over", (), "progress")
    assert after.outcome.ranks == (3, 1, 1)
    assert (after.outcome.facts["progress"], after.outcome.facts["limit"]) == (125, 120)


def test_nobody_owes_anything_after_the_end(table: Table):
    after = table.runs(lambda state, course: finish(state, "progress", course))
    assert after.state.owing == ()
    assert all(after.offers(seat) == () for seat in (AKI, BEN, CHIE))
