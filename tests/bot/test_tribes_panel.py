"""Rise of Tribes through its panel: a die, a piece a press, all and one fewer, whole turns, undo, a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.session.model import Actor, Session
from engines.core import FastChance
from engines.rise_of_tribes.mind.policy import greedy
from engines.rise_of_tribes.state import State

from .games import begun_game, settle_all
from .test_typed import spread_out
from .world import Message, World, labels, open_world, press, private

PANEL = {"en": "My panel", "ja": "自分のパネル"}
MOVE = {"en": "Move", "ja": "移動"}
DONE = {"en": "Done", "ja": "ここまでにする"}
UNDO = {"en": "Undo", "ja": "取り消す"}
DICE = "☀🌙◻"
A2 = 1
END = {"en": "End turn", "ja": "手番を終える"}


async def at_the_first_turn(world: World, lang: str) -> Session:
    """Begin a game of two and place their first members."""
    session = await begun_game(world, "aki", "ben", game="rise_of_tribes", lang=lang)
    while session.state.stage != "act":
        seat = session.movers[0]
        legal = session.rules.legal_actions(session.state, seat)
        view = session.rules.view(session.state, seat)
        action = greedy(view, legal, FastChance(0))
        user = session.players[seat].user_id
        assert user is not None
        await world.services.moves.act(
            session.id, Actor(user, ""), session.rules.notation(action), decision=None, interaction_id=None
        )
        session = await world.services.tables.load(session.id)
    await settle_all(world)
    return session


def mover(world: World, session: Session) -> MemberActor:
    user = session.players[session.movers[0]].user_id
    return next(person for person in world.people.values() if person.id == user)


def state_of(session: Session) -> State:
    assert isinstance(session.state, State)
    return session.state


def target(shown: Message, name: str) -> str:
    """The button of a hex."""
    return next(label for label in labels(shown) if label.partition(" ")[0] == name)


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_turn_is_played_a_piece_a_press(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locale = {"en": "en-GB", "ja": "ja"}[lang]
    locales = dict.fromkeys(("aki", "ben"), locale)
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale=locale) as world:
        session = await at_the_first_turn(world, lang)
        actor = mover(world, session)
        shown = private(await press(actor, world.panel(), PANEL[lang]))
        first = next(label for label in labels(shown) if label[0] in DICE and MOVE[lang] in label)

        shown = private(await press(actor, shown, first))
        begun = state_of(await world.session())
        assert begun.stage == "move"
        to = next(label for label in labels(shown) if label[0] in "ABC" and label[1].isdigit())[:2]

        shown = private(await press(actor, shown, target(shown, to)))
        moved = state_of(await world.session())
        assert sum(moved.now.done) == 1, "a press is a piece"

        shown = private(await press(actor, shown, UNDO[lang]))
        assert state_of(await world.session()) == begun

        await world.restart()
        shown = private(await press(actor, world.panel(), PANEL[lang]))
        shown = private(await press(actor, shown, target(shown, to)))
        assert state_of(await world.session()) == moved

        while state_of(await world.session()).stage != "act":
            done = [label for label in labels(shown) if label.startswith(DONE[lang])]
            shown = private(await press(actor, shown, done[0] if done else labels(shown)[0]))
        second = next(label for label in labels(shown) if label[0] in DICE)
        shown = private(await press(actor, shown, second))
        for _ in range(4):
            if any(label.endswith(END[lang]) for label in labels(shown)):
                break
            shown = private(await press(actor, shown, labels(shown)[0]))
        shown = private(await press(actor, shown, next(each for each in labels(shown) if each.endswith(END[lang]))))
        after = await world.session()
        assert state_of(after).active != begun.active, "the button ends the turn, without a preview"


async def test_all_and_one_fewer_are_about_the_last_press(world: World) -> None:
    await spread_out(world)
    aki = world.people["aki"]
    shown = private(await press(aki, world.panel(), "My panel"))
    shown = private(await press(aki, shown, "☀️Move 6"))
    assert "Move: 5 more · A1 ×3, B2 ×2" in shown.content
    shown = private(await press(aki, shown, "A2"))
    assert state_of(await world.session()).members[A2][0] == 1, "from A1, where most wait"
    shown = private(await press(aki, shown, "From B2"))
    assert state_of(await world.session()).members[A2][0] == 1, "in place of the one from A1"
    assert "A1 ×3, B2 ×1" in shown.content
    shown = private(await press(aki, shown, "All 4 to A2"))
    assert state_of(await world.session()).members[A2][0] == 5
    shown = private(await press(aki, shown, "A2 −1"))
    assert state_of(await world.session()).members[A2][0] == 4, "one fewer, in place of the last press"
    again = private(await press(aki, world.panel(), "My panel"))
    assert "A2 −1" not in labels(again), "it holds for one press only"


async def test_whole_turn_is_one_press(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db") as world:
        session = await at_the_first_turn(world, "en")
        actor = mover(world, session)
        begun = state_of(session)
        shown = private(await press(actor, world.panel(), "My panel"))
        turn = next(label for label in labels(shown) if label.startswith(("Spread:", "Fight:", "Build:")))
        assert labels(shown)[0] == turn, "above the dice"
        shown = private(await press(actor, shown, turn))
        assert state_of(await world.session()).stage == "finish", "both dice are used"
        private(await press(actor, shown, next(label for label in labels(shown) if label.endswith("End turn"))))
        assert state_of(await world.session()).active != begun.active


async def test_ticks_of_the_last_version_get_the_panel(world: World) -> None:
    """Its panels had lists of moves; a tick of one is refused with a sentence, and the panel of now."""
    await spread_out(world)
    aki = world.people["aki"]
    shown = private(await press(aki, world.panel(), "My panel"))
    shown = private(await press(aki, shown, "☀️Move 6"))
    session = await world.session()
    for path in ("tick:0:move", "tick:0:move-1", "tick:0:grow", "plan:0:0123456789ab"):
        world.forged_id = f"s1:{session.id}:{session.decisions[0]}:{path}"
        answer = private(await press(aki, shown, labels(shown)[0]))
        assert answer.content.startswith("Your turn has begun already: go on here, or undo first.\nMove: 5 more")
        assert "A2" in labels(answer)
        assert (await world.session()).row == session.row
        assert not world.client.app.measures.incidents
