"""Tables to play at."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players, nothing settled yet; AKI is to move."""
    return Table.laid_out()


@pytest.fixture
def table_of_four() -> Table:
    return Table.laid_out(4)
