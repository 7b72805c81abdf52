"""The paths of the presses of /server, which its pages lead to in turn."""

from __future__ import annotations

from bot.kit.ids import custom_id
from bot.kit.shapes import Button
from bot.texts import Speaker

SERVER = "server"
"""``server``: the page; ``server:<setting>``: its page; ``server:<setting>:<value>``: choose."""
TABLE = "server-table"
"""Of a table: its page for moderators."""
TABLES = "server-tables"
"""``server-tables:<page>``: the page of the server, at this page of its running tables."""
RESULTS = "server-results"
"""``server-results:<page>``: the results of the last 90 days."""


def back_button(voice: Speaker) -> Button:
    """Return the button back to the page of the server."""
    return Button(voice.say("common-back"), custom_id("", 0, (SERVER, "all")))
