"""Hint: one press on one's own panel to the best plans, one more to play one; for the presser alone.

Before the first one of a game its reader learns that the end card will tell.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from functools import partial
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.lobby.panel import option_choices
from bot.features.table import hints
from bot.features.table.hints import figure
from bot.kit.own_panels import Spot
from bot.kit.shapes import Panel
from bot.rows.log import HintRow, SuggestionRow
from bot.session.model import Actor, Refused, Session
from bot.session.rules import TableRules
from bot.store.games import hints as store
from bot.store.games.suggestions import SUGGESTIONS
from bot.texts import LANGUAGES, Speaker
from bot.workers import thinkers
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.opponents.hints import Hint, carried_out
from engines.core.playable import policies
from engines.core.thinking import Estimate

from .games import (
    actor_of,
    begun_game,
    details,
    lobby,
    log_of,
    more,
    mover,
    notations,
    play_to_end,
    reply_to,
    settle_all,
    suggested,
)
from .test_privacy import exported, forget
from .world import World, all_moves, controls, custom_id, labels, press, presses, private

WORDS = {"en": ("My panel", "💡 Suggestion", "Back"), "ja": ("自分のパネル", "💡 おすすめ", "戻る")}
SHOW = {"en": "💡 Show the suggestion", "ja": "💡 おすすめを見る"}
"""The button below what is said before the first hint."""
LONGEST = 420
"""Characters of a line: a whole plan, its chances and the reason."""


async def stuck(world: World, key: str, lang: str = "en", *, seats: int = 3, **options: str) -> Any:
    """Begin an unrated game and return the own panel of whoever is asked first."""
    people = ("aki", "ben", "chika", "dai")[: min(seats, max(GAMES[key].rules.seats))]
    await begun_game(world, *people, game=key, lang=lang, **{"rated": "false", **options})
    return private(await press(await mover(world), world.panel(), WORDS[lang][0]))


async def hint_of(actor: Any, panel: Any, lang: str = "en") -> Any:
    """Ask for a hint, and read what is said before the first one."""
    shown = await asked(actor, panel, lang)
    return private(await press(actor, shown, SHOW[lang])) if SHOW[lang] in labels(shown) else shown


async def refused(world: World, panel: Any, path: str) -> str:
    """Press a made-up button of the decision that is open."""
    session = await world.session()
    world.forged_id = f"s1:{session.id}:{session.decisions[session.movers[0]]}:{path}"
    return private(await press(await mover(world), panel, labels(panel)[0])).content


async def taken(world: World) -> int:
    return int(await world.store.read(lambda db: db.execute("SELECT count(*) FROM hints").fetchone()[0]))


def ended(world: World) -> list[str]:
    """Return the lines of the end card and of the message below it."""
    return [line for message in world.messages()[-3:] for line in message.content.splitlines()]


async def asked(actor: Any, panel: Any, lang: str = "en") -> Any:
    """Ask for a suggestion, which is a line of More…."""
    return private(await press(actor, panel, WORDS[lang][1]))


@pytest.mark.parametrize(("key", "lang"), [*zip(sorted(GAMES), ("en", "ja") * 3, strict=False)])
async def test_hint_is_told_before_shown_to_its_reader_alone_and_marked(
    world_in_lang: World, lang: str, key: str
) -> None:
    """In all games alike. To read what is said before the first one and go back marks nobody."""
    world, (_, _, back) = world_in_lang, WORDS[lang]
    panel = await stuck(world, key, lang)
    actor, session, labels_before = await mover(world), await world.session(), labels(panel)
    public = [message.content for message in world.messages()]
    before = await asked(actor, panel, lang)
    assert labels(before) == [SHOW[lang], back]
    legend = {"en": "asked for suggestions", "ja": "おすすめを使用"}[lang]
    for words in (legend, "💡", {"en": "2 a turn at most", "ja": "1手番に2回まで"}[lang]):
        assert words in before.content
    assert await taken(world) == 0
    shown = private(await press(actor, before, SHOW[lang]))
    assert await taken(world) == 1
    lines = shown.content.splitlines()
    plays = [label for label in labels(shown) if label.startswith("▶ ")]
    assert 1 <= len(lines) == len(plays) <= 3
    assert all(len(line) <= LONGEST for line in lines)
    assert lines[0].startswith("💡 ")
    assert labels(shown) == [*plays, back]
    assert len(shown.attachments) == 1, "its picture"
    shown = private(await press(actor, shown, back))
    assert labels(shown) == labels_before
    assert [message.content for message in world.messages()] == public, "nobody else reads of it"
    assert await notations(world) == []

    hint = await world.services.hints.of_decision(session, actor.id, session.decisions[session.movers[0]])
    wanted = [session.rules.notation(action) for action in hint.plans[len(plays) - 1].line]
    await world.skip_confirming("aki", "ben", "chika", "dai")
    shown = await hint_of(actor, shown, lang)
    await press(actor, shown, next(label for label in plays if str(len(plays)) in label))
    await settle_all(world)
    assert (await notations(world))[: len(wanted)] == wanted, "one press more plays its plan"
    await play_to_end(world, await world.session())
    (marked,) = [line for line in ended(world) if legend in line]
    assert actor.name in marked
    assert marked in world.panel().content.splitlines(), "on the card itself"


async def test_final_plan_is_previewed_first(world: World) -> None:
    """To clear is secret until the last one has; of two, the second one's cannot be taken back."""
    await stuck(world, "dicolony", seats=2)
    for name in ("aki", "ben"):
        actor = world.people[name]
        panel = private(await press(actor, world.panel(), "My panel"))
        shown = private(await press(actor, await hint_of(actor, panel), "▶ Play 1"))
        await settle_all(world)
        assert ("Confirm" in labels(shown)) == (name == "ben")
    before = await notations(world)
    await press(actor, shown, "Confirm")
    await settle_all(world)
    assert len(await notations(world)) > len(before)


async def test_hint_that_takes_long_says_so_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is thought of until the waiting panel is shown, however quick the machine is."""
    await stuck(world, "octa")
    session, said, free = await world.session(), list[str](), asyncio.Event()

    async def show(panel: Panel, at: Spot) -> None:
        said.append(panel.content)
        free.set()

    async def take(*given: Any) -> tuple[Session, Seat, None]:
        await free.wait()
        return session, Seat(0), None

    async def shown(*given: Any) -> None:
        said.append("the hint")

    monkeypatch.setattr(hints, "_show", shown)
    ctx: Any = SimpleNamespace(
        session=partial(asyncio.sleep, 0, session), reader=SimpleNamespace(actor=Actor(1, "")),
        services=SimpleNamespace(hints=SimpleNamespace(take=take)), app=SimpleNamespace(grace=0.0),
        answer=SimpleNamespace(show=show), press=SimpleNamespace(decision=0), voice=lambda session: Speaker("en"),
    )  # fmt: skip
    await hints.take(ctx)
    assert said == ["💡 Trying out a few plans…", "the hint"]


def test_words_of_a_hint_are_short() -> None:
    """Who is ahead is said in words: a reader does not have to turn a sign into a lead."""
    for value, plain in {0.04: "0", -0.04: "0", 3: "3", -2.46: "−2.5", 9.96: "10"}.items():
        assert figure(value) == plain
    voice = Speaker("ja", strict=True)
    ahead, behind = (hints._chance(voice, "lead", Estimate((), by, 0.1, 50)) for by in (7.6, -7.6))
    assert ahead.startswith("相手に約7.6点リードの見込み（±")
    assert behind.startswith("相手に約7.6点リードされる見込み（±")
    plan = "; ".join(["Send 3 settlers"] * 30)
    assert hints._whole(plan[:200]) == plan[:200]
    assert len(hints._whole(plan)) <= hints.PLAN
    assert hints._whole(plan).endswith("settlers…"), "cut between its steps"


async def test_rated_game_has_no_hints(world: World) -> None:
    """A refusal comes at once, and nothing is said before it."""
    panel = await stuck(world, "octa", seats=2, rated="true")
    assert not any("💡" in label for label in labels(panel))
    for path in ("hint", "hint-take"):
        assert (await refused(world, panel, path)).startswith("Suggestions are off.")
    assert await taken(world) == 0
    session, aki = await world.session(), world.people["aki"].id
    left = (session.players[0], replace(session.players[1], user_id=None, policy="greedy"))
    assert not replace(session, players=left).gives_hints, "nor one that others have left"
    row = HintRow(0, 0, aki, 0, 1.0, '{"plans": [[["x"], 1, null, 0]]}')  # as if taken while alone with computers
    assert await world.store.write(partial(store.add, session_id=session.id, new=row, most=1))
    await play_to_end(world, session)
    assert "Unrated game: ratings unchanged." in (await more(world.people["aki"], world.panel())).content


async def test_person_alone_with_computers_may_ask(world: World) -> None:
    """No rating counts such a game."""
    panel = await stuck(world, "octa", seats=1, rated="true", computers=2)
    assert [label for label in labels(panel) if label.startswith("💡 ")] == ["💡 Suggestion"]
    assert "a ready-made turn" not in panel.content, "the 💡 of a button that asks for something needs no legend"


async def test_lobby_offers_hints_where_the_game_is_unrated(world: World) -> None:
    """On by default there; a rated game neither offers nor allows them."""
    session, host = await lobby(world, "aki"), actor_of(world.people["aki"])
    alone = "if you begin without other people: suggestions on request, marked on the end card"
    assert alone in (await details(world, "aki")).content
    assert alone not in (await details(world, "chika")).content, "whoever joins ends that"
    assert "hints" not in [option.name for option in option_choices(session)]
    with pytest.raises(Refused, match="hints-rated"):
        await world.services.lobbies.set_option(session.id, host, "hints", "true")
    session = await world.services.lobbies.set_option(session.id, host, "rated", "false")
    assert [option.now for option in option_choices(session) if option.name == "hints"] == ["true"]
    await settle_all(world)
    assert "- unrated\n- suggestions on request, marked on the end card\n" in (await details(world, "ben")).content
    await presses(world.people["aki"], world.panel(), "Set up…", "Suggestions with chances", "none")
    await settle_all(world)
    assert not (await world.session()).table_rules.gives_hints
    assert "suggestions on request" not in (await details(world, "ben")).content
    await world.services.lobbies.set_option(session.id, host, "rated", "true")
    await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
    await settle_all(world)
    assert alone not in (await details(world, "aki")).content


def test_tables_from_before_have_no_hints() -> None:
    """Stored rules without the option read as off, and their Join buttons still fit."""
    before = TableRules(rated=False).model_dump_json(exclude={"hints"})
    found = TableRules.from_stored(before)
    assert not found.gives_hints
    later = {"hints", "shortcuts", "begins", "reliable", "vacations"}
    assert found.terms() == TableRules(rated=False).model_dump_json(exclude=later)
    assert TableRules.from_stored(TableRules(rated=False).model_dump_json()).gives_hints
    assert not TableRules.from_stored(TableRules().model_dump_json()).gives_hints
    assert "advice" not in TableRules().terms()
    assert "advice" in TableRules(rated=False).terms()


@pytest.mark.database
async def test_hint_of_a_decision_is_thought_of_once(world: World) -> None:
    """What is said before comes again after going back without having one; a restart changes nothing."""
    panel = await stuck(world, "octa", seats=2)
    actor = await mover(world)
    before = await asked(actor, panel)
    again = await asked(actor, private(await press(actor, before, "Back")))
    assert again.content == before.content
    await world.restart()
    shown = private(await press(actor, again, SHOW["en"]))
    again = private(await press(actor, shown, "Back"))
    assert (await asked(actor, again)).content == shown.content
    await world.restart()
    shown = await asked(actor, private(await press(actor, again, "Back")))
    assert await taken(world) == 1
    own, other = sorted(("aki", "ben"), key=lambda name: name != actor.name)
    assert "💡 You asked for a suggestion: `" in await log_of(world, own)
    assert "💡" not in await log_of(world, other)
    await world.skip_confirming("aki", "ben")
    old = custom_id(shown, "▶ Play 2")
    after = private(await press(actor, shown, "▶ Play 1"))
    await settle_all(world)
    rows = await notations(world)
    world.forged_id = old
    await press(actor, after, labels(after)[0])
    await settle_all(world)
    assert rows == await notations(world) != [], "a plan of an old board is stale"
    assert not [message for message in world.messages() if "hint:" in message.content]
    (held,) = (await exported(world, own))["hints"]
    assert '"plans"' in held["advice"]
    await forget(world, own)
    assert await taken(world) == 0


async def test_ready_made_turn_is_no_hint(world: World) -> None:
    """Everybody could find it in More…, so the end card marks nobody for it."""
    await stuck(world, "octa")
    session = await world.session()
    offered = SuggestionRow(session.movers[0], 0, session.row, 1, 1.0, '{"lines": [["x"]]}')
    await world.store.write(partial(SUGGESTIONS.insert_new, row=offered, session_id=session.id))
    await play_to_end(world, session)
    assert await taken(world) == 0
    assert not any("asked for suggestions" in line for line in ended(world))
    assert "💡" not in world.panel().content


async def test_a_use_of_a_die_is_told_with_its_steps(world: World) -> None:
    """Rise of Tribes asks from where and to where only after the die is placed."""
    await stuck(world, "rise_of_tribes")
    session = await world.session()
    rules, mind, state = session.rules, FastChance(2), session.state
    policy = policies(session.playable)["greedy"]
    uses, seat = list[Any](), Seat(0)
    while not uses:
        seat = Seat((rules.asked(state) or rules.current_players(state))[0])
        legal = rules.legal_actions(state, seat)
        uses = [one for one in legal if one.kind == "use-move"]
        if not uses:
            state = rules.apply_action(state, seat, policy(rules.view(state, seat), legal, mind), mind).state
    hint = Hint((Estimate((uses[0],), 0.0, inf, 0),), "lead")
    steps: Any = carried_out(session.playable, state, seat, hint.plans[0].line)
    assert steps[0].kind == "move"
    for lang in LANGUAGES:
        voice = Speaker(lang, ("Aki", "Ben", "Chika"), "rise-of-tribes")
        (label,) = hints._labels(voice, replace(session, state=state), seat, hint)
        assert steps[0].origin in label
        assert steps[0].to in label


# --- ready-made turns: the suggestion of a table without hints ----------------------------------------------------


STALE = "The board has changed"


@pytest.fixture
async def octa(world: World) -> World:
    """Three people at a table of Octa, so that the first two turns bring no dice."""
    await begun_game(world, "aki", "ben", "chika", game="octa", rated="false", hints="false")
    return world


async def advised(world: World) -> tuple[Any, str]:
    """Ask for a ready-made turn; return the panel and the custom id of its button."""
    shown = await suggested(await mover(world), world.panel())
    return shown, next(str(one["custom_id"]) for one in controls(shown) if one.get("label", "").startswith("💡 "))


async def test_nothing_is_thought_of_before_it_is_asked_for(octa: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels are there at once: a whole turn, seen by everybody, asks the searcher for nothing."""
    asked = list[object]()
    monkeypatch.setattr(thinkers, "ready_made", lambda *given: asked.append(given) or ())
    actor = await mover(octa)
    own = private(await press(actor, octa.panel(), "My panel"))
    await press(actor, own, next(label for label in labels(own) if label[:1].isdigit()))
    assert not asked
    assert not any(label.startswith("💡 ") for label in labels(octa.panel()))
    with monkeypatch.context() as failing:
        failing.setattr(thinkers, "ready_made", lambda *given: 1 / 0)
        shown = await suggested(await mover(octa), octa.panel())
    assert "couldn’t think of a turn just now" in shown.content
    assert not octa.client.app.measures.incidents
    shown = await suggested(await mover(octa), shown)
    assert "no ready-made turn for this" in shown.content
    assert "💡 Suggestion" in labels(shown)
    assert len(asked) == 1


async def test_ready_made_turn_has_a_panel_of_its_own(octa: World) -> None:
    """All that is legal needs the rows of the other one; it is one press away."""
    actor = await mover(octa)
    shown, button = await advised(octa)
    assert "a ready-made turn, as the computer" in shown.content
    assert not any(label.startswith("Pick 1") for label in labels(shown))
    back = private(await press(actor, shown, "Back"))
    assert any(label.startswith("Pick 1") for label in labels(await all_moves(actor, back)))
    other = re.sub("[0-9a-f]{12}$", "0" * 12, button)
    for late in (other, other.replace(":plan:", ":sure-line:")):  # an older bot named lines that are not there now
        shown = private(await octa.press_late(actor.name, late))
        assert await notations(octa) == []
        assert STALE in shown.content
        assert "All moves" in labels(shown)


async def test_ready_made_turn_is_played_after_an_undo_and_a_restart(octa: World) -> None:
    """What was never kept is thought of again: the same board and seed give the same turn."""
    actor = await mover(octa)
    _, button = await advised(octa)
    await press(actor, octa.panel(), next(label for label in labels(octa.panel()) if label[:1].isdigit()))
    await reply_to(octa, actor.name, "game undo")
    await octa.store.write(lambda db: db.execute("DELETE FROM suggestions"))
    await octa.restart()
    rows = await notations(octa)
    await octa.press_late(actor.name, button)
    await octa.settle()
    assert len(await notations(octa)) > len(rows)


async def test_turn_thought_of_for_a_board_that_is_gone(octa: World, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = await mover(octa)
    session, load = await octa.session(), octa.services.tables.load
    legal = session.rules.legal_actions(session.state, session.movers[0])

    async def after_a_move(session_id: str) -> Session:
        """Somebody at another window has moved by the end of the thought."""
        monkeypatch.setattr(octa.services.tables, "load", load)
        notation = session.rules.notation(legal[0])
        await octa.services.moves.act(session_id, actor_of(actor), notation, decision=None, interaction_id=None)
        return await load(session_id)

    thought_of = octa.services.suggestions._thought_of

    async def slowly(*given: Any) -> Any:
        lines = await thought_of(*given)
        monkeypatch.setattr(octa.services.tables, "load", after_a_move)
        return lines

    monkeypatch.setattr(octa.services.suggestions, "_thought_of", slowly)
    shown = await suggested(actor, octa.panel())
    assert shown.content.startswith("Your turn has begun already")
    count = await octa.store.read(lambda db: db.execute("SELECT count(*) FROM suggestions").fetchone()[0])
    assert count == 0, "what nobody has seen was not offered"
