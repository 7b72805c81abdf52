"""*Try it* in the database: one a person and table, with its owner's seat, for an hour; pressed once, and gone with
whom it names."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest

from bot.rows.private_board import BoardRow
from bot.session.model import Actor, Played, Refused, Session
from bot.session.private_board import Board, known_to, line_to_play, may_go_on
from bot.session.rules import HOUR
from bot.store import guilds
from bot.store.drivers import dialect
from bot.store.games.private_boards import BOARDS
from bot.tables.private_boards import MOST, MOST_TRIES
from engines.core import IllegalAction, Seat
from tests.prying import places_of
from tests.toys_corrected import Same

from .test_private_boards import under
from .world import AKI, BEN, CHIO, GUILD, World, refused

LONE, OTHER = Actor(987654321, "Aki-chan"), Actor(987654322, "Benjiro")


async def begins(world: World, table: Session, actor: Actor = AKI, *, anew: bool = False, press: int = 0) -> Board:
    interaction = press or world.clock.interactions()
    begin = world.services.tables.boards.begin_try
    return await begin(await world.now(table), actor, "en", interaction_id=interaction, anew=anew)


async def begun(world: World, game: str = "walk", *people: Actor) -> tuple[Session, Session]:
    """Return a table, and a try of whoever is named first."""
    actors = people or (AKI, BEN)
    table = await world.table(game, *actors)
    return table, (await begins(world, table, actors[0])).session


async def plays(world: World, session: Session, *line: str, actor: Actor = AKI, press: int = 0) -> Played:
    return await world.services.moves.act_line(
        session.id, actor, line, decision=session.revision, interaction_id=press or world.clock.interactions()
    )


async def line_of(world: World, session: Session) -> tuple[str, ...]:
    return line_to_play(await world.services.tables.boards.load(session.id))


async def tries(world: World, actor: Actor = AKI) -> list[BoardRow]:
    rows = await world.store.read(partial(BOARDS.where, owner_id=actor.user_id))
    return [row for row in rows if row.kind == "try"]


async def test_try_is_taken_up_again_until_the_table_moves_on(world: World, twin: World) -> None:
    table = await world.table("walk", AKI, BEN)
    both = await asyncio.gather(begins(world, table, press=7), begins(twin, table, press=7))
    assert len({board.row.id for board in both}) == 1
    first = both[0].session
    await plays(world, first, "go 2")
    assert (await begins(twin, table)).session.state.scores == (2, 0)
    await world.plays(table, AKI, "go 1")
    moved = await begins(world, table)
    assert (moved.row.id, moved.session.state.scores) == (first.id, (1, 0)), "an older panel is stale and not gone"
    assert await refused(plays(twin, first, "go 2")) == "stale"
    assert (len(await tries(world)), await world.faults()) == (1, [])


async def test_the_others_play_until_the_owner_is_awaited(world: World) -> None:
    _, session = await begun(world, "walk", CHIO, AKI, BEN)
    session = (await plays(world, session, "rest", actor=CHIO)).session

    async def on(at: Session) -> Session:
        played = await world.services.tables.boards.on_to_own_turn(
            session.id, CHIO, decision=at.revision, interaction_id=world.clock.interactions()
        )
        return played.session

    assert may_go_on(session)
    mine = await on(session)
    assert (mine.movers, mine.played_seat) == ((0,), 0)
    assert await refused(on(mine)) == "try-own-turn"
    assert await refused(on(session)) == "stale"
    assert (await world.takes_back(session, CHIO)).session.state == session.state, "one press"


async def test_what_is_hidden_is_guessed_until_dealt_anew(world: World) -> None:
    table, session = await begun(world, "guess")
    assert not session.tried.is_guess  # type: ignore[union-attr]
    await world.plays(table, BEN, "note 6")
    guesses = set()
    for _ in range(12):
        session = (await begins(world, table, anew=True)).session
        assert session.tried.is_guess  # type: ignore[union-attr]
        assert (await begins(world, table)).session.state == session.state
        guesses.add(session.state.notes)
    assert len(guesses) > 1
    assert len(await tries(world)) == 1
    mine = (await begins(world, table, BEN)).session
    assert (mine.tried.is_guess, mine.state.notes[1]) == (False, 6)  # type: ignore[union-attr]


async def test_try_does_not_tell_of_a_secret_choice_that_was_changed(world: World) -> None:
    """Everybody may know that Ben has chosen, and nobody how often."""
    table = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(table, BEN, "note 1")
    first = await begins(world, table)
    await world.takes_back(table, BEN)
    changed = (await world.plays(table, BEN, "note 2")).session
    assert changed.row > table.row
    again = await begins(world, table)
    assert (again.row.id, again.row.revision) == (first.row.id, first.row.revision), "taken up, not begun anew"
    assert known_to(changed, Seat(0)) == first.session.tried.known  # type: ignore[union-attr]
    moved = (await world.plays(table, CHIO, "note 1")).session
    assert known_to(moved, Seat(0)) != first.session.tried.known, "that is public"  # type: ignore[union-attr]
    assert (await begins(world, table)).row.revision > first.row.revision


async def test_garbage_for_a_die_is_refused_in_short_and_export_names_nobody_else(world: World) -> None:
    """Python itself reads no number of some thousand digits."""
    table, board = await begun(world, "guess")
    for _ in table.players:
        board = (await plays(world, board, "note 1")).session
    for text in ("9" * 5000, "0" * 5000 + "1", "-1", "1.5", "\u0663", "\u2460\u2460", "\U0001f3b2"):
        with pytest.raises(Refused, match=r"dice-face|dice-count") as refusal:
            await world.services.tables.boards.set_dice(board.id, AKI, text, decision=None, interaction_id=None)
        assert len(str(refusal.value.facts)) < 100
    assert (await world.now(board)).revision == board.revision
    (held,) = (await world.services.privacy.about(AKI.user_id))["private_boards"]
    assert [one["notation"] for one in held["actions"]] == ["note 1", "note 1"]
    for secret in (BEN.name, json.loads((await tries(world))[0].start)["seed"]):
        assert secret not in json.dumps(held)


async def test_try_is_gone_an_hour_after_its_last_press_or_with_its_server(world: World, twin: World) -> None:
    table, session = await begun(world)
    world.clock.now += HOUR - 1
    session = (await plays(world, session, "go 2")).session
    world.clock.now += HOUR - 1
    assert (await twin.now(session)).state.scores == (2, 0)
    world.clock.now += 1
    assert await refused(plays(world, session, "rest")) == "try-gone"
    assert await refused(plays(twin, session, "rest")) == "no-board"
    assert (await begins(world, table)).session.state.scores == (0, 0)
    await world.passes(2 * HOUR)
    assert await tries(world) == []
    again = (await begins(world, table)).session
    await world.store.write(partial(guilds.purge, guild_id=GUILD))
    assert not await world.store.read(dialect.orphaned)
    assert await refused(plays(world, again, "rest")) == "no-board"


async def test_tries_stand_beside_other_boards(world: World) -> None:
    """They are listed nowhere, make no other board go, and are ten at most: the oldest goes."""
    boards = world.services.tables.boards
    for _ in range(MOST):
        await boards.begin(AKI, "walk", "en", ("random",))
    tables = [await world.table("walk", AKI, BEN, channel=100 + at) for at in range(MOST_TRIES + 2)]
    for table in tables:
        world.clock.now += 1
        await begins(world, table)
    assert [one.tried for one in await boards.glances(AKI.user_id)] == [None] * MOST
    assert {row.session_id for row in await tries(world)} == {table.id for table in tables[2:]}
    await boards.begin(AKI, "walk", "en", ("random",))
    assert len(await tries(world)) == MOST_TRIES


@pytest.mark.parametrize("erased", [LONE, OTHER], ids=["owner", "other"])
async def test_erasure_takes_the_tries_that_name_somebody(world: World, twin: World, erased: Actor) -> None:
    table, session = await begun(world, "walk", LONE, OTHER, CHIO)
    before = await world.now(table)
    assert await world.services.privacy.erase(erased)
    for value in (str(erased.user_id), erased.name):
        assert await world.store.read(partial(places_of, value=value)) == []
    for process in (world, twin):
        assert await refused(plays(process, session, "rest", actor=LONE)) == "no-board"
    late = twin.services.tables.boards.begin_try(before, LONE, "en")
    assert await refused(late) == "stale", "what was read before the erasure is not written after it"
    assert await tries(world, LONE) == []


async def test_corrected_rules_take_a_try_along(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, session = await begun(world)
    session = (await plays(world, session, "go 2")).session
    world = await under(world, Same(), monkeypatch)
    assert await world.faults() == []
    after = await world.now(session)
    assert (after.rules_version, after.state.scores, after.tried) == (3, (2, 0), session.tried)
    assert await refused(plays(world, session, "go 1")) == "stale"
    assert (await plays(world, after, "go 1")).session.state.scores == (3, 0)
    assert (await begins(world, table)).session.state.scores == (0, 0), "the table is corrected, too"
    assert await world.faults() == []


async def test_line_to_play_ends_with_dice_and_before_others(world: World) -> None:
    table, session = await begun(world)
    assert await line_of(world, session) == ()
    session = (await plays(world, session, "go 2", "go 1")).session
    assert await line_of(world, session) == ("go 2", "go 1")
    await plays(world, (await plays(world, session, "gamble")).session, "go 1")
    assert await line_of(world, session) == ("go 2", "go 1", "gamble")
    theirs = (await begins(world, table, BEN)).session
    await plays(world, theirs, "go 1", actor=BEN)
    assert await line_of(world, theirs) == ()
    for line in (("go 1", "go 1", "go 1", "go 1"), ("go 1", "rest", "go 1")):  # all of it or nothing
        with pytest.raises((Refused, IllegalAction)):
            await world.services.moves.act_line(
                table.id, AKI, line, decision=None, interaction_id=world.clock.interactions(), whole=True
            )
        assert await world.now(table) == table
