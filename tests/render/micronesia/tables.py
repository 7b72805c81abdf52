"""Tables of Micronesia laid out by hand, and their scenes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.texts import Speaker
from engines import GAMES
from engines.core import Action, Event, Seat
from engines.micronesia.actions import Change, Evicted, Settle, Settled, Shifted
from engines.micronesia.state import Island, Options, State, View
from render.scene import Scene

KEY = "micronesia"
FOUR = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov")
ODD = ("", "محمد بن عبد الله", "**_`x`_** <@123> @everyone 👩‍👩‍👧 ‮desrever", "龍" * 32)

Held = dict[int, tuple[int, int]]
"""Island: (seat, tribes)."""


def view(held: Held, sacrificed: Sequence[int] = (0, 0, 0, 0), **changes: Any) -> View:
    """A view with 15 tribes per seat; seat 0 is about to settle with 1, 3 and 4."""
    islands = [Island() for _ in range(12)]
    stock = [15 - gone for gone in sacrificed]
    for number, (seat, count) in held.items():
        islands[number - 1] = Island(owner=seat, count=count)
        stock[seat] -= count
    laid: dict[str, Any] = {
        "options": Options(),
        "islands": tuple(islands),
        "stock": tuple(stock),
        "sacrificed": tuple(sacrificed),
        "first": 0,
        "to_move": 0,
        "turn": 9,
        "stage": "settle",
        "rolled": (1, 3, 4),
        "dice": (1, 3, 4),
    }
    return View(**{**laid, **changes})


def scene(
    shown: View,
    lang: str = "en",
    names: Sequence[str] = FOUR,
    events: Sequence[Event] = (),
    choices: Sequence[tuple[Action, str]] = (),
) -> Scene:
    """The scene of the public, or of the player to move if there are choices."""
    game = GAMES[KEY].rules
    state = State(**{name: getattr(shown, name) for name in State.model_fields})
    seated = tuple(names[: len(shown.stock)])
    return Scene(
        voice=Speaker(lang, seated, KEY, strict=True).plain(),
        names=seated,
        movers=game.current_players(state),
        standings=game.standings(state),
        turn=game.turns(state),
        reader=Seat(shown.to_move) if choices else None,
        events=events,
        choices=choices,
        outcome=game.outcome(state),
    )


MIDDLE: Held = {
    1: (3, 1),
    2: (2, 2),
    3: (0, 2),
    4: (1, 4),
    5: (3, 2),
    8: (0, 3),
    10: (0, 3),
    11: (2, 7),
    12: (1, 1),
}
FULL: Held = {number: (number % 4, 1 + number % 4) for number in range(1, 13)}


def opening() -> tuple[View, Scene]:
    """Three players, no tribes on the islands yet."""
    shown = view({}, (0, 0, 0), turn=1, to_move=2)
    return shown, scene(shown)


def taking() -> tuple[View, Scene]:
    """Four players in Japanese: an eviction, a settlement, shifted tribes; the next dice are rolled."""
    shown = view(MIDDLE, (1, 2, 3, 0), to_move=2)
    events = (
        Evicted(seat=1, rival=3, island=12, count=4, lost=3),
        Settled(seat=1, island=4),
        Shifted(seat=1, from_island=12, to_island=4, count=3),
    )
    return shown, scene(shown, "ja", events=events)


def choosing() -> tuple[View, Scene]:
    """A private panel: one die is changed, others can be, and the targets of the splits are marked."""
    shown = view(MIDDLE, (1, 2, 3, 0), rolled=(1, 6, 4))
    choices = [(Settle(islands=islands), "-") for islands in ((1, 7), (7, 1), (3, 5), (4,))]
    return shown, scene(shown, choices=[*choices, (Change(die=1, face=2), "-"), (Change(die=3, face=2), "-")])


def extra_turn() -> tuple[View, Scene]:
    """A rolled triple, odd names."""
    shown = view(FULL, (0, 2, 1, 2), rolled=(2, 2, 2), dice=(2, 2, 2), again=True, to_move=3)
    return shown, scene(shown, "ja", ODD)


def before_the_roll() -> tuple[View, Scene]:
    """The preview of a roll: no dice yet."""
    shown = view(FULL, (0, 2, 1, 2), rolled=(), dice=(), stage="roll", to_move=1)
    return shown, scene(shown)


def bust() -> tuple[View, Scene]:
    """The end: seat 1 could not pay."""
    shown = view(FULL, (5, 4, 3, 2), stage="over", bust=1, to_move=1, reason="bust", turn=31)
    return shown, scene(shown, "ja")


NEAR: Held = {**dict.fromkeys((1, 2, 5, 6, 7, 10), (3, 2)), 3: (1, 4), 4: (1, 5), 8: (1, 3), 11: (2, 7), 12: (0, 4)}


def danger() -> tuple[View, Scene]:
    """Seat 3 is one island short, seats 1 and 2 may be unable to pay; the targets are marked for everybody."""
    shown = view(NEAR, (1, 2, 7, 0))
    choices = [(Settle(islands=islands), "-") for islands in ((1, 7), (3, 5), (4,))]
    return shown, replace(scene(shown, "ja", choices=choices), reader=None)


TABLES = {
    "opening": opening,
    "taking": taking,
    "choosing": choosing,
    "danger": danger,
    "extra-turn": extra_turn,
    "before-the-roll": before_the_roll,
    "bust": bust,
}
