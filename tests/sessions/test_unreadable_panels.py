"""Panels whose stored lists cannot be read, as in a tampered database: they are posted anew."""

from __future__ import annotations

import pytest
import structlog

from .test_publisher import begun, kinds
from .world import AKI, World

BROKEN = ("", "{", "null", "[0", '["0"]', '{"row": 1}', '{"row": "1", "decisions": [], "movers": []}', "[" * 9999)


@pytest.mark.parametrize("text", BROKEN)
async def test_unreadable_panel_is_posted_anew(world: World, text: str) -> None:
    session = await begun(world)
    await world.sql("UPDATE panels SET movers = ?, decisions = ?", text, text)
    with structlog.testing.capture_logs() as logs:
        await world.plays(session, AKI, "rest")
        await world.settle()
    assert kinds(world.channel.sent) == [("board", 1)]
    assert world.channel.sent[-1].previous is not None, "its controls are taken off"
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["panel-unreadable"]
    ((movers,),) = await world.sql("SELECT movers FROM panels")
    assert movers == "[1]"


async def test_unreadable_panel_is_not_edited_but_posted_anew(world: World) -> None:
    session = await begun(world, "guess")
    await world.sql("UPDATE panels SET movers = '{'")
    await world.plays(session, AKI, "note 1")
    await world.settle()
    assert kinds(world.channel.sent) == [("board", 1)]


@pytest.mark.parametrize("text", BROKEN)
async def test_unreadable_begun_row_is_sent_after_a_restart(world: World, text: str) -> None:
    session = await begun(world)
    world.unplug()
    await world.plays(session, AKI, "rest")
    await world.sql("UPDATE outbox SET begun = ?, attempts = 1", text)
    later = await world.restarted()
    with structlog.testing.capture_logs() as logs:
        await later.publisher.start()
        await later.settle()
    assert kinds(world.channel.sent) == [("board", 1)]
    assert "begun-unreadable" in [line["event"] for line in logs if line["log_level"] == "error"]
    assert await later.sql("SELECT * FROM outbox") == []
