"""What people read of a time bank: in the lobby, on their own panel, in reminders."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.kit.phone import phone_lines

from .games import actor_of, lobby, mover, settle_all
from .test_reminders import HOUR, pass_time, starting
from .test_table_rules import accepted
from .world import World, open_world, press, private

pytestmark = pytest.mark.database
WORDS = {
    "en": {
        "accept": "-# By joining you accept: rated · **time bank** · all of it, and the rules: **About…**",
        "line": "⏳ 2 days, +8 h a turn, up to 4 days",
        "terms": "- **time bank**: 2 days for all your turns, +8 h at the end of each, up to 4 days, "
        "and at least 1 day for each; it runs only while the game waits for you",
        "absent": "- after resigning, or once your bank is empty and 4 days of your own clock have passed "
        "without a move, the computer takes over",
        "vacations": "- **vacations don’t stop the clock**",
        "mine": "⏳ Time bank: empty <t:{due}:R>. +8 h at the end of your turn.",
        "waits": "⏳ Your time bank: 2 days",
        "more": "-# Your time bank lasts until then. +8 h at the end of your turn.",
        "hand": "My panel",
    },
    "ja": {
        "accept": "-# レーティング対象｜**持ち時間制**（参加＝同意。全文とルールは「案内…」）",
        "line": "⏳ 持ち時間2日、毎回＋8時間、4日まで",
        "terms": "- **持ち時間制**：全手番で2日、自分の手番が終わるごとに＋8時間、4日まで、どの手番にも1日以上。"
        "減るのは自分の番の間だけ",
        "absent": "- 離脱するか、持ち時間を使い切り、自分の番のまま動かない時間が合わせて4日になると、"
        "コンピュータが引き継ぐ",
        "vacations": "- **休暇中も持ち時間は止まらない**",
        "mine": "⏳ 持ち時間の期限：<t:{due}:R>（手番の終わりに＋8時間）",
        "waits": "⏳ 持ち時間：2日",
        "more": "-# 持ち時間がなくなる時刻です（手番を終えると＋8時間）。",
        "hand": "自分のパネル",
    },
}


@pytest.mark.parametrize("lang", WORDS)
async def test_time_bank_is_explained_and_told_where_one_looks(tmp_path: Path, lang: str) -> None:
    words, locale = WORDS[lang], {"en": "en-US", "ja": "ja"}[lang]
    async with open_world(tmp_path / "x.db", locales={"aki": locale, "ben": locale}) as world:
        session = await lobby(world, "aki", game="octa", lang=lang, clock="bank-2d", vacations="false")
        said = world.panel().content.splitlines()
        assert words["accept"] in said
        assert words["line"] in said
        assert phone_lines(words["line"], lang) == 1
        more = private(await press(world.people["ben"], world.panel(), {"en": "About…", "ja": "案内…"}[lang]))
        assert {words["terms"], words["absent"], words["vacations"]} <= set(accepted(more))
        await world.services.lobbies.join(session.id, actor_of(world.people["ben"]))
        await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
        await settle_all(world)
        due = int((await running(world))[0])
        first = await mover(world)
        other = next(world.people[name] for name in ("aki", "ben") if world.people[name] is not first)
        assert f"<t:{due}:R>" in world.panel().content, "the public panel has the deadline, as always"
        assert words["waits"] not in world.panel().content
        own = private(await press(first, world.panel(), words["hand"])).content.splitlines()
        assert words["mine"].format(due=due) in own
        assert words["waits"] in private(await press(other, world.panel(), words["hand"])).content.splitlines()
        listed = private(await first.slash(world.channel, "tables")).content.splitlines()
        assert f"<t:{due}:R>" in listed[1]
        await pass_time(world, 24 * HOUR + 1)
        (reminder,) = starting(world, "⏳ ")
        assert reminder.content.splitlines()[-1] == words["more"]


async def running(world: World) -> list[float]:
    """Return the deadlines of the newest table."""
    session = await world.session()
    return [clock.due_at for clock in session.clocks if clock.due_at is not None]
