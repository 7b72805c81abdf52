"""Dicolony's pictures."""

from .painter import PaperPainter

PAINTER = PaperPainter()

__all__ = ["PAINTER"]
