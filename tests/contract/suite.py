"""All properties of the contract: each module puts its own into ``PROPERTIES``."""

from __future__ import annotations

from . import (  # noqa: F401
    ahead,
    draws,
    hostile,
    labels,
    leaving,
    ledgers,
    plans,
    played,
    recording,
    secrecy,
    showing,
    texts,
    words,
)
from .properties import PROPERTIES

__all__ = ["PROPERTIES"]
