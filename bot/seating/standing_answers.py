"""Standing answers of people: what their seats answer in others' turns, chosen and cleared."""

from __future__ import annotations

from functools import partial

from bot.rows.ahead import AnswersRow, FiringRow
from bot.session.answers import is_question, topic, with_choice
from bot.session.model import Phase, Refused, Session
from bot.session.play import may_act
from bot.store import Connection
from bot.store.games import ahead
from bot.store.games.ahead import ANSWERS, FIRINGS
from bot.tables.ahead import DELAY
from bot.tables.all_tables import Tables


class StandingAnswers:
    """Every method that changes something may raise Refused."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_person(self, user_id: int) -> dict[str, tuple[str, ...]]:
        """Return what a person has chosen, by table."""
        rows = await self._tables.store.read(partial(ANSWERS.where, user_id=user_id))
        return {row.session_id: row.chosen for row in rows}

    async def choose(self, session_id: str, user_id: int, key: str) -> Session:
        """Let a key of the game's menu hold for a person's seat from now on; its topic alone: be asked again.

        A question that is open already is answered as if it were asked now. Refused: not-playing, game-over,
        not-seated, you-are-away, no-setting (of another game, or made up). Stale if another process has moved at
        the table meanwhile: the seat may be somebody else's by now, and its decision another one.
        """
        async with self._tables.open(session_id) as table:
            session = table.session
            seat = may_act(session, user_id, None)
            offered = session.mind.answers()
            if key not in offered and key not in map(topic, offered):
                raise Refused("no-setting")

            def work(db: Connection) -> bool:
                row = ANSWERS.one(db, session_id=session_id, seat=int(seat))
                was = () if row is None else row.chosen
                now = with_choice(offered, was, key)
                ahead.choose(db, AnswersRow(session_id, int(seat), user_id, now))
                if now and now != was and is_question(session, seat):
                    at = table.now() + DELAY
                    FIRINGS.put(db, FiringRow(session_id, int(seat), session.decisions[seat], at))
                return True

            await table.write_unmoved(work)
            return session

    async def clear(self, session_id: str, user_id: int) -> Session:
        """Delete the standing answers of a person's seat at a table, if there are any."""
        async with self._tables.open(session_id, quarantined=True) as table:
            session = table.session
            player = session.player_of(user_id)
            if player is not None and session.phase is Phase.PLAYING:
                none = AnswersRow(session_id, int(player.seat), user_id, ())
                await table.write(lambda db: ahead.choose(db, none))
            return session
