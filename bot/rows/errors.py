"""The errors of the store, whichever database is behind it.

StoreError                  it cannot be used
├── InUse                   another process has it
├── NoSchema                nothing is in it yet
├── StoreUnavailable        its server does not answer, or it cannot write for now: the disk is full, ...
└── StatementFailed         it refused a statement: the file is damaged, ...
    └── Conflict            ... or a key is there already, or what is there must stay
"""

from __future__ import annotations


class StoreError(Exception):
    """The database is unusable. The message is one sentence that names the database and the reason."""


class InUse(StoreError):
    """Another bot plays with the database."""


class NoSchema(StoreError):
    """The database on a server is there, and nothing is in it yet."""


class StoreUnavailable(StoreError):
    """The database does not answer, or cannot be written for a reason outside; it may at any moment again."""

    def __init__(self, name: str, reason: str, what: str = "does not answer") -> None:
        super().__init__(f"The database {name} {what}: {reason}.")
        self.reason = reason


class StatementFailed(StoreError):
    """The database has refused a statement, and nothing of its transaction was written."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The database {name} refuses a statement: {reason}.")
        self.reason = reason


class Conflict(StatementFailed):
    """The statement goes against what is stored: a key is there already, or rows that must stay as they are."""
