"""Drawing in processes of their own: the same pictures, faults that stay there, and a quick end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.kit.pictures import Closed, Pictures, Subject
from bot.kit.pictures.drawing import sensible_count
from bot.kit.pictures.illustrations import opening
from bot.workers import NICENESS, Thinkers, WorkFailed, processes
from engines import GAMES
from render import easel
from render.easel import Picture
from tests.hanging import HANG

from . import drawn


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let work wait for a test, and for a machine that has other work."""
    monkeypatch.setattr(processes, "PATIENCE", HANG)


@pytest.fixture
async def pictures(forked: None) -> AsyncIterator[Pictures]:
    made = Pictures(drawers=1)
    yield made
    made.close()


@pytest.fixture
async def fresh_pictures() -> AsyncIterator[Pictures]:
    """Pictures as the bot has them: their drawer starts as a process of its own."""
    made = Pictures(drawers=1)
    yield made
    made.close()


def subject(name: str) -> Subject:
    return Subject(name, 1, 0, "en")


async def drawing(pictures: Pictures, name: str = "plain") -> Picture:
    """Let a function of ``drawn`` be drawn, and return its picture."""
    picture = await pictures.ask(subject(name), getattr(drawn, name))
    assert picture is not None
    return picture


@contextmanager
def hung(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop the drawer in the middle of everything."""
    os.kill(pictures.drawers[0], signal.SIGSTOP)
    with monkeypatch.context() as patched:
        patched.setattr(processes, "PATIENCE", 0.01)
        yield


class Held:
    """Work that has begun when ``begun``, and ends when it is let go."""

    def __init__(self, folder: Path, name: str = "held") -> None:
        self._pipes = folder / f"{name}-begun", folder / f"{name}-gate"
        for pipe in self._pipes:
            os.mkfifo(pipe)
        self.work = partial(drawn.held, *self._pipes)

    async def begun(self) -> None:
        await asyncio.to_thread(self._pipes[0].read_text)

    async def go_on(self) -> None:
        await asyncio.to_thread(self._pipes[1].write_text, "go on")


# --- pictures ----------------------------------------------------------------------------------------------------


async def test_drawers_draw_the_same(pictures: Pictures) -> None:
    for key, lang in (("octa", "en"), ("dicolony", "ja")):
        work = opening(GAMES[key], lang, "jpeg")
        assert await pictures.ask(subject(key), work) == work()


async def test_fault_of_a_painter_stays_in_its_drawer(pictures: Pictures) -> None:
    """A deadly picture is given up."""
    with capture_logs() as said:
        assert await pictures.ask(subject("a"), drawn.broken) is None
        (before,) = pictures.drawers
        assert (await drawing(pictures)).alt == str(before)
        assert await pictures.ask(subject("b"), drawn.deadly) is None
    assert [line["event"] for line in said] == ["picture-failed", "drawer-died", "drawer-died", "picture-failed"]
    assert await drawing(pictures, "remembered")


async def test_drawer_that_dies_or_hangs_is_replaced(
    fresh_pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it died of is drawn again, what it hangs on is given up; it shares its modules, and gets no secret."""
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("SAINOME_DATABASE", "postgresql://aki:very-secret@localhost/sainome")
    assert int((await drawing(fresh_pictures, "frozen")).data) > 10_000
    (first,) = fresh_pictures.drawers
    for place in ("cmdline", "environ"):
        assert b"very-secret" not in await asyncio.to_thread(Path(f"/proc/{first}/{place}").read_bytes)
    with capture_logs() as said:
        second = await fresh_pictures.ask(subject("b"), partial(drawn.deadly_once, tmp_path / "sign"))
    assert second is not None
    assert (second.data, second.alt != str(first)) == (b"again", True)
    assert [line["event"] for line in said] == ["drawer-died"]
    with hung(fresh_pictures, monkeypatch), capture_logs() as said:
        assert await fresh_pictures.ask(subject("c"), drawn.plain) is None
    assert [line["event"] for line in said] == ["drawer-hung", "picture-failed"]
    assert (await drawing(fresh_pictures)).alt != second.alt


async def test_waiting_pictures_are_counted(pictures: Pictures, tmp_path: Path) -> None:
    held = Held(tmp_path)
    first = pictures.ask(subject("a"), held.work)
    async with asyncio.timeout(HANG):
        await held.begun()
        waiting = [pictures.ask(subject(name), drawn.plain) for name in "bc"]
        await asyncio.sleep(0)
        assert (pictures.queued, pictures.is_queueing) == (2, True)
        await held.go_on()
        assert all(await asyncio.gather(first, *waiting))
    assert pictures.queued == 0


async def test_drawers_start_and_warm_up_before_the_first_picture(forked: None) -> None:
    pictures = Pictures(drawers=2, warming=[drawn.broken, opening(GAMES["octa"], "en", "jpeg")])
    await pictures.start()
    assert len(pictures.drawers) == 2
    asked = [pictures.ask(subject(name), partial(drawn.plain, name)) for name in "ab"]
    assert all(await asyncio.gather(*asked))
    pictures.close()


@pytest.mark.parametrize(("cores", "drawers"), [(1, 0), (2, 1), (3, 2), (16, 2)])
def test_one_core_is_left_to_the_event_loop(cores: int, drawers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert sensible_count() == drawers


@pytest.mark.parametrize(("asked", "times"), [("_processor_ticks", 3), ("_stat", 6)], ids=["works", "is starved"])
async def test_drawer_that_works_or_would_may_take_its_time(
    forked: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: str, times: int
) -> None:
    """One may have done nothing since the last look, while other work has all of the machine."""
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    looked, looks, held = threading.Event(), count(), Held(tmp_path)

    def look(pid: int | None) -> int | list[str]:
        if (ticks := next(looks)) == times:
            looked.set()
        return ticks if asked == "_processor_ticks" else ["R", *"0" * 12]

    monkeypatch.setattr(processes, asked, look)
    pictures = Pictures(drawers=1)
    picture = pictures.ask(subject("a"), held.work)
    async with asyncio.timeout(HANG):
        await held.begun()
        await asyncio.to_thread(looked.wait)
        await held.go_on()
        assert await picture is not None
    pictures.close()


def test_who_works_wants_the_processor() -> None:
    assert processes._is_starved(os.getpid())
    assert not processes._is_starved(2**22 + 1)


# --- films and thinkers ------------------------------------------------------------------------------------------


async def test_film_has_a_process_of_its_own_with_the_images_of_a_drawer(pictures: Pictures) -> None:
    """It needs no drawer that has drawn, stands back, and leaves nothing of its process."""
    film = await pictures.run(drawn.parent)
    assert (film.data.decode(), film.alt not in film.data.decode()) == (str(pictures.drawers[0]), True)
    first = await drawing(pictures, "remembered")
    again, urgency = await pictures.run(drawn.remembered), await pictures.run(drawn.eagerness)
    assert (again.data, again.alt != first.alt) == (first.data, True)
    assert int(urgency.data) >= os.nice(0) + NICENESS
    async with asyncio.timeout(HANG):
        while film.alt in os.listdir("/proc"):
            await pictures.run(drawn.plain)


async def test_picture_waits_for_no_film_which_survives_the_death_of_its_drawer(
    pictures: Pictures, tmp_path: Path
) -> None:
    held = Held(tmp_path)
    film = asyncio.ensure_future(pictures.run(held.work))
    async with asyncio.timeout(HANG):
        await held.begun()
        assert await drawing(pictures)
        assert (pictures.films, pictures.queued, film.done()) == (1, 0, False)
        with capture_logs() as said:
            assert await pictures.ask(subject("b"), partial(drawn.deadly_once, tmp_path / "sign")) is not None
        assert [line["event"] for line in said] == ["drawer-died"]
        await held.go_on()
        assert (await film).data == b"held"
    assert pictures.films == 0


async def test_film_that_dies_is_drawn_again_and_one_that_hangs_is_given_up(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with capture_logs() as said:
        assert (await pictures.run(partial(drawn.deadly_once, tmp_path / "sign"))).data == b"again"
        with pytest.raises(WorkFailed):
            await pictures.run(drawn.deadly)
    assert [line["event"] for line in said] == ["film-died", "film-died", "film-died"]
    assert await drawing(pictures)
    with hung(pictures, monkeypatch), capture_logs(), pytest.raises(WorkFailed):
        await pictures.run(drawn.plain)
    assert await pictures.run(drawn.plain)


async def test_stopping_ends_drawers_and_films_at_once(fresh_pictures: Pictures, tmp_path: Path) -> None:
    shown, filmed = Held(tmp_path), Held(tmp_path, "film")
    film = asyncio.ensure_future(fresh_pictures.run(filmed.work))
    with capture_logs() as said:
        async with asyncio.timeout(HANG):
            await filmed.begun()
            first = fresh_pictures.ask(subject("a"), shown.work)
            await shown.begun()
            pids = fresh_pictures.drawers
            fresh_pictures.close()
            assert await first is None
            with pytest.raises(Closed):
                await film
            assert fresh_pictures.drawers == []
    assert [line["event"] for line in said] == ["picture-dropped"]
    assert not set(map(str, pids)) & set(os.listdir("/proc"))


async def test_stopping_ends_a_film_that_waits_for_a_drawer(pictures: Pictures, tmp_path: Path) -> None:
    held = Held(tmp_path)
    first = pictures.ask(subject("a"), held.work)
    with capture_logs():
        async with asyncio.timeout(HANG):
            await held.begun()
            film = asyncio.ensure_future(pictures.run(drawn.plain))
            await asyncio.sleep(0)
            assert pictures.films == 1
            pictures.close()
            assert await first is None
            with pytest.raises(Closed):
                await film


async def test_film_here_stops_between_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without drawers a film is drawn on a thread, which looks whether to stop before each frame."""
    pictures, shown = Pictures(), list[tuple[object, object]]()
    moment = opening(GAMES["octa"], "en", "jpeg")
    monkeypatch.setattr(easel, "picture", lambda key, view, scene, form: shown.append((view, scene)))
    moment()

    def scenes() -> object:
        yield from shown
        pictures.close_films()
        yield from shown
        raise AssertionError("the second frame is not drawn")

    with pytest.raises(Closed):
        await pictures.run(partial(easel.film, "octa", scenes()))  # type: ignore[arg-type]
    pictures.close()


async def test_thinkers_are_forked_from_a_drawer_and_keep_no_images(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside one that hangs, too."""
    first, thinkers = await drawing(pictures, "remembered"), Thinkers(1)
    thinkers.source = pictures.fork
    try:
        forked, again = await thinkers.aside(drawn.parent), await thinkers.aside(drawn.remembered)
        assert forked.data.decode() == first.alt == str(pictures.drawers[0])
        assert again.data.decode() == again.alt == forked.alt
    finally:
        thinkers.close()
    pipe, theirs = multiprocessing.Pipe()
    with hung(pictures, monkeypatch), pipe, theirs, capture_logs() as said:
        process = pictures.fork(theirs)
    assert [line["event"] for line in said] == ["drawer-hung"]
    assert process.is_alive()
    process.kill()
    process.join()
