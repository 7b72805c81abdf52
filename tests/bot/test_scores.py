"""/standings, /leaderboard and /profile, as somebody reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.sessions.model import Actor
from bot.texts import escape_markdown

from .evening import dealt, lobby, person, played_out, sending, settled, tell
from .house import House, open_house, private

WILD = "**@everyone** [x](http://y)"
NO_GAME = "There is no game here. Start one with /game new."


def added_up(line: str) -> tuple[int, int]:
    """The score of a line of /standings, and the sum of the parts in its brackets."""
    found = re.search(r"[:：] ?(\d+) ?[(（](.*)[)）]$", line)
    assert found is not None, line
    parts = re.split(r", | and |・", found[2])
    return int(found[1]), sum(int(re.split(r"[ ：]", part)[-1]) for part in parts)


# --- /standings --------------------------------------------------------------------------------------------------


async def test_standings_without_a_game_and_in_a_lobby(house: House) -> None:
    assert await tell(house, "dai", "standings") == NO_GAME
    session = await lobby(house, "aki", "ben")
    assert await tell(house, "dai", "standings") == "This game has not begun yet."
    for name in ("aki", "ben"):
        await house.service.leave(session.id, person(house.people[name]))
    assert await tell(house, "dai", "standings") == NO_GAME, "a lobby that was closed is no game"


async def test_standings_while_playing_have_parts_that_add_up(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    for _ in range(6):
        seat = session.movers[0]
        notation = session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        actor = Actor(session.players[seat].user_id or 0, "")
        session = (await house.service.act(session.id, actor, notation, decision=None, interaction_id=None)).session
    await settled(house)
    head, *lines = (await tell(house, "dai", "standings")).splitlines()
    assert head == f"**Micronesia** · turn {session.rules.turns(session.state)}"
    assert len(lines) == 3
    sums = [added_up(line) for line in lines if "(" in line]
    assert sums
    assert all(score == parts for score, parts in sums)
    ranks = [int(line.split()[0].removeprefix("#")) for line in lines]
    assert ranks == sorted(ranks), "the best first"


async def test_standings_when_it_is_over_name_the_winner_and_stay_there(house: House) -> None:
    session = await played_out(house, await dealt(house, "aki", "ben", "chika"))
    told = await tell(house, "dai", "standings")
    outcome = session.outcome
    assert outcome is not None
    for seat in outcome.winners:
        assert re.search(rf"🏆 .*{session.players[seat].name}", told)
    assert len(told.splitlines()) == 6, "title, winner, reason and a line for each of the three"


async def test_standings_of_a_game_that_was_ended_say_so(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    await house.service.end(session.id, person(house.people["aki"]), by_moderator=False)
    await settled(house)
    assert (await tell(house, "dai", "standings")).startswith("Micronesia was ended without a result.")


async def test_a_japanese_reader_in_an_english_server(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", locales={"ben": "ja"}, guild_locale="en-GB") as house:
        await played_out(house, await dealt(house, "aki", "ben", "chika"))
        japanese = await tell(house, "ben", "standings")
        assert japanese.startswith("**マイクロネシア** · 第")
        assert re.search(r"1位 \*\*(aki|ben|chika)\*\*さん：\d+（", japanese)
        assert all(score == parts for score, parts in map(added_up, re.findall(".*（.*）", japanese)))
        assert (await tell(house, "aki", "standings")).startswith("**Micronesia** · turn ")
        assert "Micronesia" in house.messages()[-1].content, "the table itself speaks English"


async def test_equal_scores_share_a_rank(house: House) -> None:
    """And no line begins like a numbered list: Discord counts those itself, 1, 2, 3."""
    await dealt(house, "aki", "ben", "chika")
    lines = (await tell(house, "dai", "standings")).splitlines()
    assert lines[1:] == ["#1 **aki**: 0", "#1 **ben**: 0", "#1 **chika**: 0"]


# --- /leaderboard and /profile -----------------------------------------------------------------------------------


async def test_before_the_first_game_nobody_is_rated(house: House) -> None:
    board = await tell(house, "aki", "leaderboard")
    assert board.splitlines()[0] == "## Micronesia: the best of this server"
    assert "Nobody is rated yet." in board
    mine = await tell(house, "aki", "profile")
    assert mine.splitlines() == ["## aki", "No finished game on this server yet."]


async def test_two_people_and_a_computer_player(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", shown_names={"ben": WILD}) as house:
        session = await played_out(house, await dealt(house, "aki", "ben", computers=1))
        outcome = session.outcome
        assert outcome is not None
        lines = (await tell(house, "dai", "leaderboard", game="micronesia")).splitlines()
        assert [line.split(".")[0] for line in lines[1:-1]] == ["1", "2"], "computer players are not rated"
        assert not any("Computer" in line for line in lines)
        places = {name: index for index, line in enumerate(lines) for name in ("aki", "everyone") if name in line}
        aki, ben = ((outcome.ranks[seat]) for seat in (0, 1))
        assert (places["aki"] < places["everyone"]) == (aki < ben)
        board = "\n".join(lines)
        assert f"**{escape_markdown(WILD)}** · rating " in board
        assert re.search(r"\*\*aki\*\* · rating -?\d+\.\d · [01] wins? in 1 game$", board, re.MULTILINE)
        theirs = await tell(house, "dai", "profile", player=house.people["ben"])
        won = "1 win" if outcome.ranks[1] == 1 else "0 wins"
        assert theirs.splitlines()[0] == f"## {escape_markdown(WILD)}"
        assert re.fullmatch(rf"\*\*Micronesia\*\* · 1 game · {won} · rating -?\d+\.\d", theirs.splitlines()[1])
        for told in (board, theirs):
            assert "@everyone" not in told
            assert "](" not in told.replace("\\]", "")


async def test_who_met_only_computers_has_games_but_no_rating(house: House) -> None:
    await played_out(house, await dealt(house, "aki", computers=2))
    assert "Nobody is rated yet." in await tell(house, "aki", "leaderboard")
    assert "· no rating yet" in await tell(house, "aki", "profile")
    house.locales[house.people["aki"].id] = "ja"
    assert "· レーティングなし" in await tell(house, "aki", "profile")


async def test_another_server_has_its_own_leaderboard(house: House) -> None:
    await played_out(house, await dealt(house, "aki", "ben", "chika"))
    elsewhere = house.env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("games")
    there = elsewhere.add_member(house.people["aki"].user)
    assert "Nobody is rated yet." in private(await there.slash(room, "leaderboard")).content
    assert "No finished game" in private(await there.slash(room, "profile")).content


async def test_a_game_that_is_not_here(house: House) -> None:
    with sending(house, game="chess"):
        assert await tell(house, "aki", "leaderboard") == "There is no game called “chess” here."


@pytest.mark.parametrize("name", ["<" * 32, "@" * 32, "*_" * 16, "x" * 32])
async def test_a_long_leaderboard_has_whole_lines_and_its_note(house: House, name: str) -> None:
    """Fifteen of the longest names that Discord allows, each sign of them escaped."""
    people = [Actor(1_000_000 + number, name) for number in range(16)]
    for number in range(0, 16, 2):
        session = await house.service.open("micronesia", house.guild.id, 50 + number, people[number], "en")
        await house.service.join(session.id, people[number + 1])
        await house.service.add_computer(session.id, people[number], "random")
        await house.service.begin(session.id, people[number])
        await house.service.resign(session.id, people[number], interaction_id=None)
        await settled(house)
    told = await tell(house, "aki", "leaderboard")
    assert len(told) <= 2000
    head, *lines, note = told.splitlines()
    assert all(re.search(r"\*\* · rating -?\d+\.\d · \d wins? in \d games?$", line) for line in lines)
    assert len(lines) >= 12
    assert head.startswith("## ")
    assert note.startswith("-# ")


# --- secret scores, and games played alone -----------------------------------------------------------------------


async def test_standings_of_secret_scores_say_so_and_not_that_all_have_nothing(house: House) -> None:
    await dealt(house, "aki", "ben", game="dicolony")
    assert await tell(house, "dai", "standings") == "**Dicolony** · turn 1\nThe scores are secret until the end."
    house.locales[house.people["aki"].id] = "ja"
    assert (await tell(house, "aki", "standings")).endswith("\n得点はゲームが終わるまで秘密です。")


async def test_a_game_for_one_has_a_best_list(house: House) -> None:
    empty = await tell(house, "dai", "leaderboard", game="dicolony")
    assert empty.splitlines()[-2:] == ["### Alone: the best scores", "Nobody has finished this game alone yet."]
    assert "Alone" not in await tell(house, "dai", "leaderboard", game="micronesia")
    points = []
    for name in ("aki", "ben"):
        over = await played_out(house, await dealt(house, name, game="dicolony"))
        points.append((over.rules.standings(over.state)[0].score, name, int(over.changed_at)))
    (best, first, day), (less, second, later) = sorted(points, reverse=True)
    told = await tell(house, "dai", "leaderboard", game="dicolony")
    assert "Nobody is rated yet." in told
    assert told.splitlines()[-2:] == [
        f"#1 **{first}** · {best} points · <t:{day}:d>",
        f"#{1 + (less < best)} **{second}** · {less} points · <t:{later}:d>",
    ]
    house.locales[house.people["dai"].id] = "ja"
    japanese = (await tell(house, "dai", "leaderboard", game="dicolony")).splitlines()
    assert japanese[-3:-1] == ["### 1人プレイのベストスコア", f"1位 **{first}**さん · {best}点 · <t:{day}:d>"]
    assert "1 game · 0 wins · no rating yet" in await tell(house, "aki", "profile")
    assert "wins" not in house.messages()[-1].content, "alone at the table nobody is beaten"
