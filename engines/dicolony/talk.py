"""The words of Dicolony: prompts, labels, short messages, and what one's own buildings still lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ..core import Event, Fact, Name, Seat, Series, Sign, Term
from ..core.talk import Prompt, Sentence, Talk
from . import terms
from .actions import Build, Choice, Chosen, Clear, Cleared, Ended, LaidOut, Left, Opened, Rolled, Scored, Short
from .building import open_places
from .mind import CLOSE, Want, names_of, out_of_reach, wants, worth
from .printed.sheet import STAR, grid, numbers
from .state import Layout, Sheet, State, View

NAMED = 4
"""The most spaces that one's own news names."""


def die_of(name: str, number: int) -> Sign:
    """A die of the headline: small, where one's own prompt has the words of its colour."""
    return Sign(f"dicolony-{name}-{number}", Term(f"message-die-{name}", {"number": number}))


class DicolonyTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """The prompt: ``clear`` (``clear-second``, ``clear-only``), ``build`` or ``wait``."""
        sheet = view.sheets[seat]
        if sheet is None or not sheet.owed or view.left[seat]:
            return Prompt("wait")
        if view.stage == "build":
            return Prompt("build", build_prompt(view.layout, sheet))
        dice = view.rolls[-1]
        facts: dict[str, Fact] = {
            "turn": view.turn,
            "turns": grid().printed.turns,
            "dice": terms.dice(dice, sheet.used),
        }
        if sheet.used:
            return Prompt("clear-second", facts)
        if sheet.owed < grid().printed.clearings:
            return Prompt("clear-only", facts)
        return Prompt("clear", facts)

    def facts(self, view: View, action: Choice) -> dict[str, Fact]:
        """The variables of ``dicolony-action-<kind>``, for an action that is legal for the reader."""
        match action:
            case Clear():
                return clear_facts(view, action)
            case Build():
                return build_facts(view, action)
            case _:
                assert_never(action)

    def headline(self, view: View) -> Sentence:
        """The turn with its dice; ``building`` after the last one."""
        facts: dict[str, Fact] = {"turn": view.turn, "turns": grid().printed.turns}
        if view.stage != "clear":
            return Sentence("building", facts)
        faces = zip(grid().colours, view.rolls[-1], strict=False)
        dice = tuple(die_of(name, number) for name, number in faces)
        return Sentence("headline", {**facts, "dice": Series(dice, "dice")})

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """Return a line for full sheets, one's own choices, leavers and the end; the headline has the dice."""
        lines: list[Sentence] = []
        scored = any(isinstance(event, Scored) for event in events)
        for at, event in enumerate(events):
            match event:
                case LaidOut():
                    lines.append(Sentence("laid-out", event.facts(), weight=0))
                case Rolled():
                    lines += full(events[at + 1 :])
                case Cleared() if not (at and belongs_with(events[at - 1], event)):
                    lines.append(cleared_spaces(events[at:]))
                case Chosen() if not (at and belongs_with(events[at - 1], event)):
                    lines.append(chosen_places(events[at:]))
                case Opened() if not scored:
                    lines.append(Sentence("opened", event.facts(), weight=2))
                case Left():
                    lines.append(Sentence("left", event.facts(), weight=2))
                case Ended() if event.reason != "scored":
                    lines.append(Sentence("ended", event.facts(), weight=3))
        return tuple(lines)

    def about(self, events: Sequence[Event], view: View, seat: Seat) -> Sentence | None:
        """What stands newly on one's own sheet, and its points at the end: nobody else can change it."""
        cleared = tuple(
            terms.space(event.space) for event in events if isinstance(event, Cleared) and event.seat == seat
        )
        sites = tuple(
            Term("message-site", event.facts())
            for event in events
            if isinstance(event, Chosen) and event.seat == seat
        )
        parts: list[Fact] = []
        if cleared:
            facts: dict[str, Fact] = {"spaces": cleared, "count": len(cleared), "few": int(len(cleared) <= NAMED)}
            parts.append(Term("message-about-cleared", facts))
        if sites:
            parts.append(Term("message-about-chosen", {"sites": sites}))
        parts += [
            Term("message-about-scored", {"points": event.total})
            for event in events
            if isinstance(event, Scored) and event.seat == seat
        ]
        return Sentence("about", {"what": Series(tuple(parts), "about")}, weight=2) if parts else None

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """What one's own buildings still lack, and which cannot be built any more, in one line."""
        sheet = view.sheets[seat] if seat is not None and seat == view.reader else None
        if sheet is None or view.stage != "clear" or view.left[view.reader or 0]:
            return ()
        near = tuple(
            lack(want)
            for want in wants(view.layout, sheet, view.rolls[-1], view.turn)
            if want.missing.bit_count() <= CLOSE
        )
        gone = names_of(out_of_reach(view.layout, sheet, view.rolls[-1], view.turn))
        facts: dict[str, Fact] = {"near": len(near), "buildings": Series(near, "lacks")}
        return (Sentence("lacking", {**facts, "gone": len(gone), "lost": gone}),) if near or gone else ()


def build_prompt(layout: Layout, sheet: Sheet) -> dict[str, Fact]:
    """The next building: its half, whether its column is included, the number of places, the points."""
    card = layout.buildings[len(sheet.buildings)]
    places = open_places(sheet, layout.buildings)
    return {
        "building": terms.building(card, places[0].building.upper),
        "column": int(places[0].building.column),
        "places": len(places),
        "points": worth(layout, sheet, places[0]),
    }


def clear_facts(view: View, action: Clear) -> dict[str, Fact]:
    """``star``: 1 if the die clears a star because its crossing is cleared already (rule 22)."""
    die = grid().colours.index(action.die)
    return {
        "die": terms.die(action.die, view.rolls[-1][die]),
        "space": terms.space(action.space),
        "star": int(STAR in action.space),
    }


def build_facts(view: View, action: Build) -> dict[str, Fact]:
    """The building and its place; ``points`` include the bonus, ``column`` is 1 if it includes the named column.

    Where nothing of the card can be built at the place: both names of the card, and no points.
    """
    sheet = None if view.reader is None else view.sheets[view.reader]
    assert sheet is not None, "a player who may build sees the sheet"
    cards = view.layout.buildings
    names: dict[str, Fact] = {"card": action.card, "place": terms.space(action.place)}
    if action.card == cards[min(len(sheet.buildings), len(cards) - 1)]:
        for place in open_places(sheet, cards):
            if grid().names[place.building.at] == action.place:
                building = terms.building(action.card, place.building.upper)
                points, column = worth(view.layout, sheet, place), int(place.building.column)
                return {**names, "building": building, "points": points, "column": column}
    return {**names, "building": terms.halves(action.card), "points": 0, "column": 0}


def belongs_with(before: Event, event: Event) -> bool:
    """Whether two events in a row tell of the same thing."""
    return before.kind == event.kind and getattr(before, "seat", None) == getattr(event, "seat", None)


def run(events: Sequence[Event]) -> list[Event]:
    """The events at the beginning that belong together."""
    group = [events[0]]
    for event in events[1:]:
        if not belongs_with(group[-1], event):
            break
        group.append(event)
    return group


def full(events: Sequence[Event]) -> list[Sentence]:
    """The players who can use fewer than two of the dice just rolled: those with one space, those with none."""
    seats: dict[int, list[Name]] = {1: [], 0: []}
    for event in events:
        if not isinstance(event, Short):
            break
        seats[event.count].append(Name(Seat(event.seat)))
    return [Sentence("short", {"seats": tuple(names), "count": count}) for count, names in seats.items() if names]


def cleared_spaces(events: Sequence[Event]) -> Sentence:
    """The spaces that a player cleared one after the other."""
    spaces = tuple(terms.space(event.space) for event in run(events) if isinstance(event, Cleared))
    return Sentence("cleared", {"seat": _seat(events[0]), "spaces": spaces})


def chosen_places(events: Sequence[Event]) -> Sentence:
    """The places that a player chose one after the other."""
    sites = tuple(Term("message-site", event.facts()) for event in run(events) if isinstance(event, Chosen))
    return Sentence("chosen", {"seat": _seat(events[0]), "sites": sites})


def _seat(event: Event) -> Fact:
    return Name(Seat(int(getattr(event, "seat"))))  # noqa: B009  (every choice has one)


def lack(want: Want) -> Term:
    """A building and the spaces that it lacks: none, one, two, or their number."""
    missing = list(numbers(want.missing))
    facts: dict[str, Fact] = {"building": terms.building(want.card, want.place.building.upper)}
    facts |= {
        "count": len(missing),
        "first": terms.space(grid().names[missing[0]]) if missing else "",
    }
    return Term(
        "message-lack", facts | {"second": terms.space(grid().names[missing[1]]) if len(missing) > 1 else ""}
    )
