"""Dicolony: a waste land to clear with shared dice, each on a secret sheet, for 1 to 6 players."""

from .rules import Dicolony

GAME = Dicolony()

__all__ = ["GAME", "Dicolony"]
