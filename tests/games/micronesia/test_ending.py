"""The end of the game: seven islands, busts, ties, leaving, and a certain win (rules 32-38)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.micronesia import GAME
from engines.micronesia.state import points

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule
POOR = (2, 1, 1)
"""A roll that names island 2 only, or 1 and 3."""


def one_short(table: Table) -> Table:
    """AKI holds six islands, one short of seven."""
    return table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI)


@rule("micronesia", 32, 33, "A16", "A26")
def test_seventh_island_wins_at_once(table: Table):
    """Without a shift, and without another turn for a triple; an option lets fewer islands win."""
    after = one_short(table).rolling(1, 3, 1).plays("settle 1/4")
    assert after.kinds == ("visited", "settled", "ended")
    assert (after.outcome.reason, after.outcome.winners) == ("seven-islands", (AKI,))
    assert (GAME.rules.current_players(after.state), after.offers()) == ((), ())
    assert after.refuses("settle 1/4").code == "game-over"
    shifting = table.with_islands(2, 8, 9, 10, 11, owner=AKI).with_island(1, AKI, 3).rolling(1, 3, 1)
    assert shifting.plays("settle 1/4").is_over
    triple = one_short(table).rolling(5, 5, 5).plays("settle 5")
    assert (triple.kinds, triple.outcome.winners) == (("settled", "ended"), (AKI,))
    six = table.with_islands(1, 2, 8, 9, owner=AKI).rolling(3, 2, 4).plays("settle 3/6")
    assert (len(six.state.held(AKI)), six.is_over) == (6, False)
    lost = one_short(table).with_mover(BEN).rolling(1, 2, 4).plays("settle 2/5", next_roll=(3, 3, 1))
    assert not lost.with_mover(AKI).rolling(3, 5, 6).plays("settle 3/11").is_over, "it is the sixth again"
    few = Table.laid_out(islands_to_win=5).with_islands(1, 8, 9, 10, owner=AKI).rolling(3, 3, 4)
    after = few.plays("settle 3/7")
    assert (after.outcome.reason, after.outcome.facts["islands"]) == ("seven-islands", 5)
    assert after.island(7) == (None, 0)


@rule("micronesia", 32, "A12")
def test_winning_first_island_needs_no_second_payment(table: Table):
    """Vector 8; both orders are offered if either wins."""
    last = one_short(table).with_island(7, BEN, 9).with_stock(AKI, 1).rolling(3, 3, 4)
    assert "settle 3/7" in last.offers()
    after = last.plays("settle 3/7")
    assert (after.outcome.reason, after.stock(AKI)) == ("seven-islands", 0)
    assert (after.island(3), after.island(7)) == ((AKI, 1), (BEN, 9))
    either = one_short(table).with_island(3, BEN, 9).with_stock(AKI, 4).rolling(3, 3, 4)
    assert either.offers(kind="settle") == ("settle 7/3", "settle 4/6", "settle 6/4")
    assert either.refuses("settle 3/7").facts == {"need": 10, "have": 4}
    assert either.plays("settle 7/3").island(7) == (AKI, 1)


@rule("micronesia", 34, 36, 37, "A13", "A25")
def test_bust_is_declared_after_the_roll_and_others_compare(table: Table):
    """Islands of who is bust count for nobody, though BEN would lead with 12 points."""
    cornered = (
        table.with_stock(BEN, 0).with_islands(*range(1, 7), owner=AKI).with_islands(*range(7, 13), owner=CHIE)
    )
    before = cornered.rolling(1, 1, 2)
    after = before.plays("settle 2", next_roll=POOR)
    assert after.kinds == ("visited", "rolled", "bust", "ended")
    assert (after.state.bust, after.outcome.reason, after.outcome.ranks) == (BEN, "bust", (2, 3, 1))
    assert (after.state.islands, after.state.stock) == (before.state.islands, before.state.stock)
    assert [points(number) for number in range(1, 13)] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    standing = table.with_islands(1, 2, 5, 9, 12, owner=AKI).standing(AKI)
    assert standing.score == 1 + 1 + 2 + 3 + 4
    assert standing.parts == (("islands-10-12", 4), ("islands-7-9", 3), ("islands-4-6", 2), ("islands-1-3", 2))
    leading = table.with_islands(10, 11, 12, owner=BEN).with_island(7, AKI).with_island(4, CHIE)
    for number in (1, 2, 3):
        leading = leading.with_island(number, CHIE, 2)
    after = leading.with_stock(BEN, 0).rolling(1, 3, 3).plays("settle 1/6", next_roll=POOR)
    assert (after.state.bust, after.outcome.ranks[BEN], after.island(12)) == (BEN, 3, (BEN, 1))
    bust = after.standing(BEN)
    assert (bust.score, bust.parts[0], bust.parts[-1]) == (0, ("islands-10-12", 12), ("out", -12))


@rule("micronesia", 34, 35, "A10")
def test_no_bust_where_own_islands_or_a_sacrifice_are_left(table: Table):
    """Vectors 5 and 6: each split costs two tribes and BEN has one, but a changed die reaches two own islands."""
    own = table.with_islands(2, 6, owner=BEN).with_stock(BEN, 0).rolling(1, 3, 4)
    after = own.plays("settle 1/7", next_roll=(2, 2, 4))
    assert (after.is_over, after.offers()) == (False, ("settle 2/6",))
    assert after.plays("settle 2/6").mover == CHIE
    forced = table.with_islands(2, 6, owner=BEN).with_islands(5, 8, owner=CHIE).with_stock(BEN, 1)
    after = forced.rolling(1, 3, 4).plays("settle 1/7", next_roll=(2, 3, 5))
    assert not after.is_over
    assert {offer.split()[0] for offer in after.offers()} == {"change"}
    after = after.plays("change 2=1")
    assert after.offers() == ("settle 2/6",)
    assert after.plays("settle 2/6").stock(BEN) == 0
    assert not table.with_island(7, BEN, 9).with_stock(AKI, 3).rolling(1, 3, 4).is_over


@rule("micronesia", "A24")
def test_bust_on_extra_turn_keeps_the_first_turn(table: Table):
    """Vector 11: 2-2-2 on an own island, a shift, then an extra turn with a roll that cannot be paid."""
    table = table.with_island(2, AKI, 3).with_island(8, AKI).with_stock(AKI, 0)
    table = table.with_islands(1, 3, 4, 5, 6, owner=BEN).rolling(2, 2, 2).plays("settle 2")
    after = table.plays("shift 1 2>8", "done", next_roll=(1, 1, 3))
    assert (after.kinds, after.state.bust) == (("again", "rolled", "bust", "ended"), AKI)
    assert (after.island(2), after.island(8)) == ((AKI, 2), (AKI, 2))


@rule("micronesia", 38, "A14", "A15", "A21", "A28")
def test_highest_island_then_stock_break_a_tie(table: Table, table_of_four: Table):
    """Vector 9: CHIE is bust, AKI (highest 11) and BEN (highest 12) have 12 points each. Who leaves is bust."""
    tied = table_of_four.with_islands(10, 11, 4, 6, owner=AKI).with_islands(12, 9, 8, 2, 1, owner=BEN)
    tied = tied.with_islands(3, 5, 7, owner=DAI).with_stock(CHIE, 0)
    assert (tied.standing(AKI).score, tied.standing(BEN).score) == (12, 12)
    after = tied.with_mover(BEN).rolling(1, 4, 4).plays("settle 1/8", next_roll=POOR)
    assert (after.state.bust, after.outcome.ranks) == (CHIE, (2, 1, 4, 3))
    assert after.outcome.facts["decided"] == "island"
    stock = table.with_stock(CHIE, 9).resigns(BEN)
    assert (stock.outcome.winners, stock.outcome.facts["decided"]) == ((AKI,), "stock")
    shared = table.resigns(BEN)
    assert (shared.outcome.ranks, shared.outcome.facts["decided"]) == ((1, 3, 1), "shared")
    left = table.with_islands(10, 11, 12, owner=CHIE).with_island(9, AKI).with_island(5, BEN).resigns(CHIE)
    assert left.kinds == ("resigned", "ended")
    assert (left.outcome.reason, left.outcome.ranks) == ("resigned", (1, 2, 3))
    with pytest.raises(Exception, match="game-over"):
        left.resigns(AKI)


@rule("micronesia", "A20")
def test_turn_limit_compares_points():
    table = Table.laid_out(turn_limit=20).with_islands(10, 11, owner=BEN).having(turn=60, to_move=CHIE)
    last = table.rolling(1, 3, 4)
    after = last.plays("settle 1/7")
    assert after.kinds == ("settled", "settled", "ended")
    assert (after.outcome.reason, after.outcome.ranks) == ("turn-limit", (3, 1, 2))
    assert not last.having(turn=59).plays("settle 1/7").is_over
    assert not last.having(extra=1).plays("settle 1/7").is_over
    again = last.rolling(5, 5, 5).plays("settle 5")
    assert again.mover == CHIE
    assert again.plays("settle 1/6").outcome.reason == "turn-limit"


def win(table: Table) -> tuple[str, ...] | None:
    """The notations of the mover's winning plan; None if there is none. It is played and wins with every roll."""
    seat = table.mover
    plan = GAME.mind.winning_plan(table.state, seat)
    if plan is None:
        return None
    line = tuple(map(GAME.rules.notation, plan.line))
    for dice in product((1, 3, 6), repeat=3):
        assert table.plays(*line, next_roll=dice).outcome.winners == (seat,)
    return line


def winning_kinds(table: Table) -> list[str]:
    """The kinds of the actions of the winning plan."""
    return [each.split()[0] for each in win(table) or ()]


@rule("micronesia", 25, 32, "A12")
def test_islands_that_are_short_win_if_they_can_be_paid(table: Table):
    last = table.with_islands(1, 2, 4, 5, 6, 7, owner=AKI).rolling(3, 5, 6)
    assert win(last) == ("settle 3/11",)
    assert win(last.with_island(3, BEN, 12).with_stock(AKI, 9)) is not None
    assert GAME.mind.winning_plan(last.state, BEN) is None
    assert winning_kinds(table.with_islands(*range(1, 7), owner=AKI).rolling(1, 1, 2)) == ["change", "settle"]
    two = table.with_islands(1, 2, 4, 5, 6, owner=AKI).rolling(3, 4, 6)
    assert win(two) == ("settle 3/10",)
    assert win(two.with_stock(AKI, 1)) is None


@rule("micronesia", 29, 36, "A20", "A23")
def test_last_turn_before_the_limit_wins_by_points(table: Table):
    """A rolled triple brings another turn, in which anything may happen; a changed die ends the game now."""
    table = table.with_islands(10, 11, owner=AKI).with_islands(12, owner=BEN).rolling(1, 2, 4)
    last = table.having(turn=60 * 3)
    assert winning_kinds(last) == ["settle"]
    assert winning_kinds(last.rolling(2, 2, 2))[0] == "change"
    assert win(table) is None
    assert win(Table.laid_out().having(turn=60 * 3).with_islands(10, 11, 12, owner=CHIE).rolling(1, 2, 4)) is None


@rule("micronesia", 19, 34, 36, "A25")
def test_next_player_who_is_bust_with_every_roll_loses(table: Table):
    """BEN has no tribe left and no island that a single die names; AKI has more points than CHIE."""
    poor = table.with_islands(7, 8, 9, owner=BEN).with_stock(BEN, 0)
    poor = poor.with_islands(1, 2, 10, 11, owner=AKI).rolling(1, 1, 2)
    assert winning_kinds(poor.with_islands(4, owner=CHIE))[0] == "settle"
    assert win(poor.with_island(3, BEN).with_stock(BEN, 0)) is None
    assert win(poor.with_islands(4, owner=CHIE).with_stock(BEN, 1)) is None
    moved = table.with_islands(8, 9, owner=BEN).with_stock(BEN, 3).rolling(1, 1, 2)
    for number, owner, count in (4, CHIE, 3), (5, CHIE, 3), (6, CHIE, 3), (1, AKI, 2), (2, AKI, 3), (3, AKI, 3):
        moved = moved.with_island(number, owner, count)
    line = win(moved.with_island(12, AKI, 3))
    assert line is not None
    assert "shift 1 12>1" in line, "BEN's tribes could take an island that two hold, not one that three hold"
    assert line[-1] == "done"
    assert win(moved.with_island(12, AKI, 3).with_islands(7, 10, 11, owner=CHIE)) is None
