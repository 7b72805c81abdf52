"""Sliding windows in memory: how often something happened lately. Bounded, and forgotten by a restart."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Hashable

KEYS = 4096
"""Keys that are remembered; the one unused for longest goes first."""


class Bursts:
    """Times by key. Transactions ask from the store's threads, so every access is locked."""

    def __init__(self, seconds: float, keys: int = KEYS) -> None:
        self._seconds = seconds
        self._keys = keys
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, now: float, limits: dict[Hashable, int]) -> float | None:
        """Count one more for every key; if one is at its limit, count none and return when it may be again."""
        with self._lock:
            ready = [self._ready(key, limit, now) for key, limit in limits.items()]
            if until := max(ready, default=0.0):
                return until
            for key, limit in limits.items():
                self._times.setdefault(key, deque(maxlen=limit)).append(now)
                self._times.move_to_end(key)
            while len(self._times) > self._keys:
                self._times.popitem(last=False)
            return None

    def _ready(self, key: Hashable, limit: int, now: float) -> float:
        """Return when the key has room again; 0 if it has."""
        times = self._times.get(key, ())
        recent = [at for at in times if now - self._seconds < at <= now]
        return 0.0 if len(recent) < limit else recent[-limit] + self._seconds

    def __len__(self) -> int:
        return len(self._times)
