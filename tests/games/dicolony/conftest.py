"""Tables to play at."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players before the first turn's dice, their sheets empty."""
    return Table.laid_out()
