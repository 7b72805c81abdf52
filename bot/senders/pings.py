"""Who is pinged: people on vacation, in quiet hours, off the server, or who want no reminders are named without a
mention."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.kit.phrases import mention, owners, seat_name
from bot.kit.shapes import Panel
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.tables.preferences import unpinged
from bot.texts import Speaker


def without_unwanted_pings(
    panel: Panel, session: Session, voice: Speaker, theirs: Mapping[int, UserSettings], now: float, *, is_call: bool
) -> Panel:
    """Return a public message with the names of those who want no ping now, in place of their mentions.

    ``theirs``: the settings of those whom it mentions. ``is_call``: it calls people to their move, which those
    without reminders do not want either. Somebody without a seat, whose name is not known here, keeps a mention
    that pings nobody.
    """
    off = {player.user_id for player in session.players if player.off is not None}
    quiet = {*unpinged({user: theirs[user] for user in panel.mentions}, now, is_call=is_call), *off}
    if not quiet:
        return panel
    names, content = owners(voice, session), panel.content
    for player in session.players:
        if player.user_id is not None and player.user_id in quiet:
            content = content.replace(mention(player.user_id), str(seat_name(names, player.seat)))
    pinged = tuple(user for user in panel.mentions if user not in quiet)
    return replace(panel, content=content, mentions=pinged)
