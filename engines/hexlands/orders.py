"""The orders for the resolution, prefilled at the end of a turn (A33, A54, A62, A63, A68).

Defaults: where a tile can be placed that costs no coins, tile; else nothing; return to the garrison they stand on,
else to the castle; tiles after a won defence where they cost nothing; the Cannon in a battle that it may turn; as
many strong soldiers stand down as the upkeep needs. ``Done`` accepts all.
"""

from __future__ import annotations

from typing import get_args

from ..core import IllegalAction, Seat
from ..core.dialogue import choice
from .actions import Aim, Back, Choice, Command, Defend, Relieve
from .battles import contested, sides
from .building import building_refusal, tile_refusal, works
from .course import Course
from .events import Ordered, Pledged
from .hidden import WORKS, Defence, Order, Orders, Work
from .income import PLAIN, STRONG, purse
from .land import spaces_of
from .printed import box, ground
from .refusals import refusal
from .state import State, Table, hiding, secret, turned

DEFENCES: tuple[Defence, ...] = get_args(Defence)


def camps(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces with own soldiers, ascending."""
    return tuple(sorted({soldier.space for soldier in table.players[seat].soldiers}))


def shelters(table: Table, seat: int) -> tuple[int, ...]:
    """Where soldiers can go: the castle, own garrisons (A33)."""
    home = table.players[seat].home
    if "garrison" not in table.buildings:
        return (home,)
    return (home, *[space for space in spaces_of(table, seat) if garrison(table, space)])


def garrison(table: Table, space: int) -> bool:
    return table.buildings[space] == "garrison"


def for_nothing(table: Table, seat: int, space: int) -> bool:
    """A tile there costs no coins: no own building grows by it (A29, A63); felling a tree never costs any."""
    return table.owners[space] != seat or table.trees[space] > 0 or not table.buildings[space]


def default_orders(table: Table, seat: int) -> Orders:
    """One order a space with own soldiers."""
    home, found = table.players[seat].home, []
    for space in camps(table, seat):
        free = for_nothing(table, seat, space) and "tile" in works(table, seat, space)
        back = space if table.owners[space] == seat and garrison(table, space) else home
        found.append(Order(space=space, work="tile" if free else "none", back=back))
    return Orders(spaces=tuple(found), cannon=default_aim(table, seat), relieve=default_relief(table, seat))


def default_aim(table: Table, seat: int) -> int:
    """A battle that would not be won without the Cannon, else any of one's own; -1 without either."""
    own = targets(table, seat)
    fights = [space for space in contested(table) if space in own] if own else []
    return max(fights, key=lambda space: not ahead(table, seat, space), default=-1)


def ahead(table: Table, seat: int, space: int) -> bool:
    """Whether the battle there would be won as it looks."""
    strengths = {side.seat: side.strength for side in sides(table, space)}
    mine = strengths.pop(seat, 0)
    return mine > max(strengths.values(), default=0)


def default_relief(table: Table, seat: int) -> int:
    """So many that nobody has to be asked about the upkeep (A35, A68)."""
    most = strong(table, seat)
    missing = -purse(table, seat).coins if most else 0
    saved = STRONG.upkeep - PLAIN.upkeep
    return min(most, -(-missing // saved)) if missing > 0 else 0


def order_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """What can be ordered otherwise, as long as changes are left: works of ``building.works``, Back, Defend, Aim if
    the Cannon was played, Relieve if there are strong soldiers."""
    if table.now.changes >= box().trading.order_changes:
        return ()
    names, own, backs = ground().names, secret(table, seat).orders, shelters(table, seat)
    found: list[Choice] = []
    for order in own.spaces:
        could = works(table, seat, order.space)
        found += [choice(Command, names[order.space], work) for work in could if work != order.work]
    for order in own.spaces:
        found += [choice(Back, names[order.space], names[to]) for to in backs if to != order.back]
    found += [choice(Defend, how) for how in DEFENCES if how != own.defence]
    found += [choice(Aim, names[space]) for space in targets(table, seat) if space != own.cannon]
    found += [choice(Relieve, count) for count in range(strong(table, seat) + 1) if count != own.relieve]
    return tuple(found)


def targets(table: Table, seat: int) -> tuple[int, ...]:
    """Where a Cannon may count: own spaces and those with own soldiers (A86)."""
    if not table.players[seat].cannon:
        return ()
    return tuple(sorted({*spaces_of(table, seat), *camps(table, seat)}))


def strong(table: Table, seat: int) -> int:
    """How many strong soldiers there are."""
    return sum(soldier.strength > 1 for soldier in table.players[seat].soldiers)


def possible(table: Table, seat: int, action: Command | Back | Defend | Aim | Relieve) -> bool:
    """Whether it is one of ``order_choices``: what is ordered already is none."""
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
            return action.count != own.relieve and 0 <= action.count <= strong(table, seat)


def ordered(state: State, seat: int, action: Command | Back | Defend | Aim | Relieve, course: Course) -> State:
    """Hidden."""
    if state.now.changes >= box().trading.order_changes:
        raise IllegalAction("enough-changes")
    if not possible(state, seat, action):
        raise why_not(state, seat, action)
    own, viewers = secret(state, seat).orders, (Seat(seat),)
    fields = dict(own.__dict__)
    match action:
        case Command() | Back():
            fields["spaces"] = tuple([altered(order, action) for order in own.spaces])
            order = Orders(**fields).at(ground().number[action.hex])
            assert order is not None, "listed only where there is one"
            back = ground().names[order.back]
            course.emit(Ordered(visible_to=viewers, seat=seat, hex=action.hex, work=order.work, back=back))
        case Defend():
            fields["defence"] = action.how
            course.emit(Pledged(visible_to=viewers, seat=seat, what=f"defence-{action.how}"))
        case Aim():
            fields["cannon"] = ground().number[action.hex]
            course.emit(Pledged(visible_to=viewers, seat=seat, what="cannon", hex=action.hex))
        case Relieve():
            fields["relieve"] = action.count
            course.emit(Pledged(visible_to=viewers, seat=seat, what="relieve", count=action.count))
    return turned(hiding(state, seat, orders=Orders(**fields)), changes=state.now.changes + 1)


def altered(order: Order, action: Command | Back) -> Order:
    """The order with what the action says, if it is about its space."""
    if ground().number[action.hex] != order.space:
        return order
    if isinstance(action, Back):
        return Order(space=order.space, work=order.work, back=ground().number[action.to])
    return Order(space=order.space, work=work_of(action), back=order.back)


def work_of(action: Command) -> Work:
    return next(work for work in WORKS if work == action.work)


def why_not(state: State, seat: int, action: Choice) -> IllegalAction:
    """What is wrong with an order that is not offered."""
    if isinstance(action, Command):
        space = ground().number.get(action.hex, -1)
        order = secret(state, seat).orders.at(space)
        if order is None:
            return IllegalAction("no-soldier-there")
        if action.work not in WORKS or action.work == order.work:
            return IllegalAction("no-such-order")
        work = work_of(action)
        built = action.work in {each.key for each in box().buildings}
        code = building_refusal(state, seat, space, work) if built else tile_refusal(state, seat, space, work)
        return refusal(code) if code else IllegalAction("no-such-order")
    return IllegalAction("no-such-order")
