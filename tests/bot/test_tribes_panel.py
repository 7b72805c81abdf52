"""Rise of Tribes through its panel: a die with its targets, ticks, takeback, a restart, the green button."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.session.model import Actor, Session
from engines.core import FastChance
from engines.rise_of_tribes.mind.policy import greedy
from engines.rise_of_tribes.state import State

from .games import begun_game, settle_all
from .world import World, labels, lists, open_world, press, private

PANEL = {"en": "My panel", "ja": "自分のパネル"}
MOVE = {"en": "Move", "ja": "移動"}
UNDO = {"en": "Undo", "ja": "取り消す"}
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


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_turn_is_played_by_plans(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locale = {"en": "en-GB", "ja": "ja"}[lang]
    locales = dict.fromkeys(("aki", "ben"), locale)
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale=locale) as world:
        session = await at_the_first_turn(world, lang)
        actor = mover(world, session)
        shown = private(await press(actor, world.panel(), PANEL[lang]))
        (first,) = [label for label in labels(shown) if MOVE[lang] in label and "💡" not in label][:1]

        shown = private(await press(actor, shown, first))
        begun = state_of(await world.session())
        assert begun.stage == "move"
        ticks = next(each for each in lists(shown) if each["custom_id"].split(":")[-1].startswith("move"))
        assert ticks["max_values"] > 1
        values = [option["value"] for option in ticks["options"] if "×1" in option["label"]][:2]

        shown = private(await actor.select(shown, values, custom_id=ticks["custom_id"]))
        moved = state_of(await world.session())
        assert sum(moved.now.done) == 2, "both ticks are one press"

        shown = private(await press(actor, shown, UNDO[lang]))
        assert state_of(await world.session()) == begun, "both are taken back as one"

        await world.restart()
        shown = private(await press(actor, world.panel(), PANEL[lang]))
        ticks = next(each for each in lists(shown) if each["custom_id"].split(":")[-1].startswith("move"))
        shown = private(await actor.select(shown, values, custom_id=ticks["custom_id"]))
        assert state_of(await world.session()) == moved

        second = next(label for label in labels(shown) if label[0] in "☀🌙◻" and label != first)
        shown = private(await press(actor, shown, second))
        for _ in range(4):
            if any(label.endswith(END[lang]) for label in labels(shown)):
                break
            shown = private(await press(actor, shown, labels(shown)[0]))
        shown = private(await press(actor, shown, next(each for each in labels(shown) if each.endswith(END[lang]))))
        after = await world.session()
        assert state_of(after).active != begun.active, "the green button ends the turn, without a preview"


async def test_ticks_that_do_not_fit_are_refused(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db") as world:
        session = await at_the_first_turn(world, "en")
        actor = mover(world, session)
        shown = private(await press(actor, world.panel(), "My panel"))
        first = next(label for label in labels(shown) if "Move" in label and "💡" not in label)
        shown = private(await press(actor, shown, first))
        ticks = next(each for each in lists(shown) if each["custom_id"].split(":")[-1].startswith("move"))
        values = [option["value"] for option in ticks["options"]][: ticks["max_values"]]
        before = (await world.session()).row
        answer = private(await actor.select(shown, values, custom_id=ticks["custom_id"]))
        assert "You ticked" in answer.content
        assert (await world.session()).row == before
