"""A certain win in Hexlands: the game ends with an event that is drawn (rules 45, 67, 69, A47), so a win can be
certain only where every card left ends it, and the last decision of the round is this seat's.

That is so for the last player who has upkeep to pay, when everything else is public, and for the last player of the
round. Then the orders of the others are still secret, and each counts as the best that it can
be: land, a building at half price, a tourist spot that everybody pays for, or coins spent that are missing for the
upkeep, as somebody who cannot pay still has to choose. In all other questions nothing is certain: others choose
after them, the gamble (81) adds no progress, and nobody is out without a choice of their own (91).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ...core import Fact, Seat
from ...core.mind import Plan
from ..actions import Choice, Demote, Dismiss, Done, Next, Raze, Sell, Stop, WorkAll
from ..hidden import Orders
from ..printed import box, ground, plan
from ..report import MOVED
from ..resolution.battles import contested
from ..resolution.building import price
from ..resolution.event_cards import EFFECTS
from ..resolution.income import upkeep, yield_of
from ..resolution.land import by_road, spaces_of
from ..resolution.scoring import parts
from ..rules import HexlandsRules
from ..state import LAKE, Course, State, here, hiding, secret
from ..steps.orders import camps
from .assess import endings

T = TypeVar("T")
RULES = HexlandsRules()
DIE = 6
"""The most coins that a harvest brings."""
DICED = ("harvest", "trouble", "famine", "forestation", "gamble", "revolution")
"""Events that leave land and buildings as they are."""
MOST_PAYMENTS = 60
"""Ways to pay the upkeep that are tried."""
LEAVING: dict[str, Choice] = {
    "cards": Next(),
    "market": Next(),
    "promote": Stop(),
    "masons": Stop(),
    "ride": Stop(),
    "march": Stop(),
    "close": Done(),
}
"""By stage of a turn: the action that leaves it; the dice are worked with."""


class Uncertain(Exception):
    """Chance was asked for something that has no worst case here."""


class Worst:
    """Chance that draws one event card and rolls one face for a seat and another for all others."""

    def __init__(self, face: int, at: int, own: int, others: int) -> None:
        self.face, self.at, self.own, self.others = face, at, own, others
        self.drawn = False

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        if not self.drawn:
            self.drawn = True
            if count != 1:
                raise Uncertain
            return (self.face,)
        return tuple([min(sides, self.own if at == self.at else self.others) for at in range(count)])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        raise Uncertain

    def pick(self, items: Sequence[T]) -> T:
        raise Uncertain


def winning_plan(state: State, seat: Seat) -> Plan | None:
    """Return the plan that wins whatever the others have ordered and whatever event is drawn."""
    if not is_last_event(state):
        return None
    try:
        line = winning_line(state, seat)
    except Uncertain:
        return None
    return None if line is None else Plan("wins", line, words_of(line), confirm=False)


def winning_line(state: State, seat: Seat) -> tuple[Choice, ...] | None:
    """Return the actions that win; Uncertain where chance is asked for something else than the event."""
    if state.stage == "upkeep" and state.owing == (seat,):
        return next((line for line in payments(state, seat) if wins(state, seat, line)), None)
    if state.active == seat and state.offer is None and is_last_mover(state):
        return last_turn(state, seat)
    return None


def is_last_event(state: State) -> bool:
    """Whether every event card that may be drawn next ends the game (67, 69, 76)."""
    last, cards = endings(state)
    return last == cards


def is_last_mover(state: State) -> bool:
    """Whether nobody has a turn after the active player's in this round."""
    later = state.order[state.order.index(state.active) + 1 :]
    return all(state.players[seat].gone for seat in later)


# --- the last upkeep --------------------------------------------------------------------------------------------


def payments(state: State, seat: Seat) -> Iterator[tuple[Choice, ...]]:
    """Yield ways to pay the upkeep, the shortest first; each order of the same things once."""
    lines: list[tuple[tuple[Choice, ...], State]] = [((), state)]
    seen = set[tuple[str, ...]]()
    for line, before in lines:
        for action in dict.fromkeys(RULES.legal_actions(before, seat)):
            key = tuple(sorted(map(RULES.notation, (*line, action))))
            if key in seen or len(seen) >= MOST_PAYMENTS:
                continue
            seen.add(key)
            after = RULES.apply_action(before, seat, action, Worst(1, 0, 1, 1)).state
            if after.stage == "upkeep" and after.owing:
                lines.append(((*line, action), after))
            else:
                yield (*line, action)


def wins(state: State, seat: Seat, line: Sequence[Choice]) -> bool:
    """Whether a line wins with every event and its worst dice, where all else is public."""
    return all(
        (outcome := RULES.outcome(end)) is not None and outcome.winners == (seat,)
        for _, end in ends(state, seat, line)
    )


def ends(state: State, seat: Seat, line: Sequence[Choice]) -> Iterator[tuple[str, State]]:
    """Yield where a line leads to with each event card, and the dice that are worst for the seat."""
    at, deck = state.living.index(seat), state.deck or state.discarded
    for face, key in enumerate(deck, start=1):
        for own, others in ((1, DIE), (DIE, 1)):
            chance, after = Worst(face, at, own, others), state
            for action in line:
                after = RULES.apply_action(after, seat, action, chance).state
            yield key, after


# --- the last turn ----------------------------------------------------------------------------------------------


def last_turn(state: State, seat: Seat) -> tuple[Choice, ...] | None:
    """Return the rest of the turn, its dice worked with, if that is enough to win; None if it may not be."""
    line = list[Choice]()
    while state.stage != "close":
        action = WorkAll() if state.stage == "act" else LEAVING.get(state.stage)
        if action is None or state.active != seat:
            return None
        state = RULES.apply_action(state, seat, action, Worst(1, 0, 1, 1)).state
        line.append(action)
    return (*line, Done()) if is_ahead(state, seat) else None


def is_ahead(state: State, seat: Seat) -> bool:
    """Whether a seat that ends the last turn now is ahead of all that the others may still gain."""
    rivals = [rival for rival in state.living if rival != seat]
    if not all(pays_surely(state, rival) for rival in rivals):
        return False
    best = {
        key: max(most_points(state, rival, key) for rival in rivals) for key in set(state.deck or state.discarded)
    }
    most = sum(parts(state, seat)) + income(state, seat) + len(camps(state, seat)) * box().score.space
    if most <= min(best.values()):
        return False
    if fights(state, seat):
        return all(least_points(state, seat, key) > best[key] for key in best)
    slack = len(rivals) * spots(state, seat) + tolls(state, seat)
    for rival in rivals:  # what they have ordered is not known, and counts in ``best``
        state = hiding(state, rival, orders=Orders())
    finals = ends(state, seat, (Done(),))
    return all(RULES.outcome(end) is not None and sum(parts(end, seat)) - slack > best[key] for key, end in finals)


def fights(state: State, seat: int) -> bool:
    """Whether a seat has a part in a battle, so that what its orders bring is open."""
    own = set(camps(state, seat))
    return any(space in own or state.owners[space] == seat for space in contested(state))


def income(state: State, seat: int) -> int:
    """The coins of castle and mines, as far as no battle can take them (42)."""
    attacked = {space for space in contested(state) if state.owners[space] == seat}
    return yield_of(state, seat, "castle") + (0 if attacked else yield_of(state, seat, "mine"))


def tolls(state: State, payer: int) -> int:
    """The most that a player pays for the tourist spots of others, with those that may be built."""
    owners = [owner for owner in state.living if owner != payer]
    return sum(spots(state, owner) + more_spots(state, owner) for owner in owners)


def spots(state: State, owner: int) -> int:
    """The coins that a neighbour pays for a player's tourist spots (49)."""
    return sum(state.heights[space] for space in spaces_of(state, owner) if state.buildings[space] == "spot")


def more_spots(state: State, owner: int) -> int:
    """The coins that a neighbour may pay beside these once all orders are carried out."""
    total = 0
    for space in {*camps(state, owner), *contested(state)}:
        if state.owners[space] == owner and state.buildings[space] == "spot":
            total += 1
        elif state.owners[space] == owner and near_lake(state, space) and by_road(state, owner, space):
            total += state.heights[space]
    return total


def near_lake(state: State, space: int) -> bool:
    """Whether a tourist spot may be built on a space after one more lake (49, 63)."""
    near = ground().neighbours[space]
    return any(state.terrain[at] == LAKE for beside in near for at in (beside, *ground().neighbours[beside]))


def loot(state: State, seat: int) -> int:
    """The coins that a player may lose with a stormed castle (A34)."""
    return box().loot.castle if state.players[seat].home in contested(state) else 0


def prices(state: State, seat: int, space: int) -> Iterator[tuple[int, int]]:
    """Yield (cost, points and yields) of what may be built or grow on a space of the seat (47-58, A29): what
    other orders of this round may still make possible counts, roads and coins are those that are there."""
    others, height, player = len(state.living) - 1, state.heights[space], state.players[seat]
    standing, soldiers = state.buildings[space], here(state, space, seat)
    if space in state.laid or state.trees[space] or state.roads[space] >= 0:
        return
    if standing and (height >= box().rules.most_height or not player.supply):
        return
    if space == player.home and soldiers and all(soldier.flags & MOVED for soldier in soldiers):
        return
    yields = {"castle": 1, "mine": 1, "spot": others if standing or near_lake(state, space) else 0}
    divisor, levels = box().score.building_divisor, 1 if standing else height
    for each in box().buildings:
        if each.key != standing and (standing or each.key == "castle"):
            continue
        cost = price(state, seat, each.key, levels)
        if cost > player.coins + box().loot.castle or (each.road and not by_road(state, seat, space)):
            continue
        yield cost, -(-each.price * levels // divisor) + yields.get(each.key, 0) * levels


def pays_surely(state: State, rival: int) -> bool:
    """Whether a rival can pay the upkeep whatever they have ordered and whatever they pay to others."""
    own = [space for space in {*camps(state, rival), *contested(state)} if state.owners[space] == rival]
    spent = sum(max((cost for cost, _ in prices(state, rival, space)), default=0) for space in own)
    left = max(0, state.players[rival].coins - spent - loot(state, rival))
    return left + income(state, rival) - tolls(state, rival) >= upkeep(state, rival)


def most_points(state: State, rival: int, key: str) -> int:
    """The most points that a rival may have after an event: each space brings the best that can be ordered there.

    A famine leaves half of the coins, so that what is spent costs half as much.
    """
    others, battles, worth = len(state.living) - 1, contested(state), 2 if key == "famine" else 1
    coins, land, buildings = parts(state, rival)
    coins += DIE if key == "harvest" else 0
    for space in {*camps(state, rival), *battles}:
        if state.owners[space] == rival:
            gains = [points - cost // worth for cost, points in prices(state, rival, space)]
            buildings += max([0, *gains])
        elif space in camps(state, rival):
            land += box().score.space
            coins += box().loot.castle if state.buildings[space] == "castle" else 0
    for space in spaces_of(state, rival):
        coins += state.heights[space] * {"castle": 1, "mine": 1, "spot": others}.get(state.buildings[space], 0)
    if not battles:
        coins -= len(state.players[rival].soldiers)
    return -(-coins // worth) + land + buildings


def least_points(state: State, seat: int, key: str) -> int:
    """The points that a seat keeps at least after an event: it wins no battle and loses those for its land."""
    own, attacked = spaces_of(state, seat), [space for space in contested(state) if state.owners[space] == seat]
    spent = sum(
        max((cost for cost, _ in prices(state, seat, order.space)), default=0)
        for order in secret(state, seat).orders.spaces
        if order.work != "none" and state.owners[order.space] == seat
    )
    coins = state.players[seat].coins + income(state, seat) - spent - loot(state, seat) - tolls(state, seat)
    coins -= upkeep(state, seat)
    if coins < 0:
        return 0
    coins -= coins // 2 if key == "famine" else min(coins, DIE) if key == "trouble" else 0
    after = EFFECTS[key](state, key, Course(Worst(1, 0, 1, 1))) if key not in DICED else state
    before, now = parts(state, seat), parts(after, seat)
    land = now[1] - box().score.space * len(attacked)
    home = state.players[seat].home
    castle = plan("castle").price * (state.heights[home] - 1) // box().score.building_divisor
    buildings = now[2] if not attacked else max(0, castle - (before[2] - now[2]))
    return coins + land + buildings if own else 0


def words_of(line: Sequence[Choice]) -> dict[str, Fact]:
    """The facts of a winning line: what is given up for the upkeep; nothing where the turn ends."""
    return {
        "sells": sum(isinstance(action, Sell) for action in line),
        "gives_up": sum(isinstance(action, Raze | Dismiss | Demote) for action in line),
        "works": int(any(isinstance(action, WorkAll) for action in line)),
    }
