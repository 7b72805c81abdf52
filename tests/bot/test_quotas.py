"""Quotas: what one person may ask of others and of the bot, and what they read at a limit."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from bot.config import BURST, Limits
from bot.seating.quotas import Bursts
from bot.session.model import Phase, Refused
from bot.store import Connection

from .games import (
    GAME,
    actor_of,
    begun_game,
    command,
    gives_seat,
    lobby,
    play_to_end,
    reply_to,
    settle_all,
    starting,
    table_in,
)
from .world import World, answer_to, press

pytestmark = pytest.mark.database

DAY = 86400.0
LIMITS = Limits()


def requests(db: Connection) -> int:
    found: int = db.execute("SELECT count(*) FROM requests").fetchone()[0]
    return found


def pings(world: World, start: str) -> int:
    """Return how often the messages that begin so have pinged somebody."""
    return sum(len(message.mentions) for message in starting(world, start))


async def opened(world: World, name: str, at: ChannelHandle | None = None) -> str:
    """Type /game new and return the answer."""
    return (await command(world, name, "game new", at, game=GAME)).content


# --- boards and lobbies ------------------------------------------------------------------------------------------


async def test_board_is_not_posted_thirty_times(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    before = len(world.messages())
    for number in range(30):
        reply = await reply_to(world, ("aki", "ben", "dai")[number % 3], "game board")
    assert len(world.messages()) - before <= LIMITS.burst_boards
    assert reply.startswith("The board was posted several times just now. You can post it again <t:")
    assert "/game panel" in reply
    world.locales[world.people["aki"].id] = "ja"
    assert (await reply_to(world, "aki", "game board")).startswith("盤面は少し前に何度か出されています。")
    world.clock.now += BURST + 1
    assert "盤面は" not in await reply_to(world, "aki", "game board")


async def test_one_person_is_limited_over_all_channels(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(8)]
    for room in rooms:
        await lobby(world, "ben", at=room)
        world.clock.now += BURST
    said = [(await command(world, "aki", "game board", room)).content for room in rooms]
    assert [text.startswith("The board was posted several times") for text in said] == [False] * 5 + [True] * 3
    assert "several times" not in (await command(world, "ben", "game board", rooms[7])).content


async def test_new_and_leave_ends_at_a_limit_and_outlives_restart(world: World) -> None:
    for number in range(30):
        reply = await opened(world, "aki")
        if number < LIMITS.burst_lobbies:
            assert reply.startswith("The lobby for")
            await reply_to(world, "aki", "game leave")
    assert reply.startswith("Too many lobbies came to nothing.")
    posted = len(world.messages())
    await world.restart()
    world.locales[world.people["aki"].id] = "ja"
    assert (await opened(world, "aki")).startswith("始まらないロビーが続いています。")
    assert (await opened(world, "ben")).startswith("Too many lobbies"), "the channel has its own limit"
    assert (await opened(world, "ben", world.guild.create_text_channel("other"))).startswith("The lobby")
    assert len(world.messages()) == posted
    world.clock.now += BURST + 1
    assert "Micronesia" in await opened(world, "ben")


async def test_rematch_and_end_ends_at_a_limit_but_games_played_to_the_end_count_nowhere(world: World) -> None:
    for _ in range(LIMITS.burst_lobbies + 2):
        session = await play_to_end(world, await begun_game(world, "dai", computers=2))
        assert session.phase is Phase.OVER
    assert (await opened(world, "dai")).startswith("The lobby for")
    await reply_to(world, "dai", "game leave")
    world.clock.now += BURST + 1
    played = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    aki = actor_of(world.people["aki"])
    refused = 0
    for _ in range(30):
        try:
            again = await world.services.rematches.again(played.id, aki)
        except Refused as refusal:
            refused += refusal.code == "too-many-lobbies"
            continue
        await settle_all(world)
        await world.services.lobbies.leave(again.id, aki)
        await world.services.moves.end(again.id, aki, by_moderator=True)
        await settle_all(world)
    assert refused == 30 - LIMITS.burst_calls
    assert pings(world, "🔁") <= 2 * LIMITS.burst_calls


async def test_open_tables_of_a_person_and_a_server_are_limited(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=2, tables_per_server=4, burst_lobbies=2)
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(5)]
    assert (await opened(world, "aki", rooms[0])).startswith("The lobby")
    first = await table_in(world, rooms[0])
    again = await world.services.lobbies.open(
        GAME, world.guild.id, rooms[0].id, actor_of(world.people["aki"]), "en",
        interaction_id=int(world.delivered[-1]["id"]),
    )  # fmt: skip
    assert again.id == first.id, "the same interaction again is no second lobby"
    assert (await opened(world, "aki", rooms[1])).startswith("The lobby")
    most = "You already have seats at 2 open tables"
    assert (await opened(world, "aki", rooms[2])).startswith(most)
    assert (await opened(world, "ben", rooms[2])).startswith("The lobby")

    async def joins() -> tuple[str, ...]:
        answer = await press(world.people["aki"], rooms[2].history()[-1], "Join")
        third = await table_in(world, rooms[2])
        return ((answer.followups[-1].content if answer.followups else "")[: len(most)], *third.names)

    assert await joins() == (most, "ben"), "a refused press changes nothing"
    await command(world, "aki", "game leave", rooms[1])
    assert (await joins())[1:] == ("ben", "aki")
    assert (await opened(world, "chika", rooms[1])).startswith("The lobby")
    assert (await opened(world, "dai", rooms[3])).startswith("The lobby")
    assert (await opened(world, "dai", rooms[4])).startswith("This server already has 4 open tables")
    world.locales[world.people["dai"].id] = "ja"
    assert (await opened(world, "dai", rooms[4])).startswith("このサーバーでは、すでに4卓が")


# --- calls by options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [True, False])
async def test_flipping_an_option_does_not_call_people_forty_times(world: World, answers: bool) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    aki, others = world.people["aki"], ("ben", "chika")
    refused = 0
    for _ in range(40):
        now = await world.services.tables.load(session.id)
        value = "1d" if now.table_rules.clock == "2d" else "2d"
        try:
            await world.services.lobbies.set_option(session.id, actor_of(aki), "clock", value)
        except Refused as refusal:
            refused += refusal.code == "too-many-changes"
            assert await world.services.tables.load(session.id) == now, "a refused change leaves everybody seated"
            continue
        await settle_all(world)
        for name in others if answers else ():
            await world.services.lobbies.join(session.id, actor_of(world.people[name]))
    calls = [{user.name for user in message.mentions} for message in world.messages() if message.mentions]
    if not answers:
        assert calls == [set(others)], "they are called once until they have answered"
        return
    assert refused == 40 - LIMITS.burst_calls
    assert len(calls) <= LIMITS.burst_calls
    await settle_all(world)
    answer = await answer_to(aki, world.panel(), "Set up…", "Time for each turn", "7 days")
    assert "everybody was pinged each time" in answer.content
    world.clock.now += BURST + 1
    await world.services.lobbies.set_option(session.id, actor_of(aki), "clock", "7d")


# --- seats -------------------------------------------------------------------------------------------------------


async def test_strangers_are_not_asked_one_after_another(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    strangers = [world.guild.add_member(world.env.create_user(f"stranger{number}")) for number in range(9)]

    async def asks(number: int) -> str:
        return (await gives_seat(world, "aki", strangers[number])).content

    replies = [await asks(number) for number in range(8)]
    assert [reply.startswith("Asked:") for reply in replies] == [True] * 3 + [False] * 5
    several = "Several people you asked about a seat have not answered yet."
    assert replies[-1].startswith(several)
    assert (await asks(0)).startswith("Asked:"), "the same offer is no new one"
    assert pings(world, "🪑") == LIMITS.offers_waiting
    await world.restart()
    assert (await asks(7)).startswith(several)
    await press(strangers[0], starting(world, "🪑")[0], "Decline")
    assert (await asks(7)).startswith("Asked:")
    world.locales[world.people["aki"].id] = "ja"
    assert (await asks(8)).startswith("席について頼んだ")
    world.clock.now += DAY + 2
    assert "頼んだ人" not in await asks(8)


async def test_offers_of_a_day_are_limited_though_all_are_declined(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai, replies = world.people["dai"], list[str]()
    for _ in range(LIMITS.offers_per_day + 2):
        replies.append((await gives_seat(world, "aki", dai)).content)
        for offer in [message for message in starting(world, "🪑") if message.components][-1:]:
            await press(dai, offer, "Decline")
    assert [reply.startswith("Asked:") for reply in replies] == [True] * LIMITS.offers_per_day + [False] * 2
    assert replies[-1].startswith("You asked many people about seats today.")
    assert await world.store.read(requests) == LIMITS.offers_per_day


# --- the window --------------------------------------------------------------------------------------------------


def test_window_slides_counts_each_key_and_is_bounded() -> None:
    bursts = Bursts(10.0)
    assert [bursts.take(at, {"a": 2}) for at in (0.0, 4.0, 5.0)] == [None, None, 10.0]
    assert bursts.take(5.0, {"b": 1, "a": 2}) == 10.0
    assert bursts.take(5.0, {"b": 1}) is None, "a refusal counts for no key"
    assert bursts.take(10.5, {"a": 2}) is None
    assert bursts.take(11.0, {"a": 2}) == 14.0
    back = Bursts(10.0)
    assert [back.take(at, {"a": 1}) for at in (1000.0, 10.0)] == [None, None], (
        "a clock that goes back blocks nobody"
    )
    bursts = Bursts(10.0, keys=100)
    assert {bursts.take(1.0, {number: 3}) for number in range(10_000)} == {None}
    assert len(bursts) == 100
