"""Notices about time: reminders, absent and returned players, tables about to close. And their buttons."""

from __future__ import annotations

from collections.abc import Collection

from bot.deadlines.idle import CLOSED
from bot.features.requests.answers import edit_notice
from bot.features.requests.notices import open_button
from bot.features.settings.panels import OPEN, TIME
from bot.features.table.panels import BACK_AGAIN, back_button
from bot.features.table.presses import explains_refusals, show_private
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import duration, mention, person_name, relative_time, seat_name, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.messages import NoticeRow
from bot.rows.session import HALF, NEAR, NO_HOST, ClockRow, Player
from bot.session.model import Phase, Refused, Session
from bot.session.moderation import BY_HOST
from bot.tables.clock import MISSED_LIMIT
from bot.texts import Speaker
from engines.core import Fact

HUSH, KEEP = "hush", "keep"
HOST_WHY = {
    "given": "reminders-host-given",
    "left": "reminders-host-left",
    "away": "reminders-host-away",
    "missed": "reminders-host-missed",
}
"""Why there is another host."""
MISSED = 3
"""Missed turns in a notice of an earlier version, which does not say them."""
REMINDERS = ("call", "turn", "late")
"""What a reminder says, by the stage of the clock: QUIET, HALF or NEAR."""


# --- reminders of a turn ---------------------------------------------------------------------------------------


async def remind(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the players who still owe the action that they were asked for."""
    awaited = await _awaited(app, notice, session)
    due = min((clock.due_at for clock in awaited if clock.due_at is not None), default=None)
    if session is None or not awaited or (due is not None and due <= app.now()):
        return None
    people = tuple(clock.user_id for clock in awaited)
    facts: dict[str, Fact] = {
        "players": tuple(map(mention, people)),
        "due": "" if due is None else relative_time(due),
        "timed": int(due is not None),
    }
    what = REMINDERS[min(notice.facts["stage"], NEAR)]
    hush = (_hush(voice, session),) if any(clock.stage < HALF for clock in awaited) else ()
    rows = ((open_button(voice, session), *hush, *await _hours(app, voice, people)),)
    bank = session.table_rules.bank
    more = [] if bank is None else [voice.say("reminders-bank", {"more": duration(voice, bank.increment)})]
    if notice.user_id is not None:
        words = "\n".join([voice.say(f"reminders-{what}-direct", facts), *more])
        return Panel(words, rows, ends_at=due)
    return Panel("\n".join([voice.say(f"reminders-{what}", facts), *more]), rows, people, ends_at=due)


async def last_turn(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To a player who loses the seat if they miss this turn too. It comes whatever their settings."""
    people = tuple(clock.user_id for clock in await _awaited(app, notice, session))
    if session is None or not people:
        return None
    facts: dict[str, Fact] = {
        "players": tuple(map(mention, people)),
        "missed": MISSED_LIMIT - 1,
        "due": relative_time(notice.facts["due"]),
        "replaced": int(session.table_rules.stand_ins),
    }
    buttons = ((open_button(voice, session),),)
    key = "reminders-last-turn" if session.table_rules.bank is None else "reminders-last-turn-bank"
    if notice.user_id is not None:
        return Panel(voice.say(f"{key}-direct", facts), buttons, ends_at=notice.facts["due"])
    return Panel(voice.say(key, facts), buttons, people, ends_at=notice.facts["due"])


async def nudge(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """A player's call to the awaited players."""
    people = tuple(clock.user_id for clock in await _awaited(app, notice, session))
    if session is None or not people:
        return None
    by = session.player_of(notice.facts["by"])
    who = voice.say("reminders-somebody") if by is None else seat_name(voice, by.seat)
    facts: dict[str, Fact] = {"by": who, "players": tuple(map(mention, people))}
    if notice.user_id is not None:
        return Panel(voice.say("reminders-nudge-direct", facts), ((open_button(voice, session),),))
    return Panel(voice.say("reminders-nudge", facts), ((open_button(voice, session),),), people)


async def _awaited(app: App, notice: NoticeRow, session: Session | None) -> tuple[ClockRow, ...]:
    """Return the clocks of the notice's seats that are still the ones that it was written for."""
    if session is None or session.phase is not Phase.PLAYING or session.incident is not None:
        return ()
    running = await app.services.clocks.running(session.id)
    meant = set(zip(notice.facts["seats"], notice.facts["asked"], strict=True))
    mine = (clock for clock in running if (clock.seat, clock.asked) in meant)
    return tuple(clock for clock in mine if notice.user_id in (None, clock.user_id))


async def _hours(app: App, voice: Speaker, people: Collection[int]) -> list[Button]:
    """Return the button that asks for one's city and hours, where nobody knows when somebody sleeps."""
    theirs = await app.services.preferences.of_users(people)
    if all(mine.zone is not None for mine in theirs.values()):
        return []
    return [Button(voice.say("settings-when-button"), custom_id("", 0, (OPEN, TIME)))]


def _hush(voice: Speaker, session: Session) -> Button:
    return Button(voice.say("reminders-hush"), custom_id(session.id, 0, (HUSH,)))


# --- absent players --------------------------------------------------------------------------------------------


async def seat_passed(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """The computer plays for an absent player until they return."""
    player = _player(session, notice)
    if session is None or player is None or player.user_id is None:
        return None
    if not player.away and not (player.gone and "how" in notice.facts):
        return None
    if "how" in notice.facts:
        return _given(session, player, notice, voice)
    key = "reminders-seat-passed" if session.table_rules.bank is None else "reminders-seat-passed-bank"
    missed = {"missed": notice.facts.get("missed", MISSED)}
    facts: dict[str, Fact] = {"player": mention(player.user_id), **missed, "time": duration(voice, CLOSED)}
    words = voice.say(f"{key}-last" if session.is_deserted else key, facts)
    past = voice.say(f"{key}-past", {"player": person_name(voice, session.names[player.seat]), **missed})
    return Panel(words, ((back_button(voice, session),),), (player.user_id,), past)


def _given(session: Session, player: Player, notice: NoticeRow, voice: Speaker) -> Panel:
    """Host or moderator has given a seat to the computer; where it has no stand-ins, it has resigned."""
    assert player.user_id is not None
    how = notice.facts["how"]
    key = f"reminders-seat-by-{how}{'-resigned' if player.gone else ''}"
    facts: dict[str, Fact] = {"by": person_name(voice, str(notice.facts["name"]))}
    past = voice.say(
        f"reminders-seat-by-{how}-past", {**facts, "player": person_name(voice, session.names[player.seat])}
    )
    rows = () if player.gone or how != BY_HOST else ((back_button(voice, session),),)
    return Panel(voice.say(key, {**facts, "player": mention(player.user_id)}), rows, (player.user_id,), past)


async def seat_off(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody is not on the server any more: the computer plays, or the table waits for them for a day."""
    player = _player(session, notice)
    if session is None or player is None or player.off is None or player.gone:
        return None
    playing = "reminders-seat-off-last" if session.is_deserted else "reminders-seat-off"
    key = playing if player.away else "reminders-seat-off-waits"
    facts: dict[str, Fact] = {
        "player": person_name(voice, session.names[player.seat]),
        "until": relative_time(notice.facts["until"]),
        "time": duration(voice, CLOSED),
        "sought": int(any(one.reached is not None for one in session.players)),
    }
    words = voice.say(key, facts)
    past = voice.say("reminders-seat-off-past", {"player": person_name(voice, session.names[player.seat])})
    return Panel(words, ((back_button(voice, session),),), (), past)


async def unseen(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody whose turn it is, and who does not see the channel of the table."""
    user = notice.user_id
    player = None if session is None or user is None else session.player_of(user)
    if session is None or player is None or player.seat not in session.movers:
        return None
    return Panel(
        voice.say("reminders-unseen", {"game": title(voice, session.game)}), ((open_button(voice, session),),)
    )


async def seat_back(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    player = _player(session, notice)
    if player is None or player.person is None:
        return None
    return Panel(voice.say("reminders-seat-back", {"player": seat_name(voice, player.seat)}))


async def seat_left(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """A player has left for good: who plays on for them, and that the seat may be taken."""
    player = _player(session, notice)
    if session is None or player is None:
        return None
    stays = session.phase is Phase.PLAYING and player.gone
    key = "reminders-seat-left-computer" if stays else "reminders-seat-left"
    if stays and session.host_id == NO_HOST:
        key = "reminders-seat-left-league"
    return Panel(voice.say(key, {"player": person_name(voice, session.names[player.seat])}))


async def host(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Another player is host now."""
    user = notice.facts["user"]
    if session is None or session.host_id != user:
        return None
    facts: dict[str, Fact] = {"player": mention(user), "missed": notice.facts.get("missed", 0)}
    why = HOST_WHY.get(notice.facts.get("why", ""))
    if why is None:  # of an earlier version
        return Panel(voice.say("reminders-host", facts), (), (user,))
    name = person_name(voice, session.names[notice.facts["seat"]])
    lines = [voice.say(why, {**facts, "was": name}), voice.say("reminders-host-may")]
    return Panel("\n".join(lines), (), (user,))


# --- idle tables -----------------------------------------------------------------------------------------------


async def idle(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """An idle table will be closed unless a player keeps it."""
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
        "when": relative_time(notice.facts["closes_at"]),
        "game": title(voice, session.game),
    }
    is_lobby = session.phase is Phase.LOBBY
    key = "reminders-idle-lobby" if is_lobby else "reminders-idle"
    keep = Button(voice.say("reminders-keep"), custom_id(session.id, 0, (KEEP,)), "success")
    past = voice.say("reminders-idle-lobby-past" if is_lobby else "reminders-idle-past")
    return Panel(voice.say(key, facts), ((keep,),), people, past, notice.facts["closes_at"])


def _player(session: Session | None, notice: NoticeRow) -> Player | None:
    return None if session is None else session.players[notice.facts["seat"]]


NOTICES = {
    "remind": remind,
    "last-turn": last_turn,
    "nudge": nudge,
    "seat-passed": seat_passed,
    "seat-off": seat_off,
    "unseen": unseen,
    "seat-back": seat_back,
    "seat-left": seat_left,
    "host": host,
    "idle": idle,
}


# --- presses ---------------------------------------------------------------------------------------------------


@explains_refusals
async def hush(ctx: Context) -> None:
    """Send the presser no more reminders for this turn."""
    try:
        await ctx.services.clocks.not_this_turn(ctx.press.session, ctx.reader.actor)
    except Refused:
        await edit_notice(ctx, None)
        raise
    await ctx.say("reminders-hushed")


@explains_refusals
async def back(ctx: Context) -> None:
    """Give a seat back to its returned owner."""
    was = None if ctx.at_press is None else ctx.at_press.session.player_of(ctx.reader.actor.user_id)
    try:
        await ctx.services.seats.back(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    except Refused as refusal:
        if refusal.code != "not-away" or was is None or was.off is None:  # else the press itself has shown it
            raise
    finally:
        await edit_notice(ctx, None)
    session = await ctx.session()  # loaded again, with the clock that has been started
    await show_private(ctx, session, [ctx.voice(session).say("reminders-welcome-back")])


@explains_refusals
async def keep(ctx: Context) -> None:
    """Keep an idle table open."""
    try:
        session = await ctx.services.idle_tables.keep(ctx.press.session, ctx.reader.actor)
    except Refused as refusal:
        if refusal.code == "game-over":
            await edit_notice(ctx, None)
        raise
    player = session.player_of(ctx.reader.actor.user_id)
    assert player is not None, "only who has a seat can keep a table open"
    voice = ctx.app.voice(session.lang, session)
    await edit_notice(ctx, Panel(voice.say("reminders-kept-by", {"player": seat_name(voice, player.seat)})))
    await ctx.say("reminders-kept")


VERBS = {HUSH: Verb(hush, anywhere=True), BACK_AGAIN: Verb(back, anywhere=True, own_panel=True), KEEP: Verb(keep)}
