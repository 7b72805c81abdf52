"""An upper bound on the points that the rest of a turn can bring, so that a search for a win gives up early.

Every count here is at least what the rules allow, never less: a bound that is too low would hide a win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from ..ground import has_control, rivals, tokens_left
from ..printed import RESOURCES, Goal, amount, goal, numbers, terrain, tile, tribe
from ..scoring import COUNTS, lands, tiles
from ..state import State
from ..steps.acting import can_use, may_light, own_dice, strength
from ..steps.clash import conflicts, invaders_on, limit
from ..steps.finishing import tile_price
from ..steps.gathering import gather_places
from ..steps.moving import reach

USES = ("gather", "move", "grow", "lead", "spend")
"""What a die may be for: an action, or an animal."""
EVENTS = ("mammoth", "tiger", "fights", "altar", "chieftain")
"""What brings points beside goals, in the order of ``Prospects.events_in_reach``."""
STRUCK = 2
"""Members that Ambush and Spears remove before a battle (A31)."""
LANDS_OF_DEED = {"lakes": "lake", "forests": "forest", "mountains": "mountain"}


def unknown_cards(state: State, seat: int) -> int:
    """The cards of a seat's pile whose order is not known; those put under it openly are (rule 31)."""
    player = state.players[seat]
    return player.pile - player.sunk


def is_last_turn(state: State) -> bool:
    """Whether the game ends with this turn in any case (A30)."""
    return state.turn >= numbers().box.turns * state.seats


@dataclass(frozen=True)
class Prospects:
    """What the active seat can still reach in this turn, as it is asked now."""

    state: State
    seat: int
    dice_for: tuple[str, ...] = USES
    """What the dice in hand are for."""
    aims: frozenset[str] | None = None
    """The goals and EVENTS that are to bring the points; None: all."""
    prices: dict[int, int] = field(default_factory=dict, compare=False)
    """What control of a hex takes, as far as it was asked: the same whatever the dice are for."""

    def aims_at(self, aim: str) -> bool:
        """Whether a goal or an event is to bring points."""
        return self.aims is None or aim in self.aims

    @property
    def crude(self) -> int:
        """A bound that costs next to nothing: all goals in hand or to be drawn, and all that events can bring."""
        state, player = self.state, self.state.players[self.seat]
        points = sum(goal(card).points for card in player.goals)
        if unknown_cards(state, self.seat) <= self.most_drawn:
            points += sum(goal(card).points for card in state.decks[self.seat])
        return points + self.events

    @property
    def most_drawn(self) -> int:
        """The most cards that one Lead draws."""
        return numbers().lead.of("strong") + 2

    @property
    def events(self) -> int:
        """Points of animals, the altar, invaders, elders and the chieftain, as far as they are there at all."""
        state, points = self.state, 0
        if state.face("mammoth") is not None:
            points += max(tile("mammoth").tame_points, tile("mammoth").hunt_points)
        if state.tiger >= 0:
            points += tile("tiger").points
        if state.invaded >= 0:
            points += tile("invaders").points
        if self.may_sacrifice:
            points += tile("altar").points
        if state.stage == "bid":
            points += tile("chieftain").high_points
        return points + numbers().box.elder_points * self.elders

    @property
    def elders(self) -> int:
        """The rivals' elders on the map."""
        return sum(player.elder >= 0 for seat, player in enumerate(self.state.players) if seat != self.seat)

    @property
    def may_sacrifice(self) -> bool:
        """Whether the altar is there to be used or bought."""
        state = self.state
        if state.now.sacrificed:
            return False
        return "altar" in state.players[self.seat].tiles or bool(tile_price(state, "altar"))

    def may_have(self, technology: str) -> bool:
        """Whether a technology is owned, or can be borrowed (rule 53)."""
        state = self.state
        if state.has(self.seat, technology):
            return True
        if state.players[self.seat].elder < 0 and not state.options.elders:
            return False
        return not state.now.borrowed and any(technology in player.completed for player in state.players)

    # --- what the actions can still do ---------------------------------------------------------------------------

    @cached_property
    def steps(self) -> int:
        """Members that can still make a step."""
        state, now = self.state, self.state.now
        more = goal("oxen").amount if self.may_have("oxen") else 0
        more += amount("pathfinder") if state.power(self.seat, "pathfinder") else 0
        more += amount("wayfarers") if state.power(self.seat, "wayfarers") else 0
        under_way = state.stage == "move" or "moving" in state.agenda
        left = now.left + now.extra + now.again if state.stage == "move" else 0
        if under_way and state.stage != "move":
            left = numbers().move.of("strong") + more  # a question in between has put its own number there
        return left + sum(numbers().move.of(each) + more for each in self.uses("move"))

    @cached_property
    def growth(self) -> int:
        """Members that can still be put on the map."""
        state, now = self.state, self.state.now
        more = (tile("mild-winter").more if state.face("mild-winter") else 0) + (
            amount("exogamy") if state.power(self.seat, "exogamy") else 0
        )
        left = now.left + now.extra if state.stage == "grow" else 0
        return left + sum(numbers().grow.of(each) + more for each in self.uses("grow"))

    def uses(self, action: str) -> list[str]:
        """The best strengths with which an action can still be taken."""
        state = self.state
        if not state.now.dice or action not in self.dice_for or not can_use(state, action):
            return []
        best = "weak"
        for die in own_dice(state):
            now = strength(state, action, die)
            lit = now == "weak" and (may_light(state, action, die) or (action == "grow" and self.may_have("fire")))
            now = "plain" if lit else now
            best = max(best, now, key=("weak", "plain", "strong").index)
        again = state.power(self.seat, "focused-effort") and action not in state.now.used
        return [best, "weak"] if again and self.dice_for == (action,) and len(state.now.dice) > 1 else [best]

    @cached_property
    def is_gathering(self) -> bool:
        return self.state.stage == "gather" or "gathering" in self.state.agenda or "basket" in self.state.agenda

    @cached_property
    def harvest(self) -> tuple[int, frozenset[int]]:
        """(count, kinds): resources that can still be gained, and of which kinds."""
        state, now = self.state, self.state.now
        per_hex = int(state.options.special_terrains)
        per_hex += amount("shared-bounty") if state.power(self.seat, "shared-bounty") else 0
        per_hex += max(
            (tile(face.key).more for face in state.face_up if face.key.startswith("plentiful")), default=0
        )
        beside = amount("farming") if state.power(self.seat, "farming") else 0
        beside += goal("basketry").amount if self.may_have("basketry") else 0
        beside += numbers().glacier.stones if state.spoils >= 0 else 0
        count, kinds = 0, set[int]()
        if self.is_gathering:
            asked = state.stage == "gather"
            left = now.left if asked else numbers().gather_hexes.of("strong") if state.stage == "rival" else 0
            count += left * ((now.amount if asked else numbers().gather_each.of("strong")) + per_hex) + beside
            kinds |= {kind for _, kind in now.gathered}
        for each in self.uses("gather"):
            count += numbers().gather_hexes.of(each) * (numbers().gather_each.of(each) + per_hex) + beside
        if count:
            kinds |= self.kinds_in_reach
        if state.stage == "take":  # Basketry's too: its step has left the agenda when it asks
            count, kinds = count + now.left, kinds | {0, 1, 2}
        face = state.face("discovery")
        if face is not None and self.steps:
            count += sum(face.tokens)
            kinds |= {kind for kind in range(3) if face.tokens[kind]}
        if state.face("mammoth") is not None and self.may_spend:
            count, kinds = count + tile("mammoth").food, kinds | {0}
        if state.power(self.seat, "trader"):
            count, kinds = count + amount("trader"), kinds | {0, 1, 2}
        return count, frozenset(kinds)

    @property
    def kinds_in_reach(self) -> set[int]:
        """The kinds of resources of the hexes with members; all, if members can still step elsewhere or grow."""
        state = self.state
        if self.steps or self.growth or state.volcano >= 0 or state.spoils >= 0:
            return {0, 1, 2}
        kinds = set[int]()
        for hex, here in enumerate(state.members):
            if here[self.seat]:
                kinds |= {
                    ("lake", "forest", "mountain").index(land) for land in terrain(state.terrain[hex]).counts_as
                }
        if state.stage == "gather":
            kinds |= {kind for _, kind in gather_places(state)}
        return kinds

    @cached_property
    def may_fight(self) -> bool:
        """Whether a conflict can still come."""
        return bool(self.steps or self.growth or self.state.stage in ("resolve", "rival") or conflicts(self.state))

    @property
    def may_spend(self) -> bool:
        return bool(self.state.now.dice) and "spend" in self.dice_for

    # --- goals ----------------------------------------------------------------------------------------------------

    def may_reach(self, card: Goal) -> bool:
        """Whether a deed may be reached in this turn."""
        state, seat = self.state, self.seat
        have = COUNTS[card.deed](state, seat)
        if have >= card.needed:
            return True
        match card.deed:
            case "lakes" | "forests" | "mountains":
                return lands(state, seat, LANDS_OF_DEED[card.deed]) + self.steps >= card.needed
            case "tiles":
                return tiles(state, seat) + self.steps >= card.needed
            case "heartland":
                return self._may_hold_triangle()
            case "majorities":
                return self._may_lead(card.needed)
            case _:
                return self._may_settle(card.needed - have)

    def _may_hold_triangle(self) -> bool:
        state = self.state
        if state.now.dice or state.stage in ("resolve", "rival", "drive") or conflicts(state):
            spare = self.steps + self.growth + 1
        else:
            spare = self.steps + self.growth
        if not spare:
            return False
        if not self.prices:
            self.prices.update({hex: self._price_of_control(hex) for hex in range(len(state.members))})
        price = self.prices
        return any(price[a] + price[b] + price[c] <= spare for a, b, c in state.board.triangles)

    def _price_of_control(self, hex: int) -> int:
        """Members that must come to a hex before it can be under control, at least."""
        state, seat = self.state, self.seat
        if has_control(state, hex, seat):
            return 0
        if not rivals(state, hex, seat):
            return 1
        if state.power(seat, "intimidate"):
            return 0
        strongest = max(state.members[hex][each] for each in rivals(state, hex, seat))
        return max(0, self._price_of_conflict(hex), strongest + 1 - STRUCK - state.own(hex, seat))

    def _price_of_conflict(self, hex: int) -> int:
        """Members that must come to a hex to begin a conflict there."""
        state = self.state
        return limit(state, hex) + 1 - sum(state.members[hex]) - invaders_on(state, hex)

    def _may_bring_to(self, hex: int, count: int) -> bool:
        """Whether so many members may still come to a hex: from next to it, or from the supply."""
        if count <= 0:
            return self.may_fight
        state, seat = self.state, self.seat
        near = sum(state.own(beside, seat) for beside in reach(state, hex))
        is_far = state.power(seat, "wayfarers")  # second steps
        return count <= (self.steps if is_far else min(self.steps, near)) + self.growth

    @cached_property
    def fights(self) -> tuple[int, ...]:
        """The hexes where a conflict may bring points: elders, and the invaders."""
        state, seat, hexes = self.state, self.seat, list[int]()
        for other, player in enumerate(state.players):
            if other != seat and player.elder >= 0:
                short = state.own(player.elder, other) - STRUCK - state.own(player.elder, seat)
                if self._may_bring_to(player.elder, max(self._price_of_conflict(player.elder), short)):
                    hexes.append(player.elder)
        if state.invaded >= 0:
            short = state.invaders - max(state.members[state.invaded])
            if self._may_bring_to(state.invaded, max(self._price_of_conflict(state.invaded), short)):
                hexes.append(state.invaded)
        return tuple(hexes)

    def _may_lead(self, needed: int) -> bool:
        state, seat = self.state, self.seat
        prices = []
        for here in state.members:
            others = sum(here) - here[seat]
            if others:
                prices.append(max(0, others + 1 - here[seat]))
        drives = state.power(seat, "intimidate") and not state.now.driven
        if drives:  # it may bring a rival to one hex where there is none
            prices += sorted(max(0, 2 - here[seat]) for here in state.members if sum(here) == here[seat])[:1]
        spare = self.steps + self.growth + 2 * drives + 2 * bool(conflicts(state))
        fighting = self.may_fight and state.power(seat, "evasion")
        return len(prices) >= needed and (fighting or sum(sorted(prices)[:needed]) <= spare)

    def _may_settle(self, missing: int) -> bool:
        state, seat = self.state, self.seat
        if state.stage == "settle":
            return True
        cards = (*state.players[seat].goals, *self.drawn)
        cheaper = "stone-tools" in cards or self.may_have("stone-tools")
        less = goal("stone-tools").amount if cheaper else 0
        each = max(0, sum(tribe(state.players[seat].tribe).village) - less)
        return (
            tokens_left(state) >= missing and each * missing <= sum(state.players[seat].resources) + self.harvest[0]
        )

    @cached_property
    def drawn(self) -> tuple[str, ...]:
        """The cards that a certain draw may bring."""
        state = self.state
        can_draw = (
            state.stage in ("lead", "bury")
            or bool(self.uses("lead"))
            or (state.face("shared-knowledge") is not None and not state.now.studied)
        )
        if not can_draw or unknown_cards(state, self.seat) > self.most_drawn:
            return ()
        return tuple(sorted(state.decks[self.seat]))  # whatever their order is, which may be unknown

    def may_win(self, need: int) -> bool:
        """Whether the turn may bring this many points: for each way to use the dice in hand on their own."""
        if need <= 0:
            return True
        if self.crude < need:
            return False
        if not self.state.now.dice:
            return self._may_bring(need)
        pairs: list[tuple[str, ...]] = [(use,) for use in USES]
        if len(self.state.now.dice) > 1:
            pairs = [*combinations(USES, 2), *pairs]
        return any(self._with(pair)._may_bring(need) for pair in pairs)

    def _with(self, pair: tuple[str, ...]) -> Prospects:
        return Prospects(self.state, self.seat, pair, self.aims, self.prices)

    def _may_bring(self, need: int) -> bool:
        """Whether the dice, used like this, may bring this many points."""
        player = self.state.players[self.seat]
        points = sum(points for event, points in self.events_in_reach.items() if self.aims_at(event))
        cards = [goal(card) for card in (*player.goals, *self.drawn) if self.aims_at(card)]
        points += sum(card.points for card in cards if not card.is_technology and self.may_reach(card))
        if points >= need:
            return True
        more, kinds = self.harvest
        costs = [
            (card.points, card.cost)
            for card in cards
            if card.cost is not None and _missing(player.resources, card.cost, more, kinds) is not None
        ]
        if points + sum(points for points, _ in costs) < need:
            return False
        return _payable(costs, player.resources, more, kinds, need - points)

    @property
    def events_in_reach(self) -> dict[str, int]:
        """The points that each of EVENTS may bring."""
        state, seat = self.state, self.seat
        mammoth = tiger = 0
        there = self.may_spend and state.face("mammoth") is not None and state.mammoth >= 0
        if there and state.own(state.mammoth, seat) + self.steps + self.growth >= tile("mammoth").needs:
            food = player_food(state, seat) + (self.harvest[0] if 0 in self.harvest[1] else 0)
            tames = food >= tile("mammoth").food
            mammoth = tile("mammoth").tame_points if tames else tile("mammoth").hunt_points
        if self.may_spend and state.tiger >= 0 and (state.own(state.tiger, seat) or self.steps):
            tiger = tile("tiger").points
        fights = sum(
            tile("invaders").points if hex == state.invaded else numbers().box.elder_points for hex in self.fights
        )
        has = sum(state.players[seat].resources) + self.harvest[0]
        pays = self.may_sacrifice and has >= min(tile("altar").different, tile("altar").equal)
        chieftain = tile("chieftain").high_points if state.stage == "bid" else 0
        altar = tile("altar").points if pays else 0
        return dict(zip(EVENTS, (mammoth, tiger, fights, altar, chieftain), strict=True))


def player_food(state: State, seat: int) -> int:
    """The food that a seat holds."""
    return state.players[seat].resources[RESOURCES.index("food")]


def _missing(has: Sequence[int], price: Sequence[int], more: int, kinds: frozenset[int]) -> int | None:
    """The resources that a price lacks; None if they cannot be had."""
    lacking = [max(0, part - held) for part, held in zip(price, has, strict=True)]
    if sum(lacking) > more or any(lack and kind not in kinds for kind, lack in enumerate(lacking)):
        return None
    return sum(lacking)


def _payable(
    costs: Sequence[tuple[int, Sequence[int]]], has: Sequence[int], more: int, kinds: frozenset[int], need: int
) -> bool:
    """Whether some of these (points, cost) together bring the points and can be paid."""
    ordered = sorted(costs, key=lambda each: (-each[0], sum(each[1])))

    def go(at: int, price: tuple[int, ...], left: int) -> bool:
        if left <= 0:
            return True
        if sum(points for points, _ in ordered[at:]) < left:
            return False
        points, cost = ordered[at]
        together = tuple(one + other for one, other in zip(price, cost, strict=True))
        if _missing(has, together, more, kinds) is not None and go(at + 1, together, left - points):
            return True
        return go(at + 1, price, left)

    return go(0, (0, 0, 0), need)
