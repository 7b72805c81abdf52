"""Draw views as pictures. This registry is the only module of render/ that names the games."""

from __future__ import annotations

from collections.abc import Mapping

from . import dicolony, hexlands, micronesia, octa, rise_of_tribes
from .scene import Page, Painter, Scene, Voice

PAINTERS: Mapping[str, Painter] = {
    "micronesia": micronesia.PAINTER,
    "dicolony": dicolony.PAINTER,
    "octa": octa.PAINTER,
    "rise_of_tribes": rise_of_tribes.PAINTER,
    "hexlands": hexlands.PAINTER,
}


def painter(key: str) -> Painter:
    """The painter of a game; KeyError if the key is unknown."""
    return PAINTERS[key]


__all__ = ["PAINTERS", "Page", "Painter", "Scene", "Voice", "painter"]
