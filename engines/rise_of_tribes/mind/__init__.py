"""The judgement of Rise of Tribes: plans, computer players, and what comes next."""

from .plans import RiseMind

__all__ = ["RiseMind"]
