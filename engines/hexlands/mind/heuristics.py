"""What the searcher knows of Hexlands: uses of a die as whole marches, and what land, income and dice are worth."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...core import Chance, Seat, choice
from ...core.thinking import RIVAL, Heuristics, Line, Part
from ..actions import Choice, Develop, Dispatch, Join, Move
from ..printed import box, ground
from ..resolution.income import upkeep, yield_of
from ..resolution.land import connected, spaces_of
from ..resolution.scoring import PARTS, parts
from ..state import State, View, hiding, view
from ..steps.choices import choices_of
from ..steps.orders import default_orders
from . import quick
from .planning import FAR, Plan, acting, best_plans, plans
from .policy import best_choice, on_a_whim
from .tastes import trained_taste
from .weighing import rounds_left

MOST_CANDIDATES = 4
DIE, CARD, CUT_OFF = 2.3, 2.3, 3.0
"""Points of a six-sided die that can still be rolled, of an item card, and lost with a space that is cut off.
Dice, cards and income are fitted to what 160 games of three greedy players gained after each round's beginning."""
INCOME = 0.24
"""Points of a coin of income for each round left: most go into upkeep and what is lost again."""
SOLDIER = 0.5
"""Points of a soldier beyond its upkeep for each round left."""
ROUNDS = 4
"""Rounds left, about, in the middle of a game: what a hint takes for what income and soldiers are worth."""


class HexlandsHeuristics(Heuristics[State, Choice]):
    cut = 4
    budget = 5000
    suggestion = 2800
    doubt = 12.0
    trusts_first = True
    """With 1,000 actions a choice, taking another use of a die where it was better by two errors won 22 % of 45
    games against two players that took the first."""
    weights = MappingProxyType(
        {
            "dice": DIE,
            "items": CARD,
            "income": INCOME * ROUNDS,
            "soldiers": SOLDIER * ROUNDS,
            "cut-off": -CUT_OFF,
        }
    )
    spread = 17.5
    review = 1_600_000

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        """What each die is for. Commitments are not: a round or two ahead, all dice at once look best, and games in
        which they were searched were lost by about six points."""
        return state.stage == "act" and seat == state.active

    def habit(self, state: State, seat: Seat, chance: Chance) -> Choice:
        legal = choices_of(state, seat)
        return on_a_whim(best_choice(view(state, seat), legal, trained_taste()), legal, chance)

    def simplified(self, state: State, seat: Seat) -> State:
        """The guess with default orders for the others: the random ones that it has are never given."""
        for other in state.living:
            own = state.secrets[other]
            if other != seat and own is not None and own.orders.spaces:
                state = hiding(state, other, orders=default_orders(state, other))
        return state

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The uses of dice of the highest weight, and all dice to work, with marches to their end."""
        table, legal = view(state, seat), choices_of(state, seat)
        weigh = acting(table, seat, trained_taste())
        ways = plans(table, seat, min(FAR, sum(state.players[seat].dice)), trained_taste())
        legal = tuple(
            [one for one in legal if isinstance(one, Dispatch | Develop | Join) or one.kind == "work-all"]
        )
        ranked = sorted(legal, key=lambda one: (weigh(one), one.kind == "work-all"), reverse=True)
        return [march(table, seat, one, ways) for one in ranked[:MOST_CANDIDATES]]

    def reply(self, state: State, seat: Seat, chance: Chance) -> Choice | None:
        return quick.reply(state, seat)

    def value(self, state: State, seat: Seat) -> float:
        """The prospects of a seat less those of its rivals, half by the best of them."""
        worths = [prospects(state, other) for other in range(state.seats)]
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        return worths[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        """What the score and the prospects of a seat are made of, and the score of each rival."""
        player, over = state.players[seat], state.stage == "over"
        values = {Part(name): float(points) for name, points in zip(PARTS, parts(state, seat), strict=True)}
        values |= {
            Part(RIVAL, Seat(other)): float(sum(parts(state, other)))
            for other in range(state.seats)
            if other != seat
        }
        if over or player.gone:
            return values
        return values | {
            Part("dice"): float(min(player.d6, rounds_left(state))),
            Part("items"): float(player.items),
            Part("income"): float(
                yield_of(state, seat, "castle") + yield_of(state, seat, "mine") - upkeep(state, seat)
            ),
            Part("soldiers"): float(len(player.soldiers)),
            Part("cut-off"): float(len(spaces_of(state, seat)) - len(connected(state, seat))),
        }


def prospects(state: State, seat: int) -> float:
    """The points of a seat, and those that it can expect from what it has."""
    score, player = float(sum(parts(state, seat))), state.players[seat]
    if state.stage == "over" or player.gone:
        return score
    left = rounds_left(state)
    income = yield_of(state, seat, "castle") + yield_of(state, seat, "mine")
    idle = len(spaces_of(state, seat)) - len(connected(state, seat))
    return (
        score
        + DIE * min(player.d6, left)
        + CARD * player.items
        + INCOME * (income - upkeep(state, seat)) * left
        + SOLDIER * len(player.soldiers) * left
        - CUT_OFF * idle
    )


def march(table: View, seat: int, action: Choice, ways: list[Plan]) -> Line:
    """The action, with the moves that a die is for; the steps that are left are decided on their own."""
    if not isinstance(action, Dispatch):
        return (action,)
    names, units = ground().names, box().units
    chosen = best_plans(table, seat, ways, action.die)
    moves = [choice(Move, names[way.origin], names[way.to], units[way.strength - 1].key) for way in chosen]
    return (action, *moves)
