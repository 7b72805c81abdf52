"""What one reader can work out from the log of Hexlands alone: which hands and skulls a guess may have.

Hands are kept as all sets of hands that the events allow. For skulls the log is read as a list of the tiles of
stacks: a guess needs a way in which its skulls, and those that went off, came there from the hand of their player.
Nothing here asks the rules or the state, so it can find them wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, TypeAlias

from engines.core import Event, Seat
from engines.hexlands.printed import ground, plan
from engines.hexlands.state import State, View

Hands: TypeAlias = tuple[tuple[int, ...], ...]
MOST_WORLDS = 4000
"""Sets of hands that are kept; where trades allow more, hands are no longer judged."""


@dataclass(frozen=True)
class Tile:
    """A tile of a stack: whose, and after how many changes of counts it was placed."""

    seat: int
    number: int
    since: int
    can_be_skull: bool
    ordered_at: int = 0
    """The most special tiles of its player when the order was given."""


@dataclass(frozen=True)
class Course:
    """One way in which skulls may have gone off."""

    stacks: dict[str, tuple[Tile, ...]]
    """Tiles by space, from below; buildings that replace a tile are not among them."""
    gone_off: tuple[tuple[Tile, int], ...] = ()
    no_skulls: frozenset[int] = frozenset()
    """Tiles that a battle has shown to be none."""


@dataclass
class Ledger:
    """The log as read by one seat, or by the public. ``view`` is the table at the beginning."""

    view: View
    reader: Seat | None
    worlds: set[Hands] | None = None
    courses: list[Course] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)
    """By seat: each number of special tiles that others could count."""

    def __post_init__(self) -> None:
        seats = self.view.seats
        self.worlds = {((),) * seats}
        self.courses = [Course({})]
        self.counts = [[0] for _ in range(seats)]
        self.in_turn = [0] * seats
        self.buildings: dict[str, str] = {}
        self.tiles = 0
        self.fought: Any = None

    # --- reading -------------------------------------------------------------------------------------------------

    def read(self, events: Sequence[Event]) -> None:
        """Read events that the reader has seen."""
        seen = {event.kind: event for event in events}
        for event in events:
            reads = getattr(self, "_" + event.kind.replace("-", "_"), None)
            if event.kind == "traded":
                self._trade(event, seen.get("trade-seen"))
            elif reads is not None:
                reads(event)

    def _replace(self, worlds: Iterable[Hands]) -> None:
        if self.worlds is None:
            return
        new: set[Hands] = set()
        for hands in worlds:
            new.add(hands)
            if len(new) > MOST_WORLDS:
                self.worlds = None
                return
        self.worlds = new
        assert new, "the log contradicts itself"

    def _developed(self, event: Any) -> None:
        seat = event.seat
        self._replace(hands_with(hands, seat, (*hands[seat], event.number)) for hands in self.worlds or ())

    _bought = _developed

    def _played(self, event: Any) -> None:
        seat, card = event.seat, (event.number,)
        holding = (hands for hands in self.worlds or () if event.number in hands[seat])
        self._replace(hands_with(hands, seat, less(hands[seat], card)) for hands in holding)

    _sold = _played

    def _trade(self, event: Any, seen: Any) -> None:
        one, other = event.seat, event.rival
        worlds = set[Hands]()
        for hands in self.worlds or ():
            for gives in set(combinations(hands[one], event.cards[0])):
                for gets in set(combinations(hands[other], event.cards[1])):
                    if seen is not None and (gives, gets) != (seen.gives.cards, seen.asks.cards):
                        continue
                    after = hands_with(hands, one, (*less(hands[one], gives), *gets))
                    worlds.add(hands_with(after, other, (*less(hands[other], gets), *gives)))
            if len(worlds) > MOST_WORLDS:
                break
        self._replace(worlds)
        for seat, gives, gets in ((one, *event.tiles), (other, *reversed(event.tiles))):
            self._count(seat, -gives)
            self._count(seat, gets)
        self.in_turn[one] = max(self.in_turn[one], self.counts[one][-1])

    # --- special tiles -------------------------------------------------------------------------------------------

    def _count(self, seat: int, more: int) -> None:
        self.counts[seat].append(self.counts[seat][-1] + more)

    def _turn_began(self, event: Any) -> None:
        self.in_turn[event.seat] = self.counts[event.seat][-1]

    def _tiles_drawn(self, event: Any) -> None:
        self._count(event.seat, event.count)
        self.in_turn[event.seat] = self.counts[event.seat][-1]

    def _turned_over(self, event: Any) -> None:
        self._count(event.seat, -1)
        self.in_turn[event.seat] = self.counts[event.seat][-1]

    def _fought(self, event: Any) -> None:
        self.fought = event

    def _placed(self, event: Any) -> None:
        if event.tile != "normal":
            self._count(event.seat, -1)
            return
        ordered = event.why == "order"
        if event.why == "battle":  # who defends without soldiers has no order for the space, but one for all (A54)
            assert self.fought.hex == event.hex
            ordered = any(side.seat == event.seat and side.count for side in self.fought.battle.sides)
        self._add(event.hex, event.seat, ordered)

    def _add(self, space: str, seat: int, ordered: bool) -> None:
        self.tiles += 1
        tile = Tile(seat, self.tiles, len(self.counts[seat]) - 1, ordered, self.in_turn[seat])
        self._stack(space, lambda tiles: (*tiles, tile))

    def _cut(self, space: str, height: int) -> None:
        self._stack(space, lambda tiles: tiles[: max(0, height)])

    def _stack(self, space: str, change: Callable[[tuple[Tile, ...]], tuple[Tile, ...]]) -> None:
        for at, course in enumerate(self.courses):
            stacks = {**course.stacks, space: change(course.stacks.get(space, ()))}
            self.courses[at] = replace(course, stacks=stacks)

    def _built(self, event: Any) -> None:
        if plan(event.building).tile:
            self.buildings[event.hex] = event.building
            self._cut(event.hex, event.height - 1)

    def _razed(self, event: Any) -> None:
        if self.buildings.pop(event.hex, ""):
            self._add(event.hex, event.seat, False)

    def _lowered(self, event: Any) -> None:
        is_home = any(ground().number[event.hex] == player.home for player in self.view.players)
        self._cut(event.hex, event.height - (event.hex in self.buildings or is_home))

    def _space_lost(self, event: Any) -> None:
        self._cut(event.hex, 0)
        self.buildings.pop(event.hex, None)

    _taken = _space_lost

    def _stormed(self, event: Any) -> None:
        for at, course in enumerate(self.courses):
            tiles = {tile.number for tile in course.stacks.get(event.hex, ())}
            self.courses[at] = replace(course, no_skulls=course.no_skulls | tiles)

    def _skull_went_off(self, event: Any) -> None:
        courses = []
        self.tiles += 1
        now = len(self.counts[event.seat]) - 1
        new = Tile(event.seat, self.tiles, now, False)
        for course in self.courses:
            tiles = course.stacks.get(event.hex, ())
            for at, tile in enumerate(tiles):
                if tile.can_be_skull and tile.number not in course.no_skulls:
                    stacks = {**course.stacks, event.hex: (*tiles[:at], *[new] * event.replaced, *tiles[at + 1 :])}
                    above = {each.number for each in tiles[at + 1 :]}
                    courses.append(Course(stacks, (*course.gone_off, (tile, now)), course.no_skulls | above))
        self.courses = courses
        assert courses, "the log contradicts itself"
        self._count(event.seat, -1)

    def _left(self, event: Any) -> None:
        self._count(event.seat, -self.counts[event.seat][-1])

    _bankrupt = _left

    # --- judging -------------------------------------------------------------------------------------------------

    def refutation(self, guess: State) -> str:
        """Return what of a guess the log refutes; empty if nothing."""
        hands = tuple([own.hand if own else () for own in guess.secrets])
        if self.worlds is not None and hands not in self.worlds:
            return f"hands {hands}, where the log allows {sorted(self.worlds)[:4]}"
        for seat in guess.living:
            own = guess.secrets[seat]
            assert own is not None
            bits = ((space, levels, level) for space, levels in own.skulls for level in range(levels.bit_length()))
            places = [(ground().names[space], level) for space, levels, level in bits if levels >> level & 1]
            if places and not any(self._could_be(course, seat, places) for course in self.courses):
                return f"skulls of seat {seat} at {places}"
        return ""

    def _could_be(self, course: Course, seat: int, places: Sequence[tuple[str, int]]) -> bool:
        tiles = []
        for space, level in places:
            stack = course.stacks.get(space, ())
            if level >= len(stack) or stack[level].seat != seat:
                return False
            tiles.append(stack[level])
        counts = self.counts[seat]
        spans = [(tile, len(counts)) for tile in tiles]
        spans += [(tile, end + 1) for tile, end in course.gone_off if tile.seat == seat]
        if any(tile.number in course.no_skulls for tile in tiles):
            return False
        if not all(tile.can_be_skull and tile.ordered_at for tile, _ in spans):
            return False
        return all(sum(tile.since <= now < end for tile, end in spans) <= counts[now] for now in range(len(counts)))


def hands_with(hands: Hands, seat: int, hand: Iterable[int]) -> Hands:
    return (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])


def less(cards: Sequence[int], taken: Iterable[int]) -> tuple[int, ...]:
    left = list(cards)
    for number in taken:
        left.remove(number)
    return tuple(left)
