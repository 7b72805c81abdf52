"""Processes that are killed while they play on one database, and what must hold all the same."""
