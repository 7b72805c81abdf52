"""What every game must keep, on this one."""

from __future__ import annotations

import pytest

from engines.hexlands import GAME
from tests.contract import secrecy  # noqa: F401  (they put their properties in)
from tests.contract.properties import PROPERTIES
from tests.contract.walk import Deal, Subject, walk

SUBJECT = Subject(GAME, None, 12000)
DEALS = (
    Deal(2, GAME.Options(), 1),
    Deal(4, GAME.Options(length="short"), 2),
    Deal(3, GAME.Options(), 3),
)


@pytest.mark.parametrize("name", PROPERTIES)
def test_the_contract(name: str):
    for deal in DEALS:
        PROPERTIES[name](SUBJECT, walk(SUBJECT, deal))
