"""Notices of a lobby: to people whose seat is kept, and to somebody who was removed."""

from __future__ import annotations

from dataclasses import replace

from bot.kit.app import App
from bot.kit.phrases import mention, person_name, seat_name, title
from bot.kit.shapes import Panel
from bot.rows.messages import NoticeRow
from bot.seating.lobbies import INVITE
from bot.seating.rematch import REMATCH
from bot.session.model import Phase, Session
from bot.session.rules import option_named
from bot.texts import Speaker
from engines.core import Fact

from .panel import changed_line, option_choices


async def rematch(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the people for whom seats are kept and who have not joined yet."""
    return _to_join(voice, "scores-rematch", notice, session, "scores-rematch-past")


async def invited(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody for whom a seat is kept and who has not joined yet."""
    return _to_join(voice, "lobby-invited", notice, session, "lobby-invited-past")


async def terms(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the people who must join again, as the options have changed."""
    if session is None:
        return None
    known = {option.name for option in option_choices(session)}
    changes = [(option_named(name), was, now) for name, was, now in notice.facts.get("changes", ())]
    lines = [changed_line(voice, session.game, *change) for change in changes if change[0] in known]
    panel = _to_join(voice, "lobby-rejoin", notice, session)
    past = "\n".join([panel.content, *lines]) if panel else ""
    return panel and replace(panel, content="\n".join([past, voice.say("lobby-rejoin-join")]), past=past)


async def removed(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody whom the host, or a moderator without a seat, has removed from a lobby."""
    if session is None or session.phase is not Phase.LOBBY:
        return None
    host, name = session.player_of(notice.facts["by"]), notice.facts.get("name")
    if host is None and name is None:
        return None
    user = int(notice.facts["user"])
    by = person_name(voice, str(name)) if host is None else seat_name(voice, host.seat)
    key = "lobby-removed-moderator" if host is None else "lobby-removed"
    return Panel(voice.say(key, {"player": mention(user), "by": by}), (), (user,))


def _to_join(
    voice: Speaker, key: str, notice: NoticeRow, session: Session | None, past: str | None = None
) -> Panel | None:
    if session is None or session.phase is not Phase.LOBBY:
        return None
    kept = {player.user_id for player in session.players if player.pending}
    called = tuple(user for user in notice.facts["users"] if user in kept)
    host = session.player_of(notice.facts["by"])
    if not called or host is None:
        return None
    facts: dict[str, Fact] = {
        "by": seat_name(voice, host.seat),
        "players": tuple(map(mention, called)),
        "game": title(voice, session.game),
    }
    return Panel(voice.say(key, facts), (), called, None if past is None else voice.say(past, {"by": facts["by"]}))


NOTICES = {REMATCH: rematch, INVITE: invited, "terms": terms, "removed": removed}
