"""The installed version, and where its pages are."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, metadata, version


def release() -> str:
    """Return the installed version; a plain checkout has none."""
    try:
        return version("sainome")
    except PackageNotFoundError:
        return "(not installed)"


def documentation() -> str:
    """Return the public address of the folder docs/; "" unless the project names one (``Documentation``)."""
    try:
        urls = metadata("sainome").get_all("Project-URL") or ()
    except PackageNotFoundError:
        return ""
    named = (str(one).partition(", ") for one in urls)
    return next((url.rstrip("/") for name, _, url in named if name == "Documentation"), "")
