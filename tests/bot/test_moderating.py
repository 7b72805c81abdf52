"""/server for moderators: the running tables, the page of one, and the results of the last 90 days."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.kit.ids import custom_id as made_id
from bot.kit.phone import phone_lines
from bot.rows.threads import THREAD, ThreadRow
from bot.session.model import Phase, Session
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.threads import THREADS
from tests.trips import counted, tracing

from .games import (
    begun_game,
    command,
    late,
    lobby,
    log_of,
    moderator,
    more,
    play_to_end,
    reply_to,
    see,
    settle_all,
    thread_in,
)
from .server_page import manager
from .test_absences import removed
from .test_forged_presses import ELSEWHERE, elsewhere, forged
from .test_installs import away
from .world import Message, World, answer_to, labels, lists, open_world, press

pytestmark = pytest.mark.database

DAY = 86_400.0
MOST_LINES = 12
"""Lines of a phone that the moderators' part has at most below the settings, and each page that it leads to, but
that of a result."""


@pytest.fixture(autouse=True)
def _traced() -> Iterator[None]:
    with tracing():
        yield


def moderator_of(world: World, name: str, room: ChannelHandle) -> MemberActor:
    """Return somebody who moderates one channel only."""
    actor = world.guild.add_member(world.env.create_user(name))
    see(world, room, actor, manage_messages=True, view_channel=True)
    return actor


async def promote(world: World, name: str, **may: bool) -> MemberActor:
    """Let a player moderate."""
    role = world.guild.create_role("role", permissions=discord.Permissions(**may or {"manage_messages": True}))
    world.env.backend.add_member_role(world.guild.id, world.people[name].id, role.id)
    await settle_all(world)
    return world.people[name]


async def forge(world: World, actor: MemberActor, path: str) -> str:
    """Press a button of /help with another id, and return the answer."""
    page = await command(world, actor, "help")
    world.forged_id = path
    return (await answer_to(actor, page, labels(page)[0])).content


def part(page: Message) -> list[str]:
    """Return the lines below the settings."""
    lines = page.content.split("\n")
    return [line for line in lines[max(at for at, line in enumerate(lines) if line.startswith("-#")) + 1 :] if line]


def tables(page: Message) -> list[str]:
    return [option["label"] for one in lists(page) if one["placeholder"] == "A table…" for option in one["options"]]


async def table_page(world: World, actor: MemberActor, start: str = "") -> Message:
    page = await command(world, actor, "server")
    return await answer_to(actor, page, start or tables(page)[0])


async def many(world: World, count: int, *, rooms: bool = False) -> None:
    """Copy the one lobby that is there into threads of the world's channel that are not in the cache."""
    was = await world.services.tables.get((await world.session()).id)
    made = [replace(was, id=f"copy{number:06d}", channel_id=900 + number) for number in range(count)]

    def copy(db: Connection) -> None:
        for row in made:
            sessions.insert(db, row)
            if not rooms:
                THREADS.insert(db, ThreadRow(row.channel_id, row.id, world.channel.id, THREAD, None, False, 1.0))

    await world.store.write(copy)


# --- the list -----------------------------------------------------------------------------------------------------


async def test_tables_that_need_a_look_come_first(world: World) -> None:
    await lobby(world, "aki", at=world.guild.create_text_channel("lobby"))
    fine = world.guild.create_text_channel("fine")
    await begun_game(world, "aki", "chika", game="octa", at=fine, clock="none", rated="false")
    octa = await begun_game(world, "aki", "ben", game="octa")
    await late(world, "ben")
    mod = moderator(world)
    page = await command(world, mod, "server")
    link = f"https://discord.com/channels/{world.guild.id}/{octa.channel_id}"
    assert part(page) == ["**Running: 2** · not begun: 1", f"• **[Octa]({link})** · ben missed 1 turn"]
    assert tables(page) == [
        "Octa · aki, ben · ben missed 1 turn", "Octa · aki, chika", "Micronesia · aki · not begun"
    ]  # fmt: skip
    await removed(world, "ben")
    await world.services.absences.doubt(world.people["ben"].id)
    world.clock.now += 2 * DAY
    page = await command(world, mod, "server")
    assert tables(page)[0] == "Octa · aki, ben · ben off the server for 2 days"
    world.clock.now += 2 * DAY
    assert "Octa · aki, chika · no move for 4 days" in tables(await command(world, mod, "server"))
    world.locales[mod.id] = "ja"
    assert "benさんがサーバーにいない（4日）" in (await command(world, mod, "server")).content
    assert phone_lines("\n".join(part(page))) <= MOST_LINES


async def test_hundreds_of_tables_take_few_reads_and_no_request(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world, "aki")
    await many(world, 300)
    monkeypatch.setattr(world.client, "fetch_channel", None)  # nobody asks Discord
    mod = moderator(world)
    with counted() as trips:
        page = await command(world, mod, "server")
    assert part(page)[0] == "**Running: 0** · not begun: 301"
    assert trips.own[1] <= 12, f"of which the tables take two: the rows, and the parents of all threads\n{trips}"
    assert len(set(tables(page))) == 25, "equal labels are told apart"
    page = await answer_to(mod, page, "Next ▶")
    assert "◀ Previous" in labels(page)
    assert len(tables(page)) == 25


async def test_threads_of_others_are_looked_up_but_not_without_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world, "aki")
    await many(world, 30, rooms=True)
    asked: list[int] = []
    error: Exception = discord.InvalidData("a bad day of Discord")

    async def fetch(channel_id: int) -> Any:
        asked.append(channel_id)
        raise error

    monkeypatch.setattr(world.client, "fetch_channel", fetch)
    assert (len(tables(await command(world, moderator(world, "mod"), "server"))), len(asked)) == (1, 5)
    error = discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "gone")  # type: ignore[arg-type]
    page = await command(world, manager(world), "server")
    assert part(page)[0] == "**Running: 0** · not begun: 26", "what is gone is left to who manages the server"
    assert len(asked) == 30


async def test_long_names_leave_room_for_what_is_wrong(tmp_path: Path, plain_pictures: None) -> None:
    shown = {name: f"{name[0]}*" * 16 for name in ("aki", "ben", "chika", "dai")}
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        await begun_game(world, *shown, game="octa")
        await late(world, "dai")
        await many(world, 6)
        page = await command(world, moderator(world), "server")
        assert all(len(label) <= 100 and "… · d*d*" in label for label in tables(page))
        assert part(page)[-1] == "… and 2 more, first in the list."
        assert len("\n".join(part(page))) <= 800, "the settings above have the rest"


# --- who moderates ------------------------------------------------------------------------------------------------


async def test_part_is_for_moderators_and_says_nothing_of_other_channels(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    of_hall = moderator_of(world, "gou", hall)
    page = await command(world, of_hall, "server", hall)
    assert (part(page), labels(page)) == (["Nothing is being played."], ["Results of the last 90 days…"])
    other = await begun_game(world, "aki", "ben", game="octa")
    assert part(await command(world, of_hall, "server", hall)) == ["Nothing is being played."]
    await begun_game(world, "aki", "chika", game="octa", at=hall)
    assert tables(await command(world, of_hall, "server", hall)) == ["Octa · aki, chika"]
    assert "Running" not in await forge(world, world.people["dai"], "s1::0:server-tables:0")
    for path in (f"server-table:{other.id}", f"server-results:0:{other.id}"):
        assert (await forge(world, of_hall, f"s1::0:{path}")).startswith("Only moderators of this table’s channel")
    there = await elsewhere(world)
    for path in (f"s1::0:server-table:{other.id}", f"s1:{other.id}:0:server-table",
                 f"s1:{other.id}:0:end:moderate:server", f"s1::0:server-results:0:{other.id}:out"):  # fmt: skip
        assert await forged(world, there, "dai", path) == ELSEWHERE
    away(world)
    assert "on this server" in await forge(world, manager(world), f"s1::0:server-table:{other.id}")


async def test_threads_are_moderated_as_their_channel_and_by_those_who_see_them(world: World) -> None:
    thread = await thread_in(world, world.channel)
    session = await begun_game(world, "aki", "ben", at=world.channel.threads[-1], game="octa")
    await thread_in(world, world.channel, hidden=True)
    await begun_game(world, "aki", "chika", at=world.channel.threads[-1], game="octa")
    await thread.edit(archived=True)
    await settle_all(world)
    assert world.client.get_guild(world.guild.id).get_channel_or_thread(thread.id) is None  # type: ignore[union-attr]
    mod = moderator(world)
    page = await command(world, mod, "server")
    assert tables(page) == ["Octa · aki, ben"], "one of others is asked of Discord"
    assert labels(await answer_to(mod, page, "Octa")) == ["Give a seat to the computer…", "End…", "Back"]
    row = ThreadRow(thread.id, session.id, world.channel.id, THREAD, None, False, 1.0)
    await world.store.write(lambda db: THREADS.insert(db, row))
    assert tables(await command(world, mod, "server")) == ["Octa · aki, ben"], "the database knows the bot's own"
    seeing = moderator(world, "hana", manage_messages=True, manage_threads=True)
    assert len(tables(await command(world, seeing, "server"))) == 2


async def test_whoever_manages_the_server_decides_where_nobody_else_can(world: World) -> None:
    """A channel that is gone is nobody's else; one that its reader cannot see stays out of sight."""
    hidden = world.guild.create_text_channel("hidden")
    session = await begun_game(world, "aki", "ben", at=hidden, game="octa")
    boss, mod = manager(world), moderator(world, "gou")
    await world.store.write(
        lambda db: db.execute("UPDATE sessions SET channel_id = 4711 WHERE id = ?", (session.id,))
    )
    assert tables(await command(world, mod, "server")) == []
    done = await answer_to(boss, await table_page(world, boss), "End…", "End the game")
    assert done.content == "The game was ended."
    other = await begun_game(world, "aki", "ben", at=hidden, game="octa")
    see(world, hidden, boss, view_channel=False)
    await settle_all(world)
    assert tables(await command(world, boss, "server")) == []
    assert (await forge(world, boss, f"s1::0:server-table:{other.id}")).startswith("Only moderators")


async def test_demoted_moderator_and_one_who_plays_decide_nothing(world: World) -> None:
    session, mod = await begun_game(world, "aki", "ben", "chika", game="octa"), moderator(world)
    for may, shown in (({"manage_messages": True}, ["Back"]), ({"manage_guild": True}, ["End…", "Back"])):
        table = await table_page(world, await promote(world, "ben", **may))
        assert labels(table) == shown
        assert "You play at this table, so" in table.content
    sure = await answer_to(mod, await table_page(world, mod), "End…")
    for role in list(world.env.backend.guilds[world.guild.id].members[mod.id].role_ids):
        world.env.backend.remove_member_role(world.guild.id, mod.id, role)
    await settle_all(world)
    assert (await answer_to(mod, sure, "End the game")).content.startswith("Only the host")
    for path in (f"server-table:{session.id}", f"server-results:0:{session.id}:out"):
        assert (await forge(world, mod, f"s1::0:{path}")).startswith("Only moderators")
    assert (await forge(world, mod, made_id(session.id, 0, ("to-computer", "server")))).startswith("Only the host")
    assert (await world.session()).phase is Phase.PLAYING


# --- the page of a table ------------------------------------------------------------------------------------------


async def test_seat_of_a_banned_person_in_four_presses(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa", stand_ins="false")
    since, mod = int(world.clock.now), moderator(world)
    await late(world, "ben")
    table = await table_page(world, mod)
    head, place, now, players, waits, *rest = table.content.split("\n")
    assert (head, now, players) == ("## Octa", "**R1/6** · aki 0 ben 0 chika 0", "**aki**, **ben** and **chika**")
    assert place.startswith(f"<#{world.channel.id}> ([go there](https://discord.com/channels/{world.guild.id}/")
    assert f", asked <t:{since}:R>. Deadline: <t:" in waits
    assert rest == ["⌛ **ben**: missed 1 turn", f"Began <t:{since}:R> · last move <t:{since}:R>"]
    await removed(world, "ben")
    await world.services.absences.doubt(world.people["ben"].id)
    whose = await answer_to(mod, await table_page(world, mod), "Give a seat")
    assert labels(whose)[:2] == ["ben: to the computer", "aki: to the computer"], "who is off comes first"
    sure = await answer_to(mod, whose, "ben")
    assert "I’ll tell the table that you decided it" in sure.content
    assert labels(sure) == ["Give it to the computer", "Back"]
    for page in (table, sure):
        assert phone_lines(page.content) <= MOST_LINES
    done = await answer_to(mod, sure, "Give it")
    assert "The table has been told." in done.content
    assert part(await answer_to(mod, done, "Back"))[0] == "**Running: 1**"
    assert "🛡️ **eri**, a moderator, took **ben** off their seat." in await log_of(world, "aki")


async def test_only_seat_is_asked_about_at_once_and_let_back_in(world: World) -> None:
    await begun_game(world, "aki", game="octa", computers=1)
    mod = moderator(world)
    sure = await answer_to(mod, await table_page(world, mod), "Give a seat")
    assert sure.content.startswith("Give the seat of **aki** to the computer?")
    assert "⚠️ Then nobody plays at this table" in sure.content
    await press(mod, sure, "Give it")
    table = await table_page(world, mod)
    assert "🛡️ **aki**: kept off their seat by a moderator, the computer plays" in table.content
    assert "💤 Everybody is away, so nothing happens." in table.content
    assert "everybody is away, nothing happens" in part(await command(world, mod, "server"))[1]
    assert labels(table) == ["Let aki back in", "End…", "Back"], "nobody is left to give away"
    done = await answer_to(mod, table, "Let aki back in")
    assert (done.content, labels(done)) == ("**aki** can come back, by pressing **I’m back**.", ["Back"])


async def test_end_is_asked_by_two_moderators_at_once_and_says_who_is_told(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    one, two = moderator(world, "gou"), moderator(world, "hana")
    gives = [await answer_to(mod, await table_page(world, mod), "Give", "ben") for mod in (one, two)]
    assert (await answer_to(one, gives[0], "Give it")).content.startswith("Done:")
    second = await answer_to(two, gives[1], "Give it")
    assert (second.content.startswith("Done:"), labels(second)) == (False, ["Back"])
    table = await table_page(world, two)
    ends = [await answer_to(mod, await table_page(world, mod), "End…") for mod in (one, two)]
    assert ends[0].content.endswith(
        "The last message in the table’s channel and the log will say that you ended it."
    )
    assert (await world.session()).phase is Phase.PLAYING, "nothing ends by asking"
    for mod, shown, said in ((one, ends[0], "The game was ended."), (two, ends[1], "This game is over.")):
        done = await answer_to(mod, shown, "End the game")
        assert (done.content, labels(done)) == (said, ["Back"])
    assert "🛡️ A moderator ended it: **gou**." in world.messages()[-1].content
    assert part(await answer_to(two, table, "Back")) == ["Nothing is being played."]
    waiting = await lobby(world, "aki")
    table = await table_page(world, one)
    assert labels(table) == ["End…", "Back"]
    assert f"Opened <t:{int(waiting.created_at)}:R>, not begun" in table.content
    sure = await answer_to(one, table, "End…")
    assert sure.content.endswith("The lobby’s message will say that you closed it.")
    await press(one, sure, "End the game")
    (closed,) = [one for one in world.messages() if "The lobby was closed" in one.content]
    assert "🛡️ A moderator ended it: **gou**." in closed.content


async def test_table_that_cannot_be_read_is_listed_and_ended(world: World) -> None:
    session, mod = await begun_game(world, "aki", "ben", "chika"), moderator(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET state = 'x' WHERE id = ?", (session.id,)))
    await table_page(world, mod)
    table = await table_page(world, mod, "Micronesia · aki, ben, chika · stopped, can’t go on")
    assert "⚠️ Stopped by an error: nobody can play. Incident: " in table.content
    assert labels(table) == ["End…", "Back"]
    await world.store.write(lambda db: db.execute("UPDATE sessions SET game = 'go' WHERE id = ?", (session.id,)))
    sure = await answer_to(mod, await table_page(world, mod, "go · aki, ben, chika · stopped"), "End…")
    assert sure.content.endswith("I can’t show this game any more, so nothing is posted at its table.")
    done = await answer_to(mod, sure, "End the game")
    assert (done.content, labels(done)) == ("The game was ended.", ["Back"])
    assert part(await answer_to(mod, done, "Back")) == ["Nothing is being played."]


# --- results ------------------------------------------------------------------------------------------------------

OUT = "🛡️ **eri** took the result out: it doesn’t count."


async def ended(world: World) -> Session:
    return await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))


async def results(world: World, actor: MemberActor, at: ChannelHandle | None = None) -> Message:
    return await answer_to(actor, await command(world, actor, "server", at), "Results of the last 90 days")


async def board_of(world: World, actor: MemberActor) -> Message:
    """Show the board from the end card of the only game."""
    card = next(message for message in world.messages() if "Rematch" in labels(message))
    return await answer_to(actor, await more(actor, card), "Show the board")


async def test_result_is_taken_out_and_put_back_in(world: World) -> None:
    session, eri, ben = await ended(world), moderator(world), world.people["ben"]
    page = await answer_to(eri, await board_of(world, eri), "Result…")
    assert page.content.startswith("## The result of Micronesia\n-# Ended <t:")
    assert "Take it out? Then it counts for nobody" in page.content
    page = await answer_to(eri, page, "Take it out")
    assert OUT in page.content
    assert labels(page) == ["Put it back in"]
    assert world.messages()[-1].content.startswith("**Micronesia**, ended <t:")
    assert world.messages()[-1].content.endswith(OUT)
    assert "Nobody is rated here yet" in await reply_to(world, "aki", "leaderboard", game="micronesia")
    assert OUT in (await log_of(world, "ben")).splitlines()[-1]
    shown = await board_of(world, ben)
    assert (OUT in shown.content, "Result…" in labels(shown)) == (True, False)
    assert (await forge(world, ben, made_id(session.id, 0, ("result", "in")))).startswith("Only moderators of this")
    await press(eri, page, "Put it back in")
    assert OUT not in (await board_of(world, ben)).content
    world.clock.now += 3 * DAY
    page = await results(world, eri)
    (label, back) = labels(page)
    assert (label.startswith("Micronesia · "), label.endswith(" · 3 days ago")) == (True, True)
    one = await answer_to(eri, page, label)
    assert label.split(" · ")[1] in one.content
    assert labels(one) == ["Take it out", "Back"]
    page = await answer_to(eri, one, "Take it out", back)
    assert labels(page) == [f"🚫 Taken out: {label}", "Back"]
    assert "🚫 taken out: counts for nobody" in page.content
    await answer_to(eri, page, "🚫", "Put it back in")
    assert "(1)" in await reply_to(world, "aki", "leaderboard", game="micronesia")
    world.clock.now += 88 * DAY
    assert labels(await results(world, eri)) == ["Back"], "after 90 days nobody decides any more"


async def test_result_whose_rules_are_gone_is_within_reach(world: World) -> None:
    session, mod = await ended(world), moderator(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET rules_version = 0, state = 'x'"))
    await answer_to(mod, await results(world, mod), "Micronesia", "Take it out")
    assert world.messages()[-1].content.endswith(OUT)
    for table in ("sessions", "results"):
        await world.store.write(lambda db, table=table: db.execute(f"UPDATE {table} SET game = 'go'"))
    one = await answer_to(mod, await results(world, mod), "🚫 Taken out: go · ")
    assert "I can’t show this game any more, so its table isn’t told." in one.content
    assert labels(await answer_to(mod, one, "Put it back in"))[0] == "Take it out"
    for path, said in (
        (f"s1:{session.id}:0:result", "## The result of go"),  # an older panel
        ("s1::0:server-results:9999999999999999999999", "## Results of the last 90 days"),
        ("s1::0:server-results:x", "## Results of the last 90 days"),
        ("s1::0:server-results", "## Results of the last 90 days"),
        (f"s1::0:server-results:0:{session.id}:sideways", "## The result"),
    ):
        assert (await forge(world, mod, path)).startswith(said), path
    assert "Nothing is being played." in await forge(world, mod, "s1::0:server-tables:99999")
    gone = await forge(world, mod, "s1::0:server-results:0:nothing")
    assert await forge(world, mod, "s1::0:server-table") == gone


async def test_own_result_is_for_others_and_hidden_ones_are_for_nobody(world: World) -> None:
    hall, session = world.guild.create_text_channel("hall"), await begun_game(world, "aki", "ben", "chika")
    mod = moderator(world)
    page = await command(world, mod, "server")
    await play_to_end(world, session)
    table = await answer_to(mod, page, "Micronesia")
    assert table.content.endswith("It has ended.")
    assert labels(table) == ["Back"]
    of_hall = moderator_of(world, "gou", hall)
    assert labels(await results(world, of_hall, hall)) == ["Back"]
    ben = await promote(world, "ben")
    table = await answer_to(ben, await command(world, ben, "server"), "Results of the last 90 days", "Micronesia")
    assert labels(table) == ["Back"]
    said = "You played in this game: another moderator decides, or somebody who manages the server."
    assert table.content.endswith(said)
    assert (await forge(world, ben, f"s1::0:server-results:0:{session.id}:out")).startswith("You played in this")


async def test_who_left_the_server_is_not_on_its_leaderboard(world: World) -> None:
    await ended(world)
    asked: list[Sequence[int]] = []
    ben = world.people["ben"].id

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        asked.append(user_ids)
        return {user_id: None if user_id != ben else False for user_id in user_ids}

    world.services.presence.look = look
    for _ in range(2):
        board = await reply_to(world, "dai", "leaderboard", game="micronesia")
        assert ("aki (1)" in board, "ben" in board) == (True, False)
    assert len([users for users in asked if ben in users]) == 1, "kept for a day"
