"""The resolution, step by step: battles, tiles, buildings, return, income, upkeep (13, 28-44, A15, A62)."""

from __future__ import annotations

from ...core import Seat
from ...core.dialogue import evolve
from ..happenings.outcomes import Built, Felled, Lapsed, Placed, ResolutionBegan, Returned
from ..hidden import Order, Orders
from ..printed import ground
from ..report import MOVED, Report, Soldier
from ..state import Course, State, Table, here, hiding, land, secret, with_player
from .battles import backwards, fight_all
from .building import BUILDINGS, build, building_refusal, place_tile, tile_refusal
from .income import charge_upkeep, pay_income
from .stacks import cut_off


def resolve(state: State, course: Course) -> State:
    """Resolve the round up to upkeep: ``fight_all``, ``place_tiles``, ``build_ordered``, ``return_soldiers``,
    ``income.pay_income``, ``income.charge_upkeep``.

    ``course.reveals`` comes first. The new report has the map before and the spaces that changed. At the end
    orders, ``cannon`` and ``architect`` are reset. Players who cannot pay are in ``owing`` (stage ``upkeep``); if
    it is empty, the event follows (rounds.carry_on).
    """
    course.reveals(state)
    course.publish = True
    course.emit(ResolutionBegan, round=state.round)
    begun = len(course.events)
    state = evolve(state, active=-1, stage="upkeep", owing=())
    state = evolve(state, report=Report(round=state.round, before=land(state)))
    state = build_ordered(place_tiles(fight_all(state, course), course), course)
    names = {event.hex for event in course.events[begun:] if isinstance(event, Placed | Built | Felled)}
    spaces = tuple(sorted(ground().number[name] for name in names))
    state = evolve(state, report=evolve(state.report, placed=spaces))
    state = charge_upkeep(pay_income(return_soldiers(state, course), course), course)
    for seat in state.living:
        state = hiding(state, seat, orders=Orders())
        player = state.players[seat]
        if player.cannon or player.architect or player.late:
            state = with_player(state, seat, cannon=False, architect=False, late=0)
    return state


def _orders(table: Table, seat: int) -> tuple[Order, ...]:
    return secret(table, seat).orders.spaces


def place_tiles(state: State, course: Course) -> State:
    """Place the ordered tiles that ``building.tile_refusal`` allows, from the last player backwards, by space.

    Other orders lapse (38, 63, 64, A14, A24, A62-A64, A78). Emits Lapsed to its player.
    """
    for seat in backwards(state):
        for order in _orders(state, seat):
            if order.work == "none" or order.work in BUILDINGS:
                continue
            wrong = tile_refusal(state, seat, order.space, order.work)
            if not wrong:
                state = place_tile(state, seat, order.space, order.work, "order", course)
            else:
                _emit_lapsed(state, seat, order, wrong, course)
    return cut_off(state, course)


def build_ordered(state: State, course: Course) -> State:
    """Build the ordered buildings likewise (39, A29, A62)."""
    for seat in backwards(state):
        for order in _orders(state, seat):
            if order.work not in BUILDINGS:
                continue
            wrong = building_refusal(state, seat, order.space, order.work)
            if not wrong:
                state = build(state, seat, order.space, order.work, course)
            else:
                _emit_lapsed(state, seat, order, wrong, course)
    return state


def _emit_lapsed(state: State, seat: int, order: Order, why: str, course: Course) -> None:
    """Emit Lapsed where soldiers are left, unless a battle there explains it: it was drawn, or its winner has
    placed a tile already."""
    fought = any(battle.space == order.space for battle in state.report.battles)
    if here(state, order.space, seat) and not (fought and order.space in state.laid):
        hex = ground().names[order.space]
        course.emit(Lapsed, seat=seat, hex=hex, work=order.work, why=why, visible_to=(Seat(seat),))


def return_soldiers(state: State, course: Course) -> State:
    """Return every soldier to the garrison of its order, or home if the garrison is full; clear the flags (40, 50,
    85, A33, A93).

    A garrison has room for a sum of strengths of N; soldiers that have stayed there come first.
    """
    for seat in backwards(state):
        state = _gone_back(state, seat, course)
    return state


def _gone_back(state: State, seat: int, course: Course) -> State:
    player, room = state.players[seat], dict[int, int]()
    orders = {order.space: order.back for order in _orders(state, seat)}
    for space, building in enumerate(state.buildings):
        if building == "garrison" and state.owners[space] == seat:
            room[space] = state.heights[space]
    journeys: dict[int, list[int]] = {}
    slept, ends = [], list[Soldier]()
    for soldier in player.soldiers:
        to = orders.get(soldier.space, soldier.space)
        slept.append((soldier.space != to or bool(soldier.flags & MOVED), soldier.space, -soldier.strength, to))
    for _, space, lessened, to in sorted(slept):
        if room.get(to, 0) >= -lessened:
            room[to] += lessened
        else:
            to = player.home
        ends.append(Soldier(to, -lessened))
        if space != to:
            journeys.setdefault(to, []).append(space)
    names = ground().names
    for to, came in sorted(journeys.items()):
        hexes = tuple(names[space] for space in sorted(set(came)))
        course.emit(Returned, seat=seat, hexes=hexes, to=names[to], count=len(came))
    return with_player(state, seat, soldiers=tuple(sorted(ends)))
