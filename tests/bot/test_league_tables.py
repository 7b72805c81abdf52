"""A league's table to its players: it has no host, and nothing that it shows leads to a refusal."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from simcord import MemberActor

from bot.beacon import Drand
from bot.command_tree import verbs
from bot.kit.ids import custom_id as custom_id_of
from bot.rows.session import NO_HOST
from bot.services import Services
from bot.session.model import Phase, Session
from tests.hanging import HANG
from tests.sessions.beacon import beacon_here

from .games import command, more
from .leagues import joined, ladder, opened, page, played, started, starts, tables, ticked
from .test_privacy import forget
from .world import World, labels, press, private

pytestmark = pytest.mark.database

OWN = "forget"
"""The verb that erases whoever presses it, wherever that is."""


async def table_of(world: World) -> tuple[Any, Session]:
    """Return the first thread of the league's channel, and its table."""
    thread = world.channel.threads[0]
    return thread, next(one for one in await tables(world) if one.channel_id == thread.id)


# --- while it waits for its dice ---------------------------------------------------------------------------------


@pytest.fixture
async def waiting(world: World) -> AsyncIterator[MemberActor]:
    """Three tables that wait for a round of a beacon; the moderator."""
    async with beacon_here() as one:
        world.services.moves._beacon = world.services.beacon_rounds._beacon = Drand(one.url, timeout=HANG)
        await world.services.beacon_rounds.close()
        actor, _ = await opened(world)
        await joined(world, "aki", "ben", "chika")
        await starts(world, actor)
        await ticked(world)
        yield actor


async def test_waiting_table_is_fixed(world: World, waiting: MemberActor) -> None:
    thread, table = await table_of(world)
    assert (table.phase, table.host_id, table.is_frozen) == (Phase.LOBBY, NO_HOST, True)
    panel = next(one for one in thread.history() if "About…" in labels(one))
    assert labels(panel) == ["About…"]
    assert "(host)" not in panel.content
    assert private(await press(world.people["aki"], panel, "About…")).content
    assert (await page(world, "aki")).content.count("waits for its dice") == 3
    for who in ("aki", "dai"):
        for verb in sorted(verbs()):
            if verb == OWN or verb.startswith("league"):
                continue
            world.forged_id = custom_id_of(table.id, 0, (verb,))
            result = await press(world.people[who], panel, "About…")
            assert result.acknowledged, verb
            assert await world.services.tables.load(table.id) == table, verb
    assert not world.client.app.measures.incidents
    shown = await command(world, "aki", "game new", thread, game="octa")
    assert labels(shown) == ["Open a thread for Octa"], "nobody closes it"
    for name in ("game leave", "game seat", "tables", "leaderboard"):
        assert (await command(world, "aki", name, thread)).content, name


async def test_moderator_ends_a_waiting_table_for_good(world: World, waiting: MemberActor) -> None:
    thread, table = await table_of(world)
    asked = await command(world, waiting, "game end", thread)
    await press(waiting, asked, "End the game")
    await ticked(world)
    assert (await world.services.tables.load(table.id)).phase is Phase.CLOSED
    assert len(await tables(world)) == 2
    assert (await page(world, "aki")).content.count("waits for its dice") == 2


async def test_people_leave_and_are_erased_while_tables_wait(world: World, waiting: MemberActor) -> None:
    aki = world.people["aki"]
    await press(aki, private(await press(aki, await page(world, aki), "Leave")), "Leave the league")
    await forget(world, "ben")
    await ticked(world, 60)
    assert all(one.host_id == NO_HOST for one in await tables(world))
    assert "🚪 **aki** left." in (await page(world, "chika")).content
    assert "ben" not in (await page(world, waiting)).content
    for one in await tables(world):
        await world.services.moves.deal(one.id)
    await world.settle()
    await ticked(world, 60)
    for one in await tables(world):
        assert (one.phase, one.host_id) == (Phase.PLAYING, NO_HOST)
        assert [player.user_id for player in one.players if not player.gone] == [world.people["chika"].id]


# --- while it is played ------------------------------------------------------------------------------------------


async def test_seat_is_lent_to_the_computer_and_not_offered(world: World) -> None:
    actor = await started(world)
    thread, table = await table_of(world)
    shown = await command(world, "aki", "game seat", thread)
    assert labels(shown) == ["The computer plays until I’m back"]
    for verb in ("give-seat", "offer-seat", "offer", "take-seat"):
        if verb in verbs():
            world.forged_id = custom_id_of(table.id, 0, (verb,))
            assert (await press(world.people["aki"], shown, "The computer")).acknowledged, verb
            shown = await command(world, "aki", "game seat", thread)
    assert await world.services.tables.load(table.id) == table
    assert "No seat is free here." in (await command(world, actor, "game seat", thread)).content
    board = next(one for one in reversed(thread.history()) if "My panel" in labels(one))
    own = private(await press(world.people["aki"], board, "My panel"))
    assert not [one for one in labels(own) if "Suggestion" in one or "Hint" in one]
    back = private(await press(world.people["aki"], shown, "The computer"))
    assert labels(back) == ["I’m back"]
    await press(world.people["aki"], back, "I’m back")
    assert not (await world.services.tables.load(table.id)).players[0].away


async def test_only_moderators_end_a_table(world: World) -> None:
    actor = await started(world)
    thread, table = await table_of(world)
    for who in ("aki", "ben"):
        refused = await command(world, who, "game end", thread)
        assert refused.content.startswith("League games have no host: only this channel’s moderators")
    asked = await command(world, actor, "game end", thread)
    assert private(await press(actor, asked, "End the game")).content == "The game was ended."
    await ticked(world)
    assert (await world.services.tables.load(table.id)).phase is Phase.CLOSED
    (group,) = (await ladder(world)).groups
    assert group.games == ()
    assert len(await tables(world)) == 3, "the fourth opens"
    assert thread.history()[-1].content == "👥 aki · ben · dai · chika"


async def test_leaving_a_table_offers_no_substitute(world: World) -> None:
    await started(world)
    thread, _ = await table_of(world)
    shown = await command(world, "ben", "game leave", thread)
    assert labels(shown) == ["Resign", "Stay"]
    assert "/game seat" not in shown.content
    await press(world.people["ben"], shown, "Resign")
    await world.settle()
    assert any(one.content == "🚪 **ben** has left this game. The computer plays on." for one in thread.history())


async def test_another_table_in_its_thread_gets_its_own(world: World) -> None:
    await started(world)
    thread, table = await table_of(world)
    shown = await command(world, "aki", "game new", thread, game="octa")
    assert labels(shown) == ["Open a thread for Octa"]
    assert await world.services.tables.load(table.id) == table


async def test_tables_and_rating_know_the_games(world: World) -> None:
    await started(world)
    thread, table = await table_of(world)
    listed = await command(world, "aki", "tables")
    assert listed.content.count("**Octa**") == 3
    await played(world, table)
    assert "aki (1)" in (await command(world, "aki", "leaderboard", thread, game="octa")).content


async def test_end_card_of_a_league_game_offers_no_rematch(world: World) -> None:
    """It would be a game that does not count, beside the league's next one."""
    await started(world)
    thread, table = await table_of(world)
    await played(world, table)
    card = next(one for one in thread.history() if "Review" in labels(one))
    assert labels(card)[0] == "Review"
    assert (await more(world.people["aki"], card)).content


async def test_dice_of_a_league_game_are_checked_without_a_warning(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table never had a lobby whose message could be compared."""
    monkeypatch.setattr("tests.bot.world.Services", partial(Services, posted=True))
    await world.restart()
    await started(world)
    thread, table = await table_of(world)
    await played(world, table)
    card = next(one for one in thread.history() if "Review" in labels(one))
    said = private(
        await press(world.people["aki"], await more(world.people["aki"], card), "Check the dice")
    ).content
    assert "⚠️" not in said
    assert "❌" not in said
    assert said.count("✅") >= 5


# --- people ------------------------------------------------------------------------------------------------------


async def test_erased_player_is_nobody_in_the_group(world: World) -> None:
    actor = await started(world)
    await forget(world, "ben")
    await ticked(world)
    (group,) = (await ladder(world)).groups
    assert [None if one is None else one.name for one in group.members] == ["aki", None, "dai", "chika"]
    assert "ben" not in labels(await page(world, actor))
    for session in await tables(world):
        await played(world, session)
    assert "Join the waiting list" in labels(await page(world, "ben"))


async def test_who_is_off_the_server_is_out_after_a_day(world: World) -> None:
    await started(world)
    world.guild.remove_member(world.people["ben"].user)
    for _ in range(4):
        await ticked(world, 0.4 * 86400)
    assert "🚪 **ben** is off the server." in (await page(world, "aki")).content
    assert all(one.player_of(world.people["ben"].id) is None for one in await tables(world))
