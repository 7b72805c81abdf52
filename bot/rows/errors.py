"""The error of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The database is unusable. The message is one sentence that names the file and the reason."""
