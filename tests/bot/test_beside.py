"""What panels have beside the game's own buttons: a cited rule, the next table, a legend."""

from __future__ import annotations

import re

import pytest

from bot.features.rules.numbers import number_in, statements
from bot.features.table.beside import CITED, LARGER, rule_button, unasked_button, with_button
from bot.kit.ids import custom_id
from bot.kit.shapes import Button, Panel, Select
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.rise_of_tribes import rules as tribes
from tests.locales.lexicon import lexicon

from .games import begun_game, mover, reply_to
from .world import World, labels, press, presses, private

UNCITED = {
    "hexlands": {"no-such-space", "clear-where"},  # what was typed names no space
    "rise_of_tribes": {"not-asked", "ticked-apart"},  # who is asked; ticks of several rules
}
"""Refusals that no rule is about."""
BUTTON = Button("Rule 24", "s1::0:rule:octa:24")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_refusal_that_cites_a_rule_links_to_it(game: str) -> None:
    """All texts of all variants, as they are shown; those that cite none are listed, with the reason."""
    pages = {lang: statements(game, lang) for lang in LANGUAGES}
    assert list(pages["en"]) == list(pages["ja"]), "the same numbers in every language"
    assert {"1", "A1"} <= set(pages["en"])
    for lang, page in pages.items():
        for one in page.values():
            assert one.text
            assert bool(one.question) == one.is_ruling
            assert not re.search(r"[a-z]+/[a-z]+\.(md|toml|py)", one.text), "no path of a file"
        begins, voice, without = f"{game.replace('_', '-')}-refusal-", Speaker(lang, game=game), set()
        for text in (text for text in lexicon(lang) if text.key.startswith(begins)):
            words, code = " ".join(text.pieces), text.key.removeprefix(begins)
            if match := CITED.search(words):
                assert (match[1] or match[2]) in page, text.where
                assert not re.search(r"(?:rules? |ルール)\d+(?: to |–|～)\d", words), "no range is cited"
            said = voice.refusal(code, dict.fromkeys(text.variables, 1))
            button = rule_button(voice, game, [said])
            if button is None:
                without.add(code)
            else:
                assert button.custom_id.rpartition(":")[2] in page, said
        assert without == UNCITED.get(game, set())
    assert {str(number) for number in tribes.WHEN.values()} <= set(statements("rise_of_tribes", "ja"))


def test_number_is_read_from_what_is_typed_and_said() -> None:
    for typed, number in {
        "24": "24",
        "a8": "A8",
        "rule 24": "24",
        "裁定Ａ８": "A8",
        "ルール２４": "24",
        "": "",
    }.items():
        assert number_in(typed) == number
    assert number_in("x") == ""
    for words, label in {
        "Settle first (rule 24).": "Rule 24",
        "(rules 12, 26; ruling A2)": "Rule 12",
        "(card 7, ruling A95)": "Ruling A95",
        "（ルール24、31）": "Rule 24",
        "（裁定A6・A21）": "Ruling A6",
        "The rules were corrected.": None,
    }.items():
        button = rule_button(Speaker("en", game="octa"), "octa", ["Nothing.", words])
        assert (button and button.label) == label


async def test_rule_is_shown_by_its_number(world: World) -> None:
    aki = world.people["aki"]
    shown = private(await aki.slash(world.channel, "rules", game="micronesia", topic="24"))
    assert shown.content.startswith("**Rule 24** · Micronesia\nIf a turn has both")
    assert labels(shown) == ["Rule 23", "Rule 25", "Rules"]
    later = private(await press(aki, shown, "Rule 25"))
    assert later.id == shown.id
    assert later.content.startswith("**Rule 25**")
    ruling = await reply_to(world, "aki", "rules", game="micronesia", topic="a7")
    assert ruling.splitlines()[0] == "**Ruling A7** · Micronesia"
    assert ruling.splitlines()[1].startswith("*Does an island")
    assert (await reply_to(world, "aki", "rules", game="octa", topic="A999")).startswith("Octa has no rule “A999”.")
    offered = await aki.autocomplete(world.channel, "rules", "topic", "A1")
    assert offered[0]["value"] == "A1"
    assert all(choice["value"].startswith("A1") for choice in offered)


async def test_refusal_has_a_button_that_opens_its_rule(world: World) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    actor = await mover(world)
    refused = private(await actor.slash(world.channel, "game move", action="done"))
    assert "(rule 13)" in refused.content
    opened = private(await press(actor, refused, "Rule 13"))
    assert opened.id != refused.id, "the panel stays"
    assert opened.content.startswith("**Rule 13** · Octa")


def test_button_takes_the_last_row_or_a_new_one() -> None:
    full = tuple(Button(str(number), f"s1::0:x:{number}") for number in range(5))
    assert with_button(Panel("x"), BUTTON).rows == ((BUTTON,),)
    assert with_button(Panel("x", (full[:2],)), BUTTON).rows == ((*full[:2], BUTTON),)
    assert with_button(Panel("x", (full,)), BUTTON).rows == (full, (BUTTON,))
    assert with_button(Panel("x", (Select("s1::0:pick", "?", ()),)), BUTTON).rows[1] == (BUTTON,)
    packed = Panel("x", (full,) * 5)
    assert with_button(packed, BUTTON) is packed
    assert with_button(packed, None) is packed


async def test_preview_is_confirmed_and_never_shown_again(world: World) -> None:
    """By a press; a late or made-up one turns nothing off. An older list still asks for larger pictures."""
    session = await begun_game(world, "aki", "ben", "chika")
    assert unasked_button(Speaker("en"), session, 0, ("sure", "0", "x" * 90)) is None
    actor, seat = await mover(world), session.movers[0]
    own = private(await press(actor, world.panel(), "My panel"))
    assert "Larger pictures" not in labels(own)
    world.forged_id = custom_id(session.id, 0, (LARGER,))
    shown = private(await press(actor, world.panel(), "My panel"))
    assert shown.content.startswith("There is one picture now")
    assert labels(shown)[:3] == labels(own)[:3]
    await presses(actor, world.panel(), labels(world.panel())[0], "Confirm")
    world.forged_id = f"s1:{session.id}:0:unasked:sure:{seat}:nonsense"
    await press(actor, world.panel(), "My panel")
    assert (await world.services.preferences.of_user(actor.id)).confirm
    actor, row = await mover(world), (await world.session()).row
    done = await presses(actor, world.panel(), labels(world.panel())[0], "Don’t ask again")
    assert "Turn confirmations are off now; /settings turns them on." in done.content
    assert (await world.session()).row > row
    assert not (await world.services.preferences.of_user(actor.id)).confirm


@pytest.mark.database
async def test_move_leads_to_the_next_table_that_waits(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    await world.skip_confirming("aki", "ben", "chika")
    others = [name for name in ("aki", "ben", "chika") if name != actor.name]
    room = world.guild.create_text_channel("other")
    second = await begun_game(world, actor.name, *others, game="hexlands", at=room)
    panel = world.panel()
    done = private(await press(actor, panel, labels(panel)[0]))
    (label,) = [one for one in labels(done) if one.startswith("Next table")]
    assert label == "Next table that waits for you: Hexlands"
    opened = private(await press(actor, done, label))
    assert opened.content
    assert second.id != (await world.session()).id
