"""The paths of the presses of /server, which its pages lead to in turn."""

from __future__ import annotations

from bot.features.table import way_back

SERVER = way_back.SERVER
"""``server``: the page; ``server:<setting>``: its page; ``server:<setting>:<value>``: choose."""
TABLE = "server-table"
"""Of a table: its page for moderators."""
TABLES = "server-tables"
"""``server-tables:<page>``: the page of the server, at this page of its running tables."""
RESULTS = "server-results"
"""``server-results:<page>``: the results of the last 90 days."""
back_button = way_back.back_button
