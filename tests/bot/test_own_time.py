"""/settings: a person's own time, chosen or typed; it is shown, and clocks follow."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.settings.panels import ZONES, known_zones, matching_zones, offset, quiet_words, with_typed_quiet
from bot.rows.settings import UserSettings
from bot.session.model import Refused
from bot.store.people.settings import of_user
from bot.texts import LANGUAGES, Speaker

from .games import actor_of, begun_game, command, lobby, press_path
from .test_windows import fills
from .world import Message, World, answer_to, labels, press

pytestmark = pytest.mark.database

DAY = 86_400.0
# The world's clock is 2023-11-14 22:13:20 UTC, a Tuesday.
SHOW = "Show it at my tables"


async def shown(world: World, name: str = "aki", **options: str) -> Message:
    return await command(world, name, "settings", **options)


async def mine(world: World, name: str = "aki") -> UserSettings:
    return await world.store.read(lambda db: of_user(db, world.people[name].id))


async def test_page_has_four_lines_and_asks_for_the_city_once_an_hour_is_set(world: World) -> None:
    panel = await shown(world)
    assert panel.content.splitlines() == [
        "**When may I disturb you** · city not set, now 22:13 in UTC",
        "at any hour · pings in the channel",
        "**How I play** · Confirm moves I can’t undo · Play my only possible move for me",
        "**Seats** · offers welcome · not standing in",
        "**Language** · same as Discord",
    ]
    assert labels(panel) == ["When to disturb me…", "How I play…", "Seats…", "Language…"]
    world.forged_id = "s1::0:setting:vacation-shown:on"
    await press(world.people["aki"], panel, "Seats…")
    assert await mine(world) == UserSettings(), "there is no vacation to show"
    asked = "🕰️ Which city are you in?"
    assert asked in (await fills(world, quiet="22-7")).content
    after = await fills(world, zone="Tokyo")
    assert asked not in after.content
    assert "UTC+9 · Tokyo, now 07:13 there" in after.content
    assert asked not in (await fills(world, quiet="23-7")).content
    assert (await mine(world)).zone == "Asia/Tokyo"


async def test_zones_are_typed_and_suggested(world: World) -> None:
    for typed, zone in (
        ("Europe/Berlin", "Europe/Berlin"), ("kathmandu", "Asia/Kathmandu"), ("new york", "America/New_York"),
        ("Mumbai", "Asia/Kolkata"),
    ):  # fmt: skip
        await shown(world, zone=typed)
        assert (await mine(world)).zone == zone
    assert (await shown(world, zone="東京")).content.startswith("I don’t know the time zone “東京”.")
    assert (await mine(world)).zone == "Asia/Kolkata"
    aki = world.people["aki"]
    names = [choice["name"] for choice in await aki.autocomplete(world.channel, "settings", "zone", "kath")]
    assert "UTC+5:45 · Asia/Kathmandu" in names
    first = await aki.autocomplete(world.channel, "settings", "zone", "")
    assert [choice["value"] for choice in first] == list(ZONES.values())
    assert len(await aki.autocomplete(world.channel, "settings", "zone", "a")) == 25
    assert set(ZONES.values()) <= set(known_zones())
    assert [offset(zone, 1_700_000_000.0) for zone in ("UTC", "Asia/Kolkata", "America/St_Johns")] == [
        "UTC", "UTC+5:30", "UTC-3:30"
    ]  # fmt: skip
    assert len(matching_zones(Speaker("en"), "e", 0.0)) == 25


# --- quiet hours and days off -----------------------------------------------------------------------------------


async def test_quiet_hours_and_days_off_are_typed_or_ticked(world: World) -> None:
    for typed in ("at night", "25-8", "22:75-8", "22", "-", "8-8", "6:00-23:59", "９９-８"):
        reply = await shown(world, quiet=typed)
        assert reply.content.startswith(("I can’t read", "Quiet hours: at most", "**When may I")), typed
        assert (await mine(world)).quiet_from is None, typed
    reply = await shown(world, quiet="Fri Sat Sun")
    assert reply.content == "Days off: at most 2 a week, so that games go on."
    assert await mine(world) == UserSettings()
    for typed, quiet in (
        ("22:00-08:00", (1320, 480)), ("22-8", (1320, 480)), ("22：30～7：15", (1350, 435)), ("24:00 – 6", (0, 360))
    ):  # fmt: skip
        await shown(world, quiet=typed)
        now = await mine(world)
        assert (now.quiet_from, now.quiet_until) == quiet
    await shown(world, quiet="off")
    assert await mine(world) == UserSettings()
    both: dict[str, Any] = {"days-off": ["5", "6"]}
    assert "quiet all day on Saturday and Sunday" in (await fills(world, **both)).content
    night = await fills(world, quiet="23-8")
    assert "quiet 23:00 to 08:00, and all day on Saturday and Sunday" in night.content
    both = {"days-off": []}
    assert "quiet 23:00 to 08:00 · " in (await fills(world, **both)).content


def test_words_of_quiet_hours_and_days_off() -> None:
    for typed, quiet, days in (
        ("22-8 Sat Sun", 1320, (5, 6)), ("22:00-08:00, wednesday", 1320, (2,)), ("22:00～8:00 土日", 1320, (5, 6)),
        ("Fri, Sat", None, (4, 5)), ("日曜日", None, (6,)), ("22-8", 1320, ()),
    ):  # fmt: skip
        found = with_typed_quiet(UserSettings(days_off=(0,)), typed)
        assert (found.quiet_from, found.days_off) == (quiet, days)
        for lang in LANGUAGES:
            again = with_typed_quiet(UserSettings(), quiet_words(Speaker(lang), found))
            assert again == found, "as the window shows it"
    for typed in ("22-8 someday", "Sat 22-8", "22-8 Sat!", "x Sun"):
        with pytest.raises(Refused, match="quiet-unread"):
            with_typed_quiet(UserSettings(), typed)


# --- vacations -----------------------------------------------------------------------------------


async def test_vacation_is_set_extended_and_ended_and_shown_with_consent(world: World) -> None:
    """Consent is asked for beside each vacation; a later one is hidden again until its owner says otherwise."""
    aki = world.people["aki"]
    for typed in (
        "soon", "2023-02-30", "2023-13-01", "2020-01-01", "99", "2023-12-31", "0000-00-00", "9999-12-31"
    ):  # fmt: skip
        reply = await shown(world, vacation=typed)
        assert reply.content.startswith(("I can’t read", "Vacation: at most 30 days", "A vacation needs")), typed
        assert await mine(world) == UserSettings(), typed
    assert SHOW not in labels(await shown(world)), "there is nothing to show"
    begun = await fills(world, away="2023-11-17")
    assert "away, last day 2023-11-17 (not shown at your tables)" in begun.content, "the last day, not the next one"
    assert (await mine(world)).away_from == world.clock.now
    until = 1_700_265_600  # midnight after 2023-11-17
    assert "(shown at your tables)" in (await answer_to(aki, begun, SHOW)).content
    world.clock.now += DAY
    await fills(world, away="2023-11-20")
    longer = await mine(world)
    assert (longer.away_from, longer.away_until) == (world.clock.now - DAY, until + 3 * DAY)
    assert longer.away_shown, "it is the same vacation, and longer"
    hidden = await answer_to(aki, await shown(world), "Don’t show it")
    assert "(not shown at your tables)" in hidden.content
    await press(aki, hidden, SHOW)
    await fills(world, away="")
    assert await mine(world) == UserSettings(spent=(world.clock.now - DAY, world.clock.now))
    await fills(world, away="5")
    assert not (await mine(world)).away_shown


async def test_table_and_lobby_show_a_vacation_with_consent(world: World) -> None:
    session, line = await lobby(world, "aki", "ben"), "-# 🏝️ **aki** is on vacation until <t:1700265599:D>"
    away = await shown(world, vacation="2023-11-17")
    await press_path(world, "chika", "join")
    assert "🏝" not in world.panel().content, "nobody shows it for them"
    await press(world.people["aki"], away, SHOW)
    await press_path(world, "dai", "join")
    assert line in world.panel().content.splitlines()
    await command(world, "dai", "game leave")
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await world.settle()
    assert line in world.panel().content.splitlines()
    world.clock.now += 9 * DAY
    await command(world, "ben", "game board")
    assert "🏝" not in world.panel().content, "it is over"


async def test_standing_board_shows_a_vacation_at_once(world: World) -> None:
    """Those who wait need not ask for a fresh board to learn why."""
    session = await begun_game(world, "aki", "ben", "chika")
    name = next(p.name for p in session.players if p.seat not in session.movers)
    await press(world.people[name], await shown(world, name, vacation="5"), SHOW)
    await world.settle()
    board = world.panel()
    assert f"🏝️ **{name}** is on vacation until" in board.content
    await shown(world, name, vacation="off")
    await world.settle()
    assert world.panel().id == board.id, "it is edited"
    assert "🏝" not in world.panel().content


# --- what follows -----------------------------------------------------------------------------------


async def test_reminders_and_daily_summary(world: World) -> None:
    after = await fills(world, quiet="22-7", remind="dm+")
    assert "direct messages · daily summary at 09:00" in after.content
    await fills(world, remind="dm")
    assert (await mine(world)).digest_at is None
    after = await fills(world, remind="dm+")
    assert "daily summary at 07:00" in after.content, "when the quiet hours end"
    now = await mine(world)
    assert (now.remind, now.digest, now.digest_at) == ("dm", 7, 1_700_031_600.0), "tomorrow at seven"
    await shown(world, zone="Asia/Tokyo")
    assert (await mine(world)).digest_at == 1_700_085_600.0, "seven in Tokyo, where it is past that"
