"""Who begins a game: its host, or everybody by agreement; and people whom the host removes from the lobby."""

from __future__ import annotations

from bot.features.lobby.panel import terms
from bot.session.model import Actor, Phase, Session

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World, refused


async def lobby(world: World, *others: Actor, begins: str = "host") -> str:
    """Open Aki's lobby, which these people join."""
    key = (await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")).id
    await world.services.lobbies.set_option(key, AKI, "begins", begins)
    for actor in others:
        await world.services.lobbies.join(key, actor)
    return key


async def begin(world: World, key: str, actor: Actor, number: int | None = None) -> Session:
    return await world.services.moves.begin(key, actor, interaction_id=number or world.clock.interactions())


def agreed(session: Session) -> list[str]:
    return [player.name for player in session.players if player.agreed]


async def test_host_begins_alone_with_computers_or_leaves_it_to_the_next(world: World) -> None:
    for begins in ("host", "everybody"):
        key = await lobby(world, begins=begins)
        await world.services.lobbies.add_computer(key, AKI, "random")
        assert (await begin(world, key, AKI)).phase is Phase.PLAYING
        await world.services.moves.end(key, AKI, by_moderator=False)
    key = await lobby(world, BEN)
    await world.services.lobbies.join(key, STRANGER)
    assert await refused(begin(world, key, STRANGER)) == "host-begins", "nobody joins and begins at once"
    await world.services.lobbies.leave(key, AKI)
    assert (await begin(world, key, BEN)).phase is Phase.PLAYING


async def test_game_begins_once_everybody_has_agreed(world: World) -> None:
    key = await lobby(world, BEN, CHIO, begins="everybody")
    both = ["Aki", "Chio"]
    for actor, number, names in ((CHIO, 1, ["Chio"]), (AKI, 2, both), (AKI, 2, both), (AKI, 3, both)):
        session = await begin(world, key, actor, number)
        assert (session.phase, agreed(session)) == (Phase.LOBBY, names)
    assert agreed(await world.services.lobbies.set_word(key, AKI, "swordfish")) == both
    later = await world.restarted()
    assert agreed(await later.now(session)) == both
    session = await begin(later, key, BEN)
    assert (session.phase, agreed(session), await later.faults()) == (Phase.PLAYING, [], [])


async def test_changes_of_seats_and_terms_take_agreements_back(world: World) -> None:
    key, lobbies = await lobby(world, BEN, CHIO, begins="everybody"), world.services.lobbies
    changes = {
        "join": lambda: lobbies.join(key, STRANGER),
        "leave": lambda: lobbies.leave(key, STRANGER),
        "computer": lambda: lobbies.add_computer(key, CHIO, "random"),
        "remove": lambda: lobbies.remove(key, AKI, CHIO.user_id),
        "option": lambda: lobbies.set_option(key, AKI, "goal", "30"),
    }
    for name, change in changes.items():
        assert agreed(await begin(world, key, AKI)) == ["Aki"]
        assert agreed(await change()) == [], name


async def test_kept_seats_need_not_agree(world: World) -> None:
    key = await lobby(world, BEN, CHIO, begins="everybody")
    await world.services.lobbies.set_option(key, AKI, "goal", "30")
    await world.services.lobbies.join(key, BEN)
    for actor in (AKI, BEN):
        session = await begin(world, key, actor)
    assert (session.phase, session.names) == (Phase.PLAYING, ("Aki", "Ben"))


async def test_default_way_to_begin_keeps_old_join_buttons(world: World) -> None:
    key = await lobby(world)
    session = await world.services.tables.load(key)
    assert "begins" not in session.table_rules.terms()
    assert terms(session) != terms(await world.services.lobbies.set_option(key, AKI, "begins", "everybody"))


async def test_only_who_is_there_is_removed_and_only_who_was_removed_let_in(world: World) -> None:
    key, lobbies = await lobby(world, BEN, CHIO), world.services.lobbies
    for user_id in (AKI.user_id, STRANGER.user_id, -1):
        assert await refused(lobbies.remove(key, AKI, user_id)) == "not-joined-here"
    await lobbies.remove(key, AKI, BEN.user_id)
    assert await lobbies.removals(key) == {BEN.user_id: "Ben"}
    await lobbies.let_in(key, AKI, BEN.user_id)
    assert (await lobbies.join(key, BEN)).names == ("Aki", "Chio", "Ben")
    assert await refused(lobbies.let_in(key, AKI, BEN.user_id)) == "not-removed"
    await begin(world, key, AKI)
    assert await refused(lobbies.remove(key, AKI, BEN.user_id)) == "not-in-lobby", "from no running game"
    assert await refused(lobbies.let_in(key, AKI, BEN.user_id)) == "moderators-decide"


async def test_removal_holds_for_one_lobby_and_until_erased(world: World) -> None:
    key = await lobby(world, BEN)
    await world.services.lobbies.remove(key, AKI, BEN.user_id)
    await world.services.moves.end(key, AKI, by_moderator=False)
    again = await lobby(world, BEN)
    assert (await world.services.tables.load(again)).names == ("Aki", "Ben")
    await world.services.lobbies.remove(again, AKI, BEN.user_id)
    assert (await world.services.privacy.about(BEN.user_id))["removed_from_lobbies"]
    assert await world.services.privacy.erase(BEN)
    assert await world.services.lobbies.removals(again) == {}
