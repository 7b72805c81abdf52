"""Five simulated weeks at one table, printed day by day as three players and a watcher see them on a phone.

``python -m tests.weeks [--game micronesia] [--lang en]``; no test by itself. It holds the real client in simcord's
Discord and a clock of its own, so a day takes a second or two. People act once a day and read all that the bot
offers them: absences, votes, requests, a vacation, a stand-in, a resignation, a new host and a restart are on fixed
days (``Weeks.days``). What to look at: does every message say what is so at that moment, to whom, and what to do?
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import discord
import structlog
from simcord import InteractionResult, MemberActor

import render
from bot.delivery.scheduler import Scheduler
from bot.features.settings.panels import with_digest
from bot.kit import router
from bot.kit.phone import COLUMNS, as_read, columns
from bot.rows.settings import UserSettings
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.workers import thinkers
from engines.core import FastChance
from engines.core.opponents.hints import find_hint
from engines.core.playable import policies, strongest_policy
from render.charts import chances, course, daily
from render.kit import gif

from .bot.conftest import PLAIN, PlainPainter
from .bot.games import actor_of
from .bot.world import Message, World, _newest_panel, controls, open_world
from .hanging import HANG

HOUR, DAY = 3600.0, 86_400.0
START = datetime(2027, 1, 4, 5, tzinfo=UTC).timestamp()
"""A Monday, 05:00 UTC."""
OPTIONS = 3
"""Options of a list that are printed."""
NAMES = {"en": ("Aki", "Ben", "Chika", "Dai"), "ja": ("亜希", "健太", "千佳", "大地")}
LOCALES = {"en": "en-GB", "ja": "ja"}
JAPANESE = {"day": "日", "hour": "時間", "minute": "分", "second": "秒"}
ONLINE = {"aki": 7, "ben": 13, "chika": 12, "dai": 18}
"""The hour (UTC) of each person's daily visit."""


class Weeks:
    """The table, its people, and what each message looked like when it was last printed."""

    def __init__(self, world: World, game: str, lang: str, page: Callable[[str], None]) -> None:
        self.world, self.game, self.lang = world, game, lang
        self.page = page
        self.seen: dict[int, str] = {}
        self.read: dict[tuple[str, str], str] = {}
        self.day = 0
        self.chance = FastChance("weeks")
        self.scheduler = Scheduler(world.services, outage=DAY * 1000)
        self.mentioned = {person.id: f"@{world.people[name].user.global_name}" for name, person in self._people()}

    def _people(self) -> list[tuple[str, MemberActor]]:
        return list(self.world.people.items())

    # --- printing -------------------------------------------------------------------------------------------------

    def _times(self, match: re.Match[str]) -> str:
        """Return a stamp as Discord words it at this moment."""
        at, style = float(match[1]), match[2] or "f"
        if style != "R":
            return datetime.fromtimestamp(at, UTC).strftime("%d %b %H:%M" if style != "D" else "%d %b %Y")
        gap = at - self.world.clock.now
        for unit, size in (("day", DAY), ("hour", HOUR), ("minute", 60.0), ("second", 1.0)):
            if abs(gap) >= size or size == 1.0:
                count = round(abs(gap) / size)
                if self.lang == "ja":
                    return f"{count}{JAPANESE[unit]}{'後' if gap > 0 else '前'}"
                words = f"{count} {unit}{'' if count == 1 else 's'}"
                return f"in {words}" if gap > 0 else f"{words} ago"
        raise AssertionError

    def _plain(self, content: str) -> str:
        stamped = re.sub(r"<t:(\d+)(?::(\w))?>", self._times, content)
        named = re.sub(r"<@(\d+)>", lambda one: self.mentioned.get(int(one[1]), one[0]), stamped)
        return as_read(re.sub(r"<#\d+>", "#games", named), self.lang)

    def _buttons(self, message: Message) -> list[str]:
        shown = []
        for one in controls(message):
            if one["type"] == 2:
                label = one.get("label") or "?"
                label = f"({label})" if one.get("disabled") else f"[{label}]"
                shown.append({1: "*", 3: "+", 4: "!"}.get(one.get("style", 2), "") + label)
            else:
                options = [option["label"] for option in one["options"]]
                more = f" | … {len(options) - OPTIONS} more" if len(options) > OPTIONS else ""
                shown.append(f"[{one.get('placeholder', '')} ▾ {' | '.join(options[:OPTIONS])}{more}]")
        return shown

    def _drawn(self, message: Message) -> str:
        """Return a message as on a phone: words, files, buttons."""
        lines = [piece for line in self._plain(message.content).split("\n") for piece in wrapped(line)]
        lines += [f"🖼 {file.filename}" for file in message.attachments]
        lines += [piece for button in self._buttons(message) for piece in wrapped(f"  {button}")]
        return "\n".join(f"   │ {line}" for line in lines)

    def _raw(self, message: Message) -> str:
        return f"{message.content}{self._buttons(message)}"

    def now(self) -> str:
        return datetime.fromtimestamp(self.world.clock.now, UTC).strftime("%H:%M")

    def news(self) -> None:
        """Print each message that is new or was edited since the last call, in the channel or direct."""
        places = [("#games", self.world.messages())]
        for name, person in self._people():
            sent = [one for one in person.user.dm_channel.history() if one.author.bot]
            places.append((f"DM to {name}", sent))
        for where, messages in places:
            for message in messages:
                raw = self._raw(message)
                if (before := self.seen.get(message.id)) == raw:
                    continue
                self.seen[message.id] = raw
                if before is not None:
                    self._news_of_edit(where, message, before)
                    continue
                pinged = ", ".join(user.name for user in message.mentions)
                self.page(f"{self.now()} {where}{f'   🔔 {pinged}' if pinged else ''}")
                self.page(self._drawn(message))

    def _news_of_edit(self, where: str, message: discord.Message, before: str) -> None:
        first = self._plain(message.content).split("\n")[0]
        if before.startswith(message.content) and not message.components:
            self.page(f"{self.now()} {where} ✎ buttons gone: {first}")
            return
        self.page(f"{self.now()} {where} ✎ edited")
        self.page(self._drawn(message))

    async def look(self, name: str, what: str, result: InteractionResult, *, daily: bool = False) -> Message | None:
        """Print the private answers to a command or press, and return the last of them."""
        shown = [one for one in (result.response, *result.followups) if one is not None]
        own = [one for one in shown if one.ephemeral] or [one for one in (self._own_panel(result),) if one]
        for message in own:
            drawn = self._drawn(message)
            if daily and self.read.get((name, what)) == drawn:
                self.page(f"{self.now()} {name}: {what} → as before")
                continue
            self.read[name, what] = drawn
            self.page(f"{self.now()} {name}: {what} →")
            self.page(drawn)
        if not own:
            self.page(f"{self.now()} {name}: {what} → (no private answer)")
        self.news()
        return own[-1] if own else None

    def _own_panel(self, result: InteractionResult) -> Message | None:
        return _newest_panel(result)

    # --- people ---------------------------------------------------------------------------------------------------

    async def asks(self, name: str, command: str, *, daily: bool = False, **options: object) -> Message | None:
        """Send a slash command and print the answer."""
        result = await self.world.people[name].slash(self.world.channel, command, **options)
        typed = " ".join([f"/{command}", *(str(getattr(one, "name", one)) for one in options.values())])
        return await self.look(name, typed, result, daily=daily)

    async def presses(self, name: str, message: Message | None, verb: str, *args: str) -> Message | None:
        """Press the first button of this verb whose arguments end so; None, and a line, if there is none."""
        for control in controls(message) if message is not None else ():
            if control["type"] != 2 or control.get("disabled") or "custom_id" not in control:
                continue
            path = control["custom_id"].split(":")[3:]
            if path[:1] == [verb] and (not args or path[-len(args) :] == list(args)):
                return await self._click(name, message, control)
        self.page(f"{self.now()} {name} finds no button “{' '.join((verb, *args))}”")
        return None

    async def _click(self, name: str, message: Message | None, control: dict[str, object]) -> Message | None:
        person = self.world.people[name]
        assert message is not None
        is_direct = getattr(getattr(message, "channel", None), "id", None) == person.user.dm_channel.id
        who = person.user if is_direct else person
        result = await who.click(message, custom_id=str(control["custom_id"]))
        return await self.look(name, f"presses “{control['label']}”", result)

    def newest(self, verb: str, *args: str, of: str | None = None) -> Message | None:
        """Return the newest message with such a button, in the channel or among this person's direct messages."""
        where: Sequence[discord.Message] = self.world.messages()
        if of is not None:
            where = self.world.people[of].user.dm_channel.history()
        for message in reversed(where):
            for control in controls(message):
                path = control.get("custom_id", "").split(":")[3:]
                if path[:1] == [verb] and (not args or path[-len(args) :] == list(args)):
                    return message
        return None

    async def answers(self, name: str, said: str) -> None:
        """Answer the newest open request of the channel, or say that there is none."""
        await self.presses(name, self.newest("answer", said), "answer", said)

    async def plays(self, name: str, *, shown: bool = False) -> bool:
        """Play this person's turn, if it is theirs; ``shown``: with the own panel printed first."""
        session = await self.session()
        seat = self._seat(session, name)
        if session is None or seat is None or seat not in session.movers:
            return False
        if shown:
            await self.asks(name, "game panel")
        mind = policies(session.playable)[strongest_policy(session.playable)]
        turn = session.rules.turns(session.state)
        user = self.world.people[name].id
        while session.phase is Phase.PLAYING and seat in session.movers:
            if session.rules.turns(session.state) != turn:
                break
            pov = pov_of(session, user)
            notation = session.rules.notation(mind(pov.view, pov.legal, self.chance))
            actor = actor_of(self.world.people[name])
            played = await self.world.services.moves.act(
                session.id, actor, notation, decision=None, interaction_id=None
            )
            session = played.session
        await self.world.settle()
        self.page(f"{self.now()} {name} plays")
        self.news()
        return True

    def _seat(self, session: Session | None, name: str) -> int | None:
        player = None if session is None else session.player_of(self.world.people[name].id)
        return None if player is None or player.is_computer else player.seat

    async def session(self) -> Session | None:
        found: Session | None = await self.world.services.tables.last_in_channel(self.world.channel.id)
        return found

    # --- time -----------------------------------------------------------------------------------------------------

    async def until(self, hour: float) -> None:
        """Let time pass to this hour of the present day, with all that falls due."""
        goal = START - 5 * HOUR + (self.day - 1) * DAY + hour * HOUR
        while (due := await self.scheduler.next_due()) is not None and due <= goal:
            self.world.clock.now = max(self.world.clock.now, due)
            await self._tick()
        self.world.clock.now = max(self.world.clock.now, goal)
        await self._tick()

    async def _tick(self) -> None:
        await self.scheduler.tick()
        await self.world.settle()
        self.news()

    # --- the weeks ------------------------------------------------------------------------------------------------

    async def run(self, days: int) -> None:
        planned = self.days()
        for day in range(1, days + 1):
            self.day = day
            date = datetime.fromtimestamp(START + (day - 1) * DAY, UTC).strftime("%A %d %B")
            self.page(f"\n{'=' * 60}\nDay {day} · {date}\n{'=' * 60}")
            events, away = planned.get(day, (None, ""))
            await self.until(6)
            if events is None or day > 1:
                await self._begin_again()
            if events is not None:
                await events()
            for name in sorted(ONLINE, key=lambda one: ONLINE[one]):
                await self.until(ONLINE[name])
                if name in away.split():
                    self.page(f"{self.now()} {name} does not look")
                    continue
                await self.asks(name, "tables", daily=True)
                await self.plays(name, shown=day % 7 in (2, 4))
            await self.until(21)
            self._standing()
        await self.log()

    def _standing(self) -> None:
        """Print the newest messages of the channel as they stand in the evening."""
        self.page(f"--- {self.now()} the channel as everybody sees it now")
        for message in self.world.messages()[-3:]:
            self.page(self._drawn(message))
            self.page("   ·")

    async def _begin_again(self) -> None:
        """Begin another game once one is over."""
        session = await self.session()
        if session is None or session.phase in (Phase.PLAYING, Phase.LOBBY):
            return
        self.page(f"{self.now()} (the game is over: another one begins)")
        await self.opens()

    async def opens(self) -> None:
        """Aki opens a lobby: rated, a day a turn, votes on expired turns; Ben and Chika join, and it begins."""
        await self.asks("aki", "game new", game=self.game)
        session = await self.session()
        assert session is not None
        if session.phase is not Phase.LOBBY:
            return
        host = actor_of(self.world.people["aki"])
        for option, value in (("clock", "1d"), ("absent", "vote")):
            await self.world.services.lobbies.set_option(session.id, host, option, value)
        await self.world.settle()
        self.news()
        for name in ("ben", "chika"):
            await self.presses(name, self.newest("join"), "join")
        await self.presses("aki", self.newest("details"), "details")
        await self.presses("aki", self.newest("begin"), "begin")
        await self.world.settle()
        self.news()

    def days(self) -> dict[int, tuple[Callable[[], Awaitable[None]] | None, str]]:
        """Return by day what happens in the morning, and who does not look at Discord."""
        return {
            1: (self.first, ""),
            3: (self.takebacks, ""),
            5: (None, "ben"),
            6: (None, "ben"),
            **{day: (partial(self.votes, "aki", "chika"), "ben") for day in range(7, 13)},
            13: (self.back, ""),
            14: (self.end_refused, ""),
            15: (self.restarted, ""),
            16: (self.vacation, "ben"),
            17: (None, "ben"),
            18: (None, "ben"),
            19: (None, "ben"),
            **{day: (partial(self.votes, "aki", "ben"), "chika") for day in range(20, 30)},
            30: (self.long_gone, ""),
            31: (self.resigned, ""),
            32: (self.agreed, ""),
            33: (self.host_leaves, "aki"),
            34: (None, "aki"),
            35: (None, "aki"),
        }

    async def first(self) -> None:
        await self.asks("aki", "settings")
        for name in ("aki", "ben", "chika"):
            await self._sets(name, lambda mine, now: with_digest(mine, 6, now))
        await self._silently("chika", "settings", zone="Asia/Tokyo", quiet="22:00-07:00")
        await self._sets("ben", lambda mine, now: replace(mine, remind="dm"))
        await self.asks("chika", "settings")
        await self.opens()

    async def _sets(self, name: str, change: Callable[[UserSettings, float], UserSettings]) -> None:
        """Change somebody's settings as a window would."""
        now = self.world.clock.now
        await self.world.services.clocks.set_user(self.world.people[name].id, lambda mine: change(mine, now))

    async def _silently(self, name: str, command: str, **options: object) -> Message | None:
        result = await self.world.people[name].slash(self.world.channel, command, **options)
        return result.response or self._own_panel(result)

    async def _quiet_press(self, name: str, message: Message | None, verb: str, *args: str) -> Message | None:
        page, self.page = self.page, lambda line: None
        try:
            return await self.presses(name, message, verb, *args)
        finally:
            self.page = page

    async def _choose(self, name: str, message: Message | None, value: str) -> Message | None:
        """Choose an option by its value."""
        assert message is not None
        for control in controls(message):
            if any(option["value"] == value for option in control.get("options", ())):
                person = self.world.people[name]
                result = await person.select(message, [value], custom_id=control["custom_id"])
                return await self.look(name, f"chooses {value}", result)
        self.page(f"{self.now()} {name} finds no option {value}")
        return None

    async def takebacks(self) -> None:
        """Whoever has moved last undoes; whoever moved before asks for a takeback, and it is answered."""
        for name in ("aki", "ben", "chika"):
            await self.until(6.2)
            shown = await self.asks(name, "game undo")
            await self.presses(name, shown, "askback")
            open_request = self.newest("answer", "yes")
            if open_request is not None:
                for other in ("aki", "ben", "chika"):
                    if other != name:
                        await self.answers(other, "yes")
                return

    async def votes(self, *names: str) -> None:
        """The others read what is open, and agree to an open vote, if there is one."""
        for name in names:
            await self.asks(name, "tables", daily=True)
            await self.asks(name, "game board")
            await self.answers(name, "yes")

    async def back(self) -> None:
        """Ben returns: he reads, catches up, presses I'm back; then he presses the old buttons again."""
        await self.asks("ben", "tables")
        await self.asks("ben", "game story")
        await self.presses("ben", self.newest("back"), "back")
        self._standing()
        await self.presses("aki", self.newest("answer", "yes"), "answer", "yes")

    async def end_refused(self) -> None:
        """Aki asks to end the game; Ben agrees, Chika refuses."""
        shown = await self.asks("aki", "game end")
        await self.presses("aki", shown, "end")
        for name in ("aki", "ben", "chika"):
            await self.asks(name, "tables")
        await self.answers("ben", "yes")
        await self.until(6.9)
        await self.answers("chika", "no")

    async def restarted(self) -> None:
        """The bot restarts; in the evening Aki asks again to end the game, and all agree."""
        await self.until(6.5)
        await self.world.restart()
        self.scheduler = Scheduler(self.world.services, outage=DAY * 1000)
        self.page(f"{self.now()} (the bot has restarted)")
        await self.world.settle()
        self.news()
        await self.asks("chika", "tables")
        await self.until(19)
        shown = await self.asks("aki", "game end")
        await self.presses("aki", shown, "end")
        for name in ("ben", "chika"):
            await self.answers(name, "yes")

    async def vacation(self) -> None:
        page = await self.asks("ben", "settings", vacation="4")
        await self.presses("ben", page, "setting", "vacation-shown", "on")
        await self.asks("aki", "game board")
        await self.presses("aki", await self.asks("aki", "tables"), "nudge")

    async def long_gone(self) -> None:
        """Chika comes back after ten days."""
        await self.asks("chika", "tables")
        shown = await self.asks("chika", "game story")
        while shown is not None and (following := self._next_page(shown)) is not None:
            shown = await self._click("chika", shown, following)
        await self.presses("chika", self.newest("back"), "back")
        await self.asks("chika", "game panel")

    def _next_page(self, message: Message, sign: str = "▶") -> dict[str, object] | None:
        for control in controls(message):
            if control["type"] == 2 and sign in control["label"] and not control.get("disabled"):
                return control
        return None

    async def resigned(self) -> None:
        shown = await self.asks("ben", "game leave")
        await self.presses("ben", shown, "resign")
        session = await self.session()
        seat = next((p.seat for p in session.players if p.gone), None) if session is not None else None
        await self._choose("dai", await self.asks("dai", "game seat"), f"take-seat:{1 if seat is None else seat}")
        for name in ("aki", "chika", "dai"):
            await self.asks(name, "tables")

    async def agreed(self) -> None:
        await self.answers("chika", "yes")
        await self.asks("dai", "game panel")
        await self.asks("dai", "game story")

    async def host_leaves(self) -> None:
        shown = await self.asks("aki", "game leave")
        await self.presses("aki", shown, "resign")
        await self.asks("chika", "tables")

    async def log(self) -> None:
        """Read the whole log, from its last page on."""
        self.page(f"\n{'=' * 60}\nThe log\n{'=' * 60}")
        shown = await self.presses("chika", await self.asks("chika", "game story"), "log")
        while shown is not None and (before := self._next_page(shown, "◀")) is not None:
            shown = await self._click("chika", shown, before)


def wrapped(line: str) -> list[str]:
    """Return a line as it is broken on a phone, without looking at what may begin a line."""
    pieces, held = [], ""
    for part in re.findall(r"[\x21-\u2fff]+\s*|\s+|.", line):
        if held and columns(held + part.rstrip()) > COLUMNS:
            pieces.append(held.rstrip())
            held = ""
        held += part
    return [*pieces, held.rstrip()]


def _quicken() -> None:
    """Replace painters and charts by quick ones, let hints and forms take their time, and keep logs silent."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for key, painter in render.PAINTERS.items():
        render.PAINTERS[key] = PlainPainter(painter)  # type: ignore[index]
    course.paint = chances.paint = daily.paint = lambda shown, voice: PLAIN  # type: ignore[assignment]
    chances.stack = lambda boards: PLAIN
    gif._reduce = lambda frame, wide: frame
    router.FORM_GRACE = HANG
    thinkers.find_hint = partial(find_hint, budget=500)  # type: ignore[assignment]


async def weeks(game: str, lang: str, days: int, page: Callable[[str], None]) -> None:
    """Play the weeks in a new world."""
    _quicken()
    with tempfile.TemporaryDirectory() as folder:
        people = tuple(ONLINE)
        async with open_world(
            Path(folder) / "weeks.db",
            seed="weeks",
            names=people,
            shown_names=dict(zip(people, NAMES[lang], strict=True)),
            locales=dict.fromkeys(people, LOCALES[lang]),
            guild_locale=LOCALES[lang],
        ) as world:
            world.clock.now = START
            await Weeks(world, game, lang, page).run(days)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--game", default="micronesia")
    asked.add_argument("--lang", default="en", choices=sorted(LOCALES))
    asked.add_argument("--days", type=int, default=35)
    given = asked.parse_args()
    asyncio.run(weeks(given.game, given.lang, given.days, print))


if __name__ == "__main__":
    main()
