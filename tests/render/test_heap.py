"""Memory that is free goes back to the system, also what lies between things that are kept."""

from __future__ import annotations

import pytest

from bench.memory import resident
from render.kit.pen import heap


def test_free_memory_between_kept_things_is_given_back() -> None:
    kept = [bytes(range(250)) * 400 for _ in range(1000)]  # 100 MB, each below the allocator's size of a mapping
    del kept[1:-1]
    before = resident()
    heap.give_back()
    assert resident() < before - 50


def test_memory_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    monkeypatch.setattr(heap, "give_back", lambda: times.append(1))
    for _ in range(3 * heap.EVERY):
        heap.picture_drawn()
    assert len(times) == 3
