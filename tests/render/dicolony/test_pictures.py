"""Dicolony's pictures and words: visible changes, the reader's own sheet, the film of the end."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LANGUAGES, Speaker
from engines.core import FastChance, Seat
from engines.dicolony import GAME
from engines.dicolony.actions import Opened
from engines.dicolony.building import open_places
from engines.dicolony.printed.cards import deck
from engines.dicolony.printed.landscapes import COUNTS
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Sheet, State
from render import easel
from render.dicolony import PAINTER, cards, desk, gallery, inks, paper, places, shapes
from render.kit.letters.text import smallest, width
from render.kit.pen.palette import contrast
from render.scene import HIGH, WIDE
from tests.games.dicolony.table import land
from tests.render.goldens import ALLOWED, distance, half

from .tables import (
    DICE,
    ELSE,
    KEY,
    MODEST,
    OTHERS,
    POOR,
    RICH,
    SIX,
    TABLES,
    TURNS,
    acting,
    clearing,
    finished,
    harvested,
    sheet,
    shown,
)

TWO = clearing(sheet(*TURNS), sheet(*ELSE))
PLOT = desk.sheet_plot(shown(TWO, 0)[0])
"""The place of the reader's own sheet in the middle of a game."""


def painted(state: State, reader: int | None = None, choosing: bool = True) -> Image.Image:
    return PAINTER.paint(*shown(state, reader, choosing=choosing))


def alt(state: State, reader: int | None = None, lang: str = "en") -> str:
    return PAINTER.alt(*shown(state, reader, lang))


def changed_spaces(a: Image.Image, b: Image.Image) -> set[str]:
    """The spaces of the reader's sheet whose middles differ between two pictures."""
    difference = ImageChops.difference(a, b).convert("L")
    found = set()
    for name, number in grid().number.items():
        x, y = PLOT.corner(number)
        inner = difference.crop((x + 8, y + 8, x + PLOT.size - 8, y + PLOT.size - 8))
        if inner.getextrema()[1] > 40:
            found.add(name)
    return found


def test_sheet_and_choice_are_shown_to_their_owner_alone() -> None:
    other = clearing(sheet(*TURNS), sheet(*reversed(TURNS)))
    for one, two, reader, is_same in (
        (TWO, other, None, True),
        (TWO, other, 0, True),
        (TWO, other, 1, False),
        (TWO, clearing(sheet(), sheet()), None, True),
        (TWO, acting(TWO, 0, "clear green G3"), 1, True),
    ):
        assert (painted(one, reader).tobytes() == painted(two, reader).tobytes()) == is_same
        assert (alt(one, reader) == alt(two, reader)) == is_same


def test_exactly_the_spaces_of_choices_are_marked() -> None:
    """Also behind a button; of an open menu alone, if there is one. A star of two dice shows both."""
    choices = {action.space for action in GAME.rules.legal_actions(TWO, Seat(0))}
    done = painted(clearing(sheet(*TURNS), sheet(*ELSE), stage="roll"), 0, choosing=False)
    marked = painted(TWO, 0)
    assert choices == changed_spaces(marked, done) == {"G3", "*4", "R*", "*2", "Y*", "*6"}
    assert painted(TWO, 0, choosing=False).tobytes() == marked.tobytes()
    view, scene = shown(TWO, 0)
    green = tuple(choice for choice in scene.choices if getattr(choice[0], "die", None) == "green")
    assert changed_spaces(PAINTER.paint(view, replace(scene, choices=green)), marked) == choices - {"G3"}
    both = [clearing(sheet("O4 R4", dice=dice), rolls=(dice,), turn=2) for dice in ((4, 4, 1, 1), (4, 3, 1, 1))]
    assert "*4" in changed_spaces(*(painted(each, 0) for each in both))


def test_latest_cleared_spaces_are_marked() -> None:
    before = Sheet(cleared=land(" ".join(TURNS)), turns=tuple(map(land, TURNS)))
    swapped = Sheet(cleared=before.cleared, turns=tuple(map(land, (*TURNS[1:], TURNS[0]))))
    for one, spaces in (
        (before, TURNS[-1]),
        (swapped, TURNS[0]),
        (sheet(*TURNS), TURNS[-1]),
        (acting(clearing(sheet(*TURNS)), 0, "clear green G3").sheets[0], "G3"),
        (Sheet(), ""),
    ):
        assert desk.latest(one) == land(spaces)


def test_all_places_to_build_have_the_labels_of_their_choices() -> None:
    state = harvested(RICH, MODEST)
    view, scene = shown(state, 0)
    eligible = desk.eligible_places(view, scene, state.sheets[0])
    assert eligible == open_places(state.sheets[0], state.layout.buildings)
    for place, action in zip(eligible, GAME.rules.legal_actions(state, Seat(0)), strict=True):
        words = scene.voice.of_game("action", "build", GAME.talk.facts(view, action))
        assert places.space_words(scene, place.building.at) in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_number_of_places_fits(lang: str) -> None:
    voice = Speaker(lang, (), KEY, strict=True).plain()
    name = voice.of_game("space", "crossing", {"colour": "オレンジ", "number": 4})
    for count in range(1, 21):
        columns, size, letters = places._arrangement(390, 530, [name] * count)
        assert size >= 9
        assert letters >= 20
        assert -(-count // columns) * (size * 5 + letters + 10) <= 530
        assert columns * (size * 7 + 8) <= 390


@pytest.mark.parametrize(
    "change",
    [
        {"rolls": ((4, 2, 3, 5),) * 6},
        {"turn": 7, "rolls": (DICE,) * 7},
        {"left": (False, False, True)},
        {"layout": Layout(buildings=("A", "C", "D", "G"), blue=("b1", "b5"), yellow="y1")},
        {"layout": Layout(buildings=("A", "C", "D", "H"), blue=("b1", "b4"), yellow="y1")},
        {"layout": Layout(buildings=("A", "C", "D", "H"), blue=("b1", "b5"), yellow="y2")},
    ],
    ids=lambda change: "-".join(change),
)
def test_every_change_is_visible(change: dict[str, object]) -> None:
    sheets = (sheet(*TURNS), sheet(*ELSE), sheet(*ELSE))
    before, after = clearing(*sheets), clearing(*sheets, **change)
    assert distance(half(painted(before)), half(painted(after))) > ALLOWED


def test_finished_players_and_kinds_of_buildings_are_visible() -> None:
    done = acting(TWO, 1, "clear orange O4", "clear green G*")
    upper, lower = (finished(harvested(spaces)) for spaces in ("O1 O2 R1", "O1 R1"))
    for one, other in ((TWO, done), (upper, lower)):
        assert distance(half(painted(one)), half(painted(other))) > ALLOWED
    assert "Choosing: Aki and ベンジャミン." in alt(TWO)
    assert "Choosing: Aki. Finished: ベンジャミン." in alt(done)
    inn = upper.sheets[0].buildings[0]
    assert inn is not None
    assert paper.hollow("A", inn) == land("R2"), "the waste land of a building"


def test_rows_buildings_and_landscapes_differ_and_print_is_readable() -> None:
    looks = inks.lines()
    assert len({look.pattern for look in looks}) == len(looks)
    assert all(contrast(inks.PENCIL, look.colour) >= 3 for look in looks)
    assert all(contrast(ink, inks.PAPER) >= 4.5 for ink in (inks.PRINT, inks.FAINT, inks.PENCIL))
    assert inks.line("*") not in (inks.line("orange"), inks.line("green"))
    assert len({roof for roof, _ in inks.ROOFS}) == len({pattern for _, pattern in inks.ROOFS}) == 4
    assert len({shapes.landscape(what, 90).image.tobytes() for what in COUNTS}) == len(COUNTS)


def test_die_that_clears_nothing_is_grey() -> None:
    """Orange 4 and both its stars are cleared."""
    free = clearing(sheet("O4 R2", "O* *4", "G1 Y1"), sheet())
    for seat, blocked in ((0, (0,)), (1, ())):
        view, _ = shown(free, seat)
        own = view.sheets[seat]
        assert own is not None
        assert desk.blocked_dice(view, own) == blocked


@pytest.mark.parametrize("top", [gallery._WON, gallery._BUILDING])
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_slips_do_not_overlap(seats: int, top: int) -> None:
    slips = gallery.slips(seats, top)
    assert len(slips) == seats
    for at, (x, y, wide, high) in enumerate(slips):
        assert 10 <= x < x + wide <= WIDE - 10
        assert y + high <= HIGH - 10
        for left, upper, across, down in slips[at + 1 :]:
            assert x + wide < left or left + across < x or y + high < upper or upper + down < y
        for left, upper, across, down in gallery.areas(x, y, wide, high):
            assert x <= left < left + across <= x + wide
            assert y < upper < upper + down <= y + high


def test_film_of_the_end_opens_sheets_builds_by_card_and_then_scores() -> None:
    """Landscapes count after the buildings, the last of them last; and only then the result shows."""
    state = finished(harvested(POOR, MODEST, RICH, layout=OTHERS))
    view, scene = shown(state)
    frames = list(PAINTER.acts(view, replace(scene, events=(Opened(turn=10),))))
    cards = len(view.layout.buildings)
    assert len(frames) == 3 + cards + 1 + 1
    assert [sum(sheet is not None for sheet in act.sheets) for act, _ in frames[:3]] == [1, 2, 3]
    assert not any(sheet.buildings for act, _ in frames[:3] for sheet in act.sheets if sheet)
    built = [max(len(sheet.buildings) for sheet in act.sheets if sheet) for act, _ in frames[3:-1]]
    assert built == [*range(1, cards + 1), cards]
    assert [one.outcome is None for _, one in frames] == [True] * (len(frames) - 1) + [False]
    last, final = frames[-3][0], GAME.rules.standings(state)
    lands = [part for part, _ in final[0].parts if part.startswith("landscape")]
    assert len(lands) == 3
    for seat, end in enumerate(final):
        parts, own = dict(end.parts), last.sheets[seat]
        assert own is not None
        assert gallery.running(last, own) == end.score - sum(parts[part] for part in lands)
        for done, (_, one) in enumerate(frames[-2:], start=2):
            assert one.standings[seat].score == end.score - sum(parts[part] for part in lands[done:])
    assert len({easel.picture(KEY, act, one).data for act, one in frames[-2:]}) == 2
    view, scene = shown(finished(harvested(POOR, RICH)))
    data = easel.film(KEY, [(view, replace(scene, events=(Opened(turn=10),)))])
    with Image.open(io.BytesIO(data)) as film:
        assert getattr(film, "n_frames", 1) == 2 + 4 + 1 + 1


def test_alt_text_has_dice_cards_own_sheet_and_choices() -> None:
    text = alt(TWO)
    assert text.startswith("Dicolony, turn 6 of 10. Dice: Orange 4, Red 2, Green 3 and Yellow 6.")
    assert "Card A, column 1 +1: Inn 4, 2 cleared, below 1 cleared, 1 waste; else Tavern 2, 1 cleared" in text
    assert "Waste beside buildings, points: 1 for 5 or more, 3 for 8 or more, 5 for 10 or more." in text
    own = alt(TWO, 0)
    assert "Your sheet: cleared Orange 3 star 4; Red 2 3; Green 1 5; Yellow 1 4 6." in own
    assert "Choices: star 4, Red star, star 2, Green 3, Yellow star and star 6." in own
    assert "Inn at Orange 3 can be built; keep Red star waste." in own


def test_alt_text_of_the_end_has_all_scores_and_leavers() -> None:
    state = finished(harvested(MODEST, RICH))
    for standing in GAME.rules.standings(state):
        assert f"{SIX[standing.seat]}: {standing.score} (" in alt(state)
    assert "Built: Inn at Orange 1 (4+1)" in alt(state)
    left = GAME.rules.resign(harvested(RICH, MODEST, POOR), Seat(2), FastChance(0)).state
    assert "Resigned: 千尋." in alt(finished(left))
    alone = GAME.rules.resign(TWO, Seat(1), FastChance(0)).state
    assert alt(alone).startswith("Dicolony is over after turn 6 of 10. Aki wins as the last player left.")
    assert "最後まで残ったAkiさんの勝利です。" in alt(alone, lang="ja")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_on_cards_and_panels_are_not_cut(lang: str) -> None:
    voice = Speaker(lang, SIX, KEY, strict=True).plain()
    room = {voice.say(f"dicolony-picture-explain-{name}"): desk._WIDE - 40 for name in ("rows", "letters")}
    for card in deck().buildings:
        for level in ("upper", "lower"):
            room[voice.of_game("building", f"{card.key.lower()}-{level}")] = (WIDE // 2 - 18 - 106) // 2 - 16
    for lying in (*deck().blue, *deck().yellow):
        worth = cards.prizes(lying, shown(clearing(sheet()))[1])
        reach = sum(width(each, 36) + 80 for each, _ in worth)
        room[voice.of_game("landscape", lying.key)] = round(WIDE - 24 - 78 - reach - 220)
    assert [words for words, wide in room.items() if width(words, smallest(words)) > wide] == []


def lines_of(laid: Any) -> dict[str, Sequence[str]]:
    """The lines of each page by its title."""
    return {page.title: page.lines for page in PAINTER.pages(*laid)}


def test_pages_say_what_each_die_clears_and_what_buildings_lack() -> None:
    words = lines_of(TABLES["second-die"]())
    assert list(words) == ["Turn and dice", "Your sheet", "Cards"]
    assert words["Turn and dice"] == (
        "Dicolony, turn 6 of 10.",
        "Dice: Orange 4, Red 2, Green 3 and Yellow 6.",
        "Spaces you still clear: 1.",
        "Used: Green 3.",
        "Orange 4: space cleared; clears star 4",
        "Red 2: space cleared; clears Red star or star 2",
        "Yellow 6: space cleared; clears Yellow star or star 6",
        "Choosing: You and ベンジャミン.",
    )
    own = words["Your sheet"]
    assert own[0].startswith("Rows from the top: Orange, Red, Stars, Green and Yellow.")
    assert own[1] == "Orange: cleared 3, star and 4; waste 1, 2, 5 and 6"
    assert own[3] == "Stars: waste 1, 2, 3, 4, 5 and 6"
    assert "Inn at Orange 3 can be built; keep Red star waste." in own
    assert "Barn at Yellow 4, in its column, lacks Yellow 5." in own
    assert words["Cards"][1:4] == (
        "Card A: 1 point more with a space in column 1",
        "Inn, 4 points: 2 cleared, below 1 cleared, 1 waste",
        "else Tavern, 2 points: 1 cleared, below 1 cleared",
    )
    assert words["Cards"][-1].endswith("points: 4 for the most, 2 each if tied, 2 for second; you have 22.")


def test_pages_of_the_end_have_the_result_and_all_sheets() -> None:
    words = lines_of(shown(finished(harvested(MODEST, RICH))))
    assert list(words) == ["Result", "Cards", "Sheet of Aki", "Sheet of ベンジャミン"]
    assert words["Result"][2].startswith("ベンジャミン: 32 points: Inn / Tavern 4, ")
    places = lines_of(TABLES["places"]())
    assert places["ターンとダイス"][2] == "市場、緑の1：9点（指定列を含む）"
    assert places["あなたの用紙"][1] == "オレンジ：開拓地は4・5・6、宿屋は1・2、荒地は3・星"
    said = [line for laid in TABLES.values() for lines in lines_of(laid()).values() for line in lines]
    assert not [line for line in said if "★" in line or "≤" in line], "a screen reader leaves these signs out"
