"""Catching up: the events since one's own last turn, in text, picture and film."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image
from simcord import MemberActor

from bot.history.catch_up import Moment, thin
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from engines import GAMES
from engines.core import FastChance
from engines.core.playable import policies, strongest_policy
from engines.micronesia.actions import Rolled

from .games import actor_of, begun_game, lobby, reply_to, settle_all
from .test_reminders import pass_time
from .world import World, all_moves, labels, press, private

DAY = 86_400.0

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
        played = await world.services.moves.act(
            session.id, people[player.user_id], notation, decision=None, interaction_id=None
        )
        session = played.session
    await settle_all(world)
    return session


async def at_seat_of(world: World, session: Session) -> str:
    """Return the name of the awaited person."""
    user = session.players[session.movers[0]].user_id
    return next(name for name, member in world.people.items() if member.id == user)


async def round_since(world: World, game: str = "micronesia") -> tuple[str, Session]:
    """Play some turns of all; return the awaited person and the game."""
    session = await turns(world, await begun_game(world, "aki", "ben", "chika", game=game), 6)
    return await at_seat_of(world, session), session


async def comes_back(world: World, actor: MemberActor) -> str:
    return private(await actor.slash(world.channel, "game story")).content


async def test_catch_up_has_others_actions_and_nothing_older(world: World) -> None:
    name, session = await round_since(world)
    actor = world.people[name]
    shown = private(await actor.slash(world.channel, "game story"))
    head, own, *lines = shown.content.splitlines()
    assert re.search(r" · \*\*your move\*\*, asked <t:\d+:R>$", own)
    assert head == "**What happened** · Micronesia · since your last turn"
    turn = session.rules.turns(session.state)
    headings = [line for line in lines if line.startswith("**Turn ")]
    reply = [re.fullmatch(r"\*\*Turn (\d+)\*\* · <t:\d+:R>", line) for line in headings]
    assert [match and match[1] for match in reply] == [str(turn - 2), str(turn - 1), str(turn)]
    others = {other for other in ("aki", "ben", "chika") if other != name}
    story = [line for line in lines if line not in headings]
    assert lines[0] == headings[0]
    assert re.match(rf"{name} rolls ", lines[-1]), "the present turn begins under its own heading, below the others"
    assert all(any(line.startswith(other) for other in others) for line in story[:-1])
    assert " rolls " in lines[1], "the first turn since then has its beginning"
    assert labels(shown) == ["Whole game", "My panel"]
    words = shown.content
    back = private(await press(actor, shown, "My panel"))
    again = await since(actor, back)
    assert again.content == words, "the button on the panel shows the same"


async def test_catch_up_leaves_the_own_panel_where_it_is(world: World) -> None:
    name, _ = await round_since(world)
    actor = world.people[name]
    first = private(await actor.slash(world.channel, "game panel"))
    top = labels(first)
    panel = await all_moves(actor, first)
    before = panel.content, labels(panel), [file.filename for file in panel.attachments]
    shown = await since(actor, panel)
    assert shown.id != panel.id
    assert shown.content.startswith("**What happened** · Micronesia · since your last turn\n")
    assert (panel.content, labels(panel), [file.filename for file in panel.attachments]) == before
    back = private(await press(actor, shown, "My panel"))
    assert back.id == shown.id, "the way back turns the answer over, and no third message is opened"
    assert labels(back) == top


async def test_catch_up_has_text_picture_and_short_film(world: World) -> None:
    name, _ = await round_since(world)
    shown = private(await world.people[name].slash(world.channel, "game story"))
    assert [file.filename for file in shown.attachments] == ["board.jpg", "since.gif"]
    assert shown.attachments[1].description == "An animation of the board since then."
    board, film = shown.attachments
    assert "settles" in (board.description or "") or "takes" in (board.description or ""), (
        "the picture shows it too"
    )
    with Image.open(io.BytesIO(await film.read())) as moving:
        assert moving.format == "GIF"


async def test_catch_up_within_a_turn_starts_at_the_previous_turn(world: World) -> None:
    name, session = await round_since(world)
    before = (await comes_back(world, world.people[name])).splitlines()
    seat = session.movers[0]
    step = next(a for a in session.rules.legal_actions(session.state, seat) if a.kind == "change")
    actor = actor_of(world.people[name])
    await world.services.moves.act(
        session.id, actor, session.rules.notation(step), decision=None, interaction_id=None
    )
    after = (await comes_back(world, world.people[name])).splitlines()
    assert [line for line in after if line in before] == before
    assert any("sacrifices 1 tribe" in line for line in after[-2:]), "the newest turn stands last"


async def test_no_catch_up_right_after_the_own_turn(world: World) -> None:
    name, session = await round_since(world)
    await turns(world, session, 1)
    actor = world.people[name]
    shown = private(await actor.slash(world.channel, "game story"))
    _, own = shown.content.splitlines()
    assert own.startswith("Nothing new since your last turn · waiting for "), "and nothing is said twice"
    assert [file.filename for file in shown.attachments] == ["board.jpg"]


async def test_catch_up_before_first_turn_is_the_whole_game(world: World) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 2)
    name = await at_seat_of(world, session)
    reply = (await comes_back(world, world.people[name])).splitlines()
    assert reply[0] == "**What happened** · Micronesia · since the game began"
    assert re.match(r"2 new turns · \*\*your move\*\*, asked <t:", reply[1])
    assert reply[2].startswith("**Turn 1** · <t:")


@pytest.mark.parametrize(
    ("lang", "lost", "away"),
    [
        ("en-GB", r"You lost islands? \d.* · the computer plays for you$", "I’m back"),
        ("ja", r"失った島：\d.*｜コンピュータが代行中$", "ただいま"),
    ],
)
async def test_first_line_says_what_an_absent_player_lost(world: World, lang: str, lost: str, away: str) -> None:
    """Somebody away for ten days reads first what that has cost, and is one press from playing again."""
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 6)
    session = await turns(world, session, 3, until="chika")
    world.locales[world.people["chika"].id] = lang
    for _ in range(3):
        await pass_time(world, 3.1 * DAY)
        session = await world.services.tables.load(session.id)
        session = await turns(world, session, 2, until="chika")
    shown = private(await world.people["chika"].slash(world.channel, "game story"))
    assert re.match(lost, shown.content.splitlines()[1])
    assert away in labels(shown)


async def test_changes_of_seats_are_told_where_they_happened(world: World) -> None:
    """As in the log: at the turn in which somebody left, not at the first move of the stand-in."""
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 4)
    at_left = session.rules.turns(session.state)
    gone = next(p.name for p in session.players if p.seat not in session.movers)
    await world.services.seats.leave(session.id, actor_of(world.people[gone]), interaction_id=None)
    await settle_all(world)
    session = await turns(world, await world.services.tables.load(session.id), 1)
    shown = private(await world.people["dai"].slash(world.channel, "game story"))
    (line,) = [line for line in shown.content.splitlines() if gone in line and "resigned" in line]
    before = shown.content[: shown.content.index(line)]
    assert re.findall(r"\*\*Turn (\d+)\*\*", before)[-1] == str(at_left)
    assert "now plays for" not in shown.content


async def test_watcher_gets_last_moments_and_public_board(world: World) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 14)
    shown = private(await world.people["dai"].slash(world.channel, "game story"))
    assert shown.content.startswith("**What happened** · Micronesia · the last moments")
    turn = session.rules.turns(session.state)
    reply = re.findall(r"\*\*Turn (\d+)\*\*", shown.content)
    assert [int(number) for number in reply] == list(range(turn - 10, turn + 1)), "oldest first"
    assert "Show the board" in labels(shown)


async def test_long_absence_is_paged(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game="rise_of_tribes")
    await turns(world, session, 14)
    actor = world.people["dai"]
    first = private(await actor.slash(world.channel, "game story"))
    assert "the last moments · page 1 of " in first.content
    second = private(await press(actor, first, "Next ▶"))
    assert second.id == first.id, "pages turn over in their own message"
    assert " · page 2 of " in second.content
    assert re.match(r"\*\*Turn \d+\*\*", second.content.splitlines()[1]), "a page begins with its turn"
    assert [file.filename for file in second.attachments] == ["board.jpg"], "the film comes with the first page"
    assert " · page 1 of " in private(await press(actor, second, "◀ Previous")).content


async def test_catch_up_without_a_game(world: World) -> None:
    assert "There is no game here." in await reply_to(world, "aki", "game story")
    await lobby(world, "aki", "ben")
    assert await reply_to(world, "aki", "game story") == "This game has not begun yet."


async def test_pages_after_restart_use_readers_language(world: World) -> None:
    name, session = await round_since(world)
    shown = private(await world.people[name].slash(world.channel, "game panel"))
    await world.restart()
    world.locales[world.people[name].id] = "ja"
    reply = await since(world.people[name], shown)
    head, own, heading, *_ = reply.content.splitlines()
    assert re.search(r"｜\*\*あなたの番\*\*（<t:\d+:R>から）$", own)
    assert head == "**経過**｜ミクロネシア｜あなたの前回の手番から"
    assert heading.startswith(f"**{session.rules.turns(session.state) - 2}手番目**｜<t:")
    assert labels(reply) == ["ゲーム全体", "自分のパネル"]


async def test_catch_up_of_a_finished_game_reaches_the_end(world: World) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 1000)
    assert session.phase is Phase.OVER
    for name in ("aki", "dai"):
        shown = private(await world.people[name].slash(world.channel, "game story"))
        assert "game is over" in shown.content or "ame over" in shown.content or "Next ▶" in labels(shown)


async def test_slow_pictures_come_after_text(world: World) -> None:
    name, _ = await round_since(world)
    world.client.app.grace = 0.0
    actor = world.people[name]
    shown = private(await actor.slash(world.channel, "game story"))
    assert [file.filename for file in shown.attachments] == ["board.jpg", "since.gif"]
    in_place = await since(actor, private(await press(actor, shown, "My panel")))
    assert [file.filename for file in in_place.attachments] == ["board.jpg", "since.gif"]


async def test_failed_film_leaves_text_and_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _ = await round_since(world)

    def torn(*_: object) -> bytes:
        raise ValueError("torn")

    monkeypatch.setattr("render.easel.film", torn)
    shown = private(await world.people[name].slash(world.channel, "game story"))
    assert [file.filename for file in shown.attachments] == ["board.jpg"]
    assert "since your last turn" in shown.content


async def test_closed_game_can_still_be_read(world: World) -> None:
    name, session = await round_since(world)
    before = await comes_back(world, world.people[name])
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    await settle_all(world)
    head, own, *rest = (await comes_back(world, world.people[name])).splitlines()
    assert own.endswith(" · the game ended without a result")
    assert [head, *rest] == [before.splitlines()[0], *before.splitlines()[2:]]


async def test_game_of_old_rules_says_it_is_stopped(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await round_since(world)
    monkeypatch.setattr(GAMES["micronesia"].rules, "rules_version", 99)
    assert "uses another version of the rules and can’t go on" in await comes_back(world, world.people["aki"])


# --- secrets -----------------------------------------------------------------------------------------------------


async def test_secret_choice_shows_nothing(world: World) -> None:
    """A waiting player's button, text and film do not depend on secret takebacks of others."""
    session = await begun_game(world, "aki", "ben", game="dicolony")
    actor = world.people["aki"]

    async def known() -> tuple[str, list[str], list[bytes]]:
        shown = private(await actor.slash(world.channel, "game story"))
        files = [await file.read() for file in shown.attachments]
        return shown.content, labels(private(await actor.slash(world.channel, "game panel"))), files

    before = await known()
    ben = actor_of(world.people["ben"])
    rules = session.rules
    for _ in range(2):
        session = await world.services.tables.load(session.id)
        notation = rules.notation(rules.legal_actions(session.state, session.players[1].seat)[0])
        await world.services.moves.act(session.id, ben, notation, decision=None, interaction_id=None)
        assert await known() == before
        await world.services.moves.undo(session.id, ben, decision=None, interaction_id=None)
        assert await known() == before


def test_thinned_film_keeps_all_events() -> None:
    happened = [Rolled(seat=0, dice=(number,)) for number in range(30)]
    found = [Moment(number, (happened[number],), (), (), number, None) for number in range(30)]
    kept = thin(found, 12)
    assert (len(kept), kept[0].view, kept[-1].view) == (12, 0, 29)
    assert [event for moment in kept for event in moment.events] == happened
    assert thin(found[:3], 12) == found[:3]


# --- the button of a public message, and the whole game -----------------------------------------------------------


async def test_public_button_tells_all_since_ones_own_turn(world: World) -> None:
    """Also what happened before the message whose button is pressed."""
    session = await begun_game(world, "aki", "ben", "chika")
    for _ in range(6):
        session = await turns(world, session, 1)
    name = await at_seat_of(world, session)
    shown = private(await press(world.people[name], world.panel(), BUTTON))
    assert shown.content == await comes_back(world, world.people[name])
    turn = session.rules.turns(session.state)
    assert re.findall(r"\*\*Turn (\d+)\*\*", shown.content) == [str(turn - 2), str(turn - 1), str(turn)]


async def test_public_button_tells_its_message_to_who_has_just_moved(world: World) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 6)
    before = await at_seat_of(world, session)
    session = await turns(world, session, 1)
    shown = private(await press(world.people[before], world.panel(), BUTTON))
    head, own, *lines = shown.content.splitlines()
    assert head == "**What happened** · Micronesia"
    assert any(line.startswith(before) for line in lines), "the turn that the message tells of"
    assert own.endswith(f"waiting for **{await at_seat_of(world, session)}**")


async def test_whole_game_is_one_press_away(world: World) -> None:
    name, session = await round_since(world)
    shown = private(await world.people[name].slash(world.channel, "game story"))
    whole = private(await press(world.people[name], shown, "Whole game"))
    assert whole.content.startswith("**What happened** · Micronesia · the whole game")
    found = [int(number) for number in re.findall(r"\*\*Turn (\d+)\*\*", whole.content)]
    assert found == list(range(1, session.rules.turns(session.state) + 1))


async def test_story_of_a_turn_that_has_just_begun_does_not_deny_it(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    awaited = await at_seat_of(world, session)
    name = next(one for one in ("aki", "ben", "chika") if one != awaited)
    _, own, turn, *_ = (await comes_back(world, world.people[name])).splitlines()
    assert own == f"waiting for **{awaited}**"
    assert turn.startswith("**Turn 1** · ")
