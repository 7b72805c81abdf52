"""The actions of Rise of Tribes. Hexes are named ``B3``, the volcano's places ``V2``; seats are written from 1."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from ..core import Action


class Place(Action):
    """Place members on a hex, in the set-up or when coming back (rules 17-20, 50). ``place B3``."""

    kind: Literal["place"] = "place"
    hex: str


class Take(Action):
    """Take one resource of choice. ``take food``."""

    kind: Literal["take"] = "take"
    resource: str


class Power(Action):
    """Choose a power of one's leader (rule 60, A44). ``power trader``."""

    kind: Literal["power"] = "power"
    power: str


class Put(Action):
    """Put the mammoth, the tiger, the invaders, the volcano or the glacier on the map. ``put B3``."""

    kind: Literal["put"] = "put"
    hex: str


class Reroll(Action):
    """Calendar: roll one of the two dice again. ``reroll sun``."""

    kind: Literal["reroll"] = "reroll"
    die: str


class Keep(Action):
    """Calendar: keep both dice. ``keep``."""

    kind: Literal["keep"] = "keep"


class Using(Action):
    """Place a die in hand above an action (rule 26); ``light`` 1: with Light in the Dark."""

    die: str
    light: int = 0


class UseGrow(Using):
    """``use sun grow``, or ``use moon grow lit``."""

    kind: Literal["use-grow"] = "use-grow"


class UseMove(Using):
    """``use sun move``."""

    kind: Literal["use-move"] = "use-move"


class UseGather(Using):
    """``use sun gather``."""

    kind: Literal["use-gather"] = "use-gather"


class UseLead(Using):
    """``use sun lead``."""

    kind: Literal["use-lead"] = "use-lead"


class Spending(Action):
    """Spend a die instead of taking an action (A40)."""

    die: str


class Hunt(Spending):
    """Hunt the mammoth. ``hunt sun``."""

    kind: Literal["hunt"] = "hunt"


class Tame(Spending):
    """Tame the mammoth. ``tame sun``."""

    kind: Literal["tame"] = "tame"


class Fight(Spending):
    """Drive the tiger away with a member. ``fight sun``."""

    kind: Literal["fight"] = "fight"


class Grow(Action):
    """Put one member from the supply on a hex (rule 28). ``grow B3``."""

    kind: Literal["grow"] = "grow"
    hex: str


class Move(Action):
    """Move members one step (rule 29). ``move B3 C2 2``."""

    kind: Literal["move"] = "move"
    origin: str
    to: str
    count: int


class Again(Action):
    """Move a member a second step (Wayfarers). ``again B3 C2``."""

    kind: Literal["again"] = "again"
    origin: str
    to: str


class Herd(Action):
    """Take the mammoth to a hex, as its keeper (rule 48). ``herd B3``."""

    kind: Literal["herd"] = "herd"
    hex: str


class Drive(Action):
    """Drive a rival's member away (Intimidate). ``drive B3 2 C2``."""

    kind: Literal["drive"] = "drive"
    origin: str
    seat: int
    to: str
    seat_fields = frozenset({"seat"})


class Gather(Action):
    """Gather resources from a hex (rule 30). ``gather B3 food``."""

    kind: Literal["gather"] = "gather"
    hex: str
    resource: str


class Rival(Action):
    """Choose the rival for an effect. ``rival 2``."""

    kind: Literal["rival"] = "rival"
    seat: int
    seat_fields = frozenset({"seat"})


class Cycle(Action):
    """Put an uncompleted goal under the pile, to draw another (rule 31). ``cycle oxen``."""

    kind: Literal["cycle"] = "cycle"
    card: str


class Draw(Action):
    """Change no more cards and draw (rule 31). ``draw``."""

    kind: Literal["draw"] = "draw"


class Bury(Action):
    """Put an uncompleted goal under the pile (Cunning). ``bury oxen``."""

    kind: Literal["bury"] = "bury"
    card: str


class Stop(Action):
    """Forgo the rest of the action or effect. ``stop``."""

    kind: Literal["stop"] = "stop"


class Resolve(Action):
    """Choose the next conflict (A12). ``resolve B3``."""

    kind: Literal["resolve"] = "resolve"
    hex: str


class Complete(Action):
    """Complete a goal (rules 35-37). ``complete oxen``."""

    kind: Literal["complete"] = "complete"
    card: str


class Village(Action):
    """Build a village for this payment (rules 38-41). ``village B3 2-1-3``."""

    kind: Literal["village"] = "village"
    hex: str
    food: int
    wood: int
    stone: int


class Elder(Action):
    """Put the elder on the village that has just been built (rule 52). ``elder B3``."""

    kind: Literal["elder"] = "elder"
    hex: str


class Consult(Action):
    """Use the elder: give a resource to use another player's technology (rule 53). ``consult 2 oxen food``."""

    kind: Literal["consult"] = "consult"
    seat: int
    card: str
    resource: str
    seat_fields = frozenset({"seat"})


class Buy(Action):
    """Buy Altar, Dugout Canoe or Walls. ``buy altar``."""

    kind: Literal["buy"] = "buy"
    tile: str


class Sacrifice(Action):
    """Altar: give a member and resources for a point. ``sacrifice B3 1-1-1``."""

    kind: Literal["sacrifice"] = "sacrifice"
    hex: str
    food: int
    wood: int
    stone: int


class Study(Action):
    """Shared Knowledge: pay a resource to draw a goal. ``study food``."""

    kind: Literal["study"] = "study"
    resource: str


class Trade(Action):
    """Trader: exchange a resource for one of another kind. ``trade food wood``."""

    kind: Literal["trade"] = "trade"
    resource: str
    wanted: str


class End(Action):
    """End the turn. ``end``."""

    kind: Literal["end"] = "end"
    only_ends: ClassVar[bool] = True


class Bid(Action):
    """Bid this number of resources for the chieftain (A35). ``bid 3``."""

    kind: Literal["bid"] = "bid"
    amount: int


class Pass(Action):
    """Drop out of the bidding, refuse the abandoned village, or ask no elder (A28, A35, A36). ``pass``."""

    kind: Literal["pass"] = "pass"


class Give(Action):
    """Give a resource of the bid to another player (A35). ``give food 2``."""

    kind: Literal["give"] = "give"
    resource: str
    seat: int
    seat_fields = frozenset({"seat"})


class Settle(Action):
    """Build the abandoned village on a hex (A36); ``elder`` 1: with the elder (rule 52).

    ``settle B3``, or ``settle B3 elder``.
    """

    kind: Literal["settle"] = "settle"
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
AnyAction = Annotated[Choice, Field(discriminator="kind")]
ACTIONS: TypeAdapter[Choice] = TypeAdapter(AnyAction)
