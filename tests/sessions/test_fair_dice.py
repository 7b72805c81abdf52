"""Words for the dice, what is promised about them, and records that prove it (docs/fair-dice.md)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.delivery.outgoing import PanelMessage
from bot.rows.commitment import CommitmentRow
from bot.session.daily import mark_of
from bot.session.model import PanelKind, Phase, Session
from bot.store.games.commitments import COMMITMENTS
from bot.store.people import privacy
from engines.core import seed_hash
from engines.core.history.fairness import OLD, UNTYPED, WORDS, opening
from engines.core.history.records import dump, load
from engines.core.history.verdict import verify
from tests.landed import PEOPLE, V5
from tests.toys_simultaneous import WALK, Walk, WalkOptions, WalkState

from . import world as worlds
from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, Channel, World, refused


async def lobby(world: World) -> Session:
    return await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=501)


async def begun(world: World) -> Session:
    """A game with a typed word, a given one and a computer player."""
    opened, lobbies = await lobby(world), world.services.lobbies
    await world.settle()
    await lobbies.set_option(opened.id, AKI, "goal", "5")
    await lobbies.set_word(opened.id, AKI, "lucky seven")
    await lobbies.join(opened.id, BEN, interaction_id=502)
    await lobbies.add_computer(opened.id, AKI, "random")
    return await world.services.moves.begin(opened.id, AKI)


async def over(world: World, session: Session) -> Session:
    ended = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    assert ended.phase is Phase.OVER
    return ended


async def test_word_is_changed_and_taken_back_until_begin(world: World) -> None:
    opened, lobbies = await lobby(world), world.services.lobbies
    await world.settle()
    await world.services.moves.post_again(opened.id)
    await world.settle()
    assert len(world.channel.commitments) == 1, "the hash is not posted again with its panel"
    after = await lobbies.join(opened.id, BEN, interaction_id=502)
    assert [player.word for player in after.players] == [UNTYPED, UNTYPED], "nothing typed is no word"
    for typed, word in (("  a\u202eb ", "ab"), ("\u200b", UNTYPED)):
        assert (await lobbies.set_word(opened.id, AKI, typed)).players[0].word == word
    assert await refused(lobbies.set_word(opened.id, STRANGER, "luck")) == "not-seated"
    await lobbies.join(opened.id, CHIO, interaction_id=503)
    await lobbies.set_word(opened.id, CHIO, "luck")
    after = await lobbies.leave(opened.id, BEN)
    assert [player.word for player in after.players] == [UNTYPED, "luck"], "words move up with their players"
    await lobbies.set_option(opened.id, AKI, "goal", "5")
    after = await lobbies.join(opened.id, CHIO, interaction_id=505)
    assert after.players[1].word == "luck", "who joins again under new terms keeps theirs"


async def test_hashes_are_promised_before_the_first_draw_and_posted_once_before_their_panels(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    posting, failures = Channel.post_commitment, [OSError("cut"), OSError("cut")]

    async def failing(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        if failures:
            assert not channel.sent, "it holds the panel back"
            raise failures.pop()
        return await posting(channel, session, row)

    monkeypatch.setattr(Channel, "post_commitment", failing)
    world.channel.failures = [OSError("cut")]
    session = await begun(world)
    await world.settle()
    hashes = await world.store.read(partial(COMMITMENTS.where, session_id=session.id))
    promised = [(row.kind, row.hash) for row in hashes]
    assert promised == [("opening", session.seed_hash), ("begin", session.commitment)]
    posted = [(row.hash, before) for row, before in world.channel.commitments]
    kinds = [update.kind for update in world.channel.sent]
    assert posted == [(session.seed_hash, 0), (session.commitment, kinds.index(PanelKind.BOARD))]
    later = await world.restarted()
    await later.services.moves.post_again(session.id)
    await later.settle()
    assert len(later.channel.commitments) == 2


async def test_record_of_a_game_with_words_is_honest(world: World) -> None:
    session = await begun(world)
    world = await world.restarted()
    assert await world.faults() == []
    ended = await over(world, await world.now(session))
    record = await world.services.history.record(session.id, public=True)
    head = record.header
    assert (head.format, head.words) == (WORDS, ("lucky seven", UNTYPED, None))
    assert tuple(place.name for place in head.places) == session.names
    assert head.opening == opening(ended.seed or b"", session.id, "walk") == session.seed_hash
    assert head.commitment == session.commitment
    assert (verify(record).honest, load(dump(record))) == (True, record)
    assert (await world.services.history.verification(session.id)).verdict.honest
    others = record.model_copy(update={"header": head.model_copy(update={"words": ("lucky 8", *head.words[1:])})})
    assert (verify(others).hash_fits, verify(others).commitment_fits) == (True, False)
    about = await world.services.privacy.about(BEN.user_id)
    assert [(row["name"], row["word"]) for row in about["words"]] == [("Ben", UNTYPED)]
    name_of = lambda lang, seat: f"Former player {seat + 1}"  # noqa: E731
    await world.store.write(partial(privacy.erase, user_id=BEN.user_id, name_of=name_of, mark_of=mark_of))
    record = await world.services.history.record(session.id, public=True)
    assert (record.header.places[1][:2], "Ben" in dump(record)) == ((None, None), False)
    assert verify(record).honest, "who was erased leaves the word and no name"


async def test_check_finds_words_changed_in_the_database(world: World) -> None:
    session = await begun(world)
    await world.sql("""UPDATE sessions SET words = replace(words, '["', '["other') WHERE id = ?""", session.id)
    (fault,) = await world.faults()
    assert session.id in fault


async def test_games_of_the_landed_version_keep_the_old_rule(tmp_path: Path) -> None:
    world = await World.open(V5.restore(tmp_path / "old.db"))
    try:
        for session_id in await world.open_ids():
            session = await world.services.tables.load(session_id)
            assert session.fairness == OLD
            if session.phase is Phase.LOBBY:
                typed = world.services.lobbies.set_word(session_id, PEOPLE[session.host_id], "luck")
                assert await refused(typed) == "old-dice"
        (ended, *_) = await world.sql("SELECT id, seed, seed_hash FROM sessions WHERE phase = 'over'")
        record = await world.services.history.record(str(ended[0]), public=True)
        assert (record.header.format, record.header.seed_hash) == (OLD, ended[2])
        assert (seed_hash(ended[1]), verify(record).honest) == (ended[2], True)  # type: ignore[arg-type]
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
    ended = await over(later, await later.now(session))
    assert ended.options == WiderOptions(goal=5)
    ((stored,),) = await later.sql("SELECT options FROM sessions WHERE id = ?", session.id)
    record = await later.services.history.record(session.id, public=True)
    assert stored == record.header.options == session.options_text == '{"goal":5,"stumbling":false}'
    assert verify(load(dump(record))).honest
    found = await later.services.history.verification(session.id)
    assert (found.verdict.honest, found.replayed, found.stops_at) == (True, True, None)
    assert await later.faults() == []
