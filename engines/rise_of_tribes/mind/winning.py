"""A certain win in this turn: a search over all that can bring the missing points (rules 1, 35-41, 51, A30, A35).

A line never passes a roll or an unknown card. A Lead counts where it draws cards that are known, because they were
put under the pile openly or because the whole pile is drawn; so does the first village, whose two tiles are
shuffled into a pile that cannot matter any more.

The search is exact as long as it has room (``MOST_NODES``): it leaves out only what cannot help. Members step or
grow where a goal, an animal, invaders, an elder or a harvest wants them, or away from a conflict; resources are
gathered as long as something is to be paid with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from ...core import Action, Fact, Series, Step, Term
from ...core.mind import Plan
from ..actions import (
    Bid,
    Complete,
    Draw,
    End,
    Gather,
    Grow,
    Move,
    Sacrifice,
    Spending,
    Study,
    UseLead,
    Village,
)
from ..printed import RESOURCES, goal, numbers
from ..scoring import progress
from ..state import State
from .assess import RULES, attempt
from .dice import begin_drawing
from .helping import Candidates
from .prospects import EVENTS, Prospects, is_last_turn, unknown_cards

MOST_NODES, MOST_FOR_ONE, MOST_CALM, MOST_AIMS = 700, 200, 100, 40
"""Actions tried in one search (about 0.2 s of a core), for one set of aims, and for one without battles; sets of
aims."""
MOST_ACTIONS = 30
"""Actions of a line, as many as one press plays."""
HARD = {
    "mammoth": 3.0,
    "tiger": 1.0,
    "fights": 5.0,
    "altar": 1.0,
    "chieftain": 0.0,
    "heartland": 3.0,
    "majorities": 3.0,
    "villages": 4.0,
}
"""How hard an event is, or what a deed still lacks; everything else is 1."""
NAMED = 3
"""The most parts of a plan that its words name."""
MOST_DETAILS = 5
"""Hexes and kinds of resources that a button has room for; a card takes the room of two."""


def winning_plan(state: State, seat: int) -> Plan | None:
    """Return the plan that wins now; None if there is none."""
    line = winning_line(state, seat)
    return None if line is None else Plan("wins", line, words_of_win(state, line), confirm=False)


def winning_line(state: State, seat: int) -> tuple[Action, ...] | None:
    """Return actions with which the asked seat wins for certain; None if none were found."""
    return None if state.asked != seat or not may_be_won(state, seat) else searched_line(state, seat)


@lru_cache(maxsize=64)
def searched_line(state: State, seat: int) -> tuple[Action, ...] | None:
    """Search for such actions; every panel of a board asks again.

    Each set of goals and events that just brings the points is searched on its own, with nothing that it does not
    need. Most wins need no battle, so they are looked for without one first.
    """
    aims, room = sets_of_aims(state, seat), MOST_NODES
    calm = [each for each in aims if each is None or "fights" not in each]
    for sets, is_calm, top in ((calm, True, MOST_CALM), (aims, False, MOST_FOR_ONE), (aims, False, MOST_NODES)):
        for each in tuple(sets):
            search = Search(seat, each, is_calm, min(room, top))
            line = search.line(state)
            if line is not None:
                return line
            room -= min(room, top) - max(0, search.left)
            if not search.is_cut:
                sets.remove(each)
    return None


def sets_of_aims(state: State, seat: int) -> list[frozenset[str] | None]:
    """Return the sets of goals and events that may bring the missing points, none with one to spare; those that
    lack least first. In the last turn of the game points alone do not decide, so nothing is left out."""
    if is_last_turn(state):
        return [None]
    need = numbers().box.points_to_win - state.players[seat].total
    prospects, sets = Prospects(state, seat), list[tuple[float, frozenset[str] | None]]()
    worth = {card: goal(card).points for card in (*state.players[seat].goals, *prospects.drawn)}
    worth = {
        card: points
        for card, points in worth.items()
        if Prospects(state, seat, aims=frozenset((card,))).may_win(points)
    }
    worth |= {event: points for event, points in prospects.events_in_reach.items() if points}
    lacks = {aim: lacking(state, seat, aim) for aim in worth}
    for size in range(1, min(len(worth), need) + 1):
        for aims in combinations(worth, size):
            total = sum(worth[aim] for aim in aims)
            if total >= need > total - min(worth[aim] for aim in aims):
                each = frozenset(aims)
                if Prospects(state, seat, aims=each).may_win(need):
                    sets.append((sum(lacks[aim] for aim in aims), each))
    return [aims for _, aims in sorted(sets, key=lambda each: each[0])[:MOST_AIMS]]


def lacking(state: State, seat: int, aim: str) -> float:
    """How much a goal or an event still takes, as a rule of thumb for the order of the search."""
    if aim in EVENTS:
        return HARD[aim]
    card = goal(aim)
    have, needed = progress(state, seat, card)
    return (needed - have) * HARD.get(card.deed, 1.0)


def may_be_won(state: State, seat: int) -> bool:
    """Whether a win is near enough to search for; before the roll of a turn nothing is certain."""
    if state.stage != "bid" and (state.active != seat or not state.now.rolled):
        return False
    if is_last_turn(state):
        return True
    need = numbers().box.points_to_win - state.players[seat].total
    prospects = Prospects(state, seat)
    return prospects.crude >= need and prospects.may_win(need)


class Search:
    """A depth-first search for the actions that win, which tries no position twice."""

    def __init__(self, seat: int, aims: frozenset[str] | None, is_calm: bool, most: int) -> None:
        self.seat, self.aims, self.is_calm, self.left = seat, aims, is_calm, most
        self.seen = set[Any]()

    @property
    def is_cut(self) -> bool:
        """Whether the search ran out of room, so that a win may have been missed."""
        return self.left <= 0

    def line(self, state: State, depth: int = 0) -> tuple[Action, ...] | None:
        """Return the rest of a line that wins from here."""
        if state.stage == "over":
            outcome = RULES.outcome(state)
            return () if outcome is not None and outcome.winners == (self.seat,) else None
        if state.asked != self.seat or depth >= MOST_ACTIONS or not self.is_hopeful(state):
            return None
        key = position(state)
        if key in self.seen:
            return None
        self.seen.add(key)
        for action in Candidates(state, self.seat, self.aims, self.is_calm).actions():
            if self.is_cut:
                return None
            self.left -= 1
            step = attempt(state, action)
            if step is None or not is_certain(state, action, step):
                continue
            rest = self.line(step.state, depth + 1)
            if rest is not None:
                return (action, *rest)
        return None

    def is_hopeful(self, state: State) -> bool:
        """Whether the missing points can still be had."""
        if is_last_turn(state):
            others = (player for seat, player in enumerate(state.players) if seat != self.seat)
            need = max(player.total for player in others if not player.left)  # equal points may do
            need -= state.players[self.seat].total
        else:
            need = numbers().box.points_to_win - state.players[self.seat].total
        return Prospects(state, self.seat, aims=self.aims).may_win(need)


def is_certain(state: State, action: Action, step: Step[State]) -> bool:
    """Whether a step is known beforehand, dice and piles left aside that cannot matter in this turn."""
    if step.before_chance is None or step.state.stage == "over":
        return True
    if isinstance(action, Village):
        return True
    unknown = unknown_cards(state, state.asked)
    match action:
        case Draw():
            return state.now.amount + state.now.extra >= unknown
        case UseLead():
            return begin_drawing(state, action).now.amount >= unknown
        case Study():
            return unknown <= 1
        case _:
            return False


def position(state: State) -> Any:
    """What tells positions of one turn apart, whatever the order in which they were reached."""
    now, own = state.now, state.players[state.asked]
    return (
        state.stage,
        state.agenda,
        state.members,
        state.villages,
        tuple(sorted(own.goals)),
        own.resources,
        own.tiles,
        own.elder,
        own.total,
        state.bid,
        state.face_up,
        (state.mammoth, state.tiger, state.invaded, state.invaders),
        (tuple(sorted(now.dice)), tuple(sorted(now.used)), now.strength, now.left, now.extra, now.again),
        (now.stepped, now.done, frozenset(now.entered), frozenset(now.found), frozenset(now.gathered)),
        (now.lit, now.driven, now.traded, now.studied, now.sacrificed, now.built, now.borrowed),
        (now.why, now.offer, now.conflict, now.fighters),
    )


# --- words -----------------------------------------------------------------------------------------------------


def words_of_win(state: State, line: Sequence[Action]) -> dict[str, Fact]:
    """Return ``what`` a winning line does, in at most three parts, the last ones where there are more; ``brief``:
    without amounts and hexes, where there are too many for a button."""
    seat, parts, gained = state.asked, dict[str, dict[str, Fact]](), [0, 0, 0]
    hexes: dict[str, dict[str, None]] = {"grow": {}, "move": {}, "village": {}}
    cards = [Term(f"card-{action.card}") for action in line if isinstance(action, Complete)]
    for action in line:
        step = attempt(state, action)
        assert step is not None, "a winning line can be played"
        before, after = state.players[seat], step.state.players[seat]
        match action:
            case Gather():
                gained = [
                    sum(each) - old for *each, old in zip(gained, after.resources, before.resources, strict=True)
                ]
                parts["gather"] = {"what": amounts(gained)}
            case Grow() | Move() | Village():
                hexes[action.kind][action.to if isinstance(action, Move) else action.hex] = None
                parts[action.kind] = {"hexes": " ".join(hexes[action.kind])}
            case Complete():
                parts["complete"] = {"cards": tuple(cards), "count": len(cards)}
            case Bid():
                parts["bid"] = {"count": action.amount}
            case UseLead():
                parts["lead"] = {}
            case Spending() | Sacrifice() | End():
                parts[action.kind] = {}
            case _:
                pass
        if after.total > before.total and not isinstance(action, Complete | Spending | Sacrifice | Bid):
            parts["battle"] = {}
        state = step.state
    last = list(parts.items())[-NAMED:] or [("end", {})]
    details = 2 * len(cards) + sum(map(bool, gained)) + sum(map(len, hexes.values()))
    brief = int(details > MOST_DETAILS)
    terms = [
        Term(f"plan-{'then' if at else 'win'}-{key}", {**facts, "brief": brief})
        for at, (key, facts) in enumerate(last)
    ]
    return {"what": Series(terms, "parts")}


def amounts(gained: Sequence[int]) -> tuple[Term, ...]:
    """Resources as a fact."""
    return tuple(
        Term(f"amount-{kind}", {"count": count}) for kind, count in zip(RESOURCES, gained, strict=True) if count
    )
