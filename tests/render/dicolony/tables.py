"""Tables of Dicolony laid out by hand, and their views and scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import FastChance, Seat
from engines.dicolony import GAME
from engines.dicolony.clearing import with_new_turn
from engines.dicolony.state import Layout, Options, Sheet, State, View
from render.scene import Scene
from tests.games.dicolony.table import Table, land

from ..scenes import shown_of

KEY = GAME.key
SIX = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov", "エマ", "Farah")
ODD = ("", "محمد بن عبد الله", "**_`x`_** <@123> @everyone 👩‍👩‍👧 ‮desrever", "龍" * 32, "x" * 400, "\n")
CARDS = Layout(buildings=("A", "C", "D", "H"), blue=("b1", "b5"), yellow="y1")
OTHERS = Layout(buildings=("B", "E", "F", "G"), blue=("b2", "b4"), yellow="y3")

TURNS = ("O4 R2", "G1 Y6", "O* Y4", "R3 G5", "Y1 O3")
"""The spaces cleared by the first seat, turn by turn."""
ELSE = ("O1 O2", "R1 R2", "G3 Y3", "G6 Y6", "*2 *5")
"""The spaces cleared by other seats."""
DICE = (4, 2, 3, 6)
"""Orange 4 and red 2 are cleared in TURNS, so their stars are offered."""


def sheet(*turns: str, dice: Sequence[int] = DICE) -> Sheet:
    """A sheet after these turns, with the dice of the next one on the table."""
    spaces = tuple(land(turn) for turn in turns)
    return with_new_turn(Sheet(cleared=land(" ".join(turns)), turns=spaces), tuple(dice))


def clearing(*sheets: Sheet, layout: Layout = CARDS, **changes: Any) -> State:
    """A table in the sixth turn, with ``changes`` to its fields."""
    laid: dict[str, Any] = {
        "options": Options(),
        "layout": layout if len(sheets) > 1 else Layout(**{**dict(layout), "yellow": None}),
        "stage": "clear",
        "turn": 6,
        "rolls": (DICE,) * 6,
        "sheets": sheets,
        "left": (False,) * len(sheets),
    }
    return State(**{**laid, **changes})


def shown(
    state: State, reader: int | None = None, lang: str = "en", names: Sequence[str] = SIX, choosing: bool = True
) -> tuple[View, Scene]:
    """The view and the scene of a reader (None: the public), with all choices of the reader."""
    seated = tuple(names[: len(state.sheets)])
    seat = None if reader is None else Seat(reader)
    legal = GAME.rules.legal_actions(state, seat) if seat is not None and choosing else ()
    return shown_of(GAME.rules, state, seated, lang, reader=seat, choices=legal)


def acting(state: State, seat: int, *notations: str) -> State:
    """The table after actions of one seat, in notation."""
    for notation in notations:
        state = GAME.rules.apply_action(state, Seat(seat), GAME.rules.parse(notation), FastChance("papers")).state
    return state


def finished(state: State) -> State:
    """The table after default actions until the end."""
    while movers := GAME.rules.current_players(state):
        action = GAME.rules.default_action(state, movers[0])
        state = GAME.rules.apply_action(state, movers[0], action, FastChance("papers")).state
    return state


def harvested(*spaces: str, layout: Layout = CARDS) -> State:
    """A table in the building stage; each seat has cleared the given spaces."""
    return Table.laid_out(len(spaces), layout).opened(*spaces).state


RICH = "O1 O2 R1 O4 O5 O6 R4 R5 R6 Y1 Y2 Y3 G1 G2 G3 *5 G* Y* Y5 Y6"
MODEST = "O1 O2 R1 G1 G2 G3 *3 *2 Y6 Y5 O6 O5 R* R5 G5 G6 *1 O* Y2 Y3"
POOR = "O1 R2 O3 R* G4 Y5 G6 *1 *6 Y2 O5 G2 Y* R6 O6 *4 Y6 G* O* R4"


def table() -> tuple[View, Scene]:
    """The public picture in the middle of a turn: one player has finished, one is halfway, one has left."""
    state = clearing(*(sheet(*ELSE),) * 4)
    state = acting(acting(state, 1, "clear orange O4", "clear green G*"), 2, "clear orange O4")
    return shown(GAME.rules.resign(state, Seat(3), FastChance("papers")).state)


def crossings_and_stars() -> tuple[View, Scene]:
    """The reader's own sheet: a crossing, stars of colours and of numbers, the last turn marked."""
    return shown(clearing(sheet(*TURNS), sheet(*ELSE), sheet(*ELSE)), 0, "ja")


def second_die() -> tuple[View, Scene]:
    """One die is used; the space it cleared is marked."""
    return shown(acting(clearing(sheet(*TURNS), sheet(*ELSE)), 0, "clear green G3"), 0)


def before_the_roll() -> tuple[View, Scene]:
    """The preview of the next roll in a solo game: no dice yet."""
    own = Sheet(cleared=land(" ".join(TURNS)), turns=tuple(land(turn) for turn in TURNS))
    return shown(clearing(own, stage="roll", rolls=(DICE,) * 5), 0, "ja", choosing=False)


def places() -> tuple[View, Scene]:
    """Several places for a building, after one card was built."""
    return shown(harvested(RICH, MODEST), 0, "ja")


def building() -> tuple[View, Scene]:
    """The open sheets, without the buildings in progress."""
    return shown(harvested(RICH, MODEST, POOR, RICH, POOR, MODEST, layout=OTHERS), None, "ja", ODD)


def alone() -> tuple[View, Scene]:
    """The end of a solo game."""
    return shown(finished(harvested(RICH)))


def two() -> tuple[View, Scene]:
    return shown(finished(harvested(MODEST, RICH)), 1, "ja")


def three() -> tuple[View, Scene]:
    return shown(finished(harvested(POOR, MODEST, RICH, layout=OTHERS)))


def four() -> tuple[View, Scene]:
    """A shared win."""
    return shown(finished(harvested(RICH, MODEST, RICH, POOR)))


def five() -> tuple[View, Scene]:
    """One player has left; odd names."""
    state = GAME.rules.resign(harvested(RICH, MODEST, POOR, RICH, MODEST), Seat(3), FastChance("papers")).state
    return shown(finished(state), None, "ja", ODD)


def six() -> tuple[View, Scene]:
    return shown(finished(harvested(MODEST, POOR, RICH, POOR, MODEST, POOR, layout=OTHERS)), None, "ja")


def last_left() -> tuple[View, Scene]:
    """The end without scores, because only one player is left."""
    return shown(GAME.rules.resign(clearing(sheet(*TURNS), sheet(*ELSE)), Seat(1), FastChance("papers")).state)


def first_turn() -> tuple[View, Scene]:
    """The first sheet explains its rows and columns."""
    return shown(clearing(sheet(), sheet(), turn=1, rolls=(DICE,)), 0, "ja")


TABLES = {
    "table": table,
    "first-turn": first_turn,
    "crossings-and-stars": crossings_and_stars,
    "second-die": second_die,
    "before-the-roll": before_the_roll,
    "places": places,
    "building": building,
    "alone": alone,
    "two": two,
    "three": three,
    "four": four,
    "five": five,
    "six": six,
    "last-left": last_left,
}
