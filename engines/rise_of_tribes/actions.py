"""The actions of Rise of Tribes. Hexes are named ``B3``, the volcano's places ``V2``; seats are written from 1."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from ..core import Action, Written, optional, seat_from_1
from .printed import FACES, RESOURCES, goals, lands, tiles, tribes

Hex = Annotated[str, Written("[A-Z][1-9][0-9]?")]
Resource = Annotated[str, Written(lambda: RESOURCES)]
Die = Annotated[str, Written(lambda: FACES)]
Card = Annotated[str, Written(lambda: (goal.key for goal in goals().goals))]
PowerKey = Annotated[str, Written(lambda: tribes().powers)]
EventTile = Annotated[str, Written(lambda: (tile.key for tile in tiles().tiles))]
Count = Annotated[int, Written("[1-9][0-9]?", int)]
Amount = Annotated[int, Written("[0-9]", int)]
Player = Annotated[int, seat_from_1(lambda: lands().maps[-1].players)]
Light = Annotated[int, optional("lit")]
WithElder = Annotated[int, optional("elder")]


class Place(Action):
    """Place members on a hex, in the set-up or when coming back (rules 17-20, 50). ``place B3``."""

    hex: Hex


class Take(Action):
    """Take one resource of choice. ``take food``."""

    resource: Resource


class Power(Action):
    """Choose a power of one's leader (rule 60, A44). ``power trader``."""

    power: PowerKey


class Put(Action):
    """Put the mammoth, the tiger, the invaders, the volcano or the glacier on the map. ``put B3``."""

    hex: Hex


class Reroll(Action):
    """Calendar: roll one of the two dice again. ``reroll sun``."""

    die: Die


class Keep(Action):
    """Calendar: keep both dice. ``keep``."""


class Using(Action, kind=None):
    """Place a die in hand above an action (rule 26); ``light`` 1: with Light in the Dark."""

    die: Die
    light: Light = 0


class UseGrow(Using):
    """``use sun grow``, or ``use moon grow lit``."""

    line = "use {die} grow{light}"


class UseMove(Using):
    """``use sun move``."""

    line = "use {die} move{light}"


class UseGather(Using):
    """``use sun gather``."""

    line = "use {die} gather{light}"


class UseLead(Using):
    """``use sun lead``."""

    line = "use {die} lead{light}"


class Spending(Action, kind=None):
    """Spend a die instead of taking an action (A40)."""

    die: Die


class Hunt(Spending):
    """Hunt the mammoth. ``hunt sun``."""


class Tame(Spending):
    """Tame the mammoth. ``tame sun``."""


class Fight(Spending):
    """Drive the tiger away with a member. ``fight sun``."""


class Grow(Action):
    """Put one member from the supply on a hex (rule 28). ``grow B3``."""

    hex: Hex


class Move(Action):
    """Move members one step (rule 29). ``move B3 C2 2``."""

    origin: Hex
    to: Hex
    count: Count


class Again(Action):
    """Move a member a second step (Wayfarers). ``again B3 C2``."""

    origin: Hex
    to: Hex


class Herd(Action):
    """Take the mammoth to a hex, as its keeper (rule 48). ``herd B3``."""

    hex: Hex


class Drive(Action):
    """Drive a rival's member away (Intimidate). ``drive B3 2 C2``."""

    origin: Hex
    seat: Player
    to: Hex


class Gather(Action):
    """Gather resources from a hex (rule 30). ``gather B3 food``."""

    hex: Hex
    resource: Resource


class Rival(Action):
    """Choose the rival for an effect. ``rival 2``."""

    seat: Player


class Cycle(Action):
    """Put an uncompleted goal under the pile, to draw another (rule 31). ``cycle oxen``."""

    card: Card


class Draw(Action):
    """Change no more cards and draw (rule 31). ``draw``."""


class Bury(Action):
    """Put an uncompleted goal under the pile (Cunning). ``bury oxen``."""

    card: Card


class Stop(Action):
    """Forgo the rest of the action or effect. ``stop``."""


class Resolve(Action):
    """Choose the next conflict (A12). ``resolve B3``."""

    hex: Hex


class Complete(Action):
    """Complete a goal (rules 35-37). ``complete oxen``."""

    card: Card


class Village(Action):
    """Build a village for this payment (rules 38-41). ``village B3 2-1-3``."""

    line = "village {hex} {food}-{wood}-{stone}"
    hex: Hex
    food: Amount
    wood: Amount
    stone: Amount


class Elder(Action):
    """Put the elder on the village that has just been built (rule 52). ``elder B3``."""

    hex: Hex


class Consult(Action):
    """Use the elder: give a resource to use another player's technology (rule 53). ``consult 2 oxen food``."""

    seat: Player
    card: Card
    resource: Resource


class Buy(Action):
    """Buy Altar, Dugout Canoe or Walls. ``buy altar``."""

    tile: EventTile


class Sacrifice(Action):
    """Altar: give a member and resources for a point. ``sacrifice B3 1-1-1``."""

    line = "sacrifice {hex} {food}-{wood}-{stone}"
    hex: Hex
    food: Amount
    wood: Amount
    stone: Amount


class Study(Action):
    """Shared Knowledge: pay a resource to draw a goal. ``study food``."""

    resource: Resource


class Trade(Action):
    """Trader: exchange a resource for one of another kind. ``trade food wood``."""

    resource: Resource
    wanted: Resource


class End(Action):
    """End the turn. ``end``."""

    only_ends: ClassVar[bool] = True


class Bid(Action):
    """Bid this number of resources for the chieftain (A35). ``bid 3``."""

    amount: Count


class Pass(Action):
    """Drop out of the bidding, refuse the abandoned village, or ask no elder (A28, A35, A36). ``pass``."""


class Give(Action):
    """Give a resource of the bid to another player (A35). ``give food 2``."""

    resource: Resource
    seat: Player


class Settle(Action):
    """Build the abandoned village on a hex (A36); ``elder`` 1: with the elder (rule 52).

    ``settle B3``, or ``settle B3 elder``.
    """

    line = "settle {hex}{elder}"
    hex: Hex
    elder: WithElder = 0


Use: TypeAlias = UseGrow | UseMove | UseGather | UseLead
Spend: TypeAlias = Hunt | Tame | Fight
Choice: TypeAlias = (
    Place
    | Take
    | Power
    | Put
    | Reroll
    | Keep
    | UseGrow
    | UseMove
    | UseGather
    | UseLead
    | Hunt
    | Tame
    | Fight
    | Grow
    | Move
    | Again
    | Herd
    | Drive
    | Gather
    | Rival
    | Cycle
    | Draw
    | Bury
    | Stop
    | Resolve
    | Complete
    | Village
    | Elder
    | Consult
    | Buy
    | Sacrifice
    | Study
    | Trade
    | End
    | Bid
    | Pass
    | Give
    | Settle
)
