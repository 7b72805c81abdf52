"""The board in words: a page a theme in a message of its own, and in place of the picture for who wants it so."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.features.table.choices import action_words
from bot.features.table.panels import question_of
from bot.kit.shapes import CONTENT, with_words
from bot.rows.settings import UserSettings
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.mind import Policy
from engines.core.playable import policies, strongest_policy

from .games import actor_of, begun_game, does, lobby, mover, settle_all
from .player import CONFIRM, choices, take
from .test_windows import filled
from .world import World, controls, labels, open_world, press, private

pytestmark = pytest.mark.database

HEAD = {"en": re.compile(r"\*\*.+\*\* · page (\d) of (\d)"), "ja": re.compile(r"\*\*.+\*\*｜(\d)／(\d)ページ")}


async def reads_words(world: World, *people: MemberActor) -> None:
    for person in people:
        await world.services.preferences.change_user(person.id, in_words)


def in_words(mine: UserSettings) -> UserSettings:
    return replace(mine, in_words=True)


@pytest.mark.parametrize("game", ["hexlands", "micronesia", "rise_of_tribes"])
async def test_more_opens_the_board_in_words_page_by_page(world: World, game: str) -> None:
    """Before the game there are none; a page that does not exist is the nearest one; a watcher sees no hand."""
    opened = await lobby(world, "aki", game=game)
    refused = (await does(world, "aki", "words")).content
    assert refused
    assert "**" not in refused
    await world.services.lobbies.leave(opened.id, actor_of(world.people["aki"]))
    await begun_game(world, *world.people, game=game)
    actor = await mover(world)
    own = private(await press(actor, world.panel(), "My panel"))
    shown = private(await press(actor, own, "Board in words"))
    assert shown.id != own.id, "the panel that one plays with stays"
    assert not shown.attachments
    found = HEAD["en"].match(shown.content)
    assert found is not None
    titles = [one["label"] for one in controls(shown)]
    for number, title in enumerate(titles[1:], start=2):
        shown = private(await press(actor, shown, title))
        assert shown.content.startswith(f"**{title}** · page {number} of {len(titles)}")
    for wanted in ("99", "x", "-1", "²"):
        assert HEAD["en"].match((await does(world, "aki", "words", wanted)).content), wanted
    watcher = world.guild.add_member(world.env.create_user("eri"))
    shown = await does(world, watcher, "words")
    assert HEAD["en"].match(shown.content)
    assert "hand" not in shown.content


async def test_setting_puts_words_in_place_of_the_picture(world: World) -> None:
    await begun_game(world, "aki", "ben", game="rise_of_tribes")
    actor = await mover(world)
    own = private(await press(actor, world.panel(), "My panel"))
    assert own.attachments
    settings = private(await actor.slash(world.channel, "settings"))
    window = await press(actor, settings, "How I play")
    await actor.submit_modal(window, filled(window, switches=["confirm", "by-itself", "in-words"]))
    assert (await world.services.preferences.of_user(actor.id)).in_words
    own = private(await press(actor, world.panel(), "My panel"))
    assert not own.attachments
    first = (await does(world, actor, "words")).content.split("\n")[1]
    assert first in own.content
    assert own.content.index(first) > 0, "what is asked comes first"
    assert world.panel().attachments, "the table's message keeps its picture"


async def test_private_boards_have_their_words(world: World) -> None:
    """A lesson, the dice of the day, a *Try it*, and a game whose suggestion is of the present board."""
    actor = world.people["aki"]
    await reads_words(world, actor)
    await begun_game(world, "aki", "ben", game="octa")
    lesson = private(
        await press(actor, private(await actor.slash(world.channel, "learn", game="octa")), "First turn")
    )
    day = private(await press(actor, private(await actor.slash(world.channel, "daily")), "Begin"))
    own = private(await press(actor, world.panel(), "My panel"))
    for shown in (lesson, day, private(await press(actor, own, "🧪 Try it"))):
        assert not shown.attachments
        words = private(await press(actor, shown, "Board in words"))
        assert HEAD["en"].match(words.content)
    board = private(await actor.slash(world.channel, "play", game="octa"))
    shown = private(await press(actor, board, "💡 Suggestion"))
    if "Show" in " ".join(labels(shown)):
        shown = private(await press(actor, shown, labels(shown)[0]))
    assert "💡 1: " in shown.content
    assert "picture" not in shown.content
    assert "**Round and lid**" not in shown.content


async def test_panel_that_grows_old_keeps_no_old_board(world: World) -> None:
    """It says what one has done and that it is one's move; words of the board that was would tell a lie."""
    await begun_game(world, "aki", "ben", game="dicolony")
    await world.skip_confirming("aki", "ben")
    await reads_words(world, *world.people.values())
    own = private(await press(world.people["aki"], world.panel(), "My panel"))
    first = (await does(world, "aki", "words")).content.split("\n")[1]
    assert first in own.content
    for name in ("aki", "ben"):
        shown = private(await press(world.people[name], world.panel(), "My panel"))
        while options := choices(shown):
            shown = private(await take(world.people[name], shown, options[0]))
            await settle_all(world)
            if name == "ben" or "You’re done." in shown.content:
                break
    texts = [panel.content for panel in world.client.app.own_panels._panels.values()]
    assert texts
    assert not any("**Turn and dice**" in text for text in texts)


def test_words_stand_below_what_is_asked_as_far_as_there_is_room() -> None:
    lines = [f"{number} " + "x" * 40 for number in range(60)]
    shown = with_words("Your move.", "\n".join(lines), "I may not attach files here.", rest="The rest")
    assert len(shown) <= CONTENT
    first, empty, *words, rest, last = shown.split("\n")
    assert (first, empty, rest, last) == ("Your move.", "", "The rest", "I may not attach files here.")
    assert words == lines[: len(words)]
    assert len(shown) > CONTENT - 60, "no room is left unused"
    assert with_words("Your move.", "") == "Your move."
    assert with_words("Your move.", "y" * CONTENT) == "Your move."
    assert with_words("", "Islands") == "Islands"
    assert with_words("x" * CONTENT, "Islands", "Why") == "x" * CONTENT


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), [*zip(sorted(GAMES), LANGUAGES * 3, strict=False)])
async def test_whole_game_by_words_and_typed_moves(
    tmp_path: Path, plain_pictures: None, game: str, lang: str
) -> None:
    """Two people who see no picture play to the end: each move is the words of a choice, typed.

    Each answer is read, the board in words in it. What is played is the strongest policy's.
    """
    names, locale = ("aki", "ben", "chika")[: max(2, GAMES[game].rules.seats[0])], {"en": "en-GB", "ja": "ja"}[lang]
    async with open_world(tmp_path / "x.db", locales=dict.fromkeys(names, locale), guild_locale=locale) as world:
        await reads_words(world, *(world.people[name] for name in names))
        session, typed = await begun_game(world, *names, game=game, lang=lang), 0
        policy, chance = policies(session.playable)[strongest_policy(session.playable)], FastChance(0)
        while (session := await world.session()).phase is Phase.PLAYING:
            seat = session.movers[0]
            actor = next(one for one in world.people.values() if one.id == session.players[seat].user_id)
            words = words_of(session, seat, policy, chance, lang)
            answer = private(await actor.slash(world.channel, "game move", action=words))
            if (sure := CONFIRM[lang]) in labels(answer):
                answer = private(await press(actor, answer, sure))
            assert not answer.attachments
            after = await world.session()
            assert after.row > session.row, answer.content
            typed += 1
        await settle_all(world)
        assert session.phase is Phase.OVER
        assert typed


def words_of(session: Session, seat: Seat, policy: Policy, chance: FastChance, lang: str) -> str:
    """The words of the button or line of the next action."""
    pov = pov_of(session, session.players[seat].user_id)
    question = question_of(Speaker(lang, session.names, session.game), pov)
    assert question is not None
    return action_words(question, policy(pov.view, pov.legal, chance))
