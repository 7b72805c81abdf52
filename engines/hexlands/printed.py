"""The printed material: map, item cards, events, numbers of the box. The data files mark what is our design."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from ..core import Frozen
from ..core.data import known_key, load
from ..core.hexes import Board, Hex, board

FOLDER = "hexlands"
SPECIALS = ("skull", "lake", "mountain")
"""The fronts of special tiles, in the order of ``Specials``."""
SEASONS = ("spring", "summer", "autumn", "winter")
Specials: TypeAlias = tuple[int, int, int]
"""Counts by index of SPECIALS."""
Key = Annotated[str, Field(pattern=r"^[a-z][a-z-]*$")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Place = tuple[int, int]


class Seating(Frozen):
    """The homes for a number of players, in the order of their turns."""

    players: int = Field(ge=2, le=6)
    homes: tuple[Count, ...]


class Chart(Frozen):
    """map.toml."""

    radius: Positive
    homes: tuple[Place, ...]
    lakes: tuple[Place, ...]
    mountains: tuple[Place, ...]
    tables: tuple[Seating, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _fits_together(self) -> Chart:
        named = [Hex(*place) for place in (*self.homes, *self.lakes, *self.mountains)]
        for place in named:
            if named.count(place) > 1:
                raise ValueError(f"the place {tuple(place)} is given twice")
            if Hex(0, 0).distance(place) > self.radius:
                raise ValueError(f"the place {tuple(place)} is off the map")
        blocked = named[len(self.homes) :]
        for home in named[: len(self.homes)]:
            if set(home.around) & set(blocked):
                raise ValueError(f"a lake or mountain lies beside the home {tuple(home)} (A37)")
        players = [table.players for table in self.tables]
        if players != list(range(players[0], players[0] + len(players))):
            raise ValueError(f"homes are given for {players} players: each number once, ascending, none left out")
        for table in self.tables:
            if len(set(table.homes)) != table.players or max(table.homes) >= len(self.homes):
                raise ValueError(f"{table.players} players need as many different homes of the map")
        return self


class Start(Frozen):
    """The start of each player (rules 4-9)."""

    d6: Count
    d3: Count
    tiles: Positive
    roads: Count
    coins: Count
    soldiers: Count


class Numbers(Frozen):
    """Single numbers of the rules; comments in box.toml explain them."""

    most_height: Positive
    tile_price: Count
    other_colour: Count
    shore_lakes: Positive
    unclimbed_wall: Positive
    wall: Count
    wall_joined: Count
    fort: Count
    fort_upkeep: Count
    lowered_to: Positive


class Length(Frozen):
    """Progress for each player after which the game ends (rule 69)."""

    standard: Positive
    short: Positive
    short_from: Positive
    """Players from whom on the short game is the default (A94)."""


class Score(Frozen):
    """The values of land and buildings in the score (A1)."""

    space: Count
    building_divisor: Positive


class Loot(Frozen):
    """The most coins that a stormed castle loses (A34)."""

    castle: Count


class Bag(Frozen):
    """Special tiles for each player."""

    skull: Count
    lake: Count
    mountain: Count


class Feeding(Frozen):
    """The six-sided dice that a spring brings, and the land that earns them (A97)."""

    spaces: Positive
    d6: Positive


class Trading(Frozen):
    """Bounds of the dialogues of a turn."""

    offers: Count
    steps: Count
    coins: tuple[Positive, ...]
    order_changes: Positive


class Unit(Frozen):
    """A soldier (rules 59, 60)."""

    key: Literal["soldier", "strong"]
    strength: Positive
    upkeep: Count


class Plan(Frozen):
    """A building (rules 47-56, 89, A25, A26)."""

    key: Literal["castle", "spot", "garrison", "wall", "fort", "mine"]
    price: Count
    """For each level of the space."""
    tile: bool = False
    """It replaces the topmost tile and can be passed; otherwise it is a piece on top (47, 53)."""
    road: bool = False
    """It must be beside a connected road or the castle."""
    interior: bool = False
    """Its space must touch neither public land nor rival territory."""
    beside: Literal["", "lake", "mountain"] = ""


class Box(Frozen):
    """box.toml."""

    start: Start
    rules: Numbers
    length: Length
    score: Score
    loot: Loot
    special: Bag
    feeding: Feeding
    trading: Trading
    units: tuple[Unit, Unit]
    buildings: tuple[Plan, ...]

    @model_validator(mode="after")
    def _is_complete(self) -> Box:
        if [unit.key for unit in self.units] != ["soldier", "strong"]:
            raise ValueError("the units are the soldier and the strong one, in this order")
        keys = [plan.key for plan in self.buildings]
        if sorted(keys) != sorted(("castle", "spot", "garrison", "wall", "fort", "mine")):
            raise ValueError(f"each building is given once: {keys}")
        return self


ITEMS = (
    "roadwork",
    "market-day",
    "recruit",
    "clearing",
    "dice-maker",
    "veterans",
    "masons",
    "architect",
    "cannon",
    "factory",
    "railway",
)


class Item(Frozen):
    """An item card; its number is its place in the file, from 1."""

    key: Key
    buy: Count
    sell: Count
    amount: Count = 0
    closed: bool = False
    """Its pile is closed until the industrial revolution (rule 82)."""


class Items(Frozen):
    """items.toml."""

    more_than_players: Count
    items: tuple[Item, ...]

    @model_validator(mode="after")
    def _are_known(self) -> Items:
        keys = [item.key for item in self.items]
        if sorted(keys) != sorted(ITEMS):
            raise ValueError(f"each of these cards is given once: {', '.join(ITEMS)}")
        return self


EVENTS = (
    "earthquake",
    "warming",
    "eruption",
    "typhoon",
    "flood",
    "harvest",
    "forestation",
    "landslide",
    "trouble",
    "famine",
    "gamble",
    "revolution",
)


class Card(Frozen):
    """An event card (rules 66-82)."""

    key: Key
    progress: Count
    special: bool = False
    """It leaves the game once it has appeared (rule 70)."""
    sides: Count = 0
    """Sides of the die that it rolls; 0: none."""


class Cards(Frozen):
    """events.toml. A card may be left out, but not invented: its effect is code."""

    events: tuple[Card, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _are_known(self) -> Cards:
        keys = [card.key for card in self.events]
        for key in keys:
            if key not in EVENTS:
                raise ValueError(f"nobody knows what the event '{key}' does; known are {', '.join(EVENTS)}")
            if keys.count(key) > 1:
                raise ValueError(f"the event '{key}' is given twice")
        if not any(card.progress and not card.special for card in self.events):
            raise ValueError("an ordinary event must bring progress, or the game never ends (A41)")
        return self


@cache
def chart() -> Chart:
    return load(Chart, f"{FOLDER}/map.toml")


@cache
def box() -> Box:
    return load(Box, f"{FOLDER}/box.toml")


@cache
def items() -> Items:
    return load(Items, f"{FOLDER}/items.toml")


@cache
def cards() -> Cards:
    return load(Cards, f"{FOLDER}/events.toml")


def item(number: int) -> Item:
    """The item card of a number, from 1."""
    return items().items[number - 1]


@cache
def number_of(key: str) -> int:
    """The number of an item card."""
    return 1 + next(at for at, each in enumerate(items().items) if each.key == key)


@cache
def card(key: str) -> Card:
    return next(each for each in cards().events if each.key == key)


@cache
def plan(key: str) -> Plan:
    return next(each for each in box().buildings if each.key == key)


ItemNumbers: TypeAlias = Annotated[tuple[int, ...], known_key(lambda: range(1, len(items().items) + 1))]
EventKeys: TypeAlias = Annotated[tuple[str, ...], known_key(lambda: (each.key for each in cards().events))]
Event: TypeAlias = Annotated[str, known_key(lambda: ("", *(each.key for each in cards().events)))]
BuildingKeys: TypeAlias = Annotated[
    tuple[str, ...], known_key(lambda: ("", *(each.key for each in box().buildings)))
]
"""By space; "" for none."""


@cache
def ground() -> Board:
    """All spaces of the map, the same for any number of players."""
    radius, middle = chart().radius, Hex(0, 0)
    span = range(-radius, radius + 1)
    return board((q, r) for q in span for r in span if middle.distance(Hex(q, r)) <= radius)


@cache
def terrain() -> tuple[int, ...]:
    """The printed terrain of each space: 0 land, 1 lake, 2 mountain."""
    lakes, mountains = set(map(tuple, chart().lakes)), set(map(tuple, chart().mountains))
    return tuple(1 if tuple(at) in lakes else 2 if tuple(at) in mountains else 0 for at in ground().hexes)


@cache
def homes(players: int) -> tuple[int, ...]:
    """The home spaces for a number of players, in the order of their turns."""
    seating = next(table for table in chart().tables if table.players == players)
    return tuple(ground().at[Hex(*chart().homes[home])] for home in seating.homes)
