"""*Note* and *My notes*: the windows and the list, and their parts of one's own panel, /tables and a book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.book.contents import OwnLine
from bot.features.table.beside import BOOK
from bot.history.on_panel import Asking
from bot.kit.context import Context
from bot.kit.feature import Feature
from bot.kit.ids import DIGITS, PICK, Press, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons, page_of, pages_of
from bot.kit.parts import InBook, InInbox, ListLine, OnPanel, PanelPart
from bot.kit.permissions import require_server
from bot.kit.phone import columns
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, Button, Form, Option, Panel, Row, Select, rows_of, unique_labels
from bot.services import Services
from bot.session.model import Phase, Pov, Refused, Session
from bot.texts import Speaker, escape_text
from engines.core import Fact

from . import service
from .rows import Note
from .service import LONGEST, MOST_HERE

NOTE, NOTES, NOTE_EDIT, NOTE_SET = "note", "notes", "note-edit", "note-set"
NOTED = "inbox-notes"
LIST = "list"
"""Of a window that was opened from the list of notes, which then shows the result."""
WITH_NOTES = "notes"
"""Of a book that has its reader's notes."""
BRIEF = 56
"""Columns of a note where it is shortened: two lines of a phone, with what stands before it."""
NEWEST = 2
"""Notes on one's own panel."""


# --- all notes about a table -------------------------------------------------------------------------------------


async def list_pressed(ctx: Context) -> None:
    """``notes[:<page>]``"""
    await _show(ctx, await ctx.session(), page=page_asked(ctx) or 0)


async def open_notes(ctx: Context) -> None:
    """Show the reader's notes about the picked table: ``inbox-notes:<session>``."""
    ctx.press = Press(ctx.press.arguments[0] if ctx.press.arguments else "", 0, (NOTES,))
    session = await ctx.session()
    if not session.kind.takes_notes:
        raise Refused("no-board")
    require_server(ctx.interaction, session, anywhere=True)
    await _show(ctx, session)


async def _show(ctx: Context, session: Session, said: str = "", page: int = 0) -> None:
    """Show one page of the reader's notes about a table, the newest first; each can be changed and deleted."""
    voice, rows = ctx.voice(session), await _own(ctx, session.id)
    rows.reverse()
    facts: dict[str, Fact] = {"game": title(voice, session.game), "count": len(rows), "most": MOST_HERE}
    head = [*([said] if said else []), voice.say("notes-title" if rows else "notes-none", facts)]
    blocks = [_whole(voice, row) for row in rows]
    leaves = pages_of(blocks)
    at = page_of(leaves, page)
    controls: list[Row] = []
    if rows:
        words = [f"{voice.turn(rows[number].turn)} · {_shortened(rows[number].text)}" for number in leaves[at]]
        options = tuple(
            Option(label, path_text((NOTE_EDIT, str(rows[number].id))))
            for label, number in zip(unique_labels(words, LABEL), leaves[at], strict=True)
        )
        controls.append(Select(custom_id(session.id, 0, (PICK,)), voice.say("notes-change"), options))
    below = [Button(voice.say("notes-add"), custom_id(session.id, 0, (NOTE, LIST)))]
    below += page_buttons(voice, session.id, (NOTES,), at, len(leaves))
    below += [_book_button(voice, session)] if rows and session.seed is not None else []
    content = "\n".join([*head, *(blocks[number] for number in leaves[at])])
    await ctx.answer.show(Panel(content, (*controls, *rows_of(below))))


def _whole(voice: Speaker, row: Note) -> str:
    text = "\n".join(map(escape_text, row.text.split("\n")))
    return voice.say("notes-whole", {"turn": voice.turn(row.turn), "text": text})


# --- windows -----------------------------------------------------------------------------------------------------


async def ask_new(ctx: Context) -> None:
    """``note[:list]``: open the window of a new note, unless there is no room for one."""
    session = await ctx.session()
    await service.require_room(ctx.services.tables, session.id, ctx.reader.actor.user_id)
    await _ask_text(ctx, session, ctx.press.arguments[:1], "new", "")


async def ask_change(ctx: Context) -> None:
    """``note-edit:<note>``: open the window of an older note."""
    session = await ctx.session()
    row = next((row for row in await _own(ctx, session.id) if (str(row.id),) == ctx.press.arguments), None)
    if row is None:
        raise Refused("note-gone")
    await _ask_text(ctx, session, ctx.press.arguments, "change", row.text)


async def _ask_text(ctx: Context, session: Session, arguments: tuple[str, ...], which: str, text: str) -> None:
    voice = ctx.voice()
    form = Form(
        custom_id(session.id, 0, (NOTE_SET, *arguments)),
        voice.say(f"notes-{which}-title"),
        voice.say("notes-label"),
        voice.say(f"notes-{which}-how"),
        text,
        LONGEST,
        is_long=True,
    )
    if not await ctx.answer.ask(form):
        await ctx.say("common-form-late")


async def set_typed(ctx: Context) -> None:
    """``note-set[:list]``: add what was typed; ``note-set:<note>``: change that note. Show all of them."""
    session, number = await ctx.session(), page_asked(ctx)
    if number is None:
        said = await _add(ctx, session, ctx.typed)
    elif number >= 10**DIGITS:
        raise Refused("note-gone")
    else:
        user_id, once = ctx.reader.actor.user_id, ctx.interaction.id
        changed = service.change(ctx.services.tables, session.id, user_id, number, ctx.typed, interaction_id=once)
        said = ctx.voice().say("notes-changed" if await changed else "notes-deleted")
    await _show(ctx, session, said)


async def _add(ctx: Context, session: Session, text: str) -> str:
    """Add a note; return what is said of it, "" if it is empty."""
    user_id, once = ctx.reader.actor.user_id, ctx.interaction.id
    is_new = await service.add(ctx.services.tables, session.id, user_id, text, interaction_id=once)
    return ctx.voice().say("notes-added") if is_new else ""


async def _own(ctx: Context, session_id: str) -> list[Note]:
    return await service.of_table(ctx.services.tables, session_id, ctx.reader.actor.user_id)


# --- in what others show -----------------------------------------------------------------------------------------


def _asks(ctx: Context, pov: Pov, whole: bool) -> Asking[list[Note]] | None:
    is_asked = whole and pov.owes and pov.session.kind.takes_notes
    return service.asking(pov.session.id, ctx.reader.actor.user_id) if is_asked else None


def _on_panel(ctx: Context, pov: Pov, rows: Sequence[Note]) -> OnPanel:
    """Return the newest notes, shortened, oldest first."""
    voice = ctx.voice(pov.session)
    return OnPanel(
        [
            voice.say("notes-newest", {"turn": voice.turn(row.turn), "text": escape_text(_shortened(row.text))})
            for row in rows[-NEWEST:]
        ]
    )


async def _in_more(ctx: Context, pov: Pov, whole: bool) -> Sequence[ListLine]:
    if not pov.session.kind.takes_notes:
        return []
    return [("note", (NOTE,)) if pov.session.phase is Phase.PLAYING else ("notes", (NOTES,))]


async def _in_inbox(services: Services, user_id: int, whole: bool) -> Mapping[str, InInbox]:
    tables = await service.newest(services.tables, user_id) if whole else ()
    return {table: InInbox("noted", [("notes", (NOTED, table))]) for table in tables}


def _book_button(voice: Speaker, session: Session) -> Button:
    """Return the button that makes the book of a finished game with the presser's notes."""
    return Button(voice.say("notes-book"), custom_id(session.id, 0, (BOOK, WITH_NOTES)))


async def _in_book(ctx: Context, session_id: str) -> tuple[OwnLine, ...]:
    return tuple((row.turn, row.text) for row in await _own(ctx, session_id))


def _shortened(text: str) -> str:
    """Return the beginning of a note in one line, as it is."""
    flat = " ".join(text.split())
    if columns(flat) <= BRIEF:
        return flat
    while columns(flat) >= BRIEF:
        flat = flat[:-1]
    return f"{flat.rstrip()}…"


FEATURE = Feature(
    verbs={
        NOTE: Verb(ask_new, form=True, beside=True, anywhere=True),
        NOTE_EDIT: Verb(ask_change, form=True, beside=True, anywhere=True),
        NOTE_SET: Verb(set_typed, apart=True, anywhere=True),
        NOTES: Verb(list_pressed, apart=True, anywhere=True),
        NOTED: Verb(open_notes),
    },
    on_panel=PanelPart(_asks, _on_panel),
    in_more=_in_more,
    in_inbox=_in_inbox,
    in_book=InBook(WITH_NOTES, _book_button, _in_book),
)
