"""The options of the demo."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engines.core.history.records import Record

PORT = 8423


@dataclass(frozen=True)
class DemoOptions:
    """The options of ``sainome demo``."""

    game: str | None = None
    """The game of the open lobby; None for the first of the registry."""
    learn: str | None = None
    """A game whose lessons are opened instead of a lobby."""
    daily: bool = False
    """Whether the dice of the day are opened instead of a lobby, on a server that wants their message."""
    port: int = PORT
    dm: str | None = None
    """The user name of a person whose direct messages are shown instead of the channel."""
    clock_speed: float = 1.0
    """Speed of the bot's and Discord's clock relative to real time."""
    lang: str = "en"
    """The language of the server and of the people's clients."""
    database: Path = Path("var/demo.db")
    fresh: bool = False
    """Whether to delete the stored games first."""
    open_browser: bool = True
    record: Record | None = None
    """A record whose table goes on instead of a lobby; its first seats get the people of the demo."""
    upto: int | None = None
    """The row after which the record is opened; None: the last one."""
