"""The tall picture, for a phone: the map over the whole width, then the actions, the players, tiles and goals.

Turn, scores' order and story are in the message, so there is no header, no score track and no latest events.
"""

from __future__ import annotations

from PIL import Image

from engines.rise_of_tribes.mind.assess import near_winners, points_to_come
from engines.rise_of_tribes.printed import RESOURCES, goal, tile
from engines.rise_of_tribes.scoring import is_reached, progress
from engines.rise_of_tribes.state import Face, View
from engines.rise_of_tribes.wealth import next_price
from render.kit.banner import shown_name
from render.kit.figures.pieces import crown, medal
from render.kit.figures.plates import pill
from render.kit.letters.text import width, wrap, write
from render.kit.pen.canvas import box, panel, round_mask
from render.kit.pen.palette import DIM, GOLD, INK, LIT, LOOKS, ROW, TEXT, WHITE, readable
from render.kit.pen.sprites import centre
from render.kit.upright import LABEL, SENTENCE, WIDE, fit_label, least, result, write_name
from render.scene import Scene

from . import figures
from .board import TALL_COLUMNS, Board, action_board
from .chart import Chart
from .marks import DANGER
from .notes import CARD, FAINT, PRINT, deed, is_new, sign, tokens
from .places import BOARD_HIGH, TALL_FRAME

LOWEST, HIGHEST = 1300, TALL_FRAME.size[1]
_LEFT, _ROOM, _GAP = 10, WIDE - 20, 8
_MAP_FOOT = TALL_FRAME.map[1] + TALL_FRAME.map[3]
_PLAYER, _GOAL = 250, 44
"""The heights of a player's panel and a goal in pixels."""


def paint_tall(view: View, scene: Scene) -> Image.Image:
    """The picture, RGB, 1080 wide and 1300 to 1420 high."""
    canvas = Chart(view, scene, TALL_FRAME).draw()
    y = _MAP_FOOT
    if scene.outcome is None:
        action_board(canvas, view, scene, Board(_LEFT, y, _ROOM, TALL_COLUMNS, LABEL))
    else:
        result(canvas, scene, scene.outcome, _LEFT, y, _ROOM, BOARD_HIGH)
    y += BOARD_HIGH + _GAP
    wide = (_ROOM + _GAP) // view.seats - _GAP
    for seat in range(view.seats):
        _player(canvas, view, scene, seat, (_LEFT + seat * (wide + _GAP), y, wide))
    y = _foot(canvas, view, scene, y + _PLAYER + _GAP)
    return canvas.crop((0, 0, WIDE, min(HIGHEST, max(LOWEST, y))))


def _player(canvas: Image.Image, view: View, scene: Scene, seat: int, place: tuple[int, int, int]) -> None:
    """Draw name and points, resources, supply with villages and completed goals, the price of a village, cards."""
    (x, y, wide), player, look = place, view.players[seat], LOOKS[seat]
    is_winner = seat in scene.crowned
    is_lit = is_winner or seat in scene.movers
    ground = LIT if is_lit else ROW
    box(canvas, x, y, wide, _PLAYER, ground, 18)
    if is_lit:
        canvas.paste(GOLD if is_winner else look.colour, (x + 16, y), round_mask(wide - 32, 8, 4))
    medal(look, 20).put(canvas, x + 32, y + 34)
    if is_winner:
        crown(38, INK).put(canvas, x + 32, y + 14)
        crown(30, GOLD).put(canvas, x + 32, y + 14)
    end = x + wide - 12
    end -= write(canvas, end, y + 50, str(player.total), 46, readable(look.colour, ground), anchor="right") + 8
    write_name(canvas, x + 60, y + 46, shown_name(scene, seat), scene.voice.face(seat), end - x - 60, 32, TEXT)
    pitch = min(110, (wide - 16) // 3)
    for index, (kind, count) in enumerate(zip(RESOURCES, player.resources, strict=True)):
        figures.resource(kind, 34).put(canvas, x + 28 + index * pitch, y + 80)
        write(canvas, x + 50 + index * pitch, y + 92, str(count), 32)
    held = (
        (medal(look, 14), player.supply),
        (centre(figures.village(look, 30)), len(view.home(seat))),
        (figures.goal(32), len(player.completed)),
    )
    for index, (icon, count) in enumerate(held):
        icon.put(canvas, x + 28 + index * pitch, y + 118)
        write(canvas, x + 50 + index * pitch, y + 130, str(count), 30, DIM)
    _price(canvas, view, seat, place)
    _cards(canvas, view, scene, seat, place)


def _price(canvas: Image.Image, view: View, seat: int, place: tuple[int, int, int]) -> None:
    """Draw the price of a village, and the points that the next turn begins with: red if they win."""
    x, y, wide = place
    player = view.players[seat]
    at: float = x + 28
    centre(figures.village(LOOKS[seat], 26)).put(canvas, at, y + 157)
    at += 20
    for kind, count in zip(RESOURCES, next_price(view, seat), strict=True):
        if count:
            at += write(canvas, at, y + 168, str(count), LABEL, TEXT) + 2
            figures.resource(kind, 26).put(canvas, at + 13, y + 157)
            at += 32
    coming = points_to_come(view, seat)
    if coming and view.stage != "over" and not player.left:
        wins = seat in near_winners(view)
        pill(
            canvas,
            x + wide - 34,
            y + 157,
            f"+{coming}",
            DANGER if wins else GOLD,
            WHITE if wins else INK,
            LABEL,
            14,
        )


def _cards(canvas: Image.Image, view: View, scene: Scene, seat: int, place: tuple[int, int, int]) -> None:
    """Write the tribe or power in grey, tiles and completed cards, or that the player has left."""
    (x, y, wide), voice, player = place, scene.voice, view.players[seat]
    tribal = voice.of_game("power", player.power) if player.power else voice.of_game("tribe", player.tribe)
    if player.left:
        tribal = voice.say("rise-of-tribes-picture-left")
    done = sorted(player.completed, key=lambda card: not goal(card).is_technology)
    names = [voice.of_game("tile", key) for key in player.tiles] + [voice.of_game("card", card) for card in done]
    if width(" · ".join(names), least("".join(names))) > wide - 28:  # the price tells the tribe, nothing the cards
        size = least("".join(names))
        lines = wrap(" · ".join([tribal, *names] if player.power or player.left else names), wide - 28, size)
        for index, line in enumerate(lines):
            write(canvas, x + 16, y + 206 + 34 * index, line, size, GOLD)
        return
    write(canvas, x + 16, y + 206, *fit_label(tribal, wide - 28, 30), DIM)
    write(canvas, x + 16, y + 240, *fit_label(" · ".join(names), wide - 28, 30), GOLD)


def _foot(canvas: Image.Image, view: View, scene: Scene, y: int) -> int:
    """Draw the event tiles, and beside or without them the reader's goals; return the lower edge."""
    seat = scene.reader
    has_goals = seat is not None and bool(view.players[seat].goals)
    count = len(view.face_up) + has_goals
    if not view.face_up:
        slot = scene.voice.say("rise-of-tribes-picture-slot", {"count": view.events})
        panel(canvas, _LEFT, y, _ROOM, 54, 16, 0.8)
        write(canvas, WIDE / 2, y + 39, slot, SENTENCE, DIM, bold=False, anchor="middle")
        y += 54 + _GAP
    wide = (_ROOM + _GAP) // max(1, count) - _GAP
    words = [_words(scene, face, wide) for face in view.face_up]
    goals = min(5, len(view.players[seat].goals)) * _GOAL + 12 if has_goals and seat is not None else 0
    high = max(goals, 70 + 41 * max(map(len, words))) if words else 0
    for index, face in enumerate(view.face_up):
        _tile(canvas, view, scene, face, (_LEFT + index * (wide + _GAP), y, wide, high), words[index])
    if has_goals and seat is not None:
        left = _LEFT + len(view.face_up) * (wide + _GAP)
        high = _goals(canvas, view, scene, int(seat), (left, y, wide, high))
    return y + high + (10 if high else 0)


def _words(scene: Scene, face: Face, wide: int) -> tuple[str, ...]:
    """What a tile does, in lines."""
    said = scene.voice.say(f"rise-of-tribes-picture-tile-{face.key}", {"needs": tile(face.key).needs})
    return wrap(said, wide - 28, SENTENCE, False, 4)


def _tile(
    canvas: Image.Image,
    view: View,
    scene: Scene,
    face: Face,
    place: tuple[int, int, int, int],
    words: tuple[str, ...],
) -> None:
    """Draw an event tile: name, what it does, the highest bid, tokens or the price."""
    x, y, wide, high = place
    if is_new(scene, face):
        box(canvas, x - 4, y - 4, wide + 8, high + 8, GOLD, 20)
    panel(canvas, x, y, wide, high, 16, 1, CARD)
    sign(face.key).put(canvas, x + 36, y + 32)
    end = x + wide - 12
    for kind, count in reversed(tokens(face)):
        figures.resource(kind, 28).put(canvas, end - 14, y + 32)
        end -= 32 + write(canvas, end - 32, y + 43, str(count), LABEL, PRINT, anchor="right") + 8
    if face.key == "chieftain" and view.bidder >= 0:
        end -= write(canvas, end, y + 44, str(view.bid), 34, PRINT, anchor="right") + 22
        medal(LOOKS[view.bidder], 20).put(canvas, end, y + 32)
        end -= 26
    name = scene.voice.of_game("tile", face.key)
    write(canvas, x + 66, y + 43, *fit_label(name, end - x - 68, 32), PRINT)
    for index, line in enumerate(words):
        write(canvas, x + 16, y + 96 + 41 * index, line, SENTENCE, FAINT, bold=False)


def _goals(canvas: Image.Image, view: View, scene: Scene, seat: int, place: tuple[int, int, int, int]) -> int:
    """Draw the reader's open goals, reached ones first and golden, in two columns if there is room."""
    x, y, wide, high = place
    cards = sorted(view.players[seat].goals, key=lambda card: not is_reached(view, seat, goal(card)))
    columns = 2 if wide > 800 else 1
    rows = min(-(-len(cards) // columns), 3 if columns == 2 else 5)
    high = max(high, rows * _GOAL + 12)
    panel(canvas, x, y, wide, high, 16)
    room = (wide - 16) // columns
    for index, card in enumerate(cards[: rows * columns]):
        _goal(
            canvas, view, scene, seat, card, (x + 8 + index // rows * room, y + 8 + index % rows * _GOAL, room - 4)
        )
    return high


def _goal(canvas: Image.Image, view: View, scene: Scene, seat: int, card: str, place: tuple[int, int, int]) -> None:
    """Draw points, name, and cost or progress with what is counted."""
    x, y, wide = place
    printed, has_reached = goal(card), is_reached(view, seat, goal(card))
    box(canvas, x, y, wide, _GOAL - 4, LIT if has_reached else ROW, 9)
    ink, end, base = GOLD if has_reached else TEXT, float(x + wide - 8), y + 31
    write(canvas, x + 10, base, str(printed.points), 30, GOLD)
    if printed.cost is not None:
        for kind, count in reversed(list(zip(RESOURCES, printed.cost, strict=True))):
            if count:
                figures.resource(kind, 26).put(canvas, end - 13, y + 20)
                end -= 30 + write(canvas, end - 29, base, str(count), LABEL, ink, anchor="right") + 5
    else:
        have, need = progress(view, seat, printed)
        deed(printed.deed, LOOKS[seat], 28).put(canvas, end - 15, y + 20)
        end -= 34 + write(canvas, end - 34, base, f"{have}/{need}", LABEL, ink, anchor="right") + 8
    name = scene.voice.of_game("card", card)
    write(canvas, x + 38, base, *fit_label(name, end - x - 42, 30), ink)
