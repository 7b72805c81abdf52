"""A message about a turn: actions, conflicts, gains and events, a line for each, with sums instead of steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ...core import Event, Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..events import (
    Built,
    Dealt,
    Drawn,
    ElderPlaced,
    Ended,
    Gathered,
    Grown,
    Led,
    Moved,
    Placed,
    Rolled,
    Struck,
    Sunk,
    Taken,
    TurnBegan,
    Used,
)
from ..printed import RESOURCES, tile
from ..terms import resources
from ..tile_events import Given, Lies, Revealed, Sacrificed, Spent

LINES = 7
"""The most lines of a message."""
PLACES = {
    "start": ("village-points",),
    "events": (
        "revealed", "discarded", "shuffled-back", "cheaper", "lies", "invaders-grew", "erupted", "ice-grew",
        "ice-gone", "auction-began", "bid-made", "passed", "auction-won",
    ),
    "acts": ("herded", "driven", "hunted", "tamed", "tiger-beaten", "consulted"),
    "clash": ("fought", "evaded", "village-lost", "village-kept", "elder-lost", "invaders-beaten", "mammoth-lost"),
    "gains": ("completed", "built", "elder-placed", "bought", "sacrificed", "studied", "traded"),
    "last": ("left", "tiles-joined"),
    "opening": ("began",),
}  # fmt: skip
"""By line of a section: the events that stand there with their own words."""
LINE_OF = {kind: line for line, kinds in PLACES.items() for kind in kinds}
UNSAID = frozenset(
    f"message-{kind}"
    for kind in ("discarded", "shuffled-back", "cheaper", "invaders-grew", "ice-grew", "tiles-joined")
)
"""What is left out of a turn that is told in short: the picture shows it."""
ORDER = ("opening", "start", "events", "acts", "clash", "gains", "last")


@dataclass
class Deed:
    """One action and what came of it."""

    action: str
    die: str = ""
    amount: int = 0
    spots: Counter[str] = field(default_factory=Counter)
    ways: Counter[tuple[str, str]] = field(default_factory=Counter)
    kinds: dict[str, list[Fact]] = field(default_factory=dict)
    gained: Counter[str] = field(default_factory=Counter)
    drawn: list[Fact] = field(default_factory=list)
    sunk: list[Fact] = field(default_factory=list)

    def term(self, *, brief: bool = False) -> Term:
        """Return the deed as words: "Grow ☀: 3 on A2"; ``brief``: its sum, "Grow ☀ (3)"."""
        action = Term(f"name-{self.action}")
        if self.die:
            action = Term("message-with-die", {"action": action, "die": Term(f"sign-{self.die}")})
        facts: dict[str, Fact] = {"action": action, "count": self.amount}
        if brief and self.action != "gather":
            done = self.spots.total() + self.ways.total() + len(self.drawn)
            return Term("message-began-with", facts | {"count": done or self.amount})
        match self.action:
            case "grow":
                what = tuple(Term("message-spot", {"count": n, "hex": hex}) for hex, n in self.spots.items())
            case "move":
                what = tuple(
                    Term("message-way", {"count": n, "origin": origin, "to": to})
                    for (origin, to), n in self.ways.items()
                )
            case "gather":
                sums = {kind: Term(f"amount-{kind}", {"count": n}) for kind, n in self.gained.items()}
                what = tuple(
                    amount if brief else Term("message-got", {"what": amount, "where": tuple(self.kinds[kind])})
                    for kind, amount in sums.items()
                )
            case _:
                what = tuple(Term("message-drawn", {"card": card}) for card in self.drawn)
                what += tuple(Term("message-sunk", {"card": card}) for card in self.sunk)
        return Term("message-did", facts | {"what": what}) if what else Term("message-began-with", facts)


@dataclass
class Taking:
    """The resources that a player takes for one reason."""

    facts: dict[str, Fact]
    kinds: Counter[str] = field(default_factory=Counter)

    def term(self, *, brief: bool = False) -> Term:
        return Term(
            "message-taken", self.facts | {"what": resources(tuple(self.kinds[kind] for kind in RESOURCES))}
        )


Part: TypeAlias = Deed | Taking | Term


class Section:
    """The part of a message that belongs to one turn."""

    def __init__(self, seat: int = -1) -> None:
        """``seat``: whose turn begins with this section; -1: it goes on."""
        self.seat, self.begun = seat, seat >= 0
        self.deeds: list[Part] = []
        self.parts: dict[str, list[Part]] = {line: [] for line in ORDER}
        self.boards: list[Sentence] = []
        self.takings: dict[tuple[int, str], Taking] = {}
        self.dice: tuple[str, ...] = ()

    def deed(self, action: str, seat: int) -> Deed:
        """Return the action that goes on, or else a new one."""
        self.seat = seat
        last = self.deeds[-1] if self.deeds else None
        if not isinstance(last, Deed) or last.action != action:
            last = Deed(action)
            self.deeds.append(last)
        return last

    def add(self, event: Event) -> None:
        """Put an event into its line."""
        match event:
            case Used():
                self.seat = event.seat
                self.deeds.append(Deed(event.action, event.die, event.amount))
            case Grown():
                self.deed("grow", event.seat).spots[event.hex] += 1
            case Moved():
                self.deed("move", event.seat).ways[event.origin, event.to] += event.count
            case Gathered():
                self.gather(event.seat, event.resource, event.count, event.hex)
            case Drawn():
                cards = [Term(f"card-{card}") for card in event.cards] or [Term("amount-nothing")]
                self.deed("lead", event.seat).drawn += cards
            case Sunk():
                self.deed("lead", event.seat).sunk.append(Term(f"card-{event.card}"))
            case Taken():
                self.take(event)
            case Rolled():
                self.dice = event.dice if len(set(event.dice)) == 1 else ()
            case Spent():
                self.seat = event.seat
            case Ended():
                pass  # the result is said beside the message
            case _:
                self.say(event)

    def gather(self, seat: int, resource: str, count: int, where: Fact) -> None:
        deed = self.deed("gather", seat)
        deed.gained[resource] += count
        deed.kinds.setdefault(resource, []).append(where)

    def take(self, event: Taken) -> None:
        """Resources of a Gather join it; others stand in the line of the turn's start, or of the set-up."""
        if event.why in ("basketry", "glacier"):
            term = Term("card-basketry") if event.why == "basketry" else Term("piece-glacier")
            self.gather(event.seat, event.resource, event.count, term)
            return
        line = {"start": "opening", "discovery": "acts"}.get(event.why, "start")
        taking = self.takings.get((event.seat, event.why))
        if taking is None:
            taking = self.takings[event.seat, event.why] = Taking(event.facts())
            self.put(line, taking)
        taking.kinds[event.resource] += event.count

    def say(self, event: Event) -> None:
        """Put an event with its own words into its line."""
        facts = event.facts()
        if isinstance(event, Built | Sacrificed):
            facts |= dict(zip(RESOURCES, event.paid, strict=True))
        if isinstance(event, Built | ElderPlaced) and self.is_early(event.seat):
            # The Abandoned Village, before the actions of the turn.
            key = "message-built-early" if isinstance(event, Built) else "message-elder-placed-early"
            self.put("events", Term(key, facts))
            return
        if LINE_OF.get(event.kind) in ("acts", "gains"):
            self.seat = int(dict(event)["seat"])
        if isinstance(event, Struck):
            self.put("events" if event.why in ("tiger", "volcano") else "clash", Term("message-struck", facts))
        elif isinstance(event, Given):
            self.put("events" if event.why == "chieftain" else "acts", Term("message-given", facts))
        elif isinstance(event, Revealed):
            self.put("events", Term("message-revealed", facts | {"effect": effect_of(event.tile)}))
        elif isinstance(event, Lies) and event.what == "glacier":
            self.put("opening", Term("message-lies", facts))
        elif isinstance(event, Dealt):
            self.boards.append(Sentence("dealt", facts))
        elif isinstance(event, Led | Placed):
            self.put("opening" if self.seat < 0 else "start", Term(f"message-{event.kind}", facts))
        elif event.kind in LINE_OF:
            self.put(LINE_OF[event.kind], Term(f"message-{event.kind}", facts))
        else:
            self.put("last", Term(f"event-{event.kind}", facts))

    def is_early(self, seat: int) -> bool:
        """Whether a village of this seat is the Abandoned one: before the actions, or not of whose turn it is."""
        return not self.deeds and (self.begun or self.seat not in (-1, seat))

    def put(self, line: str, part: Part) -> None:
        """Add words to a line; what an action brought stands among the actions."""
        if line == "acts":
            self.deeds.append(part)
        else:
            self.parts[line].append(part)

    def lines(self, *, brief: bool = False) -> list[Sentence]:
        """Return the lines that have something to say; ``brief``: sums without places and without small print."""
        lines = []
        for line in ORDER:
            terms = [one if isinstance(one, Term) else one.term(brief=brief) for one in self.of(line)]
            if brief:
                terms = list(abridge(terms))
            if terms:
                facts: dict[str, Fact] = {"what": Series(tuple(terms), "sentences")}
                if line == "acts":
                    facts["seat"] = Name(Seat(self.seat)) if self.seat >= 0 else ""
                if line == "events":
                    facts["doubles"] = int(bool(self.dice))
                    facts["die"] = Term(f"sign-{self.dice[0]}") if self.dice else ""
                if line == "gains":
                    facts |= {"seat": Name(Seat(self.seat)) if self.seat >= 0 else "", "named": int(not self.deeds)}
                lines.append(Sentence(line, facts))
            if line == "opening":
                lines += self.boards
        return lines

    def of(self, line: str) -> list[Part]:
        """Return what stands in a line. Points for villages open the line of the actions, to name nobody twice."""
        start = self.parts["start"]
        points = start[0] if len(start) == 1 else None
        if not (self.deeds and isinstance(points, Term) and points.key == "message-village-points"):
            return [*(self.deeds if line == "acts" else ()), *self.parts[line]]
        scored = Term("message-village-gain", points.facts)
        return {"start": [], "acts": [scored, *self.deeds]}.get(line, self.parts[line])


def effect_of(key: str) -> Term:
    """Return a tile's effect in a few words, with its numbers."""
    card = tile(key)
    facts: dict[str, Fact] = {"price": card.price, "from": card.limit + 1, "points": card.points}
    return Term(f"message-effect-{key}", facts | {"needs": card.needs, "more": card.more})


def abridge(terms: Sequence[Term]) -> Iterator[Term]:
    """Yield what is worth saying of an earlier turn: tiles by name, without what the picture shows."""
    for term in terms:
        if term.key == "message-revealed":
            yield Term("message-tile", term.facts)
        elif term.key not in UNSAID:
            yield term


def message(events: Sequence[Event]) -> tuple[Sentence, ...]:
    """Return the lines of a message, at most seven: if there are more, the earlier turns are a short line each."""
    sections = [Section()]
    for event in events:
        if isinstance(event, TurnBegan):
            sections.append(Section(event.seat))
        else:
            sections[-1].add(event)
    written = [section.lines() for section in sections]
    for at, section in enumerate(sections):
        if sum(map(len, written)) > LINES:
            lines = section.lines(brief=True)
            words = tuple(Term(f"message-{one.key}", one.facts) for one in lines)
            written[at] = [Sentence("whole", {"what": Series(words, "sentences")})] if words else []
    return tuple([line for lines in written for line in lines][-LINES:])
