"""The actions of Rise of Tribes. Hexes are named ``B3``, the volcano's places ``V2``; seats are written from 1."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from ..core import Action


class Place(Action):
    """Place members on a hex, in the set-up or when coming back (rules 17-20, 50). ``place B3``."""

    hex: str


class Take(Action):
    """Take one resource of choice. ``take food``."""

    resource: str


class Power(Action):
    """Choose a power of one's leader (rule 60, A44). ``power trader``."""

    power: str


class Put(Action):
    """Put the mammoth, the tiger, the invaders, the volcano or the glacier on the map. ``put B3``."""

    hex: str


class Reroll(Action):
    """Calendar: roll one of the two dice again. ``reroll sun``."""

    die: str


class Keep(Action):
    """Calendar: keep both dice. ``keep``."""


class Using(Action, kind=None):
    """Place a die in hand above an action (rule 26); ``light`` 1: with Light in the Dark."""

    die: str
    light: int = 0


class UseGrow(Using):
    """``use sun grow``, or ``use moon grow lit``."""


class UseMove(Using):
    """``use sun move``."""


class UseGather(Using):
    """``use sun gather``."""


class UseLead(Using):
    """``use sun lead``."""


class Spending(Action, kind=None):
    """Spend a die instead of taking an action (A40)."""

    die: str


class Hunt(Spending):
    """Hunt the mammoth. ``hunt sun``."""


class Tame(Spending):
    """Tame the mammoth. ``tame sun``."""


class Fight(Spending):
    """Drive the tiger away with a member. ``fight sun``."""


class Grow(Action):
    """Put one member from the supply on a hex (rule 28). ``grow B3``."""

    hex: str


class Move(Action):
    """Move members one step (rule 29). ``move B3 C2 2``."""

    origin: str
    to: str
    count: int


class Again(Action):
    """Move a member a second step (Wayfarers). ``again B3 C2``."""

    origin: str
    to: str


class Herd(Action):
    """Take the mammoth to a hex, as its keeper (rule 48). ``herd B3``."""

    hex: str


class Drive(Action):
    """Drive a rival's member away (Intimidate). ``drive B3 2 C2``."""

    origin: str
    seat: int
    to: str
    seat_fields = frozenset({"seat"})


class Gather(Action):
    """Gather resources from a hex (rule 30). ``gather B3 food``."""

    hex: str
    resource: str


class Rival(Action):
    """Choose the rival for an effect. ``rival 2``."""

    seat: int
    seat_fields = frozenset({"seat"})


class Cycle(Action):
    """Put an uncompleted goal under the pile, to draw another (rule 31). ``cycle oxen``."""

    card: str


class Draw(Action):
    """Change no more cards and draw (rule 31). ``draw``."""


class Bury(Action):
    """Put an uncompleted goal under the pile (Cunning). ``bury oxen``."""

    card: str


class Stop(Action):
    """Forgo the rest of the action or effect. ``stop``."""


class Resolve(Action):
    """Choose the next conflict (A12). ``resolve B3``."""

    hex: str


class Complete(Action):
    """Complete a goal (rules 35-37). ``complete oxen``."""

    card: str


class Village(Action):
    """Build a village for this payment (rules 38-41). ``village B3 2-1-3``."""

    hex: str
    food: int
    wood: int
    stone: int


class Elder(Action):
    """Put the elder on the village that has just been built (rule 52). ``elder B3``."""

    hex: str


class Consult(Action):
    """Use the elder: give a resource to use another player's technology (rule 53). ``consult 2 oxen food``."""

    seat: int
    card: str
    resource: str
    seat_fields = frozenset({"seat"})


class Buy(Action):
    """Buy Altar, Dugout Canoe or Walls. ``buy altar``."""

    tile: str


class Sacrifice(Action):
    """Altar: give a member and resources for a point. ``sacrifice B3 1-1-1``."""

    hex: str
    food: int
    wood: int
    stone: int


class Study(Action):
    """Shared Knowledge: pay a resource to draw a goal. ``study food``."""

    resource: str


class Trade(Action):
    """Trader: exchange a resource for one of another kind. ``trade food wood``."""

    resource: str
    wanted: str


class End(Action):
    """End the turn. ``end``."""

    only_ends: ClassVar[bool] = True


class Bid(Action):
    """Bid this number of resources for the chieftain (A35). ``bid 3``."""

    amount: int


class Pass(Action):
    """Drop out of the bidding, refuse the abandoned village, or ask no elder (A28, A35, A36). ``pass``."""


class Give(Action):
    """Give a resource of the bid to another player (A35). ``give food 2``."""

    resource: str
    seat: int
    seat_fields = frozenset({"seat"})


class Settle(Action):
    """Build the abandoned village on a hex (A36); ``elder`` 1: with the elder (rule 52).

    ``settle B3``, or ``settle B3 elder``.
    """

    hex: str
    elder: int = 0


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
