"""Members and villages on the hexes, and points: what every step changes on the table (22, 40, 42-44, 51)."""

from __future__ import annotations

from ..core.dialogue import evolve
from .events import Built, ElderLost, ElderPlaced, Ended, MammothLost, Placed, VillageLost
from .printed import Kinds, amount, numbers, rim, terrain, tile
from .state import SOURCES, Course, Hidden, State, Table, with_player
from .wealth import pay


def has_majority(table: Table, hex: int, seat: int) -> bool:
    """Whether the seat has more members there than all other players together (rule 43); invaders do not count."""
    here = table.members[hex]
    return 2 * here[seat] > sum(here)


def has_control(table: Table, hex: int, seat: int) -> bool:
    """Whether all members there are the seat's (rule 44)."""
    here = table.members[hex]
    return here[seat] > 0 and here[seat] == sum(here)


def rivals(table: Table, hex: int, seat: int) -> tuple[int, ...]:
    """The other seats with members there."""
    return tuple([other for other, count in enumerate(table.members[hex]) if count and other != seat])


def on_map(table: Table, seat: int) -> int:
    """The seat's members on the map."""
    return sum([here[seat] for here in table.members])


def is_land(table: Table, hex: int, land: str) -> bool:
    """Whether the hex counts as lake, forest or mountain (A34)."""
    return land in terrain(table.terrain[hex]).counts_as


def near_volcano(table: Table) -> tuple[int, ...]:
    """The hexes beside the volcano."""
    return rim(table.seats)[table.volcano][1] if table.volcano >= 0 else ()


def tokens_left(table: Table) -> int:
    """Village tokens that are not on the map (A17)."""
    return numbers().box.villages - sum([owner >= 0 for owner in table.villages])


def may_settle(table: Table, hex: int, seat: int) -> bool:
    """Whether a village fits: own members, no village, invaders or glacier, a token left (rules 38, 59, A17)."""
    return (
        table.members[hex][seat] > 0
        and table.villages[hex] < 0
        and hex not in (table.invaded, table.ice)
        and tokens_left(table) > 0
    )


def order(table: Table, first: int) -> tuple[int, ...]:
    """The seats in turn order from ``first``, without those that have left."""
    seats = table.seats
    around = [(first + later) % seats for later in range(seats)]
    return tuple([seat for seat in around if not table.players[seat].left])


def put(items: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """The items with the one at a place replaced."""
    return (*items[:at], item, *items[at + 1 :])


def with_members(state: State, hex: int, seat: int, count: int) -> State:
    """Set the number of a seat's members there; the caller keeps the supply right."""
    here = put(state.members[hex], seat, count)
    return evolve(state, members=(*state.members[:hex], here, *state.members[hex + 1 :]))


def place(state: State, seat: int, hex: int, count: int, course: Course | None = None) -> State:
    """Put members from the supply on a hex; emits an event if a course is given."""
    state = with_members(state, hex, seat, state.own(hex, seat) + count)
    if course is not None:
        course.emit(Placed, seat=seat, hex=state.board.names[hex], count=count)
    return with_player(state, seat, supply=state.players[seat].supply - count)


def remove(state: State, seat: int, hex: int, count: int, course: Course, fought: bool = False) -> State:
    """Return members to the supply; with the last one the village goes (rule 40), and a mammoth kept there (49)."""
    count = min(count, state.own(hex, seat))
    if not count:
        return state
    state = with_members(state, hex, seat, state.own(hex, seat) - count)
    state = with_player(state, seat, supply=state.players[seat].supply + count)
    return vacate(state, seat, hex, course, fought)


def vacate(state: State, seat: int, hex: int, course: Course, fought: bool = False) -> State:
    """Take village and mammoth if no member is left there. ``fought``: in a conflict (54, Hidden Village)."""
    if state.own(hex, seat):
        return state
    if state.villages[hex] == seat and all(each.hex != hex for each in state.hidden):
        robber = state.active if fought and seat != state.active and state.now.fighters[state.active] else -1
        if fought and state.power(seat, "hidden-village"):
            waits = Hidden(
                hex=hex, seat=seat, turns=amount("hidden-village") + (seat == state.active), robber=robber
            )
            course.emit(VillageLost, seat=seat, hex=state.board.names[hex], waits=1)
            state = evolve(state, hidden=(*state.hidden, waits))
        else:
            state = lose_village(state, hex, robber, course)
    return release_mammoth(state, course)


def lose_village(state: State, hex: int, robber: int, course: Course) -> State:
    """Remove a village; if its owner's elder was there, the robber gains a point (rules 40, 54, A13)."""
    seat = state.villages[hex]
    course.emit(VillageLost, seat=seat, hex=state.board.names[hex])
    state = evolve(state, villages=put(state.villages, hex, -1))
    if state.players[seat].elder != hex:
        return state
    state = with_player(state, seat, elder=-1)
    points = numbers().box.elder_points
    if robber < 0 or state.players[robber].left:
        return state
    course.emit(ElderLost, seat=seat, rival=robber, points=points)
    return gain(state, robber, "conflicts", points, course)


def release_mammoth(state: State, course: Course) -> State:
    """Take the mammoth and its points from a keeper without a member on its hex (rule 49, A22)."""
    keeper = state.owner("mammoth")
    if keeper < 0 or state.own(state.mammoth, keeper):
        return state
    player = state.players[keeper]
    loss = min(tile("mammoth").loss_points, player.total)
    course.emit(MammothLost, seat=keeper, points=loss)
    at = SOURCES.index("events")
    state = with_player(
        state,
        keeper,
        tiles=tuple(each for each in player.tiles if each != "mammoth"),
        points=put(player.points, at, player.points[at] - loss),
    )
    return evolve(state, mammoth=-1, discarded=(*state.discarded, "mammoth"))


def gain(state: State, seat: int, source: str, points: int, course: Course) -> State:
    """Add points, and end the game if they are enough (rules 1, 51, A43)."""
    if state.stage == "over" or not points:
        return state
    at, player = SOURCES.index(source), state.players[seat]
    state = with_player(state, seat, points=put(player.points, at, player.points[at] + points))
    if state.players[seat].total >= numbers().box.points_to_win:
        return end_game(state, "points", course)
    return state


def end_game(state: State, reason: str, course: Course) -> State:
    """End the game."""
    course.emit(Ended, reason=reason)
    course.publish = course.barrier = True
    return evolve(state, stage="over", asked=-1, agenda=(), queue=(), reason=reason)


# --- villages and elders (38-41, 52, A36) ---------------------------------------------------------------------


def found_village(state: State, seat: int, hex: int, price: Kinds, course: Course) -> State:
    """The seat pays for a village and puts it there."""
    course.emit(Built, seat=seat, hex=state.board.names[hex], paid=price)
    return pay(evolve(state, villages=put(state.villages, hex, seat)), seat, price)


def elder_may_follow(table: Table, seat: int) -> bool:
    """Whether the seat has an elder that is not on the map (rules 52, 54)."""
    return table.options.elders and table.players[seat].elder < 0


def with_elder(state: State, seat: int, hex: int, course: Course) -> State:
    """The seat puts its elder on a village (rule 52)."""
    course.emit(ElderPlaced, seat=seat, hex=state.board.names[hex])
    return with_player(state, seat, elder=hex)
