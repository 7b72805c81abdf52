"""Private boards: /play, its panel from the first choice to the end, and what a board may never be taken for."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from functools import partial
from itertools import cycle
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import MemberActor, UserHandle

from bot.command_tree import verbs
from bot.features import play as feature
from bot.features.table import private_board as own_panel
from bot.kit.ids import custom_id as id_of
from bot.kit.phone import phone_lines
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
from .games import actor_of, begun_game, command, lobby, reply_to
from .player import choices, take
from .test_failures import forbid
from .test_installs import away
from .world import Message, World, all_moves, answer_to, controls, custom_id, labels, lists, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]

SHORT = {
    "en": {"micronesia": ("5 islands", "20 turns"), "octa": ("short",), "hexlands": ("short: to",)},
    "ja": {"micronesia": ("5島", "20手番"), "octa": ("短い",), "hexlands": ("短め",)},
}
"""The options of a short game, by the beginnings of their words."""
AKI = Seat(0)
GONE = "This private board is gone. `/play` begins a game, `/learn` a lesson."
CHANGED = "The board has changed. Here it is now."
SAY = Speaker("en").say


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
    return await command(world, name, "play", **options)


async def listed(world: World, start: str, name: str = "aki") -> Message:
    """Press what begins so in /tables."""
    return await answer_to(world.people[name], await command(world, name, "tables"), start)


def ready(shown: Message) -> list[str]:
    """Return the labels of buttons that play a plan, a win first."""
    return [control["label"] for control in controls(shown) if ":plan:" in control.get("custom_id", "")]


async def move(actor: MemberActor | UserHandle, shown: Message, whim: random.Random) -> Message:
    """Press the first plan, else anything."""
    if ready(shown):
        return await answer_to(actor, shown, ready(shown)[0])
    return private(await take(actor, shown, whim.choice(choices(shown))))  # type: ignore[arg-type]


async def to_the_end(actor: MemberActor | UserHandle, shown: Message, over: str = "Again") -> Message:
    whim = random.Random("octa")
    for _ in range(1500):
        if over in labels(shown):
            return shown
        shown = await move(actor, shown, whim)
    raise AssertionError(shown.content)


async def ended(world: World, name: str = "aki") -> Message:
    """Play a short game of Octa to its end."""
    aki = world.people[name]
    shown = await answer_to(aki, await played(world, name, game="octa"), "Options", "short", "Play")
    return await to_the_end(aki, shown)


async def reviewed(world: World, shown: Message, label: str = "Review") -> Message:
    """Press *Review* and return the answer once the review is there."""
    answer = await answer_to(world.people["aki"], shown, label)
    await world.services.reviews.settle()
    await world.settle()
    return answer


async def forge(world: World, name: str, session: str, *path: str, decision: int = 0) -> str:
    """Press a made-up button and return what is answered."""
    shown = await played(world, name, game="dicolony")
    world.forged_id = id_of(session, decision, path)
    return (await all_moves(world.people[name], shown)).content


async def aged(world: World) -> BoardRow:
    """Let the rules of aki's newest board be corrected, in another process."""
    row = (await world.store.read(partial(BOARDS.where, owner_id=world.people["aki"].id)))[0]
    now, was = (f'"rules_version":{version}' for version in (row.rules_version, row.rules_version - 1))
    review = None if row.review is None else row.review.replace(now, was)
    older = replace(row, rules_version=row.rules_version - 1, review=review)
    await world.store.write(lambda db: stored.change(db, row.revision, older))
    await world.restart()
    return older


@pytest.fixture
def titles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What every picture that is painted from now on says of being private."""
    found, paint = list[str](), conftest.PlainPainter.paint

    def noted(painter: Any, view: Any, scene: Any) -> Any:
        found.append(scene.private)
        return paint(painter, view, scene)

    monkeypatch.setattr(conftest.PlainPainter, "paint", noted)
    monkeypatch.setattr(Judgement, "is_shown", True)
    return found


# --- a whole game ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), [(game, ("en", "ja")[at % 2]) for at, game in enumerate(GAMES)])
async def test_whole_game_from_the_command_to_its_end(
    world_in_lang: World, lang: str, game: str, titles: list[str]
) -> None:
    world, say, whim, aki = world_in_lang, Speaker(lang).say, random.Random(game), world_in_lang.people["aki"]
    shown = await played(world, game=game)
    aim = Speaker(lang, game=game).of_game("lesson", "opening")
    assert shown.content.startswith("🔒")
    assert f"\n{aim}\n" in shown.content
    assert phone_lines(aim, lang) <= 2
    assert {say("table-also-learn"), say("table-also-options")} < {*labels(shown)} - {say("table-undo")}
    shown = await answer_to(aki, shown, say("table-also-options"), *SHORT[lang].get(game, ()), say("board-play"))
    assert say("table-undo") not in labels(shown)
    before = await board(world)
    hint = await answer_to(aki, shown, say("table-also-suggestion"))
    assert hint.content.startswith("💡"), "at once: no end card will tell"
    shown = await answer_to(aki, hint, say("common-back"))
    while (await board(world)).row < 9:
        shown = await move(aki, shown, whim)
    if say("common-back") in labels(shown):
        shown = await answer_to(aki, shown, say("common-back"))
    assert say("table-also-options") not in labels(shown), "the game has begun"
    while say("table-undo") in labels(shown):
        shown = await answer_to(aki, shown, say("table-undo"))
    after = await board(world)
    numbered = replace(before, revision=after.revision, decisions=after.decisions, changed_at=after.changed_at)
    assert after == numbered, "back at the beginning, across dice and computers’ moves"
    shown = await to_the_end(aki, shown, say("board-again"))
    assert (await board(world)).phase is Phase.OVER
    assert phone_lines(shown.content, lang) <= 20
    await hold_end(world, shown, lang, titles)


async def hold_end(world: World, shown: Message, lang: str, titles: list[str]) -> None:
    """Press what the end of a board offers, in messages of their own, to the next board."""
    say, aki, over = Speaker(lang).say, world.people["aki"], await board(world)
    review = await reviewed(world, shown, say("review-button"))
    assert [one.filename.partition(".")[0] for one in review.attachments][:1] == ["review"], review.content
    highlight = await answer_to(aki, shown, say("scores-moment-button"))
    assert say("table-show-board") in labels(highlight), highlight.content
    assert highlight.attachments
    assert set(titles) == {say("board-title-play")}, "every picture says that it is private"
    book = await answer_to(aki, shown, say("book-button"))
    assert [one.filename for one in book.attachments] == [f"sainome-{over.game}-{over.id}.html"], book.content
    assert book.content == say("book-made-private")
    assert (await world.services.history.record(over.id, public=True)).header.is_private
    opened = await answer_to(aki, shown, say("table-also-people"))
    session = await world.session()
    assert (session.phase, session.game) == (Phase.LOBBY, over.game), opened.content
    assert session.options == (await world.services.tables.boards.load(over.id)).chosen
    world.clock.now += 1
    fresh = await answer_to(aki, shown, say("board-again"))
    again = await board(world)
    assert is_fresh(again)
    assert (again.options, [one.policy for one in again.players]) == (
        over.options, [one.policy for one in over.players]
    )  # fmt: skip
    assert say("table-also-options") in labels(fresh)


async def test_line_is_typed_in_a_game_of_ones_own(world: World) -> None:
    """The form was answered with "Something went wrong"."""
    aki, shown = world.people["aki"], await played(world, game="octa")
    session = await board(world)
    notation = session.rules.notation(session.rules.legal_actions(session.state, AKI)[0])
    for line, is_played in ((notation, True), ("castle", False)):
        shown = private(await aki.submit_modal(await press(aki, shown, "Type a move…"), {TYPED: line}))
        assert shown.content.startswith("🔒"), shown.content
        assert ((await board(world)).revision != session.revision) == is_played
        session = await board(world)


# --- which board -------------------------------------------------------------------------------------------------


async def test_fresh_board_is_taken_up_again_and_a_begun_one_goes_on(world: World) -> None:
    aki, aim = world.people["aki"], Speaker("en", game="octa").of_game("lesson", "opening")
    page = await command(world, "aki", "help")
    assert "Private game** · Micronesia" in (await answer_to(aki, page, "Play Micronesia now")).content
    shown = await played(world, game="octa")
    first, _ = await boards(world)
    assert "Octa" in (await answer_to(aki, shown, "Learn by playing")).content
    await played(world, game="octa")
    assert first.id in [one.id for one in await boards(world)], "nothing was pressed on it"
    await played(world, game="octa", level="strong")
    strong = await board(world)
    assert {player.policy for player in strong.players} == {None, "strong"}
    assert first.id not in [one.id for one in await boards(world)], "another level takes its place"
    late = await answer_to(aki, shown, labels(shown)[0])
    assert late.content.startswith("This private board is gone."), "on another device"
    moved = await move(aki, await played(world, game="octa", level="easy"), random.Random(1))
    assert aim not in moved.content
    assert "Learn by playing" not in labels(moved)
    shown = await played(world, game="octa")
    assert shown.content.splitlines()[1] == "This game of yours goes on."
    await press(aki, shown, "New game")
    assert [is_fresh(one) for one in await boards(world) if one.game == "octa"] == [True, False]
    shown = await answer_to(aki, await played(world), "Another game")
    assert labels(shown)[: len(GAMES)] == [f"▶ {SAY(f'{game}-title'.replace('_', '-'))}" for game in GAMES]
    assert "Private game** · Octa" in (await answer_to(aki, shown, "▶ Octa")).content
    shown = await answer_to(aki, await played(world), "Octa")
    assert "Private game** · Octa" in shown.content, "the list of those that go on"


async def test_lessons_are_offered_until_they_are_learned_and_the_aim_is_that_of_the_options(world: World) -> None:
    ben = world.people["ben"]
    await world.services.tables.boards.learn(ben.id, "octa", "short-game")
    known = await played(world, "ben", game="octa")
    assert Speaker("en", game="octa").of_game("lesson", "opening") in known.content
    assert "Learn by playing" not in labels(known)
    other = await played(world, "ben", game="micronesia")
    assert "7 of the 12 islands" in other.content
    short = await answer_to(ben, other, "Options", "5 islands", "Play")
    assert "7 of the 12 islands" not in short.content, "it would not be so"


async def test_oldest_board_makes_room_and_it_is_said(world: World) -> None:
    aki = world.people["aki"]
    await move(aki, await played(world, game="micronesia"), random.Random(2))
    (row,) = await world.store.read(partial(BOARDS.where, owner_id=aki.id))

    def copies(db: Any) -> None:
        for number in range(1, MOST):
            BOARDS.insert(db, replace(row, id=f"0copy{number:05}", changed_at=row.changed_at + number))

    await world.store.write(copies)
    world.clock.now += MOST
    shown = await played(world, game="octa")
    assert "You can have 20 private boards, so one had to make room: Micronesia." in shown.content
    kept = {one.id for one in await boards(world)}
    assert (len(kept), row.id in kept) == (MOST, False)


# --- options -----------------------------------------------------------------------------------------------------


async def test_options_begin_anew_and_are_kept_apart_from_what_they_become(world: World) -> None:
    aki = world.people["aki"]
    shown = await answer_to(aki, await played(world, game="hexlands"), "Options")
    assert [one["placeholder"].split(":")[0] for one in lists(shown)][:2] == ["1 computer, easy", "Level"]
    first = await board(world)
    shown = await answer_to(aki, shown, "5 computers", "strong")
    assert "short" in shown.content, "so many play the short game, as it was not chosen otherwise"
    shown = await answer_to(aki, shown, "1 computer", "Next ▶")
    (last,) = lists(shown)
    shown = private(await take(aki, shown, (last["custom_id"], last["options"][0]["value"])))
    (now,) = await boards(world)
    assert now.id != first.id
    assert (now.options.length, now.options.piling) == ("standard", True)  # type: ignore[attr-defined]
    assert [player.policy for player in now.players] == [None, "strong"]
    assert "◀ Previous" in labels(shown)
    shown = await answer_to(aki, shown, "Play")
    assert shown.content.startswith("🔒 **Private game** · Hexlands")
    await answer_to(aki, shown, "Options", "4 computers")
    before = await world.services.tables.boards.load((await board(world)).id)
    await played(world, game="hexlands", level="easy")
    after = await world.services.tables.boards.load((await board(world)).id)
    assert (after.levels, after.chosen) == (("easy",) * 4, before.chosen), "a level changes nothing else"


async def test_options_of_a_begun_board_and_made_up_ones_change_nothing(world: World) -> None:
    aki = world.people["aki"]
    shown = await played(world, game="octa")
    (fresh,) = await boards(world)
    for choice, said in (
        (("opponents", "9"), "The option “opponents” has no value “9”."),
        (("level", "best"), "This game has no computer player called “best”."),
        (("length", "endless"), "has no value “endless”"),
        ((), "This game has no option called “”."),
    ):
        assert said in await forge(world, "aki", fresh.id, feature.SET, "0", *choice)
    assert fresh in await boards(world)
    settings = await answer_to(aki, await played(world, game="octa"), "Options")
    await move(aki, shown, random.Random(3))
    before = await board(world)
    late = await answer_to(aki, settings, "strong")
    assert CHANGED in late.content
    assert "Undo" in labels(late)
    assert await board(world) == before
    assert "The board has changed" in await forge(world, "aki", before.id, own_panel.SETTINGS)


# --- presses -----------------------------------------------------------------------------------------------------


async def test_late_and_repeated_presses_count_once(world: World) -> None:
    aki = world.people["aki"]
    sure = custom_id(await answer_to(aki, await played(world, game="octa"), "Put away"), "Put it away")
    shown, twin = await played(world, game="octa"), await played(world, game="octa")
    await press(aki, shown, ready(shown)[0])
    once = await board(world)
    await world.redeliver()
    assert await board(world) == once
    assert CHANGED in (await answer_to(aki, twin, ready(twin)[0])).content
    shown = await played(world, game="octa")
    world.forged_id = sure
    assert CHANGED in (await answer_to(aki, shown, "Undo")).content, "the question was of one revision"
    assert await board(world) == once
    for verb in ("lesson-back", "lesson-show"):
        answer = await forge(world, "aki", once.id, verb, decision=once.revision)
        assert answer == "There is no such lesson now. `/learn` shows all of them."


async def test_only_presses_meant_for_private_boards_reach_one_and_only_its_owners(world: World) -> None:
    """Whatever is forged, to a game that goes on, one that is over, or a lesson: one of them for each verb."""
    await ended(world)
    over, shown = await board(world), await played(world, game="octa")
    running = (await board(world)).id
    plan = custom_id(shown, ready(shown)[0]).split(":", 3)[3].split(":")
    await world.services.tables.boards.begin_lesson(
        actor_of(world.people["aki"]), lesson("octa", "short-game"), "en", interaction_id=1
    )
    before = {one.id: one for one in await boards(world)}
    assert len({over.id, running} | before.keys()) == 3
    opened = await lobby(world, "chika")
    for session, (word, verb) in zip(cycle(before), verbs().items(), strict=False):
        for name in ("ben",) if verb.private else ("aki", "ben"):
            world.forged_id = id_of(session, 0, (word, "0"))
            answer = await answer_to(world.people[name], world.panel(), "Join")
            assert answer.content == GONE, (name, word)
    for session, *path in ((running, *plan), (running, "board-away", "sure"), ("", "inbox-open", running)):
        world.forged_id = id_of(session, 0, path)
        assert "is gone" in (await answer_to(world.people["ben"], world.panel(), "Join")).content
    assert {one.id: one for one in await boards(world)} == before
    sessions = await world.store.read(lambda db: db.execute("SELECT id FROM sessions").fetchall())
    assert [id_ for (id_,) in sessions] == [opened.id]


IN_A_TRY = {
    "hand", "act", "plan", "line", "correct", "tick", "sure-line", "top", "narrow", "more", "undo", "why", "log",
    "since", "larger", "lesson-back", "lesson-show", "try-anew", "try-on", "try-play", "try-line", "try-typed",
    "dice", "dice-set", "order", "order-cancel", "order-off", "what", "rulebook", "teach", "daily-strong", "also",
    "words",
}  # fmt: skip
"""The verbs of private boards that the one try of an open day has too, or that are refused by what they do."""


async def test_forged_press_gets_no_help_in_the_try_of_an_open_day(world: World) -> None:
    """A new verb of private boards that helps has ``after_day``, or else is listed above."""
    private_verbs = {word: verb for word, verb in verbs().items() if verb.private}
    assert {word for word, verb in private_verbs.items() if not verb.after_day} == IN_A_TRY
    await write_days(world.store, day := day_of(date_at(world.clock.now)))
    aki = actor_of(world.people["aki"])
    made = await world.services.tables.boards.begin_day(aki, day, bytes(32), "en", apart=False, mark_of=mark_of)
    for is_over in (False, True):
        while is_over and (now := await world.services.tables.load(made.row.id)).phase is Phase.PLAYING:
            action = now.rules.notation(now.rules.legal_actions(now.state, AKI)[0])
            await world.services.moves.act(now.id, aki, action, decision=now.revision, interaction_id=None)
        before = await world.services.tables.load(made.row.id)
        for word in sorted(private_verbs.keys() - IN_A_TRY | {"lesson-back", "lesson-show"}):
            helps = private_verbs[word].after_day
            refused = "Everybody plays these dice today" if helps else "There is no such lesson now"
            for argument in ("sure", "0"):
                answer = await forge(world, "aki", before.id, word, argument, decision=before.revision)
                assert answer.startswith(refused), word
        assert await world.services.tables.load(before.id) == before
        for word in ("hand", "log"):
            assert bytes(32).hex() not in await forge(world, "aki", before.id, word)


async def test_stop_while_computers_move_loses_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, shown = world.people["aki"], await played(world, game="octa")
    with monkeypatch.context() as stopped:
        stopped.setattr("bot.seating.computers.next_computer", lambda session: None)
        while AKI in (await board(world)).movers:
            shown = await move(aki, shown, random.Random(4))
    assert shown.content.splitlines()[-1].startswith("Waiting for ")
    await world.restart()
    assert AKI not in (await board(world)).movers, "nobody has looked"
    shown = await answer_to(aki, shown, "Refresh")
    assert AKI in (await board(world)).movers
    assert "Undo" in labels(shown)


async def test_panel_says_that_computers_think(world: World) -> None:
    """The line comes before they have moved, and the panel in its place."""
    await played(world, game="octa")
    session, moved, said = await board(world), asyncio.Event(), list[str]()

    async def show(panel: Any, at: Any) -> None:
        said.append(panel.content)
        moved.set()

    async def load(session_id: str) -> Session:
        said.append("the panel")
        return session

    moving = asyncio.ensure_future(moved.wait())
    computers, tables = SimpleNamespace(go_on=lambda session: moving), SimpleNamespace(load=load)
    ctx: Any = SimpleNamespace(
        services=SimpleNamespace(computers=computers, tables=tables),
        app=SimpleNamespace(grace=0.0),
        answer=SimpleNamespace(show=show),
        voice=lambda session: Speaker("en"),
    )
    assert await own_panel.settled(ctx, session) is session
    assert said == ["🔒 **Private game** · Octa\nThe computers are thinking …", "the panel"]


# --- its end -----------------------------------------------------------------------------------------------------


async def test_end_survives_a_restart_and_can_be_taken_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, end = world.people["aki"], await ended(world)
    await reviewed(world, end)
    await world.restart()
    assert await world.services.reviews.of(await board(world)) is not None
    assert "Review of Octa" in (await answer_to(aki, end, "Review")).content
    assert (await answer_to(aki, end, "Book")).attachments
    opened = await listed(world, "Octa")
    assert "Again" in labels(opened)
    back = await answer_to(aki, opened, "Undo")
    now = await board(world)
    assert (now.phase, "Again" in labels(back)) == (Phase.PLAYING, False)
    assert await world.services.reviews.of(now) is None, "it was of another end"
    late = await answer_to(aki, end, "Review")
    assert late.content == "Only games played to the end can be reviewed."
    end = await to_the_end(aki, back)
    over, keep = await board(world), world.services.tables.boards.keep_review

    async def too_late(session: Session, review: str) -> bool:
        await world.services.moves.undo(over.id, actor_of(aki), decision=over.revision, interaction_id=None)
        return await keep(session, review)

    monkeypatch.setattr(world.services.tables.boards, "keep_review", too_late)
    shown = await reviewed(world, end)
    assert shown.content == "This private game isn’t over any more, or is gone, so its review was discarded."
    assert await world.services.reviews.of(await board(world)) is None


async def test_board_of_corrected_rules_has_no_review_and_says_so(world: World) -> None:
    aki = world.people["aki"]
    shown = await answer_to(aki, await played(world, game="octa"), "Options", "short", "Play")
    await move(aki, shown, random.Random(6))
    await aged(world)
    shown = await played(world, game="octa")
    assert "This game of yours goes on." in shown.content
    assert not is_fresh(await board(world)), "though nothing was pressed since"
    assert "Options…" not in labels(shown)
    end = await to_the_end(aki, shown)
    assert "The rules were corrected while this game went on, so it has no review and no book." in end.content
    assert not {"Review", "Book", "Highlight"} & set(labels(end))
    over = (await boards(world))[0]
    for verb in ("review", "book"):
        assert f"There is no {verb}" in await forge(world, "aki", over.id, verb)


async def test_corrected_rules_are_said_until_the_next_press(
    world: World, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    aki = world.people["aki"]
    await move(aki, await played(world, game="hexlands"), random.Random(1))
    row = await aged(world)
    shown = await played(world, game="hexlands")
    assert SAY("board-resumed") in shown.content
    assert SAY(f"hexlands-upgrade-{row.rules_version + 1}").split("(")[0] in shown.content
    story = await answer_to(aki, shown, SAY("table-more-actions"), SAY("table-happened"))
    assert SAY("log-corrected") in story.content
    shown = await move(aki, await played(world, game="hexlands"), random.Random(1))
    assert SAY("board-resumed") not in shown.content
    world.forged_id = id_of(row.id, 0, ("since",))
    assert SAY("log-film-alt") not in (await answer_to(aki, shown, labels(shown)[0])).content
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
    assert row.id in {one.id for one in await boards(world)}
    said = (await answer_to(aki, page, "Octa · earlier rules")).content
    assert said == SAY("refusal-old-rules-board")
    assert row.id not in {one.id for one in await boards(world)}
    assert "Private game** · Octa" in (await played(world, game="octa")).content


@pytest.mark.parametrize("is_shown", [True, False])
async def test_end_of_earlier_rules_still_stands(
    world: World, monkeypatch: pytest.MonkeyPatch, *, is_shown: bool
) -> None:
    aki, end = world.people["aki"], await ended(world)
    await reviewed(world, end)
    row, rules = await aged(world), GAMES["octa"].rules
    monkeypatch.setattr(type(rules), "upgrade", lambda self, state, options, version: state if is_shown else {})
    again, said = end, "There is no review: the rules were corrected since"
    if is_shown:
        again, said = await listed(world, "Octa"), "/tables shows what it found"
        assert end.content.splitlines()[-1] in again.content, "its result"
        assert labels(again) == [
            "Again", "Review", "What happened", "Board in words", "Open it in a channel", "Put away",
        ]  # fmt: skip
        review = (await answer_to(aki, again, "Review")).content
        assert SAY("review-how") in review
        assert SAY("board-ended") in review
    else:
        assert "🔒 **Octa** · Private game · earlier rules · over" in await reply_to(world, "aki", "tables")
        assert (await listed(world, "Octa")).content == SAY("refusal-old-board-over")
    assert said in (await answer_to(aki, end, "Review")).content
    assert "There is no book" in (await answer_to(aki, end, "Book")).content
    assert "Incident" not in (await answer_to(aki, again, "Open it in a channel")).content
    assert (await world.session()).options == (await world.services.tables.boards.load(row.id)).chosen
    assert "Private game** · Octa" in (await answer_to(aki, again, "Again")).content
    assert row.id in {one.id for one in await boards(world)}


# --- lists, and where it works -----------------------------------------------------------------------------------


async def test_tables_list_boards_below_tables_and_opens_them(world: World) -> None:
    aki = world.people["aki"]
    await ended(world)
    await played(world, game="rise_of_tribes")
    lines = (await reply_to(world, "aki", "tables")).splitlines()
    assert lines[:2] == ["## Your tables", "🔒 **Rise of Tribes** · Private game · Turn 1 · your choice"]
    assert lines[2].startswith("🔒 **Octa** · Private game · Turn ")
    assert lines[2].endswith(" · over")
    await begun_game(world, "aki", "ben", "chika")
    inbox = await command(world, "aki", "tables")
    assert [line[0] for line in inbox.content.splitlines() if "**" in line][-2:] == ["🔒", "🔒"]
    begun = await answer_to(aki, inbox, "Rise of Tribes", "A1")
    story = await answer_to(aki, begun, "What happened")
    assert "the whole game" in story.content
    assert story.id != begun.id, "in a message of its own"
    opened = await answer_to(aki, begun, "Undo")
    place = custom_id(opened, "A1")
    sure = await answer_to(aki, opened, "Put away")
    assert labels(sure) == ["Put it away", "Back"]
    assert (await answer_to(aki, sure, "Put it away")).content == "Put away. `/play` begins a new game."
    assert [one.game for one in await boards(world)] == ["octa"]
    inbox = await command(world, "aki", "tables")
    world.forged_id = place
    assert "is gone" in (await answer_to(aki, inbox, "Octa")).content


async def test_in_direct_messages_and_where_only_the_person_has_the_app(world: World) -> None:
    user = world.people["aki"].user
    shown = private(await user.slash("play", game="octa"))
    end = await to_the_end(user, await answer_to(user, shown, "Options", "short", "Play"))
    said = "With people you play Octa in a channel of a server where I am: `/game new` there. Add me"
    assert (await answer_to(user, end, "Open it")).content.startswith(said)
    assert (await answer_to(user, end, "Book")).attachments
    away(world)
    shown = await played(world, game="octa")
    assert "Private game** · Octa" in shown.content
    await move(world.people["aki"], shown, random.Random(7))
    assert "Octa" in await reply_to(world, "aki", "tables")


async def test_lobby_in_the_way_is_replaced_by_one_with_the_options_of_the_board(world: World) -> None:
    end = await ended(world)
    over = await board(world)
    await lobby(world, "ben", game="dicolony")
    before = await world.session()
    for board_id in (over.id, "0gone"):
        assert await forge(world, "ben", before.id, "instead", "octa", board_id) == GONE
    forbid(world, send_messages=True)
    assert "Send Messages" in await forge(world, "ben", before.id, "instead", "octa")
    assert await world.session() == before, "it stays if its successor cannot be opened"
    forbid(world)
    await world.services.moves.end(before.id, actor_of(world.people["ben"]), by_moderator=False)
    await lobby(world, "aki", game="dicolony")
    await answer_to(world.people["aki"], end, "Open it", "Close it")
    session = await world.session()
    assert (session.game, session.phase) == ("octa", Phase.LOBBY)
    assert session.options.length == "short"  # type: ignore[attr-defined]
    assert "open" in (await answer_to(world.people["aki"], end, "Open it")).content
