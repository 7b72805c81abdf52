"""A message about turns: a line for each player to whom something happened, with sums instead of steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ...core import Event, Fact, Name, Seat, Series, Sign, Term
from ...core.talk import Sentence
from ..events import (
    AuctionWon,
    Began,
    BidMade,
    Bought,
    Built,
    Completed,
    Consulted,
    Dealt,
    Drawn,
    Driven,
    ElderLost,
    ElderPlaced,
    Erupted,
    Evaded,
    Fought,
    Gathered,
    Given,
    Grown,
    Hunted,
    IceGone,
    InvadersBeaten,
    Led,
    Left,
    Lies,
    MammothLost,
    Moved,
    Placed,
    Revealed,
    Sacrificed,
    Spent,
    Struck,
    Studied,
    Sunk,
    Taken,
    Tamed,
    TigerBeaten,
    Traded,
    TurnBegan,
    Used,
    VillageKept,
    VillageLost,
    VillagePoints,
)
from ..ground import order
from ..printed import RESOURCES, tile
from ..state import Table
from ..terms import cost

FEW = 2
"""Up to so many turns a message has room for where somebody acted; from there on for how much."""
NAMED = 2
"""The most hexes that a sum names."""
BEASTS = ("tiger", "volcano")
"""What strikes as an event, outside a conflict."""


@dataclass
class Clash:
    """The losses on one hex in one turn, by seat; -1: the invaders."""

    hex: str
    losses: Counter[int] = field(default_factory=Counter)
    also: list[Term] = field(default_factory=list)

    def term(self) -> Term:
        parts = (*losses(self.losses), *self.also)
        return Term(
            "message-clash", {"hex": self.hex, "what": Series(parts or (Term("amount-nothing"),), "losses")}
        )


@dataclass
class Account:
    """What happened to one player, or through one."""

    seat: int
    opening: list[Term] = field(default_factory=list)
    clashes: dict[str, Clash] = field(default_factory=dict)
    cards: list[Fact] = field(default_factory=list)
    points: int = 0
    built: list[str] = field(default_factory=list)
    feats: list[Term] = field(default_factory=list)
    """What else is worth a glance: an animal hunted, a rival driven away, a tile bought."""
    villages: int = 0
    received: dict[int, Counter[str]] = field(default_factory=dict)
    placed: Counter[str] = field(default_factory=Counter)
    uses: dict[str, str] = field(default_factory=dict)
    """By action: the die that was placed above it last."""
    grown: Counter[str] = field(default_factory=Counter)
    moved: Counter[str] = field(default_factory=Counter)
    origins: dict[str, None] = field(default_factory=dict)
    """The hexes from which members moved, in order."""
    gained: Counter[str] = field(default_factory=Counter)
    drawn: list[Fact] = field(default_factory=list)
    small: list[Term] = field(default_factory=list)
    """What serves few: a trade, a lesson, a bid."""
    left: bool = False

    def clash(self, hex: str) -> Clash:
        return self.clashes.setdefault(hex, Clash(hex))

    @property
    def highlights(self) -> bool:
        return bool(self.clashes or self.cards or self.built or self.feats)

    @property
    def weight(self) -> int:
        if self.left:
            return 3
        if self.highlights:
            return 2
        is_usual = self.opening or self.received or self.placed or self.uses or self.drawn or self.gained
        return 1 if is_usual or self.grown or self.moved else 0

    def sentence(self, *, brief: bool) -> Sentence | None:
        """Return the player's line; ``brief``: how much, not where, and nothing usual beside a highlight."""
        parts = [*self._highlights()]
        if not (brief and self.highlights):
            parts += self._deeds(brief=brief)
        if self.left:
            parts = [Term("message-left"), *parts]
        if not parts:
            return None
        key, facts = "somebody", dict[str, Fact]()
        if self.seat >= 0:
            key, facts = "player", {"seat": Name(Seat(self.seat), bare=True)}
        return Sentence(key, facts | {"what": Series(tuple(parts), "line")}, self.weight)

    def _highlights(self) -> Iterator[Term]:
        yield from self.opening
        for clash in self.clashes.values():
            yield clash.term()
        if self.cards:
            yield Term("message-completed", {"cards": Series(tuple(self.cards), "parts"), "points": self.points})
        if self.built:
            yield Term("message-built", {"hexes": Series(tuple(self.built), "space")})
        yield from self.feats
        if self.villages:
            yield Term("message-villages", {"points": self.villages})

    def _deeds(self, *, brief: bool) -> Iterator[Term]:
        """Yield the sums of usual actions."""
        for hex, count in self.placed.items():
            yield Term("message-placed", {"count": count, "hex": hex})
        if self.grown:
            yield Term("message-grew", summed(self.grown, brief=brief))
        if self.moved:
            yield Term("message-moved", summed(self.moved, brief=brief) | self._origins())
        if self.gained and brief:
            yield Term("message-gathered", {"count": self.gained.total()})
        elif self.gained:
            yield Term("message-gained", {"what": gains(self.gained)})
        for giver, kinds in self.received.items():
            yield Term("message-given", {"seat": Name(Seat(giver), bare=True), "what": gains(kinds)})
        if self.drawn:
            facts: dict[str, Fact] = {"count": len(self.drawn), "named": int(not brief)}
            yield Term("message-drew", facts | {"cards": Series(tuple(self.drawn), "parts")})
        yield from self._begun()
        yield from () if brief else self.small

    def _origins(self) -> dict[str, Fact]:
        """Return from where members moved to one hex, if these are few."""
        is_told = len(self.moved) == 1 and len(self.origins) <= NAMED
        return {"from": Series(tuple(self.origins) if is_told else (), "space"), "told": int(is_told)}

    def _begun(self) -> Iterator[Term]:
        """Yield the action that has brought nothing yet."""
        done = {"grow": self.grown, "move": self.moved, "gather": self.gained, "lead": self.drawn}
        for action, die in self.uses.items():
            if not done[action]:
                yield Term("message-begun", {"action": Term(f"name-{action}"), "die": Term(f"sign-{die}")})


def summed(counts: Counter[str], *, brief: bool) -> dict[str, Fact]:
    """Return a sum over hexes, and the hexes where few are told of."""
    hexes = () if brief or len(counts) > NAMED else tuple(counts)
    return {"count": counts.total(), "named": int(bool(hexes)), "where": Series(hexes, "space")}


def gains(kinds: Mapping[str, int]) -> Series:
    """Return resources gained: "+2 food +1 stone"."""
    return Series(
        tuple(
            Term(f"message-gain-{kind}", {"count": kinds[kind], "sign": Sign(f"tribes-{kind}", "")})
            for kind in RESOURCES
            if kinds.get(kind)
        ),
        "gains",
    )


def losses(by_seat: Mapping[int, int]) -> Iterator[Term]:
    """Yield the members lost by each seat: "Ben −2"; -1: the invaders."""
    for seat, count in by_seat.items():
        if count > 0 and seat < 0:
            yield Term("message-loss-invaders", {"count": count})
        elif count > 0:
            yield Term("message-loss", {"seat": Name(Seat(seat), bare=True), "count": count})


@dataclass
class Hit:
    """The members that an animal or a volcano struck."""

    hexes: list[str] = field(default_factory=list)
    losses: Counter[int] = field(default_factory=Counter)


class Story:
    """The events of a message, by player; and the event tiles."""

    def __init__(self, active: int = -1) -> None:
        self.active, self.turns, self.in_clash = active, 1, ""
        self.accounts: dict[int, Account] = {}
        self.began: Began | None = None
        self.tiles: dict[str, str] = {}
        """By event tile: the hex of its piece, or an empty text."""
        self.revealed: set[str] = set()
        self.hits: dict[str, Hit] = {}
        self.stones: Counter[int] = Counter()
        self.melted: list[Term] = []
        self.bid: BidMade | None = None

    def of(self, seat: int) -> Account:
        return self.accounts.setdefault(seat, Account(seat))

    @property
    def mover(self) -> Account:
        return self.of(self.active)

    def add(self, event: Event) -> None:
        """Put an event into the account of its player, or among the event tiles."""
        match event:
            case TurnBegan():
                self.turns += bool(self.accounts)
                self.active, self.in_clash = event.seat, ""
            case Used():
                self.active = event.seat
                self.mover.uses[event.action] = event.die
            case Spent():
                self.active = event.seat
            case VillagePoints():
                self.of(event.seat).villages += event.points
            case Grown():
                self.of(event.seat).grown[event.hex] += 1
            case Moved():
                self.of(event.seat).moved[event.to] += event.count
                self.of(event.seat).origins[event.origin] = None
            case Gathered() | Taken():
                self.of(event.seat).gained[event.resource] += event.count
            case Drawn():
                self.of(event.seat).drawn += [Term(f"card-{card}") for card in event.cards]
            case Fought() | Struck() | Evaded() | VillageLost():
                self._add_loss(event)
            case Completed():
                account = self.of(event.seat)
                account.cards.append(Term(f"card-{event.card}"))
                account.points += event.points
            case Built():
                self.of(event.seat).built.append(event.hex)
            case Given():
                self.of(event.rival).received.setdefault(event.seat, Counter())[event.resource] += 1
            case Began() | Dealt() | Led() | Placed() | Left():
                self._add_of_table(event)
            case _:
                self._add_of_tile(event)

    def _add_loss(self, event: Fought | Struck | Evaded | VillageLost) -> None:
        """Add members or a village lost, in a conflict of the player to move or by an event."""
        match event:
            case Fought():
                clash = self.mover.clash(event.hex)
                self.in_clash = event.hex
                for seat, (before, after) in enumerate(zip(event.before, event.after, strict=True)):
                    clash.losses[seat] += before - after
                clash.losses[-1] += event.invaders_before - event.invaders_after
            case Struck():
                if event.why not in BEASTS:
                    self.mover.clash(event.hex).losses[event.seat] += event.count
                    return
                hit = self.hits.setdefault(event.why, Hit())
                hit.losses[event.seat] += event.count
                hit.hexes += [] if event.hex in hit.hexes else [event.hex]
            case Evaded():
                self.mover.clash(self.in_clash or event.hex).also.append(Term("message-evaded", bare(event)))
            case VillageLost():
                clashes = self.mover.clashes if self.active in self.accounts else {}
                named = event.hex not in clashes
                term = Term("message-village-lost", bare(event) | {"named": int(named)})
                (self.mover.feats if named else clashes[event.hex].also).append(term)

    def _add_of_table(self, event: Began | Dealt | Led | Placed | Left) -> None:
        """Add what belongs to the set-up, or to its very opposite."""
        match event:
            case Began():
                self.began = event
            case Dealt():
                facts: dict[str, Fact] = {"tribe": Term(f"tribe-{event.tribe}"), "village": cost(event.village)}
                self.of(event.seat).opening.append(Term("message-dealt", facts))
            case Led():
                self.of(event.seat).opening.append(Term("message-led", {"power": Term(f"power-{event.power}")}))
            case Placed():
                self.of(event.seat).placed[event.hex] += event.count
            case Left():
                self.of(event.seat).left = True

    def _add_of_tile(self, event: Event) -> None:
        """Add what event tiles, technologies and animals bring; the picture shows the rest."""
        match event:
            case Revealed():
                self.revealed.add(event.tile)
                self.tiles.setdefault(event.tile, "")
            case Lies():
                self.tiles[event.what] = event.hex
            case Erupted():
                self.stones[event.seat] += event.count
            case IceGone():
                self.melted.append(Term("message-ice-gone", event.facts()))
            case BidMade():
                self.bid = event
            case AuctionWon():
                self.bid = None
                self.of(event.seat).feats.append(Term("message-auction-won", bare(event)))
            case InvadersBeaten():
                account = self.mover if event.seat < 0 else self.of(event.seat)
                scored = event.points if event.seat >= 0 else 0
                account.feats.append(Term("message-invaders-beaten", {"points": scored}))
            case Hunted():
                account = self.of(event.seat)
                account.feats.append(Term("message-hunted", bare(event)))
                account.gained["food"] += event.food
            case Tamed() | TigerBeaten() | MammothLost() | Bought() | Sacrificed() | VillageKept() | ElderPlaced():
                self.of(event.seat).feats.append(Term(f"message-{event.kind}", bare(event)))
            case ElderLost() | Driven():
                self.mover.feats.append(Term(f"message-{event.kind}", bare(event)))
            case Consulted() | Studied() | Traded() | Sunk():
                self.of(event.seat).small.append(Term(f"message-{event.kind}", bare(event)))
            case _:
                pass  # told by what follows, shown by the picture, or said beside the message

    def sentences(self) -> Iterator[Sentence]:
        """Yield the lines: who begins, the players as they first had their say, and the event tiles."""
        if self.began is not None:
            yield Sentence("began", bare(self.began))
        brief = self.turns > FEW
        for account in self.accounts.values():
            if (line := account.sentence(brief=brief)) is not None:
                yield line
        parts = tuple(self._events(brief=brief))
        if parts:
            yield Sentence("events", {"what": Series(parts, "line")}, 2 if self.hits else 1)

    def _events(self, *, brief: bool) -> Iterator[Term]:
        """Yield the tiles, with their effect where there is just one, and what they brought."""
        alone = len(self.tiles) == 1 and not brief
        for key, hex in self.tiles.items():
            name = Term("message-glacier") if key == "glacier" else Term(f"tile-{key}")
            facts: dict[str, Fact] = {"tile": name, "hex": hex, "placed": int(bool(hex))}
            if alone and key in self.revealed:
                yield Term("message-revealed", facts | {"effect": effect_of(key)})
            else:
                yield Term("message-tile", facts)
        for why, hit in self.hits.items():
            struck = Series(tuple(losses(hit.losses)), "losses")
            yield Term("message-hit", {"why": why, "where": Series(tuple(hit.hexes), "space"), "what": struck})
        if self.stones:
            each = tuple(
                Term("message-more", {"seat": Name(Seat(seat), bare=True), "count": count})
                for seat, count in self.stones.items()
            )
            yield Term("message-stones", {"what": Series(each, "losses")})
        yield from self.melted
        if self.bid is not None:
            yield Term("message-bid", bare(self.bid))


def bare(event: Event) -> dict[str, Fact]:
    """Return an event's facts with names as in a count: without an honorific."""
    return {
        name: Name(fact.seat, bare=True) if isinstance(fact, Name) else fact for name, fact in event.facts().items()
    }


def effect_of(key: str) -> Term:
    """Return a tile's effect in a few words, with its numbers."""
    card = tile(key)
    facts: dict[str, Fact] = {"price": card.price, "from": card.limit + 1, "points": card.points}
    return Term(f"message-effect-{key}", facts | {"needs": card.needs, "more": card.more})


def message(events: Sequence[Event], table: Table | None = None) -> tuple[Sentence, ...]:
    """Return the lines of a message; ``table``: as it is after the events."""
    story = Story(first_actor(events, table))
    for event in events:
        story.add(event)
    return tuple(story.sentences())


def about(events: Sequence[Event], seat: int) -> Sentence | None:
    """Return what a player lost (members, villages, an elder) and gained (villages, points); None for nothing."""
    members: Counter[str] = Counter()
    villages: Counter[str] = Counter()
    elders = points = 0
    for event in events:
        match event:
            case Fought():
                members[event.hex] += event.before[seat] - event.after[seat]
            case Struck() if event.seat == seat:
                members[event.hex] += event.count
            case VillageLost() if event.seat == seat and not event.waits:
                villages[event.hex] -= 1
            case Built() if event.seat == seat:
                villages[event.hex] += 1
            case ElderLost():
                elders += event.seat == seat
                points += event.points if event.rival == seat else 0
            case MammothLost() if event.seat == seat:
                points -= event.points
            case (
                VillagePoints() | Completed() | Hunted() | Tamed() | TigerBeaten() | Sacrificed() | AuctionWon()
                | InvadersBeaten()
            ) if event.seat == seat:  # fmt: skip
                points += event.points
    parts: list[Fact] = []
    if fallen := {hex: count for hex, count in members.items() if count > 0}:
        where = Series(tuple(fallen), "space")
        parts.append(Term("message-about-members", {"count": sum(fallen.values()), "where": where}))
    if lost := tuple(hex for hex, count in villages.items() if count < 0):
        parts.append(Term("message-about-village-lost", {"count": len(lost), "hexes": Series(lost, "space")}))
    if elders:
        parts.append(Term("message-about-elder"))
    if built := tuple(hex for hex, count in villages.items() if count > 0):
        parts.append(Term("message-about-built", {"count": len(built), "hexes": Series(built, "space")}))
    if points:
        parts.append(Term("message-about-points", {"points": points}))
    return Sentence("about", {"what": Series(tuple(parts), "about")}, 2) if parts else None


ACTS = (Used, Spent, Grown, Moved, Gathered, Drawn, Completed, Driven)
"""Events of the player whose turn it is."""


def first_actor(events: Sequence[Event], table: Table | None) -> int:
    """Return the seat whose turn it is at the first event; -1 where nothing says so."""
    for event in events:
        if isinstance(event, ACTS):
            return event.seat
        if isinstance(event, TurnBegan):
            return -1 if table is None else next(reversed(order(table, event.seat)), event.seat)
    return -1 if table is None else table.active
