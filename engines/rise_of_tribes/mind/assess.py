"""What comes next: points and conflicts at hand, and the question behind an action, tried on a guess."""

from __future__ import annotations

from dataclasses import dataclass

from ...core import Action, FastChance, IllegalAction, Seat, Step
from ..actions import Keep, Pass, Stop
from ..ground import rivals
from ..printed import numbers, tile
from ..rules import RiseRules
from ..state import State, Table
from ..steps.clash import STRIKES, conflicts, invaders_on, is_armed, limit, strike_loss, walled

RULES = RiseRules()

ACTING = frozenset({"act", "grow", "move", "gather", "drive", "lead", "bury", "resolve", "rival"})
"""The stages after which conflicts are resolved."""


def points_to_come(table: Table, seat: int) -> int:
    """The points that the seat's villages bring at its next turn (rule 22)."""
    return numbers().box.village_points * len(table.home(seat))


def near_winners(table: Table) -> tuple[int, ...]:
    """The seats that win at the start of their next turn unless a village falls."""
    goal = numbers().box.points_to_win
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if not player.left and player.total + points_to_come(table, seat) >= goal and points_to_come(table, seat)
    )


def conflicts_ahead(table: Table) -> tuple[int, ...]:
    """The hexes in conflict after the actions of this turn."""
    return conflicts(table) if table.stage in ACTING else ()


def is_full(table: Table, hex: int) -> bool:
    """Whether one member more would begin a conflict there: rivals live together at the limit."""
    here, invaders = table.members[hex], invaders_on(table, hex)
    tribes = sum(1 for count in here if count) + (invaders > 0)
    return tribes > 1 and sum(here) + invaders == limit(table, hex)


@dataclass(frozen=True)
class Forecast:
    """A conflict to come: members of the active seat and of its strongest rival, and those that stay."""

    own: int
    rival: int
    stays: int
    """Members of the active seat that are left."""


def forecast(table: Table, hex: int, more: int) -> Forecast | None:
    """Return the conflict on a hex once ``more`` members of the active seat are there (rules 32-34, A31, A39); None
    if there is none."""
    seat = table.active
    here = [count + more * (each == seat) for each, count in enumerate(table.members[hex])]
    forces = [*here, invaders_on(table, hex)]
    if not here[seat] or sum(count > 0 for count in forces) < 2 or sum(forces) <= limit(table, hex):
        return None
    others = rivals(table, hex, seat)
    forces[seat] = max(0, here[seat] - tile("walls").loss * len(walled(table, hex, seat)))
    for why in STRIKES:
        if is_armed(table, seat, hex, why) and forces[seat] and others:
            target = max(others, key=lambda each: forces[each])
            forces[target] -= min(forces[target], strike_loss(why))
    own = forces.pop(seat)
    rival = max(forces)
    return Forecast(own, rival, max(0, own - rival))


# --- questions behind an action --------------------------------------------------------------------------------

QUESTIONS = frozenset({"act", "finish"})
"""The stages whose plans are shown while an earlier question is still open."""
SKIPS: dict[str, Action] = {
    "grow": Stop(),
    "move": Stop(),
    "gather": Stop(),
    "drive": Stop(),
    "calendar": Keep(),
    "consult": Pass(),
}
"""By stage: the action that leaves the rest, so it need not be a button."""


@dataclass(frozen=True)
class Way:
    """A question of this seat, and the actions that lead to it."""

    state: State
    line: tuple[Action, ...] = ()


def attempt(state: State, action: Action) -> Step[State] | None:
    """Play an action of the asked seat on a guess; None where it is refused."""
    try:
        return RULES.apply_action(state, Seat(state.asked), action, FastChance(0))  # type: ignore[arg-type]
    except IllegalAction:
        return None


def is_open(step: Step[State]) -> bool:
    """Whether the state after this step depends on chance or another player, or the game is over."""
    return step.barrier or step.before_chance is not None or step.state.stage == "over"


def onward(state: State) -> Way | None:
    """Return the next question that has plans: the present one, or the one behind ``stop`` or ``keep``.

    None where dice, a reveal, another player or another question come first.
    """
    if state.stage in QUESTIONS:
        return Way(state)
    skip = SKIPS.get(state.stage)
    step = None if skip is None else attempt(state, skip)
    if skip is None or step is None or is_open(step) or step.state.asked != state.asked:
        return None
    return Way(step.state, (skip,)) if step.state.stage in QUESTIONS else None
