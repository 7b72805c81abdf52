"""A message of Octa: a line for each turn, and one for each new round (docs/rules/octa.md)."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import Event, Fact, Name, Seat, Term, Told, joined_lines
from .actions import (
    Advanced,
    Began,
    ChipTaken,
    Ended,
    Left,
    Picked,
    Rerolled,
    Scored,
    Sorted,
    SortedAgain,
    Thrown,
    Turned,
)

MOST = 7
"""Lines of a message."""


def told(events: Sequence[Event]) -> tuple[Told, ...]:
    """Return a line for each turn with its parts, and for each new round; of more than seven the oldest are one."""
    lines: list[Told] = []
    deeds: list[Term] = []
    mover: int | None = None

    def close() -> None:
        nonlocal mover
        if mover is not None and deeds:
            lines.append(Told("turn", {"seat": Name(Seat(mover)), "deeds": tuple(deeds)}))
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
                lines.append(Told("left", {"seat": Name(Seat(event.seat))}))
            case Scored() | Ended() | Began() | _:  # the result is said beside the message
                continue
    close()
    return joined_lines(lines, MOST)


def deed_of(event: Event) -> Term | None:
    """Return what a player did, as a part of the line of the turn; None for what happens to all."""
    match event:
        case Picked() | Advanced():
            return Term(f"told-{event.kind}", event.facts())
        case Thrown() | Turned() | Rerolled() | SortedAgain():
            return Term(f"told-{event.kind}", event.facts())
        case _:
            return None


def round_line(chip: ChipTaken | None, event: Sorted) -> Told:
    """The line of a new round: its dealer, the chip with its value, and the rolled dice."""
    facts: dict[str, Fact] = {"round": event.round, "seat": Name(Seat(event.seat)), "count": len(event.dice)}
    route, bonus = (0, 0) if chip is None else (chip.route, chip.bonus)
    return Told("round", {**facts, "route": route, "bonus": bonus})
