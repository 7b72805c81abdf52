"""Micronesia's pictures."""

from .painter import IslandPainter

PAINTER = IslandPainter()

__all__ = ["PAINTER"]
