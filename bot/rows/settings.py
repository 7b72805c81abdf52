"""The stored forms of personal settings, of a server's, and of standing in for others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UserSettings:
    """Personal settings. Times are seconds since 1970, quiet hours minutes after midnight in ``zone``."""

    confirm: bool = True
    """Ask for confirmation before an action that cannot be taken back."""
    lang: str | None = None
    """None: the language of the Discord client."""
    zone: str | None = None
    """Time zone by its IANA name; None: UTC."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Between the two (over midnight if need be) the person's clock does not run and no reminder is sent."""
    away_from: float | None = None
    away_until: float | None = None
    """A vacation, with the same effects."""
    remind: str = "ping"
    """Way of reminding: ``ping`` (in the channel), ``dm`` or ``none``."""
    digest: int | None = None
    """The hour (0-23, in ``zone``) of the daily digest; None: none."""
    digest_at: float | None = None
    """When the next digest is due."""
    offers: bool = True
    """Whether others may offer this person a seat."""
    by_itself: bool = True
    """Forced actions are played without a press. Off for people who had settings before it existed."""
    away_shown: bool = False
    """Whether tables show the present vacation. Asked for each vacation anew."""
    only_answer: bool = False
    """The bot gives an answer in others' turns that is the only one."""
    days_off: tuple[int, ...] = ()
    """Days of the week, 0 is Monday, that are quiet from midnight to midnight."""
    in_words: bool = False
    """One's own panels have the board in words in place of its picture."""
    signs: bool = True
    """Small pictures stand in texts and on buttons, where the application has them; else words."""
    spent: tuple[float, ...] | None = None
    """When earlier vacations stopped the person's clocks: beginning and end of each, in order. None: none was
    counted yet, nor is the present one."""


HERE, THREADS, POSTS = "here", "threads", "posts"
"""Where a server wants new tables: in the channel, in threads beside it, or as posts in a forum."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen on /server. Its list of free seats and its dice of the day have own rows."""

    lang: str | None = None
    """None: the language that Discord gives."""
    open_in: tuple[int, ...] = ()
    """The channels in which tables may be opened, with their threads; (): all."""
    goes: str = HERE
    """Where new tables go."""
    forum_id: int | None = None
    """The forum of POSTS."""
    at_once: int | None = None
    """How many tables may be open at once in a channel with its threads; None: as many as the operator allows."""
    remind: str = "ping"
    """``ping``: people are reminded as they wish; ``dm``: by direct message alone."""


@dataclass(frozen=True, slots=True)
class DeclinedRow:
    """A person who takes no seat from another, once and for all; ``name`` is what that one was called then."""

    user_id: int
    from_id: int
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class SubstituteRow:
    """Somebody who stands in for others on a server."""

    guild_id: int
    user_id: int
    games: tuple[str, ...]
    """The games; (): all."""
    begins: int | None
    ends: int | None
    """When they may be asked, in minutes after midnight of their zone; None: outside their quiet hours."""
    since: float
    asked_at: float | None = None
    """When they were asked last."""

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games
