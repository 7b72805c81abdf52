"""Micronesia's rules as play. There is no ``physical.py``: every statement of the page shows in the engine."""
