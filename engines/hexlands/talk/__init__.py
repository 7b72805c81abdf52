"""The words of Hexlands."""

from .speech import HexlandsTalk

__all__ = ["HexlandsTalk"]
