"""Table rules: shown before joining, changed by the host, in both languages."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest

from bot.features.lobby.panel import option_choices, option_words, value_words
from bot.session.rules import TableRules
from bot.texts import LANGUAGES, Speaker

from .games import actor_of, begun_game, details, lobby, press_path, reply_to, settle_all
from .world import Message, World, labels, lists, open_world, press, private

ACCEPT = [
    "**By joining you accept**",
    "- **3 days** a turn",
    "- then the computer plays that turn",
    "- after resigning or 3 missed turns, the computer takes over",
    "- undo your own latest moves, until dice are rolled or something is revealed",
    "- rated",
]


def accepted(message: Message) -> list[str]:
    """Return the lines of what joining accepts."""
    lines = message.content.splitlines()
    at = next(at for at, line in enumerate(lines) if line in (ACCEPT[0], "**参加すると同意すること**"))
    return [lines[at], *takewhile(lambda line: line.startswith("- "), lines[at + 1 :])]


async def test_joining_says_what_is_accepted(world: World) -> None:
    await lobby(world, "aki")
    said = world.panel().content.splitlines()
    assert "-# By joining you accept: rated · **3 days** a turn · all of it, and the rules: **About…**" in said
    assert accepted(await details(world, "ben")) == ACCEPT


async def test_undo_further_back_is_offered_where_the_rules_allow_it(world: World) -> None:
    """Each turn of Micronesia ends with dice, those of Octa do not."""
    await lobby(world, "aki")
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    assert not any(one.startswith("Undo") for one in labels(menu))
    assert not any(one.startswith("Undo") for one in labels(menu))
    await world.services.moves.end((await world.session()).id, actor_of(world.people["aki"]), by_moderator=False)
    await settle_all(world)
    await lobby(world, "aki", game="octa")
    said = accepted(await details(world, "ben"))
    assert "- undo further back if everybody affected agrees, but never past dice or a reveal" in said
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    assert any(one.startswith("Undo · ") for one in labels(menu))


async def test_host_changes_table_rules_among_the_options(world: World) -> None:
    session = await lobby(world, "aki", game="octa")
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    assert "Time for each turn · 3 days" in labels(menu)
    named = {label.split(" · ")[0] for label in labels(menu)}
    assert {"Time for each turn", "Out of time", "After resigning or staying away", "Undo", "Rated"} <= named
    clock = private(await press(world.people["aki"], menu, "Time for each turn"))
    after = private(await press(world.people["aki"], clock, "no limit"))
    assert after.content.endswith("📈 Without a time limit a table is unrated, so **Rated** is off now.")
    rated = private(await press(world.people["aki"], after, "Rated"))
    [values] = lists(rated)
    assert values["placeholder"] == "Rated · no", "the closed list names the option"
    assert not any(option.get("default") for option in values["options"])
    after = private(await press(world.people["aki"], rated, "yes"))
    assert after.content.endswith("⏳ A rated table has a time limit: **3 days** a turn now.")
    clock = private(await press(world.people["aki"], after, "Time for each turn"))
    after = private(await press(world.people["aki"], clock, "no limit"))
    for option, value in (
        ("Out of time", "the others may let"),
        ("After resigning or staying away", "out, by the game"),
        ("Undo", "your own latest moves"),
    ):
        values = private(await press(world.people["aki"], after, option))
        after = private(await press(world.people["aki"], values, value))
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).table_rules == TableRules(
        clock="none", absent="vote", stand_ins=False, takebacks="own", rated=False
    )
    assert accepted(await details(world, "ben")) == [
        ACCEPT[0],
        "- **no time limit**",
        "- resigning or missing 3 turns puts you out",
        "- undo until somebody else acts",
        "- unrated",
        "- suggestions on request, marked on the end card",
    ]


async def test_stored_names_of_renamed_rules_stay(world: World) -> None:
    """Processes and buttons of earlier versions use them, and the checksum of a Join button is made of them."""
    session = await lobby(world, "aki")
    await world.services.lobbies.set_option(session.id, actor_of(world.people["aki"]), "rated", "false")
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    [asked] = lists(menu)
    assert {"options:hints", "options:advice"} < {option["value"] for option in asked["options"]}
    values = private(await press(world.people["aki"], menu, "Winning moves"))
    [asked] = lists(values)
    assert [option["value"] for option in asked["options"]] == ["set:hints:true", "set:hints:false"]
    await press(world.people["aki"], values, "off")
    stored = (
        '{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":false,"rated":false,'
        '"advice":true,"begins":"host","reliable":false,"vacations":true}'
    )
    assert (await world.services.tables.get(session.id)).table_rules == stored
    rules = (await world.services.tables.load(session.id)).table_rules
    assert rules == TableRules.from_stored(stored) == TableRules(shortcuts=False, rated=False)
    assert rules.terms() == stored.replace(',"begins":"host"', "").replace(',"reliable":false,"vacations":true', "")


async def test_join_on_old_terms_shows_the_new_ones(world: World) -> None:
    """An old panel may stay in the channel, as old messages cannot be edited."""
    session = await lobby(world, "aki")
    old = world.panel()
    host = actor_of(world.people["aki"])
    await world.services.lobbies.set_option(session.id, host, "clock", "12h")
    copy = private(await press(world.people["ben"], old, "Join"))
    assert copy.content.startswith("**You have not joined yet:**")
    assert "- **12 hours** a turn" in copy.content
    assert len((await world.services.tables.load(session.id)).players) == 1
    after = private(await press(world.people["ben"], copy, "Join"))
    assert "not joined yet" not in after.content
    assert [player.name for player in (await world.services.tables.load(session.id)).players] == ["aki", "ben"]


async def test_lobby_shows_the_option_that_would_hold(world: World) -> None:
    """The length of Hexlands is by the number of players, unless the host chooses it."""
    session = await lobby(world, "aki", "ben", "chika", game="hexlands", computers=1)
    standard = "standard: to progress 40 a player, 5–10 rounds with 2, 12–17 with 4, 22–29 with 6"
    by_players = "short for 5–6 players, else standard"
    page = private(await press(world.people["aki"], world.panel(), "Set up…"))
    assert f"Length: **{standard}** ({by_players})" in page.content.splitlines()
    await world.services.lobbies.add_computer(session.id, actor_of(world.people["aki"]), "random")
    await settle_all(world)
    page = private(await press(world.people["aki"], world.panel(), "Set up…"))
    [line] = [line for line in page.content.splitlines() if line.startswith("Length: ")]
    assert line.startswith("Length: **short: to progress 25")
    assert line.endswith(f"** ({by_players})")
    values = private(await press(world.people["aki"], page, "Length"))
    assert line in values.content.splitlines()
    await press(world.people["aki"], values, "standard")
    await settle_all(world)
    assert f"⚙️ Length: **{standard}**" in (await details(world, "ben")).content.splitlines()
    assert "✏️ Length" in world.panel().content.splitlines(), "its values are too long for a phone"


async def test_begun_game_shows_the_option_that_holds(world: World) -> None:
    session = await lobby(world, "aki", game="hexlands", computers=4)
    board = world.panel()
    await press(world.people["aki"], board, "Begin")
    await settle_all(world)
    begun = await world.services.tables.load(session.id)
    assert begun.options.model_dump() == {"length": "short"}
    assert [(option.now, option.holds) for option in option_choices(begun)][:1] == [("short", "short")]


async def test_settings_of_the_server_need_permission(world: World) -> None:
    await lobby(world, "aki", "ben")
    reply = private(await press(world.people["ben"], world.panel(), "Set up…"))
    assert reply.content == "Only **aki** (host) sets up."


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await lobby(world, "aki", lang="ja")
        said = world.panel().content.splitlines()
        assert "-# レーティング対象｜1手番**3日**（参加＝同意。全文とルールは「案内…」）" in said
        world.locales[world.people["ben"].id] = "ja"
        assert accepted(private(await press(world.people["ben"], world.panel(), "案内…"))) == [
            "**参加すると同意すること**",
            "- 1手番**3日**",
            "- 時間切れの手番はコンピュータが代行する",
            "- 離脱するか3手番続けて時間切れになると、コンピュータが引き継ぐ",
            "- 自分の直前の行動は、ダイスを振るか何かが公開されるまで取り消せる",
            "- レーティング対象",
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_rule_and_value_has_words_that_differ(world: World, lang: str) -> None:
    session = await lobby(world, "aki")
    voice = Speaker(lang, strict=True)
    for option in option_choices(session):
        words = [value_words(voice, session.game, option.name, value) for value in option.values]
        assert len(set(words)) == len(words)
        assert option_words(voice, session.game, option.name)


# --- the deadline on the table -----------------------------------------------------------------------------------


async def test_panel_shows_the_deadline(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert f"⏳ <t:{int(world.clock.now + 3 * 86_400)}:R>" in world.panel().content


async def test_no_deadline_is_shown_without_a_limit(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    aki = await world.services.tables.load(session.id)
    assert aki.host_id == world.people["aki"].id
    menu = private(await press(world.people["aki"], world.panel(), "Set up…"))
    values = private(await press(world.people["aki"], menu, "Time for each turn"))
    await press(world.people["aki"], values, "no limit")
    for name in ("ben", "chika"):
        await press_path(world, name, "join")
    await settle_all(world)
    await press_path(world, "aki", "begin")
    await settle_all(world)
    assert "⏳" not in world.panel().content


async def test_simultaneous_choices_show_the_first_deadline(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="dicolony")
    assert len(session.movers) == 2
    assert f"⏳ <t:{int(world.clock.now + 3 * 86_400)}:R>" in world.panel().content
    assert "⏳ Deadline: <t:" in await reply_to(world, "aki", "game panel"), "the own one"


async def test_computer_game_waits_for_nobody(world: World) -> None:
    await lobby(world, "aki", computers=2)
    assert labels(world.panel()) == ["Join", "Begin", "Leave", "Set up…", "About…"]
