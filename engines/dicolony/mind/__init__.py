"""The judgement of Dicolony: plans, what buildings still lack, computer players, and what the searcher knows."""

from .plans import CLOSE, DicolonyMind, Want, names_of, out_of_reach, wants, worth

__all__ = ["CLOSE", "DicolonyMind", "Want", "names_of", "out_of_reach", "wants", "worth"]
