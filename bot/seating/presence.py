"""Who is on a server: asked of Discord, remembered for a while, and never guessed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from bot.session.model import Session
from bot.session.rules import HOUR

KEPT = HOUR
"""Seconds for which an answer is remembered."""
UNKNOWN_KEPT = 60.0
"""Seconds until Discord is asked again what it could not say."""
MOST = 20_000
"""People on servers who are remembered at most; the oldest answers are forgotten first."""

Look = Callable[[int, Sequence[int]], Awaitable[Mapping[int, bool | None]]]
"""Asks Discord which of these people are on a server: yes, no (Discord says so itself), None: not known."""


Sees = Callable[[Session, int], Awaitable[bool | None]]
"""Asks Discord whether somebody sees the channel of a table; None: not known."""


async def _nobody_sees(session: Session, user_id: int) -> bool | None:
    return None


async def _nobody_knows(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
    return {}


class Presence:
    """The one judge of who is on a server. What is not known decides nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """``clock``: seconds since 1970."""
        self.look: Look = _nobody_knows
        self.sees: Sees = _nobody_sees
        self._clock = clock
        self._answers: dict[tuple[int, int], tuple[bool | None, float]] = {}

    async def on_server(self, guild_id: int, user_id: int, *, kept: float = KEPT) -> bool | None:
        """Return whether somebody is on a server; None: not known. ``kept``: how old an answer may be, seconds."""
        return (await self.of_many(guild_id, (user_id,), kept=kept))[user_id]

    async def of_many(
        self, guild_id: int, user_ids: Iterable[int], *, kept: float = KEPT
    ) -> dict[int, bool | None]:
        """Return of each of these people whether they are on a server, as ``on_server``."""
        people, now = tuple(dict.fromkeys(user_ids)), self._clock()
        wanted = [user_id for user_id in people if self._is_old(guild_id, user_id, kept, now)]
        if wanted:
            found = await self.look(guild_id, wanted)
            for user_id in wanted:
                self._remember(guild_id, user_id, found.get(user_id))
        return {user_id: self._answers.get((guild_id, user_id), (None, now))[0] for user_id in people}

    def known(self, guild_id: int, user_ids: Iterable[int]) -> list[bool | None]:
        """Return what is remembered of these people; Discord is not asked."""
        now = self._clock()
        return [
            None if self._is_old(guild_id, user_id, KEPT, now) else self._answers[guild_id, user_id][0]
            for user_id in user_ids
        ]

    def seen(self, guild_id: int, user_id: int) -> None:
        """Note that somebody acts on a server: they are there, whatever was remembered."""
        self._remember(guild_id, user_id, True)

    def _is_old(self, guild_id: int, user_id: int, kept: float, now: float) -> bool:
        answer, at = self._answers.get((guild_id, user_id), (None, -kept))
        return not 0 <= now - at < (UNKNOWN_KEPT if answer is None else kept)

    def _remember(self, guild_id: int, user_id: int, answer: bool | None) -> None:
        self._answers.pop((guild_id, user_id), None)
        self._answers[guild_id, user_id] = answer, self._clock()
        if len(self._answers) > MOST:
            del self._answers[next(iter(self._answers))]
