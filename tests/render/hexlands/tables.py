"""Tables of Hexlands laid out by hand, and their views and scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import Action, Event, Seat, choice
from engines.core.dialogue import evolve
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from engines.hexlands.happenings.events import Moved, RoadLaid
from engines.hexlands.happenings.outcomes import EventDrawn, Fought, Placed
from engines.hexlands.hidden import Order, Orders, Secret
from engines.hexlands.printed import ground
from engines.hexlands.report import Battle, Purse, Report, Side, Soldier
from engines.hexlands.state import Options, Player, State, View, hiding, land, with_item, with_player
from engines.hexlands.steps.rounds import table_of
from render.scene import Scene

from ..scenes import shown_of

KEY = GAME.key
SIX = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov", "エマ", "Farah")
ODD = ("", "محمد بن عبد الله", "**_`x`_** <@123> @everyone 👩‍👩‍👧 ‮desrever", "龍" * 32, "a\nb", "🏰")
LANDS = (
    "E8 3 E9 2 D8 2 F8 2 E7 3 D7 2 F7 1 D6 1 C6 1 F6 2",
    "H2 2 H1 1 G2 2 I1 1 I2 1 H3 2 G3 3 F3 1 F2 1",
    "B2 4 A1 3 A2 2 B1 3 B3 3 C2 3 C3 2 C4 2 B4 1 D3 1",
    "E2 2 E1 1 D1 1 D2 1 F1 1",
    "B5 1 A4 1 A5 2 B6 1",
    "H5 2 H4 1 H6 1 I4 1 I5 1 G5 2",
)
"""By seat: the stacks with their heights, the home first."""
BUILDINGS = {"D8": "mine", "E9": "fort", "E7": "spot", "G2": "garrison", "H3": "wall", "G3": "wall", "B1": "fort"}
ROADS = (("D7", "F8"), ("G2", "H1"), ("C3", "C4", "D4"), (), (), ("G5",))
TROOPS = (
    "E8 1 E8 2 D6 1 D6 1 F3 1",
    "G2 1 G2 1 G2 2 F3 1",
    "B2 1 D3 2 E5 1 F3 1",
    "E2 1 E2 1 E3 1",
    "B5 1 B5 1",
    "H5 1",
)
"""By seat: the space and the strength of each soldier."""


def pairs(text: str) -> list[tuple[int, int]]:
    """Parse ``"E8 3 E9 2"`` as pairs of a space and a number."""
    words = text.split()
    return [(ground().number[name], int(count)) for name, count in zip(words[::2], words[1::2], strict=True)]


def state(seats: int = 4, progress: int = 64, **changes: Any) -> State:
    """A table in the middle of a game with every kind of thing on the map; the first player acts."""
    table = table_of(Options(), seats, 0, 1)
    number = ground().number
    rows = {name: list(getattr(table, name)) for name in ("owners", "heights", "buildings", "roads", "trees")}
    for name in ("owners", "heights", "buildings"):
        rows[name] = [(-1, 0, "")[("owners", "heights", "buildings").index(name)]] * len(rows[name])
    for seat in range(seats):
        for at, (space, height) in enumerate(pairs(LANDS[seat])):
            rows["owners"][space], rows["heights"][space] = seat, height
            if not at:
                table = with_player(table, seat, home=space)
                rows["buildings"][space] = "castle"
        for name in ROADS[seat]:
            rows["roads"][number[name]] = seat
        soldiers = tuple(sorted(Soldier(space, strength) for space, strength in pairs(TROOPS[seat])))
        table = with_player(
            table, seat, soldiers=soldiers, coins=7 * seat + 3, items=seat, specials=seat % 3, pile=(4, 1 + seat)
        )
    for name, building in BUILDINGS.items():
        if rows["owners"][number[name]] >= 0:
            rows["buildings"][number[name]] = building
    for name, count in (("C3", 1), ("E1", 4), ("F8", 2)):
        rows["trees"][number[name]] = count if rows["owners"][number[name]] >= 0 else 0
    laid: dict[str, Any] = {
        **{name: tuple(row) for name, row in rows.items()},
        "stage": "act",
        "round": 7,
        "turns": 31,
        "active": 0,
        "order": tuple(range(seats)),
        "progress": progress,
    }
    table = with_player(evolve(table, **laid), 0, dice=(6, 3, 2))
    table = hiding(with_player(table, 0, items=4), 0, hand=(1, 3, 5, 9), tiles=(1, 0, 1))
    table = State(**{**table.__dict__, "report": report_of(table), **changes})
    return State(**table.__dict__)


def report_of(table: State) -> Report:
    """The report of a resolution: one space taken, a skull that went off, one tile placed, an event."""
    number = ground().number
    before = evolve(
        table,
        owners=with_item(with_item(table.owners, number["D6"], 1), number["F6"], -1),
        heights=with_item(with_item(table.heights, number["D6"], 2), number["F6"], 0),
    )
    sides = (Side(seat=1, height=2, soldiers=1, count=1, defends=True), Side(seat=0, height=3, soldiers=2, count=2))
    three = (Side(seat=1, height=1, defends=True), Side(seat=0, height=0, soldiers=1, count=1, cannon=3))
    battles = (
        Battle(space=number["D6"], sides=sides, winner=0),
        Battle(space=number["F3"], sides=three, winner=-1, skull=True),
    )
    return Report(
        round=6,
        before=land(before),
        battles=battles,
        placed=(number["F6"],),
        purses=tuple(Purse(seat=seat) for seat in range(table.seats)),
        event="typhoon",
        progress=(54, 64),
        struck=(number["D6"],),
    )


def dealt(table: State, seat: int, **changes: Any) -> tuple[Player, ...]:
    """The players, with ``changes`` to one of them."""
    return with_player(table, seat, **changes).players


def kept(table: State, seat: int, **changes: Any) -> tuple[Secret | None, ...]:
    """The secrets, with ``changes`` to those of one seat."""
    return hiding(table, seat, **changes).secrets


def shown(
    table: State,
    lang: str = "en",
    names: Sequence[str] = SIX,
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
    reader: int | None = None,
) -> tuple[View, Scene]:
    """The view and the scene of a reader: the given one, or with choices the active player, else the public."""
    players = tuple(names[: table.seats])
    seat = Seat(reader) if reader is not None else Seat(max(0, table.active)) if choices else None
    return shown_of(GAME.rules, table, players, lang, reader=seat, events=events, choices=choices)


def fought(lang: str = "en") -> tuple[View, Scene]:
    """Summer, four players, the public picture after a resolution."""
    table = state(progress=54, stage="commit", active=-1, owing=(0, 2))
    battle = table.report.battles[0]
    events = (
        Fought(hex="D6", battle=battle, result="taken"),
        Placed(seat=0, hex="D6", tile="normal", height=1, why="battle"),
        Placed(seat=0, hex="F6", tile="normal", height=2, why="order"),
        EventDrawn(event="typhoon", before=44, progress=54, limit=160, season="summer", turned=1),
    )
    return shown(table, lang, events=events)


def acting(lang: str = "ja") -> tuple[View, Scene]:
    """Autumn, the private picture of the active player with all choices."""
    table = state()
    return shown(table, lang, choices=GAME.rules.legal_actions(table, Seat(0)))


def ordering(lang: str = "en") -> tuple[View, Scene]:
    """Winter, the private picture while giving orders: a skull lies in a stack, the Cannon is aimed."""
    number = ground().number
    table = state(3, progress=75, stage="close")
    spaces = (
        Order(space=number["D6"], work="tile", back=number["E8"]),
        Order(space=number["E8"], work="none", back=number["E8"]),
        Order(space=number["F3"], work="skull", back=number["E8"]),
    )
    orders = Orders(spaces=spaces, cannon=number["F3"])
    table = State(
        **hiding(with_player(table, 0, cannon=True), 0, orders=orders, skulls=((number["D7"], 2),)).__dict__
    )
    return shown(table, lang, choices=GAME.rules.legal_actions(table, Seat(0)))


def marching(lang: str = "ja") -> tuple[View, Scene]:
    """Spring, six players: soldiers have moved, a road was laid, the next turn has begun."""
    table = state(6, progress=120, active=1)
    events = (
        RoadLaid(seat=0, hex="F8", bridge=0),
        Moved(seat=0, origin="E8", to="D6", unit="soldier", steps=3, halted=1),
        Moved(seat=0, origin="E8", to="F3", unit="soldier", steps=5, halted=1),
    )
    return shown(table, lang, events=events)


def crowded(lang: str = "en") -> tuple[View, Scene]:
    """Winter, the private picture of one of six players who marches: sources, targets, a battle."""
    table = State(**hiding(state(6, progress=75, stage="march"), 0, hand=(1, 2, 3, 5, 5, 8, 9, 11)).__dict__)
    moves = ("D6 C5", "D6 B5", "D6 D5", "F3 F2", "F3 F4", "F3 G3", "E8 D7", "E8 D8")
    return shown(table, lang, choices=[choice(Move, *move.split()) for move in moves])


def opening(lang: str = "en") -> tuple[View, Scene]:
    """The first round of two players."""
    return shown(evolve(table_of(Options(length="short"), 2, 0, 0), round=1, owing=(0, 1)), lang)


def over(lang: str = "en") -> tuple[View, Scene]:
    """The end: all skulls are visible; one player is bankrupt."""
    table = state(5, progress=207, stage="over", active=-1, owing=(), reason="progress")
    table = State(**with_player(table, 4, gone="bankrupt", soldiers=()).__dict__)
    return shown(table, lang)


TABLES = {
    "fought": fought,
    "acting": acting,
    "ordering": ordering,
    "marching": marching,
    "crowded": crowded,
    "opening": opening,
    "over": over,
}
