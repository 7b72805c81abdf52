"""/server for moderators: the running tables, the page of one, and the results of the last 90 days."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.kit.ids import custom_id as made_id
from bot.kit.phone import phone_lines
from bot.rows.session import SessionRow
from bot.rows.threads import THREAD, ThreadRow
from bot.session.model import Phase, Session
from bot.store import Connection
from bot.store.games import sessions, threads
from bot.store.games.threads import THREADS
from tests.trips import counted, tracing

from .games import begun_game, late, lobby, log_of, play_to_end, settle_all
from .server_page import manager, member
from .test_absences import removed
from .test_forged_presses import ELSEWHERE, elsewhere, forged
from .test_installs import away
from .world import Message, World, labels, lists, open_world, press, private

pytestmark = pytest.mark.database

DAY = 86_400.0
MOST_LINES = 12
"""Lines of a phone that the moderators' part has at most below the settings, and each page that it leads to, but
that of a result."""


@pytest.fixture(autouse=True)
def _traced() -> Iterator[None]:
    with tracing():
        yield


def moderator(world: World, name: str = "mod") -> MemberActor:
    return member(world, name, manage_messages=True)


def moderator_of(world: World, name: str, room: ChannelHandle) -> MemberActor:
    """Return somebody who moderates one channel only."""
    actor = world.guild.add_member(world.env.create_user(name))
    may = discord.PermissionOverwrite(manage_messages=True, view_channel=True)
    world.env.backend.set_overwrite(room.id, overwrite(actor.id, may))
    return actor


def overwrite(target: int, may: discord.PermissionOverwrite) -> Any:
    allow, deny = may.pair()
    return Overwrite(target_id=target, type=OverwriteType.MEMBER, allow=allow.value, deny=deny.value)


async def server(world: World, actor: MemberActor, at: ChannelHandle | None = None) -> Message:
    return private(await actor.slash(at or world.channel, "server"))


async def forge(world: World, actor: MemberActor, path: str) -> str:
    """Press a button of /help with another id, and return the answer."""
    page = private(await actor.slash(world.channel, "help"))
    world.forged_id = path
    return private(await press(actor, page, labels(page)[0])).content


def part(page: Message) -> list[str]:
    """Return the lines below the settings."""
    lines = page.content.split("\n")
    return [line for line in lines[max(at for at, line in enumerate(lines) if line.startswith("-#")) + 1 :] if line]


def tables(page: Message) -> list[str]:
    return [option["label"] for one in lists(page) if one["placeholder"] == "A table…" for option in one["options"]]


async def many(world: World, count: int, *, rooms: bool = False, **changed: Any) -> list[SessionRow]:
    """Copy the one lobby that is there into threads of the world's channel that are not in the cache."""
    was = await world.services.tables.get((await world.session()).id)
    made = [replace(was, id=f"copy{number:06d}", channel_id=900 + number, **changed) for number in range(count)]

    def copy(db: Connection) -> None:
        for row in made:
            sessions.insert(db, row)
            if not rooms:
                thread = ThreadRow(row.channel_id, row.id, world.channel.id, THREAD, None, False, 1.0)
                threads.THREADS.insert(db, thread)

    await world.store.write(copy)
    return made


# --- the list -----------------------------------------------------------------------------------------------------


async def test_tables_that_need_a_look_come_first(world: World) -> None:
    await lobby(world, "aki", at=world.guild.create_text_channel("lobby"))
    fine = world.guild.create_text_channel("fine")
    await begun_game(world, "aki", "chika", game="octa", at=fine, clock="none", rated="false")
    octa = await begun_game(world, "aki", "ben", game="octa")
    await late(world, "ben")
    mod = moderator(world)
    page = await server(world, mod)
    link = f"https://discord.com/channels/{world.guild.id}/{octa.channel_id}"
    assert part(page) == ["**Running: 2** · not begun: 1", f"• **[Octa]({link})** · ben missed 1 turn"]
    first, *others = tables(page)
    assert first == "Octa · aki, ben · ben missed 1 turn"
    assert others == ["Octa · aki, chika", "Micronesia · aki · not begun"]
    await removed(world, "ben")
    await world.services.absences.doubt(world.people["ben"].id)
    world.clock.now += 2 * DAY
    page = await server(world, mod)
    assert tables(page)[0] == "Octa · aki, ben · ben off the server for 2 days"
    world.clock.now += 2 * DAY
    assert "Octa · aki, chika · no move for 4 days" in tables(await server(world, mod))
    world.locales[mod.id] = "ja"
    assert "benさんがサーバーにいない（4日）" in (await server(world, mod)).content
    assert phone_lines("\n".join(part(page))) <= MOST_LINES


async def test_part_is_for_moderators_and_says_nothing_of_other_channels(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    of_hall = moderator_of(world, "gou", hall)
    page = await server(world, of_hall, hall)
    assert (part(page), labels(page)) == (["Nothing is being played."], ["Results of the last 90 days…"])
    other = await begun_game(world, "aki", "ben", game="octa")
    assert part(await server(world, of_hall, hall)) == ["Nothing is being played."]
    await begun_game(world, "aki", "chika", game="octa", at=hall)
    assert tables(await server(world, of_hall, hall)) == ["Octa · aki, chika"]
    assert "Running" not in await forge(world, world.people["dai"], "s1::0:server-tables:0")
    for path in (f"server-table:{other.id}", f"server-results:0:{other.id}"):
        assert (await forge(world, of_hall, f"s1::0:{path}")).startswith("Only moderators of this table’s channel")


async def test_hundreds_of_tables_take_few_reads_and_no_request(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world, "aki")
    await many(world, 300)

    async def fetch(channel_id: int) -> Any:
        raise AssertionError("nobody asks Discord")

    monkeypatch.setattr(world.client, "fetch_channel", fetch)
    mod = moderator(world)
    with counted() as trips:
        page = await server(world, mod)
    assert part(page)[0] == "**Running: 0** · not begun: 301"
    assert trips.own[1] <= 12, f"of which the tables take two: the rows, and the parents of all threads\n{trips}"
    assert len(set(tables(page))) == 25, "equal labels are told apart"
    page = private(await press(mod, page, "Next ▶"))
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
    assert len(tables(await server(world, moderator(world)))) == 1
    assert len(asked) == 5
    error = discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "gone")  # type: ignore[arg-type]
    page = await server(world, manager(world))
    assert part(page)[0] == "**Running: 0** · not begun: 26", "what is gone is left to who manages the server"
    assert len(asked) == 30


async def test_long_names_leave_room_for_what_is_wrong(tmp_path: Path, plain_pictures: None) -> None:
    shown = {name: f"{name[0]}*" * 16 for name in ("aki", "ben", "chika", "dai")}
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        await begun_game(world, *shown, game="octa")
        await late(world, "dai")
        await many(world, 6)
        page = await server(world, moderator(world))
        for label in tables(page):
            assert len(label) <= 100
            assert "… · d*d*" in label
        lines = part(page)
        assert lines[-1] == "… and 2 more, first in the list."
        assert len("\n".join(lines)) <= 800, "the settings above have the rest"


# --- who moderates ------------------------------------------------------------------------------------------------


async def test_archived_thread_is_moderated_as_its_channel(world: World) -> None:
    channel = world.client.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="kept", type=discord.ChannelType.public_thread)
    await settle_all(world)
    session = await begun_game(world, "aki", "ben", at=world.channel.threads[-1], game="octa")
    await thread.edit(archived=True)
    await settle_all(world)
    assert world.client.get_guild(world.guild.id).get_channel_or_thread(thread.id) is None  # type: ignore[union-attr]
    mod = moderator(world)
    page = await server(world, mod)
    assert tables(page) == ["Octa · aki, ben"], "one of others is asked of Discord"
    table = private(await press(mod, page, "Octa"))
    assert labels(table) == ["Give a seat to the computer…", "End…", "Back"]
    row = ThreadRow(thread.id, session.id, world.channel.id, THREAD, None, False, 1.0)
    await world.store.write(lambda db: THREADS.insert(db, row))
    assert tables(await server(world, mod)) == ["Octa · aki, ben"], "the database knows the bot's own"


async def test_private_thread_is_for_those_who_see_it(world: World) -> None:
    channel = world.client.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await settle_all(world)
    await begun_game(world, "aki", "ben", at=world.channel.threads[-1], game="octa")
    assert tables(await server(world, moderator(world))) == []
    assert tables(await server(world, member(world, "hana", manage_messages=True, manage_threads=True))) != []


async def test_whoever_manages_the_server_decides_where_nobody_else_can(world: World) -> None:
    """A channel that is gone is nobody's else; one that its reader cannot see stays out of sight."""
    hidden = world.guild.create_text_channel("hidden")
    session = await begun_game(world, "aki", "ben", at=hidden, game="octa")
    boss, mod = manager(world), moderator(world, "gou")
    await world.store.write(
        lambda db: db.execute("UPDATE sessions SET channel_id = 4711 WHERE id = ?", (session.id,))
    )
    assert tables(await server(world, mod)) == []
    page = await server(world, boss)
    table = private(await press(boss, page, "Octa"))
    done = private(await press(boss, private(await press(boss, table, "End…")), "End the game"))
    assert done.content == "The game was ended."
    other = await begun_game(world, "aki", "ben", at=hidden, game="octa")
    world.env.backend.set_overwrite(hidden.id, overwrite(boss.id, discord.PermissionOverwrite(view_channel=False)))
    await settle_all(world)
    assert tables(await server(world, boss)) == []
    assert (await forge(world, boss, f"s1::0:server-table:{other.id}")).startswith("Only moderators")


async def test_demoted_moderator_presses_in_vain(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game="octa")
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = world.guild.add_member(world.env.create_user("gou"), roles=[role])
    sure = private(await press(mod, await table_page(world, mod), "End…"))
    world.env.backend.remove_member_role(world.guild.id, mod.id, role.id)
    await settle_all(world)
    answer = private(await press(mod, sure, "End the game"))
    assert answer.content.startswith("Only the host")
    for path in (f"server-table:{session.id}", f"server-results:0:{session.id}:out"):
        assert (await forge(world, mod, f"s1::0:{path}")).startswith("Only moderators")
    assert (await forge(world, mod, made_id(session.id, 0, ("to-computer", "server")))).startswith("Only the host")
    assert (await world.session()).phase is Phase.PLAYING


async def test_nobody_decides_from_another_server_or_a_message(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    for path in (f"s1::0:server-table:{session.id}", f"s1:{session.id}:0:server-table"):
        assert await forged(world, there, "dai", path) == ELSEWHERE
    for path in (f"s1:{session.id}:0:end:moderate:server", f"s1::0:server-results:0:{session.id}:out"):
        assert await forged(world, there, "dai", path) == ELSEWHERE
    away(world)
    said = await forge(world, manager(world), f"s1::0:server-table:{session.id}")
    assert "isn’t on this server" in said or "not on this server" in said


# --- the page of a table ------------------------------------------------------------------------------------------


async def table_page(world: World, actor: MemberActor, start: str = "") -> Message:
    page = await server(world, actor)
    return private(await press(actor, page, start or tables(page)[0]))


async def test_page_of_a_table_says_who_is_awaited_and_what_is_wrong(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    since = int(world.clock.now)
    await late(world, "ben")
    table = await table_page(world, moderator(world))
    head, place, now, players, waits, *rest = table.content.split("\n")
    assert (head, now, players) == ("## Octa", "**R1/6** · aki 0 ben 0 chika 0", "**aki**, **ben** and **chika**")
    assert place.startswith(f"<#{world.channel.id}> ([go there](https://discord.com/channels/{world.guild.id}/")
    assert f", asked <t:{since}:R>. Deadline: <t:" in waits
    assert phone_lines(table.content) <= MOST_LINES
    assert rest == ["⌛ **ben**: missed 1 turn", f"Began <t:{since}:R> · last move <t:{since}:R>"]


async def test_seat_of_a_banned_person_in_four_presses_and_back(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa", stand_ins="false")
    await removed(world, "ben")
    await world.services.absences.doubt(world.people["ben"].id)
    mod = moderator(world)
    whose = private(await press(mod, await table_page(world, mod), "Give a seat"))
    assert labels(whose)[:2] == ["ben: to the computer", "aki: to the computer"], "who is off comes first"
    sure = private(await press(mod, whose, "ben"))
    assert "I’ll tell the table that you decided it" in sure.content
    assert labels(sure) == ["Give it to the computer", "Back"]
    assert phone_lines(sure.content) <= MOST_LINES
    done = private(await press(mod, sure, "Give it"))
    assert "The table has been told." in done.content
    page = private(await press(mod, done, "Back"))
    assert part(page)[0] == "**Running: 1**"
    await settle_all(world)
    assert "🛡️ **mod**, a moderator, took **ben** off their seat." in await log_of(world, "aki")


async def test_only_seat_is_asked_about_at_once_and_let_back_in(world: World) -> None:
    await begun_game(world, "aki", game="octa", computers=1)
    mod = moderator(world)
    sure = private(await press(mod, await table_page(world, mod), "Give a seat"))
    assert sure.content.startswith("Give the seat of **aki** to the computer?")
    assert "⚠️ Then nobody plays at this table" in sure.content
    await press(mod, sure, "Give it")
    table = await table_page(world, mod)
    assert "🛡️ **aki**: kept off their seat by a moderator, the computer plays" in table.content
    assert "💤 Everybody is away, so nothing happens." in table.content
    assert "everybody is away, nothing happens" in part(await server(world, mod))[1]
    assert labels(table) == ["Let aki back in", "End…", "Back"], "nobody is left to give away"
    done = private(await press(mod, table, "Let aki back in"))
    assert (done.content, labels(done)) == ("**aki** can come back, by pressing **I’m back**.", ["Back"])


async def test_two_moderators_at_once(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    one, two = moderator(world, "gou"), moderator(world, "hana")
    asked = [
        private(await press(mod, private(await press(mod, await table_page(world, mod), "Give")), "ben"))
        for mod in (one, two)
    ]
    assert private(await press(one, asked[0], "Give it")).content.startswith("Done:")
    second = private(await press(two, asked[1], "Give it"))
    assert not second.content.startswith("Done:")
    assert labels(second) == ["Back"]
    ends = [private(await press(mod, await table_page(world, mod), "End…")) for mod in (one, two)]
    await press(one, ends[0], "End the game")
    second = private(await press(two, ends[1], "End the game"))
    assert (second.content, labels(second)) == ("This game is over.", ["Back"])


async def test_end_is_asked_and_says_who_is_told(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    mod = moderator(world)
    table = await table_page(world, mod)
    stale = private(await press(mod, await table_page(world, mod), "End…"))
    assert stale.content.endswith("The last message in the table’s channel and the log will say that you ended it.")
    assert (await world.session()).phase is Phase.PLAYING, "nothing ends by asking"
    done = private(await press(mod, stale, "End the game"))
    assert (done.content, labels(done)) == ("The game was ended.", ["Back"])
    await settle_all(world)
    assert "🛡️ A moderator ended it: **mod**." in world.messages()[-1].content
    late_press = private(await press(mod, table, "Back"))
    assert part(late_press) == ["Nothing is being played."]
    waiting = await lobby(world, "aki")
    table = await table_page(world, mod)
    assert labels(table) == ["End…", "Back"]
    assert f"Opened <t:{int(waiting.created_at)}:R>, not begun" in table.content
    sure = private(await press(mod, table, "End…"))
    assert sure.content.endswith("The lobby’s message will say that you closed it.")
    await press(mod, sure, "End the game")
    await settle_all(world)
    assert "🛡️ A moderator ended it: **mod**." in "".join(one.content for one in world.messages())


async def test_table_that_ended_meanwhile_says_so(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    mod = moderator(world)
    page = await server(world, mod)
    await play_to_end(world, session)
    table = private(await press(mod, page, "Micronesia"))
    assert table.content.endswith("It has ended.")
    assert labels(table) == ["Back"]


async def test_moderator_who_plays_decides_nothing(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    for may, shown in (({"manage_messages": True}, ["Back"]), ({"manage_guild": True}, ["End…", "Back"])):
        role = world.guild.create_role("role", permissions=discord.Permissions(**may))
        world.env.backend.add_member_role(world.guild.id, world.people["ben"].id, role.id)
        await settle_all(world)
        table = await table_page(world, world.people["ben"])
        assert labels(table) == shown
        assert "You play at this table, so" in table.content


async def test_table_that_cannot_be_read_is_listed_and_ended(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    mod = moderator(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET state = 'x' WHERE id = ?", (session.id,)))
    await table_page(world, mod)
    assert tables(await server(world, mod)) == ["Micronesia · aki, ben, chika · stopped, can’t go on"]
    table = await table_page(world, mod)
    assert "⚠️ Stopped by an error: nobody can play. Incident: " in table.content
    assert labels(table) == ["End…", "Back"]
    await world.store.write(lambda db: db.execute("UPDATE sessions SET game = 'go' WHERE id = ?", (session.id,)))
    table = await table_page(world, mod, "go · aki, ben, chika · stopped")
    sure = private(await press(mod, table, "End…"))
    assert sure.content.endswith("I can’t show this game any more, so nothing is posted at its table.")
    done = private(await press(mod, sure, "End the game"))
    assert (done.content, labels(done)) == ("The game was ended.", ["Back"])
    assert part(private(await press(mod, done, "Back"))) == ["Nothing is being played."]


# --- results ------------------------------------------------------------------------------------------------------


async def ended(world: World, **how: Any) -> Session:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika", **how))
    await settle_all(world)
    return session


async def results(world: World, actor: MemberActor, at: ChannelHandle | None = None) -> Message:
    return private(await press(actor, await server(world, actor, at), "Results of the last 90 days"))


async def test_result_is_taken_out_in_three_presses_and_back_in(world: World) -> None:
    await ended(world)
    world.clock.now += 3 * DAY
    mod = moderator(world)
    page = await results(world, mod)
    (label, back) = labels(page)
    assert label.startswith("Micronesia · ")
    assert label.endswith(" · 3 days ago")
    one = private(await press(mod, page, label))
    assert label.split(" · ")[1] in one.content
    assert labels(one) == ["Take it out", "Back"]
    out = private(await press(mod, one, "Take it out"))
    assert "🛡️ **mod** took the result out: it doesn’t count." in out.content
    page = private(await press(mod, out, back))
    assert labels(page) == [f"🚫 Taken out: {label}", "Back"]
    assert "🚫 taken out: counts for nobody" in page.content
    one = private(await press(mod, page, "🚫"))
    await press(mod, one, "Put it back in")
    world.clock.now += 88 * DAY
    assert labels(await results(world, mod)) == ["Back"], "after 90 days nobody decides any more"


async def test_result_whose_rules_are_gone_is_within_reach(world: World) -> None:
    session = await ended(world)
    mod = moderator(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET rules_version = 0, state = 'x'"))
    one = private(await press(mod, await results(world, mod), "Micronesia"))
    await press(mod, one, "Take it out")
    await settle_all(world)
    assert world.messages()[-1].content.endswith("🛡️ **mod** took the result out: it doesn’t count.")
    for table in ("sessions", "results"):
        await world.store.write(lambda db, table=table: db.execute(f"UPDATE {table} SET game = 'go'"))
    one = private(await press(mod, await results(world, mod), "🚫 Taken out: go · "))
    assert "I can’t show this game any more, so its table isn’t told." in one.content
    assert labels(private(await press(mod, one, "Put it back in")))[0] == "Take it out"
    assert (await forge(world, mod, f"s1:{session.id}:0:result")).startswith("## The result of go"), (
        "an older panel"
    )


async def test_own_result_is_for_others_and_hidden_ones_are_for_nobody(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    session = await ended(world)
    of_hall = moderator_of(world, "gou", hall)
    assert labels(await results(world, of_hall, hall)) == ["Back"]
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    ben = world.people["ben"]
    world.env.backend.add_member_role(world.guild.id, ben.id, role.id)
    await settle_all(world)
    one = private(await press(ben, await results(world, ben), "Micronesia"))
    assert labels(one) == ["Back"]
    assert one.content.endswith(
        "You played in this game: another moderator decides, or somebody who manages the server."
    )
    assert (await forge(world, ben, f"s1::0:server-results:0:{session.id}:out")).startswith("You played in this")


async def test_made_up_pages_get_an_answer(world: World) -> None:
    session = await ended(world)
    mod = moderator(world)
    for path in ("server-results:9999999999999999999999", "server-results:x", "server-results"):
        assert (await forge(world, mod, f"s1::0:{path}")).startswith("## Results of the last 90 days")
    assert "Nothing is being played." in await forge(world, mod, "s1::0:server-tables:99999")
    assert await forge(world, mod, "s1::0:server-table") == await forge(
        world, mod, "s1::0:server-results:0:nothing"
    )
    assert (await forge(world, mod, f"s1::0:server-results:0:{session.id}:sideways")).startswith("## The result")
