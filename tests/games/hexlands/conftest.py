"""Fixtures of Hexlands."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.fixture
def table() -> Table:
    """Three players with castles and two soldiers at home; AKI is at the last step of the turn."""
    return Table.laid_out()
