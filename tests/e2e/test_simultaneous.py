"""Three people in three windows with simultaneous secret choices."""

from __future__ import annotations

import random
import re

import pytest

from bot.demo.world import PEOPLE
from bot.texts import Speaker

from .browser_player import BrowserPlayer
from .conftest import PHONE, SitDown, Start

pytestmark = pytest.mark.e2e
PUBLIC = Speaker("en", strict=True)
TURNS = 2


def waited_for(player: BrowserPlayer) -> list[str]:
    """Return the names of the newest table panel in this window; empty without a running game."""
    lines = re.findall(r"▶ (.+)", player.all_text)
    return re.findall(r"@(\w+)", lines[-1]) if lines else []


def finishes(player: BrowserPlayer, whim: random.Random) -> None:
    """Play from the table panel to the end of the turn."""
    player.presses(PUBLIC.say("table-my-panel"))
    undo, again = player.voice.say("table-undo"), player.voice.say("table-refresh")
    sure = player.voice.say("table-confirm")
    for _ in range(4):
        moves = player.moves()
        if sure in moves:
            player.presses(sure)
            return
        player.does(whim.choice(moves), whim.randrange(25))
        if {undo, again} <= set(player.offers()):
            return
    raise AssertionError("the turn does not end")


def reads_japanese(window: BrowserPlayer) -> None:
    """Choose Japanese for private messages, by the settings."""
    window.types("/settings")
    window.page.get_by_role("button", name=PUBLIC.say("settings-language-button")).last.click()
    window.page.locator("#modal-root input[value=ja]").click()
    window.page.locator("#modal-root button").last.click()
    window.rests()
    window.voice = Speaker("ja", strict=True)


def test_three_people_choose_at_once_and_in_secret(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--game=dicolony")
    names = [PUBLIC.say(f"demo-person-{person}") for person in PEOPLE[:3]]
    windows = [sit_down(demo), sit_down(demo, PHONE), sit_down(demo)]
    for name, window in zip(names[1:], windows[1:], strict=True):
        window.becomes(name)
        window.presses(PUBLIC.say("lobby-join"))
    reads_japanese(windows[2])
    windows[0].waits_for(f"· {names[2]}")
    windows[0].presses(PUBLIC.say("lobby-begin"))
    whim = random.Random(3)
    for turn in range(TURNS):
        order = [(at + turn) % len(names) for at in range(len(names))]
        for place, at in enumerate(order):
            windows[at].waits_for(f"Turn {turn + 1}/10")
            finishes(windows[at], whim)
            still = [names[other] for other in sorted(order[place + 1 :])] or names
            for window in windows:
                window.sees(lambda window=window, still=still: waited_for(window) == still)
    for at, window in enumerate(windows):
        window.waits_for(f"Turn {TURNS + 1}/10")
        shown = [name for name in names if re.search(rf"{name}( clears |さんが.+開拓)", window.all_text)]
        assert shown == [names[at]], "everybody reads the own choices, and nobody else's"
    demo.stop()


def test_secret_choice_changes_until_the_last_has_chosen(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--game=dicolony")
    player = sit_down(demo)
    first, *others = [PUBLIC.say(f"demo-person-{person}") for person in PEOPLE[:3]]
    for name in others:
        player.becomes(name)
        player.presses(PUBLIC.say("lobby-join"))
    player.becomes(first)
    player.presses(PUBLIC.say("lobby-begin"))
    player.waits_for("Turn 1/10")
    player.presses(PUBLIC.say("table-my-panel"))
    pairs = [move for move in player.moves() if " + " in move]
    player.presses(pairs[0])
    player.sees(lambda: waited_for(player) == others)
    player.presses(PUBLIC.say("table-undo"))
    assert [move for move in player.moves() if " + " in move] == pairs, "one undo takes both dice back"
    assert waited_for(player) == others, "a change of mind does not show"
    player.presses(pairs[1])
    for name in others:
        player.becomes(name)
        finishes(player, random.Random(5))
    player.waits_for("Turn 2/10")
    player.becomes(first)
    assert f"{first} clears {pairs[1].replace(' + ', ' and ')}" in player.all_text
    demo.stop()
