"""Memory that is free goes back to the system, also what lies between things that are kept."""

from __future__ import annotations

import os

import pytest

from bench.wire.process import share
from render.kit.pen import heap


def test_free_memory_between_kept_things_is_given_back() -> None:
    kept = [bytes(range(250)) * 400 for _ in range(1000)]  # 100 MB, each below the allocator's size of a mapping
    del kept[1:-1]
    before = share(os.getpid())
    heap.give_back()
    assert share(os.getpid()) < before - 50_000


def test_memory_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    monkeypatch.setattr(heap, "give_back", lambda: times.append(1))
    for _ in range(3 * heap.EVERY):
        heap.count_picture()
    assert len(times) == 3
