"""Who begins a game: its host, or everybody by agreement; and people whom the host removes from the lobby."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.features.lobby.panel import terms
from bot.history.audit import session_faults
from bot.session.model import Actor, Phase, Refused, Session

from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, World


async def lobby(world: World, *others: Actor, begins: str = "host") -> str:
    """Open Aki's lobby, which these people join."""
    key = (await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")).id
    await world.services.lobbies.set_option(key, AKI, "begins", begins)
    for actor in others:
        await world.services.lobbies.join(key, actor)
    return key


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as error:
        await doing
    return error.value.code


async def begin(world: World, key: str, actor: Actor) -> Session:
    return await world.services.moves.begin(key, actor, interaction_id=world.clock.interactions())


def agreed(session: Session) -> list[str]:
    return [player.name for player in session.players if player.agreed]


# --- who begins --------------------------------------------------------------------------------------------------


async def test_stranger_cannot_join_and_begin_at_once(world: World) -> None:
    key = await lobby(world, BEN)
    await world.services.lobbies.join(key, STRANGER)
    assert await refused(begin(world, key, STRANGER)) == "host-begins"
    assert (await begin(world, key, AKI)).phase is Phase.PLAYING


async def test_host_alone_begins_with_computers(world: World) -> None:
    for begins in ("host", "everybody"):
        key = await lobby(world, begins=begins)
        await world.services.lobbies.add_computer(key, AKI, "random")
        assert (await begin(world, key, AKI)).phase is Phase.PLAYING
        await world.services.moves.end(key, AKI, by_moderator=False)


async def test_next_host_begins_when_the_host_has_left(world: World) -> None:
    key = await lobby(world, BEN, CHIO)
    await world.services.lobbies.leave(key, AKI)
    assert (await begin(world, key, BEN)).phase is Phase.PLAYING


async def test_game_begins_once_everybody_has_agreed(world: World) -> None:
    key = await lobby(world, BEN, CHIO, begins="everybody")
    for actor, names in ((CHIO, ["Chio"]), (AKI, ["Aki", "Chio"]), (AKI, ["Aki", "Chio"])):
        session = await begin(world, key, actor)
        assert (session.phase, agreed(session)) == (Phase.LOBBY, names)
    session = await begin(world, key, BEN)
    assert (session.phase, agreed(session)) == (Phase.PLAYING, [])
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


async def test_repeated_press_agrees_once(world: World) -> None:
    key = await lobby(world, BEN, begins="everybody")
    press = world.clock.interactions()
    first = await world.services.moves.begin(key, BEN, interaction_id=press)
    assert await world.services.moves.begin(key, BEN, interaction_id=press) == first


async def test_agreements_survive_a_restart(world: World) -> None:
    key = await lobby(world, BEN, begins="everybody")
    await begin(world, key, BEN)
    later = await world.restarted()
    assert agreed(await later.services.tables.load(key)) == ["Ben"]
    assert (await begin(later, key, AKI)).phase is Phase.PLAYING


@pytest.mark.parametrize("change", ["join", "leave", "computer", "option", "remove"])
async def test_changes_of_seats_and_terms_take_agreements_back(world: World, change: str) -> None:
    key = await lobby(world, BEN, CHIO, begins="everybody")
    await begin(world, key, BEN)
    lobbies = world.services.lobbies
    match change:
        case "join":
            session = await lobbies.join(key, STRANGER)
        case "leave":
            session = await lobbies.leave(key, CHIO)
        case "computer":
            session = await lobbies.add_computer(key, CHIO, "random")
        case "option":
            session = await lobbies.set_option(key, AKI, "goal", "30")
        case _:
            session = await lobbies.remove(key, AKI, CHIO.user_id)
    assert agreed(session) == []


async def test_word_for_the_dice_takes_no_agreement_back(world: World) -> None:
    key = await lobby(world, BEN, begins="everybody")
    await begin(world, key, BEN)
    assert agreed(await world.services.lobbies.set_word(key, AKI, "swordfish")) == ["Ben"]


async def test_kept_seats_need_not_agree(world: World) -> None:
    key = await lobby(world, BEN, CHIO, begins="everybody")
    await world.services.lobbies.set_option(key, AKI, "goal", "30")
    await world.services.lobbies.join(key, BEN)
    await begin(world, key, AKI)
    session = await begin(world, key, BEN)
    assert (session.phase, session.names) == (Phase.PLAYING, ("Aki", "Ben"))


async def test_default_way_to_begin_keeps_old_join_buttons(world: World) -> None:
    key = await lobby(world)
    session = await world.services.tables.load(key)
    assert "begins" not in session.table_rules.terms()
    assert terms(session) != terms(await world.services.lobbies.set_option(key, AKI, "begins", "everybody"))


# --- removing somebody -------------------------------------------------------------------------------------------


async def test_host_removes_somebody_who_cannot_join_again(world: World) -> None:
    key = await lobby(world, BEN, CHIO)
    session = await world.services.lobbies.remove(key, AKI, BEN.user_id)
    assert session.names == ("Aki", "Chio")
    await world.settle()
    assert [dict(notice.facts) for notice in world.box.of("removed")] == [{"user": 12, "by": 11, "name": "Aki"}]
    assert await refused(world.services.lobbies.join(key, BEN)) == "removed"
    later = await world.restarted()
    assert await refused(later.services.lobbies.join(key, BEN)) == "removed"
    assert await later.services.lobbies.removals(key) == {12: "Ben"}
    await later.services.lobbies.let_in(key, AKI, BEN.user_id)
    assert (await later.services.lobbies.join(key, BEN)).names == ("Aki", "Chio", "Ben")
    assert await refused(later.services.lobbies.let_in(key, AKI, BEN.user_id)) == "not-removed"


async def test_only_the_host_removes_and_only_others_who_joined(world: World) -> None:
    key = await lobby(world, BEN, CHIO)
    lobbies = world.services.lobbies
    assert await refused(lobbies.remove(key, BEN, CHIO.user_id)) == "host-only"
    assert await refused(lobbies.remove(key, STRANGER, CHIO.user_id)) == "host-only"
    assert await refused(lobbies.let_in(key, BEN, CHIO.user_id)) == "host-only"
    for user_id in (AKI.user_id, STRANGER.user_id, -1):
        assert await refused(lobbies.remove(key, AKI, user_id)) == "not-joined-here"


async def test_removal_holds_for_one_lobby(world: World) -> None:
    key = await lobby(world, BEN)
    await world.services.lobbies.remove(key, AKI, BEN.user_id)
    await world.services.moves.end(key, AKI, by_moderator=False)
    again = await lobby(world, BEN)
    assert (await world.services.tables.load(again)).names == ("Aki", "Ben")


async def test_nobody_is_removed_from_a_running_game(world: World) -> None:
    key = await lobby(world, BEN)
    await begin(world, key, AKI)
    assert await refused(world.services.lobbies.remove(key, AKI, BEN.user_id)) == "not-in-lobby"
    assert await refused(world.services.lobbies.let_in(key, AKI, BEN.user_id)) == "moderators-decide"


async def test_erased_person_leaves_no_removal(world: World) -> None:
    key = await lobby(world, BEN, CHIO)
    await world.services.lobbies.remove(key, AKI, BEN.user_id)
    assert (await world.services.privacy.about(BEN.user_id))["removed_from_lobbies"]
    assert await world.services.privacy.erase(BEN)
    assert await world.services.lobbies.removals(key) == {}
