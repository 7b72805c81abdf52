"""The orders for the resolution, prefilled at the end of a turn (A33, A54, A62, A63, A68).

Defaults: a tile where one can be placed for nothing; return to the garrison where the soldiers stand, else to the
castle; tiles after a won defence if they cost nothing; the Cannon in a battle that it may turn; strong soldiers
stand down as far as the upkeep needs it. ``Done`` accepts all.
"""

from __future__ import annotations

from typing import Any, get_args

from ...core import IllegalAction, Seat, choice
from ...core.dialogue import construct, evolve
from ..actions import Aim, Back, Choice, Command, Defend, Relieve
from ..happenings.events import Ordered, Pledged
from ..hidden import WORKS, Defence, Order, Orders, Work
from ..printed import box, ground
from ..resolution.battles import contested, sides
from ..resolution.building import (
    BUILDINGS,
    building_refusal,
    growth_price,
    plan_refusal,
    price,
    tile_refusal,
    work_key,
    works,
)
from ..resolution.income import PLAIN, STRONG, purse, strong_count
from ..resolution.land import spaces_of, too_low
from ..state import Course, State, Table, hiding, secret, with_turn
from .refusals import refusal

MARCHED = frozenset({"not-here", "rivals-here", "not-yours"})
"""Codes about what marching may still change."""
DEFENCES: tuple[Defence, ...] = get_args(Defence)


def camps(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces with soldiers of the seat, ascending."""
    return tuple(sorted({soldier.space for soldier in table.players[seat].soldiers}))


def shelters(table: Table, seat: int) -> tuple[int, ...]:
    """The spaces where the seat's soldiers can return to: castle and garrisons (A33)."""
    home = table.players[seat].home
    if "garrison" not in table.buildings:
        return (home,)
    return (home, *[space for space in spaces_of(table, seat) if is_garrison(table, space)])


def is_garrison(table: Table, space: int) -> bool:
    return table.buildings[space] == "garrison"


def costs_nothing(table: Table, seat: int, space: int) -> bool:
    """Whether a tile there costs no coins: no building of the seat grows by it, or a tree is felled (A29, A63)."""
    return table.owners[space] != seat or table.trees[space] > 0 or not table.buildings[space]


def default_orders(table: Table, seat: int) -> Orders:
    """The default orders, one for each space with soldiers of the seat."""
    home, orders = table.players[seat].home, []
    for space in camps(table, seat):
        free = costs_nothing(table, seat, space) and "tile" in works(table, seat, space)
        back = space if table.owners[space] == seat and is_garrison(table, space) else home
        orders.append(construct(Order, space=space, work="tile" if free else "none", back=back))
    return construct(
        Orders, spaces=tuple(orders), cannon=default_aim(table, seat), relieve=default_relief(table, seat)
    )


def default_aim(table: Table, seat: int) -> int:
    """A battle of the seat that would not be won without the Cannon, else any of its battles; -1 without one."""
    own = targets(table, seat)
    fights = [space for space in contested(table) if space in own] if own else []
    return max(fights, key=lambda space: not is_winning(table, seat, space), default=-1)


def is_winning(table: Table, seat: int, space: int) -> bool:
    """Whether the seat would win the battle there as things stand."""
    strengths = {side.seat: side.strength for side in sides(table, space)}
    mine = strengths.pop(seat, 0)
    return mine > max(strengths.values(), default=0)


def default_relief(table: Table, seat: int) -> int:
    """The strong soldiers to stand down so that the upkeep can be paid (A35, A68)."""
    most = strong_count(table, seat)
    missing = -purse(table, seat).coins if most else 0
    saved = STRONG.upkeep - PLAIN.upkeep
    return min(most, -(-missing // saved)) if missing > 0 else 0


def order_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """The changes of orders, while any are left: works of ``building.works``, Back, Defend, Aim if the Cannon was
    played, Relieve if there are strong soldiers."""
    if table.now.changes >= box().trading.order_changes:
        return ()
    names, own, backs = ground().names, secret(table, seat).orders, shelters(table, seat)
    choices: list[Choice] = []
    for order in own.spaces:
        could = works(table, seat, order.space)
        choices += [choice(Command, names[order.space], work) for work in could if work != order.work]
    for order in own.spaces:
        choices += [choice(Back, names[order.space], names[to]) for to in backs if to != order.back]
    choices += [choice(Defend, how) for how in DEFENCES if how != own.defence]
    choices += [choice(Aim, names[space]) for space in targets(table, seat) if space != own.cannon]
    choices += [choice(Relieve, count) for count in range(strong_count(table, seat) + 1) if count != own.relieve]
    return tuple(choices)


def targets(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces where the Cannon may count: those of the seat and those with its soldiers (A86)."""
    if not table.players[seat].cannon:
        return ()
    return tuple(sorted({*spaces_of(table, seat), *camps(table, seat)}))


def is_possible(table: Table, seat: int, action: Command | Back | Defend | Aim | Relieve) -> bool:
    """Whether ``order_choices`` holds the action; an order that stands already is no choice."""
    number, own = ground().number, secret(table, seat).orders
    match action:
        case Command():
            order = own.at(number.get(action.hex, -1))
            return (
                order is not None and action.work != order.work and action.work in works(table, seat, order.space)
            )
        case Back():
            order, to = own.at(number.get(action.hex, -1)), number.get(action.to, -1)
            return order is not None and to != order.back and to in shelters(table, seat)
        case Defend():
            return action.how != own.defence
        case Aim():
            aim = number.get(action.hex, -1)
            return aim != own.cannon and aim in targets(table, seat)
        case Relieve():
            return action.count != own.relieve and 0 <= action.count <= strong_count(table, seat)


def change_orders(
    state: State, seat: int, action: Command | Back | Defend | Aim | Relieve, course: Course
) -> State:
    """Change the orders, in secret."""
    if state.now.changes >= box().trading.order_changes:
        raise IllegalAction("enough-changes")
    if not is_possible(state, seat, action):
        raise why_not(state, seat, action)
    own, viewers = secret(state, seat).orders, (Seat(seat),)
    fields: dict[str, Any] = {}
    match action:
        case Command() | Back():
            fields["spaces"] = tuple([alter(order, action) for order in own.spaces])
            order = evolve(own, **fields).at(ground().number[action.hex])
            assert order is not None, "is_possible has checked that there is one"
            course.emit(
                Ordered,
                visible_to=viewers,
                seat=seat,
                hex=action.hex,
                work=work_key(state, order.space, order.work),
                back=ground().names[order.back],
                home=int(order.back == state.players[seat].home),
            )
        case Defend():
            fields["defence"] = action.how
            course.emit(Pledged, visible_to=viewers, seat=seat, what=f"defence-{action.how}")
        case Aim():
            fields["cannon"] = ground().number[action.hex]
            course.emit(Pledged, visible_to=viewers, seat=seat, what="cannon", hex=action.hex)
        case Relieve():
            fields["relieve"] = action.count
            course.emit(Pledged, visible_to=viewers, seat=seat, what="relieve", count=action.count)
    return with_turn(hiding(state, seat, orders=evolve(own, **fields)), changes=state.now.changes + 1)


def alter(order: Order, action: Command | Back) -> Order:
    """The order as changed by the action, if that is about its space."""
    if ground().number[action.hex] != order.space:
        return order
    if isinstance(action, Back):
        return evolve(order, back=ground().number[action.to])
    return evolve(order, work=work_of(action))


def work_of(action: Command) -> Work:
    return next(work for work in WORKS if work == action.work)


def too_early(state: State, seat: int, action: Command) -> IllegalAction:
    """The refusal of an order before orders are given: what stands against it wherever soldiers march, or else that
    orders come last.
    """
    space = ground().number.get(action.hex, -1)
    if space < 0:
        return IllegalAction("no-such-space")
    if action.work not in WORKS or action.work == "none":
        return IllegalAction("orders-later")
    code = _code(state, seat, space, work_of(action))
    if code in MARCHED and action.work in BUILDINGS:
        code = plan_refusal(state, seat, space, work_of(action))
    later = not code or code in MARCHED
    return IllegalAction("orders-later") if later else _refusal(state, seat, space, work_of(action), code)


def _code(state: State, seat: int, space: int, work: Work) -> str:
    """The code of why soldiers there cannot do this work, or ""."""
    refuse = building_refusal if work in BUILDINGS else tile_refusal
    return refuse(state, seat, space, work)


def _refusal(state: State, seat: int, space: int, work: Work, code: str) -> IllegalAction:
    """The refusal of a code, with the price where it is about coins, and the spaces that are too low beside it."""
    height = state.heights[space] + 1
    match exact_code(state, seat, space, code):
        case "castle-low":
            return IllegalAction("castle-low", height=height, castle=castle_height(state, seat))
        case "neighbours-low":
            names = tuple(ground().names[at] for at in too_low(state, seat, space))
            return IllegalAction("neighbours-low", height=height, least=height - 1, spaces=names)
        case "price":
            is_building = work in BUILDINGS
            need = price(state, seat, work, height - 1) if is_building else growth_price(state, seat, space)
            return IllegalAction("price", need=need, have=state.players[seat].coins)
        case exact:
            return refusal(exact)


def exact_code(table: Table, seat: int, space: int, code: str) -> str:
    """The code that says what is wrong: ``castle-low`` or ``neighbours-low`` for ``too-high``, ``price`` for
    ``too-dear``; others as they are."""
    match code:
        case "too-high" if is_castle_low(table, seat, space):
            return "castle-low"
        case "too-high" if too_low(table, seat, space):
            return "neighbours-low"
        case "too-dear":
            return "price"
        case _:
            return code


def castle_height(table: Table, seat: int) -> int:
    return table.heights[table.players[seat].home]


def is_castle_low(table: Table, seat: int, space: int) -> bool:
    """Whether only the castle's level keeps a stack from rising by one: nothing stands higher than it (87)."""
    height = table.heights[space] + 1
    return space != table.players[seat].home and castle_height(table, seat) < height <= box().rules.most_height


def why_not(state: State, seat: int, action: Choice) -> IllegalAction:
    """The refusal of an order that is not offered."""
    if isinstance(action, Command):
        space = ground().number.get(action.hex, -1)
        order = secret(state, seat).orders.at(space)
        if order is None:
            return IllegalAction("no-soldier-there")
        if action.work not in WORKS or action.work == order.work:
            return IllegalAction("no-such-order")
        work = work_of(action)
        code = _code(state, seat, space, work)
        return _refusal(state, seat, space, work, code) if code else IllegalAction("no-such-order")
    if isinstance(action, Back) and ground().number.get(action.to, -1) not in shelters(state, seat):
        return IllegalAction("no-garrison", hex=action.to)
    return IllegalAction("no-such-order")
