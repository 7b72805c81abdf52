"""Late presses and typed lines are answered in the reader's last private panel, not in another one below it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord import ChannelHandle

from bot.kit.answer import Answer
from bot.kit.own_panels import LIFE, MOST, OwnPanels, Spot
from bot.kit.shapes import Panel

from .games import actor_of, begun_game, mover, settle_all
from .player import choices
from .world import Message, World, all_moves, controls, labels, press, private

NONSENSE = "castle"


def private_messages(world: World, name: str, channel: ChannelHandle | None = None) -> list[discord.Message]:
    """Return the private messages that this person sees in the channel, oldest first."""
    found = (channel or world.channel).history(viewer=world.people[name])
    return [message for message in found if message.flags.ephemeral]


def ids(world: World, name: str, channel: ChannelHandle | None = None) -> list[int]:
    return [message.id for message in private_messages(world, name, channel)]


async def types(world: World, name: str, line: str, channel: ChannelHandle | None = None) -> str:
    """Type a line and return what the reader's newest panel says."""
    await world.people[name].slash(channel or world.channel, "game move", action=line)
    return private_messages(world, name, channel)[-1].content


async def opens(world: World, name: str = "aki") -> int:
    """Open this person's panel; return its message."""
    return private(await press(world.people[name], world.panel(), "My panel")).id


async def an_action(world: World) -> str:
    """Return the notation of a legal action that ends the turn of whoever is to move."""
    session = await world.session()
    actions = session.rules.legal_actions(session.state, session.movers[0])
    return next(name for name in map(session.rules.notation, actions) if name.startswith("settle"))


async def plays(world: World, name: str) -> None:
    """Play a turn of this person through the services, as from elsewhere."""
    session = await world.session()
    await world.services.moves.act(
        session.id, actor_of(world.people[name]), await an_action(world), decision=None, interaction_id=None
    )
    await settle_all(world)


async def board_with_old_controls(world: World) -> Message:
    """Begin a game; return its first board, which keeps its controls when the next one comes."""
    await begun_game(world, "aki", "ben", "chika")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    return world.panel()


# --- what is edited --------------------------------------------------------------------------------------------


async def test_press_on_an_old_board_edits_the_panel(world: World) -> None:
    old = await board_with_old_controls(world)
    mine = await opens(world)
    await plays(world, "aki")
    assert world.panel().id != old.id
    late = await world.people["aki"].click(old, custom_id=choices(old)[0][0])
    assert ids(world, "aki") == [mine]
    assert private(late).content.startswith("The board has changed. Here it is now.")


async def test_second_press_on_the_board_edits_the_panel_of_the_first(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    board = world.panel()
    first = (await all_moves(world.people["aki"], board)).id
    pressed = next(cid for cid, _ in choices(board) if ":plan:" in cid or ":act:" in cid)
    await world.people["aki"].click(board, custom_id=pressed)
    assert ids(world, "aki") == [first]
    assert "All moves" not in labels(private_messages(world, "aki")[0])


async def test_typed_lines_edit_the_panel(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    assert "isn’t an action in this game" in await types(world, "aki", NONSENSE)
    await types(world, "aki", await an_action(world))
    (preview,) = private_messages(world, "aki")
    assert labels(preview) == ["Confirm", "Back", "Don’t ask again"]
    await world.skip_confirming("aki")
    assert "settle" in await types(world, "aki", await an_action(world))
    assert ids(world, "aki") == [mine], "no answer of its own is left, and nothing that is thinking"


async def test_first_typed_line_opens_the_panel_of_the_next(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await types(world, "aki", NONSENSE)
    (mine,) = ids(world, "aki")
    await types(world, "aki", NONSENSE)
    assert ids(world, "aki") == [mine]


async def test_panel_pressed_last_is_the_one_that_is_edited(world: World) -> None:
    """Of two windows."""
    await begun_game(world, "aki", "ben", "chika")
    result = await press(world.people["aki"], world.panel(), "My panel")
    first, second = private(result), await opens(world)
    await all_moves(world.people["aki"], first)
    await types(world, "aki", NONSENSE)
    assert ids(world, "aki") == [first.id, second]
    shown = {message.id: message.content for message in private_messages(world, "aki")}
    assert "isn’t an action in this game" in shown[first.id]
    assert "isn’t an action in this game" not in shown[second]


async def test_asking_for_the_panel_opens_it(world: World) -> None:
    """Who has dismissed theirs gets another: nothing tells the bot."""
    await begun_game(world, "aki", "ben", "chika")
    first, second = await opens(world), await opens(world)
    third = private(await world.people["aki"].slash(world.channel, "game panel")).id
    assert ids(world, "aki") == [first, second, third]


async def test_answers_beside_the_panel_go_when_one_plays_on(world: World) -> None:
    """They would pile up below it; until then both stay."""
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    name = next(name for name, person in world.people.items() if person.id == actor.id)
    mine = private(await press(actor, world.panel(), "My panel"))
    rules = private(await press(actor, mine, "Rules"))
    story = private(await press(actor, mine, "What happened"))
    assert ids(world, name) == [mine.id, rules.id, story.id]
    await press(actor, rules, "Next")
    assert ids(world, name) == [mine.id, rules.id, story.id], "pages are turned over"
    await all_moves(actor, mine)
    assert ids(world, name) == [mine.id]


async def test_what_was_made_beside_the_panel_stays_as_one_plays_on(world: World) -> None:
    """A review took a quarter of a minute, and *Again* deleted it."""
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    name = next(name for name, person in world.people.items() if person.id == actor.id)
    mine = private(await press(actor, world.panel(), "My panel"))
    window = await press(actor, mine, "Note")
    assert window.modal is not None
    (field,) = [row["component"]["custom_id"] for row in window.modal["components"] if "component" in row]
    noted = private(await actor.submit_modal(window, {field: "islands in the east"}))
    await all_moves(actor, mine)
    assert ids(world, name) == [mine.id, noted.id]


async def test_line_of_more_can_be_chosen_again(world: World) -> None:
    """Its answer stands elsewhere, and in a list of the same name the chosen line would stay."""
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    name = next(name for name, person in world.people.items() if person.id == actor.id)
    mine = private(await press(actor, world.panel(), "My panel"))
    names = [one["custom_id"] for one in controls(mine) if one["type"] == 3]
    for line in ("Rules", "Note"):  # a message, and a window
        shown = private_messages(world, name)[0]
        await press(actor, shown, line)
        await settle_all(world)
        later = [one["custom_id"] for one in controls(private_messages(world, name)[0]) if one["type"] == 3]
        assert later != names
        assert [one.partition("~")[0] for one in later] == [one.partition("~")[0] for one in names]
        names = later


# --- what is not -----------------------------------------------------------------------------------------------


async def test_typed_line_brings_the_panel_below_the_newest_board(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    await plays(world, "aki")
    await plays(world, "ben")
    await plays(world, "chika")
    await types(world, "aki", NONSENSE)
    (moved,) = ids(world, "aki")
    assert moved != mine
    assert moved > world.panel().id, "above the board nobody would see it"


async def test_panel_of_a_lapsed_token_is_left(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    world.clock.now += LIFE
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 2
    assert ids(world, "aki")[0] == mine


async def test_press_on_the_panel_renews_its_token(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    result = await press(world.people["aki"], world.panel(), "My panel")
    world.clock.now += LIFE - 1
    await all_moves(world.people["aki"], private(result))
    world.clock.now += LIFE - 1
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 1


async def test_line_that_opens_a_window_can_be_chosen_again(world: World) -> None:
    """Discord sends nothing when what is chosen already is chosen once more: the list gets a new name."""
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), "My panel"))

    def lists() -> list[str]:
        (panel,) = (one for one in world.channel.history(viewer=actor) if one.flags.ephemeral)
        return [control["custom_id"] for control in controls(panel) if control["type"] == 3]

    before = lists()
    await press(actor, shown, "Type a move…")
    await settle_all(world)
    assert lists() != before


async def test_panel_is_new_after_a_restart(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    await world.restart()
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 2
    assert ids(world, "aki")[0] == mine


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027), (403, 50001), (503, 0)])
async def test_refused_edit_becomes_a_message(world: World, status: int, code: int) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    world.env.inject_error(
        "PATCH", "/webhooks/*/messages/@original", status=status, code=code, times=3 if status == 503 else 1
    )
    assert "isn’t an action in this game" in await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 2
    (again,) = [one for one in ids(world, "aki") if one != mine]
    await types(world, "aki", NONSENSE)
    assert ids(world, "aki") == [mine, again], "the new one is edited from then on"


async def test_refused_edit_after_a_press_becomes_a_message(world: World) -> None:
    old = await board_with_old_controls(world)
    first = await mover(world)
    name = next(name for name, person in world.people.items() if person.id == first.id)
    mine = await opens(world, name)
    await plays(world, name)
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    late = await first.click(old, custom_id=choices(old)[0][0])
    assert len(ids(world, name)) == 2
    assert private(late).id != mine
    assert private(late).content.startswith("The board has changed. Here it is now.")


async def test_thinking_that_cannot_be_deleted_is_harmless(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world)
    world.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=404, code=10008)
    await world.people["aki"].slash(world.channel, "game move", action=NONSENSE)
    shown = next(message for message in private_messages(world, "aki") if message.id == mine)
    assert "isn’t an action in this game" in shown.content


async def test_redelivered_line_deletes_nothing(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await types(world, "aki", NONSENSE)
    await world.redeliver()
    (mine,) = private_messages(world, "aki")
    assert "isn’t an action in this game" in mine.content


# --- whose panel -----------------------------------------------------------------------------------------------


async def test_nobody_elses_panel_is_edited(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    mine = await opens(world, "aki")
    before = private_messages(world, "aki")[0].content
    await types(world, "ben", NONSENSE)
    await opens(world, "dai")
    await types(world, "dai", NONSENSE)
    assert ids(world, "aki") == [mine]
    assert private_messages(world, "aki")[0].content == before
    assert len(ids(world, "ben")) == 1
    assert not {*ids(world, "ben"), *ids(world, "dai")} & {mine}


async def test_each_table_has_its_own_panel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    first = await begun_game(world, "aki", "ben", "chika")
    second = await begun_game(world, "aki", "ben", "dai", at=other)
    await types(world, "aki", NONSENSE)
    (here,) = ids(world, "aki")
    await types(world, "aki", NONSENSE, other)
    (there,) = ids(world, "aki", other)
    assert here != there
    shown = [control["custom_id"] for control in controls(private_messages(world, "aki")[0])]
    assert all(first.id in one or one.startswith("s1::0:what:") for one in shown)
    shown = [control["custom_id"] for control in controls(private_messages(world, "aki", other)[0])]
    assert all(second.id in one or one.startswith("s1::0:what:") for one in shown)


# --- at the same time ------------------------------------------------------------------------------------------


class Telling:
    """Interactions of one person, told in a log of (message, words); edits can be held back."""

    def __init__(self) -> None:
        self.panels = OwnPanels(lambda: 0.0)
        self.log: list[tuple[int, str]] = []
        self.deleted: list[int] = []
        self.free: dict[str, asyncio.Event] = {}
        self.begun: dict[str, asyncio.Event] = {}

    async def _edit(self, number: int, *, content: str, **_: Any) -> Any:
        if content in self.free:
            self.begun[content].set()
            await self.free[content].wait()
        self.log.append((number, content))
        return SimpleNamespace(id=number)

    def hold(self, words: str) -> None:
        self.free[words], self.begun[words] = asyncio.Event(), asyncio.Event()

    def typed(self, number: int, user: int = 1, pressed: int | None = None) -> Answer:
        """Return the answer to a typed line, or to a press on a public message; its own message has its number."""

        async def done(**_: Any) -> None:
            response.is_done = lambda: True

        async def delete() -> None:
            self.deleted.append(number)

        response = SimpleNamespace(is_done=lambda: False, defer=done)
        message = None
        if pressed is not None:
            message = SimpleNamespace(id=pressed, flags=SimpleNamespace(ephemeral=False))

        def edit(**fields: Any) -> Awaitable[Any]:
            return self._edit(number, **fields)

        made = SimpleNamespace(
            id=number, user=SimpleNamespace(id=user), channel_id=7, message=message, response=response,
            edit_original_response=edit, delete_original_response=delete,
        )  # fmt: skip
        return Answer(cast(discord.Interaction, made), asyncio.sleep, self.panels)


def at(revision: int) -> Spot:
    return Spot("table", revision)


async def test_burst_of_lines_opens_one_panel() -> None:
    telling = Telling()
    answers = [telling.typed(number) for number in (1, 2, 3)]
    await asyncio.gather(*(answer.acknowledge() for answer in answers))
    await asyncio.gather(*(answer.show(Panel(f"line {n}"), at=at(n)) for n, answer in enumerate(answers, 1)))
    assert telling.log == [(1, "line 1"), (1, "line 2"), (1, "line 3")]
    assert telling.deleted == [2, 3]


async def test_late_answer_does_not_replace_a_newer_one() -> None:
    """The first was acted upon later than the second was read, or its picture is slow."""
    telling = Telling()
    first, second = telling.typed(1), telling.typed(2)
    await first.show(Panel("words of the first"), at=at(5))
    await second.show(Panel("second"), at=at(6))
    await first.show(Panel("picture of the first"), at=at(5))
    assert telling.log == [(1, "words of the first"), (1, "second")]
    older = telling.typed(3)
    await older.show(Panel("read before"), at=at(4))
    assert telling.log[-1] == (1, "second")


async def test_board_that_a_line_brings_does_not_push_its_answer_down() -> None:
    """Which of the two is first depends on what else the machine does; the next line sees both."""
    telling = Telling()
    await telling.typed(1).show(Panel("panel"), at=at(5))
    line = telling.typed(2)
    telling.panels.board_posted("table", 3)
    await line.show(Panel("played"), at=at(6))
    assert telling.log == [(1, "panel"), (1, "played")]
    await telling.typed(4).show(Panel("below the board"), at=at(6))
    assert telling.log[-1] == (4, "below the board")
    assert telling.deleted == [1]


async def test_panel_is_looked_for_when_the_one_before_is_shown() -> None:
    telling = Telling()
    telling.hold("first")
    first, second = telling.typed(1), telling.typed(2)
    slow = asyncio.create_task(first.show(Panel("first"), at=at(5)))
    await telling.begun["first"].wait()
    quick = asyncio.create_task(second.show(Panel("second"), at=at(5)))
    await asyncio.sleep(0)
    telling.free["first"].set()
    await asyncio.gather(slow, quick)
    assert telling.log == [(1, "first"), (1, "second")]


async def test_people_and_what_is_remembered_are_kept_apart_and_few() -> None:
    telling = Telling()
    for user in range(MOST + 5):
        await telling.typed(user + 1, user).show(Panel("x"), at=at(1))
    assert len(telling.panels._panels) == MOST
    assert {number for number, _ in telling.log} == set(range(1, MOST + 6))
    assert "edit" not in repr(next(iter(telling.panels._panels.values()))), "a handle holds a token"


async def test_other_words_in_the_panel_end_its_being_one() -> None:
    telling = Telling()
    first = telling.typed(1)
    await first.show(Panel("board"), at=at(1))
    await first.show(Panel("a page of the log"))
    await telling.typed(2).show(Panel("board"), at=at(1))
    assert telling.log[-1] == (2, "board")
