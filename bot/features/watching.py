"""*Watch* and *Tell me when it begins*: following a table without a seat, without a ping."""

from __future__ import annotations

import discord
import structlog

from bot.features.table.panels import UNWATCH, WATCH
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import may_see, may_see_archived, sees_table
from bot.kit.phrases import mention, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.messages import NoticeRow
from bot.session.model import Phase, Refused, Session
from bot.tables.open_table import BEGUN
from bot.texts import Speaker

log = structlog.get_logger(__name__)

ON, OFF = "on", "off"


async def watch_pressed(ctx: Context) -> None:
    """``watch``: the other of on and off; ``watch:on``, ``watch:off``."""
    session = await ctx.session()
    is_seen = may_see(ctx.interaction, session.channel_id)
    if is_seen is None:
        is_seen = await may_see_archived(ctx.interaction, session.channel_id, ctx.app.sleep)
    if not is_seen:
        raise Refused("no-session")
    wanted = ctx.press.arguments[0] if ctx.press.arguments else ""
    await _change(ctx, session, on={ON: True, OFF: False}.get(wanted))


async def unwatch_pressed(ctx: Context) -> None:
    """``unwatch:<session>``: from the inbox, also away from the table's server."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    if chosen not in await ctx.services.watching.followed(ctx.reader.actor.user_id):
        await ctx.say("watching-none")
        return
    await _change(ctx, await ctx.services.tables.load(chosen), on=False)


async def stop_unseen(client: discord.Client, app: App, user_id: int) -> None:
    """Stop following the tables whose channels the person cannot see any more, or whose servers they have left."""
    for session in await app.services.watching.by_user(user_id):
        try:
            is_seen = await sees_table(client, session, user_id)
        except discord.HTTPException as error:  # of the rest nothing is known, and /tables is not to fail for it
            log.info("sight-unknown", session=session.id, error=repr(error))
            continue
        if is_seen is False:
            await app.services.watching.watch(session.id, user_id, on=False)


async def _change(ctx: Context, session: Session, *, on: bool | None = None) -> None:
    """Follow a table or stop, and say which; what was begun by a press can be undone by one."""
    user_id, voice = ctx.reader.actor.user_id, ctx.voice(session)
    is_on = await ctx.services.watching.watch(session.id, user_id, on=on, interaction_id=ctx.interaction.id)
    where = "lobby" if session.phase is Phase.LOBBY else "game"
    said = voice.say(f"watching-{where}-{ON if is_on else OFF}", {"game": title(voice, session.game)})
    label = "watching-untell" if session.phase is Phase.LOBBY else "watching-stop"
    stop = Button(voice.say(label), custom_id("", 0, (UNWATCH, session.id)))
    await ctx.answer.show(Panel(said, ((stop,),) if is_on else ()))


async def begun(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody without a seat who asked in the lobby: the game has begun. In the channel it pings them."""
    user = int(notice.facts["user"])
    if session is None or session.phase is not Phase.PLAYING or session.player_of(user) is not None:
        return None
    if notice.user_id is not None:
        return Panel(voice.say("watching-begun"))
    return Panel(voice.say("watching-begun-here", {"player": mention(user)}), (), (user,))


NOTICES = {BEGUN: begun}
VERBS = {WATCH: Verb(watch_pressed, beside=True), UNWATCH: Verb(unwatch_pressed)}
