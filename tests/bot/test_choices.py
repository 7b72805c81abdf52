"""Menus of made-up games: every action can be reached, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.table import choices as choosing
from bot.features.table.choices import Menu, NoSuchChoice, Question, narrowed_menu, top_menu
from bot.features.table.panels import menu_rows
from bot.kit.ids import BadPress, Press, custom_id, parse, path_text, renew_id
from bot.kit.shapes import CONTENT, LABEL, Select, fitting, unique_labels
from bot.texts import Speaker
from engines import GAMES
from engines.core import Action, FastChance, Name, Seat
from engines.core.playable import Playable

LONG = "x" * 90


class Pass(Action):
    pass


class Move(Action):
    """Move some pieces from a hex to a hex."""

    from_: int
    to: int
    count: int


class Give(Action):
    seat: int
    cards: tuple[str, ...]


class Plain:
    """The part of a game that menus need."""

    key = "plain"

    @property
    def rules(self) -> Plain:
        return self

    @property
    def talk(self) -> Plain:
        return self

    def notation(self, action: Action) -> str:
        return " ".join([action.kind, *(str(value).replace(":", "") for _, value in action.fields())])

    def facts(self, view: Any, action: Action) -> dict[str, Any]:
        return {"what": self.notation(action)}


class Echo:
    """A speaker that returns keys in place of texts."""

    lang = "en"

    def of_game(self, kind: str, key: str, facts: Any = None) -> str:
        return " ".join([kind, key, *(f"{value}" for value in (facts or {}).values())])

    def say(self, key: str, facts: Any = None) -> str:
        return key

    def sentences(self, parts: Sequence[str]) -> str:
        return " ".join(parts)


def question(legal: Sequence[Action]) -> Question:
    return Question(cast(Playable, Plain()), None, Seat(1), tuple(legal), cast(Speaker, Echo()))


def moves(hexes: int, counts: int) -> list[Action]:
    return [
        Move(from_=a, to=b, count=c)
        for a in range(hexes)
        for b in range(hexes)
        for c in range(1, counts + 1)
        if a != b
    ]


def reached(start: Question, menu: Menu) -> Iterator[str]:
    """Return the notation of every action reachable from a menu, through all its menus and pages."""
    for choice in menu.choices:
        if choice.action is not None:
            assert choice.path == ("act", "1", Plain().notation(choice.action))
            yield Plain().notation(choice.action)
        else:
            yield from reached(start, narrowed_menu(start, choice.path[1:]))
    if menu.later is not None:
        if menu.later[0] == "top":
            yield from reached(start, top_menu(start, 2, int(menu.later[1])))
        else:
            yield from reached(start, narrowed_menu(start, menu.later[1:]))


@pytest.mark.parametrize(
    "legal",
    [
        [Pass()],
        moves(2, 2),
        moves(4, 2),
        moves(6, 3),
        [Pass(), *moves(27, 1)],
        [
            Give(seat=seat, cards=cards)
            for seat in range(4)
            for cards in ((), ("sun",), ("sun", "moon"), ("x" * 90,))
        ],
    ],
)
def test_every_action_can_be_reached_once(legal: list[Action]) -> None:
    start = question(legal)
    found = list(reached(start, top_menu(start, 2)))
    assert sorted(found) == sorted(Plain().notation(action) for action in legal)


@pytest.mark.parametrize("legal", [moves(2, 2), moves(6, 3), moves(27, 1), [Pass(), *moves(3, 1)]])
def test_every_menu_fits_into_message(legal: list[Action]) -> None:
    start = question(legal)
    waiting = [top_menu(start, 2)]
    while waiting:
        menu = waiting.pop()
        rows = menu_rows(cast(Speaker, Echo()), "abcdefghij", 1234, menu)
        assert 1 <= len(rows) <= 4
        ids: list[str] = []
        for row in rows:
            if isinstance(row, Select):
                assert 1 <= len(row.options) <= 25
                assert all(len(option.label) <= 100 and len(option.value) <= 100 for option in row.options)
                assert len({option.value for option in row.options}) == len(row.options)
                assert len({option.label for option in row.options}) == len(row.options)
                ids.append(row.custom_id)
            else:
                assert 1 <= len(row) <= 5
                assert all(len(button.label) <= LABEL for button in row)
                ids += [button.custom_id for button in row]
        assert len(set(ids)) == len(ids)
        assert all(len(each) <= 100 for each in ids)
        waiting += [
            narrowed_menu(start, choice.path[1:])
            for choice in menu.choices
            if choice.action is None and choice.path[0] == choosing.NARROW
        ]


def test_up_to_ten_of_a_kind_are_on_the_panel() -> None:
    ten, twelve = moves(2, 5), moves(3, 2)
    assert all(choice.action for choice in top_menu(question(ten), 2).choices)
    assert [choice.action for choice in top_menu(question(twelve), 2).choices] == [None]


def kinds_on_top(legal: Sequence[Action], rows: int) -> list[str]:
    """Return each kind once; menus in brackets."""
    shown = [
        f"({choice.path[1]})" if choice.action is None else choice.action.kind
        for choice in top_menu(question(legal), rows).choices
    ]
    return list(dict.fromkeys(shown))


def test_largest_kind_becomes_a_menu_if_space_is_short() -> None:
    legal = [Pass(), *moves(2, 4), *(Give(seat=seat, cards=()) for seat in range(3))]
    assert kinds_on_top(legal, 2) == ["pass", "(move)", "give"]
    assert len(top_menu(question(legal), 3).choices) == 12


def test_first_kind_stays_on_the_panel_longest() -> None:
    gives = [Give(seat=seat, cards=()) for seat in range(8)]
    assert kinds_on_top([*moves(2, 4), *gives], 2) == ["move", "(give)"]
    assert kinds_on_top([*gives, *moves(2, 4)], 2) == ["give", "(move)"]
    assert kinds_on_top([Pass(), *moves(2, 4), *gives], 2) == ["pass", "move", "(give)"], "of equals the later"
    assert kinds_on_top([*moves(2, 5), *gives], 2) == ["(move)", "(give)"], "even the first, if it must be"


def test_two_rows_are_not_exceeded() -> None:
    kinds: list[Action] = [
        type(f"Kind{n}", (Action,), {"__annotations__": {"x": int}})(x=x) for n in range(4) for x in range(4)
    ]
    menu = top_menu(question(kinds), 2)
    assert len(menu.choices) <= 10
    assert sorted(reached(question(kinds), menu)) == sorted(Plain().notation(action) for action in kinds)


def test_more_kinds_than_buttons_are_select_with_pages() -> None:
    kinds: list[Action] = [type(f"Kind{n}", (Action,), {})() for n in range(60)]
    menu = top_menu(question(kinds), 2)
    assert menu.is_select
    assert len(menu.choices) == 25
    assert sorted(reached(question(kinds), menu)) == sorted(Plain().notation(action) for action in kinds)


def test_seat_field_is_rendered_as_a_name() -> None:
    legal = [Give(seat=seat, cards=(str(card),)) for seat in range(3) for card in range(10)]
    start = question(legal)
    menu = narrowed_menu(start, top_menu(start, 2).choices[0].path[1:])
    assert menu.choices[0].label == f"value give-seat {Name(Seat(0))}"


@pytest.mark.parametrize(
    "gone", [(), ("move",), ("move", "x", "-", "0"), ("fly", "0", "-", "0"), ("move", "1", "00", "0")]
)
def test_outdated_menu_is_not_found(gone: tuple[str, ...]) -> None:
    with pytest.raises(NoSuchChoice):
        narrowed_menu(question(moves(6, 3)), gone)


# --- ids and labels ----------------------------------------------------------------------------------------------


@given(
    st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=10, max_size=10),
    st.integers(0, 99_999),
    st.lists(st.text("abc =/>-0123456789", min_size=1, max_size=12), min_size=1, max_size=4),
)
def test_custom_id_round_trips(session: str, decision: int, path: list[str]) -> None:
    assert parse(custom_id(session, decision, tuple(path))) == Press(session, decision, tuple(path))


def test_select_option_replaces_the_path() -> None:
    select = custom_id("abcdefghij", 7, ("pick",))
    assert parse(select, [path_text(("act", "0", "settle 3/5"))]) == Press(
        "abcdefghij", 7, ("act", "0", "settle 3/5")
    )
    with pytest.raises(BadPress):
        parse(select)


def test_list_of_several_keeps_its_path_and_all_values() -> None:
    ticks = custom_id("abcdefghij", 7, ("tick", "0", "moves"))
    assert parse(ticks, ["aa", "bb"]) == Press("abcdefghij", 7, ("tick", "0", "moves"), ("aa", "bb"))
    for hostile in (["a"] * 26, ["a" * 101], ["\ud800"]):
        with pytest.raises(BadPress):
            parse(ticks, hostile)


def test_list_that_is_shown_again_has_another_id_of_the_same_press() -> None:
    ticks = custom_id("abcdefghij", 7, ("tick", "0", "moves"))
    again = renew_id(ticks, 123456789012345678)
    assert again != ticks
    assert parse(again, ["aa"]) == parse(ticks, ["aa"])
    longest = custom_id("abcdefghij", 7, ("x" * 80,))
    assert len(renew_id(longest, 999)) <= 100
    assert parse(renew_id(longest, 999)) == parse(longest)


def test_longest_notation_fits() -> None:
    assert len(custom_id("abcdefghij", 99_999, ("sure", "7", "n" * 60))) <= 100


def test_too_long_custom_id_is_an_error() -> None:
    with pytest.raises(ValueError, match="at most 100"):
        custom_id("abcdefghij", 1, ("act", "x" * 90))
    with pytest.raises(ValueError, match="no path"):
        custom_id("abcdefghij", 1, ("a:b",))


@given(st.lists(st.text(max_size=100), max_size=12))
def test_labels_stay_apart_after_cutting(texts: list[str]) -> None:
    labels = unique_labels(texts)
    assert len(set(labels)) == len(texts)
    assert all(0 < len(label) <= LABEL for label in labels)


@given(st.lists(st.text(max_size=150), max_size=25), st.lists(st.text(max_size=700), max_size=4))
def test_too_long_content_loses_oldest_lines(story: list[str], asked: list[str]) -> None:
    content = fitting(story, asked)
    assert len(content) <= CONTENT


def test_question_is_kept_when_the_story_is_cut() -> None:
    content = fitting([f"{n} " + "x" * 100 for n in range(50)], ["What do you do?"])
    assert content.startswith("…\n")
    assert content.endswith("What do you do?")
    assert "49 x" in content
    assert "\n0 x" not in content


def test_minor_lines_are_left_out_before_older_ones() -> None:
    story = ["battle " + "x" * 700, "step " + "y" * 700, "battle " + "z" * 700, "step " + "w" * 200]
    content = fitting(story, ["What do you do?"], spare=[1, 3])
    assert content.split("\n") == [story[0], "…", story[2], story[3], "", "What do you do?"]


@given(st.lists(st.text(max_size=150), max_size=60), st.sets(st.integers(0, 59)))
def test_content_that_fits_is_kept(story: list[str], spare: set[int]) -> None:
    content = fitting(story, ["What now?"], spare=[at for at in spare if at < len(story)])
    assert len(content) <= CONTENT
    assert content.endswith("What now?")
    if len("\n".join(story)) < CONTENT - 20:
        assert content == "\n\n".join(filter(None, ["\n".join(story), "What now?"])) or "…" in story


def test_panel_without_choices_has_no_rows() -> None:
    assert menu_rows(cast(Speaker, Echo()), "abcdefghij", 0, Menu(())) == ()


@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", "Which die? Which face should it show?"), ("ja", "どのダイスを変えますか？　どの目にしますか？")],
)
def test_select_asks_for_differing_fields(lang: str, asked: str) -> None:
    """The heading above the select names their kind."""
    game = GAMES["micronesia"]
    state = game.rules.initial_state(game.rules.Options(), 3, FastChance("select")).state
    seat = game.rules.current_players(state)[0]
    legal = tuple(action for action in game.rules.legal_actions(state, seat) if action.kind == "change")
    question = Question(game, game.rules.view(state, seat), seat, legal, Speaker(lang, (), game.key, strict=True))
    menu = narrowed_menu(question, ("change", "0", "-", "0"))
    assert (menu.is_select, menu.hint) == (True, asked)
    assert menu.asks == question.voice.of_game("kind", "change")
