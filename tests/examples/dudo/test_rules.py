"""Dudo's rules, statement by statement, and a recorded game for every reason of ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Draw, FastChance, IllegalAction, ScriptedChance, Seat, seen_by
from engines.core.history.records import load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from engines.core.opponents.matches import play_out

from . import GAME
from .mind import careful
from .state import Bid, BidMade, Doubt, Doubted, Lifted, Lost, Options, Out, Shook, State

rule = pytest.mark.rule
RULES = GAME.rules
AKI, BEN, CHIE = Seat(0), Seat(1), Seat(2)
HERE = Path(__file__).parent
ENDINGS = {"last-with-dice": (3, 2, 1), "last-left": (2, 1, 3)}
"""By reason: the ranks by seat."""


def table(*cups: tuple[int, ...], **fields: object) -> State:
    """AKI is to move; each seat has the dice under its cup."""
    laid = {"options": Options(), "dice": tuple(map(len, cups)), "left": (False,) * len(cups), "to_move": 0}
    return State(**{**laid, "cups": cups, **fields})


def bid(text: str) -> Bid:
    return RULES.parse(f"bid {text}")


def does(state: State, action: Bid | Doubt, seed: int = 0):
    return RULES.apply_action(state, Seat(state.to_move), action, FastChance(seed))


def doubt(claim: str, *cups: tuple[int, ...]):
    """AKI bids, and the next player doubts."""
    return does(does(table(*cups), bid(claim)).state, Doubt())


def refusal(state: State, action: Bid | Doubt) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        does(state, action)
    return caught.value


@rule("dudo", 1)
@pytest.mark.parametrize("dice", [3, 5])
def test_everybody_has_as_many_dice(dice):
    state = RULES.initial_state(Options(dice=dice), 4, FastChance(1)).state
    assert state.dice == tuple(map(len, state.cups)) == (dice,) * 4


@rule("dudo", 2)
def test_a_lot_says_who_begins():
    lot = Draw(kind="roll", sides=2, results=(2,))
    picks = [Draw(kind="pick", sides=6, results=(at % 6,)) for at in range(10)]
    step = RULES.initial_state(Options(), 2, ScriptedChance([lot, *picks]))
    assert RULES.current_players(step.state) == (BEN,)
    assert step.state.cups == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 6))
    assert RULES.dice_of([lot], None, step) == ()


@rule("dudo", 3)
def test_only_the_owner_knows_what_is_under_a_cup():
    step = RULES.initial_state(Options(), 3, FastChance(1))
    for seat, cup in enumerate(step.state.cups):
        assert RULES.view(step.state, Seat(seat)).cup == cup
        (told,) = [event for event in seen_by(step.events, Seat(seat)) if isinstance(event, Shook)]
        assert told.dice == cup
    assert RULES.view(step.state, None).cup == ()
    assert not [event for event in seen_by(step.events, None) if isinstance(event, Shook)]


@rule("dudo", 4, 5)
def test_turns_go_around_with_higher_bids():
    state = table((1,), (), (2,), (3,))
    assert refusal(state, Doubt()).code == "no-bid"
    assert Doubt() not in RULES.legal_actions(state, AKI)
    step = does(state, bid("1 4"))
    assert step.events == (BidMade(seat=AKI, count=1, face=4),)
    assert step.state.to_move == CHIE, "BEN has no dice"
    assert RULES.legal_actions(step.state, CHIE)[:3] == (Doubt(), bid("1 5"), bid("1 6"))


@rule("dudo", 6)
def test_a_bid_is_more_dice_or_a_higher_face_within_the_dice():
    state = does(table((1, 1), (2, 2)), bid("2 4")).state
    assert RULES.legal_actions(state, BEN)[1:4] == (bid("2 5"), bid("2 6"), bid("3 1"))
    assert RULES.legal_actions(state, BEN)[-1] == bid("4 6")
    low = refusal(state, bid("2 4"))
    assert (low.code, low.facts) == ("too-low", {"count": 2, "face": 4})
    many = refusal(state, bid("5 1"))
    assert (many.code, many.facts) == ("too-many", {"most": 4})
    assert set(GAME.mind.wishes(state, BEN)) > set(RULES.legal_actions(state, BEN)[1:])


@rule("dudo", 7, 8)
def test_a_doubt_lifts_all_cups_and_costs_the_bidder_a_die():
    step = doubt("3 5", (5, 5), (1, 6))
    assert step.events[:4] == (
        Doubted(seat=BEN, rival=AKI, count=3, face=5),
        Lifted(seat=AKI, dice=(5, 5)),
        Lifted(seat=BEN, dice=(1, 6)),
        Lost(seat=AKI, found=2, dice=1),
    )
    assert step.state.dice == tuple(map(len, step.state.cups)) == (1, 2)
    assert step.state.last == ((5, 5), (1, 6)), "not the new ones"


@rule("dudo", 8)
@pytest.mark.parametrize("claim", ["2 5", "1 5"])
def test_a_doubt_of_a_true_bid_costs_the_doubter_a_die(claim):
    assert doubt(claim, (5, 5), (1, 6)).state.dice == (2, 1)


@rule("dudo", 9, 10)
def test_a_player_without_dice_is_out_and_the_next_one_begins():
    step = doubt("1 5", (5, 5), (1,), (2, 3))
    assert Out(seat=BEN) in step.events
    assert (step.state.dice, step.state.cups[BEN], step.state.ranking) == ((2, 0, 2), (), (BEN,))
    assert step.state.to_move == CHIE
    assert RULES.legal_actions(step.state, BEN) == ()


@rule("dudo", 10)
def test_the_loser_begins_the_next_round():
    step = doubt("3 5", (5, 5), (1, 6), (2,))
    assert (step.state.to_move, step.state.bid, step.state.round) == (AKI, None, 2)


@rule("dudo", 11)
def test_the_last_player_with_dice_wins():
    step = does(does(table((5,), (), (2,), ranking=(1,)), bid("1 5")).state, Doubt())
    outcome = RULES.outcome(step.state)
    assert (outcome.reason, outcome.ranks, outcome.winners) == ("last-with-dice", (1, 3, 2), (AKI,))
    assert step.state.last == ((5,), (), (2,))


@rule("dudo", "A1")
def test_nobody_sees_the_dice_of_a_leaver():
    before = does(table((5, 5), (1, 6), (2, 3)), bid("1 5")).state
    step = RULES.resign(before, BEN, FastChance(4))
    assert not [event for event in step.events if isinstance(event, Lifted)]
    assert (step.state.dice, step.state.bid, step.state.to_move, step.state.last) == ((2, 0, 2), None, CHIE, ())
    last = RULES.outcome(RULES.resign(step.state, CHIE, FastChance(1)).state)
    assert (last.reason, last.ranks) == ("last-left", (1, 2, 3))


@rule("dudo", "A1")
def test_a_player_who_was_out_keeps_the_rank():
    state = does(table((5, 5), (), (2, 3), ranking=(1,)), bid("1 5")).state
    step = RULES.resign(state, BEN, FastChance(4))
    assert (step.state.bid, step.state.cups) == (state.bid, state.cups)
    last = RULES.outcome(RULES.resign(step.state, AKI, FastChance(1)).state)
    assert last.ranks == (3, 2, 1)


@rule("dudo", "A2")
def test_an_absent_player_doubts_or_bids_least():
    state = table((5, 5), (1, 6))
    assert RULES.default_action(state, AKI) == bid("1 1")
    assert RULES.default_action(does(state, bid("1 5")).state, BEN) == Doubt()


def test_the_computer_player_doubts_more_than_it_expects():
    state = does(table((1, 2, 3, 5, 5), (5, 5, 5, 6, 6)), bid("5 5")).state
    legal = RULES.legal_actions(state, BEN)
    assert careful(RULES.view(state, BEN), legal, FastChance(1)) == Doubt()
    assert careful(RULES.view(state.evolve(bid=bid("3 5")), BEN), legal, FastChance(1)) != Doubt()
    assert play_out(GAME, Options(), [careful] * 6, seed=1).outcome.reason == "last-with-dice"


def test_a_reveal_of_six_cups_fits_a_message():
    step = doubt("3 5", *(((1, 2, 3, 5, 5),) * 6))
    lines = GAME.talk.message(seen_by(step.events, AKI), RULES.view(step.state, AKI))
    assert [line.key for line in lines] == ["doubted", "lifted", "lost", "shook"]


@pytest.mark.parametrize("reason", ENDINGS)
def test_a_recorded_game_ends_as_it_did(reason):
    record = load((HERE / "records" / f"{reason}.jsonl").read_text(encoding="utf-8"))
    *_, last = replay(RULES, record)
    outcome = RULES.outcome(last.step.state)
    assert (outcome.reason, outcome.ranks) == (reason, ENDINGS[reason])
    assert verify(record).honest


def test_the_rules_have_fewer_than_300_lines():
    written = [(HERE / name).read_text(encoding="utf-8").splitlines() for name in ("state.py", "rules.py")]
    assert sum(bool(line.strip()) for lines in written for line in lines) < 300
