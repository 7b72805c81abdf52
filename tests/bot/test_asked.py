"""Open requests where people find them: in direct messages, /tables and the digest, each with its answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.rows.settings import UserSettings
from bot.session.model import Phase, Session
from bot.store.people.settings import SETTINGS

from .games import actor_of, begun_game, direct, does, gives_seat, late, name_of, settle_all
from .test_digest import asks, morning
from .test_endings import asked as asked_to_end
from .test_endings import in_second_round
from .test_reminders import DAY, pass_time, starting, voting
from .test_requests import GAME, turn, undo
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

ASK = "Micronesia: "


async def sets(world: World, name: str, **changes: object) -> None:
    user = world.people[name].id
    mine = UserSettings(**changes)  # type: ignore[arg-type]
    await world.store.write(lambda db: SETTINGS.put(db, mine, user_id=user))


async def inbox(world: World, name: str) -> discord.Message:
    return private(await world.people[name].slash(world.channel, "tables"))  # type: ignore[return-value]


# --- votes -------------------------------------------------------------------------------------------------------


async def test_open_vote_is_answered_from_the_inbox(world: World) -> None:
    session = await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first, second = [name for name in ("aki", "ben", "chika") if name != late]
    await pass_time(world, DAY + 1)
    shown = await inbox(world, first)
    head, line, *_ = shown.content.splitlines()
    assert head == "## Your tables"
    assert line.startswith("❓ **Micronesia** · <#")
    assert line.endswith(f"{late} is out of time · **your answer is missing**")
    assert labels(shown) == [f"Micronesia: {late} is out of time", f"Nudge {late}: Micronesia"]
    own = (await inbox(world, late)).content
    assert "**your move** · out of time" in own, "no deadline of the past"
    question = private(await press(world.people[first], shown, f"Micronesia: {late}"))
    assert question.content.startswith(
        f"⌛ **{late}** is out of time. Let the computer play this turn? 2 yes votes"
    )
    assert labels(question) == ["Let the computer play"]
    await world.restart()
    agreed = private(await press(world.people[first], question, "Let the computer play"))
    assert agreed.content == "You agreed. 1 more needed."
    assert "❓" not in (await inbox(world, first)).content
    await press(world.people[second], starting(world, "⌛")[0], "Let the computer play")
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).row > session.row
    for name in ("aki", "ben", "chika"):
        assert "out of time" not in (await inbox(world, name)).content
        assert "❓" not in (await inbox(world, name)).content, "nothing of it remains"


async def test_picked_request_that_is_over_says_so(world: World) -> None:
    await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first = next(name for name in ("aki", "ben", "chika") if name != late)
    await pass_time(world, DAY + 1)
    shown = await inbox(world, first)
    assert await turn(world) == late
    over = private(await press(world.people[first], shown, f"Micronesia: {late}"))
    assert over.content == "This request is closed."
    await press(world.people["dai"], world.panel(), "My panel")
    world.forged_id = "s1::0:inbox-request:1"
    stranger = private(await press(world.people["dai"], world.panel(), "My panel"))
    assert stranger.content == "This request is closed."


async def test_vote_is_reminded_in_the_channel(world: World) -> None:
    await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first, second = [name for name in ("aki", "ben", "chika") if name != late]
    await pass_time(world, DAY + 1)
    await press(world.people[first], starting(world, "⌛")[0], "Let the computer play")
    await pass_time(world, DAY / 2)
    (reminder,) = starting(world, "🔔")
    assert [user.id for user in reminder.mentions] == [world.people[second].id]
    head, question, agreed = reminder.content.splitlines()
    assert head == "🔔 Still waiting for your answer:"
    assert question.startswith(f"⌛ **{late}** is out of time. <@{world.people[second].id}>: let the computer play")
    assert agreed == f"Agreed: **{first}**"
    assert labels(reminder) == ["Let the computer play"]


async def test_vote_says_who_has_none(world: World) -> None:
    await voting(world, "aki", "ben", "chika")
    session = await world.session()
    late = name_of(world, world.panel().mentions[0].id)
    away = next(name for name in ("aki", "ben", "chika") if name != late)
    seat = next(p.seat for p in session.players if p.user_id == world.people[away].id)
    await world.store.write(
        lambda db: db.execute("UPDATE players SET policy = 'random' WHERE seat = ?", (int(seat),))
    )
    await pass_time(world, DAY + 1)
    (vote,) = starting(world, "⌛")
    assert vote.content.endswith(f"-# No vote while the computer plays for them: **{away}**")
    assert world.people[away].id not in [user.id for user in vote.mentions]
    refused = private(await press(world.people[away], vote, "Let the computer play"))
    assert refused.content.startswith("The computer plays for you at the moment.")


# --- direct messages ---------------------------------------------------------------------------------------------


async def test_offered_seat_is_accepted_in_a_direct_message(world: World) -> None:
    """Somebody without a seat answers there too."""
    await sets(world, "dai", remind="dm", lang="ja")
    await begun_game(world, "aki", "ben", game=GAME)
    await gives_seat(world, "aki", world.people["dai"])
    await settle_all(world)
    (public,) = starting(world, "🪑")
    assert public.mentions == []
    assert "**dai**: **aki** offers you their seat" in public.content
    (offer,) = direct(world, "dai")
    assert offer.content.startswith("🪑 **aki**さんがこのゲームの席を譲りたいそうです。")
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/" in offer.content
    assert labels(offer) == ["引き受ける", "断る", "この人の申し出は今後断る"]
    person = world.people["dai"].user
    mine = private(await person.click(offer, custom_id=custom_id(offer, "引き受ける")))
    assert mine.content.startswith("この席はあなたのものになりました。")
    await settle_all(world)
    assert (await world.session()).players[0].user_id == world.people["dai"].id
    assert direct(world, "dai") == [], "what is answered goes"


async def test_refused_direct_message_becomes_a_ping(world: World) -> None:
    await sets(world, "dai", remind="dm")
    await begun_game(world, "aki", "ben", game=GAME)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await gives_seat(world, "aki", world.people["dai"])
    await settle_all(world)
    await world.client.notifier.settle()
    (ping,) = starting(world, "🔔")
    assert [user.id for user in ping.mentions] == [world.people["dai"].id]
    assert "offers you their seat" in ping.content


async def test_consent_in_a_direct_message_removes_it(world: World) -> None:
    await in_second_round(world)
    await sets(world, "ben", remind="dm")
    await asked_to_end(world)
    (request,) = direct(world, "ben")
    assert "**aki** would like to end Micronesia" in request.content
    assert "Do you agree? Everybody must" in request.content
    person = world.people["ben"].user
    answer = private(await person.click(request, custom_id=custom_id(request, "Agree")))
    assert answer.content == "You agreed. Still to answer: **chika**."
    assert direct(world, "ben") == []
    shown = await inbox(world, "chika")
    assert (
        "aki would like to end the game without a result · **your answer is missing** · deadline <t:"
        in shown.content
    )
    question = private(await press(world.people["chika"], shown, ASK))
    assert "Agreed: **ben**" in question.content
    await press(world.people["chika"], question, "Agree")
    await settle_all(world)
    assert (await world.session()).phase is Phase.CLOSED
    assert "❓" not in (await inbox(world, "chika")).content


# --- takebacks and seats in the inbox ----------------------------------------------------------------------------


async def test_takeback_shows_who_agreed_and_waits_in_the_inbox(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", "dai", game=GAME)
    first, second, third = await turn(world), await turn(world), await turn(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    request = starting(world, "↩️")[0]
    await press(world.people[second], request, "Agree")
    shown = next(m for m in world.messages() if m.id == request.id)
    assert f"Agreed: **{second}**\n<@{world.people[third].id}>: do you agree?" in shown.content
    assert "❓" not in (await inbox(world, second)).content
    mine = await inbox(world, third)
    assert f"{first} would like to undo their last move" in mine.content
    question = private(await press(world.people[third], mine, "Octa: "))
    assert labels(question) == ["Agree", "Refuse"]
    await press(world.people[third], question, "Refuse")
    assert "❓" not in (await inbox(world, third)).content


async def test_request_for_a_seat_waits_in_the_inbox(world: World) -> None:
    await begun_game(world, "aki", "ben", game=GAME, computers=1)
    await late(world, "ben")
    await does(world, "dai", "take-seat", "1")
    await does(world, "dai", "take-seat", "2")
    await settle_all(world)
    assert "dai would like to take over your seat" in (await inbox(world, "ben")).content
    mine = await inbox(world, "aki")
    assert f"dai would like to take over the seat of {(await world.session()).names[2]}" in mine.content
    offered = await inbox(world, "dai")
    assert offered.content.startswith("**On this server**")
    question = private(await press(world.people["aki"], mine, "Octa: dai"))
    await press(world.people["aki"], question, "Agree")
    await settle_all(world)
    assert (await world.session()).players[2].user_id == world.people["dai"].id
    assert "❓" not in (await inbox(world, "ben")).content, "dai has a seat by now"


async def test_vote_on_a_turn_that_is_not_late_says_so(world: World) -> None:
    """And not that its player is on vacation."""
    session = await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first, second = [name for name in ("aki", "ben", "chika") if name != late]
    await world.people[late].slash(world.channel, "settings", vacation="10")
    await pass_time(world, 2 * DAY + 1)
    due = (await world.services.tables.load(session.id)).due_at(session.movers[0])
    assert due is not None
    assert due > world.clock.now
    asked = next(message for message in world.messages() if message.content.startswith("⌛"))
    assert asked.content.startswith(
        f"⌛ **{late}**’s turn has lasted twice its time, though it isn’t late yet. "
        f"<@{world.people[first].id}> and <@{world.people[second].id}>: let the computer play this turn?"
    )
    shown = await inbox(world, first)
    question = private(await press(world.people[first], shown, f"Micronesia: {late} has had twice the time"))
    assert question.content.startswith(f"⌛ **{late}**’s turn has lasted twice its time")
    assert "acation" not in asked.content + shown.content + question.content


# --- the digest --------------------------------------------------------------------------------------------------


async def test_digest_lists_requests_with_their_answer(world: World) -> None:
    await begun_game(world, "aki", "ben", game=GAME)
    await asks(world, "dai")
    await gives_seat(world, "aki", world.people["dai"])
    await settle_all(world)
    notice = (await morning(world, "dai"))[-1]
    title, line, foot = notice.content.splitlines()
    assert title == "## Your games today"
    assert line.endswith("aki offers you their seat · **your answer is missing**")
    assert foot.startswith("-# Once a day")
    person = world.people["dai"].user
    question = private(await press(person, notice, "Octa: aki offers you their seat"))
    assert question.content.startswith("🪑 **aki** offers you their seat as it stands.")
    await press(person, question, "Decline")
    await settle_all(world)
    before = len(direct(world, "dai"))
    await morning(world, "dai")
    assert len(direct(world, "dai")) == before, "answered: nothing is left to report"


# --- the last turn -----------------------------------------------------------------------------------------------


async def misses_two(world: World, late: str) -> None:
    """Let time run out for one player until they owe the turn that would cost the seat; the others play on."""
    while True:
        session = await world.session()
        player = next(p for p in session.players if p.user_id == world.people[late].id)
        if player.seat not in session.movers:
            await turn(world)
        elif player.missed < 2:
            await pass_time(world, DAY + 1)
        else:
            return


@pytest.mark.parametrize("accepts", [True, False])
async def test_muted_player_is_warned_before_the_seat_is_lost(world: World, accepts: bool) -> None:
    await begun_game(world, "aki", "ben", game=GAME, clock="1d", rated="false")
    late = name_of(world, world.panel().mentions[0].id)
    other = next(name for name in ("aki", "ben") if name != late)
    await sets(world, late, remind="none")
    await misses_two(world, late)
    if not accepts:
        world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await pass_time(world, DAY / 2)
    warnings = direct(world, late) if accepts else starting(world, "⚠️")
    (warning,) = warnings
    due = (await world.session()).due_at((await world.session()).movers[0])
    assert due is not None
    who = "Your move. " if accepts else f"<@{world.people[late].id}>: your move. "
    assert warning.content.splitlines()[0] == (
        f"⚠️ {who}You missed 2 turns in a row. If you miss this one too, the computer takes your seat until you "
        f"come back. Deadline: <t:{int(due)}:R>"
    )
    assert [user.id for user in warning.mentions] == ([] if accepts else [world.people[late].id])
    assert labels(warning) == ["Open my panel"]
    assert not (await world.session()).players[0].away
    assert actor_of(world.people[other]).user_id not in [user.id for user in warning.mentions]


async def test_warning_of_a_table_without_stand_ins_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await begun_game(world, "aki", "ben", game=GAME, lang="ja", clock="1d", rated="false", stand_ins="false")
        late = name_of(world, world.panel().mentions[0].id)
        await misses_two(world, late)
        await pass_time(world, DAY / 2)
        (warning,) = direct(world, late)
        assert (
            "2回続けて時間切れになっています。今回も時間切れになると、ゲームのルールに従って脱落します。期限："
            in (warning.content)
        )


async def test_vote_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    locales = dict.fromkeys(("aki", "ben", "chika"), "ja")
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale="ja") as world:
        await voting(world, "aki", "ben", "chika", lang="ja")
        late = name_of(world, world.panel().mentions[0].id)
        first = next(name for name in ("aki", "ben", "chika") if name != late)
        await pass_time(world, DAY + 1)
        shown = await inbox(world, first)
        assert f"{late}さんの手番をコンピュータに任せるかの投票（**あなたの返事を待っています**）" in shown.content
        question = private(await press(world.people[first], shown, "ミクロネシア："))
        assert labels(question) == ["コンピュータに任せる"]


# --- asked again, and of others ----------------------------------------------------------------------------------


async def test_answered_reminder_goes_and_the_vote_stays(world: World) -> None:
    await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first = next(name for name in ("aki", "ben", "chika") if name != late)
    second = other(late, first)
    await sets(world, second, remind="none")
    await pass_time(world, DAY + 1)
    await pass_time(world, DAY / 2)
    (reminder,) = starting(world, "🔔")
    await press(world.people[first], reminder, "Let the computer play")
    await settle_all(world)
    assert not [m for m in world.messages() if "🔔" in m.content]
    assert labels(starting(world, "⌛")[-1]) == ["Let the computer play"], "it is still open to the other"


async def test_reminder_that_is_settled_before_its_press_is_answered_stays_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await voting(world, "aki", "ben", "chika")
    late = name_of(world, world.panel().mentions[0].id)
    first = next(name for name in ("aki", "ben", "chika") if name != late)
    await sets(world, other(late, first), remind="none")
    await pass_time(world, DAY + 1)
    await pass_time(world, DAY / 2)
    (reminder,) = starting(world, "🔔")
    agree = world.services.requests.agree

    async def agrees(*what: Any, **how: Any) -> Session:
        session = await agree(*what, **how)
        await world.client.notifier.settle()
        return session

    monkeypatch.setattr(world.services.requests, "agree", agrees)
    await press(world.people[first], reminder, "Let the computer play")
    await settle_all(world)
    assert not [m for m in world.messages() if "🔔" in m.content]


def other(*names: str) -> str:
    return next(name for name in ("aki", "ben", "chika") if name not in names)


async def test_new_host_answers_for_a_seat_in_place_of_one_who_resigned(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game=GAME)
    await world.services.seats.leave(session.id, actor_of(world.people["ben"]), interaction_id=None)
    seat = next(p.seat for p in session.players if p.user_id == world.people["ben"].id)
    await does(world, "dai", "take-seat", str(seat))
    await settle_all(world)
    (asked,) = starting(world, "🪑")
    early = private(await press(world.people["chika"], asked, "Agree"))
    assert early.content == "This request is not for you: aki can answer it."
    await world.services.seats.leave(session.id, actor_of(world.people["aki"]), interaction_id=None)
    await settle_all(world)
    (call,) = starting(world, "🔔")
    assert [user.id for user in call.mentions] == [world.people["chika"].id]
    assert "dai would like to take over the seat of ben" in (await inbox(world, "chika")).content
    await press(world.people["chika"], call, "Agree")
    await settle_all(world)
    assert (await world.session()).players[seat].user_id == world.people["dai"].id


async def test_seat_of_one_who_left_is_named_politely_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        session = await begun_game(world, "aki", "ben", "chika", game=GAME, lang="ja")
        world.locales[world.people["aki"].id] = "ja"
        await world.services.seats.leave(session.id, actor_of(world.people["ben"]), interaction_id=None)
        seat = next(p.seat for p in session.players if p.user_id == world.people["ben"].id)
        await does(world, "dai", "take-seat", str(seat))
        await settle_all(world)
        assert "benさんの席で遊びたいというdaiさんのお願い" in (await inbox(world, "aki")).content
