"""The private picture: the reader's own sheet large with its choices, the dice, the cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from engines.core import Fact
from engines.dicolony.actions import Build, Clear
from engines.dicolony.building import Place, open_places
from engines.dicolony.clearing import marks as clearable
from engines.dicolony.clearing import targets
from engines.dicolony.mind import CLOSE, Want, wants
from engines.dicolony.printed.sheet import Spaces, grid, numbers
from engines.dicolony.scoring import bonus, points
from engines.dicolony.state import Sheet, View
from render.kit.letters.text import fit_text, write
from render.kit.pen.canvas import panel
from render.scene import OWN_HIGH, WIDE, Scene

from . import cards, marks, paper, places, table
from .cards import Area
from .inks import PAPER, PRINT, line
from .table import EDGE, GAP

_WIDE = WIDE - 2 * EDGE
_DICE = 136
"""The width of the dice beside the rows of the sheet."""
_CARDS, _TALL_CARDS = 248, 330
"""The height of the cards, and while a place is chosen."""
_EXPLAINED = 104
"""The height of the two lines about rows and columns in the first turn."""
_BESIDE = 752
"""The width of the sheet while the places stand beside it."""


def private(canvas: Image.Image, view: View, scene: Scene, sheet: Sheet) -> None:
    """Draw the reader's sheet with dice and choices, the cards with what it lacks for them, the landscapes."""
    eligible = eligible_places(view, scene, sheet)
    is_first = view.turn == 1 and view.stage != "build"
    cards_top, strips_top = _tops(view, bool(eligible))
    high, wide = cards_top - GAP - EDGE, _BESIDE if eligible else _WIDE
    panel(canvas, EDGE, EDGE, wide, high, 16, 1, PAPER)
    if eligible:
        places.gallery(canvas, EDGE + wide + GAP, EDGE, _WIDE - wide - GAP, high, sheet, eligible, scene)
    if is_first:
        explain(canvas, EDGE + 20, EDGE + high - _EXPLAINED + 2, _WIDE - 40, 38, scene)
    plot = sheet_plot(view, bool(eligible))
    own_sheet(canvas, plot, view, scene, sheet, has_letters=not eligible)
    if not eligible:
        _dice(canvas, plot, view, sheet)
    goals(canvas, (EDGE, cards_top, _WIDE, strips_top - GAP - cards_top), view, sheet, scene)
    table.landscapes(canvas, (EDGE, strips_top, _WIDE, OWN_HIGH - EDGE - strips_top), view, scene, 6, sheet)


def _tops(view: View, is_choosing: bool) -> tuple[int, int]:
    """The upper edges of the cards and of the landscapes; ``is_choosing`` a place to build."""
    lands = len(cards.landscapes(view.layout))
    each = 84 if is_choosing or lands < 3 else 60
    strips = OWN_HIGH - EDGE - lands * each - (lands - 1) * 6
    return strips - GAP - (_TALL_CARDS if is_choosing else _CARDS), strips


def sheet_plot(view: View, is_choosing: bool = False) -> paper.Plot:
    """The place of the reader's sheet; ``is_choosing`` a place to build."""
    is_first = view.turn == 1 and view.stage != "build"
    high = _tops(view, is_choosing)[0] - GAP - EDGE - 22 - (_EXPLAINED if is_first else 0)
    left, wide = (EDGE + 8, _BESIDE - 16) if is_choosing else (EDGE + _DICE, _WIDE - _DICE - 8)
    plot = paper.fit_plot(left, EDGE + 8, wide, high)
    return replace(plot, y=plot.y + (high - plot.head - plot.high) // 2)


def _dice(canvas: Image.Image, plot: paper.Plot, view: View, sheet: Sheet) -> None:
    """Draw the turn, and each die beside its row: ticked if it is used, crossed out if it can clear nothing."""
    x, size = plot.x - plot.tab - 70, min(112, plot.size - 14)
    write(canvas, plot.x - 14, plot.y - 24, table.turn_words(view), 62, PRINT, anchor="right")
    blocked = blocked_dice(view, sheet)
    for die, (name, face) in enumerate(zip(grid().colours, table.faces(view), strict=True)):
        y = plot.y + (grid().printed.rows.index(name) + 0.5) * plot.size
        if die in blocked:
            marks.blocked_die(face, size).put(canvas, x, y)
        elif die not in sheet.used:
            marks.coloured_die(line(name), face, size).put(canvas, x, y)
        else:
            marks.used_die(line(name), face, size).put(canvas, x, y)
            table.stamp(round(size * 0.5)).put(canvas, x + size * 0.34, y - size * 0.34)


def own_sheet(
    canvas: Image.Image, plot: paper.Plot, view: View, scene: Scene, sheet: Sheet, *, has_letters: bool
) -> None:
    """Draw the reader's sheet with the latest spaces, the plans and the choices."""
    paper.draw(canvas, plot, sheet, view.layout, has_letters=has_letters)
    _turns(canvas, plot, sheet)
    if view.stage in ("clear", "roll"):
        for number in numbers(latest(sheet)):
            marks.ring(plot.size, "changed").put(canvas, *plot.middle(number))
    _write_plans(canvas, plot, view, sheet)
    _targets(canvas, plot, view, scene, sheet)


def latest(sheet: Sheet) -> Spaces:
    """The spaces cleared in this turn, or else in the turn before."""
    return next((turn for turn in reversed(sheet.turns[-2:]) if turn), 0)


def explain(canvas: Image.Image, x: int, y: int, room: int, size: int, scene: Scene) -> None:
    """Write what the rows and columns of the sheet mean, in two lines."""
    for at, name in enumerate(("rows", "letters")):
        words = scene.voice.say(f"dicolony-picture-explain-{name}")
        write(canvas, x, y + round(size * 1.28) * at + size, *fit_text(words, room, size), PRINT)


def _turns(canvas: Image.Image, plot: paper.Plot, sheet: Sheet) -> None:
    """Write the turn in which each space was cleared into its corner."""
    built = sheet.built
    for turn, spaces in enumerate(sheet.turns, start=1):
        for number in numbers(spaces & ~built):
            x, y = plot.corner(number)
            marks.note(str(turn), max(44, round(plot.size * 0.3))).put(canvas, x + plot.size - 7, y + plot.size - 7)


def plans_of(view: View, sheet: Sheet) -> dict[str, Want]:
    """By card, the place that is most worth planning for; none once building has begun."""
    if view.stage == "roll":  # as after the turn before: nothing is known of the dice to come
        return {want.card: want for want in wants(view.layout, sheet, (), view.turn - 1)}
    if view.stage != "clear":
        return {}
    return {want.card: want for want in wants(view.layout, sheet, view.rolls[-1], view.turn)}


def _write_plans(canvas: Image.Image, plot: paper.Plot, view: View, sheet: Sheet) -> None:
    """Put a card's letter into the corner of each space that its building still lacks, where it lacks few."""
    for card, want in plans_of(view, sheet).items():
        if want.missing.bit_count() <= CLOSE:
            for number in numbers(want.missing):
                x, y = plot.corner(number)
                paper.letter(card, max(36, round(plot.size * 0.33))).put(canvas, x + 22, y + 22)


def blocked_dice(view: View, sheet: Sheet) -> tuple[int, ...]:
    """The unused dice that can clear nothing, as their spaces and stars are cleared (rule 50)."""
    if view.stage != "clear" or not view.rolls:
        return ()
    dice = enumerate(view.rolls[-1])
    return tuple(die for die, face in dice if die not in sheet.used and not targets(sheet.cleared, die, face))


def _targets(canvas: Image.Image, plot: paper.Plot, view: View, scene: Scene, sheet: Sheet) -> None:
    """Draw dashed rings around the spaces to clear, with their dice, and around the places to build."""
    dice: dict[int, list[int]] = defaultdict(list)
    for die, space in _clearings(view, scene, sheet):
        dice[space].append(die)
    faces = view.rolls[-1] if view.rolls else ()
    size = round(plot.size * 0.4)
    for space, able in dice.items():
        marks.ring(plot.size, "choice").put(canvas, *plot.middle(space))
        x, y = plot.middle(space)
        for at, die in enumerate(able):
            look = line(grid().colours[die])
            left = x + (at - (len(able) - 1) / 2) * (size + 6)
            marks.coloured_die(look, faces[die], size).put(canvas, left, y + (0 if len(able) == 1 else 4))
    for place in eligible_places(view, scene, sheet):
        marks.ring(plot.size, "choice").put(canvas, *plot.middle(place.building.at))


def _clearings(view: View, scene: Scene, sheet: Sheet) -> Iterator[tuple[int, int]]:
    """(die, space) of each choice; every possible one if the choices are behind a button."""
    offered = [action for action, _ in scene.choices if isinstance(action, Clear)]
    if offered:
        yield from ((grid().colours.index(each.die), grid().number[each.space]) for each in offered)
    elif view.stage == "clear" and sheet.owed:
        yield from clearable(sheet.cleared, view.rolls[-1], sheet.used)


def eligible_places(view: View, scene: Scene, sheet: Sheet) -> tuple[Place, ...]:
    """The places for the next building, limited to the offered ones if there are any."""
    if view.stage != "build" or not sheet.owed:
        return ()
    offered = {grid().number[action.place] for action, _ in scene.choices if isinstance(action, Build)}
    candidates = open_places(sheet, view.layout.buildings)
    return tuple(place for place in candidates if not offered or place.building.at in offered)


def goals(canvas: Image.Image, area: Area, view: View, sheet: Sheet, scene: Scene) -> None:
    """Draw the building cards from left to right, each with what the sheet lacks for it or what it has of it."""
    keys, plans = view.layout.buildings, plans_of(view, sheet)
    for at, (key, place) in enumerate(zip(keys, cards.in_a_row(area, len(keys), GAP), strict=True)):
        is_next = view.stage == "build" and bool(sheet.owed) and at == len(sheet.buildings)
        half, words = _goal(view, sheet, at, plans.get(key), scene)
        cards.upright(canvas, place, key, at=at, half=half, words=words, is_next=is_next)


def _goal(view: View, sheet: Sheet, at: int, want: Want | None, scene: Scene) -> tuple[str, str]:
    """Which half of the card ``at`` from the left is built or planned, and the words about it."""
    key, say = view.layout.buildings[at], scene.voice.say
    if at < len(sheet.buildings):
        building = sheet.buildings[at]
        if building is None:
            return "", say("dicolony-picture-unbuilt")
        extra = bonus(at, building)
        facts: dict[str, Fact] = {"points": points(key, building), "bonus": extra}
        return "upper" if building.upper else "lower", say("dicolony-picture-built", facts)
    if view.stage not in ("clear", "roll"):
        return "", ""
    if want is None:
        return "", say("dicolony-picture-gone")
    words = say("dicolony-picture-lacks", {"count": want.missing.bit_count()})
    return "upper" if want.place.building.upper else "lower", words
