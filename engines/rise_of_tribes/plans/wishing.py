"""What somebody might want to do, legal or not, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.dialogue import choice
from ..actions import Buy, Choice, Complete, Elder, End, Fight, Gather, Grow, Hunt, Move, Tame, Village
from ..printed import FACES, LANDS, RESOURCES, goals, terrain, tile, tiles, tribe
from ..state import State
from ..steps.acting import USES


def wishes(state: State, seat: int, legal: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the legal actions and, during the game, all that a turn could bring this seat."""
    if state.stage == "over" or state.players[seat].left:
        return tuple(legal)
    return tuple(dict.fromkeys((*legal, *of_turns(state, seat))))


def of_turns(state: State, seat: int) -> Iterator[Choice]:
    """Yield the actions of all steps of a turn, for every hex, die and goal."""
    names = state.board.names
    for die in FACES:
        for cls in USES.values():
            yield choice(cls, die, 0)
        yield from (choice(Hunt, die), choice(Tame, die), choice(Fight, die))
    price = tribe(state.players[seat].tribe).village
    for hex, name in enumerate(names):
        yield choice(Grow, name)
        for land in terrain(state.terrain[hex]).counts_as:
            yield choice(Gather, name, RESOURCES[LANDS.index(land)])
        yield choice(Village, name, *price)
        if state.options.elders:
            yield choice(Elder, name)
        if state.own(hex, seat):
            for to in range(len(names)):
                if to != hex:
                    yield choice(Move, name, names[to], 1)
    for card in goals().goals:
        yield choice(Complete, card.key)
    for each in tiles().tiles:
        if tile(each.key).resource:
            yield choice(Buy, each.key)
    yield choice(End)
