"""What is done for somebody who is absent (A35, A66)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Choice
from .state import Table


def default(table: Table, seat: int, legal: Sequence[Choice]) -> Choice:
    """No dice committed or wagered, all dice to work, nothing bought, no trade, the prefilled orders; upkeep from
    the cheapest cards, then soldiers, then forts."""
    raise NotImplementedError
