"""The pictures of Rise of Tribes."""

from .painter import TribesPainter

PAINTER = TribesPainter()

__all__ = ["PAINTER"]
