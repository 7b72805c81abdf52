"""Stored values: what the store reads and writes, as plain data. Pure: no SQL."""
