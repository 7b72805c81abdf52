"""Tables at the start of a game."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players, no island settled; AKI is to move."""
    return Table.laid_out()


@pytest.fixture
def table_of_four() -> Table:
    """Four players, no island settled; AKI is to move."""
    return Table.laid_out(4)
