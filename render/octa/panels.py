"""The panels around the board: round, legend, players, the lid or the winner below them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Outcome
from engines.octa import scoring
from engines.octa.state import View
from render.kit.banner import shown_name
from render.kit.figures.pieces import crown, medal
from render.kit.figures.plates import SILVER, coin
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import ELLIPSIS, fit, fit_name, fit_text, legible, width, wrap, write
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT
from render.kit.pen.sprites import weaken
from render.kit.players import BODY, ROW_GAP, PlayerRow, player_rows
from render.scene import Scene

from . import lid, marks
from .changes import Changes
from .places import CENTRE, ROUTES, SIDE

LEFT, TOP, WIDE, HIGH = SIDE
_INSIDE = LEFT + 16
_ROWS_TOP = TOP + 62
_LID_TOP = TOP + HIGH - 16 - lid.LID_HIGH
_STRIP_TOP = _LID_TOP - 58
_WON_HIGH = 202
_STRIP = 36
"""The height of the points by route at the foot of a row."""
_TALLEST = 222


def side_panel(canvas: Image.Image, view: View, scene: Scene, changes: Changes, picks: dict[int, str]) -> None:
    """Draw the players at the top, and at the foot the lid, or the winner after the end."""
    write(canvas, LEFT + 28, TOP + 46, scene.voice.say("picture-players"), 34)
    points = scene.voice.say("octa-picture-points")
    write(canvas, LEFT + WIDE - 36, TOP + 45, points, legible(points, 28), DIM, bold=False, anchor="right")
    foot = _STRIP_TOP if scene.outcome is None else TOP + HIGH - 16 - _WON_HIGH
    _players(canvas, view, scene, foot - ROW_GAP)
    if scene.outcome is None:
        _draw_order(canvas, view, scene)
        lid.lid(canvas, _INSIDE, _LID_TOP, view, changes, picks)
    else:
        _result(canvas, scene, scene.outcome, foot)


def _players(canvas: Image.Image, view: View, scene: Scene, foot: int) -> None:
    """Draw a row per player, with the points by route if the rows are high enough."""
    seats = range(len(view.left))
    scores = scoring.scores(view)
    high = min(_TALLEST, (foot - _ROWS_TOP + ROW_GAP) // len(seats) - ROW_GAP)
    strip = _STRIP if high >= BODY + _STRIP - 8 else 0
    rows = [_row(view, scene, seat, scores[seat]) for seat in seats]
    feet = player_rows(canvas, _INSIDE, _ROWS_TOP, WIDE - 32, high, rows, strip)
    if strip:
        for seat, y in zip(seats, feet, strict=True):
            _by_route(canvas, y - 4, scores[seat].points)


def _row(view: View, scene: Scene, seat: int, score: scoring.Score) -> PlayerRow:
    """The row of one player: points, first places, chips."""
    stats = [(coin("1", 16), str(score.firsts))]
    stats += [(marks.chip_face(chip.route, 17), "") for chip in view.chips if chip.seat == seat]
    if seat == view.parent and scene.outcome is None and not view.left[seat]:
        stats.append((marks.parent_sign(), scene.voice.say("octa-picture-parent")))
    return PlayerRow(
        LOOKS[seat],
        shown_name(scene, seat),
        score.total,
        tuple(stats),
        is_mover=seat in scene.movers,
        is_winner=seat in scene.crowned,
        tag=scene.voice.say("octa-picture-left") if view.left[seat] else "",
        face=scene.voice.face(seat),
    )


def _by_route(canvas: Image.Image, y: int, points: tuple[int, ...]) -> None:
    """Draw the routes that give points in a line, each with its points."""
    routes = [(route, worth) for route, worth in zip(ROUTES, points, strict=True) if worth]
    step = min(92.0, (WIDE - 32 - 20) / max(1, len(routes)))
    for at, (route, worth) in enumerate(routes):
        x = _INSIDE + 18 + at * step
        marks.plate(route, 18).put(canvas, x + 18, y + 14)
        write(canvas, x + 38, y + 24, str(worth), 27, TEXT)


def _draw_order(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the stage and the order of the picks, the parent last (rule 12)."""
    seats = len(view.left)
    order = [seat for step in range(1, seats + 1) if not view.left[seat := (view.parent + step) % seats]]
    x = _INSIDE + WIDE - 32 - 26
    now = order.index(view.to_move) if view.to_move in order and view.stage == "act" else -1
    for place, seat in reversed(list(enumerate(order))):
        token = medal(LOOKS[seat], 21)
        if place < now:
            canvas.paste(
                token.image.convert("RGB"),
                (round(x - token.dx), round(_STRIP_TOP + 27 - token.dy)),
                weaken(token.image.getchannel("A"), 0.28),
            )
        elif place == now:
            marks.marker(LOOKS[seat], 21, True).put(canvas, x, _STRIP_TOP + 26)
        else:
            token.put(canvas, x, _STRIP_TOP + 27)
        x -= _ORDER_STEP
        if place:
            write(canvas, x + _ORDER_STEP / 2, _STRIP_TOP + 37, "›", 30, DIM, anchor="middle")
    words = scene.voice.say(f"octa-picture-stage-{_stage(view)}")
    write(canvas, _INSIDE + 8, _STRIP_TOP + 38, *fit_text(words, order_room(len(order)), 30))


_ORDER_STEP = 54


def order_room(players: int) -> int:
    """Pixels for the stage beside the order of ``players`` players."""
    return WIDE - 32 - 14 - players * _ORDER_STEP


def _stage(view: View) -> str:
    if view.stage != "act":
        return "roll"
    if view.acted:
        return "extras"
    return "act" if any(view.lid) else "last-resort"


def header(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the round."""
    words = scene.voice.say("octa-picture-round")
    count = f"{view.round}/{view.rounds}"
    wide = max(width(words, 30), width(count, 56)) + 48
    panel(canvas, 18, 16, wide, 118)
    write(canvas, 18 + wide / 2, 54, words, 30, DIM, anchor="middle")
    write(canvas, 18 + wide / 2, 116, count, 56, anchor="middle")


def parent(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the parent in the middle of the octagon."""
    if not view.left[view.parent] and scene.outcome is None:
        x, y = CENTRE
        said = fit_text(scene.voice.say("octa-picture-parent"), 108, 30)
        write(canvas, x, y - 15, *said, anchor="middle", halo=_DARK)
        marks.marker(LOOKS[view.parent], 25).put(canvas, x, y + 19)


_DARK = (62, 40, 22)


def legend(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Explain the coins on the frame and on the markers."""
    for index, (name, sign) in enumerate(
        (("first", coin("1", 21)), ("second", coin("2", 21, SILVER)), ("chip", marks.bonus(view.chip_bonus)))
    ):
        y = 38 + 46 * index
        said = scene.voice.say(f"octa-picture-{name}")
        reach = write(canvas, 1030, y + 10, said, legible(said, 28), DIM, anchor="right")
        sign.put(canvas, 1030 - reach - 30, y)


def _result(canvas: Image.Image, scene: Scene, outcome: Outcome, y: int) -> None:
    """Draw the winners and the reason of the end."""
    x, wide, high = _INSIDE, WIDE - 32, _WON_HIGH
    box(canvas, x, y, wide, high, GOLD, 20)
    box(canvas, x + 4, y + 4, wide - 8, high - 8, _WINE, 17)
    reason = scene.voice.of_game("reason", outcome.reason, outcome.facts)
    size, lines = _lines(scene, reason, wide - 56, 3)
    if lines[-1].endswith(ELLIPSIS):  # the reason names the winners as well
        size, lines = _lines(scene, reason, wide - 40, 5)
        _reason(canvas, x + 20, y + high / 2 - size * 0.6 * len(lines), size, lines)
        return
    if scene.crowned:
        crown(50, GOLD).put(canvas, x + 46, y + 54)
    left = x + 78
    if len(outcome.winners) == 1:
        medal(LOOKS[outcome.winners[0]], 25).put(canvas, left + 28, y + 53)
        left += 58
    write(canvas, left + 8, y + 67, *_verdict(scene, outcome, x + wide - 24 - left), GOLD)
    _reason(canvas, x + 28, y + 84, size, lines)


_WINE = (44, 30, 40)


def _verdict(scene: Scene, outcome: Outcome, room: int) -> tuple[str, int]:
    """The sentence about the winners and its font size; a long name is cut, the rest of the sentence is not."""
    if len(outcome.winners) > 1:
        words = scene.voice.say("picture-shared")
        size = 38 if width(words, 38) <= room else 32
        return fit(words, room, size), size
    name = shown_name(scene, outcome.winners[0])
    for size in (38, 32):
        words = scene.voice.say("picture-winner", {"player": name})
        if width(words, size) <= room:
            return words, size
    rest = width(scene.voice.say("picture-winner", {"player": ""}), 32)
    return fit(scene.voice.say("picture-winner", {"player": fit_name(name, round(room - rest), 32)}), room, 32), 32


def _lines(scene: Scene, reason: str, wide: int, most: int) -> tuple[int, tuple[str, ...]]:
    """The font size and the lines of a reason."""
    size = legible(reason, 28)
    lines = wrap(reason, wide, size, False, most, scene.called)
    if lines[-1].endswith(ELLIPSIS) and size == 28:
        size, lines = SMALLEST, wrap(reason, wide, SMALLEST, False, most + 1, scene.called)
    return size, lines


def _reason(canvas: Image.Image, x: float, y: float, size: int, lines: Sequence[str]) -> None:
    """Write the lines of the reason from y down."""
    for index, line in enumerate(lines):
        write(canvas, x, y + round(size * 1.17) * index + size, line, size, TEXT, bold=False)
