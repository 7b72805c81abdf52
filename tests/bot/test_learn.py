"""/learn: whole lessons by real presses, and everything around them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import pytest

from bot.features.table.plans import digest
from bot.features.table.private_board import gone_lines
from bot.history.audit import board_faults
from bot.kit.ids import custom_id
from bot.kit.phone import phone_lines
from bot.rows.private_board import BoardRow
from bot.services import Services
from bot.session.lessons import LessonBoard
from bot.session.model import Actor, Phase, Played, Stale
from bot.store.games.private_boards import BOARDS
from bot.tables.private_boards import PrivateBoards
from bot.texts import Speaker, text_key
from engines import GAMES
from engines.core import IllegalAction
from engines.core.teaching.course import Press, Wrong, judge, presses, solution
from engines.core.teaching.lesson import Lesson, lesson, lessons, short_game

from .games import actor_of, begun_game, play_to_end
from .world import Message, World, controls, labels, lists, press, private

pytestmark = pytest.mark.usefixtures("private_controls")

ALL = [pytest.param(one, id=f"{one.game}-{one.id}") for key in GAMES for one in lessons(key)]
each_lesson = pytest.mark.parametrize("one", ALL)
MOST_LINES = 11
"""Lines of a phone that a panel takes at most: the longest end of a course."""


async def opened(world: World, game: str | None = None, name: str = "aki") -> Message:
    """Type /learn."""
    named = {} if game is None else {"game": game}
    return private(await world.people[name].slash(world.channel, "learn", **named))


async def board_of(world: World, name: str = "aki") -> LessonBoard:
    board = await world.services.tables.boards.lesson_of(world.people[name].id)
    assert board is not None
    return board


async def pressed(world: World, shown: Message, start: str, name: str = "aki") -> Message:
    return private(await press(world.people[name], shown, start))


async def begun(world: World, one: Lesson, lang: str = "en") -> Message:
    """Open a lesson from the list of its game."""
    name = Speaker(lang).say(text_key(one.game, "lesson", one.id))
    shown = await opened(world, one.game)
    value = f"lesson:{one.game}:{one.id}"
    listed = lists(shown)[0]
    assert any(name in option["label"] for option in listed["options"])
    return private(await world.people["aki"].select(shown, [value], custom_id=listed["custom_id"]))


async def take(world: World, shown: Message, wanted: Press, name: str = "aki") -> Message:
    """Press a button, or tick in a list."""
    board = await board_of(world, name)
    names = [digest(board.session.rules, plan.line) for plan in wanted.plans]
    for control in controls(shown):
        parts = control["custom_id"].split(":")
        if wanted.key is None and parts[-1] == names[0]:
            return private(await world.people[name].click(shown, custom_id=control["custom_id"]))
        if wanted.key is not None and control["type"] == 3 and parts[5].split("~")[0] == wanted.key:
            return private(await world.people[name].select(shown, names, custom_id=control["custom_id"]))
    raise AssertionError(f"{wanted} is not on {labels(shown)}")


def right(board: LessonBoard) -> Press:
    found = solution(board.session.playable, board.progress)
    assert found is not None
    return found


def wrong(board: LessonBoard) -> Press | None:
    """Return a press of the panel that is wrong; None if there is none."""
    for one in presses(board.session.playable, board.progress):
        with suppress(IllegalAction):
            if isinstance(judge(board.session.playable, board.progress, one.line), Wrong):
                return one
    return None


async def solved(world: World, shown: Message, name: str = "aki") -> Message:
    return await take(world, shown, right(await board_of(world, name)), name)


async def learned(world: World, name: str = "aki") -> list[tuple[str, str]]:
    rows = await world.services.tables.boards.learned(world.people[name].id)
    return [(row.game, row.lesson) for row in rows]


# --- whole lessons ---------------------------------------------------------------------------------------------


@each_lesson
async def test_a_lesson_is_played_by_its_panel(world_in_lang: World, lang: str, one: Lesson) -> None:
    """Press by press: a wrong one is told and changes nothing, Show me leads on, and the end says what one can."""
    world, voice = world_in_lang, Speaker(lang, game=one.game, strict=True)
    shown = await begun(world, one, lang)
    for step in range(1, len(one.steps) + 1):
        board = await board_of(world)
        assert shown.content.endswith(voice.say(text_key(one.game, "lesson", one.id, str(step))))
        assert phone_lines(shown.content, lang) <= MOST_LINES
        assert f"{step}/{len(one.steps)}" in shown.content.replace("／", "/")
        if (missed := wrong(board)) is not None:
            shown = await _missed_twice(world, shown, missed, voice)
        else:
            shown = await solved(world, shown)
        assert len((await board_of(world)).pressed.lines) == step
    assert voice.say(text_key(one.game, "lesson", one.id, "can")) in shown.content
    assert phone_lines(shown.content, lang) <= MOST_LINES
    assert await learned(world) == [(one.game, one.id)]


async def _missed_twice(world: World, shown: Message, missed: Press, voice: Speaker) -> Message:
    """Miss a step twice, and press what Show me then shows: the blue button."""
    before = await board_of(world)
    for times in (1, 2):
        shown = await take(world, shown, missed)
        now = await board_of(world)
        assert (now.progress, now.pressed.wrong) == (before.progress, times)
        verdict = judge(before.session.playable, before.progress, missed.line)
        assert isinstance(verdict, Wrong)
        of = before.progress.lesson
        key = "learn-wrong" if verdict.key is None else text_key(of.game, "lesson", of.id, verdict.key)
        assert voice.say(key) in shown.content
        assert (voice.say("learn-show") in labels(shown)) == (times == 2)
    shown = await pressed(world, shown, voice.say("learn-show"))
    blue = [one for one in controls(shown) if one["type"] == 2 and one["style"] == 1]
    assert len(blue) == 1
    return private(await world.people["aki"].click(shown, custom_id=blue[0]["custom_id"]))


# --- stored with each step ---------------------------------------------------------------------------------------


@each_lesson
async def test_a_lesson_goes_on_after_a_kill_at_every_step(world: World, one: Lesson) -> None:
    """Each step by another process, which knows nothing but the row."""
    aki = actor_of(world.people["aki"])
    board, _ = await PrivateBoards(world.store, GAMES).begin_lesson(aki, one, "en")
    for step in range(len(one.steps)):
        services = Services(world.store)
        now = await services.tables.boards.lesson_of(aki.user_id)
        assert now is not None
        assert (now.row.id, now.progress.at, now.session.phase) == (board.row.id, step, Phase.PLAYING)
        await services.moves.act_line(
            now.row.id, aki, right(now).line.split("; "), decision=now.row.revision, interaction_id=step
        )
    end = await PrivateBoards(world.store, GAMES).lesson_of(aki.user_id)
    assert end is not None
    assert (end.progress.is_done, end.session.phase) == (True, Phase.OVER)
    assert await learned(world) == [(one.game, one.id)]


async def test_an_open_panel_works_after_a_restart(world: World) -> None:
    shown = await begun(world, lesson("hexlands", "new-land"))
    shown = await solved(world, shown)
    await world.restart()
    shown = await solved(world, shown)
    assert "3/5" in shown.content


async def test_two_processes_that_press_the_same_step_press_it_once(world: World) -> None:
    """One is right; the other has an outdated board. The replies are played once, and so is what is learned."""
    aki, one = actor_of(world.people["aki"]), lesson("octa", "short-game")
    first, second = Services(world.store), Services(world.store)
    board, _ = await first.tables.boards.begin_lesson(aki, one, "en")
    for step in range(len(one.steps)):
        now = await second.tables.boards.load(board.row.id)
        assert isinstance(now, LessonBoard)
        press_it = partial(_press, line=right(now).line, actor=aki, board=now)
        done = await asyncio.gather(press_it(first, 10 + step), press_it(second, 20 + step), return_exceptions=True)
        assert {type(each) for each in done} == {Played, Stale}
        assert (await _progress(second.tables.boards, board.row.id)) == step + 1
    assert len(await learned(world)) == 1


async def _press(services: Services, interaction: int, *, line: str, actor: Actor, board: LessonBoard) -> Played:
    return await services.moves.act_line(
        board.row.id, actor, line.split("; "), decision=board.row.revision, interaction_id=interaction
    )


async def _progress(boards: PrivateBoards, board_id: str) -> int:
    board = await boards.load(board_id)
    assert isinstance(board, LessonBoard)
    return board.progress.at


async def test_a_press_that_comes_late_or_twice_counts_once(world: World) -> None:
    one = lesson("octa", "short-game")
    shown = await begun(world, one)
    missed, way_on = wrong(await board_of(world)), right(await board_of(world))
    assert missed is not None
    old = button_of(shown, way_on)
    after = await take(world, shown, missed)
    await world.redeliver()
    assert (await board_of(world)).pressed.wrong == 1
    world.forged_id = old  # the panel from before, in another window
    late = private(await press(world.people["aki"], after, "Leave"))
    assert (await board_of(world)).progress.at == 0
    assert "The board has changed" in late.content
    assert after.id == shown.id, "one panel, which is edited"
    await take(world, late, way_on)
    await world.redeliver()
    assert (await board_of(world)).progress.at == 1


async def test_an_erased_lesson_says_so(world: World) -> None:
    shown = await begun(world, lesson("octa", "short-game"))
    shown = await solved(world, shown)
    board = await board_of(world)
    (held,) = (await world.services.privacy.about(board.row.owner_id))["private_boards"]
    assert (held["kind"], held["lesson"], held["actions"]["lines"]) == ("lesson", "short-game", ["pick 4"])
    assert await world.services.privacy.erase(actor_of(world.people["aki"]))
    gone = private(await world.people["aki"].click(shown, custom_id=button_of(shown, right(board))))
    assert "This private board is gone" in gone.content
    assert "First turn" in labels(await opened(world, "octa"))


def button_of(shown: Message, wanted: Press) -> str:
    """Return the custom id of a button of Octa."""
    name = digest(GAMES["octa"].rules, wanted.plans[0].line)
    return next(str(one["custom_id"]) for one in controls(shown) if one["custom_id"].endswith(name))


# --- lessons and rules change ------------------------------------------------------------------------------------


async def test_a_changed_lesson_goes_on_from_the_last_step_that_fits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = lesson("octa", "short-game")
    shown = await solved(world, await solved(world, await begun(world, one)))
    assert "3/3" in shown.content
    was = one.steps[1]
    other = was.model_copy(update={"accept": (was.accept[0].model_copy(update={"line": "pick 8"}),), "when": ()})
    changed = one.model_copy(update={"edition": "other", "steps": (one.steps[0], other, one.steps[2])})
    monkeypatch.setattr("bot.session.lessons.lesson", lambda game, name: changed)
    await world.restart()
    shown = await opened(world)
    assert "2/3" in shown.content
    assert "This lesson has been corrected since; it goes on from here." in shown.content
    board = await board_of(world)
    assert (board.taught.edition, len(board.pressed.lines)) == ("other", 1)
    monkeypatch.setattr("bot.session.lessons.lesson", lambda game, name: one)
    await world.restart()
    shown = await solved(world, await opened(world))
    assert "corrected" not in shown.content, "and is as it was, as nobody has pressed meanwhile"


async def test_two_processes_with_different_files_write_with_presses_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = lesson("octa", "short-game")
    shown = await solved(world, await begun(world, one))
    changed = one.model_copy(update={"edition": "other"})
    read = partial(BOARDS.where, owner_id=world.people["aki"].id)
    before = await world.store.read(read)
    for file in (changed, one, changed):
        monkeypatch.setattr("bot.session.lessons.lesson", lambda game, name, file=file: file)
        await world.restart()
        shown = await opened(world)
        assert (await board_of(world)).taught.edition == file.edition
        assert await world.store.read(read) == before
    await solved(world, shown)
    (now,) = await world.store.read(read)
    assert (now.revision, '"other"' in now.start) == (before[0].revision + 1, True)


async def test_check_finds_a_lesson_that_cannot_be_played(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await solved(world, await begun(world, lesson("octa", "short-game")))
    assert [fault async for fault in board_faults(world.store)] == []
    monkeypatch.setattr("bot.session.lessons.lesson", gone)
    (fault,) = [fault async for fault in board_faults(world.store)]
    assert "cannot be replayed" in fault


def gone(game: str, name: str) -> Lesson:
    raise KeyError(name)


async def test_a_lesson_that_is_gone_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await begun(world, lesson("octa", "short-game"))
    old = button_of(shown, right(await board_of(world)))
    monkeypatch.setattr("bot.session.lessons.lesson", gone)
    await world.restart()
    said = private(await world.people["aki"].click(shown, custom_id=old))
    assert "There is no such lesson now." in said.content
    assert "First turn" in labels(await opened(world, "octa"))


@pytest.mark.parametrize("one", [lesson("octa", "short-game"), lesson("octa", "points")], ids=lambda one: one.id)
async def test_corrected_rules_take_a_lesson_along(
    world: World, monkeypatch: pytest.MonkeyPatch, one: Lesson
) -> None:
    rules = GAMES["octa"].rules
    await solved(world, await begun(world, one))
    monkeypatch.setattr(type(rules), "rules_version", rules.rules_version + 1)
    monkeypatch.setattr(type(rules), "upgrade", lambda self, state, options, version: state)
    await world.restart()
    shown = await opened(world)
    assert f"2/{len(one.steps)}" in shown.content
    board = await board_of(world)
    assert board.row.rules_version == rules.rules_version
    await solved(world, shown)
    assert (await board_of(world)).progress.at == 2


# --- ways through a lesson -------------------------------------------------------------------------------------


async def test_back_leave_and_going_on(world: World) -> None:
    one = lesson("octa", "short-game")
    shown = await begun(world, one)
    assert "Back" not in labels(shown), "the first step leads to the list of lessons alone"
    shown = await pressed(world, await solved(world, shown), "Back")
    assert (await board_of(world)).progress.at == 0
    shown = await pressed(world, await solved(world, shown), "Leave")
    assert f"Go on: {Speaker('en').say('octa-lesson-short-game')} (2/3)" in labels(shown)
    assert "Play a short game" in labels(shown)
    assert "2/3" in (await pressed(world, shown, "Go on")).content
    assert "2/3" in (await opened(world)).content, "/learn goes on"
    assert "First turn" in labels(await opened(world, "hexlands")), "another game is another choice"
    shown = await begun(world, lesson("hexlands", "cards"))
    assert (await board_of(world)).session.lesson == "cards", "one lesson at a time"
    rows = await world.store.read(partial(BOARDS.where, owner_id=world.people["aki"].id))
    assert len(rows) == 1


async def test_first_own_press_is_the_second(world: World) -> None:
    """/learn, First turn, and the reader plays: the game is the one that is learned soonest, or the channel's."""
    shown = await opened(world)
    assert "Octa" in shown.content
    shown = await pressed(world, shown, "First turn")
    await solved(world, shown)
    assert (await board_of(world)).progress.at == 1


async def test_channels_game_comes_first(world: World) -> None:
    await world.people["ben"].slash(world.channel, "game new", game="hexlands")
    assert "Hexlands" in (await opened(world)).content
    about = private(await press(world.people["aki"], world.panel(), "About"))
    shown = private(await press(world.people["aki"], about, "Learn by playing"))
    assert "First turn" in labels(shown)
    rules = private(await world.people["aki"].slash(world.channel, "rules", game="octa"))
    assert "First turn" in labels(await pressed(world, rules, "Learn by playing"))


async def test_without_a_channels_game_the_one_learned_last_comes_first(world: World) -> None:
    shown = await begun(world, lesson("hexlands", "cards"))
    for _ in lesson("hexlands", "cards").steps:
        shown = await solved(world, shown)
    assert "Hexlands" in (await opened(world)).content.splitlines()[0]
    await world.people["ben"].slash(world.channel, "game new", game="micronesia")
    assert "Micronesia" in (await opened(world)).content.splitlines()[0]


async def test_a_typed_action_is_judged_as_a_press(world: World) -> None:
    aki = world.people["aki"]
    nothing = private(await aki.slash(world.channel, "learn", action="pick 4; end"))
    assert "There is no such lesson now." in nothing.content
    await begun(world, lesson("octa", "short-game"))
    line = right(await board_of(world)).line
    shown = private(await aki.slash(world.channel, "learn", action="pick 3"))
    assert "Pick the four 4s." in shown.content
    shown = private(await aki.slash(world.channel, "learn", action="nonsense"))
    assert shown.content.endswith(Speaker("en").say("octa-lesson-short-game-1"))
    assert "Pick the four 4s." not in shown.content, "only the new refusal"
    other = private(await aki.slash(world.channel, "learn", game="hexlands", action=line))
    assert other.content == Speaker("en").say("refusal-other-lesson", {"game": "Octa"})
    assert (await board_of(world)).progress.at == 0
    assert (await board_of(world)).pressed.wrong == 1, "what the rules refuse is not counted"
    shown = private(await aki.slash(world.channel, "learn", action=line))
    assert "2/3" in shown.content
    found = await aki.autocomplete(world.channel, "learn", "action", "pick")
    assert any("pick" in str(one["value"]) for one in found)


async def test_the_end_of_a_course_offers_a_short_game(world: World) -> None:
    for one in lessons("octa"):
        shown = await begun(world, one)
        for _ in one.steps:
            shown = await solved(world, shown)
    blue = [one["label"] for one in controls(shown) if one["type"] == 2 and one["style"] == 1]
    assert blue == ["Play a short game"]
    assert Speaker("en").say("octa-lesson-end") in shown.content
    assert "Octa" in (await pressed(world, shown, "Rules")).content
    shown = await opened(world)
    assert "Octa 3/3" in shown.content
    assert labels(shown).count("Play a short game") == 1
    game = await pressed(world, shown, "Play a short game")
    assert "Private game" in game.content
    rows = await world.store.read(partial(BOARDS.where, owner_id=world.people["aki"].id))
    board = await world.services.tables.boards.load(next(row.id for row in rows if row.kind == "play"))
    short = short_game("octa")
    assert short is not None
    assert [player.policy for player in board.session.players] == [None, *["easy"] * (short.seats - 1)]
    assert board.session.options.model_dump()["length"] == "short"


async def test_short_game_is_taken_up_again_until_something_is_pressed(world: World) -> None:
    aki, read = world.people["aki"], partial(BOARDS.where, owner_id=world.people["aki"].id)
    ids = set()
    for _ in range(2):
        page = await pressed(world, await opened(world, "octa"), "Play a short game")
        ids |= {row.id for row in await world.store.read(read)}
    assert len(ids) == 1
    private(await press(aki, page, "Options"))
    for _ in range(2):
        world.clock.now += 61
        await pressed(world, await opened(world, "hexlands"), "Play a short game")
    assert len(await world.store.read(read)) == 2


@pytest.mark.parametrize("is_done", [False, True])
async def test_presses_that_a_lesson_does_not_have_are_refused(world: World, *, is_done: bool) -> None:
    one = lesson("octa", "short-game")
    shown = await begun(world, one)
    for _ in one.steps if is_done else ():
        shown = await solved(world, shown)
    row = (await board_of(world)).row
    plain = Speaker("en").say("refusal-not-in-lesson")
    for verb in ("hint", "board-options", "board-again", "board-open", "board-away", "since", "log"):
        assert await forged(world, row, verb) == plain, verb
    if is_done:
        for verb in ("review", "moment", "board-review"):
            assert await forged(world, row, verb) == plain, verb
    else:
        assert await forged(world, row, "hint-play", "0", "0") == plain
    assert (await board_of(world)).row == row


async def test_back_of_a_lesson_takes_nothing_back_in_a_game(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await aki.slash(world.channel, "play", game="octa"))
    await press(aki, shown, labels(shown)[0])
    (row,) = await world.store.read(partial(BOARDS.where, owner_id=aki.id))
    assert await forged(world, row, "lesson-back") == Speaker("en").say("refusal-no-lesson")
    assert await world.store.read(partial(BOARDS.where, owner_id=aki.id)) == [row]


async def forged(world: World, row: BoardRow, *path: str) -> str:
    world.clock.now += 61
    page = private(await world.people["aki"].slash(world.channel, "help"))
    world.forged_id = custom_id(row.id, row.revision, path)
    return private(await press(world.people["aki"], page, labels(page)[0])).content


async def test_lesson_that_had_to_go_is_named(world: World) -> None:
    await begun(world, lesson("hexlands", "orders"))
    row = (await board_of(world)).row
    (said,) = gone_lines(Speaker("en"), row)
    assert said.endswith("so one had to make room: Hexlands, “Orders: castle and mine”.")


async def test_the_short_game_that_goes_on_is_no_second_one(world: World) -> None:
    shown = await opened(world, "octa")
    game = await pressed(world, shown, "Play a short game")
    assert "Play a short game" in labels(await opened(world, "octa")), "nothing was pressed in it"
    await pressed(world, game, labels(game)[0])
    again = await opened(world, "octa")
    assert "Play a short game" not in labels(again)
    assert "Play a short game" in labels(await opened(world, "hexlands"))
    assert "This game of yours goes on." in (await pressed(world, again, "Go on with your game")).content
    shown = await begun(world, lesson("octa", "short-game"))
    for _ in range(3):
        shown = await solved(world, shown)
    assert "Go on with your game" in labels(shown)


async def test_after_a_lesson_the_next_one_is_one_press_away(world: World) -> None:
    shown = await begun(world, lesson("octa", "short-game"))
    for _ in range(3):
        shown = await solved(world, shown)
    again = await pressed(world, shown, "Again")
    assert "1/3" in again.content
    for _ in range(3):
        again = await solved(world, again)
    shown = await pressed(world, again, "Next: ")
    assert "1/5" in shown.content


async def test_lessons_are_played_in_direct_messages(world: World) -> None:
    user = world.people["aki"].user
    shown = private(await user.slash("learn", game="octa"))
    shown = private(await press(user, shown, "First turn"))
    board = await board_of(world)
    assert "2/3" in private(await user.click(shown, custom_id=button_of(shown, right(board)))).content


async def test_nobody_else_presses_in_a_lesson(world: World) -> None:
    await begun(world, lesson("octa", "short-game"))
    board = await board_of(world)
    with pytest.raises(Exception, match="no-board"):
        await world.services.moves.act_line(
            board.row.id, actor_of(world.people["ben"]), ["pick 4"], decision=0, interaction_id=1
        )


# --- offered once, and kept ------------------------------------------------------------------------------------


async def test_whoever_sits_down_for_the_first_time_is_offered_a_lesson_once(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="octa")
    offer = private(await press(world.people["ben"], world.panel(), "Join"))
    assert offer.content.startswith("New to Octa?")
    assert "First turn" in labels(await pressed(world, offer, "Learn by playing", "ben"))
    await press(world.people["ben"], world.panel(), "Leave")
    again = await press(world.people["ben"], world.panel(), "Join")
    assert not again.followups
    assert await learned(world, "ben") == [("octa", "")]


async def test_whoever_has_played_is_not_offered_a_lesson(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    joined = await press(world.people["ben"], world.panel(), "Join")
    assert not joined.followups
    assert await learned(world, "ben") == []


async def test_profile_shows_its_owner_what_they_have_learned(world: World) -> None:
    shown = await begun(world, lesson("octa", "short-game"))
    for _ in range(3):
        shown = await solved(world, shown)
    mine = private(await world.people["aki"].slash(world.channel, "leaderboard", player=world.people["aki"]))
    assert "🎓 Lessons: Octa 1/3" in mine.content
    theirs = private(await world.people["ben"].slash(world.channel, "leaderboard", player=world.people["aki"]))
    assert "Lessons" not in theirs.content


async def test_learning_opens_beside_the_panel_that_one_plays_with(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await aki.slash(world.channel, "play", game="octa"))
    opened = private(await press(aki, shown, "Learn by playing"))
    assert opened.id != shown.id
    assert "First turn" in labels(opened)
