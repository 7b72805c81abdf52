"""Letters about time: who is waited for, who is away or back, what will be closed. And the presses below them."""

from __future__ import annotations

from bot.features.requests.notices import ANSWER, YES, open_button, settled
from bot.features.table.panels import BACK_AGAIN, back_button
from bot.features.table.presses import helping, show_private
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import mention, moment, named, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.notice import NoticeRow
from bot.table.model import Phase, Player, Session
from bot.texts import Speaker
from engines.core import Fact, Seat

HUSH, KEEP = "hush", "keep"


# --- who is waited for -----------------------------------------------------------------------------------------


async def remind(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To those who still owe what they were asked then."""
    people = await _still_asked(app, notice, session)
    if session is None or not people:
        return None
    due = notice.facts.get("due")
    facts: dict[str, Fact] = {"players": tuple(map(mention, people)), "due": "" if due is None else moment(due)}
    late = notice.facts["stage"] > 1
    if notice.user_id is not None:
        words = voice.say("reminders-late-direct" if late else "reminders-turn-direct", facts)
        return Panel(words, ((open_button(voice, session), _hush(voice, session)),))
    words = voice.say("reminders-late" if late else "reminders-turn", facts)
    return Panel(words, ((open_button(voice, session), _hush(voice, session)),), people)


async def nudge(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody at the table calls for those who are waited for."""
    people = await _still_asked(app, notice, session)
    if session is None or not people:
        return None
    by = session.player_of(notice.facts["by"])
    who = voice.say("reminders-somebody") if by is None else named(voice, by.seat)
    facts: dict[str, Fact] = {"by": who, "players": tuple(map(mention, people))}
    if notice.user_id is not None:
        return Panel(voice.say("reminders-nudge-direct", facts), ((open_button(voice, session),),))
    return Panel(voice.say("reminders-nudge", facts), ((open_button(voice, session),),), people)


async def _still_asked(app: App, notice: NoticeRow, session: Session | None) -> tuple[int, ...]:
    """The people of the letter's seats whose clocks are still those that it speaks of."""
    if session is None or session.phase is not Phase.PLAYING or session.incident is not None:
        return ()
    running = await app.services.clocks.running(session.id)
    meant = set(zip(notice.facts["seats"], notice.facts["asked"], strict=True))
    people = (clock.user_id for clock in running if (clock.seat, clock.asked) in meant)
    return tuple(user for user in people if notice.user_id in (None, user))


def _hush(voice: Speaker, session: Session) -> Button:
    return Button(voice.say("reminders-hush"), custom_id(session.id, 0, (HUSH,)))


# --- who is away -----------------------------------------------------------------------------------------------


async def vote(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody's time is up: may the computer play for them?"""
    request = await app.services.requests.get(notice.facts["request"])
    if session is None or request is None or request.state != "open":
        return None
    facts: dict[str, Fact] = {
        "player": named(voice, Seat(request.seat)),
        "players": tuple(map(mention, request.asked)),
        "needed": request.needed,
    }
    sure = Button(
        voice.say("reminders-vote-button"), custom_id(session.id, 0, (ANSWER, str(request.id), YES)), "primary"
    )
    return Panel(voice.say("reminders-vote", facts), ((sure,),), request.asked)


async def seat_passed(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """The computer plays for somebody until they say that they are back."""
    player = _player(session, notice)
    if session is None or player is None or not player.away or player.user_id is None:
        return None
    key = "reminders-seat-passed-last" if session.deserted else "reminders-seat-passed"
    words = voice.say(key, {"player": mention(player.user_id)})
    return Panel(words, ((back_button(voice, session),),), (player.user_id,))


async def seat_back(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    player = _player(session, notice)
    if player is None or player.person is None:
        return None
    return Panel(voice.say("reminders-seat-back", {"player": named(voice, player.seat)}))


async def seat_left(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody has left for good: who plays on for them, and that the seat may be taken."""
    player = _player(session, notice)
    if session is None or player is None:
        return None
    stays = session.phase is Phase.PLAYING and player.gone
    key = "reminders-seat-left-computer" if stays else "reminders-seat-left"
    return Panel(voice.say(key, {"player": named(voice, player.seat)}))


async def host(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """The host's duties have passed on."""
    user = notice.facts["user"]
    if session is None or session.host_id != user:
        return None
    return Panel(voice.say("reminders-host", {"player": mention(user)}), (), (user,))


# --- tables that stand still -----------------------------------------------------------------------------------


async def idle(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """A table where nothing has happened for long will be closed, unless somebody wants to keep it."""
    if (
        session is None
        or session.phase not in (Phase.LOBBY, Phase.PLAYING)
        or session.changed_at > notice.created_at
    ):
        return None
    seated = tuple(p for p in session.players if not p.pending) or session.players
    people = tuple(p.user_id for p in seated if p.user_id is not None and not p.gone)
    facts: dict[str, Fact] = {
        "players": tuple(map(mention, people)),
        "when": moment(notice.facts["closes_at"]),
        "game": title(voice, session.game),
    }
    key = "reminders-idle-lobby" if session.phase is Phase.LOBBY else "reminders-idle"
    keep = Button(voice.say("reminders-keep"), custom_id(session.id, 0, (KEEP,)), "success")
    return Panel(voice.say(key, facts), ((keep,),), people)


def _player(session: Session | None, notice: NoticeRow) -> Player | None:
    return None if session is None else session.players[notice.facts["seat"]]


NOTICES = {
    "remind": remind,
    "nudge": nudge,
    "vote": vote,
    "seat-passed": seat_passed,
    "seat-back": seat_back,
    "seat-left": seat_left,
    "host": host,
    "idle": idle,
}


# --- presses ---------------------------------------------------------------------------------------------------


@helping
async def hush(ctx: Context) -> None:
    """No more reminders of what the presser owes now."""
    await ctx.services.clocks.not_this_turn(ctx.press.session, ctx.reader.actor)
    await ctx.say("reminders-hushed")


@helping
async def back(ctx: Context) -> None:
    """The owner of a seat plays again."""
    await ctx.services.seats.back(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    await settled(ctx)
    session = await ctx.session()  # with the clock that has been started
    await show_private(ctx, session, [ctx.voice(session).say("reminders-welcome-back")])


@helping
async def keep(ctx: Context) -> None:
    """The table stays open."""
    await ctx.services.idle_tables.keep(ctx.press.session, ctx.reader.actor)
    await settled(ctx)
    await ctx.say("reminders-kept")


VERBS = {HUSH: Verb(hush), BACK_AGAIN: Verb(back), KEEP: Verb(keep)}
