"""Why a tile, a building, a road or an order is not possible: the codes that the ``*_refusal`` functions give."""

from __future__ import annotations

from ..core import IllegalAction

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
"""Each has its text: to a player who tries it, and where an order lapses."""


def refusal(code: str) -> IllegalAction:
    """A fresh one."""
    return type(KNOWN[code])(code)
