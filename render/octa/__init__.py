"""The pictures of Octa."""

from .painter import OctagonPainter

PAINTER = OctagonPainter()

__all__ = ["PAINTER"]
