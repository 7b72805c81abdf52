"""Fixtures of Rise of Tribes."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players, an empty map; AKI is to act with a sun and a moon."""
    return Table.laid_out()
