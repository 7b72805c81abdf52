"""The private picture: the reader's own sheet large with its choices, the dice, the cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

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
from render.kit.banner import shown_name
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import medal
from render.kit.letters.text import fit_text, smallest, write
from render.kit.pen.canvas import panel
from render.kit.pen.palette import LOOKS
from render.scene import Scene

from . import cards, marks, paper, places, table
from .inks import PAPER, PRINT, RULE, line
from .table import EDGE, SIZE, Area

_SHEET_WIDE = 992
_RIGHT = EDGE + _SHEET_WIDE + 16
_DICE_HIGH = 190
_GOALS_TOP = 742
_LANDSCAPES_TOP, _FOOT = 672, SIZE[1] - 18


def private(canvas: Image.Image, view: View, scene: Scene, seat: int, sheet: Sheet) -> None:
    """Draw the reader's own sheet with the choices, and the table beside it."""
    panel(canvas, EDGE, 20, _SHEET_WIDE, SIZE[1] - 40, 14, 1, PAPER)
    _head(canvas, view, scene, seat)
    plot = paper.fit_plot(EDGE + 12, 118, _SHEET_WIDE - 24, _GOALS_TOP - 14 - 118)
    own_sheet(canvas, plot, view, scene, sheet)
    goals(canvas, (EDGE + 16, _GOALS_TOP, _SHEET_WIDE - 32, SIZE[1] - 34 - _GOALS_TOP), view, sheet, scene)
    _beside(canvas, view, scene, sheet)


def own_sheet(
    canvas: Image.Image, plot: paper.Plot, view: View, scene: Scene, sheet: Sheet, *, has_letters: bool = True
) -> None:
    """Draw the reader's sheet with the latest spaces, the plans and the choices.

    ``has_letters``: above the columns, of the cards that name them.
    """
    paper.draw(canvas, plot, sheet, view.layout, is_over=view.stage == "over", has_letters=has_letters)
    _turns(canvas, plot, sheet)
    if view.stage in ("clear", "roll"):
        for number in numbers(latest(sheet)):
            marks.ring(plot.size, "changed").put(canvas, *plot.middle(number))
    _write_plans(canvas, plot, view, sheet)
    _targets(canvas, plot, view, scene, sheet)


def latest(sheet: Sheet) -> Spaces:
    """The spaces cleared in this turn, or else in the turn before."""
    return next((turn for turn in reversed(sheet.turns[-2:]) if turn), 0)


def _head(canvas: Image.Image, view: View, scene: Scene, seat: int) -> None:
    """Draw the owner's name and the track of the turns; in the first turn what rows and columns mean."""
    if view.turn == 1 and view.stage != "build":
        medal(LOOKS[seat], 32).put(canvas, EDGE + 56, 68)
        explain(canvas, EDGE + 106, 24, _SHEET_WIDE - 106 - 18, 36, scene)
        return
    medal(LOOKS[seat], 32).put(canvas, EDGE + 56, 74)
    write_player(canvas, EDGE + 102, 87, shown_name(scene, seat), scene.voice.face(seat), 254, 36, PRINT)
    canvas.paste(RULE, (EDGE + 102, 98, EDGE + 356, 101))
    table.track(canvas, EDGE + 368, 74, _SHEET_WIDE - 368 - 16, view)


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
            marks.note(str(turn), max(32, round(plot.size * 0.29))).put(
                canvas, x + plot.size - 7, y + plot.size - 7
            )


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


def goals(
    canvas: Image.Image,
    area: Area,
    view: View,
    sheet: Sheet,
    scene: Scene,
    floor: cards.Floor = smallest,
) -> None:
    """Draw the building cards from left to right, each with what the sheet lacks for it or what it has of it."""
    keys, plans = view.layout.buildings, plans_of(view, sheet)
    for at, (key, place) in enumerate(zip(keys, cards.in_a_row(area, len(keys), 10), strict=True)):
        is_next = view.stage == "build" and bool(sheet.owed) and at == len(sheet.buildings)
        half, words = _goal(view, sheet, at, plans.get(key), scene)
        cards.upright(canvas, place, key, scene, at=at, half=half, words=words, is_next=is_next, floor=floor)


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


def _beside(canvas: Image.Image, view: View, scene: Scene, sheet: Sheet) -> None:
    """Draw the dice and the landscapes; while building, the places to choose from instead of the dice."""
    wide, top, gap = SIZE[0] - EDGE - _RIGHT, _DICE_HIGH + 34, 12
    eligible = eligible_places(view, scene, sheet)
    if eligible:
        top, gap = _LANDSCAPES_TOP, 8
        places.gallery(canvas, _RIGHT, 20, wide, top - 12 - 20, sheet, eligible, scene)
    else:
        blocked = blocked_dice(view, sheet)
        table.dice_tray(canvas, _RIGHT, 20, wide, _DICE_HIGH, view, scene, 96, sheet.used, blocked)
    lying = cards.landscapes(view.layout)
    high = min(384, (_FOOT - top - gap * (len(lying) - 1)) // len(lying))
    for at, (card, colour) in enumerate(lying):
        cards.landscape(canvas, _RIGHT, top + at * (high + gap), wide, high, card, colour, scene, sheet)
