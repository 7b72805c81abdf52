"""Results of finished games, and their totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, groupby

from bot.rows.scores import (
    EVER,
    LEAST,
    SPREAD,
    UNMOVED,
    UNOPPOSED,
    Duel,
    Ended,
    Meetings,
    Rated,
    Rating,
    Result,
    Score,
    SoloScore,
    Tally,
    TeamPlay,
    span,
)
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.games import departures
from bot.store.games.departures import FORMER
from bot.store.messages import requests

from . import ratings

RESULTS = Columns("results", Result)
WEEK, MOST_LEFT = 7 * 86400.0, 2
"""Of the games that ended by somebody's leaving, so many of the same two people count within so many seconds."""


def add(
    db: Connection,
    session_id: str,
    guild_id: int,
    game: str,
    ended_at: float,
    results: Sequence[Result],
    *,
    rated: bool = True,
    moved: Collection[int] | None = None,
) -> None:
    """Store the results of a game, and rate its people unless it was a friendly one (not ``rated``).

    ``moved``: the people who ended a turn of their own; nobody else counts, nor do games that ended by somebody's
    leaving once two people have had ``MOST_LEFT`` of them in a week. None: everybody counts.

    Players who resigned by the game's own rules gave up, too. A seat of an erased user (an id below zero) counts as
    a computer player's, which finished it. Former players whose seat somebody else took over have lost.
    Substitutes are not rated.
    """
    left = {seat for (seat,) in db.execute(
        "SELECT seat FROM log WHERE session_id = ? AND notation = 'resign' AND undone_at IS NULL", (session_id,)
    )}  # fmt: skip
    dialect.take_turns(db, "rating")
    (nth,) = db.execute("SELECT coalesce(max(nth), 0) + 1 FROM results").fetchone()
    gone = departures.former_players(db, session_id)
    teams = {one.seat: one.team for one in results}
    lost = [
        Result(-at, user, name, len(results), 0, gave_up=True, team=teams.get(seat))
        for at, (user, name, seat) in enumerate(gone, 1)
    ]
    FORMER.delete(db, session_id=session_id)
    # By seat, the order in which recount reads them.
    ranking = sorted([*results, *lost], key=lambda one: one.seat)
    excused = _excused(db, session_id, ended_at)
    rows = [
        replace(_remembered(one), gave_up=one.gave_up or one.seat in left, excused=one.seat in excused)
        for one in ranking
    ]
    game_of = {"session_id": session_id, "guild_id": guild_id, "game": game, "ended_at": ended_at}
    substitutes = requests.substitutes_of(db, session_id)
    game_row = Rated(session_id, guild_id, game, ended_at, ())
    if moved is not None:
        rows = _among(db, game_row, rows, moved, substitutes, rated=rated)
    counted = [one for one in rows if rated and one.user_id not in substitutes]
    RESULTS.insert_all(db, counted, **game_of, rated=True, nth=nth)
    RESULTS.insert_all(db, [one for one in rows if one not in counted], **game_of, rated=False, nth=nth)
    if rated:
        people = _scores(one for one in counted if one.among is None or one.among > 0)
        ratings.rate(db, game_row.with_people(people))


def _scores(rows: Iterable[Result]) -> list[Score]:
    return [Score(one.user_id, one.place, one.gave_up, one.team) for one in rows if one.user_id is not None]


def _among(
    db: Connection,
    game: Rated,
    rows: Sequence[Result],
    moved: Collection[int],
    substitutes: Collection[int],
    *,
    rated: bool,
) -> list[Result]:
    """Return the results with the places among the people who count.

    Where people met no opponent from the beginning, the place in the game counts. Substitutes took over what others
    had begun, and nobody is placed against them.
    """
    met = game.with_people(_scores(one for one in rows if one.user_id not in substitutes))
    counted = replace(met, people=tuple(one for one in met.people if one.user_id in moved))
    if counted.is_ended_by_leaving:
        met_too_often = _left_too_often(db, counted, rated=rated)
        counted = replace(counted, people=tuple(p for p in counted.people if p.user_id not in met_too_often))
    places: Mapping[int, int] = {one.user_id: one.place for one in counted.people}
    if met.is_contest:
        places = counted.places if counted.is_contest else {}

    def placed(one: Result) -> Result:
        if one.user_id is None:
            return one
        if one.user_id not in moved:
            return replace(one, among=UNMOVED)
        return replace(one, among=one.place if one.user_id in substitutes else places.get(one.user_id, UNOPPOSED))

    return [placed(one) for one in rows]


def _left_too_often(db: Connection, game: Rated, *, rated: bool) -> set[int]:
    """Return the people who gave up a game that ended by leaving, and have had as many of them with somebody of it
    within a week as count.

    Those that were taken out since are included: who takes a result out does not make room for another one.
    """
    since = game.ended_at - WEEK
    rows = db.execute(
        "SELECT session_id, user_id, place, gave_up, team FROM results WHERE guild_id = :guild AND game = :game "
        "AND rated = :rated AND ended_at > :since AND user_id IS NOT NULL AND coalesce(among, 1) > 0 "
        "ORDER BY session_id, seat",
        {"guild": game.guild_id, "game": game.game, "rated": int(rated), "since": since},
    ).fetchall()
    met: Counter[frozenset[int]] = Counter()
    for session_id, people in groupby(rows, key=lambda row: row[0]):
        scores = [Score(user_id, place, bool(gave_up), team) for _, user_id, place, gave_up, team in people]
        earlier = Rated.of(session_id, game.guild_id, game.game, since, scores)
        if earlier.is_ended_by_leaving:
            met.update(frozenset(pair) for pair in combinations([one.user_id for one in earlier.people], 2))
    return {
        one.user_id
        for one in game.people
        if one.gave_up and any(met[frozenset((one.user_id, other.user_id))] >= MOST_LEFT for other in game.people)
    }


def taken(db: Connection, session_id: str) -> tuple[float, bool, frozenset[int]] | None:
    """Return when a game ended, whether its result was taken out, and its people; None if it has no result."""
    rows = db.execute(
        "SELECT ended_at, taken_out, user_id FROM results WHERE session_id = ?", (session_id,)
    ).fetchall()
    if not rows:
        return None
    return rows[0][0], bool(rows[0][1]), frozenset(user_id for *_, user_id in rows if user_id is not None)


def ended_since(db: Connection, guild_id: int, since: float, most: int) -> list[tuple[str, int]]:
    """Return the finished games of a server that ended since then, each with its channel; newest first."""
    # By way of the sessions, which have an index of servers; a session has not changed before its game ended.
    rows = db.execute(
        "SELECT id, channel_id FROM (SELECT s.id, s.channel_id, max(r.ended_at) AS ended_at FROM sessions AS s "
        "JOIN results AS r ON r.session_id = s.id WHERE s.guild_id = :guild AND s.changed_at >= :since "
        "GROUP BY s.id, s.channel_id) AS ended WHERE ended_at >= :since ORDER BY ended_at DESC, id LIMIT :most",
        {"guild": guild_id, "since": since, "most": most},
    )
    return rows.fetchall()


def listed(db: Connection, session_ids: Sequence[str]) -> list[Ended]:
    """Return these finished games, in the same order; those without a result are left out."""
    if not session_ids:
        return []
    marks, found = ", ".join("?" * len(session_ids)), {}
    rows = db.execute(
        "SELECT session_id, game, ended_at, taken_out, name, score FROM results "
        f"WHERE seat >= 0 AND session_id IN ({marks}) ORDER BY session_id, place, seat",
        (*session_ids,),
    ).fetchall()
    for session_id, seats in groupby(rows, key=lambda row: row[0]):
        each = list(seats)
        _, game, ended_at, is_out, *_ = each[0]
        scores = tuple((name, score) for *_, name, score in each)
        found[session_id] = Ended(session_id, game, ended_at, bool(is_out), scores)
    return [found[session_id] for session_id in session_ids if session_id in found]


def rated_with(db: Connection, session_id: str) -> tuple[int, str]:
    """Return server and game of a result: the ratings that depend on it."""
    guild_id, game = db.execute(
        "SELECT guild_id, game FROM results WHERE session_id = ? LIMIT 1", (session_id,)
    ).fetchone()
    return guild_id, game


def _excused(db: Connection, session_id: str, ended_at: float) -> set[int]:
    """Return the seats whose owners are excused: away on a vacation, or cut off as the channel is lost."""
    rows = db.execute(
        "SELECT p.seat FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "LEFT JOIN user_settings AS u ON u.user_id = p.user_id "
        "WHERE p.session_id = :session AND p.user_id IS NOT NULL AND p.policy IS NOT NULL AND ("
        "s.unreachable_at IS NOT NULL OR (p.gone = 0 AND u.away_from <= :at AND :at < u.away_until))",
        {"session": session_id, "at": ended_at},
    )
    return {seat for (seat,) in rows}


def last_finished(db: Connection, guild_id: int, user_id: int, most: int) -> list[bool]:
    """Return whether a person finished each of their last games with other people on one server, newest first.

    A game that they left for good counts from then on. What counts neither way: seats that somebody else has taken
    over, what is excused or was taken out, games that nobody else has finished who ended a turn, and left games
    that a moderator has ended or whose channel is lost.
    """
    rows = db.execute(
        "SELECT finished FROM ("
        "SELECT r.session_id AS id, r.ended_at AS at, max(1 - r.gave_up) AS finished FROM results AS r "
        "WHERE r.guild_id = :guild AND r.user_id = :user AND r.seat >= 0 AND r.excused = 0 "
        "AND r.taken_out = 0 AND EXISTS ("
        "SELECT 1 FROM results AS o WHERE o.session_id = r.session_id AND o.user_id <> :user "
        "AND (r.gave_up = 1 OR r.among IS NULL OR (r.among <> 0 AND o.among <> 0 AND o.gave_up = 0))) "
        "GROUP BY r.session_id, r.ended_at UNION ALL "
        "SELECT s.id, coalesce((SELECT max(i.at) FROM interventions AS i WHERE i.session_id = s.id "
        "AND i.user_id = :user AND i.kind = 'seat-left'), s.changed_at), 0 "
        "FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "WHERE p.user_id = :user AND p.gone = 1 AND s.guild_id = :guild AND s.phase IN ('playing', 'closed') "
        "AND s.unreachable_at IS NULL AND NOT EXISTS (SELECT 1 FROM interventions AS i "
        "WHERE i.session_id = s.id AND i.kind = 'ended-by-moderator') AND EXISTS ("
        "SELECT 1 FROM players AS o WHERE o.session_id = s.id AND o.user_id <> :user)"
        ") AS games ORDER BY at DESC, id LIMIT :most",
        {"guild": guild_id, "user": user_id, "most": most},
    )
    return [bool(finished) for (finished,) in rows]


def _remembered(result: Result) -> Result:
    return replace(result, user_id=None) if result.user_id is not None and result.user_id < 0 else result


def places_of(db: Connection, session_id: str) -> dict[int, tuple[int, int]]:
    """Return place and score of each seat of a finished game; former players have seats below zero."""
    rows = db.execute("SELECT seat, place, score FROM results WHERE session_id = ?", (session_id,))
    return {seat: (place, score) for seat, place, score in rows}


_COUNTS = "{0}.taken_out = 0 AND coalesce({0}.among, 1) > 0"
# The name is that of the newest result. A game played alone counts as a game but not as a win; neither does a win
# of a stand-in.
_ALONE = "alone AS (SELECT session_id FROM results WHERE seat >= 0 GROUP BY session_id HAVING count(*) = 1)"
_PROFILE = (
    "WITH " + _ALONE + " "
    "SELECT t.user_id, t.name, t.game, t.games, t.wins, r.mu, r.sigma FROM ("
    "SELECT user_id, game, count(DISTINCT session_id) AS games, "
    "sum(CASE WHEN coalesce(among, place) = 1 AND gave_up = 0 AND session_id NOT IN (SELECT session_id FROM alone) "
    "THEN 1 ELSE 0 END) AS wins, (SELECT n.name FROM results AS n "
    "WHERE n.user_id = :user AND n.game = results.game AND n.{where} ORDER BY n.nth DESC, n.seat LIMIT 1) AS name "
    "FROM results WHERE {where} AND user_id = :user AND taken_out = 0 GROUP BY user_id, game) AS t "
    "LEFT JOIN ratings AS r ON r.guild_id = :guild AND r.game = t.game AND r.season = '' AND r.user_id = t.user_id "
    "ORDER BY t.games DESC, t.game"
)
# Rated games only, like the rating: wins against computer players are left out.
_BOARD = (
    "SELECT t.user_id, t.name, :game, t.games, t.wins, r.mu, r.sigma FROM ("
    "SELECT user_id, max(CASE WHEN newest = 1 THEN name END) AS name, count(*) AS games, "
    "sum(CASE WHEN place = 1 AND gave_up = 0 THEN 1 ELSE 0 END) AS wins FROM ("
    "SELECT s.user_id, o.name, coalesce(o.among, o.place) AS place, o.gave_up, "
    "row_number() OVER (PARTITION BY s.user_id ORDER BY o.nth DESC) AS newest "
    "FROM rating_steps AS s JOIN results AS o ON o.session_id = s.session_id AND o.seat = ("
    "SELECT seat FROM results WHERE session_id = s.session_id AND user_id = s.user_id "
    "ORDER BY gave_up, seat LIMIT 1) "
    "WHERE s.guild_id = :guild AND s.game = :game AND s.ended_at >= :since AND s.ended_at < :until "
    ") AS played GROUP BY user_id) AS t "
    "JOIN ratings AS r ON r.guild_id = :guild AND r.game = :game AND r.season = :season AND r.user_id = t.user_id "
    "ORDER BY t.games >= :least DESC, r.mu - :spread * r.sigma DESC, t.user_id"
)


def leaderboard(db: Connection, guild_id: int, game: str, season: str = EVER) -> list[Tally]:
    """Return the rated people of one game on one server in one season, with their rated games.

    People with ``LEAST`` games or more come first, by the lower end of their rating; then everybody else.
    """
    since, until = span(season)
    asked = {
        "guild": guild_id, "game": game, "season": season, "since": since, "until": until,
        "least": LEAST, "spread": SPREAD,
    }  # fmt: skip
    return [_tally(row) for row in db.execute(_BOARD, asked)]


def team_play(db: Connection, guild_id: int, game: str) -> TeamPlay:
    """Return how the finished games of one kind on one server were played."""
    (sides,) = db.execute(
        "SELECT max(sides) FROM (SELECT count(DISTINCT team) AS sides FROM results "
        "WHERE guild_id = ? AND game = ? AND team IS NOT NULL GROUP BY session_id) AS counted",
        (guild_id, game),
    ).fetchone()
    return "alone" if sides is None else "together" if sides == 1 else "teams"


def solo_scores(db: Connection, guild_id: int, game: str, limit: int, season: str = EVER) -> list[SoloScore]:
    """Return the best scores of one game played alone on one server, best first, ties by time.

    Games that were left before their end are excluded, and those in which hints were taken.
    """
    rows = db.execute(
        f"WITH {_ALONE} SELECT user_id, name, score, ended_at FROM results "
        "WHERE session_id IN (SELECT session_id FROM alone) AND guild_id = ? AND game = ? "
        "AND user_id > 0 AND gave_up = 0 AND taken_out = 0 AND ended_at >= ? AND ended_at < ? "
        "AND NOT EXISTS (SELECT 1 FROM log WHERE log.session_id = results.session_id AND notation = 'resign') "
        "AND NOT EXISTS (SELECT 1 FROM hints WHERE hints.session_id = results.session_id) "
        "ORDER BY score DESC, ended_at, session_id LIMIT ?",
        (guild_id, game, *span(season), limit),
    )
    return [SoloScore(*row) for row in rows]


def profile(db: Connection, guild_id: int | None, user_id: int) -> list[Tally]:
    """Return one person's totals on one server, most played game first; None: on all servers, without ratings."""
    query = _PROFILE.format(where=_where(guild_id))
    return [_tally(row) for row in db.execute(query, {"guild": guild_id, "user": user_id})]


def ask_finished(db: Connection, guild_id: int, user_id: int, game: str) -> Asked[bool]:
    """Ask, as ``Columns.ask``, whether one person has a result in a game on one server."""
    asked = (guild_id, user_id, game)
    query = "SELECT 1 FROM results WHERE guild_id = ? AND user_id = ? AND game = ? LIMIT 1"
    found = dialect.ask_row(db, query, asked)
    return lambda: found() is not None


def meetings(db: Connection, session_id: str) -> Meetings:
    """Return the games that all people of a finished game have finished together on its server, this one included.

    Computer players do not count. Games that were taken out or do not count for all of them, and games with people
    who were erased since, are excluded.
    """
    rows = db.execute(
        "WITH own AS (SELECT DISTINCT user_id, guild_id, game FROM results WHERE session_id = ? AND user_id > 0), "
        "games AS (SELECT r.session_id FROM results AS r JOIN own USING (user_id, guild_id, game) "
        f"WHERE {_COUNTS.format('r')} GROUP BY r.session_id "
        "HAVING count(DISTINCT r.user_id) = (SELECT count(*) FROM own)) "
        "SELECT r.session_id, r.user_id, min(CASE WHEN r.gave_up = 0 THEN r.place END) FROM results AS r "
        "JOIN own USING (user_id) WHERE r.session_id IN (SELECT session_id FROM games) GROUP BY 1, 2 ORDER BY 1, 2",
        (session_id,),
    ).fetchall()
    firsts = dict.fromkeys([user for _, user, _ in rows], 0)
    games: dict[str, dict[int, int]] = {}
    for session, user, place in rows:
        games.setdefault(session, {}).update({} if place is None else {user: place})
    for places in games.values():
        for user, place in places.items():
            firsts[user] += place == min(places.values())
    return Meetings(len(games), firsts)


def duels(db: Connection, guild_id: int, user_id: int, other_id: int) -> list[Duel]:
    """Return the games that two people have finished together on a server, by kind, the most played first."""
    rows = db.execute(
        "SELECT mine.game, count(*), sum(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END), "
        "sum(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END) "
        f"FROM ({_PLACES.format(':user')}) AS mine JOIN ({_PLACES.format(':other')}) AS theirs "
        "ON theirs.session_id = mine.session_id GROUP BY mine.game ORDER BY count(*) DESC, mine.game",
        {"user": user_id, "other": other_id, "guild": guild_id},
    )
    return [Duel(game, games, int(ahead), int(behind)) for game, games, ahead, behind in rows]


# A person may have left one seat and taken another: the best counts. Who gave up comes after everybody.
_PLACES = (
    "SELECT session_id, game, min(CASE WHEN gave_up = 0 THEN place ELSE 1000 END) AS place FROM results "
    f"WHERE guild_id = :guild AND user_id = {{}} AND {_COUNTS.format('results')} GROUP BY session_id, game"
)


def _where(guild_id: int | None) -> str:
    return "guild_id IS NOT :guild" if guild_id is None else "guild_id = :guild"


def turn_time(db: Connection, guild_id: int | None, user_id: int) -> float | None:
    """Return a person's average seconds per turn in finished games (on one server); None if none was timed."""
    seconds, turns = db.execute(
        "SELECT sum(t.seconds), CAST(sum(t.turns) AS BIGINT) FROM results AS o "
        "JOIN turn_times AS t ON t.session_id = o.session_id AND t.seat = o.seat "
        f"WHERE o.{_where(guild_id)} AND o.user_id = :user AND o.taken_out = 0",
        {"guild": guild_id, "user": user_id},
    ).fetchone()
    return seconds / turns if turns else None


def _tally(row: tuple[int, str, str, int, int, float | None, float | None]) -> Tally:
    user_id, name, game, games, wins, mu, sigma = row
    return Tally(user_id, name, game, games, wins, None if mu is None or sigma is None else Rating(mu, sigma))
