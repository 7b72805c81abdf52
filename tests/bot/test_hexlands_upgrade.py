"""A game of Hexlands that was begun under earlier versions of its rules goes on under the present one."""

from __future__ import annotations

import pytest

from bot.session.model import Session
from bot.store import Connection
from engines import GAMES
from tests.games.hexlands.table import AKI, BEN, CHIE, Table

from .games import actor_of, begun_game, settle_all
from .world import World, labels, press, private

PEOPLE = ("aki", "ben", "chika")
CHEAPER = "A Dice Maker now costs 5 coins instead of 7"
CORRECTED = "In the gamble the neutral die now takes the staked dice only if it is higher than everybody’s"


async def of_version_1(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> Session:
    return await of_version(1, world, monkeypatch, table)


async def of_version(version: int, world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> Session:
    """Begin a game, store this table as that version had it, and start the bot with the present one again."""
    with monkeypatch.context() as earlier:
        earlier.setattr(type(GAMES["hexlands"].rules), "rules_version", version)
        session = await begun_game(world, *PEOPLE, game="hexlands", length="standard")
        assert session.rules_version == version
    state = table.state.model_copy(update={"options": session.options}).model_dump_json()

    def store(db: Connection) -> None:
        db.execute("UPDATE sessions SET state = ? WHERE id = ?", (state, session.id))

    await world.store.write(store)
    await world.restart()
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def plays(world: World, session: Session, name: str, *notations: str) -> Session:
    actor = actor_of(world.people[name])
    for notation in notations:
        await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def test_open_gamble_is_asked_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.laid_out(3).happens("gamble").does("wager 2", seat=BEN)
    session = await of_version_1(world, monkeypatch, table)
    assert (session.rules_version, session.incident) == (4, None)
    assert session.movers == (AKI, BEN, CHIE), "Ben has wagered for other chances"
    assert CORRECTED in world.panel().content
    assert CHEAPER in world.panel().content
    mine = private(await press(world.people["ben"], world.panel(), "My panel"))
    stakes = [label.removeprefix("💡 ") for label in labels(mine)]
    assert len([label for label in stakes if label.startswith("Stake ")]) == 4, "none to all of three dice"
    session = await plays(world, session, "ben", "wager 1")
    assert session.state.secrets[BEN].committed == 1
    session = await plays(world, session, "aki", "wager 0")
    session = await plays(world, session, "chika", "wager 0")
    assert (session.state.round, session.state.stage, session.state.limit) == (2, "commit", 120)
    assert session.state.players[BEN].d6 in (2, 4), "the die was lost, or won with the neutral one"
    assert CORRECTED not in world.panel().content, "it is said once"


async def test_round_with_secret_orders_goes_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """AKI has ordered a skull in the middle of the turn; the turn goes on and the order is carried out."""
    table = Table.laid_out(3).with_soldiers(AKI, "E7").with_tiles(AKI, skull=1).ordering(AKI, "E7 skull")
    session = await of_version_1(world, monkeypatch, table)
    assert (session.rules_version, session.movers) == (4, (AKI,))
    assert session.state.secrets[AKI] == table.state.secrets[AKI]
    assert "skull" in private(await press(world.people["aki"], world.panel(), "My panel")).content
    assert "skull" not in world.panel().content
    session = await plays(world, session, "aki", "done")
    for name in ("ben", "chika"):
        while session.state.round == 1 and session.players[session.movers[0]].name == name:
            default = session.rules.default_action(session.state, session.movers[0])
            session = await plays(world, session, name, session.rules.notation(default))
    assert session.state.secrets[AKI].skulls, "the skull lies on E7, and nobody else knows"
    assert session.incident is None


async def test_masons_at_work_lay_a_third_tile(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.laid_out(3, stage="cards").holding(AKI, 7).owning(AKI, "D7").does("play 7").turning(left=2)
    session = await of_version_1(world, monkeypatch, table.does("lay D6"))
    assert session.state.now.left == 2
    session = await plays(world, session, "aki", "lay F8", "lay F7")
    assert session.state.stage != "masons"


async def test_dice_maker_of_version_2_costs_five(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """AKI is shopping with 5 coins while it lies in the market; the panel says once that it costs less."""
    table = Table.laid_out(3).having(stage="market").with_pile(AKI, 5).with_coins(AKI, 5)
    session = await of_version(2, world, monkeypatch, table)
    assert (session.rules_version, session.incident, session.movers) == (4, None, (AKI,))
    assert CHEAPER in world.panel().content
    assert CORRECTED not in world.panel().content, "version 2 has that already"
    session = await plays(world, session, "aki", "buy 1")
    assert (session.state.players[AKI].coins, session.state.secrets[AKI].hand) == (0, (5,))
    while session.movers == (AKI,):
        default = session.rules.default_action(session.state, session.movers[0])
        session = await plays(world, session, "aki", session.rules.notation(default))
    assert CHEAPER not in world.panel().content, "it is said once"
