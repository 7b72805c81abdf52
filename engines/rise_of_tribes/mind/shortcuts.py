"""Ready-made plans: all to one hex, and the words of a suggested line."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Action, Fact, Series, Term
from ...core.mind import Plan
from ..actions import Buy, Complete, Cycle, Gather, Grow, Move, Sacrifice, Spending, UseLead, UseMove, Village
from ..state import State
from ..steps.moving import most, reach
from .assess import attempt, is_open
from .dice import begin_drawing
from .lists import fight
from .policy import worth_of_map

NAMED = 3
"""The most parts of a plan that its words name, without its conflicts and what is paid for: those are all named."""
PAYING = (Village, Complete, Spending, Buy, Sacrifice, Cycle)
"""Actions that spend something, or give up a goal."""


def shortcuts(state: State, seat: int) -> tuple[Plan, ...]:
    """Return the plan to move all to one hex, where something can be gained by it."""
    if state.asked != seat or (plan := all_to(state)) is None:
        return ()
    return (plan,)


# --- all to one hex --------------------------------------------------------------------------------------------


def all_to(state: State) -> Plan | None:
    """Return the plan to move as many members as can to the hex that gains most by it."""
    line: tuple[Action, ...] = ()
    if state.stage == "act":
        uses = [UseMove(die=die) for die in dict.fromkeys(state.now.dice)]
        starts = [(use, step) for use in uses if (step := attempt(state, use)) is not None]
        starts = [(use, step) for use, step in starts if not is_open(step) and step.state.stage == "move"]
        if not starts:
            return None
        use, step = max(starts, key=lambda pair: pair[1].state.now.amount)
        line, state = (use,), step.state
    if state.stage != "move":
        return None
    begun, best = state, max(range(len(state.members)), key=lambda hex: worth(state, hex))
    moves, hex = list[Move](), state.board.names[best]
    for move in massing(state, best):
        moves.append(move)
        after = attempt(state, move)
        if after is None or after.state.stage != "move":  # a Discovery asks in between
            break
        state = after.state
    count = sum(move.count for move in moves)
    if count < 2:
        return None
    facts: dict[str, Fact] = {"count": count, "hex": hex}
    return Plan("all-to", (*line, *moves), facts | fight(begun, best, count))


def massing(state: State, to: int) -> tuple[Move, ...]:
    """Return the moves of all that can step to a hex, as far as there are steps, the largest groups first."""
    names, left, moves = state.board.names, state.now.left, list[Move]()
    origins = [hex for hex in range(len(state.members)) if to in reach(state, hex)]
    for origin in sorted(origins, key=lambda hex: -most(state, hex, to)):
        count = min(left, most(state, origin, to))
        if count > 0:
            moves.append(Move(origin=names[origin], to=names[to], count=count))
            left -= count
    return tuple(moves)


def worth(state: State, to: int) -> float:
    """Weigh a hex by the map after everybody moved there."""
    seat, members, total = state.asked, [list(here) for here in state.members], 0
    for move in massing(state, to):
        members[state.board.number[move.origin]][seat] -= move.count
        members[to][seat] += move.count
        total += move.count
    if total < 2:
        return float("-inf")
    return worth_of_map(state, seat, tuple(map(tuple, members)))


# --- words -----------------------------------------------------------------------------------------------------


def plan_of_line(state: State, line: Sequence[Action]) -> Plan:
    """Return the plan of a line, named by what it brings: "Gather 6, grow B4"."""
    seat, hexes, gained, begun = state.asked, dict[str, list[str]](), 0, state
    parts, fights = dict[str, Term](), dict[str, Term]()
    for action in line:
        step = attempt(state, action)
        if isinstance(action, Grow | Move):
            note_conflict(fights, state, action)
        parts |= words_of(state, action)
        if isinstance(action, Grow | Move):
            hexes.setdefault(action.kind, []).append(action.hex if isinstance(action, Grow) else action.to)
            parts[action.kind] = Term(
                f"plan-to-{action.kind}", {"hexes": " ".join(dict.fromkeys(hexes[action.kind]))}
            )
        if isinstance(action, Gather) and step is not None:
            gained += sum(step.state.players[seat].resources) - sum(state.players[seat].resources)
            parts["gather"] = Term("plan-to-gather", {"count": gained})
        if step is None or is_open(step):
            break
        state = step.state
    keys = {key for action in line if isinstance(action, PAYING) for key in words_of(begun, action)}
    paid = [words for key, words in parts.items() if key in keys]
    free = [words for key, words in parts.items() if key not in keys]
    words = (*free[: max(0, NAMED - len(paid))], *paid, *fights.values()) or (Term("plan-to-rest"),)
    return Plan("suggested", tuple(line), {"what": Series(words, "parts")})


def note_conflict(fights: dict[str, Term], state: State, action: Grow | Move) -> None:
    """Note or strike out the conflict on each hex that an action changes, as far as it can be foreseen."""
    number, count = state.board.number, action.count if isinstance(action, Move) else 1
    to = action.to if isinstance(action, Move) else action.hex
    facts = fight(state, number[to], count)
    fights.pop(to, None)
    if facts["fights"]:
        fights[to] = Term("plan-to-fight-at", {"hex": to, **facts})


def words_of(state: State, action: Action) -> dict[str, Term]:
    """The words of an action that stands for itself; none for the others."""
    match action:
        case UseLead():
            count = min(begin_drawing(state, action).now.amount, state.players[state.asked].pile)
            return {"lead": Term("plan-to-lead", {"count": count})}
        case Village():
            return {f"village {action.hex}": Term("plan-to-village", {"hex": action.hex})}
        case Complete():
            return {action.card: Term("plan-to-complete", {"card": Term(f"card-{action.card}")})}
        case Cycle():
            return {f"cycle {action.card}": Term("plan-to-cycle", {"card": Term(f"card-{action.card}")})}
        case Spending() | Buy() | Sacrifice():
            return {action.kind: Term(f"plan-to-{action.kind}")}
        case _:
            return {}
