"""The computer player, what an order compares, and a certain win."""

from __future__ import annotations

import pytest

from bot.session.orders import Sight
from engines.core import FastChance, Seat
from engines.core.opponents.computers import computer_players
from engines.core.opponents.matches import duel, play_out
from engines.core.playable import policies
from engines.hexlands import GAME
from engines.hexlands.mind.comparing import NOBODY
from engines.hexlands.mind.tastes import GREEDY, trained_taste
from engines.hexlands.mind.weighing import storm_loss
from engines.hexlands.printed import ground, item
from engines.hexlands.report import MOVED
from engines.hexlands.state import LAKE, Options
from tests.games.winning import certain_win

from .table import AKI, BEN, CHIE, Table

POLICIES = policies(GAME)

rule = pytest.mark.rule
FIELD = "E9 D7 D8 F7 F8 E7 D6 F6"


def choice_of(table: Table, seat: int | None = None) -> str:
    by = table.mover if seat is None else Seat(seat)
    legal = GAME.rules.legal_actions(table.state, by)
    return GAME.rules.notation(POLICIES["greedy"](GAME.rules.view(table.state, by), legal, FastChance(0)))


def turn(table: Table) -> list[str]:
    """Return its actions until its turn is over."""
    seat, done = table.mover, list[str]()
    while table.state.active == seat:
        done.append(choice_of(table))
        table = table.does(done[-1])
    return done


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int):
    wins = 0
    for seed in range(6):
        table = [POLICIES["greedy" if seat == seed % seats else "random"] for seat in range(seats)]
        wins += seed % seats in play_out(GAME, Options(length="short"), table, seed).outcome.winners
    assert wins == 6


def test_greedy_plays_six_to_the_end():
    end = play_out(GAME, Options(length="short"), [POLICIES["greedy"]] * 6, 1)
    assert end.outcome.reason == "progress"
    assert not any(player.gone for player in end.state.players), "and keeps its upkeep"


@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_committed_dice_do_not_follow_from_what_all_see(level: str):
    """Everybody sees the stock and the round; only who knows the computer's own chance can tell the number."""
    state, computer = GAME.rules.initial_state(Options(), 3, FastChance(2)).state, computer_players(GAME)[level]
    seat = GAME.rules.current_players(state)[0]
    lines = [computer.line(GAME, state, seat, FastChance(seed)) for seed in range(12)]
    written = {GAME.rules.notation(line[0]) for line in lines}
    assert len(written) == 2, written
    assert lines[0] == computer.line(GAME, state, seat, FastChance(0))


def test_greedy_takes_what_pays_and_avoids_a_lost_battle():
    done = turn(Table.laid_out().with_dice(1, 1))
    assert [move for move in done if move.startswith("move")], done
    assert done[-1] == "done"
    table = Table.laid_out(2).owning(AKI, "E7 D7 D8 E9 F8 F7 D6").owning(BEN, "F6 H3 G4 G5")
    table = table.with_soldiers(AKI, "E8").with_dice(2).having(order=(BEN, AKI))
    assert (choice_of(table), choice_of(table.does("dispatch 2"))) == ("dispatch 2", "move E8 F6")
    table = Table.laid_out(2).owning(AKI, "E7").owning(BEN, "F6").with_soldiers(BEN, "F6 F6 F6")
    moves = [move for move in turn(table.with_soldiers(AKI, "E8").with_dice(2)) if move.startswith("move")]
    assert all(not move.endswith("F6") for move in moves)
    assert choice_of(Table.laid_out().dealing(AKI, soldiers=()).with_dice(6, 4)) == "work-all"
    assert choice_of(Table.laid_out().dealing(AKI, soldiers=()).with_dice(2)) == "develop 2"
    assert choice_of(Table.laid_out(stage="cards").holding(AKI, 2)) == "play 2"
    assert "relieve 2" in turn(Table.laid_out().with_soldiers(AKI, "E8! E8!").with_dice(1).does("work-all"))
    table = Table.laid_out(4).owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8").with_coins(AKI, 30)
    assert choice_of(table.with_dice(1).does("work-all")) == "order E8 tile"
    assert choice_of(table.having(progress=150).with_dice(1).does("work-all")) == "done"


@pytest.mark.slow
def test_strong_is_ahead_of_greedy():
    """It won 65 % of 150 games, where a third was fair (docs/computers.md)."""
    players = computer_players(GAME)
    assert duel(GAME, 3, players["strong"], players["greedy"], 24, "test").margin.low > 0


def test_strong_fears_the_typhoon_while_it_may_come():
    """A stack of height 1 on a shore is public after it (74, A38), so land beside lakes is worth less."""
    table = Table.laid_out()
    shore = next(
        at
        for at, near in enumerate(ground().neighbours)
        if table.state.terrain[at] == 0 and any(table.state.terrain[one] == LAKE for one in near)
    )
    seen = GAME.rules.view(table.state, AKI)
    gone = GAME.rules.view(table.having(deck=("famine", "gamble")).state, AKI)
    assert storm_loss(seen, shore, trained_taste()) > storm_loss(gone, shore, trained_taste()) == 0
    assert storm_loss(seen, shore, GREEDY) == 0
    assert storm_loss(seen, seen.players[AKI].home, trained_taste()) == 0


def test_greedy_trades_for_what_it_can_use():
    table = Table.laid_out()
    assert choice_of(table.does("deal 2", "give-coins 10", "ask-die", "propose"), BEN) == "accept"
    assert choice_of(table.does("deal 2", "give-coins 1", "ask-die", "propose"), BEN) == "decline"
    # Masons are worth 9, but in a certainly last round nobody can play them after their turn.
    masons = next(number for number in range(1, 12) if item(number).key == "masons")
    table = Table.laid_out().having(order=(BEN, CHIE, AKI)).holding(AKI, masons).with_coins(BEN, 20)
    offer = ("deal 2", f"give-card {masons}", *(("ask-coins 1",) * 3), "ask-coins 5", "propose")
    assert choice_of(table.does(*offer), BEN) == "accept"
    last = table.having(progress=table.state.limit, deck=("flood",))
    assert choice_of(last.does(*offer), BEN) == "decline"
    early = last.having(order=(AKI, BEN, CHIE))
    assert choice_of(early.does(*offer), BEN) == "accept", "their turn is still to come"
    cheaper = Table.laid_out().holding(AKI, masons).with_coins(BEN, 20).with_pile(BEN, masons)
    assert choice_of(cheaper.does(*offer), BEN) == "decline", "the market is cheaper"
    table = Table.laid_out(stage="market").with_pile(AKI, masons).with_coins(AKI, 20)
    assert choice_of(table) == "buy 1"
    assert choice_of(table.having(progress=table.state.limit - 30, deck=("revolution",))) != "buy 1"


@pytest.fixture
def table() -> Table:
    return Table.laid_out().with_soldiers(AKI, "E8").with_dice(6)


def figures(table: Table, *notations: str) -> dict[str, int]:
    line = tuple(map(GAME.rules.parse, notations))
    return dict(GAME.mind.compared(table.state, table.does(*notations).state, AKI, line))


@rule("hexlands", 32, 33, 41)
def test_rivals_on_the_target_and_no_others_make_it_worse(table: Table):
    # The line's events and everybody's points are the same with and without them.
    target = sorted(table.does("dispatch 6").arguments("move"))[0].split()[1]
    line = ("dispatch 6", f"move E8 {target}")
    calm = figures(table, *line)
    trap = figures(table.with_soldiers(BEN, f"{target}! {target}!", MOVED), *line)
    assert calm[f"forces.{target}"] == NOBODY
    assert trap[f"forces.{target}"] < 0
    then = Sight(events="[]", gains=(), figures=calm)
    assert Sight(events="[]", gains=(), figures=trap).worse_than(then, Seat(AKI))
    assert figures(table.with_coins(BEN, 99), *line) == calm, "a rival elsewhere changes nothing"


def win(table: Table, seat: Seat = AKI) -> tuple[str, ...] | None:
    return certain_win(GAME, table.state, seat, guesses=30)


@pytest.fixture
def last() -> Table:
    """AKI ends the last turn of a round far ahead; every card left ends the game."""
    table = Table.laid_out(2).owning(AKI, FIELD).having(order=(BEN, AKI), deck=("eruption", "famine"))
    return table.having(progress=table.state.limit - 4).dealing(AKI, coins=60)


@rule("hexlands", 12, 13, 45, 67, 69, 81, "A47")
def test_end_of_the_last_turn_wins_where_the_game_is_over(last: Table):
    assert win(last) == ("done",)
    for goes_on in (
        {"deck": ("gamble", "famine")},
        {"progress": 0},
        {"deck": (), "discarded": ("flood", "gamble")},
        {"order": (AKI, BEN)},
    ):
        assert win(last.having(**goes_on)) is None, goes_on
    assert win(last, BEN) is None


@rule("hexlands", 38, 39, 43, 44, 80, "A70")
def test_win_counts_secret_orders_and_upkeep(last: Table):
    # BEN is a little behind: soldiers at home are no help, two on public land may bring a space each.
    near = last.dealing(BEN, coins=66).owning(BEN, "G3 I1 I2 H1").having(deck=("landslide",))
    assert win(near) == ("done",)
    assert win(near.with_soldiers(BEN, "H3 G2")) is None
    # The game does not end with AKI's action where BEN may have to give something up.
    assert win(last.dealing(BEN, coins=0)) is None
    # All else is public: AKI alone has still to pay, by dismissing soldiers.
    owing = last.dealing(AKI, coins=1, due=2).having(stage="upkeep", active=-1, owing=(AKI,))
    assert [each.split()[0] for each in win(owing) or ()] == ["dismiss"]
    assert win(owing.having(owing=(AKI, BEN))) is None
    assert win(owing.having(deck=("gamble",))) is None
