"""/rules topic: headings, words and numbers, typed in any way; and What is this? on one's own panel."""

from __future__ import annotations

from functools import partial

import pytest

from bot.features.rules.numbers import statements
from bot.features.rules.rule_pages import pages
from bot.features.rules.topics import matching, near, topics
from bot.features.table.panels import private_panel
from bot.features.table.terms import fold, occurring, terms_of, terms_panel, words_of
from bot.kit.phone import phone_lines
from bot.kit.shapes import LINE, Button
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES
from tests.locales.lexicon import lexicon

from .games import begun_game, mover, play_to_end, reply_to
from .world import World, controls, labels, press, private

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


@pytest.mark.parametrize(
    ("game", "lang", "typed", "kind", "at"),
    [
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
    ],
)
def test_typed_words_find_a_topic(game: str, lang: str, typed: str, kind: str, at: str) -> None:
    best = matching(game, lang, typed)[0]
    assert (best.kind, best.at) == (kind, at)


def test_nonsense_finds_nothing_and_names_what_is_near() -> None:
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
    assert term.content.splitlines() == [
        f"**{WHAT}** · Octa",
        "**lid**: everybody’s pool of dice, sorted by number (rule 9).",
    ]
    assert labels(term) == ["Rule 9", "Rules"]
    assert private(await press(aki, term, "Rule 9")).content.startswith("**Rule 9** · Octa")
    ruling = private(await ask(topic="who wins"))
    assert ruling.content.startswith("**Ruling A15** · Octa")
    refused = private(await ask(topic="xyzzy"))
    assert refused.content.startswith(
        "I found nothing about “xyzzy” in the rules of Octa. Try: Octa: the idea, A round"
    )


async def test_topics_are_completed_in_the_readers_language(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="octa")
    offered = await aki.autocomplete(world.channel, "rules", "topic", "extra")
    assert offered[0] == {"name": "Page 4: Extra actions", "value": "Extra actions"}
    assert [one["value"] for one in await aki.autocomplete(world.channel, "rules", "topic", "xyzzy")] == list(
        near("octa", "en", "xyzzy")
    )
    pages = await aki.autocomplete(world.channel, "rules", "topic", "")
    assert [one["value"] for one in pages] == [one.name for one in topics("octa", "en") if one.kind == "page"]
    best = await aki.autocomplete(world.channel, "rules", "topic", "chip")
    assert len(best) == 5, "few enough to read while typing"
    assert all(len(one["name"]) <= LINE and len(one["value"]) <= LINE for one in best)
    world.locales[world.people["ben"].id] = "ja"
    (word, *_) = await world.people["ben"].autocomplete(world.channel, "rules", "topic", "ふた")
    assert word["value"] == "フタ"
    assert (await reply_to(world, "ben", "rules", topic=word["value"])).startswith(
        "**これは？**｜オクタ\n**フタ**："
    )


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
async def test_newcomer_reads_what_the_words_of_the_panel_mean(
    world: World, plain_pictures: None, game: str
) -> None:
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
    for line in lines:
        word = line.split("**")[1]
        assert fold(word) in fold(words_shown(mine)), word


def words_shown(message: object) -> str:
    content = getattr(message, "content", "")
    return "\n".join([content, *labels(message)])  # type: ignore[arg-type]


async def test_those_who_know_the_game_find_it_behind_more(world: World, plain_pictures: None) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", game="octa"))
    await begun_game(world, "aki", "ben", game="octa")
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    assert not any(control.get("label") == WHAT for control in controls(mine)), "no button"
    answer = private(await press(actor, mine, WHAT))
    assert "**lid**: everybody’s pool of dice, sorted by number (rule 9)." in answer.content


async def test_forged_press_explains_nothing(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    actor = await mover(world)
    for path in ("what", "what:chess", "what:chess:lobby"):
        world.forged_id = f"s1::0:{path}"
        answer = private(await press(actor, world.panel(), "My panel"))
        assert "**" not in answer.content


# --- refusals ----------------------------------------------------------------------------------------------------


async def test_a_line_that_stops_links_to_the_rule(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    actor = await mover(world)
    session = await world.session()
    pick = session.rules.notation(session.rules.legal_actions(session.state, session.movers[0])[0])
    stopped = private(await actor.slash(world.channel, "game move", action=f"{pick}; roll"))
    assert "(rule 15)" in stopped.content
    assert "Rule 15" in labels(stopped)


async def test_a_cited_rule_has_room_on_a_full_panel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="hexlands")
    voice = Speaker("en", session.names, session.game)
    cited = Button("Rule 1", "s1::0:rule:hexlands:1")
    pov = pov_of(session, (await mover(world)).id)
    panel = private_panel(voice, pov, None, ["No (rule 1)."], beside=[cited] * 6)
    assert len(panel.rows) <= 5
    assert "Rule 1" in words_of(panel)
