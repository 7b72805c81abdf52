"""The board of Dicolony in words: the pages of its readers."""

from __future__ import annotations

from collections.abc import Sequence

from render import painter

from .tables import ELSE, KEY, MODEST, RICH, TABLES, TURNS, clearing, finished, harvested, sheet, shown


def lines_of(laid) -> dict[str, Sequence[str]]:  # type: ignore[no-untyped-def]
    """The lines of each page by its title."""
    return {page.title: page.lines for page in painter(KEY).pages(*laid)}


def test_pages_say_what_each_die_clears() -> None:
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


def test_pages_say_the_sheet_row_by_row_and_what_buildings_lack() -> None:
    own = lines_of(TABLES["second-die"]())["Your sheet"]
    assert own[0].startswith("Rows from the top: Orange, Red, Stars, Green and Yellow.")
    assert own[1] == "Orange: cleared 3, star and 4; waste 1, 2, 5 and 6"
    assert own[3] == "Stars: waste 1, 2, 3, 4, 5 and 6"
    assert "Inn at Orange 3 can be built; keep Red star waste." in own
    assert "Barn at Yellow 4, in its column, lacks Yellow 5." in own


def test_pages_say_the_cards_with_shapes_and_points() -> None:
    cards = lines_of(TABLES["second-die"]())["Cards"]
    assert cards[1:4] == (
        "Card A: 1 point more with a space in column 1",
        "Inn, 4 points: 2 cleared, below 1 cleared, 1 waste",
        "else Tavern, 2 points: 1 cleared, below 1 cleared",
    )
    assert cards[-1].endswith("points: 4 for the most, 2 each if tied, 2 for second; you have 22.")
    assert (
        "上段の教会（5点）：空き1マス、開拓地1マス／次の行は開拓地2マス／次の行は空き1マス、開拓地1マス"
        in lines_of(TABLES["six"]())["カード"]
    )


def test_pages_say_the_places_to_build_in_japanese() -> None:
    words = lines_of(TABLES["places"]())
    assert words["ターンとダイス"][1:4] == (
        "次の建物の場所を選んでください。",
        "市場、緑の1：9点（指定列を含む）",
        "市場、緑の2：9点（指定列を含む）",
    )
    assert words["あなたの用紙"][1] == "オレンジ：開拓地は4・5・6、宿屋は1・2、荒地は3・星"
    assert words["ベンジャミンの用紙"][1] == "赤：開拓地は1・星・5、荒地は2・3・4・6"


def test_pages_begin_with_the_result_and_every_part_of_it() -> None:
    words = lines_of(shown(finished(harvested(MODEST, RICH))))
    assert list(words) == ["Result", "Cards", "Sheet of Aki", "Sheet of ベンジャミン"]
    assert words["Result"][2].startswith("ベンジャミン: 32 points: Inn / Tavern 4, ")


def test_pages_have_no_sheet_of_anybody_else_before_the_last_turn() -> None:
    state = clearing(sheet(*TURNS), sheet(*ELSE))
    assert list(lines_of(shown(state))) == ["Turn and dice", "Cards"]
    other = clearing(sheet(*TURNS), sheet(*reversed(TURNS)))
    assert lines_of(shown(state, 0)) == lines_of(shown(other, 0))
    assert lines_of(shown(state, 1)) != lines_of(shown(other, 1))


def test_pages_say_no_sign_that_a_screen_reader_leaves_out() -> None:
    said = [line for laid in TABLES.values() for lines in lines_of(laid()).values() for line in lines]
    assert not [line for line in said if "★" in line or "≤" in line]
