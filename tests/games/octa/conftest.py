"""Tables at the start of a game."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Four players in round 1, the dice spread evenly; AKI is to move, DAI is the parent."""
    return Table.laid_out()
