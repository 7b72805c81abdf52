"""The slash commands: Discord's limits, and a game played by commands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.command_tree import MOVED, WAYS, Commands, verbs
from bot.kit.commands import TRANSLATIONS, CommandTexts, command, group, locale_text
from bot.session.model import Phase
from bot.store.games import sessions
from bot.texts import LANGUAGES, Speaker

from .games import begun_game, does, lobby, press_path, reply_to, settle_all
from .server_page import member
from .test_presses import begun, mover, other
from .world import World, labels, press, private

NAME = re.compile(r"[-_\w]{1,32}")
MENUS = ("What happened since my turn?", "Our record")


async def nothing(interaction: discord.Interaction) -> None:
    """Do nothing."""


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    client = discord.Client(intents=discord.Intents.none())
    try:
        return await Commands(client).payload()
    finally:
        await client.close()


def nodes(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every command, subcommand, parameter and choice."""
    for one in payload:
        yield one
        yield from nodes([*(one.get("options") or []), *(one.get("choices") or [])])


# --- limits ------------------------------------------------------------------------------------------------------


async def test_names_and_descriptions_fit_in_both_languages(payload: list[dict[str, Any]]) -> None:
    """8,000 characters in names, descriptions and values of one command; 25 of everything; 100 commands."""
    assert len(payload) <= 100
    for one in payload:
        counted = 0
        for node in nodes([one]):
            is_choice = "description" not in node
            assert set(node["name_localizations"]) == set(LANGUAGES[1:]), node["name"]
            assert is_choice or set(node["description_localizations"]) == set(LANGUAGES[1:])
            names = [node["name"], *node["name_localizations"].values()]
            texts = [] if is_choice else [node["description"], *node["description_localizations"].values()]
            for name in names:
                assert 1 <= len(name) <= (100 if is_choice else 32), name
                assert is_choice or (NAME.fullmatch(name) and name == name.lower()), name
            assert all(1 <= len(text) <= 100 for text in texts), texts
            assert all(len(node.get(below) or []) <= 25 for below in ("options", "choices"))
            counted += sum(len(str(text)) for text in (*names, *texts, node.get("value") or ""))
        assert counted <= 8000, one["name"]
    for siblings in [payload, *(node.get("options") or [] for node in nodes(payload))]:
        for lang in LANGUAGES:
            names = [node["name_localizations"].get(lang, node["name"]) for node in siblings]
            assert len(set(names)) == len(names), names


async def test_payload_is_same_each_time(payload: list[dict[str, Any]]) -> None:
    client = discord.Client(intents=discord.Intents.none())
    TRANSLATIONS.clear()
    again = await Commands(client).payload()
    await client.close()
    assert json.dumps(again, sort_keys=True) == json.dumps(payload, sort_keys=True)
    assert {"act", "sure", "narrow", "undo", "hand", "join", "begin", "log", "resign", "end"} <= set(verbs())


def test_26th_subcommand_is_refused_before_sending() -> None:
    many = [command("game-leave", nothing) for _ in range(26)]
    for number, one in enumerate(many):
        one.name = f"join{number}"
    with pytest.raises(ValueError, match="maximum number of child commands"):
        group("game", many)


async def test_translator_skips_other_languages() -> None:
    text, where = locale_text("command-game-leave"), None
    spoken = [await CommandTexts().translate(text, locale, where) for locale in discord.Locale]  # type: ignore[arg-type]
    assert [word for word in spoken if word] == ["席を立つ"]
    unknown = app_commands.locale_str("not ours")
    assert await CommandTexts().translate(unknown, discord.Locale.japanese, where) is None  # type: ignore[arg-type]


TREE = {
    "game new": "ゲーム 新規",
    "game panel": "ゲーム 自分のパネル",
    "game board": "ゲーム 盤面",
    "game move": "ゲーム 行動",
    "game undo": "ゲーム 取り消し",
    "game story": "ゲーム 経過",
    "game seat": "ゲーム 席",
    "game leave": "ゲーム 席を立つ",
    "game end": "ゲーム 中止",
    "standings": "得点",
    "tables": "卓一覧",
    "play": "遊ぶ",
    "daily": "今日のダイス",
    "learn": "学ぶ",
    "league": "リーグ",
    "rules": "ルール",
    "leaderboard": "ランキング",
    "settings": "設定",
    "server": "サーバー",
    "export": "記録",
    "privacy": "プライバシー",
    "help": "ヘルプ",
    "admin": "管理",
}


async def test_there_are_23_commands_and_one_menu(payload: list[dict[str, Any]]) -> None:
    def named(one: dict[str, Any]) -> tuple[str, str]:
        return one["name"], one["name_localizations"]["ja"]

    found: dict[str, str] = {}
    for one in payload:
        if one.get("type", 1) != 1:
            continue
        below = [each for each in one.get("options") or [] if each["type"] in (1, 2)]
        for names in [[named(one), named(each)] for each in below] or [[named(one)]]:
            found[" ".join(name for name, _ in names)] = " ".join(name for _, name in names)
    assert found == TREE
    assert len(found) == 23
    assert [named(one) for one in payload if one.get("type", 1) != 1] == [("Invite to a game", "ゲームに招待する")]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_command_of_an_older_client_is_told_where_it_has_gone(world: World, lang: str) -> None:
    """Discord may offer the commands of the last version for a while."""
    aki, said = world.people["aki"], Speaker(lang)
    world.locales[aki.id] = {"en": "en-US"}.get(lang, lang)
    names = {tuple(name.split(" ")): ja if lang == "ja" else name for name, ja in TREE.items()}
    assert set(MOVED.values()) - set(WAYS) <= {"-".join(path) for path in names}
    await _old_tree(world)
    for old, now in MOVED.items():
        if old in MENUS:
            result = await aki.context_menu(world.channel, old, world.people["ben"])
        else:
            below = {"game seat": " give", "my-data": " export"}.get(old, "")
            result = await aki.slash(world.channel, f"{old}{below}")
        typed = names.get(tuple(now.split("-")), "")
        key = now if now in WAYS else "command"
        assert private(result).content == said.say(f"common-moved-{key}", {"command": f"/{typed}"}), old
    assert {type(one) for one in world.env.errors} == {app_commands.CommandNotFound}
    world.env._errors.clear()  # simcord would report them at the end


async def _old_tree(world: World) -> None:
    """Let Discord have the commands of the last version, which the bot no longer has."""

    async def about(interaction: discord.Interaction, person: discord.User) -> None:
        """Do nothing."""

    def old_command(name: str) -> app_commands.Command[Any, ..., None]:
        return app_commands.Command(name=name, description="-", callback=nothing)

    old = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    groups = {name: app_commands.Group(name=name, description="-") for name in ("game", "my-data")}
    app_commands.Group(name="seat", description="-", parent=groups["game"]).add_command(old_command("give"))
    groups["my-data"].add_command(old_command("export"))
    for name in MOVED:
        *above, last = name.split(" ")
        if name in MENUS:
            old.add_command(app_commands.ContextMenu(name=name, callback=about))
        elif above and last != "seat":
            groups["game"].add_command(old_command(last))
        elif not above and name not in groups:
            old.add_command(old_command(name))
    for made in groups.values():
        old.add_command(made)
    payload = [one.to_dict(old) for one in old.get_commands()]
    await world.client.http.bulk_upsert_global_commands(world.client.application_id, payload)  # type: ignore[arg-type]


# --- the lobby, typed --------------------------------------------------------------------------------------------


async def test_game_is_set_up_by_commands(world: World) -> None:
    aki, ben, chika = (world.people[name] for name in ("aki", "ben", "chika"))
    for name in ("leave", "board", "panel", "undo", "story", "seat", "end", "move"):
        options = {"action": "done"} if name == "move" else {}
        reply = await reply_to(world, "aki", f"game {name}", **options)
        assert reply == "There is no game here. Start one with /game new.", name
    assert await aki.autocomplete(world.channel, "game move", "action", "") == []
    assert await reply_to(world, "aki", "game new", game="micronesia") == "The lobby for Micronesia is open."
    reply = await reply_to(world, "ben", "game new", game="micronesia")
    assert "The lobby of **aki** for Micronesia is open in this channel" in reply
    for name, options in (("game move", {"action": "done"}), ("game undo", {})):
        assert "has not begun" in await reply_to(world, "aki", name, **options)
    await press_path(world, ben, "join")
    assert await reply_to(world, "ben", "game leave") == "You left the lobby."
    copy = private(await ben.slash(world.channel, "game board"))
    joined = private(await press(ben, copy, "Join"))
    assert joined.id == copy.id
    assert "**aki** (host) · **ben**\n" in joined.content
    assert "**aki** (host) · **ben**\n" in world.panel().content
    early = private(await press_path(world, ben, "begin"))
    assert early.content.startswith("This game needs at least 3 players; there are 2.")
    await press_path(world, chika, "join")
    assert "Only the host can begin" in private(await press_path(world, ben, "begin")).content
    await press_path(world, aki, "begin")
    assert (await world.session()).phase is Phase.PLAYING
    await world.settle()
    _, lobby, *_ = (message.content for message in world.messages())
    assert lobby.endswith("The game has begun."), "the lobby above the board no longer calls for people"


# --- the table, typed --------------------------------------------------------------------------------------------


async def test_turn_is_typed_and_confirmed(world: World) -> None:
    await begun(world)
    actor, session = await mover(world), await world.session()

    async def offered(typed: str, who: Any = actor) -> list[dict[str, Any]]:
        return await who.autocomplete(world.channel, "game move", "action", typed)  # type: ignore[no-any-return]

    legal = [session.rules.notation(a) for a in session.rules.legal_actions(session.state, session.movers[0])]
    assert [choice["value"] for choice in await offered("")] == legal[:25]
    settle, send = await offered("SETTLE"), await offered("send 2")
    assert settle
    assert all(choice["value"].startswith("settle") for choice in settle)
    assert send
    assert all("send 2" in choice["name"] for choice in send)
    assert [await offered("", who) for who in (await other(world), world.people["dai"])] == [[], []]
    for typed, said in (("castle **kingside**", "isn’t an action in this game"), ("shift 1 3>8", "Settle first")):
        assert said in private(await actor.slash(world.channel, "game move", action=typed)).content
    assert "Nothing to undo yet." in private(await actor.slash(world.channel, "game undo")).content
    await actor.slash(world.channel, "game move", action=(await offered("change 1"))[0]["value"])
    assert "Undone." in private(await actor.slash(world.channel, "game undo")).content
    log = await does(world, actor, "log")
    assert re.search(r"~~.* sacrifices 1 tribe.*~~ \(undone\)", log.content)
    for typed in (settle[0]["value"], settle[0]["name"].split(" [")[0]):
        shown = private(await actor.slash(world.channel, "game move", action=typed))
        assert labels(shown) == ["Confirm", "Back", "Don’t ask again"], typed
    before = (await world.session()).row
    await press(actor, shown, "Confirm")
    assert (await world.session()).row > before, "whose turn it is then depends on the dice"
    waited = await mover(world)
    await world.store.write(partial(sessions.quarantine, session_id=session.id, incident="c0ffee"))
    assert await offered("", waited) == []


@pytest.mark.parametrize("damage", ["state = '{}'", "beacon = '[1]'", "game = 'go_fish'"])
async def test_moderator_ends_table_that_cannot_be_read(world: World, damage: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.store.write(lambda db: db.execute(f"UPDATE sessions SET {damage}"))
    mod = member(world, "mod", manage_messages=True)
    asked = private(await mod.slash(world.channel, "game end"))
    await press(mod, asked, "End the game")
    await settle_all(world)
    (found,) = await world.store.read(lambda db: db.execute("SELECT phase FROM sessions").fetchall())
    assert found == ("closed",)
    await lobby(world, "aki")
    assert (await world.session()).id != session.id


@pytest.mark.parametrize("waiting", [1, 2])
async def test_nobody_is_told_of_turns_while_all_choose_dice(world: World, waiting: int) -> None:
    """In Hexlands turns follow only after everybody has chosen dice, in secret."""
    await begun_game(world, "aki", "ben", "chika", game="hexlands")
    for name in ("aki", "ben", "chika")[: 3 - waiting]:
        await reply_to(world, name, "game move", action="commit 1")
    told = await reply_to(world, "aki", "game move", action="commit 1")
    assert told.startswith("Nothing to choose right now")
    assert "your turn" not in told.splitlines()[0]
