"""Simultaneous choices: the panel shows the awaited seats, and nobody is pinged twice."""

from __future__ import annotations

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.seating.reachability import Unreachable
from bot.session.model import Actor, PanelKind, Phase, Session
from bot.session.views import pov_of
from bot.store.messages import outbox

from .world import AKI, BEN, CHIO, World


async def begun(world: World, *actors: Actor, game: str = "guess", **options: str) -> Session:
    """Begin a game, and drop its first panels from the record."""
    session = await world.table(game, *actors, **options)
    await world.settle()
    assert world.channel.sent[-1].kind is PanelKind.BOARD
    world.channel.sent.clear()
    return session


def waits(sent: list[PanelUpdate]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the kind and the awaited seats of each sent panel."""
    return [
        (update.kind.value, update.awaited if update.kind is PanelKind.WAITS else update.session.movers)
        for update in sent
    ]


async def test_newest_panel_shows_the_awaited_seats(world: World) -> None:
    session = await begun(world, AKI, BEN, CHIO)
    panel = await world.store.read(lambda db: outbox.panel(db, session.id))
    assert panel is not None
    for actor, number in ((BEN, 2), (AKI, 1)):
        await world.plays(session, actor, f"note {number}")
        await world.settle()
    assert waits(world.channel.sent) == [("waits", (0, 2)), ("waits", (2,))]
    for update in world.channel.sent:
        assert update.previous == PanelMessage(panel.channel_id, panel.message_id, panel.posted_at)
        assert not update.moved
        assert update.events == ()
    await world.plays(session, CHIO, "note 3")
    await world.settle()
    assert waits(world.channel.sent)[2:] == [("board", (0, 1, 2))]
    assert world.channel.sent[-1].moved, "the new round calls everybody, the last one to choose too"


async def test_change_of_mind_does_not_edit_the_panel(world: World) -> None:
    session = await begun(world, AKI, BEN, CHIO)
    for number in (1, 2, 1):
        await world.plays(session, AKI, f"note {number}")
        await world.settle()
        await world.takes_back(session, AKI)
        await world.settle()
    assert waits(world.channel.sent) == [("waits", (1, 2))]
    await world.plays(session, CHIO, "note 3")
    await world.settle()
    assert waits(world.channel.sent)[1:] == [("waits", (1,))], "nor does the panel of another choice tell it"


async def test_table_is_told_when_only_a_changed_mind_is_awaited(world: World) -> None:
    session = await begun(world, AKI, BEN)
    await world.plays(session, AKI, "note 1")
    await world.settle()
    await world.takes_back(session, AKI)
    await world.plays(session, BEN, "note 2")
    await world.settle()
    assert waits(world.channel.sent) == [("waits", (1,)), ("waits", (0,))]


async def test_undo_of_a_hidden_choice_calls_nobody_to_a_new_panel(world: World) -> None:
    session = await begun(world, AKI, BEN)
    await world.plays(session, AKI, "note 1")
    await world.settle()
    await world.takes_back(session, AKI)
    await world.settle()
    assert waits(world.channel.sent) == [("waits", (1,))]
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert (world.channel.sent[-1].kind, world.channel.sent[-1].moved) == (PanelKind.BOARD, False)


async def test_concurrent_choices_are_one_edit(world: World) -> None:
    session = await begun(world, AKI, BEN, CHIO, Actor(14, "Dai"))
    world.unplug()  # the publisher is not running
    for actor in (AKI, BEN, CHIO):
        await world.plays(session, actor, "note 1")
    await world.publisher.start()
    await world.settle()
    assert waits(world.channel.sent) == [("waits", (3,))]


async def test_reverted_change_is_not_sent(world: World) -> None:
    session = await begun(world, AKI, BEN)
    world.unplug()
    await world.plays(session, AKI, "note 1")
    await world.takes_back(session, AKI)
    await world.publisher.start()
    await world.settle()
    assert world.channel.sent == []
    assert await world.store.read(outbox.waiting) == []


async def test_unsent_board_is_not_replaced_by_an_edit(world: World) -> None:
    session = await begun(world, AKI, BEN)
    world.unplug()
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    await world.plays(session, BEN, "note 3")
    await world.publisher.start()
    await world.settle()
    assert waits(world.channel.sent) == [("board", (0,))]
    assert [event.kind for event in world.channel.sent[0].events] == ["shown"]


async def test_failed_edit_blocks_nothing(world: World) -> None:
    session = await begun(world, AKI, BEN, CHIO)
    for failure, actor in ((OSError("gone"), AKI), (Unreachable("no such channel"), BEN)):
        await world.panels_fail(failure)
        await world.plays(session, actor, "note 1")
        await world.settle()
    assert world.channel.sent == []
    assert await world.services.reachability.unreachable_reason(session.id) is None
    assert world.clock.slept == [], "it is not tried again"
    await world.plays(session, CHIO, "note 1")
    await world.settle()
    assert waits(world.channel.sent) == [("board", (0, 1, 2))]


async def test_edited_panel_keeps_its_events_and_adds_new_ones(world: World) -> None:
    session = await begun(world, AKI, BEN, game="pips")
    world.channel.sent.clear()
    await world.plays(session, AKI, "bid 1")
    await world.settle()
    assert [event.kind for event in world.channel.sent[-1].begun] == ["chosen"]
    await world.plays(session, BEN, "bid 0")
    await world.settle()
    board = world.channel.sent[-1]
    assert [event.kind for event in board.events][:2] == ["chosen", "chosen"], "the new panel shows all of it"


async def test_pending_edit_survives_a_restart(world: World) -> None:
    session = await begun(world, AKI, BEN)
    world.unplug()
    await world.plays(session, AKI, "note 1")
    world = await world.restarted()
    try:
        await world.publisher.start()
        await world.settle()
        assert waits(world.channel.sent) == [("waits", (1,))]
    finally:
        await world.close()


async def test_player_is_not_pinged_twice_for_one_choice(world: World) -> None:
    session = await begun(world, AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1")
    await world.settle()
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert (world.channel.sent[-1].kind, world.channel.sent[-1].moved) == (PanelKind.BOARD, False)


async def test_lone_player_is_never_pinged_by_their_own_press(world: World) -> None:
    session = await begun(world, AKI, game="dicolony")
    while session.rules.turns(session.state) < 3:
        pov = pov_of(session, AKI.user_id)
        session = (await world.plays(session, AKI, session.rules.notation(pov.legal[0]))).session
        await world.settle()
    boards = [update for update in world.channel.sent if update.kind is PanelKind.BOARD]
    assert len(boards) == 2
    assert not any(update.moved for update in boards)


async def test_ended_game_is_not_edited(world: World) -> None:
    session = await begun(world, AKI, BEN)
    world.unplug()
    await world.plays(session, AKI, "note 1")
    await world.services.moves.end(session.id, AKI, by_moderator=False)
    await world.publisher.start()
    await world.settle()
    assert [update.kind for update in world.channel.sent] == [PanelKind.END]
    assert world.channel.sent[0].session.phase is Phase.CLOSED
    assert await world.store.read(outbox.waiting) == []
