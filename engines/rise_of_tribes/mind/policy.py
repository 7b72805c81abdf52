"""The computer player of Rise of Tribes: it weighs each choice one step ahead.

Villages score every turn, so they come first. Deeds need members in the right places, so moves are weighed by what
they change on the map. Dice are weighed by how much their action does now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core import Chance, Seat
from ...core.dialogue import evolve
from ...core.mind import Policy
from ...core.thinking import Heuristics, Line
from ..actions import (
    Again,
    Bid,
    Choice,
    Complete,
    Elder,
    Gather,
    Give,
    Grow,
    Move,
    Place,
    Put,
    Sacrifice,
    Settle,
    Take,
    Trade,
    Using,
    Village,
)
from ..ground import is_land, on_map, put
from ..printed import LANDS, RESOURCES, goal, numbers, terrain, tile, tribe
from ..scoring import progress
from ..state import State, Table, View
from ..steps.acting import strength
from ..steps.clash import usual_limit
from ..steps.finishing import finish_choices
from ..steps.gathering import harvest
from ..steps.moving import can_move
from ..steps.turns import act_choices

ENOUGH = 12
"""The number of members on the map beyond which more are worth little."""
BID = 3
"""The most resources that the Chieftain is worth, unless the high bid can be made."""


AT_ONCE = 100.0
"""The weight of the elder, who goes to a new village at once or not at all."""
SHARED = 10.0
"""What a first place loses that others hold already."""


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Return the legal action of the highest weight; the first one at stages without weights."""
    if len(legal) == 1:
        return legal[0]
    weigh = WEIGHTS.get(view.stage)
    return legal[0] if weigh is None else max(legal, key=weigh(view))


Weigh = Callable[[Choice], float]


# --- what is wanted ----------------------------------------------------------------------------------------------


def wants(view: Table, seat: int) -> tuple[float, float, float]:
    """The worth of one more of each resource: for a village first, then for open technologies."""
    player = view.players[seat]
    worth = [0.25, 0.25, 0.25]
    for kind, (has, cost) in enumerate(zip(player.resources, tribe(player.tribe).village, strict=True)):
        worth[kind] += 1.0 if has < cost else 0.4 if has < 2 * cost else 0.0
    for card in player.goals:
        for kind, cost in enumerate(goal(card).cost or (0, 0, 0)):
            if player.resources[kind] < cost:
                worth[kind] += 0.3
    return (worth[0], worth[1], worth[2])


def worth_of_map(view: Table, seat: int, members: tuple[tuple[int, ...], ...]) -> float:
    """The worth of a distribution of members: deeds to come, villages held, dangers, different lands."""
    table, total, held = evolve(view, members=members), 0.0, set[str]()
    usual, icy = usual_limit(view), numbers().glacier.limit
    for card in view.players[seat].goals:
        printed = goal(card)
        if not printed.is_technology and printed.deed != "villages":
            have, need = progress(table, seat, printed)
            total += printed.points * (have / need) ** 2 * (1.5 if have >= need else 1)
    for hex, here in enumerate(members):
        own = here[seat]
        if not own:
            if view.villages[hex] == seat:
                total -= 4.0
            continue
        most = icy if hex == view.ice else usual
        strongest = max((*here[:seat], *here[seat + 1 :]))
        if hex == view.invaded:
            strongest = max(strongest, view.invaders)
        if strongest and sum(here) > most:
            if own <= strongest:
                total -= 0.5 * own
                continue
            total += 0.3 * strongest
        total += 0.25 + 0.05 * own - (0.3 * (own - most) if own > most else 0.0)
        held.update(terrain(view.terrain[hex]).counts_as)
    return total + 0.3 * len(held)


def shift(view: Table, seat: int, origin: int, to: int, count: int) -> tuple[tuple[int, ...], ...]:
    """The members after a step from ``origin``, or from the supply if it is -1."""
    members = list(view.members)
    if origin >= 0:
        members[origin] = put(members[origin], seat, members[origin][seat] - count)
    members[to] = put(members[to], seat, members[to][seat] + count)
    return tuple(members)


# --- stage by stage ----------------------------------------------------------------------------------------------


def by_strength(view: Table) -> Weigh:
    """Weigh action and die by how much they do, and how much of that is wanted."""
    seat, player = view.active, view.players[view.active]
    there, price = on_map(view, seat), wants(view, seat)
    gives = sorted(
        (price[LANDS.index(land)] for hex, here in enumerate(view.members) if here[seat] and hex != view.invaded
         for land in LANDS if is_land(view, hex, land)),
        reverse=True,
    )  # fmt: skip
    deeds = sum(1 for card in player.goals if not goal(card).is_technology)

    def weigh(action: Choice) -> float:
        if not isinstance(action, Using):
            return {"tame": 9.0, "hunt": 5.0, "fight": 2.5}.get(action.kind, -1.0)
        name = action.kind.removeprefix("use-")
        power = strength(view, name, action.die, action.light)
        saved = 0.1 * ("moon", "blank", "sun").index(action.die)
        match name:
            case "grow":
                count = min(numbers().grow.of(power), player.supply)
                return count * (1.0 if there < 7 else 0.6 if there < ENOUGH else 0.2) - saved
            case "gather":
                hexes = numbers().gather_hexes.of(power)
                return numbers().gather_each.of(power) * sum(gives[:hexes]) - saved
            case "lead":
                count = min(numbers().lead.of(power), player.pile)
                return count * (1.5 if len(player.goals) < 2 else 0.9 if len(player.goals) < 5 else 0.3) - saved
            case _:
                return min(numbers().move.of(power), there) * (0.35 + 0.2 * min(deeds, 3)) - saved

    return weigh


def by_place(view: Table) -> Weigh:
    """Weigh Grow, Move and placements by what they change on the map; to stop changes nothing."""
    seat = view.asked
    now = worth_of_map(view, seat, view.members)

    def weigh(action: Choice) -> float:
        number = view.board.number
        match action:
            case Grow():
                return 5 + worth_of_map(view, seat, shift(view, seat, -1, number[action.hex], 1)) - now
            case Place():
                hex = number[action.hex]
                near = {view.terrain[beside] for beside in (*view.board.neighbours[hex], hex)}
                return len(near) + 0.1 * len(view.board.neighbours[hex]) - SHARED * any(view.members[hex])
            case Move() | Again():
                count = action.count if isinstance(action, Move) else 1
                after = shift(view, seat, number[action.origin], number[action.to], count)
                return worth_of_map(view, seat, after) - now - 0.01 * count
            case _:
                return 0.005 if not can_move_or_grow(view) else 0.0

    return weigh


def can_move_or_grow(view: Table) -> bool:
    """Whether there is a choice other than to stop."""
    return view.stage == "grow" or (view.stage == "move" and can_move(view))


def by_want(view: Table) -> Weigh:
    """Weigh Gather and Take by how much the resource is wanted."""
    price = wants(view, view.asked)

    def weigh(action: Choice) -> float:
        match action:
            case Gather():
                kind = RESOURCES.index(action.resource)
                count, _, plenty = harvest(view, view.board.number[action.hex], kind)
                return (count + plenty) * price[kind]
            case Take():
                return price[RESOURCES.index(action.resource)]
            case _:
                return 0.0

    return weigh


def by_points(view: Table) -> Weigh:
    """Weigh the last step: deeds, the elder, villages, technologies, the altar's points, useful trades."""
    seat = view.active
    price = wants(view, seat)

    def weigh(action: Choice) -> float:
        match action:
            case Elder():
                return AT_ONCE
            case Complete():
                card = goal(action.card)
                return (4 if card.is_technology else 9) + card.points
            case Village():
                return 7 + 0.1 * view.members[view.board.number[action.hex]][seat]
            case Sacrifice():
                return 2 + 0.1 * view.members[view.board.number[action.hex]][seat]
            case Trade():
                return 1 + price[RESOURCES.index(action.wanted)] - price[RESOURCES.index(action.resource)]
            case _:
                return {"end": 1.0, "buy": 0.5}.get(action.kind, 0.0)

    return weigh


def by_bid(view: Table) -> Weigh:
    """Weigh bids: up to the high bid if there are resources enough, else a few resources for a point."""
    most = BID if sum(view.players[view.asked].resources) < 9 else tile("chieftain").high_bid

    def weigh(action: Choice) -> float:
        if isinstance(action, Bid):
            return 1.0 if action.amount == view.bid + 1 and action.amount <= most else -1.0
        return 0.0

    return weigh


def by_harm(view: Table) -> Weigh:
    """Weigh pieces by their harm to others; harm goes to the leading rival, gifts to the last."""
    seat, points = view.asked, [player.total for player in view.players]

    def weigh(action: Choice) -> float:
        match action:
            case Put():
                hex = view.board.number.get(action.hex)
                return 0.0 if hex is None else sum(view.members[hex]) - 3.0 * view.members[hex][seat]
            case Give():
                return -points[action.seat]
            case Settle():
                return 1.0 + 0.5 * action.elder
            case _:
                return points[getattr(action, "seat", seat)] if action.kind == "rival" else 0.0

    return weigh


WEIGHTS: Mapping[str, Callable[[Table], Weigh]] = {
    "act": by_strength,
    "grow": by_place,
    "move": by_place,
    "place": by_place,
    "gather": by_want,
    "take": by_want,
    "finish": by_points,
    "bid": by_bid,
    "put": by_harm,
    "glacier": by_harm,
    "rival": by_harm,
    "give": by_harm,
    "settle": by_harm,
    "lead": lambda view: lambda action: float(action.kind == "draw"),
    "calendar": lambda view: lambda action: float(action.kind == "keep"),
    "consult": lambda view: lambda action: float(action.kind == "pass"),
    "drive": lambda view: lambda action: float(action.kind == "drive"),
}
"""By stage: how its choices are weighed; at other stages the first choice is taken."""

POLICIES: Mapping[str, Policy] = {"greedy": greedy}


# --- search ------------------------------------------------------------------------------------------------------

MOST_CHOICES = 8
CHOICES: Mapping[str, Callable[[Table], tuple[Any, ...]]] = {"act": act_choices, "finish": finish_choices}
"""The stages that are searched; elsewhere greedy chooses as well, and at a hundredth of the price."""


class RiseHeuristics(Heuristics[State, Choice]):
    cut = 4
    budget = 2000
    suggestion = 3600
    doubt = 8.0
    spread = 10.0

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        return state.stage in CHOICES

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The choices of this stage that greedy weighs most."""
        weigh: Callable[[Any], float] = WEIGHTS[state.stage](state)
        choices = sorted(CHOICES[state.stage](state), key=weigh, reverse=True)
        return [(choice,) for choice in choices[:MOST_CHOICES]]
