"""What a player wants in Hexlands: the plans of the panel, stage by stage (docs/rules/hexlands.md).

A turn is asked step by step; here the steps stand side by side, and a plan has the ``next`` and ``stop`` that
lead to its own step. All is computed from the reader's view, so that no guess shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from ...core import Action, Fact, FastChance, IllegalAction, Seat, Series, Term
from ...core.dialogue import choice, evolve
from ...core.mind import Controls, Joined, Mind, Plan, PlanList
from ...core.thinking import Line
from ..actions import (
    Buy,
    Choice,
    Clear,
    Decline,
    Demote,
    Develop,
    Dismiss,
    Dispatch,
    Done,
    Draw,
    Join,
    Lay,
    Move,
    Next,
    Play,
    Promote,
    Raze,
    Road,
    Sell,
    Stop,
    WorkAll,
)
from ..actions import Turn as TurnOver
from ..printed import box, ground, items
from ..report import MOVED
from ..rules import ANSWERS, HexlandsRules
from ..state import Stage, State, Turn, View, view
from ..steps.cards import card_choices, mason_choices, promote_choices
from ..steps.market import market_choices, price_from
from ..steps.moving import can_develop, march_choices, steps_left
from ..steps.rounds import AFTER, is_idle
from ..steps.trading import bundles
from ..terms import TermEvent, card_name
from .assess import battle, cost, is_buildable
from .comparing import compared
from .forecast import known_state
from .forms import forms
from .heuristics import HexlandsHeuristics
from .marching import March, left_over, march_plans, marches, together
from .planning import FAR
from .policy import POLICIES
from .winning import winning_plan
from .wishes import wishes

STEPS: tuple[Stage, ...] = ("cards", "market", "act", "close")
"""The steps of a turn."""
WITHIN: Mapping[Stage, Stage] = {"promote": "cards", "masons": "cards", "ride": "cards", "march": "act"}
"""Stages within a step."""
MOST = 25
"""Options of a list."""
SEVERAL = 5
"""Deeds that may be ticked at once."""
NEXT, STOP, WORK_ALL, DONE = Next(), Stop(), WorkAll(), Done()
RULES = HexlandsRules()


class HexlandsMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = HexlandsHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        return controls(state, seat)

    def join(self, state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        """Marches with the cheapest dice, deeds in the order of the turn, with the steps between them."""
        return Joined(line_of(state, seat, key, plans), tuple(plans))

    def shortcuts(self, state: State, seat: Seat) -> tuple[Plan, ...]:
        """New land with all soldiers and the other dice to work."""
        return usual_turn(state, seat)

    def suggested(self, state: State, seat: Seat, line: Line) -> Plan | None:
        return suggested_plan(view(state, seat), line)

    def winning_plan(self, state: State, seat: Seat) -> Plan | None:
        return winning_plan(state, seat)

    def compared(self, before: State, after: State, seat: Seat, line: Line) -> Mapping[str, int]:
        return compared(before, after, seat, line)

    def answers(self) -> tuple[str, ...]:
        """Refuse every offer, or those that give fewer coins."""
        return ("trade-never", *(f"trade-{coins}" for coins in LEAST_COINS))

    def answer(self, view: View, seat: Seat, legal: Sequence[Choice], chosen: Collection[str]) -> Choice | None:
        return refusal(view, legal, chosen)

    def wishes(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        return wishes(state, seat)


LEAST_COINS = (1, 2, 3, 5)
"""The coins that an offer must give, to choose among."""


def refusal(seen: View, legal: Sequence[Choice], chosen: Collection[str]) -> Choice | None:
    """Return the refusal of an offer by a standing answer: it depends on the offer, not on what one could give."""
    if seen.offer is None or not chosen:
        return None
    coins = bundles(seen.offer)[0].coins
    least = max((int(key.removeprefix("trade-")) for key in chosen if key != "trade-never"), default=0)
    no = choice(Decline)
    return no if no in legal and ("trade-never" in chosen or coins < least) else None


def controls(state: State, seat: Seat) -> Controls | None:
    """Return the plans of a seat; None where it is not asked."""
    seen = view(state, seat)
    if form := forms(seen, seat):
        return form
    if seat != seen.active or seen.stage not in (*STEPS, *WITHIN):
        return None
    return turn(seen, seat)


def turn(seen: View, seat: int) -> Controls:
    """The panel of a turn: what a card asks, other deeds, marches (which end cards and shop), the rest to work.

    What a card asks stands alone, free tiles of Masons first. Where soldiers stand on own land, orders are the way
    on, else the end.
    """
    within = within_card(seen, seat)
    if within is not None:  # what comes later would give up the rest of it
        stop = Plan("", (STOP,), confirm=False)
        free = free_tiles(seen, seat, within) if seen.stage == "masons" else None
        return Controls((within,), stop) if free is None else Controls((within, (stop,)), free)
    deeds, far = deed_list(seen, seat), march_list(seen, seat)
    lists = [row for row in (deeds, far) if row is not None]
    rows: list[tuple[Plan, ...] | PlanList] = [*lists]
    more: list[tuple[Plan, ...] | PlanList] = []
    ways = [end_plan(seen, seat), orders_plan(seen)]
    first = ways.pop(1 if has_works(seen, seat) else 0)
    (rows if len(rows) < len(STEPS) - 1 else more).append(tuple(ways))
    return Controls(tuple(rows), seal=first, more=tuple(more))


def has_works(seen: View, seat: int) -> bool:
    """Whether soldiers stand on own land away from home, or win a battle: then there are orders to choose from."""
    home, spaces = seen.players[seat].home, {space for space, *_ in seen.players[seat].soldiers}
    return any(space != home and (seen.owners[space] == seat or wins_at(seen, seat, space)) for space in spaces)


def wins_at(seen: View, seat: int, space: int) -> bool:
    """Whether the soldiers there are stronger than all others."""
    mine, theirs = battle(seen, seat, space)
    return mine > theirs


def free_tiles(seen: View, seat: int, tiles: PlanList) -> Plan | None:
    """The free ones of the tiles that Masons have left, the best spaces first; None without any."""
    names = ground().number
    free = [plan for plan in tiles.plans if not cost(seen, seat, names[hex_of(plan.line[0])])][: seen.now.left]
    if not free:
        return None
    line: tuple[Choice, ...] = tuple(action for plan in free for action in core(plan))
    try:
        with_steps(known_state(seen), Seat(seat), line)
    except IllegalAction:  # one tile may keep the next one from fitting
        line = line[:1]
    return Plan("lay-free", line, {"hexes": Series([hex_of(action) for action in line], "space")})


def ahead(seen: View, goal: Stage) -> tuple[tuple[Choice, ...], View] | None:
    """The ``stop`` and ``next`` that lead to a step of this turn, and the table there; None if there is no way.

    Steps without a choice are skipped, as the rules do (A83).
    """
    line: list[Choice] = []
    if seen.stage in WITHIN:
        line.append(STOP)
        seen = evolve(seen, stage=AFTER[seen.stage], now=Turn(**{**seen.now.__dict__, "left": 0}))
    if seen.stage not in STEPS or STEPS.index(seen.stage) > STEPS.index(goal):
        return None
    while True:
        while is_idle(seen):
            seen = evolve(seen, stage=AFTER[seen.stage])
        if STEPS.index(seen.stage) >= STEPS.index(goal):
            return (tuple(line), seen) if seen.stage == goal else None
        line.append(NEXT)
        seen = evolve(seen, stage=AFTER[seen.stage])


def end_plan(seen: View, seat: int) -> Plan:
    """The dice left to work, and the end of the turn."""
    dice, drops = seen.players[seat].dice, {"drops": left_over(seen)}
    way = ahead(seen, "act")
    if way is not None and dice:
        return Plan("work-end", (*way[0], WORK_ALL, DONE), {"count": len(dice), "coins": sum(dice), **drops})
    return Plan("end", (*to_close(seen), DONE), drops)


def orders_plan(seen: View) -> Plan:
    """The way to the orders, with the dice left to work."""
    dice, drops = seen.players[seen.active].dice, {"drops": left_over(seen)}
    way = ahead(seen, "act")
    if way is not None and dice:
        return Plan("orders", (*way[0], WORK_ALL), {"count": len(dice), "coins": sum(dice), **drops})
    return Plan("orders", to_close(seen), {"count": 0, "coins": 0, **drops})


def to_close(seen: View) -> tuple[Choice, ...]:
    way = ahead(seen, "close")
    assert way is not None, "the last step can always be reached"
    return way[0]


# --- lists -----------------------------------------------------------------------------------------------------


def march_list(seen: View, seat: int) -> PlanList | None:
    """Marches, with the dice that they cost; ``closes``: whether cards or the market close by marching."""
    if seen.stage == "march":
        plans = march_plans(seen, seat, (STOP,))
    else:
        way = ahead(seen, "act")
        plans = () if way is None else march_plans(way[1], seat, way[0])
    if not plans:
        return None
    closes = int(seen.stage in ("cards", "market") or WITHIN.get(seen.stage) == "cards")
    most = min(len(plans), len(seen.players[seat].soldiers))
    return PlanList("march", plans[:MOST], {"left": left_over(seen), "closes": closes}, most=max(1, most))


def deed_list(seen: View, seat: int) -> PlanList | None:
    """Cards to play, purchases and roads, cards to draw with dice or with two added up."""
    plans: list[Plan] = []
    if (way := ahead(seen, "cards")) is not None:
        plans += [deed(way, action) for action in card_choices(way[1], seat) if action.kind != "next"]
    if (way := ahead(seen, "market")) is not None:
        wanted = [each for each in market_choices(way[1], seat) if each.kind in ("buy", "draw", "road")]
        plans += [deed(way, action, blocks=blocks(way[1], seat, action)) for action in wanted]
    if (way := ahead(seen, "act")) is not None:
        plans += draw_plans(way, seat, left_over(seen))
    if not plans:
        return None
    return PlanList("deed", tuple(plans[:MOST]), most=min(len(plans), MOST, SEVERAL))


def deed(way: tuple[tuple[Choice, ...], View], action: Choice, *, blocks: bool = False) -> Plan:
    """One action of a step, led to; its words are those of the action, and whether it ``blocks`` a building."""
    return Plan(action.kind, (*way[0], action), {"blocks": int(blocks)}, confirm=False, focus=action)


def blocks(seen: View, seat: int, action: Choice) -> bool:
    """Whether a road takes the place of something that could be built there (A50)."""
    return action.kind == "road" and is_buildable(seen, seat, ground().number[hex_of(action)])


def draw_plans(way: tuple[tuple[Choice, ...], View], seat: int, drops: int) -> list[Plan]:
    """Each card that a die or two dice together draw, once, with the fewest dice; ``drops``: steps given up."""
    prefix, seen = way
    dice, lines = seen.players[seat].dice, dict[int, tuple[Choice, ...]]()
    for die in sorted(set(dice), reverse=True):
        lines[die] = (choice(Develop, die),)
    for low, high in sorted({(min(pair), max(pair)) for pair in combinations(dice, 2)}):
        lines.setdefault(low + high, (choice(Join, low, high), choice(Develop, low + high)))
    plans = []
    for number, line in sorted(lines.items()):
        if number <= len(items().items) and can_develop(seen, number):
            dice_used = str(number) if len(line) == 1 else "+".join(str(value) for _, value in line[0].fields())
            plans.append(Plan("develop", (*prefix, *line), {"dice": dice_used, "drops": drops}, focus=line[-1]))
    return plans


def within_card(seen: View, seat: int) -> PlanList | None:
    """What Veterans, Masons and Railway ask, several at once."""
    match seen.stage:
        case "promote":
            plans = [
                Plan("promote", (action,)) for action in promote_choices(seen, seat) if action.kind == "promote"
            ]
        case "masons":
            names = ground().number
            plans = sorted(
                [
                    Plan("lay", (action,), lay_facts(seen, seat, names[hex_of(action)]))
                    for action in mason_choices(seen, seat)
                    if action.kind == "lay"
                ],
                key=lambda plan: (-int(str(plan.facts["new"])), cost(seen, seat, names[hex_of(plan.line[0])])),
            )
        case "ride":
            plans = ride_plans(seen, seat)
        case _:
            return None
    if not plans:
        return None
    most = len(seen.players[seat].soldiers) if seen.stage == "ride" else seen.now.left
    return PlanList(seen.stage, tuple(plans[:MOST]), {"left": seen.now.left}, most=max(1, min(most, len(plans))))


def lay_facts(seen: View, seat: int, space: int) -> dict[str, Fact]:
    """Whether a tile of Masons is new land, and whether it keeps a building from that space this round (83)."""
    is_in_the_way = not seen.options.piling and is_buildable(seen, seat, space)
    return {"new": int(seen.owners[space] < 0), "blocks": int(is_in_the_way)}


def hex_of(action: object) -> str:
    return str(getattr(action, "hex"))  # noqa: B009  (every such action has one)


def ride_plans(seen: View, seat: int) -> list[Plan]:
    """Railway journeys, each target once."""
    able = {action for action in march_choices(seen, seat) if isinstance(action, Move)}
    plans = []
    for march in marches(seen, seat, steps_left(seen)):
        [move, *others] = march.moves
        if move in able and not others:
            plans.append(Plan("ride", (move,)))
    return plans


# --- several at once -------------------------------------------------------------------------------------------


def core(plan: Plan) -> list[Choice]:
    """The actions of a plan without those that lead to its step."""
    line: tuple[Choice, ...] = plan.line  # type: ignore[assignment]  # the plans of this game
    return [action for action in line if action not in (NEXT, STOP)]


def line_of(state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> tuple[Choice, ...]:
    """One line of several plans; IllegalAction if they do not go together."""
    if key == "march":
        seen = view(state, seat)
        way = None if seen.stage == "march" else ahead(seen, "act")
        moves = [action for plan in plans for action in plan.line if isinstance(action, Move)]
        wanted = together(seen if way is None else way[1], seat, moves)
    else:
        wanted = tuple([action for plan in plans for action in core(plan)])
    return with_steps(state, seat, wanted)


def with_steps(state: State, seat: Seat, wanted: Sequence[Choice]) -> tuple[Choice, ...]:
    """The actions with the ``stop`` and ``next`` that are needed between them; IllegalAction if one is refused."""
    chance, line = FastChance(0), list[Choice]()
    for action in wanted:
        while action.kind not in ANSWERS[state.stage] and state.stage in (*STEPS[:-1], *WITHIN):
            end = STOP if state.stage in WITHIN else NEXT
            state = RULES.apply_action(state, seat, end, chance).state
            line.append(end)
        state = RULES.apply_action(state, seat, action, chance).state
        line.append(action)
    return tuple(line)


# --- ready-made ------------------------------------------------------------------------------------------------


def suggested_plan(view: View, line: Line) -> Plan | None:
    """A suggested line in words: cards, roads, where soldiers go and fight, coins; None without any but coins."""
    bought, brings, takes = Counter[int](), list[Fact](), list[Fact]()
    for action in line:
        term = part_of(view, action, bought)
        if term is not None:
            (takes if isinstance(action, GIVING_UP) else brings).append(term)
    parts = [*targets(view, [action for action in line if isinstance(action, Move)]), *takes, *brings]
    if not parts:
        return None
    spent = sum(action.die for action in line if isinstance(action, Develop | Dispatch))
    coins = sum(view.players[view.active].dice) - spent if WORK_ALL in line else 0
    return Plan("suggested", line, {"things": tuple(parts), "coins": coins})


GIVING_UP = (Sell, TurnOver, Raze, Dismiss, Demote)
"""Actions that give something up, which is named before what the others bring."""


def part_of(view: View, action: Action, bought: Counter[int]) -> Term | None:
    """What an action of a suggested line brings or costs, as one of several things; None for steps, dice and coins
    of work, which the other words tell. ``bought``: the cards bought before it, by pile."""
    match action:
        case Develop():
            return card_name(action.die)
        case Play() | Sell():
            return Term(f"plan-part-{action.kind}", {"item": card_name(action.number)})
        case Buy():
            bought[action.seat] += 1
            card = view.players[action.seat].pile[-bought[action.seat]]
            price = price_from(card, view.active, action.seat)
            return Term("plan-part-buy", {"item": card_name(card), "price": price})
        case Draw():
            return Term("plan-part-draw", {"price": box().rules.tile_price})
        case TurnOver():
            return Term("plan-part-turn", {"tile": Term(f"{TermEvent.terms['tile']}-{action.tile}")})
        case Lay():
            price = cost(view, view.active, ground().number[action.hex])
            return Term("plan-part-lay", {"hex": action.hex, "price": price})
        case Road() | Raze() | Dismiss() | Demote() | Promote() | Clear():
            return Term(f"plan-part-{action.kind}", {"hex": action.hex})
        case _:
            return None


def targets(view: View, moves: Sequence[Move]) -> tuple[str, ...]:
    """Where soldiers end up, in order, with the forces of a battle that awaits them there: "D4 ⚔ 1:3"."""
    forces, ground_of = Counter[str](), ground().number
    strength = {unit.key: number for number, unit in enumerate(box().units, start=1)}
    for move in moves:
        forces[move.origin] -= strength[move.unit]
        forces[move.to] += strength[move.unit]
    way = ahead(view, "act")
    seen = view if way is None else way[1]
    against = {one.to: one.theirs for one in marches(seen, seen.active, FAR) if one.theirs}
    return tuple(
        name if (theirs := against.get(ground_of[name], 0)) == 0 else f"{name} ⚔ {forces[name]}:{theirs}"
        for name in dict.fromkeys(move.to for move in moves)
        if forces[name] > 0
    )


def usual_turn(state: State, seat: Seat) -> tuple[Plan, ...]:
    """New land with all soldiers, the cheapest first, and the dice left to work; () without new land in reach."""
    seen = view(state, seat)
    if forms(seen, seat) is not None or seat != seen.active or seen.stage not in ("cards", "market", "act"):
        return ()
    way = ahead(seen, "act")
    if way is None:
        return ()
    dice, soldiers = way[1].players[seat].dice, way[1].players[seat].soldiers
    free = Counter(each[:2] for each in soldiers if not each.flags & MOVED)
    chosen: list[March] = []
    for march in marches(way[1], seat, sum(dice)):
        key = (march.origin, march.strength)
        if march.gain != "land" or march.many > 1 or free[key] < 1:
            continue
        moves = [move for one in (*chosen, march) for move in one.moves]
        try:
            together(way[1], seat, moves)
        except IllegalAction:
            continue
        chosen.append(march)
        free[key] -= 1
    if not chosen:
        return ()
    core = together(way[1], seat, [move for one in chosen for move in one.moves])
    spent = sum(action.die for action in core if isinstance(action, Dispatch))
    rest = (WORK_ALL,) if spent < sum(dice) else ()
    line = with_steps(state, seat, (*core, *rest))
    names = tuple(ground().names[one.to] for one in chosen)
    return (Plan("usual", line, {"hexes": names, "coins": sum(dice) - spent}),)
