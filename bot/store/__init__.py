"""All SQL: one writer, one reader, and a module of statements for every noun."""

from bot.rows.errors import StoreError

from .claim import claimed
from .database import Connection, Store
from .migrate import Migration, migrations

__all__ = ["Connection", "Migration", "Store", "StoreError", "claimed", "migrations"]
