"""Dicolony: a waste land to clear with shared dice, each on a secret sheet, for 1 to 6 players."""

from ..core.playable import Playable
from .mind import DicolonyMind
from .rules import Dicolony
from .talk import DicolonyTalk

GAME = Playable(Dicolony(), DicolonyMind(), DicolonyTalk(), minutes=4)

__all__ = ["GAME", "Dicolony"]
