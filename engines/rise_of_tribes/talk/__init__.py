"""The words of Rise of Tribes."""

from .labels import RiseTalk

__all__ = ["RiseTalk"]
