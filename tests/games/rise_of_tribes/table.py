"""A table for tests: a state, the last step, and verbs that return the next table.

Three players share rows of 3, 4, 3 and 2 hexes; lake, forest and mountain alternate in reading order:

    A1 lake  A2 forest  A3 mountain
    B1 lake  B2 forest  B3 mountain  B4 lake
    C1 forest  C2 mountain  C3 lake
    D1 forest  D2 mountain
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.core import Seat, Step
from engines.core.hexes import Board
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import LANDS, board, tile
from engines.rise_of_tribes.state import Course, Face, Options, Player, State, Turn
from engines.rise_of_tribes.steps.turns import run_agenda

from ..play import PlayedTable

AKI, BEN, CHIE, DAI = (Seat(seat) for seat in range(4))
QUIET = ("sun", "moon")
TRIBES = ("daba", "dananu", "kaha", "tunga")
DECK = ("explorers", "oxen", "fire", "settlers", "heartland")
PILE = ("drought", "altar", "walls")
FACE = {"sun": 1, "moon": 3, "blank": 5}


class Luck:
    """A scripted chance: the dice given, then QUIET ones; piles keep their order."""

    def __init__(self, *dice: str) -> None:
        self.dice = list(dice)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        while len(self.dice) < count:
            self.dice += QUIET
        faces, self.dice = self.dice[:count], self.dice[count:]
        return tuple(FACE[die] for die in faces)

    def shuffle(self, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)

    def pick(self, items: Sequence[Any]) -> Any:
        return items[0]


@dataclass(frozen=True)
class Table(PlayedTable[State]):
    game = GAME.rules

    @classmethod
    def laid_out(cls, seats: int = 3, options: Options | None = None) -> Table:
        """An empty map; AKI is to act with a sun and a moon."""
        hexes = len(board(seats).hexes)
        state = State(
            options=options or Options(),
            stage="act",
            asked=AKI,
            active=AKI,
            start=AKI,
            turn=5,
            terrain=tuple(LANDS[hex % 3] for hex in range(hexes)),
            members=((0,) * seats,) * hexes,
            villages=(-1,) * hexes,
            rows=(("sun", "moon", "blank"),) * 4,
            players=tuple(Player(tribe=TRIBES[seat], supply=20, pile=len(DECK)) for seat in range(seats)),
            aside=("abandoned-village", "chieftain"),
            events=len(PILE),
            decks=(DECK,) * seats,
            pile=PILE,
            now=Turn(dice=QUIET, rolled=QUIET),
        )
        return cls(state, Step(state))

    # --- set-ups -------------------------------------------------------------------------------------------------

    def turning(self, **fields: Any) -> Table:
        return self.having(now=Turn(**{**self.state.now.__dict__, **fields}))

    def dealing(self, seat: int, **fields: Any) -> Table:
        """The table with these fields of a player replaced."""
        players = list(self.state.players)
        players[seat] = Player(**{**players[seat].__dict__, **fields})
        return self.having(players=tuple(players))

    def with_members(self, seat: int, places: str) -> Table:
        """Add members from the supply: ``"A1 3 B2 2"``."""
        words = places.split()
        members, count = [list(here) for here in self.state.members], 0
        for name, many in zip(words[::2], words[1::2], strict=True):
            members[self.hex(name)][seat] += int(many)
            count += int(many)
        table = self.having(members=tuple(tuple(here) for here in members))
        return table.dealing(seat, supply=self.state.players[seat].supply - count)

    def with_village(self, seat: int, *names: str) -> Table:
        villages = list(self.state.villages)
        for name in names:
            villages[self.hex(name)] = seat
        return self.having(villages=tuple(villages), aside=())

    def with_resources(self, seat: int, food: int, wood: int, stone: int) -> Table:
        return self.dealing(seat, resources=(food, wood, stone))

    def with_goals(self, seat: int, *cards: str) -> Table:
        return self.dealing(seat, goals=cards)

    def knowing(self, seat: int, *cards: str) -> Table:
        return self.dealing(seat, completed=cards)

    def owning(self, seat: int, *tiles: str) -> Table:
        return self.dealing(seat, tiles=tiles)

    def led_by(self, seat: int, power: str) -> Table:
        return self.dealing(seat, power=power)

    def with_points(self, seat: int, points: int) -> Table:
        return self.dealing(seat, points=(points, 0, 0, 0, 0))

    def facing(self, key: str, tokens: tuple[int, int, int] | None = None) -> Table:
        """The table with this event tile face up."""
        face = Face(key=key, tokens=tile(key).tokens if tokens is None else tokens)
        return self.having(face_up=(*self.state.face_up, face))

    def with_terrain(self, name: str, terrain: str) -> Table:
        at = self.hex(name)
        return self.having(terrain=(*self.state.terrain[:at], terrain, *self.state.terrain[at + 1 :]))

    def with_dice(self, *dice: str) -> Table:
        return self.turning(dice=dice, rolled=dice)

    def with_row(self, action: str, *dice: str) -> Table:
        at = ("grow", "move", "gather", "lead").index(action)
        return self.having(rows=(*self.state.rows[:at], dice, *self.state.rows[at + 1 :]))

    def at_the_end(self) -> Table:
        """Begin the last step, after both actions and the conflicts."""
        return self.turning(dice=(), off=("blank", "blank"), used=("grow", "move")).having(stage="finish")

    def revealing(self, key: str, *dice: str) -> Table:
        """Roll doubles with this tile on top of the pile."""
        table = self.having(stage="roll", asked=-1, pile=(key, *PILE), events=len(PILE) + 1)
        rolled = dice or ("sun", "sun")
        return table.turning(dice=rolled, rolled=rolled).having(agenda=("events", "act")).runs()

    def doubling(self, *dice: str) -> Table:
        """Roll doubles with an empty pile."""
        rolled = dice or ("sun", "sun")
        table = self.having(stage="roll", asked=-1, pile=(), events=0, agenda=("ice", "events", "act"))
        return table.turning(dice=rolled, rolled=rolled).runs()

    def fighting(self) -> Table:
        """Begin the conflicts, after both actions."""
        table = self.having(stage="roll", asked=-1, agenda=("act",))
        return table.turning(dice=(), off=("blank", "blank"), used=("grow", "move")).runs()

    def beginning(self, seat: int, *dice: str) -> Table:
        """Begin the turn of this seat."""
        table = self.having(stage="roll", asked=-1, active=seat, agenda=("turn",))
        return table.turning(dice=(), off=("blank", "blank")).runs(*dice)

    def runs(self, *dice: str) -> Table:
        """Run the agenda until somebody is asked."""
        course = Course(Luck(*dice))
        step = course.step(run_agenda(self.state, course))
        return Table(step.state, step)

    # --- actions -------------------------------------------------------------------------------------------------

    def does(self, *notations: str, dice: tuple[str, ...] = ()) -> Table:
        """Play actions of whoever is asked; each must be legal and keep the conserved quantities."""
        table, luck = self, Luck(*dice)
        for notation in notations:
            asked = Seat(table.state.asked)
            action = GAME.rules.find(table.state, asked, notation)
            step = GAME.rules.apply_action(table.state, asked, action, luck)
            before, after = GAME.rules.conserved(table.state), GAME.rules.conserved(step.state)
            assert {**before, "tiles": after["tiles"]} == after
            table = Table(step.state, step)
        return table

    def refuses(self, notation: str, seat: int | None = None) -> str:
        """Return the code that refuses an action, which must not be offered either."""
        return self.refusal(Seat(self.state.asked if seat is None else seat), notation).code

    def leaves(self, seat: int, dice: tuple[str, ...] = ()) -> Table:
        step = GAME.rules.resign(self.state, Seat(seat), Luck(*dice))
        return Table(step.state, step)

    def offers(self, seat: int | None = None) -> tuple[str, ...]:
        return self.legal(Seat(self.state.asked if seat is None else seat))

    def offered(self, kind: str) -> set[str]:
        """The arguments of the offered actions of a kind: ``{"A1 food"}``."""
        return {each.removeprefix(f"{kind} ") for each in self.offers() if each.split(" ")[0] == kind}

    def default(self) -> str:
        return GAME.rules.notation(GAME.rules.default_action(self.state, Seat(self.state.asked)))

    # --- questions -----------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.state.board

    def hex(self, name: str) -> int:
        return self.board.number[name]

    def at(self, name: str) -> tuple[int, ...]:
        """Members there, by seat."""
        return self.state.members[self.hex(name)]

    def village(self, name: str) -> int:
        return self.state.villages[self.hex(name)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def has(self, seat: int) -> tuple[int, int, int]:
        return self.player(seat).resources

    def points(self, seat: int) -> int:
        return self.player(seat).total

    @property
    def stage(self) -> str:
        return self.state.stage

    @property
    def asked(self) -> int:
        return self.state.asked

    @property
    def face_up(self) -> tuple[str, ...]:
        return tuple(face.key for face in self.state.face_up)
