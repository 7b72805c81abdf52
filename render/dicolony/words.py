"""The alt text of the pictures of Dicolony, and the sentences that it shares with the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engines.core import Fact, Seat, Series
from engines.dicolony import terms
from engines.dicolony.actions import Build, Clear
from engines.dicolony.building import open_places
from engines.dicolony.clearing import targets
from engines.dicolony.mind import CLOSE, Want, worth
from engines.dicolony.printed.cards import BlueCard, Half, Landscape, YellowCard, building_card
from engines.dicolony.printed.sheet import STAR, Spaces, grid, numbers
from engines.dicolony.scoring import bonus, points
from engines.dicolony.state import Sheet, View
from render.kit.letters.alt import describe, shorten_all, spoken_names
from render.scene import Scene

from . import cards, desk

Names = Sequence[str]
KINDS = {"X": "cleared", "O": "waste", ".": "gap"}


def alt(view: View, scene: Scene) -> str:
    """The stage, the dice, the reader's sheet and its plans, who has finished, the cards; open sheets at the end.

    The cards are left out where there is no room, landscapes first.
    """

    def required(names: Names) -> Sequence[str]:
        if view.stage == "over":
            return [*head(view, scene), *_scores(view, scene, names)]
        return [*head(view, scene), *dice(view, scene), *_own(view, scene), *waiting(view, scene, names)]

    if view.stage in ("build", "over"):
        return describe(scene, required, list(_sheets(view, scene, spoken_names(scene))))
    laid = [landscape(scene, card) for card, _ in cards.landscapes(view.layout)]
    return describe(scene, required, [*laid, *(_card(view, scene, at) for at in range(len(view.layout.buildings)))])


# --- the turn --------------------------------------------------------------------------------------------------


def head(view: View, scene: Scene) -> Iterator[str]:
    """The turn, or the result."""
    facts: dict[str, Fact] = {"turn": view.turn, "turns": grid().printed.turns}
    yield scene.voice.say(f"dicolony-words-{view.stage}", facts)
    if view.stage == "over" and scene.outcome is not None:
        yield scene.voice.of_game("reason", scene.outcome.reason, scene.outcome.facts)


def dice(view: View, scene: Scene) -> Iterator[str]:
    if view.stage == "clear" and view.rolls:
        yield scene.voice.say("dicolony-words-dice", {"dice": terms.dice(view.rolls[-1])})


def waiting(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """The players who are still choosing, those who are done, and those who have left."""
    groups = {
        "choosing": tuple(names[seat] for seat in scene.movers),
        "finished": tuple(
            names[seat] for seat, left in enumerate(view.left) if not left and seat not in scene.movers
        ),
        "resigned": tuple(names[seat] for seat, left in enumerate(view.left) if left),
    }
    for key, some in groups.items():
        if some:
            yield scene.voice.say(f"dicolony-words-{key}", {"players": some})


def own_sheet(view: View) -> Sheet | None:
    """The sheet of the reader."""
    return None if view.reader is None else view.sheets[view.reader]


def owed(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """What the reader still chooses, and the dice used."""
    if sheet.owed:
        what = "build" if view.stage == "build" else "clear"
        yield scene.voice.say(f"dicolony-words-owed-{what}", {"count": sheet.owed})
    if sheet.used and view.rolls:
        used = tuple(terms.die(grid().colours[die], view.rolls[-1][die]) for die in sheet.used)
        yield scene.voice.say("dicolony-words-used", {"dice": used})


def clearings(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """A line for each die that is not used, with the spaces that it can clear."""
    if view.stage != "clear" or not sheet.owed or not view.rolls:
        return
    for die, face in enumerate(view.rolls[-1]):
        if die not in sheet.used:
            spaces = tuple(space(scene, number) for number in targets(sheet.cleared, die, face))
            star = int(any(1 << number & grid().all_stars for number in targets(sheet.cleared, die, face)))
            facts: dict[str, Fact] = {"die": terms.die(grid().colours[die], face), "count": len(spaces)}
            facts |= {"spaces": Series(spaces, "spaces"), "star": star}
            yield scene.voice.say("dicolony-words-clears", facts)


def choices(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """A line for each place that the next building can be built at."""
    if view.stage != "build" or not sheet.owed:
        return
    card = view.layout.buildings[min(len(sheet.buildings), len(view.layout.buildings) - 1)]
    for place in open_places(sheet, view.layout.buildings):
        facts: dict[str, Fact] = {
            "building": terms.building(card, place.building.upper),
            "place": space(scene, place.building.at),
            "points": worth(view.layout, sheet, place),
            "column": int(place.building.column),
        }
        yield scene.voice.say("dicolony-words-choice", facts)


# --- spaces and sheets -----------------------------------------------------------------------------------------


def space(scene: Scene, number: int) -> str:
    """A space as it is said: its stars are words."""
    name = grid().names[number]
    if STAR not in name:
        return scene.voice.say("dicolony-space-crossing", terms.space(name).facts)
    kind = "number" if name[0] == STAR else "colour"
    return scene.voice.say(f"dicolony-words-{kind}-star", terms.space(name).facts)


def spaces_of(scene: Scene, spaces: Spaces) -> tuple[str, ...]:
    return tuple(space(scene, number) for number in numbers(spaces))


def spoken(scene: Scene, text: str) -> str:
    """A text of the pictures with the word for each of its stars, which a screen reader may leave out."""
    return text.replace("★", scene.voice.say("dicolony-words-star"))


def row_name(scene: Scene, name: str) -> str:
    return scene.voice.say("dicolony-words-stars") if name == STAR else scene.voice.of_game("colour", name)


def column_name(scene: Scene, name: str) -> str:
    return scene.voice.say("dicolony-words-star") if name == STAR else name


def by_row(scene: Scene, spaces: Spaces) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each row's name with the columns of these spaces in it."""
    for row, name in enumerate(grid().printed.rows):
        here = spaces >> row * grid().width & (1 << grid().width) - 1
        columns = tuple(column_name(scene, grid().printed.columns[number]) for number in numbers(here))
        yield row_name(scene, name), columns


def _cleared(scene: Scene, sheet: Sheet) -> Fact:
    """The cleared land without buildings, row by row: ``Orange 1 4 star; Red 2``."""
    rows = by_row(scene, sheet.cleared & ~sheet.built)
    return Series(tuple(" ".join((name, *columns)) for name, columns in rows if columns), "rows")


def built(view: View, scene: Scene, sheet: Sheet) -> Iterator[str]:
    """The buildings on a sheet, with points, and the cards for which there was no place."""
    done = list(enumerate(zip(view.layout.buildings, sheet.buildings, strict=False)))
    sites = []
    for target, (key, building) in done:
        if building is not None:
            facts: dict[str, Fact] = {
                "building": terms.building(key, building.upper),
                "place": space(scene, building.at),
                "points": points(key, building),
                "bonus": bonus(target, building),
            }
            sites.append(scene.voice.say("dicolony-site", facts))
    if sites:
        yield scene.voice.say("dicolony-words-built", {"buildings": tuple(sites)})
    missing = tuple(terms.halves(key) for _, (key, building) in done if building is None)
    if missing:
        yield scene.voice.say("dicolony-words-unbuilt", {"buildings": missing})


def want(scene: Scene, one: Want) -> str:
    """A building with the place that is most worth planning for, what it lacks, and what must stay waste."""
    facts: dict[str, Fact] = {
        "building": terms.building(one.card, one.place.building.upper),
        "place": space(scene, one.place.building.at),
        "count": one.missing.bit_count(),
        "lacks": spaces_of(scene, one.missing),
        "hollow": one.place.hollow.bit_count(),
        "waste": spaces_of(scene, one.place.hollow),
        "column": int(one.place.building.column),
    }
    return scene.voice.say("dicolony-words-want", facts)


def _own(view: View, scene: Scene) -> Iterator[str]:
    """The reader's own sheet while the others are hidden, the places to choose from, and what buildings lack."""
    sheet = own_sheet(view)
    if sheet is None:
        return
    facts: dict[str, Fact] = {"spaces": _cleared(scene, sheet), "count": sheet.cleared.bit_count()}
    yield scene.voice.say("dicolony-words-own", facts)
    yield from built(view, scene, sheet)
    offered = (
        action.space if isinstance(action, Clear) else action.place
        for action, _ in scene.choices
        if isinstance(action, Clear | Build)
    )
    named = tuple(dict.fromkeys(space(scene, grid().number[name]) for name in offered))
    if named:
        yield scene.voice.say("dicolony-words-choices", {"places": named})
    for one in desk.plans_of(view, sheet).values():
        if one.missing.bit_count() <= CLOSE:
            yield want(scene, one)


# --- cards -----------------------------------------------------------------------------------------------------


def shape(scene: Scene, half: Half) -> Fact:
    """A shape row by row from the top: ``2 cleared; below 1 cleared, 1 waste``. Each row begins at the left."""
    rows = (
        Series(
            tuple(
                scene.voice.say(f"dicolony-words-{KINDS[mark]}", {"count": len(list(run))})
                for mark, run in groupby(row.rstrip("."))
            ),
            "run",
        )
        for row in half.shape
    )
    return Series(tuple(rows), "shape")


def card_facts(view: View, scene: Scene, at: int) -> dict[str, Fact]:
    """The variables of a building card, the one ``at`` from the left."""
    key = view.layout.buildings[at]
    card = building_card(key)
    return {
        "key": key,
        "column": card.column,
        "bonus": grid().printed.bonus[at],
        "upper": terms.building(key, True),
        "upper_points": card.upper.points,
        "upper_shape": shape(scene, card.upper),
        "lower": terms.building(key, False),
        "lower_points": card.lower.points,
        "lower_shape": shape(scene, card.lower),
    }


def _card(view: View, scene: Scene, at: int) -> str:
    return scene.voice.say("dicolony-words-card", card_facts(view, scene, at))


def landscape(scene: Scene, card: Landscape, sheet: Sheet | None = None) -> str:
    """A landscape card with its points, and the count of a sheet."""
    facts: dict[str, Fact] = {
        "landscape": spoken(scene, scene.voice.of_game("landscape", card.key)),
        "known": int(sheet is not None),
        "now": 0 if sheet is None else card.count(sheet.cleared, sheet.built),
    }
    if isinstance(card, BlueCard):
        steps = tuple(
            scene.voice.say(
                "dicolony-words-most" if step.at_least is None else "dicolony-words-least",
                {"count": step.at_least or step.at_most or 0, "points": step.points},
            )
            for step in card.steps
        )
        return scene.voice.say("dicolony-words-blue", {**facts, "steps": Series(steps, "steps")})
    if isinstance(card, YellowCard):
        facts |= {"most": card.most, "shared": card.shared, "second": card.second}
    return scene.voice.say("dicolony-words-yellow", facts)


# --- open sheets -----------------------------------------------------------------------------------------------


def _sheets(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """All sheets once they are open, the best one last, because the last ones are kept if room is short."""
    short = shorten_all(names, 24)
    ranks = {standing.seat: -standing.rank for standing in scene.standings}
    for seat in sorted(range(len(view.sheets)), key=lambda seat: (ranks.get(Seat(seat), 0), seat)):
        sheet = view.sheets[seat]
        if sheet is None or (seat == view.reader and scene.outcome is None):
            continue
        facts: dict[str, Fact] = {"player": short[seat], "spaces": _cleared(scene, sheet)}
        facts["count"] = (sheet.cleared & ~sheet.built).bit_count()
        join = "" if scene.voice.lang == "ja" else " "
        yield join.join((scene.voice.say("dicolony-words-sheet", facts), *built(view, scene, sheet)))


def _scores(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """Each player's total and its parts: buildings, columns, landscapes; the best first."""
    for standing in sorted(scene.standings, key=lambda one: (one.rank, one.seat)):
        name = names[standing.seat]
        if view.left[standing.seat]:
            yield scene.voice.say("dicolony-words-resigned", {"players": (name,)})
        elif view.reason == "scored":
            kinds = {"card": 0, "bonus": 0, "landscape": 0}
            for part, each in standing.parts:
                kinds[part.partition("-")[0]] += each
            facts: dict[str, Fact] = {"player": name, "points": standing.score, "buildings": kinds["card"]}
            facts |= {"bonus": kinds["bonus"], "landscapes": kinds["landscape"]}
            yield scene.voice.say("dicolony-words-score", facts)
