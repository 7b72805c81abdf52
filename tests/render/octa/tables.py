"""Tables of Octa laid out by hand, and their views and scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import Action, Event, Seat
from engines.octa import GAME
from engines.octa.actions import (
    Advanced,
    ChipTaken,
    Done,
    Picked,
    Reroll,
    Rerolled,
    Roll,
    Sorted,
    SortedAgain,
    Thrown,
    Turn,
    Turned,
)
from engines.octa.rules import pick
from engines.octa.state import Chip, Options, State, View
from render.scene import Scene

from ..scenes import shown_of

KEY = GAME.key
FIVE = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov", "エマ")
ODD = ("", "محمد بن عبد الله", "**_`x`_** <@123> @everyone 👩‍👩‍👧 ‮desrever", "龍" * 32, "i" * 90)
PILE = (5, 6, 7, 8, 1, 2, 3, 4)

Routes = tuple[int, ...]
NOWHERE: Routes = (0,) * 8


def state(markers: Sequence[Routes], chips: Sequence[tuple[int, int]] = (), **changes: Any) -> State:
    """A table in round ``len(chips)``; the parent took the last chip, and the next seat is to move."""
    seats = len(markers)
    parent = chips[-1][0] if chips else 0
    taken = {route for _, route in chips}
    laid: dict[str, Any] = {
        "options": Options(),
        "stage": "act",
        "round": max(1, len(chips)),
        "parent": parent,
        "to_move": (parent + 1) % seats,
        "turn": 1 + seats * max(0, len(chips) - 1),
        "lid": (2, 3, 1, 4, 2, 3, 2, 3),
        "box": 0,
        "markers": tuple(markers),
        "chips": tuple(Chip(seat=seat, route=route, bonus=2) for seat, route in chips),
        "given": (0,) * seats,
        "left": (False,) * seats,
        "pile": tuple(route for route in PILE if route not in taken),
    }
    return State(**{**laid, **changes})


def shown(
    table: State,
    lang: str = "en",
    names: Sequence[str] = FIVE,
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
) -> tuple[View, Scene]:
    """The view and the scene of the public, or of the player to move if there are choices."""
    seated = tuple(names[: len(table.markers)])
    reader = Seat(table.to_move) if choices else None
    return shown_of(GAME.rules, table, seated, lang, reader=reader, events=events, choices=choices)


CROWDED: tuple[Routes, ...] = (
    (7, 0, 5, 10, 3, 1, 0, 4),
    (7, 2, 5, 10, 0, 6, 2, 4),
    (5, 2, 5, 8, 3, 0, 0, 4),
    (5, 0, 9, 8, 9, 3, 2, 4),
    (1, 10, 5, 3, 6, 1, 8, 4),
)
"""Two to five markers on a space; ties for first and for second place."""
CHIPS = ((1, 4), (2, 2), (3, 8), (4, 1), (0, 3))


def opening(lang: str = "en") -> tuple[View, Scene]:
    """Three players, the first dice in the lid, no markers on the board yet."""
    events = (
        ChipTaken(seat=2, round=1, route=6),
        Sorted(seat=2, round=1, dice=tuple(range(1, 9)), lid=(2, 3, 1, 4, 2, 3, 2, 3)),
    )
    return shown(state((NOWHERE,) * 3, [(2, 6)]), lang, events=events)


def picked(lang: str = "ja") -> tuple[View, Scene]:
    """Four players: a marker advanced from 3 to 6, and three dice went to the box."""
    markers = ((0, 4, 6, 0, 3, 0, 0, 0), (2, 0, 5, 0, 0, 0, 4, 0), (0, 0, 0, 3, 0, 0, 0, 5), NOWHERE)
    table = state(markers, [(2, 7), (3, 1)], to_move=1, lid=(2, 3, 0, 4, 2, 1, 2, 3), box=3)
    return shown(table, lang, events=[Picked(seat=0, number=3, count=3, old=3, space=6)])


def choosing(lang: str = "en") -> tuple[View, Scene]:
    """A private panel at the beginning of a turn: the target of each pick, and the 2d4."""
    markers = ((0, 4, 6, 0, 3, 0, 0, 0), (9, 0, 5, 0, 0, 0, 4, 0))
    table = state(markers, [(0, 7), (1, 1), (0, 2)], lid=(5, 0, 1, 4, 2, 3, 2, 3))
    picks = [pick(number) for number, count in enumerate(table.lid, start=1) if count]
    return shown(table, lang, choices=[*picks, Roll(), Turn(number=1, to=2, route=7)])


def turned(lang: str = "ja") -> tuple[View, Scene]:
    """After the mandatory action: a die was turned for a step back; a reroll or the end of the turn is possible."""
    markers = ((0, 4, 6, 0, 3, 0, 0, 0), (2, 0, 5, 0, 0, 0, 4, 0), (0, 0, 0, 3, 0, 0, 0, 5))
    table = state(markers, [(0, 7)], lid=(3, 0, 1, 5, 2, 3, 2, 2), box=2, turned=True, acted=True, given=(0, 1, 0))
    events = (Turned(seat=1, route=7, space=2, number=8, to=1), Picked(seat=1, number=7, count=2, old=2, space=4))
    choices = [Reroll(number=number, route=route) for number in (1, 3, 4, 5) for route in (1, 3)]
    return shown(table, lang, events=events, choices=[*choices, Done()])


def rerolled(lang: str = "en") -> tuple[View, Scene]:
    """After a reroll that cost a marker its route, with two numbers on the 2d4."""
    markers = ((0, 4, 6, 0, 3, 0, 0, 0), (3, 0, 5, 1, 0, 0, 0, 0), (1, 0, 0, 3, 0, 0, 0, 5), NOWHERE, NOWHERE)
    table = state(markers, [(0, 7)], lid=(3, 1, 0, 4, 2, 3, 0, 2), box=5, rerolled=True, acted=True, thrown=(1, 4))
    events = (
        Rerolled(seat=1, route=6, space=0, number=3, count=2),
        SortedAgain(seat=1, dice=(2, 8), lid=(3, 1, 0, 4, 2, 3, 0, 2)),
        Thrown(seat=1, dice=(1, 4)),
        Advanced(seat=1, route=1, old=2, space=3),
        Advanced(seat=1, route=4, old=0, space=1),
    )
    return shown(table, lang, events=events)


def about_to_fall(lang: str = "en") -> tuple[View, Scene]:
    """The preview of a reroll: two dice are in no compartment."""
    markers = ((0, 4, 6, 0, 3, 0, 0, 0), (3, 0, 5, 1, 0, 0, 0, 0))
    return shown(state(markers, [(0, 7)], stage="roll", lid=(3, 1, 0, 4, 2, 3, 0, 2), box=3, hand=2), lang)


def before_the_roll(lang: str = "ja") -> tuple[View, Scene]:
    """The preview of a new round: the box is full, the lid nearly empty."""
    table = state(CROWDED, CHIPS[:2], stage="roll", lid=(0, 0, 0, 0, 0, 1, 0, 0), box=19)
    return shown(table, lang, ODD)


def last_resort(lang: str = "ja") -> tuple[View, Scene]:
    """The lid is empty; one player has left."""
    markers = (CROWDED[0], NOWHERE, CROWDED[2], CROWDED[3], CROWDED[4])
    left = (False, True, False, False, False)
    table = state(markers, CHIPS[:3], to_move=2, lid=NOWHERE, box=20, left=left)
    return shown(table, lang, choices=[Roll()])


def crowded(lang: str = "en") -> tuple[View, Scene]:
    """Five players, two to five of them on a space; every kind of tie; one heap of dice."""
    return shown(state(CROWDED, CHIPS, lid=(13, 0, 0, 2, 0, 1, 0, 4)), lang)


def over(lang: str = "en") -> tuple[View, Scene]:
    """The end: points by route, the winner and the reason."""
    table = state(CROWDED, CHIPS, stage="over", reason="rounds", to_move=0, lid=(0, 0, 0, 2, 0, 1, 0, 4), box=13)
    return shown(table, lang, events=[Picked(seat=0, number=4, count=3, old=7, space=10)])


def shared(lang: str = "ja") -> tuple[View, Scene]:
    """A shared win of two players with the same markers."""
    same = (7, 0, 5, 10, 3, 1, 0, 4)
    table = state((same, same), [(1, 2), (0, 7)], stage="over", reason="rounds", round=8, box=20, lid=NOWHERE)
    return shown(table, lang)


TABLES = {
    "opening": opening,
    "picked": picked,
    "choosing": choosing,
    "turned": turned,
    "rerolled": rerolled,
    "about-to-fall": about_to_fall,
    "before-the-roll": before_the_roll,
    "last-resort": last_resort,
    "crowded": crowded,
    "over": over,
    "shared": shared,
}
