"""The judgement of Octa: plans, computer players, and what the searcher knows."""

from .plans import OctaMind, losses

__all__ = ["OctaMind", "losses"]
