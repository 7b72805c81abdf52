"""The dice of the day in words: short enough for a phone, right in number, and without a space of any sheet."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.features.daily.panels import intro_panel, share_panel
from bot.features.daily.picture import DayDrawing
from bot.features.daily.words import (
    LEAST,
    LINES,
    NAMED,
    Promised,
    doubt_lines,
    fair_lines,
    intro_lines,
    message,
    past_option,
    promise_words,
    result_lines,
    share_text,
    squares_legend,
    squares_words,
    streak_line,
    strong_line,
    yesterday_line,
)
from bot.kit.phone import phone_lines
from bot.kit.phrases import date_words
from bot.kit.shapes import CONTENT
from bot.rows.daily import AttemptRow, DayRow, PostedRow
from bot.session.daily import (
    SQUARES,
    Attempt,
    Band,
    Mine,
    Promise,
    ServerDay,
    Spread,
    Streak,
    Strong,
    end_of,
    start_of,
)
from bot.texts import Speaker

EN, JA = (Speaker(lang, strict=True) for lang in ("en", "ja"))
BOTH = pytest.mark.parametrize("voice", [EN, JA], ids=["en", "ja"])
SEED, HASH = "5e" * 32, "a1" * 32
POINTS = (("card-a", 5), ("card-b", 0), ("bonus", 3), ("landscape-b1", 9), ("landscape-y2", 1))
DAY = DayRow("2026-11-27", "dicolony", 1, "{}", None, None, None, None, 0.0, 1.0, 2.0, False, None)
NONE = Streak(0, 0, False)
NOTHING = Promised()


def attempt(score: int | None = 31) -> Attempt:
    points = json.dumps(POINTS) if score is not None else None
    return Attempt(AttemptRow(DAY.date, 1, "0b", 0.0, score and 9.0, score, points, False, False, None))


def server_day(scores: tuple[int, ...] = (31, 27), strong: int | None = 29, sheets: int = 0) -> ServerDay:
    """A day of a server whose players have the ids 10, 11, … and these scores."""
    played = None if strong is None else Strong(strong, POINTS, ("a1",))
    players = tuple((10 + at, score) for at, score in enumerate(scores))
    shown = tuple((user_id, f"0{user_id}") for user_id, _ in players[:sheets])
    return ServerDay(DAY, SEED, Spread({31: 1}), played, players, Streak(12, 0, False), shown)


def test_message_of_a_server() -> None:
    assert message(EN, server_day(sheets=1), NOTHING) == (
        "🎲 **Dice of the day, 27 November**\n"
        "🔥 Your group is on a 12-day streak\n"
        "💪 Your best, 31 points, beats the strong computer player (29 points)\n"
        "👥 2 people, by points: <@10> 31 and <@11> 27\n"
        "📄 Sheets shown: <@10>\n"
        f"-# seed of the day `{SEED}`"
    )
    assert message(JA, server_day(sheets=2), NOTHING) == (
        "🎲 **今日のダイス　11月27日**\n"
        "🔥 このサーバーは12日連続です\n"
        "💪 最高31点：コンピュータ（強い）の29点を上回りました\n"
        "👥 2人（点数順）：<@10> 31点、<@11> 27点\n"
        "📄 見せてくれた記録用紙：<@10>さんと<@11>さん\n"
        f"-# この日のシード `{SEED}`"
    )
    for best, strong, line in (
        (1, 29, "🤖 Strong computer player: 29 points; your best: 1 point"),
        (29, 29, "🤝 Your best equals the strong computer player: 29 points"),
        (30, None, "Your best: 30 points"),
    ):
        said = message(EN, server_day((best,), strong), NOTHING)
        assert line in said.split("\n")
        assert "👥 1 person, by points: <@10>" in said
    for streak, line in (
        (Streak(1, 0, False), "🔥 Day 1 of your group’s streak\n"),
        (Streak(9, 1, False), "🔥 Your group is on a 9-day streak (1 missed day forgiven)\n"),
    ):
        assert line in message(EN, replace(server_day(), streak=streak), NOTHING)
    assert "🔥" not in message(EN, replace(server_day(), streak=NONE), NOTHING)


@BOTH
def test_message_fits_a_phone_and_discord(voice: Speaker) -> None:
    for players in (0, 1, 2, 12, 500):
        day = replace(server_day((31,) * players, sheets=3), streak=Streak(200, 2, False))
        body, _, small = message(voice, day, NOTHING).rpartition("\n")
        assert phone_lines(body, voice.lang) <= LINES
        assert phone_lines(small, voice.lang) <= 3
        named = body.partition("👥")[2].partition("\n")[0].count("<@")
        assert min(players, LEAST) <= named <= NAMED
        if players > named:
            assert (f"and {players - named} more" if voice is EN else f"、ほか{players - named}人") in body
    mentions = replace(day, players=tuple((10**19 + at, 31) for at in range(500)))
    said = message(voice, mentions, promise_words(voice, PROMISES, "2026-11-30", CHANNEL))
    assert len(said) <= CONTENT


PROMISES = (
    Promise("2026-10", HASH, None, "0c" * 32),
    Promise("2026-11", HASH, None, "0d" * 32),
    Promise("2026-12", HASH, None, None),
)
CHANNEL = 71
ROW = PostedRow(7, "2026-11", CHANNEL, 900, HASH, 0.0)
POSTED = [replace(one, posted=(replace(ROW, month=one.month),)) for one in PROMISES]
"""The same where this channel has had the hashes."""


def test_next_hash_and_past_secret_are_told_when_they_are_due() -> None:
    assert promise_words(EN, PROMISES[:1], "2026-11-12", CHANNEL) == Promised()
    first = promise_words(EN, PROMISES, "2026-11-25", CHANNEL)
    assert first.words == (f"hash of November 2026 `{HASH}`", f"hash of December 2026 `{HASH}`")
    assert first.openings == {"2026-11": HASH, "2026-12": HASH}
    link = "https://discord.com/channels/7/71/900"
    assert promise_words(EN, POSTED, "2026-11-25", CHANNEL) == Promised((f"[hash of November 2026]({link})",))
    assert promise_words(EN, POSTED, "2026-11-25", CHANNEL + 1) == first, "another channel has not had it"
    last = promise_words(EN, POSTED, "2026-11-30", CHANNEL).words
    assert last == (f"[hash of November 2026]({link})", f"secret of November 2026 `{'0d' * 32}`")
    last = promise_words(JA, POSTED, "2026-11-30", CHANNEL).words
    assert last == (f"[2026年11月のハッシュ]({link})", f"2026年11月の秘密の値 `{'0d' * 32}`")
    small = message(EN, server_day(), promise_words(EN, POSTED, "2026-11-25", CHANNEL)).rpartition("\n")[2]
    assert small == f"-# seed of the day `{SEED}` · [hash of November 2026]({link})"
    alone = message(EN, server_day(), NOTHING).rpartition("\n")[2]
    assert phone_lines(small, "en") == phone_lines(alone, "en") + 1


@BOTH
def test_replaced_hash_is_said_and_never_shown_as_if_nothing_was(voice: Speaker) -> None:
    was = replace(ROW, opening="ee" * 32, at=start_of("2026-11-24"))
    here = [replace(PROMISES[1], posted=(was,), other=was)]
    promised = promise_words(voice, here, "2026-11-25", CHANNEL)
    assert (promised.words, promised.openings) == ((), {})
    assert "https://discord.com/channels/7/71/900" in promised.warnings[0]
    assert ("24 November" if voice is EN else "11月24日") in promised.warnings[0]
    said = message(voice, server_day(), promised)
    assert promised.warnings[0] in said.split("\n")
    assert HASH not in said
    assert promised.warnings[0] in fair_lines(voice, here, DAY, SEED)
    (elsewhere,) = doubt_lines(voice, replace(PROMISES[1], other=was))
    assert "⚠️" in elsewhere
    assert "https:" not in elsewhere, "nobody is led to another server"
    assert len(doubt_lines(voice, replace(here[0], is_broken=True))) == 2
    said = "".join(promise_words(voice, PROMISES, "2026-11-27", CHANNEL).words)
    assert "0d" not in said, "the secret of a month that goes on is never told"


@BOTH
def test_how_the_dice_are_made(voice: Speaker) -> None:
    for url in (None, "https://api.drand.sh/52db"):
        promises = [replace(promise, url=url) for promise in PROMISES]
        said = "\n".join(fair_lines(voice, promises, replace(DAY, round=77, randomness="ff"), SEED))
        assert SEED in said
        assert "77" in said
        assert ((url or "drand") in said) == (url is not None)
        assert said.count(HASH) == len(PROMISES)
        assert len(said) <= CONTENT
        assert SEED not in "\n".join(fair_lines(voice, promises, None, ""))
    missed = fair_lines(EN, (), replace(DAY, round=77), SEED)[-3]
    assert missed == f"27 November: seed `{SEED}`, without round 77: it didn’t arrive within 2 min"
    assert fair_lines(EN, (), DAY, SEED)[-3] == f"27 November: seed `{SEED}`"


@BOTH
def test_intro_fits_a_phone(voice: Speaker) -> None:
    for is_first, streak in ((True, NONE), (False, Streak(100, 2, True))):
        mine = Mine(DAY, None, streak, is_first, frozenset())
        said = "\n".join(intro_lines(voice, mine, end_of(DAY.date)))
        assert phone_lines(said, voice.lang) <= LINES
        assert f"<t:{int(end_of(DAY.date))}:R>" in said
        shown = [button.label for row in intro_panel(voice, mine, None).rows for button in row]
        assert (voice.say("daily-guided") in shown) == is_first


def test_result_of_a_try() -> None:
    """The place among few, or of operators, is not told; par says how good one was."""
    assert result_lines(EN, attempt(), Band.UPPER, Streak(1, 0, False), False) == [
        "🎲 Dice of the day, 27 November: **31 points**",
        "Among today’s so far: upper third",
        "🔥 Day 1 of a streak",
        "-# Review and the strong computer player’s sheet: <t:1795824600:R>",
    ]
    assert result_lines(JA, attempt(1), Band.LOWER, Streak(9, 2, False), False)[:3] == [
        "🎲 今日のダイス　11月27日：**1点**",
        "今日のここまで：下位3分の1",
        "🔥 9日連続（今月は2日休んでも続いています）",
    ]
    for voice in (EN, JA):
        few = result_lines(voice, attempt(), None, NONE, False)
        apart = result_lines(voice, attempt(), Band.UPPER, NONE, True)
        assert len(few) == len(apart) == 3
        assert "6" in few[1]
        assert apart[1] == voice.say("daily-result-apart")
    said = [result_lines(EN, attempt(), None, NONE, False, par)[1] for par in (29, 31, 40)]
    assert [line.rpartition(" · ")[2] for line in said] == ["you are 2 above", "you are level", "you are 9 below"]
    assert "29 points" in said[0]
    with pytest.raises(ValueError, match="not finished"):
        result_lines(EN, attempt(None), None, NONE, False)
    with pytest.raises(ValueError, match="not finished"):
        share_text(EN, DAY.date, attempt(None), NONE, "link")


def test_lines_of_streaks_dates_and_other_days() -> None:
    assert streak_line(EN, Streak(1, 0, True)) == "🔥 1-day streak; play for day 2"
    assert streak_line(EN, Streak(12, 1, False)) == "🔥 12-day streak (1 missed day forgiven this month)"
    assert streak_line(JA, Streak(12, 0, True)) == "🔥 12日連続（今日で13日目）"
    assert streak_line(EN, NONE) == ""
    assert yesterday_line(EN, 1, 29) == "Yesterday: 1 point · strong computer player: 29 points"
    assert yesterday_line(EN, None, None) == "Yesterday: not finished"
    assert yesterday_line(JA, 27, 29) == "昨日：27点｜コンピュータ（強い）：29点"
    assert past_option(EN, DAY.date, None) == "27 November 2026 · no result"
    assert past_option(JA, DAY.date, 31) == "2026年11月27日（31点）"
    assert strong_line(EN, DAY.date, 29) == "🤖 Strong computer player, 27 November: **29 points**"
    words = [date_words(EN, f"2027-{month:02}-01", year=True) for month in range(1, 13)]
    assert words[0] == "1 January 2027"
    assert len(set(words)) == 12
    assert date_words(JA, "2027-02-03", year=True) == "2027年2月3日"


def test_share_text() -> None:
    """Nothing but squares is shared of a sheet; what is copied carries its legend and no address."""
    assert share_text(EN, DAY.date, attempt(), Streak(12, 0, False), "</daily:5>") == (
        "🎲 Dice of the day, 27 November: 31 points\n🟦5⬛0 🟨3 🟪9🟥1\n"
        "Points of buildings, columns, landscapes\n🔥 12-day streak </daily:5>"
    )
    assert share_text(JA, DAY.date, attempt(), Streak(1, 0, False), "</daily:5>") == (
        "🎲 今日のダイス　11月27日：31点\n🟦5⬛0 🟨3 🟪9🟥1\n建物、指定列、景観の点数\n🔥 連続1日目 </daily:5>"
    )
    assert share_text(EN, DAY.date, attempt(), NONE, "link").endswith("landscapes\nlink")
    assert squares_words(POINTS) == "🟦5⬛0 🟨3 🟪9🟥1", "of the strong player in the same groups"
    for voice in (EN, JA):
        shared = share_panel(voice, DAY.date, share_text(voice, DAY.date, attempt(), NONE))
        _, block, after = shared.content.split("```")
        assert squares_legend(voice) in block
        assert "http" not in block
        assert after == "", "the fence ends its line"
        head, parts, _, link = share_text(voice, DAY.date, attempt(), NONE, "link").split("\n")
        assert set(parts) <= {*SQUARES, " ", *"0123456789"}
        empty = Attempt(replace(attempt().row, points="[]"))
        assert [head, link] == share_text(voice, DAY.date, empty, NONE, "link").split("\n")
        posted = share_panel(voice, DAY.date, "text", [voice.say("daily-posted")], posts=False)
        assert voice.say("daily-share-ask") not in posted.content, "not offered again"
        assert "text" in posted.content


@BOTH
def test_picture_of_a_day_is_the_same_for_every_server(voice: Speaker) -> None:
    spread = Spread({31: 1, 20: 3})
    one = DayDrawing(voice, DAY.date, spread, 29, "png")
    other = DayDrawing(replace(voice, names=("Aki",)), DAY.date, Spread({20: 3, 31: 1, 5: 0}), 29, "png")
    assert one.content == other.content
    assert one.content != DayDrawing(voice, DAY.date, Spread({31: 2, 20: 3}), 29, "png").content
    assert one.content != DayDrawing(voice, DAY.date, spread, None, "png").content
    assert one.words() == one.work().alt
