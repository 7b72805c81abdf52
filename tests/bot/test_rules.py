"""/rules: every page in every language, with its buttons; broken pages are reported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.rules import rule_pages
from bot.features.rules.rule_pages import BrokenRules, check_rules, pages
from bot.kit.phone import phone_lines
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES

from .games import reply_to, sending_options
from .world import World, custom_id, labels, open_world, press, private

EARLIER = {"en": "◀ Previous", "ja": "◀ 前へ"}
LATER = {"en": "Next ▶", "ja": "次へ ▶"}
LEARN = {"en": "Learn by playing", "ja": "遊んで学ぶ"}
SCREEN = 27
FOOT = {"en": "-# Page {} of {}", "ja": "-# {}／{}ページ"}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bold_words_are_bold_wherever_pages_are_read(game: str, lang: str) -> None:
    """Stars between a letter and a sign ("と**「") are markup in Discord, but plain stars in CommonMark."""
    for leaf in pages(game, lang):
        plain, *rest = leaf.split("**")
        for bold, after in zip(rest[::2], rest[1::2], strict=True):
            assert bold[0].isalnum() or not plain[-1:].isalnum(), f"before **{bold}**"
            assert bold[-1].isalnum() or not after[:1].isalnum(), f"after **{bold}**"
            plain = after


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_one_screen_of_a_phone(game: str, lang: str) -> None:
    """688 CSS pixels at 22 a line, less the foot and a row of buttons."""
    assert max(phone_lines(leaf, lang) for leaf in pages(game, lang)) <= SCREEN


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_of_every_game(tmp_path: Path, plain_pictures: None, game: str, lang: str) -> None:
    async with open_world(tmp_path / "x.db", guild_locale=lang) as world:
        aki, leaves = world.people["aki"], pages(game, lang)
        shown = private(await aki.slash(world.channel, "rules", game=game))
        first = shown.id
        for number, leaf in enumerate(leaves, start=1):
            assert shown.content.startswith(leaf), "the whole page, nothing cut"
            assert len(shown.content) <= 2000
            assert shown.content.splitlines()[-1].startswith(FOOT[lang].format(number, len(leaves)))
            wanted = [EARLIER[lang]] * (number > 1) + [LATER[lang]] * (number < len(leaves))
            assert labels(shown) == [*wanted, LEARN[lang]], "no button leads past the first or the last page"
            if number < len(leaves):
                shown = private(await press(aki, shown, LATER[lang]))
                assert shown.id == first, "the page is turned in place"
        back = private(await press(aki, shown, EARLIER[lang]))
        assert back.content.startswith(leaves[-2])


async def test_default_is_the_channels_game_or_the_first(world: World) -> None:
    title = pages(next(iter(GAMES)), "en")[0].splitlines()[0]
    assert (await reply_to(world, "aki", "rules")).splitlines()[0] == title
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    assert (await reply_to(world, "ben", "rules")).startswith("# Micronesia")


async def test_pages_turn_after_restart(world: World) -> None:
    shown = private(await world.people["aki"].slash(world.channel, "rules"))
    await world.restart()
    turned = private(await press(world.people["aki"], shown, "Next ▶"))
    assert turned.content.startswith(pages(next(iter(GAMES)), "en")[1])


async def test_in_direct_message(world: World) -> None:
    user = world.people["aki"].user
    world.locales[user.id] = "ja"
    shown = private(await user.slash("rules", game="micronesia"))
    assert shown.content.startswith("# ミクロネシア")
    button = custom_id(shown, LATER["ja"])
    turned = private(await user.click(shown, custom_id=button))
    assert turned.content.startswith(pages("micronesia", "ja")[1])


@pytest.mark.parametrize(
    ("path", "reply"),
    [
        ("rules:chess:0", "There is no game called “chess” here."),
        ("rules", "There is no game called “” here."),
        ("rules:micronesia:999", "PAGE -1"),
        ("rules:micronesia", "PAGE 0"),
        ("rules:micronesia:-1", "PAGE 0"),
        ("rules:micronesia:½", "PAGE 0"),
        ("rules:micronesia:1:more", "PAGE 1"),
    ],
)
async def test_forged_press_gets_a_page_or_a_sentence(world: World, path: str, reply: str) -> None:
    shown = private(await world.people["aki"].slash(world.channel, "rules"))
    world.forged_id = f"s1::0:{path}"
    answer = private(await press(world.people["aki"], shown, "Next ▶"))
    if reply.startswith("PAGE"):
        reply = pages("micronesia", "en")[int(reply.split()[1])]
    assert answer.content.startswith(reply)


async def test_unknown_game_is_refused(world: World) -> None:
    with sending_options(world, game="**chess**"):
        reply = await reply_to(world, "aki", "rules")
    assert reply.startswith("There is no game called")


# --- broken pages ------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Replace data/ by an empty folder; write toy/rules.<lang>.md into it."""

    class Shelf:
        @staticmethod
        def files(package: str) -> Path:
            return tmp_path

    (tmp_path / "toy").mkdir()
    pages.cache_clear()
    monkeypatch.setattr(rule_pages, "resources", Shelf)
    yield tmp_path / "toy"
    pages.cache_clear()


def test_game_without_rules_pages_is_refused(shelf: Path) -> None:
    with pytest.raises(BrokenRules, match=r"^data/toy/rules\.en\.md is missing$"):
        check_rules("toy")
    (shelf / "rules.en.md").write_text("# Toy\nPlay.", encoding="utf-8")
    with pytest.raises(BrokenRules, match=r"^data/toy/rules\.ja\.md is missing$"):
        check_rules("toy")


@pytest.mark.parametrize("text", ["# Toy\nPlay.\n---\nNo title.", "# Toy\n---\n", ""])
def test_page_without_title_is_refused(shelf: Path, text: str) -> None:
    (shelf / "rules.en.md").write_text(text, encoding="utf-8")
    page = 2 if "---" in text else 1
    with pytest.raises(BrokenRules, match=rf"^data/toy/rules\.en\.md, page {page}: a page begins with '# '"):
        check_rules("toy")


def test_binary_rules_file_is_refused(shelf: Path) -> None:
    (shelf / "rules.en.md").write_bytes("# 賽の目".encode("shift_jis"))
    with pytest.raises(BrokenRules, match=r"^data/toy/rules\.en\.md is not UTF-8$"):
        check_rules("toy")


def test_different_page_counts_are_refused(shelf: Path) -> None:
    (shelf / "rules.en.md").write_text("# One\na\n---\n# Two\nb", encoding="utf-8")
    (shelf / "rules.ja.md").write_text("# 一\nあ", encoding="utf-8")
    with pytest.raises(BrokenRules, match=r"the numbers of rules pages differ: en has 2, ja has 1$"):
        check_rules("toy")
    (shelf / "rules.ja.md").write_text("# 一\nあ\n---\n# 二\nい", encoding="utf-8")
    pages.cache_clear()
    check_rules("toy")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_of_every_game_are_complete(game: str) -> None:
    """They begin with the game's title."""
    check_rules(game)
    for lang in LANGUAGES:
        assert pages(game, lang)[0].startswith(f"# {Speaker(lang).say(text_key(game, 'title'))}")


async def test_rules_open_beside_the_panel_that_one_plays_with(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await aki.slash(world.channel, "play", game="octa"))
    opened = private(await press(aki, shown, "Rules"))
    assert opened.content.startswith("# Octa")
    assert opened.id != shown.id
    turned = private(await press(aki, opened, "Next ▶"))
    assert turned.id == opened.id
