"""Guesses of hands and skulls agree with the log (A81): cards are open, and only the two know what they traded."""

from __future__ import annotations

import json

import pytest

from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.history.versions import upgrade_state
from engines.hexlands import GAME
from tests.contract.ledgers import refutations
from tests.contract.walk import Deal, Subject, walk
from tests.upgrades import captures_of

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


def hands(table: Table, reader: int | None, guesses: int = 30) -> set[tuple[tuple[int, ...], ...]]:
    seat = None if reader is None else Seat(reader)
    states = [GAME.rules.resample(table.state, seat, FastChance(seed)) for seed in range(guesses)]
    return {tuple(own.hand for own in state.secrets if own) for state in states}


@pytest.fixture
def drawn() -> Table:
    """AKI has drawn 1 and 2, BEN 3 and CHIE 4, and AKI is at the last step of the turn."""
    table = Table.laid_out(stage="act")
    for seat, numbers in ((AKI, (1, 2)), (BEN, (3,)), (CHIE, (4,))):
        for number in numbers:
            table = table.having(active=seat).with_dice(number, 1).does(f"develop {number}")
    return table.having(active=AKI, stage="close")


@rule("hexlands", "A81")
def test_hands_that_were_drawn_openly_are_known(drawn: Table):
    for reader in (None, AKI, BEN, CHIE):
        assert hands(drawn, reader) == {((1, 2), (3,), (4,))}


@rule("hexlands", "A81")
def test_only_the_two_know_what_they_traded(drawn: Table):
    traded = drawn.does("deal 2", "give-card 2", "propose").does("accept", seat=BEN)
    for reader in (AKI, BEN):
        assert hands(traded, reader) == {((1,), (2, 3), (4,))}
    for reader in (None, CHIE):
        assert hands(traded, reader) == {((1,), (2, 3), (4,)), ((2,), (1, 3), (4,))}
    assert GAME.rules.view(traded.state, CHIE).exchanges[0].cards is None


@rule("hexlands", "A81")
def test_card_that_is_played_tells_what_was_traded(drawn: Table):
    traded = drawn.does("deal 2", "give-card 2", "propose").does("accept", seat=BEN)
    played = traded.having(active=BEN, stage="cards").does("play 2")
    assert hands(played, CHIE) == {((1,), (3,), (4,))}


@rule("hexlands", "A34", "A81")
def test_stormed_castle_is_known_to_have_no_skull():
    table = Table.laid_out().with_tiles(BEN, skull=2).owning(BEN, "H2 3").owning(AKI, "G2 4")
    stormed = table.with_soldiers(AKI, "H2 H2 H2 H2 H2").with_soldiers(BEN, "").resolves()
    assert "stormed" in stormed.kinds
    for seed in range(30):
        guess = GAME.rules.resample(stormed.state, AKI, FastChance(seed))
        assert at("H2") not in dict(guess.secrets[BEN].skulls)


@rule("hexlands", "A79")
def test_tile_of_a_player_without_special_tiles_is_no_skull():
    table = Table.laid_out(stage="market").owning(AKI, "E8 3 D7").with_coins(AKI, 20).does("draw")
    for seed in range(30):
        assert GAME.rules.resample(table.state, BEN, FastChance(seed)).secrets[AKI].skulls == ()


def test_games_of_version_3_begin_with_nothing_known():
    """Everything stays as it was stored, and each hand of others is guessed as before."""
    for one in captures_of("hexlands", 3):
        state = upgrade_state(GAME.rules, json.dumps(one.state), json.dumps(one.options), 3, one.seats)
        assert state.model_dump(mode="json") == one.state


@pytest.mark.slow
def test_no_guess_of_ten_thousand_is_refuted():
    game, checked = GAMES["hexlands"], 0
    for seed in range(1, 1000):
        walked = walk(Subject(game), Deal(game.rules.seats[seed % 5], game.rules.Options(), seed))
        for reader in walked.readers:
            found = list(refutations(game.rules, walked, reader, 7))
            assert [each for each in found if each] == []
            checked += len(found)
        if checked >= 10_000:
            return
    raise AssertionError(f"only {checked} guesses")
