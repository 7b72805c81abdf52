"""The pictures of Hexlands."""

from .painter import HexlandsPainter

PAINTER = HexlandsPainter()

__all__ = ["PAINTER"]
