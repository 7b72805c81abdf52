"""/play: a whole game against computer players on a private board, anywhere, one press from the first choice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.first import NOW, first_lines, first_rows
from bot.features.lobby.new import open_lobby
from bot.features.lobby.panel import (
    PLACEHOLDER,
    level_word,
    option_choices,
    option_lines,
    option_words,
    value_words,
)
from bot.features.table.beside import OPEN, PLAY
from bot.features.table.panels import HAND
from bot.features.table.presses import explains_refusals, show_private
from bot.features.table.private_board import (
    AWAY,
    FOR_PEOPLE,
    KEPT_REVIEW,
    REPEAT,
    SETTINGS,
    count,
    gone_lines,
    head,
    not_in_lessons,
    opponents,
)
from bot.history.judgements import accounts, decisive
from bot.history.judgements import remarks as judgement_remarks
from bot.kit.boundary import refusal_words
from bot.kit.commands import command, game_titles, known_game, locale_text, serve
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons
from bot.kit.permissions import invitation, is_on_server
from bot.kit.phrases import board_title, title
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, OPTIONS, Button, Option, Panel, Row, Select, cut, fitting, rows_of, unique_labels
from bot.session.lobby import with_option
from bot.session.model import Phase, Refused, Session, Stale
from bot.session.private_board import Board, is_fresh
from bot.session.rules import TableRules
from bot.texts import Speaker
from engines import GAMES
from engines import game as game_of
from engines.core import IllegalAction
from engines.core.opponents.computers import levels
from engines.core.teaching.lesson import short_game

NEW, SET = "new", "board-set"
SURE = "sure"
OPPONENTS, LEVEL = "opponents", "level"
"""What is chosen beside the game's own options; no game may have options of these names."""
EASY = "easy"
LISTS = 4
"""Lists of options on one panel, above its buttons."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    known = dict.fromkeys(level for game in GAMES.values() for level in levels(game))
    chosen = [app_commands.Choice(name=locale_text(f"lobby-level-{level}"), value=level) for level in known]
    return [command("play", play, choices={"game": game_titles(), "level": chosen})]


async def play(interaction: discord.Interaction, game: str | None = None, level: str | None = None) -> None:
    """Show the first choice of a game at once; without a game the first page."""

    async def work(ctx: Context) -> None:
        if game is None:
            await _show_first(ctx)
        else:
            await open_board(ctx, known_game(game), level)

    await serve(interaction, work)


async def _show_first(ctx: Context) -> None:
    """Show the first page, and the reader's private games that go on."""
    voice, mine = ctx.voice(), running(await ctx.services.tables.boards.glances(ctx.reader.actor.user_id))
    rows = (*first_rows(voice), *([board_list(ctx, mine)] if mine else []))
    await ctx.answer.show(Panel("\n".join(first_lines(voice)), rows))


async def pressed(ctx: Context) -> None:
    """``play:<game>``; ``play:<game>:new[:<level>]``: also if a game of it goes on. ``play``: ask which game."""
    game, new, level = (*ctx.press.arguments, "", "", "")[:3]
    if game:
        await open_board(ctx, known_game(game), level or None, anew=new == NEW)
    else:
        await _ask(ctx)


async def open_board(ctx: Context, game: str, level: str | None = None, *, anew: bool = False) -> None:
    """Show the board of a game that goes on, or else a new one; one without a press of theirs is taken up again."""
    mine = await ctx.services.tables.boards.glances(ctx.reader.actor.user_id)
    theirs = [one for one in running(mine) if one.kind.has_settings and one.game == game]
    begun = sorted((one for one in theirs if not is_fresh(one)), key=lambda one: one.incident is not None)
    fresh = next((one for one in theirs if is_fresh(one)), None)
    boards, user_id = ctx.services.tables.boards, ctx.reader.actor.user_id
    if begun and not anew:  # those that can go on first
        voice = ctx.voice(begun[0])
        path = (PLAY, game, NEW, *([] if level is None else [level]))
        new = Button(voice.say("scores-again"), custom_id("", 0, path))
        session = (await boards.opened(begun[0].id, user_id)).session
        await show_private(ctx, session, [voice.say("board-goes-on")], opens=True, beside=new)
    elif fresh is not None and not anew:
        board = await boards.opened(fresh.id, user_id)
        if level in (None, *board.levels) or not board.levels:
            await show_private(ctx, board.session, opens=True)
        else:
            await _begin(ctx, game, (level or EASY,) * len(board.levels), board.chosen)
    else:
        short = short_game(game)
        rules = game_of(game).rules
        seats = min(rules.seats) if short is None else short.seats
        await _begin(ctx, game, (level or EASY,) * (seats - 1), rules.Options())


async def _begin(ctx: Context, game: str, policies: Sequence[str], options: Any) -> None:
    board, gone = await ctx.services.tables.boards.begin(
        ctx.reader.actor, game, ctx.reader.lang, policies, options,
        interaction_id=ctx.interaction.id, untouched=True,
    )  # fmt: skip
    await show_private(ctx, board.session, gone_lines(ctx.voice(), gone), opens=True)


# --- which game ------------------------------------------------------------------------------------------------


def running(mine: Sequence[Session]) -> list[Session]:
    return [one for one in mine if one.phase is Phase.PLAYING]


async def _ask(ctx: Context) -> None:
    """Ask which game; one of those that go on can be opened as well."""
    mine = running(await ctx.services.tables.boards.glances(ctx.reader.actor.user_id))
    rows: list[Row] = [play_buttons(ctx.voice(), PLAY)]
    if mine:
        rows.append(board_list(ctx, mine))
    await ctx.answer.show(Panel(ctx.voice().say("board-which"), tuple(rows)))


def play_buttons(voice: Speaker, verb: str = NOW) -> tuple[Button, ...]:
    """Return a button for each game that opens its board."""
    return tuple(
        Button(voice.say("board-play-game", {"game": title(voice, game)}), custom_id("", 0, (verb, game)))
        for game in GAMES
    )[:5]


def board_list(ctx: Context, mine: Sequence[Session], number: int = 0) -> Select:
    """Return the list that opens one of these boards; ``number``: of the list on its panel."""
    labels = unique_labels([cut(board_words(ctx, one, "board-option"), LABEL) for one in mine[:OPTIONS]])
    options = tuple(Option(label, path_text((OPEN, one.id))) for label, one in zip(labels, mine, strict=False))
    return Select(custom_id("", number, (PICK,)), ctx.voice().say("board-resume"), options)


def board_words(ctx: Context, session: Session, key: str) -> str:
    """Return what a list says of a board: its game, what it is, and its turn."""
    voice = ctx.voice(session)
    facts = {"game": title(voice, session.game), "title": board_title(voice, session)}
    earlier = session.incident is not None
    turn = voice.say("board-earlier-rules") if earlier else voice.turn(session.rules.turns(session.state))
    return voice.say(key, {**facts, "turn": turn})


# --- options ---------------------------------------------------------------------------------------------------


async def _own(ctx: Context) -> Board:
    """Return the presser's board; Refused("no-board") for a table, or another's board."""
    session = await ctx.session()
    not_in_lessons(session)
    return await ctx.services.tables.boards.opened(session.id, ctx.reader.actor.user_id)


@explains_refusals
async def show_settings(ctx: Context) -> None:
    """``board-options[:<page>]``"""
    board = await _own(ctx)
    if not is_fresh(board.session):
        raise Stale(board.session)
    await ctx.answer.show(settings_panel(ctx.voice(board.session), board, page_asked(ctx) or 0))


@explains_refusals
async def set_option(ctx: Context) -> None:
    """``board-set:<page>:<option>:<value>``: begin anew with this option, as nothing was pressed yet."""
    board, said = await _own(ctx), list[str]()
    name, value = (*ctx.press.arguments[1:], "", "")[:2]
    try:
        policies, options = _changed(board, name, value)
        board, _ = await ctx.services.tables.boards.begin(
            ctx.reader.actor, board.session.game, board.session.lang, policies, options,
            interaction_id=ctx.interaction.id, replaces=board.row.id, untouched=True,
        )  # fmt: skip
    except Stale:
        raise
    except (Refused, IllegalAction) as refusal:
        said.append(refusal_words(ctx.voice(board.session), refusal))
    await ctx.answer.show(settings_panel(ctx.voice(board.session), board, page_asked(ctx) or 0, said))


def _changed(board: Board, name: str, value: str) -> tuple[Sequence[str], Any]:
    """Return computer players and options with one of them changed. Refused: bad-option, unknown-option."""
    policies, options = board.levels, board.chosen
    if name == OPPONENTS:
        if value not in opponent_counts(board.session):
            raise Refused("bad-option", option=name, value=value)
        return (policies[0] if policies else EASY,) * int(value), options
    if name == LEVEL:
        return (value,) * len(policies), options
    if name not in type(options).model_fields:
        raise Refused("unknown-option", option=name)
    return policies, with_option(options, name, value)


def opponent_counts(session: Session) -> tuple[str, ...]:
    return tuple(str(seats - 1) for seats in session.rules.seats)


def settings_panel(voice: Speaker, board: Board, page: int = 0, said: Sequence[str] = ()) -> Panel:
    """Return a list for each option of a board, as many as fit; the choice in any of them begins anew."""
    session, own = board.session, replace(board.session, options=board.chosen)
    options = [one for one in option_choices(own) if one.name not in TableRules.model_fields]
    lists = [
        (OPPONENTS, opponents(voice, session), [(one, count(voice, int(one))) for one in opponent_counts(session)])
    ]
    if board.levels:
        now = voice.say("board-level", {"level": level_word(voice, board.levels[0])})
        lists.append((LEVEL, now, [(one, level_word(voice, one)) for one in levels(session.playable)]))
    for option in options:
        words = {"option": option_words(voice, session.game, option.name)}
        now = voice.say(
            "lobby-option-now", {**words, "value": value_words(voice, session.game, option.name, option.now)}
        )
        values = [(value, value_words(voice, session.game, option.name, value)) for value in option.values]
        lists.append((option.name, now, values))
    pages = math.ceil(len(lists) / LISTS)
    page = max(0, min(page, pages - 1))
    # As in the lobby no value is marked: the closed list would show that alone, and not of which option it is.
    rows: list[Row] = [
        Select(
            custom_id(session.id, 0, (PICK, str(number))),
            cut(now, PLACEHOLDER),
            tuple(Option(cut(label, LABEL), path_text((SET, str(page), name, value))) for value, label in values),
        )
        for number, (name, now, values) in enumerate(lists[page * LISTS : (page + 1) * LISTS])
    ]
    go = Button(voice.say("board-play"), custom_id(session.id, 0, HAND), "success")
    held = option_lines(voice, own, [one for one in options if one.holds != one.now])  # the lists say the others
    content = "\n".join([head(voice, session), voice.say("board-settings"), *held, *said])
    return Panel(content, (*rows, *rows_of([go, *page_buttons(voice, session.id, (SETTINGS,), page, pages)])))


# --- beside the game -------------------------------------------------------------------------------------------


@explains_refusals
async def put_away(ctx: Context) -> None:
    """``board-away``: ask first; ``board-away:sure``: the board is gone."""
    session = (await _own(ctx)).session
    voice = ctx.voice(session)
    if SURE in ctx.press.arguments:
        await ctx.services.tables.boards.end(session.id, ctx.reader.actor, decision=ctx.press.decision)
        await ctx.answer.show(Panel(voice.say("board-away-done")))
        return
    sure = Button(voice.say("board-away-sure"), custom_id(session.id, session.revision, (AWAY, SURE)), "danger")
    back = Button(voice.say("common-back"), custom_id(session.id, 0, HAND))
    await ctx.show(
        Panel("\n".join([head(voice, session), voice.say("board-away-ask")]), ((sure, back),)), of=session
    )


@explains_refusals
async def again(ctx: Context) -> None:
    """Begin another game with the same options; the one that is over stays in the list."""
    board = await _own(ctx)
    await _begin(ctx, board.session.game, board.levels, board.chosen)


@explains_refusals
async def kept_review(ctx: Context) -> None:
    """Show what the review of a game of earlier rules has found; its decisions cannot be played again."""
    session = (await _own(ctx)).session
    voice, review = ctx.voice(session), await ctx.services.reviews.of_earlier_rules(session)
    if review is None:
        raise Refused("review-corrected")
    found = [*accounts(voice, session.playable, review), *filter(None, [decisive(voice, review)])]
    notes = [f"-# {note}" for note in (voice.say("review-how"), *judgement_remarks(voice, review))]
    lines = [head(voice, session), *found, *notes, voice.say("board-ended")]
    await ctx.answer.show(Panel(fitting(lines, [])))


async def for_people(ctx: Context) -> None:
    """Open a lobby with the same game and options where this was pressed."""
    board = await _own(ctx)
    if is_on_server(ctx.interaction):
        await open_lobby(ctx, board.session.game, board.row.id)
    else:
        link = invitation(ctx.interaction)
        await ctx.say("board-elsewhere", game=title(ctx.voice(), board.session.game), **link)


VERBS = {
    PLAY: Verb(pressed),
    NOW: Verb(pressed, beside=True),
    SETTINGS: Verb(show_settings, private=True, after_day=True),
    SET: Verb(set_option, private=True, after_day=True),
    AWAY: Verb(put_away, private=True, after_day=True),
    REPEAT: Verb(again, private=True, after_day=True),
    FOR_PEOPLE: Verb(for_people, beside=True, private=True, after_day=True),
    KEPT_REVIEW: Verb(kept_review, beside=True, private=True, after_day=True),
}
