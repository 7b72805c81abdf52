"""Records as open tables again: moving house, saved games and bug reports."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.features.export import findings
from bot.rows.commitment import BEGIN, OPENING
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.views import pov_of, story
from bot.store.games import log
from bot.store.games.commitments import COMMITMENTS
from bot.texts import LANGUAGES, Speaker, character_names, free_name
from engines import GAMES
from engines.core import BadRecord, IllegalAction, Seat
from engines.core.history.records import Record, dump, load, source_table
from engines.core.history.reopening import reopen
from engines.core.history.replay import first_played, replay
from engines.core.history.verdict import verify
from tests.toys_corrected import Shod
from tests.toys_simultaneous import WALK, Walk

from .world import AKI, BEN, CHANNEL, CHIO, DORA, GAMES_HERE, GUILD, STRANGER, World, refused

ELSEWHERE = CHANNEL + 1
FOUR = (AKI, BEN, CHIO, DORA)


async def some_rows(world: World, session: Session, count: int, chances: random.Random) -> Session:
    """Let whoever can act do random things, and sometimes take them back."""
    people = {player.seat: Actor(player.user_id or 0, player.name) for player in session.players}
    for _ in range(count):
        session = await world.now(session)
        if session.phase is not Phase.PLAYING:
            break
        seat = chances.choice((*session.asked, *session.movers))
        if pov_of(session, people[seat].user_id).can_undo and chances.random() < 0.2:
            with suppress(Refused):
                await world.takes_back(session, people[seat])
        else:
            action = chances.choice(session.rules.legal_actions(session.state, seat))
            await world.plays(session, people[seat], session.rules.notation(action))
    return await world.now(session)


async def over(world: World, session: Session) -> Record:
    """The record of a game that is played on to its end."""
    while session.phase is Phase.PLAYING:
        session = await some_rows(world, session, 100, random.Random(8))
    return await exported(world, session)


async def exported(world: World, session: Session, *, public: bool = False) -> Record:
    """The record that the operator has: complete, read from the file of /export."""
    return load(dump(await world.services.history.record(session.id, public=public)))


async def begun(world: World) -> Record:
    return await exported(world, await world.table("micronesia", AKI, BEN, CHIO))


async def imported(
    world: World, record: Record, *people: Actor | None, channel: int = ELSEWHERE, lang: str = "en", **more: Any
) -> Session:
    chosen = people or FOUR[: len(record.header.seats)]
    by_seat = {Seat(seat): person for seat, person in enumerate(chosen) if person is not None}
    return await world.services.imports.open(record, GUILD, channel, by_seat, lang, **more)


async def is_sound(world: World) -> bool:
    await world.settle()
    assert await world.faults() == []
    return True


LONGEST = pytest.param("hexlands", marks=pytest.mark.slow)


@pytest.mark.parametrize("key", [*sorted(GAMES.keys() - {"hexlands"}), LONGEST, "guess", "walk", "pips"])
async def test_every_game_goes_on_in_the_middle_of_a_turn(world: World, key: str) -> None:
    """Also with hidden orders, taken-back rows and dice on the table; after restarts, to its end."""
    chances = random.Random(f"import {key}")
    seats = min(len(FOUR), GAMES_HERE[key].rules.seats.stop - 1)
    before = await some_rows(world, await world.table(key, *FOUR[:seats]), 40, chances)
    while before.phase is not Phase.PLAYING:  # a short game
        before = await some_rows(world, await world.table(key, *FOUR[:seats]), chances.randint(1, 4), chances)
    after = await imported(world, await exported(world, before))
    assert (after.state, after.phase, after.options_text) == (before.state, Phase.PLAYING, before.options_text)
    assert after.movers == before.movers
    assert (after.id, after.seed_hash) != (before.id, before.seed_hash)
    assert (after.draws, after.row, after.barrier) == (0, before.row + 1, before.row + 1)
    assert not after.table_rules.rated
    assert source_table((await exported(world, after)).rows[-1]) == before.id
    assert await is_sound(world)
    world = await world.restarted()
    await world.services.resume()
    assert await world.now(after) == after
    for _ in range(60):
        after = await some_rows(world, after, 50, chances)
    assert await is_sound(world)
    if after.phase is not Phase.OVER:
        return
    found = await exported(world, after)
    verdict = verify(found)
    assert (verdict.honest, verdict.brought) == (True, before.row + 2)
    assert [*replay(after.rules, found)][-1].step.state == after.state
    assert await world.sql("SELECT 1 FROM rating_steps WHERE session_id = ?", after.id) == []


async def test_imported_table_is_imported_again_and_verification_says_what_it_can_prove(world: World) -> None:
    before = await some_rows(world, await world.table("octa", AKI, BEN, CHIO), 10, random.Random(3))
    first = await imported(world, await exported(world, before))
    first = await some_rows(world, first, 6, random.Random(7))
    second = await imported(world, await exported(world, first), channel=ELSEWHERE + 1)
    assert second.state == first.state
    assert verify(await over(world, second)).brought == first.row + 2
    await over(world, first)
    found = await world.services.history.verification(first.id)
    assert (found.brought, found.verdict.brought, found.stops_at) == (before.id, before.row + 2, None)
    for lang in LANGUAGES:
        told = "\n".join(findings(Speaker(lang), found))
        assert before.id in told
        assert str(found.verdict.draws) in told
        assert Speaker(lang).say("export-verify-good", {"draws": found.verdict.draws}) not in told
    assert await is_sound(world)


async def test_table_starts_with_new_dice_clocks_and_promises(world: World) -> None:
    record = await begun(world)
    world.clock.now += 5000
    await world.settle()
    after = await imported(world, record, BEN, CHIO, AKI)
    assert [player.user_id for player in after.players] == [BEN.user_id, CHIO.user_id, AKI.user_id]
    assert after.host_id == BEN.user_id
    assert [clock.started_at for clock in after.clocks] == [world.clock.now] * len(after.movers)
    promised = await world.store.read(lambda db: COMMITMENTS.where(db, session_id=after.id))
    assert [row.kind for row in promised] == [OPENING, BEGIN]
    assert [notice.facts["row"] for notice in await world.told("imported")] == [0]
    sent = [update for update in world.channel.sent if update.session.id == after.id]
    assert [(update.kind, update.events) for update in sent] == [(PanelKind.BOARD, ())]
    assert await refused(imported(world, record)) == "channel-busy"
    assert await world.sql("SELECT count(*) FROM sessions") == [(2,)]
    assert await world.services.tables.in_channel(ELSEWHERE) == await world.now(after)


async def test_seats_without_a_person_can_be_taken(world: World) -> None:
    record = await begun(world)
    await world.settle()
    after = await imported(world, record, None, Actor(12, ""), lang="ja")
    assert after.names[1] == "Ben"
    assert {after.names[0], after.names[2]} < set(character_names("ja"))
    _, request = await world.services.seats.ask(after.id, STRANGER, Seat(2))
    assert request.asked == (BEN.user_id,)
    assert (await world.agrees(request, BEN)).players[2].user_id == STRANGER.user_id
    wanted = free_name("en", record.header.session, ())
    named = await imported(world, record, None, Actor(12, wanted), channel=ELSEWHERE + 1)
    assert (named.names[1], len(set(named.names))) == (wanted, 3), "a computer leaves its name to a person"
    assert await is_sound(world)


async def test_game_is_opened_at_an_earlier_row(world: World) -> None:
    session = await world.table("micronesia", AKI, BEN, CHIO)
    await over(world, session)
    record = await exported(world, session, public=True)
    with pytest.raises(BadRecord, match="the game is over at row"):
        await imported(world, record)
    after = await imported(world, record, upto=5)
    assert after.row == 6
    *_, moment = replay(session.rules, record, 5)
    assert after.state == moment.step.state
    session = await world.table("walk", AKI, BEN, goal="9", channel=90)
    reached = (await world.plays(session, AKI, "go 1")).session
    await world.takes_back(reached, AKI)
    after = await imported(world, await exported(world, reached), channel=91, upto=reached.row)
    assert after.state == reached.state, "a row taken back after the chosen one stands"
    assert await is_sound(world)


async def test_hidden_choices_stay_hidden(world: World) -> None:
    session = (await world.plays(await world.table("guess", AKI, BEN), AKI, "note 1")).session
    assert session.movers == (1,)
    after = await imported(world, await exported(world, session))
    entries = await world.store.read(lambda db: log.since(db, after.id, -1))
    seen = [[row.row.notation for row in story(after, entries, seat)] for seat in (Seat(0), Seat(1), None)]
    assert ["note 1" in rows for rows in seen] == [True, False, False]
    assert await is_sound(world)
    away = await imported(world, await exported(world, session, public=True), channel=ELSEWHERE + 1)
    assert away.movers == (0, 1), "the public record does not have the choice"


@pytest.mark.parametrize("key", ["hexlands", "rise_of_tribes", "octa"])
async def test_secret_record_is_refused_until_it_is_complete(world: World, key: str) -> None:
    session = await some_rows(world, await world.table(key, AKI, BEN, rated="false"), 12, random.Random(4))
    with pytest.raises(BadRecord, match="leaves out what is secret"):
        await imported(world, await exported(world, session, public=True))
    await world.services.endings.ask(session.id, AKI)
    assert (await imported(world, await exported(world, session, public=True))).state == session.state


# --- earlier versions --------------------------------------------------------------------------------------------


class Later(Walk):
    """Version 2, by which these walks are the same."""

    rules_version = 2

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return state


class Other(Later):
    """Version 2, by which nobody rests."""

    def apply_action(self, state: Any, seat: Seat, action: Any, chance: Any) -> Any:
        if action.kind == "rest":
            raise IllegalAction("not-now")
        return super().apply_action(state, seat, action, chance)


async def walked(world: World) -> Record:
    session = await world.table("walk", AKI, BEN, goal="9")
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, BEN, "go 1")
    return await exported(world, session)


async def test_upgraded_record_goes_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    record = await walked(world)
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=Shod()))  # type: ignore[index]
    world = await world.restarted()
    session = await world.services.tables.load(record.header.session)
    session = await world.rests(session, BEN)
    after = await imported(world, await exported(world, session))
    assert (after.state, after.rules_version, after.begun_version) == (session.state, 2, 1)
    assert await is_sound(world)
    ended = await over(world, after)
    assert first_played(after.rules, ended) is not None
    assert verify(ended).honest


async def test_earlier_record_goes_on_where_the_rules_play_it_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = await walked(world)
    later = Record(header=record.header.model_copy(update={"rules_version": 3}), rows=record.rows)
    with pytest.raises(BadRecord, match="made with rules version 3, this is 1"):
        await imported(world, later)
    with pytest.raises(BadRecord, match=r"row 2 was played under version 1 .* --upto 1 opens the table before it"):
        reopen(Other(), record)
    assert len(reopen(Other(), record, 1).rows) == 4
    silent = tuple(row.model_copy(update={"events": None}) for row in record.rows)
    with pytest.raises(BadRecord, match="row 0 was played under version 1"):
        reopen(Later(), Record(header=record.header, rows=silent))
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=Later()))  # type: ignore[index]
    world = await world.restarted()
    after = await imported(world, record)
    assert (after.rules_version, after.begun_version) == (2, 1)
    assert (await world.notations(after))[-2:] == ["upgrade 1 2", f"import {record.header.session}"]
    assert await is_sound(world)
    assert verify(await over(world, after)).honest
    assert await is_sound(world)
