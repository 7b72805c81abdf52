"""The words of Octa: prompts, labels, and messages of a line for each turn and one for each new round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ..core import Event, Fact, Name, Seat, Term
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
from .mind import new_leads
from .scoring import scores
from .state import State, View
from .turns import ahead

MOST = 7
"""Lines of a message."""
FEW = 3
"""The most numbers that a line names; stars on the buttons show them all."""


class OctaTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """``act`` (``last-resort`` for an empty lid), ``extras`` after the mandatory action, or ``wait``."""
        if seat != view.to_move or view.stage != "act":
            return Prompt("wait")
        facts: dict[str, Fact] = {"round": view.round, "rounds": view.rounds}
        if view.acted:
            thrown: dict[str, Fact] = {"rolled": int(bool(view.thrown)), "thrown": view.thrown}
            return Prompt("extras", facts | thrown | {"left": extras_left(view)})
        if not any(view.lid):
            return Prompt("last-resort", facts)
        return Prompt("act", facts | {"extras": int(can_use_extras(view))})

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

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each turn with its parts, and for each new round; of more than seven the oldest are one."""
        lines: list[Sentence] = []
        deeds: list[Term] = []
        mover: int | None = None

        def close() -> None:
            nonlocal mover
            if mover is not None and deeds:
                lines.append(Sentence("turn", {"seat": Name(Seat(mover)), "deeds": tuple(deeds)}))
            deeds.clear()
            mover = None

        chip: ChipTaken | None = None
        for event in events:
            deed = deed_of(event)
            if deed is not None:
                seat = int(getattr(event, "seat"))  # noqa: B009  (every deed has one)
                if mover not in (None, seat):
                    close()
                mover = seat
                deeds.append(deed)
                continue
            close()
            match event:
                case ChipTaken():
                    chip = event
                case Sorted():
                    lines.append(round_line(chip, event))
                case Left():
                    lines.append(Sentence("left", {"seat": Name(Seat(event.seat))}))
                case Scored() | Ended() | Began() | _:  # the result is said beside the message
                    continue
        close()
        return tuple(lines)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """The points of all, and which picks bring the player to move alone into the lead of a route."""
        if view.stage != "act":
            return ()
        totals = [score.total for score in scores(view)]
        order = sorted(range(len(totals)), key=lambda other: (-totals[other], other))
        points = Sentence("points", {"points": tuple(total_term(other, totals[other]) for other in order)})
        numbers = () if view.acted else new_leads(view)
        return (points, Sentence("leads", {"numbers": numbers})) if 0 < len(numbers) <= FEW else (points,)


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


def deed_of(event: Event) -> Term | None:
    """Return what a player did, as a part of the line of the turn; None for what happens to all."""
    match event:
        case Picked() | Advanced():
            return Term(f"message-{event.kind}", event.facts())
        case Thrown() | Turned() | Rerolled() | SortedAgain():
            return Term(f"message-{event.kind}", event.facts())
        case _:
            return None


def round_line(chip: ChipTaken | None, event: Sorted) -> Sentence:
    """The line of a new round: its dealer, the chip with its value, and the rolled dice."""
    facts: dict[str, Fact] = {"round": event.round, "seat": Name(Seat(event.seat)), "count": len(event.dice)}
    route, bonus = (0, 0) if chip is None else (chip.route, chip.bonus)
    return Sentence("round", {**facts, "route": route, "bonus": bonus})


def total_term(seat: int, total: int) -> Term:
    """The points of one player, in a line of all."""
    return Term("message-total", {"seat": Name(Seat(seat), bare=True), "points": total})
