"""The lobby: seats, options and pending players."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from bot.session.model import PanelKind, Phase, Refused
from bot.session.rules import TableRules
from bot.texts import character_names
from engines.core.history.fairness import opening
from tests.toys_simultaneous import Walk

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World, refused


async def lobby(world: World, game: str = "walk") -> str:
    return (await world.services.lobbies.open(game, GUILD, CHANNEL, AKI, "en")).id


async def facts(work: Any) -> tuple[str, dict[str, Any]]:
    """Return code and facts of a refusal."""
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.code, dict(refusal.value.facts)


async def test_channel_has_one_open_session(world: World) -> None:
    open_ = world.services.lobbies.open
    first = await open_("walk", GUILD, CHANNEL, AKI, "ja")
    assert (first.phase, first.host_id, first.names, first.lang) == (Phase.LOBBY, 11, ("Aki",), "ja")
    assert (first.seed, len(first.seed_hash)) == (None, 64)
    assert await facts(open_("guess", GUILD, CHANNEL, BEN, "en")) == ("channel-busy", {"game": "walk"})
    assert await refused(open_("go-fish", GUILD, CHANNEL + 2, AKI, "en")) == "unknown-game"
    await open_("guess", GUILD, CHANNEL + 1, BEN, "en")
    await world.services.moves.end(first.id, AKI, by_moderator=False)
    again = await open_("guess", GUILD, CHANNEL, BEN, "en")
    assert await world.services.tables.in_channel(CHANNEL) == again


async def test_people_join_until_the_table_is_full_and_leaving_moves_them_up(world: World) -> None:
    key, lobbies = await lobby(world), world.services.lobbies
    for actor in (BEN, CHIO):
        await lobbies.join(key, actor)
    assert await refused(lobbies.join(key, BEN)) == "already-seated"
    session = await lobbies.add_computer(key, AKI, "random")
    assert session.names[:3] == ("Aki", "Ben", "Chio")
    assert session.names[3] in character_names("en")
    for joining in (lobbies.join(key, STRANGER), lobbies.add_computer(key, AKI, "random")):
        assert await facts(joining) == ("lobby-full", {"seats": 4})
    session = await lobbies.leave(key, BEN)
    assert [(player.seat, player.name) for player in session.players][:2] == [(0, "Aki"), (1, "Chio")]
    assert await refused(lobbies.leave(key, BEN)) == "not-seated"
    session = await lobbies.leave(key, AKI)
    assert (session.host_id, session.names[:1]) == (CHIO.user_id, ("Chio",))
    session = await lobbies.leave(key, CHIO)
    assert session.phase is Phase.CLOSED, "computers keep no lobby open"
    assert await world.services.tables.in_channel(CHANNEL) is None
    await world.settle()
    assert [(t.kind, t.session.phase) for t in world.channel.sent][-1] == (PanelKind.LOBBY, Phase.CLOSED)


async def test_last_computer_player_is_removed_first_and_its_name_used_again(world: World) -> None:
    key, lobbies = await lobby(world), world.services.lobbies
    assert await refused(lobbies.remove_computer(key, AKI)) == "no-computer"
    await lobbies.add_computer(key, AKI, "random")
    await lobbies.join(key, BEN)
    seated = await lobbies.add_computer(key, BEN, "random")
    assert len(set(seated.names)) == 4
    assert (await lobbies.remove_computer(key, BEN)).names == seated.names[:3]
    assert (await lobbies.add_computer(key, AKI, "random")).names == seated.names
    for strange in (lobbies.add_computer(key, STRANGER, "random"), world.services.moves.begin(key, STRANGER)):
        assert await refused(strange) == "not-seated"
    assert await facts(lobbies.add_computer(key, AKI, "oracle")) == ("unknown-policy", {"policy": "oracle"})
    assert (await lobbies.leave(key, AKI)).host_id == BEN.user_id, "a person follows as host"


@pytest.mark.parametrize(
    ("option", "value", "is_now"),
    [
        ("rounds", "3", 3),
        ("highest", "4", 4),
        ("cheering", "false", False),
        ("mood", "loud", "loud"),
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
async def test_host_sets_valid_options_of_every_kind(world: World, option: str, value: str, is_now: object) -> None:
    key = await lobby(world, "guess")
    setting = world.services.lobbies.set_option(key, AKI, option, value)
    if str(is_now).endswith("-option"):
        code, why = await facts(setting)
        session = await world.services.tables.load(key)
        assert (code, why["option"], session.options) == (is_now, option, session.rules.Options())
    else:
        assert getattr((await setting).options, option) == is_now
    await world.services.lobbies.join(key, BEN)
    assert await refused(world.services.lobbies.set_option(key, BEN, option, value)) == "host-only"


async def test_fault_of_the_options_sets_the_table_aside(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(rules: Walk, options: BaseModel, seats: int) -> BaseModel:
        raise ZeroDivisionError

    key = await lobby(world)
    await world.services.lobbies.join(key, BEN)
    monkeypatch.setattr(Walk, "options_for", unreadable)
    assert await refused(world.services.moves.begin(key, AKI)) == "quarantined"


async def test_game_begins_once_with_enough_players_and_is_ended_by_host_or_moderator(world: World) -> None:
    key, lobbies, moves = await lobby(world), world.services.lobbies, world.services.moves
    assert await facts(moves.begin(key, AKI)) == ("too-few", {"need": 2, "have": 1})
    await lobbies.join(key, BEN)
    session = await moves.begin(key, AKI)
    assert (session.phase, session.row, session.decisions) == (Phase.PLAYING, 0, (100, 0))
    for late in (moves.begin(key, AKI), lobbies.join(key, CHIO), lobbies.leave(key, AKI)):
        assert await refused(late) == "not-in-lobby"
    assert await refused(moves.end(key, BEN, by_moderator=False)) == "host-only"
    ended = await moves.end(key, STRANGER, by_moderator=True)
    assert (ended.phase, ended.outcome, ended.seed is None) == (Phase.CLOSED, None, False)
    for late in (moves.end(key, AKI, by_moderator=False), world.plays(session, AKI, "rest")):
        assert await refused(late) == "game-over"
    assert await world.services.tables.last_in_channel(CHANNEL) == ended
    session = await world.table("walk", AKI, BEN, goal="5")
    over = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    assert over.phase is Phase.OVER
    assert over.seed is not None
    assert opening(over.seed, session.id, "walk") == session.seed_hash


async def test_tables_are_found_by_id_and_person(world: World) -> None:
    """Those that await somebody come first."""
    for asking in (
        world.services.tables.load("nothing"),
        world.services.lobbies.join("nothing", AKI),
        world.services.history.record("nothing", public=True),
        world.services.moves.post_again("nothing"),
        world.services.moves.end("nothing", AKI, by_moderator=True),
        world.services.moves.act("nothing", AKI, "rest", decision=None, interaction_id=1),
    ):
        assert await refused(asking) == "no-session"
    assert await world.services.tables.in_channel(12345) is None
    assert await world.services.tables.last_in_channel(12345) is None
    theirs = await world.table("walk", BEN, AKI, channel=1)
    mine = await world.table("walk", AKI, BEN, channel=2)
    waiting = await world.services.lobbies.open("walk", GUILD, 3, AKI, "en")
    await world.table("walk", BEN, CHIO, channel=4)
    found = await world.services.tables.of_user(AKI.user_id)
    assert found[0].id == mine.id
    assert {session.id for session in found} == {theirs.id, mine.id, waiting.id}
    assert await world.services.tables.of_user(STRANGER.user_id) == []


async def test_repeated_interaction_changes_a_lobby_once(world: World) -> None:
    lobbies, moves = world.services.lobbies, world.services.moves

    async def twice(method: Any, *given: Any) -> Any:
        """Press twice, as a network repeats it; both must say the same."""
        press = world.clock.interactions()
        first, second = [await method(*given, interaction_id=press) for _ in range(2)]
        assert (second.revision, second.players) == (first.revision, first.players)
        return first

    key = (await twice(lobbies.open, "walk", GUILD, CHANNEL, AKI, "en")).id
    await twice(lobbies.join, key, BEN)
    added = await twice(lobbies.add_computer, key, AKI, "random")
    assert (added.names[:2], len(added.names)) == (("Aki", "Ben"), 3)
    await lobbies.add_computer(key, AKI, "random")
    assert (await twice(lobbies.remove_computer, key, AKI)).names == added.names
    world.clock.now += 25 * 3600
    await lobbies.join(key, CHIO, interaction_id=2)
    assert await world.sql("SELECT interaction_id FROM interactions") == [(2,)], "others go after a day"
    await twice(moves.begin, key, AKI)
    assert await refused(moves.begin(key, AKI, interaction_id=world.clock.interactions())) == "not-in-lobby"


# --- kept seats --------------------------------------------------------------------------------------------------


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
    key, lobbies, moves = await changed_terms(world), world.services.lobbies, world.services.moves
    assert await pending(world, key) == ["Ben", "Chio"]
    for trying in (
        moves.begin(key, BEN),
        lobbies.add_computer(key, BEN, "random"),
        lobbies.free(key, BEN, CHIO.user_id),
    ):
        assert await refused(trying) == "not-joined"
    few = {"need": 2, "have": 1, "players": ("Ben", "Chio")}
    assert await facts(moves.begin(key, AKI)) == ("too-few-joined", few)
    await lobbies.set_option(key, AKI, "clock", "12h")
    (notice,) = await world.told("terms")
    users = [BEN.user_id, CHIO.user_id]
    assert notice.facts == {"by": AKI.user_id, "users": users, "changes": [["goal", "20", "7"]]}
    assert (await lobbies.join(key, BEN)).names == ("Aki", "Ben", "Chio"), "on the seat that they had"
    assert await pending(world, key) == ["Chio"]
    await lobbies.set_option(key, AKI, "clock", "12h")
    assert await pending(world, key) == ["Chio"], "nothing was changed"
    await lobbies.set_option(key, AKI, "clock", "1d")
    assert [one.facts["users"] for one in await world.told("terms")][1:] == [[BEN.user_id]]
    await lobbies.join(key, CHIO)
    begun = await moves.begin(key, AKI)
    assert (begun.names, begun.phase) == (("Aki", "Chio"), Phase.PLAYING), "without who is pending"
    assert (await world.services.tables.load(key)).names == ("Aki", "Chio")
    assert [player.seat for player in begun.players] == [0, 1]


async def test_host_releases_only_kept_seats(world: World) -> None:
    key, lobbies = await changed_terms(world), world.services.lobbies
    await lobbies.join(key, CHIO)
    for who, whom, code in ((CHIO, BEN, "host-only"), (AKI, CHIO, "not-kept"), (AKI, STRANGER, "not-kept")):
        assert await refused(lobbies.free(key, who, whom.user_id)) == code
    for _ in range(2):
        assert (await lobbies.free(key, AKI, BEN.user_id, interaction_id=1)).names == ("Aki", "Chio")


async def test_joined_player_is_preferred_as_host(world: World) -> None:
    key, lobbies = await changed_terms(world), world.services.lobbies
    await lobbies.join(key, CHIO)
    assert (await lobbies.leave(key, AKI)).host_id == CHIO.user_id
    assert (await lobbies.leave(key, CHIO)).host_id == BEN.user_id, "nobody else is there"
    assert (await lobbies.join(key, STRANGER)).host_id == STRANGER.user_id
    assert (await lobbies.leave(key, BEN)).names == ("Stranger",), "who is pending may leave"


async def test_rated_table_has_a_clock(world: World) -> None:
    key = await lobby(world)
    for option, value, clock, rated in (
        ("clock", "none", "none", False), ("rated", "true", "3d", True), ("clock", "12h", "12h", True)
    ):  # fmt: skip
        rules = (await world.services.lobbies.set_option(key, AKI, option, value)).table_rules
        assert (rules.clock, rules.rated) == (clock, rated)
    await world.services.lobbies.join(key, BEN)
    old = TableRules(clock="none").model_dump_json()  # a lobby of an earlier version
    await world.sql("UPDATE sessions SET table_rules = ? WHERE id = ?", old, key)
    assert await refused(world.services.moves.begin(key, AKI)) == "rated-needs-clock"
    await world.services.lobbies.set_option(key, AKI, "rated", "false")
    await world.services.lobbies.join(key, BEN)
    assert (await world.services.moves.begin(key, AKI)).phase is Phase.PLAYING


async def hexlands(world: World, *, computers: int, **options: str) -> str:
    """Open a lobby of the game whose length is by the number of players unless the host chooses."""
    key = (await world.services.lobbies.open("hexlands", GUILD, CHANNEL, AKI, "en")).id
    for _ in range(computers):
        await world.services.lobbies.add_computer(key, AKI, "random")
    for option, value in options.items():
        await world.services.lobbies.set_option(key, AKI, option, value)
    return key


async def stored(world: World) -> str:
    ((options,),) = await world.sql("SELECT options FROM sessions")
    return str(options)


@pytest.mark.parametrize(
    ("computers", "chosen", "length"),
    [
        (3, "auto", "standard"),
        (4, "auto", "short"),
        (5, "auto", "short"),
        (4, "standard", "standard"),
        (1, "short", "short"),
    ],
)
async def test_begin_stores_the_options_of_its_number_of_players(
    world: World, computers: int, chosen: str, length: str
) -> None:
    """Kept seats do not count."""
    key = await hexlands(world, computers=computers, length=chosen)
    if computers < 5:
        await world.services.lobbies.join(key, BEN)
        await world.services.lobbies.set_option(key, AKI, "clock", "1d")
    assert await stored(world) == f'{{"length":"{chosen}"}}'
    begun = await world.services.moves.begin(key, AKI)
    assert (len(begun.players), begun.options.model_dump()) == (computers + 1, {"length": length})
    assert begun.state.options == begun.options
    assert await stored(world) == f'{{"length":"{length}"}}'


@pytest.mark.parametrize("chosen", [True, False])
async def test_optional_rule_is_stored_only_where_it_is_chosen(world: World, chosen: bool) -> None:
    """A game without it is stored and committed to as by a bot that does not know it (Hexlands, A97)."""
    key = await hexlands(world, computers=2, land_feeds_dice="true")
    assert await stored(world) == '{"length":"auto","land_feeds_dice":true}'
    if not chosen:
        await world.services.lobbies.set_option(key, AKI, "land_feeds_dice", "false")
    begun = await world.services.moves.begin(key, AKI)
    assert begun.state.options.land_feeds_dice is chosen
    assert (await world.services.tables.load(key)).state.options == begun.options
    text = '{"length":"standard","land_feeds_dice":true}' if chosen else '{"length":"standard"}'
    ((state,),) = await world.sql("SELECT state FROM sessions")
    assert (await stored(world), f'"options":{text}' in str(state)) == (text, True)
    assert await world.faults() == [], "the commitment holds this text"
