"""The one way to change a session: lock, compare, apply, commit, unlock; then the publisher speaks."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Seat
from engines.core.records import Record

from .model import Actor, LogRow, Look, Played, Preview, Session


class SessionService:
    """All sessions of one database. Every method may raise Refused; playing ones also IllegalAction."""

    # --- the lobby -----------------------------------------------------------------------------------------------

    async def open(self, game: str, guild_id: int, channel_id: int, host: Actor, lang: str) -> Session:
        """A lobby with the host on the first seat; the seed is fixed and its hash known from here on."""
        raise NotImplementedError

    async def join(self, session_id: str, actor: Actor) -> Session:
        raise NotImplementedError

    async def leave(self, session_id: str, actor: Actor) -> Session:
        """Leave the lobby; the last person out closes it, a leaving host hands over to the next person."""
        raise NotImplementedError

    async def add_computer(self, session_id: str, actor: Actor, policy: str) -> Session:
        """Only someone seated may."""
        raise NotImplementedError

    async def remove_computer(self, session_id: str, actor: Actor) -> Session:
        """The computer player that came last goes."""
        raise NotImplementedError

    async def set_option(self, session_id: str, actor: Actor, option: str, value: str) -> Session:
        """Host only; ``value`` is validated by the game's Options."""
        raise NotImplementedError

    async def begin(self, session_id: str, actor: Actor) -> Session:
        """Deal. Any seated person may, once there are enough players."""
        raise NotImplementedError

    # --- play ----------------------------------------------------------------------------------------------------

    async def act(
        self,
        session_id: str,
        actor: Actor,
        notation: str,
        *,
        decision: int | None,
        interaction_id: int | None,
    ) -> Played:
        """Apply one legal action. ``decision`` None (typed by hand) skips the comparison; Stale if it is old."""
        raise NotImplementedError

    async def undo(
        self, session_id: str, actor: Actor, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Take back the actor's own last action, up to a roll, a reveal or another's open action."""
        raise NotImplementedError

    async def resign(self, session_id: str, actor: Actor, *, interaction_id: int | None) -> Played:
        """Leave a running game, as the game's rules say."""
        raise NotImplementedError

    async def end(self, session_id: str, actor: Actor, *, by_moderator: bool) -> Session:
        """Close without a result: the host or a moderator."""
        raise NotImplementedError

    async def tell_again(self, session_id: str) -> None:
        """Queue a fresh panel (the old one was deleted, or somebody asked for the board)."""
        raise NotImplementedError

    # --- reading (no lock) ---------------------------------------------------------------------------------------

    async def load(self, session_id: str) -> Session:
        """Refused("no-session") if there is none."""
        raise NotImplementedError

    async def in_channel(self, channel_id: int) -> Session | None:
        """The open session of a channel or thread (lobby or playing)."""
        raise NotImplementedError

    async def last_in_channel(self, channel_id: int) -> Session | None:
        """The newest session of a channel in any phase."""
        raise NotImplementedError

    async def of_user(self, user_id: int) -> Sequence[Session]:
        """Open sessions in which this person is seated; the ones that wait for them first."""
        raise NotImplementedError

    def look(self, session: Session, user_id: int | None) -> Look:
        """What this person may know; the public's look for someone without a seat."""
        raise NotImplementedError

    def preview(self, session: Session, seat: Seat, notation: str) -> Preview:
        """What the action would lead to; IllegalAction or Refused("bad-action") as act would refuse it."""
        raise NotImplementedError

    async def log(self, session_id: str) -> Sequence[LogRow]:
        raise NotImplementedError

    async def record(self, session_id: str, *, public: bool) -> Record:
        """The record; ``public`` leaves out what not everybody may know, unless the session is over."""
        raise NotImplementedError
