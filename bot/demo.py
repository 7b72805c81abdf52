"""The bot in a local browser page, without Discord: no token, no network, nobody else needed.

``run`` is what ``sainome demo`` calls. The page and the world behind it need the extra ``sainome[demo]`` (simcord);
this module does not, so that it can say so.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path

from bot.cli.stop import WRONG_USE, Stop
from bot.logs import set_up_logs
from bot.store import StoreError

PORT = 8423
NEEDED = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
"""What the extra brings."""


@dataclass(frozen=True)
class DemoOptions:
    """What can be asked of the demo."""

    game: str | None = None
    """The game of the waiting lobby; None: the first of the registry."""
    port: int = PORT
    dm: str | None = None
    """The user name of the person whose direct messages are shown instead of the channel."""
    clock_speed: float = 1.0
    """How many times as fast as real time the bot's clock runs (and Discord's with it)."""
    lang: str = "en"
    """The language of the server; with Japanese all three people read it."""
    database: Path = Path("var/demo.db")
    fresh: bool = False
    """Forget the games that the database holds."""
    open_browser: bool = True


def run(options: DemoOptions) -> int:
    """Serve the page until Ctrl-C or SIGTERM; the exit code. Stop for what the caller must change."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        lacking = ", ".join(missing)
        raise Stop(f"The demo page needs more: pip install 'sainome[demo]' (not found: {lacking}).", WRONG_USE)
    if not 0 < options.clock_speed <= 100_000:
        raise Stop(f"--clock-speed {options.clock_speed:g}: it must be above 0, and 100000 at most.", WRONG_USE)
    if not 0 <= options.port <= 65535:
        raise Stop(f"--port {options.port}: a port is a number from 0 (any free one) to 65535.", WRONG_USE)
    set_up_logs("WARNING", as_json=False)
    logging.getLogger("discord").setLevel(logging.ERROR)  # it warns of voice, and of a probe of simcord's
    # simcord is optional, so what stands on it is imported where it is known to be there.
    from bot.demo_host import Host

    try:
        asyncio.run(Host(options, lambda address: _tell(options, address)).serve())
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    return 0


def _tell(options: DemoOptions, address: str) -> None:
    """Say where the page is, and open it where there is somebody to look at it."""
    print(f"The demo is at {address}", flush=True)
    print(f"Ctrl-C stops it. The game is kept in {options.database}; --fresh begins anew.", flush=True)
    if options.open_browser and not os.environ.get("CI") and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Whether a browser would have a window: without one, Python may start one that takes over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
