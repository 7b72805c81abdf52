"""The page of the demo: simcord's preview of one channel, changed to accept every press and to update by itself.

simcord's preview is a developer's tool. Five things differ here.

* It refuses a press if anything was published since the page's last poll (every half second). On Discord a press
  names a message and a custom id, and so it does here: ``ChannelPage._as_of_now``.
* It updates on request. Here every event of the channel is published, also moves of computer players during a
  press, and without an operation of the environment, which could collide with a press.
* It looks like a developer's tool: ``page.css`` shows only the channel and the choice of the viewer.
* It shows one channel. Here the threads of the channel are opened and left by a press.
* It is in English, also where the bot has registered other names. Here its words (``phrases``) and the commands,
  their options and choices (``catalog``) are in the language of the demo, as in Discord's client.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from importlib import resources
from io import BytesIO
from typing import Any

from PIL import Image
from simcord import ChannelHandle, Env, MemberActor, SetupError, UserHandle
from simcord.preview import Preview, _action_plans, _snapshot
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.texts import Speaker

from .catalog import root_names, translate
from .phrases import HABITS, PHRASES, spoken
from .world import LOCALES

REMEMBERED = 200
"""Publications that a page may be behind while its presses are still resolved."""
LEASE = 24 * 3600.0
"""Seconds after which a silent page is dropped; simcord's ten minutes are too short for a closed laptop."""


NOTHING = "0"
"""The id of no message. Searching for it keeps simcord from listing all messages in its hidden navigation, which
took longer than all the rest in a long game."""
WINDOW, STEP = 24, 12
"""Messages shown at a time, and how many more one press loads: half of simcord's, in half the time."""
PICTURES = frozenset({"image/jpeg", "image/webp", "image/png", "image/gif"})


class ChannelServer(PreviewServer):
    """simcord's server with the demo's style sheet and texts."""

    def __init__(self, preview: Preview, port: int, voice: Speaker) -> None:
        super().__init__(preview, port)
        self._voice = voice
        self._style = resources.files("bot.demo").joinpath("page.css").read_text("utf-8") + captions(voice)

    async def _static(self, request: Any) -> Any:
        answer = await super()._static(request)
        if request.path == "/preview.css":
            answer.text += self._style
        elif request.path in PHRASES.keys() | HABITS.keys():
            answer.text = spoken(request.path, answer.text, self._voice)
        return answer

    async def _commands(self, request: Any) -> Any:
        """Serve the catalog of commands in the page's language, as Discord's client shows it."""
        answer = await super()._commands(request)
        if answer.status == 200:
            catalog = translate(json.loads(answer.text), self.preview.env.backend.commands, self.preview.locale)
            answer.text = json.dumps(catalog, ensure_ascii=False, separators=(",", ":"))
        return answer


def captions(voice: Speaker) -> str:
    """Return the demo's captions as style rules, as the page's content policy allows nothing else."""
    words = {
        ".preview-brand::after": voice.say("demo-title"),
        ".viewer-control::before": voice.say("demo-viewing-as"),
        "#new-messages::after": voice.say("demo-new-messages"),
        "#channel-back::before": f"‹ {voice.say('demo-channel')}",
    }
    rules = (f"{place} {{ content: {json.dumps(text, ensure_ascii=False)}; }}" for place, text in words.items())
    return "\n".join(rules)


def _shorten_history() -> None:
    """Set the history window, which simcord defines as constants of two modules."""
    _snapshot.HISTORY_WINDOW_SIZE = _action_plans.HISTORY_WINDOW_SIZE = WINDOW  # type: ignore[attr-defined]
    _action_plans.HISTORY_STEP = STEP  # type: ignore[attr-defined]


class ChannelPage(Preview):
    """The preview of one channel.

    ``capability`` is the secret part of the address, kept across restarts. ``before`` is awaited before each
    operation of a page, while ``operation`` is held.
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
            locale=LOCALES[voice.lang],
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        _shorten_history()
        self._main = channel
        self.capability = capability
        self._server = ChannelServer(self, port, voice)
        self.operation = asyncio.Lock()
        """Held during each use of the environment, which refuses a second operation instead of waiting."""
        self._before = before
        self._changed = asyncio.Event()
        self._changes = 0
        self._given: dict[str, int] = {}
        self._newest: dict[str, int | None] = {}
        self._sizes: dict[str, tuple[int, int]] = {}
        self._shown: dict[str, deque[tuple[int, Mapping[str, str]]]] = {}

    # --- accepting every press -----------------------------------------------------------------------------------

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Run one press, select, command or change of viewer as simcord does, but ``_as_of_now``."""
        async with self.operation:
            await self._before()
            page = self._pages.get(context_id or "")
            # simcord types commands and messages in the preview's channel: that of the page, meanwhile.
            self.channel = self._places()[self._main.id if page is None else page.channel_id]
            try:
                receipt = await super()._action(context_id, self._as_of_now(context_id, body))
            finally:
                self.channel = self._main
            followed = self._given.get(context_id or "") == self._changes
            self.mark_changed()
            if followed:
                self._given[context_id or ""] = self._changes
            return receipt

    def _as_of_now(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the press moved to the present publication, as its message and custom id identify it.

        A control that moved within its message is found again; the press of a removed one is refused.
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

    # --- threads -------------------------------------------------------------------------------------------------

    def _places(self) -> dict[int, ChannelHandle]:
        """Return what a page may show: the channel and its threads, by id."""
        return {place.id: place for place in (self._main, *self._main.threads)}

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        """Let a change of viewer also change the channel: to a thread by its id, or back by an empty one."""
        plan, asked = super()._prepare_action(page, kind, body), body.get("channel_id")
        if kind != "viewer" or not isinstance(asked, str):
            return plan
        place = self._main if not asked else self._places().get(int(asked) if asked.isdecimal() else 0)
        if place is None:
            raise SetupError("the channel is not on this page")

        async def moved(action: Any, cursor: int) -> Any:
            page.channel_id = place.id
            return await plan(action, cursor)

        return moved

    # --- showing pictures quickly --------------------------------------------------------------------------------

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, *, download: bool = False, **how: Any
    ) -> tuple[str, bytes, str]:
        """Return a picture of the bot unchanged; simcord starts a process for each to sanitize it."""
        _, record, body = self._authorized_asset(context_id, asset_id)
        if record.contentType in PICTURES:
            return record.contentType, body, record.filename
        return await super()._prepare_asset(context_id, asset_id, download=download, **how)

    def _size_of(self, page: _Page, asset_id: str) -> tuple[int, int] | None:
        """Return width and height of a picture on the page in pixels; None if it is none."""
        record = page.assets.get(asset_id)
        if record is None or record.digest is None or record.contentType not in PICTURES:
            return None
        if record.digest not in self._sizes:
            held = self._blobs.get(record.digest)
            if held is None:
                return None
            with Image.open(BytesIO(held.data)) as image:  # reads the head of the file only
                self._sizes[record.digest] = image.size
        return self._sizes[record.digest]

    # --- naming commands as the reader does ----------------------------------------------------------------------

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        """Return the page's snapshot; messages that answer a command name it in the page's language.

        Pictures have their sizes, so that the page keeps their places while they load.
        """
        payload = super()._page_payload(page)
        for asset_id, asset in payload.get("assets", {}).items():
            size = self._size_of(page, asset_id)
            if size is not None:
                asset["displayWidth"], asset["displayHeight"] = size
        names = root_names(self.env.backend.commands, self.locale)
        for message in payload.get("messages", {}).values():
            header = message.get("interaction_header") or {}
            if header.get("name") in names:
                header["name"] = names[header["name"]]
        return payload

    # --- updating the page ---------------------------------------------------------------------------------------

    def mark_changed(self) -> None:
        """Mark the open pages as outdated after a change in the channel."""
        self._changes += 1
        self._changed.set()

    async def follow(self) -> None:
        """Publish changes for ever; changes within a tenth of a second are published together."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(0.1)
            self._changed.clear()
            self._advance_presentation_time()
            for page in tuple(self._pages.values()):
                stale = page.id in self._pages and self._given.get(page.id) != self._changes
                if stale and page is not self._python:  # that one is for scripts
                    self._publish(page, reason="refresh")
            for closed in self._given.keys() - self._pages.keys():
                for kept in (self._given, self._newest, self._shown):
                    kept.pop(closed, None)

    def _publish(self, page: _Page, **how: Any) -> None:
        """Publish, and scroll to the bot's newest message, which has the buttons."""
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
    """Return the message id of a control: ``message:<id>:component:<path>``."""
    return place.split(":")[1]


def controls(snapshot: Mapping[str, Any], message: str | None = None) -> Iterator[tuple[str, str]]:
    """Yield place and custom id of every shown control, or of those of one message."""
    messages = snapshot.get("messages", {})
    shown = list(messages.values()) if message is None else [messages.get(message, {})]
    waiting: list[Any] = [component for one in shown for component in one.get("components", ())]
    while waiting:
        component = waiting.pop()
        if "control_key" in component and component.get("custom_id"):
            yield component["control_key"], component["custom_id"]
        waiting.extend(component.get("components", ()))
