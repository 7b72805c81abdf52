"""*Note* and *My notes*: private lines about a table, for the person who writes them alone."""

from __future__ import annotations

from bot.features.table.beside import BOOK, NOTE, NOTES, shortened
from bot.kit.context import Context
from bot.kit.ids import DIGITS, PICK, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons, page_of, pages_of
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, Button, Form, Option, Panel, Row, Select, rows_of, unique_labels
from bot.rows.ahead import NoteRow
from bot.session.model import Refused, Session
from bot.tables.notes import LONGEST, MOST_HERE
from bot.texts import Speaker, escape_text
from engines.core import Fact

NOTE_EDIT, NOTE_SET = "note-edit", "note-set"
LIST = "list"
"""Of a window that was opened from the list of notes, which then shows the result."""
WITH_NOTES = "notes"
"""Of a book that has its reader's notes."""


def with_notes_button(voice: Speaker, session: Session) -> Button:
    """Return the button that makes the book of a finished game with the presser's notes."""
    return Button(voice.say("notes-book"), custom_id(session.id, 0, (BOOK, WITH_NOTES)))


# --- all notes about a table -------------------------------------------------------------------------------------


async def list_pressed(ctx: Context) -> None:
    """``notes[:<page>]``"""
    await show_notes(ctx, await ctx.session(), page=page_asked(ctx) or 0)


async def show_notes(ctx: Context, session: Session, said: str = "", page: int = 0) -> None:
    """Show one page of the reader's notes about a table, the newest first; each can be changed and deleted."""
    voice, rows = ctx.voice(session), await ctx.services.notes.of_table(session.id, ctx.reader.actor.user_id)
    rows.reverse()
    facts: dict[str, Fact] = {"game": title(voice, session.game), "count": len(rows), "most": MOST_HERE}
    head = [*([said] if said else []), voice.say("notes-title" if rows else "notes-none", facts)]
    blocks = [_whole(voice, row) for row in rows]
    leaves = pages_of(blocks)
    at = page_of(leaves, page)
    controls: list[Row] = []
    if rows:
        words = [f"{voice.turn(rows[number].turn)} · {shortened(rows[number].text)}" for number in leaves[at]]
        options = tuple(
            Option(label, path_text((NOTE_EDIT, str(rows[number].id))))
            for label, number in zip(unique_labels(words, LABEL), leaves[at], strict=True)
        )
        controls.append(Select(custom_id(session.id, 0, (PICK,)), voice.say("notes-change"), options))
    below = [Button(voice.say("notes-add"), custom_id(session.id, 0, (NOTE, LIST)))]
    below += page_buttons(voice, session.id, (NOTES,), at, len(leaves))
    below += [with_notes_button(voice, session)] if rows and session.seed is not None else []
    content = "\n".join([*head, *(blocks[number] for number in leaves[at])])
    await ctx.answer.show(Panel(content, (*controls, *rows_of(below))))


def _whole(voice: Speaker, row: NoteRow) -> str:
    text = "\n".join(map(escape_text, row.text.split("\n")))
    return voice.say("notes-whole", {"turn": voice.turn(row.turn), "text": text})


# --- windows -----------------------------------------------------------------------------------------------------


async def ask_new(ctx: Context) -> None:
    """``note[:list]``: open the window of a new note, unless there is no room for one."""
    session = await ctx.session()
    await ctx.services.notes.require_room(session.id, ctx.reader.actor.user_id)
    await _ask(ctx, session, ctx.press.arguments[:1], "new", "")


async def ask_change(ctx: Context) -> None:
    """``note-edit:<note>``: open the window of an older note."""
    session = await ctx.session()
    rows = await ctx.services.notes.of_table(session.id, ctx.reader.actor.user_id)
    row = next((row for row in rows if (str(row.id),) == ctx.press.arguments), None)
    if row is None:
        raise Refused("note-gone")
    await _ask(ctx, session, ctx.press.arguments, "change", row.text)


async def _ask(ctx: Context, session: Session, arguments: tuple[str, ...], which: str, text: str) -> None:
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
        is_there = await ctx.services.notes.change(
            session.id,
            ctx.reader.actor.user_id,
            number,
            ctx.typed,
            interaction_id=ctx.interaction.id,
        )
        said = ctx.voice().say("notes-changed" if is_there else "notes-deleted")
    await show_notes(ctx, session, said)


async def _add(ctx: Context, session: Session, text: str) -> str:
    """Add a note; return what is said of it, "" if it is empty."""
    is_new = await ctx.services.notes.add(
        session.id, ctx.reader.actor.user_id, text, interaction_id=ctx.interaction.id
    )
    return ctx.voice().say("notes-added") if is_new else ""


VERBS = {
    NOTE: Verb(ask_new, form=True, beside=True, anywhere=True),
    NOTE_EDIT: Verb(ask_change, form=True, beside=True, anywhere=True),
    NOTE_SET: Verb(set_typed, apart=True, anywhere=True),
    NOTES: Verb(list_pressed, apart=True, anywhere=True),
}
