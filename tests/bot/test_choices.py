"""Menus of made-up games: every action can be reached, within Discord's limits."""

from __future__ import annotations

import itertools
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
    ways = itertools.permutations(range(hexes), 2)
    return [Move(from_=a, to=b, count=c) for a, b in ways for c in range(1, counts + 1)]


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
        moves(27, 1),
        [Pass(), *moves(27, 1)],
        [
            Give(seat=seat, cards=cards)
            for seat in range(4)
            for cards in ((), ("sun",), ("sun", "moon"), ("x" * 50,))
        ],
        [type(f"Kind{n}", (Action,), {"__annotations__": {"x": int}})(x=x) for n in range(4) for x in range(4)],
        [type(f"Kind{n}", (Action,), {})() for n in range(60)],
    ],
    ids=len,
)
def test_every_action_can_be_reached_once_and_every_menu_fits(legal: list[Action]) -> None:
    start = question(legal)
    top = top_menu(start, 2)
    assert sorted(reached(start, top)) == sorted(Plain().notation(action) for action in legal)
    assert len(top.choices) <= (25 if top.is_select else 10)
    waiting = [top]
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
        narrow = (one.path for one in menu.choices if one.action is None and one.path[0] == choosing.NARROW)
        waiting += [narrowed_menu(start, path[1:]) for path in narrow]
    assert menu_rows(cast(Speaker, Echo()), "abcdefghij", 0, Menu(())) == ()


def on_top(legal: Sequence[Action], rows: int = 2) -> list[str]:
    """Return each kind once; menus in brackets."""
    choices = top_menu(question(legal), rows).choices
    shown = [f"({one.path[1]})" if one.action is None else one.action.kind for one in choices]
    return list(dict.fromkeys(shown))


def test_largest_kind_becomes_a_menu_if_space_is_short() -> None:
    """Up to ten of a kind are on the panel; the first kind stays there longest."""
    gives, eight, ten = [Give(seat=seat, cards=()) for seat in range(8)], moves(2, 4), moves(2, 5)
    assert on_top(ten) == ["move"]
    assert on_top(moves(3, 2)) == ["(move)"]
    assert on_top([Pass(), *eight, *gives[:3]]) == ["pass", "(move)", "give"]
    assert len(top_menu(question([Pass(), *eight, *gives[:3]]), 3).choices) == 12
    assert on_top([*eight, *gives]) == ["move", "(give)"]
    assert on_top([*gives, *eight]) == ["give", "(move)"]
    assert on_top([Pass(), *eight, *gives]) == ["pass", "move", "(give)"], "of equals the later"
    assert on_top([*ten, *gives]) == ["(move)", "(give)"], "even the first, if it must be"


def test_menu_names_seats_and_is_gone_with_its_actions() -> None:
    start = question([Give(seat=seat, cards=(str(card),)) for seat in range(3) for card in range(10)])
    menu = narrowed_menu(start, top_menu(start, 2).choices[0].path[1:])
    assert menu.choices[0].label == f"value give-seat {Name(Seat(0))}"
    for gone in ((), ("move",), ("move", "x", "-", "0"), ("fly", "0", "-", "0"), ("move", "1", "00", "0")):
        with pytest.raises(NoSuchChoice):
            narrowed_menu(question(moves(6, 3)), gone)


@given(
    st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=10, max_size=10),
    st.integers(0, 99_999),
    st.lists(st.text("abc =/>-0123456789", min_size=1, max_size=12), min_size=1, max_size=4),
)
def test_custom_id_round_trips(session: str, decision: int, path: list[str]) -> None:
    assert parse(custom_id(session, decision, tuple(path))) == Press(session, decision, tuple(path))


def test_list_replaces_its_path_or_keeps_it_with_all_values() -> None:
    table = "abcdefghij"
    chosen, ticks = custom_id(table, 7, ("pick",)), custom_id(table, 7, ("tick", "0", "moves"))
    assert parse(chosen, [path_text(("act", "0", "settle 3/5"))]) == Press(table, 7, ("act", "0", "settle 3/5"))
    assert parse(ticks, ["aa", "bb"]) == Press(table, 7, ("tick", "0", "moves"), ("aa", "bb"))
    with pytest.raises(BadPress):
        parse(chosen)
    for hostile in (["a"] * 26, ["a" * 101], ["\ud800"]):
        with pytest.raises(BadPress):
            parse(ticks, hostile)
    again = renew_id(ticks, 123456789012345678)
    assert again != ticks
    assert parse(again, ["aa"]) == parse(ticks, ["aa"]), "shown again, it is another id of the same press"


def test_custom_id_has_a_hundred_characters_at_most() -> None:
    longest = custom_id("abcdefghij", 7, ("x" * 80,))
    assert len(renew_id(longest, 999)) <= 100
    assert parse(renew_id(longest, 999)) == parse(longest)
    assert len(custom_id("abcdefghij", 99_999, ("sure", "7", "n" * 60))) <= 100, "the longest notation"
    for path, said in ((("act", "x" * 90), "at most 100"), (("a:b",), "no path")):
        with pytest.raises(ValueError, match=said):
            custom_id("abcdefghij", 1, path)


@given(st.lists(st.text(max_size=100), max_size=12))
def test_labels_stay_apart_after_cutting(texts: list[str]) -> None:
    labels = unique_labels(texts)
    assert len(set(labels)) == len(texts)
    assert all(0 < len(label) <= LABEL for label in labels)


def test_question_is_kept_when_the_story_is_cut() -> None:
    """Minor lines are left out before older ones."""
    content = fitting([f"{n} " + "x" * 100 for n in range(50)], ["What do you do?"])
    assert content.startswith("…\n")
    assert content.endswith("What do you do?")
    assert "49 x" in content
    assert "\n0 x" not in content
    story = ["battle " + "x" * 700, "step " + "y" * 700, "battle " + "z" * 700, "step " + "w" * 200]
    content = fitting(story, ["What do you do?"], spare=[1, 3])
    assert content.split("\n") == [story[0], "…", story[2], story[3], "", "What do you do?"]


@given(
    st.lists(st.text(max_size=150), max_size=60),
    st.lists(st.text(max_size=700), max_size=4),
    st.sets(st.integers(0, 59)),
)
def test_content_that_fits_is_kept(story: list[str], more: list[str], spare: set[int]) -> None:
    assert len(fitting(story, more)) <= CONTENT
    content = fitting(story, ["What now?"], spare=[at for at in spare if at < len(story)])
    assert len(content) <= CONTENT
    assert content.endswith("What now?")
    if len("\n".join(story)) < CONTENT - 20:
        assert content == "\n\n".join(filter(None, ["\n".join(story), "What now?"])) or "…" in story


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
