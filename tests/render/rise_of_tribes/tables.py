"""Tables of Rise of Tribes laid out by hand, and their views and scenes.

With three players the map has rows of 3, 4, 3 and 2 hexes; lake, forest and mountain alternate in reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from engines.core import Action, Event, Seat
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.actions import Grow, Move, Put, UseGrow, UseMove
from engines.rise_of_tribes.events import Fought, Grown, Moved, Revealed, VillageLost
from engines.rise_of_tribes.printed import LANDS, board, places
from engines.rise_of_tribes.state import Face, Hidden, Options, Player, State, Turn, View
from render.scene import Scene

from ..scenes import shown_of

KEY = GAME.key
FOUR = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov")
ODD = ("", "محمد بن عبد الله", "**_`x`_** <@123> @everyone 👩‍👩‍👧 ‮desrever", "龍" * 32)
TRIBES = ("daba", "dananu", "kaha", "tunga")
WHERE: tuple[Mapping[str, int], ...] = (
    {"A1": 2, "A2": 1, "B2": 3},
    {"B2": 2, "B3": 4, "C1": 1},
    {"B2": 1, "C3": 5, "D1": 1},
    {"A1": 1, "D1": 3},
)
VILLAGES = {"A1": 0, "B3": 1, "C3": 2}


def state(seats: int = 3, **changes: Any) -> State:
    """A table in the middle of a game; the first player is to act with a sun and a moon."""
    number, hexes = board(seats).number, len(board(seats).hexes)
    members = [[0] * seats for _ in range(hexes)]
    for seat in range(seats):
        for name, count in WHERE[seat].items():
            members[number.get(name, 0)][seat] += count
    villages = [-1] * hexes
    for name, seat in VILLAGES.items():
        if seat < seats:
            villages[number[name]] = seat
    players = tuple(
        Player(
            tribe=TRIBES[seat],
            supply=20 - sum(WHERE[seat].values()),
            resources=(2, seat, 11),
            points=(3, seat, 2, 0, 0),
            goals=("oxen", "lake-people", "calendar", "settlers")[: 2 + seat],
            completed=("fire", "explorers")[:seat],
            pile=9,
        )
        for seat in range(seats)
    )
    laid: dict[str, Any] = {
        "options": Options(),
        "stage": "act",
        "asked": 0,
        "active": 0,
        "start": 0,
        "turn": 12,
        "terrain": tuple(LANDS[hex % 3] for hex in range(hexes)),
        "members": tuple(map(tuple, members)),
        "villages": tuple(villages),
        "rows": (("sun", "moon", "blank"), ("moon", "moon", "sun"), ("sun", "sun", "blank"), ("blank",) * 3),
        "players": players,
        "aside": (),
        "events": 9,
        "decks": (("pottery", "fire"),) * seats,
        "pile": ("drought", "altar"),
        "now": Turn(dice=("sun", "moon"), rolled=("sun", "moon")),
    }
    return State(**{**laid, **changes})


def dealt(table: State, seat: int, **changes: Any) -> tuple[Player, ...]:
    """The players, with ``changes`` to one of them."""
    player = Player(**{**table.players[seat].__dict__, **changes})
    return (*table.players[:seat], player, *table.players[seat + 1 :])


def shown(
    table: State,
    lang: str = "en",
    names: Sequence[str] = FOUR,
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
    reader: int | None = None,
) -> tuple[View, Scene]:
    """The view and the scene of a reader: the given one, or with choices the player asked, else the public."""
    seated = tuple(names[: table.seats])
    seat = Seat(reader) if reader is not None else Seat(max(0, table.asked)) if choices else None
    return shown_of(GAME.rules, table, seated, lang, reader=seat, events=events, choices=choices)


def acting(lang: str = "en") -> tuple[View, Scene]:
    """The private picture of the active player with all choices."""
    table = state()
    return shown(table, lang, choices=GAME.rules.legal_actions(table, Seat(0)))


def moving(lang: str = "ja") -> tuple[View, Scene]:
    """In the middle of a Move: one step is made, others can be chosen."""
    now = Turn(dice=("sun",), off=("sun",), rolled=("sun", "moon"), used=("move",), amount=2, left=1)
    events = (Moved(seat=0, origin="A1", to="A2", count=1),)
    choices = (Move(origin="A2", to="A3", count=1), Move(origin="B2", to="C2", count=1))
    return shown(state(stage="move", now=now), lang, events=events, choices=choices)


def beasts(lang: str = "en") -> tuple[View, Scene]:
    """Everything that events and advanced rules add to the map."""
    table = state(
        4,
        options=Options(elders=True, special_terrains=True, leaders=True),
        terrain=(
            *("lake", "great-lake", "jungle", "oasis", "tar-pit", "mixed", "mountain", "great-forest"),
            *("great-mountain", "forest", "lake", "mountain", "forest", "lake", "mountain"),
        ),
        face_up=(Face(key="invaders"), Face(key="volcano")),
        mammoth=9,
        tiger=11,
        invaded=3,
        invaders=4,
        volcano=2,
        ice=6,
        ice_stones=3,
        hidden=(Hidden(hex=0, seat=0, turns=1),),
    )
    table = State(**{**table.__dict__, "players": dealt(table, 1, elder=4, tiles=("walls",), power="cunning")})
    return shown(table, lang)


def fought(lang: str = "ja") -> tuple[View, Scene]:
    """After a conflict, a lost village and a revealed tile; another player is asked."""
    events = (
        Revealed(tile="chieftain"),
        Fought(hex="B2", before=(4, 2, 1), after=(2, 0, 0), invaders_before=0, invaders_after=0),
        VillageLost(seat=1, hex="B2"),
        Grown(seat=0, hex="A2"),
    )
    faces = (Face(key="chieftain"), Face(key="walls", tokens=(0, 0, 2)))
    return shown(state(stage="bid", asked=2, bid=2, bidder=1, queue=(2, 1), face_up=faces), lang, events=events)


def smoking(lang: str = "en") -> tuple[View, Scene]:
    """The choice of a place for the volcano."""
    table = state(stage="put", face_up=(Face(key="volcano"),))
    return shown(table, lang, choices=[Put(hex=name) for name in places(3)])


def over(lang: str = "en") -> tuple[View, Scene]:
    """The end."""
    table = state(2, stage="over", asked=-1, reason="points")
    return shown(State(**{**table.__dict__, "players": dealt(table, 1, points=(8, 3, 4, 0, 0))}), lang)


TABLES: dict[str, Callable[..., tuple[View, Scene]]] = {
    "acting": acting,
    "moving": moving,
    "beasts": beasts,
    "fought": fought,
    "beasts-ja": partial(beasts, "ja"),
    "smoking": smoking,
    "over": over,
    "over-ja": partial(over, "ja"),
}
SOME = (UseGrow(die="sun"), UseMove(die="moon"))
GROWING = (Grow(hex="A1"), Grow(hex="B2"))
