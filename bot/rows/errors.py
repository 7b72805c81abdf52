"""What the store refuses with."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used. The message is one sentence that names the file and what is wrong with it."""
