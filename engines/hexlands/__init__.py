"""Hexlands, for 2 to 6 players: castles, soldiers and dice on hexes that grow in height."""

from ..core.playable import Playable
from .mind import HexlandsMind
from .rules import HexlandsRules
from .talk import HexlandsTalk

GAME = Playable(HexlandsRules(), HexlandsMind(), HexlandsTalk(), takes_orders=True, minutes=10)

__all__ = ["GAME", "HexlandsRules"]
