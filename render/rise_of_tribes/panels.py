"""The headline, and the players with their points and resources."""

from __future__ import annotations

from PIL import Image

from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.mind.assess import near_winners, points_to_come
from engines.rise_of_tribes.printed import RESOURCES, goal, numbers
from engines.rise_of_tribes.state import View
from render.kit.figures.pieces import medal
from render.kit.figures.plates import pill
from render.kit.letters.text import fit_text, legible, smallest, width, write
from render.kit.names import shown_name
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT, WHITE, mix, readable
from render.kit.pen.sprites import fade
from render.kit.tiles import Place, head, tile, tile_places
from render.scene import WIDE, Scene

from . import figures
from .marks import DANGER
from .places import EDGE, TILES_HIGH, TILES_TOP

_BASE, _SIZE = 54, 42
_DIE = 50


def headline(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Write the turn, the active player with the dice in hand, the dice that the next player gets, and the goal.

    While others are asked, they stand in the place of the dice.
    """
    x = 28 + write(canvas, 28, _BASE, scene.voice.say("picture-turn", {"turn": scene.turn}), _SIZE) + 34
    medal(LOOKS[view.active], 26).put(canvas, x + 26, _BASE - 15)
    x += 64
    words = scene.voice.say("rise-of-tribes-picture-first-to", {"points": numbers().box.points_to_win})
    end = WIDE - 28 - write(canvas, WIDE - 28, _BASE, words, legible(words, 38), DIM, anchor="right") - 40
    others = [seat for seat in scene.movers if seat != view.active]
    asked = scene.voice.say("rise-of-tribes-picture-asked") if others else ""
    size = legible(asked, 38)
    dice = len(view.now.dice) * (_DIE + 10)
    passed = 96 + len(view.now.off) * (_DIE + 10) if view.now.off else 0
    beside = width(asked, size) + 16 + 60 * len(others) if others else dice + passed
    name, large = fit_text(shown_name(scene, view.active), end - x - beside - 24, _SIZE)
    x += write(canvas, x, _BASE, name, large) + 24
    if others:
        x += write(canvas, x, _BASE, asked, size, GOLD) + 40
        for index, seat in enumerate(others):
            medal(LOOKS[seat], 26).put(canvas, x + 60 * index, _BASE - 15)
        return
    for index, face in enumerate(view.now.dice):
        figures.die(face, _DIE, True).put(canvas, x + 25 + index * (_DIE + 10), _BASE - 15)
    if view.now.off:
        x += dice + 30
        figures.arrow(34, DIM).put(canvas, x, _BASE - 15)
        medal(LOOKS[order(view, view.active + 1)[0]], 20).put(canvas, x + 44, _BASE - 15)
        for index, face in enumerate(view.now.off):
            figures.die(face, _DIE - 8).put(canvas, x + 92 + index * (_DIE + 10), _BASE - 15)


def players(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players side by side."""
    for seat, place in enumerate(tile_places(view.seats, EDGE, TILES_TOP, WIDE - 2 * EDGE, TILES_HIGH)):
        _player(canvas, view, scene, seat, place)


def _player(canvas: Image.Image, view: View, scene: Scene, seat: int, place: Place) -> None:
    """Draw name, points, resources, tribe or power, points to come, tiles and completed cards, and the supply."""
    (x, y, wide, _), player, look, voice = place, view.players[seat], LOOKS[seat], scene.voice
    ground = tile(canvas, scene, seat, place)
    right = end = x + wide - 14
    end -= write(canvas, end, y + 60, str(player.total), 64, readable(look.colour, ground), anchor="right") + 10
    head(canvas, scene, seat, x, y + 48, end)
    pitch = min(132, (wide - 20) // 3)
    for index, (kind, count) in enumerate(zip(RESOURCES, player.resources, strict=True)):
        part = 1 if count else 0.4
        left = x + 32 + index * pitch
        icon = figures.resource(kind, 38)
        (icon if count else fade(icon, part)).put(canvas, left, y + 88)
        write(canvas, left + 26, y + 103, str(count), 41, mix(ground, TEXT, part))
    tribal = voice.of_game("power", player.power) if player.power else voice.of_game("tribe", player.tribe)
    if player.left:
        tribal = voice.say("rise-of-tribes-picture-left")
    end = right
    if (coming := points_to_come(view, seat)) and view.stage != "over" and not player.left:
        words = f"+{coming}"
        if seat in near_winners(view):
            pill(canvas, right - 30, y + 129, words, DANGER, WHITE, 34, 18)
            end -= 70
        else:
            end -= write(canvas, right, y + 142, words, 36, GOLD, anchor="right") + 8
    write(canvas, x + 16, y + 142, *fit_text(tribal, end - x - 16, 34), DIM)
    end = right - write(canvas, right, y + 178, str(player.supply), 34, DIM, anchor="right") - 24
    medal(look, 15).put(canvas, end, y + 166)
    _cards(canvas, view, scene, seat, x + 16, y + 178, round(end - x - 44))


def _cards(canvas: Image.Image, view: View, scene: Scene, seat: int, x: int, base: int, room: int) -> None:
    """Write the names of tiles and completed cards, or how many there are where those do not fit."""
    player, voice = view.players[seat], scene.voice
    done = sorted(player.completed, key=lambda card: not goal(card).is_technology)
    names = [voice.of_game("tile", key) for key in player.tiles] + [voice.of_game("card", card) for card in done]
    words = " · ".join(names)
    if width(words, smallest(words)) <= room:
        write(canvas, x, base, *fit_text(words, room, 34), GOLD)
        return
    figures.goal(38).put(canvas, x + 18, base - 12)
    write(canvas, x + 42, base, f"×{len(names)}", 34, GOLD)
