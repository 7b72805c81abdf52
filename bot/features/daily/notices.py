"""The message of the day to a server: how everybody did, who took part, and the sheets that may be shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kit.app import App
from bot.kit.shapes import CONTENT, Panel, cut
from bot.rows.block import SERVER
from bot.rows.messages import NoticeRow
from bot.session.daily import ServerDay
from bot.session.model import Refused
from bot.texts import Speaker
from render.easel import Picture

from .panels import play_button
from .picture import DayDrawing
from .sheets import sheet
from .words import message, promise_words


async def server_message(app: App, notice: NoticeRow) -> tuple[Panel, list[Picture], Mapping[str, str]] | None:
    """Return message, pictures and the hashes that stand in it in full, by month.

    None if the server wants none there any more, or nobody counted has finished.
    """
    guild_id, date = int(notice.facts["guild"]), str(notice.facts["date"])
    days = app.services.daily
    row = await days.server(guild_id)
    told = None if row is None else await days.server_day(guild_id, date)
    if row is None or row.channel_id != notice.channel_id or told is None:
        return None
    if await app.services.blocks.is_blocked(SERVER, guild_id):
        return None
    voice = app.voice(await app.services.preferences.server_language(guild_id) or row.lang)
    promised = promise_words(voice, await days.promises(guild_id), date, row.channel_id)
    panel = Panel(cut(message(voice, told, promised), CONTENT), ((play_button(voice),),))
    strong = None if told.strong is None else told.strong.score
    first = await app.pictures.ask_for(DayDrawing(voice, date, told.spread, strong, app.picture_format))
    pictures = [first, *await _sheets(app, voice, told)]
    return panel, [picture for picture in pictures if picture is not None], promised.openings


async def _sheets(app: App, voice: Speaker, told: ServerDay) -> list[Picture | None]:
    """Return the sheets that their owners let servers see; one whose board is gone is left out."""
    drawn = list[Picture | None]()
    scores = dict(told.players)
    for user_id, board_id in told.sheets:
        try:
            session = await app.services.tables.load(board_id)
        except Refused:
            continue
        if session.state is None or session.outcome is None:
            continue
        drawing = sheet(voice, session, session.names[0], scores.get(user_id, 0), app.picture_format)
        drawn.append(await app.pictures.ask_for(drawing))
    return drawn
