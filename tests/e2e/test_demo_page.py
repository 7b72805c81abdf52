"""The demo page in a real browser, used by pressing what is shown."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from bot.demo.world import PEOPLE
from bot.features.league.cycle import LEAST
from bot.texts import Speaker, character_names
from engines import GAMES
from engines.core.history.fairness import opening, short_hash
from engines.core.history.records import dump
from tests.cli.conftest import played_out

from .browser_player import BrowserPlayer
from .conftest import PHONE, SitDown, Start
from .demo_process import kept_port

pytestmark = pytest.mark.e2e
GAME = next(iter(GAMES))
PRESSES = 600
"""More presses than any game of these tests needs."""
DIGITS = r"\b[0-9a-f]{64}\b"
"""The pattern of a seed."""
SHORT = r"🎲\s*([\w-]{43})(?![\w-])"
"""The pattern of a posted hash."""
LAID_OUT = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1) await frame();
}"""
"""Wait until the letters are there, and the page has scrolled to its newest message: it does so a frame later."""


def adds_computers(player: BrowserPlayer, count: int) -> None:
    """Press the buttons named in the welcome."""
    player.presses(player.voice.say("lobby-set-up"))
    for _ in range(count):
        player.presses(computer(player))


def computer(player: BrowserPlayer) -> str:
    """Return the button of *Set up…* that seats a computer player."""
    return player.voice.say("lobby-add-computer", {"level": player.voice.say("lobby-level-greedy")})


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
    (promised,) = re.findall(SHORT, newcomer.all_text)
    adds_computers(newcomer, 2)
    begins(newcomer)
    assert plays(newcomer, seed=1) < PRESSES

    expect(newcomer.newest.locator(".attachment-image").first).to_be_visible()
    newcomer.presses(newcomer.voice.say("scores-end-more"))
    card = newcomer.newest.inner_text()
    newcomer.presses(newcomer.voice.say("export-proof-button"))
    (seed,) = re.findall(DIGITS, newcomer.newest.inner_text())
    with closing(sqlite3.connect(tmp_path / "demo.db")) as db:
        ((session, game),) = db.execute("SELECT id, game FROM sessions").fetchall()
        seated = [name for (name,) in db.execute("SELECT name FROM players")]
    assert short_hash(opening(bytes.fromhex(seed), session, game)) == promised
    for player in seated:
        assert re.search(rf"{player}: -?\d+ \(.+: -?\d+.*\)", card), f"{player}'s score in parts"
    assert "🏆" in newcomer.all_text
    reads_the_book(newcomer, tmp_path)
    demo.stop()


def reads_the_book(player: BrowserPlayer, folder: Path) -> None:
    """One press on the end card gives the book, and one more brings it to disk."""
    player.presses(player.voice.say("book-button"))
    file = player.newest.locator(".attachment-footer").filter(has_text=".html")
    file.wait_for()
    with player.page.expect_download() as downloaded:
        file.locator(".attachment-action").last.click()
    downloaded.value.save_as(folder / "book.html")
    player.page.goto(f"file://{folder / 'book.html'}")
    player.page.wait_for_selector("body[data-dice=good]")
    player.page.keyboard.press("End")
    expect(player.page.locator("#standings")).to_be_visible()


def test_game_continues_after_demo_restart(start_demo: Start, sit_down: SitDown) -> None:
    with kept_port() as port:
        demo = start_demo(f"--port={port}")
        player = sit_down(demo)
        adds_computers(player, 2)
        begins(player)
        plays_a_turn(player, seed=1)
        happened = player.voice.say("table-happened")
        before = player.asked()[1], [label for label in player.offers() if label != happened]
        demo.stop()

        again = start_demo(f"--port={port}")
        assert again.address == demo.address, "a kept address still leads to the page"
        player.page.reload()
        player.rests()
        asked = player.asked()
        assert (asked[1], player.offers()) == before, "posted again; nothing new has happened"
        plays_a_turn(player, seed=2)
        assert player.asked() != asked
        again.stop()


def test_three_people_by_switching_viewers(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo()
    player = sit_down(demo)
    names = [name_of(person, player.voice) for person in PEOPLE[:3]]
    for name in names[1:]:
        player.becomes(name)
        player.presses(player.voice.say("lobby-join"))
        player.waits_for(f"· {name}")
    player.becomes(names[0])
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
    aki.presses(aki.voice.say("lobby-set-up"))
    aki.presses(computer(aki))
    ben.waits_for(*character_names("en"))
    ben.presses(ben.voice.say("lobby-join"))
    aki.waits_for(f"· {name_of('ben', aki.voice)}")
    begins(aki)
    ben.waits_for("@")
    demo.stop()


def test_page_is_free_while_a_game_is_reviewed(start_demo: Start, sit_down: SitDown, tmp_path: Path) -> None:
    """Presses beside the review are answered, and its progress comes by itself."""
    record = played_out(GAMES[GAME].rules)
    (tmp_path / "game.jsonl").write_text(dump(record), "utf-8")
    demo = start_demo(f"--import={tmp_path / 'game.jsonl'}", f"--upto={len(record.rows) - 2}", beside=True)
    player = sit_down(demo)
    say = player.voice.say
    player.becomes(player.asked()[1])
    player.presses(player.moves()[0])
    player.sees(lambda: say("review-button") in player.offers())
    player.presses(say("review-button"))
    working = say("review-working", {"percent": "PERCENT"}).split("PERCENT")[0]
    assert working in player.all_text
    player.presses(say("scores-end-more"))
    assert f"{working}100" not in player.all_text, "it was answered beside the review"
    player.waits_for(*(f"{working}{percent}" for percent in range(10, 100)))
    assert player.page.locator("#action-status").inner_text() == ""
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
    player.page.locator("#channel-composer-input").click()
    player.page.keyboard.type("/")
    player.page.locator(".command-entry").first.wait_for()
    player.page.keyboard.press("Enter")
    sent = player.page.locator(".send-message")
    sent.wait_for()
    player.page.locator(".command-row").wait_for()
    box = sent.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0], "a command can be sent"
    demo.stop()


def commands_told(player: BrowserPlayer) -> list[str]:
    """Return the commands that the messages name."""
    return [text for text in player.page.locator("code").all_inner_texts() if re.match(r"/\w", text)]


def test_commands_go_by_the_names_that_japanese_texts_tell(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--lang=ja", "--game=dicolony")
    player = sit_down(demo, PHONE, "ja")
    say = player.voice.say
    assert commands_told(player) == ["/サーバー"]
    player.types(f"/{say('command-help')}")
    begin, *others = commands_told(player)[1:]
    assert (begin, others) == ("/ゲーム 新規", ["/得点", "/卓一覧"])
    player.presses(say("lobby-leave"))
    player.types(f"/{say('command-rules')}")
    assert say("dicolony-title") in player.newest.inner_text()
    player.types(begin, say(f"{GAME}-title"))
    assert say(f"{GAME}-title") in player.asking.inner_text()

    adds_computers(player, 2)
    begins(player)
    mine = name_of("aki", player.voice)
    player.sees(lambda: player.asked()[1].startswith(mine))
    turn = player.asked()[0]
    player.types(f"/{say('command-game')} {say('command-game-move')}", "")
    player.presses(say("table-confirm"))
    player.sees(lambda: player.asked()[0] != turn or "ゾロ目" in player.all_text)
    shown = player.page.locator("#preview-shell").inner_text()
    assert not re.search(r"/game|\bOptions\b|Only you|\bused\b", shown)
    demo.stop()


def test_command_that_is_pasted_whole_is_run(start_demo: Start, sit_down: SitDown) -> None:
    """Of one that does not parse, the fields open. What begins with no command is a message."""
    demo = start_demo("--game=dicolony")
    player = sit_down(demo, PHONE)
    place = player.page.locator("#channel-composer-input")
    for pasted in ("/play octa", "/rules game: Octa topic: dice"):
        place.fill(pasted)
        place.press("Enter")
        player.sees(lambda: "Octa" in player.newest.inner_text())
        expect(place).to_have_value("")
        assert pasted not in player.all_text
    place.fill("/play chess")
    place.press("Enter")
    expect(player.page.locator(".command-chip")).to_be_visible()
    assert "/play chess" not in player.all_text
    demo.stop()


def test_nothing_moves_while_a_picture_loads(start_demo: Start, sit_down: SitDown) -> None:
    """What is to be pressed stands where it will stand: the page knows how large the picture is."""
    demo = start_demo("--game=octa")
    player = sit_down(demo, PHONE)
    page, held = player.page, list[Route]()
    shown = page.locator(".attachment-image").last
    page.route("**/api/assets/**", lambda route: held.append(route))
    page.reload()
    player.sees(lambda: bool(held))
    assert shown.evaluate("image => image.naturalWidth") == 0
    page.evaluate(LAID_OUT)
    before = shown.bounding_box(), player.newest.bounding_box()
    for request in held:
        request.continue_()
    page.unroute("**/api/assets/**")
    player.sees(lambda: shown.evaluate("image => image.complete && image.naturalWidth > 0"))
    page.evaluate(LAID_OUT)
    assert (shown.bounding_box(), player.newest.bounding_box()) == before
    demo.stop()


def test_league_is_opened_in_a_window_and_played_in_threads(start_demo: Start, sit_down: SitDown) -> None:
    demo = start_demo("--clock-speed=60")
    player = sit_down(demo, PHONE)
    say, page = player.voice.say, player.page
    player.types(f"/{say('command-league')}")
    player.chooses(say("league-open"), 0)
    page.locator("#modal-root button").last.click()
    player.waits_for(say("league-nobody", {"least": LEAST}))
    for person in PEOPLE:
        player.becomes(name_of(person, player.voice))
        player.presses(say("league-join-button"))
    player.becomes(name_of(PEOPLE[0], player.voice))
    player.types(f"/{say('command-league')}")
    player.presses(say("league-start-button"))
    player.presses(say("league-start-sure"))
    threads = page.locator(".thread-summary")
    player.sees(lambda: threads.count() > 1)
    name = threads.last.inner_text().removeprefix("🧵 ")
    threads.last.click()
    player.sees(lambda: page.locator("#channel-name").inner_text() == name)
    player.waits_for("▶")
    player.becomes(next(one for one in names_of(player) if one in player.asked()[1]))
    assert page.locator("#channel-name").inner_text() == name, "another viewer stays in the thread"
    player.presses(player.moves()[0])
    player.types(f"/{say('command-league')}")
    assert "🏅" in player.newest.inner_text(), "a command is used in the thread"
    page.locator("#channel-back").click()
    player.sees(lambda: threads.count() > 1)
    demo.stop()


def names_of(player: BrowserPlayer) -> list[str]:
    return [name_of(person, player.voice) for person in PEOPLE]
