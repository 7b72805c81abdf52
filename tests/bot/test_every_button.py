"""Every button that whole games show: pressed by a stranger, after a restart, and twice with the same interaction.

A walk plays a game from its lobby to its end card and presses each kind of button where it first sees it, so that
a new button joins by being shown. What is particular to one button is asked in the tests of its feature.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor
from simcord.backend.errors import SetupError

from bot.kit.ids import PICK, parse
from bot.session.model import Phase
from engines import GAMES
from tests.lanes import slow_except

from .games import actor_of, mover, play_to_end
from .player import take
from .world import Message, World, controls, labels, open_world, press, private

MOVES = ("act", "plan", "tick", "line", "correct", "sure", "sure-line", "hint-play", "try-play", "undo")
LAST = ("begin", "drop", "leave", "resign", "end", "rematch", "again", "take-seat", "give-seat", "to-computer")
"""Verbs that lead on, and those that lead away from the table: pressed when nothing else is new."""
OWN = "My panel"
EXPLORED = 25
"""Actions of a game before which somebody looks for new buttons; the rest is played at once."""
OPEN = ("join", "rematch", "again", "watch", "unwatch")
"""Verbs that a stranger may press to some effect."""


@dataclass(frozen=True)
class Control:
    """A button, or an option of a list."""

    custom_id: str
    value: str

    @property
    def verb(self) -> str:
        return parse(self.custom_id, [self.value]).verb


def shown(message: Message) -> Iterator[Control]:
    for control in controls(message):
        if control["type"] == 2 and "custom_id" in control and not control.get("disabled"):
            yield Control(control["custom_id"], "")
        for option in control.get("options", ()):
            yield Control(control["custom_id"], option["value"])


@dataclass
class Walk:
    """A game that one presses through; ``met``: the kinds of buttons, by phase and verb."""

    world: World
    met: set[tuple[Phase, str]] = field(default_factory=set)

    async def stored(self) -> tuple[Any, ...]:
        """What no press may change that is refused or was delivered before."""
        session, posted = await self.world.session(), len(self.world.messages())
        return session.id, session.phase, session.row, session.state, session.players, session.table_rules, posted

    async def first_new(self, message: Message) -> Control | None:
        """Return the button of a new kind that is pressed first."""
        phase = (await self.world.session()).phase
        new = (one for one in shown(message) if (phase, one.verb) not in self.met)
        return min(new, key=lambda one: (one.verb in LAST, one.verb in MOVES), default=None)

    async def forge(self, actor: MemberActor, control: Control) -> InteractionResult:
        """Press a button of the table's message as if it was this one, which may be out of sight."""
        session, decision, path = control.custom_id.split(":", 3)[1:]
        self.world.forged_id = f"s1:{session}:{decision}:{control.value if path.startswith(PICK) else path}"
        button = next(one for one in shown(self.world.panel()) if not one.value)
        return await actor.click(self.world.panel(), custom_id=button.custom_id)

    async def meet(self, actor: MemberActor, message: Message, control: Control) -> Message | None:
        """Press a new kind of button as a stranger, and twice as its owner; return what this one sees then."""
        self.met.add(((await self.world.session()).phase, control.verb))
        if control.verb not in OPEN:
            before = await self.stored()
            result = await self.forge(self.world.people["dai"], control)
            assert result.acknowledged, f"a stranger gets no answer of {control}"
            assert await self.stored() == before, f"a stranger has an effect by {control}"
        try:
            result = await take(actor, message, (control.custom_id, control.value))
        except SetupError:  # the panel shows something else by now, and a client might still show it
            result = await self.forge(actor, control)
        assert result.acknowledged, f"after a restart nothing answers {control}"
        told = answer_of(result)
        assert told is None or "expired" not in told.content, control
        after = await self.stored()
        await self.world.redeliver()
        assert await self.stored() == after, f"the second delivery of {control} has an effect"
        assert not self.world.client.app.measures.incidents, control
        return told

    async def open_panels(self, actor: MemberActor) -> list[Message]:
        """The table's message and, in a game, one's own panel."""
        table = self.world.panel()
        if OWN not in labels(table):
            return [table]
        return [private(await press(actor, table, OWN)), table]

    async def explore(self, actor: MemberActor) -> None:
        """Press whatever is new from the table's message on, as far as the panels lead that it opens.

        A panel that shows something new outlives a restart of the bot before it is used.
        """
        panels, row = list[Message](), -2
        while any(one.components for one in self.world.messages()):
            if (await self.world.session()).row != row:  # what was open is of another turn
                panels, row = await self.open_panels(actor), (await self.world.session()).row
            control = await self.first_new(panels[-1])
            if control is None:
                panels.pop()
                if not panels:
                    return
                continue
            told = await self.meet(actor, panels[-1], control)
            if told is not None and await self.first_new(told):
                panels.append(told)
                await self.world.restart()


def answer_of(result: InteractionResult) -> Message | None:
    """The private answer, where there is one: not of a form, nor of what is answered in public."""
    try:
        return private(result)
    except AssertionError:
        return None


async def open_table(walk: Walk, game: str) -> None:
    """Open a lobby with all that can be pressed in it, and another where that has ended the first."""
    world = walk.world
    while True:
        await world.people["aki"].slash(world.channel, "game new", game=game)
        await walk.explore(world.people["aki"])
        if (session := await world.session()).phase is not Phase.CLOSED and session.players:
            break
    for name in ("ben", "chika")[len(session.players) - 1 :] if session.phase is Phase.LOBBY else ():
        await press(world.people[name], world.panel(), "Join")
    if (await world.session()).phase is Phase.LOBBY:
        await press(world.people["aki"], world.panel(), "Begin")


@pytest.mark.parametrize("game", slow_except(sorted(GAMES), "micronesia"))
async def test_every_button_is_answered_once(
    tmp_path: Path, plain_pictures: None, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES[game].mind.heuristics), "review", 500)
    async with open_world(tmp_path / "x.db") as world:
        walk, whim = Walk(world), random.Random(game)
        await open_table(walk, game)
        for _ in range(EXPLORED):
            session = await world.session()
            if session.phase is not Phase.PLAYING:
                break
            actor = await mover(world)
            await walk.explore(actor)
            if (await world.session()).row == session.row:
                action = whim.choice(session.rules.legal_actions(session.state, session.movers[0]))
                notation, by = session.rules.notation(action), {"decision": None, "interaction_id": None}
                await world.services.moves.act(session.id, actor_of(actor), notation, **by)
                await world.settle()
        await play_to_end(world, await world.session())
        await walk.explore(world.people["aki"])
        phases = Counter(phase for phase, _ in walk.met)
        assert phases[Phase.LOBBY] > 8
        assert phases[Phase.PLAYING] > 15
        assert phases[Phase.OVER] > 2
