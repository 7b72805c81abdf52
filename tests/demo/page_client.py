"""A client of the demo's page without a browser: one window of one person."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession


@dataclass
class Window:
    """One open page. ``seen`` is its last snapshot, on which presses are made, however old it is."""

    http: ClientSession
    address: str
    capability: str
    seen: dict[str, Any] = field(default_factory=dict)
    _sequence: int = 0

    @classmethod
    async def opened(cls, http: ClientSession, address: str) -> Window:
        place, capability = address.split("/#")
        window = cls(http, place, capability)
        window.seen = await window._ask("POST", "/api/pages", {})
        return window

    async def looks(self) -> None:
        """Poll, as the page does every half second."""
        self.seen = await self._ask("GET", "/api/state")

    async def becomes(self, name: str) -> None:
        viewer = next(viewer["id"] for viewer in self.seen["viewers"] if viewer["name"] == name)
        await self._act("viewer", viewer_id=viewer)
        await self.looks()

    async def presses(self, label: str) -> dict[str, Any]:
        """Press the newest seen control of this name and return the receipt."""
        message, control = self._controls()[label]
        return await self._act("click", control_key=control, target_id=message)

    def _controls(self) -> dict[str, tuple[str, str]]:
        return {
            control["label"]: (message, control["control_key"])
            for message in self.seen["timeline"]
            for row in self.seen["messages"][message]["components"]
            for control in row["components"]
            if "label" in control
        }

    @property
    def labels(self) -> list[str]:
        """Return the labels that can be pressed."""
        return list(self._controls())

    async def commands(self) -> list[dict[str, Any]]:
        """Return the entries of the catalog of commands, as the page asks for it."""
        entries: list[dict[str, Any]] = (await self._ask("GET", "/api/commands"))["entries"]
        return entries

    @property
    def text(self) -> str:
        return "\n".join(self.seen["messages"][message]["content"] for message in self.seen["timeline"])

    async def _act(self, kind: str, **what: Any) -> dict[str, Any]:
        self._sequence += 1
        receipt: dict[str, Any] = await self._ask(
            "POST",
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": self._sequence,
                "request_id": f"request {self._sequence}",
                "generation": self.seen["context"]["generation"],
                "bot_generation": self.seen["botGeneration"],
                "published_revision": self.seen["publishedRevision"],
                "kind": kind,
                **what,
            },
        )
        self._sequence = receipt["expectedSequence"]
        return receipt

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Simcord-Capability": self.capability}
        if self.seen:
            headers["X-Simcord-Context"] = self.seen["context"]["id"]
        async with self.http.request(method, self.address + path, json=body, headers=headers) as answer:
            answer.raise_for_status()
            return await answer.json()
