"""The book of a game in a real browser, opened from disk: leafing, eyes, languages, dice."""

from __future__ import annotations

import random
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.book.contents import read
from bot.book.curves import decisive
from bot.book.words import lines
from engines import GAMES
from engines.core import Seat
from engines.core.history.fairness import WORDS, Beacon
from engines.core.history.records import dump
from tests.book.games import CORRECTED, NASTY, corrected, golden, played
from tests.cli.conftest import played_out
from tests.cli.test_forged_records import FORGED_ROWS, NO_BEACONS
from tests.cli.test_verify_dice import parsed, written
from tests.contract.test_drand import PLAIN

from .leafing import Axe, Leaf, book, last, place, presses, shows

pytestmark = pytest.mark.e2e
RECORDS = {
    "octa": lambda: played("octa", options={"length": "short"}),
    "micronesia": lambda: golden("micronesia/resigned"),
    "dicolony": lambda: golden("dicolony/shared"),
    "rise_of_tribes": lambda: golden("rise_of_tribes/last-left-v3"),
    "hexlands": lambda: golden("hexlands/known-hands-v4"),
}


@cache
def drawn(game: str) -> str:
    """The book of a record, which takes seconds to draw."""
    return book(RECORDS[game]())


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_whole_game_is_leafed_through_in_both_languages(leaf: Leaf, game: str) -> None:
    page = leaf(drawn(game))
    assert page.locator("body").get_attribute("data-dice") == "good", page.inner_text("#dice")
    end = last(page)
    assert end >= 3
    for at in range(1, end + 1):
        presses(page, "ArrowRight", at)
        assert page.inner_text("#story").strip()
    page.wait_for_function("() => document.getElementById('picture').dataset.shown")
    assert page.inner_text("#reason").strip()
    assert page.locator("#standings tbody tr").count() == len(RECORDS[game]().header.seats)
    presses(page, "Home", 0)
    presses(page, "End", end)
    presses(page, "ArrowLeft", end - 1)
    english = page.inner_text("main")
    page.select_option("#language", "ja")
    assert page.evaluate("document.documentElement.lang") == "ja"
    assert page.inner_text("main") != english
    assert re.search("[ぁ-ん]", page.inner_text("#story"))
    assert page.locator("#picture").get_attribute("aria-label")


@pytest.mark.parametrize("game", ["dicolony", "hexlands"])
def test_nobody_sees_what_a_reader_did_not_know_before_the_end(leaf: Leaf, game: str) -> None:
    record = RECORDS[game]()
    told = read(GAMES[game], record)
    voice = told.speaker("en")
    rows = [row for moment in told.moments[:-1] for row in moment.rows]
    public = {line for row in rows for line in lines(told, row, None, voice)}
    told_to = {seat: {line for row in rows for line in lines(told, row, Seat(seat), voice)} for seat in told.seats}
    own = {seat: said - public for seat, said in told_to.items()}
    assert any(own.values())
    page = leaf(drawn(game))
    for eyes in ("public", *map(str, told.seats)):
        page.select_option("#eyes", eyes)
        seen = page.inner_text("body")
        for seat, secrets in own.items():
            mine = own.get(int(eyes), set()) if eyes != "public" else set()
            for secret in secrets - mine:
                assert secret not in seen, f"{eyes} reads what only seat {seat} knew"


def test_picture_follows_eyes_and_language(leaf: Leaf) -> None:
    page = leaf(drawn("dicolony"))
    for at in range(1, 4):
        presses(page, "ArrowRight", at)
    shows(page, "public/en/3")
    page.select_option("#eyes", "1")
    shows(page, "1/en/3")
    page.select_option("#language", "ja")
    shows(page, "1/ja/3")
    page.select_option("#eyes", "public")
    shows(page, "public/ja/3")


def test_turn_that_took_the_lead_is_one_press_away(leaf: Leaf) -> None:
    record = RECORDS["octa"]()
    at = decisive(read(GAMES["octa"], record))
    page = leaf(drawn("octa"))
    page.get_by_role("button", name="Most points from here on").click()
    assert place(page) == at
    assert page.inner_text("#heading").endswith("Most points from here on")
    page.select_option("#language", "ja")
    assert "ここから最後まで得点トップ" in page.inner_text("#heading")
    assert page.locator("#marks .decisive").count() == 1


def test_keyboard_alone_leads_through_a_book(leaf: Leaf) -> None:
    """Focus stays where it is at both ends, and the slider has its own keys."""
    page = leaf(drawn("octa"))
    page.focus("#later")
    for at in range(1, last(page) + 1):
        page.keyboard.press("Enter")
        page.wait_for_function("at => document.getElementById('slider').value === String(at)", arg=at)
    assert page.evaluate("document.activeElement.id") == "later"
    assert page.locator("#standings").is_visible()
    page.focus("#slider")
    presses(page, "Home", 0)
    presses(page, "ArrowRight", 1)
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.getElementById('slider').value) >= 2")
    page.keyboard.press(" ")


def test_moment_can_be_quoted_by_its_row(leaf: Leaf) -> None:
    text = drawn("octa")
    page = leaf(text)
    presses(page, "PageDown", min(10, last(page)))
    quoted = re.search(r"#row=(\d+)$", page.url)
    assert quoted is not None
    again = leaf(text, quoted[0])
    assert place(again) == place(page)
    assert place(leaf(text, "#row=999999")) == last(page)
    assert place(leaf(text, "#row=<script>")) == 0


def test_list_curve_play_and_swipe_lead_to_moments(leaf: Leaf) -> None:
    page = leaf(drawn("octa"), window=(390, 844))
    page.locator("#moves button").nth(4).click()
    assert place(page) == int(page.locator("#moves button").nth(4).get_attribute("data-moment") or 0)
    page.locator("#curves svg").first.click(position={"x": 200, "y": 30})
    assert place(page) > 0
    presses(page, "Home", 0)
    page.locator("h1").click()
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.getElementById('slider').value) >= 2")
    page.keyboard.press(" ")
    presses(page, "Home", 0)
    page.evaluate("""() => {
        const board = document.getElementById('board');
        const at = (x) => [new Touch({identifier: 1, target: board, clientX: x, clientY: 300})];
        board.dispatchEvent(new TouchEvent('touchstart', {touches: at(300), changedTouches: at(300)}));
        board.dispatchEvent(new TouchEvent('touchend', {touches: [], changedTouches: at(100)}));
    }""")
    assert place(page) == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_changed_bytes_turn_the_dice_red_and_name_the_row(leaf: Leaf) -> None:
    """Sixty of them, in rows, seed, hashes, words and options; each is a page of its own without its pictures.

    They are opened one after the other in one window.
    """
    text = drawn("octa")
    text = re.sub(r'data:image/webp;base64,[^"]+', "data:image/gif;base64,R0lGODlhAQABAAAAACw=", text)
    told = text[text.index(">", text.index('id="book"')) + 1 :].partition("</script>")[0]
    digest = sha256(told.encode()).hexdigest()
    text = re.sub('data-digest="[0-9a-f]+"', f'data-digest="{digest}"', text)
    page = leaf(text)
    assert page.locator("body").get_attribute("data-dice") == "good"
    start = text.index('id="record">') + len('id="record">')
    record, dice = text[start : text.index("</script>", start)], random.Random(17)
    head = record.index("\n")
    places = [dice.randrange(head + 1, len(record) - 1) for _ in range(30)]
    for part in ('"seed":"', '"words":["', '"options":{"', '"places":[["', '"opening":"', '"commitment":"'):
        places += [record.index(part) + len(part) + at for at in range(5)]
    assert len(places) == 60
    for at in places:
        old = record[at]
        other = "7" if old != "7" else "8"
        page = leaf(text[: start + at] + other + text[start + at + 1 :], instead=page)
        said = page.inner_text("#dice")
        assert page.locator("body").get_attribute("data-dice") == "bad", f"{old!r} at {at}: {said}"
        row = record[:at].count("\n") - 1
        assert re.search(rf"row .*\b{'the table' if row < 0 else row}\b", said), said


def test_page_refuses_what_other_readers_refuse(leaf: Leaf) -> None:
    """The table of forged records, for the fourth reader."""
    page = leaf(drawn("octa"))
    honest = parsed(dump(played_out(GAMES["octa"].rules, WORDS, beacon=Beacon(PLAIN, 7, "cd" * 32))))
    forged = {name: [honest[0] | head, *honest[1:]] for name, head in NO_BEACONS.items()}
    for name, row in FORGED_ROWS.items():
        if name != "import after the end":  # only the rules know the end; the page says since where the dice fit
            forged[name] = [*honest, {"row": len(honest) - 1, **row}]
    found = page.evaluate(
        """async (texts) => Promise.all(texts.map(async (text) => {
            const found = await Dice.check(text, []);
            return Boolean(found.broken || found.wrong.length || [...found.rolls.values()].includes(false));
        }))""",
        [written(lines) for lines in (honest, *forged.values())],
    )
    assert dict(zip(["honest", *forged], found, strict=True)) == {"honest": False, **dict.fromkeys(forged, True)}


def test_changed_story_is_noticed(leaf: Leaf) -> None:
    text = drawn("octa")
    start = text.index('id="book"')
    for was in ("Aki", "wins"):
        assert was in text[start:]
        page = leaf(text[:start] + text[start:].replace(was, "Zoe"))
        assert page.locator("body").get_attribute("data-dice") == "bad"
        assert "The readable part of this file" in page.inner_text("#dice")


def test_dice_of_the_old_rule_and_of_corrected_games_are_verified(leaf: Leaf) -> None:
    page = leaf(drawn("dicolony"))
    assert "the old rule" in page.inner_text("#dice")
    assert page.locator("#moves .checked.good").count() > 3
    for game in CORRECTED:
        page = leaf(book(corrected(game)))
        assert page.locator("body").get_attribute("data-dice") == "good", page.inner_text("#dice")
        assert page.locator("#moves .checked.bad").count() == 0


def test_dice_from_another_table_are_not_called_honest(leaf: Leaf) -> None:
    page = leaf(book(played("octa", options={"length": "short"}, brought=5)))
    assert page.locator("body").get_attribute("data-dice") == "good"
    assert "Record and dice match since row 6" in page.inner_text("#dice")
    unproved = "Round 7 of the beacon https://beacon.example is mixed in, but nothing here proves it"
    assert unproved in page.inner_text("#proof")
    rows = page.locator("#moves button:has(.checked)").evaluate_all("all => all.map((one) => +one.dataset.row)")
    assert rows
    assert min(rows) > 5


def test_options_that_would_change_every_object_change_none(leaf: Leaf) -> None:
    record = golden("octa/points")
    options = '{"__proto__":{"spoilt":1},"constructor":{"prototype":{"spoilt":1}}}'
    page = leaf(book(record.model_copy(update={"header": record.header.model_copy(update={"options": options})})))
    assert page.evaluate("({}).spoilt") is None
    assert page.inner_text("#moves").strip()


def test_page_cannot_ask_anything_of_anybody(browser: Browser, tmp_path: Path) -> None:
    """Whatever ran in it: no request, no other script, no other style."""
    (tmp_path / "book.html").write_text(drawn("octa"), encoding="utf-8")
    page, failed = browser.new_page(), list[str | None]()
    page.on("requestfailed", lambda one: failed.append(one.failure))
    page.goto(f"file://{tmp_path / 'book.html'}")
    page.wait_for_selector("body[data-dice]")
    found = page.evaluate("""async () => {
        const blocked = new Set();
        const all = new Promise((done) => document.addEventListener('securitypolicyviolation', (one) => {
            if (blocked.add(one.effectiveDirective).size === 5) done();
        }));
        await fetch('https://evil.invalid/').catch(() => {});
        const made = ['img', 'script', 'link', 'iframe'].map((tag) => document.createElement(tag));
        made[0].src = made[1].src = made[2].href = made[3].src = 'https://evil.invalid/';
        made[2].rel = 'stylesheet';
        const inline = document.createElement('script');
        inline.textContent = 'window.spoilt = 1';
        document.body.append(...made, inline);
        await all;
        return [[...blocked].sort(), window.spoilt];
    }""")
    page.close()
    assert found[0] == ["connect-src", "frame-src", "img-src", "script-src-elem", "style-src-elem"]
    assert found[1] is None
    assert set(failed) == {"csp"}, "stopped before it left the browser"


def test_record_full_of_traps_is_harmless(leaf: Leaf) -> None:
    page = leaf(book(played("octa", names=NASTY, options={"length": "short"})))
    assert page.locator("body").get_attribute("data-dice") == "good"
    assert NASTY[0] in page.inner_text("#title")
    assert page.locator("script").count() == 3
    assert page.locator("h1 *").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_keeps_nobody_out(leaf: Leaf, axe_finds: Axe, scheme: str) -> None:
    """axe-core (tests/e2e/axe) finds nothing serious."""
    page = leaf(drawn("octa"))
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for at in ("Home", "End"):
        page.keyboard.press(at)
        assert axe_finds(page) == []


def test_page_prints_key_moments(leaf: Leaf) -> None:
    page = leaf(drawn("octa"))
    page.emulate_media(media="print")
    assert page.locator("#print article").count() >= 2
    assert page.locator("#print canvas").first.is_visible()
    assert not page.locator(".transport").is_visible()
    assert page.locator("#standings").is_visible(), "paper has no button to open them"
    moves = page.get_by_role("heading", name="Moves", include_hidden=True)
    assert not moves.is_visible(), "nothing stands below it"
    assert not page.locator("#curves .names b").first.is_visible(), "they are those of one moment"
    parts = [page.locator(name).bounding_box() for name in ("#standings", "#curves", "#print")]
    tops = [part["y"] for part in parts if part is not None]
    assert len(tops) == 3
    assert tops == sorted(tops), "the result comes first"
