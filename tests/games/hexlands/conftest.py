"""Tables to play at."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players at the start; AKI is to act, with dice 3, 2 and 1."""
    return Table.laid_out()
