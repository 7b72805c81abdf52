"""No table stands still for good: it is warned, and closed without a result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.model import Phase, Refused, Session, TellingKind, Undeliverable
from bot.table.rules import DAY

from .house import AKI, BEN, STRANGER, House


async def phase(house: House, session: Session) -> Phase:
    return (await house.service.load(session.id)).phase


async def test_a_lobby_that_never_starts_is_warned_and_closed(house: House) -> None:
    lobby = await house.service.open("walk", 7, 70, AKI, "en")
    await house.passes(14 * DAY - 1)
    assert house.box.letters == []
    await house.passes(1)
    assert [(letter.kind, letter.facts) for letter in house.box.letters] == [
        ("idle", {"closes_at": house.clock.now + 3 * DAY})
    ]
    await house.passes(3 * DAY - 1)
    assert await phase(house, lobby) is Phase.LOBBY
    await house.passes(1)
    assert await phase(house, lobby) is Phase.CLOSED
    assert house.channel.told[-1].kind is TellingKind.LOBBY
    assert len(house.box.letters) == 1
    assert (await house.service.open("walk", 7, 70, BEN, "en")).phase is Phase.LOBBY, "the channel is free"


async def test_a_game_without_a_limit_is_closed_and_not_rated(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="none")
    await house.passes(17 * DAY)
    assert await phase(house, session) is Phase.CLOSED
    assert house.channel.told[-1].kind is TellingKind.END
    assert [letter.kind for letter in house.box.letters] == ["idle"]
    assert await house.sql("SELECT * FROM results") == []
    assert await house.sql("SELECT * FROM clocks") == []


async def test_any_change_takes_the_warning_back(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="none")
    await house.passes(15 * DAY)
    await house.plays(session, AKI, "go 1")
    await house.passes(13 * DAY)
    assert await phase(house, session) is Phase.PLAYING
    assert len(house.box.of("idle")) == 1
    await house.passes(DAY)
    assert len(house.box.of("idle")) == 2


async def test_somebody_keeps_it_open(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="none")
    await house.passes(15 * DAY)
    with pytest.raises(Refused, match="not-seated"):
        await house.service.still.keep(session.id, STRANGER)
    await house.service.still.keep(session.id, BEN)
    await house.passes(13 * DAY)
    assert await phase(house, session) is Phase.PLAYING
    await house.passes(4 * DAY)
    assert await phase(house, session) is Phase.CLOSED
    with pytest.raises(Refused, match="game-over"):
        await house.service.still.keep(session.id, BEN)


async def test_a_vacation_of_who_is_waited_for_is_respected(house: House) -> None:
    start = house.clock.now
    session = await house.table("walk", AKI, BEN, clock="none")
    await house.service.clocks.set_user(
        AKI.user_id, lambda old: replace(old, away_from=start + DAY, away_until=start + 21 * DAY)
    )
    await house.passes(35 * DAY - 1)
    assert house.box.letters == []
    await house.passes(3 * DAY + 1)
    assert await phase(house, session) is Phase.CLOSED


async def test_a_long_time_for_each_turn_is_not_idleness(house: House) -> None:
    """Seven days that count can be a month, with nights of 16 hours."""
    await house.service.clocks.set_user(
        AKI.user_id, lambda old: replace(old, quiet_from=16 * 60, quiet_until=8 * 60)
    )
    session = await house.table("walk", AKI, BEN, clock="7d")
    await house.passes(20 * DAY)
    assert (await house.service.load(session.id)).movers == (0,)
    assert house.box.of("idle") == []
    await house.passes(2 * DAY)
    assert (await house.service.load(session.id)).movers == (1,)


async def test_a_vote_that_nobody_answers_is_idleness(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d", absent="vote")
    await house.passes(DAY + 17 * DAY)
    assert await phase(house, session) is Phase.CLOSED
    assert [letter.kind for letter in house.box.letters] == ["remind", "remind", "vote", "idle"]
    assert await house.sql("SELECT state FROM petitions") == [("lapsed",)]


async def test_a_table_that_cannot_be_told_anything_is_closed_in_the_end(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.settle()
    house.channel.failures = [Undeliverable("forbidden")]
    await house.plays(session, AKI, "rest")
    await house.settle()
    house.box.failures = [Undeliverable("forbidden")]
    await house.passes(14 * DAY)
    assert await phase(house, session) is Phase.PLAYING
    await house.passes(4 * DAY)
    assert await phase(house, session) is Phase.CLOSED
    assert await house.sql("SELECT * FROM clocks") == []


async def test_a_game_with_a_fault_is_closed_too(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d", stumbling="true")
    with pytest.raises(Refused, match="quarantined"):
        await house.plays(session, AKI, "stumble")
    await house.passes(18 * DAY)
    assert await phase(house, session) is Phase.CLOSED
    assert house.box.of("remind") == []


async def test_a_table_that_cannot_be_closed_keeps_no_other_open(house: House) -> None:
    stuck = await house.table("walk", AKI, BEN, clock="none")
    other = await house.table("walk", AKI, BEN, clock="none", channel=71)
    await house.passes(16 * DAY)
    await house.sql(
        f"CREATE TRIGGER stuck BEFORE UPDATE ON sessions WHEN new.id = '{stuck.id}' "
        "BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    house.clock.now += DAY
    await house.timekeeper.tick()
    assert await phase(house, stuck) is Phase.PLAYING
    assert await phase(house, other) is Phase.CLOSED
