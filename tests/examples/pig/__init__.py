"""Pig: the smallest complete game, and the first worked example of CONTRIBUTING."""

from .rules import Pig

GAME = Pig()

__all__ = ["GAME"]
