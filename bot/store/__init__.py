"""All SQL of the house: one writer, one reader, and a module of statements for every noun."""

from .claim import claimed
from .database import Connection, Store
from .errors import StoreError
from .migrate import Migration, migrations

__all__ = ["Connection", "Migration", "Store", "StoreError", "claimed", "migrations"]
