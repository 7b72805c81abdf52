"""The standing answers of the games: what each plays, always legal, and by the view of its seat alone."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.game import playing
from engines.core.mind import random_policy

from .hexlands.table import AKI, BEN, CHIE
from .hexlands.table import Table as Hexlands
from .rise_of_tribes.table import Table as Rise


def hexlands(table: Hexlands, seat: Seat, *chosen: str) -> str | None:
    """Return what these answers play at the open offer."""
    game = GAMES["hexlands"]
    rules, state = game.rules, table.state
    action = game.mind.answer(rules.view(state, seat), seat, rules.legal_actions(state, seat), chosen)
    return None if action is None else rules.notation(action)


def rise(table: Rise, seat: Seat, *chosen: str) -> str | None:
    game = GAMES["rise_of_tribes"]
    rules, state = game.rules, table.state
    action = game.mind.answer(rules.view(state, seat), seat, rules.legal_actions(state, seat), chosen)
    return None if action is None else rules.notation(action)


def test_offers_are_refused_by_the_coins_that_they_give() -> None:
    """BEN is to answer AKI: one coin for a die; whatever else is given does not count."""
    table = Hexlands.laid_out().does("deal 2", "give-coins 1", "give-die", "ask-die", "propose")
    assert [hexlands(table, BEN, f"trade-{coins}") for coins in (1, 2, 3, 5)] == [None, *["decline"] * 3]
    assert hexlands(table, BEN, "trade-never") == "decline"
    assert hexlands(table, BEN) is None
    assert hexlands(table, AKI, "trade-never") is None, "the offer is one's own"
    assert hexlands(table, CHIE, "trade-never") is None, "the offer is somebody else's"
    rich = Hexlands.laid_out().does("deal 2", "give-coins 5", "propose")
    assert hexlands(rich, BEN, "trade-5") is None


def test_neither_bids_nor_builds() -> None:
    table = Rise.laid_out().with_resources(Seat(0), 2, 1, 0).with_resources(Seat(1), 5, 0, 1)
    table = table.revealing("chieftain").does("bid 1")
    assert rise(table, Seat(1), "bid-never") == "pass"
    assert rise(table, Seat(1), "settle-never") is None
    assert rise(table, Seat(0), "bid-never") is None, "another seat is asked"


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.mind.answers()])
def test_answers_are_legal_and_know_the_view_alone(slug: str) -> None:
    game = GAMES[slug]
    rules, asked = game.rules, 0
    for seed in range(4):
        chance = FastChance(f"answers/{slug}/{seed}")
        state = rules.initial_state(rules.Options(), rules.seats[0] + 1, chance).state
        for step in range(600):
            if not playing(rules, state):
                break
            seats = (*rules.asked(state), *rules.current_players(state))
            for seat in seats:
                guess = rules.resample(state, seat, FastChance(f"guess/{step}"))
                for key in game.mind.answers():
                    given = [
                        game.mind.answer(rules.view(one, seat), seat, rules.legal_actions(one, seat), (key,))
                        for one in (state, guess)
                    ]
                    assert given[0] == given[1]
                    assert given[0] is None or given[0] in rules.legal_actions(state, seat)
                    asked += given[0] is not None
            seat = seats[0]
            action = random_policy(rules.view(state, seat), rules.legal_actions(state, seat), chance)
            state = rules.apply_action(state, seat, action, chance).state
    assert asked
