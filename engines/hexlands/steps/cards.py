"""Step 1: item cards and what they do (14, 19, 82, A5-A7; items 1-11)."""

from __future__ import annotations

from collections.abc import Callable

from ...core import IllegalAction, Seat, choice
from ...core.dialogue import evolve
from ..actions import Choice, Clear, Lay, Next, Play, Promote, Stop
from ..hands import spend_card
from ..happenings.events import Cleared, Gained, Played, Promoted, TilesDrawn, TileSeen
from ..printed import SPECIALS, box, ground, item, number_of
from ..report import Soldier
from ..resolution.building import mason_refusal, place_tile
from ..resolution.land import is_bordering, spaces_of
from ..resolution.stacks import with_specials
from ..state import Course, State, Table, hiding, secret, with_item, with_player, with_turn
from .moving import can_ride
from .refusals import refusal


def card_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Cards of the hand that have an effect now, each number once; Clearing by its targets; Next."""
    choices: list[Choice] = []
    for number in sorted(set(secret(table, seat).hand)):
        if item(number).key == "clearing":
            choices += [choice(Clear, ground().names[space]) for space in clearable(table, seat)]
        elif is_useful(table, seat, number):
            choices.append(choice(Play, number))
    return (*choices, choice(Next))


def clearable(table: Table, seat: int) -> tuple[int, ...]:
    """The seat's spaces with trees, and rivals' walls beside its territory (item 4)."""
    return tuple(
        [
            space
            for space, owner in enumerate(table.owners)
            if (owner == seat and table.trees[space])
            or (owner not in (-1, seat) and table.buildings[space] == "wall" and is_bordering(table, space, seat))
        ]
    )


def plain(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces with plain soldiers of the seat."""
    return tuple(sorted({soldier.space for soldier in table.players[seat].soldiers if soldier.strength == 1}))


def mason_spaces(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces where Masons can place a tile: on the seat's territory or beside it."""
    near = {space for own in spaces_of(table, seat) for space in (own, *ground().neighbours[own])}
    return tuple([space for space in sorted(near) if not mason_refusal(table, seat, space)])


USEFUL: dict[str, Callable[[Table, int], object]] = {
    "roadwork": lambda table, seat: table.bag,
    "veterans": plain,
    "masons": mason_spaces,
    "architect": lambda table, seat: not table.players[seat].architect,
    "cannon": lambda table, seat: not table.players[seat].cannon,
    "railway": can_ride,
}
"""By card: a test for whether it has an effect now; the other cards always have."""


def is_useful(table: Table, seat: int, number: int) -> bool:
    test = USEFUL.get(item(number).key)
    return test is None or bool(test(table, seat))


def use_card(state: State, seat: int, number: int, course: Course) -> State:
    """Show a card and put it on the player's pile (19, A7)."""
    state = spend_card(state, seat, number)
    course.emit(Played, seat=seat, number=number)
    return state


def play(state: State, seat: int, action: Play, course: Course) -> State:
    """Play a card onto the player's pile; Veterans, Masons and Railway ask further questions."""
    if action.number not in secret(state, seat).hand:
        raise IllegalAction("no-such-card")
    card = item(action.number)
    if card.key == "clearing":
        raise IllegalAction("clear-where")
    if not is_useful(state, seat, action.number):
        raise IllegalAction("no-use-now")
    state = use_card(state, seat, action.number, course)
    player = state.players[seat]
    match card.key:
        case "roadwork":
            return draw_tiles(state, seat, card.amount, 0, course)
        case "market-day":
            return gain(state, seat, "coins", card.amount, course)
        case "recruit":
            recruits = (Soldier(player.home),) * card.amount
            state = with_player(state, seat, soldiers=tuple(sorted((*player.soldiers, *recruits))))
            course.emit(Gained, seat=seat, what="soldiers", count=card.amount)
            return state
        case "dice-maker":
            state = with_player(state, seat, d6=player.d6 + card.amount)
            course.emit(Gained, seat=seat, what="dice", count=card.amount)
            return state
        case "factory":
            return gain(state, seat, "coins", card.amount * len(spaces_of(state, seat)), course)
        case "architect":
            return with_player(state, seat, architect=True)
        case "cannon":
            return with_player(state, seat, cannon=True)
        case "veterans":
            return with_turn(evolve(state, stage="promote"), left=card.amount)
        case "masons":
            return with_turn(evolve(state, stage="masons"), left=card.amount)
        case _:
            return evolve(state, stage="ride")


def gain(state: State, seat: int, what: str, count: int, course: Course) -> State:
    course.emit(Gained, seat=seat, what=what, count=count)
    return with_player(state, seat, coins=state.players[seat].coins + count)


def clear(state: State, seat: int, action: Clear, course: Course) -> State:
    """Clearing: remove all trees of a space of the player, or a rival's wall beside the territory (item 4)."""
    number = number_of("clearing")
    if number not in secret(state, seat).hand:
        raise IllegalAction("no-such-card")
    space = ground().number.get(action.hex, -1)
    if space not in clearable(state, seat):
        raise IllegalAction("nothing-to-clear")
    state = use_card(state, seat, number, course)
    if state.owners[space] == seat:
        course.emit(Cleared, seat=seat, hex=action.hex, what="trees")
        return evolve(state, trees=with_item(state.trees, space, 0))
    course.emit(Cleared, seat=seat, hex=action.hex, what="wall", rival=state.owners[space])
    return evolve(state, buildings=with_item(state.buildings, space, ""))


def promote_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Veterans: spaces with plain soldiers of the seat; Stop (item 6)."""
    return (*[choice(Promote, ground().names[space]) for space in plain(table, seat)], choice(Stop))


def promote(state: State, seat: int, action: Promote, course: Course) -> State:
    """Make a soldier there strong, preferably one that has not moved."""
    space = ground().number.get(action.hex, -1)
    if space not in plain(state, seat):
        raise IllegalAction("no-soldier-there")
    soldiers = list(state.players[seat].soldiers)
    at = next(at for at, each in enumerate(soldiers) if each.space == space and each.strength == 1)
    soldiers[at] = soldiers[at]._replace(strength=box().units[1].strength)
    course.emit(Promoted, seat=seat, hex=action.hex)
    return with_turn(with_player(state, seat, soldiers=tuple(sorted(soldiers))), left=state.now.left - 1)


def mason_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Masons: spaces that ``building.mason_refusal`` allows; Stop (item 7)."""
    return (*[choice(Lay, ground().names[space]) for space in mason_spaces(table, seat)], choice(Stop))


def lay(state: State, seat: int, action: Lay, course: Course) -> State:
    """Masons: lay a territory tile."""
    space = ground().number.get(action.hex, -1)
    if space < 0:
        raise IllegalAction("no-such-space")
    if code := mason_refusal(state, seat, space):
        raise refusal(code)
    state = place_tile(state, seat, space, "tile", "masons", course)
    return with_turn(state, left=state.now.left - 1)


def draw_tiles(state: State, seat: int, count: int, price: int, course: Course) -> State:
    """Draw special tiles from the bag, as far as it goes (A23, A59): hidden picks, seen by the player alone."""
    before, drawn = state, min(count, state.bag)
    course.emit(TilesDrawn, seat=seat, count=drawn, price=price)
    for _ in range(drawn):
        left = [kind for kind, many in enumerate(state.contents) for _ in range(many)]
        kind = course.pick(before, left)
        tiles = secret(state, seat).tiles
        contents = with_item(state.contents, kind, state.contents[kind] - 1)
        state = hiding(evolve(state, contents=contents), seat, tiles=with_item(tiles, kind, tiles[kind] + 1))
        course.emit(TileSeen, visible_to=(Seat(seat),), seat=seat, tile=SPECIALS[kind])
    return with_specials(evolve(state, bag=state.bag - drawn), seat, drawn)
