"""Standing orders by real buttons: entered on a *Try it*, read back, played or stopped, and secret until then."""

from __future__ import annotations

import random
from functools import partial

import pytest
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.kit.ids import LIMIT
from bot.kit.ids import custom_id as id_of
from bot.kit.phone import phone_lines
from bot.session.model import Session
from bot.session.orders import is_own_turn, lines_from
from bot.texts import LANGUAGES, Speaker
from engines.core import Seat

from .games import begun_game, commit_rest, more, plays, rest_of_game, settle_all
from .player import choices, take
from .test_forged_presses import ELSEWHERE, elsewhere, forged
from .test_notices import direct
from .test_try import lang_of, own_panel, tried
from .world import Message, World, controls, labels, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]
HOUR = 3600.0
PHONE = 16
"""Lines of a phone that orders take when they are read back, at most."""


def say(world: World, key: str, **facts: str) -> str:
    return Speaker(lang_of(world)).say(key, facts)


def seat_of(session: Session, person: MemberActor) -> Seat:
    return next(player.seat for player in session.players if player.user_id == person.id)


async def hours(world: World, count: float = 1.0) -> None:
    world.clock.now += count * HOUR
    await world.client.scheduler.tick()
    await settle_all(world)


async def in_turn(world: World) -> tuple[MemberActor, MemberActor]:
    """Play on until it is somebody's own turn; return them and the person who waits."""
    session = await world.session()
    while not is_own_turn(session, session.movers[0]):
        session = await plays(world)
    actor = session.players[session.movers[0]].user_id
    people = [one for one in world.people.values() if session.player_of(one.id) is not None]
    (waits,) = (one for one in people if one.id != actor)
    return next(one for one in people if one.id == actor), waits


async def on_try(world: World, person: MemberActor) -> Message:
    """Open a *Try it* and go on to one's own turn."""
    shown: Message = private(await press(person, await own_panel(world, person), say(world, "board-try-button")))
    while say(world, "board-try-on") in labels(shown):
        shown = private(await press(person, shown, say(world, "board-try-on")))
    return shown


def can_order(shown: Message) -> bool:
    """Whether *More…* says that what was tried can be ordered."""
    about = {Speaker(lang).say("table-also-order-how") for lang in LANGUAGES}
    return any(option.get("description") in about for one in controls(shown) for option in one.get("options", ()))


async def tries_own(world: World, person: MemberActor, shown: Message, whim: random.Random) -> Message:
    """Press choices until one's own seat has acted on the *Try it*."""
    for _ in range(20):
        if can_order(shown):
            return shown
        found = choices(shown)
        if not found:  # the game is over there
            return shown
        shown = private(await take(person, shown, whim.choice(found)))
    return shown


async def log_of(world: World) -> list[str]:
    session = await world.session()
    _, entries = await world.services.tables.with_log(session.id)
    return [entry.ahead for entry in entries]


ARGUED = ("order-off", "order-cancel", "try-sure", "try-row", "answers", "note-edit", "note-set")
GARBAGE = ("", "0", "-1", "9" * 30, "99999999999999999999", "٣", "a:b:c", "sure:0", "😀", "../..")
OWN = (
    "order", "order-off", "order-cancel", "dice", "dice-set", "try-on", "try-anew", "try-play", "try-line",
    "try-typed",
)  # fmt: skip


@pytest.mark.parametrize(("game", "lang"), [("octa", "en"), ("hexlands", "ja")])
async def test_a_game_with_orders_over_some_days(world_in_lang: World, lang: str, game: str) -> None:
    world, whim = world_in_lang, random.Random(f"{game}/{lang}")
    await begun_game(world, "aki", "ben", game=game, lang=lang, clock="3d")
    given, fired, stopped = 0, 0, 0
    for _ in range(60):
        if fired >= 2 and given >= 4:
            break
        actor, waits = await in_turn(world)
        table, public = await world.session(), [one.content for one in world.messages()]
        shown = await tries_own(world, waits, await on_try(world, waits), whim)
        if not can_order(shown):
            await plays(world)
            continue
        shown = private(await press(waits, shown, say(world, "table-also-order")))
        row = await world.services.orders.at(table.id, waits.id)
        if row is None:  # such as a line across dice, which says so
            await plays(world)
            continue
        given += 1
        line = lines_from(row.lines)[0]
        assert line.words[lang] in shown.content, shown.content
        assert say(world, "orders-ask") in shown.content
        assert phone_lines(shown.content, lang) <= PHONE
        assert say(world, "orders-cancel-all") in labels(shown)
        assert (await world.session()).revision == table.revision, "nothing live"
        assert [one.content for one in world.messages()] == public, "nothing public"
        mine = await own_panel(world, waits)
        assert line.words[lang] in mine.content
        assert say(world, "orders-cancel") in labels(mine)
        await hours(world, 5)
        now = await world.session()
        while not is_own_turn(now, seat_of(now, waits)) and now.player_of(waits.id):
            if await world.services.orders.at(table.id, waits.id) is None:
                break
            now = await plays(world)
        before = await world.services.orders.at(table.id, waits.id)
        sent = len(direct(world, waits.name))
        await hours(world, 0.02)
        after = await world.services.orders.at(table.id, waits.id)
        if before is not None and after is None:
            fired += 1
            assert "order" in await log_of(world)
        elif after is not None and after.stopped is not None:
            stopped += 1
            told = direct(world, waits.name)
            assert len(told) == sent + 1
            assert say(world, "orders-stopped") in told[-1].content
            assert line.words[lang] in told[-1].content
            mine = await own_panel(world, waits)
            assert say(world, "orders-stopped") in mine.content
        assert actor.id != waits.id
    assert given >= 4, (given, fired, stopped)
    assert fired >= 2, (given, fired, stopped)
    session = await world.session()
    await commit_rest(world.services, session.id, lambda at, seed: rest_of_game(at, seed, world.clock.now))
    await settle_all(world)
    said = "\n".join(one.content for one in world.messages())
    assert say(world, "table-ahead-order", players="").rstrip() in said
    behind = (await more(world.people["aki"], world.panel())).content
    assert say(world, "scores-end-ordered", turns="").rstrip() in behind, behind


async def orders(world: World, waits: MemberActor) -> tuple[Message, Message]:
    """Try something and order it; return the *Try it* and the answer."""
    shown = await tries_own(world, waits, await on_try(world, waits), random.Random(1))
    return shown, private(await press(waits, shown, "When it is my turn…"))


async def test_no_button_where_orders_are_entered_reaches_the_table(world: World) -> None:
    """Every button of the *Try it* and of the orders read back, and verbs forged on it: the table stays."""
    await begun_game(world, "aki", "ben", game="octa")
    _, waits = await in_turn(world)
    table, shown = await world.session(), await orders(world, waits)
    board = await tried(world, waits)
    ids = {one["custom_id"] for message in shown for one in controls(message)}
    assert any(":order-off:" in one for one in ids)
    notation = table.rules.notation(table.rules.legal_actions(board.state, board.played_seat)[0])
    ids |= {f"s1:{board.id}:{board.revision}:{verb}:{board.played_seat}:{notation}" for verb in ("act", "sure")}
    for custom_id in sorted(ids):
        await world.press_late(waits.name, custom_id)
    await settle_all(world)
    after = await world.session()
    assert (after.row, after.state) == (table.row, table.state)


async def test_orders_are_cancelled_by_one_press_from_the_list_and_ones_own_panel(world: World) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    actor, waits = await in_turn(world)
    at = partial(world.services.orders.at, (await world.session()).id, waits.id)
    await orders(world, waits)
    assert await at() is not None
    listed = private(await waits.slash(world.channel, "tables"))
    assert listed.content.splitlines()[1].endswith(" · 📋 decided ahead")
    await press(waits, listed, "Cancel the order: ")
    assert await at() is None
    await orders(world, waits)
    gone = private(await press(waits, await own_panel(world, waits), "Cancel order"))
    assert "cancelled" in gone.content
    assert await at() is None
    await orders(world, waits)
    assert "📋" not in private(await actor.slash(world.channel, "tables")).content
    assert "order" not in (await own_panel(world, actor)).content.lower().replace("in order", "")
    assert "has this line already" in (await orders(world, waits))[1].content


async def test_forged_presses_change_nothing(world: World) -> None:
    """Of an opponent, a watcher and another server, and garbage of one's own: each gets a sentence."""
    await begun_game(world, "aki", "ben", game="octa")
    actor, waits = await in_turn(world)
    await orders(world, waits)
    board, table, there = await tried(world, waits), await world.session(), await elsewhere(world)
    row = await world.services.orders.at(table.id, waits.id)
    assert row is not None
    sure = f"try-sure:{board.id}:{board.revision}"
    for name in (actor.name, "dai"):
        for word in OWN:
            for path in ((word,), (word, "0"), (word, "1", "2")):
                said = private(await world.press_late(name, id_of(board.id, board.revision, path))).content
                assert said.startswith("This private board is gone."), (word, said)
        await world.press_late(name, f"s1::0:order-cancel:{table.id}")
        await world.press_late(name, f"s1:{table.id}:0:{sure}")
    for path in ("note", "notes", "answers", "try", sure, "order-cancel"):
        assert await forged(world, there, "dai", f"s1:{table.id}:0:{path}") == ELSEWHERE, path
    assert await tried(world, waits) == board
    assert await world.services.orders.at(table.id, waits.id) == row
    words = (*OWN, "try", "try-sure", "try-row", "answers", "note", "notes", "note-edit", "note-set")
    with capture_logs() as logs:
        for session_id in (table.id, board.id, "", "0zzzzzzzzz"):
            for word in words:
                for argument in GARBAGE if word in ARGUED else GARBAGE[:2]:
                    made_up = f"s1:{session_id}:{table.decisions[0]}:{word}:{argument}"[:LIMIT]
                    await world.press_late(waits.name, made_up)
    assert [log for log in logs if log["log_level"] in ("error", "critical")] == []
    assert (await world.session()).row == table.row
