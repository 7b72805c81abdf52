"""Reminders, votes after deadlines, and time banks: each is sent once, to the right people, who may be asleep."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord import MemberActor

from bot.deadlines.digests import next_digest
from bot.delivery.scheduler import Scheduler
from bot.kit.phone import phone_lines
from bot.rows.settings import UserSettings
from bot.session.model import Session

from .games import (
    act,
    actor_of,
    begun_game,
    command,
    direct,
    lobby,
    mover,
    name_of,
    reply_to,
    settle_all,
    standing,
    starting,
)
from .test_table_rules import accepted
from .world import World, answer_to, labels, press

pytestmark = pytest.mark.database

HOUR, DAY = 3600.0, 86_400.0
# The world's clock is 2023-11-14 22:13:20 UTC.
PEOPLE = ("aki", "ben", "chika")
LET = "Let the computer play"
NIGHT = {"quiet_from": 22 * 60, "quiet_until": 7 * 60}


@pytest.fixture(autouse=True)
def _nobody_sleeps(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody's night move a reminder, but where a test is about that."""
    if "night" not in request.node.name:
        monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)


async def pass_time(world: World, seconds: float) -> None:
    """Advance the clock with a tick at each due time, as if the bot ran all the time."""
    until = world.clock.now + seconds
    scheduler = Scheduler(world.services, outage=DAY * 1000)
    while (due := await scheduler.next_due()) is not None and due <= until:
        world.clock.now = max(world.clock.now, due)
        await scheduler.tick()
        await settle_all(world)
    world.clock.now = until


async def voting(world: World, *names: str, lang: str = "en") -> Session:
    """Begin a game at a table with the vote rule."""
    return await begun_game(world, *names, lang=lang, absent="vote", clock="1d")


def pinged(message: discord.Message) -> set[str]:
    return {user.name for user in message.mentions}


async def test_loop_of_the_client_ticks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it nothing would ever be due."""
    ticked: list[float] = []

    async def tick() -> None:
        ticked.append(world.clock.now)

    monkeypatch.setattr(world.client, "tick", tick)
    await world.client._ticking()
    assert ticked == [world.clock.now]


@pytest.mark.parametrize("zone", [None, "Asia/Tokyo"])
async def test_reminder_asks_for_the_city_of_who_has_set_none(world: World, zone: str | None) -> None:
    """Nobody knows when they sleep."""
    await begun_game(world, *PEOPLE)
    owing = await mover(world)
    if zone is not None:
        await world.services.clocks.set_user(owing.id, lambda mine: replace(mine, zone=zone))
    await pass_time(world, 1.5 * DAY + 1)
    (half,) = starting(world, "⏳")
    assert [user.id for user in half.mentions] == [owing.id]
    button = "When to disturb me…"
    assert (button in labels(half)) == (zone is None)
    if zone is None:
        assert (await press(owing, half, button)).modal is not None


async def test_panel_follows_a_deadline_that_moves(world: World) -> None:
    await begun_game(world, *PEOPLE)
    panel = world.panel()
    world.clock.now += 2 * DAY
    away = UserSettings(away_from=world.clock.now, away_until=world.clock.now + 7 * DAY)
    await world.services.clocks.set_user((await mover(world)).id, lambda mine: away)
    await settle_all(world)
    later = standing(world, panel)
    assert f"⏳ <t:{int(world.clock.now + 8 * DAY)}:R>" in later.content
    assert later.attachments


async def test_deserted_game_waits_for_a_return(world: World) -> None:
    session = await begun_game(world, "aki", computers=2)
    await pass_time(world, 11 * DAY)
    (notice,) = starting(world, "💤")
    assert "everybody else is away." in notice.content
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    assert "💤 Everybody is away. Press **I’m back** to go on." in world.panel().content
    assert "The computer plays for" not in world.panel().content
    back = await answer_to(world.people["aki"], notice, "I’m back")
    assert f"⏳ Deadline: <t:{int(world.clock.now + 3 * DAY)}:R>" in back.content


# --- votes -------------------------------------------------------------------------------------------------------


async def out_of_time(world: World) -> tuple[Session, MemberActor, list[str], discord.Message]:
    """Let the deadline of a voting table pass; return the game, who is late, the others, and the vote."""
    session = await voting(world, *PEOPLE)
    owing = await mover(world)
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    return session, owing, [name for name in PEOPLE if world.people[name] is not owing], vote


async def test_others_let_computer_play(world: World) -> None:
    session, owing, others, vote = await out_of_time(world)
    assert not any("⏰" in one.content for one in world.messages()[:-1]), "a reminder of a passed deadline goes"
    assert pinged(vote) == set(others)
    assert "2 yes votes are needed; until then, we wait." in vote.content
    assert labels(vote) == [LET]
    panel = next(one for one in world.messages() if "My panel" in labels(one))
    told = f"⌛ Out of time: **{name_of(world, owing.id)}**. The others can press"
    assert told in panel.content, "the panel of yesterday says so itself"
    assert "⏳" not in panel.content
    assert "others vote on your own turn" in (await answer_to(owing, vote, LET)).content
    agreed = await answer_to(world.people[others[0]], vote, LET)
    assert agreed.content == "You agreed. 1 more needed."
    shown = standing(world, vote)
    assert shown.content.endswith(f"Agreed: **{others[0]}**")
    assert f"<@{world.people[others[1]].id}>: let the computer play" in shown.content
    await world.restart()
    assert (await world.services.tables.load(session.id)).row == session.row
    await press(world.people[others[1]], vote, LET)
    await pass_time(world, 1)
    after = await world.services.tables.load(session.id)
    assert after.row > session.row
    assert after.movers != session.movers
    assert vote.id not in [message.id for message in world.messages()], "it is settled"


async def test_reposted_board_repeats_the_vote_without_pings(world: World) -> None:
    """The message with the button may have been deleted."""
    session, owing, others, _ = await out_of_time(world)
    await pass_time(world, DAY / 2)
    assert len(starting(world, "🔔")) == 1
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    assert starting(world, "🔔") == [], "the reminder goes with what stood above"
    name = name_of(world, owing.id)
    panel = next(one for one in reversed(world.messages()) if "▶" in one.content)
    assert f"⌛ Out of time: **{name}**. The others can press" in panel.content
    assert "⏳ <t:" not in panel.content
    assert "⌛ You’re out of time." in await reply_to(world, name, "game panel")
    (again,) = starting(world, "⌛")
    assert labels(again) == [LET]
    sent = [r.json for r in world.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    (body,) = [one for one in sent[-2:] if one is not None and one["content"] == again.content]
    assert (body["allowed_mentions"]["parse"], body["allowed_mentions"].get("users", [])) == ([], [])
    for other in others:
        await press(world.people[other], again, LET)
    assert (await world.session()).movers != session.movers


# --- quiet people -------------------------------------------------------------------------------------------------


async def sets(world: World, name: str, **settings: object) -> None:
    """Change somebody's settings, as /settings does."""
    await world.services.clocks.set_user(
        world.people[name].id,
        lambda mine: replace(mine, **settings),  # type: ignore[arg-type]
    )


def call(message: discord.Message) -> str:
    return next(line for line in message.content.splitlines() if line.startswith("▶"))


async def called(world: World, name: str, **rules: str) -> None:
    """Play until this person is awaited."""
    session = await begun_game(world, *PEOPLE, **rules)
    while (owing := await mover(world)) is not world.people[name]:
        world.clock.now += 60
        session = await act(world, owing.id)
    await settle_all(world)
    assert session.movers


def calls(world: World) -> list[discord.Message]:
    return starting(world, f"▶ <@{world.people['ben'].id}>: your move.")


@pytest.mark.parametrize("settings", [NIGHT, {"away_for": 9 * DAY}, {"remind": "none"}])
async def test_board_names_quiet_players_without_a_mention(world: World, settings: dict[str, object]) -> None:
    if "away_for" in settings:
        settings = {"away_from": world.clock.now, "away_until": world.clock.now + 9 * DAY}
    await sets(world, "ben", **settings)
    await called(world, "ben", lang="ja" if "remind" in settings else "en")
    assert call(world.panel()).startswith("▶ **ben**さん" if "remind" in settings else "▶ **ben** · ")
    assert pinged(world.panel()) == set()
    if settings == NIGHT:
        await act(world, world.people["ben"].id)
        await settle_all(world)
        other = next(iter(pinged(world.panel())))
        assert call(world.panel()).startswith(f"▶ <@{world.people[other].id}> · "), "others are pinged as before"


@pytest.mark.parametrize("clock", ["1d", "none"])
async def test_turn_of_the_night_is_called_in_the_morning(world: World, clock: str) -> None:
    """Once the quiet hours end, the player is pinged once, and reminded before a deadline as usual."""
    await sets(world, "ben", **NIGHT)
    await called(world, "ben", clock=clock)
    await pass_time(world, 8 * HOUR + 36 * 60)
    assert not [m for m in world.messages() if "ben" in pinged(m)]
    await pass_time(world, 20 * 60)
    (morning,) = calls(world)
    assert ("Deadline: <t:" in morning.content, pinged(morning)) == (clock == "1d", {"ben"})
    await pass_time(world, 31 * HOUR)
    assert (len(starting(world, "⏰")), len(calls(world))) == (clock == "1d", 1)


@pytest.mark.parametrize("hour", [6, 7])
async def test_digest_of_the_morning_stands_for_the_call(world: World, hour: int) -> None:
    """One message of a morning is enough: a summary lists the games that wait."""
    at = next_digest(UserSettings(digest=hour, **NIGHT), world.clock.now)
    await sets(world, "ben", digest=hour, digest_at=at, **NIGHT)
    await called(world, "ben", clock="1d")
    await pass_time(world, 10 * HOUR)
    (digest,) = direct(world, "ben")
    assert "**your move**" in digest.content
    assert starting(world, "▶ <@") == []


async def test_vote_names_who_sleeps_and_pings_the_others(world: World) -> None:
    session = await voting(world, *PEOPLE)
    asleep, awake = (name for name in PEOPLE if name != session.players[session.movers[0]].name)
    await sets(world, asleep, **NIGHT)
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    assert f"**{asleep}**" in vote.content
    assert f"<@{world.people[asleep].id}>" not in vote.content
    assert pinged(vote) == {awake}


# --- time banks --------------------------------------------------------------------------------------------------

TERMS = {
    "- **time bank**: 2 days for all your turns, +8 h at the end of each, up to 4 days, "
    "and at least 1 day for each; it runs only while the game waits for you",
    "- after resigning, or once your bank is empty and 4 days of your own clock have passed "
    "without a move, the computer takes over",
    "- **vacations don’t stop the clock**",
}


async def test_time_bank_is_explained_and_told_where_one_looks(world: World) -> None:
    session = await lobby(world, "aki", game="octa", clock="bank-2d", vacations="false")
    line = "⏳ 2 days, +8 h a turn, up to 4 days"
    accept = "-# By joining you accept: rated · **time bank** · all of it, and the rules: **About…**"
    assert {accept, line} <= {*world.panel().content.splitlines()}
    assert phone_lines(line) == 1
    assert {*accepted(await answer_to(world.people["ben"], world.panel(), "About…"))} >= TERMS
    await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    (due,) = (int(one.due_at) for one in (await world.session()).clocks if one.due_at is not None)
    first, waits = await mover(world), "⏳ Your time bank: 2 days"
    other = next(name for name in ("aki", "ben") if world.people[name] is not first)
    assert f"<t:{due}:R>" in world.panel().content, "the public panel has the deadline, as always"
    assert waits not in world.panel().content
    own = (await command(world, first, "game panel")).content.splitlines()
    assert f"⏳ Time bank: empty <t:{due}:R>. +8 h at the end of your turn." in own
    assert waits in (await command(world, other, "game panel")).content.splitlines()
    assert f"<t:{due}:R>" in (await command(world, first, "tables")).content.splitlines()[1]
    await pass_time(world, 24 * HOUR + 1)
    (reminder,) = starting(world, "⏳ ")
    more = "-# Your time bank lasts until then. +8 h at the end of your turn."
    assert reminder.content.splitlines()[-1] == more
