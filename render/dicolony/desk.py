"""The private picture: the reader's own sheet large with its choices, the dice, the cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from PIL import Image

from engines.dicolony.actions import Build, Clear
from engines.dicolony.building import Place, open_places
from engines.dicolony.clearing import marks as clearable
from engines.dicolony.clearing import targets
from engines.dicolony.mind import CLOSE, Want, wants
from engines.dicolony.printed.cards import building_card
from engines.dicolony.printed.sheet import Spaces, grid, numbers
from engines.dicolony.scoring import bonus, points
from engines.dicolony.state import Sheet, View
from render.kit.banner import shown_name
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import medal
from render.kit.letters.text import fit_text, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import LOOKS, mix
from render.scene import Scene

from . import cards, marks, paper, places, shapes, table
from .inks import MARKER, PAPER, PENCIL, PRINT, RULE, line
from .table import EDGE, SIZE, Area

_SHEET_WIDE = 992
_RIGHT = EDGE + _SHEET_WIDE + 16
_TRAY = 160
_CARDS_TOP, _LANDSCAPES_TOP, _FOOT = 192, 672, SIZE[1] - 18


def private(canvas: Image.Image, view: View, scene: Scene, seat: int, sheet: Sheet) -> None:
    """Draw the reader's own sheet with the choices, and the table beside it."""
    panel(canvas, EDGE, 20, _SHEET_WIDE, SIZE[1] - 40, 14, 1, PAPER)
    _head(canvas, view, scene, seat)
    plot = paper.fit_plot(EDGE + 12, 122, _SHEET_WIDE - 24, 690)
    paper.draw(canvas, plot, sheet, view.layout, is_over=view.stage == "over")
    _turns(canvas, plot, sheet)
    if view.stage in ("clear", "roll"):
        for number in numbers(latest(sheet)):
            marks.ring(plot.size, "changed").put(canvas, *plot.middle(number))
    _write_plans(canvas, plot, view, sheet)
    _targets(canvas, plot, view, scene, sheet)
    _goals(canvas, view, sheet, scene)
    _beside(canvas, view, scene, sheet)


def latest(sheet: Sheet) -> Spaces:
    """The spaces cleared in this turn, or else in the turn before."""
    return next((turn for turn in reversed(sheet.turns[-2:]) if turn), 0)


def _head(canvas: Image.Image, view: View, scene: Scene, seat: int) -> None:
    """Draw the owner's name and the track of the turns."""
    medal(LOOKS[seat], 32).put(canvas, EDGE + 56, 74)
    write_player(canvas, EDGE + 102, 87, shown_name(scene, seat), scene.voice.face(seat), 254, 36, PRINT)
    canvas.paste(RULE, (EDGE + 102, 98, EDGE + 356, 101))
    table.track(canvas, EDGE + 368, 74, _SHEET_WIDE - 368 - 16, view)


def _turns(canvas: Image.Image, plot: paper.Plot, sheet: Sheet) -> None:
    """Write the turn in which each space was cleared into its corner."""
    built = sheet.built
    for turn, spaces in enumerate(sheet.turns, start=1):
        for number in numbers(spaces & ~built):
            x, y = plot.corner(number)
            marks.note(str(turn), 32).put(canvas, x + plot.size - 7, y + plot.size - 7)


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
                paper.letter(card, 36).put(canvas, x + 22, y + 22)


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


def _goals(canvas: Image.Image, view: View, sheet: Sheet, scene: Scene) -> None:
    """Draw a box per building target: letter, column, shape or finished building, bonus."""
    top, high = 826, SIZE[1] - 20 - 826 - 14
    keys = view.layout.buildings
    gap = 12
    wide = (_SHEET_WIDE - 36 - gap * (len(keys) - 1)) // len(keys)
    for at in range(len(keys)):
        _goal(canvas, (EDGE + 18 + at * (wide + gap), top, wide, high), view, sheet, at, scene)


def _goal(canvas: Image.Image, area: Area, view: View, sheet: Sheet, at: int, scene: Scene) -> None:
    """Draw the box of building target ``at``."""
    (x, y, wide, high), key = area, view.layout.buildings[at]
    is_next = view.stage == "build" and bool(sheet.owed) and at == len(sheet.buildings)
    box(canvas, x, y, wide, high, MARKER if is_next else PRINT, 14)
    box(canvas, x + 3, y + 3, wide - 6, high - 6, mix(PAPER, MARKER, 0.14) if is_next else PAPER, 12)
    paper.letter(key, 52).put(canvas, x + 38, y + 42)
    cards.down_tip(50).put(canvas, x + 38, y + 116)
    cards.column_number(str(building_card(key).column), 50).put(canvas, x + 38, y + 110)
    is_done = at < len(sheet.buildings)
    building = sheet.buildings[at] if is_done else None
    extra = f"+{grid().printed.bonus[at]}"
    shapes.coin(extra, 48).put(canvas, x + wide - 38, y + 40)
    middle = x + wide / 2 - 2
    if building is not None:
        worth = points(key, building)
        write(canvas, middle, y + 78, str(worth), 62, PENCIL, anchor="middle")
        level = "upper" if building.upper else "lower"
        name = scene.voice.of_game("building", f"{key.lower()}-{level}")
        write(canvas, x + 72, y + high - 26, *fit_text(name, wide - 82, 28), PRINT)
        if bonus(at, building):
            marks.tick(44, PENCIL).put(canvas, x + wide - 38, y + 84)
    else:
        _plan(canvas, area, view, sheet, key, scene)
    if is_done and not (building is not None and building.column):
        marks.cross(90 + at, 74).put(canvas, x + wide - 38, y + 40)
    if is_done and building is None:
        marks.cross(80 + at, 170).put(canvas, middle + 8, y + high / 2 + 8)


def _plan(canvas: Image.Image, area: Area, view: View, sheet: Sheet, key: str, scene: Scene) -> None:
    """Draw the half that is worth planning for, and what it lacks."""
    x, y, wide, high = area
    middle, card = x + wide / 2 + 6, building_card(key)
    if view.stage not in ("clear", "roll"):
        shapes.shape(card.upper.shape, 26).put(canvas, middle, y + high / 2 + 14)
        return
    want = plans_of(view, sheet).get(key)
    if want is None:
        shapes.shape(card.lower.shape, 26).put(canvas, middle, y + high / 2 - 12)
        marks.cross(80 + ord(key), 110).put(canvas, middle, y + high / 2 - 12)
        words = scene.voice.say("dicolony-picture-gone")
    else:
        half = card.upper if want.place.building.upper else card.lower
        shapes.shape(half.shape, 26).put(canvas, middle, y + high / 2 - 12)
        words = scene.voice.say("dicolony-picture-lacks", {"count": want.missing.bit_count()})
    room = wide - 82
    write(canvas, x + 72 + room / 2, y + high - 20, *fit_text(words, room, 32), PRINT, anchor="middle")


def _beside(canvas: Image.Image, view: View, scene: Scene, sheet: Sheet) -> None:
    """Draw dice and cards; while building, the places to choose from instead of the dice."""
    wide = SIZE[0] - EDGE - _RIGHT
    eligible = eligible_places(view, scene, sheet)
    if eligible:
        key = view.layout.buildings[len(sheet.buildings)]
        cards.building(canvas, _RIGHT, 20, wide, 116, key, scene)
        places.gallery(canvas, _RIGHT, 148, wide, _LANDSCAPES_TOP - 12 - 148, sheet, eligible, scene)
    else:
        table.dice_tray(canvas, _RIGHT, 20, wide, _TRAY, view, scene, 88, sheet.used, blocked_dice(view, sheet))
        table.spread(canvas, _RIGHT, _CARDS_TOP, wide, _LANDSCAPES_TOP - 12 - _CARDS_TOP, view, scene)
    lying = cards.landscapes(view.layout)
    high = min(150, (_FOOT - _LANDSCAPES_TOP - 8 * (len(lying) - 1)) // len(lying))
    for at, (card, colour) in enumerate(lying):
        y = _LANDSCAPES_TOP + at * (high + 8)
        cards.landscape(canvas, _RIGHT, y, wide, high, card, colour, scene, sheet)
