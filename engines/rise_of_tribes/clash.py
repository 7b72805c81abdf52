"""Conflicts (rules 32-34, A10-A13, A27, A31, A39; Walls, Ambush, Spears, invaders, tar, Evasion)."""

from __future__ import annotations

from ..core import IllegalAction
from ..core.dialogue import changed, choice
from .actions import Resolve, Rival
from .asking import answered, ask, next_up
from .course import Course
from .events import Evaded, Fought, Struck
from .gathering import bounty_chosen, bounty_rivals
from .ground import gained, is_land, order, placed, removed, rivals
from .printed import amount, goal, numbers, terrain, tile
from .state import State, Table, turned
from .tile_events import InvadersBeaten
from .tiles import discarded

ROUND = ("walls", "ambush", "spears", "battle", "clash")
"""What a conflict consists of, in order (A31), and then the next one."""


def limit(table: Table, hex: int) -> int:
    """So many members live there in peace (rule 32; Drought; the glacier, A27)."""
    if hex == table.ice:
        return numbers().glacier.limit
    return tile("drought").limit if table.face("drought") else numbers().box.limit


def in_conflict(table: Table, hex: int, more: int = 0) -> bool:
    """Too many, of more than one tribe; invaders are one (A10). ``more`` members of a tribe there are to come."""
    here = table.members[hex]
    strange = table.invaders if hex == table.invaded else 0
    if len([count for count in here if count]) + (strange > 0) < 2:
        return False
    return sum(here) + strange + more > limit(table, hex)


def conflicts(table: Table) -> tuple[int, ...]:
    return tuple([hex for hex in range(len(table.members)) if in_conflict(table, hex)])


def clash(state: State) -> State:
    """The next conflict; several in the order that the active player chooses (A12). None: the turn's last step."""
    found = conflicts(state)
    if not found:
        return ask(turned(state, conflict=-1), "finish", state.active)
    if len(found) > 1:
        return ask(state, "resolve", state.active)
    return begun(state, found[0])


def begun(state: State, hex: int) -> State:
    return next_up(turned(state, conflict=hex, fighters=state.members[hex]), *ROUND)


def resolve_choices(table: Table) -> tuple[Resolve, ...]:
    return tuple([choice(Resolve, table.board.names[hex]) for hex in conflicts(table)])


def resolved(state: State, action: Resolve) -> State:
    hex = state.board.number.get(action.hex, -1)
    if hex not in conflicts(state):
        raise IllegalAction("no-conflict", hex=action.hex)
    return begun(changed(state, stage="roll", asked=-1), hex)


# --- before the removal (A31, A39) -----------------------------------------------------------------------------


def walls(state: State, course: Course) -> State:
    """Each defender with walls and a village there takes an attacker first."""
    hex, seat = state.now.conflict, state.active
    for rival in rivals(state, hex, seat):
        if "walls" in state.players[rival].tiles and hex in state.home(rival) and state.own(hex, seat):
            course.tell(Struck(seat=seat, hex=state.board.names[hex], count=tile("walls").loss, why="walls"))
            state = removed(state, seat, hex, tile("walls").loss, course, fought=True)
    return state


def strike(state: State, why: str, course: Course) -> State:
    """Ambush and Spears: one rival there loses a member; which one, the attacker says."""
    hex, seat = state.now.conflict, state.active
    armed = (
        state.power(seat, "ambush") and is_land(state, hex, "forest")
        if why == "ambush"
        else state.has(seat, "spears")
    )
    targets = rivals(state, hex, seat)
    if not armed or not state.own(hex, seat) or not targets:
        return state
    if len(targets) > 1:
        return ask(state, "rival", seat, why=why)
    return hit(state, targets[0], why, course)


def hit(state: State, rival: int, why: str, course: Course) -> State:
    hex = state.now.conflict
    loss = amount("ambush") if why == "ambush" else goal("spears").amount
    course.tell(Struck(seat=rival, hex=state.board.names[hex], count=loss, why=why))
    return removed(state, rival, hex, loss, course, fought=True)


def targets(table: Table) -> tuple[int, ...]:
    """Which rivals an effect may be for: Ambush, Spears, Shared Bounty."""
    if table.now.why == "bounty":
        return bounty_rivals(table)
    return rivals(table, table.now.conflict, table.active)


def rival_choices(table: Table) -> tuple[Rival, ...]:
    return tuple([choice(Rival, seat) for seat in targets(table)])


def rival_chosen(state: State, action: Rival, course: Course) -> State:
    if action.seat not in targets(state):
        raise IllegalAction("no-such-rival")
    if state.now.why == "bounty":
        return bounty_chosen(state, action, course)
    return answered(hit(state, action.seat, state.now.why, course))


# --- the removal and after (rule 34, A11, A42) -----------------------------------------------------------------


def battle(state: State, course: Course) -> State:
    """All lose one at a time until one tribe is left: as many as the second strongest has."""
    hex = state.now.conflict
    before, strange = state.members[hex], state.invaders if hex == state.invaded else 0
    ranked = sorted((*before, strange), reverse=True)
    loss = ranked[1]
    stand = min(strange, loss)
    after = tuple([max(0, count - loss) for count in before])
    course.tell(
        Fought(
            hex=state.board.names[hex],
            before=before,
            invaders_before=strange,
            after=after,
            invaders_after=strange - stand,
        )
    )
    for seat in order(state, state.active):
        state = removed(state, seat, hex, loss, course, fought=True)
    if stand and state.stage != "over":
        state = repelled(state, strange - stand, course)
    if state.stage != "over":
        state = evaded(tarred(state, hex, course), hex, course)
    return state


def repelled(state: State, left: int, course: Course) -> State:
    """Fewer invaders; who removes the last one gets points, if it is the active player who fought."""
    if left:
        return changed(state, invaders=left)
    card = tile("invaders")
    winner = state.active if state.now.fighters[state.active] else -1
    course.tell(InvadersBeaten(seat=winner, points=card.points))
    state = discarded(changed(state, invaders=0, invaded=-1), "invaders", course)
    return gained(state, winner, "events", card.points, course) if winner >= 0 else state


def tarred(state: State, hex: int, course: Course) -> State:
    """A tar pit takes the last member of whoever has exactly one left (rule 58)."""
    tar = terrain(state.terrain[hex]).tar
    for seat in order(state, state.active):
        if tar and state.own(hex, seat) == tar:
            course.tell(Struck(seat=seat, hex=state.board.names[hex], count=tar, why="tar"))
            state = removed(state, seat, hex, tar, course, fought=True)
    return state


def evaded(state: State, hex: int, course: Course) -> State:
    """Evasion: of whom a rival's turn left nobody there, one member is saved on a hex beside it."""
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
            course.tell(Evaded(seat=seat, hex=state.board.names[to]))
            state = placed(state, seat, to, saved)
    return state
