"""Micronesia: islands, tribes and three dice, for 3 or 4 players."""

from .rules import Micronesia

GAME = Micronesia()

__all__ = ["GAME", "Micronesia"]
