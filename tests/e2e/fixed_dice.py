"""The same dice in every run of a demo, so that its tests press the same buttons each time."""

from __future__ import annotations

import hashlib
import itertools
import secrets


def fix(seed: str) -> None:
    """Fix the seeds and ids of all games, and mix no message into the dice, as its id comes from the clock: instead
    everybody has typed a word.

    To be called before anything else imports the bot.
    """
    drawn = itertools.count()

    def token_bytes(size: int) -> bytes:
        return hashlib.shake_256(f"{seed} {next(drawn)}".encode()).digest(size)

    free, secrets.token_bytes = secrets.token_bytes, token_bytes  # type: ignore[assignment]
    import bot.services  # it takes the function as a default: the page's own ids stay free
    from bot.session import lobby

    secrets.token_bytes = free
    assert (bot.services.Services.__init__.__kwdefaults__ or {}).get("random_bytes") is token_bytes
    lobby.UNTYPED = "word"
    bot.services.MESSAGE = bot.services.WORDS  # type: ignore[attr-defined]
