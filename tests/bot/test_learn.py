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
from bot.session.model import Phase, Played, Stale
from bot.store.games.private_boards import BOARDS
from bot.tables.private_boards import PrivateBoards
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES
from engines.core import IllegalAction
from engines.core.teaching.course import Press, Wrong, judge, presses, solution
from engines.core.teaching.lesson import Lesson, lesson, lessons, short_game

from .games import actor_of, begun_game, play_to_end
from .world import Message, World, controls, labels, lists, press, private

pytestmark = pytest.mark.usefixtures("private_controls")

ALL = [one for key in GAMES for one in lessons(key)]
IDS = [f"{one.game}-{one.id}" for one in ALL]
SHORT = lesson("octa", "short-game")
MOST_LINES = 11
"""Lines of a phone that a panel takes at most: the longest end of a course."""


async def opened(world: World, game: str | None = None) -> Message:
    """Type /learn."""
    named = {} if game is None else {"game": game}
    return private(await world.people["aki"].slash(world.channel, "learn", **named))


async def board_of(world: World) -> LessonBoard:
    board = await world.services.tables.boards.lesson_of(world.people["aki"].id)
    assert board is not None
    return board


async def rows_of(world: World) -> list[BoardRow]:
    """Return aki's private boards as they are stored."""
    return await world.store.read(partial(BOARDS.where, owner_id=world.people["aki"].id))


async def pressed(world: World, shown: Message, start: str) -> Message:
    return private(await press(world.people["aki"], shown, start))


async def begun(world: World, one: Lesson, lang: str = "en") -> Message:
    """Open a lesson from the list of its game."""
    name = Speaker(lang).say(text_key(one.game, "lesson", one.id))
    shown = await opened(world, one.game)
    value = f"lesson:{one.game}:{one.id}"
    listed = lists(shown)[0]
    assert any(name in option["label"] for option in listed["options"])
    return private(await world.people["aki"].select(shown, [value], custom_id=listed["custom_id"]))


async def take(world: World, shown: Message, wanted: Press) -> Message:
    """Press a button, or tick in a list."""
    aki, board = world.people["aki"], await board_of(world)
    names = [digest(board.session.rules, plan.line) for plan in wanted.plans]
    for control in controls(shown):
        parts = control["custom_id"].split(":")
        if wanted.key is None and parts[-1] == names[0]:
            return private(await aki.click(shown, custom_id=control["custom_id"]))
        if wanted.key is not None and control["type"] == 3 and parts[5].split("~")[0] == wanted.key:
            return private(await aki.select(shown, names, custom_id=control["custom_id"]))
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


async def solved(world: World, shown: Message, times: int = 1) -> Message:
    for _ in range(times):
        shown = await take(world, shown, right(await board_of(world)))
    return shown


async def finished(world: World, one: Lesson) -> Message:
    return await solved(world, await begun(world, one), len(one.steps))


async def learned(world: World, name: str = "aki") -> list[tuple[str, str]]:
    rows = await world.services.tables.boards.learned(world.people[name].id)
    return [(row.game, row.lesson) for row in rows]


@pytest.mark.parametrize(("one", "lang"), [*zip(ALL, LANGUAGES * len(ALL), strict=False)], ids=IDS)
async def test_a_lesson_is_played_by_its_panel(world_in_lang: World, lang: str, one: Lesson) -> None:
    """Press by press: a wrong one is told and changes nothing, Show me leads on, and the end says what one can."""
    world, voices = world_in_lang, {each: Speaker(each, game=one.game, strict=True) for each in LANGUAGES}
    shown = await begun(world, one, lang)
    for step in [*map(str, range(1, len(one.steps) + 1)), "can"]:
        said = {each: voice.say(text_key(one.game, "lesson", one.id, step)) for each, voice in voices.items()}
        assert said[lang] in shown.content
        for each in LANGUAGES:
            assert phone_lines(shown.content.replace(said[lang], said[each]), each) <= MOST_LINES
        if step == "can":
            break
        assert shown.content.endswith(said[lang])
        assert f"{step}/{len(one.steps)}" in shown.content.replace("／", "/")
        if (missed := wrong(await board_of(world))) is not None:
            shown = await _missed_twice(world, shown, missed, voices[lang])
        else:
            shown = await solved(world, shown)
        assert len((await board_of(world)).pressed.lines) == int(step)
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


async def test_each_step_is_pressed_once_by_processes_with_the_row_alone(world: World) -> None:
    """Of two that press it at the same time one has an outdated board; replies and what is learned come once."""
    aki = actor_of(world.people["aki"])
    board, _ = await PrivateBoards(world.store, GAMES).begin_lesson(aki, SHORT, "en")
    for step in range(len(SHORT.steps)):
        first, second = Services(world.store), Services(world.store)
        now = await first.tables.boards.lesson_of(aki.user_id)
        assert now is not None
        assert (now.row.id, now.progress.at, now.session.phase) == (board.row.id, step, Phase.PLAYING)
        line, at = right(now).line.split("; "), now.row.revision
        done = await asyncio.gather(
            first.moves.act_line(now.row.id, aki, line, decision=at, interaction_id=10 + step),
            second.moves.act_line(now.row.id, aki, line, decision=at, interaction_id=20 + step),
            return_exceptions=True,
        )
        assert {type(each) for each in done} == {Played, Stale}
    end = await PrivateBoards(world.store, GAMES).lesson_of(aki.user_id)
    assert end is not None
    assert (end.progress.is_done, end.session.phase) == (True, Phase.OVER)
    assert await learned(world) == [(SHORT.game, SHORT.id)]


async def test_a_press_that_comes_late_twice_or_from_somebody_else(world: World) -> None:
    shown = await begun(world, SHORT)
    missed, way_on = wrong(await board_of(world)), right(await board_of(world))
    assert missed is not None
    old = button_of(shown, way_on)
    after = await take(world, shown, missed)
    await world.redeliver()
    assert (await board_of(world)).pressed.wrong == 1
    world.forged_id = old  # the panel from before, in another window
    late = await pressed(world, after, "Leave")
    assert (await board_of(world)).progress.at == 0
    assert "The board has changed" in late.content
    assert after.id == shown.id, "one panel, which is edited"
    shown = await take(world, late, way_on)
    await world.redeliver()
    board, ben = await board_of(world), actor_of(world.people["ben"])
    assert board.progress.at == 1
    with pytest.raises(Exception, match="no-board"):
        await world.services.moves.act_line(board.row.id, ben, ["pick 8"], decision=0, interaction_id=1)
    await world.restart()
    await take(world, shown, right(board))
    (held,) = (await world.services.privacy.about(board.row.owner_id))["private_boards"]
    assert (held["kind"], held["lesson"], held["actions"]["lines"][0]) == ("lesson", "short-game", "pick 4")
    assert await world.services.privacy.erase(actor_of(world.people["aki"]))
    gone = private(await world.people["aki"].click(shown, custom_id=button_of(shown, right(board))))
    assert "This private board is gone" in gone.content
    assert "First turn" in labels(await opened(world, "octa"))


def button_of(shown: Message, wanted: Press) -> str:
    """Return the custom id of a button of Octa."""
    name = digest(GAMES["octa"].rules, wanted.plans[0].line)
    return next(str(one["custom_id"]) for one in controls(shown) if one["custom_id"].endswith(name))


async def test_a_changed_lesson_goes_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the last step that fits; processes with different files write with presses alone; one may be gone."""

    async def restarts_with(file: Lesson | None) -> Message:
        monkeypatch.setattr("bot.session.lessons.lesson", gone if file is None else lambda game, name: file)
        await world.restart()
        return await opened(world, None if file else "octa")

    await solved(world, await begun(world, SHORT), 2)
    before, was = await rows_of(world), SHORT.steps[1]
    other = was.model_copy(update={"accept": (was.accept[0].model_copy(update={"line": "pick 8"}),), "when": ()})
    renamed = SHORT.model_copy(update={"edition": "other"})
    changed = renamed.model_copy(update={"steps": (SHORT.steps[0], other, SHORT.steps[2])})
    for file, step in ((changed, 1), (SHORT, 2), (renamed, 2)):
        shown = await restarts_with(file)
        assert f"{step + 1}/3" in shown.content
        assert ("This lesson has been corrected since; it goes on from here." in shown.content) == (step == 1)
        board = await board_of(world)
        assert (board.taught.edition, len(board.pressed.lines)) == (file.edition, step)
        assert await rows_of(world) == before
    assert [fault async for fault in board_faults(world.store)] == []
    assert "First turn" in labels(await restarts_with(None))
    (fault,) = [fault async for fault in board_faults(world.store)]
    assert "cannot be replayed" in fault
    late = await world.people["aki"].click(shown, custom_id=button_of(shown, right(board)))
    assert "There is no such lesson now." in private(late).content
    await solved(world, await restarts_with(renamed))
    (now,) = await rows_of(world)
    assert (now.revision, '"other"' in now.start) == (before[0].revision + 1, True)


def gone(game: str, name: str) -> Lesson:
    raise KeyError(name)


@pytest.mark.parametrize("one", [SHORT, lesson("octa", "points")], ids=lambda one: one.id)
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


async def test_back_leave_and_going_on(world: World) -> None:
    """One lesson at a time; what a lesson does not have is refused, before its end and after it."""
    shown = await begun(world, SHORT)
    assert "Back" not in labels(shown), "the first step leads to the list of lessons alone"
    shown = await pressed(world, await solved(world, shown), "Back")
    assert (await board_of(world)).progress.at == 0
    shown = await pressed(world, await solved(world, shown), "Leave")
    assert f"Go on: {Speaker('en').say('octa-lesson-short-game')} (2/3)" in labels(shown)
    assert "Play a short game" in labels(shown)
    assert "2/3" in (await pressed(world, shown, "Go on")).content
    assert "2/3" in (await opened(world)).content, "/learn goes on"
    row, plain = (await board_of(world)).row, Speaker("en").say("refusal-not-in-lesson")
    never = ("hint", "board-options", "board-again", "board-open", "board-away", "since", "log")
    for path in (*((verb,) for verb in never), ("hint-play", "0", "0")):
        assert await forged(world, row, *path) == plain, path
    assert (await board_of(world)).row == row
    await solved(world, await opened(world), 2)
    row = (await board_of(world)).row
    for verb in (*never, "review", "moment", "board-review"):
        assert await forged(world, row, verb) == plain, verb
    assert (await board_of(world)).row == row
    assert "First turn" in labels(await opened(world, "hexlands")), "another game is another choice"
    await begun(world, lesson("hexlands", "orders"))
    assert (await board_of(world)).session.lesson == "orders"
    (row,) = await rows_of(world)
    (said,) = gone_lines(Speaker("en"), row)
    assert said.endswith("so one had to make room: Hexlands, “Orders: castle and mine”.")


async def test_the_game_of_the_list_is_the_channels_or_the_one_learned_last(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    shown = await opened(world)
    assert "Octa" in shown.content, "the one that is learned soonest"
    await solved(world, await pressed(world, shown, "First turn"))
    assert (await board_of(world)).progress.at == 1, "the second press is the reader's own"
    await finished(world, lesson("hexlands", "cards"))
    assert "Hexlands" in (await opened(world)).content.splitlines()[0]
    await ben.slash(world.channel, "game new", game="micronesia")
    assert "Micronesia" in (await opened(world)).content.splitlines()[0]
    about = await pressed(world, world.panel(), "About")
    assert "First turn" in labels(await pressed(world, about, "Learn by playing"))
    rules = private(await aki.slash(world.channel, "rules", game="octa"))
    assert "First turn" in labels(await pressed(world, rules, "Learn by playing"))
    board = private(await aki.slash(world.channel, "play", game="octa"))
    beside = await pressed(world, board, "Learn by playing")
    assert beside.id != board.id
    assert "First turn" in labels(beside)
    await pressed(world, board, labels(board)[0])
    game = next(row for row in await rows_of(world) if row.kind == "play")
    assert await forged(world, game, "lesson-back") == Speaker("en").say("refusal-no-lesson")
    assert game in await rows_of(world), "Back of a lesson takes nothing back in a game"


async def test_a_typed_action_is_judged_as_a_press(world: World) -> None:
    async def types(line: str, **named: str) -> str:
        return private(await world.people["aki"].slash(world.channel, "learn", **named, action=line)).content

    assert "There is no such lesson now." in await types("pick 4; end")
    await begun(world, SHORT)
    line = right(await board_of(world)).line
    assert "Pick the four 4s." in await types("pick 3")
    said = await types("nonsense")
    assert said.endswith(Speaker("en").say("octa-lesson-short-game-1"))
    assert "Pick the four 4s." not in said, "only the new refusal"
    assert await types(line, game="hexlands") == Speaker("en").say("refusal-other-lesson", {"game": "Octa"})
    assert (await board_of(world)).progress.at == 0
    assert (await board_of(world)).pressed.wrong == 1, "what the rules refuse is not counted"
    assert "2/3" in await types(line)
    offered = await world.people["aki"].autocomplete(world.channel, "learn", "action", "pick")
    assert any("pick" in str(one["value"]) for one in offered)
    user = world.people["aki"].user
    shown = private(await user.slash("learn", game="octa"))
    pick = button_of(shown, right(await board_of(world)))
    assert "3/3" in private(await user.click(shown, custom_id=pick)).content, "in direct messages too"


async def test_the_end_of_a_course_offers_a_short_game(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    shown = await finished(world, SHORT)
    profile = [private(await one.slash(world.channel, "leaderboard", player=aki)).content for one in (aki, ben)]
    assert ["🎓 Lessons: Octa 1/3" in profile[0], "Lessons" in profile[1]] == [True, False], "its owner alone"
    shown = await pressed(world, shown, "Again")
    assert "1/3" in shown.content
    shown = await pressed(world, await solved(world, shown, 3), "Next: ")
    assert "1/5" in shown.content
    await solved(world, shown, 5)
    shown = await finished(world, lessons("octa")[2])
    blue = [one["label"] for one in controls(shown) if one["type"] == 2 and one["style"] == 1]
    assert blue == ["Play a short game"]
    assert Speaker("en").say("octa-lesson-end") in shown.content
    assert "Octa" in (await pressed(world, shown, "Rules")).content
    shown = await opened(world)
    assert "Octa 3/3" in shown.content
    assert labels(shown).count("Play a short game") == 1
    game = await pressed(world, shown, "Play a short game")
    assert "Private game" in game.content
    row = next(row for row in await rows_of(world) if row.kind == "play")
    board = await world.services.tables.boards.load(row.id)
    short = short_game("octa")
    assert short is not None
    assert [player.policy for player in board.session.players] == [None, *["easy"] * (short.seats - 1)]
    assert board.session.options.model_dump()["length"] == "short"


async def test_short_game_is_taken_up_again_until_something_is_pressed(world: World) -> None:
    for _ in range(2):
        game = await pressed(world, await opened(world, "octa"), "Play a short game")
        assert len(await rows_of(world)) == 1
    await pressed(world, game, "Options")
    for _ in range(2):
        world.clock.now += 61
        await pressed(world, await opened(world, "hexlands"), "Play a short game")
    assert len(await rows_of(world)) == 2
    game = private(await world.people["aki"].slash(world.channel, "play", game="octa"))
    game = await pressed(world, await opened(world, "octa"), "Play a short game")
    await pressed(world, game, labels(game)[0])
    again = await opened(world, "octa")
    assert "Play a short game" not in labels(again)
    assert "Play a short game" in labels(await opened(world, "hexlands")), "nothing was pressed in it"
    assert "This game of yours goes on." in (await pressed(world, again, "Go on with your game")).content
    assert "Go on with your game" in labels(await finished(world, SHORT))


async def forged(world: World, row: BoardRow, *path: str) -> str:
    world.clock.now += 61
    page = private(await world.people["aki"].slash(world.channel, "help"))
    world.forged_id = custom_id(row.id, row.revision, path)
    return private(await press(world.people["aki"], page, labels(page)[0])).content


async def test_whoever_sits_down_for_the_first_time_is_offered_a_lesson_once(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await aki.slash(world.channel, "game new", game="octa")
    offer = private(await press(ben, world.panel(), "Join"))
    assert offer.content.startswith("New to Octa?")
    assert "First turn" in labels(private(await press(ben, offer, "Learn by playing")))
    await press(ben, world.panel(), "Leave")
    assert not (await press(ben, world.panel(), "Join")).followups
    assert await learned(world, "ben") == [("octa", "")]
    room = world.guild.create_text_channel("room")
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika", at=room))
    await aki.slash(room, "game new", game="micronesia")
    assert not (await press(ben, room.history()[-1], "Join")).followups, "whoever has played it knows it"
    assert await learned(world, "ben") == [("octa", "")]
