"""The five buttons of a lobby, what joining accepts, and the pages of options, people and table rules."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

from bot.features.lobby.panel import level_word, option_choices, option_words, value_words
from bot.kit.ids import custom_id as made_id
from bot.kit.phone import phone_lines
from bot.session.rules import TableRules
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.opponents.computers import EASY, STRONG, levels
from engines.core.playable import Playable

from .games import actor_of, begun_game, details, lobby, mover, play_to_end, reply_to
from .server_page import member
from .world import Message, World, controls, is_more, labels, lists, open_world, press, private

pytestmark = pytest.mark.database

ACCEPT = [
    "**By joining you accept**",
    "- **3 days** a turn",
    "- then the computer plays that turn",
    "- after resigning or 3 missed turns, the computer takes over",
    "- undo your own latest moves, until dice are rolled or something is revealed",
    "- rated",
]
STORED = (
    '{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":false,"rated":false,'
    '"advice":true,"begins":"host","reliable":false,"vacations":true}'
)


def accepted(message: Message) -> list[str]:
    """Return the lines of what joining accepts."""
    lines = message.content.splitlines()
    at = next(at for at, line in enumerate(lines) if line in (ACCEPT[0], "**参加すると同意すること**"))
    return [lines[at], *takewhile(lambda line: line.startswith("- "), lines[at + 1 :])]


async def set_up(world: World) -> Message:
    return private(await press(world.people["aki"], world.panel(), "Set up…"))


async def chooses(world: World, page: Message, option: str, value: str) -> Message:
    """Press an option and a value of it; return the page."""
    values = private(await press(world.people["aki"], page, option))
    return private(await press(world.people["aki"], values, value))


async def test_joining_says_what_is_accepted(world: World) -> None:
    """Undo further back is offered where the rules allow it: each turn of Micronesia ends with dice."""
    session = await lobby(world, "aki")
    said = world.panel().content.splitlines()
    assert "-# By joining you accept: rated · **3 days** a turn · all of it, and the rules: **About…**" in said
    assert accepted(await details(world, "ben")) == ACCEPT
    assert not any(one.startswith("Undo") for one in labels(await set_up(world)))
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    await world.settle()
    await lobby(world, "aki", game="octa")
    said = accepted(await details(world, "ben"))
    assert "- undo further back if everybody affected agrees, but never past dice or a reveal" in said
    assert any(one.startswith("Undo · ") for one in labels(await set_up(world)))


async def test_host_changes_table_rules_among_the_options(world: World) -> None:
    session = await lobby(world, "aki", game="octa")
    menu = await set_up(world)
    assert "Time for each turn · 3 days" in labels(menu)
    named = {label.split(" · ")[0] for label in labels(menu)}
    assert {"Time for each turn", "Out of time", "After resigning or staying away", "Undo", "Rated"} <= named
    page = await chooses(world, menu, "Time for each turn", "no limit")
    assert page.content.endswith("📈 Without a time limit a table is unrated, so **Rated** is off now.")
    rated = private(await press(world.people["aki"], page, "Rated"))
    [values] = lists(rated)
    assert values["placeholder"] == "Rated · no", "the closed list names the option"
    assert not any(option.get("default") for option in values["options"])
    page = private(await press(world.people["aki"], rated, "yes"))
    assert page.content.endswith("⏳ A rated table has a time limit: **3 days** a turn now.")
    for option, value in (
        ("Time for each turn", "no limit"),
        ("Out of time", "the others may let"),
        ("After resigning or staying away", "out, by the game"),
        ("Undo", "your own latest moves"),
    ):
        page = await chooses(world, page, option, value)
    await world.settle()
    rules = TableRules(clock="none", absent="vote", stand_ins=False, takebacks="own", rated=False)
    assert (await world.services.tables.load(session.id)).table_rules == rules
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
    menu = await set_up(world)
    [asked] = lists(menu)
    assert {"options:hints", "options:advice"} < {option["value"] for option in asked["options"]}
    values = private(await press(world.people["aki"], menu, "Winning moves"))
    [asked] = lists(values)
    assert [option["value"] for option in asked["options"]] == ["set:hints:true", "set:hints:false"]
    await press(world.people["aki"], values, "off")
    assert (await world.services.tables.get(session.id)).table_rules == STORED
    rules = (await world.services.tables.load(session.id)).table_rules
    assert rules == TableRules.from_stored(STORED) == TableRules(shortcuts=False, rated=False)
    assert rules.terms() == STORED.replace(',"begins":"host"', "").replace(',"reliable":false,"vacations":true', "")


async def test_lobby_shows_the_option_that_would_hold(world: World) -> None:
    """The length of Hexlands is by the number of players, unless the host chooses it; a begun game says which."""
    session = await lobby(world, "aki", "ben", "chika", game="hexlands", computers=1)
    standard = "standard: to progress 40 a player, 5–10 rounds with 2, 12–17 with 4, 22–29 with 6"
    by_players = "short for 5–6 players, else standard"
    assert f"Length: **{standard}** ({by_players})" in (await set_up(world)).content.splitlines()
    await world.services.lobbies.add_computer(session.id, actor_of(world.people["aki"]), "random")
    await world.settle()
    page = await set_up(world)
    [line] = [line for line in page.content.splitlines() if line.startswith("Length: ")]
    assert line.startswith("Length: **short: to progress 25")
    assert line.endswith(f"** ({by_players})")
    values = private(await press(world.people["aki"], page, "Length"))
    assert line in values.content.splitlines()
    await press(world.people["aki"], values, "standard")
    await world.settle()
    assert f"⚙️ Length: **{standard}**" in (await details(world, "ben")).content.splitlines()
    assert "✏️ Length" in world.panel().content.splitlines(), "its values are too long for a phone"
    begun = await begun_game(world, "aki", computers=4, game="hexlands", at=world.guild.create_text_channel("x"))
    assert begun.options.model_dump() == {"length": "short"}
    assert [(option.now, option.holds) for option in option_choices(begun)][:1] == [("short", "short")]


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


async def test_every_rule_and_value_has_words_that_differ(world: World) -> None:
    session = await lobby(world, "aki")
    for lang in LANGUAGES:
        voice = Speaker(lang, strict=True)
        for option in option_choices(session):
            words = [value_words(voice, session.game, option.name, value) for value in option.values]
            assert len(set(words)) == len(words)
            assert option_words(voice, session.game, option.name)


@pytest.mark.parametrize(
    ("names", "how"),
    [
        (("aki", "ben", "chika"), {}),
        (("aki", "ben"), {"game": "dicolony"}),  # both choose at once
        (("aki", "ben", "chika"), {"clock": "none"}),
    ],
)
async def test_panel_shows_the_deadline(world: World, names: tuple[str, ...], how: dict[str, str]) -> None:
    """That of the first who chooses; none without a limit."""
    await begun_game(world, *names, **how)
    is_limited = "clock" not in how
    assert (f"⏳ <t:{int(world.clock.now + 3 * 86_400)}:R>" in world.panel().content) == is_limited
    assert ("⏳" in world.panel().content) == is_limited
    assert ("⏳ Deadline: <t:" in await reply_to(world, "aki", "game panel")) == is_limited, "the own one"


FIVE = ["Join", "Begin", "Leave", "Set up…", "About…"]
HASH = re.compile(r"\b[0-9a-f]{64}\b")


def green(world: World) -> list[str]:
    return [control["label"] for control in controls(world.panel()) if control["style"] == 3]


def buttons(message: Message) -> list[str]:
    """Return the labels of buttons, whether enabled or not."""
    return [one["label"] for one in controls(message) if one["type"] == 2]


def service(message: Message) -> tuple[list[str], list[bool]]:
    """Return the buttons beside those that play, and for each list there whether it is *More…*."""
    beside = [one for one in controls(message) if not re.search(r":(plan|act|tick):", one["custom_id"])]
    return [one["label"] for one in beside if one["type"] == 2], [
        is_more(one) for one in beside if one["type"] == 3
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_game_is_three_buttons_beside_its_choices_and_an_end_of_three(world: World, lang: str) -> None:
    """The lobby, the public message, one's own panel, the end card; no message says nothing to play with."""

    def words(*keys: str) -> list[str]:
        return [Speaker(lang).say(key) for key in keys]

    for person in world.people.values():
        world.locales[person.id] = lang
    session = await lobby(world, "aki", "ben", game="octa", lang=lang)
    expected = words("lobby-join", "lobby-begin", "lobby-leave", "lobby-set-up", "lobby-about")
    assert buttons(world.panel()) == expected
    assert phone_lines(world.panel().content, lang) <= 10
    page = private(await world.people["aki"].slash(world.channel, "settings"))
    assert len(buttons(page)) == 4
    assert len([line for line in page.content.splitlines() if line.startswith("**")]) == 4
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await world.settle()
    of_table = words("table-my-panel", "table-happened", "rules-button")
    assert service(world.panel()) == (of_table, [])
    mine = private(await press(await mover(world), world.panel(), of_table[0]))
    assert service(mine) == (words("board-try-button", "table-what-button"), [True])
    await play_to_end(world, await world.session())
    card = world.panel()
    assert buttons(card) == words("scores-end-rematch", "review-button", "scores-end-more")
    assert card.id == world.messages()[-1].id, "its buttons are the last thing in the channel"
    assert len(card.attachments) == 1
    said = [message.content for message in world.messages()]
    assert not any(HASH.search(one) for one in said)
    assert sum("🎲 " in one and "-# " in one for one in said) <= 2, "a line of proof before the dice, one after"


async def test_host_reserves_a_seat_on_the_page(world: World) -> None:
    """The lobby has five buttons whatever happens; a moderator gets people only."""
    session = await lobby(world, "aki")
    aki, dai = world.people["aki"], world.people["dai"]
    assert (buttons(world.panel()), green(world)) == (FIVE, ["Join"])
    page = await set_up(world)
    for said in (f"a seat is reserved for <@{dai.id}>", ""):
        (people,) = [control for control in controls(page) if control["type"] == 5]
        page = private(await aki.select(page, [dai], custom_id=people["custom_id"]))
        assert said in page.content
        assert {"Free dai’s seat", "Done"} <= set(labels(page)), "a refusal stands on the page, which stays"
    assert "**dai** ✉️" in world.panel().content
    assert len((await world.session()).players) == 2
    await world.services.lobbies.add_computer(session.id, actor_of(aki), "easy")
    await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
    await world.settle()
    assert (buttons(world.panel())[1:], green(world)) == (FIVE[1:], []), "somebody may be missing"
    page = await set_up(world)
    await press(aki, page, "Free dai")
    assert "dai" not in (await world.session()).names
    assert (buttons(world.panel()), green(world)) == (FIVE, ["Begin"])
    moderator = member(world, "eve", manage_messages=True)
    page = private(await press(moderator, world.panel(), "Set up…"))
    assert labels(page) == ["Remove aki", "Remove ben", "Done"]


async def test_page_says_who_must_accept_a_changed_option(world: World) -> None:
    """The guest is told who sets up, also by buttons of earlier versions."""
    session = await lobby(world, "aki", "ben")
    aki, ben = world.people["aki"], world.people["ben"]
    page = await set_up(world)
    assert "✏️ If an option changes, **ben** must press **Join** again." in page.content
    values = private(await press(aki, page, "Islands that win at once · 7"))
    assert "**ben** must press **Join** again" in values.content
    page = private(await press(aki, values, "5 islands"))
    assert page.id == values.id
    assert "Islands that win at once · 5 islands" in labels(page)
    assert "✏️ Islands that win at once: 7 islands (as printed) → **5 islands**" in world.panel().content
    await press(ben, world.panel(), "Join")
    await world.settle()
    assert "⚙️ Islands that win at once: **5 islands** (usually 7 islands)" in world.panel().content
    said = private(await press(ben, world.panel(), "Set up…"))
    assert (said.content, labels(said)) == ("Only **aki** (host) sets up.", [])
    for old in ("add", "free", "remove", "options", "options-form:1"):
        for who, answer in ((ben, said.content), (aki, "Set up")):
            world.forged_id = made_id(session.id, 0, tuple(old.split(":")))
            assert answer in private(await press(who, world.panel(), "About")).content


async def test_about_has_terms_dice_and_ways_on(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    about = await details(world, "ben")
    ways = ["Rules", "Learn by playing", "Tell me when it begins", "How it works", "Change my dice word"]
    assert labels(about) == ways
    assert session.seed_hash not in about.content + world.panel().content
    assert len(about.content.splitlines()) <= 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_three_levels_with_a_word_each(game: Playable, lang: str) -> None:
    offered = levels(game)
    assert (offered[0], offered[-1], len(offered)) == (EASY, STRONG, 3)
    words = {level_word(Speaker(lang, strict=True), name) for name in offered}
    assert len(words) == 3
    assert not words & set(offered) - {"easy", "strong"}


async def test_computer_players_come_and_go(world: World) -> None:
    """The lobby says how well each plays."""
    await lobby(world, "aki")
    aki, page = world.people["aki"], await set_up(world)
    for level in ("strong", "easy"):
        offered = [one for one in labels(page) if one.startswith("Computer")]
        assert offered == ["Computer: easy", "Computer: normal", "Computer: strong"]
        page = private(await press(aki, page, f"Computer: {level}"))
        name = (await world.session()).names[-1]
        assert f"**{name}** sits down." in page.content
        assert f"🤖 **{name}** ({level})" in world.panel().content
    first, second = (await world.session()).names[1:]
    page = private(await press(aki, page, f"Remove {first}"))
    assert f"**{first}** leaves." in page.content
    assert (await world.session()).names == ("aki", second), "the one that was chosen, not the last"
    page = private(await press(aki, page, f"Remove {second}"))
    assert "👥 1/4 · **aki** (host)" in world.panel().content
    for _ in range(2):
        page = private(await press(aki, page, "Computer: normal"))
    done = private(await press(aki, page, "Done"))
    assert (done.id, labels(done)) == (page.id, ["Begin"])
    await press(aki, world.panel(), "Begin")
    await world.settle()
    assert (done.content, labels(done)) == ("The game has begun.", ["My panel"])
