"""Counters and timings of the running bot, for its operator. They hold no names, ids of people or secrets."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Counter, Histogram

REMEMBERED = 200
"""Incidents kept in memory; the log has all."""
DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Incident:
    """A fault that a person has met; the log has the traceback under ``id``."""

    id: str
    at: float
    """Seconds since 1970."""
    place: str
    """The name of the command or press."""


@dataclass
class Measures:
    """The measures of one client, in their own registry."""

    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    incidents: deque[Incident] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def __post_init__(self) -> None:
        self.answering = Histogram(
            "sainome_answer_seconds",
            "From the arrival of a press or command to the end of its answer, picture included",
            ["kind"],
            registry=self.registry,
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15),
        )
        self.drawing = Histogram(
            "sainome_draw_seconds",
            "Drawing and encoding one picture",
            registry=self.registry,
            buckets=(0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2),
        )
        self._incidents = Counter("sainome_incidents", "Faults of ours that somebody met", registry=self.registry)

    def answered(self, kind: str, seconds: float) -> None:
        """Record an answer; ``kind`` is press or command."""
        self.answering.labels(kind).observe(seconds)

    def drawn(self, seconds: float) -> None:
        self.drawing.observe(seconds)

    def incident(self, incident_id: str, at: float, place: str) -> None:
        """Remember a fault for the operator."""
        self._incidents.inc()
        self.incidents.append(Incident(incident_id, at, place))

    def of_the_last_day(self, now: float) -> list[Incident]:
        """Return the incidents of the last 24 hours, newest first."""
        return [one for one in reversed(self.incidents) if one.at > now - DAY]
