"""The review of a finished game: a button on the end card, progress, and what was found in words and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.features.table.beside import REVIEW
from bot.features.table.positions import from_row
from bot.history.judgements import accounts, amount, curve_title, decisive, line_words, percent, remarks, verdict
from bot.history.reviews import Making
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import board_title, seat_names, title
from bot.kit.pictures import Closed
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, LABEL, Button, Panel, cut, fitting
from bot.session.model import Session
from bot.texts import Speaker
from engines.core import Seat
from engines.core.review.findings import Account, Judgement, Review
from engines.core.review.retelling import Retold, Shown, retell
from render import easel
from render.charts.chances import Chances
from render.easel import Board, Picture
from render.scene import shown_to

log = structlog.get_logger(__name__)

STEP = 10
"""Percent of the work after which the message says how far it is."""


async def pressed(ctx: Context) -> None:
    """Show the review of a finished game, which is made if it is not kept; anybody may read it."""
    session = await ctx.session()
    review = await ctx.services.reviews.of(session) or await _make(ctx, session)
    if review is not None:
        await _show(ctx, session, ctx.voice(session), review)


async def _make(ctx: Context, session: Session) -> Review | None:
    """Return a new review; None after saying why there is none."""
    making, task = ctx.services.reviews.make(session, ctx.reader.actor.user_id)
    await _progress(ctx, session, making, task)
    review = task.result() if task.done() and not task.cancelled() else None
    if review is None:
        discarded = "review-undone" if session.kind.undoes_all else "review-discarded"
        why = discarded if making.is_discarded else "review-failed"
        await ctx.answer.show(Panel(ctx.voice(session).say("review-stopped" if ctx.app.is_closed else why)))
    return review


async def _progress(ctx: Context, session: Session, making: Making, task: asyncio.Task[Review | None]) -> None:
    """Say how many come before the review, and how far it is, until it is over or the bot stops."""
    voice, said, waits = ctx.voice(session), -1, 0
    while not task.done() and not ctx.app.is_closed:
        if (ahead := ctx.services.reviews.ahead(making)) and ahead != waits:
            waits = ahead
            await ctx.answer.show(Panel(voice.say("review-waiting", {"ahead": ahead})))
            continue
        if not ahead and (making.percent >= said + STEP or said < 0):
            said = making.percent
            await ctx.answer.show(Panel(voice.say("review-working", {"percent": said})))
            continue
        await making.advances()


async def _show(ctx: Context, session: Session, voice: Speaker, review: Review) -> None:
    record = await ctx.services.history.record(session.id, public=False)
    plain = voice.plain()
    decisions, pictures = list[Retold](), list[Picture]()

    async def draw() -> None:
        form, boards = ctx.app.picture_format, [_boards(plain, session, one) for one in decisions]
        pictures.append(await ctx.app.pictures.run(_chart(plain, session, review, form)))
        if boards:
            pictures.extend(await ctx.app.pictures.run(partial(easel.decisions, session.game, boards, form)))

    try:
        decisions.extend(await ctx.app.pictures.prepare(partial(retell, session.rules, record, review.keys)))
        await ctx.answer.show(_panel(voice, session, review, decisions))
        await ctx.app.pictures.newest(ctx.reader.actor.user_id, draw())
    except Closed:
        return
    except Exception:
        # The boundary of foreign code, as for pictures: the words are there without them.
        log.exception("review-pictures-failed", session=session.id)
    await ctx.answer.show(_panel(voice, session, review, decisions), *pictures)


def _panel(voice: Speaker, session: Session, review: Review, decisions: Sequence[Retold]) -> Panel:
    """Return what the dice gave and the choices gave away, and the decisions that cost most."""
    head = [f"**{_title(voice, session)}**", *accounts(voice, session.playable, review)]
    head += [*filter(None, [decisive(voice, review)]), ""]
    lines = [line for one in decisions for line in _decision(voice, session, one)] or [voice.say("review-none")]
    foot = ["", *(f"-# {line}" for line in [voice.say("review-how"), *remarks(voice, review)])]
    room = CONTENT - len("\n".join([*head, *foot])) - 2
    tries = tuple(_try_button(voice.plain(), session, one.judgement) for one in decisions)
    return Panel("\n".join([*head, fitting(lines, [], room), *foot]), (tries,) if tries else ())


def _try_button(voice: Speaker, session: Session, one: Judgement) -> Button:
    """Return the button to a *Try it* of the position in which this was decided."""
    words = voice.say("review-try", {"turn": voice.turn(one.turn), "player": voice.name(Seat(one.seat))})
    return Button(cut(words, LABEL), custom_id(session.id, 0, from_row(one.row - 1)))


def _title(voice: Speaker, session: Session) -> str:
    players = tuple(voice.name(player.seat) for player in session.players)
    return voice.say("review-title", {"game": title(voice, session.game), "players": players})


def _decision(voice: Speaker, session: Session, one: Retold) -> list[str]:
    judgement, seat = one.judgement, Seat(one.judgement.seat)
    played, better = (line_words(voice, session.playable, seat, line) for line in (one.played, one.better))
    facts: dict[str, Any] = {"turn": voice.turn(judgement.turn), "player": str(voice.name(seat))}
    return [
        voice.say("review-key", {**facts, "verdict": verdict(voice, session.playable, judgement)}),
        voice.say("review-key-played", {"line": played}),
        voice.say("review-key-better", {"line": better}),
    ]


def _chart(voice: Speaker, session: Session, review: Review, form: Any) -> partial[Picture]:
    shown = Chances(
        title=_title(voice, session),
        across=curve_title(voice, review),
        names=seat_names(voice, session, listed=True),
        points=tuple((turn, one.chances) for turn, one in review.course),
        accounts=tuple((one.seat, _short(voice, session, one)) for one in review.accounts),
    )
    return partial(easel.review, shown, voice, form)


def _short(voice: Speaker, session: Session, one: Account) -> str:
    """Return what a seat owes to luck and choices, without its name."""
    facts = {
        "luck": amount(voice, session.playable, one.luck),
        "choice": amount(voice, session.playable, one.choice),
    }
    if one.quality is None:
        return voice.say("review-short-none", facts)
    return voice.say("review-short", {**facts, "quality": int(percent(one.quality))})


def _boards(voice: Speaker, session: Session, one: Retold) -> tuple[Board, Board]:
    """Return the table after what was played, and the table after what was better."""
    seat = Seat(one.judgement.seat)
    facts: dict[str, Any] = {"turn": voice.turn(one.judgement.turn), "player": str(voice.name(seat))}

    def board(key: str, shown: Shown) -> Board:
        words = line_words(voice, session.playable, seat, shown)
        names, events = seat_names(voice, session), session.playable.events_for(shown.events, seat)
        view, scene = shown_to(session.rules, shown.end, voice, names, reader=seat, events=events)
        scene = replace(scene, private=board_title(voice, session))
        return Board(voice.say(key, facts), words, view, scene)

    played = "review-board-suggested" if one.judgement.is_suggested else "review-board-played"
    return board(played, one.played), board("review-board-better", one.better)


VERBS = {REVIEW: Verb(pressed, beside=True, private=True, after_day=True)}
