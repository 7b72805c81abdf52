"""``sainome demo``: the bot in a local browser page, without Discord, token or network.

The page and its world need the extra ``sainome[demo]`` (simcord); this module does not, so that it can report a
missing extra.
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
from bot.texts import Speaker

from .options import DemoOptions

NEEDED = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
"""The modules of the extra."""


def run(options: DemoOptions) -> int:
    """Serve the page until Ctrl-C or SIGTERM and return the exit code. Stop reports wrong options."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        lacking = ", ".join(missing)
        raise Stop(f"The demo page needs more: pip install 'sainome[demo]' (not found: {lacking}).", WRONG_USE)
    if not 0 < options.clock_speed <= 100_000:
        raise Stop(f"--clock-speed {options.clock_speed:g}: it must be above 0, and 100000 at most.", WRONG_USE)
    if not 0 <= options.port <= 65535:
        raise Stop(f"--port {options.port}: a port is a number from 0 (any free one) to 65535.", WRONG_USE)
    set_up_logs("WARNING", as_json=False)
    logging.getLogger("discord").setLevel(
        logging.ERROR
    )  # it warns about voice support and about a probe by simcord
    # simcord is optional: import what needs it only after the check above.
    from .host import Host

    try:
        asyncio.run(Host(options, lambda address: _announce(options, address)).serve())
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    return 0


def _announce(options: DemoOptions, address: str) -> None:
    """Print the page's address in the language of the demo, and open a browser if there is a screen."""
    say = Speaker(options.lang).say
    print(say("demo-address", {"address": address}), flush=True)
    print(say("demo-kept", {"file": str(options.database)}), flush=True)
    if options.open_browser and not os.environ.get("CI") and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Whether a browser can open a window; without a screen Python may start one in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
