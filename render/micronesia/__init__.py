"""The pictures of Micronesia."""

from .painter import IslandPainter

PAINTER = IslandPainter()

__all__ = ["PAINTER"]
