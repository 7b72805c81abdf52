"""The standing answers of the games: what each plays."""

from __future__ import annotations

from typing import Any

from engines import GAMES
from engines.core import Seat

from .hexlands.table import AKI, BEN, CHIE
from .hexlands.table import Table as Hexlands
from .play import PlayedTable
from .rise_of_tribes.table import Table as Rise


def answered(table: PlayedTable[Any], seat: Seat, *chosen: str) -> str | None:
    """Return what these answers play where the seat is asked."""
    game = GAMES[table.game.key]
    view, legal = game.rules.view(table.state, seat), game.rules.legal_actions(table.state, seat)
    action = game.mind.answer(view, seat, legal, chosen)
    return None if action is None else game.rules.notation(action)


def test_offers_are_refused_by_the_coins_that_they_give() -> None:
    """BEN is to answer AKI: one coin for a die; whatever else is given does not count."""
    table = Hexlands.laid_out().does("deal 2", "give-coins 1", "give-die", "ask-die", "propose")
    assert [answered(table, BEN, f"trade-{coins}") for coins in (1, 2, 3, 5)] == [None, *["decline"] * 3]
    assert answered(table, BEN, "trade-never") == "decline"
    assert answered(table, BEN) is None
    assert answered(table, AKI, "trade-never") is None, "the offer is one's own"
    assert answered(table, CHIE, "trade-never") is None, "the offer is somebody else's"
    rich = Hexlands.laid_out().does("deal 2", "give-coins 5", "propose")
    assert answered(rich, BEN, "trade-5") is None


def test_neither_bids_nor_builds() -> None:
    table = Rise.laid_out().with_resources(Seat(0), 2, 1, 0).with_resources(Seat(1), 5, 0, 1)
    table = table.revealing("chieftain").does("bid 1")
    assert answered(table, Seat(1), "bid-never") == "pass"
    assert answered(table, Seat(1), "settle-never") is None
    assert answered(table, Seat(0), "bid-never") is None, "another seat is asked"
