"""Late presses and typed lines are answered in the reader's last private panel, not in another one below it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any, cast

import discord
from simcord import ChannelHandle

from bot.kit.answer import Answer
from bot.kit.own_panels import LIFE, MOST, OwnPanels, Spot
from bot.kit.shapes import Panel

from .games import begun_game, mover, plays, settle_all
from .player import choices
from .test_windows import filled
from .world import Message, World, all_moves, controls, labels, press, private

PEOPLE = ("aki", "ben", "chika")
NONSENSE, REFUSED = "castle", "isn’t an action in this game"


def private_messages(world: World, name: str, channel: ChannelHandle | None = None) -> list[discord.Message]:
    """Return the private messages that this person sees in the channel, oldest first."""
    found = (channel or world.channel).history(viewer=world.people[name])
    return [message for message in found if message.flags.ephemeral]


def list_names(message: Message) -> list[str]:
    return [one["custom_id"] for one in controls(message) if one["type"] == 3]


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


async def test_typed_lines_edit_the_panel_of_their_reader_alone(world: World) -> None:
    await begun_game(world, *PEOPLE)
    await types(world, "aki", NONSENSE)
    (mine,) = ids(world, "aki")
    assert REFUSED in await types(world, "aki", NONSENSE)
    await world.redeliver()
    (shown,) = private_messages(world, "aki")
    assert (shown.id, REFUSED in shown.content) == (mine, True), "what is delivered twice deletes nothing"
    await types(world, "ben", NONSENSE)
    await opens(world, "dai")
    await types(world, "dai", NONSENSE)
    assert private_messages(world, "aki")[0].content == shown.content
    assert len(ids(world, "ben")) == 1
    assert mine not in [*ids(world, "ben"), *ids(world, "dai")]
    await types(world, "aki", await an_action(world))
    (preview,) = private_messages(world, "aki")
    assert labels(preview) == ["Confirm", "Back", "Don’t ask again"]
    await world.skip_confirming("aki")
    assert "settle" in await types(world, "aki", await an_action(world))
    assert ids(world, "aki") == [mine], "no answer of its own is left, and nothing that is thinking"
    for name in ("ben", "chika"):
        await plays(world, await an_action(world), by=name)
    await types(world, "aki", NONSENSE)
    (moved,) = ids(world, "aki")
    assert moved > world.panel().id, "above the newest board nobody would see it"
    world.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=404, code=10008)
    await world.people["aki"].slash(world.channel, "game move", action=NONSENSE)
    shown = next(message for message in private_messages(world, "aki") if message.id == moved)
    assert REFUSED in shown.content, "thinking that cannot be deleted is harmless"


async def test_presses_on_a_board_edit_the_panel(world: World) -> None:
    await begun_game(world, *PEOPLE)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    old, aki = world.panel(), world.people["aki"]  # which keeps its controls when the next board comes
    mine = (await all_moves(aki, old)).id
    pressed = next(cid for cid, _ in choices(old) if ":plan:" in cid or ":act:" in cid)
    await aki.click(old, custom_id=pressed)
    assert ids(world, "aki") == [mine]
    assert "All moves" not in labels(private_messages(world, "aki")[0])
    await plays(world, await an_action(world), by="aki")
    assert world.panel().id != old.id
    late = private(await aki.click(old, custom_id=pressed))
    assert ids(world, "aki") == [mine]
    assert late.content.startswith("The board has changed. Here it is now.")
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    again = private(await aki.click(old, custom_id=pressed))
    assert ids(world, "aki") == [mine, again.id], "a refused edit becomes a message"
    assert again.content.startswith("The board has changed. Here it is now.")


async def test_panel_pressed_last_is_edited_as_long_as_its_token_lasts(world: World) -> None:
    """Whoever asks for the panel gets another, as they may have dismissed theirs: nothing tells the bot."""
    await begun_game(world, *PEOPLE)
    aki = world.people["aki"]
    first, second = private(await press(aki, world.panel(), "My panel")), await opens(world)
    third = private(await aki.slash(world.channel, "game panel")).id
    assert ids(world, "aki") == [first.id, second, third]
    await all_moves(aki, first)
    await types(world, "aki", NONSENSE)
    shown = {message.id: message.content for message in private_messages(world, "aki")}
    assert [REFUSED in shown[one] for one in (first.id, second, third)] == [True, False, False]
    world.clock.now += LIFE - 1
    await all_moves(aki, first)
    world.clock.now += LIFE - 1
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 3, "a press renews the token"
    world.clock.now += LIFE
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 4, "it lapsed"
    await world.restart()
    await types(world, "aki", NONSENSE)
    assert len(ids(world, "aki")) == 5
    assert ids(world, "aki")[:3] == [first.id, second, third]


async def test_answers_beside_the_panel_go_when_one_plays_on(world: World) -> None:
    """They would pile up below it; what was made, such as a note or a review, stays."""
    await begun_game(world, *PEOPLE)
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    rules = private(await press(actor, mine, "Rules"))
    story = private(await press(actor, mine, "What happened"))
    assert ids(world, actor.name) == [mine.id, rules.id, story.id]
    await press(actor, rules, "Next")
    assert ids(world, actor.name) == [mine.id, rules.id, story.id], "pages are turned over"
    await all_moves(actor, mine)
    assert ids(world, actor.name) == [mine.id]
    window = await press(actor, private(await press(actor, mine, "Back")), "Note")
    noted = private(await actor.submit_modal(window, filled(window, note="islands in the east")))
    await all_moves(actor, private_messages(world, actor.name)[0])
    assert ids(world, actor.name) == [mine.id, noted.id]


async def test_line_of_more_can_be_chosen_again(world: World) -> None:
    """Discord sends nothing when what is chosen already is chosen once more: the list gets a new name."""
    await begun_game(world, *PEOPLE)
    actor = await mover(world)
    names = list_names(private(await press(actor, world.panel(), "My panel")))
    for line in ("Rules", "Note", "Type a move…"):  # a message, and windows
        await press(actor, private_messages(world, actor.name)[0], line)
        await settle_all(world)
        later = list_names(private_messages(world, actor.name)[0])
        assert later != names
        assert [one.partition("~")[0] for one in later] == [one.partition("~")[0] for one in names]
        names = later


async def test_refused_edit_becomes_a_message(world: World) -> None:
    await begun_game(world, *PEOPLE)
    await opens(world)
    for status, code in ((404, 10008), (404, 10015), (401, 50027), (403, 50001), (503, 0)):
        before, times = ids(world, "aki"), 3 if status == 503 else 1
        world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code, times=times)
        assert REFUSED in await types(world, "aki", NONSENSE)
        after = ids(world, "aki")
        assert after[:-1] == before, (status, code)
        await types(world, "aki", NONSENSE)
        assert ids(world, "aki") == after, "the new one is edited from then on"


async def test_each_table_has_its_own_panel(world: World) -> None:
    there = world.guild.create_text_channel("other")
    sessions = {
        None: await begun_game(world, *PEOPLE),
        there: await begun_game(world, "aki", "ben", "dai", at=there),
    }
    found = set[int]()
    for channel, session in sessions.items():
        await types(world, "aki", NONSENSE, channel)
        (shown,) = private_messages(world, "aki", channel)
        found.add(shown.id)
        names = [control["custom_id"] for control in controls(shown)]
        assert all(session.id in one or one.startswith("s1::0:what:") for one in names)
    assert len(found) == 2


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

    def typed(self, number: int, user: int = 1) -> Answer:
        """Return the answer to a typed line; its own message has its number."""

        async def done(**_: Any) -> None:
            response.is_done = lambda: True

        async def delete() -> None:
            self.deleted.append(number)

        response = SimpleNamespace(is_done=lambda: False, defer=done)

        def edit(**fields: Any) -> Awaitable[Any]:
            return self._edit(number, **fields)

        made = SimpleNamespace(
            id=number, user=SimpleNamespace(id=user), channel_id=7, message=None, response=response,
            edit_original_response=edit, delete_original_response=delete,
        )  # fmt: skip
        return Answer(cast(discord.Interaction, made), asyncio.sleep, self.panels)


async def says(answer: Answer, words: str, revision: int) -> None:
    await answer.show(Panel(words), at=Spot("table", revision))


async def test_burst_of_lines_opens_one_panel() -> None:
    telling = Telling()
    answers = [telling.typed(number) for number in (1, 2, 3)]
    await asyncio.gather(*(answer.acknowledge() for answer in answers))
    await asyncio.gather(*(says(answer, f"line {n}", n) for n, answer in enumerate(answers, 1)))
    assert telling.log == [(1, "line 1"), (1, "line 2"), (1, "line 3")]
    assert telling.deleted == [2, 3]


async def test_late_answer_does_not_replace_a_newer_one() -> None:
    """The first was acted upon later than the second was read, or its picture is slow."""
    telling = Telling()
    first, second = telling.typed(1), telling.typed(2)
    await says(first, "words of the first", 5)
    await says(second, "second", 6)
    await says(first, "picture of the first", 5)
    assert telling.log == [(1, "words of the first"), (1, "second")]
    await says(telling.typed(3), "read before", 4)
    assert telling.log[-1] == (1, "second")


async def test_board_that_a_line_brings_does_not_push_its_answer_down() -> None:
    """Which of the two is first depends on what else the machine does; the next line sees both."""
    telling = Telling()
    await says(telling.typed(1), "panel", 5)
    line = telling.typed(2)
    telling.panels.board_posted("table", 3)
    await says(line, "played", 6)
    assert telling.log == [(1, "panel"), (1, "played")]
    below = telling.typed(4)
    await says(below, "below the board", 6)
    assert (telling.log[-1], telling.deleted) == ((4, "below the board"), [1])
    await below.show(Panel("a page of the log"))
    await says(telling.typed(5), "board", 6)
    assert telling.log[-1] == (5, "board"), "other words in it end its being a panel"


async def test_panel_is_looked_for_when_the_one_before_is_shown() -> None:
    telling = Telling()
    telling.hold("first")
    first, second = telling.typed(1), telling.typed(2)
    slow = asyncio.create_task(says(first, "first", 5))
    await telling.begun["first"].wait()
    quick = asyncio.create_task(says(second, "second", 5))
    await asyncio.sleep(0)
    telling.free["first"].set()
    await asyncio.gather(slow, quick)
    assert telling.log == [(1, "first"), (1, "second")]


async def test_people_and_what_is_remembered_are_kept_apart_and_few() -> None:
    telling = Telling()
    for user in range(MOST + 5):
        await says(telling.typed(user + 1, user), "x", 1)
    assert len(telling.panels._panels) == MOST
    assert {number for number, _ in telling.log} == set(range(1, MOST + 6))
    assert "edit" not in repr(next(iter(telling.panels._panels.values()))), "a handle holds a token"
