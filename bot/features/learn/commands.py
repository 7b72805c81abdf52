"""/learn, and the presses of lessons: begin, go on, back, show me, and the short game after a course."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.features.table.beside import LESSON, TEACH
from bot.features.table.move import completions
from bot.features.table.presses import explains_refusals, show_private
from bot.features.table.private_board import gone_lines
from bot.features.table.typed import play_typed
from bot.kit.app import app_of
from bot.kit.commands import command, game_titles, serve
from bot.kit.context import Context
from bot.kit.feature import Feature
from bot.kit.parts import ListLine
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.session.lessons import LessonBoard
from bot.session.model import Pov, Refused, Session
from bot.session.private_board import OWN, is_fresh
from engines import game as game_of
from engines.core.opponents.computers import levels
from engines.core.teaching.lesson import lesson, lessons, short_game

from .lessons import BACK, CHOOSE, LEARN, SHORT, SHOW, goes_on, show_lesson
from .overview import finished, overview_panel, taught_games


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("learn", learn, choices={"game": game_titles()}, autocomplete={"action": actions})]


async def learn(interaction: discord.Interaction, game: str | None = None, action: str | None = None) -> None:
    """Go on with the lesson in progress, or offer one; ``action``: play it in the lesson, as a press would."""

    async def work(ctx: Context) -> None:
        if action is None:
            await open_learning(ctx, game)
            return
        board = await ctx.services.tables.boards.lesson_of(ctx.reader.actor.user_id)
        if board is None or board.progress.is_done:
            raise Refused("no-lesson")
        if game not in (None, board.row.game):
            raise Refused("other-lesson", game=title(ctx.voice(), board.row.game))
        ctx.press = ctx.press.on(board.row.id)  # before any refusal: explaining it needs the lesson
        await typed(ctx)

    @explains_refusals
    async def typed(ctx: Context) -> None:
        await play_typed(ctx, await ctx.session(), OWN, action or "")

    await serve(interaction, work)


async def actions(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the actions of the reader's lesson that match what is typed."""
    app = app_of(interaction)
    board = await app.services.tables.boards.lesson_of(interaction.user.id)
    if board is None or board.progress.is_done:
        return []
    lang = (await app.reader(interaction)).lang
    found = completions(app, board.session, lang, interaction.user.id, current)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def open_learning(ctx: Context, game: str | None) -> None:
    """Go on with the lesson in progress, of this game if one is named, or else show the lessons."""
    now = await ctx.services.tables.boards.lesson_of(ctx.reader.actor.user_id)
    if now is not None and not now.progress.is_done and game in (None, now.row.game):
        await show_lesson(ctx, now.session)
        return
    await show_overview(ctx, await _game_here(ctx, now) if game is None else _taught(game))


def _taught(game: str) -> str:
    if game not in taught_games():
        raise Refused("unknown-game", game=game)
    return game


async def _game_here(ctx: Context, now: LessonBoard | None) -> str:
    """Return the game of this channel, else the one that the reader learned last, else the one learned soonest.

    ``now``: the reader's newest lesson, which is over.
    """
    session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
    ended = [row.game for row in await ctx.services.tables.boards.learned(ctx.reader.actor.user_id) if row.lesson]
    last = [] if now is None else [now.row.game]
    games = taught_games()
    wanted = [*([] if session is None else [session.game]), *last, *reversed(ended), games[0]]
    return next(game for game in wanted if game in games)


async def show_overview(ctx: Context, game: str) -> None:
    boards, user_id = ctx.services.tables.boards, ctx.reader.actor.user_id
    done = finished(await boards.learned(user_id))
    now, begun = await boards.lesson_of(user_id), await goes_on(ctx, game)
    await ctx.answer.show(overview_panel(ctx.voice(), game, done, now, begun))


# --- presses -----------------------------------------------------------------------------------------------------


def _argument(ctx: Context, at: int = 0) -> str:
    arguments = ctx.press.arguments
    return arguments[at] if at < len(arguments) else ""


async def learn_pressed(ctx: Context) -> None:
    """``learn:<game>``; ``learn``: as the command."""
    await open_learning(ctx, _taught(_argument(ctx)) if ctx.press.arguments else None)


async def choose_pressed(ctx: Context) -> None:
    """``lessons:<game>``"""
    await show_overview(ctx, _taught(_argument(ctx)))


async def lesson_pressed(ctx: Context) -> None:
    """``lesson:<game>:<id>``: begin it, unless it is the one in progress."""
    game = _taught(_argument(ctx))
    if _argument(ctx, 1) not in [one.id for one in lessons(game)]:
        raise Refused("no-lesson")
    of, boards = lesson(game, _argument(ctx, 1)), ctx.services.tables.boards
    now = await boards.lesson_of(ctx.reader.actor.user_id)
    if now is not None and not now.progress.is_done and now.progress.lesson == of:
        await show_lesson(ctx, now.session)
        return
    board, gone = await boards.begin_lesson(
        ctx.reader.actor, of, ctx.reader.lang, interaction_id=ctx.interaction.id
    )
    await show_lesson(ctx, board.session, gone_lines(ctx.voice(), gone))


async def _lesson_of(ctx: Context) -> Session:
    """Return the lesson of the press; Refused("no-lesson") for another private board."""
    session = await ctx.session()
    if not session.kind.teaches:
        raise Refused("no-lesson")
    return session


@explains_refusals
async def back_pressed(ctx: Context) -> None:
    """Take back the last right press."""
    session = await _lesson_of(ctx)
    played = await ctx.services.moves.undo(
        session.id, ctx.reader.actor, decision=ctx.press.decision, interaction_id=ctx.interaction.id
    )
    await show_lesson(ctx, played.session)


@explains_refusals
async def show_pressed(ctx: Context) -> None:
    """Show the right press of the step."""
    await show_lesson(ctx, await _lesson_of(ctx), shows=True)


async def short_pressed(ctx: Context) -> None:
    """``lesson-play:<game>``: the short game of the course, against the weakest computer players."""
    game = _taught(_argument(ctx))
    short = short_game(game)
    if short is None:
        raise Refused("no-lesson")
    playable, boards = game_of(game), ctx.services.tables.boards
    weakest = (levels(playable)[0],) * (short.seats - 1)
    options = playable.rules.Options.model_validate(short.options)
    for one in await boards.glances(ctx.reader.actor.user_id):
        if one.game == game and is_fresh(one):
            fresh = await boards.opened(one.id, ctx.reader.actor.user_id)
            if (fresh.levels, fresh.chosen) == (weakest, options):
                await show_private(ctx, fresh.session)
                return
    board, gone = await boards.begin(
        ctx.reader.actor,
        game,
        ctx.reader.lang,
        weakest,
        options,
        interaction_id=ctx.interaction.id,
        untouched=True,
    )
    await show_private(ctx, board.session, gone_lines(ctx.voice(), gone))


# --- in what others show -----------------------------------------------------------------------------------------


def _instead(ctx: Context, session: Session, said: Sequence[str], opens: bool) -> Awaitable[None] | None:
    return show_lesson(ctx, session, said) if session.kind.teaches else None


async def _in_more(ctx: Context, pov: Pov, whole: bool) -> Sequence[ListLine]:
    """Return *Learn by playing* on the first panel of a private game, until a lesson of it is finished."""
    game = pov.session.game
    if not whole or not is_fresh(pov.session) or not lessons(game):
        return []
    learned = await ctx.services.tables.boards.learned(ctx.reader.actor.user_id)
    return [] if any(row.lesson and row.game == game for row in learned) else [("learn", (TEACH, game))]


FEATURE = Feature(
    commands=commands,
    verbs={
        TEACH: Verb(learn_pressed, beside=True, private=True),
        LEARN: Verb(learn_pressed),
        CHOOSE: Verb(choose_pressed),
        LESSON: Verb(lesson_pressed),
        SHORT: Verb(short_pressed),
        BACK: Verb(back_pressed, anywhere=True, own_panel=True, private=True),
        SHOW: Verb(show_pressed, anywhere=True, own_panel=True, private=True),
    },
    instead=_instead,
    in_more=_in_more,
)
