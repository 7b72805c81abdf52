"""Statements about the physical material, which no test can check."""

PHYSICAL: dict[int | str, str] = {}
