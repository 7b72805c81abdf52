"""Words for the dice, what is promised about them, and records that prove it (docs/fair-dice.md)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.delivery.outgoing import PanelMessage
from bot.history.audit import session_faults
from bot.rows.commitment import CommitmentRow
from bot.session.daily import mark_of
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.store.games.commitments import COMMITMENTS
from bot.store.people import privacy
from engines.core import seed_hash
from engines.core.history.fairness import OLD, UNTYPED, WORDS, opening
from engines.core.history.records import dump, load
from engines.core.history.verdict import verify
from tests.landed import PEOPLE, V5
from tests.toys_simultaneous import WALK, Walk, WalkOptions, WalkState

from . import world as worlds
from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, Channel, World


async def lobby(world: World, game: str = "walk") -> Session:
    return await world.services.lobbies.open(game, GUILD, CHANNEL, AKI, "en", interaction_id=501)


async def over(world: World, session: Session) -> Session:
    """Play a walk to its end."""
    ended = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    assert ended.phase is Phase.OVER
    return ended


async def begun(world: World) -> Session:
    return await begun_in(world, await lobby(world))


async def begun_in(world: World, opened: Session) -> Session:
    """A game with a typed word, a given one and a computer player."""
    await world.services.lobbies.set_option(opened.id, AKI, "goal", "5")
    await world.services.lobbies.set_word(opened.id, AKI, "lucky seven")
    await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    await world.services.lobbies.add_computer(opened.id, AKI, "random")
    return await world.services.moves.begin(opened.id, AKI)


async def test_nothing_typed_is_no_word(world: World) -> None:
    opened = await lobby(world)
    after = await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    assert [player.word for player in after.players] == [UNTYPED, UNTYPED]


async def test_word_is_changed_and_taken_back_until_begin(world: World) -> None:
    opened = await lobby(world)
    after = await world.services.lobbies.set_word(opened.id, AKI, "  a\u202eb ", interaction_id=503)
    assert after.players[0].word == "ab"
    after = await world.services.lobbies.set_word(opened.id, AKI, "\u200b", interaction_id=504)
    assert after.players[0].word == UNTYPED
    session = await world.table("walk", AKI, BEN, channel=CHANNEL + 1)
    with pytest.raises(Refused, match="not-in-lobby"):
        await world.services.lobbies.set_word(session.id, AKI, "late")


async def test_only_seated_people_have_a_word(world: World) -> None:
    opened = await lobby(world)
    with pytest.raises(Refused, match="not-seated"):
        await world.services.lobbies.set_word(opened.id, STRANGER, "luck")


async def test_words_move_up_with_their_players(world: World) -> None:
    opened = await lobby(world)
    await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    await world.services.lobbies.join(opened.id, CHIO, interaction_id=503)
    await world.services.lobbies.set_word(opened.id, CHIO, "luck")
    after = await world.services.lobbies.leave(opened.id, BEN)
    assert [player.word for player in after.players] == [UNTYPED, "luck"]


async def test_joining_again_after_new_terms_keeps_the_word(world: World) -> None:
    opened = await lobby(world)
    await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    await world.services.lobbies.set_word(opened.id, BEN, "luck")
    await world.services.lobbies.set_option(opened.id, AKI, "goal", "5")
    after = await world.services.lobbies.join(opened.id, BEN, interaction_id=505)
    assert after.players[1].word == "luck"


async def test_hashes_are_promised_before_the_first_draw(world: World) -> None:
    opened = await lobby(world)
    hashes = await world.store.read(partial(COMMITMENTS.where, session_id=opened.id))
    assert [(row.kind, row.hash) for row in hashes] == [("opening", opened.seed_hash)]
    await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    session = await world.services.moves.begin(opened.id, AKI)
    hashes = await world.store.read(partial(COMMITMENTS.where, session_id=opened.id))
    assert [row.hash for row in hashes] == [opened.seed_hash, session.commitment]


async def test_hashes_are_posted_once_and_before_their_panels(world: World) -> None:
    opened = await lobby(world)
    await world.settle()
    session = await begun_in(world, opened)
    await world.settle()
    posted = [(row.hash, before) for row, before in world.channel.commitments]
    kinds = [update.kind for update in world.channel.sent]
    assert posted == [(session.seed_hash, 0), (session.commitment, kinds.index(PanelKind.BOARD))]


async def test_hash_that_could_not_be_posted_holds_the_panel_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    posting = Channel.post_commitment
    failures = [OSError("cut"), OSError("cut")]

    async def failing(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        if failures:
            assert not channel.sent
            raise failures.pop()
        return await posting(channel, session, row)

    monkeypatch.setattr(Channel, "post_commitment", failing)
    opened = await lobby(world)
    await world.settle()
    assert [row.hash for row, _ in world.channel.commitments] == [opened.seed_hash]
    assert [update.kind for update in world.channel.sent] == [PanelKind.LOBBY]


async def test_hash_is_not_posted_again_after_a_failed_panel_or_a_restart(world: World) -> None:
    world.channel.failures = [OSError("cut")]
    opened = await lobby(world)
    await world.settle()
    later = await world.restarted()
    await later.services.moves.post_again(opened.id)
    await later.settle()
    assert len(world.channel.commitments) == 1


async def test_record_of_a_game_with_words_is_honest(world: World) -> None:
    session = await begun(world)
    ended = await over(world, session)
    record = await world.services.history.record(session.id, public=True)
    head = record.header
    assert (head.format, head.words) == (WORDS, ("lucky seven", UNTYPED, None))
    assert tuple(place.name for place in head.places) == session.names
    assert ended.seed is not None
    assert head.opening == opening(ended.seed, session.id, "walk") == session.seed_hash
    assert head.commitment == session.commitment
    assert verify(record).honest
    assert load(dump(record)) == record
    assert (await world.services.history.verification(session.id)).verdict.honest


async def test_other_words_give_other_dice(world: World) -> None:
    session = await begun(world)
    await over(world, session)
    record = await world.services.history.record(session.id, public=True)
    words = ("lucky eight", *record.header.words[1:])
    verdict = verify(record.model_copy(update={"header": record.header.model_copy(update={"words": words})}))
    assert (verdict.hash_fits, verdict.commitment_fits) == (True, False)


async def test_check_finds_words_changed_in_the_database(world: World) -> None:
    session = await begun(world)
    assert [fault async for fault in session_faults(world.store, world.services.tables.games)] == []
    await world.sql("""UPDATE sessions SET words = replace(words, '["', '["other') WHERE id = ?""", session.id)
    (fault,) = [fault async for fault in session_faults(world.store, world.services.tables.games)]
    assert session.id in fault


async def test_restart_goes_on_with_the_same_dice(world: World) -> None:
    session = await begun(world)
    later = await world.restarted()
    await over(later, await later.services.tables.load(session.id))
    assert verify(await later.services.history.record(session.id, public=True)).honest


async def test_erased_person_leaves_the_word_and_no_name(world: World) -> None:
    session = await begun(world)
    await over(world, session)
    about = await world.services.privacy.about(BEN.user_id)
    assert [(row["name"], row["word"]) for row in about["words"]] == [("Ben", UNTYPED)]
    erase = partial(
        privacy.erase, user_id=BEN.user_id, name_of=lambda lang, seat: f"Former player {seat + 1}", mark_of=mark_of
    )
    assert await world.store.write(erase)
    record = await world.services.history.record(session.id, public=True)
    assert record.header.places[1][:2] == (None, None)
    assert "Ben" not in dump(record)
    assert verify(record).honest


async def test_games_of_the_landed_version_keep_the_old_rule(tmp_path: Path) -> None:
    world = await World.open(V5.restore(tmp_path / "old.db"))
    try:
        for session_id in await world.open_ids():
            session = await world.services.tables.load(session_id)
            assert session.fairness == OLD
            if session.phase is Phase.LOBBY:
                with pytest.raises(Refused, match="old-dice"):
                    await world.services.lobbies.set_word(session_id, PEOPLE[session.host_id], "luck")
        (over_id, seed, posted), *_ = await world.sql(
            "SELECT id, seed, seed_hash FROM sessions WHERE phase = 'over'"
        )
        assert isinstance(seed, bytes)
        record = await world.services.history.record(str(over_id), public=True)
        assert (record.header.format, record.header.seed_hash) == (OLD, posted)
        assert seed_hash(seed) == posted
        assert verify(record).honest
    finally:
        await world.close()


class WiderOptions(WalkOptions):
    """An option that the game did not have when the table began."""

    wind: bool = False


class WiderState(WalkState):
    options: WiderOptions


class WiderView(WiderState):
    reader: int | None


class WiderWalk(Walk):
    Options = WiderOptions
    State = WiderState
    View = WiderView


async def test_later_option_leaves_running_games_honest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    monkeypatch.setattr(worlds, "GAMES_HERE", {**GAMES_HERE, "walk": replace(WALK, rules=WiderWalk())})
    later = await world.restarted()
    ended = await over(later, await later.services.tables.load(session.id))
    assert ended.options == WiderOptions(goal=5)
    ((stored,),) = await later.sql("SELECT options FROM sessions WHERE id = ?", session.id)
    record = await later.services.history.record(session.id, public=True)
    assert stored == record.header.options == session.options_text == '{"goal":5,"stumbling":false}'
    assert verify(load(dump(record))).honest
    found = await later.services.history.verification(session.id)
    assert (found.verdict.honest, found.replayed, found.stops_at) == (True, True, None)
    assert [fault async for fault in session_faults(later.store, later.services.tables.games)] == []
