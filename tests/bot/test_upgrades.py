"""Rules corrected while a game goes on, as players see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core.history.records import load
from tests.examples.registry import with_texts

from .games import begun_game, dice_of, log_of, play_to_end, reply_to, settle_all
from .world import World, labels, open_world, press, private

pytestmark = pytest.mark.database

RULES = GAMES["micronesia"].rules
NEXT = RULES.rules_version + 1
WORDS = {"en": "Sharks may be counted twice.", "ja": "サメは二度数えられます。"}


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    for lang, words in WORDS.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "later.ftl").write_text(f"micronesia-upgrade-{NEXT} = {words}\n", encoding="utf-8")
    with with_texts(tmp_path):
        async with open_world(tmp_path / "bot.db", names=("aki", "ben", "chika")) as opened:
            yield opened


async def corrected(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart the bot with a version more of Micronesia."""
    before = type(RULES).upgrade

    def upgrade(self: Any, state: Any, options: Any, version: int) -> Any:
        return state if version == NEXT - 1 else before(self, state, options, version)

    monkeypatch.setattr(type(RULES), "upgrade", upgrade)
    monkeypatch.setattr(type(RULES), "rules_version", NEXT)
    await world.restart()
    await settle_all(world)


async def test_panel_says_once_what_was_corrected(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await corrected(world, monkeypatch)
    said = world.panel().content
    assert f"**The rules were corrected** (version {NEXT - 1} → {NEXT}). From here on:" in said
    assert WORDS["en"] in said
    after = await world.services.tables.load(session.id)
    assert after.decisions == session.decisions, "the same question keeps its buttons"
    await world.services.moves.post_again(session.id)
    await settle_all(world)
    assert WORDS["en"] not in world.panel().content
    assert WORDS["en"] in await log_of(world, "ben")
    world.locales[world.people["ben"].id] = "ja"
    assert WORDS["ja"] in await log_of(world, "ben")


async def test_half_made_turn_goes_on_and_undo_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = ("aki", "ben", "chika")[session.movers[0]]
    await world.skip_confirming(name)
    panel = world.panel()
    await press(world.people[name], panel, labels(panel)[0])
    await settle_all(world)
    half = await world.services.tables.load(session.id)
    await corrected(world, monkeypatch)
    assert (await world.services.tables.load(session.id)).state == half.state
    refused = await reply_to(world, name, "game undo")
    assert refused.startswith("Too late to undo")
    assert (await world.services.tables.load(session.id)).row == half.row + 1
    mine = private(await world.people[name].slash(world.channel, "game panel"))
    assert "Undo" not in labels(mine)


async def test_corrected_game_ends_with_its_card_and_record(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await corrected(world, monkeypatch)
    over = await play_to_end(world, await world.services.tables.load(session.id))
    await settle_all(world)
    assert over.begun_version == NEXT - 1
    assert {file.filename.split(".")[0] for file in world.messages()[-1].attachments} == {"board"}
    told = await dice_of(world, "aki")
    assert "❌" not in told
    assert f"from row {session.row + 1} on, under version {NEXT}" in told
    exported = private(await world.people["aki"].slash(world.channel, "export"))
    record = load((await exported.attachments[0].read()).decode())
    assert [row.row for row in record.rows if row.upgrade is not None] == [session.row + 1]
    assert record.header.rules_version == NEXT - 1
