"""Secrets (A70) and what a guess of them knows (A79, A81)."""

from __future__ import annotations

import json

import pytest

from engines import GAMES
from engines.core import FastChance, Seat, SeededChance
from engines.core.history.versions import upgrade_state
from engines.hexlands import GAME
from engines.hexlands.hidden import Orders
from engines.hexlands.state import State
from engines.hexlands.steps import trading as trading_rules
from tests.contract.ledgers import refutations
from tests.contract.walk import Deal, Subject, walk
from tests.upgrades import captures_of

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
READERS = (None, AKI, BEN, CHIE)


def twin(state: State, reader: int | None, seed: int = 0) -> State:
    return GAME.rules.resample(state, None if reader is None else Seat(reader), FastChance(seed))


@pytest.fixture
def table() -> Table:
    """AKI and BEN have secrets of every kind, and it is CHIE's turn."""
    table = Table.laid_out().holding(AKI, 2, 5).holding(BEN, 7, 7, 1).holding(CHIE, 3)
    table = table.owning(AKI, "E8 2 D7 E7").with_skull(AKI, "D7", 1).with_soldiers(AKI, "D7 E7")
    table = table.ordering(AKI, "D7 tile E7 skull").with_tiles(BEN, skull=1, lake=2)
    table = table.hiding(BEN, buried=(0, 0, 1)).having(contents=(10, 7, 8), bag=25)
    return table.having(active=CHIE)


@rule("hexlands", 61, "A23", "A70", "A79")
def test_view_has_only_the_readers_secrets_and_guesses_vary_the_others(table: Table):
    for reader in READERS:
        seen = GAME.rules.view(table.state, reader)
        known = [seat for seat, own in enumerate(seen.secrets) if own is not None]
        assert known == ([] if reader is None else [reader])
        assert "contents" not in seen.model_dump()
    seen = GAME.rules.view(table.state, CHIE)
    assert (seen.players[BEN].items, seen.players[BEN].specials) == (3, 3)
    assert seen.players[AKI].specials == 1, "a skull in a stack counts like one in the hand"
    assert (seen.heights[at("D7")], seen.players[AKI].supply) == (1, table.player(AKI).supply)
    # Resampling changes every secret of others.
    twins = [twin(table.state, CHIE, seed) for seed in range(30)]
    assert {other.secrets[CHIE] for other in twins} == {table.state.secrets[CHIE]}
    assert len({other.contents for other in twins}) > 1
    for field in ("hand", "tiles", "buried", "skulls", "orders"):
        assert len({getattr(other.secrets[seat], field) for other in twins for seat in (AKI, BEN)}) > 2, field
    # They are picks, which records omit until the game is over; dice and events are public.
    now = Table.laid_out(stage="market")
    chance = SeededChance(bytes(32), "session")
    GAME.rules.apply_action(now.state, AKI, GAME.rules.parse("draw"), chance)
    assert [draw.kind for draw in chance.log] == ["pick"]


@rule("hexlands", "A3", "A54", "A70")
def test_choices_are_hidden_until_the_end(table: Table):
    # Who has no soldiers has no spaces in the orders, and chooses a defence all the same.
    now = Table.laid_out().dealing(AKI, soldiers=()).having(stage="market", active=AKI).does("next")
    guesses = [
        [twin(now.does(*orders).does("done").state, CHIE, seed) for seed in range(12)]
        for orders in (("defend no",), ("defend all",))
    ]
    assert guesses[0] == guesses[1]
    assert {guess.secrets[AKI].orders.defence for guess in guesses[0]} == {"no", "plain", "all"}
    assert {guess.secrets[BEN].orders for guess in guesses[0]} == {Orders()}, "BEN has not been asked yet"
    # Commitment is hidden until all have chosen.
    now = Table.begun().does("commit 3", seat=BEN)
    assert GAME.rules.view(now.state, AKI).secrets[BEN] is None
    assert {twin(now.state, AKI, seed).secrets[BEN].committed for seed in range(20)} == {0, 1, 2, 3}
    # Everything is public after the game.
    over = table.leaves(AKI).leaves(BEN)
    assert over.stage == "over"
    assert None not in GAME.rules.view(over.state, None).secrets
    assert twin(over.state, None) == over.state


@rule("hexlands", "A46", "A70")
def test_offers_are_guessed_as_they_could_have_been_made(table: Table):
    now = table.having(active=BEN, stage="close").does("deal 1", "give-card 7", "give-tile lake", "propose")
    for seed in range(10):
        other = twin(now.state, AKI, seed)
        assert 7 in other.secrets[BEN].hand
        assert other.secrets[BEN].tiles[1] >= 1
        assert GAME.rules.legal_actions(other, AKI) == GAME.rules.legal_actions(now.state, AKI)
    # A guess depends on what the reader knows alone, and its offer is one that BEN could have made.
    for reader in [None, CHIE]:
        one, other = trading(table)
        guesses = [twin(one.state, reader, seed) for seed in range(20)]
        assert guesses == [twin(other.state, reader, seed) for seed in range(20)]
        offers = [guess.offer for guess in guesses]
        assert len({(offer.gives, offer.asks) for offer in offers}) > 10
        for guess, offer in zip(guesses, offers, strict=True):
            assert not trading_rules.is_empty(offer)
            assert trading_rules.has(guess, BEN, offer.gives)
            assert GAME.rules.view(guess, reader) == GAME.rules.view(one.state, reader)
    # Where AKI has what is asked for it changes hands, and BEN can withdraw it or end his turn.
    one, _ = trading(table)
    answers = set[str]()
    for seed in range(12):
        guess = Table.of(twin(one.state, CHIE, seed))
        listed = {action.kind for action in GAME.rules.legal_actions(guess.state, AKI)}
        answers |= listed
        for text, seat in (*((answer, AKI) for answer in sorted(listed)), ("withdraw", BEN), ("done", BEN)):
            after = guess.does(text, seat=seat)
            assert after.state.offer is None
            assert GAME.rules.conserved(after.state) == GAME.rules.conserved(guess.state)
    assert answers == {"accept", "decline"}
    # BEN and AKI have nothing else: guesses must not lay all of BEN's skulls into his stacks.
    now = Table.laid_out().with_tiles(BEN, skull=1).owning(BEN, "H2 2 G2 2 H3 2").having(active=BEN)
    for seat in (AKI, BEN):
        now = now.dealing(seat, coins=0, d6=0)
    now = now.does("deal 1", "give-tile skull", "propose")
    for seed in range(30):
        assert sum(twin(now.state, CHIE, seed).offer.gives.tiles) == 1


def trading(table: Table) -> tuple[Table, Table]:
    """BEN, at the end of his turn, makes AKI one of two offers that CHIE cannot tell apart."""
    table = table.having(active=BEN, stage="close").does("deal 1")
    first = table.does("give-card 7", "give-tile lake", "ask-coins 1")
    return first.does("propose"), table.does("give-coins 10", "give-die", "ask-card 2").does("propose")


@rule("hexlands", "A70")
def test_draft_is_guessed_from_the_number_of_its_choices(table: Table):
    # Everybody knows how many choices an offer has taken so far, and nothing else of it.
    now = table.having(active=BEN, stage="close").does("deal 1")
    one, other = now.does("give-card 7", "give-die"), now.does("ask-coins 1", "ask-coins 5")
    guesses = [twin(one.state, CHIE, seed) for seed in range(20)]
    assert guesses == [twin(other.state, CHIE, seed) for seed in range(20)]
    assert len({guess.secrets[BEN].draft for guess in guesses}) > 10
    for guess in guesses:
        Table.of(guess).does("drop")
    now = table.having(active=BEN, stage="close").does("deal 1", "give-card 7")
    assert {twin(now.state, CHIE, seed).secrets[BEN].draft.rival for seed in range(20)} == {AKI, CHIE}
    assert GAME.rules.view(twin(now.state, CHIE), CHIE) == GAME.rules.view(now.state, CHIE)


def hands(table: Table, reader: int | None, guesses: int = 30) -> set[tuple[tuple[int, ...], ...]]:
    states = (twin(table.state, reader, seed) for seed in range(guesses))
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
def test_open_cards_are_known_and_only_the_two_know_a_trade(drawn: Table):
    for reader in (None, AKI, BEN, CHIE):
        assert hands(drawn, reader) == {((1, 2), (3,), (4,))}
    traded = drawn.does("deal 2", "give-card 2", "propose").does("accept", seat=BEN)
    for reader in (AKI, BEN):
        assert hands(traded, reader) == {((1,), (2, 3), (4,))}
    for reader in (None, CHIE):
        assert hands(traded, reader) == {((1,), (2, 3), (4,)), ((2,), (1, 3), (4,))}
    assert GAME.rules.view(traded.state, CHIE).exchanges[0].cards is None
    assert hands(traded.having(active=BEN, stage="cards").does("play 2"), CHIE) == {((1,), (3,), (4,))}


@rule("hexlands", "A34", "A79", "A81")
def test_skulls_are_guessed_only_where_they_can_be():
    # Stormed castle is known to have no skull.
    table = Table.laid_out().with_tiles(BEN, skull=2).owning(BEN, "H2 3").owning(AKI, "G2 4")
    stormed = table.with_soldiers(AKI, "H2 H2 H2 H2 H2").with_soldiers(BEN, "").resolves()
    assert "stormed" in stormed.kinds
    for seed in range(30):
        assert at("H2") not in dict(GAME.rules.resample(stormed.state, AKI, FastChance(seed)).secrets[BEN].skulls)
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
