"""The dice of the day by presses: begin, ten turns, the result, sharing, past days, a server's message."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor, UserHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.daily.commands import in_time
from bot.features.daily.notices import server_message
from bot.kit.ids import custom_id as id_of
from bot.kit.owners import owners_at_login
from bot.kit.phone import phone_lines
from bot.rows.messages import NoticeRow
from bot.session import kinds
from bot.session.daily import date_at, end_of, next_day
from bot.texts import Speaker
from engines import GAMES
from engines.core.teaching.lesson import lessons

from .player import choices, take
from .server_page import manager, speaks, tell_daily
from .test_installs import away
from .test_learn import begun, solved
from .world import Message, World, controls, labels, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]


@pytest.fixture(autouse=True)
def nobody_runs_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the people of the world be no operators; one test says otherwise."""
    monkeypatch.setattr("bot.features.daily.commands.owners_at_login", lambda app, client: frozenset())


@pytest.fixture
async def world_in_lang(world_in_lang: World) -> World:
    """The world in the morning of a day, whose dice are there."""
    world = world_in_lang
    world.clock.now = end_of(date_at(world.clock.now)) + 6 * 3600
    await tick(world)
    return world


async def tick(world: World) -> None:
    await world.client.scheduler.tick()
    await world.settle()


async def typed(world: World, name: str = "aki", **options: Any) -> Message:
    world.clock.now += 1
    return private(await world.people[name].slash(world.channel, "daily", **options))


async def today(world: World) -> str:
    return (await world.services.daily.current()).date


async def play_out(
    actor: MemberActor | UserHandle, shown: Message, over: str, whim: random.Random
) -> tuple[Message, int]:
    """Press to the end of the try; return the last panel and the number of presses."""
    presses = 0
    while over not in labels(shown):
        open_to = [one for one in choices(shown) if "daily" not in one[0]]
        shown = private(await take(actor, shown, whim.choice(open_to)))  # type: ignore[arg-type]
        presses += 1
        assert presses < 200, shown.content
    return shown, presses


async def finished(world: World, lang: str, name: str = "aki") -> Message:
    say = Speaker(lang).say
    shown = private(await press(world.people[name], await typed(world, name), say("daily-begin")))
    return (await play_out(world.people[name], shown, say("daily-share"), random.Random(name)))[0]


async def forge(world: World, name: str, *path: str) -> Message:
    """Press a made-up button on one's panel."""
    shown = await typed(world, name)
    world.forged_id = id_of("", 0, path)
    any_button = next(one["custom_id"] for one in controls(shown) if one["type"] == 2)
    return private(await world.people[name].click(shown, custom_id=any_button))


async def to_the_next_day(world: World, hours: float = 1) -> None:
    """Let the day end and be closed, and the strong player play it."""
    world.clock.now = end_of(await today(world)) + hours * 3600
    await tick(world)
    await world.services.daily.settle()
    await tick(world)


# --- a whole day -------------------------------------------------------------------------------------------------


async def test_whole_day(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki, date = world.people["aki"], await today(world)
    intro = await typed(world)
    for key in ("daily-begin", "daily-past", "daily-fair", "daily-count-here"):
        assert say(key) in labels(intro)
    assert (
        say("daily-intro-what", {"game": say("dicolony-title"), "minutes": GAMES["dicolony"].minutes})
        in intro.content
    )
    shown: Message = private(await press(aki, intro, say("daily-begin")))
    assert shown.content.splitlines()[0].startswith("🎲")
    for key in ("table-hint-button", "board-options", "learn-button", "table-happened"):
        assert say(key) not in labels(shown)
    attempt = await world.services.attempts.attempt(aki.id, date)
    assert attempt is not None
    assert not attempt.is_finished
    shown, presses = await play_out(aki, shown, say("daily-share"), random.Random(lang))
    assert presses >= 10
    attempt = await world.services.attempts.attempt(aki.id, date)
    assert attempt is not None
    assert attempt.is_finished
    assert labels(shown) == [
        say("daily-share"), say("daily-show-mine"), say("daily-count-here"), say("daily-past"), say("daily-fair"),
        say("table-also-words"),
    ]  # fmt: skip
    assert str(attempt.row.score) in shown.content
    assert phone_lines(intro.content, lang) <= 16
    assert phone_lines(shown.content, lang) <= 10
    again = await typed(world)
    assert labels(again) == labels(shown), "one try a day"

    shown = private(await press(aki, again, say("daily-count-here")))
    assert say("daily-counted") in shown.content
    assert say("daily-count-no-more") in labels(shown)
    shown = private(await press(aki, shown, say("daily-show-mine")))
    assert say("daily-shown") in shown.content
    assert say("daily-hide-mine") in labels(shown)
    shared = private(await press(aki, shown, say("daily-share")))
    assert "```" in shared.content
    posted = private(await press(aki, shared, say("daily-post")))
    assert say("daily-posted") in posted.content
    public = world.messages()[-1]
    assert labels(public) == [say("daily-play")]
    assert "</daily:" in public.content
    ben = private(await press(world.people["ben"], public, say("daily-play")))
    assert say("daily-begin") in labels(ben)
    assert world.messages()[-1].content == public.content


async def test_first_try_may_begin_with_two_guided_turns(world: World) -> None:
    aki, taught = world.people["aki"], lessons("dicolony")[0]
    shown: Message = private(await press(aki, await typed(world), "Two guided turns first"))
    for _ in taught.steps:
        shown = await solved(world, shown)
    intro: Message = private(await press(aki, shown, "Play today’s dice"))
    private(await press(aki, intro, "Begin"))
    assert "Two guided turns first" not in labels(await typed(world))
    again: Message = await begun(world, taught)
    for _ in taught.steps:
        again = await solved(world, again)
    assert "Play today’s dice" not in labels(again)


async def test_equal_dice_for_two_people(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    states = []
    for name in ("aki", "ben"):
        await press(world.people[name], await typed(world, name), say("daily-begin"))
        (board,) = await world.services.tables.boards.glances(world.people[name].id)
        states.append(board.state)
    assert states[0] == states[1]


async def test_leaving_and_a_restart_lead_back_to_the_same_try(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    shown = private(await press(world.people["aki"], await typed(world), say("daily-begin")))
    first = next(one for one in choices(shown) if "daily" not in one[0])
    shown = private(await take(world.people["aki"], shown, first))
    (before,) = await world.services.tables.boards.glances(world.people["aki"].id)
    await world.restart()
    again = await typed(world)
    (board,) = await world.services.tables.boards.glances(world.people["aki"].id)
    assert (board.id, board.state) == (before.id, before.state)
    assert again.content.splitlines()[0] == shown.content.splitlines()[0]
    games = private(await world.people["aki"].slash(world.channel, "tables"))
    assert say("board-title-day", {"date": say("daily-day", _day(await today(world)))}) in games.content


def _day(date: str) -> dict[str, int]:
    _, month, day = map(int, date.split("-"))
    return {"month": month, "day": day}


# --- the next day ------------------------------------------------------------------------------------------------


async def test_press_on_the_panel_of_a_day_that_is_over(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki = world.people["aki"]
    shown = private(await press(aki, await typed(world), say("daily-begin")))
    first = next(one for one in choices(shown) if "daily" not in one[0])
    await to_the_next_day(world)
    late = private(await take(aki, shown, first))
    assert say("daily-closed") in late.content
    assert say("table-also-suggestion") in labels(late), "a board like any other"
    intro = await typed(world)
    assert say("daily-begin") in labels(intro)
    over = say("daily-day", _day(next_day(await today(world), -1)))
    assert say("daily-unfinished", {"date": over}) in intro.content


async def test_try_of_the_day_before_can_be_finished_for_ten_minutes(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki, date = world.people["aki"], await today(world)
    await press(aki, await typed(world), say("daily-begin"))
    world.clock.now = end_of(date) + 60
    intro = await typed(world)
    assert say("daily-begin") in labels(intro)
    shown: Message = private(await press(aki, intro, say("daily-go-on")))
    shown, _ = await play_out(aki, shown, say("daily-share"), random.Random("late"))
    attempt = await world.services.attempts.attempt(aki.id, date)
    assert attempt is not None
    assert attempt.is_finished
    shown = private(await press(aki, shown, say("daily-show-mine")))
    assert say("daily-hide-mine") in labels(shown)


async def test_begin_of_an_old_intro_shows_the_new_day(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    intro = await typed(world)
    await to_the_next_day(world)
    shown = private(await press(world.people["aki"], intro, say("daily-begin")))
    assert say("daily-another") in shown.content
    assert await world.services.attempts.attempt(world.people["aki"].id, await today(world)) is None


async def test_past_days_are_played_uncounted(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki, date = world.people["aki"], await today(world)
    await finished(world, lang)
    attempt = await world.services.attempts.attempt(aki.id, date)
    await to_the_next_day(world)
    own = await typed(world, which="archive")
    assert f"daily-day:{date}" in [value for _, value in choices(own)]
    shown = private(await aki.select(own, [f"daily-day:{date}"], custom_id=next(controls(own))["custom_id"]))
    assert say("review-button") in labels(shown)
    strong = private(await press(aki, shown, say("daily-strong-sheet")))
    assert strong.content.startswith("🤖")
    assert strong.attachments
    theirs = await typed(world, "ben", which="archive")
    ben = world.people["ben"]
    shown = private(await ben.select(theirs, [f"daily-day:{date}"], custom_id=next(controls(theirs))["custom_id"]))
    assert say("table-also-suggestion") in labels(shown)
    (board,) = await world.services.tables.boards.glances(ben.id)
    assert board.kind == kinds.ARCHIVE
    assert await world.services.attempts.attempt(ben.id, date) is None
    assert await world.services.attempts.attempt(aki.id, date) == attempt


# --- the message of a server -------------------------------------------------------------------------------------


async def test_message_comes_once_after_the_day(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki, date = world.people["aki"], await today(world)
    gou = manager(world)
    world.locales[gou.id] = world.guild_locale
    on = await tell_daily(world, gou, 3)
    shown = await finished(world, lang)
    shown = private(await press(aki, shown, say("daily-count-here")))
    await press(aki, shown, say("daily-show-mine"))
    before = len(world.messages())
    await to_the_next_day(world, hours=2)
    assert len(world.messages()) == before, "its hour has not come"
    world.clock.now = end_of(date) + 3.1 * 3600
    await tick(world)
    await tick(world)
    (told,) = world.messages()[before:]
    assert f"<@{aki.id}>" in told.content
    assert labels(told) == [say("daily-play")]
    assert len(told.attachments) == 2, "the chart and a sheet"
    await to_the_next_day(world, hours=4)
    assert len(world.messages()) == before + 1, "nobody has finished that day"
    await press(gou, on, say("server-daily-off-button"))
    assert await world.services.daily.server(world.guild.id) is None


async def told_of_a_day(world: World, lang: str) -> Message:
    """Let Aki show her sheet of a day to the server; return its message."""
    say, aki, date = Speaker(lang).say, world.people["aki"], await today(world)
    shown = private(await press(aki, await finished(world, lang), say("daily-count-here")))
    await press(aki, shown, say("daily-show-mine"))
    before = len(world.messages())
    await to_the_next_day(world)
    (told,) = world.messages()[before:]
    assert date != await today(world)
    return told


async def test_first_message_holds_the_hash_and_later_ones_link_to_it(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    await tell_daily(world, manager(world), 0)
    await speaks(world, lang)
    promise = (await world.services.daily.promises())[0]
    told = [await told_of_a_day(world, lang)]
    await finished(world, lang)
    before = len(world.messages())
    await to_the_next_day(world)
    told += world.messages()[before:]
    assert promise.opening in told[0].content
    assert promise.opening not in told[1].content
    assert f"/{world.guild.id}/{world.channel.id}/{told[0].id})" in told[1].content
    fair = private(await press(world.people["ben"], await typed(world, "ben"), say("daily-fair")))
    assert f"/{world.guild.id}/{world.channel.id}/{told[0].id})" in fair.content
    assert promise.opening in fair.content
    (file,) = fair.attachments
    lines = [json.loads(line) for line in (await world.services.daily.told())]
    assert file.filename == "sainome-days.jsonl"
    assert {line["hash"] for line in lines} == {promise.opening}


async def test_message_is_in_the_language_that_the_server_has_chosen_since(world_in_lang: World, lang: str) -> None:
    world, other = world_in_lang, "en" if lang == "ja" else "ja"
    await tell_daily(world, manager(world), 0)
    await speaks(world, other)
    assert labels(await told_of_a_day(world, lang)) == [Speaker(other).say("daily-play")]


async def test_sheet_tells_no_name_of_another_server(world_in_lang: World, lang: str) -> None:
    world, aki = world_in_lang, world_in_lang.people["aki"]
    world.env.backend.edit_member(world.guild.id, aki.id, {"nick": "Boss of Sales"})
    await tell_daily(world, manager(world), 0)
    told = await told_of_a_day(world, lang)
    assert "Boss" not in " ".join(one.description or "" for one in told.attachments)


async def test_message_does_not_go_where_it_is_no_longer_wanted(world_in_lang: World, lang: str) -> None:
    world, date = world_in_lang, await today(world_in_lang)
    await tell_daily(world, manager(world), 0)
    await told_of_a_day(world, lang)
    facts = {"date": date, "guild": world.guild.id}
    here = NoticeRow(1, None, None, "daily", facts, world.clock.now, 0, world.channel.id)
    assert await server_message(world.client.app, here) is not None
    assert await server_message(world.client.app, replace(here, channel_id=world.channel.id + 1)) is None


async def test_sheet_can_be_hidden_until_the_message_comes(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    aki, date = world.people["aki"], await today(world)
    await tell_daily(world, manager(world), 3)
    shown = private(await press(aki, await finished(world, lang), say("daily-count-here")))
    shown = private(await press(aki, shown, say("daily-show-mine")))
    before = len(world.messages())
    await to_the_next_day(world, hours=2)
    assert private(await press(aki, shown, say("daily-hide-mine"))).content == say("daily-hidden-late")
    late = await forge(world, "aki", "daily-show", date, "on")
    assert late.content == say("daily-show-late")
    world.clock.now = end_of(date) + 3.1 * 3600
    await tick(world)
    await tick(world)
    (told,) = world.messages()[before:]
    assert len(told.attachments) == 1, "the chart alone"


# --- what is refused ---------------------------------------------------------------------------------------------


async def test_forged_presses(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    date = await today(world)
    await finished(world, lang)
    future = next_day(date)
    paths: list[tuple[str, ...]] = [
        ("daily-strong", date),
        ("daily-strong", future),
        ("daily-day", date),
        ("daily-day", future),
    ]
    paths += [("daily-day", "x"), ("daily-strong",), ("daily-day", "2026-02-31")]
    for path in paths:
        shown = await forge(world, "ben", *path)
        assert shown.content == say("refusal-no-day"), path
    shown = await forge(world, "ben", "daily-show", date, "on")
    assert shown.content == say("daily-not-started")
    attempt = await world.services.attempts.attempt(world.people["aki"].id, date)
    assert attempt is not None
    assert not attempt.row.shown
    assert (await forge(world, "ben", "daily-share", date)).content == say("daily-not-started")
    assert (await forge(world, "ben", "daily-post", date)).content == say("daily-not-started")
    assert (await typed(world, "ben", which="share")).content == say("daily-not-started")
    begun = await forge(world, "ben", "daily-begin", future)
    assert say("daily-another") in begun.content
    assert await world.services.attempts.attempt(world.people["ben"].id, future) is None
    fair = await forge(world, "ben", "daily-fair")
    day = await world.services.daily.get(date)
    assert day is not None
    assert (await world.services.daily.seed(day)).hex() not in fair.content


async def test_only_who_manages_the_server_chooses_the_message(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    await tell_daily(world, manager(world))
    assert (await forge(world, "ben", "server", "daily", "off")).content == say("refusal-moderators-only")
    assert await world.services.daily.server(world.guild.id) is not None


async def test_operator_plays_apart(world_in_lang: World, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world, say = world_in_lang, Speaker(lang).say
    owner = world.people["aki"].id
    monkeypatch.setattr("bot.features.daily.commands.owners_at_login", lambda app, client: frozenset({owner}))
    intro = await typed(world)
    assert say("daily-apart") in intro.content
    shown = await finished(world, lang)
    assert say("daily-result-apart") in shown.content
    assert say("daily-count-here") not in labels(shown)
    assert (await world.services.daily.spread(await today(world))).players == 0


async def test_person_who_installed_the_app_plays_where_the_bot_is_not(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    away(world)
    intro = await typed(world)
    assert say("daily-count-here") not in labels(intro)
    shown = await finished(world, lang)
    assert say("daily-share") in labels(shown)
    shared = private(await press(world.people["aki"], shown, say("daily-share")))
    posted = private(await press(world.people["aki"], shared, say("daily-post")))
    assert posted.content


async def test_owners_at_login_are_those_of_the_application(world_in_lang: World) -> None:
    world = world_in_lang
    assert world.client.application is None or owners_at_login(world.client.app, world.client)


async def test_direct_messages_have_no_server_to_be_counted_on(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    user = world.people["aki"].user
    intro = private(await user.slash("daily"))
    assert say("daily-count-here") not in labels(intro)
    shown: Message = private(await press(user, intro, say("daily-begin")))
    shown, _ = await play_out(user, shown, say("daily-share"), random.Random("dm"))
    assert say("daily-count-here") not in labels(shown)


async def test_posting_has_a_limit(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    shown = await finished(world, lang)
    limit = world.services.quotas.limits.burst_boards
    for _ in range(limit + 1):
        shared = await typed(world, which="share")
        shown = private(await press(world.people["aki"], shared, say("daily-post")))
    assert say("daily-posted") not in shown.content
    assert sum("</daily:" in one.content for one in world.messages()) == limit


async def test_who_may_not_write_in_a_channel_posts_nothing_there(world_in_lang: World, lang: str) -> None:
    world, say, aki = world_in_lang, Speaker(lang).say, world_in_lang.people["aki"]
    await finished(world, lang)
    shared = await typed(world, which="share")
    silent = Overwrite(aki.id, OverwriteType.MEMBER, allow=0, deny=discord.Permissions(send_messages=True).value)
    world.env.backend.set_overwrite(world.channel.id, silent)
    before = len(world.messages())
    posted = private(await press(aki, shared, say("daily-post")))
    assert say("daily-no-post") in posted.content
    assert len(world.messages()) == before


async def test_wait_for_the_dice_is_told() -> None:
    may_go_on, said = asyncio.Event(), list[str]()

    async def late() -> str:
        await may_go_on.wait()
        return "dice"

    async def say(key: str, **facts: Any) -> None:
        said.append(Speaker("en", strict=True).say(key, facts))
        may_go_on.set()

    ctx: Any = SimpleNamespace(app=SimpleNamespace(grace=0.0), say=say, voice=lambda: Speaker("en"))
    assert await in_time(ctx, late()) == "dice"
    assert said == ["🎲 Today’s dice wait for a public random number, 2 min at most."]


async def test_clock_that_was_moved_back_is_told(world_in_lang: World, lang: str) -> None:
    world, say = world_in_lang, Speaker(lang).say
    date = await today(world)
    await to_the_next_day(world)
    world.clock.now = end_of(date) - 3600
    assert (await typed(world)).content == say("refusal-daily-closed")
