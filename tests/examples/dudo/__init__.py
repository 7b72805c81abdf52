"""Dudo, or Liar's Dice: the worked example of CONTRIBUTING for hidden things and elimination."""

from engines.core.playable import Playable

from .mind import DudoMind
from .rules import Dudo
from .talk import DudoTalk

GAME = Playable(Dudo(), DudoMind(), DudoTalk())

__all__ = ["GAME"]
