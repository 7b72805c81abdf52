"""Conflicts (rules 32-34, A10-A13, A27, A31, A39; Walls, Ambush, Spears, invaders, tar, Evasion)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Resolve, Rival
from ..events import Evaded, Fought, InvadersBeaten, Struck
from ..ground import gain, is_land, order, place, remove, rivals
from ..printed import amount, goal, numbers, terrain, tile
from ..state import Course, State, Table, ask, resume, schedule, with_turn
from ..tiles import discard
from .gathering import bounty_rivals, share_bounty

STRIKES = ("ambush", "spears")
"""What removes a member of a rival before the battle, in order (A31)."""
ROUND = ("walls", *STRIKES, "battle", "clash")
"""The steps of a conflict, in order (A31); the last one looks for the next conflict."""


def limit(table: Table, hex: int) -> int:
    """The most members on a hex without a conflict (rule 32; Drought; the glacier, A27)."""
    return numbers().glacier.limit if hex == table.ice else usual_limit(table)


def usual_limit(table: Table) -> int:
    """The limit of hexes without the glacier."""
    return tile("drought").limit if table.face("drought") else numbers().box.limit


def in_conflict(table: Table, hex: int, more: int = 0) -> bool:
    """Whether the hex, with ``more`` members of a tribe that is there, holds too many of two tribes or more.

    Invaders count as a tribe (A10).
    """
    here, invaders = table.members[hex], invaders_on(table, hex)
    if len(here) - here.count(0) + (invaders > 0) < 2:
        return False
    return sum(here) + invaders + more > limit(table, hex)


def invaders_on(table: Table, hex: int) -> int:
    return table.invaders if hex == table.invaded else 0


def conflicts(table: Table) -> tuple[int, ...]:
    return tuple([hex for hex in range(len(table.members)) if in_conflict(table, hex)])


def clash(state: State) -> State:
    """Begin the next conflict, which the active player chooses (A12); without any, begin the turn's last step."""
    hexes = conflicts(state)
    if not hexes:
        return ask(with_turn(state, conflict=-1), "finish", state.active)
    if len(hexes) > 1:
        return ask(state, "resolve", state.active)
    return begin(state, hexes[0])


def begin(state: State, hex: int) -> State:
    return schedule(with_turn(state, conflict=hex, fighters=state.members[hex]), *ROUND)


def resolve_choices(table: Table) -> tuple[Resolve, ...]:
    return tuple([choice(Resolve, table.board.names[hex]) for hex in conflicts(table)])


def resolve(state: State, action: Resolve) -> State:
    hex = state.board.number.get(action.hex, -1)
    if hex not in conflicts(state):
        raise IllegalAction("no-conflict", hex=action.hex)
    return begin(evolve(state, stage="roll", asked=-1), hex)


# --- before the removal (A31, A39) -----------------------------------------------------------------------------


def walls(state: State, course: Course) -> State:
    """Remove an attacker for each defender with Walls and a village there."""
    hex, seat = state.now.conflict, state.active
    for _ in walled(state, hex, seat):
        if state.own(hex, seat):
            course.emit(Struck, seat=seat, hex=state.board.names[hex], count=tile("walls").loss, why="walls")
            state = remove(state, seat, hex, tile("walls").loss, course, fought=True)
    return state


def walled(table: Table, hex: int, seat: int) -> list[int]:
    """The rivals with Walls and a village there."""
    others = [each for each in rivals(table, hex, seat) if "walls" in table.players[each].tiles]
    return [each for each in others if hex in table.home(each)]


def is_armed(table: Table, seat: int, hex: int, why: str) -> bool:
    """Whether a seat has Ambush, in forests, or Spears."""
    if why == "ambush":
        return table.power(seat, "ambush") and is_land(table, hex, "forest")
    return table.has(seat, "spears")


def strike_loss(why: str) -> int:
    """The members that Ambush or Spears remove."""
    return amount("ambush") if why == "ambush" else goal("spears").amount


def strike(state: State, why: str, course: Course) -> State:
    """Ambush and Spears: one rival there loses a member; the attacker chooses the rival."""
    hex, seat = state.now.conflict, state.active
    targets = rivals(state, hex, seat)
    if not is_armed(state, seat, hex, why) or not state.own(hex, seat) or not targets:
        return state
    if len(targets) > 1:
        return ask(state, "rival", seat, why=why)
    return hit(state, targets[0], why, course)


def hit(state: State, rival: int, why: str, course: Course) -> State:
    hex = state.now.conflict
    loss = strike_loss(why)
    course.emit(Struck, seat=rival, hex=state.board.names[hex], count=loss, why=why)
    return remove(state, rival, hex, loss, course, fought=True)


def targets(table: Table) -> tuple[int, ...]:
    """The rivals that an effect may be for: Ambush, Spears, Shared Bounty."""
    if table.now.why == "bounty":
        return bounty_rivals(table)
    return rivals(table, table.now.conflict, table.active)


def rival_choices(table: Table) -> tuple[Rival, ...]:
    return tuple([choice(Rival, seat) for seat in targets(table)])


def choose_rival(state: State, action: Rival, course: Course) -> State:
    if action.seat not in targets(state):
        raise IllegalAction("no-such-rival")
    if state.now.why == "bounty":
        return resume(share_bounty(state, action.seat, course))
    return resume(hit(state, action.seat, state.now.why, course))


# --- the removal and after (rule 34, A11, A42) -----------------------------------------------------------------


def battle(state: State, course: Course) -> State:
    """Each tribe loses as many members as the second strongest has, so that one tribe is left."""
    hex = state.now.conflict
    before, invaders = state.members[hex], invaders_on(state, hex)
    ranked = sorted((*before, invaders), reverse=True)
    loss = ranked[1]
    beaten = min(invaders, loss)
    after = tuple([max(0, count - loss) for count in before])
    course.emit(
        Fought,
        hex=state.board.names[hex],
        before=before,
        invaders_before=invaders,
        after=after,
        invaders_after=invaders - beaten,
    )
    for seat in order(state, state.active):
        state = remove(state, seat, hex, loss, course, fought=True)
    if beaten and state.stage != "over":
        state = repel(state, invaders - beaten, course)
    if state.stage != "over":
        state = evade(sink_in_tar(state, hex, course), hex, course)
    return state


def repel(state: State, left: int, course: Course) -> State:
    """``left`` invaders remain; removing the last one gives points to the active player, if they fought."""
    if left:
        return evolve(state, invaders=left)
    card = tile("invaders")
    winner = state.active if state.now.fighters[state.active] else -1
    course.emit(InvadersBeaten, seat=winner, points=card.points)
    state = discard(evolve(state, invaders=0, invaded=-1), "invaders", course)
    return gain(state, winner, "events", card.points, course) if winner >= 0 else state


def sink_in_tar(state: State, hex: int, course: Course) -> State:
    """A tar pit removes the member of each player with exactly one left (rule 58)."""
    tar = terrain(state.terrain[hex]).tar
    for seat in order(state, state.active):
        if tar and state.own(hex, seat) == tar:
            course.emit(Struck, seat=seat, hex=state.board.names[hex], count=tar, why="tar")
            state = remove(state, seat, hex, tar, course, fought=True)
    return state


def evade(state: State, hex: int, course: Course) -> State:
    """Evasion: a player who lost all members there in a rival's turn saves one on a neighbouring hex."""
    for seat in order(state, state.active):
        lost = state.now.fighters[seat] and not state.own(hex, seat)
        if not lost or seat == state.active or not state.power(seat, "evasion"):
            continue
        saved = amount("evasion")
        safe = [
            beside
            for beside in state.board.neighbours[hex]
            if state.own(beside, seat) and not in_conflict(state, beside, saved)
        ]
        if safe:
            to = max(safe, key=lambda beside: state.own(beside, seat))
            course.emit(Evaded, seat=seat, hex=state.board.names[to])
            state = place(state, seat, to, saved)
    return state
