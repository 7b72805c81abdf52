"""Hexlands: the rules (docs/rules/hexlands.md)."""

from .rules import Hexlands

GAME = Hexlands()

__all__ = ["GAME", "Hexlands"]
