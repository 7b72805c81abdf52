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
from engines.core import Seat
from render.easel import Picture
from tests.hanging import HANG

from .games import mover, settle_all
from .player import choices, take
from .world import World, all_moves, custom_id, labels, press, private


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


MORE = ("What happened", "All moves", "Rules", "Board in words", "Type a move…", "Note")
"""The lines of *More…* at a rated table, below a button *What is this?*."""


def change(menu: ResponseMessage) -> str:
    """Return the label of the first change of a die."""
    return next(label for label in labels(menu) if " → " in label)


# --- one press ---------------------------------------------------------------------------------------------------


async def test_final_press_shows_a_preview_first(world: World) -> None:
    await begun(world)
    before = await world.session()
    shown = private(await take(await mover(world), world.panel(), choices(world.panel())[0]))
    assert "You can’t undo this." in shown.content
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"]
    assert len(shown.attachments) == 1
    assert (await world.session()).row == before.row, "nothing is done before it is confirmed"


async def test_back_leads_to_all_choices_again(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
    back = private(await press(actor, shown, "Back"))
    assert back.id == shown.id, "the private panel is updated in place"
    of_table = ("My panel", "What happened", "Rules")
    shared = [label for label in labels(world.panel()) if label not in of_table]
    assert labels(back) == [*shared, "🧪 Try it", "What is this?", *MORE]


async def test_confirm_ends_turn_and_next_player_is_pinged(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
    after = private(await press(actor, shown, "Confirm"))
    assert "settles " in after.content
    assert "Nothing to choose right now.\nWaiting for" in after.content
    nxt = await mover(world)
    assert nxt.id != actor.id
    assert [user.id for user in world.panel().mentions] == [nxt.id]
    assert f"<@{nxt.id}>" in world.panel().content


async def test_done_needs_no_confirmation(world: World) -> None:
    await begun(world, game="octa")
    actor = await mover(world)
    more = await all_moves(actor, world.panel())
    pick = next(choice for choice in choices(more) if ":pick " in choice[0])
    picked = private(await take(actor, more, pick))
    assert {"End turn", "Undo"} <= set(labels(picked)), "until then the pick could be taken back"
    done = private(await press(actor, picked, "End turn"))
    assert "Confirm" not in labels(done)
    assert (await mover(world)).id != actor.id


async def test_without_preview_a_turn_takes_one_press(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    for _ in range(3):
        actor, turn = await mover(world), (await world.session()).state.turn
        shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
        assert "Confirm" not in labels(shown)
        assert (await world.session()).state.turn > turn


async def test_changed_dice_can_be_taken_back(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    menu = await all_moves(actor, world.panel())
    changed = private(await press(actor, menu, change(menu)))
    assert re.search(r"\w+ 1 \(\d→\d\)", changed.content)
    assert "The dice now show" in changed.content
    first = world.panel()
    assert re.search(r"\w+ 1 \(\d→\d\)", first.content), "the table sees how far the turn is"
    back = private(await press(actor, changed, "Undo"))
    assert "Undone." in back.content
    session = await world.session()
    assert session.state.dice == session.state.rolled
    assert "→" not in world.panel().content
    assert world.panel().id == first.id


# --- refused -----------------------------------------------------------------------------------------------------


async def test_another_player_cannot_move(world: World) -> None:
    await begun(world)
    before = await world.session()
    shown = private(await take(await other(world), world.panel(), choices(world.panel())[0]))
    assert "It isn’t your turn" in shown.content
    assert labels(shown) == ["🧪 Try it", "Refresh", "What happened", "Rules", "Board in words", "Note"]
    assert await world.session() == before


async def test_menu_of_an_earlier_question_shows_the_present_one(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    menu = await all_moves(actor, world.panel())
    kind = next(label for label in labels(menu) if label.endswith("…") and label != "Type a move…")
    late, first = custom_id(menu, kind), choices(menu)
    shown = private(await press(actor, menu, kind))
    opened = choices(shown)
    assert opened != first, "the choices of this kind"
    assert "The board has changed" not in shown.content
    await take(actor, menu, opened[0])
    world.forged_id = late
    shown = private(await press(actor, world.panel(), "My panel"))
    assert "Your turn has begun already: go on here, or undo first." in shown.content


async def test_another_player_cannot_open_the_menu(world: World) -> None:
    await begun(world)
    menu = await all_moves(await mover(world), world.panel())
    world.forged_id = custom_id(menu, "Change dice…")
    shown = private(await press(await other(world), world.panel(), "My panel"))
    assert "It isn’t your turn" in shown.content
    assert not choices(shown)
    world.forged_id = custom_id(menu, "Change dice…")
    stranger = private(await press(world.people["dai"], world.panel(), "My panel"))
    assert "You have no seat in this game." in stranger.content
    assert not choices(stranger)


async def test_stranger_is_refused_and_may_watch(world: World) -> None:
    await begun(world)
    dai = world.people["dai"]
    shown = private(await take(dai, world.panel(), choices(world.panel())[0]))
    assert "You have no seat in this game." in shown.content
    board = private(await press(dai, shown, "Show the board"))
    assert board.content.startswith("You are watching.")
    assert len(board.attachments) == 1
    assert not choices(board)


async def test_press_on_old_panel_gets_fresh_one(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    first, old = await mover(world), world.panel()
    old_id = custom_id(old, labels(old)[0])
    mine = private(await press(first, old, "My panel"))
    await take(first, old, choices(old)[0])
    row = (await world.session()).row
    assert not old.components or await _controls_gone(world, old.id)
    world.forged_id = old_id
    late = private(await press(first, mine, "Refresh"))
    assert "The board has changed" in late.content
    assert (await world.session()).row == row


async def _controls_gone(world: World, message_id: int) -> bool:
    return next(m for m in world.messages() if m.id == message_id).components == []


async def test_press_after_end_shows_end(world: World) -> None:
    await begun(world, stand_ins="false")
    first, old = await mover(world), world.panel()
    mine = private(await press(first, old, "My panel"))
    leaving = await other(world)
    sure = private(await leaving.slash(world.channel, "game leave"))
    await press(leaving, sure, "Resign")
    assert (await world.session()).phase is Phase.OVER
    late = private(await take(first, mine, choices(mine)[0]))
    assert "This game is over." in late.content
    assert "🏆" in late.content


@pytest.mark.parametrize("unknown", ["v0:something", "s1:::", "s1:abc:0:nonsense", "s1:abc:x:hand"])
async def test_unknown_button_is_answered(world: World, unknown: str) -> None:
    await begun(world)
    world.forged_id = unknown
    shown = private(await press(world.people["aki"], world.panel(), "My panel"))
    assert shown.content.startswith("This button has expired.")


async def test_button_of_a_deleted_game_is_answered(world: World) -> None:
    await begun(world)
    world.forged_id = "s1:aaaaaaaaaa:0:act:0:settle 3/5"
    shown = private(await press(world.people["aki"], world.panel(), "My panel"))
    assert shown.content == "There is no game here. Start one with /game new."


# --- repeated, and after a restart -------------------------------------------------------------------------------


async def test_redelivered_press_counts_once(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    shown = private(await take(await mover(world), world.panel(), choices(world.panel())[0]))
    row, content, posted = (await world.session()).row, shown.content, len(world.messages())
    await world.redeliver()
    assert (await world.session()).row == row
    assert shown.content == content, "the second answer says the same as the first"
    assert len(world.messages()) == posted


async def test_press_in_lobby_delivered_twice_counts_once(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    await press(world.people["aki"], menu, "Computer")
    players = (await world.session()).players
    assert len(players) == 2
    await world.redeliver()
    assert (await world.session()).players == players


async def test_restart_within_a_turn_loses_nothing(world: World) -> None:
    await begun(world)
    actor, panel = await mover(world), world.panel()
    menu = await all_moves(actor, panel)
    changed = private(await press(actor, menu, change(menu)))
    before = await world.session()
    await world.restart()
    after = await world.session()
    assert (after.state, after.row, after.decisions) == (before.state, before.row, before.decisions)
    settle = private(await take(actor, changed, choices(changed)[0]))
    assert labels(settle) == ["Confirm", "Back", "Don’t ask again"]
    await world.restart()
    done = private(await press(actor, settle, "Confirm"))
    assert "settles " in done.content
    assert (await mover(world)).id != actor.id


async def test_old_table_panel_still_works_after_restart(world: World) -> None:
    await begun(world)
    actor, panel = await mover(world), world.panel()
    await world.restart()
    shown = private(await take(actor, panel, choices(panel)[0]))
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"]


async def test_expired_interaction_is_still_played(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    actor, row = await mover(world), (await world.session()).row
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await take(actor, world.panel(), choices(world.panel())[0])
    assert (await world.session()).row == row + 1


# --- the text of a panel -----------------------------------------------------------------------------------------


async def test_slow_pictures_follow_the_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    monkeypatch.setattr(world.client.app, "grace", 0.0)
    result = await press(await mover(world), world.panel(), "My panel")
    assert len(private(result).attachments) == 1
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and r.path.endswith("@original")]
    assert len(edits) == 2, "the words, then the words with the picture"


async def test_press_is_acknowledged_at_once_while_pictures_queue(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both drawing threads are taken until Discord has its acknowledgement, however patient the bot is."""
    await begun(world)
    actor, app = await mover(world), world.client.app
    mine = private(await press(actor, world.panel(), "My panel"))
    respond, free = AsyncWebhookAdapter.create_interaction_response, threading.Event()
    kinds = []

    async def responding(*args: Any, params: MultipartParameters, **fields: Any) -> Any:
        kinds.append((params.payload or {})["type"])
        found = await respond(*args, params=params, **fields)
        free.set()
        return found

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", responding)
    monkeypatch.setattr(app, "grace", HANG)

    def held() -> Picture:
        free.wait(HANG)
        return Picture(b"", "board.jpg", "")

    taken = [app.pictures.ask(Subject(f"other{number}", 1, None, "en"), held) for number in range(THREADS)]
    await asyncio.sleep(0)
    assert app.pictures.is_queueing
    opened = await all_moves(actor, mine)
    await asyncio.gather(*taken)
    assert kinds == [discord.InteractionResponseType.deferred_message_update.value]
    assert len(opened.attachments) == 1
    assert not app.pictures.is_queueing


async def test_press_that_plays_is_played_in_a_flood_of_presses(world: World) -> None:
    """While nothing can be drawn, somebody asks for twenty pictures: one waits, and their move is played."""
    await begun(world)
    actor, free, pictures = await mover(world), threading.Event(), world.client.app.pictures
    preview = private(await take(actor, world.panel(), choices(world.panel())[0]))
    is_played = asyncio.Event()
    world.services.tables.listen(lambda _: is_played.set())

    def held() -> Picture:
        free.wait(HANG)
        return Picture(b"", "board.jpg", "")

    taken = [pictures.ask(Subject(f"other{number}", 1, None, "en"), held) for number in range(THREADS)]
    await asyncio.sleep(0)
    flood = [pictures.ask(Subject(f"own{n}", 1, 0, "en"), held, by=actor.id) for n in range(20)]
    played = asyncio.ensure_future(press(actor, preview, "Confirm"))
    await asyncio.wait_for(is_played.wait(), HANG)
    assert [one.cancelled() for one in flood[:19]] == [True] * 19
    free.set()
    await asyncio.gather(*taken)
    assert private(await played).content


async def test_slow_press_is_acknowledged_early(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert world.client.app.grace == 0.3, "a tenth of the three seconds that Discord waits"
    await begun(world)
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    monkeypatch.setattr(world.client.app, "grace", 0.0)
    opened = await all_moves(actor, mine)
    assert len(opened.attachments) == 1
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and r.path.endswith("@original")]
    assert len(edits) >= 2, "deferred; then the words, then the picture"


async def test_seats_are_not_mixed_up_in_custom_ids(world: World) -> None:
    """A press names its seat, so one player's button is never taken as another's."""
    await begun(world)
    session = await world.session()
    seat = Seat(session.movers[0])
    acts = [cid for cid, _ in choices(world.panel()) if ":plan:" in cid or ":tick:" in cid]
    assert acts
    assert all(cid.split(":")[4] == str(seat) for cid in acts)
