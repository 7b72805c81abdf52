"""How long a test waits for another process or for a browser."""

from __future__ import annotations

HANG = 600.0
"""Seconds after which something counts as hung.

No test measures wall time: a machine that has other work takes many times as long, and a test that failed once and
passed again is a defect. This bound only keeps a hang from lasting forever.
"""
