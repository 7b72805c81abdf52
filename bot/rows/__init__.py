"""Stored values: what the store reads and writes, as plain data without SQL."""
