"""Whole turns that differ in kind, by the judgement of the computer player ``greedy``: no search, no Lead, as its
cards are to be seen before the turn goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...core import Action, Fact, Seat, Series, Term
from ...core.mind import Plan
from ..actions import Complete, Elder, Gather, Grow, Move, Stop, Take, Using, Village
from ..ground import on_map, rivals
from ..printed import goal, numbers
from ..state import State
from ..steps.acting import USES, can_use, strength
from ..terms import cost, resources
from .assess import RULES, attempt, is_open, onward
from .policy import ENOUGH, WEIGHTS, wants, worth_of_map
from .targets import all_to
from .words import note_conflicts

ORDERS = (("grow", "move"), ("move", "grow"), ("grow", "gather"), ("move", "gather"), ("gather", "move"))
"""The actions of a turn, in the orders that bring different things."""
BEGINNINGS = ("act", "calendar", "consult")
"""The questions at which a turn begins: whole turns keep the dice and borrow nothing."""
KINDS = ("spread", "fight", "build")
SIZES = {"village": 11, "elder": 11, "complete": 18}
"""About how many signs a purchase takes."""
ROOM = 76
"""Signs of the words of a turn, so that no purchase is made which has no room in them."""
PAID = 2
"""Villages and technologies of one turn, so that its words fit a button; the rest are buttons behind it."""
AS_MUCH = 0.5
"""The part of the best turn that one of another kind is worth at least."""
VILLAGE, TECHNOLOGY, RAZED, BEATEN = 7.0, 4.0, 3.0, 0.3
"""The worth of a village, of a technology beside its points, of a rival's village that falls, and of a rival's
member."""


@dataclass(frozen=True)
class Draft:
    """A turn as far as it is played on a guess, and what its words name."""

    state: State
    line: tuple[Action, ...] = ()
    parts: tuple[tuple[str, Term], ...] = ()
    gathered: tuple[int, int, int] = (0, 0, 0)
    fights: tuple[tuple[str, Term], ...] = ()
    paid: float = 0.0
    unused: int = 0
    """Steps that its Move leaves."""


def turns(state: State) -> tuple[Plan, ...]:
    """Return the best turn of each kind, where the turn begins; without those that bring much less than another."""
    ahead = onward(state) if state.stage in BEGINNINGS else None
    if ahead is None or ahead.state.now.used or len(ahead.state.now.dice) < numbers().box.own_dice:
        return ()
    best: dict[str, tuple[float, Draft]] = {}
    for draft in drafts(Draft(ahead.state, ahead.line)):
        kind, value = judged(state, draft)
        if kind and room_of(draft) <= ROOM and (kind not in best or value > best[kind][0]):
            best[kind] = (value, draft)
    most = max((value for value, _ in best.values()), default=0.0)
    return tuple(
        plan_of(kind, best[kind][1], state) for kind in KINDS if kind in best and best[kind][0] >= AS_MUCH * most
    )


def drafts(begun: Draft) -> Iterator[Draft]:
    """Yield turns of two actions: with both dice where that makes a difference, and attacks on each hex."""
    state = begun.state
    for first, second in ORDERS:
        if not (can_use(state, first) and can_use(state, second)):
            continue
        powers = set()
        for die, other in pairs(state):
            power = (strength(state, first, die), strength(state, second, other))
            if power in powers:
                continue
            powers.add(power)
            for aim in aims(state) if "move" in (first, second) else (-1,):
                draft: Draft | None = begun
                for name, face in ((first, die), (second, other)):
                    draft = (
                        None if draft is None else acted(draft, USES[name](die=face), aim if name == "move" else -1)
                    )
                if draft is not None:
                    yield finished(draft)


def pairs(state: State) -> list[tuple[str, str]]:
    """Return the two dice in hand in both orders."""
    one, other = state.now.dice
    return list(dict.fromkeys(((one, other), (other, one))))


def aims(state: State) -> tuple[int, ...]:
    """Return the hexes of rivals beside one's own members, and -1 for no attack."""
    seat, beside = state.active, state.board.neighbours
    near = {to for hex, here in enumerate(state.members) if here[seat] for to in (hex, *beside[hex])}
    return (-1, *(hex for hex in sorted(near) if rivals(state, hex, seat)))


def acted(draft: Draft, use: Using, aim: int) -> Draft | None:
    """Return the turn after an action, with all that can going to the hex ``aim`` first; None where something comes
    between that cannot be foreseen."""
    after = played(draft, use)
    if after is None:
        return None
    if aim >= 0:
        moves = all_to(after.state, aim) if after.state.stage == "move" else ()
        if not moves:
            return None
        for move in moves:
            after = None if after is None else played(after, move)
        if after is None or not is_won(dict(after.fights).get(draft.state.board.names[aim])):
            return None
    while after is not None and after.state.stage not in ("act", "finish", "over"):
        after = played(after, chosen(after.state))
    return after if after is not None and after.state.stage != "over" else None


def is_won(fight: Term | None) -> bool:
    """Whether a conflict leaves some of one's own."""
    return fight is not None and fight.facts is not None and fight.facts["stays"] != 0


def chosen(state: State) -> Any:
    """Return what greedy chooses."""
    legal: Any = RULES.legal_actions(state, Seat(state.asked))
    weigh: Any = WEIGHTS.get(state.stage)
    return legal[0] if weigh is None or len(legal) == 1 else max(legal, key=weigh(state))


def played(draft: Draft, action: Action) -> Draft | None:
    """Return the turn with one action more; None where dice, a reveal or another player come between."""
    state, seat = draft.state, draft.state.active
    step = attempt(state, action)
    if step is None or is_open(step) or step.state.asked != seat:
        return None
    gathered, fights, unused = draft.gathered, dict(draft.fights), draft.unused
    if isinstance(action, Gather | Take):
        old, new = state.players[seat].resources, step.state.players[seat].resources
        gathered = tuple(has + after - before for has, before, after in zip(gathered, old, new, strict=True))  # type: ignore[assignment]
    if isinstance(action, Grow | Move):
        note_conflicts(fights, state, action)
    if isinstance(action, Stop) and state.stage == "move":
        unused = state.now.left
    return Draft(
        step.state, (*draft.line, action), draft.parts, gathered, tuple(fights.items()), draft.paid, unused
    )


def finished(draft: Draft) -> Draft:
    """Return the turn with the villages and technologies that it can pay for; deeds ride on the end of the turn."""
    paid = 0
    while draft.state.stage == "finish" and paid < PAID:
        choices = [
            action for action in RULES.legal_actions(draft.state, Seat(draft.state.asked)) if is_paid(action)
        ]
        if not choices:
            break
        action: Any = max(choices, key=WEIGHTS["finish"](draft.state))
        words, worth = bought(action)
        after = played(draft, action)
        line, end = (*draft.line, action), draft.state if after is None else after.state
        longer = Draft(
            end, line, (*draft.parts, words), draft.gathered, draft.fights, draft.paid + worth, draft.unused
        )
        if room_of(longer) > ROOM:
            break
        draft = longer
        if after is None:  # the first village of all shuffles the events
            break
        paid += not isinstance(action, Elder)
    return draft


def is_paid(action: Action) -> bool:
    return isinstance(action, Village | Elder) or (isinstance(action, Complete) and goal(action.card).is_technology)


def bought(action: Village | Elder | Complete) -> tuple[tuple[str, Term], float]:
    """Return the words of a purchase, and its worth."""
    match action:
        case Village():
            price = cost((action.food, action.wood, action.stone))
            return ("village", Term("plan-turn-village", {"hex": action.hex, "price": price})), VILLAGE
        case Elder():
            return ("elder", Term("plan-turn-elder", {"hex": action.hex})), 0.0
        case _:
            card = goal(action.card)
            facts: dict[str, Fact] = {"card": Term(f"card-{card.key}"), "price": cost(card.cost or (0, 0, 0))}
            return ("complete", Term("plan-turn-complete", facts)), TECHNOLOGY + card.points


# --- what a turn is worth --------------------------------------------------------------------------------------


def judged(state: State, draft: Draft) -> tuple[str, float]:
    """Return the kind of a turn, and its worth: it fights, or pays or gathers for what is built, or spreads."""
    seat, after = state.active, draft.state
    there, grown = on_map(state, seat), sum(isinstance(action, Grow) for action in draft.line)
    spread = worth_of_map(after, seat, after.members) - worth_of_map(state, seat, state.members)
    spread += grown * (1.0 if there < 7 else 0.6 if there < ENOUGH else 0.2)
    build = draft.paid + sum(map(float.__mul__, wants(state, seat), map(float, draft.gathered)))
    razed = sum(
        owner not in (-1, seat) and now == -1 for owner, now in zip(state.villages, after.villages, strict=True)
    )
    beaten = sum(on_map(state, each) - on_map(after, each) for each in range(state.seats) if each != seat)
    fought = RAZED * razed + BEATEN * beaten
    won = any(is_won(fight) for _, fight in draft.fights)
    if razed or won:
        return "fight", spread + build + fought
    kind = "build" if draft.paid or (not grown and any(draft.gathered)) else "spread"
    return kind if spread + build > 0 else "", spread + build


# --- words -----------------------------------------------------------------------------------------------------


def plan_of(kind: str, draft: Draft, begun: State) -> Plan:
    """Return the turn as a plan, named by all that it brings and spends."""
    names, parts = begun.board.names, dict[str, Term]()
    hexes: dict[str, dict[str, int]] = {"grow": {}, "move": {}}
    for action in draft.line:
        if isinstance(action, Grow | Move):
            to, count = (action.hex, 1) if isinstance(action, Grow) else (action.to, action.count)
            there = hexes[action.kind]
            there[to] = there.get(to, 0) + count
            total, of = sum(there.values()), draft.unused if action.kind == "move" else 0
            facts: dict[str, Fact] = {"count": total, "of": total + of if of else 0, "hexes": " ".join(there)}
            parts[action.kind] = Term(f"plan-turn-{action.kind}", facts)
        if isinstance(action, Gather | Take):
            parts["gather"] = Term("plan-turn-gather", {"what": Series(resources(draft.gathered), "space")})
    if draft.unused and "move" not in parts:
        parts["move"] = Term("plan-turn-idle")
    against = tuple(Term("plan-turn-against", fight.facts) for _, fight in draft.fights)
    if against:
        parts["fight"] = Term("plan-turn-fight", {"where": Series(against, "space")})
    lost = [
        name
        for name, before, after in zip(names, begun.villages, draft.state.villages, strict=True)
        if before == begun.active != after
    ]
    if lost:
        parts["lost"] = Term("plan-turn-lost", {"hexes": " ".join(lost)})
    words = (*parts.values(), *(term for _, term in draft.parts))
    return Plan("turn", draft.line, {"kind": kind, "built": int(bool(draft.parts)), "what": Series(words, "parts")})


def room_of(draft: Draft) -> int:
    """Return about how many signs the words of a turn take."""
    grown = {action.hex for action in draft.line if isinstance(action, Grow)}
    entered = {action.to for action in draft.line if isinstance(action, Move)}
    kinds = sum(map(bool, draft.gathered))
    lengths = [13 + 3 * len(grown) if grown else 0, 14 + 3 * len(entered) if entered else 12 * bool(draft.unused)]
    lengths += [8 + 8 * kinds if kinds else 0, 9 * len(draft.fights), *(SIZES[kind] for kind, _ in draft.parts)]
    return 7 + sum(lengths) + 2 * sum(map(bool, lengths))
