"""When something breaks: one session is set aside, all others go on, and a restart finds everything."""

from __future__ import annotations

import asyncio
import re
import sqlite3

import pytest

from bot.history.audit import session_faults
from bot.table.model import Phase, Refused, Stale
from bot.texts import LANGUAGES, Speaker
from engines.core import Seat
from engines.core.records import replay

from .house import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, House


async def incident_of(house: House, session_id: str) -> object:
    with pytest.raises(Refused) as refused:
        await house.service.act(session_id, AKI, "rest", decision=None, interaction_id=None)
    assert refused.value.code == "quarantined"
    return refused.value.facts["incident"]


async def test_a_fault_of_the_rules_sets_one_session_aside(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = await house.table("walk", AKI, BEN, channel=1, stumbling="true")
    sound = await house.table("walk", AKI, BEN, channel=2, stumbling="true")
    with pytest.raises(Refused) as refused:
        await house.plays(broken, AKI, "stumble")
    incident = refused.value.facts["incident"]
    assert isinstance(incident, str)
    assert await incident_of(house, broken.id) == incident
    logged = capsys.readouterr().out
    assert incident in logged
    assert "a stone in the way" in logged
    assert (await house.plays(sound, AKI, "go 1")).session.state.scores == (1, 0)
    assert len(await house.notations(broken)) == 1


async def test_a_state_that_cannot_be_read_sets_its_session_aside(house: House) -> None:
    broken = await house.table("walk", AKI, BEN, channel=1)
    sound = await house.table("walk", AKI, BEN, channel=2)
    for state in ('{"to_move": "nobody"}', "not even json"):
        await house.sql("UPDATE sessions SET state = ?, incident = NULL WHERE id = ?", state, broken.id)
        incident = await incident_of(house, broken.id)
        found = await house.service.in_channel(1)
        assert found is not None
        assert (found.incident, found.state, found.movers) == (incident, None, ())
        with pytest.raises(Refused, match="quarantined"):
            house.service.look(found, AKI.user_id)
    assert {session.id for session in await house.service.of_user(AKI.user_id)} == {broken.id, sound.id}


async def test_a_session_set_aside_can_be_ended_so_that_its_channel_is_free(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.sql("UPDATE sessions SET state = '{}' WHERE id = ?", session.id)
    await incident_of(house, session.id)
    for way in (
        house.service.undo(session.id, AKI, decision=None, interaction_id=None),
        house.service.seats.leave(session.id, AKI, interaction_id=None),
    ):
        with pytest.raises(Refused, match="quarantined"):
            await way
    ended = await house.service.end(session.id, STRANGER, by_moderator=True)
    assert ended.phase is Phase.CLOSED
    assert await house.service.in_channel(CHANNEL) is None
    await house.settle()
    assert house.channel.told[-1].session.phase is Phase.CLOSED


async def test_a_game_that_comes_back_from_other_rules_has_all_its_time(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    other = await house.table("guess", AKI, BEN, clock="2d", channel=CHANNEL + 1)
    await house.sql("UPDATE sessions SET rules_version = 99 WHERE id = ?", session.id)
    await house.passes(5 * 86400.0)
    (played,) = await house.sql("SELECT row FROM sessions WHERE id = ?", session.id)
    assert await house.sql("SELECT 1 FROM clocks WHERE session_id = ?", session.id) == []
    await house.service.resume()
    assert await house.sql("SELECT 1 FROM clocks WHERE session_id = ?", session.id) == [], "still other rules"
    await house.sql("UPDATE sessions SET rules_version = 1 WHERE id = ?", session.id)
    before = await house.sql("SELECT * FROM clocks WHERE session_id = ?", other.id)
    house = await house.restarted()
    try:
        await house.service.resume()
        found = await house.sql("SELECT seat, started_at, due_at FROM clocks WHERE session_id = ?", session.id)
        assert found == [(0, house.clock.now, house.clock.now + 86400.0)]
        assert await house.sql("SELECT * FROM clocks WHERE session_id = ?", other.id) == before
        assert await house.sql("SELECT row FROM sessions WHERE id = ?", session.id) == [played]
    finally:
        await house.close()


@pytest.mark.parametrize("version", [0, 99])
async def test_a_game_does_not_go_on_under_other_rules_than_it_was_begun_under(house: House, version: int) -> None:
    """Nothing is written on it, so that the program that it was begun with could still go on."""
    session = await house.table("walk", AKI, BEN)
    await house.sql("UPDATE sessions SET rules_version = ? WHERE id = ?", version, session.id)
    house = await house.restarted()
    try:
        found = await house.service.load(session.id)
        assert (found.state, found.movers) == (None, ())
        for vain in (
            house.service.act(session.id, AKI, "rest", decision=None, interaction_id=None),
            house.service.undo(session.id, AKI, decision=None, interaction_id=None),
            house.service.seats.leave(session.id, AKI, interaction_id=None),
        ):
            with pytest.raises(Refused, match="old-rules"):
                await vain
        with pytest.raises(Refused, match="old-rules"):
            house.service.look(found, AKI.user_id)
        with pytest.raises(Refused, match="old-rules"):
            house.service.preview(found, Seat(0), "rest")
        faults = [fault async for fault in session_faults(house.store, GAMES_HERE)]
        assert faults == [f"session {session.id} was begun under version {version} of its rules; here is 1"]
        await house.sql("UPDATE sessions SET rules_version = 1 WHERE id = ?", session.id)
        assert await house.service.load(session.id) == session
        await house.sql("UPDATE sessions SET rules_version = ? WHERE id = ?", version, session.id)
        ended = await house.service.end(session.id, AKI, by_moderator=False)
        assert (ended.phase, ended.rules_version) == (Phase.CLOSED, version)
        await house.settle()
        assert house.channel.told[-1].session.phase is Phase.CLOSED
    finally:
        await house.close()


async def test_a_lobby_is_begun_under_the_rules_of_the_day(house: House) -> None:
    lobby = await house.service.open("walk", GUILD, CHANNEL, AKI, "en")
    await house.service.join(lobby.id, BEN)
    await house.sql("UPDATE sessions SET rules_version = 0 WHERE id = ?", lobby.id)
    begun = await house.service.begin(lobby.id, AKI)
    assert begun.rules_version == begun.rules.rules_version == 1
    assert await house.service.load(lobby.id) == begun


async def test_a_game_that_is_gone_from_the_program_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    monkeypatch.delitem(GAMES_HERE, "walk")  # type: ignore[arg-type]
    with pytest.raises(Refused, match="unknown-game"):
        await house.service.load(session.id)
    assert await house.service.of_user(AKI.user_id) == []


async def test_a_restart_in_the_middle_of_a_turn_changes_nothing(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    shown = (await house.presses(session, AKI, "go 1")).session
    house = await house.restarted()
    try:
        assert await house.service.load(session.id) == shown
        # The button of the panel from before the restart works, once.
        after = (await house.presses(shown, AKI, "go 2")).session
        assert after.state.scores == (3, 0)
        with pytest.raises(Stale):
            await house.presses(shown, AKI, "go 2")
    finally:
        await house.close()


async def test_an_interaction_is_known_after_a_restart_too(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.service.act(session.id, AKI, "go 1", decision=100, interaction_id=77)
    house = await house.restarted()
    try:
        again = await house.service.act(session.id, AKI, "go 1", decision=100, interaction_id=77)
        assert (again.repeated, again.session.state.scores) == (True, (1, 0))
    finally:
        await house.close()


async def test_the_log_leads_to_the_stored_state(house: House) -> None:
    session = await house.table("guess", AKI, BEN, CHIO, rounds="3")
    for number in (1, 2, 3):
        await house.plays(session, AKI, "note 6")
        await house.plays(session, BEN, f"note {number}", "cheer")
        await house.takes_back(session, BEN)
        await house.takes_back(session, AKI)
        await house.plays(session, AKI, f"note {number + 1}")
        if number < 3:
            await house.plays(session, CHIO, "note 1")
    now = await house.service.load(session.id)
    *_, last = replay(now.rules, await house.service.record(session.id, public=False))
    assert last.step.state == now.state
    assert [fault async for fault in session_faults(house.store, GAMES_HERE)] == []


@pytest.mark.parametrize(
    ("column", "forge", "complaint"),
    [
        ("state", lambda state: state.replace('"scores":[1,', '"scores":[5,'), "log does not lead to"),
        ("state", lambda state: "{}", "cannot be read"),
        ("incident", lambda incident: "0badcafe", "quarantined"),
        ("seed", lambda seed: b"\0" * 32, "seed"),
    ],
)
async def test_the_check_finds_what_was_tampered_with(
    house: House, column: str, forge: object, complaint: str
) -> None:
    session = await house.table("walk", AKI, BEN, channel=1, goal="1000")
    await house.table("walk", AKI, BEN, channel=2)
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "gamble")
    await house.plays(session, AKI, "go 1")
    ((value,),) = await house.sql(f"SELECT {column} FROM sessions WHERE id = ?", session.id)
    await house.sql(f"UPDATE sessions SET {column} = ? WHERE id = ?", forge(value), session.id)  # type: ignore[operator]
    (fault,) = [fault async for fault in session_faults(house.store, GAMES_HERE)]
    assert session.id in fault
    assert complaint in fault


async def test_the_log_cannot_be_rewritten(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.plays(session, AKI, "go 1")
    for statement in (
        "DELETE FROM log",
        "UPDATE log SET notation = 'go 2'",
        "UPDATE log SET seat = 1 WHERE row = 1",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await house.sql(statement)


async def test_a_lost_race_writes_nothing(house: House) -> None:
    """Should the lock ever fail, the revision still keeps one write from undoing another."""
    session = await house.table("walk", AKI, BEN)
    one, other = house.service, type(house.service)(house.store, GAMES_HERE)
    answers = await asyncio.gather(
        *(
            service.act(session.id, AKI, "go 1", decision=None, interaction_id=None)
            for service in (one, other)
            for _ in range(4)
        ),
        return_exceptions=True,
    )
    await other.close()
    now = await house.service.load(session.id)
    record = await house.service.record(session.id, public=False)
    *_, last = replay(now.rules, record)
    assert last.step.state == now.state
    assert now.row == len(record.rows) - 1 == sum(not isinstance(answer, Exception) for answer in answers)


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    listed = (Refused.__doc__ or "").split("Codes:")[1]
    codes = {
        match["code"]: match["facts"].split(", ") if match["facts"] else []
        for match in re.finditer(r"(?P<code>[a-z]+(?:-[a-z]+)+|stale|quarantined)(?:\((?P<facts>[^)]*)\))?", listed)
    }
    assert len(codes) >= 33
    numbers = ("seats", "need", "have", "until")
    for lang in LANGUAGES:
        speaker = Speaker(lang, strict=True)
        told = {
            speaker.refusal(code, {fact: 3 if fact in numbers else "x" for fact in facts})
            for code, facts in codes.items()
        }
        assert len(told) == len(codes)


async def test_a_state_that_cannot_be_read_is_not_repeated_in_the_log(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.sql('UPDATE sessions SET state = \'{"scores": "my hidden cards"}\' WHERE id = ?', session.id)
    await house.service.load(session.id)
    logged = capsys.readouterr().out
    assert "session-quarantined" in logged
    assert "hidden cards" not in logged
