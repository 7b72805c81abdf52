"""The judgement of Micronesia: plans, computer players, and what a settling brings and threatens."""

from .assess import bust_risk, one_short, payable_rolls, phrase_of, settle_facts
from .plans import ISLANDS_LIST, MicronesiaMind, wanted_plan

__all__ = [
    "ISLANDS_LIST",
    "MicronesiaMind",
    "bust_risk",
    "one_short",
    "payable_rolls",
    "phrase_of",
    "settle_facts",
    "wanted_plan",
]
