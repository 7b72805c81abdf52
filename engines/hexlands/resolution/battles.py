"""Battles: contested spaces, strengths, winners, skulls, stormed castles (28-37, 41, 84, 86, A14-A20, A71-A74)."""

from __future__ import annotations

from ...core.dialogue import construct, evolve
from ..happenings.outcomes import Died, Fought, Result, SkullWentOff, Stormed, Taken
from ..hidden import Work
from ..printed import box, ground, item, number_of
from ..report import Battle, Side
from ..state import Course, State, Table, here, mark_laid, secret, with_player
from .building import after_battle, growth_price, place_tile
from .land import backing, strength
from .stacks import (
    cut_off,
    empty_space,
    note_no_skulls,
    note_skull,
    replace_tile,
    skulls_at,
    with_skulls,
    with_specials,
)


def contested(table: Table) -> tuple[int, ...]:
    """Spaces where soldiers of different players meet or stand on a rival's territory (29)."""
    spaces, first = set(), dict[int, int]()
    for seat, player in enumerate(table.players):
        for soldier in player.soldiers:
            space = soldier[0]
            owner = table.owners[space]
            if first.setdefault(space, seat) != seat or (owner >= 0 and owner != seat):
                spaces.add(space)
    return tuple(sorted(spaces))


def sides(table: Table, space: int) -> tuple[Side, ...]:
    """The sides of a battle with their strengths; the owner, with or without soldiers, is first (32, 33, A16, A71).

    The Cannon counts once, where the orders aim it (item 9).
    """
    owner, facing = table.owners[space], []
    for seat in (owner, *(seat for seat in range(table.seats) if seat != owner)):
        if seat < 0:
            continue
        soldiers = here(table, space, seat)
        if seat != owner and not soldiers:
            continue
        height, walls, forts = strength(table, space) if seat == owner else (backing(table, space, seat), 0, 0)
        facing.append(
            construct(
                Side,
                seat=seat,
                height=height,
                walls=walls,
                forts=forts,
                soldiers=sum(soldier[1] for soldier in soldiers),
                count=len(soldiers),
                cannon=_cannon(table, space, seat),
                defends=seat == owner,
            )
        )
    return tuple(facing)


def _cannon(table: Table, space: int, seat: int) -> int:
    aimed = table.players[seat].cannon and secret(table, seat).orders.cannon == space
    return item(number_of("cannon")).amount if aimed else 0


def fight(state: State, space: int, course: Course) -> State:
    """Fight one battle: the strictly highest side wins; without one nothing happens and nobody places a tile there
    (30, 31, A17; the space goes into ``laid``).

    - Defender wins: the others die. The winner may place a tile regardless of height, up to 4 (34, A31, A54), by
      the order of the space if soldiers of theirs stand there, else by ``defence``: ``plain`` only if it is free.
    - Attacker wins: a skull goes off first (36, 37, A20): everybody dies, the topmost skull leaves the game
      (``lost`` + 1, ``specials`` - 1) and a normal tile from the supply replaces it (A60). A castle is stormed
      (A34). Any other stack is taken (35, A19), and one tile is placed if the order says tile or skull.
    - Public land or bridge: the others die (A16, A49, A78).

    Connection is computed anew for each battle (A74); ``cut_off`` follows. Appends a Battle to the report. Emits
    Fought, then SkullWentOff, Died, Taken, Stormed, Placed, ...
    """
    facing = sides(state, space)
    strongest = max(side.strength for side in facing)
    best = [side.seat for side in facing if side.strength == strongest]
    owner = state.owners[space]
    if len(best) > 1:
        return mark_laid(_report(state, construct(Battle, space=space, sides=facing), "drawn", course), space)
    [winner] = best
    if owner == winner:
        state = _report(state, construct(Battle, space=space, sides=facing, winner=winner), "held", course)
        state = _place_won_tile(_kill_losers(state, space, winner, "battle", course), winner, space, course)
    elif owner < 0:
        state = _report(state, construct(Battle, space=space, sides=facing, winner=winner), "won", course)
        state = _kill_losers(state, space, winner, "battle", course)
    elif skulls_at(state, owner, space):
        state = _report(state, construct(Battle, space=space, sides=facing, skull=True), "skull", course)
        state = _skull_went_off(state, space, course)
    elif state.buildings[space] == "castle":
        loot = min(box().loot.castle, state.players[owner].coins)
        battle = construct(Battle, space=space, sides=facing, winner=winner, loot=loot)
        state = _storm(_report(state, battle, "taken", course), battle, course)
    else:
        battle = construct(Battle, space=space, sides=facing, winner=winner)
        state = _take_stack(_report(state, battle, "taken", course), battle, course)
    return cut_off(state, course)


def _report(state: State, battle: Battle, result: Result, course: Course) -> State:
    course.emit(Fought, hex=ground().names[battle.space], battle=battle, result=result)
    report = evolve(state.report, battles=(*state.report.battles, battle))
    return evolve(state, report=report)


def _kill_losers(state: State, space: int, winner: int, why: str, course: Course) -> State:
    """Kill all soldiers there except the winner's (41, A18)."""
    for seat in range(state.seats):
        if seat != winner:
            state = kill(state, seat, space, why, course)
    return state


def kill(state: State, seat: int, space: int, why: str, course: Course) -> State:
    """Kill a player's soldiers on a space. Emits Died."""
    soldiers = state.players[seat].soldiers
    left = tuple([soldier for soldier in soldiers if soldier[0] != space])
    if len(left) == len(soldiers):
        return state
    course.emit(Died, seat=seat, hex=ground().names[space], count=len(soldiers) - len(left), why=why)
    return with_player(state, seat, soldiers=left)


def _skull_went_off(state: State, space: int, course: Course) -> State:
    """Kill everybody there and replace the skull's tile (36, 37, 65, A20, A60)."""
    owner = state.owners[space]
    levels = skulls_at(state, owner, space)
    state = with_skulls(state, owner, space, levels & ~(1 << (levels.bit_length() - 1)))
    player = state.players[owner]
    course.emit(SkullWentOff, seat=owner, hex=ground().names[space], replaced=int(player.supply > 0))
    state = with_specials(note_skull(with_player(state, owner, lost=player.lost + 1), owner, space), owner, -1)
    state = _kill_losers(state, space, -1, "skull", course)
    return mark_laid(replace_tile(state, space, "skull", course), space)


def _storm(state: State, battle: Battle, course: Course) -> State:
    """Take soldiers and some coins from a castle, and nothing else (A34)."""
    space, winner, loot = battle.space, battle.winner, battle.loot
    owner = state.owners[space]
    state = note_no_skulls(_kill_losers(state, space, winner, "battle", course), owner, space)
    course.emit(Stormed, seat=winner, rival=owner, hex=ground().names[space], coins=loot)
    state = with_player(state, owner, coins=state.players[owner].coins - loot)
    return with_player(state, winner, coins=state.players[winner].coins + loot)


def _take_stack(state: State, battle: Battle, course: Course) -> State:
    """Take the stack; the winner may place one tile (35, A19)."""
    space, winner = battle.space, battle.winner
    state = _kill_losers(state, space, winner, "battle", course)
    owner, height = state.owners[space], state.heights[space]
    course.emit(Taken, seat=winner, rival=owner, hex=ground().names[space], height=height)
    return _place_won_tile(empty_space(state, space), winner, space, course)


def _place_won_tile(state: State, winner: int, space: int, course: Course) -> State:
    """Place the tile that the winner's orders name, if it is allowed (34, 35, A54, A62)."""
    work = _ordered_tile(state, winner, space)
    if after_battle(state, winner, space, work):
        return state
    return place_tile(state, winner, space, work, "battle", course)


def _ordered_tile(table: Table, winner: int, space: int) -> Work:
    """The work ordered for the space; without soldiers there, the order for all won defences."""
    orders = secret(table, winner).orders
    if here(table, space, winner):
        order = orders.at(space)
        return order.work if order else "none"
    pays = growth_price(table, winner, space) > 0
    return "tile" if orders.defence == "all" or (orders.defence == "plain" and not pays) else "none"


def fight_all(state: State, course: Course) -> State:
    """Fight all battles: from the last player backwards (28), each player's by space (A74)."""
    over: set[int] = set()
    for seat in backwards(state):
        for space in sorted({soldier[0] for soldier in state.players[seat].soldiers}):
            if space not in over and space in contested(state):
                over.add(space)
                state = fight(state, space, course)
    return state


def backwards(table: Table) -> tuple[int, ...]:
    """The seats in the game, from the last of the round backwards (28)."""
    return tuple([seat for seat in reversed(table.order) if not table.players[seat].gone])
