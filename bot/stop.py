"""How a command ends early."""

from __future__ import annotations

WRONG_USE = 2
"""The exit code for what the caller must change: arguments, settings, a missing token."""
BROKEN = 1
"""The exit code for what was found to be wrong."""
UNPROVED = 3
"""The exit code where nothing was found to be wrong, and not everything could be checked."""


class Stop(Exception):
    """End with a sentence for people on stderr, and this exit code."""

    def __init__(self, sentence: str, code: int = BROKEN) -> None:
        super().__init__(sentence)
        self.code = code
