"""Phrases that messages share: mentions, names, titles, times, durations and links. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.rows.log import InterventionRow
from bot.rows.messages import PanelRow
from bot.rows.session import Player, SessionRow
from bot.session import kinds
from bot.session.model import Session
from bot.texts import PlayerName, Speaker, escape_markdown, is_computer_name, text_key
from engines import GAMES
from engines.core import Fact, Seat
from engines.core.history.drand import Checked, chain_of
from engines.core.history.fairness import Beacon

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def relative_time(at: float) -> str:
    """Return a time (seconds since 1970) that Discord shows relative to now: "in 3 hours", "2 days ago"."""
    return f"<t:{int(at)}:R>"


def moment(at: float) -> str:
    """Return a time (seconds since 1970) that Discord shows as a date and a time of day: it stays true."""
    return f"<t:{int(at)}:f>"


def date_words(voice: Speaker, date: str, *, year: bool = False) -> str:
    """Return a date as "27 November", with the year if asked for."""
    years, months, days = date.split("-")
    facts: dict[str, Fact] = {"month": int(months), "day": int(days), **({"year": years} if year else {})}
    return voice.say("daily-date" if year else "daily-day", facts)


def mention(user_id: int) -> PlayerName:
    """Return a mention. It pings only if the message allows it, and is a name otherwise."""
    return PlayerName(f"<@{user_id}>")


def seat_name(voice: Speaker, seat: Seat) -> PlayerName:
    """Return the name of a player as it stands out in a message."""
    name = voice.name(seat)
    return PlayerName(voice.say("common-name", {"name": str(name)}), is_person=name.is_person)


def seat_names(voice: Speaker, session: Session, *, listed: bool = False) -> tuple[str, ...]:
    """Return the names of the seats in seat order, as those of their present players.

    The computer that plays on a seat given up has a name of its own: what it does, and the place that it comes to,
    are not its owner's. ``listed``: where all seats are shown, one that nobody plays on is marked as well.
    """
    plain, given_up = voice.plain(), session.given_up

    def named(player: Player) -> str:
        name = session.names[player.seat]
        if player.seat not in given_up:
            return name
        if session.table_rules.stand_ins:
            return plain.say("common-computer-for", {"name": name})
        return plain.say("common-left", {"name": name}) if listed else name

    return tuple(map(named, session.players))


def owners(voice: Speaker, session: Session) -> Speaker:
    """Return the speaker with the names of the seats' owners, of those who have left as well."""
    return replace(voice, names=session.names, computers=_nobodys(session))


def listing(voice: Speaker, session: Session) -> Speaker:
    """Return the speaker for standings and pictures, where every seat given up is marked."""
    return replace(voice, names=seat_names(voice, session, listed=True)) if session.given_up else voice


def computers_of(session: Session) -> frozenset[Seat]:
    """Return the seats that no person plays any more, or ever did: their names take no honorific."""
    return _nobodys(session).union(session.given_up if session.table_rules.stand_ins else ())


def _nobodys(session: Session) -> frozenset[Seat]:
    """Return the seats without an owner; where one plays for all, those that go by computer players’ names."""
    if session.kind.plays_for_all:
        return frozenset(player.seat for player in session.players if is_computer_name(player.name))
    return frozenset(player.seat for player in session.players if player.user_id is None)


def person_name(voice: Speaker, name: str) -> PlayerName:
    """Return the name of a person without a seat, in the form of ``seat_name``."""
    return PlayerName(voice.say("common-name", {"name": escape_markdown(name)}))


def intervention_line(voice: Speaker, row: InterventionRow) -> str:
    """Return who ended a game and how, or took its result out or back in, with their name at that time."""
    if row.is_about_result and row.user_id is None:
        return voice.say(f"common-{row.kind}-operator")
    who = voice.say("common-erased") if row.name is None else person_name(voice, row.name)
    return voice.say(f"common-{row.kind}", {"name": who})


def table_link(session: Session | SessionRow, panel: PanelRow | None = None) -> str:
    """Return the link to a table's panel, or to its channel if there is none; of one to come, to the server."""
    where = f"https://discord.com/channels/{session.guild_id}"
    if panel is not None:
        return f"{where}/{panel.channel_id}/{panel.message_id}"
    return f"{where}/{session.channel_id}" if session.channel_id > 0 else where


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the link to a message of a server."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def mention_channel(channel_id: int) -> str:
    """Return a channel as Discord shows it to each reader."""
    return f"<#{channel_id}>"


def channel_words(voice: Speaker, session: Session | SessionRow) -> str:
    """Return the channel of a table, as people read it."""
    return f"<#{session.channel_id}>" if session.channel_id > 0 else voice.say("common-thread-to-come")


def title(voice: Speaker, game: str) -> str:
    """Return the name of a game."""
    return voice.say(text_key(game, "title"))


def name_of_game(voice: Speaker, game: str) -> str:
    """Return the name of a game, also of one that is gone: then its slug."""
    if game in GAMES:
        return title(voice, game)
    return escape_markdown(game) if voice.markdown else game


def board_title(voice: Speaker, session: Session) -> str:
    """Return what a private board is called above its panel and its pictures; "" for a table."""
    if session.kind.teaches:
        return voice.say(text_key(session.game, "lesson", session.lesson))
    if session.date:
        return voice.say("board-title-day", {"date": date_words(voice, session.date)})
    name = kinds.PLAY.name if session.kind.is_of_day else session.kind.name  # a day that cannot be read
    return voice.say(text_key("board-title", name)) if session.kind.is_private else ""


def duration(voice: Speaker, seconds: float) -> str:
    """Return a duration in its two largest units: "3 days 4 h", "12 min", "0 s"."""
    left = max(0, round(seconds))
    parts: list[str] = []
    for unit, size in UNITS:
        count, rest = divmod(left, size)
        if count or (parts and unit != "seconds") or size == 1:
            parts.append(voice.say(f"common-span-{unit}", {"count": count}) if count or not parts else "")
        left = rest
        if len(parts) == 2:
            break
    return ("" if voice.lang == "ja" else " ").join(part for part in parts if part)


def span(voice: Speaker, seconds: float) -> str:
    """Return a duration in its largest unit alone, rounded down: "3 days", "4 h"."""
    size = next((size for _, size in UNITS if seconds >= size), 1)
    return duration(voice, seconds - seconds % size)


def vacation_lines(voice: Speaker, vacations: Mapping[Seat, float]) -> list[str]:
    """Return the line of the players who let a table show their vacation; none if nobody does."""
    if not vacations:
        return []
    away = [
        voice.say("common-vacation", {"player": seat_name(voice, seat), "until": f"<t:{int(end) - 1}:D>"})
        for seat, end in vacations.items()
    ]
    return [voice.say("common-vacations", {"away": voice.beside(away)})]


def beacon_facts(beacon: Beacon) -> dict[str, str]:
    """Return what texts on a beacon say: its address, whose it is, and its round."""
    whose = "own" if chain_of(beacon.url) is None else "drand"
    facts = {"url": beacon.url, "whose": whose, "round": str(beacon.round or "")}
    return facts | {"randomness": beacon.randomness or ""}


def beacon_line(voice: Speaker, beacon: Beacon, checked: Checked, *, with_message: bool) -> str:
    """Say which round of the beacon is mixed in and what was checked of it, or what is instead."""
    instead = "message" if with_message else "nothing"
    return voice.say(f"export-beacon-{checked}", beacon_facts(beacon) | {"instead": instead})


def untyped_line(voice: Speaker, untyped: tuple[int, int]) -> str:
    """Say how many of how many people typed no word, where the operator could have chosen the dice."""
    none, people = untyped
    return voice.say("export-untyped", {"untyped": none, "people": people})
