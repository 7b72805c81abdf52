"""The daily digest of one person: requests and games that wait for them, games that ended, where others moved, in a
line each."""

from __future__ import annotations

from bot.deadlines.digests import DIGEST
from bot.kit.app import App
from bot.kit.paging import pages_of
from bot.kit.phrases import intervention_line, listing, table_link, title
from bot.kit.shapes import Panel
from bot.rows.messages import NoticeRow
from bot.rows.session import HALF, QUIET
from bot.session.model import Phase, Session
from bot.texts import Speaker
from engines.core import Fact

from .panel import (
    OpenGame,
    asked_of,
    controls,
    game_line,
    games_of,
    place_words,
    request_line,
    watched_by,
    watched_line,
)

MOST = 25
"""Ended games that are listed, at most; of the others, the number."""


async def digest(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Return the digest of one person; None if there is no news left."""
    if notice.user_id is None:
        return None
    user_id, since = notice.user_id, float(notice.facts["since"])
    ended, moved = await app.services.digests.since(user_id, since)
    games, asked = await games_of(app, user_id, whole=False), await asked_of(app, user_id)
    shown = [mine for mine in games if mine.waits or mine.session.id in moved]
    watched = [one for one in await watched_by(app, user_id) if one[0].id in moved]
    if not ended and not asked and not any(mine.waits for mine in shown):
        return None
    over = [await app.services.tables.load(session_id) for session_id in ended[:MOST]]
    own = await app.services.preferences.of_user(user_id)
    if own.lang is None:  # no interaction says which language their client has: use that of the first table
        tables = [*(mine.session for mine in shown), *(mine.session for mine in asked), *over]
        tables += [session for session, _ in watched]
        voice = app.voice(tables[0].lang, signs=own.signs)
    stages = {session_id: stage for session_id, _, _, stage, _ in notice.facts.get("reminds", ())}
    shown.sort(key=lambda mine: mine.session.id not in stages)  # no other reminder of these comes
    blocks = [request_line(app, voice.lang, mine, user_id) for mine in asked]
    blocks += [_line(app, voice, mine, stages.get(mine.session.id, QUIET)) for mine in shown]
    blocks += [await _end_line(app, voice, each) for each in over]
    blocks += [watched_line(app, voice.lang, *one) for one in watched]
    fits = pages_of(blocks)[0]
    lines = [voice.say("inbox-digest-title")]
    lines += [blocks[number] for number in fits]
    left = len(asked) + len(shown) + len(ended) + len(watched) - len(fits)
    if left:
        lines.append(voice.say("inbox-more", {"count": left}))
    lines.append(voice.say("inbox-digest-foot"))
    requests = [asked[number] for number in fits if number < len(asked)]
    listed = [shown[n - len(asked)] for n in fits if len(asked) <= n < len(asked) + len(shown)]
    return Panel("\n".join(lines), controls(app, voice.lang, listed, requests, user_id))


def _line(app: App, voice: Speaker, mine: OpenGame, stage: int) -> str:
    """Return the line about a game, with what a reminder would say that has not been sent on its own."""
    line = game_line(app, voice.lang, mine, stays=True)
    if not mine.waits or stage <= QUIET:
        return line
    return voice.beside([line, voice.say("inbox-digest-half" if stage == HALF else "inbox-digest-near")])


async def _end_line(app: App, voice: Speaker, session: Session) -> str:
    """Return the end of a game in a line; of one without a result, in a second one, why."""
    own = listing(app.voice(voice.lang, session), session)
    facts: dict[str, Fact] = {
        "game": title(own, session.game),
        "place": place_words(own, session, table_link(session)),
    }
    outcome = session.outcome
    if session.phase is Phase.CLOSED or outcome is None:
        ended = await app.services.history.how_it_ended(session.id)
        return "\n".join([own.say("inbox-digest-closed", facts), *(intervention_line(own, row) for row in ended)])
    if len(outcome.ranks) == 1:
        return own.say("inbox-digest-over", facts)
    facts |= {"winners": tuple(own.name(seat) for seat in outcome.winners), "count": len(outcome.winners)}
    if outcome.winners and session.given_up.issuperset(outcome.winners):
        return own.say("inbox-digest-unclaimed", facts)
    facts |= {"team": int(outcome.is_team_win)}
    return own.say("inbox-digest-ended", facts)


NOTICES = {DIGEST: digest}
