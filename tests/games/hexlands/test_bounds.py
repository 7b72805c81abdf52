"""Invariants, checked after each choice of random games."""

from __future__ import annotations

import random

import pytest

from engines.core import FastChance, Seat
from engines.hexlands import GAME
from engines.hexlands.printed import SPECIALS, box, plan
from engines.hexlands.resolution.land import by_road, connected, linked
from engines.hexlands.resolution.stacks import skulls_at, stands_in
from engines.hexlands.state import LAKE, LAND, Options, State, secret

rule = pytest.mark.rule
STEPS = 600
QUICK = (0, 1, 2, 3, 19)
"""The seeds of the quick lane; in games before the last one nothing is built."""


def check_land(state: State) -> None:
    """Check the land and what stands on it (46-48, 57, 87, 89, 90)."""
    for space, height in enumerate(state.heights):
        owner, building = state.owners[space], state.buildings[space]
        assert 0 <= height <= box().rules.most_height
        assert (owner < 0) == (height == 0)
        assert owner < 0 or (state.terrain[space] == LAND and not state.players[owner].gone)
        assert not building or owner >= 0
        if building and building != "castle":
            assert space in connected(state, owner)
            assert not plan(building).road or by_road(state, owner, space)
        if (road := state.roads[space]) >= 0:
            assert space in linked(state, road)
            assert owner == road or state.terrain[space] == LAKE
    for player in state.players:
        assert player.gone or state.buildings[player.home] == "castle"


def check_players(state: State) -> None:
    """Check coins, dice, soldiers, hands and skulls (A35, A70, A79)."""
    for seat, player in enumerate(state.players):
        own = secret(state, seat)
        assert min(player.coins, player.d6, player.supply, player.roads, player.items, *own.tiles) >= 0
        skulls = sum(levels.bit_count() for _, levels in own.skulls)
        assert player.specials == sum(own.tiles) + skulls
        assert player.items == len(own.hand)
        for space, levels in own.skulls:
            assert state.owners[space] == seat
            assert levels == skulls_at(state, seat, space)
            assert 0 < levels < 1 << (state.heights[space] - stands_in(state, space))
        for soldier in player.soldiers:
            assert state.terrain[soldier.space] == LAND or state.roads[soldier.space] >= 0


def check_tiles(state: State) -> None:
    """Check special tiles: in the bag, in hands, turned over, in stacks; lakes and mountains on the map and skulls
    that went off have left the game (A23, A59, A79)."""
    assert state.bag == sum(state.contents)
    for front, name in enumerate(SPECIALS):
        printed = getattr(box().special, name) * state.seats
        left = state.contents[front]
        for seat in range(state.seats):
            own = secret(state, seat)
            left += own.tiles[front] + own.buried[front]
            if name == "skull":
                left += sum(levels.bit_count() for _, levels in own.skulls) + state.players[seat].lost
        placed = (state.terrain.count(LAND + front) - 6) if front else 0
        assert left + placed == printed


@rule("hexlands", 4, 6, 45, 83, "A35", "A59", "A79")
@pytest.mark.parametrize(
    "seed", [seed if seed in QUICK else pytest.param(seed, marks=pytest.mark.slow) for seed in range(28)]
)
def test_random_games_keep_their_invariants(seed: int):
    chance, pick = FastChance(seed), random.Random(seed)
    seats, greedy = 2 + seed % 5, bool(seed % 2)
    state = GAME.rules.initial_state(Options(length="short"), seats, chance).state
    kept, stood = GAME.rules.conserved(state), set(state.buildings)
    for _ in range(STEPS):
        if GAME.rules.outcome(state) is not None:
            break
        asked = state.offer.rival if state.offer is not None else pick.choice(GAME.rules.current_players(state))
        legal = GAME.rules.legal_actions(state, Seat(asked))
        if greedy and pick.random() < 0.8:
            action = GAME.mind.policies["greedy"](GAME.rules.view(state, Seat(asked)), legal, chance)
        else:
            action = pick.choice(legal)
        state = GAME.rules.apply_action(state, Seat(asked), action, chance).state
        assert GAME.rules.conserved(state) == kept
        stood |= {*state.buildings}
        check_land(state)
        check_players(state)
        check_tiles(state)
    assert seed != QUICK[-1] or stood == {"", "castle", "wall", "mine"}
