"""The rules of Micronesia, tested in play. No ``physical.py``: the engine covers every statement of the page."""
