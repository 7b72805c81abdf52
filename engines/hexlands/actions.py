"""What a player can choose in Hexlands. Spaces go by their names (``B3``), item cards by their number.

In the order in which they are listed; HIDDEN ones are nobody else's business before the end of the game.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ..core import Action

Unit: TypeAlias = Literal["soldier", "strong"]
Tile: TypeAlias = Literal["skull", "lake", "mountain"]

# --- dice and gamble: hidden, all at the same time -------------------------------------------------------------


class Commit(Action):
    """So many six-sided dice for the roll of the round (rule 11, A3). ``commit 2``. Hidden."""

    kind: Literal["commit"] = "commit"
    count: int


class Wager(Action):
    """So many six-sided dice for the gamble (rule 81, A43). ``wager 2``. Hidden."""

    kind: Literal["wager"] = "wager"
    count: int


# --- step 1: item cards ----------------------------------------------------------------------------------------


class Play(Action):
    """Use an item card (rule 14); Clearing goes by ``clear``. ``play 5``."""

    kind: Literal["play"] = "play"
    number: int


class Clear(Action):
    """Clearing: the trees of an own space, or a rival wall beside own territory. ``clear B3``."""

    kind: Literal["clear"] = "clear"
    hex: str


class Promote(Action):
    """Veterans: a soldier there becomes strong. ``promote B3``."""

    kind: Literal["promote"] = "promote"
    hex: str


class Lay(Action):
    """Masons: a territory tile. ``lay B3``."""

    kind: Literal["lay"] = "lay"
    hex: str


class Move(Action):
    """A soldier goes to where its steps reach, the shortest way (rules 23, 24, A10-A13; Railway). ``move B3 D4``,
    ``move B3 D4 strong``."""

    kind: Literal["move"] = "move"
    origin: str
    to: str
    unit: Unit = "soldier"


class Stop(Action):
    """Leave the rest of a card's or a die's soldiers, tiles or steps. ``stop``."""

    kind: Literal["stop"] = "stop"
    only_ends = True


class Next(Action):
    """On to the next step of the turn. ``next``."""

    kind: Literal["next"] = "next"
    only_ends = True


# --- step 2: shopping ------------------------------------------------------------------------------------------


class Buy(Action):
    """The top card of a player's pile (rules 16, 18, A7, A8). ``buy 2``, seats from 1."""

    kind: Literal["buy"] = "buy"
    seat: int
    seat_fields = frozenset({"seat"})


class Sell(Action):
    """A card of the hand, onto the own pile (rule 20, A7); also to pay upkeep (44). ``sell 5``."""

    kind: Literal["sell"] = "sell"
    number: int


class Draw(Action):
    """Buy a special tile unseen (rule 61, A8, A23). ``draw``."""

    kind: Literal["draw"] = "draw"


class Turn(Action):
    """A special tile is turned over and is a road from now on (rule 61, A23). ``turn lake``. Hidden."""

    kind: Literal["turn"] = "turn"
    tile: Tile


class Road(Action):
    """A road onto an own space, or a bridge onto a lake (rules 52, 61, 89, A22). ``road B3``."""

    kind: Literal["road"] = "road"
    hex: str


# --- step 3: dice ----------------------------------------------------------------------------------------------


class Join(Action):
    """Cooperate: two dice become one (rule 22, A9); the smaller first. ``join 1 2``."""

    kind: Literal["join"] = "join"
    die: int
    other: int


class Dispatch(Action):
    """So many steps for own soldiers (rule 23, A10). ``dispatch 4``."""

    kind: Literal["dispatch"] = "dispatch"
    die: int


class Develop(Action):
    """The item card of this number (rule 25, A57). ``develop 4``."""

    kind: Literal["develop"] = "develop"
    die: int


class Work(Action):
    """A die for coins (rule 26). ``work 4``."""

    kind: Literal["work"] = "work"
    die: int


class WorkAll(Action):
    """All dice left for coins, which ends the step. ``work-all``."""

    kind: Literal["work-all"] = "work-all"


# --- step 4: trade, and the orders -----------------------------------------------------------------------------


class Deal(Action):
    """Begin an offer to a player (rule 27, A46). ``deal 2``, seats from 1. Hidden."""

    kind: Literal["deal"] = "deal"
    seat: int
    seat_fields = frozenset({"seat"})


class GiveCoins(Action):
    """Add coins to what is offered. ``give-coins 5``. Hidden, as all of these."""

    kind: Literal["give-coins"] = "give-coins"
    count: int


class GiveDie(Action):
    """``give-die``."""

    kind: Literal["give-die"] = "give-die"


class GiveCard(Action):
    """``give-card 5``."""

    kind: Literal["give-card"] = "give-card"
    number: int


class GiveTile(Action):
    """``give-tile skull``."""

    kind: Literal["give-tile"] = "give-tile"
    tile: Tile


class AskCoins(Action):
    """Add coins to what is asked for. ``ask-coins 5``."""

    kind: Literal["ask-coins"] = "ask-coins"
    count: int


class AskDie(Action):
    """``ask-die``."""

    kind: Literal["ask-die"] = "ask-die"


class AskCard(Action):
    """``ask-card 5``."""

    kind: Literal["ask-card"] = "ask-card"
    number: int


class AskTile(Action):
    """``ask-tile lake``."""

    kind: Literal["ask-tile"] = "ask-tile"
    tile: Tile


class Propose(Action):
    """The offer is made; the other one may answer until the turn is over. ``propose``."""

    kind: Literal["propose"] = "propose"


class Drop(Action):
    """Do not make the offer. ``drop``. Hidden."""

    kind: Literal["drop"] = "drop"


class Withdraw(Action):
    """Take the open offer back. ``withdraw``."""

    kind: Literal["withdraw"] = "withdraw"


class Accept(Action):
    """Out of turn: both sides change hands at once (A46). ``accept``."""

    kind: Literal["accept"] = "accept"


class Decline(Action):
    """Out of turn: no trade. ``decline``."""

    kind: Literal["decline"] = "decline"


class Command(Action):
    """What the own soldiers on a space do in the resolution (A62). ``order B3 tile``. Hidden, as all orders."""

    kind: Literal["order"] = "order"
    hex: str
    work: str


class Back(Action):
    """Where they go then (A33). ``back B3 C1``."""

    kind: Literal["back"] = "back"
    hex: str
    to: str


class Defend(Action):
    """Tiles after won defences (34, A54). ``defend all``."""

    kind: Literal["defend"] = "defend"
    how: Literal["no", "plain", "all"]


class Aim(Action):
    """Where the Cannon counts. ``aim B3``."""

    kind: Literal["aim"] = "aim"
    hex: str


class Relieve(Action):
    """So many strong soldiers become plain ones before upkeep (A68). ``relieve 1``."""

    kind: Literal["relieve"] = "relieve"
    count: int


class Done(Action):
    """The turn is over, the orders stand. ``done``."""

    kind: Literal["done"] = "done"
    only_ends = True


# --- upkeep that cannot be paid --------------------------------------------------------------------------------


class Raze(Action):
    """An own building is pulled down (rules 44, 88, A35). ``raze B3``."""

    kind: Literal["raze"] = "raze"
    hex: str


class Dismiss(Action):
    """A soldier leaves (rules 44, 88, A35). ``dismiss B3``, ``dismiss B3 strong``."""

    kind: Literal["dismiss"] = "dismiss"
    hex: str
    unit: Unit = "soldier"


class Demote(Action):
    """A strong soldier becomes a plain one (A68). ``demote B3``."""

    kind: Literal["demote"] = "demote"
    hex: str


Choice: TypeAlias = (
    Commit
    | Wager
    | Play
    | Clear
    | Promote
    | Lay
    | Move
    | Stop
    | Next
    | Buy
    | Sell
    | Draw
    | Turn
    | Road
    | Join
    | Dispatch
    | Develop
    | Work
    | WorkAll
    | Deal
    | GiveCoins
    | GiveDie
    | GiveCard
    | GiveTile
    | AskCoins
    | AskDie
    | AskCard
    | AskTile
    | Propose
    | Drop
    | Withdraw
    | Accept
    | Decline
    | Command
    | Back
    | Defend
    | Aim
    | Relieve
    | Done
    | Raze
    | Dismiss
    | Demote
)
AnyAction = Annotated[Choice, Field(discriminator="kind")]
ACTIONS: TypeAdapter[Choice] = TypeAdapter(AnyAction)
HIDDEN = frozenset(
    {
        "commit", "wager", "turn", "deal", "give-coins", "give-die", "give-card", "give-tile", "ask-coins",
        "ask-die", "ask-card", "ask-tile", "drop", "order", "back", "defend", "aim", "relieve",
    }
)  # fmt: skip
"""Kinds whose notation stays secret, and which close nobody else's undo."""
