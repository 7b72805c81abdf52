"""Plans for the dice in hand: each action with each die, with the targets that need no choice."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Action, Fact, Term
from ...core.mind import MOST_OPTIONS, Plan, PlanList, Row
from ..actions import Draw, Gather, Grow, Use, UseGather, UseGrow, UseLead
from ..printed import ACTIONS, RESOURCES
from ..state import State, with_turn
from ..steps.acting import USES, can_use, may_light, own_dice, spend_choices, strength
from ..steps.consulting import consult_choices
from ..steps.gathering import gather_places
from ..steps.growing import grow_places
from ..steps.leading import begin_lead
from .assess import Way, attempt
from .targets import most_to_grow

FEW = 2
"""Other uses of dice that are buttons; their words are long."""


def act_rows(way: Way) -> tuple[Row, ...]:
    """Return a row of actions for each face in hand, and whatever else a die may do: a list, if it is much."""
    rows: list[Row] = []
    for die in own_dice(way.state):
        uses = [USES[action](die=die) for action in ACTIONS if can_use(way.state, action)]
        plans = tuple(plan for use in uses if (plan := use_plan(way, use)) is not None)
        rows += [plans] if plans else []
    other = tuple(other_uses(way))[:MOST_OPTIONS]
    if len(other) > FEW:
        return (*rows, PlanList("other", other))
    return (*rows, other) if other else tuple(rows)


def use_plan(way: Way, use: Use) -> Plan | None:
    """Return the plan of a die above an action, down to the targets that need no choice."""
    if isinstance(use, UseLead):
        return lead_plan(way, use)
    step = attempt(way.state, use)
    if step is None:
        return None
    state, targets = step.state, tuple[Grow | Gather, ...]()
    facts = signs(use) | {"amount": state.now.amount}
    match use:
        case UseGrow():
            targets = only_growth(state)
            facts["amount"] = min(state.now.amount, way.state.players[way.state.asked].supply)
            facts["where"] = targets[0].hex if targets else "none"
        case UseGather():
            targets = whole_harvest(state)
            hexes = state.now.left + len(state.now.gathered)
            facts |= {"each": state.now.amount, "amount": len(targets) or hexes}
    return Plan("use", (*way.line, use, *targets), facts, focus=use)


def signs(use: Use) -> dict[str, Fact]:
    """Facts of every use: the die's sign, the action, and whether Light in the Dark shines."""
    action = use.kind.removeprefix("use-")
    return {
        "die": Term(f"sign-{use.die}"),
        "use": action,
        "light": use.light,
        "amount": 0,
        "each": 0,
        "where": "none",
    }


def only_growth(state: State) -> tuple[Grow, ...]:
    """Return all members on the one hex that there is to grow on; () where there is a choice."""
    spots = grow_places(state) if state.stage == "grow" else ()
    if len(spots) != 1:
        return ()
    return (Grow(hex=state.board.names[spots[0]]),) * most_to_grow(state, spots[0])


def whole_harvest(state: State) -> tuple[Gather, ...]:
    """Return a Gather from every hex, where the action reaches all and each has one resource; else ()."""
    places = gather_places(state) if state.stage == "gather" else ()
    hexes = {hex for hex, _ in places}
    if not places or len(hexes) < len(places) or len(places) > state.now.left:
        return ()
    return tuple(Gather(hex=state.board.names[hex], resource=RESOURCES[kind]) for hex, kind in places)


def begin_drawing(table: State, use: Use) -> State:
    """Return the state in which a Lead asks for cards to change, without drawing any."""
    action = use.kind.removeprefix("use-")
    return begin_lead(with_turn(table, strength=strength(table, action, use.die, use.light)))


def lead_plan(way: Way, use: UseLead) -> Plan:
    """Return the plan to draw goals at once; its words say so, and changing some is another plan."""
    lead = begin_drawing(way.state, use)
    count = min(lead.now.amount, way.state.players[way.state.asked].pile)
    draw = (Draw(),) if lead.stage == "lead" else ()
    return Plan("use", (*way.line, use, *draw), signs(use) | {"amount": count}, confirm=False, focus=use)


def other_uses(way: Way) -> Iterator[Plan]:
    """Yield what a die may do beside: animals, a lesson, Light in the Dark, a Lead that changes goals."""
    state = way.state
    for spend in spend_choices(state):
        yield plan_of(way, spend)
    for die in own_dice(state):
        for action in ACTIONS:
            if can_use(state, action) and may_light(state, action, die):
                plan = use_plan(way, USES[action](die=die, light=1))
                if plan is not None:
                    yield plan
    for consult in consult_choices(state):
        yield plan_of(way, consult)
    for die in own_dice(state):
        use = UseLead(die=die)
        if can_use(state, "lead") and (lead := begin_drawing(state, use)).stage == "lead":
            facts = signs(use) | {"amount": lead.now.amount}
            yield Plan("swap", (*way.line, use), facts, focus=use)


def plan_of(way: Way, action: Action) -> Plan:
    """Return the plan of a single action, which is named by it."""
    return Plan("", (*way.line, action), focus=action)
