"""Micronesia's rules as play."""

PHYSICAL: dict[int | str, str] = {}
"""Statements that only hands can keep, with the reason. There are none: every one of them shows in the engine."""
