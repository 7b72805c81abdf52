"""Rise of Tribes, for 2 to 4 players: grow, move, gather and lead on hexes, with dice that push one another off."""

from ..core.playable import Playable
from .mind import RiseMind
from .rules import RiseRules
from .talk import RiseTalk

GAME = Playable(RiseRules(), RiseMind(), RiseTalk(), minutes=10)

__all__ = ["GAME", "RiseRules"]
