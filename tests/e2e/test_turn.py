"""A turn of several presses in the demo page: an extra action, a takeback, and Done."""

from __future__ import annotations

import pytest

from .browser_player import BrowserPlayer
from .conftest import SitDown, Start

pytestmark = pytest.mark.e2e
DONE, UNDO, CONFIRM = "End turn and round", "Undo", "Confirm"


def picks(player: BrowserPlayer) -> list[str]:
    """Switch to the awaited player and return the buttons that pick a number."""
    player.becomes(player.asked()[1])
    return [label for label in player.moves() if label[:1].isdigit()]


def test_turn_of_one_press_takeback_and_extra_action(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--game=octa")
    player = sit_down(demo)
    player.becomes("Ben")
    player.presses(player.voice.say("lobby-join"))
    player.becomes("Aki")
    player.presses(player.voice.say("lobby-begin"))

    first = player.asked()[1]
    offered = picks(player)
    player.presses(offered[0])
    player.sees(lambda: player.asked()[1] != first)
    player.presses(UNDO)
    player.sees(lambda: player.asked()[1] == first)
    assert picks(player) == offered, "one undo takes the whole turn back"
    player.presses(offered[1])
    player.sees(lambda: player.asked()[1] != first)

    player.presses(picks(player)[0])
    assert DONE in player.moves(), "the end of the round rolls dice, so the pick can still be taken back"
    player.does(next(label for label in player.moves() if label.startswith("Turn a die")))
    assert "→" in player.newest.inner_text()
    for label in (DONE, CONFIRM):  # by the dice, turning one leaves something to do or ends the turn
        if label in player.moves():
            player.presses(label)
    player.waits_for("R2/")
    demo.stop()
