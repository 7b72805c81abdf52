"""A table with simultaneous secret choices: what each player sees, and what nobody sees."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord import ResponseMessage

from bot.kit.ids import RENEWAL
from bot.senders.panels import _is_idle
from bot.texts import Speaker
from engines.core import FastChance, Seat

from .games import begun_game, notations, plays, settle_all
from .player import choices, take
from .world import Message, World, all_moves, controls, custom_id, labels, open_world, press, presses, private

PEOPLE = ("aki", "ben", "chika")
GAME = "dicolony"


async def own_panel(world: World, name: str) -> ResponseMessage:
    """Open this person's private panel from the table."""
    return private(await press(world.people[name], world.panel(), "My panel"))


async def chooses(world: World, name: str, at: int = 0) -> ResponseMessage:
    """Make the ``at``-th hidden choice of the private panel; return the panel afterwards."""
    shown = await own_panel(world, name)
    if "All moves" in labels(shown):
        shown = await all_moves(world.people[name], shown)
    ids = [each.get("custom_id", "") for each in controls(shown)]
    action = ([one for one in ids if ":act:" in one] or [one for one in ids if ":plan:" in one])[at]
    shown = private(await world.people[name].click(shown, custom_id=action))
    await settle_all(world)
    return shown


async def finishes(world: World, name: str, at: int = 0) -> ResponseMessage:
    """Make all choices of this person in this turn that need no confirmation."""
    seat = next(player.seat for player in (await world.session()).players if player.name == name)
    while True:
        shown = await chooses(world, name, at)
        session = await world.session()
        if seat not in session.movers or "Confirm" in labels(shown):
            return shown


def pairs_on(shown: Message) -> list[str]:
    return [label for label in labels(shown) if " + " in label]


async def test_turn_that_all_choose_is_one_message(world: World) -> None:
    """It is edited to show who is choosing, and posted anew once the last has confirmed."""
    await begun_game(world, *PEOPLE, game=GAME)
    posted, first = len(world.messages()), world.panel()
    aki, ben, chika = (world.people[name] for name in PEOPLE)
    assert [user.id for user in first.mentions] == [aki.id, ben.id, chika.id]
    story = first.content.partition("\n▶")[0]
    assert "Turn 1" in story, "the dice"
    await chooses(world, "ben")
    assert world.panel().content == first.content, "half a turn is nobody's business"
    assert "Confirm" not in labels(await finishes(world, "ben"))
    panel = world.panel()
    assert (panel.id, len(world.messages())) == (first.id, posted), "nothing new is posted"
    assert panel.content.startswith(story), "it has the same story"
    assert f"▶ <@{aki.id}> and <@{chika.id}> ·" in panel.content
    assert f"<@{ben.id}>" not in panel.content
    assert ben.id not in [user.id for user in panel.mentions]
    alt = panel.attachments[0].description or ""
    assert "Finished: ben." in alt
    assert "Choosing: aki and chika." in alt

    done = await finishes(world, "aki")
    lines = done.content.splitlines()
    assert "You’re done." in lines
    assert lines[-1] == "Waiting for chika."
    assert labels(done) == ["Undo", "🧪 Try it", "Refresh", "What happened", "Rules", "Board in words", "Note"]
    called = f"▶ <@{chika.id}>: only you still have to move ·"
    assert called in world.panel().content
    back = private(await press(aki, done, "Undo"))
    assert back.content.startswith("Undone.")
    await settle_all(world)
    assert called in world.panel().content, "thinking again does not show"
    again = await finishes(world, "aki")
    gone = custom_id(again, "Undo")
    asked = await finishes(world, "chika")
    assert labels(asked) == ["Confirm", "Back", "Don’t ask again"], "only the last chooser gets a preview"
    assert "You’re the last to choose. Confirm, and everybody’s choices are final" in asked.content
    session = await world.session()
    assert len(session.rules.view(session.state, Seat(2)).sheets[2].used) == 1
    cleared = re.search(r"Your sheet: cleared ([^.]+)\.", asked.attachments[0].description or "")
    assert cleared is not None
    assert len(cleared[1].split("; ")) == 2, "the space that would be cleared is marked already"
    assert len(world.messages()) == posted

    await press(chika, asked, "Confirm")
    await settle_all(world)
    assert len(world.messages()) == posted + 1
    assert [user.id for user in world.panel().mentions] == [aki.id, ben.id, chika.id]
    session = await world.session()
    assert session.rules.turns(session.state) == 2
    assert (again.content.splitlines()[-1], labels(again)) == ("👉 It’s your move.", ["My panel"])
    assert "You’re done." not in again.content, "that was said of the turn before"
    late = private(await world.press_late("aki", gone))
    assert "Turn 2 of 10" in late.content, "an old press is answered with the panel of now"
    assert "Undo" not in labels(late)


async def test_failed_edit_stops_nobody(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    first = world.panel()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, times=None)
    await finishes(world, "aki")
    assert world.panel().content == first.content
    world.env.backend.faults.clear()
    await chooses(world, "ben")
    await finishes(world, "chika")
    assert f"▶ <@{world.people['ben'].id}>: only you still have to move ·" in world.panel().content
    await world.people["aki"].slash(world.channel, "game board")
    await settle_all(world)
    said = "a takeback would reveal that the last awaited player has chosen something"
    assert labels(world.panel()) == ["My panel", "Rules"], said


async def test_turn_is_one_press_and_one_undo(world: World) -> None:
    """Of a pair; the last chooser's is previewed; a typed line is played though others have chosen meanwhile."""
    session = await begun_game(world, *PEOPLE, game=GAME)
    aki, mine = world.people["aki"], next(player.seat for player in session.players if player.name == "aki")
    world.locales[world.people["chika"].id] = "ja"
    form = await press(aki, await own_panel(world, "aki"), "Type a move…")
    shown = private(await press(world.people["chika"], world.panel(), "My panel"))
    shown = private(await world.people["chika"].click(shown, custom_id=choices(shown)[0][0]))
    lines = shown.content.splitlines()
    assert "あなたの記入は終わりました。" in lines
    assert lines[-1] == "akiさんとbenさんを待っています。"
    now = await world.session()
    notation = now.rules.notation(now.rules.legal_actions(now.state, mine)[0])
    await aki.submit_modal(form, {"typed": notation})
    await settle_all(world)
    assert (await world.session()).takebacks[mine] is not None
    await press(aki, await own_panel(world, "aki"), "Undo")

    shown = await own_panel(world, "aki")
    pairs, rows = pairs_on(shown), len(await notations(world))
    done = private(await press(aki, shown, pairs[0]))
    assert "Confirm" not in labels(done)
    assert len(await notations(world)) == rows + 2
    assert done.content.startswith("aki clears ")
    await world.restart()
    back = private(await press(aki, await own_panel(world, "aki"), "Undo"))
    assert pairs_on(back) == pairs
    await press(aki, back, pairs[0])
    shown = await own_panel(world, "ben")
    await presses(world.people["ben"], shown, pairs_on(shown)[0], "Confirm")
    await settle_all(world)
    assert "**Turn 2/10**" in world.panel().content


async def test_all_buildings_are_one_press(world: World) -> None:
    await begun_game(world, "aki", game=GAME)
    aki = world.people["aki"]
    while (session := await world.session()).state.stage == "clear":
        shown = await own_panel(world, "aki")
        await take(aki, shown, next(one for one in choices(shown) if ":plan:" in one[0] or ":tick:" in one[0]))
        await settle_all(world)
    if session.state.stage == "build":
        await press(aki, await own_panel(world, "aki"), "Build for")
        await settle_all(world)
    assert (await world.session()).state.stage == "over"


@pytest.mark.parametrize("computers", [0, 2])
async def test_only_person_at_the_table_gets_no_preview(world: World, computers: int) -> None:
    await begun_game(world, "aki", game=GAME, computers=computers)
    for _ in range(4):
        shown = await chooses(world, "aki")
        assert "Confirm" not in labels(shown)
    session = await world.session()
    assert session.rules.turns(session.state) == 3
    assert world.panel().mentions == [] or computers, "nobody calls themselves"


def _told(message: Message) -> tuple[Any, ...]:
    """Return words, controls and files; a list's name ends in a part of the press's number, the time of day."""
    named = [{**one, "custom_id": RENEWAL.sub("", one.get("custom_id", ""))} for one in controls(message)]
    return message.content, named, [(file.filename, file.description, file.size) for file in message.attachments]


async def material(world: World) -> list[Any]:
    """Return all that anybody but aki can see now; of a message's id its place, as the rest is the time of day."""
    seen: list[Any] = []
    places = {message.id: place for place, message in enumerate(world.messages())}
    for message in world.messages():
        seen.append((places[message.id], *_told(message), [user.id for user in message.mentions]))
    for name in ("ben", "dai"):
        reader = world.people[name]
        for command in ("standings", "game story", "game panel"):
            seen.append((name, command, *_told(private(await reader.slash(world.channel, command)))))
        exported = private(await reader.slash(world.channel, "export"))
        seen.append((name, await exported.attachments[0].read()))
        offered = await reader.autocomplete(world.channel, "game move", "action", "")
        seen.append((name, [(choice["name"], choice["value"]) for choice in offered]))
    seen.append(await world.store.read(lambda db: db.execute("SELECT id, session_id, kind FROM outbox").fetchall()))
    panel = "SELECT session_id, message_id, movers, since FROM panels"
    for session_id, message_id, *rest in await world.store.read(lambda db: db.execute(panel).fetchall()):
        seen.append((session_id, places[message_id], *rest))
    return seen


@dataclass
class Evening:
    """Play three turns; return all public material by moment, the log lines, and aki's own sheet."""

    moments: list[list[Any]]
    lines: list[str]
    secret: Any


async def played_evening(database: Path, whim: str) -> Evening:
    """Only aki's choices depend on ``whim``."""
    moments = []
    async with open_world(database) as world:
        with structlog.testing.capture_logs() as captured:
            await begun_game(world, *PEOPLE, game=GAME)
            moments.append(await material(world))
            chance = FastChance(whim)
            for _ in range(3):
                for name in ("aki", "ben", "aki", "chika", "ben", "chika"):
                    session = await world.session()
                    seat = next(player.seat for player in session.players if player.name == name)
                    legal = session.rules.legal_actions(session.state, seat)
                    action = chance.pick(legal) if name == "aki" else legal[0]
                    await plays(world, session.rules.notation(action), by=name)
                    moments.append(await material(world))
        session = await world.session()
        secret = session.rules.view(session.state, Seat(0)).sheets[0]
        return Evening(moments, [str(line) for line in captured], secret)


async def test_games_that_differ_in_secrets_look_alike(tmp_path: Path, plain_pictures: None) -> None:
    one, two = [await played_evening(tmp_path / f"{whim}.db", whim) for whim in ("one", "two")]
    assert one.secret != two.secret, "otherwise nothing is tried here"
    assert len(one.moments) == len(two.moments) == 19
    for moment, (first, second) in enumerate(zip(one.moments, two.moments, strict=True)):
        assert first == second, f"moment {moment} reveals a secret"
    assert not any("clear " in line for line in one.lines + two.lines), "the log reveals no choice to the operator"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_call_leaves_no_line_that_others_are_awaited(lang: str) -> None:
    """ "Waiting for Ichi. It's your move." stood on one panel, where a time bank was below the first."""
    voice = Speaker(lang, ("aki", "Ichi"), GAME, strict=True)
    idle = [voice.say(key, {"players": ("**Ichi**",)}) for key in ("table-nothing-now", "table-not-owed")]
    idle += [voice.of_game("prompt", "wait"), voice.say("table-own-bank", {"left": "2 h"})]
    assert all(_is_idle(voice, line) for line in idle)
    assert not _is_idle(voice, voice.say("table-your-move"))
    assert not _is_idle(voice, "aki 8 ×5, space 5 ★")
