"""A short soak: killed processes, a restarted server and cut connections lose and repeat nothing."""

from __future__ import annotations

import pytest

from tests import postgres

from .house import Plan, soak

pytestmark = pytest.mark.slow


async def test_nothing_is_lost_or_repeated() -> None:
    if missing := postgres.why_missing():
        pytest.skip(missing)
    plan = Plan(seconds=200, tables=12, kill_every=40, cut_every=60, restarts=1, lease=4.0, by_presses=True)
    figures, faults, log = await soak(plan)
    assert not faults, log[-5_000:]
    assert figures["acknowledged"] >= 200
    assert (figures["kill"], figures["cut"], figures["restart"]) == (4, 3, 1)
