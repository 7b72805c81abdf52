"""Octa: twenty d8 to pick from, eight routes to climb, for 2 to 5 players."""

from ..core.playable import Playable
from .mind import OctaMind
from .rules import Octa
from .talk import OctaTalk

GAME = Playable(Octa(), OctaMind(), OctaTalk(), takes_orders=True, minutes=4)

__all__ = ["GAME", "Octa"]
