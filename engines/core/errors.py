"""Errors of the engines.

GameError
├── IllegalAction      an action that the rules do not allow: a code and facts; the locale files have the sentence
├── BadNotation        a line that is no action of the game
├── BadRecord          a record or scripted chance that does not fit the game; ``line`` has the line
├── NotUpgradable      a stored state of an earlier version of the rules that cannot be played on
└── BrokenData         an unusable file of the package ``data``: file, place and line
"""

from __future__ import annotations

from .model import Fact


class GameError(Exception):
    """The base class of the engines' errors."""


class IllegalAction(GameError):
    """An action refused by the rules; the text is ``<game>-refusal-<code>`` or else ``refusal-<code>``."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class BadNotation(GameError):
    """``text`` is not the notation of any action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class BadRecord(GameError):
    """A record that cannot be read or replayed; ``line`` is 1-based, 0 if not tied to a line."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


class NotUpgradable(GameError):
    """A state of another version of the rules that this program cannot play on."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def quote(text: str) -> str:
    """Return foreign text for a message: in quotes, at most 60 characters, with nothing that a terminal obeys."""
    short = text if len(text) <= 60 else text[:59] + "…"
    return "'" + "".join(char if char.isprintable() else ascii(char)[1:-1] for char in short) + "'"


class BrokenData(GameError):
    """An unusable data file; ``place`` is the path inside it, ``line`` 1-based, 0 if not known."""

    def __init__(self, file: str, reason: str, place: str = "", line: int = 0) -> None:
        where = "".join((f", line {line}" if line else "", f" ({place})" if place else ""))
        super().__init__(f"data/{file}{where}: {reason}")
        self.file = file
        self.reason = reason
        self.place = place
        self.line = line
