"""Leaderboards and profiles: ratings in words, and one person's card."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.history.scores import Profile
from bot.kit.phrases import span, title
from bot.kit.pictures import Illustration, Subject
from bot.kit.shapes import CONTENT, Panel
from bot.rows.scores import EVER, LEAST, Rating, SoloScore, Step, Tally, TeamPlay
from bot.texts import Speaker, escape_markdown
from engines.core import Fact
from render.charts import profile as chart
from render.easel import Picture
from render.kit.encode import Format, encode

BEST = 15
"""Lines of a leaderboard."""
NEWCOMERS = 10
"""So many people without a place are named."""
ALONE = 800
"""Characters of a leaderboard for the best list of who played alone."""


def season_name(voice: Speaker, season: str) -> str:
    """``2026Q4`` as the reader writes it."""
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


def leaderboard_panel(
    voice: Speaker,
    game: str,
    season: str,
    tallies: Sequence[Tally],
    alone: Sequence[SoloScore] | None,
    reader: int,
    team_play: TeamPlay = "alone",
) -> Panel:
    """The best with their places, the reader's own place, who has none yet, and the best of who played alone.

    ``alone`` None: the game is not for one.
    """
    placed = [tally for tally in tallies if tally.games >= LEAST]
    facts: dict[str, Fact] = {"game": title(voice, game), "season": season_name(voice, season)}
    head = voice.say("scores-leaderboard-title", facts)
    lines = [
        tally_line(voice, "scores-leaderboard-line", tally, place) for place, tally in enumerate(placed, start=1)
    ]
    own = next((line for line, tally in zip(lines, placed, strict=True) if tally.user_id == reader), None)
    below = _newcomers(voice, [tally for tally in tallies if tally.games < LEAST])
    foot = _foot(voice, bool(tallies), team_play)
    solo = [] if alone is None else _alone(voice, alone)
    while below and _length([head, *below, *foot, *solo]) > CONTENT // 2:
        below = []
    room = _length([head, *below, *foot, *solo, *([own, "…"] if own else [])])
    shown = lines[: fitting_lines(room, lines[:BEST])]
    extra = [] if own is None or own in shown else ["…", own]
    return Panel("\n".join([head, *shown, *extra, *below, *foot, *solo]))


def _foot(voice: Speaker, is_anybody_rated: bool, team_play: TeamPlay) -> list[str]:
    """What a rating is, or why there is none."""
    if not is_anybody_rated:
        return [voice.say("scores-leaderboard-together" if team_play == "together" else "scores-leaderboard-empty")]
    teams = [voice.say("scores-leaderboard-teams")] if team_play == "teams" else []
    return [voice.say("scores-leaderboard-note"), *teams]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _newcomers(voice: Speaker, tallies: Sequence[Tally]) -> list[str]:
    """Who has not played enough, and how much they have."""
    if not tallies:
        return []
    told = [
        voice.say("scores-newcomer", {"name": escape_markdown(tally.name), "games": tally.games})
        for tally in sorted(tallies, key=lambda tally: -tally.games)[:NEWCOMERS]
    ]
    more = ["…"] if len(tallies) > NEWCOMERS else []
    return [voice.say("scores-newcomers", {"least": LEAST, "names": (*told, *more)})]


def _alone(voice: Speaker, found: Sequence[SoloScore]) -> list[str]:
    """The best list of a game that can be played alone: whole lines, in at most so much room."""
    head = voice.say("scores-solo-title")
    if not found:
        return [head, voice.say("scores-solo-empty")]
    lines = [
        voice.say(
            "scores-solo-line",
            {
                "place": 1 + sum(other.score > one.score for other in found),
                "name": escape_markdown(one.name),
                "score": one.score,
                "day": f"<t:{int(one.ended_at)}:d>",  # Discord tells it in the reader's own way
            },
        )
        for one in found
    ]
    return [head, *lines[: fitting_lines(CONTENT - ALONE + len(head), lines)]]


def fitting_lines(taken: int, lines: Sequence[str]) -> int:
    """How many of these lines fit into a message beside ``taken`` characters: whole ones."""
    for count, line in enumerate(lines):
        taken += len(line) + 1
        if taken > CONTENT:
            return count
    return len(lines)


# --- one person ------------------------------------------------------------------------------------------------


def profile_panel(voice: Speaker, name: str, profile: Profile) -> Panel:
    """All that the card shows, in words."""
    head = voice.say("scores-profile-title", {"name": escape_markdown(name)})
    if not profile.tallies:
        return Panel("\n".join([head, voice.say("scores-profile-empty")]))
    card = card_of(voice, name, profile)
    ends = [
        voice.say("scores-profile-sum", {"games": card.games, "wins": card.wins}),
        *[voice.say("scores-profile-favourite", {"game": name}) for name in (card.favourite,) if name],
        *[voice.say("scores-profile-time", {"time": time}) for time in (card.time,) if time],
        *[voice.say("scores-profile-best-season", {"best": best}) for best in (card.best,) if best],
    ]
    lines = [tally_line(voice, "scores-profile-line", tally) for tally in profile.tallies]
    foot = voice.say("scores-profile-note")
    above = [head, " · ".join(ends)]
    fits = fitting_lines(_length([*above, foot]), lines)
    return Panel("\n".join([*above, *lines[:fits], foot]))


def card_of(voice: Speaker, name: str, profile: Profile) -> chart.Card:
    """The card in the reader's language."""
    best = profile.best
    courses = [
        chart.Course(
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
        time=None if profile.turn_time is None else span(voice, profile.turn_time),
        best=None
        if best is None
        else voice.say(
            "scores-profile-best", {"game": title(voice, best.game), "season": season_name(voice, best.season)}
        ),
        courses=tuple(courses),
    )


def _day(voice: Speaker, step: Step) -> str:
    day = datetime.fromtimestamp(step.ended_at, UTC)
    return voice.say("chart-date", {"year": str(day.year), "month": f"{day.month:02}", "day": f"{day.day:02}"})


class CardDrawing(Illustration):
    """The picture of one person's card, for one reader."""

    def __init__(self, voice: Speaker, card: chart.Card, form: Format, whose: str, reader: int) -> None:
        self._voice = voice.plain()
        self._card = card
        self._form = form
        self.subject = Subject(f"profile-{whose}", 0, reader, voice.lang, repr(card))

    def paint(self) -> Picture:
        data, suffix = encode(chart.paint(self._card, self._voice), self._form)
        return Picture(data, f"profile.{suffix}", chart.alt(self._card, self._voice))

    def words(self) -> str:
        """Nothing more: the message says it all."""
        return ""
