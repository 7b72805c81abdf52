"""What a player wants in Hexlands: the plans of the panel, stage by stage (docs/rules/hexlands.md).

A turn is asked step by step; here the steps stand side by side, and a plan has the ``next`` and ``stop`` that
lead to its own step. All is computed from the reader's view, so that no guess shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from ...core import Action, Fact, IllegalAction, Seat, Series, Term, choice
from ...core.dialogue import evolve
from ...core.mind import MOST_ROWS, Controls, Correction, Joined, Mind, Plan, PlanList
from ...core.mind import Row as PlanRow
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
    Lay,
    Move,
    Play,
    Promote,
    Raze,
    Road,
    Sell,
    Stop,
)
from ..actions import Turn as TurnOver
from ..printed import box, ground
from ..state import Stage, State, Turn, View, view
from ..steps.cards import card_choices, mason_choices, promote_choices
from ..steps.market import market_choices, price_from
from ..steps.moving import march_choices, steps_left
from ..steps.rounds import AFTER, is_idle
from ..steps.trading import bundles
from ..terms import TermEvent, card_name
from .assess import battle, cost, is_buildable
from .comparing import compared
from .forecast import known_state
from .forms import forms
from .heuristics import HexlandsHeuristics
from .marching import another, left_over, march_plans, marches, together
from .planning import FAR
from .policy import POLICIES, playing, shopping
from .tastes import GREEDY
from .turns import NEXT, STEPS, STOP, WORK_ALL, Sketch, dice_of, draws, turns
from .weighing import card_value, worth
from .winning import winning_plan
from .wishes import wishes

WITHIN: Mapping[Stage, Stage] = {"promote": "cards", "masons": "cards", "ride": "cards", "march": "act"}
"""Stages within a step."""
IN_A_ROW, MOST = 5, 25
"""Buttons of a row, options of a list."""
BESIDE_STOP = 2
"""Marches beside the button that leaves steps, which is wide."""
SEVERAL = 5
"""What may be ticked at once."""
DONE = Done()


class HexlandsMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = HexlandsHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        return controls(state, seat)

    def turns(self, state: State, seat: Seat) -> tuple[Plan, ...]:
        """Land, fight, build."""
        return () if forms(view(state, seat), seat) else turns(state, seat)

    def corrections(self, state: State, seat: Seat, last: Line) -> tuple[Correction, ...]:
        """One soldier more to the same battle, or another march together with the last one for fewer dice."""
        return another(view(state, seat), seat, last)

    def join(self, state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        """Deeds in the order of the turn, marches after them with the cheapest dice, and the steps between them."""
        return Joined(line_of(state, seat, plans), tuple(plans))

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
    """The panel of a turn: deeds, marches (which end cards and shop), a list of the rest, the other dice to work.

    What a card asks stands alone, and so does a die with steps left that bring something. Where soldiers stand on
    own land, orders are the way on, else the end.
    """
    asked = within_card(seen, seat)
    if asked is not None:  # what comes later would give up the rest of it
        return asked
    far = far_plans(seen, seat)
    on = [plan for plan in far if seen.stage == "march" and not isinstance(plan.line[0], Stop)]
    if any(is_gain(plan) for plan in on):
        rows, rest = marching_on(seen, seat, on)
    else:
        deeds, others = deed_plans(seen, seat)
        rows = [buttons(deeds[:IN_A_ROW]), buttons([plan for plan in far if is_gain(plan)][:IN_A_ROW])]
        rest = [*left_of(far, rows), *left_of(deeds, rows), *others]
    rows = [row for row in rows if row]
    if rest:
        rows.append(other_list(rest))
    more: list[PlanRow] = []
    seal, other = end_plan(seen, seat), orders_plan(seen)
    if has_works(seen, seat):
        seal, other = other, seal
    if len(rows) < MOST_ROWS:
        rows.append((other,))
    elif isinstance(rows[0], tuple) and len(rows[0]) < IN_A_ROW and not left_over(seen):
        rows[0] = (*rows[0], *buttons([other]))
    else:
        more.append((other,))
    return Controls(tuple(rows), seal=seal, more=tuple(more))


def marching_on(seen: View, seat: int, on: Sequence[Plan]) -> tuple[list[PlanRow], list[Plan]]:
    """The marches of the present die, and what leaves its steps for the other dice; and the marches of no gain."""
    near = [plan for plan in on if is_gain(plan)][: IN_A_ROW + BESIDE_STOP]
    stop = (stop_plan(seen),) if seen.players[seat].dice else ()
    rows: list[PlanRow] = [buttons(near[:IN_A_ROW]), (*buttons(near[IN_A_ROW:]), *stop)]
    return rows, left_of(on, rows)


def left_of(plans: Sequence[Plan], rows: Sequence[PlanRow]) -> list[Plan]:
    """The plans that are on no button."""
    shown = [plan.line for row in rows if not isinstance(row, PlanList) for plan in row]
    return [plan for plan in plans if plan.line not in shown]


def is_gain(plan: Plan) -> bool:
    """Whether a march brings something, or leads to where only this land allows a building."""
    return plan.facts["gain"] not in ("none", "defeat") or bool(plan.facts["bound"])


def buttons(plans: Sequence[Plan]) -> tuple[Plan, ...]:
    """The same plans in a few signs."""
    return tuple([replace(plan, key=f"{plan.key}-short") for plan in plans])


def stop_plan(seen: View) -> Plan:
    """Leave what is open; it names what is not done."""
    return Plan("enough", (STOP,), {"left": seen.now.left if seen.stage != "ride" else 0}, confirm=False)


def other_list(rest: Sequence[Plan]) -> PlanList:
    """What is on no button, counted: of marches the least wanted are left out where it is too much; ``roads``:
    whether these are all."""
    deeds = [plan for plan in rest if plan.key != "march"]
    far = [plan for plan in rest if plan.key == "march"][: MOST - len(deeds)]
    facts: dict[str, Fact] = {"count": len(far) + len(deeds), "roads": int(all(p.key == "road" for p in rest))}
    return PlanList("other", (*far, *deeds), facts, most=min(len(far) + len(deeds), SEVERAL))


def has_works(seen: View, seat: int) -> bool:
    """Whether soldiers stand on own land away from home, or win a battle: then there are orders to choose from."""
    home, spaces = seen.players[seat].home, {space for space, *_ in seen.players[seat].soldiers}
    return any(space != home and (seen.owners[space] == seat or wins_at(seen, seat, space)) for space in spaces)


def wins_at(seen: View, seat: int, space: int) -> bool:
    """Whether the soldiers there are stronger than all others."""
    mine, theirs = battle(seen, seat, space)
    return mine > theirs


def free_tiles(seen: View, seat: int, tiles: Sequence[Plan]) -> Plan | None:
    """The free ones of the tiles that Masons have left, the best spaces first; None without several."""
    names = ground().number
    free = [plan for plan in tiles if not cost(seen, seat, names[hex_of(plan.line[0])])][: seen.now.left]
    if len(free) < 2:
        return None
    line: tuple[Choice, ...] = tuple(action for plan in free for action in core(plan))
    try:
        Sketch(known_state(seen), Seat(seat)).doing(line)
    except IllegalAction:  # one tile may keep the next one from fitting
        return None
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


def far_plans(seen: View, seat: int) -> list[Plan]:
    """Marches, with the dice that they cost."""
    if seen.stage == "march":
        return list(march_plans(seen, seat, (STOP,)))
    way = ahead(seen, "act")
    return [] if way is None else list(march_plans(way[1], seat, way[0]))


def deed_plans(seen: View, seat: int) -> tuple[list[Plan], list[Plan]]:
    """What may be a button, the most wanted first: cards to play, cards to buy for less than they are worth or to
    draw, a special tile. And the rest: other purchases, roads."""
    first: list[Plan] = []
    if (way := ahead(seen, "cards")) is not None:
        weigh = playing(way[1], seat, GREEDY)
        cards = [action for action in card_choices(way[1], seat) if action.kind != "next"]
        first += [deed(way, action) for action in sorted(cards, key=weigh, reverse=True)]
    gains = list[tuple[float, Plan]]()
    if (way := ahead(seen, "act")) is not None:
        gains += draw_plans(way, seat, left_over(seen))
    if (shop := ahead(seen, "market")) is None:
        return [*first, *by_gain(gains)], []
    weigh, wares = shopping(shop[1], seat, GREEDY), market_choices(shop[1], seat)
    buys = [action for action in wares if action.kind == "buy"]
    gains += [(weigh(action), deed(shop, action)) for action in buys if weigh(action) > 0]
    tiles = [deed(shop, action) for action in wares if action.kind == "draw"]
    rest = [deed(shop, action) for action in buys if weigh(action) <= 0]
    roads = [action for action in wares if action.kind == "road"]
    rest += [deed(shop, action, blocks=blocks(shop[1], seat, action)) for action in roads]
    return [*first, *by_gain(gains), *tiles], rest


def by_gain(plans: Sequence[tuple[float, Plan]]) -> list[Plan]:
    """The plans, those that bring most first."""
    return [plan for _, plan in sorted(plans, key=lambda each: each[0], reverse=True)]


def deed(way: tuple[tuple[Choice, ...], View], action: Choice, *, blocks: bool = False) -> Plan:
    """One action of a step, led to; its words are those of the action, and whether it ``blocks`` a building."""
    return Plan(action.kind, (*way[0], action), {"blocks": int(blocks)}, confirm=False, focus=action)


def blocks(seen: View, seat: int, action: Choice) -> bool:
    """Whether a road takes the place of something that could be built there (A50)."""
    return action.kind == "road" and is_buildable(seen, seat, ground().number[hex_of(action)])


def draw_plans(way: tuple[tuple[Choice, ...], View], seat: int, drops: int) -> list[tuple[float, Plan]]:
    """Each card that a die or two dice together draw, with the fewest dice, and what it is worth beyond these;
    ``drops``: steps given up."""
    prefix, seen = way
    found = list[tuple[float, Plan]]()
    for number, line in draws(seen, seat).items():
        facts: dict[str, Fact] = {"dice": dice_of(line), "drops": drops}
        plan = Plan("develop", (*prefix, *line), facts, focus=line[-1])
        found.append((card_value(seen, seat, number) - number, plan))
    return found


def within_card(seen: View, seat: int) -> Controls | None:
    """What Veterans, Masons and Railway ask: a button each, the free ones together, a list of what is left over."""
    plans = asked_plans(seen, seat)
    if not plans:
        return None
    free = free_tiles(seen, seat, plans) if seen.stage == "masons" else None
    near = plans[: 2 * IN_A_ROW - (free is not None)]
    shown = (*(() if free is None else (free,)), *buttons(near))
    rows: list[PlanRow] = [row for row in (shown[:IN_A_ROW], shown[IN_A_ROW:]) if row]
    if rest := plans[len(near) :]:
        most = len(seen.players[seat].soldiers) if seen.stage == "ride" else seen.now.left
        facts: dict[str, Fact] = {"left": seen.now.left, "count": len(rest[:MOST])}
        rows.append(PlanList(seen.stage, tuple(rest[:MOST]), facts, most=max(1, min(most, len(rest)))))
    return Controls(tuple(rows), stop_plan(seen))


def asked_plans(seen: View, seat: int) -> list[Plan]:
    """What a card asks, the most wanted first; tiles that are free before the others."""
    match seen.stage:
        case "promote":
            able = promote_choices(seen, seat)
            return [Plan("promote", (action,)) for action in able if action.kind == "promote"]
        case "masons":
            names = ground().number
            lays = [each for each in mason_choices(seen, seat) if each.kind == "lay"]
            plans = [Plan("lay", (each,), lay_facts(seen, seat, names[hex_of(each)])) for each in lays]

            def least_wanted(plan: Plan) -> tuple[int, int, float]:
                space = names[hex_of(plan.line[0])]
                return cost(seen, seat, space), seen.owners[space] >= 0, -worth(seen, seat, space, 0)

            return sorted(plans, key=least_wanted)
        case "ride":
            return ride_plans(seen, seat)
        case _:
            return []


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


def line_of(state: State, seat: Seat, plans: Sequence[Plan]) -> tuple[Choice, ...]:
    """One line of several plans; IllegalAction if they do not go together."""
    sketch = Sketch(state, seat)
    deeds = [action for plan in plans if plan.key != "march" for action in core(plan)]
    moves = [action for plan in plans if plan.key == "march" for action in plan.line if isinstance(action, Move)]
    if deeds:
        sketch = sketch.doing(deeds)
    if moves:
        sketch = sketch if sketch.state.stage == "march" else sketch.at_the_dice()
        sketch = sketch.doing(together(sketch.seen, seat, moves))
    return sketch.line


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
