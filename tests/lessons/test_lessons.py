"""Every lesson, along every right press and every wrong one that has a sentence, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import pytest

from bot.features.rules.numbers import statements
from bot.texts import LANGUAGES, Speaker, text_key, text_keys
from engines import GAMES
from engines.core import BrokenData, IllegalAction
from engines.core.teaching.conditions import READER, board_of
from engines.core.teaching.course import (
    Press,
    Progress,
    Right,
    Verdict,
    Wrong,
    begin,
    follow,
    judge,
    presses,
    shown,
    solution,
)
from engines.core.teaching.lesson import ANY, SEAT_NAMES, Lesson, lesson, lessons, read_lesson, short_game
from scripts.lesson import label, story, voice_of

TAUGHT = [key for key in GAMES if lessons(key)]
ALL = [pytest.param(one, id=f"{one.game}-{one.id}") for key in TAUGHT for one in lessons(key)]
each_lesson = pytest.mark.parametrize("one", ALL)
each_game = pytest.mark.parametrize("key", TAUGHT)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)
MOST_BOARDS = 20
"""Boards that are followed from one step to the next."""
LONGEST = {"en": 150, "ja": 75}
"""Characters of a text in a lesson: about three lines of a phone."""
END_OF_SENTENCE = {"en": re.compile(r"[.!?](?=\s|$)"), "ja": re.compile(r"[。！？]")}


def source(one: Lesson) -> str:
    return resources.files("data").joinpath(*one.file.split("/")).read_text(encoding="utf-8")


def texts_of(one: Lesson) -> list[str]:
    return [text_key(one.game, "lesson", one.id) + text for text in one.texts()]


class Way(NamedTuple):
    """A board of a lesson, the lines that led to it, and every press there with what it is."""

    progress: Progress
    lines: tuple[str, ...]
    judged: list[tuple[Press, Verdict]]


def judged(progress: Progress) -> Iterator[tuple[Press, Verdict]]:
    """Yield every press of a step with what it is; what the rules refuse changes nothing, and is left out."""
    game = GAMES[progress.lesson.game]
    for press in () if progress.is_done else presses(game, progress):
        with suppress(IllegalAction):
            yield press, judge(game, progress, press.line)


@cache
def ways(game: str, name: str) -> list[Way]:
    """Return all boards on the way, along every right press of the real panel."""
    begun = begin(GAMES[game], lesson(game, name))
    now = [Way(begun, (), list(judged(begun)))]
    found = list(now)
    while not now[0].progress.is_done:
        then: dict[Any, Way] = {}
        for way in now:
            right = [(press.line, verdict) for press, verdict in way.judged if isinstance(verdict, Right)]
            assert right, f"{name}, step {way.progress.at + 1}: nothing on the panel is right after {way.lines}"
            for line, verdict in right:
                after = verdict.progress
                if len(then) < MOST_BOARDS and after.state not in then:
                    then[after.state] = Way(after, (*way.lines, line), list(judged(after)))
        now = list(then.values())
        found += now
    return found


def steps_of(one: Lesson) -> Iterator[Way]:
    """Yield the boards of a lesson on which there is something to do."""
    return (way for way in ways(one.game, one.id) if not way.progress.is_done)


# --- playing -------------------------------------------------------------------------------------------------


@each_lesson
def test_every_right_press_leads_to_the_goal(one: Lesson) -> None:
    game, ends = GAMES[one.game], 0
    for progress, lines, _ in ways(one.game, one.id):
        assert follow(game, one, lines) == progress
        if progress.is_done:
            ends += 1
            board = board_of(game.rules, progress.state)
            assert [goal for goal in one.goal if not goal.holds(board)] == [], lines
    assert ends


@each_lesson
def test_every_press_that_a_step_accepts_is_right(one: Lesson) -> None:
    """None of them draws otherwise than the script has it."""
    for progress, _, found in steps_of(one):
        wrong = [press.line for press, verdict in found if isinstance(verdict, Wrong)]
        plain = [pattern for pattern in progress.step.accept if not pattern.when and not progress.step.when]
        accepted = [line for line in wrong if any(pattern.matches(line) for pattern in plain)]
        assert not accepted, f"step {progress.at + 1}"


@each_lesson
def test_every_wrong_press_has_its_sentence(one: Lesson) -> None:
    """Each sentence is said of some press of the real panel, and the last one of a step of all other presses."""
    said = {verdict.key for way in steps_of(one) for _, verdict in way.judged if isinstance(verdict, Wrong)}
    assert {f"-{key}" for key in said if key} == {text for text in one.texts() if "-wrong-" in text}
    assert not [at for at, step in enumerate(one.steps, 1) if step.wrong and step.wrong[-1].line != ANY]


@each_lesson
def test_show_me_marks_a_right_press_of_each_step(one: Lesson) -> None:
    game = GAMES[one.game]
    for progress, _, found in steps_of(one):
        press = solution(game, progress)
        assert press is not None, f"step {progress.at + 1}"
        assert [line.key for line, verdict in found if line == press and isinstance(verdict, Right)] == [press.key]
        controls = game.mind.controls(progress.state, READER)
        assert controls is not None
        offered = shown(controls, progress.step)
        about_the_last = game.mind.corrections(progress.state, READER, progress.last) if progress.last else ()
        buttons = [*offered.plans(), *(each.plan for each in about_the_last if not each.instead)]
        assert all(plan in buttons for plan in press.plans)
        assert press.key is None or press.key in [row.key for row in offered.lists()]


@each_lesson
@in_each_language
def test_story_and_panel_have_their_words(one: Lesson, lang: str) -> None:
    game, voice = GAMES[one.game], voice_of(one, lang)
    strict = Speaker(lang, voice.names, one.game, markdown=False, strict=True, computers=voice.computers)
    for progress, lines, _ in ways(one.game, one.id):
        told = [seat for seat, events in progress.told if events]
        assert bool(story(strict, game, progress)) == bool(told)
        assert not lines or progress.told[0].seat == READER
        if progress.is_done:
            continue
        view, controls = game.rules.view(progress.state, READER), game.mind.controls(progress.state, READER)
        assert controls is not None
        offered = shown(controls, progress.step)
        assert all(label(strict, game, view, plan) for plan in offered.plans())


# --- files ---------------------------------------------------------------------------------------------------


@each_lesson
def test_file_is_short_and_its_rules_exist(one: Lesson) -> None:
    assert len(source(one).splitlines()) < 120
    assert one.seats in GAMES[one.game].rules.seats
    for lang in LANGUAGES:
        assert not set(one.rules) - set(statements(one.game, lang))


@each_game
def test_lessons_are_in_order_and_end_with_a_short_game(key: str) -> None:
    course, short, rules = lessons(key), short_game(key), GAMES[key].rules
    assert [one.order for one in course] == list(range(1, len(course) + 1))
    assert short is not None
    assert short.seats in rules.seats
    rules.Options.model_validate(short.options)
    assert [lesson(key, one.id) for one in course] == list(course)


@each_game
@in_each_language
def test_texts_are_there_short_and_of_two_sentences(key: str, lang: str) -> None:
    family = text_key(key, "lesson")
    wanted = {f"{family}-opening", f"{family}-end", *(text for one in lessons(key) for text in texts_of(one))}
    assert {text for text in text_keys(lang) if text.startswith(f"{family}-")} == wanted
    voice = Speaker(lang, strict=True)
    said = {text: voice.say(text) for text in wanted if not text.endswith("-end")}
    assert not {text: len(words) for text, words in said.items() if len(words) > LONGEST[lang]}
    assert not {text: words for text, words in said.items() if len(END_OF_SENTENCE[lang].findall(words)) > 2}


@in_each_language
def test_computer_players_of_lessons_have_names(lang: str) -> None:
    most = max(one.seats for key in TAUGHT for one in lessons(key))
    assert most <= 1 + len(SEAT_NAMES)
    assert len({Speaker(lang, strict=True).say(name) for name in SEAT_NAMES}) == len(SEAT_NAMES)


# --- what can go wrong ---------------------------------------------------------------------------------------

OCTA = GAMES["octa"]
FIRST = lesson("octa", "short-game")


def edited(old: str, new: str, one: Lesson = FIRST) -> Lesson:
    text = source(one)
    assert old in text
    return read_lesson(one.game, one.id, text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('line = "pick 6" }', 'line = "pick 4" }', "steps.0.replies.0"),
        ('"d8 7 7 4 2', '"d9 7 7 4 2', "steps.0.replies.1"),
        ('"d8 7 7 4 2', '"d8 7 4 2', "steps.0.replies.1"),
        ('line = "pick 8"', 'line = "pik 8"', "steps.1.replies.0"),
        ('line = "pick 5" }', 'line = "pick 5", rolls = ["d8 1"] }', "steps.0.replies.2"),
    ],
)
def test_broken_reply_names_lesson_and_step(old: str, new: str, place: str) -> None:
    with pytest.raises(BrokenData) as caught:
        follow(OCTA, edited(old, new), ["pick 4", "pick 7", "pick 6"])
    assert (caught.value.file, caught.value.place) == ("octa/lessons/short-game.toml", place)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"shuffle 5 3 6 0', '"shuffle 5 5 6 0', "start.rolls.0"),
        ('"d3 3"', '"d3 4"', "start.rolls.1"),
        ('show = ["btn"]', 'show = ["buttons"]', "steps.0.show"),
        ('accept = ["pick 4"]', 'accept = ["pick (4"]', "steps.0.accept.0.line"),
        ('goal = ["rank.0 = 1"', 'goal = ["rank.0 is 1"', "goal.0.operator"),
        ('goal = ["rank.0 = 1"', 'goal = ["rank.0"', "goal.0"),
        ('"3-14"', '"three"', "rules"),
    ],
)
def test_unreadable_file_names_its_place(old: str, new: str, place: str) -> None:
    with pytest.raises(BrokenData) as caught:
        edited(old, new)
    assert (caught.value.file, caught.value.place) == ("octa/lessons/short-game.toml", place)


def test_start_that_the_rules_do_not_know_is_named() -> None:
    for old, new in [('"d3 3", ', ""), ("seats = 3", "seats = 2"), ('length = "short"', 'length = "tiny"')]:
        with pytest.raises(BrokenData) as caught:
            begin(OCTA, edited(old, new))
        assert caught.value.place == "start"
    state = lesson("octa", "extras")
    with pytest.raises(BrokenData, match="newer than"):
        begin(OCTA, edited("rules_version = 4", "rules_version = 99", state))


def test_lessons_are_named_by_short_words() -> None:
    for name in ("Short", "end", "a-name-too-long", "points2"):
        with pytest.raises(BrokenData, match="12 signs"):
            read_lesson("octa", name, source(FIRST))
    with pytest.raises(KeyError):
        lesson("octa", "nothing")


def test_edition_changes_with_the_file() -> None:
    assert edited("minutes = 2", "minutes = 2").edition == FIRST.edition
    assert edited("minutes = 2", "minutes = 3").edition != FIRST.edition


def test_changed_lesson_goes_on_from_the_last_line_that_fits() -> None:
    changed = edited('accept = ["pick 7"]', 'accept = ["pick 3"]')
    assert follow(OCTA, changed, ["pick 4", "pick 7", "pick 6"]) == follow(OCTA, changed, ["pick 4"])
    for line in ("pick 9", "nonsense"):
        assert follow(OCTA, FIRST, ["pick 4", line]).at == 1


def test_typed_line_counts_as_a_press() -> None:
    """Shown or not, in any order of the dice; what the rules refuse is refused as at a table."""
    dicolony, inn = GAMES["dicolony"], lesson("dicolony", "two-spaces")
    start = begin(dicolony, inn)
    assert isinstance(judge(dicolony, start, "clear red R1; clear orange O1"), Right)
    assert judge(dicolony, start, "clear red R1") == Wrong("1-wrong-1")
    micronesia, ending = GAMES["micronesia"], lesson("micronesia", "ending")
    last = follow(micronesia, ending, ["settle 6", "settle 5/7"])
    no_reply = judge(micronesia, last, "change 2=1; change 3=3; settle 3")
    assert no_reply == Wrong(None), "Ben cannot play his line after it"
    with pytest.raises(IllegalAction):
        judge(dicolony, start, "clear red R2; clear orange O1")
    with pytest.raises(IllegalAction):
        judge(dicolony, start, "clear red R1; clear red R1")


def test_step_without_demands_takes_any_line_whatever_it_draws() -> None:
    game, landfall = GAMES["micronesia"], lesson("micronesia", "landfall")
    last = follow(game, landfall, ["settle 1/7", "settle 6/5"])
    verdict = judge(game, last, "settle 4/11")
    assert isinstance(verdict, Right)
    assert verdict == judge(game, last, "settle 4/11")
    assert verdict.progress.is_done
    assert judge(game, verdict.progress, "settle 1") == Wrong(None)


def test_conditions_compare_fields_counts_and_bits() -> None:
    game = GAMES["micronesia"]
    board = board_of(game.rules, begin(game, lesson("micronesia", "own-islands")).state)
    sheet = board_of(GAMES["dicolony"].rules, begin(GAMES["dicolony"], lesson("dicolony", "buildings")).state)
    for asked, of in [
        ("islands.4.owner = 0", board),
        ("islands.1.owner = none", board),
        ("stage = 'settle'", board),
        ("stock.0 < stock.2", board),
        ("stock has 5", board),
        ("count islands.*.owner 0 = 3", board),
        ("over = false", board),
        ("rank.0 != -1", board),
        ("sheets.0.cleared has 0", sheet),
        ("sheets.0.cleared lacks 7", sheet),
    ]:
        goal = edited('goal = ["rank.0 = 1", "over = true"]', f'goal = ["{asked}"]').goal[0]
        assert goal.holds(of), asked
