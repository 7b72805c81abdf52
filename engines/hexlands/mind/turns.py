"""Whole turns of Hexlands that differ in kind: land, fight, build; the game's own judgement, tried on a guess.

A turn begins with the cards that only bring something; what is left of the dice works. Battles and land are marched
to as ``marches`` wants them; what is built is what the computer player would order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from ...core import Fact, FastChance, IllegalAction, Seat, Series, Term, choice
from ...core.mind import Plan
from ..actions import Choice, Command, Develop, Dispatch, Join, Lay, Next, Play, Stop, WorkAll
from ..printed import box, ground, item
from ..report import MOVED
from ..rules import ANSWERS, HexlandsRules
from ..state import Stage, State, View, secret, view
from ..steps.cards import mason_spaces
from ..steps.moving import can_develop
from ..steps.orders import order_choices
from ..terms import card_use, short_name
from .assess import BUILT, cost
from .marching import March, marches, together
from .policy import order_price, ordering, playing
from .tastes import GREEDY
from .weighing import card_value, site_value, worth

STEPS: tuple[Stage, ...] = ("cards", "market", "act", "close")
"""The steps of a turn."""
WITHIN = ("promote", "masons", "ride", "march")
"""Stages within a step."""
RULES = HexlandsRules()
NEXT, STOP, WORK_ALL = Next(), Stop(), WorkAll()
BRINGS = ("market-day", "factory", "recruit", "dice-maker")
"""Cards that ask nothing and only bring something."""
MOST_CARDS, MOST_TARGETS, MOST_DRAWS, MOST_ORDERS, MOST_PARTS = 2, 3, 2, 2, 3
"""What the words of one turn have room for."""


class Sketch(NamedTuple):
    """A turn as far as it is thought out: the state that it leads to, its actions, and what it names."""

    state: State
    seat: Seat
    line: tuple[Choice, ...] = ()
    parts: tuple[Fact, ...] = ()

    @property
    def seen(self) -> View:
        return view(self.state, self.seat)

    def doing(self, wanted: Sequence[Choice], *parts: Fact) -> Sketch:
        """Go on with these actions and what leads to their steps; IllegalAction if one is refused."""
        state, chance, line = self.state, FastChance(0), list(self.line)
        for action in wanted:
            while action.kind not in ANSWERS[state.stage] and state.stage in (*STEPS[:-1], *WITHIN):
                end = STOP if state.stage in WITHIN else NEXT
                state = RULES.apply_action(state, self.seat, end, chance).state
                line.append(end)
            state = RULES.apply_action(state, self.seat, action, chance).state
            line.append(action)
        return Sketch(state, self.seat, tuple(line), (*self.parts, *parts))

    def at_the_dice(self) -> Sketch:
        """Go on to the step of the dice."""
        sketch = self
        while sketch.state.stage not in ("act", "close"):
            end = STOP if sketch.state.stage in WITHIN else NEXT
            sketch = sketch.doing((end,))
        return sketch


def turns(state: State, seat: Seat) -> tuple[Plan, ...]:
    """Return land, fight and build, those of them that there are; () but where a turn begins."""
    seen = view(state, seat)
    if seat != seen.active or not begins(seen, seat):
        return ()
    begun = with_cards(Sketch(state, seat))
    found = [land(begun), fight(begun), build(begun)]
    return tuple([plan for plan in found if plan is not None])


def begins(seen: View, seat: int) -> bool:
    """Whether nothing of the turn is done yet, as far as the table shows."""
    player, now = seen.players[seat], seen.now
    is_begun = now.bought or now.drawn or now.sold or any(each.flags & MOVED for each in player.soldiers)
    return seen.stage in ("cards", "market", "act") and not is_begun and len(player.dice) >= box().start.d3


def with_cards(sketch: Sketch) -> Sketch:
    """Use the cards that only bring something."""
    if sketch.state.stage != "cards":
        return sketch
    seen, weigh = sketch.seen, playing(sketch.seen, sketch.seat, GREEDY)
    hand = [number for number in sorted(set(secret(seen, sketch.seat).hand)) if item(number).key in BRINGS]
    for number in [number for number in hand if weigh(choice(Play, number)) > 0][:MOST_CARDS]:
        sketch = sketch.doing((choice(Play, number),), card_use(number))
    return sketch


def whole(key: str, sketch: Sketch, done: Sketch) -> Plan:
    """The plan of a turn: ``sketch``, and ``done`` after the dice left to work."""
    marched = sum(action.die for action in sketch.line if isinstance(action, Dispatch))
    coins = sum(sketch.state.players[sketch.seat].dice)
    return Plan(key, done.line, {"parts": Series(done.parts, "comma"), "steps": marched, "coins": coins})


def working(sketch: Sketch) -> Sketch:
    """All dice left to work."""
    return sketch.doing((WORK_ALL,)) if sketch.state.players[sketch.seat].dice else sketch


# --- land and fight --------------------------------------------------------------------------------------------


def land(begun: Sketch) -> Plan | None:
    """New land: by Masons, then by all soldiers, the most wanted first."""
    sketch = with_masons(begun).at_the_dice()
    laid = len(sketch.parts) > len(begun.parts)
    chosen = affordable(sketch, [one for one in wanted(sketch) if one.gain == "land"])
    if not chosen and not laid:
        return None
    return marched("land", sketch, chosen)


def with_masons(sketch: Sketch) -> Sketch:
    """Use Masons for new land, the best spaces first."""
    seen, seat = sketch.seen, sketch.seat
    number = next((each for each in secret(seen, seat).hand if item(each).key == "masons"), None)
    if seen.stage != "cards" or number is None:
        return sketch
    new = [space for space in mason_spaces(seen, seat) if seen.owners[space] < 0 and not cost(seen, seat, space)]
    new.sort(key=lambda space: -worth(seen, seat, space, 0))
    names = [ground().names[space] for space in new[: item(number).amount]]
    lays = [choice(Lay, name) for name in names]
    if not lays:
        return sketch
    part = Term("plan-part-masons", {"hexes": Series(names, "space")})
    try:
        return sketch.doing((choice(Play, number), *lays), part)
    except IllegalAction:  # the tiles may run out
        return sketch


def fight(begun: Sketch) -> Plan | None:
    """The battles that are won and worth it; soldiers and dice left take new land."""
    sketch = begun.at_the_dice()
    ways = wanted(sketch)
    battles = affordable(sketch, [one for one in ways if one.gain == "battle"])[: MOST_PARTS - len(begun.parts)]
    if not battles:
        return None
    chosen = affordable(sketch, [*battles, *(one for one in ways if one.gain == "land")])
    return marched("fight", sketch, chosen)


def wanted(sketch: Sketch) -> list[March]:
    """The marches that are worth their steps; of a battle, the smallest force that wins it."""
    seen = sketch.seen
    if sketch.state.stage != "act":
        return []
    dice = seen.players[sketch.seat].dice
    return [one for one in marches(seen, sketch.seat, sum(dice)) if is_worth_it(seen, one)]


def is_worth_it(seen: View, march: March) -> bool:
    """Whether a battle brings more than its steps would as coins."""
    if march.gain != "battle":
        return True
    return worth(seen, seen.active, march.to, march.strength * march.many) > march.steps * march.many


def affordable(sketch: Sketch, ways: Sequence[March]) -> list[March]:
    """As many of the marches as soldiers and dice are enough for, in order, each space once."""
    seen, seat = sketch.seen, sketch.seat
    free = Counter(each[:2] for each in seen.players[seat].soldiers if not each.flags & MOVED)
    chosen: list[March] = []
    for march in ways:
        key = (march.origin, march.strength)
        if len(chosen) == MOST_TARGETS or free[key] < march.many or march.to in [one.to for one in chosen]:
            continue
        try:
            together(seen, seat, [move for one in (*chosen, march) for move in one.moves])
        except IllegalAction:
            continue
        chosen.append(march)
        free[key] -= march.many
    return chosen


def marched(key: str, sketch: Sketch, chosen: Sequence[March]) -> Plan:
    """The turn with these marches."""
    sketch = with_marches(sketch, chosen)
    return whole(key, sketch, working(sketch))


def with_marches(sketch: Sketch, chosen: Sequence[March]) -> Sketch:
    """March, paid together."""
    line = together(sketch.seen, sketch.seat, [move for one in chosen for move in one.moves]) if chosen else ()
    names, new = ground().names, [one for one in chosen if one.gain == "land"]
    parts: list[Fact] = [
        Term(
            "plan-part-fight",
            {"hex": names[one.to], "mine": one.mine, "theirs": one.theirs, "prize": one.prize, "count": one.many},
        )
        for one in chosen
        if one.gain == "battle"
    ]
    if new:
        parts.append(Series([names[one.to] for one in new], "space"))
    return sketch.doing(line, *parts)


# --- build -----------------------------------------------------------------------------------------------------


def build(begun: Sketch) -> Plan | None:
    """What is built for later: a soldier to where a building pays, cards worth their dice, orders that pay."""
    start = begun.at_the_dice()
    for site in (best_site(start), None):
        moves = together(start.seen, start.seat, site.moves) if site else ()
        drawn = with_draws(start.doing(moves))
        done = with_orders(working(drawn))
        ordered = [action.hex for action in done.line if isinstance(action, Command)]
        if site is None or ground().names[site.to] in ordered:
            break
    if len(done.parts) == len(begun.parts):
        return None
    if len(done.parts) < MOST_PARTS:  # soldiers that are not needed take new land
        near = with_land(drawn)
        both = with_orders(working(near))
        if len(both.parts) > len(done.parts):
            return whole("build", near, both)
    return whole("build", drawn, done)


def with_land(sketch: Sketch) -> Sketch:
    """Take new land with what is left of soldiers and dice."""
    sketch = sketch.at_the_dice()
    chosen = affordable(sketch, [one for one in wanted(sketch) if one.gain == "land"])
    return with_marches(sketch, chosen)


def best_site(sketch: Sketch) -> March | None:
    """The march to where a building pays most, beyond its steps as coins; None without any."""
    seen, seat = sketch.seen, sketch.seat
    if sketch.state.stage != "act":
        return None
    ways = marches(seen, seat, sum(seen.players[seat].dice))
    own = [one for one in ways if one.many == 1 and not one.theirs and seen.owners[one.to] == seat]
    best = max(own, key=lambda one: site_value(seen, seat, one.to) - one.steps, default=None)
    return best if best is not None and site_value(seen, seat, best.to) > best.steps else None


def with_draws(sketch: Sketch) -> Sketch:
    """Draw the cards that are worth more than the coins of their dice."""
    for _ in range(min(MOST_DRAWS, MOST_PARTS - len(sketch.parts))):
        seen, seat = sketch.seen, sketch.seat
        ways = draws(seen, seat)
        worths = {
            number: card_value(seen, seat, number) - number - GREEDY.develop - GREEDY.join * (len(line) > 1)
            for number, line in ways.items()
        }
        best = max(worths, key=lambda number: worths[number], default=0)
        if not best or worths[best] <= 0:
            break
        part = Term("plan-part-get", {"item": short_name(best), "dice": dice_of(ways[best])})
        sketch = sketch.doing(ways[best], part)
    return sketch


def draws(seen: View, seat: int) -> dict[int, tuple[Choice, ...]]:
    """The cards that a die or two dice together draw, ascending, each with the fewest dice."""
    dice, lines = seen.players[seat].dice, dict[int, tuple[Choice, ...]]()
    for die in set(dice):
        lines[die] = (choice(Develop, die),)
    for low, high in {(min(pair), max(pair)) for pair in combinations(dice, 2)}:
        lines.setdefault(low + high, (choice(Join, low, high), choice(Develop, low + high)))
    return {number: lines[number] for number in sorted(lines) if can_develop(seen, number)}


def dice_of(line: Sequence[Choice]) -> str:
    """The dice of a card that is drawn, as on its button: "3", "1+2"."""
    first = line[0]
    return f"{first.die}+{first.other}" if isinstance(first, Join) else str(getattr(first, "die", ""))


def with_orders(sketch: Sketch) -> Sketch:
    """Order what the computer player would build."""
    while sketch.state.stage in (*STEPS[:-1], *WITHIN):
        sketch = sketch.doing((STOP if sketch.state.stage in WITHIN else NEXT,))
    for _ in range(min(MOST_ORDERS, MOST_PARTS - len(sketch.parts))):
        seen, seat = sketch.seen, sketch.seat
        weigh = ordering(seen, seat, GREEDY)
        commands = [each for each in order_choices(seen, seat) if isinstance(each, Command)]
        works = [each for each in commands if builds(seen, seat, each)]
        best = max(works, key=weigh, default=None)
        if best is None or weigh(best) <= 0:
            break
        sketch = sketch.doing((best,), order(seen, seat, best))
    return sketch


def builds(seen: View, seat: int, action: Command) -> bool:
    """Whether an order is for a building, or for a level of the castle."""
    home = ground().names[seen.players[seat].home]
    return action.work in BUILT or (action.work == "tile" and action.hex == home)


def order(seen: View, seat: int, action: Command) -> Term:
    """An order with its price."""
    space = ground().number[action.hex]
    is_castle, price = space == seen.players[seat].home, order_price(seen, seat, space, action.work)
    building = Term(f"building-{'castle' if is_castle else action.work}")
    return Term(
        "plan-part-order", {"hex": action.hex, "building": building, "castle": int(is_castle), "price": price}
    )
