"""Tables to play at."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Four players in the first round, AKI to move, the dice spread evenly; DAI is the parent."""
    return Table.laid_out()
