"""The state of Rise of Tribes. Only the order of the piles is hidden.

Hexes are numbers in reading order, from 0; -1 is nowhere, or nobody. Resources are (food, wood, stone).
"""

from __future__ import annotations

import operator
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from ..core import Frozen, dialogue
from ..core.data import known_key
from ..core.dialogue import construct_from, evolve
from ..core.hexes import Board
from .printed import (
    KNOWN_FACES,
    KNOWN_GOALS,
    KNOWN_POWERS,
    KNOWN_TERRAINS,
    KNOWN_TILES,
    KNOWN_TRIBES,
    Kinds,
    board,
    goals,
)

Goals: TypeAlias = Annotated[tuple[str, ...], KNOWN_GOALS]
Tiles: TypeAlias = Annotated[tuple[str, ...], KNOWN_TILES]
Dice: TypeAlias = Annotated[tuple[str, ...], KNOWN_FACES]

Stage: TypeAlias = Literal[
    "glacier",
    "power",
    "place",
    "take",
    "roll",
    "calendar",
    "consult",
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
"""The question asked; ``roll`` occurs only in previews, where dice are rolled or a pile is shuffled."""

SOURCES = ("villages", "technologies", "deeds", "events", "conflicts")
"""The sources of points."""


class Options(Frozen):
    """The advanced rules and three other starts, each off by default."""

    elders: bool = False
    """Rules 52-54."""
    special_terrains: bool = False
    """Rules 55-59."""
    leaders: bool = False
    """Rule 60."""
    even_start: bool = Field(default=False, exclude_if=operator.not_)
    """With three and four players the seats begin more evenly than by rules 17 to 20 (A54).

    It is stored only where it is on: other games stay byte for byte what bots without the option store and read.
    """
    apart: bool = Field(default=False, exclude_if=operator.not_)
    """The first members go on tiles without any (A55). Stored only where it is on, as above."""
    host_begins: bool = Field(default=False, exclude_if=operator.not_)
    """The first seat is the start player (A56); off: one drawn by lot (rule 15). Stored only where it is on."""


class Player(Frozen):
    """A player's area, all of it open."""

    tribe: Annotated[str, KNOWN_TRIBES]
    power: Annotated[str, KNOWN_POWERS] = ""
    supply: int
    """Members not on the map."""
    resources: Kinds = (0, 0, 0)
    points: tuple[int, ...] = (0,) * len(SOURCES)
    """By index of SOURCES."""
    goals: Goals = ()
    """Uncompleted goals, face up."""
    completed: Goals = ()
    pile: int
    """Cards in the player's pile."""
    sunk: int = 0
    """Cards at the bottom of the pile that were put there openly."""
    tiles: Tiles = ()
    """Event tiles owned: altar, canoe, walls, mammoth."""
    elder: int = -1
    """The hex of the elder (rule 52)."""
    left: bool = False
    """Has left the game (A29)."""

    @property
    def total(self) -> int:
        return sum(self.points)


class Face(Frozen):
    """A face-up event tile and the resources on it."""

    key: Annotated[str, KNOWN_TILES]
    tokens: Kinds = (0, 0, 0)


class Hidden(Frozen):
    """A village that waits for its owner (Hidden Village)."""

    hex: int
    seat: int
    turns: int
    """Ends of the owner's turns until it goes."""
    robber: int = -1
    """The seat that gains the elder's point when it goes."""


class Turn(Frozen):
    """The progress of the present turn, reset when a turn begins."""

    dice: Dice = ()
    """Dice in hand, not placed yet."""
    off: Dice = ()
    """Dice pushed off or spent; the next player rolls them (A3)."""
    rolled: Dice = ()
    used: tuple[str, ...] = ()
    strength: Literal["weak", "plain", "strong"] = "plain"
    amount: int = 0
    """The full amount of the current action."""
    left: int = 0
    """The rest of it: members to grow or move, hexes to gather from, cards to change, resources to take."""
    extra: int = 0
    """Grow: members for hexes shared with rivals (Exogamy). Move: free steps onto mountains (Pathfinder).
    Gather: extra resources left from villages (Farming). Lead: cards changed."""
    again: int = 0
    """Second steps left (Wayfarers)."""
    stepped: tuple[int, ...] = ()
    """Move, by hex: the active player's members that have made one step and may make another."""
    done: tuple[int, ...] = ()
    """Move, by hex: the active player's members that have made all their steps."""
    entered: tuple[int, ...] = ()
    """Hexes entered in this Move (Discovery, Intimidate); in the set-up, hexes placed on."""
    found: tuple[int, ...] = ()
    """Hexes for which Discovery paid in this Move."""
    herded: bool = False
    gathered: tuple[tuple[int, int], ...] = ()
    """(hex, resource) pairs gathered in this Gather."""
    lit: bool = False
    """Light in the Dark was used."""
    driven: bool = False
    """Intimidate was used or declined."""
    traded: int = 0
    studied: bool = False
    sacrificed: bool = False
    built: tuple[int, ...] = ()
    """The village that has just been built, where the elder may go now (52); under version 2 those of the turn."""
    borrowed: Annotated[str, known_key(lambda: ("", *(each.key for each in goals().goals)))] = ""
    """The technology borrowed by the elder (rule 53)."""
    why: str = ""
    """The subject of a stage that has several."""
    offer: tuple[int, ...] = ()
    """Resources to choose from."""
    conflict: int = -1
    """The hex in conflict."""
    fighters: tuple[int, ...] = ()
    """Members of each seat there when the conflict began."""


class Table(Frozen):
    """Everything that is public."""

    options: Options
    stage: Stage
    asked: int
    """The seat that is asked."""
    active: int
    """The seat whose turn it is."""
    start: int
    """The start player (rule 15)."""
    turn: int = 1
    """Turns begun by all players together; 1 during the set-up."""
    agenda: tuple[str, ...] = ()
    """The steps to come, one word each, with an argument where a step needs one (steps/turns.py). A question stops
    the agenda, its answer resumes it: at the stage ``roll`` nobody is asked and it runs."""
    terrain: Annotated[tuple[str, ...], KNOWN_TERRAINS]
    """By hex."""
    members: tuple[tuple[int, ...], ...]
    """By hex, then by seat."""
    villages: tuple[int, ...]
    """By hex: the owner's seat."""
    rows: tuple[Dice, ...]
    """The three dice above each action (rule 14)."""
    players: tuple[Player, ...]
    face_up: tuple[Face, ...] = ()
    discarded: Tiles = ()
    aside: Tiles
    """Tiles set aside until the first village (rule 11)."""
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
    """The hex with the stones of a melted glacier."""
    hidden: tuple[Hidden, ...] = ()
    bid: int = 0
    bidder: int = -1
    """The seat with the highest bid."""
    queue: tuple[int, ...] = ()
    """The seats still to be asked, or still bidding, in order."""
    now: Turn = Turn()
    reason: Literal["", "points", "turns", "last-left"] = ""

    @property
    def board(self) -> Board:
        return board(len(self.players))

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def left(self) -> tuple[bool, ...]:
        """By seat: has left the game (A29)."""
        return tuple([player.left for player in self.players])

    def own(self, hex: int, seat: int) -> int:
        """Members of a seat there."""
        return self.members[hex][seat]

    def owner(self, tile: str) -> int:
        """The seat that owns an event tile; -1 for none."""
        return next((seat for seat, player in enumerate(self.players) if tile in player.tiles), -1)

    def face(self, tile: str) -> Face | None:
        """The event tile of this key, or None if it is not face up."""
        for face in self.face_up:
            if face.key == tile:
                return face
        return None

    def home(self, seat: int) -> tuple[int, ...]:
        """The hexes of a seat's villages, without those that wait for their owner."""
        if seat not in self.villages:
            return ()
        waiting = [hidden.hex for hidden in self.hidden]
        return tuple([hex for hex, owner in enumerate(self.villages) if owner == seat and hex not in waiting])

    def has(self, seat: int, technology: str) -> bool:
        """Whether a seat can use a technology: completed, or borrowed by the elder for this turn (53, A28)."""
        return technology in self.players[seat].completed or (
            seat == self.active and self.now.borrowed == technology
        )

    def power(self, seat: int, power: str) -> bool:
        return self.players[seat].power == power


class State(Table):
    """The whole table, piles included."""

    decks: tuple[Goals, ...]
    """Each player's goals, from the top."""
    pile: Tiles
    """The event tiles, from the top."""


class Course(dialogue.Course[State]):
    """The events of one step, as they are collected."""


class View(Table):
    """A reader's view: all but the order of the piles."""

    reader: int | None = None


def view(state: State, reader: int | None) -> View:
    public = {**state.__dict__, "reader": reader}
    del public["decks"], public["pile"]
    return construct_from(View, public)


def with_turn(state: State, **fields: Any) -> State:
    """The state with these fields of the turn replaced."""
    return evolve(state, now=evolve(state.now, **fields))


def with_player(state: State, seat: int, **fields: Any) -> State:
    """The state with these fields of a player replaced."""
    player = evolve(state.players[seat], **fields)
    return evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


# --- questions and the agenda ----------------------------------------------------------------------------------


def ask(state: State, stage: Stage, seat: int, **turn: Any) -> State:
    """Ask a seat the question of this stage; ``turn`` sets fields of the turn."""
    if turn:
        state = with_turn(state, **turn)
    return evolve(state, stage=stage, asked=seat)


def resume(state: State, *first: str) -> State:
    """Resume the agenda after an answer, with ``first`` before the rest."""
    if state.stage == "over":
        return state
    return evolve(state, stage="roll", asked=-1, agenda=(*first, *state.agenda))


def schedule(state: State, *first: str) -> State:
    """Put steps at the head of the agenda, where nobody was asked."""
    return state if state.stage == "over" else evolve(state, agenda=(*first, *state.agenda))
