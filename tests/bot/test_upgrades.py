"""Rules corrected while a game goes on, as its players see it: it goes on under the present version."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.session.model import Phase, Session
from engines import GAMES
from tests.examples.registry import with_texts
from tests.games.hexlands.table import AKI, BEN, CHIE, Table

from .games import begun_game, dice_of, log_of, mover, play_to_end, plays, settle_all
from .world import Message, World, labels, open_world, press, private

pytestmark = pytest.mark.database

RULES = GAMES["micronesia"].rules
NEXT = RULES.rules_version + 1
WORDS = {"en": "Sharks may be counted twice.", "ja": "サメは二度数えられます。"}
PEOPLE = ("aki", "ben", "chika", "dai", "emi")
OCTA = {
    2: "With 5 players the chips of rounds 1 to 5 count 2, 1, 1, 2 and 3.",
    3: "With 4 players the chip of the last round now counts 3.",
    4: "With 5 players the chips of rounds 1 to 5 now count 1, 1, 1, 2 and 2.",
}
"""By version of the rules: what the panel says once."""
CHEAPER = "A Dice Maker now costs 5 coins instead of 7"
GAMBLE = "In the gamble the neutral die now takes the staked dice only if it is higher than everybody’s"


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """A server with five people, and the words of one correction more."""
    for lang, words in WORDS.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "later.ftl").write_text(f"micronesia-upgrade-{NEXT} = {words}\n", encoding="utf-8")
    with with_texts(tmp_path):
        async with open_world(tmp_path / "bot.db", names=PEOPLE) as opened:
            yield opened


async def stored(world: World, session: Session, state: str) -> Session:
    """Store a table's state as an earlier version had it, and start the bot with the present one again."""
    put = "UPDATE sessions SET state = ? WHERE id = ?"
    await world.store.write(lambda db: db.execute(put, (state, session.id)))
    await world.restart()
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def my_panel(world: World) -> Message:
    return private(await press(await mover(world), world.panel(), "My panel"))


# --- Micronesia with one correction more --------------------------------------------------------------------------


async def corrected(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart the bot with a version more of Micronesia."""
    before = type(RULES).upgrade

    def upgrade(self: Any, state: Any, options: Any, version: int) -> Any:
        return state if version == NEXT - 1 else before(self, state, options, version)

    monkeypatch.setattr(type(RULES), "upgrade", upgrade)
    monkeypatch.setattr(type(RULES), "rules_version", NEXT)
    await world.restart()
    await settle_all(world)


async def test_corrected_game_says_so_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
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
    for locale, words in (("en-US", WORDS["en"]), ("ja", WORDS["ja"])):
        world.locales[world.people["ben"].id] = locale
        assert words in await log_of(world, "ben")

    await play_to_end(world, after)
    assert {file.filename.split(".")[0] for file in world.messages()[-1].attachments} == {"board"}
    told = await dice_of(world, "aki")
    assert "❌" not in told
    assert f"from row {session.row + 1} on, under version {NEXT}" in told


# --- Octa: what the chips of the rounds count ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "people", "turn", "values", "over"),
    [
        (1, 5, 8, (2, 2), [2, 2, 1, 2, 2]),
        (2, 5, 8, (2, 1), [2, 1, 1, 2, 2]),
        (3, 5, 8, (2, 1), [2, 1, 1, 2, 2]),
        (2, 4, 18, (2,) * 5, [2, 2, 2, 2, 2, 2, 2, 3]),  # the chip of round 8 is still face down
    ],
)
async def test_game_of_octa_goes_on_in_the_middle_of_a_round(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    version: int,
    people: int,
    turn: int,
    values: Any,
    over: list[int],
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(type(GAMES["octa"].rules), "rules_version", version)
        session = await begun_game(world, *PEOPLE[:people], game="octa")
        while session.state.turn < turn:
            session = await plays(world)
        assert session.rules_version == version
    raw = json.loads(session.state.model_dump_json())
    for chip, value in zip(raw["chips"], values, strict=True):
        chip["bonus"] = value
        if version == 1:
            del chip["bonus"]
    session = await stored(world, session, json.dumps(raw))
    assert (session.rules_version, session.begun_version, session.incident) == (4, version, None)
    assert [chip.bonus for chip in session.state.chips] == list(values), "chips keep what they counted when taken"
    said = world.panel().content
    assert [number for number, text in OCTA.items() if text in said] == list(range(version + 1, 5))
    mine = labels(await my_panel(world))
    assert any(label.startswith("Pick") or "dice" in label for label in mine), "the turn can be played"
    turn = session.state.turn
    while session.state.turn == turn:
        session = await plays(world)
    assert not any(text in world.panel().content for text in OCTA.values()), "it is said once"
    session = await play_to_end(world, session)
    assert (session.phase, session.incident) == (Phase.OVER, None)
    assert [chip.bonus for chip in session.state.chips] == over


# --- Hexlands: the gamble, masons and Dice Makers -----------------------------------------------------------------


async def hexlands(world: World, monkeypatch: pytest.MonkeyPatch, table: Table, version: int = 1) -> Session:
    """Begin a game under this version, and go on with this table under the present one."""
    with monkeypatch.context() as earlier:
        earlier.setattr(type(GAMES["hexlands"].rules), "rules_version", version)
        session = await begun_game(world, "aki", "ben", "chika", game="hexlands", length="standard")
        assert session.rules_version == version
    state = table.state.model_copy(update={"options": session.options})
    session = await stored(world, session, state.model_dump_json())
    assert (session.rules_version, session.incident) == (4, None)
    return session


async def test_open_gamble_is_asked_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.laid_out(3).happens("gamble").does("wager 2", seat=BEN)
    session = await hexlands(world, monkeypatch, table)
    assert session.movers == (AKI, BEN, CHIE), "Ben has wagered for other chances"
    assert GAMBLE in world.panel().content
    assert CHEAPER in world.panel().content
    stakes = [label.removeprefix("💡 ") for label in labels(await my_panel(world))]
    assert len([label for label in stakes if label.startswith("Stake ")]) == 4, "none to all of three dice"
    for seat, wager in ((AKI, 0), (BEN, 1), (CHIE, 0)):
        assert session.movers[0] == seat
        session = await plays(world, f"wager {wager}")
    assert (session.state.round, session.state.stage, session.state.limit) == (2, "commit", 120)
    assert session.state.players[BEN].d6 in (2, 4), "the die was lost, or won with the neutral one"
    assert GAMBLE not in world.panel().content, "it is said once"


async def test_round_with_secret_orders_goes_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """AKI has ordered a skull in the middle of the turn; the turn goes on and the order is carried out."""
    table = Table.laid_out(3).with_soldiers(AKI, "E7").with_tiles(AKI, skull=1).ordering(AKI, "E7 skull")
    session = await hexlands(world, monkeypatch, table)
    assert session.movers == (AKI,)
    assert session.state.secrets[AKI] == table.state.secrets[AKI]
    assert "skull" in (await my_panel(world)).content
    assert "skull" not in world.panel().content
    session = await plays(world, "done")
    while session.state.round == 1:
        session = await plays(world)
    assert session.state.secrets[AKI].skulls, "the skull lies on E7, and nobody else knows"
    assert session.incident is None


async def test_masons_at_work_lay_a_third_tile(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.laid_out(3, stage="cards").holding(AKI, 7).owning(AKI, "D7").does("play 7").turning(left=2)
    session = await hexlands(world, monkeypatch, table.does("lay D6"))
    assert session.state.now.left == 2
    session = await plays(world, "lay F8", "lay F7")
    assert session.state.stage != "masons"


async def test_dice_maker_of_version_2_costs_five(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """AKI is shopping with 5 coins while it lies in the market; the panel says once that it costs less."""
    table = Table.laid_out(3).having(stage="market").with_pile(AKI, 5).with_coins(AKI, 5)
    session = await hexlands(world, monkeypatch, table, version=2)
    assert session.movers == (AKI,)
    assert CHEAPER in world.panel().content
    assert GAMBLE not in world.panel().content, "version 2 has that already"
    session = await plays(world, "buy 1")
    assert (session.state.players[AKI].coins, session.state.secrets[AKI].hand) == (0, (5,))
    while session.movers == (AKI,):
        session = await plays(world)
    assert CHEAPER not in world.panel().content, "it is said once"
