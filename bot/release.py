"""The installed version."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def release() -> str:
    """Return the installed version; a plain checkout has none."""
    try:
        return version("sainome")
    except PackageNotFoundError:
        return "(not installed)"
