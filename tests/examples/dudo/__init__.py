"""Dudo, or Liar's Dice: the worked example of CONTRIBUTING for hidden things and elimination."""

from .rules import Dudo

GAME = Dudo()

__all__ = ["GAME"]
