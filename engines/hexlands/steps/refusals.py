"""The codes of the ``*_refusal`` functions: why a tile, a building, a road or an order is not possible."""

from __future__ import annotations

from ...core import IllegalAction

KNOWN = {
    each.code: each
    for each in (
        IllegalAction("built-already"),
        IllegalAction("built-on"),
        IllegalAction("bridge"),
        IllegalAction("castle-near"),
        IllegalAction("cut-off"),
        IllegalAction("laid-already"),
        IllegalAction("left-home"),
        IllegalAction("no-lake-near"),
        IllegalAction("no-mountain"),
        IllegalAction("no-road-near"),
        IllegalAction("no-roads"),
        IllegalAction("no-shore"),
        IllegalAction("no-such-tile"),
        IllegalAction("no-tiles"),
        IllegalAction("not-connected"),
        IllegalAction("not-here"),
        IllegalAction("not-inside"),
        IllegalAction("not-linked"),
        IllegalAction("not-public"),
        IllegalAction("not-yours"),
        IllegalAction("rivals-here"),
        IllegalAction("road"),
        IllegalAction("road-already"),
        IllegalAction("home-space"),
        IllegalAction("soldiers-there"),
        IllegalAction("too-dear"),
        IllegalAction("too-high"),
        IllegalAction("trees"),
    )
}
"""By code; each has a text for a player who tries it and for an order that lapses."""


def refusal(code: str) -> IllegalAction:
    """Return a new IllegalAction of this code."""
    return type(KNOWN[code])(code)
