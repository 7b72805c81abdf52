"""Tables at the start of a game."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players with empty sheets and the dice of the first turn."""
    return Table.laid_out()
