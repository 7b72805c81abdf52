"""Private boards: /play, its panel from the first choice to the end, and what a board may never be taken for."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import MemberActor, UserHandle

from bot.command_tree import verbs
from bot.features import play as feature
from bot.features.table import private_board as own_panel
from bot.kit.ids import custom_id as id_of
from bot.kit.own_panels import Spot
from bot.kit.phone import phone_lines
from bot.kit.shapes import Panel
from bot.kit.wire import TYPED
from bot.rows.private_board import BoardRow
from bot.session.daily import date_at, mark_of
from bot.session.model import Phase, Session
from bot.session.private_board import is_fresh
from bot.store.games import private_boards as stored
from bot.store.games.private_boards import BOARDS
from bot.tables.private_boards import MOST
from bot.texts import Speaker
from engines import GAMES
from engines.core import NotUpgradable, Seat
from engines.core.review.findings import Judgement
from engines.core.teaching.lesson import lesson
from tests.sessions.test_tries import day_of, write_days

from . import conftest
from .games import actor_of, begun_game, lobby, reply_to, settle_all
from .player import choices, take
from .test_failures import forbid
from .test_installs import away
from .world import Message, World, all_moves, controls, custom_id, labels, lists, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]

SHORT = {
    "en": {"micronesia": ("5 islands", "20 turns"), "octa": ("short",), "hexlands": ("short: to",)},
    "ja": {"micronesia": ("5島", "20手番"), "octa": ("短い",), "hexlands": ("短め",)},
}
"""The options of a short game, by the beginnings of their words."""
AKI = Seat(0)


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game.mind.heuristics), "review", 1_000)


async def boards(world: World, name: str = "aki") -> list[Session]:
    return await world.services.tables.boards.glances(world.people[name].id)


async def board(world: World, name: str = "aki") -> Session:
    """Return the board that was pressed last, as it is read to play on."""
    return await world.services.tables.load((await boards(world, name))[0].id)


async def played(world: World, name: str = "aki", **options: Any) -> Message:
    """Type /play and return the panel."""
    world.clock.now += 1
    return private(await world.people[name].slash(world.channel, "play", **options))


def ready(shown: Message) -> list[str]:
    """Return the labels of buttons that play a plan, a win first."""
    return [control["label"] for control in controls(shown) if ":plan:" in control.get("custom_id", "")]


async def move(actor: MemberActor | UserHandle, shown: Message, whim: random.Random) -> Message:
    """Press the first plan, else anything."""
    if ready(shown):
        return private(await press(actor, shown, ready(shown)[0]))
    return private(await take(actor, shown, whim.choice(choices(shown))))  # type: ignore[arg-type]


async def to_the_end(actor: MemberActor | UserHandle, shown: Message, over: str, whim: random.Random) -> Message:
    for _ in range(1500):
        if over in labels(shown):
            return shown
        shown = await move(actor, shown, whim)
    raise AssertionError(shown.content)


async def ended(world: World, name: str = "aki") -> Message:
    """Play a short game of Octa to its end."""
    shown = private(await press(world.people[name], await played(world, name, game="octa"), "Options"))
    shown = private(await press(world.people[name], shown, "short"))
    shown = private(await press(world.people[name], shown, "Play"))
    return await to_the_end(world.people[name], shown, "Again", random.Random("octa"))


async def forge(world: World, name: str, session: str, *path: str, decision: int = 0) -> str:
    """Press a made-up button and return what is answered."""
    shown = await played(world, name, game="dicolony")
    world.forged_id = id_of(session, decision, path)
    return (await all_moves(world.people[name], shown)).content


# --- a whole game ------------------------------------------------------------------------------------------------


async def test_line_is_typed_in_a_game_of_ones_own(world: World) -> None:
    """The form was answered with "Something went wrong"."""
    aki, shown = world.people["aki"], await played(world, game="octa")
    session = await board(world)
    notation = session.rules.notation(session.rules.legal_actions(session.state, AKI)[0])
    for line, is_played in ((notation, True), ("castle", False)):
        form = await press(aki, shown, "Type a move…")
        assert form.modal is not None
        shown = private(await aki.submit_modal(form, {TYPED: line}))
        assert shown.content.startswith("🔒"), shown.content
        assert ((await board(world)).revision != session.revision) == is_played
        session = await board(world)


@pytest.mark.parametrize("game", GAMES)
async def test_whole_game_from_the_command_to_a_lobby_for_people(
    world_in_lang: World, lang: str, game: str
) -> None:
    world, say, whim = world_in_lang, Speaker(lang).say, random.Random(f"{game}/{lang}")
    aki = world.people["aki"]
    shown = await played(world, game=game)
    assert shown.content.startswith("🔒")
    aim = Speaker(lang, game=game).of_game("lesson", "opening")
    assert f"\n{aim}\n" in shown.content
    assert phone_lines(aim, lang) <= 2
    assert say("table-also-learn") in labels(shown)
    assert say("table-also-options") in labels(shown)
    assert say("table-undo") not in labels(shown)
    shown = private(await press(aki, shown, say("table-also-options")))
    for words in SHORT[lang].get(game, ()):
        shown = private(await press(aki, shown, words))
    shown = private(await press(aki, shown, say("board-play")))
    before = await board(world)

    hint = private(await press(aki, shown, say("table-also-suggestion")))
    assert hint.content.startswith("💡"), "at once: no end card will tell"
    shown = private(await press(aki, hint, say("common-back")))
    while (await board(world)).row < 9:
        shown = await move(aki, shown, whim)
    if say("common-back") in labels(shown):
        shown = private(await press(aki, shown, say("common-back")))
    assert say("table-also-options") not in labels(shown), "the game has begun"
    while say("table-undo") in labels(shown):
        shown = private(await press(aki, shown, say("table-undo")))
    after = await board(world)
    numbered = replace(before, revision=after.revision, decisions=after.decisions, changed_at=after.changed_at)
    assert after == numbered, "back at the beginning, across dice and computers’ moves"

    shown = await to_the_end(aki, shown, say("board-again"), whim)
    over = await board(world)
    assert over.phase is Phase.OVER
    assert phone_lines(shown.content, lang) <= 20

    review = private(await press(aki, shown, say("review-button")))
    await world.services.reviews.settle()
    await world.settle()
    assert [one.filename.partition(".")[0] for one in review.attachments][:1] == ["review"], review.content
    book = private(await press(aki, shown, say("book-button")))
    assert [one.filename for one in book.attachments] == [f"sainome-{game}-{over.id}.html"], book.content
    assert book.content == say("book-made-private")
    assert (await world.services.history.record(over.id, public=True)).header.is_private
    highlight = private(await press(aki, shown, say("scores-moment-button")))
    assert say("table-show-board") in labels(highlight), highlight.content
    assert say("board-again") in labels(shown), "each stands in a message of its own"

    opened = private(await press(aki, shown, say("table-also-people")))
    session = await world.session()
    assert (session.phase, session.game) == (Phase.LOBBY, game), opened.content
    assert session.options == (await world.services.tables.boards.load(over.id)).chosen
    world.clock.now += 1
    fresh = private(await press(aki, shown, say("board-again")))
    again = await board(world)
    assert is_fresh(again)
    assert again.options == over.options
    assert [player.policy for player in again.players] == [player.policy for player in over.players]
    assert say("table-also-options") in labels(fresh)


async def test_aim_and_lessons_are_there_until_something_is_pressed_or_learned(world: World) -> None:
    aki, aim = world.people["aki"], Speaker("en", game="octa").of_game("lesson", "opening")
    shown = await played(world, game="octa")
    lessons = private(await press(aki, shown, "Learn by playing"))
    assert "Octa" in lessons.content
    moved = await move(aki, await played(world, game="octa"), random.Random("octa"))
    assert aim not in moved.content
    assert "Learn by playing" not in labels(moved)
    await world.services.tables.boards.learn(world.people["ben"].id, "octa", "short-game")
    known = await played(world, "ben", game="octa")
    assert aim in known.content
    assert "Learn by playing" not in labels(known)
    other = await played(world, "ben", game="micronesia")
    assert "7 of the 12 islands" in other.content
    short = private(await press(world.people["ben"], other, "Options"))
    short = private(await press(world.people["ben"], short, "5 islands"))
    short = private(await press(world.people["ben"], short, "Play"))
    assert "7 of the 12 islands" not in short.content, "it would not be so"


# --- which board -------------------------------------------------------------------------------------------------


async def test_fresh_board_is_taken_up_again_and_a_begun_one_goes_on(world: World) -> None:
    aki = world.people["aki"]
    shown = await played(world, game="octa")
    (first,) = await boards(world)
    await played(world, game="octa")
    assert [one.id for one in await boards(world)] == [first.id], "nothing was pressed on it"
    await played(world, game="octa", level="strong")
    (strong,) = await boards(world)
    assert {player.policy for player in strong.players} == {None, "strong"}
    assert strong.id != first.id, "another level takes its place"
    late = private(await press(aki, shown, labels(shown)[0]))
    assert late.content.startswith("This private board is gone."), "on another device"

    shown = await played(world, game="octa", level="easy")
    await move(aki, shown, random.Random(1))
    shown = await played(world, game="octa")
    assert shown.content.splitlines()[1] == "This game of yours goes on."
    await press(aki, shown, "New game")
    kept = await boards(world)
    assert [is_fresh(one) for one in kept] == [True, False]


async def test_another_game_is_asked_for_and_those_that_go_on_are_listed(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await press(aki, await played(world), "Another game"))
    assert labels(shown) == [f"▶ {Speaker('en').say(f'{game}-title'.replace('_', '-'))}" for game in GAMES]
    shown = private(await press(aki, shown, "▶ Octa"))
    assert "Private game** · Octa" in shown.content
    shown = private(await press(aki, await played(world), "Octa"))
    assert "Private game** · Octa" in shown.content, "the list of those that go on"


async def test_help_plays_in_one_press(world: World) -> None:
    page = private(await world.people["aki"].slash(world.channel, "help"))
    shown = private(await press(world.people["aki"], page, "Play Micronesia now"))
    assert "Private game** · Micronesia" in shown.content
    assert shown.id != page.id, "the page stays"


async def test_oldest_board_makes_room_and_it_is_said(world: World) -> None:
    aki = world.people["aki"]
    shown = await played(world, game="micronesia")
    shown = await move(aki, shown, random.Random(2))
    oldest = (await board(world)).id
    (row,) = await world.store.read(partial(BOARDS.where, owner_id=aki.id))

    def copies(db: Any) -> None:
        for number in range(1, MOST):
            BOARDS.insert(db, replace(row, id=f"0copy{number:05}", changed_at=row.changed_at + number))

    await world.store.write(copies)
    world.clock.now += MOST
    shown = await played(world, game="octa")
    assert "You can have 20 private boards, so one had to make room: Micronesia." in shown.content
    assert len(await boards(world)) == MOST
    assert oldest not in {one.id for one in await boards(world)}


# --- options -----------------------------------------------------------------------------------------------------


async def test_options_begin_anew_and_are_kept_apart_from_what_they_become(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await press(aki, await played(world, game="hexlands"), "Options"))
    assert [one["placeholder"].split(":")[0] for one in lists(shown)][:2] == ["1 computer, easy", "Level"]
    first = await board(world)
    shown = private(await press(aki, shown, "5 computers"))
    shown = private(await press(aki, shown, "strong"))
    assert "short" in shown.content, "so many play the short game, as it was not chosen otherwise"
    shown = private(await press(aki, shown, "1 computer"))
    shown = private(await press(aki, shown, "Next ▶"))
    (last,) = lists(shown)
    shown = private(await take(aki, shown, (last["custom_id"], last["options"][0]["value"])))
    (now,) = await boards(world)
    assert now.id != first.id
    assert now.options.length == "standard"  # type: ignore[attr-defined]
    assert now.options.piling  # type: ignore[attr-defined]
    assert [player.policy for player in now.players] == [None, "strong"]
    assert "◀ Previous" in labels(shown)
    shown = private(await press(aki, shown, "Play"))
    assert shown.content.startswith("🔒 **Private game** · Hexlands")


async def test_level_changes_a_fresh_board_and_nothing_else_of_it(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await press(aki, await played(world, game="hexlands"), "Options"))
    await press(aki, shown, "4 computers")
    before = await world.services.tables.boards.load((await board(world)).id)
    await played(world, game="hexlands", level="strong")
    (now,) = await boards(world)
    after = await world.services.tables.boards.load(now.id)
    assert (after.levels, after.chosen) == (("strong",) * 4, before.chosen)


async def test_options_of_a_board_that_was_pressed_elsewhere_change_nothing(world: World) -> None:
    aki = world.people["aki"]
    shown = await played(world, game="octa")
    settings = private(await press(aki, await played(world, game="octa"), "Options"))
    await move(aki, shown, random.Random(3))
    before = await board(world)
    late = private(await press(aki, settings, "strong"))
    assert "The board has changed. Here it is now." in late.content
    assert "Undo" in labels(late)
    assert await board(world) == before
    assert "The board has changed" in await forge(world, "aki", before.id, own_panel.SETTINGS)


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (("opponents", "9"), "The option “opponents” has no value “9”."),
        (("opponents", "x" * 20), "has no value"),
        (("level", "best"), "This game has no computer player called “best”."),
        (("length", "endless"), "has no value “endless”"),
        (("colour", "red"), "This game has no option called “colour”."),
        ((), "This game has no option called “”."),
    ],
)
async def test_made_up_options_are_refused_above_the_lists(
    world: World, choice: tuple[str, ...], said: str
) -> None:
    await played(world, game="octa")
    (before,) = await boards(world)
    answer = await forge(world, "aki", before.id, feature.SET, "0", *choice)
    assert said in answer
    assert before in await boards(world)


# --- presses -----------------------------------------------------------------------------------------------------


async def test_press_counts_once_however_often_it_arrives(world: World) -> None:
    aki = world.people["aki"]
    shown, twin = await played(world, game="octa"), await played(world, game="octa")
    await press(aki, shown, ready(shown)[0])
    once = await board(world)
    await world.redeliver()
    assert await board(world) == once
    late = private(await press(aki, twin, ready(twin)[0]))
    assert "The board has changed. Here it is now." in late.content
    assert await board(world) == once


async def test_nobody_else_gets_anything_of_a_board(world: World) -> None:
    end = await ended(world)
    over = await board(world)
    shown = await played(world, game="octa")
    running = (await board(world)).id
    plan = custom_id(shown, ready(shown)[0]).split(":", 3)[3].split(":")
    paths = [
        (over.id, verb)
        for verb in (
            "hand",
            "log",
            "review",
            "book",
            "moment",
            "undo",
            "more",
            "board-again",
            "board-open",
            "since",
        )
    ]
    paths += [
        (running, verb) for verb in ("hand", "board-options", "board-set", "board-away", "hint", "why", "top")
    ]
    for session, verb in paths:
        assert await forge(world, "ben", session, verb, "0") == GONE, verb
    assert "is gone" in await forge(world, "ben", running, *plan)
    assert "is gone" in await forge(world, "ben", running, "board-away", "sure")
    assert "is gone" in await forge(world, "ben", "", "inbox-open", running)
    assert {one.id for one in await boards(world)} == {over.id, running}
    assert "Again" in labels(end)


async def test_new_game_that_is_delivered_again_after_a_press_begins_nothing(world: World) -> None:
    aki = world.people["aki"]
    await move(aki, await played(world, game="octa"), random.Random(1))
    new = private(await press(aki, await played(world, game="octa"), "New game"))
    begins, before = dict(world.delivered[-1]), {one.id for one in await boards(world)}
    await move(aki, new, random.Random(1))
    world.env.backend.emit("INTERACTION_CREATE", begins)
    await world.settle()
    assert {one.id for one in await boards(world)} == before
    assert len(before) == 2


async def test_question_whether_to_put_away_is_of_one_revision(world: World) -> None:
    aki, shown = world.people["aki"], await played(world, game="octa")
    sure = private(await press(aki, shown, "Put away"))
    old = custom_id(sure, "Put it away")
    shown = await move(aki, await played(world, game="octa"), random.Random(3))
    world.forged_id = old
    late = private(await press(aki, shown, "Undo"))
    assert "The board has changed. Here it is now." in late.content
    assert len(await boards(world)) == 1


GONE = "This private board is gone. `/play` begins a game, `/learn` a lesson."


async def test_only_presses_meant_for_private_boards_reach_one_and_only_its_owners(world: World) -> None:
    """Whatever is forged, to a game that goes on, one that is over, or a lesson."""
    await ended(world)
    over = await board(world)
    await played(world, game="octa")
    running = await board(world)
    await world.services.tables.boards.begin_lesson(
        actor_of(world.people["aki"]), lesson("octa", "short-game"), "en", interaction_id=1
    )
    before = {one.id: one for one in await boards(world)}
    assert len(before) == 3
    opened = await lobby(world, "chika")
    await settle_all(world)
    panel = world.panel()
    for word, verb in verbs().items():
        for session in before:
            for name in ("ben",) if verb.private else ("aki", "ben"):
                world.forged_id = id_of(session, 0, (word, "0"))
                answer = private(await press(world.people[name], panel, "Join")).content
                assert answer == GONE, (name, word)
    assert {one.id: one for one in await boards(world)} == before
    sessions = await world.store.read(lambda db: db.execute("SELECT id FROM sessions").fetchall())
    assert [id_ for (id_,) in sessions] == [opened.id]
    assert {over.id, running.id} < before.keys()


async def test_only_a_lesson_can_be_taken_back_as_one(world: World) -> None:
    shown = await move(world.people["aki"], await played(world, game="octa"), random.Random("octa"))
    assert "Undo" in labels(shown)
    before = await board(world)
    for verb in ("lesson-back", "lesson-show"):
        answer = await forge(world, "aki", before.id, verb, decision=before.revision)
        assert answer == "There is no such lesson now. `/learn` shows all of them."
    assert await world.services.tables.load(before.id) == before


IN_A_TRY = {
    "hand", "act", "plan", "line", "correct", "tick", "sure-line", "top", "narrow", "more", "undo", "why", "log",
    "since", "larger", "lesson-back", "lesson-show", "try-anew", "try-on", "try-play", "try-line", "try-typed",
    "dice", "dice-set", "order", "order-cancel", "order-off", "what", "rulebook", "teach", "daily-strong", "also",
    "words",
}  # fmt: skip
"""The verbs of private boards that the one try of an open day has too, or that are refused by what they do."""


async def test_forged_press_gets_no_help_in_the_try_of_an_open_day(world: World) -> None:
    """A new verb of private boards that helps has ``after_day``, or else is listed above."""
    assert {word for word, verb in verbs().items() if verb.private and not verb.after_day} == IN_A_TRY
    day = day_of(date_at(world.clock.now))
    await write_days(world.store, day)
    made = await world.services.tables.boards.begin_day(
        actor_of(world.people["aki"]), day, bytes(32), "en", apart=False, mark_of=mark_of
    )
    for is_over in (False, True):
        while is_over and (now := await world.services.tables.load(made.row.id)).phase is Phase.PLAYING:
            action = now.rules.notation(now.rules.legal_actions(now.state, AKI)[0])
            await world.services.moves.act(
                now.id, actor_of(world.people["aki"]), action, decision=now.revision, interaction_id=None
            )
        before = await world.services.tables.load(made.row.id)
        for word in sorted(verbs()):
            verb = verbs()[word]
            if not verb.private or (word in IN_A_TRY and not word.startswith("lesson")):
                continue
            for argument in ("sure", "0"):
                answer = await forge(world, "aki", before.id, word, argument, decision=before.revision)
                refused = "Everybody plays these dice today" if verb.after_day else "There is no such lesson now"
                assert answer.startswith(refused), word
        assert await world.services.tables.load(before.id) == before
        assert bytes(32).hex() not in await forge(world, "aki", before.id, "hand")
        assert bytes(32).hex() not in await forge(world, "aki", before.id, "log")


async def test_stop_while_computers_move_loses_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    aki = world.people["aki"]
    shown = await played(world, game="octa")
    monkeypatch.setattr("bot.seating.computers.next_computer", lambda session: None)  # as if it had stopped there
    while AKI in (await board(world)).movers:
        shown = await move(aki, shown, random.Random(4))
    assert shown.content.splitlines()[-1].startswith("Waiting for ")
    monkeypatch.undo()
    for game in GAMES.values():
        monkeypatch.setattr(type(game.mind.heuristics), "review", 1_000)
    await world.restart()
    assert AKI not in (await board(world)).movers, "nobody has looked"
    shown = private(await press(aki, shown, "Refresh"))
    assert AKI in (await board(world)).movers
    assert "Undo" in labels(shown)


async def test_panel_says_that_computers_think(world: World) -> None:
    """The line comes before they have moved, and the panel in its place."""
    await played(world, game="octa")
    session, moved, said = await board(world), asyncio.Event(), list[str]()

    class Shows:
        async def show(self, panel: Panel, at: Spot) -> None:
            said.append(panel.content)
            moved.set()

    async def load(session_id: str) -> Session:
        said.append("the panel")
        return session

    moving = asyncio.ensure_future(moved.wait())
    ctx: Any = SimpleNamespace(
        services=SimpleNamespace(
            computers=SimpleNamespace(go_on=lambda session: moving), tables=SimpleNamespace(load=load)
        ),
        app=SimpleNamespace(grace=0.0),
        answer=Shows(),
        voice=lambda session: Speaker("en"),
    )
    assert await own_panel.settled(ctx, session) is session
    assert said == ["🔒 **Private game** · Octa\nThe computers are thinking …", "the panel"]


# --- its end -----------------------------------------------------------------------------------------------------


async def test_end_survives_a_restart_and_can_be_taken_back(world: World) -> None:
    aki, end = world.people["aki"], await ended(world)
    private(await press(aki, end, "Review"))
    await world.services.reviews.settle()
    await world.restart()
    over = await board(world)
    assert await world.services.reviews.of(over) is not None
    review = private(await press(aki, end, "Review"))
    assert "Review of Octa" in review.content
    assert private(await press(aki, end, "Book")).attachments
    opened = private(await press(aki, private(await aki.slash(world.channel, "tables")), "Octa"))
    assert "Again" in labels(opened)
    back = private(await press(aki, opened, "Undo"))
    now = await board(world)
    assert now.phase is Phase.PLAYING
    assert "Again" not in labels(back)
    assert await world.services.reviews.of(now) is None, "it was of another end"
    late = private(await press(aki, end, "Review"))
    assert late.content == "Only games played to the end can be reviewed."


async def test_review_of_an_end_that_is_undone_meanwhile_is_discarded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, end, over = world.people["aki"], await ended(world), await board(world)
    keep = world.services.tables.boards.keep_review

    async def late(session: Session, review: str) -> bool:
        owner = actor_of(aki)
        await world.services.moves.undo(over.id, owner, decision=over.revision, interaction_id=None)
        return await keep(session, review)

    monkeypatch.setattr(world.services.tables.boards, "keep_review", late)
    shown = private(await press(aki, end, "Review"))
    await world.services.reviews.settle()
    await world.settle()
    assert shown.content == "This private game isn’t over any more, or is gone, so its review was discarded."
    assert await world.services.reviews.of(await board(world)) is None


async def test_board_of_corrected_rules_has_no_review_and_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    aki = world.people["aki"]
    shown = private(await press(aki, await played(world, game="octa"), "Options"))
    shown = private(await press(aki, private(await press(aki, shown, "short")), "Play"))
    shown = await move(aki, shown, random.Random(6))
    (row,) = await world.store.read(partial(BOARDS.where, owner_id=aki.id))

    def aged(row: BoardRow) -> Any:
        return lambda db: stored.change(db, row.revision, replace(row, rules_version=row.rules_version - 1))

    await world.store.write(aged(row))
    world.services.tables.boards._known.clear()
    shown = await played(world, game="octa")
    assert "This game of yours goes on." in shown.content
    assert not is_fresh(await board(world)), "though nothing was pressed since"
    assert "Options…" not in labels(shown)
    end = await to_the_end(aki, shown, "Again", random.Random("octa"))
    assert "The rules were corrected while this game went on, so it has no review and no book." in end.content
    assert not {"Review", "Book", "Highlight"} & set(labels(end))
    over = (await boards(world))[0]
    assert "There is no review" in await forge(world, "aki", over.id, "review")
    assert "There is no book" in await forge(world, "aki", over.id, "book")


async def aged(world: World, name: str = "aki") -> BoardRow:
    """Let the rules of the newest board be corrected, in another process."""
    row = (await world.store.read(partial(BOARDS.where, owner_id=world.people[name].id)))[0]
    now, was = (f'"rules_version":{version}' for version in (row.rules_version, row.rules_version - 1))
    review = None if row.review is None else row.review.replace(now, was)
    older = replace(row, rules_version=row.rules_version - 1, review=review)
    await world.store.write(lambda db: stored.change(db, row.revision, older))
    await world.restart()
    return older


async def test_corrected_rules_are_said_until_the_next_press(
    world_in_lang: World, lang: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    world, say, aki = world_in_lang, Speaker(lang).say, world_in_lang.people["aki"]
    await move(aki, await played(world, game="hexlands"), random.Random(1))
    row = await aged(world)
    shown = await played(world, game="hexlands")
    assert say("board-resumed") in shown.content
    what = say(f"hexlands-upgrade-{row.rules_version + 1}")
    assert what.split("(")[0] in shown.content
    more = private(await press(aki, shown, say("table-more-actions")))
    story = private(await press(aki, more, say("table-happened")))
    assert say("log-corrected") in story.content
    shown = await played(world, game="hexlands")
    shown = await move(aki, shown, random.Random(1))
    assert say("board-resumed") not in shown.content
    world.forged_id = id_of(row.id, 0, ("since",))
    assert say("log-film-alt") not in private(await press(aki, shown, labels(shown)[0])).content
    await world.settle()
    assert "Traceback" not in capsys.readouterr().out + caplog.text


async def test_board_that_cannot_go_on_is_listed_until_it_is_opened(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    aki = world.people["aki"]
    await move(aki, await played(world, game="octa"), random.Random(1))
    row = await aged(world)

    def refuse(*_: Any) -> None:
        raise NotUpgradable("no way")

    monkeypatch.setattr("bot.session.private_board.upgrade_state", refuse)
    stuck = "🔒 **Octa** · Private game · can’t go on: the rules were corrected"
    for _ in range(2):
        assert stuck in await reply_to(world, "aki", "tables")
    assert "is gone" in await forge(world, "ben", row.id, "hand")
    page = await played(world)
    assert "Octa · earlier rules" in labels(page)
    assert row.id in {one.id for one in await boards(world)}
    said = private(await press(aki, page, "Octa · earlier")).content
    assert said == Speaker("en").say("refusal-old-rules-board")
    assert row.id not in {one.id for one in await boards(world)}
    assert "Private game** · Octa" in (await played(world, game="octa")).content


@pytest.mark.parametrize("is_shown", [True, False])
async def test_end_of_earlier_rules_still_stands(
    world: World, monkeypatch: pytest.MonkeyPatch, *, is_shown: bool
) -> None:
    aki, end = world.people["aki"], await ended(world)
    private(await press(aki, end, "Review"))
    await world.services.reviews.settle()
    await world.settle()
    row = await aged(world)
    rules = GAMES["octa"].rules
    monkeypatch.setattr(type(rules), "upgrade", lambda self, state, options, version: state if is_shown else {})
    again = end
    if is_shown:
        shown = private(await press(aki, private(await aki.slash(world.channel, "tables")), "Octa"))
        assert end.content.splitlines()[-1] in shown.content, "its result"
        assert labels(shown) == [
            "Again", "Review", "What happened", "Board in words", "Open it in a channel", "Put away",
        ]  # fmt: skip
        review = private(await press(aki, shown, "Review"))
        assert Speaker("en").say("review-how") in review.content
        assert Speaker("en").say("board-ended") in review.content
        again = shown
    else:
        assert "🔒 **Octa** · Private game · earlier rules · over" in await reply_to(world, "aki", "tables")
        said = private(await press(aki, private(await aki.slash(world.channel, "tables")), "Octa"))
        assert said.content == Speaker("en").say("refusal-old-board-over")
    said = "/tables shows what it found" if is_shown else "There is no review: the rules were corrected since"
    assert said in private(await press(aki, end, "Review")).content
    assert "There is no book" in private(await press(aki, end, "Book")).content
    opened = private(await press(aki, again, "Open it in a channel"))
    assert "Incident" not in opened.content
    assert (await world.session()).options == (await world.services.tables.boards.load(row.id)).chosen
    assert "Private game** · Octa" in private(await press(aki, again, "Again")).content
    assert row.id in {one.id for one in await boards(world)}


async def test_every_picture_says_that_it_is_private(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    titles, paint = list[str](), conftest.PlainPainter.paint

    def noted(painter: Any, view: Any, scene: Any) -> Any:
        titles.append(scene.private)
        return paint(painter, view, scene)

    monkeypatch.setattr(conftest.PlainPainter, "paint", noted)
    monkeypatch.setattr(Judgement, "is_shown", True)
    aki = world.people["aki"]
    shown = await played(world, game="octa")
    shown = private(await press(aki, private(await press(aki, shown, "💡 Suggestion")), "Back"))
    end = await to_the_end(aki, shown, "Again", random.Random("octa"))
    review = private(await press(aki, end, "Review"))
    await world.services.reviews.settle()
    await world.settle()
    assert len(review.attachments) > 1
    count = len(titles)
    assert private(await press(aki, end, "Highlight")).attachments
    await world.settle()
    assert len(titles) > count
    assert set(titles) == {"Private game"}


# --- lists, and where it works -----------------------------------------------------------------------------------


async def test_tables_list_boards_below_tables_and_opens_them(world: World) -> None:
    aki = world.people["aki"]
    await ended(world)
    await played(world, game="rise_of_tribes")
    alone = await reply_to(world, "aki", "tables")
    lines = alone.splitlines()
    assert lines[0] == "## Your tables"
    assert lines[1] == "🔒 **Rise of Tribes** · Private game · Turn 1 · your choice"
    assert lines[2].startswith("🔒 **Octa** · Private game · Turn ")
    assert lines[2].endswith(" · over")
    await begun_game(world, "aki", "ben", "chika")
    inbox = private(await aki.slash(world.channel, "tables"))
    assert [line[0] for line in inbox.content.splitlines() if "**" in line][-2:] == ["🔒", "🔒"]
    opened = private(await press(aki, inbox, "Rise of Tribes"))
    begun = private(await press(aki, opened, "A1"))
    story = private(await press(aki, begun, "What happened"))
    assert "the whole game" in story.content
    assert story.id != begun.id, "in a message of its own"
    opened = private(await press(aki, begun, "Undo"))
    place = custom_id(opened, "A1")
    sure = private(await press(aki, opened, "Put away"))
    assert labels(sure) == ["Put it away", "Back"]
    assert private(await press(aki, sure, "Put it away")).content == "Put away. `/play` begins a new game."
    assert [one.game for one in await boards(world)] == ["octa"]
    inbox = private(await aki.slash(world.channel, "tables"))
    world.forged_id = place
    assert "is gone" in private(await press(aki, inbox, "Octa")).content


async def test_in_direct_messages_and_where_only_the_person_has_the_app(world: World) -> None:
    user = world.people["aki"].user
    shown = private(await user.slash("play", game="octa"))
    shown = private(await press(user, private(await press(user, shown, "Options")), "short"))
    end = await to_the_end(user, private(await press(user, shown, "Play")), "Again", random.Random("octa"))
    said = "With people you play Octa in a channel of a server where I am: `/game new` there. Add me"
    assert private(await press(user, end, "Open it")).content.startswith(said)
    assert private(await press(user, end, "Book")).attachments
    away(world)
    shown = await played(world, game="octa")
    assert "Private game** · Octa" in shown.content
    await move(world.people["aki"], shown, random.Random(7))
    assert "Octa" in await reply_to(world, "aki", "tables")


async def test_lobby_in_the_way_is_replaced_by_one_with_the_options_of_the_board(world: World) -> None:
    end = await ended(world)
    await lobby(world, "aki", game="dicolony")
    asked = private(await press(world.people["aki"], end, "Open it"))
    await press(world.people["aki"], asked, "Close it")
    session = await world.session()
    assert (session.game, session.phase) == ("octa", Phase.LOBBY)
    assert session.options.length == "short"  # type: ignore[attr-defined]
    busy = private(await press(world.people["aki"], end, "Open it"))
    assert "open" in busy.content


async def test_lobby_in_the_way_stays_if_its_successor_cannot_be_opened(world: World) -> None:
    await ended(world, "ben")
    others = await board(world, "ben")
    await lobby(world, "aki", game="dicolony")
    before = await world.session()
    assert await forge(world, "aki", before.id, "instead", "octa", others.id) == GONE
    assert await forge(world, "aki", before.id, "instead", "octa", "0gone") == GONE
    forbid(world, send_messages=True)
    assert "Send Messages" in await forge(world, "aki", before.id, "instead", "octa")
    assert await world.session() == before
