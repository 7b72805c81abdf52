"""What a person wants to do, in as few presses as possible: plans of several actions, and the rows that show them.

A rules engine asks one small question after the other; a person wants "wood for the village". ``Game.controls``
stands between: it returns plans, each a line of actions that one press plays, and that is taken back as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from .model import Action, Facts, Term

MOST_ROWS, MOST_BUTTONS, MOST_OPTIONS = 3, 5, 25
"""The size of ``Controls.rows``; a message has room for no more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One thing to press: the text ``<game>-plan-<key>`` with these facts, and the actions that it plays in order.

    The first action is legal now, each later one after those before it, as long as no dice, reveal or other seat
    comes between; from there on an action that is not legal is left out and the player is told.
    """

    key: str
    line: tuple[Action, ...]
    facts: Facts = field(default_factory=dict)
    is_set: bool = False
    """In a form: whether this is what holds now."""
    confirm: bool = True
    """Whether a line that cannot be taken back is previewed first; False where its words say so ("Roll 2d4")."""
    focus: Action | None = None
    """The action that is marked in the picture with the plan's label; None: the first, if the line has just one."""

    @property
    def marked(self) -> Action | None:
        """The action to mark in the picture; None: the plan is not marked."""
        return self.focus if self.focus is not None else self.line[0] if len(self.line) == 1 else None


@dataclass(frozen=True, slots=True)
class PlanList:
    """A list to choose from: the placeholder is ``<game>-pick-<key>`` with these facts.

    Up to ``most`` plans may be ticked; ``Game.joined`` makes one line of them.
    """

    key: str
    plans: tuple[Plan, ...]
    facts: Facts = field(default_factory=dict)
    most: int = 1


Row: TypeAlias = tuple[Plan, ...] | PlanList
"""Up to five buttons, or a list of up to 25 plans."""


@dataclass(frozen=True, slots=True)
class Controls:
    """The panel of a seat: at most three rows; whatever else is legal is behind "More"."""

    rows: tuple[Row, ...]
    seal: Plan | None = None
    """The green button: it ends the turn, or goes on; None: the rows are all there is to do."""
    more: tuple[Row, ...] = ()
    """Rows behind "More", above the menus of all legal actions."""

    def plans(self) -> Iterator[Plan]:
        """Yield every plan, the seal first."""
        if self.seal is not None:
            yield self.seal
        for row in (*self.rows, *self.more):
            yield from row.plans if isinstance(row, PlanList) else row

    def lists(self) -> Iterator[PlanList]:
        """Yield every list."""
        return (row for row in (*self.rows, *self.more) if isinstance(row, PlanList))


@dataclass(frozen=True, slots=True)
class Told:
    """One written line: the text ``<game>-told-<key>`` with these facts."""

    key: str
    facts: Facts = field(default_factory=dict)


JOINED = 15
"""Lines that one line may hold: a text takes 2,500 characters of another one (Fluent), and then nothing at all."""


def joined_lines(lines: Sequence[Told], most: int) -> tuple[Told, ...]:
    """Return at most ``most`` lines: the oldest are one line, ``<game>-told-joined`` with a first and the rest.

    After a long silence that line holds the newest JOINED of them; the log has the others.
    """
    spare = len(lines) - most
    if spare <= 0:
        return tuple(lines)
    *before, found = lines[: spare + 1]
    for line in reversed(before[max(0, spare + 1 - JOINED) :]):
        first, rest = (Term(f"told-{one.key}", one.facts) for one in (line, found))
        found = Told("joined", {"first": first, "rest": rest})
    return (found, *lines[spare + 1 :])
