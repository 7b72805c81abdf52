"""Why not?: three presses from one's own panel to the rule that stands against what is not offered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.features.table.beside import CITED
from bot.features.table.why import wishes_of
from bot.texts import Speaker
from engines import GAMES

from .games import begun_game, mover, notations, settle_all
from .world import World, controls, labels, open_world, press, private

WORDS = {"en": ("My panel", "Why not?", "Back"), "ja": ("自分のパネル", "できない理由", "戻る")}
MORE = {"en": "More…", "ja": "その他…"}
RULE = {"en": re.compile(r"\((rule|ruling)s? "), "ja": re.compile("（(ルール|裁定)")}


@pytest.fixture
def world(world_in_lang: World) -> World:
    return world_in_lang


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_rule_is_three_presses_away(world: World, lang: str, key: str) -> None:
    panel, why, back = WORDS[lang]
    people = ("aki", "ben", "chika")[: min(3, max(GAMES[key].rules.seats))]
    await begun_game(world, *people, game=key, lang=lang)
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), panel))
    answers, before = [], labels(shown)
    for number in range(3):
        asked = private(await press(actor, private(await press(actor, shown, MORE[lang])), why))
        assert back in labels(asked)
        lists = [control for control in controls(asked) if control.get("options")]
        assert len({control["custom_id"] for control in lists}) == len(lists)
        chosen = lists[number % len(lists)]
        value = chosen["options"][number % len(chosen["options"])]["value"]
        shown = private(await actor.select(asked, [value], custom_id=chosen["custom_id"]))
        assert [label for label in labels(shown) if label in before] == before, (
            "one's own panel is back, with the answer above"
        )
        assert len(labels(shown)) - len(before) == bool(CITED.search(shown.content.splitlines()[0]))
        answers.append(shown.content.splitlines()[0])
    assert all(answer.startswith("🚫 ") for answer in answers)
    assert any(RULE[lang].search(answer) for answer in answers)
    assert await notations(world) == []


async def test_refused_press_leads_to_the_rules(world: World, lang: str) -> None:
    panel, why, _ = WORDS[lang]
    await begun_game(world, "aki", "ben", game="octa", lang=lang)
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), panel))
    session = await world.session()
    seat = session.movers[0]
    world.forged_id = f"s1:{session.id}:{session.decisions[seat]}:act:{seat}:done"
    refused = private(await press(actor, shown, labels(shown)[0]))
    assert "13" in refused.content
    assert why in labels(private(await press(actor, refused, MORE[lang])))


async def test_old_wish_is_not_answered_with_a_guess(world: World, lang: str) -> None:
    panel, why, _ = WORDS[lang]
    await begun_game(world, "aki", "ben", game="octa", lang=lang)
    actor = await mover(world)
    shown = private(await press(actor, world.panel(), panel))
    asked = private(await press(actor, private(await press(actor, shown, MORE[lang])), why))
    first = next(control for control in controls(asked) if control.get("options"))
    world.forged_id = first["custom_id"].split(":pick")[0] + ":why:000000000000"
    told = private(await press(actor, asked, labels(asked)[-1])).content
    assert told
    assert not told.startswith("🚫")


async def test_watchers_are_not_asked(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "y.db") as world:
        session = await begun_game(world, "aki", "ben", game="octa")
        await settle_all(world)
        world.forged_id = f"s1:{session.id}:0:why"
        told = private(await press(world.people["dai"], world.panel(), "My panel")).content
        assert "You have no seat in this game." in told


async def test_choices_of_one_kind_are_counted_and_one_is_the_example(world: World, lang: str) -> None:
    session = await begun_game(world, "aki", "ben", game="rise_of_tribes", lang=lang)
    seat = session.movers[0]
    wishes = wishes_of(Speaker(lang, game=session.game), session, seat)
    goals = next(wish.label for wish in wishes if wish.kind == "complete")
    assert goals.startswith({"en": "Complete a goal (", "ja": "目標を達成する（"}[lang])
    assert {"en": "), such as ", "ja": "通り）、例："}[lang] in goals
