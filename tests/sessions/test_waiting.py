"""Where several choose at once: who is still waited for stands on the panel, and nobody is called twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import Store, migrations
from bot.store.messages import outbox
from bot.table.model import Actor, PanelMessage, Phase, Session, Telling, TellingKind, Undeliverable

from .house import AKI, BEN, CHIO, House


async def begun(house: House, *actors: Actor, game: str = "guess", **options: str) -> Session:
    """A game whose beginning has been told and forgotten."""
    session = await house.table(game, *actors, **options)
    await house.settle()
    assert house.channel.told[-1].kind is TellingKind.BOARD
    house.channel.told.clear()
    return session


def waits(told: list[Telling]) -> list[tuple[str, tuple[int, ...]]]:
    """What was told, and who was waited for then."""
    return [(telling.kind.value, telling.session.movers) for telling in told]


async def test_the_standing_panel_shows_who_is_still_waited_for(house: House) -> None:
    session = await begun(house, AKI, BEN, CHIO)
    panel = await house.store.read(lambda db: outbox.panel(db, session.id))
    assert panel is not None
    for actor, number in ((BEN, 2), (AKI, 1)):
        await house.plays(session, actor, f"note {number}")
        await house.settle()
    assert waits(house.channel.told) == [("waits", (0, 2)), ("waits", (2,))]
    for telling in house.channel.told:
        assert telling.previous == PanelMessage(panel.channel_id, panel.message_id, panel.posted_at)
        assert not telling.moved
        assert telling.events == ()
    await house.plays(session, CHIO, "note 3")
    await house.settle()
    assert waits(house.channel.told)[2:] == [("board", (0, 1, 2))]
    assert house.channel.told[-1].moved, "the new round calls everybody, the last one to choose too"


async def test_taking_back_a_hidden_choice_shows_on_the_panel_and_posts_nothing(house: House) -> None:
    session = await begun(house, AKI, BEN)
    await house.plays(session, AKI, "note 1")
    await house.settle()
    await house.takes_back(session, AKI)
    await house.settle()
    assert waits(house.channel.told) == [("waits", (1,)), ("waits", (0, 1))]
    await house.service.tell_again(session.id)
    await house.settle()
    assert (house.channel.told[-1].kind, house.channel.told[-1].moved) == (TellingKind.BOARD, False)


async def test_many_who_finish_at_once_are_one_change(house: House) -> None:
    session = await begun(house, AKI, BEN, CHIO, Actor(14, "Dai"))
    house.service.on_news(lambda _: None)  # the publisher is elsewhere
    for actor in (AKI, BEN, CHIO):
        await house.plays(session, actor, "note 1")
    await house.publisher.start()
    await house.settle()
    assert waits(house.channel.told) == [("waits", (3,))]


async def test_a_change_that_came_to_nothing_is_not_told(house: House) -> None:
    session = await begun(house, AKI, BEN)
    house.service.on_news(lambda _: None)
    await house.plays(session, AKI, "note 1")
    await house.takes_back(session, AKI)
    await house.publisher.start()
    await house.settle()
    assert house.channel.told == []
    assert await house.store.read(outbox.waiting) == []


async def test_a_board_that_could_not_be_told_yet_keeps_its_place(house: House) -> None:
    session = await begun(house, AKI, BEN)
    house.service.on_news(lambda _: None)
    await house.plays(session, AKI, "note 1")
    await house.plays(session, BEN, "note 2")
    await house.plays(session, BEN, "note 3")
    await house.publisher.start()
    await house.settle()
    assert waits(house.channel.told) == [("board", (0,))]
    assert [event.kind for event in house.channel.told[0].events] == ["shown"]


async def test_a_panel_that_cannot_be_changed_holds_nothing_up(house: House) -> None:
    session = await begun(house, AKI, BEN, CHIO)
    for failure, actor in ((OSError("gone"), AKI), (Undeliverable("no such channel"), BEN)):
        house.channel.failures = [failure]
        await house.plays(session, actor, "note 1")
        await house.settle()
    assert house.channel.told == []
    assert await house.publisher.trouble(session.id) is None
    assert house.clock.slept == [], "it is not tried again"
    await house.plays(session, CHIO, "note 1")
    await house.settle()
    assert waits(house.channel.told) == [("board", (0, 1, 2))]


async def test_the_panel_keeps_its_story_and_gets_what_is_new(house: House) -> None:
    session = await begun(house, AKI, BEN, game="pips")
    house.channel.told.clear()
    await house.plays(session, AKI, "bid 1")
    await house.settle()
    assert [event.kind for event in house.channel.told[-1].events] == ["chosen"]
    await house.plays(session, BEN, "bid 0")
    await house.settle()
    board = house.channel.told[-1]
    assert [event.kind for event in board.events][:2] == ["chosen", "chosen"], "the new panel tells all of it"


async def test_what_was_to_be_shown_outlives_a_restart(house: House) -> None:
    session = await begun(house, AKI, BEN)
    house.service.on_news(lambda _: None)
    await house.plays(session, AKI, "note 1")
    house = await house.restarted()
    try:
        await house.publisher.start()
        await house.settle()
        assert waits(house.channel.told) == [("waits", (1,))]
    finally:
        await house.close()


async def test_whoever_still_owes_is_not_called_twice_for_it(house: House) -> None:
    session = await begun(house, AKI, BEN, CHIO)
    await house.plays(session, AKI, "note 1")
    await house.settle()
    await house.service.tell_again(session.id)
    await house.settle()
    assert (house.channel.told[-1].kind, house.channel.told[-1].moved) == (TellingKind.BOARD, False)


async def test_who_plays_alone_is_never_called_by_the_own_press(house: House) -> None:
    session = await begun(house, AKI, game="dicolony")
    while session.rules.turns(session.state) < 3:
        look = house.service.look(session, AKI.user_id)
        session = (await house.plays(session, AKI, session.rules.notation(look.legal[0]))).session
        await house.settle()
    boards = [telling for telling in house.channel.told if telling.kind is TellingKind.BOARD]
    assert len(boards) == 2
    assert not any(telling.moved for telling in boards)


async def test_a_game_that_has_ended_since_is_not_waited_for(house: House) -> None:
    session = await begun(house, AKI, BEN)
    house.service.on_news(lambda _: None)
    await house.plays(session, AKI, "note 1")
    await house.service.end(session.id, AKI, by_moderator=False)
    await house.publisher.start()
    await house.settle()
    assert [telling.kind for telling in house.channel.told] == [TellingKind.END]
    assert house.channel.told[0].session.phase is Phase.CLOSED
    assert await house.store.read(outbox.waiting) == []


async def test_an_older_database_learns_to_wait_and_uses_no_number_twice(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    steps = migrations()
    await (await Store.open(path, steps=steps[:3])).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "INSERT INTO sessions (id, game, rules_version, phase, guild_id, channel_id, host_id, lang, options, "
            "seed, seed_hash, created_at, changed_at, published_row) "
            "VALUES ('abc', 'walk', 1, 'playing', 1, 2, 3, 'en', '{}', zeroblob(32), '', 0, 0, 8)"
        )
        db.execute("INSERT INTO panels VALUES ('abc', 2, 9, 0.0, '[0]')")
        for _ in range(5):
            db.execute("INSERT INTO outbox (session_id, kind, created_at) VALUES ('abc', 'board', 0)")
        db.execute("DELETE FROM outbox WHERE id > 2")
        db.commit()
    store = await Store.open(path)
    await store.write(lambda db: outbox.add(db, "abc", TellingKind.WAITS, 1.0))
    rows = await store.read(lambda db: db.execute("SELECT id, kind FROM outbox ORDER BY id").fetchall())
    assert rows == [(1, "board"), (2, "board"), (6, "waits")]
    assert await store.read(lambda db: outbox.newest(db, "abc")) == outbox.Waiting(2, "abc", "board", 0)
    panel = await store.read(lambda db: outbox.panel(db, "abc"))
    assert panel == outbox.PanelRow(2, 9, 0.0, movers=(0,), decisions=(), since=8)
    await store.close()
