"""The judgement of Octa: plans, computer players, and what the searcher knows."""

from .plans import OctaMind, new_leads

__all__ = ["OctaMind", "new_leads"]
