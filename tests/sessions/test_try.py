"""*Try it* in the database: one a person and table, with its owner's seat, for an hour; pressed once, and gone with
whom it names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.rows.private_board import BoardRow
from bot.session.model import Actor, Phase, Played, Refused, Session, Stale
from bot.session.private_board import Board, line_to_play, may_go_on
from bot.store import guilds
from bot.store.drivers import dialect
from bot.store.games.private_boards import BOARDS
from bot.tables.private_boards import MOST, MOST_TRIES
from engines.core import IllegalAction
from tests.prying import places_of
from tests.toys_corrected import Same

from .test_private_boards import faults, under
from .world import AKI, BEN, CHIO, GUILD, STRANGER, World

HOUR = 3600.0
LONE, OTHER = Actor(987654321, "Aki-chan"), Actor(987654322, "Benjiro")


async def begins(world: World, table: Session, actor: Actor = AKI, *, anew: bool = False, press: int = 0) -> Board:
    now = await world.services.tables.load(table.id)
    interaction = press or world.clock.interactions()
    return await world.services.tables.boards.begin_try(now, actor, "en", interaction_id=interaction, anew=anew)


async def plays(world: World, session: Session, *line: str, actor: Actor = AKI, press: int = 0) -> Played:
    return await world.services.moves.act_line(
        session.id, actor, line, decision=session.revision, interaction_id=press or world.clock.interactions()
    )


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def tries(world: World, actor: Actor = AKI) -> list[BoardRow]:
    rows = await world.store.read(partial(BOARDS.where, owner_id=actor.user_id))
    return [row for row in rows if row.kind == "try"]


@pytest.fixture
async def twin(world: World) -> AsyncIterator[World]:
    """Another process on the same database."""
    other = await World.open(world.path, world.clock)
    yield other
    await other.close()


# --- once ------------------------------------------------------------------------------------------------------


async def test_try_is_taken_up_again_until_the_table_moves_on(world: World, twin: World) -> None:
    table = await world.table("walk", AKI, BEN)
    both = await asyncio.gather(begins(world, table, press=7), begins(twin, table, press=7))
    assert len({board.row.id for board in both}) == 1
    first = both[0].session
    await plays(world, first, "go 2")
    assert (await begins(twin, table)).session.state.scores == (2, 0)
    await world.plays(table, AKI, "go 1")
    moved = await begins(world, table)
    assert moved.row.id == first.id, "an older panel of it is stale and not gone"
    assert moved.session.state.scores == (1, 0)
    with pytest.raises(Stale):
        await plays(twin, first, "go 2")
    assert len(await tries(world)) == 1
    assert await faults(world) == []


async def test_press_counts_once_in_two_processes(world: World, twin: World) -> None:
    session = (await begins(world, await world.table("walk", AKI, BEN))).session
    both = await asyncio.gather(*(plays(one, session, "go 2", press=5) for one in (world, twin)))
    assert sorted(played.is_repeated for played in both) == [False, True]
    outcomes = await asyncio.gather(
        *(plays(one, both[0].session, "go 1") for one in (world, twin)), return_exceptions=True
    )
    assert [type(one) for one in outcomes].count(Stale) == 1
    assert (await now(twin, session)).state.scores == (3, 0)


async def test_owner_plays_for_everybody_and_takes_back_without_end(world: World) -> None:
    table = await world.table("walk", AKI, BEN, CHIO)
    begun = (await begins(world, table)).session
    session = begun
    for notation in ("gamble", "go 2", "gamble", "rest", "gamble"):
        session = (await plays(world, session, notation)).session
    assert session.state != begun.state
    assert world.box.notices == []
    for _ in range(5):
        played = await world.services.moves.undo(
            session.id, AKI, decision=None, interaction_id=world.clock.interactions()
        )
    assert played.session.state == begun.state
    assert (await now(world, table)) == table
    assert await faults(world) == []


async def test_the_others_play_until_the_owner_is_awaited(world: World) -> None:
    table = await world.table("walk", AKI, BEN, CHIO)
    session = (await begins(world, table, CHIO)).session
    boards = world.services.tables.boards

    async def on(at: Session) -> Session:
        played = await boards.on_to_own_turn(
            session.id, CHIO, decision=at.revision, interaction_id=world.clock.interactions()
        )
        return played.session

    assert may_go_on(session)
    mine = await on(session)
    assert (mine.movers, mine.played_seat) == ((2,), 2)
    with pytest.raises(Refused, match="try-own-turn"):
        await on(mine)
    with pytest.raises(Stale):
        await on(session)
    back = await world.services.moves.undo(session.id, CHIO, decision=None, interaction_id=1_000_000)
    assert back.session.state == session.state, "one press"


async def test_what_is_hidden_is_guessed_until_dealt_anew(world: World) -> None:
    table = await world.table("guess", AKI, BEN)
    assert not (await begins(world, table)).start.trial.is_guess  # type: ignore[union-attr]
    await world.plays(table, BEN, "note 6")
    guesses = set()
    for _ in range(12):
        board = await begins(world, table, anew=True)
        assert board.session.tried is not None
        assert board.session.tried.is_guess
        again = await begins(world, table)
        assert again.session.state == board.session.state
        guesses.add(board.session.state.notes)
    assert len(guesses) > 1
    assert len(await tries(world)) == 1
    mine = (await begins(world, table, BEN)).session
    assert (mine.tried.is_guess, mine.state.notes[1]) == (False, 6)  # type: ignore[union-attr]


# --- whose it is -----------------------------------------------------------------------------------------------


async def test_try_ends_with_the_seat(world: World, twin: World) -> None:
    table = await world.table("walk", AKI, BEN, CHIO)
    session = (await begins(world, table)).session
    await world.services.seats.leave(table.id, AKI, interaction_id=None)
    with pytest.raises(Refused, match="try-seat-lost"):
        await plays(twin, session, "rest")
    with pytest.raises(Refused, match="no-board"):
        await plays(world, session, "rest")
    with pytest.raises(Refused, match="not-seated"):
        await begins(world, table)
    with pytest.raises(Refused, match="not-seated"):
        await begins(world, table, STRANGER)
    assert await tries(world) == []


async def test_nobody_else_may_press_it(world: World) -> None:
    session = (await begins(world, await world.table("walk", AKI, BEN))).session
    with pytest.raises(Refused, match="no-board"):
        await plays(world, session, "rest", actor=BEN)
    with pytest.raises(Refused, match="no-board"):
        await world.services.tables.boards.on_to_own_turn(session.id, BEN, decision=None, interaction_id=None)
    assert (await now(world, session)).row == session.row


async def test_try_is_gone_an_hour_after_its_last_press(world: World, twin: World) -> None:
    table = await world.table("walk", AKI, BEN)
    session = (await begins(world, table)).session
    world.clock.now += HOUR - 1
    session = (await plays(world, session, "go 2")).session
    world.clock.now += HOUR - 1
    assert (await now(twin, session)).state.scores == (2, 0)
    world.clock.now += 1
    for process, said in ((world, "try-gone"), (twin, "no-board")):
        with pytest.raises(Refused, match=said):
            await plays(process, session, "rest")
    assert (await begins(world, table)).session.state.scores == (0, 0)
    await world.passes(2 * HOUR)
    assert await tries(world) == []


async def test_tries_stand_beside_other_boards(world: World) -> None:
    """They are listed nowhere, make no other board go, and are ten at most: the oldest goes."""
    boards = world.services.tables.boards
    for _ in range(MOST):
        await boards.begin(AKI, "walk", "en", ("random",))
    tables = [await world.table("walk", AKI, BEN, channel=100 + at) for at in range(MOST_TRIES + 2)]
    for table in tables:
        world.clock.now += 1
        await begins(world, table)
    assert len(await boards.glances(AKI.user_id)) == MOST
    assert all(one.tried is None for one in await boards.glances(AKI.user_id))
    kept = {row.session_id for row in await tries(world)}
    assert kept == {table.id for table in tables[2:]}
    await boards.begin(AKI, "walk", "en", ("random",))
    assert len(await tries(world)) == MOST_TRIES


async def test_export_has_what_was_played_and_nobody_else(world: World) -> None:
    table = await world.table("guess", AKI, BEN)
    session = (await begins(world, table)).session
    session = (await plays(world, session, "note 3")).session
    await plays(world, session, "note 4")
    (board,) = (await world.services.privacy.about(AKI.user_id))["private_boards"]
    assert [one["notation"] for one in board["actions"]] == ["note 3", "note 4"]
    text = json.dumps(board)
    assert BEN.name not in text
    assert json.loads((await tries(world))[0].start)["seed"] not in text


@pytest.mark.parametrize("erased", [LONE, OTHER], ids=["owner", "other"])
async def test_erasure_takes_the_tries_that_name_somebody(world: World, twin: World, erased: Actor) -> None:
    table = await world.table("walk", LONE, OTHER, CHIO)
    session = (await begins(world, table, LONE)).session
    stale = await now(world, table)
    assert await world.services.privacy.erase(erased)
    assert await tries(world, LONE) == []
    for value in (str(erased.user_id), erased.name):
        assert await world.store.read(partial(places_of, value=value)) == []
    for process in (world, twin):
        with pytest.raises(Refused, match="no-board"):
            await plays(process, session, "rest", actor=LONE)
    with pytest.raises(Stale):  # what was read before the erasure is not written after it
        await twin.services.tables.boards.begin_try(stale, LONE, "en")
    assert await tries(world, LONE) == []


async def test_purged_server_takes_its_tries(world: World) -> None:
    session = (await begins(world, await world.table("walk", AKI, BEN))).session
    await world.store.write(partial(guilds.purge, guild_id=GUILD))
    assert not await world.store.read(dialect.orphaned)
    with pytest.raises(Refused, match="no-board"):
        await plays(world, session, "rest")


async def test_corrected_rules_take_a_try_along(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.table("walk", AKI, BEN)
    session = (await plays(world, (await begins(world, table)).session, "go 2")).session
    world = await under(world, Same(), monkeypatch)
    assert await faults(world) == []
    after = await now(world, session)
    assert (after.rules_version, after.state.scores) == (3, (2, 0))
    assert after.tried == session.tried
    with pytest.raises(Stale):
        await plays(world, session, "go 1")
    assert (await plays(world, after, "go 1")).session.state.scores == (3, 0)
    assert (await begins(world, table)).session.state.scores == (0, 0), "the table is corrected, too"
    assert await faults(world) == []


async def test_game_that_ends_on_a_try_ends_nowhere_else(world: World) -> None:
    table = await world.table("walk", AKI, BEN)
    session = (await begins(world, table)).session
    for _ in range(200):
        if session.phase is not Phase.PLAYING:
            break
        session = (await plays(world, session, "gamble")).session
    assert session.phase is Phase.OVER
    assert (await now(world, table)).phase is Phase.PLAYING
    played = await world.services.moves.undo(session.id, AKI, decision=None, interaction_id=10**9)
    assert played.session.phase is Phase.PLAYING
    assert world.box.notices == []


# --- to the table ------------------------------------------------------------------------------------------------


async def test_line_to_play_ends_with_dice_and_before_others(world: World) -> None:
    table = await world.table("walk", AKI, BEN)
    board = await begins(world, table)
    assert line_to_play(board) == ()
    session = (await plays(world, board.session, "go 2", "go 1")).session
    boards = world.services.tables.boards
    assert line_to_play(await boards.load(session.id)) == ("go 2", "go 1")
    session = (await plays(world, session, "gamble")).session
    await plays(world, session, "go 1")
    assert line_to_play(await boards.load(session.id)) == ("go 2", "go 1", "gamble")
    theirs = await begins(world, table, BEN)
    await plays(world, theirs.session, "go 1", actor=BEN)
    assert line_to_play(await boards.load(theirs.row.id)) == ()


async def test_line_is_played_as_a_whole_or_not_at_all(world: World) -> None:
    table = await world.table("walk", AKI, BEN)
    for line in (("go 1", "go 1", "go 1", "go 1"), ("go 1", "rest", "go 1")):
        with pytest.raises((Refused, IllegalAction)):
            await world.services.moves.act_line(
                table.id, AKI, line, decision=None, interaction_id=world.clock.interactions(), whole=True
            )
        assert await now(world, table) == table
