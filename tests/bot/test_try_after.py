"""*Try it* in a finished game, from its log, its highlight and a review; and dice that are set on it."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from simcord import InteractionResult

from bot.history.positions import position
from bot.rows.log import Entry
from bot.session import private_board
from bot.session.codec import chance_of
from bot.session.lines import as_written
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.play import Origin
from bot.session.private_board import Board
from bot.session.set_dice import faces_text, newest_roll, set_dice, sides_of
from bot.store.games import private_boards as stored
from bot.store.games.private_boards import BOARDS
from engines import GAMES
from engines.core import Draw, FastChance
from engines.core.history.replay import replay
from engines.core.playable import policies, strongest_policy
from engines.core.review.findings import Judgement

from .games import actor_of, begun_game, does, more, play_to_end
from .player import choices, take
from .test_end_card import PEOPLE, card
from .test_try import tried
from .test_windows import filled, parts
from .world import Message, World, controls, labels, lists, option_id, press, private

AKI = Actor(7, "aki")
ROLLS = {"dicolony": 6, "hexlands": 2, "micronesia": 4, "octa": 4, "rise_of_tribes": 4}
"""Rolls that a walk sets, at least."""


def try_of(game: str) -> Board:
    """A *Try it* of the beginning of a game of three that is over."""
    options = GAMES[game].rules.Options()
    begun = private_board.begin(GAMES[game], AKI, "en", options, ["random"] * 2, bytes(range(42)), 1.0)
    return private_board.begin_try(replace(begun.session, seed=bytes(32)), AKI, "en", bytes(range(1, 43)), 2.0)


def acted(board: Board, notation: str) -> Board:
    session = board.session
    origin = Origin(session.played_seat, AKI.user_id, None, board.row.changed_at + 1)
    return board.act_line([notation], as_written, origin)[0]


def with_faces(board: Board, text: str) -> Board:
    return set_dice(board, Origin(None, AKI.user_id, None, board.row.changed_at + 1), text=text)


def newest(board: Board) -> tuple[Entry, tuple[Draw, ...]] | None:
    return newest_roll(board.session, board.entries)


def others(entry: Entry) -> list[tuple[str, int, int]]:
    """What a row drew besides rolls."""
    return [(draw.kind, draw.sides, len(draw.results)) for draw in chance_of(entry) if draw.kind != "roll"]


@pytest.mark.parametrize("game", GAMES)
def test_every_roll_of_a_walk_can_be_set_and_played_on(game: str) -> None:
    board, whim, count = try_of(game), random.Random(game), 0
    for _ in range(160):
        session = board.session
        if session.phase is not Phase.PLAYING:
            break
        legal = session.rules.legal_actions(session.state, session.played_seat)
        before, board = board, acted(board, session.rules.notation(whim.choice(legal)))
        rolled = newest(board)
        if rolled is None:
            with pytest.raises(Refused, match="no-dice"):
                with_faces(board, "1")
            continue
        entry, rolls = rolled
        was = board
        text = " ".join(str(whim.randint(1, sides)) for sides in sides_of(rolls))
        board, count = with_faces(board, text), count + 1
        again = newest(board)
        assert again is not None
        assert faces_text(again[1]).startswith(text[: len(faces_text(again[1]))]), "in the order of the roll"
        assert again[0].row == entry.row == board.entries[-1].row
        assert board.row.revision == was.row.revision + 1
        assert private_board.read(board.row, GAMES[game]) == board, "it is read as it was written"
        assert private_board.leads_to_state(board)
        origin = Origin(private_board.OWN, AKI.user_id, None, board.row.changed_at + 1)
        undone = board.take_back(origin)
        assert undone.session.state == before.session.state
        assert not undone.dice.keys() - before.dice.keys()
    assert count >= ROLLS[game], count


def test_nothing_but_the_roll_changes() -> None:
    """What is drawn in secret after dice that were set is what would have been drawn."""
    board, whim = try_of("octa"), random.Random(4)
    while newest(board) is None:
        session = board.session
        legal = session.rules.legal_actions(session.state, session.played_seat)
        board = acted(board, session.rules.notation(whim.choice(legal)))
    entry, rolls = newest(board) or pytest.fail("a walk rolls")
    same = with_faces(board, faces_text(rolls))
    assert same.session.state == board.session.state, "the same faces change nothing"
    rolled = zip(sides_of(rolls), map(int, faces_text(rolls).split()), strict=True)
    other = " ".join(str(sides - face + 1) for sides, face in rolled)
    changed = with_faces(board, other)
    assert changed.session.draws == board.session.draws
    assert others(changed.entries[-1]) == others(entry)
    assert changed.session.state != board.session.state


GONE = "There is no game here. Start one with /game new."
REVIEW, HIGHLIGHT = {"en": "Review", "ja": "振り返り"}, {"en": "Highlight", "ja": "見どころ"}
TRY = {"en": "🧪 Try it", "ja": "🧪 試す"}
BACK = {"en": "Back to the table", "ja": "卓に戻る"}
SET = {"en": "Set the dice…", "ja": "ダイスの目を決める…"}


@pytest.fixture
def few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make quick reviews that show what cost most, however certain that is."""
    for game in GAMES.values():
        monkeypatch.setattr(type(game.mind.heuristics), "review", 2_000)
    monkeypatch.setattr(Judgement, "is_shown", True)


async def goes_to(world: World, session_id: str, name: str, row: object = 0) -> str:
    """What somebody reads who presses a made-up button of a row."""
    world.forged_id = f"s1:{session_id}:0:try-row:{row}"
    return private(await press(world.people[name], world.panel(), labels(world.panel())[0])).content


async def chosen(world: World, name: str, page: Message, at: int) -> Message:
    """Choose an action of a page of the log."""
    (select,) = lists(page)
    option = select["options"][at]
    return private(await world.people[name].select(page, [option["value"]], custom_id=select["custom_id"]))


async def replayed(world: World, row: int) -> Any:
    """The state after a row, replayed without the function that is tested."""
    session = await world.session()
    record = await world.services.history.record(session.id, public=False)
    return [one.step.state for one in replay(session.rules, record, row)][-1]


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, ("en", "ja") * 3, strict=False)])
@pytest.mark.usefixtures("few_actions")
async def test_game_is_tried_from_its_log_and_its_review(world_in_lang: World, game: str, lang: str) -> None:
    """One press from the log; the players' own seats, dai's none; and one press back."""
    world = world_in_lang
    end, session = await card(world, *PEOPLE, game=game, lang=lang), await world.session()
    rows = [row for row in await world.services.history.log(session.id) if row.row.seat is not None]
    for name, page, at, row in (("aki", ("0",), 0, rows[0].number - 1), ("dai", (), -1, rows[-1].number - 1)):
        world.clock.now += 1
        leaf, person = await does(world, name, "log", *page), world.people[name]
        assert len(lists(leaf)[0]["options"]) <= 25
        panel = await chosen(world, name, leaf, at)
        board = await tried(world, person)
        assert board.state == await replayed(world, row)
        assert board.tried is not None
        assert (board.tried.table_id, board.tried.row, board.tried.is_guess) == (session.id, row, False)
        assert board.tried.seat == (None if name == "dai" else 0)
        assert board.phase is Phase.PLAYING
        if name == "dai":
            await world.restart()
        after = private(await take(person, panel, choices(panel)[0]))
        assert (await tried(world, person)).revision == board.revision + 1, after.content
        assert not lists(private(await press(person, after, BACK[lang]))), "the end of the table"
    assert (await world.session()) == session, "the game itself is as it was"
    await _is_tried_from_its_review(world, end, lang)


async def _is_tried_from_its_review(world: World, end: Message, lang: str) -> None:
    chika, ben = world.people["chika"], world.people["ben"]
    shown = private(await press(chika, end, REVIEW[lang]))
    await world.services.reviews.settle()
    await world.settle()
    review = await world.services.reviews.of(await world.session())
    assert review is not None
    buttons = [one for one in controls(shown) if one["label"].startswith(TRY[lang])]
    assert len(buttons) == len(review.keys) > 0
    for button, one in zip(buttons, review.keys, strict=True):
        world.clock.now += 1
        await chika.click(shown, custom_id=button["custom_id"])
        board = await tried(world, chika)
        assert board.state == await replayed(world, one.row - 1)
        assert one.seat in (*board.movers, *board.asked)
        assert board.rules.turns(board.state) == one.turn
    world.clock.now += 1
    moment = private(await press(ben, await more(ben, end), HIGHLIGHT[lang]))
    await press(ben, moment, TRY[lang])
    board = await tried(world, ben)
    assert board.phase is Phase.PLAYING
    said = re.search(r"\d+", moment.content.split("·" if lang == "en" else "｜")[1])
    assert said is not None
    turn = board.rules.turns(board.state)
    assert turn == int(said[0]) or (board.game == "hexlands" and turn < int(said[0])), "one action may pass a turn"


async def test_rows_of_a_log_and_forged_ones(world: World) -> None:
    """A second delivery begins nothing; the same row again goes on with what was tried there."""
    session = await begun_game(world, *PEOPLE)
    assert not lists(await does(world, "aki", "log", "0")), "a running game shows no earlier row"
    assert await goes_to(world, session.id, "aki") == "That is there once the game is over."
    session = await play_to_end(world, session)
    leaf = await does(world, "aki", "log", "0")
    panel = await chosen(world, "aki", leaf, 0)
    aki = world.people["aki"]
    first = await tried(world, aki)
    await world.redeliver()
    assert await tries(world, "aki") == 1
    await take(aki, panel, choices(panel)[0])
    await chosen(world, "aki", leaf, 0)
    now = await tried(world, aki)
    assert (now.id, now.revision) == (first.id, 1)
    world.clock.now += 1
    await chosen(world, "aki", leaf, 1)
    assert (await tried(world, aki)).tried.row == 1  # type: ignore[union-attr]
    assert await tries(world, "aki") == 1

    for row in ("-1", "", "x", "99999", "１", "9" * 60, session.row):
        said = await goes_to(world, session.id, "dai", row)
        assert said == "There is nothing to try at this point of the game.", row
    assert await goes_to(world, "a" * 10, "dai") == GONE
    session, entries = await world.services.tables.with_log(session.id)
    with pytest.raises(Refused, match="old-position"):
        position(replace(session, rules_version=0), entries, 0)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET rules_version = 0, begun_version = 0"))
    await world.restart()
    assert not lists(await does(world, "aki", "log", "0")), "nothing is offered of rules of before"
    assert "another version of the rules" in (await chosen(world, "aki", leaf, 0)).content
    assert not await tries(world, "dai")


async def finished_board(world: World, game: str) -> Session:
    """A game of aki's against computer players that is over."""
    aki = actor_of(world.people["aki"])
    begun, _ = await world.services.tables.boards.begin(aki, game, "en", ["random", "random"])
    board, chance, policy = begun, FastChance("evening"), policies(GAMES[game])[strongest_policy(GAMES[game])]
    while board.session.phase is Phase.PLAYING:
        session, seat = board.session, board.session.movers[0]
        view, legal = session.rules.view(session.state, seat), session.rules.legal_actions(session.state, seat)
        origin = Origin(seat, session.players[seat].user_id, None, world.clock.now)
        board = private_board.act(board, origin, policy(view, legal, chance))
    await world.store.write(lambda db: stored.change(db, begun.row.revision, board.row))
    return board.session


async def test_private_board_that_is_over(world: World) -> None:
    """Its owner tries it from its log, and comes back to it; nobody else does either."""
    await begun_game(world, *PEOPLE)
    session = await finished_board(world, "micronesia")
    aki = world.people["aki"]
    world.forged_id = f"s1:{session.id}:0:log:0"
    leaf = private(await press(aki, world.panel(), "My panel"))
    world.clock.now += 1
    panel = await chosen(world, "aki", leaf, 0)
    board = await tried(world, aki)
    assert board.tried is not None
    assert (board.tried.table_id, board.tried.row, board.tried.seat) == (session.id, 0, 0)
    _, entries = await world.services.tables.with_log(session.id)
    assert board.state == position(session, entries, 0).state
    again = private(await press(aki, panel, "Back"))
    assert "Private game" in again.content
    assert (await goes_to(world, session.id, "ben")).startswith("This private board is gone.")
    assert not await tries(world, "ben")


async def test_dice_are_set_in_a_window(world: World) -> None:
    """As often as one likes, with a sentence for what no die shows; twice is once, and late is stale."""
    aki = world.people["aki"]
    await card(world, *PEOPLE)
    panel = await chosen(world, "aki", await does(world, "aki", "log", "0"), 0)
    assert SET["en"] not in labels(panel), "nothing was rolled yet"
    while SET["en"] not in labels(panel):
        panel = private(await take(aki, panel, choices(panel)[0]))
    old = option_id(panel, SET["en"])
    shown = await press(aki, panel, SET["en"])
    assert [part["value"] for part in parts(shown)] == [faces_text((await rolled(world))[1])]
    for lang, text, said in (
        ("ja", "1 2", "振ったダイスは3個です"),
        ("en", "1 2 7", "This die shows 1 to 6, not “7”."),
    ):
        world.locales[aki.id] = lang
        panel = private(await submit(world, shown, text))
        assert said in panel.content
        shown = await press(aki, panel, SET[lang])
    await world.restart()
    panel = private(await submit(world, shown, "１、６ 3"))
    assert faces_text((await rolled(world))[1]) == "1 6 3"
    board = await tried(world, world.people["aki"])
    await world.redeliver()
    assert (await tried(world, world.people["aki"])).revision == board.revision
    world.forged_id = old
    await press(aki, panel, SET["en"])
    assert (await tried(world, world.people["aki"])) == board, "a window of before opens no more"
    await submit(world, await press(aki, panel, SET["en"]), "666")
    assert faces_text((await rolled(world))[1]) == "6 6 6"


async def tries(world: World, name: str) -> int:
    rows = await world.store.read(partial(BOARDS.where, owner_id=world.people[name].id))
    return [row.kind for row in rows].count("try")


async def rolled(world: World) -> tuple[Entry, tuple[Draw, ...]]:
    """The roll of the newest press of aki's *Try it*."""
    found = newest_roll(*await world.services.tables.with_log((await tried(world, world.people["aki"])).id))
    assert found is not None
    return found


async def submit(world: World, shown: InteractionResult, text: str) -> InteractionResult:
    """Type these faces into the window."""
    return await world.people["aki"].submit_modal(shown, filled(shown, dice=text))
