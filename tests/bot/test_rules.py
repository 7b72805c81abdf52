"""/rules: every page, and topics that are typed in any way; What is this? on one's own panel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.features.rules import rule_pages
from bot.features.rules.numbers import statements
from bot.features.rules.rule_pages import BrokenRules, check_rules, pages
from bot.features.rules.topics import matching, near, topics
from bot.features.table.panels import private_panel
from bot.features.table.terms import fold, occurring, terms_of, terms_panel, words_of
from bot.kit.phone import phone_lines
from bot.kit.shapes import LINE, Button
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES
from tests.locales.lexicon import lexicon

from .games import begun_game, lobby, mover, play_to_end, reply_to, sending_options
from .world import World, controls, custom_id, labels, open_world, press, private

EARLIER = {"en": "◀ Previous", "ja": "◀ 前へ"}
LATER = {"en": "Next ▶", "ja": "次へ ▶"}
LEARN = {"en": "Learn by playing", "ja": "遊んで学ぶ"}
SCREEN = 27
"""Lines: 688 CSS pixels at 22 a line, less the foot and a row of buttons."""
FOOT = {"en": "-# Page {} of {}", "ja": "-# {}／{}ページ"}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_one_screen_of_a_phone_and_its_bold_words_are_bold_everywhere(game: str, lang: str) -> None:
    """Stars between a letter and a sign ("と**「") are markup in Discord, but plain stars in CommonMark."""
    check_rules(game)
    assert pages(game, lang)[0].startswith(f"# {Speaker(lang).say(text_key(game, 'title'))}")
    for leaf in pages(game, lang):
        assert phone_lines(leaf, lang) <= SCREEN
        plain, *rest = leaf.split("**")
        for bold, after in zip(rest[::2], rest[1::2], strict=True):
            assert bold[0].isalnum() or not plain[-1:].isalnum(), f"before **{bold}**"
            assert bold[-1].isalnum() or not after[:1].isalnum(), f"after **{bold}**"
            plain = after


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


FORGED = [
    ("rules:chess:0", "There is no game called “chess” here."),
    ("rules", "There is no game called “” here."),
    ("rules:micronesia:999", -1),
    ("rules:micronesia", 0),
    ("rules:micronesia:-1", 0),
    ("rules:micronesia:½", 0),
    ("rules:micronesia:1:more", 1),
]


async def test_default_is_the_channels_game_or_the_first(world: World) -> None:
    """Pages turn after a restart; forged presses get a page or a sentence."""
    first, aki = pages(next(iter(GAMES)), "en"), world.people["aki"]
    shown = private(await aki.slash(world.channel, "rules"))
    assert shown.content.splitlines()[0] == first[0].splitlines()[0]
    with sending_options(world, game="**chess**"):
        assert (await reply_to(world, "aki", "rules")).startswith("There is no game called")
    await lobby(world, "aki")
    assert (await reply_to(world, "ben", "rules")).startswith("# Micronesia")
    await world.restart()
    shown = private(await press(aki, shown, "Next ▶"))
    assert shown.content.startswith(first[1])
    for path, reply in FORGED:
        world.forged_id = f"s1::0:{path}"
        answer = private(await press(aki, world.panel(), "About…")).content
        assert answer.startswith(reply if isinstance(reply, str) else pages("micronesia", "en")[reply]), path


async def test_in_direct_message(world: World) -> None:
    user = world.people["aki"].user
    world.locales[user.id] = "ja"
    shown = private(await user.slash("rules", game="micronesia"))
    assert shown.content.startswith("# ミクロネシア")
    turned = private(await user.click(shown, custom_id=custom_id(shown, LATER["ja"])))
    assert turned.content.startswith(pages("micronesia", "ja")[1])


async def test_rules_open_beside_the_panel_that_one_plays_with(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await aki.slash(world.channel, "play", game="octa"))
    opened = private(await press(aki, shown, "Rules"))
    assert opened.content.startswith("# Octa")
    assert opened.id != shown.id
    assert private(await press(aki, opened, "Next ▶")).id == opened.id


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


@pytest.mark.parametrize(
    ("en", "ja", "fault"),
    [
        (None, None, "data/toy/rules.en.md is missing"),
        (b"# Toy\nPlay.", None, "data/toy/rules.ja.md is missing"),
        (b"# Toy\nPlay.\n---\nNo title.", None, "data/toy/rules.en.md, page 2: a page begins with '# '"),
        (b"# Toy\n---\n", None, "data/toy/rules.en.md, page 2: a page begins with '# '"),
        (b"", None, "data/toy/rules.en.md, page 1: a page begins with '# '"),
        ("# 賽の目".encode("shift_jis"), None, "data/toy/rules.en.md is not UTF-8"),
        (b"# One\na\n---\n# Two\nb", b"# 1\na", "the numbers of rules pages differ: en has 2, ja has 1"),
        (b"# One\na\n---\n# Two\nb", b"# 1\na\n---\n# 2\nb", ""),
    ],
)
def test_broken_pages_are_refused(shelf: Path, en: bytes | None, ja: bytes | None, fault: str) -> None:
    for lang, text in (("en", en), ("ja", ja)):
        if text is not None:
            (shelf / f"rules.{lang}.md").write_bytes(text)
    if not fault:
        return check_rules("toy")
    with pytest.raises(BrokenRules, match=re.escape(fault)):
        check_rules("toy")
    return None


WHAT = "What is this?"
MOST_LINES = 32
"""Lines of a phone that all words of a game take; the few that one panel has take less."""
in_every_game = pytest.mark.parametrize("game", sorted(GAMES))
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- finding a topic ---------------------------------------------------------------------------------------------


@in_every_game
@in_every_language
def test_every_topic_is_found_by_its_own_name(game: str, lang: str) -> None:
    """What a completion sends opens what it shows, also typed in capitals."""
    known = topics(game, lang)
    assert [one.name for one in known if one.kind == "page"] == [
        page.splitlines()[0].removeprefix("# ") for page in pages(game, lang)
    ]
    assert {one.at for one in known if one.kind == "statement"} == set(statements(game, lang))
    for one in known:
        assert matching(game, lang, one.name.upper())[0] == one
        assert 0 < len(one.name) <= LINE


FOUND = [
    ("octa", "en", "2D4", "term", "d4"),
    ("octa", "en", "chips", "term", "chip"),
    ("octa", "en", "actions extra", "page", "3"),
    ("octa", "en", "extra acitons", "page", "3"),
    ("octa", "en", "wins who", "statement", "A15"),
    ("octa", "en", "how does the lid work", "term", "lid"),
    ("octa", "ja", "ふた", "term", "lid"),
    ("octa", "ja", "ﾙｰﾄ", "term", "route"),
    ("octa", "ja", "アクション 追加", "page", "3"),
    ("hexlands", "en", "RESOLUTON", "page", "2"),
    ("hexlands", "ja", "６面だいす", "term", "d6"),
    ("hexlands", "en", "road", "statement", "61"),
    ("micronesia", "en", "how do I move tribes", "statement", "A22"),
    ("rise_of_tribes", "en", "☀", "term", "sun"),
    ("dicolony", "en", "rated", "term", "rated"),
]


def test_typed_words_find_a_topic() -> None:
    """Nonsense finds nothing, and names what is near."""
    for game, lang, typed, kind, at in FOUND:
        best = matching(game, lang, typed)[0]
        assert (best.kind, best.at) == (kind, at), typed
    assert not matching("octa", "en", "xyzzy")
    assert near("octa", "en", "xyzzy")[:2] == ("Octa: the idea", "A round")
    assert "Extra actions" in near("octa", "en", "acting")
    assert matching("octa", "en", "  ") == list(topics("octa", "en"))
    assert [one.at for one in matching("octa", "en", "rule 3")] == ["3", "30", "31"]


async def test_a_topic_is_answered_in_one_panel(world: World) -> None:
    aki = world.people["aki"]
    ask = partial(aki.slash, world.channel, "rules", game="octa")
    page = private(await ask(topic="extra actions"))
    assert page.content.startswith("# Extra actions\n")
    assert labels(page) == ["◀ Previous", "Next ▶", "Learn by playing"]
    term = private(await ask(topic="lids"))
    said = [f"**{WHAT}** · Octa", "**lid**: everybody’s pool of dice, sorted by number (rule 9)."]
    assert term.content.splitlines() == said
    assert labels(term) == ["Rule 9", "Rules"]
    assert private(await press(aki, term, "Rule 9")).content.startswith("**Rule 9** · Octa")
    assert private(await ask(topic="who wins")).content.startswith("**Ruling A15** · Octa")
    refused = private(await ask(topic="xyzzy")).content
    tried = "I found nothing about “xyzzy” in the rules of Octa. Try: Octa: the idea, A round"
    assert refused.startswith(tried)


async def test_topics_are_completed_in_the_readers_language(world: World) -> None:
    await lobby(world, "aki", game="octa")

    async def offered(typed: str, name: str = "aki") -> list[dict[str, str]]:
        return await world.people[name].autocomplete(world.channel, "rules", "topic", typed)  # type: ignore[return-value]

    assert (await offered("extra"))[0] == {"name": "Page 4: Extra actions", "value": "Extra actions"}
    assert [one["value"] for one in await offered("xyzzy")] == list(near("octa", "en", "xyzzy"))
    pages = [one.name for one in topics("octa", "en") if one.kind == "page"]
    assert [one["value"] for one in await offered("")] == pages
    best = await offered("chip")
    assert len(best) == 5, "few enough to read while typing"
    assert all(len(one["name"]) <= LINE and len(one["value"]) <= LINE for one in best)
    world.locales[world.people["ben"].id] = "ja"
    (word, *_) = await offered("ふた", "ben")
    assert word["value"] == "フタ"
    reply = await reply_to(world, "ben", "rules", topic=word["value"])
    assert reply.startswith("**これは？**｜オクタ\n**フタ**：")


# --- the words of a game -----------------------------------------------------------------------------------------


@in_every_game
@in_every_language
def test_every_term_is_a_word_of_the_game_and_names_its_rule(game: str, lang: str) -> None:
    own = text_key(game, "")
    said = "\n".join(
        " ".join(text.pieces)
        for text in lexicon(lang)
        if text.key.startswith(own) and not text.key.startswith(text_key(game, "term"))
    )
    terms = terms_of(game)
    assert len({term.name(lang) for term in terms}) == len(terms)
    assert occurring(terms, said) == terms, "each is a word of some panel"
    assert all(fold(term.name(lang)) in fold(said) for term in terms), "in this language"
    assert {term.rule for term in terms} <= set(statements(game, lang))
    panel = terms_panel(Speaker(lang, strict=True), game, terms)
    assert phone_lines(panel.content, lang) <= MOST_LINES
    for line in panel.content.splitlines()[1:]:
        assert phone_lines(line, lang) <= 3, line


def test_a_term_is_found_as_a_word_of_its_own() -> None:
    terms = terms_of("octa")

    def keys(words: str) -> list[str]:
        return [term.key for term in occurring(terms, words)]

    assert keys("Two lids and a CHIP") == ["lid", "chip"]
    assert not keys("solid, chipper, rerouting")
    assert [term.key for term in occurring(terms_of("micronesia"), "Even out, end turn")] == ["even"]
    assert keys("フタから取るか、2d4を振る") == ["lid", "d4"]


@in_every_game
async def test_newcomer_reads_what_the_words_of_the_panel_mean(world: World, game: str) -> None:
    """One press from one's own panel, in the first rounds; the panel stays, and its answer is short."""
    await begun_game(world, "aki", "ben", "chika", game=game)
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    if WHAT not in labels(mine):  # the first choice of a game may have none of its words
        assert not occurring(terms_of(game), mine.content)
        return
    answer = private(await press(actor, mine, WHAT))
    assert answer.id != mine.id
    first, *lines = answer.content.splitlines()
    assert first == f"**{WHAT}** · {Speaker('en').say(text_key(game, 'title'))}"
    assert lines
    assert phone_lines(answer.content) <= 20
    assert all(label.startswith(("Rule ", "Ruling ")) for label in labels(answer))
    shown = fold("\n".join([mine.content, *labels(mine)]))
    for line in lines:
        assert fold(line.split("**")[1]) in shown, line


async def test_those_who_know_the_game_find_it_behind_more(world: World) -> None:
    """A forged press explains nothing."""
    await play_to_end(world, await begun_game(world, "aki", "ben", game="octa"))
    await begun_game(world, "aki", "ben", game="octa")
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    assert not any(control.get("label") == WHAT for control in controls(mine)), "no button"
    answer = private(await press(actor, mine, WHAT))
    assert "**lid**: everybody’s pool of dice, sorted by number (rule 9)." in answer.content
    for path in ("what", "what:chess", "what:chess:lobby"):
        world.forged_id = f"s1::0:{path}"
        assert "**" not in private(await press(actor, world.panel(), "My panel")).content


async def test_a_line_that_stops_links_to_the_rule(world: World) -> None:
    """There is room for it on a full panel."""
    await begun_game(world, "aki", "ben", game="octa")
    actor, session = await mover(world), await world.session()
    pick = session.rules.notation(session.rules.legal_actions(session.state, session.movers[0])[0])
    stopped = private(await actor.slash(world.channel, "game move", action=f"{pick}; roll"))
    assert "(rule 15)" in stopped.content
    assert "Rule 15" in labels(stopped)
    full = await begun_game(world, "aki", "ben", game="hexlands", at=world.guild.create_text_channel("x"))
    voice, cited = Speaker("en", full.names, full.game), Button("Rule 1", "s1::0:rule:hexlands:1")
    pov = pov_of(full, full.players[full.movers[0]].user_id)
    panel = private_panel(voice, pov, None, ["No (rule 1)."], beside=[cited] * 6)
    assert len(panel.rows) <= 5
    assert "Rule 1" in words_of(panel)
