"""The words of each kind of request: the message that asks, the buttons that answer it, the notices that follow."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.features.table.panels import HAND
from bot.features.table.presses import explains_refusals, show_private
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import sees_table
from bot.kit.phrases import mention, owners, person_name, relative_time, seat_name
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting
from bot.rows.messages import END, FILL, GIVE, TAKE, UNDO, VOTE, NoticeRow, RequestRow
from bot.seating.kinds import KINDS, OF_NOTICE, is_sought, kind_of
from bot.session.model import Actor, Phase, Refused, Session
from bot.texts import PlayerName, Speaker, escape_markdown, name_beside, name_on
from engines.core import Fact, Seat

from . import end
from .answers import (
    ANSWER,
    NEVER,
    NO,
    YES,
    Call,
    about_seat,
    agreed_line,
    answers,
    button,
    call_of,
    callees,
    edit_notice,
    follows_by_itself,
    named,
    never,
)
from .undo import undone_lines

DIGITS = 18
"""Digits of a request's number, at most; the database holds no longer one."""


def open_button(voice: Speaker, session: Session) -> Button:
    """Return the button to the reader's own panel."""
    return Button(voice.say("requests-open-panel"), custom_id(session.id, 0, HAND), "primary")


# --- takebacks -------------------------------------------------------------------------------------------------


async def undo_ask(app: App, call: Call, voice: Speaker) -> Panel | None:
    """A request for a takeback, to the players who have acted since."""
    if call.request.user_id is None:
        return None
    reach = await app.services.takebacks.reach(call.session, Actor(call.request.user_id, ""))
    facts: dict[str, Fact] = {"player": seat_name(voice, reach.seat), "players": callees(voice, call)}
    end = [*agreed_line(voice, call), call.say(voice, "undo-question", facts)]
    words = fitting([voice.say("requests-undo-head", facts), *undone_lines(voice, reach)], end)
    return call.panel(voice, words, answers(voice, call.request))


async def undo_done(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    if session is None:
        return None
    return Panel(voice.say("requests-undo-done", {"player": seat_name(voice, Seat(notice.facts["seat"]))}))


# --- votes ---------------------------------------------------------------------------------------------------


async def vote(app: App, call: Call, voice: Speaker) -> Panel:
    """The others vote whether the computer plays for a player who is out of time."""
    request = call.request
    facts = about_seat(voice, call) | {"needed": request.needed}
    due_at = call.session.due_at(Seat(request.seat))
    is_early = request.facts.get("early") and (due_at is None or due_at > app.now())
    lines = [call.say(voice, "vote-early" if is_early else "vote", facts)]
    until = request.facts.get("until")
    if until is not None:
        lines.append(voice.say("requests-vote-until", {"due": relative_time(until)}))
    lines += agreed_line(voice, call)
    away = tuple(seat_name(voice, player.seat) for player in call.session.players if player.away)
    if away:
        lines.append(voice.say("requests-vote-away", {"players": away, "count": len(away)}))
    sure = button(voice, request, "requests-vote-button", YES, "primary")
    return call.panel(voice, "\n".join(lines), (sure,))


# --- seats -----------------------------------------------------------------------------------------------------


async def seat_offer(app: App, call: Call, voice: Speaker) -> Panel:
    """A seat is offered to a person."""
    words = call.say(voice, "seat-offer", about_seat(voice, call))
    buttons = (*answers(voice, call.request, "requests-accept", "requests-decline"), never(voice, call.request))
    return call.panel(voice, words, buttons)


async def seat_ask(app: App, call: Call, voice: Speaker) -> Panel:
    """A person asks for a seat that belongs to another, or that its owner has left."""
    request, seated = call.request, call.session.players[call.request.seat]
    names, owner = call.session.names, seated.user_id
    is_theirs = owner == request.user_id  # who has resigned asks for their own seat
    by = names[seated.seat] if is_theirs else name_beside(names, str(request.facts["name"]))
    facts: dict[str, Fact] = {
        "player": person_name(voice, names[seated.seat]),
        "by": person_name(voice, by),
        "players": callees(voice, call),
    }
    own = owner in call.people
    buttons = answers(voice, request)
    buttons += (never(voice, request),) if own else ()
    key = "seat-ask-back" if is_theirs else "seat-ask" if own else "seat-ask-all"
    return call.panel(voice, call.say(voice, key, facts), buttons)


async def seat_free(app: App, call: Call, voice: Speaker) -> Panel | None:
    """To somebody who stands in for others: a seat needs a substitute."""
    if not call.is_direct:
        return None
    until = call.request.facts["until"]
    facts: dict[str, Fact] = {
        "player": person_name(voice, call.session.names[call.request.seat]),
        "due": relative_time(until),
    }
    buttons = answers(voice, call.request, "requests-take-seat", "requests-not-now")
    buttons += (never(voice, call.request, "requests-never-seats"),)
    return Panel(voice.say("requests-seat-free", facts), (buttons,), ends_at=until)


async def seat_sought(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the table: a substitute is sought for a seat, and who plays it meanwhile."""
    request = await app.services.requests.get(notice.facts["request"])
    if session is None or request is None or not is_sought(session, request):
        return None
    player = session.players[request.seat]
    facts: dict[str, Fact] = {"player": person_name(voice, session.names[player.seat])}
    if not player.is_computer:
        return Panel(voice.say("requests-seat-sought-here", facts))
    key = "requests-seat-sought-gone" if player.gone else "requests-seat-sought"
    return Panel(voice.say(key, facts))


async def seat_given(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """A seat has a new owner, who is mentioned, as it may be their move."""
    new = notice.facts["new"]
    if session is None or session.phase is not Phase.PLAYING:
        return None
    player = session.player_of(new)
    if player is None:
        return None
    due = player.seat in session.movers
    old = name_on(session.names, player.seat, str(notice.facts["old"]))
    facts: dict[str, Fact] = {"old": person_name(voice, old), "new": mention(new)}
    if notice.facts.get("was") == new:
        key = "requests-seat-back-due" if due else "requests-seat-back"
    else:
        key = "requests-seat-given-due" if due else "requests-seat-given"
    words = voice.say(key, facts)
    past = voice.say(key.removesuffix("-due"), facts)
    return Panel(words, ((open_button(voice, session),),), (new,), past)


async def seat_refused(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the person who asked for a seat or offered one: it was refused."""
    request = await app.services.requests.get(notice.facts["request"])
    if session is None or request is None or request.user_id is None:
        return None
    by = session.player_of(notice.facts["by"])
    who = name_beside(session.names, str(notice.facts["name"])) if by is None else session.names[by.seat]
    facts: dict[str, Fact] = {"player": mention(request.user_id), "by": person_name(voice, who)}
    return Panel(voice.say(WORDS[request.kind].refused, facts), (), (request.user_id,))


# --- the words of each kind ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Words:
    """What is said of one kind of request."""

    ask: Callable[[App, Call, Speaker], Awaitable[Panel | None]]
    """Builds the message that asks, with its buttons."""
    settled: str = "requests-you-agreed"
    """To who gave the last consent."""
    opens_panel: bool = False
    """Whether that is said above their own panel, as the table has changed for them."""
    names_asker: bool = False
    """Whether lists say who asks for the seat, and ask its owner in another form."""
    names_missing: bool = False
    """Whether who agrees is told whose consent is missing; else how many."""
    refused: str = "requests-seat-refused"
    """To who asked, in the notice of a refusal."""


WORDS: Mapping[str, Words] = {
    UNDO: Words(undo_ask, opens_panel=True, names_missing=True, refused="requests-undo-refused"),
    VOTE: Words(vote),
    GIVE: Words(seat_offer, settled="requests-seat-yours", opens_panel=True, refused="requests-seat-refused-offer"),
    TAKE: Words(seat_ask, names_asker=True),
    END: Words(end.end_ask, names_missing=True, refused="requests-end-refused"),
    FILL: Words(seat_free, settled="requests-seat-yours", opens_panel=True),
}


async def asking(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """A request, to the people who are to answer it."""
    call = await call_of(app, notice, session)
    return None if call is None else await WORDS[call.request.kind].ask(app, call, voice)


async def refused(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To the player who asked: a takeback or the end was refused; or they have withdrawn the request."""
    request = await app.services.requests.get(notice.facts["request"])
    by = None if session is None else session.player_of(notice.facts["by"])
    if request is None or request.user_id is None or by is None:
        return None
    if by.user_id == request.user_id:
        return Panel(voice.say("requests-end-withdrawn", {"player": seat_name(voice, by.seat)}))
    facts: dict[str, Fact] = {"player": mention(request.user_id), "by": seat_name(voice, by.seat)}
    return Panel(voice.say(WORDS[request.kind].refused, facts), (), (request.user_id,))


NOTICES = {
    **dict.fromkeys(OF_NOTICE, asking),
    **{kind.refused: refused for kind in KINDS.values()},
    "undo-done": undo_done,
    "seat-sought": seat_sought,
    "seat-given": seat_given,
    "seat-refused": seat_refused,
}


def what_is_asked(voice: Speaker, session: Session, request: RequestRow, user_id: int) -> str:
    """Return what is asked, and by whom, in a few words for a list, as ``user_id`` reads it."""
    form = "-early" if request.facts.get("early") else ""
    facts: dict[str, Fact] = {"player": owners(voice, session).name(Seat(request.seat))}
    if WORDS[request.kind].names_asker:
        name = name_beside(session.names, str(request.facts["name"]))
        facts["by"] = PlayerName(escape_markdown(name) if voice.markdown else name)
        form = "-own" if session.players[request.seat].user_id == user_id else ""
    return voice.say(f"inbox-asks-{request.kind}{form}", facts)


async def question(
    app: App, session: Session, request: RequestRow, voice: Speaker, reader: int | None
) -> Panel | None:
    """Return a request with the buttons that answer it, as one of the people asked reads it alone.

    ``reader`` None: as the message in the channel, with the state of the answers. None if it is over.
    """
    notice = NoticeRow(0, session.id, reader, kind_of(request).notice, {"request": request.id}, app.now(), 0)
    return await asking(app, notice, session, voice)


# --- answers ---------------------------------------------------------------------------------------------------


@explains_refusals
async def answer(ctx: Context) -> None:
    """``answer:<request>:<yes|no>``"""
    number, said = (*ctx.press.arguments, "", "")[:2]
    if not number.isdecimal() or len(number) > DIGITS or said not in (YES, NO, NEVER):
        raise Refused("request-over")
    try:
        if said == NEVER:
            await _decline_for_good(ctx, int(number))
        else:
            await _answer(ctx, int(number), agrees=said == YES)
    except Refused as refusal:
        if refusal.code == "request-over":
            await edit_notice(ctx, None)
        raise


async def _decline_for_good(ctx: Context, number: int) -> None:
    asked, session = ctx.services.requests, await ctx.session()
    request = await asked.load(number)
    if request.session_id != session.id:
        raise Refused("request-over")
    if kind_of(request).one_by_one:
        await _stand_in_no_more(ctx, session, request)
        return
    player = None if request.user_id is None else session.player_of(request.user_id)
    name = str(request.facts.get("name", "")) if player is None else session.names[player.seat]
    await asked.decline_for_good(number, ctx.reader.actor, name, interaction_id=ctx.interaction.id)
    await edit_notice(ctx, None)
    await ctx.say("requests-never-again")


async def _stand_in_no_more(ctx: Context, session: Session, request: RequestRow) -> None:
    """Ask somebody else for this seat, and the presser for none on this server."""
    actor = ctx.reader.actor
    await ctx.services.substitutes.change(session.guild_id, actor.user_id, lambda had: None)
    with suppress(Refused):  # somebody else may be asked by now
        await ctx.services.requests.refuse(request.id, actor, interaction_id=ctx.interaction.id)
    await edit_notice(ctx, None)
    await ctx.say("requests-stand-in-no-more")


async def _answer(ctx: Context, number: int, *, agrees: bool) -> None:
    asked, actor = ctx.services.requests, ctx.reader.actor
    request = await asked.load(number)
    if request.session_id != ctx.press.session:  # the server of the named table was compared
        raise Refused("request-over")
    is_passed_on = kind_of(request).one_by_one
    if not agrees:
        await asked.refuse(number, actor, interaction_id=ctx.interaction.id)
        await edit_notice(ctx, None)
        is_own = (await asked.load(number)).user_id == actor.user_id
        others = "requests-passed-on" if is_passed_on else "requests-you-refused"
        await ctx.say("requests-you-withdrew" if is_own else others)
        return
    if is_passed_on and not await sees_table(ctx.interaction.client, await ctx.session(), actor.user_id):
        raise Refused("other-server")
    follows = await follows_by_itself(ctx)  # asked before: the answer may settle it at once
    session = await asked.agree(number, actor, interaction_id=ctx.interaction.id)
    request = await asked.load(number)
    voice = ctx.voice(session)
    if request.state == "open":
        await ctx.answer.show(Panel(_still_waiting(voice, session, request)))
        await _show_agreed(ctx, session, request, follows=follows)
        return
    await edit_notice(ctx, None)
    words = WORDS[request.kind]
    if words.opens_panel:
        await show_private(ctx, session, [voice.say(words.settled)])
    else:
        await ctx.answer.show(Panel(voice.say(words.settled)))


async def _show_agreed(ctx: Context, session: Session, request: RequestRow, *, follows: bool) -> None:
    """Show who has agreed in the message in the channel, unless it ``follows`` the table by itself.

    One to the presser alone has done its work.
    """
    panel = None
    if ctx.interaction.guild_id == session.guild_id:
        if follows:
            return
        panel = await question(ctx.app, session, request, ctx.app.voice(session.lang, session), None)
    await edit_notice(ctx, panel)


def _still_waiting(voice: Speaker, session: Session, request: RequestRow) -> str:
    """Return the result of a consent that was not the last one needed."""
    people = kind_of(request).missing(session, request)
    seats = named(voice, session, people)
    if WORDS[request.kind].names_missing and seats:
        return voice.say("requests-you-agreed-waiting", {"players": seats})
    return voice.say("requests-you-agreed-more", {"more": max(1, request.needed - len(request.agreed))})


VERBS = {ANSWER: Verb(answer, anywhere=True, unseated=True)}
"""The answers to requests."""
