"""The errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The database is unusable. The message is one sentence that names the database and the reason."""


class NoSchema(StoreError):
    """The database on a server is there, and nothing is in it yet."""


class StoreUnavailable(StoreError):
    """The database's server does not answer, or not in time; it may do so again at any moment."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The database {name} does not answer: {reason}.")
