"""Secrets (A70): commitments, hands, special tiles, skulls in stacks, orders, offers of others."""

from __future__ import annotations

import pytest

from engines.core import FastChance, ScriptedChance, Seat, SeededChance, seen_by
from engines.hexlands import GAME
from engines.hexlands.state import Options, State

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
