"""Points, ties, the end, leaving, and a certain win (rule 31, A13-A15, A18, A22, A26, A28)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction, Seat
from engines.octa import GAME
from engines.octa.scoring import FIRST, NOWHERE, SECOND, shares, values
from tests.games.winning import certain_win

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule


def at_the_end(**spaces: tuple[int, ...]) -> Table:
    """Three players in the last turn of the last round. ``r7=(7, 7, 5)``: spaces by seat on route 7."""
    table = Table.laid_out(3).in_round(6)
    table = table.having(to_move=table.state.parent).with_lid({})
    for name, row in spaces.items():
        for seat, space in enumerate(row):
            table = table.with_marker(seat, int(name[1:]), space)
    return table


def ended(table: Table) -> Table:
    """The table after the last action of the game."""
    return table.having(acted=True, lid=(1, 0, 0, 0, 0, 0, 0, 0), box=19).plays("done")


@rule("octa", 31, "A14")
def test_first_second_and_ties_score():
    """Vector 7. For fixed markers of the others, advancing never scores less, ties for first place excepted."""
    table = Table.laid_out(3, pile=(8, 1, 2, 3, 4, 5, 6, 7))
    for spaces, points in (
        ((7, 7, 5), (3, 3, 0)),
        ((7, 5, 5), (7, 2, 2)),
        ((7, 5, 3), (7, 2, 0)),
        ((7, 7, 7), (3, 3, 3)),
        ((1, 0, 0), (1, 0, 0)),
        ((1, 1, 0), (0, 0, 0)),
        ((10, 1, 0), (10, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((8, 0, 4), (8, 0, 2)),
    ):
        for seat, space in enumerate(spaces):
            table = table.with_marker(seat, 3, space)
        assert table.points(3) == points
    for others in [(0, 0), (3, 0), (5, 2), (5, 5), (10, 9)]:
        own = [shares((space, *others))[0] for space in range(11)]
        alone = [share.points for share in own if not (share.shared and share.place == FIRST)]
        assert alone == sorted(alone)
    assert [(share.place, share.shared) for share in shares((7, 5, 5, 2, 0))] == [
        (FIRST, False), (SECOND, True), (SECOND, True), (NOWHERE, False), (NOWHERE, False),
    ]  # fmt: skip


@rule("octa", "A13", "A14", "A22")
def test_chip_adds_its_value_to_a_marker_on_its_route():
    """Vectors 7 and 10: it can change the order or make a tie, and counts beyond space 10."""
    table = Table.laid_out(2).with_marker(AKI, 3, 6).with_marker(BEN, 3, 5)
    assert table.points(3) == (6, 2)
    assert table.with_chip(BEN, 3).points(3) == (3, 7)
    assert table.with_marker(AKI, 3, 7).with_chip(BEN, 3).points(3) == (3, 3)
    for bonus in (1, 2, 3):
        assert Table.laid_out(5).with_marker(BEN, 3, 5).with_chip(BEN, 3, bonus).points(3)[BEN] == 5 + bonus
    without = Table.laid_out(2).with_chip(BEN, 3).with_marker(BEN, 4, 5)
    assert (without.points(3), without.points(4)) == ((0, 0), (0, 5))
    assert without.with_marker(BEN, 3, 1).points(3) == (0, 3)
    full = Table.laid_out(2).with_chip(AKI, 6).with_marker(AKI, 6, 10).with_marker(BEN, 6, 10)
    assert (values(full.state, 6), full.points(6), full.marker(AKI, 6)) == ((12, 10), (12, 5), 10)


def test_standings_are_public_and_their_parts_add_up(table: Table):
    assert table.scores() == (0, 0, 0, 0)
    table = table.with_marker(AKI, 1, 5).with_marker(AKI, 7, 3).with_marker(BEN, 7, 8)
    for standing in GAME.rules.standings(table.state):
        assert [name for name, _ in standing.parts] == [f"route-{route}" for route in range(1, 9)]
        assert sum(points for _, points in standing.parts) == standing.score
    assert table.scores() == (5 + 1, 8, 0, 0)
    assert [standing.rank for standing in GAME.rules.standings(table.state)] == [2, 1, 3, 3]
    assert GAME.rules.outcome(table.state) is None


@rule("octa", "A15", "A26")
def test_total_first_places_and_fewer_extras_decide_or_the_win_is_shared():
    over = ended(at_the_end(r7=(4, 9, 0), r8=(3, 0, 5)))
    assert over.scores() == (2 + 1, 9, 5)
    assert (over.outcome.reason, over.outcome.ranks) == ("points", (3, 1, 2))
    assert over.kinds == ("scored", "scored", "scored", "ended")
    assert over.refuses("pick 1").code == "game-over"
    over = ended(at_the_end(r7=(3, 0, 0), r8=(0, 6, 0)).with_marker(AKI, 4, 3))
    assert (over.scores()[:2], over.outcome.reason, over.outcome.ranks[:2]) == ((6, 6), "first-places", (1, 2))
    shared = ended(at_the_end(r7=(6, 0, 0), r8=(0, 6, 0), r3=(1, 0, 1)))
    assert (shared.scores()[:2], shared.outcome.winners) == ((6, 6), (AKI,)), "a shared first place counts"
    assert (shared.outcome.reason, shared.outcome.facts["firsts"]) == ("first-places", 2)
    table = at_the_end(r7=(6, 0, 0), r8=(0, 6, 0))
    over = ended(table.having(given=(2, 1, 0)))
    assert (over.outcome.reason, over.outcome.ranks, over.outcome.facts["given"]) == ("extras", (2, 1, 3), 1)
    over = ended(table)
    assert (over.outcome.reason, over.outcome.ranks, over.outcome.winners) == ("shared", (1, 1, 3), (AKI, BEN))


@rule("octa", "A18")
def test_default_picks_the_most_dice(table: Table):
    table = table.with_marker(AKI, 1, 5)
    for lid, choice in (({3: 4, 5: 2}, "pick 3"), ({3: 4, 5: 4, 8: 1}, "pick 5"), ({8: 1}, "pick 8"), ({}, "roll")):
        assert table.with_lid(lid).default() == choice
    assert table.plays("pick 1").default() == "done"


@rule("octa", "A28")
def test_leaver_s_markers_and_chips_count_for_nobody_and_others_go_on(table: Table):
    placed = table.with_marker(BEN, 3, 7).with_marker(AKI, 3, 4)
    assert placed.points(3) == (2, 7, 0, 0)
    after = placed.leaves(BEN)
    assert (after.kinds, after.mover) == (("left",), AKI)
    assert (after.state.markers[BEN], after.points(3)) == ((0,) * 8, (4, 0, 0, 0))
    assert [standing.rank for standing in GAME.rules.standings(after.state)] == [1, 4, 2, 2]
    assert after.plays("pick 1", "done").mover == CHIE
    placed = table.with_marker(DAI, 1, 5).with_marker(AKI, 1, 5)
    assert placed.points(1) == (2, 0, 0, 7)
    assert placed.leaves(DAI).points(1) == (5, 0, 0, 0)
    gone = Table.laid_out(5).having(given=(3, 0, 1, 2, 0)).leaves(AKI).leaves(CHIE)
    assert [standing.rank for standing in GAME.rules.standings(gone.state)] == [4, 1, 4, 3, 1], "they tie for last"


@rule("octa", "A28")
def test_leaving_ends_the_own_turn_and_passes_the_parent_on(table: Table):
    after = table.plays("pick 1").leaves(AKI)
    assert (after.mover, after.state.acted) == (BEN, False)
    assert after.state.box == 3, "picked dice stay in the box"
    assert after.refuses("pick 2", seat=AKI).code == "left-already"
    assert after.offers(seat=AKI) == ()
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(after.state, AKI, FastChance(0))
    assert caught.value.code == "left-already"
    after = table.leaves(DAI).leaves(AKI)
    assert after.mover == BEN
    after = after.plays("pick 1", "done")
    assert after.mover == CHIE
    second = after.plays("pick 2", "done")
    assert (second.state.round, second.state.parent, second.mover) == (2, BEN, CHIE)
    assert [chip.seat for chip in second.state.chips] == [DAI, BEN]
    last = table.plays("pick 1", "done", "pick 2", "done", "pick 3", "done").leaves(DAI)
    assert last.kinds == ("left", "chip-taken", "sorted")
    assert (last.step.before_chance.round, last.step.before_chance.left) == (2, (False, False, False, True))
    assert (last.state.parent, last.mover) == (AKI, BEN)


@rule("octa", "A28")
def test_leaving_changes_no_round_and_the_last_to_remain_wins_at_once():
    over = Table.laid_out(3).leaves(AKI).played_out()
    assert (over.state.round, over.outcome.ranks[AKI]) == (6, 3)
    assert [event.seat for event in over.events if event.kind == "scored"] == [BEN, CHIE]
    over = Table.laid_out(3).with_marker(AKI, 1, 9).leaves(AKI).leaves(CHIE)
    assert (over.outcome.reason, over.outcome.ranks) == ("last-left", (2, 1, 2))
    assert (over.kinds, over.step.barrier) == (("left", "scored", "ended"), True)
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(over.state, BEN, FastChance(0))
    assert caught.value.code == "game-over"


@rule("octa", 12, 15, 18, 19, 20, 25, 26, "A2", "A10", "A15")
def test_win_is_certain_with_the_last_turn_alone(table: Table):
    """DAI, the dealer of the last round, is to move with 2 points to BEN's 5."""

    def win(table: Table, seat: Seat = DAI) -> tuple[str, ...] | None:
        return certain_win(GAME, table.state, seat, guesses=20)

    last = table.with_mover(DAI).having(round=table.state.rounds).with_lid({5: 3, 6: 1})
    last = last.with_marker(BEN, 4, 5).with_marker(DAI, 5, 2)
    assert win(last) is None, "exactly BEN's points, first places and steps share the win"
    winning = last.with_lid({5: 4, 6: 1})
    assert win(winning) == ("pick 5", "done")
    assert win(winning.having(round=last.state.rounds - 1)) is None
    assert win(winning.with_mover(CHIE).with_marker(CHIE, 5, 8), CHIE) is None
    assert win(winning, BEN) is None
    paying = last.with_marker(AKI, 8, 4).with_marker(DAI, 8, 1)
    assert win(paying) == ("turn 6>5 by 8", "pick 5"), "a marker that scores nothing pays for one more 5"
    assert win(paying.having(options=type(last.state.options)(additional_actions=False))) is None
    assert win(last.with_lid({}).with_marker(DAI, 5, 9)) == ("roll",), "every throw wins"
    assert win(last.with_lid({})) is None
    assert win(last.with_marker(DAI, 5, 9).having(acted=True)) == ("done",)
    assert win(last.having(acted=True)) is None
