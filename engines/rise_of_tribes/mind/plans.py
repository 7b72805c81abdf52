"""The panel of Rise of Tribes: what a player may want at each question, as plans of several actions.

``stop`` and ``keep`` are no buttons: the plans of the next question begin with them. Whatever else is legal stays
behind "More".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from ...core import Action, Fact, Seat, Term, choice
from ...core.mind import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Controls,
    Correction,
    Joined,
    Mind,
    Plan,
    PlanList,
    Row,
)
from ...core.thinking import Line
from ..actions import (
    Bid,
    Buy,
    Choice,
    Complete,
    Cycle,
    Draw,
    Elder,
    End,
    Fight,
    Gather,
    Give,
    Grow,
    Hunt,
    Keep,
    Move,
    Pass,
    Stop,
    Take,
    Tame,
    Village,
)
from ..printed import FACES, LANDS, RESOURCES, goal, goals, numbers, terrain, tile, tiles, tribe
from ..scoring import is_reached
from ..state import State, View
from ..steps.acting import USES
from ..steps.auction import give_choices
from ..steps.finishing import finish_choices
from ..steps.gathering import gather_places
from ..steps.moving import fresh
from .assess import RULES, SKIPS, Way, attempt, is_open, onward
from .dice import act_rows, plan_of
from .lists import give_list, join
from .policy import POLICIES, RiseHeuristics
from .targets import IN_A_ROW, corrections, gather_rows, grow_rows, move_rows, place_rows
from .turns import turns
from .winning import winning_plan
from .words import plan_of_line

Rows = tuple[Row, ...]


UNFINISHED = frozenset({"grow", "move", "gather", "drive"})
"""The stages of an action that is open: the next question's plans, which would give up the rest of it, wait."""
WIDE = 3
"""Buttons with long words beside each other, at most."""
DECLINED = {"bid": "bid-never", "settle": "settle-never"}
"""The standing answers that decline, by stage."""


class RiseMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = RiseHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        """Return the panel of the seat that is asked; None for all others."""
        legal = RULES.legal_actions(state, seat)
        if not legal:
            return None
        rows = OWN.get(state.stage, plain_rows)(state, legal)
        ahead = None if state.stage in UNFINISHED else onward(state)
        more, seal = Rows(), leaving_plan(state, legal)
        if ahead is not None and ahead.state.stage == "act":
            rows, seal = (*rows, *act_rows(ahead)), None
        elif ahead is not None:
            last, more, seal = finish_rows(ahead)
            rows = (*rows, *last)
        return Controls(rows[:MOST_ROWS], seal, (*rows[MOST_ROWS:], *more)[:MOST_ROWS])

    def join(self, state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        return join(state, plans)

    def turns(self, state: State, seat: Seat) -> tuple[Plan, ...]:
        return turns(state) if state.asked == seat else ()

    def corrections(self, state: State, seat: Seat, last: Line) -> tuple[Correction, ...]:
        return corrections(state, last) if state.asked == seat else ()

    def suggested(self, state: State, seat: Seat, line: Line) -> Plan | None:
        return plan_of_line(state, line)

    def winning_plan(self, state: State, seat: Seat) -> Plan | None:
        return winning_plan(state, seat)

    def answers(self) -> tuple[str, ...]:
        """Out of the Chieftain's auction, and no abandoned village."""
        return tuple(DECLINED.values())

    def answer(self, view: View, seat: Seat, legal: Sequence[Choice], chosen: Collection[str]) -> Choice | None:
        is_declined = view.asked == seat and DECLINED.get(view.stage) in chosen
        return next((action for action in legal if isinstance(action, Pass)), None) if is_declined else None

    def wishes(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Return the legal actions and, during the game, all that a turn could bring this seat."""
        legal = RULES.legal_actions(state, seat)
        if state.stage == "over" or state.players[seat].left:
            return legal
        return tuple(dict.fromkeys((*legal, *wishes_of_turns(state, seat))))


def leaving_plan(state: State, legal: Sequence[Action]) -> Plan | None:
    """Return the button that leaves the rest of this question, where other questions follow."""
    if state.stage == "lead":
        return Plan("draw", (Draw(),), {"count": state.now.amount + state.now.extra}, confirm=False)
    skip = SKIPS.get(state.stage)
    if skip is None or skip not in legal:
        return None
    return Plan("enough", (skip,), {"why": state.stage, "left": forgone(state)}, confirm=False)


def forgone(state: State) -> int:
    """Return how much of an open action its end gives up: members to grow, steps, hexes to gather from."""
    now = state.now
    match state.stage:
        case "grow":
            return min(now.left + now.extra, state.players[state.active].supply)
        case "move":
            return min(now.left + now.extra, sum(fresh(state, hex) for hex in range(len(state.members))))
        case "gather":
            return min(now.left, len({hex for hex, _ in gather_places(state)}))
        case _:
            return 0


# --- single questions ------------------------------------------------------------------------------------------


def plain_rows(state: State, legal: Sequence[Action]) -> Rows:
    """Return buttons or lists of the actions as they are; those that decline stand apart."""
    way = Way(state)
    skip = SKIPS.get(state.stage)
    declining = tuple(plan_of(way, action) for action in legal if isinstance(action, Pass) and action != skip)
    plans = tuple(plan_of(way, action) for action in legal if not isinstance(action, Pass | Stop | Keep))
    if len(plans) + len(declining) <= MOST_BUTTONS:
        return chunked((*plans, *declining), WIDE)
    room = MOST_ROWS - bool(declining)
    parts = [plans[at : at + MOST_OPTIONS] for at in range(0, len(plans), MOST_OPTIONS)][:room]
    lists = [
        PlanList(state.stage if len(parts) == 1 else f"{state.stage}-{number}", part)
        for number, part in enumerate(parts, start=1)
    ]
    return (*lists, declining) if declining else tuple(lists)


def bids(state: State, legal: Sequence[Action]) -> Rows:
    """Return what may be bid, and the way out of the auction."""
    plans = tuple(Plan("bid", (action,), {"count": action.amount}) for action in legal if isinstance(action, Bid))
    if len(plans) > (MOST_ROWS - 1) * MOST_BUTTONS:
        return plain_rows(state, legal)
    return (
        *chunked(plans, MOST_BUTTONS),
        tuple(plan_of(Way(state), each) for each in legal if isinstance(each, Pass)),
    )


def rerolls(state: State, legal: Sequence[Action]) -> Rows:
    """Return the dice that Calendar may reroll; their words say that they roll."""
    return (
        tuple(
            Plan("reroll", (action,), {"die": Term(f"sign-{dict(action.fields())['die']}")}, confirm=False)
            for action in legal
            if not isinstance(action, Keep)
        ),
    )


def takes(state: State, legal: Sequence[Action]) -> Rows:
    """Return all that may be taken together, each as one plan."""
    kinds = [action for action in legal if isinstance(action, Take)]
    together = min(state.now.left, len(kinds)) if state.now.why == "dreamtime" else state.now.left
    together = 1 if state.now.why == "discovery" else max(1, together)
    sets = [
        each
        for each in combinations_with_replacement(kinds, together)
        if state.now.why != "dreamtime" or len(set(each)) == len(each)
    ]
    plans = tuple(Plan("take", each, {"what": amounts(each)}) for each in sets)
    return few("take", plans)


def amounts(actions: Sequence[Take]) -> tuple[Term, ...]:
    """The resources of several actions as a fact."""
    kinds = list(dict.fromkeys(action.resource for action in actions))
    return tuple(
        Term(f"amount-{kind}", {"count": sum(action.resource == kind for action in actions)}) for kind in kinds
    )


def gifts(state: State, legal: Sequence[Action]) -> Rows:
    """Return the even way to share out, and the list for any other."""
    gives = [action for action in legal if isinstance(action, Give)]
    even, after = list[Action](), state
    while after.stage == "give" and after.asked == state.asked:
        action = give_choices(after)[0]
        step = attempt(after, action)
        if step is None:
            break
        even.append(action)
        after = step.state
    plan = Plan("even", tuple(even), {"count": len(even)})
    return ((plan,), give_list(state, gives)) if len(gives) > 1 else ((plan,),)


def swaps(state: State, legal: Sequence[Action]) -> Rows:
    """Return the goals to swap before drawing; the last swap draws."""
    now = state.now
    draws = (Draw(),) if now.left == 1 else ()
    plans = tuple(
        Plan(
            "cycle",
            (action, *draws),
            {"card": Term(f"card-{action.card}"), "count": (now.amount + now.extra + 1) * len(draws)},
            confirm=False,
        )
        for action in legal
        if isinstance(action, Cycle)
    )
    return few("cycle", plans)


def chunked(plans: Sequence[Plan], wide: int) -> Rows:
    """Return plans in rows of so many buttons."""
    return tuple(tuple(plans[at : at + wide]) for at in range(0, len(plans), wide))


def few(key: str, plans: Sequence[Plan]) -> Rows:
    """Return plans with long words as two rows of buttons, or more of them as a list."""
    return chunked(plans, WIDE) if len(plans) <= 2 * WIDE else (PlanList(key, tuple(plans[:MOST_OPTIONS])),)


OWN: Mapping[str, Callable[[State, Sequence[Action]], Rows]] = {
    "act": lambda state, legal: (),
    "finish": lambda state, legal: (),
    "calendar": rerolls,
    "take": takes,
    "give": gifts,
    "grow": lambda state, legal: grow_rows(state),
    "move": lambda state, legal: move_rows(state),
    "gather": lambda state, legal: gather_rows(state),
    "lead": swaps,
    "bid": bids,
    "place": lambda state, legal: place_rows(state),
}
"""The rows of each stage; those not named show their legal actions."""


# --- the last step of a turn -----------------------------------------------------------------------------------


def finish_rows(way: Way) -> tuple[Rows, Rows, Plan]:
    """Return what can be done, what stands behind "More", and the button that ends the turn."""
    free = free_deeds(way)
    seal = end_plan(way, free)
    rows = paying_rows([plan for plan in finishing_plans(way) if plan.line != seal.line])
    bare = (end_plan(way, ()),) if free and not seal.facts["wins"] else ()
    return rows, (bare,) if bare else (), seal


def paying_rows(plans: Sequence[Plan]) -> Rows:
    """Return villages as a row of four, goals and whatever is left as rows of three; what has no room is a list."""
    villages = [plan for plan in plans if plan.key == "village"]
    others = [plan for plan in plans if plan.key != "village"]
    rows = (*chunked(villages, IN_A_ROW), *chunked(others, WIDE))
    if len(rows) <= MOST_ROWS:
        return rows
    shown = tuple(row for row in (tuple(villages[:IN_A_ROW]), tuple(others[:WIDE])) if row)
    rest = tuple(plan for plan in plans if all(plan not in row for row in shown))[:MOST_OPTIONS]
    return (*shown, PlanList("finish", rest, most=len(rest)))


def finishing_plans(way: Way) -> Iterator[Plan]:
    """Yield villages, goals and whatever else the last step allows, each as one plan."""
    state = way.state
    for action in sorted(finish_choices(state), key=order_of):
        match action:
            case Village():
                facts: dict[str, Fact] = dict(action.fields())
                yield Plan("village", (*way.line, action), facts, focus=action)
                if state.options.elders and state.players[state.asked].elder < 0:
                    yield Plan("village-elder", (*way.line, action, Elder(hex=action.hex)), facts, focus=action)
            case Complete():
                yield Plan("complete", (*way.line, action), card_facts(action.card), focus=action)
            case End():
                pass
            case _:
                yield plan_of(way, action)


def order_of(action: Action) -> int:
    """The elder first, who goes at once, then villages, as a goal completed before may change what they cost."""
    return {"elder": 0, "village": 1, "complete": 2, "buy": 3}.get(action.kind, 4)


def card_facts(card: str) -> dict[str, Fact]:
    """The facts of a goal: its name, its points, and its cost (``free``: 1 without one)."""
    printed = goal(card)
    food, wood, stone = printed.cost or (0, 0, 0)
    facts: dict[str, Fact] = {"card": Term(f"card-{card}"), "points": printed.points}
    return facts | {"free": int(not printed.is_technology), "food": food, "wood": wood, "stone": stone}


def free_deeds(way: Way) -> tuple[Complete, ...]:
    """Return the deeds that are reached, which cost nothing, as far as the game goes on."""
    state, deeds = way.state, list[Complete]()
    for card in way.state.players[state.asked].goals:
        if goal(card).is_technology or not is_reached(state, state.asked, goal(card)):
            continue
        action = Complete(card=card)
        step = attempt(state, action)
        if step is None:
            continue
        deeds.append(action)
        if is_open(step):
            break
        state = step.state
    return tuple(deeds)


def end_plan(way: Way, free: Sequence[Complete]) -> Plan:
    """Return the button that ends the turn, with the deeds that it completes."""
    points = sum(goal(action.card).points for action in free)
    wins = way.state.players[way.state.asked].total + points >= numbers().box.points_to_win
    last: tuple[Action, ...] = () if wins and free else (End(),)
    facts: dict[str, Fact] = {
        "count": len(free),
        "cards": tuple(Term(f"card-{action.card}") for action in free) or "",
        "points": points,
        "wins": int(wins and bool(free)),
    }
    return Plan("end", (*way.line, *free, *last), facts, confirm=False)


# --- wishes ----------------------------------------------------------------------------------------------------


def wishes_of_turns(state: State, seat: int) -> Iterator[Choice]:
    """Yield the actions of all steps of a turn, for every hex, die and goal."""
    names = state.board.names
    for die in FACES:
        for cls in USES.values():
            yield choice(cls, die, 0)
        yield from (choice(Hunt, die), choice(Tame, die), choice(Fight, die))
    price = tribe(state.players[seat].tribe).village
    for hex, name in enumerate(names):
        yield choice(Grow, name)
        for land in terrain(state.terrain[hex]).counts_as:
            yield choice(Gather, name, RESOURCES[LANDS.index(land)])
        yield choice(Village, name, *price)
        if state.options.elders:
            yield choice(Elder, name)
        if state.own(hex, seat):
            for to in range(len(names)):
                if to != hex:
                    yield choice(Move, name, names[to], 1)
    for card in goals().goals:
        yield choice(Complete, card.key)
    for each in tiles().tiles:
        if tile(each.key).resource:
            yield choice(Buy, each.key)
    yield choice(End)
