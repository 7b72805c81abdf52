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
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.daily.commands import in_time
from bot.features.daily.notices import server_message
from bot.kit.ids import custom_id as id_of
from bot.kit.owners import owners_at_login
from bot.kit.phone import phone_lines
from bot.rows.messages import NoticeRow
from bot.session import kinds
from bot.session.daily import Attempt, date_at, end_of, next_day
from bot.texts import Speaker
from engines import GAMES
from engines.core.teaching.lesson import lessons

from .player import choices, take
from .server_page import manager, speaks, tell_daily
from .test_installs import away
from .test_learn import begun, solved
from .world import Message, World, controls, labels, press, presses, private

SAY = Speaker("en").say
pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]


@pytest.fixture(autouse=True)
def nobody_runs_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the people of the world be no operators; one test says otherwise."""
    monkeypatch.setattr("bot.features.daily.commands.owners_at_login", lambda app, client: frozenset())


async def begins(world: World) -> tuple[World, str]:
    """Let a day begin, whose dice are there; return its date, too."""
    world.clock.now = end_of(date_at(world.clock.now)) + 6 * 3600
    await tick(world)
    return world, await today(world)


@pytest.fixture
async def world(world: World) -> World:
    return (await begins(world))[0]


async def tick(world: World) -> None:
    await world.client.scheduler.tick()
    await world.settle()


async def typed(world: World, name: str = "aki", **options: Any) -> Message:
    world.clock.now += 1
    return private(await world.people[name].slash(world.channel, "daily", **options))


async def today(world: World) -> str:
    return (await world.services.daily.current()).date


async def play_out(actor: Any, shown: Message, over: str, whim: random.Random) -> tuple[Message, int]:
    """Press to the end of the try; return the last panel and the number of presses."""
    presses = 0
    while over not in labels(shown):
        open_to = [one for one in choices(shown) if "daily" not in one[0]]
        shown = private(await take(actor, shown, whim.choice(open_to)))
        presses += 1
        assert presses < 200, shown.content
    return shown, presses


async def finished(world: World, name: str = "aki") -> Message:
    shown = private(await press(world.people[name], await typed(world, name), SAY("daily-begin")))
    return (await play_out(world.people[name], shown, SAY("daily-share"), random.Random(name)))[0]


async def shows(world: World, name: str = "aki") -> Message:
    """Finish a try that counts here, and show its sheet."""
    keys = ("daily-count-here", "daily-show-mine")
    return await presses(world.people[name], await finished(world, name), *map(SAY, keys))


async def attempt_of(world: World, name: str, date: str) -> Attempt:
    attempt = await world.services.attempts.attempt(world.people[name].id, date)
    assert attempt is not None
    return attempt


async def state_of(world: World, name: str) -> tuple[str, str]:
    """Return the id and the state of somebody's only private board."""
    (board,) = await world.services.tables.boards.glances(world.people[name].id)
    return board.id, board.state


async def chooses_day(world: World, name: str, date: str) -> Message:
    own = await typed(world, name, which="archive")
    chosen = [f"daily-day:{date}"]
    return private(await world.people[name].select(own, chosen, custom_id=next(controls(own))["custom_id"]))


def turn(shown: Message) -> tuple[str, str]:
    """Return the first choice of a try."""
    return next(one for one in choices(shown) if "daily" not in one[0])


async def forge(world: World, name: str, *path: str) -> Message:
    """Press a made-up button on one's panel."""
    shown = await typed(world, name)
    world.forged_id = id_of("", 0, path)
    any_button = next(one["custom_id"] for one in controls(shown) if one["type"] == 2)
    return private(await world.people[name].click(shown, custom_id=any_button))


async def to_the_next_day(world: World, hours: float = 1, date: str = "") -> None:
    """Let the day end and be closed, and the strong player play it."""
    world.clock.now = end_of(date or await today(world)) + hours * 3600
    await tick(world)
    await world.services.daily.settle()
    await tick(world)


async def test_whole_day(world_in_lang: World, lang: str) -> None:
    """From the first word to a public post; a restart leads back to the same try, and another has equal dice."""
    (world, date), say = await begins(world_in_lang), Speaker(lang).say
    aki = world.people["aki"]
    intro = await typed(world)
    for key in ("daily-begin", "daily-past", "daily-fair", "daily-count-here"):
        assert say(key) in labels(intro)
    what = say("daily-intro-what", {"game": say("dicolony-title"), "minutes": GAMES["dicolony"].minutes})
    assert what in intro.content
    assert phone_lines(intro.content, lang) <= 16
    shown: Message = private(await press(aki, intro, say("daily-begin")))
    assert shown.content.splitlines()[0].startswith("🎲")
    for key in ("table-hint-button", "board-options", "learn-button", "table-happened"):
        assert say(key) not in labels(shown)
    await press(world.people["ben"], await typed(world, "ben"), say("daily-begin"))
    assert (await state_of(world, "ben"))[1] == (await state_of(world, "aki"))[1], "equal dice"

    shown = private(await take(aki, shown, turn(shown)))
    before = await state_of(world, "aki")
    await world.restart()
    again = await typed(world)
    assert await state_of(world, "aki") == before
    assert again.content.splitlines()[0] == shown.content.splitlines()[0]
    month, day = map(int, date.split("-")[1:])
    title = say("board-title-day", {"date": say("daily-day", {"month": month, "day": day})})
    assert title in private(await aki.slash(world.channel, "tables")).content
    assert not (await attempt_of(world, "aki", date)).is_finished
    shown, presses = await play_out(aki, again, say("daily-share"), random.Random(lang))
    assert presses >= 9
    await _is_shared(world, shown, say, date)


async def _is_shared(world: World, shown: Message, say: Any, date: str) -> None:
    aki, attempt = world.people["aki"], await attempt_of(world, "aki", date)
    assert attempt.is_finished
    keys = ("share", "show-mine", "count-here", "past", "fair")
    assert labels(shown) == [*(say(f"daily-{key}") for key in keys), say("table-also-words")]
    assert str(attempt.row.score) in shown.content
    assert phone_lines(shown.content, "ja") <= 10
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
    chika = private(await press(world.people["chika"], public, say("daily-play")))
    assert say("daily-begin") in labels(chika)
    assert world.messages()[-1].content == public.content


async def test_first_try_may_begin_with_two_guided_turns(world: World) -> None:
    aki, taught = world.people["aki"], lessons("dicolony")[0]
    shown: Message = private(await press(aki, await typed(world), "Two guided turns first"))
    shown = await solved(world, shown, len(taught.steps))
    await presses(aki, shown, "Play today’s dice", "Begin")
    assert "Two guided turns first" not in labels(await typed(world))
    assert "Play today’s dice" not in labels(await solved(world, await begun(world, taught), len(taught.steps)))


async def test_day_that_ends(world: World) -> None:
    """Aki finishes in the ten minutes, ben does not, chika's introduction is of the day before."""
    aki, ben, chika, date = *(world.people[name] for name in ("aki", "ben", "chika")), await today(world)
    await press(aki, await typed(world), SAY("daily-begin"))
    unfinished = private(await press(ben, await typed(world, "ben"), SAY("daily-begin")))
    old_intro = await typed(world, "chika")
    world.clock.now = end_of(date) + 60
    intro = await typed(world)
    assert SAY("daily-begin") in labels(intro)
    shown: Message = private(await press(aki, intro, SAY("daily-go-on")))
    shown, _ = await play_out(aki, shown, SAY("daily-share"), random.Random("late"))
    attempt = await attempt_of(world, "aki", date)
    assert attempt.is_finished
    assert SAY("daily-hide-mine") in labels(private(await press(aki, shown, SAY("daily-show-mine"))))
    attempt = await attempt_of(world, "aki", date)

    await to_the_next_day(world, date=date)
    late = private(await take(ben, unfinished, turn(unfinished)))
    assert SAY("daily-closed") in late.content
    assert SAY("table-also-suggestion") in labels(late), "a board like any other"
    intro = await typed(world, "ben")
    assert SAY("daily-begin") in labels(intro)
    month, day = map(int, date.split("-")[1:])
    over = SAY("daily-day", {"month": month, "day": day})
    assert SAY("daily-unfinished", {"date": over}) in intro.content
    shown = private(await press(chika, old_intro, SAY("daily-begin")))
    assert SAY("daily-another") in shown.content
    assert await world.services.attempts.attempt(chika.id, await today(world)) is None

    shown = await chooses_day(world, "aki", date)
    assert SAY("review-button") in labels(shown)
    strong = private(await press(aki, shown, SAY("daily-strong-sheet")))
    assert strong.content.startswith("🤖")
    assert strong.attachments
    assert SAY("table-also-suggestion") in labels(await chooses_day(world, "chika", date))
    (board,) = await world.services.tables.boards.glances(chika.id)
    assert board.kind == kinds.ARCHIVE
    assert await world.services.attempts.attempt(chika.id, date) is None, "uncounted"
    assert await attempt_of(world, "aki", date) == attempt
    world.clock.now = end_of(date) - 3600
    assert (await typed(world)).content == SAY("refusal-daily-closed"), "the clock was moved back"


async def test_message_of_a_server(world: World) -> None:
    """Once after the day, at its hour; the first holds the hash, and later ones link to it."""
    aki, gou, date = world.people["aki"], manager(world), await today(world)
    world.env.backend.edit_member(world.guild.id, aki.id, {"nick": "Boss of Sales"})
    on, promise = await tell_daily(world, gou, 3), (await world.services.daily.promises())[0]
    refused = await forge(world, "ben", "server", "daily", "off")
    assert refused.content == SAY("refusal-moderators-only")
    await shows(world)
    hidden = await shows(world, "ben")
    await press(world.people["ben"], hidden, SAY("daily-hide-mine"))
    late = await shows(world, "chika")
    before = len(world.messages())
    await to_the_next_day(world, hours=2)
    assert len(world.messages()) == before, "its hour has not come"
    hide = private(await press(world.people["chika"], late, SAY("daily-hide-mine")))
    assert hide.content == SAY("daily-hidden-late")
    assert (await forge(world, "ben", "daily-show", date, "on")).content == SAY("daily-show-late")
    world.clock.now = end_of(date) + 3.1 * 3600
    await tick(world)
    await tick(world)
    (told,) = world.messages()[before:]
    assert f"<@{aki.id}>" in told.content
    assert promise.opening in told.content
    assert labels(told) == [SAY("daily-play")]
    assert len(told.attachments) == 2, "the chart and aki's sheet"
    assert "Boss" not in " ".join(one.description or "" for one in told.attachments)
    facts = {"date": date, "guild": world.guild.id}
    here = NoticeRow(1, None, None, "daily", facts, world.clock.now, 0, world.channel.id)
    assert await server_message(world.client.app, here) is not None
    elsewhere = replace(here, channel_id=world.channel.id + 1)
    assert await server_message(world.client.app, elsewhere) is None, "no longer wanted there"
    await finished(world)
    await speaks(world, "ja")
    await to_the_next_day(world, hours=4)
    (later,) = world.messages()[before + 1 :]
    assert labels(later) == [Speaker("ja").say("daily-play")], "the language that was chosen since"
    assert promise.opening not in later.content
    link = f"/{world.guild.id}/{world.channel.id}/{told.id})"
    assert link in later.content
    await to_the_next_day(world, hours=4)
    assert len(world.messages()) == before + 2, "nobody has finished that day"
    fair = private(await press(world.people["ben"], await typed(world, "ben"), SAY("daily-fair")))
    assert link in fair.content
    assert promise.opening in fair.content
    (file,) = fair.attachments
    lines = [json.loads(line) for line in (await world.services.daily.told())]
    assert (file.filename, {line["hash"] for line in lines}) == ("sainome-days.jsonl", {promise.opening})
    await press(gou, on, SAY("server-daily-off-button"))
    assert await world.services.daily.server(world.guild.id) is None


async def test_what_is_refused(world: World) -> None:
    """Made-up days and presses, more posts than a minute takes, and a channel where one may not write."""
    aki, date = world.people["aki"], await today(world)
    await finished(world)
    future, plain = next_day(date), SAY("refusal-no-day")
    for path in (("daily-strong", date), ("daily-strong",), ("daily-day", future)):
        assert (await forge(world, "ben", *path)).content == plain, path
    for path in (("daily-show", date, "on"), ("daily-share", date), ("daily-post", date)):
        assert (await forge(world, "ben", *path)).content == SAY("daily-not-started"), path
    assert (await typed(world, "ben", which="share")).content == SAY("daily-not-started")
    assert not (await attempt_of(world, "aki", date)).row.shown
    assert SAY("daily-another") in (await forge(world, "ben", "daily-begin", future)).content
    assert await world.services.attempts.attempt(world.people["ben"].id, future) is None
    day = await world.services.daily.get(date)
    assert day is not None
    seed = (await world.services.daily.seed(day)).hex()
    assert seed not in (await forge(world, "ben", "daily-fair")).content

    limit, before = world.services.quotas.limits.burst_boards, len(world.messages())
    for _ in range(limit + 1):
        posted = private(await press(aki, await typed(world, which="share"), SAY("daily-post")))
    assert SAY("daily-posted") not in posted.content
    assert sum("</daily:" in one.content for one in world.messages()) == limit
    world.clock.now += 3600
    silent = Overwrite(aki.id, OverwriteType.MEMBER, allow=0, deny=discord.Permissions(send_messages=True).value)
    world.env.backend.set_overwrite(world.channel.id, silent)
    posted = private(await press(aki, await typed(world, which="share"), SAY("daily-post")))
    assert SAY("daily-no-post") in posted.content
    assert len(world.messages()) == before + limit


async def test_who_is_not_counted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Operators, direct messages, and the server of somebody who installed the app alone."""
    assert world.client.application is None or owners_at_login(world.client.app, world.client)
    aki, ben = world.people["aki"], world.people["ben"].user
    monkeypatch.setattr("bot.features.daily.commands.owners_at_login", lambda app, client: frozenset({aki.id}))
    assert SAY("daily-apart") in (await typed(world)).content
    shown = await finished(world)
    assert SAY("daily-result-apart") in shown.content
    assert SAY("daily-count-here") not in labels(shown)
    assert (await world.services.daily.spread(await today(world))).players == 0
    intro = private(await ben.slash("daily"))
    assert SAY("daily-count-here") not in labels(intro)
    shown = private(await press(ben, intro, SAY("daily-begin")))
    shown, _ = await play_out(ben, shown, SAY("daily-share"), random.Random("dm"))
    assert SAY("daily-count-here") not in labels(shown)
    away(world)
    assert SAY("daily-count-here") not in labels(await typed(world, "chika"))
    shared = private(await press(world.people["chika"], await finished(world, "chika"), SAY("daily-share")))
    assert private(await press(world.people["chika"], shared, SAY("daily-post"))).content


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
