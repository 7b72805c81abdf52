"""The panel of /league: who may press what, and what forged, repeated and late presses read."""

from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.command_tree import verbs
from bot.features.league import service
from bot.kit.phone import phone_lines
from bot.session.model import Actor

from .games import see, thread_in
from .leagues import (
    comes,
    forge,
    joined,
    ladder,
    opened,
    page,
    played,
    posts,
    sign_up,
    started,
    tables,
    ticked,
    told,
)
from .server_page import manager, member
from .test_forged_presses import ELSEWHERE
from .test_windows import filled, parts
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database

NOT_IN = "You’re not in this cycle."
GONE = "This league no longer exists."
MANAGERS = "Only moderators of <#"


# --- nothing yet -------------------------------------------------------------------------------------------------


async def test_empty_server_says_who_can_open_a_league(world: World) -> None:
    for_member, for_manager = await page(world, "aki"), await page(world, manager(world))
    assert for_member.content.endswith("A moderator of a channel opens one there with /league.")
    assert labels(for_member) == []
    assert for_manager.content.endswith("Choose a game to open one in this channel:")
    assert {"Octa", "Micronesia"} < set(labels(for_manager))
    assert max(phone_lines(one.content) for one in (for_member, for_manager)) <= 5


async def test_thread_and_voice_channel_open_no_league(world: World) -> None:
    actor = manager(world)
    await thread_in(world, world.channel)
    for place in (world.channel.threads[0], world.guild.create_voice_channel("talk")):
        assert labels(await page(world, actor, place)) == []
    await opened(world)
    await joined(world, "aki")
    assert "👥 1 of at least 3: aki" in (await page(world, "aki", world.channel.threads[0])).content


async def test_direct_message_is_sent_to_a_server(world: World) -> None:
    await opened(world)
    cycle = (await ladder(world)).cycle.id
    await world.people["aki"].send_dm("hello")
    user, some = world.people["aki"].user, f"s1::0:league:{cycle}"
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="x", custom_id=some))
    view.stop()
    notice = await world.client.get_partial_messageable(user.dm_channel.id).send("x", view=view)
    for verb in ("league", "league-join", "league-leave", "league-about", "league-start", "league-out"):
        world.forged_id = f"s1::0:{verb}:{cycle}"
        said = private(await user.click(notice, custom_id=some)).content
        assert said.startswith("That works in a channel of a server"), verb
    for verb in ("league-open", "league-made"):
        world.forged_id = f"s1::0:{verb}:octa"
        assert private(await user.click(notice, custom_id=some)).content.startswith("That works in a channel"), verb


# --- the window --------------------------------------------------------------------------------------------------


async def test_window_offers_what_a_cycle_may_be(world: World) -> None:
    actor = manager(world)
    asked = await press(actor, await page(world, actor), "Octa")
    offered = [[option["value"] for option in part["options"]] for part in parts(asked)]
    assert offered == [
        ["3", "4", "5"], ["bank-2d", "bank-4d", "bank-7d"], ["2", "3", "4", "5", "6", "7", "8"],
        ["1", "2", "3", "5", "7", "14"], ["1", "2"],
    ]  # fmt: skip
    private(
        await actor.submit_modal(asked, filled(asked, seats="3", clock="bank-7d", weeks="8", days="14", moves="2"))
    )
    cycle = (await ladder(world)).cycle
    assert (cycle.seats, cycle.clock, cycle.weeks, cycle.moves) == (3, "bank-7d", 8, 2)
    assert cycle.starts_at == world.clock.now + 14 * 86400


@pytest.mark.parametrize("name", ["seats", "clock", "weeks", "days", "moves"])
async def test_window_takes_nothing_that_it_does_not_offer(world: World, name: str) -> None:
    actor = manager(world)
    for value in ("9", "0", "-1", "none", "³", "9" * 99):
        asked = await press(actor, await page(world, actor), "Octa")
        with_value(world, name, value)
        said = private(await actor.submit_modal(asked, filled(asked))).content
        assert said.startswith("Choose only what the window offers."), value
    assert posts(world) == []


def with_value(world: World, name: str, value: str) -> None:
    """Let the next window be filled with this value, as a forged press may."""
    emit = world.env.backend.emit

    def changed(event: str, payload: Any) -> Any:
        world.env.backend.emit = emit
        payload = copy.deepcopy(payload)
        for one in payload["data"]["components"]:
            if one["component"]["custom_id"].startswith(f"{name}~"):
                one["component"]["value"] = value
        return emit(event, payload)

    world.env.backend.emit = changed


async def test_cycle_needs_a_channel_where_the_bot_can_open_threads(world: World) -> None:
    actor = manager(world)
    for missing, named in (("create_public_threads", "Create Public Threads"), ("send_messages", "Send Messages")):
        see(world, world.channel, world.guild.me, **{missing: False})
        asked = await press(actor, await page(world, actor), "Octa")
        assert f"Missing: {named}." in private(await actor.submit_modal(asked, filled(asked))).content
        see(world, world.channel, world.guild.me, **{missing: True})
    assert posts(world) == []


async def test_only_moderators_open_and_manage(world: World) -> None:
    await opened(world)
    await joined(world, "ben")
    ben = world.people["ben"].id
    for path in ("league-open:octa", "league-made:octa"):
        assert (await told(world, "aki", path)).startswith("Only moderators of this channel can open a league"), (
            path
        )
    managing = (
        "league-option:{}:length:short", "league-start:{}", "league-cancel:{}", "league-cancel:{}:sure",
        f"league-out:{{}}:{ben}", f"league-out-set:{{}}:{ben}", "league-next:{}",
    )  # fmt: skip
    for path in managing:
        assert (await told(world, "aki", path)).startswith(MANAGERS), path
    now = await ladder(world)
    assert now.cycle.is_open
    assert [one.name for one in now.waiting] == ["ben"]


async def test_second_league_of_a_server_has_another_channel(world: World) -> None:
    actor, _ = await opened(world)
    assert (await told(world, actor, "league-made:octa")).startswith("A cycle is open or running in this channel.")
    elsewhere = world.guild.create_text_channel("more")
    asked = await press(actor, await page(world, actor, elsewhere), "Micronesia")
    shown = private(await actor.submit_modal(asked, filled(asked)))
    await world.settle()
    assert "Micronesia league" in shown.content
    assert "Octa league · cycle 1" in " ".join(labels(shown))
    other = private(await press(actor, shown, "Octa league"))
    assert "Octa league" in other.content
    assert "Micronesia league" in (await page(world, "aki", elsewhere)).content
    assert "Octa league" in (await page(world, "aki")).content
    assert len(elsewhere.history()) == 2


# --- before the start --------------------------------------------------------------------------------------------


async def test_sign_up_and_leaving_are_one_press_each(world: World) -> None:
    await opened(world)
    aki = world.people["aki"]
    for label, said, names in (
        ("Join", "✅ You’re in.", ["aki"]),
        ("Join", "✅ You’re in.", ["aki"]),
        ("Leave", "You left.", []),
        ("Leave", NOT_IN, []),
        ("Join", "✅ You’re in.", ["aki"]),
    ):
        shown = private(await press(aki, sign_up(world), label))
        assert said in shown.content
        assert phone_lines(shown.content) <= 9
        await world.redeliver()
        assert [one.name for one in (await ladder(world)).waiting] == names
    assert labels(await page(world, "aki")) == ["Leave", "About…"]


async def test_options_can_be_changed_until_somebody_signs_up(world: World) -> None:
    actor, shown = await opened(world, "Micronesia")
    assert "Islands that win at once: 5 islands" in labels(shown)
    shown = private(await press(actor, shown, "Islands that win at once: 5"))
    assert "Changed: Islands that win at once." in shown.content
    about = private(await press(actor, shown, "About…")).content
    assert "Islands that win at once: 5 islands" in about
    assert len(about) <= 2000
    for path in ("league-option:{}", "league-option:{}:x:y"):
        assert "has no option called" in await told(world, actor, path)
    refused = await told(world, actor, "league-option:{}:islands_to_win:99")
    assert "Islands that win at once: 99" not in (await page(world, actor)).content
    assert refused
    await joined(world, "aki")
    assert (await told(world, actor, "league-option:{}:turn_limit:20")).startswith("Somebody has signed up")
    assert labels(await page(world, actor))[0] == "aki"


async def test_start_needs_people_and_calling_off_asks(world: World) -> None:
    actor, _ = await opened(world)
    await joined(world, "aki")
    shown = await page(world, actor)
    assert private(await press(actor, shown, "Start now")).content == "3 people are needed to start."
    asked = private(await press(actor, await page(world, actor), "Call off"))
    assert asked.content == "Call this cycle off? 1 person has signed up."
    assert (await ladder(world)).cycle.is_open
    assert private(await press(actor, asked, "Call it off")).content == "Called off."
    assert "Called off before the start." in posts(world)[-1].content
    for path in ("league-cancel:{}", "league-cancel:{}:sure", "league-start:{}", "league-join:{}"):
        assert (await told(world, actor, path)).startswith("This cycle is over."), path
    assert {"Open the next cycle", "Octa"} < set(labels(await page(world, actor)))


async def test_moderator_takes_somebody_out_before_the_start(world: World) -> None:
    actor, _ = await opened(world)
    await joined(world, "aki", "ben")
    form = await press(actor, await page(world, actor), "ben")
    shown = private(await actor.submit_modal(form, {"typed": "rude"}))
    assert "🛡️ **ben** was removed: rude" in shown.content
    await world.settle()
    assert [one.name for one in (await ladder(world)).waiting] == ["aki"]
    assert (await told(world, "ben", "league-join:{}")).startswith("You’re out of this cycle.")
    assert (await told(world, "ben", "league-leave:{}")).startswith(NOT_IN)


async def test_anybody_of_many_can_be_taken_out(world: World) -> None:
    """Of more people than a list has room for the server's own are offered."""
    actor, _ = await opened(world)
    cycle = (await ladder(world)).cycle.id
    for at in range(30):
        await service.join(world.services.tables, cycle, Actor(9000 + at, f"person {at}"))
    await joined(world, "dai")
    shown = await page(world, actor)
    (chooser,) = [one["custom_id"] for one in controls(shown) if one["type"] == 5]
    form = await actor.select(shown, [world.people["dai"]], custom_id=chooser)
    private(await actor.submit_modal(form, {"typed": "rude"}))
    left = (await ladder(world)).waiting
    assert len(left) == 30
    assert "dai" not in [one.name for one in left]
    shown = await page(world, actor)
    (chooser,) = [one["custom_id"] for one in controls(shown) if one["type"] == 5]
    refused = private(await actor.select(shown, [world.people["aki"]], custom_id=chooser))
    assert refused.content.startswith("They’re no longer in this cycle")


# --- while it runs -----------------------------------------------------------------------------------------------


async def test_panel_shows_whose_move_it_is_and_what_a_result_changes(world: World) -> None:
    await started(world)
    shown = await page(world, "aki")
    assert shown.content.count("▶ **Your move:**") == 1
    assert shown.content.count("win: place 1, last: 4") == 3
    assert labels(shown) == ["Leave", "About…"]
    assert len(shown.attachments) == 1
    await played(world, (await tables(world))[0])
    shown = await page(world, "aki")
    assert "1/4 games" in shown.content
    assert phone_lines(shown.content) <= 9


async def test_waiting_list_is_one_press_and_takes_over(world: World) -> None:
    actor = await started(world)
    gus = comes(world, "gus")
    shown = await page(world, gus)
    assert "Join the waiting list" in labels(shown)
    for label, said in (("Join the waiting", "✅ You’re on the waiting list"), ("Leave", "You left.")) * 2:
        shown = private(await press(gus, shown, label))
        assert said in shown.content
    await press(gus, shown, "Join the waiting")
    assert "gus" in labels(await page(world, actor)), "a moderator can take them out, too"
    aki = world.people["aki"]
    asked = private(await press(aki, await page(world, aki), "Leave"))
    assert asked.content.startswith(
        "Leave this cycle? You finished 0 of 4 games, less than half, so none of them count."
    )
    left = private(await press(aki, asked, "Leave the league"))
    assert "You left this cycle." in left.content
    await ticked(world)
    assert all("gus" in one.names and "aki" not in one.names for one in await tables(world))
    assert (await page(world, gus)).content.count("win: place") == 3
    assert (await told(world, aki, "league-join:{}")).startswith("You’re out of this cycle.")
    for path in ("league-leave:{}", "league-leave:{}:sure"):
        assert (await told(world, aki, path)).startswith(NOT_IN), path


async def test_who_finished_half_keeps_the_results(world: World) -> None:
    await started(world, "aki", "ben", "chika")
    for session in (await tables(world))[:2]:
        await played(world, session)
    aki = world.people["aki"]
    asked = private(await press(aki, await page(world, aki), "Leave"))
    assert asked.content.startswith("Leave this cycle? You finished 2 of 3 games, so your results stand.")
    private(await press(aki, asked, "Leave the league"))
    await ticked(world)
    (group,) = (await ladder(world)).groups
    assert group.out == frozenset()
    assert len((await ladder(world)).lines(group)) == 3


async def test_exclusion_needs_a_reason_that_all_read(world: World) -> None:
    actor, name = await started(world), "ben"
    form = await press(actor, await page(world, actor), name)
    assert (
        private(await actor.submit_modal(form, {"typed": "  \n "})).content
        == "Say why: the whole group can read it."
    )
    form = await press(actor, await page(world, actor), name)
    private(await actor.submit_modal(form, {"typed": "was **rude** @everyone" + "!" * 150}))
    await ticked(world)
    line = "🛡️ **ben** was removed: was \\*\\*rude\\*\\* "
    assert line in (await page(world, "aki")).content
    assert "🛡️ A moderator removed you: was" in (await page(world, name)).content
    assert name not in labels(await page(world, actor))
    again = f"league-out-set:{{}}:{world.people[name].id}"
    assert (await told(world, actor, again)).startswith(("They’re no longer", "Say why"))
    assert all(one.player_of(world.people[name].id) is None for one in await tables(world))


async def test_running_cycle_is_not_opened_started_or_called_off(world: World) -> None:
    actor = await started(world)
    for path in ("league-start:{}", "league-cancel:{}", "league-cancel:{}:sure", "league-option:{}:length:short"):
        assert (await told(world, actor, path)).startswith("This cycle has started."), path
    assert (await told(world, actor, "league-next:{}")).startswith("This cycle isn’t over yet.")
    assert "✅" not in await told(world, "aki", "league-join:{}")
    assert len((await ladder(world)).members) == 4


async def test_broken_table_breaks_no_panel(world: World) -> None:
    await started(world)
    broken = (await tables(world))[0].id
    await world.store.write(lambda db: db.execute("UPDATE sessions SET state = '{}' WHERE id = ?", (broken,)))
    await world.restart()
    await ticked(world, 60)
    shown = await page(world, "aki")
    assert shown.content.count("win: place") >= 2, shown.content


async def test_league_of_a_game_that_is_gone_stays_quiet(world: World) -> None:
    await opened(world)
    await world.store.write(lambda db: db.execute("UPDATE league_cycles SET game = 'go'"))
    await ticked(world, 60)
    for verb in ("league", "league-join", "league-leave", "league-about", "league-next"):
        assert private(await press_sign_up(world, verb)).content.startswith(GONE), verb
    assert (await page(world, "aki")).content.startswith("🏅 Leagues:")
    assert not world.client.app.measures.incidents


async def press_sign_up(world: World, verb: str) -> Any:
    cycle = await world.store.read(lambda db: db.execute("SELECT id FROM league_cycles").fetchone()[0])
    world.forged_id = f"s1::0:{verb}:{cycle}"
    return await press(world.people["aki"], posts(world)[-1], "Join")


# --- forged presses ----------------------------------------------------------------------------------------------

GARBAGE = ("", "x", "³", "-1", "9" * 19, "9" * 40, "::", "zz:zz:zz")


async def test_garbage_is_answered_and_changes_nothing(world: World) -> None:
    actor, _ = await opened(world)
    await joined(world, "aki", "ben", "chika")
    before = await ladder(world)
    for verb in sorted(one for one in verbs() if one.startswith("league")):
        for argument in GARBAGE:
            result = await forge(world, actor, f"{verb}:{argument}")
            assert result.acknowledged, (verb, argument)
    for argument in ("", ":", ":³", ":99999999999999999999", ":-1"):
        for verb in ("league-out", "league-out-set", "league-option"):
            assert (await forge(world, actor, f"{verb}:{{}}{argument}")).acknowledged
    assert not world.client.app.measures.incidents
    assert await ladder(world) == before


async def test_league_of_another_server_is_out_of_reach(world: World) -> None:
    await opened(world)
    await joined(world, "aki", "ben", "chika")
    before = await ladder(world)
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    boss = guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    dai = guild.add_member(world.people["dai"].user, roles=[boss])
    shown = private(await dai.slash(channel, "league"))
    for verb in ("league", "league-join", "league-leave", "league-about", "league-next", "league-option",
                 "league-start", "league-cancel", "league-out", "league-out-set"):  # fmt: skip
        for rest in ("", ":sure", f":{world.people['aki'].id}"):
            chooser = next(one for one in controls(shown) if one["type"] == 3)
            world.forged_id = f"s1::0:{verb}:{before.cycle.id}{rest}"
            said = private(
                await dai.select(shown, [chooser["options"][0]["value"]], custom_id=chooser["custom_id"])
            )
            assert said.content.startswith((GONE, ELSEWHERE)), (verb, rest)
            shown = private(await dai.slash(channel, "league"))
    assert await ladder(world) == before


async def test_moderator_of_another_channel_manages_nothing(world: World) -> None:
    await opened(world)
    await joined(world, "aki", "ben", "chika")
    fay: MemberActor = member(world, "fay")
    elsewhere = world.guild.create_text_channel("hers")
    see(world, elsewhere, fay, manage_messages=True)
    shown = await page(world, fay, elsewhere)
    assert not {"Start now", "Call off", "aki"} & set(labels(shown))
    assert "Octa" in labels(shown), "she may open one of her own"
    button = next(one["custom_id"] for one in controls(shown) if one["type"] == 2)
    for verb in ("league-start", "league-cancel", "league-next"):
        world.forged_id = f"s1::0:{verb}:{(await ladder(world)).cycle.id}"
        assert private(await fay.click(shown, custom_id=button)).content.startswith(MANAGERS)
        shown = await page(world, fay, elsewhere)
