"""The state of Hexlands and its views.

Spaces are numbers in reading order (``printed.ground()``), from 0; -1 is nowhere, or nobody. The tables by space
(terrain, owners, heights, buildings, roads, trees) are public. ``secrets`` holds one Secret for each seat; a View
has the reader's alone, and all when the game is over. One function serves the rules, the forecast and the computer
player: ``secret(table, seat)`` is empty if the reader must not know it.
"""

from __future__ import annotations

import operator
from typing import Any, Literal, TypeAlias

from pydantic import Field, InstanceOf

from ..core import Frozen, dialogue
from ..core.dialogue import construct_from, evolve
from .hidden import Exchange, Offer, Secret
from .printed import BuildingKeys, EventKeys, ItemNumbers, Specials, box
from .report import Land, Report, Soldier

Stage: TypeAlias = Literal[
    "commit",
    "cards",
    "promote",
    "masons",
    "ride",
    "market",
    "act",
    "march",
    "close",
    "deal",
    "upkeep",
    "gamble",
    "roll",
    "over",
]
"""commit, upkeep and gamble ask all seats in ``owing``; the others ask the active player, in the order of the turn:

cards (step 1; promote, masons and ride are within a card), market (step 2), act (step 3; march: a die is used for
steps), close (step 4: trade and orders; deal: an offer is in preparation). ``roll`` occurs only in previews, where
dice are rolled, something is drawn or the round is resolved.
"""
LAND, LAKE, MOUNTAIN = range(3)
"""The terrain of a space."""


class Options(Frozen):
    """The length of the game, and two optional rules."""

    length: Literal["auto", "standard", "short"] = "auto"
    """Progress for each player beyond which the game is over: 40 (rule 69), or 25 (ours, for play over days).

    ``auto``, by the number of players (A94), is in no state and no record: ``options_for`` replaces it at Begin.
    """
    land_feeds_dice: bool = Field(default=False, exclude_if=operator.not_)
    """Each spring brings a six-sided die for land (A97).

    It is stored only where it is on: other games stay byte for byte what bots without the option store and read, so
    both can serve them while a new version rolls through.
    """
    piling: bool = Field(default=False, exclude_if=operator.not_)
    """A space may get several tiles in a round (A99): rule 83, which the notes doubt, is left out.

    Stored only where it is on, as above.
    """


def options_for(options: Options, seats: int) -> Options:
    """Return the options with a length: the chosen one, else by the number of players (A94)."""
    if options.length != "auto":
        return options
    length = "short" if seats >= box().length.short_from else "standard"
    return Options(**{**options.__dict__, "length": length})


class Player(Frozen):
    """The public facts of a player."""

    home: int
    coins: int
    d6: int
    """Six-sided dice not rolled yet."""
    dice: tuple[int, ...] = ()
    """Rolled and not used yet in this round, highest first."""
    soldiers: tuple[InstanceOf[Soldier], ...] = ()
    """In ascending order."""
    supply: int
    """Normal tiles at hand."""
    lost: int = 0
    """Normal tiles out of the game (A79)."""
    roads: int
    """Road tiles at hand."""
    items: int = 0
    """Item cards in the hand."""
    specials: int = 0
    """Special tiles that others can count: in the hand, and skulls in stacks (A79)."""
    pile: ItemNumbers = ()
    """The player's pile in the market, top last (A7)."""
    architect: bool = False
    """Buildings of this round cost half."""
    cannon: bool = False
    """The Cannon was played in this round."""
    due: int = 0
    """Upkeep that is not paid yet."""
    gone: Literal["", "left", "bankrupt"] = ""
    """Why the player is out of the game (rule 91, A65)."""
    known: ItemNumbers = Field(default=(), exclude_if=operator.not_)
    """Cards in the hand that everybody knows (A81): taken openly since the last exchange of cards, ascending."""
    spent: ItemNumbers = Field(default=(), exclude_if=operator.not_)
    """Cards shown since the last exchange that were in the hand after it, ascending; none before an exchange."""
    bounds: tuple[tuple[int, int, int], ...] = Field(default=(), exclude_if=operator.not_)
    """(most, space, levels), ascending: what everybody knows of skulls in stacks (``resolution.stacks``)."""
    late: int = Field(default=0, exclude_if=operator.not_)
    """Special tiles traded for after the orders of the round, so that none of these is laid in it (A62)."""


class Turn(Frozen):
    """The progress of the present turn, reset when a turn begins."""

    left: int = 0
    """Soldiers to promote, tiles to lay, or steps of the die left."""
    bought: bool = False
    drawn: bool = False
    """A special tile was bought."""
    sold: int = 0
    offers: int = 0
    """Offers made in this turn."""
    dealt: int = 0
    """Choices made for offers in this turn."""
    changes: int = 0
    """Changes made to the orders."""


class Table(Frozen):
    """Everything that is public, and the secrets known to the reader."""

    options: Options
    stage: Stage
    round: int = 1
    turns: int = 0
    """Turns begun so far; the commitment of a round and a gamble count as one each."""
    parent: int
    """The seat that begins this round (rule 10)."""
    active: int
    """The seat whose turn it is; -1 between turns."""
    order: tuple[int, ...] = ()
    """The seats in the order of their turns, without those out of the game when the round began."""
    owing: tuple[int, ...] = ()
    """The seats that still have to choose in commit, gamble or upkeep, ascending."""
    progress: int = 0
    deck: EventKeys
    """Event cards still to come, in the order of the file."""
    discarded: EventKeys = ()
    """Ordinary event cards that appeared since the last shuffle, in the order of the file."""
    industry: bool = False
    """Piles 9-11 are open (rule 82)."""
    stock: tuple[int, ...]
    """Item cards left in each pile, by number - 1."""
    bag: int
    """Special tiles left to draw."""
    terrain: tuple[int, ...]
    owners: tuple[int, ...]
    heights: tuple[int, ...]
    buildings: BuildingKeys
    """The key of a building, or ""; its N is the height of its space (A29, A76)."""
    roads: tuple[int, ...]
    """By space: the owner of a road, or on a lake of a bridge."""
    trees: tuple[int, ...]
    laid: tuple[int, ...] = ()
    """Spaces that had their one tile, road or building in this round (rule 83), ascending."""
    players: tuple[Player, ...]
    secrets: tuple[Secret | None, ...]
    offer: Offer | None = None
    """The open offer (A46)."""
    exchanges: tuple[Exchange, ...] = Field(default=(), exclude_if=operator.not_)
    """The trades with cards, the first one first: hands agree with all of them (``hands``, ``dealing``)."""
    now: Turn = Turn()
    report: Report = Report()
    reason: Literal["", "progress", "last-left", "nobody-left"] = ""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def left(self) -> tuple[bool, ...]:
        """By seat: is out of the game."""
        return tuple([bool(player.gone) for player in self.players])

    @property
    def limit(self) -> int:
        """The game is over when the progress exceeds this (rule 69, A47)."""
        return self.seats * (box().length.short if self.options.length == "short" else box().length.standard)

    @property
    def season(self) -> int:
        """0 spring to 3 winter (rule 68, A40)."""
        return self.progress // 10 % 4

    @property
    def living(self) -> tuple[int, ...]:
        """The seats in the game."""
        return tuple([seat for seat, player in enumerate(self.players) if not player.gone])


class State(Table):
    """The whole table, with every secret."""

    contents: Specials
    """The special tiles in the bag."""


class View(Table):
    """A reader's view."""

    reader: int | None = None


NOTHING = Secret()


def secret(table: Table, seat: int) -> Secret:
    """A player's secrets; empty if the reader must not know them."""
    return table.secrets[seat] or NOTHING


def view(state: State, reader: int | None) -> View:
    """The table with the reader's secrets, and the content of offers and trades with the reader (A70)."""
    public = {**state.__dict__, "reader": reader}
    del public["contents"]
    if state.stage != "over":
        public["secrets"] = tuple([own if seat == reader else None for seat, own in enumerate(state.secrets)])
        offer = state.offer
        if offer is not None and reader not in (offer.seat, offer.rival):
            public["offer"] = Offer(seat=offer.seat, rival=offer.rival, gives=None, asks=None)
        if state.exchanges:
            public["exchanges"] = tuple(
                [each if reader in each.seats else evolve(each, cards=None) for each in state.exchanges]
            )
    return construct_from(View, public)


def with_turn(state: State, **fields: Any) -> State:
    """The state with these fields of the turn replaced."""
    return evolve(state, now=evolve(state.now, **fields))


def with_player(state: State, seat: int, **fields: Any) -> State:
    """The state with these public fields of a player replaced."""
    player = evolve(state.players[seat], **fields)
    return evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def hiding(state: State, seat: int, **fields: Any) -> State:
    """The state with these secrets of a player replaced."""
    own = evolve(secret(state, seat), **fields)
    return evolve(state, secrets=(*state.secrets[:seat], own, *state.secrets[seat + 1 :]))


def with_item(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """The values with the one at an index replaced."""
    return (*values[:at], value, *values[at + 1 :])


def here(table: Table, space: int, seat: int) -> tuple[Soldier, ...]:
    """A player's soldiers on a space."""
    return tuple([soldier for soldier in table.players[seat].soldiers if soldier[0] == space])


def occupants(table: Table, space: int) -> tuple[int, ...]:
    """The seats with soldiers on a space, ascending."""
    seats = []
    for seat, player in enumerate(table.players):
        for soldier in player.soldiers:
            if soldier[0] == space:
                seats.append(seat)
                break
    return tuple(seats)


def mark_laid(state: State, space: int) -> State:
    """Mark that nothing more can be placed on a space in this round (83, A92)."""
    return evolve(state, laid=tuple(sorted({*state.laid, space})))


def mark_worked(state: State, space: int) -> State:
    """Mark likewise that something was placed or built by choice, unless the host leaves rule 83 out (A99)."""
    return state if state.options.piling else mark_laid(state, space)


def land(table: Table) -> Land:
    """A snapshot of the map."""
    return Land(
        terrain=table.terrain,
        owners=table.owners,
        heights=table.heights,
        buildings=table.buildings,
        roads=table.roads,
        trees=table.trees,
        soldiers=tuple(player.soldiers for player in table.players),
    )


class Course(dialogue.Course[State]):
    """Collects the events of one step; what is drawn or resolved ends undo."""

    def reveals(self, state: State) -> None:
        self.barrier = True
        super().reveals(state)
