"""Stored states of earlier versions of these rules, as the next version has them (``Game.upgrade``).

They are JSON values: the classes of the state belong to the present version alone.
"""

from __future__ import annotations

from typing import Any


def second(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 to 2: a gamble under way begins anew (A43), and Masons at work have one more tile (A95).

    What was wagered was wagered for other chances; nobody has seen it, and no dice have left a stock. The length of
    the game stays as it is (A94): everybody has agreed to it.
    """
    match state["stage"]:
        case "gamble":
            for own in state["secrets"]:
                own["committed"] = -1
            state["owing"] = [
                seat for seat, player in enumerate(state["players"]) if player["d6"] and not player["gone"]
            ]
        case "masons":
            state["now"]["left"] += 1
    return state


def third(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 to 3: a Dice Maker costs 5 coins instead of 7, wherever it lies (A96).

    Prices are printed on the cards and in no state, so everything that is stored stays as it is.
    """
    return state
