"""Octa: twenty d8 to pick from, eight routes to climb, for 2 to 5 players."""

from .rules import Octa

GAME = Octa()

__all__ = ["GAME", "Octa"]
