"""The header, and the panel of the players with their resources, technologies and tiles."""

from __future__ import annotations

from PIL import Image

from engines.rise_of_tribes.printed import LANDS, RESOURCES, goal, lands, terrain
from engines.rise_of_tribes.state import View
from engines.rise_of_tribes.wealth import next_price
from render.kit.banner import shown_name
from render.kit.figures.pieces import medal
from render.kit.letters.text import fit_name, fit_text, legible, smallest, width, write
from render.kit.pen.canvas import panel
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT
from render.kit.pen.sprites import centre
from render.kit.players import ROW_GAP, PlayerRow, player_rows
from render.scene import Scene

from . import figures
from .land import slab
from .places import SIDE_HIGH, SIDE_LEFT, SIDE_TOP, SIDE_WIDE

_ROWS_TOP, _HIGHEST, _FOOT = SIDE_TOP + 66, 212, 104


def header(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the turn, the active player, and the players asked if those are others."""
    turn = scene.voice.say("picture-turn", {"turn": scene.turn})
    name = fit_name(shown_name(scene, view.active), 360, 32)
    others = [seat for seat in scene.movers if seat != view.active]
    asked = scene.voice.say("rise-of-tribes-picture-asked") if others else ""
    reach = width(turn, 40)
    wide = 28 + reach + 98 + width(name, 32) + 28
    size = legible(asked, 28)
    if asked:
        wide += width(asked, size) + 24 + 64 * len(others)
    panel(canvas, 28, 24, wide, 76)
    write(canvas, 56, 77, turn, 40)
    x = 28 + 28 + reach + 30
    medal(LOOKS[view.active], 26).put(canvas, x + 28, 62)
    x += 68 + write(canvas, x + 68, 74, name, 32, DIM) + 24
    if asked:
        x += write(canvas, x, 73, asked, size, GOLD) + 34
        for index, seat in enumerate(others):
            medal(LOOKS[seat], 26).put(canvas, x + 64 * index, 62)


def side_panel(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players, the terrains in play and the legend."""
    panel(canvas, SIDE_LEFT, SIDE_TOP, SIDE_WIDE, SIDE_HIGH)
    write(canvas, SIDE_LEFT + 26, SIDE_TOP + 46, scene.voice.say("picture-players"), 34)
    right = scene.voice.say("rise-of-tribes-picture-points")
    write(
        canvas,
        SIDE_LEFT + SIDE_WIDE - 36,
        SIDE_TOP + 45,
        right,
        legible(right, 28),
        DIM,
        bold=False,
        anchor="right",
    )
    rows = [_row(view, scene, seat) for seat in range(view.seats)]
    strips = player_rows(canvas, SIDE_LEFT + 16, _ROWS_TOP, SIDE_WIDE - 32, _HIGHEST, rows, _FOOT)
    for seat, y in enumerate(strips):
        _belongings(canvas, view, scene, seat, y)
    _lands(canvas, view, scene, _ROWS_TOP + view.seats * (_HIGHEST + ROW_GAP) + 14)
    _legend(canvas, scene)


def _row(view: View, scene: Scene, seat: int) -> PlayerRow:
    player = view.players[seat]
    look = LOOKS[seat]
    stats = (
        (medal(look, 13), str(player.supply)),
        (centre(figures.village(look, 28)), str(len(view.home(seat)))),
        (figures.goal(30), str(len(player.completed))),
    )
    return PlayerRow(
        look,
        shown_name(scene, seat),
        player.total,
        stats,
        is_mover=seat in scene.movers,
        is_winner=seat in scene.crowned,
        tag=scene.voice.say("rise-of-tribes-picture-left") if player.left else "",
        face=scene.voice.face(seat),
    )


def _belongings(canvas: Image.Image, view: View, scene: Scene, seat: int, y: int) -> None:
    """Draw a player's resources, the tribe or power with the cost of a village, tiles and completed cards."""
    player, voice = view.players[seat], scene.voice
    left, right = SIDE_LEFT + 36, SIDE_LEFT + SIDE_WIDE - 36
    for index, (kind, count) in enumerate(zip(RESOURCES, player.resources, strict=True)):
        x = left + 18 + index * 118
        figures.resource(kind, 34).put(canvas, x, y + 14)
        write(canvas, x + 26, y + 26, str(count), 32)
    x = right
    for kind, count in reversed(list(zip(RESOURCES, next_price(view, seat), strict=True))):
        figures.resource(kind, 26).put(canvas, x - 13, y + 51)
        x -= 30 + write(canvas, x - 29, y + 62, str(count), 30, TEXT, anchor="right") + 5
    centre(figures.village(LOOKS[seat], 27)).put(canvas, x - 15, y + 51)
    tribal = voice.of_game("power", player.power) if player.power else voice.of_game("tribe", player.tribe)
    room = round(x - 32 - left)
    write(canvas, left, y + 62, *fit_text(tribal, room, 27), DIM)
    done = sorted(player.completed, key=lambda card: not goal(card).is_technology)
    names = [voice.of_game("tile", tile) for tile in player.tiles] + [voice.of_game("card", card) for card in done]
    words = " · ".join(names)
    write(canvas, left, y + 97, *fit_text(words, right - left, 27), GOLD)


def _lands(canvas: Image.Image, view: View, scene: Scene, top: int) -> None:
    """Draw the terrains in play and their resources, if there is room below the players."""
    kinds = sorted(set(view.terrain), key=[each.key for each in lands().terrains].index)
    rows = -(-len(kinds) // 2)
    pitch = min(58, (SIDE_TOP + SIDE_HIGH - 44 - top) // rows)
    if pitch < 38:
        return
    for index, key in enumerate(kinds):
        x, y = SIDE_LEFT + 32 + index % 2 * 198, top + pitch // 2 + index // 2 * pitch
        slab(key, 20, deep=7).put(canvas, x, y - 3)
        reach, given, more = 28, terrain(key).counts_as, terrain(key).more
        if len(given) == 1 and not more:
            figures.resource(RESOURCES[LANDS.index(given[0])], 22).put(canvas, x + reach + 8, y)
            reach += 26
        room = 194 - reach
        name = (
            f"{scene.voice.of_game('terrain', given[0])} +{more}" if more else scene.voice.of_game("terrain", key)
        )
        write(canvas, x + reach, y + 11, *fit_text(name, room, 27), DIM)


def _legend(canvas: Image.Image, scene: Scene) -> None:
    """Explain the icons in the rows."""
    signs = (medal(LOOKS[0], 12), centre(figures.village(LOOKS[0], 26)), figures.goal(28))
    words = [scene.voice.say(f"rise-of-tribes-picture-{key}") for key in ("supply", "villages", "done")]
    size = max(map(smallest, words))
    gap = (SIDE_WIDE - 40 - 3 * 36 - sum(width(word, size, False) for word in words)) / 3
    x, y = SIDE_LEFT + 20 + gap / 2, SIDE_TOP + SIDE_HIGH - 13
    for sign, word in zip(signs, words, strict=True):
        sign.put(canvas, x + 14, y - 8)
        x += 34 + write(canvas, x + 32, y, word, size, TEXT, bold=False) + gap
