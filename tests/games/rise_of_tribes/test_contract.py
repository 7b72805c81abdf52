"""What every game must keep, on this one: with each of its advanced rules, with and without greedy players."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes import GAME
from tests.contract import recording, secrecy, showing, telling  # noqa: F401  (they put their properties in)
from tests.contract.properties import PROPERTIES
from tests.contract.walk import Deal, Subject, walk

SUBJECT = Subject(GAME, None, 6000)
DEALS = (
    Deal(2, GAME.Options(), 1),
    Deal(4, GAME.Options(), 2),
    Deal(3, GAME.Options(elders=True, special_terrains=True, leaders=True), 3),
)


@pytest.mark.rule("rise_of_tribes", "A21")
@pytest.mark.parametrize("name", PROPERTIES)
def test_the_contract(name: str):
    for deal in DEALS:
        PROPERTIES[name](SUBJECT, walk(SUBJECT, deal))


def test_the_order_of_the_piles_is_all_that_is_hidden():
    state = walk(SUBJECT, DEALS[2]).some(40)[20].state
    seen = GAME.view(state, None)
    assert not hasattr(seen, "decks")
    assert not hasattr(seen, "pile")
    assert {*type(state).model_fields} - {*type(seen).model_fields} == {"decks", "pile"}
