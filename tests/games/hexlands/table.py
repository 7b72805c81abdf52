"""A table for tests: a state, the last step, and verbs that return the next table.

The rows of the map are A (5 hexes) to E (9) to I (5). AKI lives at E8, with three players BEN at H2 and CHIE at B2,
with two BEN at H2. The lakes D4 D5 E4 E6 F4 F5 lie around the island E5; the mountains are A3 C1 C7 G1 G7 I3.

Around E8: D7 and D8 (beside C7), F7 and F8 (beside G7), E9, and E7, which is a shore with D6 and F6 beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from engines.core import Event, Seat, Step, seen_by
from engines.core.dialogue import evolve
from engines.hexlands import GAME
from engines.hexlands.hidden import WORKS, Order, Orders, Secret
from engines.hexlands.printed import ground, plan
from engines.hexlands.report import MOVED, Soldier
from engines.hexlands.resolution.event_cards import draw_event
from engines.hexlands.resolution.resolving import resolve
from engines.hexlands.resolution.stacks import with_skulls
from engines.hexlands.state import Course, Options, Player, State, Turn, hiding, secret, with_item, with_player
from engines.hexlands.steps.rounds import carry_on, table_of

from ..play import PlayedTable

AKI, BEN, CHIE, DAI = (Seat(seat) for seat in range(4))


class Luck:
    """A scripted chance: the faces given, then always 1; picks take the first item, shuffles keep the order."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        faces = tuple(self.faces[:count])
        self.faces = self.faces[count:]
        assert all(face <= sides for face in faces)
        return faces + (1,) * (count - len(faces))

    def shuffle(self, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)

    def pick(self, items: Sequence[Any]) -> Any:
        return items[0]


def at(name: str) -> int:
    """The number of a space."""
    return ground().number[name]


def pairs(text: str) -> list[tuple[str, int]]:
    """Parse ``"E7 2 D7"``: names, each with a number that is 1 if omitted."""
    numbers: list[tuple[str, int]] = []
    for word in text.split():
        if word.isdigit():
            numbers[-1] = (numbers[-1][0], int(word))
        else:
            numbers.append((word, 1))
    return numbers


@dataclass(frozen=True)
class Table(PlayedTable[State]):
    game = GAME.rules

    @classmethod
    def laid_out(cls, seats: int = 3, stage: str = "close", **options: Any) -> Table:
        """The first round in AKI's turn, at a stage; nobody has dice left or has moved."""
        state = table_of(Options(**options), seats, 0, 0)
        order = tuple(range(seats))
        return cls.of(evolve(state, stage=stage, round=1, active=0, turns=2, order=order))

    @classmethod
    def of(cls, state: State, *events: Event) -> Table:
        state = State(**state.__dict__)
        return cls(state, Step(state, events))

    @classmethod
    def begun(cls, seats: int = 3, **options: Any) -> Table:
        """The first round, where all are asked for their dice; AKI is the parent and has the first home."""
        step = GAME.rules.initial_state(Options(**options), seats, Luck(1, 1))
        return cls(step.state, step)

    # --- set-ups -------------------------------------------------------------------------------------------------

    def having(self, **fields: Any) -> Table:
        return self.of(evolve(self.state, **fields))

    def turning(self, **fields: Any) -> Table:
        return self.having(now=Turn(**{**self.state.now.__dict__, **fields}))

    def dealing(self, seat: int, **fields: Any) -> Table:
        """The table with these public fields of a player replaced."""
        return self.of(with_player(self.state, seat, **fields))

    def hiding(self, seat: int, **fields: Any) -> Table:
        """The table with these secrets of a player replaced."""
        return self.of(hiding(self.state, seat, **fields))

    def holding(self, seat: int, *numbers: int) -> Table:
        """Put item cards into the hand, from their piles."""
        stock = list(self.state.stock)
        for number in numbers:
            stock[number - 1] -= 1
        hand = tuple(sorted((*secret(self.state, seat).hand, *numbers)))
        return self.having(stock=tuple(stock)).hiding(seat, hand=hand).dealing(seat, items=len(hand))

    def with_tiles(self, seat: int, skull: int = 0, lake: int = 0, mountain: int = 0) -> Table:
        """Put special tiles into the hand, from the bag."""
        tiles, bag = (skull, lake, mountain), self.state.contents
        left = tuple(many - taken for many, taken in zip(bag, tiles, strict=True))
        state = with_player(hiding(self.state, seat, tiles=tiles), seat, specials=sum(tiles))
        return self.of(evolve(state, contents=left, bag=sum(left)))

    def with_dice(self, *dice: int) -> Table:
        """Begin the step of the dice with these, already rolled by the active player."""
        return self.dealing(self.state.active, dice=tuple(sorted(dice, reverse=True))).having(stage="act")

    def with_pile(self, seat: int, *numbers: int) -> Table:
        """Put item cards on a player's pile, the last on top."""
        stock = list(self.state.stock)
        for number in numbers:
            stock[number - 1] -= 1
        return self.having(stock=tuple(stock)).dealing(seat, pile=numbers)

    def with_coins(self, seat: int, coins: int) -> Table:
        return self.dealing(seat, coins=coins)

    def owning(self, seat: int, text: str) -> Table:
        """Set heights of stacks from the supply, ``"E7 2 D7"``; a castle or building stays on top."""
        state = self.state
        for name, height in pairs(text):
            space = at(name)
            supply = state.players[seat].supply - (height - state.heights[space])
            state = evolve(
                with_player(state, seat, supply=supply),
                owners=with_item(state.owners, space, int(seat)),
                heights=with_item(state.heights, space, height),
            )
        return self.of(state)

    def with_building(self, name: str, building: str) -> Table:
        """Put a building on an owned space."""
        state, space = self.state, at(name)
        seat = state.owners[space]
        if plan(building).tile:
            state = with_player(state, seat, supply=state.players[seat].supply + 1)
        return self.of(evolve(state, buildings=with_item(state.buildings, space, building)))

    def with_road(self, seat: int, *names: str) -> Table:
        roads = self.state.roads
        for name in names:
            roads = with_item(roads, at(name), int(seat))
        return self.having(roads=roads)

    def with_trees(self, name: str, count: int = 1) -> Table:
        return self.having(trees=with_item(self.state.trees, at(name), count))

    def with_terrain(self, name: str, terrain: int) -> Table:
        return self.having(terrain=with_item(self.state.terrain, at(name), terrain))

    def with_skull(self, seat: int, name: str, level: int) -> Table:
        """Make the tile at a level, counted from 1 below, a skull from the bag with its normal tile."""
        skulls, *others = self.state.contents
        levels = dict(secret(self.state, seat).skulls).get(at(name), 0) | 1 << (level - 1)
        state = with_skulls(self.state, seat, at(name), levels)
        state = with_player(state, seat, specials=state.players[seat].specials + 1)
        return self.of(evolve(state, contents=(skulls - 1, *others), bag=state.bag - 1))

    def with_soldiers(self, seat: int, text: str, flags: int = MOVED) -> Table:
        """Replace the soldiers: ``"E7 E7 D6!"``, where ``!`` is a strong one. Those at home have not moved."""
        home = self.state.players[seat].home
        spaces = [(at(word.removesuffix("!")), 1 + word.endswith("!")) for word in text.split()]
        soldiers = [Soldier(space, strength, 0 if space == home else flags) for space, strength in spaces]
        return self.dealing(seat, soldiers=tuple(sorted(soldiers)))

    def ordering(self, seat: int, text: str = "", **fields: Any) -> Table:
        """Give orders: ``"E7 tile D6 none >D7"``, with the space to return to if it is not home."""
        orders, space = dict[int, Order](), -1
        for word in text.split():
            if word in WORKS:
                orders[space] = Order(space=space, work=word, back=self.state.players[seat].home)
            elif word.startswith(">"):
                orders[space] = Order(space=space, work=orders[space].work, back=at(word[1:]))
            else:
                space = at(word)
        return self.hiding(seat, orders=Orders(spaces=tuple(orders[key] for key in sorted(orders)), **fields))

    # --- actions -------------------------------------------------------------------------------------------------

    def runs(self, verb: Callable[[State, Course], State], *faces: int) -> Table:
        """Run a function that no player chooses; it must keep the conserved quantities."""
        course = Course(Luck(*faces))
        state = verb(self.state, course)
        assert GAME.rules.conserved(state) == GAME.rules.conserved(self.state)
        return self.of(state, *course.events)

    def runs_on(self, *faces: int) -> Table:
        """Run the game until somebody is asked."""
        return self.runs(carry_on, *faces)

    def resolves(self) -> Table:
        """Resolve the round from battles to upkeep, without the event."""
        return self.runs(resolve)

    def happens(self, event: str, *faces: int) -> Table:
        """Draw this event card at the end of the round; the faces are those of its dice."""
        return self.having(deck=(event,), stage="upkeep", active=-1, owing=()).runs(draw_event, 1, *faces)

    def does(self, *notations: str, faces: tuple[int, ...] = (), seat: int | None = None) -> Table:
        """Play actions of the asked seat or of ``seat``; each must be legal and keep the conserved quantities."""
        luck, table = Luck(*faces), self
        for notation in notations:
            by = table.mover if seat is None else Seat(seat)
            assert notation in table.offers(by), f"{notation} is not offered to {by}: {table.offers(by)}"
            step = GAME.rules.apply_action(table.state, by, GAME.rules.parse(notation), luck)
            assert GAME.rules.conserved(step.state) == GAME.rules.conserved(table.state)
            table = Table(step.state, step)
        return table

    def refuses(self, notation: str, seat: int | None = None) -> str:
        """Return the code that refuses an action, which must not be offered either."""
        return self.refusal(self.mover if seat is None else Seat(seat), notation).code

    def leaves(self, seat: int, *faces: int) -> Table:
        step = GAME.rules.resign(self.state, Seat(seat), Luck(*faces))
        assert GAME.rules.conserved(step.state) == GAME.rules.conserved(self.state)
        return Table(step.state, step)

    # --- questions -----------------------------------------------------------------------------------------------

    @property
    def mover(self) -> Seat:
        """The first seat that owes a choice."""
        return GAME.rules.current_players(self.state)[0]

    def offers(self, seat: int | None = None) -> tuple[str, ...]:
        return self.legal(self.mover if seat is None else Seat(seat))

    def arguments(self, kind: str, seat: int | None = None) -> set[str]:
        """The arguments of the offered actions of a kind: ``{"E7 tile"}``."""
        return {each.removeprefix(f"{kind} ") for each in self.offers(seat) if each.split(" ")[0] == kind}

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def secret(self, seat: int) -> Secret:
        return secret(self.state, seat)

    def coins(self, seat: int) -> int:
        return self.player(seat).coins

    def owner(self, name: str) -> int:
        return self.state.owners[at(name)]

    def height(self, name: str) -> int:
        return self.state.heights[at(name)]

    def building(self, name: str) -> str:
        return self.state.buildings[at(name)]

    def road(self, name: str) -> int:
        return self.state.roads[at(name)]

    def trees(self, name: str) -> int:
        return self.state.trees[at(name)]

    def soldiers(self, seat: int) -> str:
        """``"E7 E8!"``, ascending."""
        names = ground().names
        return " ".join(names[each.space] + "!" * (each.strength - 1) for each in self.player(seat).soldiers)

    @property
    def stage(self) -> str:
        return self.state.stage

    def kinds_seen_by(self, seat: int | None) -> tuple[str, ...]:
        return tuple(event.kind for event in seen_by(self.events, None if seat is None else Seat(seat)))

    def event(self, kind: str) -> Any:
        """The only event of this kind in the last step."""
        [only] = [event for event in self.events if event.kind == kind]
        return only

    def told(self, kind: str, *fields: str) -> list[Any]:
        """These fields of each event of a kind in the last step; a tuple each where they are several."""
        return [attrgetter(*fields)(event) for event in self.events if event.kind == kind]

    def each(self, field: str) -> list[Any]:
        """A public field of every player."""
        return [getattr(player, field) for player in self.state.players]
