"""The dice of the day in words: the message of a server, what is shared, and the lines of one's own panels. Pure.

All dates, points and streaks come from here, so that every panel says them in one way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.kit.phone import phone_lines
from bot.kit.phrases import date_words, duration, mention, message_link, relative_time, title
from bot.rows.daily import DayRow, PostedRow
from bot.session.daily import (
    FEW,
    GRACE,
    PATIENCE,
    Attempt,
    Mine,
    Promise,
    ServerDay,
    Streak,
    date_at,
    end_of,
    month_of,
    next_day,
    squares,
)
from bot.texts import Speaker
from engines import game as game_of
from engines.core import Fact

LINES = 10
"""Lines of a phone (``bot/kit/phone.py``) that the message of a server takes, its small line aside."""
NAMED = 12
"""People named in the message of a server, at most."""
LEAST = 3
"""People named in it, even where it then is longer than a phone."""


# --- words of all panels -----------------------------------------------------------------------------------------


def month_words(voice: Speaker, month: str) -> str:
    """Return a month as "November 2026"."""
    years, months = month.split("-")
    return voice.say("daily-month-of", {"month": int(months), "year": years})


def points_words(voice: Speaker, score: int) -> str:
    """Return "31 points"."""
    return voice.say("daily-points", {"score": score})


def streak_line(voice: Speaker, streak: Streak) -> str:
    """Return a person's streak and its forgiven days; of an open day what today can make of it; "" without one."""
    if not streak.days:
        return ""
    if streak.is_today_open:
        return voice.say("daily-streak-open", {"days": streak.days, "next": streak.days + 1})
    return voice.say("daily-streak", {"days": streak.days, "forgiven": streak.forgiven})


# --- one's own panels --------------------------------------------------------------------------------------------


def intro_lines(voice: Speaker, mine: Mine, ends_at: float) -> list[str]:
    """Say what the dice of the day are, before one's try. ``ends_at``: seconds since 1970."""
    streak, game = streak_line(voice, mine.streak), title(voice, mine.day.game)
    return [
        voice.say("daily-intro", {"date": date_words(voice, mine.day.date)}),
        voice.say("daily-intro-what", {"game": game, "minutes": game_of(mine.day.game).minutes}),
        voice.say("daily-intro-decides"),
        voice.say("daily-intro-try", {"ends": relative_time(ends_at)}),
        *([streak] if streak else []),
        voice.say("daily-intro-why"),
    ]


def result_lines(
    voice: Speaker, attempt: Attempt, band: str | None, streak: Streak, is_apart: bool, par: int | None = None
) -> list[str]:
    """Say how one's own try ended. ``band``: as of ``band_of``; ``par``: what the normal computer player makes of
    these dice, None: not known. ValueError if it has not."""
    date = attempt.row.date
    facts: dict[str, Fact] = {"date": date_words(voice, date), "score": points_words(voice, _score(attempt))}
    if is_apart:
        place = voice.say("daily-result-apart")
    elif band is None:
        place = voice.say("daily-result-few", {"few": FEW})
    else:
        place = voice.say("daily-result-band", {"band": band})
    own = streak_line(voice, streak)
    ends = relative_time(end_of(date) + GRACE)
    return [
        voice.say("daily-result", facts),
        *([] if par is None else [_par_line(voice, _score(attempt), par)]),
        place,
        *([own] if own else []),
        voice.say("daily-result-later", {"ends": ends}),
    ]


def _par_line(voice: Speaker, score: int, par: int) -> str:
    """Return what the normal computer player made, and how far the reader is from it."""
    how = "ahead" if score > par else "behind" if score < par else "level"
    return voice.say("daily-par", {"par": points_words(voice, par), "how": how, "by": abs(score - par)})


def yesterday_line(voice: Speaker, score: int | None, strong: int | None) -> str:
    """Return the reader's result of yesterday (None: not finished) and the strong player's (None: not known)."""
    return voice.say("daily-yesterday", {"score": _or_none(voice, score), "strong": _or_none(voice, strong)})


def past_option(voice: Speaker, date: str, score: int | None) -> str:
    """Return a past day as an option of a list. ``score``: the reader's; None: not finished."""
    facts: dict[str, Fact] = {"date": date_words(voice, date, year=True), "score": _or_none(voice, score)}
    return voice.say("daily-past-option", facts)


def strong_line(voice: Speaker, date: str, score: int) -> str:
    """Return the strong player's result of a closed day, to stand above its sheet."""
    return voice.say("daily-strong-points", {"date": date_words(voice, date), "score": points_words(voice, score)})


def _or_none(voice: Speaker, score: int | None) -> str:
    return "none" if score is None else points_words(voice, score)


def _score(attempt: Attempt) -> int:
    if attempt.row.score is None:
        raise ValueError("a try that is not finished has no result")
    return attempt.row.score


# --- what is shared ----------------------------------------------------------------------------------------------


def share_text(voice: Speaker, date: str, attempt: Attempt, streak: Streak, opener: str = "") -> str:
    """Return the text to share, without markdown: points, a square for each part of the score with what they mean,
    the streak, and what opens the dice of the day inside Discord.

    Nothing tells a space of the sheet. ValueError if the try has not ended.
    """
    facts: dict[str, Fact] = {"date": date_words(voice, date), "score": points_words(voice, _score(attempt))}
    days = [voice.say("daily-share-streak", {"days": streak.days})] if streak.days else []
    lines = [
        voice.say("daily-share-head", facts),
        *([squares_words(attempt.points), squares_legend(voice)] if attempt.points else []),
        " ".join([*days, opener]).strip(),
    ]
    return "\n".join(line for line in lines if line)


def squares_words(points: Sequence[tuple[str, int]]) -> str:
    """Return a square for each part of a score; buildings, columns and landscapes are set apart."""
    groups = groupby(points, key=lambda part: part[0].partition("-")[0])
    return " ".join(squares(tuple(parts)) for _, parts in groups)


def squares_legend(voice: Speaker) -> str:
    """Return what the squares stand for."""
    return voice.say("daily-share-squares")


# --- the message of a server -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Promised:
    """What the message about a day tells of the months."""

    words: tuple[str, ...] = ()
    """Of the small line at its end."""
    warnings: tuple[str, ...] = ()
    """Sentences: what was posted before is not what holds now."""
    openings: Mapping[str, str] = field(default_factory=dict)
    """The hashes that stand in it in full, by month."""


def message(voice: Speaker, day: ServerDay, promised: Promised) -> str:
    """Return the message of a server about a closed day.

    It mentions people: its sender allows no pings. As many people are named as LINES of a phone have room for.
    """
    small = [voice.say("daily-message-seed", {"seed": day.seed}), *promised.words]
    foot = f"-# {voice.beside(small)}"
    above = [
        voice.say("daily-message", {"date": date_words(voice, day.day.date)}),
        *_group_streak(voice, day.streak),
        *_best(voice, day),
    ]
    below = [*_sheets(voice, day), *promised.warnings]
    named = min(NAMED, len(day.players))
    while True:
        lines = [*above, *_players(voice, day, named), *below]
        if named <= LEAST or phone_lines("\n".join(lines), voice.lang) <= LINES:
            return "\n".join([*lines, foot])
        named -= 1


def _group_streak(voice: Speaker, streak: Streak) -> list[str]:
    if not streak.days:
        return []
    return [voice.say("daily-message-streak", {"days": streak.days, "forgiven": streak.forgiven})]


def _best(voice: Speaker, day: ServerDay) -> list[str]:
    """Compare the best of the server with the strong player; nothing if nobody is counted."""
    if not day.players:
        return []
    best = day.players[0][1]
    if day.strong is None:
        how, strong = "alone", ""
    else:
        strong = points_words(voice, day.strong.score)
        how = "ahead" if best > day.strong.score else "behind" if best < day.strong.score else "level"
    return [voice.say("daily-message-best", {"how": how, "best": points_words(voice, best), "strong": strong})]


def _players(voice: Speaker, day: ServerDay, named: int) -> list[str]:
    """Name the best, each with their points, and say how many more took part."""
    if not day.players:
        return []
    lines = [
        voice.say("daily-message-player", {"player": str(mention(user_id)), "score": score})
        for user_id, score in day.players[:named]
    ]
    if (more := len(day.players) - named) > 0:
        lines.append(voice.say("daily-message-more", {"count": more}))
    facts: dict[str, Fact] = {"count": len(day.players), "players": voice.join(lines)}
    return [voice.say("daily-message-players", facts)]


def _sheets(voice: Speaker, day: ServerDay) -> list[str]:
    if not day.sheets:
        return []
    people = tuple(mention(user_id) for user_id, _ in day.sheets)
    return [voice.say("daily-message-sheets", {"players": people})]


def promise_words(voice: Speaker, promises: Sequence[Promise], date: str, channel_id: int) -> Promised:
    """Return what the message about a day tells of the months: the hash of this one and of the next, in full where
    this channel has no message with it, and the secret of a month that ended with this day."""
    month, is_last = month_of(date), month_of(next_day(date)) != month_of(date)
    words, warnings, openings = list[str](), list[str](), dict[str, str]()
    for promise in promises:
        if promise.month < month:
            continue
        name, place = month_words(voice, promise.month), promise.in_channel(channel_id)
        doubts = doubt_lines(voice, promise)
        if doubts:
            warnings += doubts
        elif place is None:
            words.append(voice.say("daily-message-opening", {"month": name, "hash": promise.opening}))
            openings[promise.month] = promise.opening
        elif promise.month == month:
            words.append(voice.say("daily-message-posted", {"month": name, "link": _link(place)}))
        if promise.month == month and is_last and promise.secret is not None:
            words.append(voice.say("daily-message-secret", {"month": name, "secret": promise.secret}))
    return Promised(tuple(words), tuple(warnings), openings)


def doubt_lines(voice: Speaker, promise: Promise) -> list[str]:
    """Say that what was posted of a month is not what holds now; [] if it is."""
    lines, facts = list[str](), dict[str, Fact](month=month_words(voice, promise.month))
    if (other := promise.other) is not None:
        is_here = other in promise.posted
        facts |= {"date": date_words(voice, date_at(other.at)), "link": _link(other) if is_here else ""}
        lines.append(voice.say("daily-doubt-here" if is_here else "daily-doubt-elsewhere", facts))
    if promise.is_broken:
        lines.append(voice.say("daily-doubt-seed", facts))
    return lines


def _link(row: PostedRow) -> str:
    return message_link(row.guild_id, row.channel_id, row.message_id)


# --- how the dice are made ---------------------------------------------------------------------------------------


def fair_lines(voice: Speaker, promises: Sequence[Promise], yesterday: DayRow | None, seed: str) -> list[str]:
    """Say how the dice are made, and what can be checked by now.

    ``yesterday``: the newest closed day, and ``seed`` (hex) its seed.
    """
    url = next((promise.url for promise in reversed(promises) if promise.url is not None), None)
    lines = [
        voice.say("daily-fair-head"),
        voice.say("daily-fair-how", {"beacon": "none" if url is None else "used"}),
        *([] if url is None else [voice.say("daily-fair-beacon", {"url": f"<{url}>"})]),
        voice.say("daily-fair-check"),
    ]
    for promise in promises:
        facts: dict[str, Fact] = {"month": month_words(voice, promise.month), "hash": promise.opening}
        line = voice.say("daily-fair-month", facts)
        if promise.secret is not None:
            line = voice.beside([line, voice.say("daily-fair-secret", {"secret": promise.secret})])
        doubts = doubt_lines(voice, promise)
        if promise.posted and not doubts:
            line = voice.beside([line, voice.say("daily-fair-posted", {"link": _link(promise.posted[0])})])
        lines += [line, *doubts]
    if yesterday is not None:
        lines.append(_seed_line(voice, yesterday, seed))
        lines.append(voice.say("daily-fair-file"))
    return [*lines, voice.say("daily-fair-operator")]


def _seed_line(voice: Speaker, day: DayRow, seed: str) -> str:
    how = "none" if day.round is None else "missed" if day.randomness is None else "mixed"
    facts: dict[str, Fact] = {"date": date_words(voice, day.date), "seed": seed, "how": how}
    return voice.say(
        "daily-fair-seed", facts | {"round": str(day.round or ""), "patience": duration(voice, PATIENCE)}
    )
