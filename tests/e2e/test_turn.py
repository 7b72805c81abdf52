"""A turn of several presses in the demo page: an extra action, a takeback, and Done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .browser_player import BrowserPlayer
from .demo_process import Demo

pytestmark = pytest.mark.e2e
Start = Callable[..., Demo]
SitDown = Callable[..., BrowserPlayer]
DONE, TAKE_BACK = "Done", "Take back"


def takes_the_turn(player: BrowserPlayer) -> list[str]:
    """Switch to the awaited player and return their offers."""
    player.becomes(player.asked()[1])
    return player.moves()


def turns_a_die(player: BrowserPlayer) -> None:
    """Choose the first offer, on the panel itself or in the menu behind its button."""
    player.does(next(label for label in player.moves() if label.startswith("Turn ")))
    if DONE not in player.moves():
        player.does(player.moves()[0])


def test_two_turns_with_extra_action_and_takeback(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--game=octa")
    player = sit_down(demo)
    player.becomes("Ben")
    player.presses(player.voice.say("lobby-join"))
    player.presses(player.voice.say("lobby-begin"))

    first = player.asked()[1]
    player.presses(next(label for label in takes_the_turn(player) if "one die" not in label))
    assert player.moves()[0] == DONE, "what most turns end with stands first"
    turns_a_die(player)
    assert "goes back on route" in player.newest.inner_text()
    assert not any(label.startswith("Turn ") for label in player.moves()), "once a turn"
    player.presses(DONE)
    assert "goes back on route" in player.newest.inner_text(), "the table reads it when the turn is over"

    assert player.asked()[1] != first
    offered = takes_the_turn(player)
    player.presses(offered[0])
    player.presses(TAKE_BACK)
    assert player.moves() == offered
    player.presses(offered[1])
    if DONE in player.moves():
        player.presses(DONE)
    player.waits_for("Round 2: ", "Round 2 of ")
    demo.stop()
