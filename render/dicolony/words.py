"""The alt text of the pictures of Dicolony."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Fact, Seat, Term
from engines.dicolony import terms
from engines.dicolony.actions import Build, Clear
from engines.dicolony.printed.cards import BlueCard, building_card
from engines.dicolony.printed.sheet import grid, numbers
from engines.dicolony.scoring import bonus, points
from engines.dicolony.state import Sheet, View
from render.kit.letters.alt import describe, shorten_all, spoken_names
from render.scene import Page, Scene

from . import cards


def alt(view: View, scene: Scene) -> str:
    """The stage, the dice, the players who have finished, the cards, and the sheets that the reader may see."""

    def required(names: Sequence[str]) -> Sequence[str]:
        if scene.outcome is not None:
            return [_over(scene, names), *_scores(view, scene, names)]
        first = [_head(view, scene), *_dice(view, scene), *_own(view, scene), _waiting(scene, names)]
        return [*first, *_cards(view, scene)]

    return describe(scene, required, list(_sheets(view, scene, spoken_names(scene))))


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    return (Page(scene.voice.say("picture-words"), (alt(view, scene),)),)


def _head(view: View, scene: Scene) -> str:
    turns = grid().printed.turns
    if view.stage == "build":
        return scene.voice.say("dicolony-picture-alt-build", {"turns": turns})
    return scene.voice.say("dicolony-picture-alt-turn", {"turn": view.turn, "turns": turns})


def _dice(view: View, scene: Scene) -> Iterator[str]:
    if view.stage == "clear":
        yield scene.voice.say("dicolony-picture-alt-dice", {"dice": terms.dice(view.rolls[-1])})
    elif view.stage == "roll":
        yield scene.voice.say("dicolony-picture-alt-rolling")


def _waiting(scene: Scene, names: Sequence[str]) -> str:
    """The players who are still choosing, and those who are done."""
    writing = tuple(names[seat] for seat in scene.movers)
    done = tuple(name for seat, name in enumerate(names) if seat not in scene.movers)
    facts: dict[str, Fact] = {"writing": writing, "done": done, "open": len(writing), "closed": len(done)}
    return scene.voice.say("dicolony-picture-alt-waiting", facts)


def _cards(view: View, scene: Scene) -> Iterator[str]:
    """The cards on the table, with their points."""
    for key in view.layout.buildings:
        card = building_card(key)
        facts: dict[str, Fact] = {
            "card": terms.card(key),
            "upper": card.upper.points,
            "lower": card.lower.points,
            "upper_shape": "/".join(card.upper.shape),
            "lower_shape": "/".join(card.lower.shape),
        }
        yield scene.voice.say("dicolony-picture-alt-card", facts)
    landscapes = []
    for landscape, _ in cards.landscapes(view.layout):
        name = scene.voice.of_game("landscape", landscape.key)
        if isinstance(landscape, BlueCard):
            steps = ", ".join(
                f"{step.at_least}+: {step.points}"
                if step.at_least is not None
                else f"≤{step.at_most}: {step.points}"
                for step in landscape.steps
            )
            landscapes.append(f"{name} ({steps})")
        else:
            landscapes.append(name)
    yield scene.voice.say("dicolony-picture-alt-landscapes", {"landscapes": tuple(landscapes)})


def _own(view: View, scene: Scene) -> Iterator[str]:
    """The reader's own sheet while the others are hidden, and the places to choose from."""
    if view.reader is None or view.sheets[view.reader] is None:
        return
    sheet = view.sheets[view.reader]
    assert sheet is not None
    yield scene.voice.say("dicolony-picture-alt-own", _land(sheet, scene))
    yield from _buildings(view, scene, sheet)
    places = tuple(
        dict.fromkeys(
            scene.voice.say(f"dicolony-{term.key}", term.facts)
            for action, _ in scene.choices
            if isinstance(action, Clear | Build)
            for term in (terms.space(action.space if isinstance(action, Clear) else action.place),)
        )
    )
    if places:
        yield scene.voice.say("dicolony-picture-alt-choices", {"places": places})


def _land(sheet: Sheet, scene: Scene) -> dict[str, Fact]:
    """The cleared land without buildings, row by row: ``Orange 1 4 ★; Red 2``."""
    rows = []
    for name, spaces in zip(grid().printed.rows, _by_row(sheet.cleared & ~sheet.built), strict=True):
        if spaces:
            colour = "★" if name not in grid().colours else scene.voice.of_game("colour", name)
            rows.append(" ".join((colour, *spaces)))
    return {"spaces": "; ".join(rows), "count": len(rows)}


def _by_row(spaces: int) -> Iterator[list[str]]:
    columns = grid().printed.columns
    for row in range(len(grid().printed.rows)):
        here = spaces >> row * grid().width & (1 << grid().width) - 1
        yield [columns[number].replace("*", "★") for number in numbers(here)]


def _buildings(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """The buildings on a sheet, with points."""
    built: list[Fact] = []
    for target, (key, building) in enumerate(zip(view.layout.buildings, sheet.buildings, strict=False)):
        if building is not None:
            facts: dict[str, Fact] = {
                "building": terms.building(key, building.upper),
                "place": terms.space(grid().names[building.at]),
                "points": points(key, building),
                "bonus": bonus(target, building),
            }
            built.append(Term("site", facts))
    if built:
        yield scene.voice.say("dicolony-picture-alt-built", {"buildings": tuple(built)})


def _sheets(view: View, scene: Scene, names: Sequence[str]) -> Iterator[str]:
    """All sheets once they are open, the best one last, because the last ones are kept if room is short."""
    if view.stage not in ("build", "over"):
        return
    short = shorten_all(names, 24)
    ranks = {standing.seat: -standing.rank for standing in scene.standings}
    for seat in sorted(range(len(view.sheets)), key=lambda seat: (ranks.get(Seat(seat), 0), seat)):
        sheet = view.sheets[seat]
        if sheet is None or (seat == view.reader and scene.outcome is None):
            continue
        facts: dict[str, Fact] = {"player": short[seat], **_land(sheet, scene)}
        yield " ".join((scene.voice.say("dicolony-picture-alt-sheet", facts), *_buildings(view, scene, sheet)))


def _over(scene: Scene, names: Sequence[str]) -> str:
    assert scene.outcome is not None
    winners = tuple(names[seat] for seat in scene.outcome.winners)
    reason = scene.outcome.reason
    return scene.voice.say("dicolony-picture-alt-over", {"winners": winners, "reason": reason})


def _scores(view: View, scene: Scene, names: Sequence[str]) -> Iterator[str]:
    """Each player's total and its parts: buildings, columns, landscapes; the best first."""
    for standing in sorted(scene.standings, key=lambda one: (one.rank, one.seat)):
        name = names[standing.seat]
        if view.left[standing.seat]:
            yield scene.voice.say("dicolony-picture-alt-left", {"player": name})
        elif view.reason == "scored":
            kinds = {"card": 0, "bonus": 0, "landscape": 0}
            for part, worth in standing.parts:
                kinds[part.partition("-")[0]] += worth
            facts: dict[str, Fact] = {"player": name, "points": standing.score, "buildings": kinds["card"]}
            facts |= {"bonus": kinds["bonus"], "landscapes": kinds["landscape"]}
            yield scene.voice.say("dicolony-picture-alt-score", facts)
