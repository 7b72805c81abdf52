"""The story of a finished game in two sentences, and what these people did before, for the end card."""

from __future__ import annotations

from collections.abc import Iterator

from bot.history.end_report import EndReport
from bot.history.story import Gain, Passing, Story
from bot.kit.phrases import listing, seat_name
from bot.session.model import Pov
from bot.texts import Speaker
from engines.core import Fact

SENTENCES = 2


def story_lines(voice: Speaker, pov: Pov, story: Story | None) -> list[str]:
    """Return the line of the story; none if there is nothing to tell."""
    if story is None:
        return []
    told = list(sentences(listing(voice, pov.session), story))[:SENTENCES]
    gap = "" if voice.lang == "ja" else " "
    return [voice.say("scores-story", {"told": gap.join(told)})] if told else []


def sentences(voice: Speaker, story: Story) -> Iterator[str]:
    """Yield what can be told, the most telling first."""
    if story.passing is not None:
        yield _passing(voice, story.passing)
    if story.contest is not None:
        yield voice.of_game("story", "contested", {"place": story.contest.place, "count": story.contest.count})
    if story.roll is not None:
        roll = story.roll
        facts: dict[str, Fact] = {"player": seat_name(voice, roll.seat), "dice": roll.dice, "turn": roll.turn}
        yield voice.say("scores-story-roll", facts)
    if story.gain is not None:
        yield _gain(voice, story.gain)


def _passing(voice: Speaker, passing: Passing) -> str:
    facts: dict[str, Fact] = {
        "winners": tuple(seat_name(voice, seat) for seat in passing.winners),
        "others": tuple(seat_name(voice, seat) for seat in passing.passed),
    }
    if passing.turn is not None:
        key = "scores-story-passed" if passing.passed else "scores-story-led"
        return voice.say(key, {**facts, "turn": passing.turn})
    key = "scores-story-passed-part" if passing.passed else "scores-story-led-part"
    return voice.say(key, {**facts, "part": voice.of_game("score", passing.part)})


def _gain(voice: Speaker, gain: Gain) -> str:
    facts: dict[str, Fact] = {"player": seat_name(voice, gain.seat), "points": gain.points}
    if gain.turn is not None:
        return voice.say("scores-story-gain", {**facts, "turn": gain.turn})
    return voice.say("scores-story-gain-part", {**facts, "part": voice.of_game("score", gain.part)})


def meeting_lines(voice: Speaker, pov: Pov, report: EndReport) -> list[str]:
    """Return the line of the games that these people have finished together; none if this is the first, or if all
    play on one side."""
    meetings, session = report.meetings, pov.session
    if meetings is None or meetings.games < 2:
        return []
    teams = {standing.team for standing in pov.standings}
    if len(teams) == 1 and None not in teams:
        return []
    seats = {player.user_id: player.seat for player in reversed(session.players)}
    listed = sorted((seats[user], count) for user, count in meetings.firsts.items() if user in seats)
    if len(listed) < 2:
        return []
    firsts = tuple(
        voice.say("scores-end-meetings-of", {"player": str(seat_name(voice, seat)), "count": count})
        for seat, count in listed
    )
    return [voice.say("scores-end-meetings", {"games": meetings.games, "firsts": firsts})]
