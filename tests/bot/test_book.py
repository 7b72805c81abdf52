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
from .world import World, press, private


async def finished(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", game="octa", length="short"))


async def test_button_on_the_end_card_gives_the_book(world: World) -> None:
    await finished(world)
    shown = private(await press(world.people["chika"], await more(world.people["chika"], world.panel()), "Book"))
    session = await world.session()
    assert [one.filename for one in shown.attachments] == [f"sainome-octa-{session.id}.html"]
    assert "Open it in a browser" in shown.content


async def test_finished_game_of_other_rules_has_no_board_but_a_book(world: World) -> None:
    """Nobody is told that somebody could end it: it is over."""
    await finished(world)
    await world.store.write(lambda db: db.execute("UPDATE sessions SET rules_version = 99"))
    aki = world.people["aki"]
    refused = private(await press(aki, await more(aki, world.panel()), "Show the board")).content
    assert "This game is over" in refused
    assert "end it" not in refused
    shown = private(await press(aki, await more(aki, world.panel()), "Book"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["html"]


async def test_export_gives_record_and_book(world: World) -> None:
    await finished(world)
    shown = private(await world.people["aki"].slash(world.channel, "export"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["jsonl", "html"]


async def test_export_of_an_open_game_has_no_book(world: World) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    shown = private(await world.people["aki"].slash(world.channel, "export"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["jsonl"]


async def test_game_ended_without_a_result_has_a_book(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa")
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    session = await world.session()
    assert session.phase is Phase.CLOSED
    shown = private(await world.people["aki"].slash(world.channel, "export"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["jsonl", "html"]


async def test_export_gives_the_record_while_too_many_books_are_made(world: World) -> None:
    await finished(world)
    session, aki = await world.session(), world.people["aki"]
    record, made = await world.services.history.record(session.id, public=True), world.client.app.books
    async with world.client.app.pictures._occupy():  # books give way to pictures
        other = asyncio.ensure_future(made.make(session, another(record, 1), "en", {}, by=aki.id))
        await asyncio.sleep(0)
        shown = private(await aki.slash(world.channel, "export"))
        assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["jsonl"]
        assert "Another book of yours" in shown.content
        refused = private(await press(aki, await more(aki, world.panel()), "Book"))
        assert "Another book of yours" in refused.content
    assert await asyncio.wait_for(other, HANG) is not None


def another(record: Record, number: int) -> Record:
    """The same game at another table."""
    return Record(header=record.header.model_copy(update={"session": f"other{number}"}), rows=record.rows)


async def test_failing_book_is_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a painter fails")

    monkeypatch.setattr(books, "page", broken)
    shown = private(await press(world.people["aki"], await more(world.people["aki"], world.panel()), "Book"))
    assert "could not be made" in shown.content
    assert not shown.attachments


async def test_two_who_want_the_same_book_wait_for_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    made, page = [], books.page

    def counted(*args: Any, **more: Any) -> bytes:
        made.append(1)
        return page(*args, **more)

    monkeypatch.setattr(books, "page", counted)
    session = await world.session()
    record, books_ = await world.services.history.record(session.id, public=True), world.client.app.books
    first, second = await asyncio.gather(*(books_.make(session, record, "en", {}, by=who) for who in range(2)))
    assert first == second
    assert first is not None
    assert len(made) == 1


async def test_many_who_want_books_at_once_get_one_or_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty at one game wait for one book. One person's five games are one book; four others get theirs in turn."""
    await finished(world)
    at_once, most, page = 0, 0, books.page

    def counted(*args: Any, **more: Any) -> bytes:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        try:
            return page(*args, **more)
        finally:
            at_once -= 1

    monkeypatch.setattr(books, "page", counted)
    session = await world.session()
    record, books_ = await world.services.history.record(session.id, public=True), world.client.app.books
    made = await asyncio.gather(*(books_.make(session, record, "en", {}, by=who) for who in range(50)))
    assert len(set(map(id, made))) == 1
    asked = [books_.make(session, another(record, n), "en", {}, by=max(n, 5)) for n in range(1, 10)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(one, Refused) for one in found] == [False] + [True] * 4 + [False] * 4
    assert most == 1


async def test_book_that_was_being_made_does_not_name_the_erased(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world)
    name = (await world.session()).players[1].name.encode()
    page, made = books.page, list[bytes]()
    loop = asyncio.get_running_loop()

    def slow(*args: Any, **more: Any) -> bytes:
        made.append(page(*args, **more))
        if len(made) == 1:
            erasing = asyncio.run_coroutine_threadsafe(
                world.services.privacy.erase(actor_of(world.people["ben"])), loop
            )
            assert erasing.result(HANG)
        return made[-1]

    monkeypatch.setattr(books, "page", slow)
    shown = private(await press(world.people["aki"], await more(world.people["aki"], world.panel()), "Book"))
    assert len(made) == 2
    assert name in made[0]
    assert name not in made[1]
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["html"]


# --- with a review ---------------------------------------------------------------------------------------------


async def reviewed(world: World, monkeypatch: pytest.MonkeyPatch) -> Review:
    """Finish a game, and have it reviewed."""
    monkeypatch.setattr(type(GAMES["octa"].mind.heuristics), "review", 3_000)
    await finished(world)
    _, task = world.services.reviews.make(await world.session(), 1)
    found = await asyncio.wait_for(task, HANG)
    assert found is not None
    return found


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[contents.Contents]:
    """What the books are of, in the order in which they are made."""
    found, page = list[contents.Contents](), books.page

    def noted(one: contents.Contents, *args: Any, **more: Any) -> bytes:
        found.append(one)
        return page(one, *args, **more)

    monkeypatch.setattr(books, "page", noted)
    return found


async def test_book_of_a_reviewed_game_has_the_review(
    world: World, monkeypatch: pytest.MonkeyPatch, told: list[contents.Contents]
) -> None:
    review = await reviewed(world, monkeypatch)
    shown = private(await press(world.people["aki"], await more(world.people["aki"], world.panel()), "Book"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["html"]
    assert [one.review for one in told] == [review]


async def test_book_asked_for_after_the_review_is_not_the_one_from_before(
    world: World, monkeypatch: pytest.MonkeyPatch, told: list[contents.Contents]
) -> None:
    """Both are wanted at the same time: they are two books."""
    review = await reviewed(world, monkeypatch)
    session, books_ = await world.session(), world.client.app.books
    record = await world.services.history.record(session.id, public=True)
    before, after = await asyncio.gather(
        *(books_.make(session, record, "en", {}, one, by=by) for by, one in enumerate((None, review)))
    )
    assert before != after
    assert [one.review for one in told] == [None, review]


async def test_review_of_another_record_is_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch, told: list[contents.Contents]
) -> None:
    review = await reviewed(world, monkeypatch)
    other = Review.model_validate({**review.model_dump(), "game": "micronesia"})
    await world.store.write(lambda db: db.execute("UPDATE reviews SET review = ?", (other.model_dump_json(),)))
    shown = private(await press(world.people["aki"], await more(world.people["aki"], world.panel()), "Book"))
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["html"]
    assert [one.review for one in told] == [None]


async def test_book_with_a_review_that_is_erased_meanwhile_is_made_without_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = await reviewed(world, monkeypatch)
    page, made, loop = books.page, list[Review | None](), asyncio.get_running_loop()

    def slow(one: contents.Contents, *args: Any, **more: Any) -> bytes:
        made.append(one.review)
        if len(made) == 1:
            erasing = asyncio.run_coroutine_threadsafe(
                world.services.privacy.erase(actor_of(world.people["ben"])), loop
            )
            assert erasing.result(HANG)
        return page(one, *args, **more)

    monkeypatch.setattr(books, "page", slow)
    shown = private(await press(world.people["aki"], await more(world.people["aki"], world.panel()), "Book"))
    assert made == [review, None]
    assert [one.filename.rpartition(".")[2] for one in shown.attachments] == ["html"]


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
        await press(world.people["chika"], await more(world.people["chika"], world.panel()), "Book")
    assert ("Result", "taken out by a moderator, so it doesn’t count") in beside[0]["en"]
    assert [name for name, _ in beside[1]["en"]] == [name for name, _ in beside[0]["en"][:-1]]
