"""Leaderboards and profiles: ratings as text, and one person's card as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from bot.history.scores import NEWCOMER, Profile
from bot.kit.phrases import duration, title
from bot.kit.pictures import Illustration, Subject
from bot.kit.shapes import CONTENT, Panel
from bot.rows.scores import EVER, LEAST, Rating, SoloScore, Step, Tally, TeamPlay
from bot.texts import Speaker, escape_markdown, shown_names
from engines.core import Fact
from render.charts import profile as chart
from render.easel import Picture
from render.kit.encode import Format, encode

S = TypeVar("S", Tally, SoloScore)
BEST = 15
"""Lines of a leaderboard, at most."""
NEWCOMERS = 10
"""How many people without a place are named, at most."""
SOLO = 800
"""Characters of a leaderboard for the best solo scores."""


def season_name(voice: Speaker, season: str) -> str:
    """Return a season such as ``2026Q4`` in the reader's language."""
    if season == EVER:
        return voice.say("scores-ever")
    year, _, quarter = season.partition("Q")
    return voice.say("chart-season", {"year": year, "quarter": quarter})


def rating_words(voice: Speaker, rating: Rating | None) -> str:
    if rating is None:
        return voice.say("scores-unrated")
    return voice.say("scores-rating", {"rating": f"{rating.mu:.1f}", "spread": f"{rating.spread:.1f}"})


def tally_line(voice: Speaker, key: str, tally: Tally, place: int = 0) -> str:
    facts: dict[str, Fact] = {
        "place": place,
        "name": escape_markdown(tally.name),
        "game": title(voice, tally.game),
        "rating": rating_words(voice, tally.rating),
        "games": tally.games,
        "wins": tally.wins,
    }
    return voice.say(key, facts)


# --- the leaderboard -------------------------------------------------------------------------------------------


def listed(tallies: Sequence[Tally]) -> Sequence[Tally]:
    """Return the people whom a leaderboard names beside its reader: the best, and newcomers."""
    placed = [tally for tally in tallies if tally.games >= LEAST]
    return [*placed[:BEST], *newcomers([tally for tally in tallies if tally.games < LEAST])]


def newcomers(tallies: Sequence[Tally]) -> Sequence[Tally]:
    """Return the people without a place who are named, those with most games first."""
    return sorted(tallies, key=lambda tally: -tally.games)[:NEWCOMERS]


def leaderboard_panel(
    voice: Speaker,
    game: str,
    season: str,
    tallies: Sequence[Tally],
    solo: Sequence[SoloScore] | None,
    reader: int,
    team_play: TeamPlay = "alone",
) -> Panel:
    """Return the best with their places, the reader's own place, newcomers, and the best solo scores.

    ``solo`` is None if the game cannot be played alone.
    """
    tallies = _told_apart(tallies)
    placed = [tally for tally in tallies if tally.games >= LEAST]
    facts: dict[str, Fact] = {"game": title(voice, game), "season": season_name(voice, season)}
    head = voice.say("scores-leaderboard-title", facts)
    lines = [
        tally_line(voice, "scores-leaderboard-line", tally, place) for place, tally in enumerate(placed, start=1)
    ]
    own = next((line for line, tally in zip(lines, placed, strict=True) if tally.user_id == reader), None)
    below = _newcomers(voice, [tally for tally in tallies if tally.games < LEAST])
    foot = _foot(voice, bool(tallies), team_play)
    below_foot = [] if solo is None else _solo(voice, solo)
    while below and _length([head, *below, *foot, *below_foot]) > CONTENT // 2:
        below = []
    room = _length([head, *below, *foot, *below_foot, *([own, "…"] if own else [])])
    shown = lines[: fitting_lines(room, lines[:BEST])]
    extra = [] if own is None or own in shown else ["…", own]
    return Panel("\n".join([head, *shown, *extra, *below, *foot, *below_foot]))


def _told_apart(listed: Sequence[S]) -> list[S]:
    """Return the lines of a list with the names of different people told apart; one person may have several."""
    names = {one.user_id: one.name for one in listed}
    apart = dict(zip(names, shown_names(tuple(names.values())), strict=True))
    return [replace(one, name=apart[one.user_id]) for one in listed]


def _foot(voice: Speaker, is_anybody_rated: bool, team_play: TeamPlay) -> list[str]:
    """Return the note on ratings, or why there are none."""
    if not is_anybody_rated:
        return [voice.say("scores-leaderboard-together" if team_play == "together" else "scores-leaderboard-empty")]
    teams = [voice.say("scores-leaderboard-teams")] if team_play == "teams" else []
    start = {"start": f"{NEWCOMER.mu:.1f}", "spread": f"{NEWCOMER.spread:.1f}"}
    return [voice.say("scores-leaderboard-note", start), *teams]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _newcomers(voice: Speaker, tallies: Sequence[Tally]) -> list[str]:
    """Return the line of people with too few games, with their counts."""
    if not tallies:
        return []
    names = [
        voice.say("scores-newcomer", {"name": escape_markdown(tally.name), "games": tally.games})
        for tally in newcomers(tallies)
    ]
    more = ["…"] if len(tallies) > NEWCOMERS else []
    return [voice.say("scores-newcomers", {"least": LEAST, "names": (*names, *more)})]


def _solo(voice: Speaker, scores: Sequence[SoloScore]) -> list[str]:
    """Return the best solo scores: whole lines within SOLO characters."""
    head, scores = voice.say("scores-solo-title"), _told_apart(scores)
    if not scores:
        return [head, voice.say("scores-solo-empty")]
    lines = [
        voice.say(
            "scores-solo-line",
            {
                "place": 1 + sum(other.score > one.score for other in scores),
                "name": escape_markdown(one.name),
                "score": one.score,
                "day": f"<t:{int(one.ended_at)}:d>",  # Discord formats it for each reader
            },
        )
        for one in scores
    ]
    return [head, *lines[: fitting_lines(CONTENT - SOLO + len(head), lines)]]


def fitting_lines(taken: int, lines: Sequence[str]) -> int:
    """Return how many whole lines fit into a message beside ``taken`` characters."""
    for count, line in enumerate(lines):
        taken += len(line) + 1
        if taken > CONTENT:
            return count
    return len(lines)


# --- one person ------------------------------------------------------------------------------------------------


def profile_panel(
    voice: Speaker,
    name: str,
    profile: Profile,
    *,
    everywhere: bool = False,
    own: Sequence[str] = (),
    record: Sequence[str] = (),
) -> Panel:
    """Return the content of the card as text. ``everywhere``: of all servers, so without ratings. ``own``: lines
    for the person alone. ``record``: lines about the games that the reader has played with them."""
    head = voice.say("scores-profile-title", {"name": escape_markdown(name)})
    if not profile.tallies:
        empty = "scores-profile-empty-everywhere" if everywhere else "scores-profile-empty"
        return Panel("\n".join([head, voice.say(empty), *own, *record]))
    card = card_of(voice, name, profile)
    summary = [
        voice.say("scores-profile-sum", {"games": card.games, "wins": card.wins}),
        *[voice.say("scores-profile-favourite", {"game": name}) for name in (card.favourite,) if name],
        *[voice.say("scores-profile-time", {"time": time}) for time in (card.time,) if time],
        *[voice.say("scores-profile-best-season", {"best": best}) for best in (card.best,) if best],
    ]
    key = "scores-profile-line-everywhere" if everywhere else "scores-profile-line"
    lines = [tally_line(voice, key, tally) for tally in profile.tallies]
    foot = voice.say("scores-profile-note-everywhere" if everywhere else "scores-profile-note")
    above = [head, voice.beside(summary), *own]
    fits = fitting_lines(_length([*above, foot, *record]), lines)
    return Panel("\n".join([*above, *lines[:fits], foot, *record]))


def card_of(voice: Speaker, name: str, profile: Profile) -> chart.Card:
    """Return the card's content in the reader's language."""
    best = profile.best
    histories = [
        chart.RatingHistory(
            title(voice, tally.game),
            ((steps[0].before.mu, steps[0].before.spread), *((one.after.mu, one.after.spread) for one in steps)),
            _day(voice, steps[0]),
            _day(voice, steps[-1]),
        )
        for tally in profile.tallies
        if (steps := profile.courses.get(tally.game))
    ]
    return chart.Card(
        name=name,
        games=profile.games,
        wins=profile.wins,
        favourite=title(voice, profile.tallies[0].game) if profile.tallies else None,
        time=None if profile.turn_time is None else duration(voice, profile.turn_time),
        best=None
        if best is None
        else voice.say(
            "scores-profile-best", {"game": title(voice, best.game), "season": season_name(voice, best.season)}
        ),
        histories=tuple(histories),
    )


def _day(voice: Speaker, step: Step) -> str:
    day = datetime.fromtimestamp(step.ended_at, UTC)
    return voice.say("chart-date", {"year": str(day.year), "month": f"{day.month:02}", "day": f"{day.day:02}"})


def _card_picture(card: chart.Card, voice: Speaker, form: Format) -> Picture:
    data, suffix = encode(chart.paint(card, voice), form)
    return Picture(data, f"profile.{suffix}", chart.alt(card, voice))


class CardDrawing(Illustration):
    """The picture of one person's card for one reader."""

    def __init__(self, voice: Speaker, card: chart.Card, form: Format, whose: str, reader: int) -> None:
        self._voice = voice.plain()
        self._card = card
        self._form = form
        self.subject = Subject(f"profile-{whose}", 0, reader, voice.lang, repr(card))

    @property
    def content(self) -> Subject:
        return self.subject

    @property
    def work(self) -> Callable[[], Picture]:
        return partial(_card_picture, self._card, self._voice, self._form)

    def words(self) -> str:
        """Return nothing: the message has the same content."""
        return ""
