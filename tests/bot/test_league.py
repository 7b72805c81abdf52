"""/league: a cycle from its first message to the next one, by real presses."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.features.league.cycle import opening, seed_of
from bot.features.league.rows import CYCLES, MEMBERS, TABLES, Cycle, Member, TableRow
from bot.features.league.state import DAY, WEEK
from bot.kit.phone import phone_lines
from bot.rows.session import NO_HOST
from bot.session.model import Phase
from bot.store import Connection
from engines.core.history.fairness import short_hash

from .games import see
from .leagues import (
    comes,
    joined,
    ladder,
    opened,
    page,
    played,
    posts,
    sign_up,
    started,
    starts,
    tables,
    ticked,
    told,
)
from .server_page import speaks
from .test_blocks import admin, owned_by
from .world import World, custom_id, labels, press, private

pytestmark = pytest.mark.database


async def test_hash_is_posted_before_anybody_signs_up(world: World) -> None:
    await opened(world)
    hash_message, signs = world.messages()
    cycle = (await ladder(world)).cycle
    assert short_hash(cycle.opening) in hash_message.content
    assert cycle.opening == opening(cycle.id, cycle.secret)
    assert (cycle.message_id, cycle.panel_id) == (hash_message.id, signs.id)
    assert labels(signs) == ["Join", "Leave", "About…"]
    assert signs.content.split("\n")[1].startswith("Starts <t:")
    assert phone_lines(signs.content) <= 6
    await joined(world, "aki")
    now = world.messages()
    assert [one.id for one in now] == [hash_message.id, signs.id]
    assert (now[0].content, now[0].edited_at) == (hash_message.content, None)
    assert "👥 1 of at least 3: aki" in now[1].content
    assert phone_lines(now[1].content) <= 6


async def test_long_pause_moves_the_start_unless_the_clock_is_fast(world: World) -> None:
    await opened(world)
    starts_at = (await ladder(world)).cycle.starts_at
    world.services.outage = DAY
    await ticked(world, 0.9 * DAY)
    assert (await ladder(world)).cycle.starts_at == starts_at
    world.services.outage = 0.0
    await ticked(world, 0.9 * DAY)
    assert (await ladder(world)).cycle.starts_at == pytest.approx(starts_at + 0.9 * DAY)


async def test_one_group_is_named_without_number_or_arrows(world: World) -> None:
    """Its members are listed without points until somebody has some; one press leads from a game to the next."""
    await started(world)
    begun = next(message for message in world.messages() if "has started" in message.content)
    assert set(begun.content.split("👥 ")[1].split(" · ")) == {"aki", "ben", "chika", "dai"}
    assert labels(begun) == ["My group"]
    session = await played(world, (await tables(world))[0])
    thread = next(one for one in world.channel.threads if one.id == session.channel_id)
    shown = thread.history()[-1]
    assert labels(shown) == ["My group"]
    assert shown.content.startswith("🏅 Table ")
    assert any(sign.isdigit() for sign in shown.content)


async def test_cycle_goes_from_sign_up_to_the_next_one(world: World) -> None:
    actor = await started(world)
    now = await ladder(world)
    assert [group.size for group in now.groups] == [4]
    first = await tables(world)
    assert len(first) == 3, "as many as somebody plays at once"
    assert all((one.phase, one.host_id) == (Phase.PLAYING, NO_HOST) for one in first)
    for group in now.groups:
        for table in group.tables[:3]:
            seed = seed_of(now.cycle.id, now.cycle.secret, group.number, table.row.number)
            session, used = await world.services.tables.with_seed(table.session_id or "")
            assert (session.names[0], used) == (group.members[table.slots[0]].name, seed)  # type: ignore[union-attr]
    for _ in range(4):
        for session in await tables(world):
            await played(world, session)
            (thread,) = [one for one in world.channel.threads if one.id == session.channel_id]
            shown = thread.history()[-1]
            assert shown.content.startswith("🏅 Table ")
            assert len(shown.attachments) == 1, "the standings are shown after each game"
    card = posts(world)[-1]
    assert card.content.startswith("🏅 **Octa league · cycle 1** is over: 4 of 4 games played.")
    assert labels(card) == ["Open the next cycle", "About…"]
    assert now.cycle.secret in card.content
    about = private(await press(world.people["aki"], card, "About…"))
    (proof,) = about.attachments
    assert json.loads(await proof.read())["secret"] == now.cycle.secret
    assert "Only moderators of" in private(await press(world.people["aki"], card, "Open the next")).content
    await press(actor, card, "Open the next")
    await world.settle()
    await world.redeliver()
    assert "A cycle is open" in private(await press(actor, card, "Open the next")).content
    assert (await ladder(world)).cycle.number == 2
    hash_message, signs = posts(world)[-2:]
    assert "cycle 2**: hash of" in hash_message.content
    assert signs.id == sign_up(world).id
    await joined(world, "ben", "dai", "aki")
    await starts(world, actor)
    await ticked(world)
    assert [group.size for group in (await ladder(world)).groups] == [3]
    assert len(await tables(world)) == 3


async def test_league_posts_once_a_week_at_most(world: World) -> None:
    """Five people for four weeks, a game a week: the rest is over at once at the end."""
    comes(world, "eve")
    await started(world)
    known = {one.id for one in world.messages()}
    weeks = Counter[int]()
    for day in range(30):
        for session in (await tables(world))[:1] if day % 7 == 3 else []:
            await played(world, session)
        for _ in range(3):
            await ticked(world, DAY / 3)
        weeks[day // 7] += sum(one.id not in known for one in posts(world))
        known |= {one.id for one in posts(world)}
    assert weeks == {0: 1, 1: 1, 2: 1, 3: 1, 4: 0}
    assert len(posts(world)) == 7, "hash, sign-up, start, three weeks and the end"
    assert (await ladder(world)).cycle.ended_at is not None
    assert [len(one.attachments) for one in posts(world)] == [0, 0, 1, 1, 1, 1, 1]


async def test_many_groups_have_few_messages(world: World) -> None:
    """Fifteen groups: one message a week, without pictures, and two at the end, with a card for each group."""
    await opened(world, weeks="2")
    cycle = (await ladder(world)).cycle
    await world.store.write(partial(fifteen_groups, cycle=cycle, people=list(world.people.values())))
    known, weeks = {one.id for one in posts(world)}, Counter[int]()
    for half in range(36):
        await ticked(world, DAY / 2 - 60)
        weeks[half // 14] += sum(one.id not in known for one in world.messages() if not in_thread(one))
        known |= {one.id for one in world.messages()}
    assert weeks == {0: 1, 1: 1, 2: 2}
    start, _, cards, end = [one for one in world.messages() if not in_thread(one)][-4:]
    assert "games open in threads here" in start.content
    assert (len(start.attachments), len(cards.attachments), len(end.attachments)) == (0, 5, 10)
    assert (cards.content, labels(end)) == ("", ["Open the next cycle", "About…"])


def in_thread(message: discord.Message) -> bool:
    """Whether a message is that of a table: it says in which thread it is, or that there is one."""
    return "a league game of" in message.content or not message.author.bot or message.content.startswith("Octa ·")


def fifteen_groups(db: Connection, cycle: Cycle, people: list[MemberActor]) -> None:
    """Start a cycle with 15 groups of four, of which only the first has a table left to play."""
    CYCLES.change(db, {"started_at": cycle.opened_at, "ends_at": cycle.opened_at + 2 * WEEK}, id=cycle.id)
    for group in range(15):
        for slot in range(4):
            user = people[slot].id if group == 0 else 1000 + 4 * group + slot
            name = f"person {group}/{slot}"
            MEMBERS.insert(db, Member(cycle.id, user, cycle.guild_id, name, cycle.opened_at, group, slot))
            over = {} if (group, slot) == (0, 0) else {"ended_at": cycle.opened_at, "told": True}
            TABLES.insert(db, TableRow(cycle.id, cycle.guild_id, group, slot, **over))  # type: ignore[arg-type]


async def test_deleted_message_is_posted_again_with_the_next_change(world: World) -> None:
    actor, _ = await opened(world)
    await joined(world, "aki")
    channel = world.client.get_channel(world.channel.id)
    await (await channel.fetch_message(sign_up(world).id)).delete()  # type: ignore[union-attr]
    await ticked(world, 60)
    assert len(posts(world)) == 1
    private(await press(world.people["ben"], await page(world, "ben"), "Join"))
    await ticked(world)
    assert "👥 2 of at least 3: aki, ben" in sign_up(world).content
    await press(actor, await page(world, actor), "Call off")
    assert len(posts(world)) == 2


async def test_closed_channel_stops_no_cycle(world: World) -> None:
    actor, _ = await opened(world)
    await joined(world, "aki", "ben", "chika")
    await starts(world, actor)
    may = ("create_public_threads", "send_messages", "send_messages_in_threads")
    see(world, world.channel, world.guild.me, **dict.fromkeys(may, False))
    await ticked(world)
    await ticked(world, 60)
    assert len(posts(world)) == 2
    shown = await page(world, "aki")
    assert "Table 1 · win" in shown.content or "Table 3 · win" in shown.content, "it has no thread"
    see(world, world.channel, world.guild.me, **dict.fromkeys(may, True))
    for _ in range(3):
        await ticked(world, 3600)
    assert all(one.channel_id > 0 for one in await tables(world))
    assert len(world.channel.threads) == 3


async def test_deleted_channel_ends_with_its_cycle(world: World) -> None:
    actor = await started(world, "aki", "ben", "chika")
    await world.client.get_channel(world.channel.id).delete()  # type: ignore[union-attr]
    elsewhere = world.guild.create_text_channel("other")
    await ticked(world, 60)
    asked, request = list[str](), world.client.http.request

    async def counted(route: Any, **how: Any) -> Any:
        asked.append(route.path)
        return await request(route, **how)

    world.client.http.request = counted  # type: ignore[method-assign]
    for _ in range(5):
        await ticked(world, 60)
    assert asked == [], "a channel that is gone is not asked at every look"
    for _ in range(60):
        await ticked(world, DAY / 2 - 60)
    assert (await ladder(world)).cycle.ended_at is not None
    assert "Over: 0 of 3 games played." in (await page(world, "aki", elsewhere)).content
    shown = await page(world, actor, elsewhere)
    assert "Open the next cycle" in labels(shown)
    assert "I can’t see the channel" in private(await press(actor, shown, "Open the next")).content
    assert not world.client.app.measures.incidents


async def test_cycle_of_a_blocked_server_waits(world: World) -> None:
    owned_by(world)
    actor, _ = await opened(world)
    await joined(world, "aki", "ben", "chika")
    await starts(world, actor)
    await admin(world, server=str(world.guild.id), reason="raids")
    await ticked(world, 600)
    await ticked(world, DAY)
    assert (await ladder(world)).cycle.is_open
    assert len(posts(world)) == 2
    await admin(world, server=str(world.guild.id), lift=True)
    await ticked(world, 60)
    await ticked(world, DAY + 3600)
    assert (await ladder(world)).cycle.is_running
    assert len(await tables(world)) == 3


async def test_too_few_end_a_cycle_on_its_day(world: World) -> None:
    await opened(world)
    await joined(world, "aki", "ben")
    for _ in range(7):
        await ticked(world, DAY / 2 - 1)
    assert "Not started: 2 people signed up, 3 needed." in posts(world)[-1].content
    assert len(posts(world)) == 2
    assert (await told(world, "aki", "league-leave:{}")).startswith("You’re not in this cycle.")


async def test_somebody_away_is_warned_once_and_drops_out(world: World) -> None:
    await started(world)
    for thread in world.channel.threads:
        shown = private(await world.people["ben"].slash(thread, "game seat"))
        await press(world.people["ben"], shown, "The computer plays until")
    for _ in range(3):
        await ticked(world, 300)
        await world.restart()
    said = [one for thread in world.channel.threads for one in thread.history() if "drop out" in one.content]
    assert [[who.id for who in one.mentions] for one in said] == [[world.people["ben"].id]]
    for _ in range(7):
        await ticked(world, DAY * 0.45)
    assert "💤 **ben** dropped out" in (await page(world, "aki")).content
    assert "The computer played for you for 2 days, so you’re out." in (await page(world, "ben")).content
    assert (
        len([1 for thread in world.channel.threads for one in thread.history() if "drop out" in one.content]) == 1
    )


async def test_who_resigned_one_game_is_not_asked_back_to_it(world: World) -> None:
    await started(world)
    thread, ben = world.channel.threads[0], world.people["ben"]
    await press(ben, private(await ben.slash(thread, "game leave")), "Resign")
    for _ in range(3):
        await ticked(world, 300)
    assert not [one for thread in world.channel.threads for one in thread.history() if "drop out" in one.content]
    assert (await page(world, "ben")).content.count("win: place") == 3


async def test_cycle_survives_a_restart_between_any_two_steps(world: World) -> None:
    actor, shown = await opened(world)
    await world.restart()
    for name in ("aki", "ben", "chika"):
        await joined(world, name)
        await world.restart()
    late = custom_id(sign_up(world), "Leave")
    await starts(world, actor, shown)
    await world.restart()
    await ticked(world)
    await world.restart()
    assert len(await tables(world)) == 3
    world.forged_id = late
    assert "Leave this cycle?" in private(await press(world.people["aki"], posts(world)[1], "My group")).content
    for session in await tables(world):
        await played(world, session)
        await world.restart()
    await ticked(world, WEEK)
    assert "is over:" in posts(world)[-1].content
    assert len([one for one in posts(world) if "is over: " in one.content and "Secret" in one.content]) == 1


async def test_japanese_server_reads_japanese(world: World) -> None:
    await speaks(world, "ja")
    actor, _ = await opened(world)
    signs = world.messages()[-1]
    assert labels(signs) == ["参加する", "参加をやめる", "案内…"]
    assert phone_lines(signs.content, "ja") <= 6
    for name in ("aki", "ben", "chika"):
        await press(world.people[name], signs, "参加する")
    await starts(world, actor)
    await ticked(world)
    said = [one.content for one in world.messages()]
    assert all("リーグ" in one or "卓" in one or one.startswith("オクタ") for one in said), said
    world.locales[world.people["aki"].id] = "ja"
    shown = await page(world, "aki")
    assert "最下位→3位" in shown.content
    assert shown.content.count("勝ち→1位") == 3
    assert phone_lines(shown.content, "ja") <= 9


async def test_league_speaks_where_it_may_attach_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A channel without pictures has the lines all the same, above all the secret and the button at the end."""
    send = discord.abc.Messageable.send

    async def without_files(channel: Any, content: str | None = None, **how: Any) -> discord.Message:
        if how.get("files") and ((content or "").startswith("🏅 Table ") or "is over:" in (content or "")):
            raise discord.Forbidden(SimpleNamespace(status=403, reason="no"), {"code": 50013, "message": "no"})
        return await send(channel, content, **how)

    monkeypatch.setattr(discord.abc.Messageable, "send", without_files)
    await started(world, "aki", "ben", "chika")
    for session in await tables(world):
        await played(world, session)
    card = posts(world)[-1]
    assert "is over:" in card.content
    assert (labels(card), card.attachments) == (["Open the next cycle", "About…"], [])
    assert all(one.history()[-1].content.startswith("🏅 Table ") for one in world.channel.threads)


async def test_closed_thread_holds_no_other_message_up(world: World) -> None:
    """A thread that a moderator has locked gets no standings; the channel has its messages."""
    await started(world, "aki", "ben", "chika")
    first, *others = await tables(world)
    path = f"/channels/{first.channel_id}/messages"
    world.env.inject_error("POST", path, status=400, code=50083, message="Thread is archived", times=None)
    for session in (first, *others):
        await played(world, session)
    assert "is over:" in posts(world)[-1].content
    said = [one for one in world.channel.threads if one.history()[-1].content.startswith("🏅 Table ")]
    assert len(said) == 2
