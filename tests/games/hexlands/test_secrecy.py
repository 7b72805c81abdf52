"""Secrets (A70): commitments, hands, special tiles, skulls in stacks, orders, offers of others."""

from __future__ import annotations

import pytest

from engines.core import FastChance, ScriptedChance, Seat, SeededChance, seen_by
from engines.hexlands import GAME
from engines.hexlands.hidden import Orders
from engines.hexlands.state import Options, State
from engines.hexlands.steps import trading as trading_rules

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


@rule("hexlands", "A70")
def test_view_has_only_the_readers_secrets(table: Table):
    for reader in READERS:
        seen = GAME.rules.view(table.state, reader)
        known = [seat for seat, own in enumerate(seen.secrets) if own is not None]
        assert known == ([] if reader is None else [reader])
        assert "contents" not in seen.model_dump()


@rule("hexlands", "A70", "A79")
def test_coins_dice_soldiers_and_counts_are_public(table: Table):
    seen = GAME.rules.view(table.state, CHIE)
    assert seen.players[BEN].items == 3
    assert seen.players[BEN].specials == 3
    assert seen.players[AKI].specials == 1, "a skull in a stack counts like one in the hand"
    assert (seen.heights[at("D7")], seen.players[AKI].supply) == (1, table.player(AKI).supply)


@rule("hexlands", "A70")
@pytest.mark.parametrize("reader", READERS)
def test_resampled_state_has_the_same_view(reader, table: Table):
    differing = 0
    for seed in range(12):
        other = twin(table.state, reader, seed)
        differing += other != table.state
        assert State.model_validate_json(other.model_dump_json()) == other
        assert GAME.rules.conserved(other) == GAME.rules.conserved(table.state)
        assert GAME.rules.view(other, reader) == GAME.rules.view(table.state, reader)
        assert GAME.rules.standings(other) == GAME.rules.standings(table.state)
        if reader is not None:
            assert GAME.rules.legal_actions(other, reader) == GAME.rules.legal_actions(table.state, reader)
    assert differing > 8


@rule("hexlands", "A70")
def test_resampling_changes_every_secret_of_others(table: Table):
    changed: set[str] = set()
    for seed in range(30):
        other = twin(table.state, CHIE, seed)
        assert other.secrets[CHIE] == table.state.secrets[CHIE]
        for seat in (AKI, BEN):
            for field in ("hand", "tiles", "buried", "skulls", "orders"):
                if getattr(other.secrets[seat], field) != getattr(table.state.secrets[seat], field):
                    changed.add(field)
        changed |= {"contents"} if other.contents != table.state.contents else set()
    assert changed == {"hand", "tiles", "buried", "skulls", "orders", "contents"}


@rule("hexlands", "A54", "A70")
def test_defence_is_hidden_for_who_has_no_soldiers():
    """Who has no soldiers has no spaces in the orders, and chooses a defence all the same."""
    table = Table.laid_out().dealing(AKI, soldiers=())
    table = table.having(stage="market", active=AKI).does("next")
    guesses = [
        [twin(table.does(*orders).does("done").state, CHIE, seed) for seed in range(12)]
        for orders in (("defend no",), ("defend all",))
    ]
    assert guesses[0] == guesses[1]
    assert {guess.secrets[AKI].orders.defence for guess in guesses[0]} == {"no", "plain", "all"}
    assert {guess.secrets[BEN].orders for guess in guesses[0]} == {Orders()}, "BEN has not been asked yet"


@rule("hexlands", "A3", "A70")
def test_commitment_is_hidden_until_all_have_chosen():
    table = Table.begun().does("commit 3", seat=BEN)
    assert GAME.rules.view(table.state, AKI).secrets[BEN] is None
    assert {twin(table.state, AKI, seed).secrets[BEN].committed for seed in range(20)} == {0, 1, 2, 3}


@rule("hexlands", "A70")
def test_resampling_keeps_what_an_offer_shows(table: Table):
    table = table.having(active=BEN, stage="close").does("deal 1", "give-card 7", "give-tile lake", "propose")
    for seed in range(10):
        other = twin(table.state, AKI, seed)
        assert 7 in other.secrets[BEN].hand
        assert other.secrets[BEN].tiles[1] >= 1
        assert GAME.rules.legal_actions(other, AKI) == GAME.rules.legal_actions(table.state, AKI)


def trading(table: Table) -> tuple[Table, Table]:
    """BEN, at the end of his turn, makes AKI one of two offers that CHIE cannot tell apart."""
    table = table.having(active=BEN, stage="close").does("deal 1")
    first = table.does("give-card 7", "give-tile lake", "ask-coins 1")
    return first.does("propose"), table.does("give-coins 10", "give-die", "ask-card 2").does("propose")


@rule("hexlands", "A46", "A70")
@pytest.mark.parametrize("reader", [None, CHIE])
def test_offer_of_others_is_guessed_anew(reader, table: Table):
    """A guess depends on what the reader knows alone, and its offer is one that BEN could have made."""
    one, other = trading(table)
    guesses = [twin(one.state, reader, seed) for seed in range(20)]
    assert guesses == [twin(other.state, reader, seed) for seed in range(20)]
    offers = [guess.offer for guess in guesses]
    assert len({(offer.gives, offer.asks) for offer in offers}) > 10
    for guess, offer in zip(guesses, offers, strict=True):
        assert not trading_rules.is_empty(offer)
        assert trading_rules.has(guess, BEN, offer.gives)
        assert GAME.rules.view(guess, reader) == GAME.rules.view(one.state, reader)


@rule("hexlands", "A46", "A70")
def test_guessed_offer_can_be_answered(table: Table):
    """Where AKI has what is asked for it changes hands, and BEN can withdraw it or end his turn."""
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


@rule("hexlands", "A46", "A70")
def test_who_can_only_offer_a_tile_keeps_one_in_each_guess(table: Table):
    """BEN and AKI have nothing else: guesses must not lay all of BEN's skulls into his stacks."""
    table = Table.laid_out().with_tiles(BEN, skull=1).owning(BEN, "H2 2 G2 2 H3 2").having(active=BEN)
    for seat in (AKI, BEN):
        table = table.dealing(seat, coins=0, d6=0)
    table = table.does("deal 1", "give-tile skull", "propose")
    for seed in range(30):
        assert sum(twin(table.state, CHIE, seed).offer.gives.tiles) == 1


@rule("hexlands", "A70")
def test_draft_is_guessed_from_the_number_of_its_choices(table: Table):
    """Everybody knows how many choices an offer has taken so far, and nothing else of it."""
    table = table.having(active=BEN, stage="close").does("deal 1")
    one, other = table.does("give-card 7", "give-die"), table.does("ask-coins 1", "ask-coins 5")
    guesses = [twin(one.state, CHIE, seed) for seed in range(20)]
    assert guesses == [twin(other.state, CHIE, seed) for seed in range(20)]
    assert len({guess.secrets[BEN].draft for guess in guesses}) > 10
    for guess in guesses:
        Table.of(guess).does("drop")


@rule("hexlands", "A70")
def test_draft_is_hidden_from_others(table: Table):
    table = table.having(active=BEN, stage="close").does("deal 1", "give-card 7")
    assert {twin(table.state, CHIE, seed).secrets[BEN].draft.rival for seed in range(20)} == {AKI, CHIE}
    assert GAME.rules.view(twin(table.state, CHIE), CHIE) == GAME.rules.view(table.state, CHIE)


@rule("hexlands", "A70")
def test_everything_is_public_after_the_game(table: Table):
    over = table.leaves(AKI).leaves(BEN)
    assert over.stage == "over"
    assert None not in GAME.rules.view(over.state, None).secrets
    assert twin(over.state, None) == over.state


@rule("hexlands", 61, "A23", "A70")
def test_special_tiles_are_drawn_as_hidden_picks():
    """They are picks, which records omit until the game is over; dice and events are public."""
    table = Table.laid_out(stage="market")
    chance = SeededChance(bytes(32), "session")
    GAME.rules.apply_action(table.state, AKI, GAME.rules.parse("draw"), chance)
    assert [draw.kind for draw in chance.log] == ["pick"]


@rule("hexlands", "A70")
@pytest.mark.parametrize("seats", [2, 4])
def test_public_events_do_not_depend_on_secrets(seats):
    """Compare each step of a random game with one that this reader could not distinguish from it."""
    chance, mind = SeededChance(bytes(32), "secrets"), FastChance(seats)
    state, compared = GAME.rules.initial_state(Options(length="short"), seats, chance).state, 0
    while players := GAME.rules.current_players(state):
        action = mind.pick(GAME.rules.legal_actions(state, players[0]))
        used = len(chance.log)
        step = GAME.rules.apply_action(state, players[0], action, chance)
        reader = Seat(mind.pick([seat for seat in range(seats) if seat != players[0]]))
        if not step.barrier and len(chance.log) == used:
            other = GAME.rules.resample(state, reader, mind)
            if action in GAME.rules.legal_actions(other, players[0]):
                beside = GAME.rules.apply_action(other, players[0], action, ScriptedChance())
                assert seen_by(beside.events, reader) == seen_by(step.events, reader)
                assert GAME.rules.view(beside.state, reader) == GAME.rules.view(step.state, reader)
                compared += 1
        state = step.state
    assert compared > 30
