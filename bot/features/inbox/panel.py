"""/mygames: a person's open games on all servers, those that wait for them first, with a link to each table; and
their private boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.features.board import board_list, board_words
from bot.features.requests.notices import question
from bot.features.table.beside import OPEN, newest_lines
from bot.features.table.orders import CANCEL, order_lines
from bot.features.table.panels import BACK_AGAIN, HAND, UNWATCH, headline
from bot.features.table.presses import explains_refusals, show_private
from bot.features.watching import stop_unseen
from bot.kit.app import App
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import PICK, Press, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons, page_of, pages_of
from bot.kit.permissions import require_server
from bot.kit.phrases import channel_words, duration, moment, owners, relative_time, table_link, title
from bot.kit.router import Verb, require_there
from bot.kit.shapes import (
    BUTTONS,
    LABEL,
    OPTIONS,
    ROWS,
    Button,
    Option,
    Panel,
    Row,
    Select,
    cut,
    unique_labels,
)
from bot.rows.ahead import NoteRow, OrdersRow
from bot.rows.messages import END, FILL, TAKE, RequestRow
from bot.rows.session import Player, SessionRow
from bot.seating.asking import LIFE
from bot.session.model import OLD_RULES, Phase, Pov, Refused, Session
from bot.session.views import pov_of
from bot.texts import PlayerName, Speaker, escape_markdown, name_beside
from engines.core import Fact, Seat

INBOX, REQUEST, CLEAR = "inbox", "inbox-request", "inbox-clear"
ASKED = 300
"""Characters of the question in one of many games."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game of the reader, with the link to its table and the state of its channel."""

    session: Session
    player: Player
    link: str
    is_unreachable: bool
    """Whether the last attempt to send to its channel failed."""
    pov: Pov | None
    """The reader's point of view; None in a lobby and in a quarantined game."""
    answers: tuple[str, ...] = ()
    """The reader's standing answers."""
    orders: OrdersRow | None = None
    """Their standing orders."""

    @property
    def waits(self) -> bool:
        """Whether the game waits for the reader in person."""
        return self.pov is not None and self.pov.owes and self.player.person is not None

    @property
    def due(self) -> float | None:
        return self.session.due_at(self.player.seat)

    @property
    def order(self) -> tuple[int, float, float]:
        """The sort key: waiting games by deadline, then the others by their last change, newest first."""
        due = float("inf") if not self.waits or self.due is None else self.due
        if self.pov is None:
            kind = 3 if self.session.phase is Phase.LOBBY else 4
        else:
            kind = 0 if self.waits else 1 if self.player.away else 2
        return kind, due, -self.session.changed_at


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """An open request that awaits the reader's answer, with the link to its table."""

    session: Session
    request: RequestRow
    link: str


async def asked_of(app: App, user_id: int) -> list[OpenRequest]:
    """Return the requests that await this person's answer, oldest first; they may have no seat at the table."""
    found = await app.services.requests.awaiting(user_id)
    panels = await app.services.reachability.panels([session.id for session, _ in found])
    return [
        OpenRequest(session, request, table_link(session, panel))
        for (session, request), (panel, _) in zip(found, panels, strict=True)
    ]


async def games_of(app: App, user_id: int) -> list[OpenGame]:
    """Return every open game in which this person has a seat, in the order of ``OpenGame.order``."""
    sessions = await app.services.tables.of_user(user_id)
    panels = await app.services.reachability.panels([session.id for session in sessions])
    answers = await app.services.standing_answers.of_person(user_id)
    orders = await app.services.orders.of_person(user_id)
    games = []
    for session, (panel, is_unreachable) in zip(sessions, panels, strict=True):
        player = session.player_of(user_id)
        if player is not None:
            link = table_link(session, panel)
            pov, chosen = _pov(app, session, user_id), answers.get(session.id, ())
            games.append(OpenGame(session, player, link, is_unreachable, pov, chosen, orders.get(session.id)))
    return sorted(games, key=lambda mine: mine.order)


async def watched_by(app: App, user_id: int) -> list[tuple[Session, str]]:
    """Return the tables that a person follows without a seat, each with the link to it, newest first."""
    sessions = await app.services.watching.by_user(user_id)
    panels = await app.services.reachability.panels([session.id for session in sessions])
    return [(session, table_link(session, panel)) for session, (panel, _) in zip(sessions, panels, strict=True)]


def _pov(app: App, session: Session, user_id: int) -> Pov | None:
    is_stopped = session.phase is not Phase.PLAYING or session.incident is not None
    return None if is_stopped else pov_of(session, user_id)


# --- words -----------------------------------------------------------------------------------------------------


def lines_of(app: App, lang: str, mine: OpenGame, note: NoteRow | None = None, *, stays: bool = False) -> str:
    """Return one to five lines about a game, with a note of its reader; ``stays``: in a message read for days."""
    session = mine.session
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, mine.link),
        "players": tuple(voice.name(seat) for seat in session.movers),
        "due": "" if mine.due is None else (moment if stays else relative_time)(mine.due),
    }
    lines = [voice.say(f"inbox-{_status_key(mine)}", facts)]
    if mine.waits and mine.pov is not None and mine.pov.prompt is not None:
        prompt = voice.of_game("prompt", mine.pov.prompt.key, mine.pov.prompt.facts)
        lines.append(voice.say("inbox-asked", {"prompt": cut(prompt, ASKED)}))
    if mine.orders is not None and mine.pov is not None and not stays:
        lines += order_lines(voice, session, mine.orders)
    if mine.answers:
        chosen = tuple(voice.of_game("answer", key) for key in mine.answers)
        lines.append(voice.say("inbox-standing-answers", {"answers": voice.beside(chosen)}))
    bank, left = session.table_rules.bank, session.bank_of(mine.player.seat)
    if bank is not None and _status_key(mine) == "yours-due":
        lines.append(voice.say("inbox-bank-due", {"more": duration(voice, bank.increment)}))
    elif left is not None and _status_key(mine) == "others":
        lines.append(voice.say("inbox-bank", {"left": duration(voice, left)}))
    if mine.is_unreachable:
        lines.append(voice.say("inbox-muted"))
    return "\n".join([*lines, *_noted(voice, note)])


def _noted(voice: Speaker, note: NoteRow | None) -> list[str]:
    return [] if note is None else newest_lines(voice, [note])


def request_line(app: App, lang: str, mine: OpenRequest, user_id: int) -> str:
    """Return one line about a request."""
    session, request = mine.session, mine.request
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, mine.link),
        "asks": _asks(voice, mine, user_id),
    }
    if request.kind == END:
        return voice.say("inbox-request-due", {**facts, "due": relative_time(request.created_at + LIFE)})
    if request.kind == FILL:
        return voice.say("inbox-request-due", {**facts, "due": relative_time(request.facts["until"])})
    return voice.say("inbox-request", facts)


def _asks(voice: Speaker, mine: OpenRequest, user_id: int) -> str:
    """Return what is asked, and by whom, in a few words."""
    session, request = mine.session, mine.request
    names = owners(voice, session)
    facts: dict[str, Fact] = {"player": names.name(Seat(request.seat))}
    if request.kind != TAKE:
        early = "-early" if request.facts.get("early") else ""
        return voice.say(f"inbox-asks-{request.kind}{early}", facts)
    name = name_beside(session.names, str(request.facts["name"]))
    by = PlayerName(escape_markdown(name) if voice.markdown else name)
    is_own = session.players[request.seat].user_id == user_id
    return voice.say("inbox-asks-take-own" if is_own else "inbox-asks-take", {**facts, "by": by})


def place_words(voice: Speaker, session: Session | SessionRow, link: str) -> str:
    """Return the channel of a game with the link to it."""
    return voice.say("inbox-place", {"channel": channel_words(voice, session), "link": link})


def headline_of(voice: Speaker, session: Session) -> str | None:
    """Return the public headline of a running game: the round, and everybody's points where the game has some."""
    if session.phase is not Phase.PLAYING or session.incident is not None:
        return None
    return headline(voice, pov_of(session, None))


def watched_lines(app: App, lang: str, session: Session, link: str, note: NoteRow | None = None) -> str:
    """Return the lines about a table that the reader follows without a seat: what everybody sees of it."""
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, link),
        "players": tuple(voice.name(seat) for seat in session.movers),
    }
    key = "stopped" if session.incident is not None else session.phase
    now = headline_of(voice, session)
    lines = [voice.say(f"inbox-watched-{key}", facts), *([] if now is None else [now]), *_noted(voice, note)]
    return "\n".join(lines)


def _status_key(mine: OpenGame) -> str:
    session = mine.session
    if session.phase is Phase.LOBBY:
        return "lobby-asked" if mine.player.pending else "lobby"
    if session.incident is not None:
        return "old-rules" if session.incident == OLD_RULES else "stopped"
    if mine.waits:
        if session.is_voted_on(mine.player.seat):
            return "yours-late"
        return "yours" if mine.due is None else "yours-due"
    if mine.player.away:
        return "away"
    return "others"


# --- controls --------------------------------------------------------------------------------------------------


def controls(
    app: App, lang: str, shown: Sequence[OpenGame], asked: Sequence[OpenRequest], user_id: int
) -> tuple[Row, ...]:
    """Return a select of panels to open, one of requests to answer, and a button for each seat to come back to."""
    voice = app.voice(lang)
    rows: list[Row] = []
    waiting = [mine for mine in shown if mine.waits][:OPTIONS]
    if waiting:
        labels = unique_labels([_label(app, lang, "inbox-option", mine) for mine in waiting])
        options = tuple(
            Option(label, path_text((OPEN, mine.session.id))) for label, mine in zip(labels, waiting, strict=True)
        )
        rows.append(Select(custom_id("", 0, (PICK,)), voice.say("inbox-open"), options))
    if asked:
        labels = unique_labels([_request_label(app, lang, mine, user_id) for mine in asked[:OPTIONS]])
        options = tuple(
            Option(label, path_text((REQUEST, str(mine.request.id))))
            for label, mine in zip(labels, asked, strict=False)
        )
        rows.append(Select(custom_id("", 1, (PICK,)), voice.say("inbox-answer"), options))
    away = [mine for mine in shown if mine.player.away and mine.pov is not None][:BUTTONS]
    if away:
        labels = unique_labels([_label(app, lang, "inbox-back", mine) for mine in away])
        rows.append(
            tuple(
                Button(label, custom_id(mine.session.id, 0, (BACK_AGAIN, str(mine.player.seat))), "success")
                for label, mine in zip(labels, away, strict=True)
            )
        )
    return tuple(rows)


def clearing(app: App, lang: str, shown: Sequence[OpenGame]) -> Select | None:
    """Return the list of the orders that the reader may cancel and the standing answers that they may clear; None
    if there are neither."""
    labels, paths = list[str](), list[tuple[str, str]]()
    for mine in shown:
        labels += [_label(app, lang, "inbox-cancel-orders", mine)] if mine.orders is not None else []
        paths += [(CANCEL, mine.session.id)] if mine.orders is not None else []
        labels += [_label(app, lang, "inbox-clear-answers", mine)] if mine.answers else []
        paths += [(CLEAR, mine.session.id)] if mine.answers else []
    if not paths:
        return None
    named = zip(unique_labels(labels), map(path_text, paths), strict=True)
    options = tuple(Option(label, path) for label, path in list(named)[:OPTIONS])
    return Select(custom_id("", 4, (PICK,)), app.voice(lang).say("inbox-cancel-ahead"), options)


def _request_label(app: App, lang: str, mine: OpenRequest, user_id: int) -> str:
    voice = app.voice(lang, mine.session).plain()
    facts: dict[str, Fact] = {"game": title(voice, mine.session.game), "asks": _asks(voice, mine, user_id)}
    return cut(voice.say("inbox-answer-option", facts), LABEL)


def _label(app: App, lang: str, key: str, mine: OpenGame) -> str:
    """Return the label of a game in a list: its title and the other players."""
    others = [player for player in mine.session.players if player.seat != mine.player.seat]
    return _names(app, lang, key, mine.session, others)


def _names(app: App, lang: str, key: str, session: Session, players: Sequence[Player]) -> str:
    voice = app.voice(lang, session).plain()
    names = tuple(voice.name(player.seat) for player in players)
    facts: dict[str, Fact] = {"game": title(voice, session.game), "players": names, "count": len(names)}
    return cut(voice.say(key, facts), LABEL)


# --- the list --------------------------------------------------------------------------------------------------


async def show_inbox(ctx: Context, page: int = 0) -> None:
    """Show one page of the reader's open games."""
    lang, user_id = ctx.reader.lang, ctx.reader.actor.user_id
    games = await games_of(ctx.app, user_id)
    asked = await asked_of(ctx.app, user_id)
    boards = await ctx.services.tables.boards.glances(user_id)
    await stop_unseen(ctx.interaction.client, ctx.app, user_id)
    watched = await watched_by(ctx.app, user_id)
    voice, notes = ctx.voice(), await ctx.services.notes.newest(user_id)
    if not games and not asked and not boards and not watched:
        await ctx.answer.show(Panel(voice.say("inbox-empty")))
        return
    blocks = [request_line(ctx.app, lang, mine, user_id) for mine in asked]
    blocks += [lines_of(ctx.app, lang, mine, notes.get(mine.session.id)) for mine in games]
    blocks += [board_words(ctx, one, _board_key(one)) for one in boards]
    blocks += [watched_lines(ctx.app, lang, *one, notes.get(one[0].id)) for one in watched]
    leaves = pages_of(blocks)
    at = page_of(leaves, page)
    waiting = asked or any(mine.waits for mine in games)
    head = [voice.say("inbox-title")]
    head += [] if waiting or not games else [voice.say("inbox-nothing")]
    head += [] if len(leaves) == 1 else [voice.say("inbox-page", {"page": at + 1, "pages": len(leaves)})]
    tables = len(asked) + len(games)
    listed = [games[number - len(asked)] for number in leaves[at] if len(asked) <= number < tables]
    own = tables + len(boards)
    private = [boards[number - tables] for number in leaves[at] if tables <= number < own]
    followed = [watched[number - own][0] for number in leaves[at] if number >= own]
    rows = controls(ctx.app, lang, listed, [asked[number] for number in leaves[at] if number < len(asked)], user_id)
    clear = clearing(ctx.app, lang, listed)
    rows = rows if clear is None else (*rows, clear)
    turns = page_buttons(voice, "", (INBOX,), at, len(leaves))
    if private and len(rows) + bool(turns) < ROWS:  # /play has it too
        rows = (*rows, board_list(ctx, private, 2))
    if followed and len(rows) + bool(turns) < ROWS:  # /tables and /game watch have it too
        rows = (*rows, _unwatching(ctx.app, lang, followed))
    content = "\n".join([*head, *(blocks[number] for number in leaves[at])])
    await ctx.answer.show(Panel(content, (*rows, turns) if turns else rows))


def _board_key(session: Session) -> str:
    is_stuck = session.incident is not None and session.phase is Phase.PLAYING
    return "inbox-board-stuck" if is_stuck else f"inbox-board-{session.phase}"


def _unwatching(app: App, lang: str, followed: Sequence[Session]) -> Select:
    """Return the list of the tables that the reader may stop following."""
    labels = unique_labels([_names(app, lang, "inbox-option", session, session.players) for session in followed])
    options = tuple(
        Option(label, path_text((UNWATCH, session.id))) for label, session in zip(labels, followed, strict=True)
    )
    return Select(custom_id("", 3, (PICK,)), app.voice(lang).say("inbox-unwatch"), options[:OPTIONS])


async def turn_page(ctx: Context) -> None:
    await show_inbox(ctx, page_asked(ctx) or 0)


async def open_request(ctx: Context) -> None:
    """Show the picked request with the buttons that answer it: ``inbox-request:<request>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    mine = await asked_of(ctx.app, ctx.reader.actor.user_id)
    found = next((one for one in mine if str(one.request.id) == chosen), None)
    panel = None
    if found is not None:
        session, request = found.session, found.request
        panel = await question(ctx.app, session, request, ctx.voice(session), ctx.reader.actor.user_id)
    if panel is None:
        raise Refused("request-over")
    await ctx.answer.show(panel)


async def clear_answers(ctx: Context) -> None:
    """Clear the standing answers of the picked game: ``inbox-clear:<session>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    user_id = ctx.reader.actor.user_id
    if chosen in await ctx.services.standing_answers.of_person(user_id):
        await ctx.services.standing_answers.clear(chosen, user_id)
    await show_inbox(ctx)


@explains_refusals
async def open_panel(ctx: Context) -> None:
    """Open the reader's own panel of the picked game: ``inbox-open:<session>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    ctx.press = Press(chosen, 0, HAND)
    session = await ctx.session()
    require_server(ctx.interaction, session, anywhere=True)
    await require_there(ctx, session)
    await show_private(ctx, session, opens=True)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("mygames", mygames)]


async def mygames(interaction: discord.Interaction) -> None:
    await serve(interaction, show_inbox)


VERBS = {INBOX: Verb(turn_page), OPEN: Verb(open_panel), REQUEST: Verb(open_request), CLEAR: Verb(clear_answers)}
