"""Rise of Tribes: grow, move, gather, lead on hexes, with dice that push one another, for 2 to 4 players."""

from .rules import RiseOfTribes

GAME = RiseOfTribes()

__all__ = ["GAME", "RiseOfTribes"]
