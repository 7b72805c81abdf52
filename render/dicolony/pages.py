"""The board of Dicolony in words, page by page (``Painter.pages``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Fact, Series
from engines.dicolony import terms
from engines.dicolony.mind import names_of, out_of_reach
from engines.dicolony.printed.landscapes import waste
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet, View
from render.kit.letters.alt import shorten_all, spoken_names
from render.kit.letters.pages import fitted, own_first
from render.scene import Page, Scene

from . import cards, desk, words
from .words import Names

TITLE = 14
"""Characters of a name in a title, which is a button."""


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The turn or the result, the reader's sheet, the cards, the others' sheets while they are open."""
    say, own = scene.voice.say, words.own_sheet(view)
    first = _result if view.stage == "over" else _turn

    def top(names: Names) -> Sequence[str]:
        return list(first(view, scene, names))

    title = "result" if view.stage == "over" else "turn"
    told = [fitted(scene, say(f"dicolony-words-title-{title}"), top)]
    if own is not None:
        told.append(Page(say("dicolony-words-title-own"), tuple(_sheet(view, scene, own))))
    told.append(Page(say("dicolony-words-title-cards"), tuple(_cards(view, scene, own))))
    names = shorten_all(spoken_names(scene), TITLE)
    for seat in own_first(scene, len(view.sheets)):
        sheet = view.sheets[seat]
        if sheet is not None and seat != view.reader:
            named = say("dicolony-words-title-sheet", {"player": names[seat]})
            told.append(Page(named, tuple(_sheet(view, scene, sheet))))
    return told


def _turn(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """The turn, the dice and what they clear, or the places to build at; who is still choosing."""
    yield from words.head(view, scene)
    yield from words.dice(view, scene)
    if (sheet := words.own_sheet(view)) is not None:
        yield from words.owed(view, scene, sheet)
        yield from words.clearings(view, scene, sheet)
        yield from words.choices(view, scene, sheet)
    yield from words.waiting(view, scene, names)


def _result(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """The result, and every part of each player's score, the best player first."""
    yield from words.head(view, scene)
    for standing in sorted(scene.standings, key=lambda one: (one.rank, one.seat)):
        if view.reason == "scored" and not view.left[standing.seat]:
            parts = tuple(
                scene.voice.say(
                    "dicolony-words-part",
                    {"part": words.spoken(scene, scene.voice.of_game("score", part)), "points": each},
                )
                for part, each in standing.parts
                if each
            )
            facts: dict[str, Fact] = {"player": names[standing.seat], "points": standing.score}
            yield scene.voice.say("dicolony-words-parts", {**facts, "count": len(parts), "parts": parts})
    resigned = tuple(names[seat] for seat, left in enumerate(view.left) if left)
    if resigned:
        yield scene.voice.say("dicolony-words-resigned", {"players": resigned})


def _sheet(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """How a sheet lies, its rows, and what is built or lacks on it."""
    rows = tuple(words.row_name(scene, name) for name in grid().printed.rows)
    columns = tuple(words.column_name(scene, name) for name in grid().printed.columns)
    if sheet is words.own_sheet(view) and view.stage != "over":
        yield scene.voice.say("dicolony-words-layout", {"rows": rows, "columns": columns})
    yield from _rows(view, scene, sheet)
    yield from words.built(view, scene, sheet)
    if sheet is words.own_sheet(view) and view.stage in ("clear", "roll"):
        yield from _plans(view, scene, sheet)


def _plans(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """What each building lacks at the place that is most worth planning for, and what cannot be built any more."""
    for want in desk.plans_of(view, sheet).values():
        yield words.want(scene, want)
    is_rolled = view.stage == "clear" and bool(view.rolls)
    dice, turn = (view.rolls[-1], view.turn) if is_rolled else ((), view.turn - 1)
    gone = names_of(out_of_reach(view.layout, sheet, dice, turn))
    if gone:
        yield scene.voice.say("dicolony-words-gone", {"buildings": gone})


def _rows(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """A line for each row: the columns that are cleared, built on, and waste."""
    kinds = [(scene.voice.say("dicolony-words-kind-cleared"), sheet.cleared & ~sheet.built)]
    kinds += [
        (scene.voice.say("dicolony-words-kind-built", {"building": terms.building(key, one.upper)}), one.spaces)
        for key, one in zip(view.layout.buildings, sheet.buildings, strict=False)
        if one is not None
    ]
    kinds.append((scene.voice.say("dicolony-words-kind-waste"), waste(sheet.cleared, sheet.built)))
    lands = [(kind, list(words.by_row(scene, spaces))) for kind, spaces in kinds]
    for at, name in enumerate(grid().printed.rows):
        parts = tuple(
            scene.voice.say("dicolony-words-columns", {"kind": kind, "columns": rows[at][1]})
            for kind, rows in lands
            if rows[at][1]
        )
        facts: dict[str, Fact] = {"row": words.row_name(scene, name), "parts": Series(parts, "rows")}
        yield scene.voice.say("dicolony-words-row", facts)


def _cards(view: View, scene: Scene, sheet: Sheet | None) -> Iterator[str]:
    """The building cards from left to right, each half on a line; then the landscapes."""
    yield scene.voice.say("dicolony-words-shapes")
    for at in range(len(view.layout.buildings)):
        facts = words.card_facts(view, scene, at)
        for part in ("head", "upper", "lower"):
            yield scene.voice.say(f"dicolony-words-card-{part}", facts)
    for card, _ in cards.landscapes(view.layout):
        yield words.landscape(scene, card, sheet)
