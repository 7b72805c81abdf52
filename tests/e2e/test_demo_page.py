"""The demo page in a real browser, used by pressing what is shown."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.demo.world import PEOPLE
from bot.texts import Speaker
from engines import GAMES
from engines.core.fairness import opening

from .browser_player import BrowserPlayer
from .conftest import PHONE
from .demo_process import Demo

pytestmark = pytest.mark.e2e
Start = Callable[..., Demo]
SitDown = Callable[..., BrowserPlayer]
GAME = next(iter(GAMES))
PRESSES = 600
"""More presses than any game of these tests needs."""
DIGITS = r"\b[0-9a-f]{64}\b"
"""The pattern of a seed and its hash."""


def adds_computers(player: BrowserPlayer, count: int) -> None:
    """Press the buttons named in the welcome."""
    for _ in range(count):
        player.presses(player.voice.say("lobby-add-computer"))
        player.presses(player.moves()[0])


def begins(player: BrowserPlayer) -> None:
    player.presses(player.voice.say("lobby-begin"))


def over(player: BrowserPlayer) -> bool:
    title = player.voice.say("scores-end-title", {"game": player.voice.say(f"{GAME}-title")}).lstrip("# ")
    return title in player.all_text


def plays(player: BrowserPlayer, seed: int, presses: int = PRESSES) -> int:
    """Press advancing offers until the game is over or a number of presses is reached; return their number."""
    choice = random.Random(seed)
    for made in range(presses):
        if over(player):
            return made
        player.does(choice.choice(player.moves()), choice.randrange(25))
    return presses


def plays_a_turn(player: BrowserPlayer, seed: int) -> None:
    """Wait until the table asks for something else."""
    choice = random.Random(seed)
    asked = player.asked()
    for _ in range(40):
        player.does(choice.choice(player.moves()), choice.randrange(25))
        if player.asked() != asked:
            return
    raise AssertionError("the turn does not end")


def name_of(person: str, voice: Speaker) -> str:
    return voice.say(f"demo-person-{person}")


def test_newcomer_plays_whole_game_against_computer_players(
    start_demo: Start, sit_down: SitDown, tmp_path: Path
) -> None:
    demo = start_demo(warm=True)
    newcomer = sit_down(demo)
    promised = re.findall(DIGITS, newcomer.all_text)
    adds_computers(newcomer, 2)
    begins(newcomer)
    assert plays(newcomer, seed=1) < PRESSES

    card = newcomer.newest.inner_text()
    seed, shown_hash = re.findall(DIGITS, card)
    assert promised == [shown_hash] * 2, "in a message of its own and in the lobby"
    with closing(sqlite3.connect(tmp_path / "demo.db")) as db:
        ((session, game),) = db.execute("SELECT id, game FROM sessions").fetchall()
    assert opening(bytes.fromhex(seed), session, game) == shown_hash
    for player in (name_of("aki", newcomer.voice), "Computer 1", "Computer 2"):
        assert re.search(rf"{player}: -?\d+ \(.+: -?\d+.*\)", card), f"{player}'s score in parts"
    assert "🏆" in card
    expect(newcomer.newest.locator(".attachment-image").first).to_be_visible()
    demo.stop()


def test_game_continues_after_demo_restart(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo()
    player = sit_down(demo)
    adds_computers(player, 2)
    begins(player)
    plays_a_turn(player, seed=1)
    before = player.asked(), player.offers()
    demo.stop()

    again = start_demo(f"--port={demo.port}")
    assert again.address == demo.address, "a kept address still leads to the page"
    player.page.reload()
    player.rests()
    assert (player.asked(), player.offers()) == before
    plays_a_turn(player, seed=2)
    assert player.asked() != before[0]
    again.stop()


def test_three_people_by_switching_viewers(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo()
    player = sit_down(demo)
    names = [name_of(person, player.voice) for person in PEOPLE]
    for name in names[1:]:
        player.becomes(name)
        player.presses(player.voice.say("lobby-join"))
        assert name in player.asking.inner_text()
    begins(player)
    movers = []
    for turn in range(3):
        movers.append(player.asked()[1])
        player.becomes(movers[-1])
        plays_a_turn(player, seed=turn)
    assert set(movers) == set(names)
    demo.stop()


def test_other_window_updates_by_itself(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo()
    aki, ben = sit_down(demo), sit_down(demo, PHONE)
    ben.becomes(name_of("ben", ben.voice))
    aki.presses(aki.voice.say("lobby-add-computer"))
    aki.presses(aki.moves()[0])
    ben.waits_for("Computer 1")
    ben.presses(ben.voice.say("lobby-join"))
    aki.waits_for(f"{name_of('ben', aki.voice)}\n")
    begins(aki)
    ben.waits_for("@")
    demo.stop()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_page_fits_a_phone(start_demo: Start, sit_down: SitDown, lang: str) -> None:
    demo = start_demo(f"--lang={lang}")
    player = sit_down(demo, PHONE, lang)
    adds_computers(player, 2)
    begins(player)
    assert plays(player, seed=4, presses=6) == 6
    wide = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing stands out to the right"
    demo.stop()
