"""The printed material: maps and terrains, tribes and powers, goals, event tiles, the numbers of the box."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, field_validator, model_validator

from ..core import Frozen
from ..core.data import known_key, load
from ..core.hexes import Board, rows

FOLDER = "rise_of_tribes"
RESOURCES = ("food", "wood", "stone")
LANDS = ("lake", "forest", "mountain")
"""The basic terrains; each gives the resource at the same index of RESOURCES (rule 9)."""
ACTIONS = ("grow", "move", "gather", "lead")
FACES = ("sun", "moon", "blank")
Strength: TypeAlias = Literal["weak", "plain", "strong"]
Kinds: TypeAlias = tuple[int, int, int]
"""Food, wood, stone."""
Key = Annotated[str, Field(pattern=r"^[a-z][a-z-]*$")]
Count = Annotated[int, Field(ge=0)]


def index_of(resource: str) -> int | None:
    """Return the index of a resource in RESOURCES; None for any other word."""
    return RESOURCES.index(resource) if resource in RESOURCES else None


def check_unique(keys: list[str], what: str) -> None:
    """Raise ValueError if a key occurs twice."""
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the {what} '{key}' is given twice")


class Map(Frozen):
    """The shape of the map for a number of players (rule 4, A1)."""

    players: int = Field(ge=2)
    rows: tuple[tuple[int, int], ...] = Field(min_length=1)


class Terrain(Frozen):
    """A terrain tile; a special one names the terrain that it replaces (rules 55-58, A34)."""

    key: Key
    counts_as: tuple[Literal["lake", "forest", "mountain"], ...] = Field(min_length=1)
    replaces: Literal["", "any", "lake", "forest", "mountain"] = ""
    more: Count = 0
    """Extra resources in a Gather."""
    needs: int = Field(default=1, ge=1)
    """Members needed to gather."""
    tar: Count = 0
    """A player left with exactly this number of members after a conflict loses them."""


class Lands(Frozen):
    """maps.toml."""

    maps: tuple[Map, ...] = Field(min_length=1)
    terrains: tuple[Terrain, ...]

    @model_validator(mode="after")
    def _fits_together(self) -> Lands:
        check_unique([terrain.key for terrain in self.terrains], "terrain")
        if not set(LANDS) <= {terrain.key for terrain in self.terrains}:
            raise ValueError(f"there is a terrain for each of {', '.join(LANDS)}")
        players = [each.players for each in self.maps]
        if players != list(range(players[0], players[0] + len(players))):
            raise ValueError(f"maps are given for {players} players: each number once, ascending, none left out")
        return self


class Tribe(Frozen):
    """A player board (rules 8, 39, 60)."""

    key: Key
    village: tuple[Count, Count, Count]
    powers: tuple[Key, Key]


class Tribes(Frozen):
    """tribes.toml."""

    tribes: tuple[Tribe, ...] = Field(min_length=4)
    powers: dict[Key, Count]
    """The number of each power."""

    @model_validator(mode="after")
    def _fits_together(self) -> Tribes:
        check_unique([tribe.key for tribe in self.tribes], "tribe")
        named = [power for tribe in self.tribes for power in tribe.powers]
        check_unique(named, "power")
        if set(named) != set(self.powers):
            raise ValueError(f"powers and their numbers differ: {sorted(set(named) ^ set(self.powers))}")
        return self


DEEDS = ("lakes", "forests", "mountains", "tiles", "heartland", "majorities", "villages")


class Goal(Frozen):
    """A goal card: a technology has a cost, a deed a count to reach (rules 36, 37)."""

    key: Key
    points: Count
    cost: tuple[Count, Count, Count] | None = None
    amount: Count = 0
    deed: str = ""
    needed: Count = 0
    least_players: int = 2

    @property
    def is_technology(self) -> bool:
        return self.cost is not None

    @field_validator("deed")
    @classmethod
    def _can_be_counted(cls, deed: str) -> str:
        if deed and deed not in DEEDS:
            raise ValueError(f"'{deed}' cannot be counted; what can: {', '.join(DEEDS)}")
        return deed

    @model_validator(mode="after")
    def _is_one_of_both(self) -> Goal:
        if self.is_technology == bool(self.deed):
            raise ValueError(f"{self.key} has either a cost or a deed")
        return self


class Goals(Frozen):
    """goals.toml."""

    goals: tuple[Goal, ...]

    @model_validator(mode="after")
    def _differ(self) -> Goals:
        check_unique([goal.key for goal in self.goals], "goal")
        return self


class TileCard(Frozen):
    """An event tile; each kind uses some of these numbers."""

    key: Key
    aside: bool = False
    resource: Literal["", "food", "wood", "stone"] = ""
    """The resource that a tile for sale costs; each doubles puts one of it on the tile."""
    price: Count = 0
    tokens: tuple[Count, Count, Count] = (0, 0, 0)
    """Resources on it when it is revealed."""
    cost: tuple[Count, Count, Count] = (0, 0, 0)
    points: Count = 0
    high_bid: Count = 0
    high_points: Count = 0
    equal: Count = 0
    different: Count = 0
    loss: Count = 0
    limit: Count = 0
    count: Count = 0
    most: Count = 0
    needs: Count = 0
    food: Count = 0
    hunt_points: Count = 0
    tame_points: Count = 0
    loss_points: Count = 0
    more: Count = 0
    touching: int = Field(default=2, ge=1, le=3)
    blank_loss: Count = 0
    moon_loss: Count = 0
    stone: Count = 0


TILES = (
    "abandoned-village",
    "chieftain",
    "altar",
    "canoe",
    "walls",
    "discovery",
    "drought",
    "invaders",
    "mammoth",
    "tiger",
    "mild-winter",
    "plentiful-food",
    "plentiful-wood",
    "plentiful-stone",
    "shared-knowledge",
    "volcano",
)


class Tiles(Frozen):
    """events.toml. A tile may be left out, but not invented: its effect is code."""

    slots: int = Field(ge=1)
    tiles: tuple[TileCard, ...]

    @model_validator(mode="after")
    def _are_known(self) -> Tiles:
        keys = [tile.key for tile in self.tiles]
        check_unique(keys, "tile")
        for key in keys:
            if key not in TILES:
                raise ValueError(f"nobody knows what the tile '{key}' does; known are {', '.join(TILES)}")
        return self


class Box(Frozen):
    """The numbers of rules 1, 5, 14, 22, 50 and 54."""

    points_to_win: int = Field(ge=1)
    members: int = Field(ge=3)
    villages: int = Field(ge=1)
    dice: int
    own_dice: int = Field(ge=2, le=2)
    extra_tiles: Count
    limit: int = Field(ge=1)
    turns: int = Field(ge=1)
    returning: int = Field(ge=1)
    village_points: Count
    elder_points: Count

    @field_validator("dice")
    @classmethod
    def _fill_the_board(cls, dice: int) -> int:
        if dice != len(ACTIONS) * len(FACES) + 2:
            raise ValueError(f"{len(FACES)} dice above each of {len(ACTIONS)} actions and 2 to roll")
        return dice


class Start(Frozen):
    """The start of a position in the turn order (rules 17-20); ``members`` by hex."""

    members: tuple[int, ...] = Field(min_length=1, max_length=2)
    resources: Count


class Amounts(Frozen):
    """The amount of an action by its strength (rules 28-31)."""

    weak: Count
    plain: Count
    strong: Count

    def of(self, strength: str) -> int:
        return int(getattr(self, strength))


class Ice(Frozen):
    """The glacier (rule 59)."""

    limit: Count
    most: Count
    stones: int = Field(ge=1)


class Numbers(Frozen):
    """box.toml."""

    box: Box
    starts: tuple[Start, ...]
    even_starts: dict[str, tuple[Start, ...]]
    """By number of players: the starts of A54; other numbers have those of ``starts``."""
    grow: Amounts
    move: Amounts
    gather_hexes: Amounts
    gather_each: Amounts
    lead: Amounts
    glacier: Ice

    def starts_of(self, seats: int, *, is_even: bool) -> tuple[Start, ...]:
        """The starts by position in the turn order: as printed, or even ones where there are any (A54)."""
        return self.even_starts.get(str(seats), self.starts) if is_even else self.starts

    def amounts(self, action: str) -> Amounts:
        """The amounts of an action; those of gather count hexes."""
        return {"grow": self.grow, "move": self.move, "gather": self.gather_hexes, "lead": self.lead}[action]


@cache
def lands() -> Lands:
    return load(Lands, f"{FOLDER}/maps.toml")


@cache
def tribes() -> Tribes:
    return load(Tribes, f"{FOLDER}/tribes.toml")


@cache
def goals() -> Goals:
    return load(Goals, f"{FOLDER}/goals.toml")


@cache
def tiles() -> Tiles:
    return load(Tiles, f"{FOLDER}/events.toml")


@cache
def numbers() -> Numbers:
    return load(Numbers, f"{FOLDER}/box.toml")


KNOWN_TERRAINS = known_key(lambda: (each.key for each in lands().terrains))
KNOWN_TRIBES = known_key(lambda: (each.key for each in tribes().tribes))
KNOWN_POWERS = known_key(lambda: ("", *tribes().powers))
KNOWN_GOALS = known_key(lambda: (each.key for each in goals().goals))
KNOWN_TILES = known_key(lambda: (each.key for each in tiles().tiles))
KNOWN_FACES = known_key(lambda: FACES)


@cache
def board(players: int) -> Board:
    """The hexes for a number of players; the volcano is not among them (rule 3)."""
    return rows(next(each.rows for each in lands().maps if each.players == players))


@cache
def terrain(key: str) -> Terrain:
    return next(each for each in lands().terrains if each.key == key)


@cache
def tribe(key: str) -> Tribe:
    return next(each for each in tribes().tribes if each.key == key)


@cache
def goal(key: str) -> Goal:
    return next(each for each in goals().goals if each.key == key)


@cache
def tile(key: str) -> TileCard:
    return next(each for each in tiles().tiles if each.key == key)


def amount(power: str) -> int:
    """The number of a leader power."""
    return tribes().powers[power]


@cache
def rim(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The places of the volcano, ``V1``, ``V2`` ... in reading order, each with the hexes that it touches."""
    places = board(players).rim(tile("volcano").touching)
    return tuple((f"V{number}", touched) for number, (_, touched) in enumerate(places, start=1))


@cache
def places(players: int) -> dict[str, int]:
    """The places of the volcano by name, as indices of ``rim``."""
    return {name: number for number, (name, _) in enumerate(rim(players))}
