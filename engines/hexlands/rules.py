"""The rules of Hexlands (docs/rules/hexlands.md): all commit dice in secret, each has a turn, the round resolves.

commit -> a turn each: cards, market, dice, trade and orders -> battles, tiles, buildings, return, coins -> an event
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from ..core import (
    Chance,
    Draw,
    IllegalAction,
    Name,
    Outcome,
    Seat,
    Standing,
    Step,
    TableGame,
    events_in,
    tagged_union,
)
from . import resampling
from .actions import HIDDEN, Choice, Command
from .happenings import events, outcomes, several
from .happenings.events import Rolled
from .happenings.outcomes import Fought, Gambled
from .printed import box, card, chart, items
from .resolution import event_cards, scoring
from .state import Course, Options, State, View, options_for, secret, view
from .steps import cards, dues, market, moving, orders, rolling, rounds, trading
from .steps.choices import choices_of, default

SIMULTANEOUS = ("commit", "gamble", "upkeep")
"""Stages where all seats in ``owing`` choose."""


Answer = Callable[[Any, int, Any, Course], State]
ORDERS: dict[str, Answer] = dict.fromkeys(("order", "back", "defend", "aim", "relieve"), orders.change_orders)
GIVES: dict[str, Answer] = dict.fromkeys(("give-coins", "give-die", "give-card", "give-tile"), trading.give)
ASKS: dict[str, Answer] = dict.fromkeys(("ask-coins", "ask-die", "ask-card", "ask-tile"), trading.ask_for)

ANSWERS: Mapping[str, Mapping[str, Answer]] = {
    "commit": {"commit": rolling.commit},
    "cards": {"play": cards.play, "clear": cards.clear, "next": rounds.end_step},
    "promote": {"promote": cards.promote, "stop": rounds.stop},
    "masons": {"lay": cards.lay, "stop": rounds.stop},
    "ride": {"move": moving.move, "stop": rounds.stop},
    "market": {
        "buy": market.buy,
        "sell": market.sell,
        "draw": market.buy_tile,
        "turn": market.turn_over,
        "road": market.lay_road,
        "next": rounds.end_step,
    },
    "act": {
        "join": moving.join_dice,
        "dispatch": moving.dispatch,
        "develop": moving.develop,
        "work": moving.work,
        "work-all": moving.work,
        "next": rounds.end_step,
    },
    "march": {"move": moving.move, "stop": rounds.stop},
    "close": {**ORDERS, "deal": trading.begin_offer, "withdraw": trading.withdraw, "done": rounds.end_turn},
    "deal": {**GIVES, **ASKS, "propose": trading.propose, "drop": trading.drop},
    "upkeep": {
        "sell": dues.sell,
        "raze": dues.pull_down,
        "dismiss": dues.dismiss,
        "demote": dues.demote,
    },
    "gamble": {"wager": event_cards.wager},
}
"""The effect of each choice, by stage; it refuses by the same functions that the lists are made with."""

REPLIES: Mapping[str, Answer] = {"accept": trading.accept, "decline": trading.decline}
"""The answers to the open offer, out of turn."""


class HexlandsRules(TableGame[State, Choice, View]):
    """Two to six players with castles, soldiers and dice on hexes that grow in height."""

    key = "hexlands"
    seats = range(chart().tables[0].players, chart().tables[-1].players + 1)
    rules_version = 4
    events = tagged_union(*events_in(events, outcomes, several))

    def options_for(self, options: BaseModel, seats: int) -> BaseModel:
        """Return the options with a length: ``auto`` is short from five players on (A94)."""
        return options_for(Options.model_validate(options.model_dump()), seats)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Lay out the map and the players' material, and ask all for their dice (1-11)."""
        course = Course(chance)
        state = rounds.lay_out(options_for(options, seats), seats, course)
        state = rounds.carry_on(state, course)
        course.publish = course.barrier = True
        return course.step(state)

    def current_players(self, state: State) -> tuple[Seat, ...]:
        """The seats that still choose, or the seat whose turn it is."""
        if state.stage in SIMULTANEOUS:
            return tuple(Seat(seat) for seat in state.owing)
        return () if state.stage == "over" or state.active < 0 else (Seat(state.active),)

    def turn_of(self, state: State) -> Seat | None:
        """The active seat; nobody while all commit dice, gamble or pay upkeep."""
        is_shared = state.stage in (*SIMULTANEOUS, "over") or state.active < 0
        return None if is_shared else Seat(state.active)

    def asked(self, state: State) -> tuple[Seat, ...]:
        """The receiver of an open offer (A46)."""
        return () if state.offer is None else (Seat(state.offer.rival),)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """The choices in the order of the turn; a receiver may answer an open offer and owes nothing (A46)."""
        return choices_of(state, seat) if self.may_act(state, seat) else ()

    def may_act(self, state: State, seat: Seat) -> bool:
        """Whether the seat is asked or chooses: it is then in the game, which goes on."""
        return seat in self.asked(state) or seat in self.current_players(state)

    def require_mover(self, state: State, seat: Seat) -> None:
        if self.may_act(state, seat):
            return
        if not state.reason and seat in range(state.seats) and state.players[seat].gone:
            raise IllegalAction("out-of-the-game")
        self.require_seated(state, seat)
        if state.stage in SIMULTANEOUS:
            raise IllegalAction("chosen-already")
        raise IllegalAction("not-your-turn", player=Name(Seat(max(0, state.active))))

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        answer = (REPLIES if seat in self.asked(state) else ANSWERS[state.stage]).get(action.kind)
        if answer is None and isinstance(action, Command) and state.stage not in SIMULTANEOUS:
            raise orders.too_early(state, seat, action)
        if answer is None:
            raise IllegalAction("not-now")
        course = Course(chance)
        course.hidden = action.kind in HIDDEN
        after = rounds.carry_on(answer(state, seat, action, course), course)
        return course.step(after)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but others' secrets and the bag (A70)."""
        return view(state, seat)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def turns(self, state: State) -> int:
        return state.turns

    def round(self, state: State) -> int:
        return state.round

    def contested(self, before: State, step: Step[State]) -> tuple[str, ...]:
        """The spaces that were fought over."""
        return tuple(event.hex for event in step.events if isinstance(event, Fought))

    def default_action(self, state: State, seat: Seat) -> Choice:
        return default(state, seat, self.legal_actions(state, seat))

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Take a player out of the game; the others go on (A65)."""
        course = Course(chance)
        course.publish = course.barrier = True
        return course.step(rounds.carry_on(dues.eliminate(state, seat, "left", course), course))

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resampling.resample(state, seat, chance)

    def chooses_in_secret(self, view: View, seat: Seat) -> bool:
        """Where the choices show a hand, an order or a commitment, and where an offer is drawn up or answered."""
        if view.stage in ("commit", "gamble", "upkeep"):
            return seat in view.owing
        if view.offer is not None and seat == view.offer.rival:
            return True
        return seat == view.active and view.stage in ("cards", "market", "deal", "close")

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[State]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """Each player's dice of the round and of the gamble (rules 11, 81); the neutral die and the roll that draws
        an event belong to nobody."""
        dice_by_seat: list[tuple[Seat | None, Draw]] = []
        for event in step.events:
            if isinstance(event, Rolled):
                thrown: tuple[tuple[int, tuple[int, ...]], ...] = (rolling.D6, event.d6), (rolling.D3, event.d3)
            elif isinstance(event, Gambled):
                thrown = ((card("gamble").sides, event.dice),)
            else:
                continue
            own = Seat(event.seat)
            dice_by_seat += [(own, Draw(kind="roll", sides=sides, results=dice)) for sides, dice in thrown if dice]
        return tuple(dice_by_seat)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The normal tiles of each player and the item cards by number; dice and soldiers are not conserved."""
        counts = {}
        for seat, player in enumerate(state.players):
            own = [space for space, owner in enumerate(state.owners) if owner == seat]
            stood_in = sum(state.buildings[space] in TILE_BUILDINGS for space in own)
            on_map = sum(state.heights[space] for space in own) - stood_in
            counts[f"tiles-{seat}"] = player.supply + player.lost + on_map
        for number in range(1, 1 + len(items().items)):
            held = sum(secret(state, seat).hand.count(number) for seat in range(state.seats))
            lying = sum(player.pile.count(number) for player in state.players)
            counts[f"item-{number}"] = state.stock[number - 1] + held + lying
        return counts

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 2 corrected ties with the neutral die (A43) and Masons (A95), version 3 a price (A96), version 4
        what guesses know of hands and skulls (A81)."""
        match version:
            case 1:
                return to_version_2(state)
            case 2:
                return state  # prices are printed on the cards and in no state
            case 3:
                return state  # nothing is known of what the hands and stacks of a running game have
            case _:
                return super().upgrade(state, options, version)


TILE_BUILDINGS = frozenset(plan.key for plan in box().buildings if plan.tile)
"""Buildings that replace one tile of their stack (47)."""


def to_version_2(state: dict[str, Any]) -> dict[str, Any]:
    """The stored JSON: a gamble under way begins anew (A43), and Masons at work have one more tile (A95).

    What was wagered was wagered for other chances; nobody has seen it, and no dice have left a stock. The length of
    the game stays as it is (A94): everybody has agreed to it.
    """
    match state["stage"]:
        case "gamble":
            for own in state["secrets"]:
                own["committed"] = -1
            state["owing"] = [
                seat for seat, player in enumerate(state["players"]) if player["d6"] and not player["gone"]
            ]
        case "masons":
            state["now"]["left"] += 1
    return state
