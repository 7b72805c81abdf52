"""The words of a suggested line: what it brings, and what it spends or loses."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Action, Series, Term
from ...core.mind import Plan
from ..actions import Buy, Complete, Cycle, Gather, Grow, Move, Sacrifice, Spending, UseLead, Village
from ..state import State
from .assess import attempt, is_open
from .dice import begin_drawing
from .targets import fight

NAMED = 3
"""The most parts of a plan that its words name, without its conflicts and what is paid for: those are all named."""
PAYING = (Village, Complete, Spending, Buy, Sacrifice, Cycle)
"""Actions that spend something, or give up a goal."""


def plan_of_line(state: State, line: Sequence[Action]) -> Plan:
    """Return the plan of a line, named by what it brings: "Gather 6, grow B4"."""
    seat, hexes, gained, begun = state.asked, dict[str, list[str]](), 0, state
    parts, fights = dict[str, Term](), dict[str, Term]()
    for action in line:
        step = attempt(state, action)
        if isinstance(action, Grow | Move):
            note_conflicts(fights, state, action)
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


def note_conflicts(fights: dict[str, Term], state: State, action: Grow | Move) -> None:
    """Note or strike out the conflict on each hex that an action changes, as far as it can be foreseen."""
    count = action.count if isinstance(action, Move) else 1
    changes = {action.to: count, action.origin: -count} if isinstance(action, Move) else {action.hex: count}
    for hex, more in changes.items():
        facts = fight(state, state.board.number[hex], more)
        fights.pop(hex, None)
        if facts["fights"]:
            fights[hex] = Term("plan-to-fight-at", {"hex": hex, **facts})


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
