"""The lobby: seats, options and pending players."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from bot.session.model import PanelKind, Phase, Refused
from bot.session.rules import TableRules
from bot.texts import character_names
from engines.core.history.fairness import opening
from tests.toys_simultaneous import Walk

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World


async def lobby(world: World, game: str = "walk") -> str:
    return (await world.services.lobbies.open(game, GUILD, CHANNEL, AKI, "en")).id


async def test_opener_of_a_lobby_is_host_on_the_first_seat(world: World) -> None:
    session = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "ja")
    assert (session.phase, session.host_id, session.names, session.lang) == (Phase.LOBBY, 11, ("Aki",), "ja")
    assert session.seed is None
    assert len(session.seed_hash) == 64


async def test_seed_is_revealed_when_the_game_is_over(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    over = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    assert over.phase is Phase.OVER
    assert over.seed is not None
    assert opening(over.seed, session.id, "walk") == session.seed_hash


async def test_channel_has_one_open_session(world: World) -> None:
    first = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    with pytest.raises(Refused) as refused:
        await world.services.lobbies.open("guess", GUILD, CHANNEL, BEN, "en")
    assert (refused.value.code, refused.value.facts) == ("channel-busy", {"game": "walk"})
    await world.services.lobbies.open("guess", GUILD, CHANNEL + 1, BEN, "en")
    await world.services.moves.end(first.id, AKI, by_moderator=False)
    again = await world.services.lobbies.open("guess", GUILD, CHANNEL, BEN, "en")
    assert await world.services.tables.in_channel(CHANNEL) == again


async def test_unknown_game_cannot_be_opened(world: World) -> None:
    with pytest.raises(Refused, match="unknown-game"):
        await world.services.lobbies.open("go-fish", GUILD, CHANNEL, AKI, "en")


async def test_people_join_until_the_table_is_full(world: World) -> None:
    key = await lobby(world)
    for actor in (BEN, CHIO):
        await world.services.lobbies.join(key, actor)
    with pytest.raises(Refused, match="already-seated"):
        await world.services.lobbies.join(key, BEN)
    session = await world.services.lobbies.add_computer(key, AKI, "random")
    assert session.names[:3] == ("Aki", "Ben", "Chio")
    assert session.names[3] in character_names("en")
    for joining in (
        world.services.lobbies.join(key, STRANGER),
        world.services.lobbies.add_computer(key, AKI, "random"),
    ):
        with pytest.raises(Refused) as refused:
            await joining
        assert (refused.value.code, refused.value.facts) == ("lobby-full", {"seats": 4})


async def test_leaving_moves_the_others_up(world: World) -> None:
    key = await lobby(world)
    await world.services.lobbies.join(key, BEN)
    await world.services.lobbies.join(key, CHIO)
    session = await world.services.lobbies.leave(key, BEN)
    assert [(player.seat, player.name) for player in session.players] == [(0, "Aki"), (1, "Chio")]
    with pytest.raises(Refused, match="not-seated"):
        await world.services.lobbies.leave(key, BEN)


async def test_next_person_not_computer_follows_a_leaving_host(world: World) -> None:
    key = await lobby(world)
    await world.services.lobbies.add_computer(key, AKI, "random")
    await world.services.lobbies.join(key, BEN)
    session = await world.services.lobbies.leave(key, AKI)
    assert (session.host_id, session.names[1:]) == (BEN.user_id, ("Ben",))


async def test_last_person_out_closes_the_lobby(world: World) -> None:
    key = await lobby(world)
    await world.services.lobbies.add_computer(key, AKI, "random")
    session = await world.services.lobbies.leave(key, AKI)
    assert session.phase is Phase.CLOSED
    assert await world.services.tables.in_channel(CHANNEL) is None
    await world.settle()
    assert [(t.kind, t.session.phase) for t in world.channel.sent][-1] == (PanelKind.LOBBY, Phase.CLOSED)


async def test_last_computer_player_is_removed_first(world: World) -> None:
    key = await lobby(world)
    with pytest.raises(Refused, match="no-computer"):
        await world.services.lobbies.remove_computer(key, AKI)
    await world.services.lobbies.add_computer(key, AKI, "random")
    await world.services.lobbies.join(key, BEN)
    seated = await world.services.lobbies.add_computer(key, BEN, "random")
    session = await world.services.lobbies.remove_computer(key, BEN)
    assert session.names == seated.names[:3]
    for strange in (
        world.services.lobbies.add_computer(key, STRANGER, "random"),
        world.services.moves.begin(key, STRANGER),
    ):
        with pytest.raises(Refused, match="not-seated"):
            await strange
    with pytest.raises(Refused) as refused:
        await world.services.lobbies.add_computer(key, AKI, "oracle")
    assert (refused.value.code, refused.value.facts) == ("unknown-policy", {"policy": "oracle"})


async def test_name_of_a_removed_computer_is_reused(world: World) -> None:
    key = await lobby(world)
    await world.services.lobbies.add_computer(key, AKI, "random")
    before = await world.services.lobbies.add_computer(key, AKI, "random")
    session = await world.services.lobbies.remove_computer(key, AKI)
    session = await world.services.lobbies.add_computer(key, AKI, "random")
    assert session.names == before.names
    assert len(set(session.names)) == 3


@pytest.mark.parametrize(
    ("option", "value", "is_now"),
    [("rounds", "3", 3), ("highest", "4", 4), ("cheering", "false", False), ("mood", "loud", "loud")],
)
async def test_host_sets_options_of_every_kind(world: World, option: str, value: str, is_now: object) -> None:
    session = await world.services.lobbies.set_option(await lobby(world, "guess"), AKI, option, value)
    assert getattr(session.options, option) == is_now


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("rounds", "4", "bad-option"),
        ("rounds", "many", "bad-option"),
        ("highest", "7", "bad-option"),
        ("highest", "[3]", "bad-option"),
        ("mood", "grumpy", "bad-option"),
        ("cheering", "", "bad-option"),
        ("colour", "red", "unknown-option"),
        ("model_fields", "1", "unknown-option"),
    ],
)
async def test_unknown_or_invalid_option_is_refused(world: World, option: str, value: str, code: str) -> None:
    key = await lobby(world, "guess")
    with pytest.raises(Refused) as refused:
        await world.services.lobbies.set_option(key, AKI, option, value)
    assert refused.value.code == code
    assert refused.value.facts["option"] == option
    assert (await world.services.tables.load(key)).options == (
        await world.services.tables.load(key)
    ).rules.Options()


def unreadable(rules: Walk, options: BaseModel, seats: int) -> BaseModel:
    raise ZeroDivisionError


async def test_fault_of_the_options_sets_the_table_aside(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    key = await lobby(world)
    await world.services.lobbies.join(key, BEN)
    monkeypatch.setattr(Walk, "options_for", unreadable)
    with pytest.raises(Refused, match="quarantined"):
        await world.services.moves.begin(key, AKI)


async def test_only_the_host_sets_options(world: World) -> None:
    key = await lobby(world, "guess")
    await world.services.lobbies.join(key, BEN)
    with pytest.raises(Refused, match="host-only"):
        await world.services.lobbies.set_option(key, BEN, "rounds", "1")


async def test_game_begins_once_with_enough_players(world: World) -> None:
    key = await lobby(world)
    with pytest.raises(Refused) as refused:
        await world.services.moves.begin(key, AKI)
    assert (refused.value.code, refused.value.facts) == ("too-few", {"need": 2, "have": 1})
    await world.services.lobbies.join(key, BEN)
    session = await world.services.moves.begin(key, AKI)
    assert (session.phase, session.row, session.decisions) == (Phase.PLAYING, 0, (100, 0))
    for late in (
        world.services.moves.begin(key, AKI),
        world.services.lobbies.join(key, CHIO),
        world.services.lobbies.leave(key, AKI),
    ):
        with pytest.raises(Refused, match="not-in-lobby"):
            await late


async def test_host_or_moderator_ends_a_session(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    with pytest.raises(Refused, match="host-only"):
        await world.services.moves.end(session.id, BEN, by_moderator=False)
    ended = await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    assert (ended.phase, ended.outcome, ended.seed is None) == (Phase.CLOSED, None, False)
    with pytest.raises(Refused, match="game-over"):
        await world.services.moves.end(session.id, AKI, by_moderator=False)
    with pytest.raises(Refused, match="game-over"):
        await world.plays(session, AKI, "rest")
    assert await world.services.tables.last_in_channel(CHANNEL) == ended


async def test_unknown_session_id_is_refused(world: World) -> None:
    for asking in (
        world.services.tables.load("nothing"),
        world.services.lobbies.join("nothing", AKI),
        world.services.history.record("nothing", public=True),
        world.services.moves.post_again("nothing"),
        world.services.moves.end("nothing", AKI, by_moderator=True),
        world.services.moves.act("nothing", AKI, "rest", decision=None, interaction_id=1),
    ):
        with pytest.raises(Refused, match="no-session"):
            await asking
    assert await world.services.tables.in_channel(12345) is None
    assert await world.services.tables.last_in_channel(12345) is None


async def test_open_games_list_awaited_ones_first(world: World) -> None:
    theirs = await world.table("walk", BEN, AKI, channel=1)
    mine = await world.table("walk", AKI, BEN, channel=2)
    waiting = await world.services.lobbies.open("walk", GUILD, 3, AKI, "en")
    await world.table("walk", BEN, CHIO, channel=4)
    found = await world.services.tables.of_user(AKI.user_id)
    assert found[0].id == mine.id
    assert {session.id for session in found} == {theirs.id, mine.id, waiting.id}
    assert await world.services.tables.of_user(STRANGER.user_id) == []


async def test_repeated_interaction_changes_a_lobby_once(world: World) -> None:
    services, ids = world.services, world.clock.interactions

    first = ids()
    opened = await services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=first)
    key = opened.id
    assert await services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=first) == opened
    with pytest.raises(Refused, match="channel-busy"):
        await services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=ids())

    press = ids()
    joined = await services.lobbies.join(key, BEN, interaction_id=press)
    assert await services.lobbies.join(key, BEN, interaction_id=press) == joined
    press = ids()
    added = await services.lobbies.add_computer(key, AKI, "random", interaction_id=press)
    assert await services.lobbies.add_computer(key, AKI, "random", interaction_id=press) == added
    assert added.names[:2] == ("Aki", "Ben")
    assert len(added.names) == 3
    await services.lobbies.add_computer(key, AKI, "random", interaction_id=ids())
    press = ids()
    fewer = await services.lobbies.remove_computer(key, AKI, interaction_id=press)
    assert (
        await services.lobbies.remove_computer(key, AKI, interaction_id=press)
        == fewer
        == await services.tables.load(key)
    )
    assert fewer.names == added.names

    begun = await services.moves.begin(key, AKI, interaction_id=(press := ids()))
    assert (await services.moves.begin(key, AKI, interaction_id=press)).row == begun.row
    with pytest.raises(Refused, match="not-in-lobby"):
        await services.moves.begin(key, AKI, interaction_id=ids())


async def test_interactions_are_deleted_after_a_day(world: World) -> None:
    key = await lobby(world)
    await world.services.lobbies.join(key, BEN, interaction_id=1)
    world.clock.now += 25 * 3600
    await world.services.lobbies.join(key, CHIO, interaction_id=2)
    assert await world.sql("SELECT interaction_id FROM interactions") == [(2,)]


# --- kept seats -------------------------------------------------------------------------------------------------


async def changed_terms(world: World) -> str:
    """Open a lobby of three whose host has changed an option after the others joined."""
    key = await lobby(world)
    await world.services.lobbies.join(key, BEN)
    await world.services.lobbies.join(key, CHIO)
    await world.services.lobbies.set_option(key, AKI, "goal", "7")
    return key


async def pending(world: World, key: str) -> list[str]:
    return [player.name for player in (await world.services.tables.load(key)).players if player.pending]


async def test_changed_option_makes_others_join_again(world: World) -> None:
    key = await changed_terms(world)
    assert await pending(world, key) == ["Ben", "Chio"]
    await world.services.lobbies.set_option(key, AKI, "clock", "12h")
    await world.settle()
    (notice,) = world.box.of("terms")
    assert notice.facts == {
        "by": AKI.user_id,
        "users": [BEN.user_id, CHIO.user_id],
        "changes": [["goal", "20", "7"]],
    }
    assert (await world.services.lobbies.join(key, BEN)).names == ("Aki", "Ben", "Chio"), (
        "on the seat that they had"
    )
    assert await pending(world, key) == ["Chio"]
    await world.services.lobbies.set_option(key, AKI, "clock", "12h")
    assert await pending(world, key) == ["Chio"], "nothing was changed"
    await world.services.lobbies.set_option(key, AKI, "clock", "1d")
    await world.settle()
    assert [one.facts["users"] for one in world.box.of("terms")][1:] == [[BEN.user_id]]


async def test_pending_player_may_only_join_or_leave(world: World) -> None:
    key = await changed_terms(world)
    for trying in (
        world.services.moves.begin(key, BEN),
        world.services.lobbies.add_computer(key, BEN, "random"),
        world.services.lobbies.free(key, BEN, CHIO.user_id),
    ):
        with pytest.raises(Refused, match="not-joined"):
            await trying
    assert (await world.services.lobbies.leave(key, BEN)).names == ("Aki", "Chio")


async def test_game_begins_without_pending_players(world: World) -> None:
    key = await changed_terms(world)
    with pytest.raises(Refused) as refused:
        await world.services.moves.begin(key, AKI)
    assert refused.value.code == "too-few-joined"
    assert refused.value.facts == {"need": 2, "have": 1, "players": ("Ben", "Chio")}
    await world.services.lobbies.join(key, CHIO)
    begun = await world.services.moves.begin(key, AKI)
    assert (begun.names, begun.phase) == (("Aki", "Chio"), Phase.PLAYING)
    assert (await world.services.tables.load(key)).names == ("Aki", "Chio")
    assert [player.seat for player in begun.players] == [0, 1]


async def test_host_releases_only_kept_seats(world: World) -> None:
    key = await changed_terms(world)
    await world.services.lobbies.join(key, CHIO)
    for who, whom, code in ((CHIO, BEN, "host-only"), (AKI, CHIO, "not-kept"), (AKI, STRANGER, "not-kept")):
        with pytest.raises(Refused, match=code):
            await world.services.lobbies.free(key, who, whom.user_id)
    assert (await world.services.lobbies.free(key, AKI, BEN.user_id, interaction_id=1)).names == ("Aki", "Chio")
    assert (await world.services.lobbies.free(key, AKI, BEN.user_id, interaction_id=1)).names == ("Aki", "Chio")


async def test_joined_player_is_preferred_as_host(world: World) -> None:
    key = await changed_terms(world)
    await world.services.lobbies.join(key, CHIO)
    assert (await world.services.lobbies.leave(key, AKI)).host_id == CHIO.user_id
    assert (await world.services.lobbies.leave(key, CHIO)).host_id == BEN.user_id, "nobody else is there"
    assert (await world.services.lobbies.join(key, STRANGER)).host_id == STRANGER.user_id


async def test_rated_table_has_a_clock(world: World) -> None:
    session_id = await lobby(world)
    unlimited = await world.services.lobbies.set_option(session_id, AKI, "clock", "none")
    assert (unlimited.table_rules.clock, unlimited.table_rules.rated) == ("none", False)
    rated = await world.services.lobbies.set_option(session_id, AKI, "rated", "true")
    assert (rated.table_rules.clock, rated.table_rules.rated) == ("3d", True)
    kept = await world.services.lobbies.set_option(session_id, AKI, "clock", "12h")
    assert (kept.table_rules.clock, kept.table_rules.rated) == ("12h", True)


async def test_lobby_of_an_earlier_version_chooses_before_it_begins(world: World) -> None:
    session_id = await lobby(world)
    await world.services.lobbies.join(session_id, BEN)
    old = TableRules(clock="none").model_dump_json()
    await world.sql("UPDATE sessions SET table_rules = ? WHERE id = ?", old, session_id)
    with pytest.raises(Refused, match="rated-needs-clock"):
        await world.services.moves.begin(session_id, AKI)
    await world.services.lobbies.set_option(session_id, AKI, "rated", "false")
    await world.services.lobbies.join(session_id, BEN)
    assert (await world.services.moves.begin(session_id, AKI)).phase is Phase.PLAYING
