"""The pages of words about one's own: soldiers with their orders and marches, land with what could be built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Fact, Series, Term
from engines.hexlands.hidden import Order
from engines.hexlands.mind.assess import battle, buildable, gain_of
from engines.hexlands.printed import ground
from engines.hexlands.report import Soldier
from engines.hexlands.resolution.building import growth_price, mason_refusal, price, tile_refusal, work_key, works
from engines.hexlands.resolution.land import backing, height_fits, is_beside, spaces_of, too_low
from engines.hexlands.state import LAKE, LAND, MOUNTAIN, View, secret
from engines.hexlands.steps.market import road_spaces
from engines.hexlands.steps.moving import can_enter, movable, reach, steps_left
from engines.hexlands.steps.orders import camps, castle_height, exact_code

from .telling import Teller

FAR = 9
"""The most steps of a march that are told, dice added up."""
D3 = 3
"""The steps that are told of soldiers who wait for their next turn."""


def far(view: View, seat: int) -> int:
    """The steps up to which marches are told; 0 when the turn is over, as soldiers go home first."""
    if view.stage in ("march", "ride") and seat == view.active:
        return steps_left(view)
    if view.stage in ("cards", "promote", "masons", "market", "act") and seat == view.active:
        return min(FAR, sum(view.players[seat].dice))
    waits = view.active in view.order and seat in view.order[view.order.index(view.active) + 1 :]
    if waits:
        return min(FAR, sum(view.players[seat].dice))
    return D3 if view.stage == "commit" else 0


def soldiers(teller: Teller, seat: int, most: int) -> Iterator[str]:
    """The soldiers of the reader by space, with their orders and where they can march; then the other orders."""
    view, own = teller.view, secret(teller.view, seat)
    stood = camps(view, seat)
    if not stood:
        yield teller.say("hexlands-words-no-soldiers")
    for space in sorted({*stood, *(order.space for order in own.orders.spaces)}):
        owner, whose = view.owners[space], list[Fact]()
        if owner not in (-1, seat):
            whose.append(teller.say("hexlands-words-land-of", player=teller.names[owner]))
        yield teller.space(space, whose)
        for order in own.orders.spaces:
            if order.space == space:
                yield ordered(teller, seat, order)
        yield from marches(teller, seat, space, most)
    if most:
        yield from open_land(teller, seat)
    yield teller.say("hexlands-pick-defence", how=own.orders.defence)
    if own.orders.cannon >= 0:
        yield teller.say("hexlands-pick-aim", hex=ground().names[own.orders.cannon])
    if own.orders.relieve:
        yield teller.say("hexlands-pick-relief", count=own.orders.relieve)
    if most:
        yield teller.say("hexlands-words-far", steps=most)


def open_land(teller: Teller, reader: int) -> Iterator[str]:
    """The rival land beside the reader's: what can be entered, by the height that attacks, and what cannot."""
    view = teller.view
    targets: dict[int, list[int]] = {}
    shut = []
    for space, owner in enumerate(view.owners):
        base = backing(view, space, reader) if owner not in (-1, reader) else 0
        if base and can_enter(view, reader, space):
            targets.setdefault(base, []).append(space)
        elif base:
            shut.append(space)
    for base, spaces in sorted(targets.items(), reverse=True):
        yield teller.say("hexlands-words-open", height=base, hexes=teller.hexes(spaces))
    if shut:
        yield teller.say("hexlands-words-shut", hexes=teller.hexes(shut))


def ordered(teller: Teller, seat: int, order: Order) -> str:
    """What soldiers are to do on a space, or what keeps a tile from being placed there; and where they go then."""
    view, space, home = teller.view, order.space, teller.view.players[seat].home
    is_bare = order.work == "none" and "tile" not in works(view, seat, space)
    code = exact_code(view, seat, space, tile_refusal(view, seat, space, "tile")) if is_bare else ""
    low = too_low(view, seat, space) if code == "neighbours-low" else ()
    return teller.say(
        "hexlands-words-order",
        hex=ground().names[space],
        work=Term(f"work-{work_key(view, space, order.work)}"),
        why=code or "none",
        level=castle_height(view, seat),
        need=growth_price(view, seat, space),
        spaces=teller.hexes(low),
        back=ground().names[order.back],
        home=int(order.back == home),
    )


KINDS = ("battle", "land", "level", "tree", "none")
"""What a march is for, in the order in which it is told."""


def marches(teller: Teller, seat: int, space: int, most: int) -> Iterator[str]:
    """Where the soldiers of a space can march, by what that would bring."""
    free = [soldier for soldier in movable(teller.view, seat) if soldier.space == space]
    if not free or not most:
        return
    ways: dict[str, list[Fact]] = {kind: [] for kind in KINDS}
    steps = reach(teller.view, seat, free[0], most)
    for count in sorted(set(steps.values())):
        targets: dict[str, list[int]] = {kind: [] for kind in KINDS}
        for to in sorted(to for to, needed in steps.items() if needed == count):
            fight = battle(teller.view, seat, to)[1] > 0
            targets["battle" if fight else gain_of(teller.view, seat, to)].append(to)
        for kind, spaces in targets.items():
            if spaces:
                named = fights(teller, seat, spaces, free) if kind == "battle" else teller.hexes(spaces)
                ways[kind].append(teller.say("hexlands-words-way", steps=count, hexes=named))
    for kind, told in ways.items():
        if told:
            yield teller.say(
                "hexlands-words-march", hex=ground().names[space], what=kind, ways=Series(told, "ways")
            )


def fights(teller: Teller, seat: int, spaces: Sequence[int], free: Sequence[Soldier]) -> Series:
    """Spaces where one more soldier would fight, with the strengths: of the weakest soldier there is."""
    least = min(soldier.strength for soldier in free)
    said = []
    for space in spaces:
        mine, theirs = battle(teller.view, seat, space, least)
        said.append(teller.say("hexlands-words-fight", hex=ground().names[space], mine=mine, theirs=theirs))
    return Series(said, "names")


def mine(teller: Teller, seat: int, *, brief: bool = False) -> Iterator[str]:
    """The land of the reader: spaces with something on them or beside rivals, then the others; what could be done
    there."""
    view = teller.view
    own = spaces_of(view, seat)
    plain = []
    for space in own:
        near = borders(teller, seat, space)
        if teller.is_plain(space) and (brief or not near):
            plain.append(space)
        else:
            yield teller.space(space, () if brief else near)
    for height, level in teller.by_height(plain):
        yield teller.say("hexlands-words-plain", height=height, hexes=teller.hexes(level))
    public = [
        space
        for space in own
        if any(view.terrain[at] == LAND and view.owners[at] < 0 for at in ground().neighbours[space])
    ]
    for key, spaces in (
        ("public", public),
        ("lake", [space for space in own if is_beside(view, space, LAKE)]),
        ("mountain", [space for space in own if is_beside(view, space, MOUNTAIN)]),
        ("rise", [space for space in own if gain_of(view, seat, space) == "level"]),
        ("road", road_spaces(view, seat)),
    ):
        if spaces:
            yield teller.say("hexlands-words-own", what=key, hexes=teller.hexes(spaces))
    for space in own:
        if view.buildings[space] and can_grow(view, seat, space):
            named = ground().names[space]
            yield teller.say("hexlands-words-growth", hex=named, price=growth_price(view, seat, space))
    yield from sites(teller, seat)


def sites(teller: Teller, seat: int) -> Iterator[str]:
    """Where the reader's soldiers could build, by building and price."""
    view = teller.view
    costs: dict[str, dict[int, list[int]]] = {}
    for space in spaces_of(view, seat):
        for work in buildable(view, seat, space):
            coins = price(view, seat, work, view.heights[space])
            costs.setdefault(work, {}).setdefault(coins, []).append(space)
    for key, by_price in costs.items():
        said = [
            teller.say("hexlands-words-cost", price=coins, hexes=teller.hexes(by_price[coins]))
            for coins in sorted(by_price)
        ]
        yield teller.say("hexlands-words-site", building=Term(f"building-{key}"), sites=Series(said, "ways"))


def can_grow(view: View, seat: int, space: int) -> bool:
    """Whether a building could have one level more, coins and soldiers there aside."""
    if space == view.players[seat].home:
        return space not in view.laid and height_fits(view, space, seat, view.heights[space] + 1)
    return mason_refusal(view, seat, space) in ("", "soldiers-there")


def borders(teller: Teller, seat: int, space: int) -> list[Fact]:
    """The rivals' spaces beside a space, with their heights."""
    view, facts = teller.view, list[Fact]()
    for rival in teller.others:
        near = sorted(at for at in ground().neighbours[space] if view.owners[at] == rival)
        if near:
            said = [
                teller.say("hexlands-words-beside", hex=ground().names[at], height=view.heights[at]) for at in near
            ]
            hexes = Series(said, "names")
            facts.append(teller.say("hexlands-words-border", player=teller.names[rival], hexes=hexes))
    return facts
