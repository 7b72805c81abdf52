"""*Try it* at a running table: opened in place, played for everybody, and never anything but its owner's own."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from simcord import MemberActor

from bot.command_tree import verbs
from bot.kit.ids import custom_id as id_of
from bot.kit.phone import phone_lines
from bot.kit.wire import TYPED
from bot.session.model import Phase, Session
from bot.session.private_board import line_to_play
from bot.store.games.private_boards import BOARDS
from bot.texts import Speaker
from engines import GAMES
from engines.core import Name, Seat

from .games import actor_of, begun_game, commit_rest, mover, notations, plays, rest_of_game, settle_all
from .player import choices, take
from .world import Message, World, custom_id, labels, option_id, press, presses, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]

OWN_LINES = 3
"""Lines of a phone that a *Try it* puts above the panel of the seat that it plays, at most."""


async def middle(world: World, game: str, actions: int = 25) -> Session:
    """Begin a game of two or three people, or one alone, and play it to a middle row."""
    seats = min(3, max(GAMES[game].rules.seats))
    await begun_game(world, *("aki", "ben", "chika")[:seats], game=game, lang=lang_of(world))
    session, now = await world.session(), world.clock.now
    await commit_rest(world.services, session.id, lambda at, seed: islice(rest_of_game(at, seed, now), actions))
    world.clock.now += 1
    await settle_all(world)
    return await world.session()


async def own_panel(world: World, actor: MemberActor) -> Message:
    return private(await press(actor, world.panel(), Speaker(lang_of(world)).say("table-my-panel")))


def lang_of(world: World) -> str:
    return "ja" if world.guild_locale == "ja" else "en"


async def opened(world: World, actor: MemberActor) -> Message:
    """Open the *Try it* from one's own panel."""
    keys = ("table-my-panel", "board-try-button")
    return await presses(actor, world.panel(), *map(Speaker(lang_of(world)).say, keys))


async def tried(world: World, actor: MemberActor) -> Session:
    """Return the newest *Try it* of somebody, as it is read."""
    rows = await world.store.read(lambda db: BOARDS.where(db, owner_id=actor.id))
    return (await world.services.tables.boards.load(next(row.id for row in rows if row.kind == "try"))).session


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, ("en", "ja") * 3, strict=False)])
async def test_every_game_is_tried_with_its_own_buttons(world_in_lang: World, lang: str, game: str) -> None:
    """By a press that is in place, for every seat in turn, back without end; nothing of it is public."""
    world, say, whim = world_in_lang, Speaker(lang).say, random.Random(f"{game}/{lang}")
    table = await middle(world, game, 45 if game == "dicolony" else 25)  # whose end comes on the *Try it*
    actor, public = await mover(world), len(world.messages())
    mine = await own_panel(world, actor)
    shown = private(await press(actor, mine, say("board-try-button")))
    assert shown.id == mine.id, "in place"
    begun = await tried(world, actor)
    assert shown.content.startswith("🧪"), shown.content
    assert begun.tried is not None
    assert begun.tried.is_guess == (say("board-try-guess") in shown.content)
    played, seats = 0, set()
    for _ in range(40):
        now = await tried(world, actor)
        if now.phase is not Phase.PLAYING:
            break
        seats.add(now.played_seat)
        own = "\n".join(line for line in shown.content.splitlines()[:2] if line.startswith(("🧪", "-# ")))
        assert phone_lines(own, lang) <= OWN_LINES, own
        assert say("board-try-back") in labels(shown), labels(shown)
        assert not any(label.startswith(("💡", "🏆")) for label in labels(shown)), labels(shown)
        found = choices(shown)
        assert found, (shown.content, labels(shown))
        shown = private(await take(actor, shown, whim.choice(found)))
        assert shown.content.startswith("🧪"), shown.content
        played += (await tried(world, actor)).revision != now.revision
    assert played > 5
    assert now.phase is Phase.OVER or game != "dicolony"
    if now.phase is Phase.OVER:
        assert {say(key) for key in ("table-undo", "board-try-back", "table-also-words")} <= set(labels(shown))
        assert choices(shown) == []
    assert len(seats) == len(table.players) or len(table.players) == 1 or game == "hexlands", seats
    if say("common-back") in labels(shown):  # the last press has opened a menu
        shown = private(await press(actor, shown, say("common-back")))
    while say("table-undo") in labels(shown):
        shown = private(await press(actor, shown, say("table-undo")))
    now = await tried(world, actor)
    assert now.state == begun.state, (shown.content, labels(shown))
    if begun.tried.is_guess:
        stale = option_id(shown, say("table-also-anew"))
        shown = private(await press(actor, shown, say("table-also-anew")))
        fresh = await tried(world, actor)
        assert (shown.id, fresh.state == begun.state) == (mine.id, False), "another guess"
        assert say("table-undo") not in labels(shown)
        world.forged_id = stale
        shown = private(await press(actor, shown, say("board-try-back")))
        assert await tried(world, actor) == fresh
    back = private(await press(actor, shown, say("board-try-back")))
    assert back.id == mine.id
    assert labels(back) == labels(mine)
    assert back.content == mine.content
    assert (await world.session()) == table
    assert len(world.messages()) == public


async def test_computer_players_are_called_as_at_the_table(world: World) -> None:
    """Their owner plays them on a *Try it*, which makes no people of them: they take no honorific."""
    table = await begun_game(world, "aki", game="micronesia", computers=2)
    actor = await mover(world)
    await opened(world, actor)
    at_table, on_board = (
        [str(voice.fact(Name(Seat(seat)))) for seat in range(3)]
        for voice in (world.client.app.voice("ja", one) for one in (table, await tried(world, actor)))
    )
    assert on_board == at_table
    assert sum(name.endswith("さん") for name in on_board) == 1


async def own_turn(world: World, actor: MemberActor, shown: Message) -> Message:
    """Play on a *Try it* until its owner's seat has acted, and what it did can go to the table."""
    whim = random.Random("own turn")
    for _ in range(20):
        if "Play this" in labels(shown):
            return shown
        shown = private(await take(actor, shown, whim.choice(choices(shown))))
    raise AssertionError(labels(shown))


@pytest.mark.parametrize("game", ["octa", "rise_of_tribes"])
async def test_tried_line_goes_to_the_table_by_a_preview_alone(world: World, game: str) -> None:
    table, actor = await middle(world, game), await mover(world)
    await world.skip_confirming("aki", "ben", "chika")
    shown = await own_turn(world, actor, await opened(world, actor))
    before = await notations(world)
    asked = private(await press(actor, shown, "Play this"))
    assert asked.id == shown.id
    assert labels(asked) == ["Confirm", "Back"], "nothing plays it by itself from now on"
    assert "Try it" not in asked.content
    assert await notations(world) == before
    sure = custom_id(asked, "Confirm")
    assert len(sure) <= 100
    back = private(await press(actor, asked, "Back"))
    assert "🧪 Try it" in labels(back)
    assert await notations(world) == before
    asked = await presses(actor, back, "🧪 Try it", "Play this")
    assert custom_id(asked, "Confirm") == sure, "it was taken up again"
    line = list(line_to_play(await world.services.tables.boards.load((await tried(world, actor)).id)))
    done = private(await press(actor, asked, "Confirm"))
    assert (await notations(world))[len(before) :] == line
    assert not done.content.startswith("🧪")
    await world.redeliver()
    assert (await notations(world))[len(before) :] == line
    late = private(await world.press_late(actor.name, sure)).content
    assert late.startswith(("The board has changed.", "Your turn has begun already")), late
    assert (await notations(world))[len(before) :] == line
    assert (await world.session()).id == table.id


async def test_nothing_is_played_of_what_has_changed_since(world: World) -> None:
    """A line is typed in a form of its own: what is typed in the channel is always a move of the table."""
    await middle(world, "octa")
    actor = await mover(world)
    shown, table, before = await opened(world, actor), await world.session(), await notations(world)
    session = await tried(world, actor)
    notation = session.rules.notation(session.rules.legal_actions(session.state, session.played_seat)[0])
    for line, is_played in ((notation, True), ("castle", False)):
        form = await press(actor, shown, "Type a move…")
        assert form.modal is not None
        shown = private(await actor.submit_modal(form, {TYPED: line}))
        assert shown.content.startswith("🧪")
        assert ((await tried(world, actor)).revision != session.revision) == is_played
        session = await tried(world, actor)
    assert await world.session() == table

    asked = private(await press(actor, await own_turn(world, actor, shown), "Play this"))
    sure = custom_id(asked, "Confirm")
    back = private(await press(actor, asked, "Back"))
    await press(actor, private(await press(actor, back, "🧪 Try it")), "Undo")
    other = next(person for person in world.people.values() if person != actor)
    for person, said in ((actor, "What you tried has changed since"), (other, "This private board is gone")):
        assert private(await world.press_late(person.name, sure)).content.startswith(said)
    assert await notations(world) == before
    shown = await own_turn(world, actor, await opened(world, actor))
    while actor == await mover(world):  # the table moves on beside it
        await plays(world)
    before = await notations(world)
    said = private(await press(actor, shown, "Play this"))
    assert said.content.startswith("🧪")
    assert "It isn’t your turn." in said.content
    assert "Confirm" not in labels(said)
    world.clock.now += 3601
    late = private(await world.press_late(actor.name, sure))
    assert late.content.startswith("What you tried is gone"), late.content
    assert await notations(world) == before


async def test_forged_press_gets_no_help_on_a_try(world: World) -> None:
    """A new verb of private boards that helps has ``after_day``."""
    await middle(world, "octa")
    actor, table = await mover(world), await world.session()
    await opened(world, actor)
    before = await tried(world, actor)
    for word in sorted(word for word, verb in verbs().items() if verb.after_day or not verb.private):
        for path in ((word,), (word, "sure"), (word, "0")):
            answer = private(await world.press_late(actor.name, id_of(before.id, before.revision, path))).content
            expected = "I give no suggestions" if verbs()[word].after_day else "This private board is gone."
            assert answer.startswith(expected), (word, answer)
    assert await tried(world, actor) == before
    assert await world.session() == table


async def test_only_seats_of_a_running_game_have_the_button(world: World) -> None:
    await middle(world, "micronesia")
    actor = await mover(world)
    waiting = next(one for name, one in world.people.items() if one != actor and name in ("aki", "ben"))
    for person in (waiting, world.people["dai"]):
        assert ("🧪 Try it" in labels(await own_panel(world, person))) == (person == waiting)
    forged = id_of((await world.session()).id, 0, ("try",))
    assert private(await world.press_late("dai", forged)).content.startswith("You have no seat in this game.")
    shown = await opened(world, waiting)
    assert "You move for" in shown.content
    mine = private(await press(waiting, shown, "On to my turn"))
    assert "Your move" in mine.content
    assert "On to my turn" not in labels(mine)
    assert "Play this" not in labels(mine)
    again = private(await press(waiting, mine, "Undo"))
    assert "You move for" in again.content
    await world.services.seats.leave((await world.session()).id, actor_of(waiting), interaction_id=None)
    await settle_all(world)
    on = custom_id(again, "On to my turn")
    gone = private(await press(waiting, again, "On to my turn"))
    assert gone.content == "What you tried is gone: you don’t have that seat any more."
    assert private(await world.press_late(waiting.name, on)).content.startswith("This private board is gone.")
