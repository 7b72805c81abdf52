"""The slash commands: Discord's limits, and a game played by commands."""

from __future__ import annotations

import json
import random
import re
from functools import partial
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.command_tree import MOVED, WAYS, Commands, verbs
from bot.kit.commands import TRANSLATIONS, CommandTexts, command, group, locale_text
from bot.session.model import Actor, Phase
from bot.store.games import sessions
from bot.texts import LANGUAGES, Speaker

from .games import begun_game, does, lobby, press_path, reply_to, settle_all
from .test_presses import begun, mover, other
from .world import World, labels, open_world, press, private

NAME = re.compile(r"[-_\w]{1,32}")


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    client = discord.Client(intents=discord.Intents.none())
    try:
        return await Commands(client).payload()
    finally:
        await client.close()


def nodes(payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Yield every command, subcommand, parameter and choice."""
    found: list[dict[str, Any]] = []
    waiting = list(payload)
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += one.get("options") or []
        waiting += one.get("choices") or []
    return found


# --- limits ------------------------------------------------------------------------------------------------------


async def test_names_and_descriptions_fit_in_both_languages(payload: list[dict[str, Any]]) -> None:
    for node in nodes(payload):
        choice = "description" not in node
        names = [node["name"], *(node.get("name_localizations") or {}).values()]
        for name in names:
            assert 1 <= len(name) <= (100 if choice else 32), name
            assert choice or (NAME.fullmatch(name) and name == name.lower()), name
        for text in [node.get("description"), *(node.get("description_localizations") or {}).values()]:
            assert choice or 1 <= len(text) <= 100, text


async def test_every_command_is_translated(payload: list[dict[str, Any]]) -> None:
    for node in nodes(payload):
        assert set(node["name_localizations"]) == set(LANGUAGES[1:]), node["name"]
        assert "description" not in node or set(node["description_localizations"]) == set(LANGUAGES[1:])


async def test_no_command_is_too_large(payload: list[dict[str, Any]]) -> None:
    """8,000 characters in names, descriptions and values of one command; 25 of everything; 100 commands."""
    assert len(payload) <= 100
    for one in payload:
        counted = 0
        for node in nodes([one]):
            for text in (node["name"], node.get("description") or "", node.get("value") or ""):
                counted += len(str(text))
            counted += sum(len(text) for text in (node.get("name_localizations") or {}).values())
            counted += sum(len(text) for text in (node.get("description_localizations") or {}).values())
            assert len(node.get("options") or []) <= 25
            assert len(node.get("choices") or []) <= 25
        assert counted <= 8000, one["name"]


async def test_names_are_not_used_twice_in_any_language(payload: list[dict[str, Any]]) -> None:
    for siblings in [payload, *(node.get("options") or [] for node in nodes(payload))]:
        for lang in LANGUAGES:
            names = [(node.get("name_localizations") or {}).get(lang, node["name"]) for node in siblings]
            assert len(set(names)) == len(names), names


def test_26th_subcommand_is_refused_before_sending() -> None:
    async def nothing(interaction: discord.Interaction) -> None:
        """Do nothing."""

    many = [command("game-leave", nothing) for _ in range(26)]
    for number, one in enumerate(many):
        one.name = f"join{number}"
    with pytest.raises(ValueError, match="maximum number of child commands"):
        group("game", many)


async def test_translator_skips_other_languages() -> None:
    text = locale_text("command-game-leave")
    where: Any = None
    spoken = [await CommandTexts().translate(text, locale, where) for locale in discord.Locale]
    assert [word for word in spoken if word] == ["席を立つ"]
    unknown = app_commands.locale_str("not ours")
    assert await CommandTexts().translate(unknown, discord.Locale.japanese, where) is None


def test_every_press_has_one_meaning() -> None:
    assert {"act", "sure", "narrow", "undo", "hand", "join", "begin", "log", "resign", "end"} <= set(verbs())


# --- how many there are ------------------------------------------------------------------------------------------

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
    "rules": "ルール",
    "leaderboard": "ランキング",
    "settings": "設定",
    "server": "サーバー",
    "export": "記録",
    "privacy": "プライバシー",
    "help": "ヘルプ",
    "admin": "管理",
}


async def test_there_are_22_commands_and_one_menu(payload: list[dict[str, Any]]) -> None:
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
    assert len(found) == 22
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
        if old in ("What happened since my turn?", "Our record"):
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

    async def nothing(interaction: discord.Interaction) -> None:
        """Do nothing."""

    async def about(interaction: discord.Interaction, person: discord.User) -> None:
        """Do nothing."""

    old = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    groups = {name: app_commands.Group(name=name, description="-") for name in ("game", "my-data")}
    seat = app_commands.Group(name="seat", description="-", parent=groups["game"])
    seat.add_command(app_commands.Command(name="give", description="-", callback=nothing))
    groups["my-data"].add_command(app_commands.Command(name="export", description="-", callback=nothing))
    for name in MOVED:
        *above, last = name.split(" ")
        if name in ("What happened since my turn?", "Our record"):
            old.add_command(app_commands.ContextMenu(name=name, callback=about))
        elif above:
            if last != "seat":
                groups["game"].add_command(app_commands.Command(name=last, description="-", callback=nothing))
        elif name not in groups:
            old.add_command(app_commands.Command(name=name, description="-", callback=nothing))
    for made in groups.values():
        old.add_command(made)
    payload = [one.to_dict(old) for one in old.get_commands()]
    await world.client.http.bulk_upsert_global_commands(world.client.application_id, payload)  # type: ignore[arg-type]


# --- the lobby, typed --------------------------------------------------------------------------------------------


async def test_game_is_set_up_by_commands(world: World) -> None:
    aki, ben, chika = (world.people[name] for name in ("aki", "ben", "chika"))
    opened = private(await aki.slash(world.channel, "game new", game="micronesia"))
    assert opened.content == "The lobby for Micronesia is open."
    await press_path(world, ben, "join")
    assert private(await ben.slash(world.channel, "game leave")).content == "You left the lobby."
    await press_path(world, ben, "join")
    early = private(await press_path(world, ben, "begin"))
    assert early.content.startswith("This game needs at least 3 players; there are 2.")
    await press_path(world, chika, "join")
    assert "Only the host can begin" in private(await press_path(world, ben, "begin")).content
    await press_path(world, aki, "begin")
    assert (await world.session()).phase is Phase.PLAYING
    await world.settle()
    _, lobby, *_ = (message.content for message in world.messages())
    assert lobby.endswith("The game has begun."), "the lobby above the board no longer calls for people"


async def test_second_game_in_channel_is_refused(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    reply = private(await world.people["ben"].slash(world.channel, "game new", game="micronesia"))
    assert "The lobby of **aki** for Micronesia is open in this channel" in reply.content


async def test_every_command_reports_a_missing_game(world: World) -> None:
    for name in ("leave", "board", "panel", "undo", "story", "seat", "end"):
        reply = private(await world.people["aki"].slash(world.channel, f"game {name}"))
        assert reply.content == "There is no game here. Start one with /game new.", name
    reply = private(await world.people["aki"].slash(world.channel, "game move", action="done"))
    assert reply.content == "There is no game here. Start one with /game new."
    assert await world.people["aki"].autocomplete(world.channel, "game move", "action", "") == []


async def test_options_are_for_host(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await aki.slash(world.channel, "game new", game="micronesia")
    await press(ben, world.panel(), "Join")
    assert private(await press(ben, world.panel(), "Set up…")).content == "Only **aki** (host) sets up."
    shown = private(await press(aki, world.panel(), "Set up…"))
    values = private(await press(aki, shown, "Islands that win"))
    again = private(await press(aki, values, "5 islands"))
    assert again.id == shown.id
    assert "Islands that win at once · 5 islands" in labels(again)
    assert "✏️ Islands that win at once: 7 islands (as printed) → **5 islands**" in world.panel().content


async def test_computer_players_come_and_go(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="micronesia")
    page = private(await press(aki, world.panel(), "Set up…"))
    page = private(await press(aki, page, "Computer: easy"))
    name = (await world.session()).names[1]
    assert f"**{name}** sits down." in page.content
    assert f"🤖 **{name}** (easy)" in world.panel().content
    page = private(await press(aki, page, "Computer: normal"))
    done = private(await press(aki, page, "Done"))
    assert (done.id, labels(done)) == (page.id, ["Begin"])
    await press(aki, world.panel(), "Begin")
    await world.settle()
    assert (done.content, labels(done)) == ("The game has begun.", ["My panel"])


async def test_computer_players_leave_again(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="micronesia")
    page = private(await press(aki, world.panel(), "Set up…"))
    for _ in range(2):
        page = private(await press(aki, page, "Computer: easy"))
    first, second = (await world.session()).names[1:]
    page = private(await press(aki, page, f"Remove {first}"))
    assert f"**{first}** leaves." in page.content
    assert (await world.session()).names == ("aki", second), "the one that was chosen, not the last"
    await press(aki, page, f"Remove {second}")
    assert "👥 1/4 · **aki** (host)" in world.panel().content


async def test_last_one_out_closes_lobby(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="micronesia")
    await press(aki, world.panel(), "Leave")
    assert "The lobby was closed" in world.messages()[-1].content
    assert world.messages()[-1].components == []


async def test_lobby_is_shown_again_on_request(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    copy = private(await world.people["ben"].slash(world.channel, "game board"))
    joined = private(await press(world.people["ben"], copy, "Join"))
    assert joined.id == copy.id
    assert "**aki** (host) · **ben**\n" in joined.content
    assert "**aki** (host) · **ben**\n" in world.panel().content


# --- the table, typed --------------------------------------------------------------------------------------------


async def test_commands_in_a_lobby_answer_for_the_lobby(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="micronesia")
    for typed in (aki.slash(world.channel, "game move", action="done"), aki.slash(world.channel, "game undo")):
        assert "has not begun" in private(await typed).content


async def test_autocomplete_is_empty_for_a_quarantined_game(world: World) -> None:
    await begun(world)
    session, actor = await world.session(), await mover(world)
    await world.store.write(partial(sessions.quarantine, session_id=session.id, incident="c0ffee"))
    assert await actor.autocomplete(world.channel, "game move", "action", "") == []


async def test_autocomplete_matches_labels_and_notation(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    offered = await actor.autocomplete(world.channel, "game move", "action", "")
    session = await world.session()
    legal = [session.rules.notation(a) for a in session.rules.legal_actions(session.state, session.movers[0])]
    assert [choice["value"] for choice in offered] == legal[:25]
    settle = await actor.autocomplete(world.channel, "game move", "action", "SETTLE")
    assert all(choice["value"].startswith("settle") for choice in settle)
    assert settle
    send = await actor.autocomplete(world.channel, "game move", "action", "send 2")
    assert all("send 2" in choice["name"] for choice in send)
    assert send
    assert await (await other(world)).autocomplete(world.channel, "game move", "action", "") == []
    assert await world.people["dai"].autocomplete(world.channel, "game move", "action", "") == []


@pytest.mark.parametrize("by", ["notation", "label"])
async def test_turn_is_typed_and_confirmed(world: World, by: str) -> None:
    await begun(world)
    actor = await mover(world)
    offered = await actor.autocomplete(world.channel, "game move", "action", "settle")
    typed = offered[0]["value"] if by == "notation" else offered[0]["name"].split(" [")[0]
    shown = private(await actor.slash(world.channel, "game move", action=typed))
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"]
    before = (await world.session()).row
    await press(actor, shown, "Confirm")
    assert (await world.session()).row > before, "whose turn it is then depends on the dice"


async def test_nonsense_is_refused_in_sentence(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    reply = private(await actor.slash(world.channel, "game move", action="castle **kingside**"))
    assert "isn’t an action in this game" in reply.content
    illegal = private(await actor.slash(world.channel, "game move", action="shift 1 3>8"))
    assert "Settle first" in illegal.content


async def test_undo_typed(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    nothing = private(await actor.slash(world.channel, "game undo"))
    assert "Nothing to undo yet." in nothing.content
    change = await actor.autocomplete(world.channel, "game move", "action", "change 1")
    await actor.slash(world.channel, "game move", action=change[0]["value"])
    assert "Undone." in private(await actor.slash(world.channel, "game undo")).content
    log = await does(world, actor, "log")
    assert re.search(r"~~.* sacrifices 1 tribe.*~~ \(undone\)", log.content)


async def played_out(world: World) -> None:
    """Play to the end through the services, without commands and presses."""
    whim = random.Random("log")
    while (session := await world.session()).phase is Phase.PLAYING:
        seat = session.movers[0]
        player = session.players[seat]
        assert player.user_id is not None
        action = session.rules.notation(whim.choice(session.rules.legal_actions(session.state, seat)))
        await world.services.moves.act(
            session.id, Actor(player.user_id, player.name), action, decision=None, interaction_id=None
        )
    await world.settle()


async def test_log_has_pages(world: World) -> None:
    await begun(world)
    await played_out(world)
    newest = await does(world, "dai", "log")
    last = re.search(r"page (\d+) of \1\b", newest.content)
    assert last is not None, "the newest page comes first"
    assert int(last[1]) > 1
    assert "ame over" in newest.content
    before = private(await press(world.people["dai"], newest, "◀ Previous"))
    assert f"page {int(last[1]) - 1} of {last[1]}" in before.content
    assert last[0] in private(await press(world.people["dai"], before, "Next ▶")).content


async def test_host_ends_game_and_others_do_not(world: World) -> None:
    await begun(world)
    assert "Only the host" in private(await world.people["ben"].slash(world.channel, "game end")).content
    asked = private(await world.people["aki"].slash(world.channel, "game end"))
    assert (await world.session()).phase is Phase.PLAYING
    assert private(await press(world.people["aki"], asked, "End the game")).content == "The game was ended."
    assert (await world.session()).phase is Phase.CLOSED
    assert "without a result" in world.messages()[-1].content
    again = private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
    assert "is open" in again.content


async def test_moderator_ends_game_too(world: World) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = world.guild.add_member(world.env.create_user("eri"), roles=[role])
    await begun(world)
    asked = private(await mod.slash(world.channel, "game end"))
    await press(mod, asked, "End the game")
    assert (await world.session()).phase is Phase.CLOSED


@pytest.mark.parametrize(
    "damage",
    [
        "decisions = '{'",
        "decisions = '7'",
        "takebacks = '[\"x\"]'",
        "state = '{}'",
        "options = '['",
        "table_rules = '[]'",
        "words = '{'",
        "beacon = '[1]'",
        "game = 'go_fish'",
    ],
)
async def test_moderator_ends_table_that_cannot_be_read(world: World, damage: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.store.write(lambda db: db.execute(f"UPDATE sessions SET {damage}"))
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    asked = private(await mod.slash(world.channel, "game end"))
    await press(mod, asked, "End the game")
    await settle_all(world)
    (found,) = await world.store.read(lambda db: db.execute("SELECT phase FROM sessions").fetchall())
    assert found == ("closed",)
    await lobby(world, "aki")
    assert (await world.session()).id != session.id


async def test_each_person_reads_their_own_language(tmp_path: Any, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", locales={"ben": "ja"}, guild_locale="en-GB") as world:
        await begun(world)
        assert "First to 7 islands wins" in world.panel().content
        reply = private(await world.people["ben"].slash(world.channel, "game panel"))
        assert re.search("[\u3040-\u30ff]", reply.content)
        reply = private(await world.people["chika"].slash(world.channel, "game panel"))
        assert not re.search("[\u3040-\u30ff]", reply.content)


async def test_payload_is_same_each_time(payload: list[dict[str, Any]]) -> None:
    client = discord.Client(intents=discord.Intents.none())
    TRANSLATIONS.clear()
    again = await Commands(client).payload()
    await client.close()
    assert json.dumps(again, sort_keys=True) == json.dumps(payload, sort_keys=True)


async def test_settling_waits_for_what_a_test_itself_caused(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    posted = len(world.messages())
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert len(world.messages()) == posted + 1


@pytest.mark.parametrize("waiting", [1, 2])
async def test_nobody_is_told_of_turns_while_all_choose_dice(
    world: World, plain_pictures: None, waiting: int
) -> None:
    """In Hexlands turns follow only after everybody has chosen dice, in secret."""
    await begun_game(world, "aki", "ben", "chika", game="hexlands")
    for name in ("aki", "ben", "chika")[: 3 - waiting]:
        await reply_to(world, name, "game move", action="commit 1")
    told = await reply_to(world, "aki", "game move", action="commit 1")
    assert told.startswith("Nothing to choose right now")
    assert "your turn" not in told.splitlines()[0]
