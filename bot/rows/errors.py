"""The errors of the store, whichever database is behind it.

StoreError                  it cannot be used
├── InUse                   another process has it
├── NoSchema                nothing is in it yet
├── StoreUnavailable        its server does not answer, or not in time
└── StatementFailed         it refused a statement: the disk is full, the file is damaged, ...
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
    """The database's server does not answer, or not in time; it may do so again at any moment."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The database {name} does not answer: {reason}.")


class StatementFailed(StoreError):
    """The database has refused a statement, and nothing of its transaction was written."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The database {name} refuses a statement: {reason}.")
        self.reason = reason


class Conflict(StatementFailed):
    """The statement goes against what is stored: a key is there already, or rows that must stay as they are."""
