"""The button on the end card and /export give the book of a finished game, and of no other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.book import contents
from bot.kit.pictures import books
from bot.session.model import Actor, Phase, Refused
from engines import GAMES
from engines.core.history.records import Record
from engines.core.review.findings import Review
from tests.hanging import HANG

from .games import actor_of, begun_game, more, play_to_end
from .world import Message, World, press, private


async def finished(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", game="octa", length="short"))


async def book(world: World, name: str) -> Message:
    return private(await press(world.people[name], await more(world.people[name], world.panel()), "Book"))


async def exported(world: World) -> Message:
    return private(await world.people["aki"].slash(world.channel, "export"))


def files(shown: Message) -> list[str]:
    return [one.filename.rpartition(".")[2] for one in shown.attachments]


def another(record: Record, number: int) -> Record:
    """The same game at another table."""
    return Record(header=record.header.model_copy(update={"session": f"other{number}"}), rows=record.rows)


async def test_end_card_and_export_give_the_book(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that fails is a sentence; while too many are made, the record comes alone."""
    await finished(world)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a painter fails")

    with monkeypatch.context() as patch:
        patch.setattr(books, "page", broken)
        shown = await book(world, "aki")
        assert "could not be made" in shown.content
        assert not shown.attachments
    shown, session = await book(world, "chika"), await world.session()
    assert [one.filename for one in shown.attachments] == [f"sainome-octa-{session.id}.html"]
    assert "Open it in a browser" in shown.content
    assert files(await exported(world)) == ["jsonl", "html"]

    record, made = await world.services.history.record(session.id, public=True), world.client.app.books
    async with world.client.app.pictures._occupy():  # books give way to pictures
        other = asyncio.ensure_future(made.make(session, another(record, 1), "en", {}, by=world.people["aki"].id))
        await asyncio.sleep(0)
        shown = await exported(world)
        assert files(shown) == ["jsonl"]
        assert "Another book of yours" in shown.content
        assert "Another book of yours" in (await book(world, "aki")).content
    assert await asyncio.wait_for(other, HANG) is not None

    await world.store.write(lambda db: db.execute("UPDATE sessions SET rules_version = 99"))
    aki = world.people["aki"]
    refused = private(await press(aki, await more(aki, world.panel()), "Show the board")).content
    assert "This game is over" in refused, "a game of other rules has no board but a book"
    assert "end it" not in refused, "nobody is told that somebody could end it: it is over"
    assert files(await book(world, "aki")) == ["html"]


async def test_game_that_is_open_has_no_book_and_one_ended_without_a_result_has(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa")
    assert files(await exported(world)) == ["jsonl"]
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    assert (await world.session()).phase is Phase.CLOSED
    assert files(await exported(world)) == ["jsonl", "html"]


async def test_many_who_want_books_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty at one game wait for one book. One person's five games are one book; four others get theirs in turn."""
    await finished(world)
    at_once, most, count, page = 0, 0, 0, books.page

    def counted(*args: Any, **more: Any) -> bytes:
        nonlocal at_once, most, count
        at_once, count = at_once + 1, count + 1
        most = max(most, at_once)
        try:
            return page(*args, **more)
        finally:
            at_once -= 1

    monkeypatch.setattr(books, "page", counted)
    session = await world.session()
    record, books_ = await world.services.history.record(session.id, public=True), world.client.app.books
    made = await asyncio.gather(*(books_.make(session, record, "en", {}, by=who) for who in range(50)))
    assert (len(set(map(id, made))), count) == (1, 1)
    assert made[0] is not None
    asked = [books_.make(session, another(record, n), "en", {}, by=max(n, 5)) for n in range(1, 10)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(one, Refused) for one in found] == [False] + [True] * 4 + [False] * 4
    assert most == 1


async def reviewed(world: World, monkeypatch: pytest.MonkeyPatch) -> Review:
    """Finish a game, and have it reviewed."""
    monkeypatch.setattr(type(GAMES["octa"].mind.heuristics), "review", 3_000)
    await finished(world)
    _, task = world.services.reviews.make(await world.session(), 1)
    found = await asyncio.wait_for(task, HANG)
    assert found is not None
    return found


def erases_ben(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[contents.Contents, bytes]]:
    """Erase ben while the first book is made; return what is made."""
    page, made, loop = books.page, list[tuple[contents.Contents, bytes]](), asyncio.get_running_loop()

    def slow(one: contents.Contents, *args: Any, **more: Any) -> bytes:
        made.append((one, page(one, *args, **more)))
        if len(made) == 1:
            erasing = world.services.privacy.erase(actor_of(world.people["ben"]))
            assert asyncio.run_coroutine_threadsafe(erasing, loop).result(HANG)
        return made[-1][1]

    monkeypatch.setattr(books, "page", slow)
    return made


async def test_book_does_not_name_the_erased(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor has it the review, which goes with them."""
    review, name = await reviewed(world, monkeypatch), (await world.session()).players[1].name.encode()
    made = erases_ben(world, monkeypatch)
    assert files(await book(world, "aki")) == ["html"]
    assert [(one.review, name in page) for one, page in made] == [(review, True), (None, False)]


async def test_book_of_a_reviewed_game_has_the_review(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    review = await reviewed(world, monkeypatch)
    told, page = list[Review | None](), books.page

    def noted(one: contents.Contents, *args: Any, **more: Any) -> bytes:
        told.append(one.review)
        return page(one, *args, **more)

    monkeypatch.setattr(books, "page", noted)
    assert files(await book(world, "aki")) == ["html"]
    assert told == [review]
    session, made = await world.session(), world.client.app.books
    record = await world.services.history.record(session.id, public=True)
    before, after = await asyncio.gather(
        *(made.make(session, record, "en", {}, one, by=by) for by, one in enumerate((None, review)))
    )
    assert before != after, "what is asked for after the review is another book"
    assert told[1:] == [None, review]
    other = Review.model_validate({**review.model_dump(), "game": "micronesia"})
    await world.store.write(lambda db: db.execute("UPDATE reviews SET review = ?", (other.model_dump_json(),)))
    assert files(await book(world, "aki")) == ["html"]
    assert told[3:] == [None], "a review of another record is left out"


async def test_book_of_a_result_that_was_taken_out_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    beside: list[Any] = []

    def noted(one: contents.Contents, first: str, said: Any, **more: Any) -> bytes:
        beside.append(said)
        return b"<!DOCTYPE html>"

    monkeypatch.setattr(books, "page", noted)
    session = await world.session()
    eri = Actor(5, "eri")
    for out in (True, False):
        await world.services.counting.take(session.id, eri, out=out, manages=False)
        await book(world, "chika")
    assert ("Result", "taken out by a moderator, so it doesn’t count") in beside[0]["en"]
    assert [name for name, _ in beside[1]["en"]] == [name for name, _ in beside[0]["en"][:-1]]
