"""The story of a finished game in two sentences, what these people did before, and a turn to see again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.features.log.film import film_of, film_of_turn, moments_of_turn
from bot.features.table.beside import FILM, MOMENT
from bot.features.table.panels import HAND, event_lines, message_lines
from bot.features.table.positions import from_row
from bot.history.end_report import EndReport
from bot.history.judgements import decisive
from bot.history.story import Gain, Passing, Story
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import listing, seat_name, title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Button, Panel, fitting
from bot.session.model import Phase, Pov, Refused
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact
from engines.core.review.findings import Review

SENTENCES = 2


def story_lines(voice: Speaker, pov: Pov, story: Story | None, most: int = SENTENCES) -> list[str]:
    """Return the line of the story, of ``most`` sentences; none if there is nothing to report."""
    if story is None:
        return []
    lines = list(sentences(listing(voice, pov.session), story))[:most]
    gap = "" if voice.lang == "ja" else " "
    return [voice.say("scores-story", {"story": gap.join(lines)})] if lines else []


def sentences(voice: Speaker, story: Story) -> Iterator[str]:
    """Yield the sentences of a story, the most important first."""
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


# --- a turn to see again -----------------------------------------------------------------------------------------


async def show_moment(ctx: Context) -> None:
    """Show a turn again to the presser alone, why it is that one, the turn in words, and its film.

    It is the decisive turn once there is a review, and until then one by the scores, which is not called so.
    """
    session = await ctx.session()
    if session.phase is not Phase.OVER:
        raise Refused("not-playing")
    voice = ctx.voice(session)
    story = await ctx.services.end_reports.story(session)
    if story is None:
        await ctx.answer.show(Panel(voice.say("scores-moment-gone")))
        return
    pov, review = pov_of(session, None), await ctx.services.reviews.of(session)
    turn, head = _highlight(voice, pov, story, review)
    shown = await moments_of_turn(ctx.app, session, turn)
    events = tuple(event for moment in shown for event in moment.events)
    view = shown[-1].view if shown else pov.view
    lines = message_lines(voice, replace(pov, view=view), events) or event_lines(voice, events)
    below = [Button(voice.say("table-show-board"), custom_id(session.id, 0, HAND))]
    if shown:
        # A turn that began and ended with one action is tried from where that was chosen.
        is_passed = shown[0].turn != turn or shown[0].outcome is not None
        row = shown[0].row - is_passed
        below.append(Button(voice.say("board-try-button"), custom_id(session.id, 0, from_row(row))))
    panel = Panel("\n".join([*head, fitting(lines, [], CONTENT - len("\n".join(head)) - 1)]), (tuple(below),))
    await ctx.answer.show(panel)
    if not shown:
        return
    film = await ctx.app.pictures.newest(ctx.reader.actor.user_id, film_of_turn(ctx.app, session, voice, shown))
    if film is not None:
        await ctx.answer.show(panel, film)


async def show_film(ctx: Context) -> None:
    """Show the whole game as a film, to the presser alone."""
    session = await ctx.session()
    if session.phase is not Phase.OVER:
        raise Refused("not-playing")
    voice = ctx.voice(session)
    said = Panel(voice.say("scores-film", {"game": title(voice, session.game)}))
    await ctx.answer.show(said)
    film = await ctx.app.pictures.newest(ctx.reader.actor.user_id, film_of(ctx.app, session, voice))
    if film is None:
        await ctx.answer.show(Panel(voice.say("scores-moment-gone")))
    else:
        await ctx.answer.show(said, film)


def _highlight(voice: Speaker, pov: Pov, story: Story, review: Review | None) -> tuple[int, list[str]]:
    """Return the turn to show, and the lines that say why it is that one."""
    crossing = None if review is None else review.crossing
    said = None if review is None else decisive(voice, review)
    turn, why = (
        (story.highlight, story.why) if crossing is None or not crossing.turn else (crossing.turn, "decisive")
    )
    facts: dict[str, Fact] = {"game": title(voice, pov.session.game), "turn": voice.turn(turn), "why": why}
    by_scores = [] if why == "decisive" else story_lines(voice, pov, story)
    by_chances = [voice.say("scores-moment-review")] if review is None else [said] if said else []
    return turn, [voice.say("scores-moment-title", facts), *by_scores, *by_chances]


VERBS = {
    MOMENT: Verb(show_moment, beside=True, private=True, after_day=True),
    FILM: Verb(show_film, beside=True),
}
