"""What is on the table in Rise of Tribes. Only the order of the piles is hidden.

Hexes are numbers in reading order, from 0; -1 is nowhere, or nobody. Resources are (food, wood, stone).
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from ..core import Frozen
from ..core.dialogue import changed
from ..core.hexes import Board
from .printed import Kinds, board

Stage: TypeAlias = Literal[
    "glacier",
    "power",
    "place",
    "take",
    "roll",
    "calendar",
    "put",
    "bid",
    "give",
    "settle",
    "act",
    "grow",
    "move",
    "drive",
    "gather",
    "rival",
    "lead",
    "bury",
    "resolve",
    "finish",
    "over",
]
"""What is asked; ``roll`` stands only in previews: dice fall or a pile is shuffled."""

SOURCES = ("villages", "technologies", "deeds", "events", "conflicts")
"""Where points come from."""


class Options(Frozen):
    """The advanced rules, each off by default."""

    elders: bool = False
    """Rules 52-54."""
    special_terrains: bool = False
    """Rules 55-59."""
    leaders: bool = False
    """Rule 60."""


class Player(Frozen):
    """What lies before a player, all of it open."""

    tribe: str
    power: str = ""
    supply: int
    """Members not on the map."""
    resources: Kinds = (0, 0, 0)
    points: tuple[int, ...] = (0,) * len(SOURCES)
    """By SOURCES."""
    goals: tuple[str, ...] = ()
    """Uncompleted, face up."""
    completed: tuple[str, ...] = ()
    pile: int
    """Cards in the own pile."""
    sunk: int = 0
    """How many at the bottom of the pile were put there in everybody's sight."""
    tiles: tuple[str, ...] = ()
    """Event tiles that are the player's: altar, canoe, walls, the mammoth's."""
    elder: int = -1
    """The hex of the elder (rule 52)."""
    left: bool = False
    """Has left the game (A29)."""

    @property
    def total(self) -> int:
        return sum(self.points)


class Face(Frozen):
    """An event tile that lies face up, and what lies on it."""

    key: str
    tokens: Kinds = (0, 0, 0)


class Hidden(Frozen):
    """A village that waits for its owner (Hidden Village)."""

    hex: int
    seat: int
    turns: int
    """Ends of own turns to come before it goes."""
    robber: int = -1
    """Who gets the elder's point when it goes."""


class Turn(Frozen):
    """What the present turn has come to; fresh at each turn's start."""

    dice: tuple[str, ...] = ()
    """The own dice that are not placed yet."""
    off: tuple[str, ...] = ()
    """Dice pushed off or spent, the next player's (A3)."""
    rolled: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    strength: Literal["weak", "plain", "strong"] = "plain"
    amount: int = 0
    """What the action in hand can do in all."""
    left: int = 0
    """What of it is left: members to grow or move, hexes to gather from, cards to change, resources to take."""
    extra: int = 0
    """Grow: members for hexes shared with rivals (Exogamy). Move: members that enter mountains free (Pathfinder).
    Gather: resources more to come from villages (Farming)."""
    again: int = 0
    """Second steps left (Wayfarers)."""
    stepped: tuple[int, ...] = ()
    """Move, by hex: own members that have made one step."""
    done: tuple[int, ...] = ()
    """Move, by hex: own members that have made all their steps."""
    entered: tuple[int, ...] = ()
    """Hexes entered in this Move (Discovery, Intimidate)."""
    found: tuple[int, ...] = ()
    """Hexes that Discovery was paid for in this Move."""
    herded: bool = False
    gathered: tuple[tuple[int, int], ...] = ()
    """(hex, resource) of this Gather."""
    lit: bool = False
    """Light in the Dark was used."""
    driven: bool = False
    """Intimidate was used, or not wanted."""
    traded: int = 0
    studied: bool = False
    sacrificed: bool = False
    built: tuple[int, ...] = ()
    """Hexes of villages built in this turn's end."""
    borrowed: str = ""
    """The technology that the elder learnt of (rule 53)."""
    why: str = ""
    """What a stage is about, where it could be several things."""
    offer: tuple[int, ...] = ()
    """Resources to choose from."""
    conflict: int = -1
    """The hex that is fought over."""
    fighters: tuple[int, ...] = ()
    """Members of each seat there when the conflict began."""


class Table(Frozen):
    """All that lies open."""

    options: Options
    stage: Stage
    asked: int
    """Who is asked."""
    active: int
    """Whose turn it is."""
    start: int
    """The start player (rule 15)."""
    turn: int = 1
    """Turns begun by all players together; 1 during the set-up."""
    agenda: tuple[str, ...] = ()
    """What follows when the question is answered."""
    terrain: tuple[str, ...]
    """By hex."""
    members: tuple[tuple[int, ...], ...]
    """By hex, then by seat."""
    villages: tuple[int, ...]
    """By hex: whose."""
    rows: tuple[tuple[str, ...], ...]
    """The three dice above each action (rule 14)."""
    players: tuple[Player, ...]
    face_up: tuple[Face, ...] = ()
    discarded: tuple[str, ...] = ()
    aside: tuple[str, ...]
    """Tiles that wait for the first village (rule 11)."""
    events: int
    """Tiles in the pile."""
    mammoth: int = -1
    tiger: int = -1
    invaded: int = -1
    invaders: int = 0
    volcano: int = -1
    """Its place on the rim."""
    ice: int = -1
    """The glacier's hex."""
    ice_stones: int = 0
    spoils: int = -1
    """The hex where the stones of a glacier that is gone lie."""
    hidden: tuple[Hidden, ...] = ()
    bid: int = 0
    bidder: int = -1
    """Who holds the highest bid."""
    queue: tuple[int, ...] = ()
    """Who is still to be asked, or still bids, in order."""
    now: Turn = Turn()
    reason: Literal["", "points", "turns", "last-left"] = ""

    @property
    def board(self) -> Board:
        return board(len(self.players))

    @property
    def seats(self) -> int:
        return len(self.players)

    def own(self, hex: int, seat: int) -> int:
        """Members of a seat there."""
        return self.members[hex][seat]

    def owner(self, tile: str) -> int:
        """Who owns an event tile; -1 for nobody."""
        return next((seat for seat, player in enumerate(self.players) if tile in player.tiles), -1)

    def face(self, tile: str) -> Face | None:
        """The tile of this key, if it lies face up."""
        return next((face for face in self.face_up if face.key == tile), None)

    def home(self, seat: int) -> tuple[int, ...]:
        """The hexes of a seat's villages, those that only wait for their owner left out."""
        waiting = [hidden.hex for hidden in self.hidden]
        return tuple(hex for hex, owner in enumerate(self.villages) if owner == seat and hex not in waiting)

    def has(self, seat: int, technology: str) -> bool:
        """Whether a technology counts for a seat: completed, or borrowed by the elder for this turn (53, A28)."""
        return technology in self.players[seat].completed or (
            seat == self.active and self.now.borrowed == technology
        )

    def power(self, seat: int, power: str) -> bool:
        return self.players[seat].power == power


class State(Table):
    """The whole table, the piles too."""

    decks: tuple[tuple[str, ...], ...]
    """Each player's goals, from the top."""
    pile: tuple[str, ...]
    """The event tiles, from the top."""


class View(Table):
    """What a reader may know: all but the order of the piles."""

    reader: int | None = None


def view(state: State, reader: int | None) -> View:
    public = dict(state.__dict__)
    del public["decks"], public["pile"]
    return View(**public, reader=reader)


def turned(state: State, **fields: Any) -> State:
    """The state with some fields of the turn anew."""
    return changed(state, now=Turn(**{**state.now.__dict__, **fields}))


def seated(state: State, seat: int, **fields: Any) -> State:
    """The state with some fields of a player anew."""
    player = Player(**{**state.players[seat].__dict__, **fields})
    return changed(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
