"""The page of the demo: simcord's preview of one channel, made to keep every press and to follow the table.

simcord's preview is a workbench for developers. Three things are different here.

* It refuses a press when anything was published between the page's last look (every half second) and the press.
  On Discord a press names a message and a custom id, and so it does here: ``ChannelPage._as_of_now``.
* It shows what happened when it is asked to. Here every event of the channel is published, computer players' moves
  in the middle of a press included, and without an operation of the environment, which a press could run into.
* It looks like a workbench: ``page.css`` leaves the channel, and who is looking.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any

from simcord import ChannelHandle, Env, MemberActor, UserHandle
from simcord.preview import Preview, _action_plans, _snapshot
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.texts import Speaker

REMEMBERED = 200
"""How many publications back a page may be behind and its press still be understood."""
LEASE = 24 * 3600.0
"""Seconds after which a page that is not heard of is forgotten (simcord's ten minutes end with a lid closed)."""


NOTHING = "0"
"""The id of no message. Looking for it keeps simcord from listing all messages beside the channel, where nobody
sees them: with a long game that took longer than all the rest."""
WINDOW, STEP = 24, 12
"""Messages shown at a time, and how many further one press goes back: half as many as simcord, twice as quick."""
PICTURES = frozenset({"image/webp", "image/png", "image/gif"})
PHRASES: Mapping[str, Mapping[str, str]] = {
    "/actions.js": {
        "Completing action…": "demo-one-moment",
        "Switching viewer…": "demo-one-moment",
        "Action was not completed.": "demo-not-done",
        "Action outcome uncertain. It will not be retried.": "demo-interrupted",
        "Connection interrupted; trying again…": "demo-interrupted",
    }
    | dict.fromkeys(
        (
            "Loading preview…",
            "Preview ready",
            "Updating preview…",
            "Updating viewport…",
            "Viewport updated",
            "Updating options…",
            "Options updated",
            "Viewer switched",
            "Callback completed",
            "Action completed",
            "Message sent",
            "Conversation updated",
        ),
        "",
    ),
    "/composer.js": {"Message ${channel.glyph}${channel.name}": "demo-type-here"},
    "/messages.js": {"Only you can see this": "demo-only-you"},
    "/app.js": {"Preview session is unavailable. Reload the active Preview URL.": "demo-reload"},
    "/": {
        "SimCord Preview": "demo-title",
        "Load earlier messages": "demo-earlier",
        "Newer messages": "demo-newer",
    },
}
"""What the page says in words of its own, by file, and the text that stands there instead ("": nothing)."""


class ChannelServer(PreviewServer):
    """simcord's server with our style sheet and our words."""

    def __init__(self, preview: Preview, port: int, voice: Speaker) -> None:
        super().__init__(preview, port)
        self._voice = voice
        self._style = resources.files("bot.demo").joinpath("page.css").read_text("utf-8") + captions(voice)

    async def _static(self, request: Any) -> Any:
        answer = await super()._static(request)
        if request.path == "/preview.css":
            answer.text += self._style
        for phrase, key in PHRASES.get(request.path, {}).items():
            answer.text = answer.text.replace(phrase, self._voice.say(key) if key else "")
        return answer


def captions(voice: Speaker) -> str:
    """The few words of the page that are ours, as style rules (the page's own policy allows no other place)."""
    words = {
        ".preview-brand::after": voice.say("demo-title"),
        ".viewer-control::before": voice.say("demo-viewing-as"),
        "#new-messages::after": voice.say("demo-new-messages"),
    }
    rules = (f"{place} {{ content: {json.dumps(text, ensure_ascii=False)}; }}" for place, text in words.items())
    return "\n".join(rules)


def _shorten_history() -> None:
    """Set the window, which simcord has as constants of two modules."""
    _snapshot.HISTORY_WINDOW_SIZE = _action_plans.HISTORY_WINDOW_SIZE = WINDOW  # type: ignore[attr-defined]
    _action_plans.HISTORY_STEP = STEP  # type: ignore[attr-defined]


class ChannelPage(Preview):
    """The preview of one channel.

    ``capability`` is the secret part of the address, the same after a restart. ``before`` is awaited before each
    operation of a page, with ``operation`` held.
    """

    _PAGE_LEASE_SECONDS = LEASE

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor | UserHandle],
        *,
        voice: Speaker,
        timezone: str,
        port: int,
        capability: str,
        before: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale={"ja": "ja"}.get(voice.lang, "en-US"),
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        _shorten_history()
        self.capability = capability
        self._server = ChannelServer(self, port, voice)
        self.operation = asyncio.Lock()
        """Held by whoever uses the environment, which refuses a second operation instead of waiting."""
        self._before = before
        self._news = asyncio.Event()
        self._changes = 0
        self._given: dict[str, int] = {}
        self._newest: dict[str, int | None] = {}
        self._shown: dict[str, deque[tuple[int, Mapping[str, str]]]] = {}

    # --- keeping every press -------------------------------------------------------------------------------------

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """One press, select, command or change of viewer: by simcord's own rules, but ``_as_of_now``."""
        async with self.operation:
            await self._before()
            receipt = await super()._action(context_id, self._as_of_now(context_id, body))
            followed = self._given.get(context_id or "") == self._changes
            self.happened()
            if followed:
                self._given[context_id or ""] = self._changes
            return receipt

    def _as_of_now(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same press at the present publication: the message and the custom id count, not when they were seen.

        A control that moved within its message is followed; one that is gone is left to be refused.
        """
        page = self._pages.get(context_id or "")
        seen = body.get("published_revision") if isinstance(body, Mapping) else None
        if page is None or not isinstance(seen, int):
            return body
        if self._given.get(page.id) != self._changes:
            self._publish(page, reason="refresh")
        if seen >= page.revision:
            return body
        present = {"published_revision": page.revision}
        key = body.get("control_key")
        if not isinstance(key, str) or not key.startswith("message:"):
            return {**body, **present}
        shown = next((shown for revision, shown in self._shown.get(page.id, ()) if revision == seen), {})
        places = {custom_id: place for place, custom_id in controls(page.snapshot, message_of(key))}
        if key not in shown or shown[key] not in places:
            return body
        return {**body, **present, "control_key": places[shown[key]]}

    # --- showing pictures quickly --------------------------------------------------------------------------------

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, *, download: bool = False, **how: Any
    ) -> tuple[str, bytes, str]:
        """A picture of the bot as it is: simcord starts a process for each, to make a safe one of a stranger's."""
        _, record, body = self._authorized_asset(context_id, asset_id)
        if record.contentType in PICTURES:
            return record.contentType, body, record.filename
        return await super()._prepare_asset(context_id, asset_id, download=download, **how)

    # --- following the table -------------------------------------------------------------------------------------

    def happened(self) -> None:
        """Something changed in the channel: the open pages are to show it."""
        self._changes += 1
        self._news.set()

    async def follow(self) -> None:
        """For ever: publish what happened, what comes within a tenth of a second at once."""
        while True:
            await self._news.wait()
            await asyncio.sleep(0.1)
            self._news.clear()
            self._advance_presentation_time()
            for page in tuple(self._pages.values()):
                stale = page.id in self._pages and self._given.get(page.id) != self._changes
                if stale and page is not self._python:  # that one is for scripts
                    self._publish(page, reason="refresh")
            for forgotten in self._given.keys() - self._pages.keys():
                for kept in (self._given, self._newest, self._shown):
                    kept.pop(forgotten, None)

    def _publish(self, page: _Page, **how: Any) -> None:
        """Publish, and scroll to what the bot has newly said: the buttons are there."""
        newest = self._initial_target(page.viewer, page.channel_id)
        if newest != self._newest.get(page.id):
            self._newest[page.id] = page.target_id = newest
        if page.target_id is not None:  # None: the reader has gone back in history
            page.window_end_id = None
        page.navigation_query = NOTHING
        super()._publish(page, **how)
        self._given[page.id] = self._changes
        self._shown.setdefault(page.id, deque(maxlen=REMEMBERED)).append(
            (page.revision, dict(controls(page.snapshot)))
        )


def message_of(place: str) -> str:
    """The message of a control: ``message:<id>:component:<path>``."""
    return place.split(":")[1]


def controls(snapshot: Mapping[str, Any], message: str | None = None) -> Iterator[tuple[str, str]]:
    """Place and custom id of every control that a page shows, or of those of one message."""
    messages = snapshot.get("messages", {})
    shown = list(messages.values()) if message is None else [messages.get(message, {})]
    waiting: list[Any] = [component for one in shown for component in one.get("components", ())]
    while waiting:
        component = waiting.pop()
        if "control_key" in component and component.get("custom_id"):
            yield component["control_key"], component["custom_id"]
        waiting.extend(component.get("components", ()))
