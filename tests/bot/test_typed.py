"""Typed lines: several actions in one, in the words of the buttons; and what cannot be played gets its rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.table.meaning import Reading, barred_readings, meaning_of, plan_readings
from bot.features.table.plans import Sheet, sheet_of
from bot.features.table.wording import typed_of
from bot.session.model import Refused, Session
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance, IllegalAction, Seat
from engines.core.mind import PlanList
from engines.core.playable import policies
from tests.contract.showing import session_with
from tests.games.dicolony.table import Table as DicolonyTable
from tests.games.hexlands.table import Table as HexlandsTable
from tests.games.octa.table import Table as OctaTable
from tests.games.rise_of_tribes.table import AKI, BEN, CHIE
from tests.games.rise_of_tribes.table import Table as TribesTable
from tests.games.rise_of_tribes.test_asking_others import abandoned, auction

from .games import actor_of, begun_game, mover, notations, reply_to, settle_all, suggested
from .world import World, labels, press, private

PEOPLE = ("aki", "ben", "chika")
MOVED = "use moon move; move A1 A2 1; move B2 C2 1"
MOVED_ROWS = ["use moon move", "move A1 A2 1", "move B2 C2 1"]
NO_ACTION = "isn’t an action in this game"
MEMBERS = TribesTable.laid_out().with_members(AKI, "A1 3 B2 2").with_members(BEN, "C1 2").with_members(CHIE, "C3 3")
STATES: dict[str, Any] = {
    "octa": OctaTable.laid_out(seats=3).state,  # two or three dice of each number lie in the lid
    "hexlands": HexlandsTable.laid_out(stage="act").with_dice(3, 2, 2).state,  # soldiers on E8
    "hexlands-deal": HexlandsTable.laid_out().does("deal 2").state,
    "rise_of_tribes": MEMBERS.with_goals(AKI, "lake-people", "oxen").state,
    "dicolony": DicolonyTable.laid_out().state,  # orange 1, red 2, green 3, yellow 4
    "dicolony-stars": DicolonyTable.laid_out().rolling(1, 5, 5, 3).with_cleared(Seat(0), "R5 G5").state,
    "micronesia": GAMES["micronesia"]
    .rules.initial_state(GAMES["micronesia"].rules.Options(), 3, FastChance("typed"))
    .state,
}
"""Three people, of whom the first is to move."""


async def laid(world: World, game: str, state: Any = None) -> None:
    """Store a running game of three people with this state."""
    session = await begun_game(world, *PEOPLE, game=game)
    text = (state or STATES[game]).model_dump_json()
    put = "UPDATE sessions SET state = ?, barrier_state = ? WHERE id = ?"
    await world.store.write(lambda db: db.execute(put, (text, text, session.id)))
    await world.services.moves.post_again(session.id)
    await settle_all(world)


async def spread_out(world: World) -> None:
    """aki, with a sun and a moon, has three members on A1 and two on B2."""
    await laid(world, "rise_of_tribes")


def session_of(key: str, state: Any) -> Session:
    game = GAMES[key.partition("-")[0]]
    return session_with(game, state, game.rules.Options(), 3)


def sheet(session: Session, lang: str = "en") -> Sheet | None:
    return sheet_of(Speaker(lang, session.names, session.game), session, session.movers[0], public=False)


def meaning(session: Session, text: str, panel: Sheet | None) -> str:
    """What the first to move plays by a typed text, or the code of its refusal."""
    voice = Speaker("en", session.names, session.game) if panel is None else panel.voice
    try:
        read = meaning_of(voice, session, session.movers[0], text, panel)
        return "; ".join(map(session.rules.notation, read.line))
    except (IllegalAction, Refused) as error:
        return error.code


async def typed(world: World, text: str, name: str = "aki") -> str:
    return await reply_to(world, name, "game move", action=text)


async def offered(world: World, text: str, name: str = "aki") -> list[tuple[str, str]]:
    found = await world.people[name].autocomplete(world.channel, "game move", "action", text)
    return [(choice["name"], choice["value"]) for choice in found]


async def values(world: World, text: str, name: str = "aki") -> list[str]:
    return [value for _, value in await offered(world, text, name)]


NONSENSE = (
    "x" * 2000, "5 " * 1000, "出兵" * 700, "pick ピック grow 村 march", "5 x 5 y " * 25, "→", "🎲", "@everyone",
    "\u200b", "", "marhc E8 E7",
)  # fmt: skip


@pytest.mark.parametrize(
    ("table", "played", "texts"),
    [
        ("octa", "pick 5; done", "5|５| 5 |5 ×2 → 2 · +2★ · end|５：2個→2、+2★｜終了|5 x2|5 x 2 -> 2|5 × 2"),
        ("octa", "pick 5", "PICK 5|5をピック|ピック５|ピック、5"),
        ("octa", "act-first", "end|終える"),
        ("octa", "no-marker-at-all", "turn 5 to 6"),
        ("octa", "bad-action", "5, lead 2"),  # an effect is no name
        ("hexlands", "dispatch 2; move E8 E7", "E7 new|march E8 E7|E8→E7|e8 to e7|出兵 E8 E7|Ｅ８からＥ７へ出兵"),
        ("hexlands", "dispatch 2; move E8 E7", "E7 MARCH"),
        ("hexlands", "built-already", "E8 mine"),
        ("hexlands", "not-now", "castle"),
        ("hexlands", "bad-action", "|".join(NONSENSE)),
        ("hexlands-deal", "give-coins 1", "give 1 coin|1コインを渡す"),
        ("hexlands-deal", "ask-coins 1", "Ask for 1 coin|1コインを求める"),
        ("hexlands-deal", "typed-unclear", "1 coin|1コイン"),
        ("dicolony", "clear orange O1", "orange 1|オレンジ1|オレンジの1|ORANGE1"),
        ("dicolony", "clear orange O1; clear red R2", "orange 1 and red 2|red 2 + orange 1|赤2とオレンジ1"),
        ("dicolony-stars", "clear red R*; clear green *5", "Red ★ + ★ 5|赤の★と5の★"),
        ("dicolony-stars", "clear red R*; clear green *5", "red star, star 5|Red star + star 5|赤の星と5の星"),
        ("dicolony-stars", "space-cleared", "Red 5|赤5|Green 5"),
        ("rise_of_tribes", "not-now", "village|村"),
        ("rise_of_tribes", "typed-unclear", "grow"),
        ("rise_of_tribes", "bad-action", "|".join(NONSENSE)),
        ("micronesia", "no-such-split", "1 and 12|1・12"),
    ],
)  # fmt: skip
def test_words_of_buttons_are_read_or_refused_by_a_rule(table: str, played: str, texts: str) -> None:
    """With the buttons that are there, and without any."""
    session = session_of(table, STATES[table])
    for text in texts.split("|"):
        assert [meaning(session, text, panel) for panel in (sheet(session), None)] == [played] * 2, text


@pytest.mark.parametrize(("lang", "seed"), [("en", 3), pytest.param("ja", 1, marks=pytest.mark.slow)])
def test_what_a_line_is_called_is_enough(lang: str, seed: int) -> None:
    """The words before its colon, if one line alone has them: "8 and 4", though only sacrifices reach these."""
    rules = GAMES["micronesia"].rules
    session = session_of("micronesia", rules.initial_state(rules.Options(), 3, FastChance(seed)).state)
    panel = sheet(session, lang)
    assert panel is not None
    called: dict[str, set[str]] = {}
    for row in panel.controls.rows:
        for plan in row.plans if isinstance(row, PlanList) else row:
            head, colon, _ = panel.label(plan).replace("：", ":").partition(":")
            if colon:
                called.setdefault(head, set()).add("; ".join(map(rules.notation, plan.line)))
    pairs = {head: lines for head, lines in called.items() if len(re.findall(r"\d+", head)) == 2}
    assert len(pairs) > 6
    for head, lines in called.items():
        if head in pairs and len(lines) == 1:
            assert meaning(session, " ".join(reversed(re.findall(r"\d+", head))), panel) in lines, "in any order"
        read = meaning(session, head, panel)
        assert read in ({*lines} if head in pairs and len(lines) == 1 else {*lines, "typed-unclear"}), head


def test_what_looks_like_a_button_is_no_other_one() -> None:
    """The lid holds 2 dice of each number: "2 x 2" is no pick of the 7s that lead to space 2."""
    session = session_of("octa", STATES["octa"])
    for text in ("1 x 1", "2 x 2", "1 x 2", "8 × 1", "x"):
        assert meaning(session, text, sheet(session)) in ("bad-action", "typed-unclear"), text
    session = session_of("octa", OctaTable.laid_out(seats=3).with_marker(Seat(0), 2, 3).state)
    for text in ("5 → 4", "5 to 4", "5->4"):
        assert "pick" not in meaning(session, text, sheet(session)), "a turned die is not the turn that begins so"


def moments(key: str) -> list[Session]:
    """Three states of a game of computer players, where different kinds are legal."""
    game, chance = GAMES[key], FastChance("typed")
    state = game.rules.initial_state(game.rules.Options(), 3, chance).state
    policy = next(iter(policies(game).values()))
    found: dict[frozenset[str], Any] = {}
    while len(found) < 3 and game.rules.outcome(state) is None:
        seat = game.rules.current_players(state)[0]
        legal = game.rules.legal_actions(state, seat)
        found.setdefault(frozenset(action.kind for action in legal), state)
        action = policy(game.rules.view(state, seat), legal, chance)
        state = game.rules.apply_action(state, seat, action, chance).state
    return [session_of(key, state) for state in found.values()]


def pressed(session: Session, reading: Reading) -> str:
    """What its button plays, or the code of its refusal."""
    try:
        return "; ".join(map(session.rules.notation, reading.choose().line))
    except IllegalAction as error:
        return error.code


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_button_can_be_typed(key: str) -> None:
    """Every label of a plan means that plan, or is refused as it can mean two; that of a wish plays nothing."""
    unclear = count = 0
    for at, session in enumerate(moments(key)):
        lang = LANGUAGES[at % len(LANGUAGES)]
        panel, seat = sheet(session, lang), session.movers[0]
        voice = Speaker(lang, session.names, key)
        labels = {reading.label: reading for reading in plan_readings(voice, session, seat, panel)}
        for label, reading in [*labels.items()][:: 1 + len(labels) // 8]:
            count += 1
            found = meaning(session, label, panel)
            unclear += found == "typed-unclear"
            assert found in ("typed-unclear", pressed(session, reading)), label
        wishes = {wish.label for wish in barred_readings(voice, session, seat, typed_of(""))} - labels.keys()
        for label in sorted(wishes)[:: 1 + len(wishes) // 5]:
            assert "-" in meaning(session, label, panel).partition(" ")[0], f"“{label}” plays something else"
    assert count > 5
    assert unclear * 4 <= count, "most buttons have words of their own"


async def test_line_of_actions_is_a_row_for_each(world: World) -> None:
    """However it is typed; it is taken back as one, and played once."""
    await spread_out(world)
    posted, before = len(world.messages()), (await world.session()).state
    wide = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else "\u3000" for sign in MOVED)
    for line in (wide, "use moon move；  move A1 A2 1 ;move B2 C2 1;", MOVED):
        rows = len(await notations(world))
        assert "Move 2 → A2 C2" in await typed(world, line)
        await world.redeliver()
        assert (await notations(world))[rows:] == MOVED_ROWS
        await reply_to(world, "aki", "game undo")
        assert (await world.session()).state == before
        story = await world.services.history.log((await world.session()).id)
        assert [line.row.notation for line in story][-3:] == [f"undo {rows + at}" for at in (3, 2, 1)]
    assert len(world.messages()) == posted, "the table sees the board when the turn is complete"
    drawing = f"{MOVED}; use sun lead; end"
    shown = private(await world.people["aki"].slash(world.channel, "game move", action=drawing))
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"], "what is final asks first"
    assert shown.content.index("Move 2 →") < shown.content.index("Not played: end")
    assert (await notations(world))[-3:] == MOVED_ROWS
    await press(world.people["aki"], shown, "Confirm")
    assert (await notations(world))[-2:] == ["use sun lead", "end"], "what is left is no choice"


async def test_stopped_line_says_where_and_why(world: World) -> None:
    await spread_out(world)
    told = await typed(world, "use moon move; move A1 A2 1; move A1 D2 1; stop")
    why = "A1 and D2 aren’t next to each other: 1 step each (rule 29)."
    assert f"Played 2 of 4. Stopped at “move A1 D2 1”: {why}" in told
    assert told.index("Move 1 A1 → A2") < told.index("Not played: move A1 D2 1; stop") < told.index("Move: 1 more")
    assert await notations(world) == MOVED_ROWS[:2]
    assert f"“castle” {NO_ACTION}" in await typed(world, "castle; move A1 A2 1")
    assert len(await notations(world)) == 2


async def test_nonsense_and_two_readings_are_a_sentence(world: World) -> None:
    await spread_out(world)
    for text in ("x" * 2000, "9" * 5000, "move A1 A2 " + "1" * 5000):
        sentence, end, _ = (await typed(world, text)).partition(f"…” {NO_ACTION}.")
        assert (len(sentence), bool(end)) == (100, True)
    for text in ("5;" * 1000, "；；；"):
        told = await typed(world, text)
        assert NO_ACTION in told
        assert len(told.splitlines()[0]) < 300
    for lang, text, said in (("en-US", "grow", "can mean"), ("ja", "成長", "とも読めます")):
        world.locales[world.people["aki"].id] = lang
        told = await typed(world, text)
        assert said in told
        assert sum(map(told.count, "◻☀🌙")) >= 2, "both are named"
    assert await notations(world) == []
    assert (await world.session()).incident is None
    assert not world.client.app.measures.incidents


async def test_typed_line_is_completed(world: World) -> None:
    """To look ahead plays nothing."""
    await spread_out(world)
    begun = await values(world, "use moon move; ")
    assert "use moon move; move A1 A2 2" in begun
    assert all(value.startswith("use moon move; move ") or value.endswith("; stop") for value in begun)
    assert await values(world, "Move with moon: 2 members (weak) · pushes off blank;move B2 C2") == [
        "use moon move; move B2 C2 1",
        "use moon move; move B2 C2 2",
    ]
    assert await values(world, f"{MOVED}; use sun lead") == [f"{MOVED}; use sun lead"]
    assert await values(world, "use moon move; move A1 D2 1; ") == [], "that cannot be played"
    assert await values(world, f"{MOVED}; use sun lead; ") == [], "nobody knows what will be drawn"
    assert await values(world, f"use moon move; move A1 A2 1; stop; {'x' * 60}") == []
    assert "use moon move" in await values(world, "ｍｏｏｎ　ｍｏｖｅ")
    for name in ("ben", "dai"):
        assert await values(world, "use moon move; ", name) == [], "one’s own actions alone"
    [(name, value), *rest] = await offered(world, "use moon move")
    assert (value, name[:16]) == ("use moon move", "▶ Move with moon")
    assert "use moon move; move A1 A2 1" in [value for _, value in rest]
    assert all(name.startswith("then ") for name, value in rest if ";" in value)
    for text in ("x" * 5000, "5;" * 3000, "\u200b", "；；", "use moon move;" * 40):
        await offered(world, text)
    assert not world.client.app.measures.incidents
    assert await notations(world) == []


async def test_line_of_octa_stops_in_both_languages(world: World) -> None:
    await laid(world, "octa")
    assert "pick 5" in await values(world, "")
    told = await typed(world, "reroll 5; pick 5")
    assert "Nothing was played. Stopped at “reroll 5”: You have no marker to step back with" in told
    assert "Not played: reroll 5; pick 5" in told
    assert await notations(world) == []
    world.locales[world.people["aki"].id] = "ja"
    told = await typed(world, "ピック5；ピック6")
    assert "2個のうち1個を行いました。「ピック6」で止まりました：" in told
    assert "行わなかった行動：ピック6" in told
    assert "ルール15" in told
    world.locales[world.people["aki"].id] = "en-US"
    await reply_to(world, "aki", "game undo")
    told = await typed(world, "5; 6")
    assert "Played 1 of 2. Stopped at “6”" in told
    assert "leave you nothing to choose" in told
    assert (await notations(world))[-2:] == ["pick 5", "done"], "the line ends the turn"


async def test_words_of_plans_are_completed_and_told_apart(world: World) -> None:
    await laid(world, "hexlands")
    for text in ("march E8 E", "出兵 e8", "e7 新"):
        assert "dispatch 2; move E8 E7" in await values(world, text)
    [(name, value), *_] = await offered(world, "march E8 E7")
    assert name.startswith("▶ ") or value == "dispatch 2; move E8 E7"
    await world.services.moves.end((await world.session()).id, actor_of(world.people["aki"]), by_moderator=True)
    await laid(world, "hexlands", STATES["hexlands-deal"])
    assert "“1 coin” can mean “Give 1 coin” or “Ask for 1 coin”" in await typed(world, "1 coin")


async def test_ready_made_plan_is_typed(world: World) -> None:
    await begun_game(world, *PEOPLE, game="octa", rated="false", hints="false")
    actor = await mover(world)
    shown = await suggested(actor, world.panel())
    hint = next(label for label in labels(shown) if label.startswith("💡"))
    await typed(world, hint.removeprefix("💡 "), actor.name)
    assert await notations(world)


def called(world: World) -> list[str]:
    """Return the users that the table's panel pings."""
    pinged = [user.id for user in world.panel().mentions]
    return [name for name in PEOPLE if world.people[name].id in pinged]


async def answers(world: World, **pressed: str) -> None:
    """Let these people answer, of whom each is called in turn; nobody is before the first action."""
    for name, label in pressed.items():
        assert called(world) == ([name] if await notations(world) else [])
        shown = private(await press(world.people[name], world.panel(), label))
        if "Confirm" in labels(shown):
            await press(world.people[name], shown, "Confirm")
        await settle_all(world)


async def test_auction_pings_only_the_bidder(world: World) -> None:
    """A typed line stops where another player is asked."""
    await laid(world, "rise_of_tribes", auction(TribesTable.laid_out()).state)
    await world.skip_confirming("aki")
    assert "Not played: bid 3" in await typed(world, "bid 1; bid 3")
    await settle_all(world)
    assert await notations(world) == ["bid 1"]
    assert called(world) == ["ben"]
    assert "aki bids 1" in world.panel().content
    assert "Asked: ben." in (world.panel().attachments[0].description or "")
    assert "Bid 1" not in labels(world.panel())
    early = private(await press(world.people["chika"], world.panel(), "Bid 2"))
    assert "chika" not in called(world)
    assert "ben" in early.content
    await answers(world, ben="Bid 2", chika="Drop out", aki="Drop out")
    assert called(world) == ["ben"], "who won shares the resources out"


async def test_abandoned_village_pings_builders_in_turn(world: World) -> None:
    await laid(world, "rise_of_tribes", abandoned(TribesTable.laid_out()).revealing("abandoned-village").state)
    await answers(world, aki="Village on A1", ben="Build nothing", chika="Village on C2")
    assert called(world) == ["aki"]
    assert "· ☀️☀️ ·" in world.panel().content
