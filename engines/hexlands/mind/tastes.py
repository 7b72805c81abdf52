"""What a computer player weighs things by: by guess for ``greedy``, found by trying for ``strong``.

``scripts/tune_hexlands.py`` finds the numbers of ``data/hexlands/taste.toml``.
"""

from __future__ import annotations

from functools import cache

from pydantic import Field

from ...core import Frozen
from ...core.data import load
from ..printed import FOLDER


class Cards(Frozen):
    """Values of item cards with time to play them; the factory depends on spaces, the railway on soldiers."""

    roadwork: float = 2.0
    market_day: float = 4.0
    clearing: float = 1.0
    dice_maker: float = 6.5
    veterans: float = 2.0
    masons: float = 9.0
    architect: float = 3.0
    cannon: float = 5.0

    def of(self, key: str) -> float:
        """Return the value of a card by its key."""
        return float(getattr(self, key.replace("-", "_")))


class Taste(Frozen):
    """Values in points of the final score (A1)."""

    cards: Cards = Cards()
    dice: int = Field(default=1, ge=1)
    """Six-sided dice committed in a round, where there are not more of them than rounds."""
    pip: float = 1.0
    """A pip of a die that is used, and not exchanged for a coin."""
    develop: float = 0.3
    """What a card must be worth beyond its die."""
    join: float = 0.4
    """What two dice must bring beyond each alone."""
    recruit: float = 0.8
    """A recruit in each round left."""
    near: float = 0.15
    """Each own space beside a new one."""
    shore: float = 0.3
    """A new space on a shore."""
    typhoon: float = 0.0
    """What a typhoon is certain to cost on a space of height 1 beside a lake."""


GREEDY = Taste()


@cache
def trained_taste() -> Taste:
    return load(Taste, f"{FOLDER}/taste.toml")
