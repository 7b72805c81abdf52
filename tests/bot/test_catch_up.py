"""Catching up: the events since one's own last turn, in text, picture and film."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image

from bot.history.catch_up import Moment, thin
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from engines import GAMES
from engines.core import FastChance
from engines.core.playable import policies, strongest_policy
from engines.micronesia.actions import Rolled

from .games import actor_of, begun_game, lobby, name_of, play_to_end, plays, reply_to, settle_all
from .test_reminders import pass_time
from .world import Message, World, all_moves, labels, press, private

DAY = 86_400.0
PEOPLE = ("aki", "ben", "chika")

BUTTON = "What happened"
BUTTONS = (BUTTON, "経過を見る")


async def since(actor: Any, panel: Any) -> Any:
    """Ask what the others have done."""
    return private(await press(actor, panel, next(label for label in labels(panel) if label in BUTTONS)))


async def turns(world: World, session: Session, count: int, *, until: str | None = None) -> Session:
    """Play turns by the game's first policy, up to a number or until this person is awaited."""
    chance = FastChance("back")
    mind = policies(session.playable)[strongest_policy(session.playable)]
    last = session.rules.turns(session.state) + count
    people = {member.id: actor_of(member) for member in world.people.values()}
    while session.phase is Phase.PLAYING and session.rules.turns(session.state) < last:
        player = session.players[session.movers[0]]
        if until is not None and player.user_id == world.people[until].id:
            break
        assert player.user_id is not None
        pov = pov_of(session, player.user_id)
        notation = session.rules.notation(mind(pov.view, pov.legal, chance))
        world.clock.now += 60
        actor = people[player.user_id]
        played = await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
        session = played.session
    await settle_all(world)
    return session


async def round_since(world: World) -> tuple[str, Session]:
    """Play some turns of all; return the awaited person and the game."""
    session = await turns(world, await begun_game(world, *PEOPLE), 6)
    return name_of(world, session.players[session.movers[0]].user_id), session


async def story(world: World, name: str) -> Message:
    return private(await world.people[name].slash(world.channel, "game story"))


def turns_in(content: str) -> list[int]:
    """Return the turns that have a heading."""
    return [int(number) for number in re.findall(r"\*\*Turn (\d+)\*\*", content)]


def files(shown: Message) -> list[str]:
    return [file.filename for file in shown.attachments]


async def test_story_has_what_the_others_did_and_nothing_older(world: World) -> None:
    assert "There is no game here." in await reply_to(world, "aki", "game story")
    session = await lobby(world, *PEOPLE)
    assert await reply_to(world, "aki", "game story") == "This game has not begun yet."
    session = await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    awaited = name_of(world, session.players[session.movers[0]].user_id)
    waits = next(one for one in PEOPLE if one != awaited)
    _, own, turn, *_ = (await story(world, waits)).content.splitlines()
    assert own == f"waiting for **{awaited}**", "a turn that has just begun is not denied"
    assert turn.startswith("**Turn 1** · ")
    session = await turns(world, session, 2)
    told = (await story(world, name_of(world, session.players[session.movers[0]].user_id))).content.splitlines()
    assert told[0] == "**What happened** · Micronesia · since the game began", "before one’s first turn"
    assert re.match(r"2 new turns · \*\*your move\*\*, asked <t:", told[1])
    assert told[2].startswith("**Turn 1** · <t:")

    for _ in range(4):
        session = await turns(world, session, 1)
    name, turn = name_of(world, session.players[session.movers[0]].user_id), session.rules.turns(session.state)
    shown = await story(world, name)
    head, own, *lines = shown.content.splitlines()
    assert re.search(r" · \*\*your move\*\*, asked <t:\d+:R>$", own)
    assert head == "**What happened** · Micronesia · since your last turn"
    assert turns_in(shown.content) == [turn - 2, turn - 1, turn]
    headings = [line for line in lines if line.startswith("**Turn ")]
    assert all(re.fullmatch(r"\*\*Turn \d+\*\* · <t:\d+:R>", line) for line in headings)
    others = tuple(other for other in PEOPLE if other != name)
    assert lines[0] == headings[0]
    assert lines[-1].startswith(f"{name} rolls "), "the present turn begins below the others"
    assert all(line.startswith(others) for line in lines[:-1] if line not in headings)
    assert " rolls " in lines[1], "the first turn since then has its beginning"
    assert labels(shown) == ["Whole game", "My panel"]
    public = private(await press(world.people[name], world.panel(), BUTTON))
    assert public.content == shown.content, "also what happened before the message whose button is pressed"
    whole = private(await press(world.people[name], shown, "Whole game"))
    assert whole.content.startswith("**What happened** · Micronesia · the whole game")
    assert turns_in(whole.content) == list(range(1, turn + 1))

    legal = session.rules.legal_actions(session.state, session.movers[0])
    await plays(world, session.rules.notation(next(one for one in legal if one.kind == "change")))
    after = (await story(world, name)).content.splitlines()
    assert [line for line in after if line in (head, own, *lines)] == [head, own, *lines]
    assert any("sacrifices 1 tribe" in line for line in after[-2:]), "the newest turn stands last"


async def test_story_opens_beside_the_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    name, session = await round_since(world)
    actor = world.people[name]
    first = private(await actor.slash(world.channel, "game panel"))
    top = labels(first)
    panel = await all_moves(actor, first)
    before = panel.content, labels(panel), files(panel)
    shown = await since(actor, panel)
    assert shown.id != panel.id
    assert shown.content.startswith("**What happened** · Micronesia · since your last turn\n")
    assert (panel.content, labels(panel), files(panel)) == before
    board, film = shown.attachments
    assert [board.filename, film.filename] == ["board.jpg", "since.gif"]
    assert film.description == "An animation of the board since then."
    assert re.search("settles|takes", board.description or ""), "the picture shows it too"
    with Image.open(io.BytesIO(await film.read())) as moving:
        assert moving.format == "GIF"
    words = shown.content
    back = private(await press(actor, shown, "My panel"))
    assert back.id == shown.id, "the way back turns the answer over, and no third message is opened"
    assert labels(back) == top
    assert (await since(actor, back)).content == words
    await world.restart()
    world.locales[actor.id] = "ja"
    told = await since(actor, first)
    head, own, heading, *_ = told.content.splitlines()
    assert re.search(r"｜\*\*あなたの番\*\*（<t:\d+:R>から）$", own)
    assert head == "**経過**｜ミクロネシア｜あなたの前回の手番から"
    assert heading.startswith(f"**{session.rules.turns(session.state) - 2}手番目**｜<t:")
    assert labels(told) == ["ゲーム全体", "自分のパネル"]
    world.locales[actor.id] = "en-US"
    with monkeypatch.context() as patch:
        patch.setattr("render.easel.film", torn)
        shown = await story(world, name)
        assert (files(shown), shown.content) == (["board.jpg"], words), "a failed film leaves text and picture"
        patch.setattr(GAMES["micronesia"].rules, "rules_version", 99)
        shown = await story(world, name)
        assert "uses another version of the rules and can’t go on" in shown.content
    world.client.app.grace = 0.0
    assert files(await story(world, name)) == ["board.jpg", "since.gif"], "slow pictures come after the text"
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    await settle_all(world)
    head, own, *rest = (await story(world, name)).content.splitlines()
    assert own.endswith(" · the game ended without a result")
    assert [head, *rest] == [words.splitlines()[0], *words.splitlines()[2:]]


def torn(*_: object) -> bytes:
    raise ValueError("torn")


async def test_story_after_ones_own_turn_and_for_a_watcher(world: World) -> None:
    name, session = await round_since(world)
    session = await turns(world, session, 1)
    waits_for = name_of(world, session.players[session.movers[0]].user_id)
    shown = await story(world, name)
    _, own = shown.content.splitlines()
    assert own.startswith("Nothing new since your last turn · waiting for "), "and nothing is said twice"
    assert files(shown) == ["board.jpg"]
    shown = private(await press(world.people[name], world.panel(), BUTTON))
    head, own, *lines = shown.content.splitlines()
    assert head == "**What happened** · Micronesia"
    assert any(line.startswith(name) for line in lines), "the turn that the message tells of"
    assert own.endswith(f"waiting for **{waits_for}**")

    session = await turns(world, session, 7)
    shown = await story(world, "dai")
    assert shown.content.startswith("**What happened** · Micronesia · the last moments")
    turn = session.rules.turns(session.state)
    assert turns_in(shown.content) == list(range(turn - 10, turn + 1)), "oldest first"
    assert "Show the board" in labels(shown)
    gone = next(player.name for player in session.players if player.seat not in session.movers)
    await world.services.seats.leave(session.id, actor_of(world.people[gone]), interaction_id=None)
    await settle_all(world)
    session = await turns(world, await world.services.tables.load(session.id), 1)
    told = (await story(world, "dai")).content
    (line,) = [line for line in told.splitlines() if gone in line and "resigned" in line]
    assert turns_in(told[: told.index(line)])[-1] == turn, "at the turn in which somebody left, as in the log"
    assert "now plays for" not in told
    over = await play_to_end(world, await world.services.tables.load(session.id))
    assert over.phase is Phase.OVER
    for reader in ("aki", "dai"):
        shown = await story(world, reader)
        assert "ame is over" in shown.content or "Next ▶" in labels(shown)


async def test_first_line_says_what_an_absent_player_lost(world: World) -> None:
    """Somebody away for ten days reads first what that has cost, and is one press from playing again."""
    session = await turns(world, await begun_game(world, *PEOPLE), 6)
    session = await turns(world, session, 3, until="chika")
    for _ in range(3):
        await pass_time(world, 3.1 * DAY)
        session = await world.services.tables.load(session.id)
        session = await turns(world, session, 2, until="chika")
    for lang, lost, back in (
        ("en-GB", r"You lost islands? \d.* · the computer plays for you$", "I’m back"),
        ("ja", r"失った島：\d.*｜コンピュータが代行中$", "ただいま"),
    ):
        world.locales[world.people["chika"].id] = lang
        shown = await story(world, "chika")
        assert re.match(lost, shown.content.splitlines()[1])
        assert back in labels(shown)


async def test_long_absence_is_paged(world: World) -> None:
    session = await begun_game(world, *PEOPLE, game="rise_of_tribes")
    await turns(world, session, 14)
    actor = world.people["dai"]
    first = await story(world, "dai")
    assert "the last moments · page 1 of " in first.content
    second = private(await press(actor, first, "Next ▶"))
    assert second.id == first.id, "pages turn over in their own message"
    assert " · page 2 of " in second.content
    assert re.match(r"\*\*Turn \d+\*\*", second.content.splitlines()[1]), "a page begins with its turn"
    assert files(second) == ["board.jpg"], "the film comes with the first page"
    assert " · page 1 of " in private(await press(actor, second, "◀ Previous")).content


def test_thinned_film_keeps_all_events() -> None:
    happened = [Rolled(seat=0, dice=(number,)) for number in range(30)]
    found = [Moment(number, (happened[number],), (), (), number, None) for number in range(30)]
    kept = thin(found, 12)
    assert (len(kept), kept[0].view, kept[-1].view) == (12, 0, 29)
    assert [event for moment in kept for event in moment.events] == happened
    assert thin(found[:3], 12) == found[:3]
