"""The judgement of Hexlands: plans, computer players, and what things would bring."""

from .plans import HexlandsMind

__all__ = ["HexlandsMind"]
