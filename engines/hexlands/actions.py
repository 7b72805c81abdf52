"""The actions of Hexlands. Spaces are named ``B3``, item cards go by number; seats are written from 1.

They stand in the order in which they are listed to players. Other players see HIDDEN ones only after the game.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ..core import Action, Written, optional, seat_from_1
from .hidden import WORKS
from .printed import chart, ground

Number = Annotated[int, Written("0|[1-9][0-9]?", int)]
Space = Annotated[str, Written(lambda: ground().number)]
Player = Annotated[int, seat_from_1(lambda: chart().tables[-1].players)]
WorkKey = Annotated[str, Written(lambda: WORKS)]
Unit = Annotated[Literal["soldier", "strong"], optional("strong", ("soldier", "strong"))]
Tile: TypeAlias = Literal["skull", "lake", "mountain"]

# --- dice and gamble: hidden, all at the same time -------------------------------------------------------------


class Commit(Action):
    """Commit six-sided dice to the roll of the round (rule 11, A3). ``commit 2``. Hidden."""

    count: Number


class Wager(Action):
    """Wager six-sided dice in the gamble (rule 81, A43). ``wager 2``. Hidden."""

    count: Number


# --- step 1: item cards ----------------------------------------------------------------------------------------


class Play(Action):
    """Play an item card (rule 14), except Clearing, which is ``clear``. ``play 5``."""

    number: Number


class Clear(Action):
    """Clearing: remove the trees of one's space, or a rival's wall beside one's territory. ``clear B3``."""

    hex: Space


class Promote(Action):
    """Veterans: make a soldier there strong. ``promote B3``."""

    hex: Space


class Lay(Action):
    """Masons: lay a territory tile. ``lay B3``."""

    hex: Space


class Move(Action):
    """Move a soldier by the shortest way (23, 24, A10-A13; Railway). ``move B3 D4``, ``move B3 D4 strong``."""

    line = "move {origin} {to}{unit}"
    origin: Space
    to: Space
    unit: Unit = "soldier"


class Stop(Action):
    """Forgo the rest of the soldiers, tiles or steps of a card or die. ``stop``."""


class Next(Action):
    """Go on to the next step of the turn. ``next``."""


# --- step 2: shopping ------------------------------------------------------------------------------------------


class Buy(Action):
    """Buy the top card of a player's pile (rules 16, 18, A7, A8). ``buy 2``."""

    seat: Player


class Sell(Action):
    """Sell a card of the hand onto one's pile (rule 20, A7), also to pay upkeep (44). ``sell 5``."""

    number: Number


class Draw(Action):
    """Buy a special tile unseen (rule 61, A8, A23). ``draw``."""


class Turn(Action):
    """Turn a special tile over, for good, to use it as a road (rule 61, A23). ``turn lake``. Hidden."""

    tile: Tile


class Road(Action):
    """Lay a road on a space of one's own, or a bridge on a lake (rules 52, 61, 89, A22). ``road B3``."""

    hex: Space


# --- step 3: dice ----------------------------------------------------------------------------------------------


class Join(Action):
    """Cooperate: join two dice into one (rule 22, A9), the smaller first. ``join 1 2``."""

    die: Number
    other: Number


class Dispatch(Action):
    """Use a die for steps of one's soldiers (rule 23, A10). ``dispatch 4``."""

    die: Number


class Develop(Action):
    """Use a die to take the item card of its number (rule 25, A57). ``develop 4``."""

    die: Number


class Work(Action):
    """Use a die for coins (rule 26). ``work 4``."""

    die: Number


class WorkAll(Action):
    """Use all dice left for coins, which ends the step. ``work-all``."""


# --- step 4: trade, and the orders -----------------------------------------------------------------------------


class Deal(Action):
    """Begin an offer to a player (rule 27, A46). ``deal 2``. Hidden."""

    seat: Player


class GiveCoins(Action):
    """Offer coins. ``give-coins 5``. Hidden, as are all parts of an offer."""

    count: Number


class GiveDie(Action):
    """Offer a die. ``give-die``."""


class GiveCard(Action):
    """Offer a card. ``give-card 5``."""

    number: Number


class GiveTile(Action):
    """Offer a special tile. ``give-tile skull``."""

    tile: Tile


class AskCoins(Action):
    """Ask for coins. ``ask-coins 5``."""

    count: Number


class AskDie(Action):
    """Ask for a die. ``ask-die``."""


class AskCard(Action):
    """Ask for a card. ``ask-card 5``."""

    number: Number


class AskTile(Action):
    """Ask for a special tile. ``ask-tile lake``."""

    tile: Tile


class Propose(Action):
    """Make the offer; the other player may answer until the turn ends. ``propose``."""


class Drop(Action):
    """Drop the offer before it is made. ``drop``. Hidden."""


class Withdraw(Action):
    """Withdraw the open offer. ``withdraw``."""


class Accept(Action):
    """Accept the open offer, out of turn: both sides change hands at once (A46). ``accept``."""


class Decline(Action):
    """Decline the open offer, out of turn. ``decline``."""


class Command(Action, kind="order"):
    """Order the work of one's soldiers on a space (A62). ``order B3 tile``. Hidden, as are all orders."""

    hex: Space
    work: WorkKey


class Back(Action):
    """Order where they return to afterwards (A33). ``back B3 C1``."""

    hex: Space
    to: Space


class Defend(Action):
    """Order tiles after won defences (34, A54). ``defend all``."""

    how: Literal["no", "plain", "all"]


class Aim(Action):
    """Order where the Cannon counts. ``aim B3``."""

    hex: Space


class Relieve(Action):
    """Order strong soldiers to stand down before upkeep (A68). ``relieve 1``."""

    count: Number


class Done(Action):
    """End the turn with the orders as they are. ``done``."""

    only_ends = True


# --- upkeep that cannot be paid --------------------------------------------------------------------------------


class Raze(Action):
    """Pull down a building of one's own (rules 44, 88, A35). ``raze B3``."""

    hex: Space


class Dismiss(Action):
    """Dismiss a soldier (rules 44, 88, A35). ``dismiss B3``, ``dismiss B3 strong``."""

    line = "dismiss {hex}{unit}"
    hex: Space
    unit: Unit = "soldier"


class Demote(Action):
    """Make a strong soldier a plain one (A68). ``demote B3``."""

    hex: Space


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
HIDDEN = frozenset(
    {
        "commit", "wager", "turn", "deal", "give-coins", "give-die", "give-card", "give-tile", "ask-coins",
        "ask-die", "ask-card", "ask-tile", "drop", "order", "back", "defend", "aim", "relieve",
    }
)  # fmt: skip
"""Kinds whose notation stays secret and which do not end other players' undo."""
