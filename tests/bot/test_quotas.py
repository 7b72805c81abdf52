"""Quotas: what one person may ask of others and of the bot, and what they read at a limit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.config import BURST, Limits
from bot.seating.quotas import Bursts
from bot.session.model import Phase, Refused
from bot.store import Connection

from .games import GAME, actor_of, begun_game, gives_seat, lobby, play_to_end, reply_to, settle_all
from .world import World, press, private

pytestmark = pytest.mark.database

DAY = 86400.0
LIMITS = Limits()


def requests(db: Connection) -> int:
    found: int = db.execute("SELECT count(*) FROM requests").fetchone()[0]
    return found


def pings(world: World, start: str) -> int:
    """Return how often the messages that begin so have pinged somebody."""
    return sum(len(message.mentions) for message in world.messages() if message.content.startswith(start))


# --- posting again -----------------------------------------------------------------------------------------------


async def test_board_is_not_posted_thirty_times(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    before = len(world.messages())
    replies = []
    for number in range(30):
        replies.append(await reply_to(world, ("aki", "ben", "dai")[number % 3], "game board"))
        await settle_all(world)
    assert len(world.messages()) - before <= LIMITS.burst_boards
    assert replies[-1].startswith("The board was posted several times just now. You can post it again <t:")
    assert "/game panel" in replies[-1]
    world.locales[world.people["aki"].id] = "ja"
    assert (await reply_to(world, "aki", "game board")).startswith("盤面は少し前に何度か出されています。")
    world.clock.now += BURST + 1
    assert "盤面は" not in await reply_to(world, "aki", "game board")


async def test_one_person_is_limited_over_all_channels(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(8)]
    for room in rooms:
        await lobby(world, "ben", at=room)
        world.clock.now += BURST
    said = [private(await world.people["aki"].slash(room, "game board")).content for room in rooms]
    assert [text.startswith("The board was posted several times") for text in said] == [False] * 5 + [True] * 3
    assert "several times" not in private(await world.people["ben"].slash(rooms[7], "game board")).content


# --- lobbies -----------------------------------------------------------------------------------------------------


async def test_new_and_leave_ends_at_a_limit_and_outlives_restart(world: World) -> None:
    for number in range(30):
        reply = await reply_to(world, "aki", "game new", game=GAME)
        if number < LIMITS.burst_lobbies:
            assert reply.startswith("The lobby for")
            await reply_to(world, "aki", "game leave")
        await settle_all(world)
    assert reply.startswith("Too many lobbies came to nothing.")
    posted = len(world.messages())
    await world.restart()
    world.locales[world.people["aki"].id] = "ja"
    assert (await reply_to(world, "aki", "game new", game=GAME)).startswith("始まらないロビーが続いています。")
    other = await reply_to(world, "ben", "game new", game=GAME)
    assert other.startswith("Too many lobbies"), "the channel has its own limit"
    room = world.guild.create_text_channel("other")
    assert private(await world.people["ben"].slash(room, "game new", game=GAME)).content.startswith("The lobby")
    assert len(world.messages()) == posted
    world.clock.now += BURST + 1
    assert "Micronesia" in await reply_to(world, "ben", "game new", game=GAME)


async def test_games_played_to_the_end_count_nowhere(world: World) -> None:
    for _ in range(LIMITS.burst_lobbies + 2):
        session = await play_to_end(world, await begun_game(world, "aki", computers=2))
        assert session.phase is Phase.OVER
    assert (await reply_to(world, "aki", "game new", game=GAME)).startswith("The lobby for")


async def test_rematch_and_end_ends_at_a_limit(world: World) -> None:
    played = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    aki = actor_of(world.people["aki"])
    refused = 0
    for _ in range(30):
        try:
            opened = await world.services.rematches.again(played.id, aki)
        except Refused as refusal:
            refused += refusal.code == "too-many-lobbies"
            continue
        await settle_all(world)
        await world.services.lobbies.leave(opened.id, aki)
        await world.services.moves.end(opened.id, aki, by_moderator=True)
        await settle_all(world)
    assert refused == 30 - LIMITS.burst_calls
    assert pings(world, "🔁") <= 2 * LIMITS.burst_calls


async def test_open_tables_of_a_person_and_a_server_are_limited(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=2, tables_per_server=4)
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(5)]

    async def opened(name: str, room: int) -> str:
        return private(await world.people[name].slash(rooms[room], "game new", game=GAME)).content

    assert (await opened("aki", 0)).startswith("The lobby")
    assert (await opened("aki", 1)).startswith("The lobby")
    assert (await opened("aki", 2)).startswith("You already have seats at 2 open tables")
    assert (await opened("ben", 2)).startswith("The lobby")
    joined = private(await press(world.people["aki"], rooms[2].history()[-1], "Join")).content
    assert joined.startswith("You already have seats at 2 open tables")
    third = await world.services.tables.in_channel(rooms[2].id)
    assert third is not None
    assert [player.name for player in third.players] == ["ben"], "a refused press changes nothing"
    private(await world.people["aki"].slash(rooms[1], "game leave"))
    await press(world.people["aki"], rooms[2].history()[-1], "Join")
    third = await world.services.tables.in_channel(rooms[2].id)
    assert third is not None
    assert [player.name for player in third.players] == ["ben", "aki"]
    assert (await opened("chika", 1)).startswith("The lobby")
    assert (await opened("dai", 3)).startswith("The lobby")
    assert (await opened("dai", 4)).startswith("This server already has 4 open tables")
    world.locales[world.people["dai"].id] = "ja"
    assert (await opened("dai", 4)).startswith("このサーバーでは、すでに4卓が")


async def test_same_interaction_again_is_no_second_lobby(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=1, burst_lobbies=1)
    await reply_to(world, "aki", "game new", game=GAME)
    opened = await world.session()
    again = await world.services.lobbies.open(
        GAME, world.guild.id, world.channel.id, actor_of(world.people["aki"]), "en",
        interaction_id=int(world.delivered[-1]["id"]),
    )  # fmt: skip
    assert again.id == opened.id


# --- calls by options --------------------------------------------------------------------------------------------


def flips() -> Iterator[str]:
    while True:
        yield from ("1d", "2d")


async def test_flipping_an_option_does_not_call_people_forty_times(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    aki, ben = (actor_of(world.people[name]) for name in ("aki", "ben"))
    refused = 0
    for _ in range(40):
        now = await world.services.tables.load(session.id)
        value = "1d" if now.table_rules.clock == "2d" else "2d"
        try:
            await world.services.lobbies.set_option(session.id, aki, "clock", value)
        except Refused as refusal:
            refused += refusal.code == "too-many-changes"
            assert await world.services.tables.load(session.id) == now, "a refused change leaves everybody seated"
            continue
        await settle_all(world)
        await world.services.lobbies.join(session.id, ben)
    assert refused == 40 - LIMITS.burst_calls
    assert sum(len(m.mentions) for m in world.messages()) <= LIMITS.burst_calls
    world.clock.now += BURST + 1
    await world.services.lobbies.set_option(session.id, aki, "clock", "7d")


async def test_person_is_called_once_until_they_have_answered(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    aki = actor_of(world.people["aki"])
    for _, value in zip(range(40), flips(), strict=False):
        await world.services.lobbies.set_option(session.id, aki, "clock", value)
        await settle_all(world)
    calls = [message for message in world.messages() if message.mentions]
    assert len(calls) == 1
    assert {user.id for user in calls[0].mentions} == {world.people["ben"].id, world.people["chika"].id}


async def test_refused_change_is_a_sentence_on_the_menu(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    world.services.quotas.limits = Limits(burst_calls=1)
    aki, ben = world.people["aki"], actor_of(world.people["ben"])
    await world.services.lobbies.set_option(session.id, actor_of(aki), "clock", "7d")
    await world.services.lobbies.join(session.id, ben)
    await settle_all(world)
    menu = private(await press(aki, world.panel(), "Set up…"))
    values = private(await press(aki, menu, "Time for each turn"))
    answer = private(await press(aki, values, "2 days"))
    assert "everybody was pinged each time" in answer.content


# --- seats -------------------------------------------------------------------------------------------------------


async def test_strangers_are_not_asked_one_after_another(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    strangers = [world.guild.add_member(world.env.create_user(f"stranger{number}")) for number in range(25)]
    replies = []
    for stranger in strangers:
        replies.append((await gives_seat(world, "aki", stranger)).content)
        await settle_all(world)
    assert [reply.startswith("Asked:") for reply in replies] == [True] * 3 + [False] * 22
    assert replies[-1].startswith("Several people you asked about a seat have not answered yet.")
    assert pings(world, "🪑") == LIMITS.offers_waiting
    same = (await gives_seat(world, "aki", strangers[0])).content
    assert same.startswith("Asked:"), "the same offer is no new one"
    await settle_all(world)
    assert pings(world, "🪑") == LIMITS.offers_waiting
    await world.restart()
    assert (await gives_seat(world, "aki", strangers[9])).content.startswith("Several people")
    offer = next(message for message in world.messages() if message.content.startswith("🪑"))
    await press(strangers[0], offer, "Decline")
    assert (await gives_seat(world, "aki", strangers[9])).content.startswith("Asked:")
    world.locales[world.people["aki"].id] = "ja"
    assert (await gives_seat(world, "aki", strangers[10])).content.startswith("席について頼んだ")
    world.clock.now += DAY + 2
    assert "頼んだ人" not in (await gives_seat(world, "aki", strangers[10])).content


async def test_offers_of_a_day_are_limited_though_all_are_declined(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai = world.people["dai"]
    replies = []
    for _ in range(LIMITS.offers_per_day + 2):
        replies.append((await gives_seat(world, "aki", dai)).content)
        await settle_all(world)
        offer = [message for message in world.messages() if message.content.startswith("🪑") and message.components]
        if offer:
            await press(dai, offer[-1], "Decline")
    assert [reply.startswith("Asked:") for reply in replies] == [True] * LIMITS.offers_per_day + [False] * 2
    assert replies[-1].startswith("You asked many people about seats today.")
    assert await world.store.read(requests) == LIMITS.offers_per_day


# --- the window --------------------------------------------------------------------------------------------------


def test_window_slides_and_counts_each_key() -> None:
    bursts = Bursts(10.0)
    assert [bursts.take(at, {"a": 2}) for at in (0.0, 4.0, 5.0)] == [None, None, 10.0]
    assert bursts.take(5.0, {"b": 1, "a": 2}) == 10.0
    assert bursts.take(5.0, {"b": 1}) is None, "a refusal counts for no key"
    assert bursts.take(10.5, {"a": 2}) is None
    assert bursts.take(11.0, {"a": 2}) == 14.0


def test_window_is_bounded() -> None:
    bursts = Bursts(10.0, keys=100)
    for number in range(10_000):
        assert bursts.take(1.0, {number: 3}) is None
    assert len(bursts) == 100


def test_clock_that_goes_back_blocks_nobody() -> None:
    bursts = Bursts(10.0)
    assert bursts.take(1000.0, {"a": 1}) is None
    assert bursts.take(10.0, {"a": 1}) is None
