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

from .games import actor_of, begun_game, settle_all
from .world import Message, World, all_moves, controls, custom_id, labels, open_world, press, private

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


# --- waiting is visible ------------------------------------------------------------------------------------------


async def test_table_panel_is_edited_to_show_who_is_choosing(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    posted, first = len(world.messages()), world.panel()
    called = [world.people[name].id for name in PEOPLE]
    assert [user.id for user in first.mentions] == called
    story = first.content.partition("\n▶")[0]
    assert "Turn 1" in story, "the dice"
    await chooses(world, "ben")
    assert world.panel().content == first.content, "half a turn is nobody's business"
    await finishes(world, "ben")
    panel = world.panel()
    assert (panel.id, len(world.messages())) == (first.id, posted), "nothing new is posted"
    assert panel.content.startswith(story), "it has the same story"
    aki, ben, chika = (f"<@{world.people[name].id}>" for name in PEOPLE)
    assert f"▶ {aki} and {chika} ·" in panel.content
    assert ben not in panel.content
    assert world.people["ben"].id not in [user.id for user in panel.mentions]
    (picture,) = panel.attachments
    assert "Finished: ben." in (picture.description or "")
    assert "Choosing: aki and chika." in (picture.description or "")


async def test_whole_turn_is_one_message_pinging_all_awaited(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    posted = len(world.messages())
    await finishes(world, "aki")
    await finishes(world, "chika")
    asked = await finishes(world, "ben")
    assert len(world.messages()) == posted
    await press(world.people["ben"], asked, "Confirm")
    await settle_all(world)
    assert len(world.messages()) == posted + 1
    assert [user.id for user in world.panel().mentions] == [world.people[name].id for name in PEOPLE]
    assert (await world.session()).rules.turns((await world.session()).state) == 2


async def test_failed_edit_stops_nobody(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    first = world.panel()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, times=None)
    await finishes(world, "aki")
    assert world.panel().content == first.content
    world.env.backend.faults.clear()
    await finishes(world, "chika")
    assert f"▶ <@{world.people['ben'].id}>: only you still have to move ·" in world.panel().content


async def test_no_public_takeback_of_private_choices(world: World) -> None:
    """It would reveal that the last awaited player has chosen something."""
    await begun_game(world, *PEOPLE, game=GAME)
    await chooses(world, "ben")
    for name in ("aki", "chika"):
        await finishes(world, name)
    await world.people["aki"].slash(world.channel, "game board")
    await settle_all(world)
    assert labels(world.panel()) == ["My panel", "Rules"]


# --- the private panel--------------------------------------------------------------------------------------------


async def test_finished_chooser_may_take_back_until_the_last(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    done = await finishes(world, "aki")
    lines = done.content.splitlines()
    assert "You’re done." in lines
    assert lines[-1] == "Waiting for ben and chika."
    assert labels(done) == ["Undo", "🧪 Try it", "Refresh", "What happened", "Rules", "Board in words", "Note"]
    await finishes(world, "ben")
    back = private(await press(world.people["aki"], done, "Undo"))
    assert back.content.startswith("Undone.")
    await settle_all(world)
    called = f"▶ <@{world.people['chika'].id}>: only you still have to move ·"
    assert called in world.panel().content, "thinking again does not show"
    again = await finishes(world, "aki")
    gone = custom_id(again, "Undo")
    asked = await finishes(world, "chika")
    await press(world.people["chika"], asked, "Confirm")
    await settle_all(world)
    assert (again.content.splitlines()[-1], labels(again)) == ("👉 It’s your move.", ["My panel"])
    assert "You’re done." not in again.content, "that was said of the turn before"
    late = private(await world.press_late("aki", gone))
    assert "Turn 2 of 10" in late.content, "an old press is answered with the panel of now"
    assert "Undo" not in labels(late)


async def test_private_panel_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    locales = dict.fromkeys(PEOPLE, "ja")
    async with open_world(tmp_path / "ja.db", locales=locales, guild_locale="ja") as world:
        await begun_game(world, *PEOPLE, game=GAME, lang="ja")
        shown = private(await press(world.people["aki"], world.panel(), "自分のパネル"))
        pair = next(c["custom_id"] for c in controls(shown) if ":plan:" in c.get("custom_id", ""))
        assert "＋" in labels(shown)[0]
        shown = private(await world.people["aki"].click(shown, custom_id=pair))
        assert "あなたの記入は終わりました。" in shown.content.splitlines()
        assert shown.content.splitlines()[-1] == "benさんとchikaさんを待っています。"
        await settle_all(world)
        assert f"<@{world.people['ben'].id}>" in world.panel().content
        assert "完了：aki。" in (world.panel().attachments[0].description or "")


# --- plans -------------------------------------------------------------------------------------------------------


async def rows_of_log(world: World) -> list[str | None]:
    session = await world.session()
    record = await world.services.history.record(session.id, public=False)
    return [row.notation for row in record.rows][1:]


async def test_turn_is_one_press_and_one_undo(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    shown = await own_panel(world, "aki")
    pairs = [label for label in labels(shown) if " + " in label]
    done = private(await press(world.people["aki"], shown, pairs[0]))
    assert len(await rows_of_log(world)) == 2
    assert done.content.startswith("aki clears ")
    await world.restart()
    back = private(await press(world.people["aki"], await own_panel(world, "aki"), "Undo"))
    assert [label for label in labels(back) if " + " in label] == pairs


async def test_typed_line_is_played_though_others_have_chosen_meanwhile(world: World) -> None:
    session = await begun_game(world, *PEOPLE, game=GAME)
    mine = next(player.seat for player in session.players if player.name == "aki")
    form = await press(world.people["aki"], await own_panel(world, "aki"), "Type a move…")
    await chooses(world, "ben")
    now = await world.session()
    notation = now.rules.notation(now.rules.legal_actions(now.state, mine)[0])
    await world.people["aki"].submit_modal(form, {"typed": notation})
    await settle_all(world)
    assert (await world.session()).takebacks[mine] is not None


async def test_computers_line_is_the_suggestion(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME, rated="false", hints="false")
    shown = await own_panel(world, "aki")
    more = private(await press(world.people["aki"], shown, "💡 Suggestion"))
    (hint,) = [label for label in labels(more) if "💡" in label]
    await press(world.people["aki"], more, hint)
    assert len(await rows_of_log(world)) == 2


async def test_pairs_of_the_last_chooser_are_previewed(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    for name in ("aki", "chika"):
        shown = await own_panel(world, name)
        pair = next(label for label in labels(shown) if " + " in label)
        assert "Confirm" not in labels(private(await press(world.people[name], shown, pair)))
    shown = await own_panel(world, "ben")
    pair = next(label for label in labels(shown) if " + " in label)
    asked = private(await press(world.people["ben"], shown, pair))
    assert "Confirm" in labels(asked)
    await press(world.people["ben"], asked, "Confirm")
    await settle_all(world)
    session = await world.session()
    assert session.rules.turns(session.state) == 2
    assert "**Turn 2/10**" in world.panel().content


async def test_all_buildings_are_one_press(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", names=("aki",)) as world:
        await begun_game(world, "aki", game=GAME)
        while (session := await world.session()).state.stage == "clear":
            shown = await own_panel(world, "aki")
            control = next(c for c in controls(shown) if ":plan:" in c["custom_id"] or ":tick:" in c["custom_id"])
            if control["type"] == 3:
                await world.people["aki"].select(
                    shown, [control["options"][0]["value"]], custom_id=control["custom_id"]
                )
            else:
                await world.people["aki"].click(shown, custom_id=control["custom_id"])
            await settle_all(world)
        if session.state.stage == "build":
            shown = await own_panel(world, "aki")
            await press(
                world.people["aki"], shown, next(one for one in labels(shown) if one.startswith("Build for"))
            )
            await settle_all(world)
        ended = await world.session()
        assert ended.state.stage == "over"


# --- the preview -------------------------------------------------------------------------------------------------


async def test_only_the_last_chooser_gets_a_preview(world: World) -> None:
    await begun_game(world, *PEOPLE, game=GAME)
    assert "Confirm" not in labels(await finishes(world, "aki"))
    assert "Confirm" not in labels(await finishes(world, "chika"))
    asked = await finishes(world, "ben")
    assert labels(asked) == ["Confirm", "Back", "Don’t ask again"]
    assert "You’re the last to choose. Confirm, and everybody’s choices are final" in asked.content
    assert len((await world.session()).rules.view((await world.session()).state, Seat(1)).sheets[1].used) == 1
    alt = asked.attachments[0].description or ""
    cleared = re.search(r"Your sheet: cleared ([^.]+)\.", alt)
    assert cleared is not None
    assert len(cleared[1].split("; ")) == 2, "the space that would be cleared is marked already"


@pytest.mark.parametrize("computers", [0, 2])
async def test_only_person_at_the_table_gets_no_preview(world: World, computers: int) -> None:
    await begun_game(world, "aki", game=GAME, computers=computers)
    for _ in range(4):
        shown = await chooses(world, "aki")
        assert "Confirm" not in labels(shown)
    session = await world.session()
    assert session.rules.turns(session.state) == 3
    assert world.panel().mentions == [] or computers, "nobody calls themselves"


# --- nothing public depends on a hidden choice -------------------------------------------------------------------


def _without_renewals(message: Message) -> list[dict[str, Any]]:
    """Return the controls; a list's name ends in a part of the press's number, which is the time of day."""
    return [
        {**one, "custom_id": RENEWAL.sub("", one["custom_id"])} if "custom_id" in one else one
        for one in controls(message)
    ]


async def material(world: World) -> list[Any]:
    """Return all that anybody but aki can see now; of a message's id its place, as the rest is the time of day."""
    seen: list[Any] = []
    places = {message.id: place for place, message in enumerate(world.messages())}
    for message in world.messages():
        files = [(file.filename, file.description, file.size) for file in message.attachments]
        users = [user.id for user in message.mentions]
        seen.append((places[message.id], message.content, _without_renewals(message), files, users))
    for name in ("ben", "dai"):
        person_ = world.people[name]
        for command in ("standings", "game story", "game panel"):
            shown = private(await person_.slash(world.channel, command))
            files = [(file.filename, file.description, file.size) for file in shown.attachments]
            seen.append((name, command, shown.content, _without_renewals(shown), files))
        shown = private(await person_.slash(world.channel, "export"))
        seen.append((name, "export", await shown.attachments[0].read()))
        seen.append((name, "offered", await offered(world, name)))
    seen.append(await world.store.read(lambda db: db.execute("SELECT id, session_id, kind FROM outbox").fetchall()))
    panel = "SELECT session_id, message_id, movers, since FROM panels"
    for session_id, message_id, *rest in await world.store.read(lambda db: db.execute(panel).fetchall()):
        seen.append((session_id, places[message_id], *rest))
    return seen


async def offered(world: World, name: str) -> list[tuple[str, str]]:
    """Return the completions of /game move for this person."""
    choices = await world.people[name].autocomplete(world.channel, "game move", "action", "")
    return [(choice["name"], choice["value"]) for choice in choices]


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
                    await world.services.moves.act(
                        session.id,
                        actor_of(world.people[name]),
                        session.rules.notation(action),
                        decision=None,
                        interaction_id=None,
                    )
                    await settle_all(world)
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
