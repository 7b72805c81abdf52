"""Reminders and votes after deadlines: each is sent once, to the right people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.session.views import pov_of

from .games import actor_of, begun_game, lobby, reply_to, settle_all
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

HOUR, DAY = 3600.0, 86_400.0


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
    session = await lobby(world, *names, lang=lang, absent="vote", clock="1d")
    await world.services.moves.begin(session.id, actor_of(world.people[names[0]]))
    await settle_all(world)
    return await world.services.tables.load(session.id)


def starting(world: World, sign: str) -> list[discord.Message]:
    return [message for message in world.messages() if message.content.startswith(sign)]


async def test_loop_of_the_client_ticks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it nothing would ever be due."""
    ticked: list[float] = []

    async def tick() -> None:
        ticked.append(world.clock.now)

    monkeypatch.setattr(world.client, "tick", tick)
    await world.client._ticking()
    assert ticked == [world.clock.now]


async def test_one_reminder_a_turn(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    (owing,) = world.panel().mentions
    await pass_time(world, 1.5 * DAY - 1)
    assert starting(world, "⏳") == []
    await pass_time(world, 2)
    (half,) = starting(world, "⏳")
    assert [user.id for user in half.mentions] == [owing.id]
    await pass_time(world, 1.4 * DAY)
    assert starting(world, "⏰") == [], "one a turn"
    assert len(starting(world, "⏳")) == 1


async def test_simultaneous_movers_are_pinged_in_one_message(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="dicolony")
    assert len(session.movers) == 2
    await pass_time(world, 1.6 * DAY)
    (half,) = starting(world, "⏳")
    assert {user.id for user in half.mentions} == {world.people[name].id for name in ("aki", "ben")}


async def test_others_let_computer_play(world: World) -> None:
    session = await voting(world, "aki", "ben", "chika")
    (owing,) = world.panel().mentions
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    others = [name for name in ("aki", "ben", "chika") if world.people[name].id != owing.id]
    assert {user.id for user in vote.mentions} == {world.people[name].id for name in others}
    assert "2 yes votes are needed; until then, we wait." in vote.content
    assert labels(vote) == ["Let the computer play"]
    absent = next(member for member in world.people.values() if member.id == owing.id)
    assert "others vote on your own turn" in private(await press(absent, vote, "Let the computer play")).content
    agreed = private(await press(world.people[others[0]], vote, "Let the computer play"))
    assert agreed.content == "You agreed. 1 more needed."
    shown = next(m for m in world.messages() if m.id == vote.id)
    assert shown.content.endswith(f"Agreed: **{others[0]}**")
    assert f"<@{world.people[others[1]].id}>: let the computer play" in shown.content
    await world.restart()
    assert (await world.services.tables.load(session.id)).row == session.row
    await press(world.people[others[1]], vote, "Let the computer play")
    await pass_time(world, 1)
    after = await world.services.tables.load(session.id)
    assert after.row > session.row
    assert after.movers != session.movers
    assert vote.id not in [message.id for message in world.messages()], "it is settled"


async def test_passed_deadline_is_not_told_on_the_old_panel(world: World) -> None:
    """Nobody moves until somebody votes: the panel of yesterday says so itself."""
    await voting(world, "aki", "ben", "chika")
    panel = world.panel()
    (owing,) = panel.mentions
    name = next(name for name, member in world.people.items() if member.id == owing.id)
    assert "⏳ <t:" in panel.content
    await pass_time(world, DAY + 1)
    now = next(message for message in world.messages() if message.id == panel.id)
    assert "⏳" not in now.content
    assert f"⌛ Out of time: **{name}**. The others can press" in now.content
    assert labels(now) == labels(panel)


async def test_panel_follows_a_deadline_that_moves(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    panel = world.panel()
    (owing,) = panel.mentions
    world.clock.now += 2 * DAY
    away = UserSettings(away_from=world.clock.now, away_until=world.clock.now + 7 * DAY)
    await world.services.clocks.set_user(owing.id, lambda mine: away)
    await settle_all(world)
    later = next(message for message in world.messages() if message.id == panel.id)
    assert f"⏳ <t:{int(world.clock.now + 8 * DAY)}:R>" in later.content
    assert [attachment.filename for attachment in later.attachments]


async def test_reposted_board_repeats_the_vote_without_pings(world: World) -> None:
    """The message with the button may have been deleted."""
    session = await voting(world, "aki", "ben", "chika")
    (owing,) = world.panel().mentions
    await pass_time(world, DAY + 1)
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    name = next(name for name, member in world.people.items() if member.id == owing.id)
    panel = next(one for one in reversed(world.messages()) if "▶" in one.content)
    assert f"⌛ Out of time: **{name}**. The others can press" in panel.content
    assert "⏳ <t:" not in panel.content
    assert "⌛ You’re out of time." in await reply_to(world, name, "game panel")
    (again,) = starting(world, "⌛")
    assert labels(again) == ["Let the computer play"]
    sent = [r.json for r in world.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    (body,) = [one for one in sent[-2:] if one is not None and one["content"] == again.content]
    assert (body["allowed_mentions"]["parse"], body["allowed_mentions"].get("users", [])) == ([], [])
    for other in ("aki", "ben", "chika"):
        if other != name:
            await press(world.people[other], again, "Let the computer play")
    await settle_all(world)
    assert (await world.session()).movers != session.movers


async def test_deserted_game_waits_for_a_return(world: World) -> None:
    session = await lobby(world, "aki", computers=2)
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    await pass_time(world, 11 * DAY)
    (notice,) = starting(world, "💤")
    assert "everybody else is away." in notice.content
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    assert "💤 Everybody is away. Press **I’m back** to go on." in world.panel().content
    assert "The computer plays for" not in world.panel().content
    back = private(await press(world.people["aki"], notice, "I’m back"))
    assert f"⏳ Deadline: <t:{int(world.clock.now + 3 * DAY)}:R>" in back.content


async def test_vote_ends_when_the_absent_player_moves(world: World) -> None:
    session = await voting(world, "aki", "ben", "chika")
    (owing,) = world.panel().mentions
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    pov = pov_of(await world.services.tables.load(session.id), owing.id)
    member = next(one for one in world.people.values() if one.id == owing.id)
    notation = session.rules.notation(pov.legal[0])
    await world.services.moves.act(session.id, actor_of(member), notation, decision=None, interaction_id=None)
    await settle_all(world)
    other = next(name for name in ("aki", "ben", "chika") if world.people[name].id != owing.id)
    assert vote.id not in [message.id for message in world.messages()], "nothing is left to answer"
    late = private(await world.press_late(other, custom_id(vote, "Let the computer play")))
    assert late.content == "This request is closed."


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await voting(world, "aki", "ben", "chika", lang="ja")
        await pass_time(world, DAY + 1)
        assert not any("⏰" in one.content for one in world.messages()[:-1]), "a reminder of a passed deadline goes"
        assert labels(starting(world, "⌛")[0]) == ["コンピュータに任せる"]
        assert "2人が認めれば任せます。" in starting(world, "⌛")[0].content


@pytest.mark.parametrize("zone", [None, "Asia/Tokyo"])
async def test_reminder_asks_for_the_city_of_somebody_who_has_set_none(world: World, zone: str | None) -> None:
    """Nobody knows when they sleep."""
    await begun_game(world, "aki", "ben", "chika")
    (owing,) = world.panel().mentions
    if zone is not None:
        await world.services.clocks.set_user(owing.id, lambda mine: replace(mine, zone=zone))
    await pass_time(world, 1.5 * DAY + 1)
    (reminder,) = starting(world, "⏳")
    button = "When to disturb me…"
    assert (button in labels(reminder)) == (zone is None)
    if zone is None:
        name = next(name for name, person in world.people.items() if person.id == owing.id)
        assert (await press(world.people[name], reminder, button)).modal is not None
