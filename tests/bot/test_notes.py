"""*Note* and the list: what is shown to whom, on a phone and in both languages, and which book has them."""

from __future__ import annotations

import pytest
from simcord import InteractionResult

from bot.features.notes import service as notes
from bot.features.notes.service import LONGEST, MOST_HERE
from bot.kit.phone import phone_lines
from bot.texts import LANGUAGES, Speaker

from .games import begun_game, does, more, mover, play_to_end, press_path, reply_to
from .player import take
from .world import Message, World, custom_id, labels, lists, press, private

pytestmark = pytest.mark.database
VILE = "@everyone <@1> **b** `c` # [x](http://e.vil) ||s||"


async def typed(world: World, name: str, shown: InteractionResult, text: str) -> Message:
    """Fill in the window that a press has opened."""
    assert shown.modal is not None
    (label,) = shown.modal["components"]
    return private(await world.people[name].submit_modal(shown, {label["component"]["custom_id"]: text}))


async def panel_of(world: World, name: str, lang: str = "en") -> Message:
    return private(await press(world.people[name], world.panel(), Speaker(lang).say("table-my-panel")))


async def note(world: World, name: str, text: str) -> Message:
    shown = await press_path(world, name, "note")
    return private(shown) if shown.modal is None else await typed(world, name, shown, text)


def option(message: Message, number: int = 0) -> tuple[str, str]:
    (found,) = lists(message)
    return found["custom_id"], found["options"][number]["value"]


async def test_note_is_one_press_and_stands_on_the_panel_in_ones_turn(world: World) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    name = (await mover(world)).name
    other = "ben" if name == "aki" else "aki"
    shown = await press(world.people[name], await panel_of(world, name), "Note")
    none = "You have no notes about this table of Octa yet"
    assert none in (await typed(world, name, shown, "")).content, "a window left empty shows the notes"
    assert (await does(world, name, "notes")).content == Speaker("en").say("notes-none", {"game": "Octa"})
    for who in (name, other, "chika"):
        shown = await press(world.people[who], await panel_of(world, who), "Note")
        listed = await typed(world, who, shown, f"{who} saw this\nand that")
        assert listed.content.startswith("Noted.\n📝 **Your notes** · Octa")
        assert listed.content.endswith(f"**Turn 1** {who} saw this\nand that")
    assert f"-# 📝 Turn 1 · {name} saw this and that" in (await panel_of(world, name)).content
    for who in (other, "chika"):
        assert "📝" not in (await panel_of(world, who)).content
    assert not [one for one in world.messages() if "saw this" in one.content]
    for shown in (await note(world, name, VILE), await panel_of(world, name)):
        assert "@everyone" not in shown.content, "what is typed neither pings nor breaks"
        assert "<@1>" not in shown.content
        assert "\\*\\*b\\*\\*" in shown.content
        assert not any(label.startswith("Rule ") for label in labels(shown))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_long_notes_are_cut_to_a_phone(world: World, lang: str) -> None:
    await begun_game(world, "aki", "ben", game="octa", lang=lang)
    name = (await mover(world)).name
    world.locales[world.people[name].id] = {"en": "en-US"}.get(lang, lang)
    before = await panel_of(world, name, lang)
    for text, most in (("word " * 60, 4), ("字" * LONGEST, 4), ("*" * LONGEST, 6)):
        for _ in range(3):
            listed = await note(world, name, text)
        shown = await panel_of(world, name, lang)
        assert phone_lines(shown.content, lang) - phone_lines(before.content, lang) <= most
        assert len(listed.content) <= 2000
    assert (await reply_to(world, name, "tables")).count("📝") == 1


async def test_list_has_pages_changes_and_deletes(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa")
    aki = world.people["aki"]
    for number in range(1, MOST_HERE):
        shown = await note(world, "aki", f"{number} " + "x" * 90)
    assert "49 of 50" in shown.content
    assert "**Turn 1** 49 x" in shown.content
    older = private(await press(aki, shown, "Next ▶"))
    opened = await take(aki, older, option(older))
    assert opened.modal is not None
    changed = await typed(world, "aki", opened, "better")
    assert changed.content.startswith("Note changed.")
    shown = await does(world, "aki", "notes")
    opened = await take(aki, shown, option(shown))
    gone = option(shown)[1]
    deleted = await typed(world, "aki", opened, "")
    assert deleted.content.startswith("Note deleted.")
    assert "48 of 50" in deleted.content
    late = private(await world.press_late("aki", f"s1:{session.id}:0:{gone}"))
    assert late.content == "That note is gone."
    for _ in range(2):
        full = await note(world, "aki", "more")
    assert "50 of 50" in full.content
    refused = private(await press(aki, full, "Add a note"))
    assert "You have 50 notes about this table" in refused.content
    assert "50 notes about this table" in (await note(world, "aki", "more")).content
    (mine, *_) = await notes.of_table(world.services.tables, session.id, aki.id)
    late = private(await world.press_late("ben", f"s1:{session.id}:0:note-edit:{mine.id}"))
    assert late.content == "That note is gone.", "made up"


async def test_private_boards_have_no_notes(world: World) -> None:
    board = private(await world.people["aki"].slash(world.channel, "play", game="octa"))
    assert "Note" not in labels(board)
    session = (await world.services.tables.boards.glances(world.people["aki"].id))[0]
    await begun_game(world, "aki", "ben", game="octa")
    for path in ("note", "notes", "note-set", "note-edit:1"):
        shown = await world.press_late("aki", f"s1:{session.id}:0:{path}")
        assert "This private board is gone" in private(shown).content


async def test_only_the_book_that_is_asked_for_has_notes(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", length="short")
    await note(world, "aki", "my zebra </script> plan")
    await note(world, "chika", "only watching")
    user = world.people["aki"].user
    listed = private(await user.slash("tables"))
    (line,) = [one for one in listed.content.splitlines() if "Octa" in one]
    assert line.endswith(" · 📝 your notes"), "one line a table, without the note itself"
    opened = private(await press(user, listed, "My notes: Octa with ben"))
    assert "**Turn 1** my zebra" in opened.content
    world.forged_id = f"s1::0:inbox-notes:{session.id}"
    theirs = private(await press(world.people["ben"], world.panel(), "My panel"))
    assert "zebra" not in theirs.content, "everybody has their own"
    await play_to_end(world, session)

    async def book(name: str, shown: Message, label: str = "Book") -> tuple[Message, str]:
        message = private(await press(world.people[name], shown, label))
        (file,) = message.attachments
        return message, (await file.read()).decode()

    aki, ben = world.people["aki"], world.people["ben"]
    first, page = await book("aki", await more(aki, world.panel()))
    assert "zebra" not in page
    assert "Contains" not in first.content
    own, page = await book("aki", first, "Book with my notes")
    assert "Contains your notes" in own.content
    assert own.attachments[0].filename == f"sainome-octa-{session.id}-notes.html"
    assert "my zebra \\u003c/script\\u003e plan" in page
    assert "only watching" not in page
    behind = await more(ben, world.panel())
    theirs, page = await book("ben", behind)
    assert not labels(theirs)
    behind = await more(ben, world.panel())
    world.forged_id = custom_id(first, "Book with my notes")
    theirs, page = await book("ben", behind)
    assert "zebra" not in page
    assert "Contains" not in theirs.content
    exported = private(await aki.slash(world.channel, "export"))
    for file in exported.attachments:
        assert "zebra" not in (await file.read()).decode()
    assert "Book with my notes" in labels(await does(world, "aki", "notes"))
