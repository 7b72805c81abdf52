"""The end card: winner, scores, story and ratings; what is behind its *More…*; and the rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import structlog

from bot.features.log.film import shown_subject
from bot.features.table.beside import BOOK, FILM, LOG, MOMENT, PROOF, REVIEW
from bot.features.table.panels import AGAIN, HAND, played_for_lines, story_above, weighted_lines
from bot.features.table.standings import ending, scores
from bot.features.threads import (
    BESIDE,
    beside_button,
    can_open_beside,
    home_of,
    opened_words,
    parent_of_new,
    require_room,
)
from bot.history.end_report import EndReport
from bot.history.scores import MOST_LEFT
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phone import phone_lines
from bot.kit.phrases import duration, intervention_line, owners, seat_name, seat_names, title
from bot.kit.pictures import Closed, Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting, rows_of
from bot.rows.log import InterventionRow
from bot.rows.scores import Step
from bot.rows.session import NO_HOST
from bot.seating.rematch import REMATCH
from bot.session.model import Phase, Pov, Refused, Session
from bot.session.views import pov_of
from bot.texts import MINUS, Speaker
from engines.core import Event, Fact, Seat
from render import easel
from render.charts import course
from render.charts.plot import one_decimal
from render.easel import Picture

from .story import meeting_lines, story_lines

log = structlog.get_logger(__name__)


LINES = 12
"""Lines of a phone (``bot/kit/phone.py``) that the card takes, so that its picture and its buttons are near."""
MORE = "end-more"
"""The verb of the card's *More…*."""


def end_card(
    voice: Speaker,
    pov: Pov,
    events: Sequence[Event],
    report: EndReport | None = None,
    absent: Sequence[Seat] = (),
    ahead: Sequence[tuple[Seat, str]] = (),
) -> Panel:
    """Return the end card: winner, reason and scores, then a sentence of story and the ratings as far as they fit.

    ``absent``: the seats for which the computer played at the end, as their time had run out. ``ahead``: as
    ``played_for_lines``.
    """
    session = pov.session
    content = _content(voice, pov, events, report, played_for_lines(voice, absent, ahead))
    rematch = Button(voice.say("scores-end-rematch"), custom_id(session.id, 0, (REMATCH,)), "success")
    buttons = (
        *((rematch,) if session.host_id != NO_HOST else ()),  # a league's game leads to the league's next one
        Button(voice.say("review-button"), custom_id(session.id, 0, (REVIEW,))),
        Button(voice.say("scores-end-more"), custom_id(session.id, 0, (MORE,))),
    )
    return Panel(content, (buttons,))


def _content(
    voice: Speaker, pov: Pov, events: Sequence[Event], report: EndReport | None, played: Sequence[str]
) -> str:
    title_line = voice.say("scores-end-title", {"game": title(voice, pov.session.game)})
    head = [*played, title_line, *ending(voice, pov), *_totals(voice, pov, report)]
    remarked = [] if report is None else _front(owners(voice, pov.session), pov, report)
    story = weighted_lines(voice, pov, events)

    def card(count: int) -> str:
        return story_above(voice, pov.session, story, [*head, *remarked[:count]], where="end")

    fit = (count for count in range(len(remarked), 0, -1) if phone_lines(card(count), voice.lang) <= LINES)
    return card(next(fit, 0))


def _totals(voice: Speaker, pov: Pov, report: EndReport | None) -> list[str]:
    """Return everybody's score without its parts; who took hints is marked."""
    totals = tuple(replace(one, parts=(), sums=()) for one in pov.standings)
    return scores(voice, replace(pov, standings=totals), frozenset() if report is None else report.hinted)


def _front(voice: Speaker, pov: Pov, report: EndReport) -> list[str]:
    """Return the remarks that stand on the card, most important first."""
    is_changed = bool(report.steps) or report.taken_out is not None
    return [
        *_given_up_line(voice, pov.session),
        *story_lines(voice, pov, report.story, most=1),
        *(_ratings(voice, pov, report) if is_changed else []),
    ]


def closed_card(voice: Speaker, session: Session, ended: Sequence[InterventionRow] = ()) -> Panel:
    """Return the last message of a game that was ended without a result; it says who has ``ended`` it."""
    head = voice.say("scores-end-closed", {"game": title(voice, session.game)})
    lines = [head, *(intervention_line(voice, one) for one in ended)]
    buttons = [Button(voice.say("scores-again"), custom_id(session.id, 0, (AGAIN,)))]
    if session.row >= 0:
        buttons += [
            Button(voice.say("book-button"), custom_id(session.id, 0, (BOOK,))),
            Button(voice.say("export-proof-button"), custom_id(session.id, 0, (PROOF,))),
        ]
    return Panel("\n".join(lines), (tuple(buttons),))


# --- More… -------------------------------------------------------------------------------------------------------


async def more_pressed(ctx: Context) -> None:
    """Show the final board and the curve of the scores, what the card has no room for, and the ways on."""
    session = await ctx.session()
    if session.phase is not Phase.OVER:
        raise Refused("not-playing")
    voice, report = ctx.voice(session), await ctx.services.end_reports.report(session)
    try:
        pov = pov_of(session, None)
    except Refused:  # ended under rules that this program does not have
        await ctx.answer.show(Panel(voice.say("scores-moment-gone"), _ways_on(voice, session, None)))
        return
    panel = more_panel(voice, pov, report)
    drawing = Drawing(pov, scene_of(pov, voice), ctx.app.picture_format)
    await ctx.show(panel, drawing, graph_of(ctx.app, pov, report, voice))


def more_panel(voice: Speaker, pov: Pov, report: EndReport) -> Panel:
    """Return the scores with their parts, all remarks, and the buttons of everything else about a finished game."""
    lines = [*scores(voice, pov), *remarks(owners(voice, pov.session), pov, report)]
    return Panel(fitting([], lines), _ways_on(voice, pov.session, report))


def _ways_on(voice: Speaker, session: Session, report: EndReport | None) -> tuple[tuple[Button, ...], ...]:
    can_replay = report is not None and report.story is not None
    listed = (
        ("table-show-board", HAND[0]),
        ("table-happened", LOG),
        *((("scores-moment-button", MOMENT), ("scores-film-button", FILM)) if can_replay else ()),
        ("book-button", BOOK),
        ("export-proof-button", PROOF),
        ("scores-again", AGAIN),
    )
    rows = rows_of([Button(voice.say(key), custom_id(session.id, 0, (verb,))) for key, verb in listed])
    return tuple(row for row in rows if isinstance(row, tuple))


# --- remarks ---------------------------------------------------------------------------------------------------


def remarks(voice: Speaker, pov: Pov, report: EndReport) -> list[str]:
    """Return the remarks, most important first: seats given up, story, ratings, earlier games, time, dice."""
    session = pov.session
    lines = [
        *_given_up_line(voice, session),
        *story_lines(voice, pov, report.story),
        *_ratings(voice, pov, report),
        *meeting_lines(voice, pov, report),
        voice.say("scores-end-took", {"time": duration(voice, report.took), "turns": report.turns}),
        *_ordered(voice, report),
        *_dice(voice, session, report),
    ]
    if report.turn_seconds:
        times = tuple(
            voice.say(
                "scores-end-time-of", {"player": str(seat_name(voice, seat)), "time": duration(voice, seconds)}
            )
            for seat, seconds in report.turn_seconds.items()
            if seat < len(session.players)
        )
        lines.append(voice.say("scores-end-times", {"times": times}))
    if not report.course and len(session.players) > 1:
        lines.append(voice.say("scores-end-no-graph"))
    return lines


def _given_up_line(voice: Speaker, session: Session) -> list[str]:
    """Return the line of players who lost because they were absent at the end."""
    gone = sorted(session.given_up)
    if not gone:
        return []
    key = "scores-end-given-up" if session.table_rules.stand_ins else "scores-end-left"
    return [voice.say(key, {"players": tuple(seat_name(voice, seat) for seat in gone)})]


def _ratings(voice: Speaker, pov: Pov, report: EndReport) -> list[str]:
    """Return the changes of ratings, or why there are none: the result was taken out, the game was unrated by its
    rules or as hints were taken, or nobody counts against anybody."""
    session = pov.session
    if report.taken_out is not None:
        return [intervention_line(voice, report.taken_out)]
    is_rated = session.table_rules.rated and not report.hinted
    seats = {player.user_id: player.seat for player in reversed(session.players) if player.user_id is not None}
    if not is_rated and len(seats) > 1:
        return [voice.say("scores-end-friendly")]
    if len(seats) > 1 and not report.steps:
        teams = {standing.team for standing in pov.standings}
        return [voice.say("scores-end-uncounted", {"most": MOST_LEFT})] if len(teams) > 1 or None in teams else []
    changes = [(seat, report.steps[user]) for user, seat in seats.items() if user in report.steps]
    if all(round(step.before.mu, 1) == round(step.after.mu, 1) for _, step in changes):
        return []
    listed = tuple(_change(voice, seat, step) for seat, step in sorted(changes, key=lambda one: one[0]))
    return [voice.say("scores-end-ratings", {"changes": listed})]


def _ordered(voice: Speaker, report: EndReport) -> list[str]:
    """Return the line of the turns that were played by order."""
    turns = tuple(
        voice.say("scores-end-ordered-of", {"player": str(seat_name(voice, seat)), "turns": count})
        for seat, count in report.ordered.items()
    )
    return [voice.say("scores-end-ordered", {"turns": turns})] if turns else []


def _change(voice: Speaker, seat: Seat, step: Step) -> str:
    # The difference of the rounded values, so that the shown numbers add up.
    before, after = round(step.before.mu, 1), round(step.after.mu, 1)
    facts: dict[str, Fact] = {
        "player": str(seat_name(voice, seat)),
        "before": f"{before:.1f}",
        "after": f"{after:.1f}",
        "change": f"{after - before:+.1f}".replace("-", MINUS),
    }
    return voice.say("scores-end-rating-same" if before == after else "scores-end-rating-of", facts)


def _dice(voice: Speaker, session: Session, report: EndReport) -> list[str]:
    """Return everybody's dice: averages against the expected ones, or the faces of dice without numbers.

    Nothing of dice that all share: they were nobody's luck.
    """
    own = [(luck.seat, luck) for luck in report.luck if luck.seat is not None]
    if not own:
        return []
    faces = own[0][1].faces
    listed: list[str] = []
    for seat, luck in own:
        who = str(seat_name(voice, seat))
        if faces:
            counts = " / ".join(f"{face.count} ({one_decimal(face.expected)})" for face in luck.faces)
            listed.append(voice.say("scores-end-faces-of", {"player": who, "counts": counts}))
        else:
            # Never 0 % or 100 %: better or worse dice are always possible.
            facts: dict[str, Fact] = {
                "player": who,
                "average": f"{luck.pips / luck.dice:.1f}",
                "expected": f"{luck.expected / luck.dice:.1f}",
                "share": min(99, max(1, round(100 * luck.share))),
            }
            listed.append(voice.say("scores-end-dice-of", facts))
    if faces:
        symbols = tuple(face.face for face in faces)
        return [voice.say("scores-end-faces", {"faces": symbols, "dice": tuple(listed)})]
    return [voice.say("scores-end-dice", {"dice": tuple(listed)})]


async def graph_of(app: App, pov: Pov, report: EndReport, voice: Speaker) -> Picture | None:
    """Return the graph of the scores over the turns, drawn once for all who ask; None if the scores were secret,
    drawing fails or the bot stops."""
    if not report.course or pov.outcome is None:
        return None
    session, plain = pov.session, voice.plain()
    crowned = [seat for seat in pov.outcome.winners if seat not in session.given_up]
    shown = course.Course(
        title=plain.say("chart-title", {"game": title(plain, session.game)}),
        names=seat_names(plain, session, listed=True),
        points=tuple((point.turn, point.scores) for point in report.course),
        winners=tuple(int(seat) for seat in crowned) if len(session.players) > 1 else (),
        luck=tuple(
            course.DiceLuck(
                int(luck.seat),
                luck.dice,
                luck.pips,
                luck.expected,
                luck.share,
                tuple((face.face, face.count, face.expected) for face in luck.faces),
            )
            for luck in report.luck
            if luck.seat is not None
        ),
    )

    async def make() -> Picture | None:
        try:
            return await app.pictures.run(partial(easel.graph, shown, plain, app.picture_format))
        except Closed:
            return None
        except Exception:
            # The boundary of foreign code, as for pictures: the board is shown without a graph.
            log.exception("graph-failed", session=session.id)
            return None

    return await app.pictures.once(shown_subject(session, "graph", voice), make)


# --- the rematch -----------------------------------------------------------------------------------------------


async def rematch_pressed(ctx: Context) -> None:
    """Open a lobby with seats kept for all players; the presser is the host. ``rematch:beside``: in a thread."""
    was = await ctx.session()
    parent = await parent_of_new(ctx, was.game, in_thread=BESIDE in ctx.press.arguments)
    try:
        session = await ctx.services.rematches.again(
            was.id, ctx.reader.actor, interaction_id=ctx.interaction.id, parent=parent, home_id=home_of(ctx, parent)
        )
    except Refused as refusal:
        if refusal.code != "channel-busy":
            raise
        await require_room(ctx, home_of(ctx, parent))
        voice = ctx.voice()
        games = {"open": title(voice, str(refusal.facts["game"])), "game": title(voice, was.game)}
        said = voice.say("lobby-game-in-the-way", games)
        beside = [beside_button(voice, was.id, was.game, (REMATCH, BESIDE))] if can_open_beside(ctx) else []
        await ctx.answer.show(Panel(said, rows_of(beside)))
        return
    if parent is not None:
        await ctx.answer.show(Panel(opened_words(ctx.voice(session), session, parent)))


VERBS = {REMATCH: Verb(rematch_pressed, quiet=True), MORE: Verb(more_pressed, beside=True)}
