"""Seats that are kept in a lobby: for those of a rematch, and for who had joined under other options."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.table.model import Phase

from .evening import dealt, lobby, played_out, settled, tell
from .house import House, Message, custom_id, labels, open_house, press, private

WORDS = {
    "en": ("Rematch", "Begin", "Join", "{n}. **{who}** (asked; press **Join**)"),
    "ja": ("再戦する", "始める", "参加する", "{n}. **{who}**（参加待ち：**参加する**を押してください）"),
}


def seats(house: House) -> Message:
    """The lobby, which may stand above a letter."""
    return next(message for message in reversed(house.messages()) if message.components)


@pytest.mark.parametrize("lang", WORDS)
async def test_nobody_is_beaten_in_a_rematch_that_they_know_nothing_of(
    tmp_path: Path, plain_pictures: None, lang: str
) -> None:
    again, begin, join, kept = WORDS[lang]
    async with open_house(tmp_path / "x.db", guild_locale="ja" if lang == "ja" else "en-US") as house:
        await played_out(house, await dealt(house, "aki", "ben", "chika", game="octa", lang=lang))
        house.clock.now += 1
        await press(house.people["aki"], house.panel(), again)
        await settled(house)
        assert "@" not in seats(house).content
        for n, who in ((1, "ben"), (2, "chika")):
            assert kept.format(n=n, who=who) in seats(house).content
        assert begin not in labels(seats(house))
        words = await tell(house, "aki", "game begin")
        assert ("**Join**" if lang == "en" else "参加") in words
        assert "ben" in words
        assert "chika" in words
        assert (await house.session()).phase is Phase.LOBBY
        await house.restart()
        await press(house.people["chika"], seats(house), join)
        await settled(house)
        assert (await house.session()).names == ("ben", "chika", "aki"), "the seat that was kept"
        await press(house.people["chika"], seats(house), begin)
        await settled(house)
        session = await house.session()
        assert (session.phase, session.names) == (Phase.PLAYING, ("chika", "aki"))
        ben = house.people["ben"].id
        assert all(ben != user.id for user in house.panel().mentions)
        assert all(player.user_id != ben for player in session.players)


async def test_the_host_frees_seats_and_others_sit_down(house: House) -> None:
    await played_out(house, await dealt(house, "aki", "ben", "chika"))
    house.clock.now += 1
    await press(house.people["aki"], house.panel(), "Rematch")
    await settled(house)
    told = private(await press(house.people["ben"], seats(house), "Free a kept seat"))
    assert told.content == "Only the host of this game may do that."
    menu = private(await press(house.people["aki"], seats(house), "Free a kept seat"))
    assert labels(menu) == ["ben", "chika"]
    await press(house.people["aki"], menu, "ben")
    await settled(house)
    assert (await house.session()).names == ("chika", "aki")
    await press(house.people["aki"], seats(house), "Free a kept seat")
    await settled(house)
    assert (await house.session()).names == ("aki",)
    assert "Free a kept seat" not in labels(seats(house))


async def test_changed_options_are_told_to_who_had_joined(house: House) -> None:
    await lobby(house, "aki", "ben", "chika")
    old = house.panel()
    stale = custom_id(old, "Join")
    menu = private(await press(house.people["aki"], old, "Options"))
    values = private(await press(house.people["aki"], menu, "Counts for"))
    await press(house.people["aki"], values, "no")
    await settled(house)
    (letter,) = [message for message in house.messages() if message.content.startswith("⚙️")]
    ben, chika = house.people["ben"].id, house.people["chika"].id
    assert letter.content.startswith(f"⚙️ <@{ben}> and <@{chika}>: **aki** has changed the options in the lobby.")
    assert {user.id for user in letter.mentions} == {ben, chika}
    assert "2. **ben** (asked; press **Join**)" in seats(house).content
    assert "a seat is kept for you" in await tell(house, "ben", "mygames")
    house.pressing = stale
    copy = private(await press(house.people["ben"], seats(house), "Join"))
    assert copy.content.startswith("**You have not joined yet:**"), "on an old message one first reads what is new"
    await press(house.people["ben"], seats(house), "Join")
    await settled(house)
    assert "2. **ben**\n" in seats(house).content
