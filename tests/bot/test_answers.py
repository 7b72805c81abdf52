"""Standing answers by buttons: chosen on one's own panel, told in the log, listed and cleared in /tables."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kit.phone import phone_lines
from bot.session.model import Session
from bot.texts import Speaker

from .games import begun_game, does, plays
from .test_reminders import pass_time
from .world import Message, World, labels, lists, press, presses, private

pytestmark = pytest.mark.database


async def trading(world: World, lang: str) -> tuple[Session, str, str]:
    """Return a game of Hexlands in which somebody may make an offer: they and the other player."""
    for member in world.people.values():
        world.locales[member.id] = lang
    session = await begun_game(world, "aki", "ben", game="hexlands", lang=lang)
    names = {member.id: name for name, member in world.people.items()}
    seats = [names[player.user_id] for player in session.players if player.user_id is not None]
    while session.state.stage != "close":
        session = await plays(world)
    seat = session.movers[0]
    return session, seats[seat], seats[1 - seat]


def marked(shown: Message) -> list[str]:
    return [option["label"] for one in lists(shown) for option in one["options"] if option.get("default")]


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_offer_is_refused_ahead_and_answers_are_cleared(world: World, lang: str) -> None:
    def say(key: str, **facts: Any) -> str:
        return Speaker(lang, game="hexlands").say(key, facts)

    session, giver, taker = await trading(world, lang)
    person = world.people[taker]
    shown = await presses(person, world.panel(), say("table-my-panel"), say("table-also-answers"))
    assert phone_lines(shown.content, lang) <= 8
    assert marked(shown) == [say("hexlands-answer-trade")]
    poor = say("hexlands-answer-trade-2")
    shown = private(await press(person, shown, poor))
    assert marked(shown) == [poor]
    assert say("common-back") in labels(shown)
    seat = next(player.seat for player in session.players if player.user_id == person.id)
    await plays(world, f"deal {seat + 1}", "give-coins 1", "propose", by=giver)
    own = private(await press(person, world.panel(), say("table-my-panel")))
    assert say("table-also-answers") in labels(own)
    await world.restart()
    await pass_time(world, 61)
    name = f"**{taker}**{'さん' if lang == 'ja' else ''}"
    assert say("table-ahead-answer", players=name) in world.panel().content
    told = await does(world, giver, "log")
    assert any(line.endswith(say("log-ahead-answer", line="").strip()) for line in told.content.splitlines())

    shown = private(await person.slash(world.channel, "tables"))
    assert "📋" in shown.content
    (clear,) = [one for one in lists(shown) if one["placeholder"] == say("inbox-open")]
    (value,) = [one["value"] for one in clear["options"] if one["value"].startswith("inbox-clear:")]
    shown = private(await person.select(shown, [value], custom_id=clear["custom_id"]))
    assert "📋" not in shown.content
    assert await world.services.standing_answers.of_person(person.id) == {}
    world.forged_id = f"s1::0:inbox-clear:{session.id}"  # a late press, when there is nothing to clear
    assert "📋" not in private(await press(person, world.panel(), say("table-my-panel"))).content
