"""The demo without a browser: start, presses and stop."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image
from simcord import Env

from bot.cli import program
from bot.demo import start
from bot.demo.host import Host
from bot.demo.options import DemoOptions
from bot.demo.world import LiveEnv
from bot.stop import WRONG_USE, Stop
from bot.texts import LANGUAGES, Speaker, character_names, text_key
from engines import GAMES
from render.covers import cover
from tests.cli.conftest import played_out
from tests.hanging import HANG

from .page_client import Window

SAY = Speaker("en", strict=True).say
DAILY = SAY("daily-intro-what", {"game": SAY("dicolony-title"), "minutes": GAMES["dicolony"].minutes})


@asynccontextmanager
async def hosting(options: DemoOptions) -> AsyncIterator[tuple[str, aiohttp.ClientSession]]:
    """Run a demo in this process; yield its address and an HTTP client."""
    ready: asyncio.Queue[str] = asyncio.Queue()
    host = Host(options, ready.put_nowait)
    serving = asyncio.create_task(host.serve())
    address = asyncio.create_task(ready.get())
    await asyncio.wait((serving, address), return_when=asyncio.FIRST_COMPLETED)
    if not address.done():
        address.cancel()
    try:
        async with aiohttp.ClientSession() as http:
            yield (await address if not serving.done() else ""), http
    finally:
        host.stop()
        await serving


@pytest.fixture
def options(tmp_path: Path) -> DemoOptions:
    return DemoOptions(port=0, database=tmp_path / "demo.db")


@pytest.fixture(autouse=True)
def _machine_may_be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.demo.host.LiveEnv", partial(LiveEnv, patience=HANG))
    monkeypatch.setattr("bot.demo.world.BESIDE", HANG)


@pytest.fixture(autouse=True)
def _nothing_is_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_warming(app: object) -> None:
        """Skip warming up, as these tests need no pictures."""

    monkeypatch.setattr("bot.demo.host.warm", no_warming)


async def test_first_page_stands_below_the_lobby(options: DemoOptions) -> None:
    quick = SAY(f"{next(iter(GAMES))}-title")
    async with hosting(options) as (address, http):
        window = await Window.opened(http, address)
        lobby, page = window.text.split(SAY("first-page"))
        assert f"## {quick}" in lobby
        assert f"**{SAY('demo-person-aki')}**" in page
        assert all(f"**{SAY(text_key(game, 'title'))}**" in page for game in GAMES)
        receipt = await window.presses(SAY("first-play", {"game": quick}))
        assert receipt["settlement"] == "settled"
        before = len(window.seen["timeline"])
        await window.looks()
        assert len(window.seen["timeline"]) > before, "the board of a game of one's own"


async def test_lessons_dice_of_the_day_and_direct_messages_are_opened(options: DemoOptions) -> None:
    async with hosting(replace(options, learn="hexlands", database=options.database.with_name("learn.db"))) as (
        address,
        http,
    ):
        text = (await Window.opened(http, address)).text.replace("**", "")
        assert SAY("learn-title", {"game": SAY("hexlands-title")}).replace("**", "") in text
        assert SAY("lobby-join") not in text
    async with hosting(replace(options, dm="ben", database=options.database.with_name("dm.db"))) as (address, http):
        welcome = SAY("demo-welcome-dm", {"name": SAY("demo-person-ben")})
        assert (await Window.opened(http, address)).text == welcome
    async with hosting(replace(options, daily=True)) as (address, http):
        window = await Window.opened(http, address)
        assert DAILY in window.text
        assert SAY("lobby-join") not in window.text
        buttons = {"begin": SAY("daily-begin"), "count": SAY("daily-count-here")}
        assert SAY("demo-welcome-daily", buttons).partition(". ")[2] in window.text
        assert (await window.presses(SAY("daily-begin")))["rejected"] is False
    async with hosting(replace(options, daily=True)) as (address, http):
        window = await Window.opened(http, address)
        assert DAILY not in window.text, "the try goes on"


async def test_record_goes_on_instead_of_a_lobby(options: DemoOptions) -> None:
    game = next(iter(GAMES.values()))
    record = played_out(game.rules)
    at = len(record.rows) // 2
    async with hosting(replace(options, record=record, upto=at, fresh=True)) as (address, http):
        window = await Window.opened(http, address)
        assert SAY("export-imported", {"game": SAY(f"{game.key}-title"), "row": str(at)}) in window.text
        assert SAY("lobby-join") not in window.text
    with pytest.raises(Stop, match="add --fresh"):
        await Host(replace(options, record=record, upto=at), lambda address: None).serve()
    with pytest.raises(Stop, match="the game is over at row"):
        await Host(replace(options, record=record, fresh=True), lambda address: None).serve()


async def people(http: aiohttp.ClientSession, address: str) -> list[Window]:
    """Open a window for each of three people."""
    windows = [await Window.opened(http, address) for _ in range(3)]
    for window, person in zip(windows, ("aki", "ben", "chika"), strict=True):
        await window.becomes(SAY(f"demo-person-{person}"))
    return windows


async def test_presses_on_outdated_pages_and_at_once_all_count(options: DemoOptions) -> None:
    """A control that has moved is found, one that is gone is refused."""
    async with hosting(options) as (address, http):
        aki, *others = await people(http, address)
        receipts = await asyncio.gather(*(window.presses(SAY("lobby-join")) for window in (aki, *others)))
        assert [receipt["settlement"] for receipt in receipts] == ["settled"] * 3
        assert (await aki.presses(SAY("lobby-set-up")))["rejected"] is False
        await aki.looks()
        assert all(f"**{SAY(f'demo-person-{person}')}**" in aki.text for person in ("ben", "chika"))
        await aki.presses(SAY("lobby-add-computer", {"level": SAY("lobby-level-greedy")}))
        assert (await others[0].presses(SAY("lobby-about")))["settlement"] == "settled"  # the page stands below it
        await others[0].looks()
        assert SAY("lobby-accept-head") in others[0].text
        assert any(f"🤖 **{name}**" in others[0].text for name in character_names("en"))
        await aki.looks()
        assert (await aki.presses(SAY("lobby-begin")))["settlement"] == "settled"
        assert (await others[0].presses(SAY("lobby-leave")))["rejected"] is True


async def test_demo_warms_up_in_the_background(options: DemoOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed = asyncio.Event()

    async def warm(app: object) -> None:
        warmed.set()

    monkeypatch.setattr("bot.demo.host.warm", warm)
    async with hosting(options) as (address, http):
        await asyncio.wait_for(warmed.wait(), HANG)
        await (await Window.opened(http, address)).looks()  # it goes on when that is done


async def test_demo_survives_a_bot_that_is_late_without_a_word(
    options: DemoOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine simcord's wait may end in asyncio's own TimeoutError, which has no message."""
    async with hosting(options) as (address, http):
        window = await Window.opened(http, address)
        late, advance = asyncio.Event(), Env.advance_time

        async def too_late(env: Env, amount: float) -> None:
            await advance(env, amount)
            late.set()
            raise TimeoutError

        monkeypatch.setattr(Env, "advance_time", too_late)
        await asyncio.wait_for(late.wait(), HANG)
        assert (await window.presses(SAY("lobby-join")))["rejected"] is False


async def test_page_is_told_the_sizes_of_pictures(options: DemoOptions) -> None:
    async with hosting(replace(options, game="octa")) as (address, http):
        window = await Window.opened(http, address)
        messages, assets = window.seen["messages"].values(), window.seen["assets"]
        shown = {attachment["asset_id"] for message in messages for attachment in message["attachments"]}
        sizes = {(one["displayWidth"], one["displayHeight"]) for one in map(assets.get, shown) if one}
    drawn = cover("octa", "en")
    assert drawn is not None
    assert sizes == {Image.open(BytesIO(drawn)).size}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_commands_are_in_the_language_of_the_demo(options: DemoOptions, lang: str) -> None:
    say = Speaker(lang, strict=True).say
    async with hosting(replace(options, lang=lang)) as (address, http):
        window = await Window.opened(http, address)
        entries = {tuple(entry["path"]): entry for entry in await window.commands()}
    for path, entry in entries.items():
        keys = ["-".join(("command", *path[:depth])) for depth in range(1, len(path) + 1)]
        assert entry["invocation"] == " ".join(say(key) for key in keys)
        assert entry["description"] == say(f"{keys[-1]}-description")
        for option in entry["options"]:
            key = f"{keys[-1]}-{option['name']}"
            assert (option["label"], option["description"]) == (say(key), say(f"{key}-description"))
    (game,) = entries["game", "new"]["options"]
    assert {choice["value"]: choice["name"] for choice in game["choices"]} == {
        key: say(f"{key.replace('_', '-')}-title") for key in GAMES
    }


async def test_same_game_after_restart_unless_it_is_asked_for_a_fresh_one(options: DemoOptions) -> None:
    async with hosting(options) as (address, http):
        window = await Window.opened(http, address)
        await window.becomes(SAY("demo-person-ben"))
        await window.presses(SAY("lobby-join"))
    async with hosting(options) as (address, http):
        window = await Window.opened(http, address)
        assert window.capability == json.loads(options.database.with_suffix(".json").read_text())["capability"]
        assert f"· **{SAY('demo-person-ben')}**" in window.text
        await window.becomes(SAY("demo-person-ben"))
        await window.presses(SAY("lobby-leave"))
        await window.looks()
        assert f"· **{SAY('demo-person-ben')}**" not in window.text
        await window.presses(SAY("lobby-join"))
    async with hosting(replace(options, fresh=True)) as (address, http):
        assert f"· **{SAY('demo-person-ben')}**" not in (await Window.opened(http, address)).text


async def test_running_game_keeps_another_from_opening(options: DemoOptions) -> None:
    async with hosting(options):
        pass
    with pytest.raises(Stop, match=r"goes on here: leave out --game to play on, or add --fresh to delete it\.$"):
        await Host(replace(options, game="another"), print).serve()


async def test_taken_port_is_reported(options: DemoOptions) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Stop, match=rf"^Port {port} is taken, [^\n]+\.$") as stopped:
            await Host(replace(options, port=port), print).serve()
    assert stopped.value.code == WRONG_USE
    assert not options.database.exists()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (DemoOptions(clock_speed=0), "--clock-speed 0: it must be above 0"),
        (DemoOptions(port=70000), "--port 70000: a port is a number"),
        (DemoOptions(dm="dora"), r"^--dm dora: the people of the demo are aki, ben, chika, dai, emi\.$"),
    ],
)
def test_impossible_requests_are_refused(tmp_path: Path, wrong: DemoOptions, sentence: str) -> None:
    with pytest.raises(Stop, match=sentence) as stopped:
        start.run(replace(wrong, database=tmp_path / "demo.db", open_browser=False))
    assert stopped.value.code == WRONG_USE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal_speaks_the_language_of_the_demo(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = program.parser("demo").parse_args(["demo", "--lang", lang])
    start._announce(DemoOptions(lang=chosen.lang, open_browser=False), "http://127.0.0.1:8423/")
    shown = capsys.readouterr().out.splitlines()
    at = {"en": "The demo is at http://127.0.0.1:8423/", "ja": "デモのページ：http://127.0.0.1:8423/"}
    assert shown[0] == at[lang]
    assert all(word in shown[1] for word in ("Ctrl-C", "var/demo.db", "--fresh"))


def test_missing_simcord_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "NEEDED", (*start.NEEDED, "a_module_that_is_not_there"))
    with pytest.raises(Stop, match=r"pip install 'sainome\[demo\]' \(not found: a_module_that_is_not_there\)\.$"):
        start.run(DemoOptions())
