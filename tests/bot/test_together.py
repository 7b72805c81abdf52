"""A table where everybody chooses at once and in secret: what each sees, and what nobody sees."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord import ResponseMessage

from engines.core import FastChance, Seat

from .evening import dealt, person, settled
from .house import House, controls, labels, open_house, press, private

PEOPLE = ("aki", "ben", "chika")
GAME = "dicolony"


async def own_panel(house: House, name: str) -> ResponseMessage:
    """What this person sees on the own panel, opened from the table."""
    return private(await press(house.people[name], house.panel(), "My panel"))


async def chooses(house: House, name: str, at: int = 0) -> ResponseMessage:
    """One hidden choice from the own panel, the ``at``-th that is offered; the panel afterwards."""
    shown = await own_panel(house, name)
    action = [each["custom_id"] for each in controls(shown) if ":act:" in each.get("custom_id", "")][at]
    shown = private(await house.people[name].click(shown, custom_id=action))
    await settled(house)
    return shown


async def finishes(house: House, name: str, at: int = 0) -> ResponseMessage:
    """All that this person owes in this turn, as far as it asks for no confirmation."""
    seat = next(player.seat for player in (await house.session()).players if player.name == name)
    while True:
        shown = await chooses(house, name, at)
        session = await house.session()
        if seat not in session.movers or "Confirm" in labels(shown):
            return shown


# --- waiting is visible ------------------------------------------------------------------------------------------


async def test_the_table_panel_shows_in_place_who_is_still_choosing(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    posted, first = len(house.messages()), house.panel()
    called = [house.people[name].id for name in PEOPLE]
    assert [user.id for user in first.mentions] == called
    story = first.content.rpartition("\n\n")[0]
    assert "Turn 1 of 10" in story or story.count("\n") >= 1, "the cards and the dice"
    await chooses(house, "ben")
    assert house.panel().content == first.content, "half a turn is nobody's business"
    await finishes(house, "ben")
    panel = house.panel()
    assert (panel.id, len(house.messages())) == (first.id, posted), "nothing new is posted"
    assert panel.content.startswith(story), "it tells the same story"
    aki, ben, chika = (f"<@{house.people[name].id}>" for name in PEOPLE)
    assert f"Waiting for {aki} and {chika}." in panel.content
    assert ben not in panel.content
    assert house.people["ben"].id not in [user.id for user in panel.mentions]
    (picture,) = panel.attachments
    assert "Finished: ben." in (picture.description or "")
    assert "Choosing: aki and chika." in (picture.description or "")


async def test_a_whole_turn_is_one_new_message_that_calls_all_who_owe(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    posted = len(house.messages())
    await finishes(house, "aki")
    await finishes(house, "chika")
    asked = await finishes(house, "ben")
    assert len(house.messages()) == posted
    await press(house.people["ben"], asked, "Confirm")
    await settled(house)
    assert len(house.messages()) == posted + 1
    assert [user.id for user in house.panel().mentions] == [house.people[name].id for name in PEOPLE]
    assert (await house.session()).rules.turns((await house.session()).state) == 2


async def test_an_old_panel_is_left_as_it_is(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    first = house.panel()
    house.clock.now += 3_700
    await finishes(house, "aki")
    assert house.panel().content == first.content
    assert (await house.store.read(lambda db: db.execute("SELECT count(*) FROM outbox").fetchone())) == (0,)


async def test_an_edit_that_fails_stops_nobody(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    first = house.panel()
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=403, times=None)
    await finishes(house, "aki")
    assert house.panel().content == first.content
    house.env.backend.faults.clear()
    await finishes(house, "chika")
    assert f"Waiting for <@{house.people['ben'].id}>." in house.panel().content


async def test_the_table_offers_no_taking_back_where_choices_are_private(house: House) -> None:
    """It would tell that the last one who is waited for has chosen something."""
    await dealt(house, *PEOPLE, game=GAME)
    await chooses(house, "ben")
    for name in ("aki", "chika"):
        await finishes(house, name)
    await house.people["aki"].slash(house.channel, "game board")
    await settled(house)
    assert labels(house.panel()) == ["My panel", "Rules"]


# --- the own panel -----------------------------------------------------------------------------------------------


async def test_who_has_finished_reads_so_and_may_take_back_until_the_last_one(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    done = await finishes(house, "aki")
    assert done.content.splitlines()[-2:] == ["Your pen is down.", "Waiting for ben and chika."]
    assert labels(done) == ["Take back", "Look again"]
    await finishes(house, "ben")
    back = private(await press(house.people["aki"], done, "Take back"))
    assert back.content.startswith("Taken back.")
    await settled(house)
    assert f"Waiting for <@{house.people['aki'].id}> and <@{house.people['chika'].id}>." in house.panel().content
    again = await finishes(house, "aki")
    asked = await finishes(house, "chika")
    await press(house.people["chika"], asked, "Confirm")
    await settled(house)
    late = private(await press(house.people["aki"], again, "Take back"))
    assert "Turn 2 of 10" in late.content, "an old press is answered with the panel of now"
    assert "Take back" not in labels(late)


async def test_the_own_panel_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    locales = dict.fromkeys(PEOPLE, "ja")
    async with open_house(tmp_path / "ja.db", locales=locales, guild_locale="ja") as house:
        await dealt(house, *PEOPLE, game=GAME, lang="ja")
        shown = private(await press(house.people["aki"], house.panel(), "自分のパネル"))
        for _ in range(2):
            action = next(c["custom_id"] for c in controls(shown) if ":act:" in c.get("custom_id", ""))
            shown = private(await house.people["aki"].click(shown, custom_id=action))
        assert shown.content.splitlines()[-2:] == ["あなたの記入は終わりました。", "ben・chikaさんを待っています。"]
        await settled(house)
        assert f"<@{house.people['ben'].id}>" in house.panel().content
        assert "完了：aki。" in (house.panel().attachments[0].description or "")


# --- being asked -------------------------------------------------------------------------------------------------


async def test_only_the_last_one_is_asked_and_sees_the_own_mark(house: House) -> None:
    await dealt(house, *PEOPLE, game=GAME)
    assert "Confirm" not in labels(await finishes(house, "aki"))
    assert "Confirm" not in labels(await finishes(house, "chika"))
    asked = await finishes(house, "ben")
    assert labels(asked) == ["Confirm", "Back"]
    assert "You are the last: if you confirm, everybody’s choices stand" in asked.content
    assert len((await house.session()).rules.view((await house.session()).state, Seat(1)).sheets[1].used) == 1
    alt = asked.attachments[0].description or ""
    cleared = re.search(r"Your sheet: cleared ([^.]+)\.", alt)
    assert cleared is not None
    assert len(cleared[1].split("; ")) == 2, "the space that would be cleared is marked already"


@pytest.mark.parametrize("computers", [0, 2])
async def test_who_is_the_only_person_is_not_asked(house: House, computers: int) -> None:
    await dealt(house, "aki", game=GAME, computers=computers)
    for _ in range(4):
        shown = await chooses(house, "aki")
        assert "Confirm" not in labels(shown)
    session = await house.session()
    assert session.rules.turns(session.state) == 3
    assert house.panel().mentions == [] or computers, "nobody calls themselves"


# --- nothing public depends on a hidden choice -------------------------------------------------------------------


async def material(house: House) -> list[Any]:
    """All that anybody but aki could look at in this moment."""
    seen: list[Any] = []
    for message in house.messages():
        files = [(file.filename, file.description, file.size) for file in message.attachments]
        users = [user.id for user in message.mentions]
        seen.append((message.id, message.content, list(controls(message)), files, users))
    for name in ("ben", "dai"):
        person_ = house.people[name]
        for command in ("standings", "game log", "game hand"):
            shown = private(await person_.slash(house.channel, command))
            files = [(file.filename, file.description, file.size) for file in shown.attachments]
            seen.append((name, command, shown.content, list(controls(shown)), files))
        shown = private(await person_.slash(house.channel, "export"))
        seen.append((name, "export", await shown.attachments[0].read()))
        seen.append((name, "offered", await offered(house, name)))
    seen.append(await house.store.read(lambda db: db.execute("SELECT id, session_id, kind FROM outbox").fetchall()))
    panel = "SELECT session_id, message_id, movers, since FROM panels"
    seen.append(await house.store.read(lambda db: db.execute(panel).fetchall()))
    return seen


async def offered(house: House, name: str) -> list[tuple[str, str]]:
    """What /game play completes for this person."""
    choices = await house.people[name].autocomplete(house.channel, "game play", "action", "")
    return [(choice["name"], choice["value"]) for choice in choices]


@dataclass
class Evening:
    """Three turns: all public material, moment by moment, what the operator's log says, and aki's own sheet."""

    moments: list[list[Any]]
    lines: list[str]
    secret: Any


async def evening(database: Path, whim: str) -> Evening:
    """Only aki's choices depend on ``whim``."""
    moments = []
    async with open_house(database) as house:
        with structlog.testing.capture_logs() as captured:
            await dealt(house, *PEOPLE, game=GAME)
            moments.append(await material(house))
            chance = FastChance(whim)
            for _ in range(3):
                for name in ("aki", "ben", "aki", "chika", "ben", "chika"):
                    session = await house.session()
                    seat = next(player.seat for player in session.players if player.name == name)
                    legal = session.rules.legal_actions(session.state, seat)
                    action = chance.pick(legal) if name == "aki" else legal[0]
                    await house.service.act(
                        session.id,
                        person(house.people[name]),
                        session.rules.notation(action),
                        decision=None,
                        interaction_id=None,
                    )
                    await settled(house)
                    moments.append(await material(house))
        session = await house.session()
        secret = session.rules.view(session.state, Seat(0)).sheets[0]
        return Evening(moments, [str(line) for line in captured], secret)


async def test_two_evenings_that_differ_in_secrets_look_alike(tmp_path: Path, plain_pictures: None) -> None:
    one, two = [await evening(tmp_path / f"{whim}.db", whim) for whim in ("one", "two")]
    assert one.secret != two.secret, "otherwise nothing is tried here"
    assert len(one.moments) == len(two.moments) == 19
    for moment, (first, second) in enumerate(zip(one.moments, two.moments, strict=True)):
        assert first == second, f"moment {moment} tells a secret"
    assert not any("clear " in line for line in one.lines + two.lines), "the log tells the operator no choice"
