"""Coins at the end of a round: income and upkeep (42, 43, 49, 51, 52, 55, 56, 59, 60; A27, A35, A52, A68).

Upkeep that cannot be paid is in ``dues``.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.dialogue import evolve
from ..happenings.outcomes import Charged, Demoted, Short, Toll
from ..printed import Unit, box, ground
from ..report import Purse, Soldier
from ..state import Course, State, Table, secret, with_player
from .battles import backwards
from .land import connected, spaces_of

PLAIN, STRONG = box().units


def tolls(table: Table) -> tuple[tuple[int, int, int], ...]:
    """(payer, owner, coins) for each tourist spot, by owner, then space, then payer.

    N from every rival with a space beside the owner's connected territory (49, A27); no payer pays more than they
    have.
    """
    return tuple([toll for owner in table.living for toll in _tolls_to(table, owner)])


def _tolls_to(table: Table, owner: int) -> Iterator[tuple[int, int, int]]:
    own = connected(table, owner)
    spots = [space for space in sorted(own) if table.buildings[space] == "spot"]
    if not spots:
        return
    near = {table.owners[at] for space in own for at in ground().neighbours[space]} - {-1, owner}
    for space in spots:
        for payer in sorted(near):
            yield (payer, owner, table.heights[space])


def yield_of(table: Table, seat: int, building: str) -> int:
    """N coins for each connected building of this kind of the seat (42, 51, 56)."""
    if building not in table.buildings:
        return 0
    own = connected(table, seat)
    return sum(table.heights[space] for space in own if table.buildings[space] == building)


def soldiers_upkeep(table: Table, seat: int) -> int:
    """The upkeep of a seat's soldiers, in coins (59, 60, A52)."""
    return sum(_unit(soldier).upkeep for soldier in table.players[seat].soldiers)


def _unit(soldier: Soldier) -> Unit:
    return STRONG if soldier.strength == STRONG.strength else PLAIN


def forts_upkeep(table: Table, seat: int) -> int:
    """The upkeep of a seat's forts, in coins: 3N each (55)."""
    forts = [table.heights[space] for space in spaces_of(table, seat) if table.buildings[space] == "fort"]
    return sum(forts) * box().rules.fort_upkeep


def upkeep(table: Table, seat: int) -> int:
    """The coins to be paid at the end of a round (43)."""
    return soldiers_upkeep(table, seat) + forts_upkeep(table, seat)


def _earnings(table: Table) -> tuple[dict[int, Purse], list[tuple[int, int, int]]]:
    """The purses after income, and the tolls in order of payment. From the last player backwards, each receives all
    of their income at once (28, 42)."""
    coins = {seat: player.coins for seat, player in enumerate(table.players)}
    incomes: dict[int, dict[str, int]] = {seat: {"castle": 0, "spots": 0, "tolls": 0, "mines": 0} for seat in coins}
    paid = []
    for seat in backwards(table):
        mine = incomes[seat]
        mine["castle"], mine["mines"] = yield_of(table, seat, "castle"), yield_of(table, seat, "mine")
        coins[seat] += mine["castle"] + mine["mines"]
        for payer, _, price in _tolls_to(table, seat):
            toll = min(price, coins[payer])
            if toll:
                coins[payer] -= toll
                coins[seat] += toll
                mine["spots"] += toll
                incomes[payer]["tolls"] += toll
                paid.append((payer, seat, toll))
    return {seat: Purse(seat=seat, coins=coins[seat], **incomes[seat]) for seat in table.living}, paid


def purse(table: Table, seat: int) -> Purse:
    """The income and upkeep of a player, tolls included, as the table is now (A52): for the panel and the forecast.
    ``coins`` below 0 are missing."""
    relieved = min(secret(table, seat).orders.relieve, strong_count(table, seat)) * (STRONG.upkeep - PLAIN.upkeep)
    earned = _earnings(table)[0][seat]
    soldiers, forts = soldiers_upkeep(table, seat) - relieved, forts_upkeep(table, seat)
    return Purse(
        **{**earned.__dict__, "soldiers": soldiers, "forts": forts, "coins": earned.coins - soldiers - forts}
    )


def strong_count(table: Table, seat: int) -> int:
    """The number of a seat's strong soldiers."""
    return sum(soldier.strength == STRONG.strength for soldier in table.players[seat].soldiers)


def pay_income(state: State, course: Course) -> State:
    """Pay castle N, mines N and tourist spots, from the last player backwards; land that is cut off and bridges
    yield nothing (42). Emits Toll; Charged reports the rest together with the upkeep."""
    purses, paid = _earnings(state)
    for seat in backwards(state):
        for payer, owner, coins in paid:
            if owner == seat:
                course.emit(Toll, seat=payer, rival=owner, coins=coins)
        state = with_player(state, seat, coins=purses[seat].coins)
    return with_purses(state, *purses.values())


def with_purses(state: State, *purses: Purse) -> State:
    """The state with these purses of the report replaced."""
    by_seat = {own.seat: own for own in (*state.report.purses, *purses)}
    listed = tuple([by_seat[seat] for seat in sorted(by_seat)])
    return evolve(state, report=evolve(state.report, purses=listed))


def charge_upkeep(state: State, course: Course) -> State:
    """Let strong soldiers stand down as ordered (A68) and charge the upkeep of soldiers and forts (43).

    A player who cannot pay has it as ``due`` and is in ``owing`` of the stage upkeep (44). Upkeep 0 is always paid.
    The report gets the purses.
    """
    for seat in backwards(state):
        for _ in range(min(secret(state, seat).orders.relieve, strong_count(state, seat))):
            strong = [soldier for soldier in state.players[seat].soldiers if soldier.strength == STRONG.strength]
            state = stood_down(state, seat, strong[0], course)
        if not can_pay_upkeep(state, seat):
            due, coins = upkeep(state, seat), state.players[seat].coins
            course.emit(Short, seat=seat, due=due, coins=coins)
            state = with_player(state, seat, due=due)
            state = evolve(state, owing=tuple(sorted((*state.owing, seat))))
        else:
            state = pay_upkeep(state, seat, course)
    return state


def can_pay_upkeep(table: Table, seat: int) -> bool:
    """Whether a player has the coins for the upkeep."""
    return table.players[seat].coins >= upkeep(table, seat)


def pay_upkeep(state: State, seat: int, course: Course) -> State:
    """Pay the upkeep, so that nothing is due (43). Emits Charged."""
    soldiers, forts = soldiers_upkeep(state, seat), forts_upkeep(state, seat)
    coins = state.players[seat].coins - soldiers - forts
    own = next((each for each in state.report.purses if each.seat == seat), Purse(seat=seat))
    own = Purse(**{**own.__dict__, "soldiers": soldiers, "forts": forts, "coins": coins})
    course.emit(Charged, **own.__dict__)
    return with_purses(with_player(state, seat, coins=coins, due=0), own)


def stood_down(state: State, seat: int, soldier: Soldier, course: Course) -> State:
    """Make a strong soldier a plain one (A68). Emits Demoted."""
    soldiers = list(state.players[seat].soldiers)
    soldiers.remove(soldier)
    soldiers.append(Soldier(soldier.space, PLAIN.strength, soldier.flags))
    course.emit(Demoted, seat=seat, hex=ground().names[soldier.space])
    return with_player(state, seat, soldiers=tuple(sorted(soldiers)))
