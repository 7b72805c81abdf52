"""The map in words: the hexes with what is on them, the lands, and which hexes are neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engines.core import Fact, Term
from engines.core.dialogue import evolve
from engines.rise_of_tribes.ground import near_volcano
from engines.rise_of_tribes.mind.assess import is_full
from engines.rise_of_tribes.printed import board, numbers, rim, terrain
from engines.rise_of_tribes.state import View
from engines.rise_of_tribes.steps.clash import in_conflict, limit
from engines.rise_of_tribes.steps.moving import reach

from .telling import Telling, listed


def map_lines(told: Telling) -> list[str]:
    """A line for each hex with something on it, the reader's first, then the empty ones by terrain.

    The reader's hexes have their neighbours with them.
    """
    view = told.view
    own = [hex for hex in range(len(view.members)) if told.you >= 0 and view.own(hex, told.you)]
    rest = [hex for hex in range(len(view.members)) if hex not in own]
    return [
        *(hex_line(told, hex, view.board.neighbours[hex], _by_canoe(told, hex)) for hex in own),
        *hex_lines(told, rest),
        *(_special(told, key) for key in dict.fromkeys(view.terrain) if terrain(key).replaces),
    ]


def hex_lines(told: Telling, hexes: Iterable[int]) -> Iterator[str]:
    """Lines of some hexes without their neighbours, and of the volcano."""
    view, empty = told.view, dict[str, list[int]]()
    for hex in hexes:
        if _things(told, hex):
            yield hex_line(told, hex)
        else:
            empty.setdefault(view.terrain[hex], []).append(hex)
    if view.volcano >= 0:
        yield told.line("volcano", place=rim(view.seats)[view.volcano][0], hexes=told.hexes(near_volcano(view)))
    for key in sorted(empty, key=lambda key: -len(empty[key])):
        yield told.line("empty", terrain=Term(f"terrain-{key}"), hexes=told.hexes(empty[key]))


def _by_canoe(told: Telling, hex: int) -> list[int]:
    """The hexes beyond the neighbours that a canoe of the reader reaches in one step."""
    reached = reach(evolve(told.view, active=told.you), hex)
    return [each for each in reached if each not in told.view.board.neighbours[hex]]


def hex_line(told: Telling, hex: int, near: Sequence[int] = (), far: Sequence[int] = ()) -> str:
    """A hex: terrain, members, village, what else is there, and the ways from it if they are given."""
    return told.line(
        "hex",
        hex=told.view.board.names[hex],
        terrain=Term(f"terrain-{told.view.terrain[hex]}"),
        things=listed(_things(told, hex)),
        near=len(near),
        hexes=told.hexes(near),
        far=len(far),
        canoe=told.hexes(far),
    )


def _things(told: Telling, hex: int) -> list[Fact]:
    view = told.view
    seats = sorted(range(view.seats), key=lambda seat: seat != told.you)
    things: list[Fact] = [
        Term("force", {"player": told.names[seat], "count": count})
        for seat in seats
        if (count := view.members[hex][seat])
    ]
    if hex == view.invaded:
        things.append(Term("force-invaders", {"count": view.invaders}))
    if things and told.scene.outcome is None:
        if in_conflict(view, hex):
            things.append(Term("words-fights"))
        elif is_full(view, hex):
            things.append(Term("words-full"))
    return [*things, *_village(told, hex), *_beasts(view, hex)]


def _village(told: Telling, hex: int) -> Iterator[Fact]:
    """The village, hidden or not, and the elders."""
    view = told.view
    hidden = [each for each in view.hidden if each.hex == hex]
    for each in hidden:
        robber = each.robber >= 0
        yield Term(
            "words-hidden",
            {
                **told.player(each.seat),
                "turns": each.turns,
                "robbed": int(robber),
                "robber": told.names[each.robber] if robber else "",
            },
        )
    if not hidden and view.villages[hex] >= 0:
        yield Term("words-village", told.player(view.villages[hex]))
    for seat, player in enumerate(view.players):
        if player.elder == hex:
            yield Term("words-elder", told.player(seat))


def _beasts(view: View, hex: int) -> Iterator[Fact]:
    """The beasts, the glacier and its stones."""
    for piece, at in (("mammoth", view.mammoth), ("tiger", view.tiger)):
        if at == hex:
            yield Term(f"piece-{piece}")
    if hex == view.ice:
        yield Term("words-ice", {"count": view.ice_stones, "limit": limit(view, hex)})
    if hex == view.spoils:
        yield Term("words-spoils", {"count": numbers().glacier.stones})


def _special(told: Telling, key: str) -> str:
    """What a special terrain is, and what it does."""
    printed = terrain(key)
    lands = listed(Term(f"terrain-{land}") for land in printed.counts_as)
    facts: dict[str, Fact] = {"more": printed.more, "needs": printed.needs, "tar": printed.tar}
    return told.line("special", terrain=Term(f"terrain-{key}"), lands=lands, **facts)


def path_lines(told: Telling) -> list[str]:
    """How hexes are named, and the neighbours of each; while the volcano is placed, also of its places."""
    view, around = told.view, board(told.view.seats)
    lines = [
        told.line("near", place=name, hexes=told.hexes(around.neighbours[hex]))
        for hex, name in enumerate(around.names)
    ]
    if view.stage == "put" and view.now.why == "volcano":
        lines += [told.line("near", place=name, hexes=told.hexes(touched)) for name, touched in rim(view.seats)]
    return [told.line("named"), *lines]
