"""The words of Octa: prompts, labels, and messages of a line for each player and one for each new round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from ..core import Event, Fact, Facts, Name, Seat, Series, Sign, Term
from ..core.dialogue import evolve
from ..core.mind import Plan
from ..core.talk import Prompt, Sentence, Talk
from .actions import (
    Advanced,
    Began,
    ChipTaken,
    Choice,
    Done,
    Ended,
    Left,
    Pick,
    Picked,
    Reroll,
    Rerolled,
    Roll,
    Scored,
    Sorted,
    SortedAgain,
    Thrown,
    Turn,
    Turned,
)
from .board import board
from .extras import can_use_extras, space_after_paying
from .mind import losses
from .scoring import leaders, scores
from .state import State, View
from .turns import ahead

MOST_NAMED = 3
"""The most routes that a warning names."""


class OctaTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """``act`` (``last-resort`` for an empty lid), ``extras`` after the mandatory action, or ``wait``."""
        if seat != view.to_move or view.stage != "act":
            return Prompt("wait")
        facts: dict[str, Fact] = {"round": view.round, "rounds": view.rounds}
        if view.acted:
            thrown: dict[str, Fact] = {"rolled": int(bool(view.thrown)), "thrown": tuple(map(d4, view.thrown))}
            return Prompt("extras", facts | thrown | {"left": extras_left(view)})
        if not any(view.lid):
            return Prompt("last-resort", facts)
        return Prompt("act", facts | {"extras": int(can_use_extras(view))})

    def given_up(self, event: Event) -> tuple[Fact, ...]:
        """The route whose marker pays for a turned die or a reroll."""
        return (event.route,) if isinstance(event, Turned | Rerolled) else ()

    def facts(self, view: View, action: Choice) -> dict[str, Fact]:
        """The variables of ``octa-action-<kind>``; ``space``: of the marker after the action (0: off the route)."""
        fields = dict(action.fields())
        match action:
            case Pick():
                return fields | pick_facts(view, action)
            case Turn():
                return fields | {"space": space_after_paying(view, action), "there": view.dice(action.to) + 1}
            case Reroll():
                return fields | {"space": space_after_paying(view, action), "count": view.dice(action.number)}
            case Roll() | Done():
                return fields
            case _:
                assert_never(action)

    def plan_facts(self, view: View, plan: Plan) -> Facts:
        """A button begins with the die that it picks or turns."""
        number = plan.facts.get("number")
        return {**plan.facts, "number": d8(number)} if isinstance(number, int) else plan.facts

    def headline(self, view: View) -> Sentence:
        """The round and the points of all who play, the best first."""
        totals = [(score.total, seat) for seat, score in enumerate(scores(view)) if not score.left]
        order = sorted(totals, key=lambda one: (-one[0], one[1]))
        points = Series(tuple(total_term(seat, total) for total, seat in order), "scores")
        return Sentence("headline", {"round": view.round, "rounds": view.rounds, "points": points})

    def call(self, view: View, seat: Seat) -> Prompt | None:
        """``act``, ``last-resort`` for an empty lid, or ``extras`` after the mandatory action."""
        if view.stage != "act":
            return None
        return Prompt("extras" if view.acted else "act" if any(view.lid) else "last-resort")

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each player with all their turns, and one for each new round, in the order of events."""
        turns: dict[int, list[Event]] = {}
        lines: list[int | Sentence] = []
        chip: ChipTaken | None = None
        for event in events:
            match event:
                case Picked() | Advanced() | Thrown() | Turned() | Rerolled():
                    if event.seat not in turns:
                        lines.append(event.seat)
                    turns.setdefault(event.seat, []).append(event)
                case ChipTaken():
                    chip = event
                case Sorted():
                    lines.append(round_line(chip, event))
                case Left():
                    lines.append(Sentence("left", {"seat": Name(Seat(event.seat))}, weight=2))
                case SortedAgain() | Scored() | Ended() | Began() | _:  # the result is said beside the message
                    continue
        leads = leads_taken(events, view)
        return tuple(
            line if isinstance(line, Sentence) else player_line(line, turns[line], leads) for line in lines
        )

    def about(self, events: Sequence[Event], view: View, seat: Seat) -> Sentence | None:
        """The routes on which the seat leads no more, or leads now, alone or with others; and its points."""
        old = before(events, view)
        if old is None or view.left[seat]:
            return None
        pairs = tuple(enumerate(zip(leaders(old), leaders(view), strict=True), start=1))
        lost = tuple(route for route, (was, now) in pairs if seat in was and seat not in now)
        won = tuple(route for route, (was, now) in pairs if seat in now and seat not in was)
        parts: list[Fact] = []
        for key, routes in (("lost", lost), ("won", won)):
            if routes:
                parts.append(Term(f"message-about-{key}", {"count": len(routes), "routes": routes}))
        points, now = scores(old)[seat].total, scores(view)[seat].total
        if points != now:
            parts.append(Term("message-about-points", {"was": points, "now": now}))
        return Sentence("about", {"what": Series(tuple(parts), "about")}, weight=2) if parts else None

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """The routes on which the reader loses points by one pick of somebody else in this round."""
        if seat is None or view.stage != "act" or view.left[seat]:
            return ()
        threats = sorted(losses(view, seat).items(), key=lambda one: (-one[1], one[0]))[:MOST_NAMED]
        if not threats:
            return ()
        routes = (Term("message-threat", {"route": route, "points": points}) for route, points in threats)
        return (Sentence("threatened", {"routes": tuple(routes)}),)


def d8(number: int) -> Sign:
    """A die of the lid."""
    return Sign(f"d8-{number}", number)


def d4(face: int) -> Sign:
    return Sign(f"d4-{face}", face)


def in_dice(event: Picked | Turned | Rerolled) -> dict[str, Fact]:
    """The variables of an event, its numbers as dice of the lid."""
    facts = dict(event.facts())
    return facts | {key: d8(int(str(facts[key]))) for key in ("number", "to") if key in facts}


def extras_left(view: View) -> str:
    """The additional actions left in this turn (rule 17): ``both``, ``turn`` or ``reroll``."""
    return "reroll" if view.turned else "turn" if view.rerolled else "both"


def pick_facts(view: View, action: Pick) -> dict[str, Fact]:
    """``count`` dice, from space ``old`` (0: off the route) to ``space``; ``full``: 1 at the end already (A7)."""
    old = view.markers[view.to_move][action.number - 1]
    count = view.dice(action.number)
    return {
        "count": count,
        "old": old,
        "space": ahead(old, count),
        "full": int(old == board().route.spaces),
    }


def player_line(seat: int, events: Sequence[Event], leads: Mapping[int, int]) -> Sentence:
    """The line of one player; ``lead``: 1 alone in the lead of a route where others were or nobody was."""
    lead = int(seat in leads.values())
    facts: dict[str, Fact] = {"seat": Name(Seat(seat), bare=True), "deeds": Series(deeds_of(events), "deeds")}
    return Sentence("player", {**facts, "lead": lead}, weight=1 + lead)


def deeds_of(events: Sequence[Event]) -> tuple[Term, ...]:
    """What a player did: each pick or 2d4 with the extra actions before it, then the extra actions after it."""
    deeds: list[Term] = []
    extras: list[Term] = []
    for at, event in enumerate(events):
        match event:
            case Turned() | Rerolled():
                extras.append(Term(f"message-{event.kind}", in_dice(event)))
            case Picked():
                deeds.append(after(extras, Term("message-picked", in_dice(event))))
                extras = []
            case Thrown():
                deeds.append(after(extras, thrown(event, events[at + 1 :])))
                extras = []
            case _:  # Advanced is told with the dice
                continue
    return (*deeds, *extras)


def after(extras: Sequence[Term], deed: Term) -> Term:
    """A deed and the extra actions before it."""
    return Term("message-after", {"extras": Series(tuple(extras), "deeds"), "deed": deed}) if extras else deed


def thrown(event: Thrown, later: Sequence[Event]) -> Term:
    """The two d4, with the spaces that they bring the markers to."""
    moves = later[: len(set(event.dice))]
    spaces = tuple(move.space for move in moves if isinstance(move, Advanced))
    facts: dict[str, Fact] = {
        "dice": Series(tuple(map(d4, event.dice)), "dice"),
        "spaces": spaces,
        "count": len(spaces),
    }
    return Term("message-thrown", facts)


def leads_taken(events: Sequence[Event], view: View) -> dict[int, int]:
    """Return the seat that leads a route alone now and did not before these events, by route."""
    old = before(events, view)
    if old is None:
        return {}
    pairs = zip(leaders(old), leaders(view), strict=True)
    return {route: min(now) for route, (was, now) in enumerate(pairs, start=1) if len(now) == 1 and was != now}


def before(events: Sequence[Event], view: View) -> View | None:
    """Return the view with markers and chips as they were before these events; None if that is not known."""
    if any(isinstance(event, Left) for event in events):  # markers that came off are no longer known
        return None
    markers = [list(row) for row in view.markers]
    chips = len(view.chips)
    for event in reversed(events):
        match event:
            case Picked():
                markers[event.seat][event.number - 1] = event.old
            case Advanced():
                markers[event.seat][event.route - 1] = event.old
            case Turned():
                markers[event.seat][event.route - 1] = event.space + board().extras.turn
            case Rerolled():
                markers[event.seat][event.route - 1] = event.space + board().extras.reroll
            case ChipTaken():
                chips -= 1
            case _:
                continue
    return evolve(view, markers=tuple(map(tuple, markers)), chips=view.chips[:chips])


def round_line(chip: ChipTaken | None, event: Sorted) -> Sentence:
    """The line of a new round: its dealer, the chip with its value, and the rolled dice."""
    facts: dict[str, Fact] = {"round": event.round, "seat": Name(Seat(event.seat)), "count": len(event.dice)}
    route, bonus = (0, 0) if chip is None else (chip.route, chip.bonus)
    return Sentence("round", {**facts, "route": route, "bonus": bonus}, weight=0)


def total_term(seat: int, total: int) -> Term:
    """The points of one player, in a line of all."""
    return Term("message-total", {"seat": Name(Seat(seat), bare=True), "points": total})
