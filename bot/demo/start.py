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

from bot.logs import set_up_logs
from bot.stop import WRONG_USE, Stop
from bot.store import StoreError

from .options import DemoOptions

NEEDED = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
"""What the extra brings."""


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
    from .host import Host

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
