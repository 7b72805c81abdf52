"""Presses by the wrong person, late, repeated, or after a restart: nobody loses a turn."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import MemberActor, ResponseMessage

from bot.kit.pictures import THREADS, Subject
from bot.session.model import Actor, Phase
from render.easel import Picture
from tests.hanging import HANG

from .games import begun_game, mover, settle_all
from .player import choices, take
from .world import World, all_moves, custom_id, labels, press, private

CONFIRMING = ["Confirm", "Back", "Don’t ask again"]
MORE = ("What happened", "All moves", "Rules", "Board in words", "Type a move…", "Note")
"""The lines of *More…* at a rated table, below a button *What is this?*."""


async def begun(world: World, *names: str, game: str = "micronesia", **rules: str) -> None:
    """Begin a game of these people, in this order, with these table rules."""
    first, *others = [world.people[name] for name in names or ("aki", "ben", "chika")]
    await first.slash(world.channel, "game new", game=game)
    for rule, value in rules.items():
        await world.services.lobbies.set_option(
            (await world.session()).id, Actor(first.id, first.name), rule, value
        )
    await settle_all(world)
    for other in others:
        await press(other, world.panel(), "Join")
    await press(first, world.panel(), "Begin")


async def other(world: World) -> MemberActor:
    """Return a player who is not awaited."""
    session = await world.session()
    waiting = [p.user_id for p in session.players if p.seat not in session.movers]
    return next(person for person in world.people.values() if person.id in waiting)


def change(menu: ResponseMessage) -> str:
    """Return the label of the first change of a die."""
    return next(label for label in labels(menu) if " → " in label)


async def forged(world: World, who: MemberActor, custom: str) -> str:
    """Press a button with this id, and return what it answers."""
    world.forged_id = custom
    return private(await press(who, world.panel(), "My panel")).content


# --- a turn ------------------------------------------------------------------------------------------------------


async def test_final_press_shows_a_preview_first(world: World) -> None:
    """On a panel from before a restart; Back leads to all choices again."""
    await begun(world)
    actor, before, panel = await mover(world), await world.session(), world.panel()
    acts = [cid for cid, _ in choices(panel) if ":plan:" in cid or ":tick:" in cid]
    assert {cid.split(":")[4] for cid in acts} == {str(before.movers[0])}, "no button is taken as another player's"
    await world.restart()
    shown = private(await take(actor, panel, choices(panel)[0]))
    assert "You can’t undo this." in shown.content
    assert (labels(shown), len(shown.attachments)) == (CONFIRMING, 1)
    assert (await world.session()).row == before.row, "nothing is done before it is confirmed"
    back = private(await press(actor, shown, "Back"))
    assert back.id == shown.id, "the private panel is updated in place"
    shared = [label for label in labels(panel) if label not in ("My panel", "What happened", "Rules")]
    assert labels(back) == [*shared, "🧪 Try it", "What is this?", *MORE]
    shown = private(await take(actor, panel, choices(panel)[0]))
    after = private(await press(actor, shown, "Confirm"))
    assert "settles " in after.content
    assert "Nothing to choose right now.\nWaiting for" in after.content
    nxt = await mover(world)
    assert nxt.id != actor.id
    assert [user.id for user in world.panel().mentions] == [nxt.id]
    assert f"<@{nxt.id}>" in world.panel().content


async def test_done_needs_no_confirmation(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="octa")
    actor = await mover(world)
    more = await all_moves(actor, world.panel())
    pick = next(choice for choice in choices(more) if ":pick " in choice[0])
    picked = private(await take(actor, more, pick))
    assert {"End turn", "Undo"} <= set(labels(picked)), "until then the pick could be taken back"
    done = private(await press(actor, picked, "End turn"))
    assert "Confirm" not in labels(done)
    assert (await mover(world)).id != actor.id


async def test_without_preview_a_turn_takes_one_press(world: World) -> None:
    """Delivered twice it counts once, and so it does though Discord no longer takes an answer."""
    await begun_game(world, "aki", "ben", "chika")
    await world.skip_confirming("aki", "ben", "chika")
    for _ in range(3):
        actor, turn = await mover(world), (await world.session()).state.turn
        shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
        assert "Confirm" not in labels(shown)
        assert (await world.session()).state.turn > turn
    row, content, posted = (await world.session()).row, shown.content, len(world.messages())
    await world.redeliver()
    assert (await world.session()).row == row
    assert shown.content == content, "the second answer says the same as the first"
    assert len(world.messages()) == posted
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    assert (await world.session()).row == row + 1


async def test_changed_dice_can_be_taken_back(world: World) -> None:
    """Restarts within the turn lose nothing."""
    await begun_game(world, "aki", "ben", "chika")
    actor, first = await mover(world), world.panel()
    menu = await all_moves(actor, world.panel())
    changed = private(await press(actor, menu, change(menu)))
    assert re.search(r"\w+ 1 \(\d→\d\)", changed.content)
    assert "The dice now show" in changed.content
    assert re.search(r"\w+ 1 \(\d→\d\)", world.panel().content), "the table sees how far the turn is"
    assert "Undone." in private(await press(actor, changed, "Undo")).content
    session = await world.session()
    assert session.state.dice == session.state.rolled
    assert "→" not in world.panel().content
    assert world.panel().id == first.id
    menu = await all_moves(actor, world.panel())
    changed = private(await press(actor, menu, change(menu)))
    before = await world.session()
    await world.restart()
    after = await world.session()
    assert (after.state, after.row, after.decisions) == (before.state, before.row, before.decisions)
    settle = private(await take(actor, changed, choices(changed)[0]))
    assert labels(settle) == CONFIRMING
    await world.restart()
    assert "settles " in private(await press(actor, settle, "Confirm")).content
    assert (await mover(world)).id != actor.id


# --- refused -----------------------------------------------------------------------------------------------------


async def test_others_and_strangers_cannot_move_and_may_watch(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    before, dai = await world.session(), world.people["dai"]
    shown = private(await take(await other(world), world.panel(), choices(world.panel())[0]))
    assert "It isn’t your turn" in shown.content
    assert labels(shown) == ["🧪 Try it", "Refresh", "What happened", "Rules", "Board in words", "Note"]
    shown = private(await take(dai, world.panel(), choices(world.panel())[0]))
    assert "You have no seat in this game." in shown.content
    menu = custom_id(await all_moves(await mover(world), world.panel()), "Change dice…")
    for who, said in ((await other(world), "It isn’t your turn"), (dai, "You have no seat in this game.")):
        world.forged_id = menu
        shown = private(await press(who, world.panel(), "My panel"))
        assert said in shown.content
        assert not choices(shown)
    board = private(await press(dai, shown, "Show the board"))
    assert board.content.startswith("You are watching.")
    assert len(board.attachments) == 1
    assert not choices(board)
    assert await world.session() == before
    for unknown in ("v0:something", "s1:::", "s1:abc:0:nonsense", "s1:abc:x:hand"):
        assert (await forged(world, dai, unknown)).startswith("This button has expired."), unknown
    gone = await forged(world, dai, "s1:aaaaaaaaaa:0:act:0:settle 3/5")
    assert gone == "There is no game here. Start one with /game new."


async def test_press_of_an_earlier_question_gets_the_present_one(world: World) -> None:
    """Within a turn, in a later one, and after the end."""
    await begun_game(world, "aki", "ben", "chika", stand_ins="false")
    await world.skip_confirming("aki", "ben", "chika")
    actor, old = await mover(world), world.panel()
    mine = private(await press(actor, old, "My panel"))
    menu = await all_moves(actor, old)
    kind = next(label for label in labels(menu) if label.endswith("…") and label != "Type a move…")
    late, first = custom_id(menu, kind), choices(menu)
    shown = private(await press(actor, menu, kind))
    opened = choices(shown)
    assert opened != first, "the choices of this kind"
    assert "The board has changed" not in shown.content
    await take(actor, menu, opened[0])
    assert "Your turn has begun already: go on here, or undo first." in await forged(world, actor, late)
    await press(actor, private(await press(actor, world.panel(), "My panel")), "Undo")
    await take(actor, world.panel(), choices(world.panel())[0])
    session = await world.session()
    assert world.panel().id != old.id
    assert next(m for m in world.messages() if m.id == old.id).components == []
    assert "The board has changed" in await forged(world, actor, custom_id(old, labels(old)[0]))
    assert (await world.session()).row == session.row
    leaving = await mover(world)
    await press(leaving, private(await leaving.slash(world.channel, "game leave")), "Resign")
    assert (await world.session()).phase is Phase.OVER
    over = private(await take(actor, mine, choices(mine)[0])).content
    assert "This game is over." in over
    assert "🏆" in over


# --- pictures that take their time -------------------------------------------------------------------------------


async def test_slow_pictures_follow_the_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert world.client.app.grace == 0.3, "a tenth of the three seconds that Discord waits"
    await begun_game(world, "aki", "ben", "chika")
    monkeypatch.setattr(world.client.app, "grace", 0.0)
    actor = await mover(world)

    def edits() -> int:
        return sum(one.method == "PATCH" and one.path.endswith("@original") for one in world.env.http_requests)

    mine = private(await press(actor, world.panel(), "My panel"))
    assert (len(mine.attachments), edits()) == (1, 1), "the words, then the words with the picture"
    assert len((await all_moves(actor, mine)).attachments) == 1


class Busy:
    """Both drawing threads are taken until they are freed."""

    def __init__(self, world: World) -> None:
        self.free, pictures = threading.Event(), world.client.app.pictures
        subjects = [Subject(f"other{number}", 1, None, "en") for number in range(THREADS)]
        self.taken = [pictures.ask(subject, self.held) for subject in subjects]

    def held(self) -> Picture:
        self.free.wait(HANG)
        return Picture(b"", "board.jpg", "")


async def test_press_is_acknowledged_at_once_while_pictures_queue(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However patient the bot is: here until Discord has its acknowledgement."""
    await begun_game(world, "aki", "ben", "chika")
    actor, app = await mover(world), world.client.app
    mine = private(await press(actor, world.panel(), "My panel"))
    respond, kinds, busy = AsyncWebhookAdapter.create_interaction_response, list[int](), Busy(world)

    async def responding(*args: Any, params: MultipartParameters, **fields: Any) -> Any:
        kinds.append((params.payload or {})["type"])
        answered = await respond(*args, params=params, **fields)
        busy.free.set()
        return answered

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", responding)
    monkeypatch.setattr(app, "grace", HANG)
    await asyncio.sleep(0)
    assert app.pictures.is_queueing
    opened = await all_moves(actor, mine)
    await asyncio.gather(*busy.taken)
    assert kinds == [discord.InteractionResponseType.deferred_message_update.value]
    assert len(opened.attachments) == 1
    assert not app.pictures.is_queueing


async def test_press_that_plays_is_played_in_a_flood_of_presses(world: World) -> None:
    """While nothing can be drawn, somebody asks for twenty pictures: one waits, and their move is played."""
    await begun_game(world, "aki", "ben", "chika")
    actor, is_played = await mover(world), asyncio.Event()
    preview = private(await take(actor, world.panel(), choices(world.panel())[0]))
    world.services.tables.listen(lambda _: is_played.set())
    busy, pictures = Busy(world), world.client.app.pictures
    await asyncio.sleep(0)
    flood = [pictures.ask(Subject(f"own{n}", 1, 0, "en"), busy.held, by=actor.id) for n in range(20)]
    played = asyncio.ensure_future(press(actor, preview, "Confirm"))
    await asyncio.wait_for(is_played.wait(), HANG)
    assert [one.cancelled() for one in flood[:19]] == [True] * 19
    busy.free.set()
    await asyncio.gather(*busy.taken)
    assert private(await played).content
