"""Octa's pictures."""

from .painter import OctagonPainter

PAINTER = OctagonPainter()

__all__ = ["PAINTER"]
