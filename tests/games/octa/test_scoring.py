"""Points, ties and the end (rule 31, A13-A15, A22, A26)."""

from __future__ import annotations

import pytest

from engines.octa import GAME
from engines.octa.scoring import FIRST, NOWHERE, SECOND, shares, values

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule


def at_the_end(**spaces: tuple[int, ...]) -> Table:
    """Three players in the last turn of the last round. ``r7=(7, 7, 5)``: spaces by seat on route 7."""
    table = Table.laid_out(3).in_round(6)
    table = table.having(to_move=table.state.parent, chips=table.state.chips).with_lid({})
    for name, row in spaces.items():
        for seat, space in enumerate(row):
            table = table.with_marker(seat, int(name[1:]), space)
    return table


def ended(table: Table) -> Table:
    """The table after the last action of the game."""
    return table.having(acted=True, lid=(1, 0, 0, 0, 0, 0, 0, 0), box=19).plays("done")


@rule("octa", "A14")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ((7, 7, 5), (3, 3, 0)),
        ((7, 5, 5), (7, 2, 2)),
        ((7, 5, 3), (7, 2, 0)),
        ((7, 7, 7), (3, 3, 3)),
        ((1, 0, 0), (1, 0, 0)),
        ((1, 1, 0), (0, 0, 0)),
        ((10, 1, 0), (10, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((8, 0, 4), (8, 0, 2)),
    ],
)
def test_first_second_and_ties_score(spaces, points):
    """Vector 7."""
    table = Table.laid_out(3, pile=(8, 1, 2, 3, 4, 5, 6, 7))
    for seat, space in enumerate(spaces):
        table = table.with_marker(seat, 3, space)
    assert table.points(3) == points


@rule("octa", "A13", "A14")
def test_chip_can_change_the_order():
    """Vector 7."""
    table = Table.laid_out(2).with_marker(AKI, 3, 6).with_marker(BEN, 3, 5)
    assert table.points(3) == (6, 2)
    assert table.with_chip(BEN, 3).points(3) == (3, 7)


@rule("octa", "A13")
def test_chip_needs_a_marker_on_its_route():
    table = Table.laid_out(2).with_chip(BEN, 3).with_marker(BEN, 4, 5)
    assert table.points(3) == (0, 0)
    assert table.points(4) == (0, 5)
    assert table.with_marker(BEN, 3, 1).points(3) == (0, 3)


@rule("octa", "A13", "A14")
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_chip_counts_its_own_value(bonus):
    table = Table.laid_out(5).with_marker(BEN, 3, 5).with_chip(BEN, 3, bonus)
    assert table.points(3) == (0, 5 + bonus, 0, 0, 0)


@rule("octa", "A22")
def test_chip_counts_beyond_space_10():
    """Vector 10."""
    table = Table.laid_out(2).with_chip(AKI, 6).with_marker(AKI, 6, 10).with_marker(BEN, 6, 10)
    assert values(table.state, 6) == (12, 10)
    assert table.points(6) == (12, 5)
    assert table.marker(AKI, 6) == 10


@rule("octa", "A13")
def test_chip_can_make_a_tie():
    table = Table.laid_out(2).with_chip(BEN, 3).with_marker(AKI, 3, 7).with_marker(BEN, 3, 5)
    assert table.points(3) == (3, 3)


@rule("octa", 31)
def test_advancing_never_scores_less():
    """For fixed markers of the others, ties for first place excepted."""
    for others in [(0, 0), (3, 0), (5, 2), (5, 5), (10, 9)]:
        own = [shares((space, *others))[0] for space in range(11)]
        alone = [share.points for share in own if not (share.shared and share.place == FIRST)]
        assert alone == sorted(alone)


def test_shares_have_places_for_the_pictures():
    assert [(share.place, share.shared) for share in shares((7, 5, 5, 2, 0))] == [
        (FIRST, False), (SECOND, True), (SECOND, True), (NOWHERE, False), (NOWHERE, False),
    ]  # fmt: skip
    assert [(share.place, share.shared) for share in shares((7, 7, 5))] == [
        (FIRST, True), (FIRST, True), (NOWHERE, False),
    ]  # fmt: skip


def test_parts_add_up_to_the_score(table: Table):
    table = table.with_marker(AKI, 1, 5).with_marker(AKI, 7, 3).with_marker(BEN, 7, 8)
    for standing in GAME.rules.standings(table.played_out().state) + GAME.rules.standings(table.state):
        assert [name for name, _ in standing.parts] == [f"route-{route}" for route in range(1, 9)]
        assert sum(points for _, points in standing.parts) == standing.score
    assert table.standing(AKI).score == 5 + 1


@rule("octa", "A15")
def test_highest_total_wins_after_the_last_round():
    over = ended(at_the_end(r7=(4, 9, 0), r8=(3, 0, 5)))
    assert over.scores() == (2 + 1, 9, 5)
    assert (over.outcome.reason, over.outcome.ranks) == ("points", (3, 1, 2))
    assert over.event_kinds == ("scored", "scored", "scored", "ended")
    assert GAME.rules.current_players(over.state) == ()
    assert over.refuses("pick 1").code == "game-over"


@rule("octa", "A15", "A26")
def test_more_first_places_break_a_tie():
    """AKI has 3 and 3, BEN 6; then AKI has 6 and a shared first place that scores nothing."""
    over = ended(at_the_end(r7=(3, 0, 0), r8=(0, 6, 0)).with_marker(AKI, 4, 3))
    assert over.scores()[:2] == (6, 6)
    assert (over.outcome.reason, over.outcome.ranks[:2]) == ("first-places", (1, 2))
    shared = ended(at_the_end(r7=(6, 0, 0), r8=(0, 6, 0), r3=(1, 0, 1)))
    assert shared.scores()[:2] == (6, 6)
    assert (shared.outcome.reason, shared.outcome.winners) == ("first-places", (AKI,))
    assert shared.outcome.facts["firsts"] == 2


@rule("octa", "A15", "A26")
def test_fewer_additional_actions_break_a_tie():
    table = at_the_end(r7=(6, 0, 0), r8=(0, 6, 0))
    over = ended(table.having(given=(2, 1, 0)))
    assert (over.outcome.reason, over.outcome.ranks) == ("extras", (2, 1, 3))
    assert over.outcome.facts["given"] == 1


@rule("octa", "A15")
def test_remaining_tie_shares_the_win():
    over = ended(at_the_end(r7=(6, 0, 0), r8=(0, 6, 0)))
    assert (over.outcome.reason, over.outcome.ranks) == ("shared", (1, 1, 3))
    assert over.outcome.winners == (AKI, BEN)


@rule("octa", "A26")
def test_each_additional_action_gives_back_a_step(table: Table):
    table = table.with_marker(AKI, 1, 5).plays("turn 1>2 by 1", "reroll 3 by 1")
    assert table.state.given == (2, 0, 0, 0)


def test_standings_are_always_public(table: Table):
    assert table.scores() == (0, 0, 0, 0)
    after = table.with_lid({3: 4, 1: 1}).plays("pick 3")
    assert after.scores() == (4, 0, 0, 0)
    assert [standing.rank for standing in GAME.rules.standings(after.state)] == [1, 2, 2, 2]
    assert GAME.rules.outcome(after.state) is None
    assert {CHIE, DAI} <= {standing.seat for standing in GAME.rules.standings(after.state)}
