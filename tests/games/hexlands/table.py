"""A table to play at: a state, what just happened, and verbs that give the next table.

The map, with homes (*) of up to six, lakes (~) and mountains (^); three players begin at E8, H2 and B2:

            A1   A2   A3^  A4   A5
          B1   B2*  B3   B4   B5*  B6
        C1^  C2   C3   C4   C5   C6   C7^
      D1   D2   D3   D4~  D5~  D6   D7   D8
    E1   E2*  E3   E4~  E5   E6~  E7   E8*  E9
      F1   F2   F3   F4~  F5~  F6   F7   F8
        G1^  G2   G3   G4   G5   G6   G7^
          H1   H2*  H3   H4   H5*  H6
            I1   I2   I3^  I4   I5
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engines.core import Event, FastChance, IllegalAction, Outcome, Seat, Step, seen_by
from engines.hexlands import GAME
from engines.hexlands.course import Course
from engines.hexlands.hidden import Order, Orders, Secret
from engines.hexlands.printed import SPECIALS, ground, plan
from engines.hexlands.report import Soldier
from engines.hexlands.rounds import carried_on
from engines.hexlands.state import Options, Player, State, Turn, View, secret

AKI, BEN, CHIE, DAI, EMI, FUMI = (Seat(seat) for seat in range(6))


class Luck:
    """Open dice as the test says, ones at the end; the first of what is picked, unless the test says which."""

    def __init__(self, *dice: int, picks: Sequence[int] = ()) -> None:
        self.dice, self.picks = list(dice), list(picks)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        self.dice += [1] * (count - len(self.dice))
        found, self.dice = self.dice[:count], self.dice[count:]
        assert all(1 <= face <= sides for face in found), f"{found} on dice of {sides}"
        return tuple(found)

    def shuffle(self, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)

    def pick(self, items: Sequence[Any]) -> Any:
        return items[self.picks.pop(0) if self.picks else 0]


def space(name: str) -> int:
    return ground().number[name]


@dataclass(frozen=True)
class Table:
    state: State
    step: Step[State]

    @classmethod
    def begun(cls, seats: int = 3, options: Options | None = None) -> Table:
        """The first round: all are asked for their dice; AKI is the parent and has the first home."""
        step = GAME.initial_state(options or Options(), seats, Luck(1, 1))
        return cls(step.state, step)

    @classmethod
    def laid_out(cls, seats: int = 3, options: Options | None = None) -> Table:
        """AKI, the parent, is to act, with dice 3, 2 and 1; the others come after."""
        table = cls.begun(seats, options).having(stage="act", active=AKI, owing=(), turns=2)
        return table.dealing(AKI, dice=(3, 2, 1))

    # --- how it lies ---------------------------------------------------------------------------------------------

    def having(self, **fields: Any) -> Table:
        return replace(self, state=State(**{**self.state.__dict__, **fields}))

    def turning(self, **fields: Any) -> Table:
        return self.having(now=Turn(**{**self.state.now.__dict__, **fields}))

    def dealing(self, seat: int, **fields: Any) -> Table:
        """Something else before a player."""
        players = list(self.state.players)
        players[seat] = Player(**{**players[seat].__dict__, **fields})
        return self.having(players=tuple(players))

    def hiding(self, seat: int, **fields: Any) -> Table:
        secrets = list(self.state.secrets)
        secrets[seat] = Secret(**{**secret(self.state, seat).__dict__, **fields})
        return self.having(secrets=tuple(secrets))

    def put(self, field: str, name: str, value: Any) -> Table:
        """One space of a table by space anew."""
        values = list(getattr(self.state, field))
        values[space(name)] = value
        return self.having(**{field: tuple(values)})

    def with_land(self, seat: int, *places: str) -> Table:
        """``"D7", "E7 2"``: stacks of so many tiles (1), out of the supply."""
        table = self
        for place in places:
            name, height = (*place.split(), "1")[:2]
            more = int(height) - table.state.heights[space(name)]
            table = table.dealing(seat, supply=table.player(seat).supply - more)
            table = table.put("owners", name, seat).put("heights", name, int(height))
        return table

    def with_building(self, name: str, building: str) -> Table:
        """It stands there; a tile building has given a tile back to the supply."""
        seat = self.state.owners[space(name)]
        supply = self.player(seat).supply + plan(building).tile
        return self.dealing(seat, supply=supply).put("buildings", name, building)

    def with_roads(self, seat: int, *names: str) -> Table:
        table = self
        for name in names:
            table = table.put("roads", name, seat)
        return table

    def with_trees(self, name: str, count: int = 1) -> Table:
        return self.put("trees", name, count)

    def with_soldiers(self, seat: int, *places: str) -> Table:
        """``"E8", "D7 2", "D7 1 4"``: where (strength 1, flags 0); all others are gone."""
        soldiers = []
        for place in places:
            name, *numbers = place.split()
            soldiers.append(Soldier(space(name), *map(int, numbers)))
        return self.dealing(seat, soldiers=tuple(sorted(soldiers)))

    def with_cards(self, seat: int, *numbers: int) -> Table:
        """Item cards in the hand, out of the piles."""
        stock = list(self.state.stock)
        for number in numbers:
            stock[number - 1] -= 1
        hand = tuple(sorted((*secret(self.state, seat).hand, *numbers)))
        return self.having(stock=tuple(stock)).hiding(seat, hand=hand).dealing(seat, items=len(hand))

    def with_pile(self, seat: int, *numbers: int) -> Table:
        """Cards in the market, the last on top."""
        stock = list(self.state.stock)
        for number in numbers:
            stock[number - 1] -= 1
        return self.having(stock=tuple(stock)).dealing(seat, pile=numbers)

    def with_tiles(self, seat: int, *tiles: str) -> Table:
        """Special tiles in the hand, out of the bag."""
        have, left = list(secret(self.state, seat).tiles), list(self.state.contents)
        for tile in tiles:
            have[SPECIALS.index(tile)] += 1
            left[SPECIALS.index(tile)] -= 1
        table = self.having(contents=tuple(left), bag=sum(left)).hiding(seat, tiles=tuple(have))
        return table.dealing(seat, specials=table.player(seat).specials + len(tiles))

    def with_skull(self, seat: int, name: str, level: int = 1) -> Table:
        """One tile of an own stack, counted from 1, is a skull."""
        left = list(self.state.contents)
        left[0] -= 1
        skulls = dict(secret(self.state, seat).skulls)
        skulls[space(name)] = skulls.get(space(name), 0) | 1 << (level - 1)
        table = self.having(contents=tuple(left), bag=sum(left))
        table = table.hiding(seat, skulls=tuple(sorted(skulls.items())))
        return table.dealing(seat, specials=table.player(seat).specials + 1)

    def with_dice(self, *dice: int) -> Table:
        return self.dealing(self.state.active, dice=tuple(sorted(dice, reverse=True)))

    def ordering(self, seat: int, *orders: str, **fields: Any) -> Table:
        """``"D7 tile", "E8 none E8"``: what soldiers on a space do, and where they go (home)."""
        found = []
        for order in orders:
            name, work, *back = order.split()
            to = space(back[0]) if back else self.player(seat).home
            found.append(Order(space=space(name), work=work, back=to))
        found.sort(key=lambda order: order.space)
        return self.hiding(seat, orders=Orders(spaces=tuple(found), **fields))

    def at(self, stage: str) -> Table:
        return self.having(stage=stage)

    def runs(self, *dice: int, picks: Sequence[int] = ()) -> Table:
        """What follows without anybody being asked."""
        course = Course(Luck(*dice, picks=picks))
        step = course.step(carried_on(self.state, course))
        return Table(step.state, step)

    # --- what is done --------------------------------------------------------------------------------------------

    def does(
        self, *notations: str, by: int | None = None, dice: Sequence[int] = (), picks: Sequence[int] = ()
    ) -> Table:
        """The one who is asked (the first of several) does this; nothing gets lost."""
        table, luck = self, Luck(*dice, picks=picks)
        for notation in notations:
            seat = Seat(table.asked if by is None else by)
            action = GAME.find(table.state, seat, notation)
            step = GAME.apply_action(table.state, seat, action, luck)
            assert GAME.conserved(table.state) == GAME.conserved(step.state)
            table = Table(step.state, step)
        return table

    def commits(self, *counts: int, dice: Sequence[int] = ()) -> Table:
        """All choose so many dice, by seat."""
        table = self
        for seat, count in enumerate(counts):
            table = table.does(f"commit {count}", by=seat, dice=dice)
        return table

    def refuses(self, notation: str, by: int | None = None) -> str:
        """The code of the refusal of what must not be allowed, and must not be offered either."""
        seat = Seat(self.asked if by is None else by)
        assert notation not in self.offers(seat)
        with pytest.raises(IllegalAction) as caught:
            GAME.apply_action(self.state, seat, GAME.parse(notation), FastChance(0))
        return caught.value.code

    def leaves(self, seat: int, dice: Sequence[int] = ()) -> Table:
        step = GAME.resign(self.state, Seat(seat), Luck(*dice))
        return Table(step.state, step)

    def offers(self, seat: int | None = None) -> tuple[str, ...]:
        by = Seat(self.asked if seat is None else seat)
        return tuple(map(GAME.notation, GAME.legal_actions(self.state, by)))

    def offered(self, kind: str, seat: int | None = None) -> list[str]:
        """What follows a kind in the offers: ``["E8 D7"]``."""
        return [each.removeprefix(f"{kind} ") for each in self.offers(seat) if each.split(" ")[0] == kind]

    def default(self) -> str:
        seat = Seat(self.asked)
        return GAME.notation(GAME.default_action(self.state, seat))

    # --- what is there -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        return GAME.current_players(self.state)[0]

    @property
    def stage(self) -> str:
        return self.state.stage

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def coins(self, seat: int) -> int:
        return self.player(seat).coins

    def secret(self, seat: int) -> Secret:
        return secret(self.state, seat)

    def seen_by(self, seat: int | None) -> View:
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def owner(self, name: str) -> int:
        return self.state.owners[space(name)]

    def height(self, name: str) -> int:
        return self.state.heights[space(name)]

    def building(self, name: str) -> str:
        return self.state.buildings[space(name)]

    def road(self, name: str) -> int:
        return self.state.roads[space(name)]

    def soldiers(self, seat: int) -> list[str]:
        """Where they are, ascending: ``["E8", "D7"]``."""
        return [ground().names[soldier.space] for soldier in self.player(seat).soldiers]

    def order(self, seat: int, name: str) -> str:
        """``"tile E8"``: what is ordered for a space."""
        found = secret(self.state, seat).orders.at(space(name))
        assert found is not None
        return f"{found.work} {ground().names[found.back]}"

    @property
    def told(self) -> tuple[str, ...]:
        return tuple(event.kind for event in self.step.events)

    def told_to(self, seat: int | None) -> tuple[str, ...]:
        return tuple(event.kind for event in seen_by(self.step.events, None if seat is None else Seat(seat)))

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events

    @property
    def outcome(self) -> Outcome:
        found = GAME.outcome(self.state)
        assert found is not None, "the game goes on"
        return found
