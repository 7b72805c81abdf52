"""The pictures of Dicolony."""

from .painter import PaperPainter

PAINTER = PaperPainter()

__all__ = ["PAINTER"]
