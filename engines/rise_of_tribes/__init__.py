"""Rise of Tribes, for 2 to 4 players: grow, move, gather and lead on hexes, with dice that push one another off."""

from .rules import RiseOfTribes

GAME = RiseOfTribes()

__all__ = ["GAME", "RiseOfTribes"]
