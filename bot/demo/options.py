"""What can be asked of the demo."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PORT = 8423


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
