"""The contract, kept by Octa as well while it waits for its pictures to be registered."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.octa import GAME
from tests.contract import recording, secrecy, showing, telling  # noqa: F401  (they put their properties into the suite)
from tests.contract.properties import PROPERTIES
from tests.contract.walk import CONTRACT, Subject, deals, walk

SUBJECT = Subject(GAME)


@pytest.mark.skipif(GAME.key in GAMES, reason="registered, so the contract suite tries it")
@pytest.mark.parametrize("name", PROPERTIES)
@CONTRACT
@given(data=st.data())
def test_the_contract(name: str, data: st.DataObject) -> None:
    PROPERTIES[name](SUBJECT, walk(SUBJECT, data.draw(deals(GAME), label="deal")))
