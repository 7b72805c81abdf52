"""Cases of a test of which the quick lane runs some, and the slow lane the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def slow_except(cases: Iterable[Any], *quick: Any) -> list[Any]:
    """Return all cases, marked as slow but for the ``quick`` ones; a case of several values is a tuple."""
    return [case if case in quick else pytest.param(*_values(case), marks=pytest.mark.slow) for case in cases]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
