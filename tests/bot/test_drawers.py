"""Drawing in processes of their own: the same pictures, faults that stay there, and a quick end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from functools import partial
from itertools import count, cycle
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.kit.pictures import Closed, Pictures, Subject
from bot.kit.pictures.drawing import sensible_count
from bot.kit.pictures.illustrations import opening
from bot.workers import NICENESS, Thinkers, WorkFailed, processes
from engines import GAMES
from render import easel
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


async def test_drawers_draw_the_same(pictures: Pictures) -> None:
    for (key, game), lang in zip(GAMES.items(), cycle(("en", "ja")), strict=False):
        work = opening(game, lang, "jpeg")
        assert await pictures.ask(subject(key), work) == work()


async def test_fault_of_a_painter_stays_in_its_drawer(pictures: Pictures) -> None:
    with capture_logs() as said:
        assert await pictures.ask(subject("a"), drawn.broken) is None
    assert [line["event"] for line in said] == ["picture-failed"]
    (before,) = pictures.drawers
    after = await pictures.ask(subject("b"), drawn.plain)
    assert after is not None
    assert after.alt == str(before)


async def test_drawer_that_dies_is_replaced_and_draws_again(fresh_pictures: Pictures, tmp_path: Path) -> None:
    first = await fresh_pictures.ask(subject("a"), drawn.plain)
    with capture_logs() as said:
        second = await fresh_pictures.ask(subject("b"), partial(drawn.deadly_once, tmp_path / "sign"))
    assert first is not None
    assert second is not None
    assert (second.data, first.alt != second.alt) == (b"again", True)
    assert [line["event"] for line in said] == ["drawer-died"]


async def test_deadly_picture_is_given_up(pictures: Pictures) -> None:
    with capture_logs() as said:
        assert await pictures.ask(subject("a"), drawn.deadly) is None
    assert [line["event"] for line in said] == ["drawer-died", "drawer-died", "picture-failed"]
    assert await pictures.ask(subject("b"), drawn.plain) is not None


async def test_drawer_that_hangs_is_replaced(fresh_pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture is given up, as it may be what it hangs on; the next one is drawn."""
    assert await fresh_pictures.ask(subject("a"), drawn.plain) is not None
    (pid,) = fresh_pictures.drawers
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    with capture_logs() as said:
        assert await fresh_pictures.ask(subject("b"), drawn.plain) is None
    assert [line["event"] for line in said] == ["drawer-hung", "picture-failed"]
    monkeypatch.setattr(processes, "PATIENCE", HANG)
    again = await fresh_pictures.ask(subject("c"), drawn.plain)
    assert again is not None
    assert again.alt != str(pid)


async def test_film_of_a_drawer_that_hangs_is_given_up(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await pictures.ask(subject("a"), drawn.plain) is not None
    os.kill(pictures.drawers[0], signal.SIGSTOP)
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    with capture_logs(), pytest.raises(WorkFailed):
        await pictures.run(drawn.plain)
    monkeypatch.setattr(processes, "PATIENCE", HANG)
    assert await pictures.run(drawn.plain)


async def test_drawer_that_works_may_take_its_time(
    forked: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    looked, ticks, (begun, gate) = threading.Event(), count(), pipes(tmp_path)

    def worked(pid: int | None) -> int:
        if (ticked := next(ticks)) == 3:
            looked.set()
        return ticked

    monkeypatch.setattr(processes, "_processor_ticks", worked)
    pictures = Pictures(drawers=1)
    picture = pictures.ask(subject("a"), partial(drawn.held, begun, gate))
    async with asyncio.timeout(HANG):
        await asyncio.to_thread(begun.read_text)
        await asyncio.to_thread(looked.wait)
        await asyncio.to_thread(gate.write_text, "go on")
        assert await picture is not None
    pictures.close()


async def test_drawer_without_a_processor_is_not_hung(
    forked: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It has done nothing since the last look, but would: other work has all of the machine."""
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    looked, looks, (begun, gate) = threading.Event(), count(), pipes(tmp_path)

    def stat(pid: int | None) -> list[str]:
        if next(looks) == 6:
            looked.set()
        return ["R", *"0" * 12]

    monkeypatch.setattr(processes, "_stat", stat)
    pictures = Pictures(drawers=1)
    picture = pictures.ask(subject("a"), partial(drawn.held, begun, gate))
    async with asyncio.timeout(HANG):
        await asyncio.to_thread(begun.read_text)
        await asyncio.to_thread(looked.wait)
        await asyncio.to_thread(gate.write_text, "go on")
        assert await picture is not None
    pictures.close()


def test_who_works_wants_the_processor() -> None:
    assert processes._is_starved(os.getpid())
    assert not processes._is_starved(2**22 + 1)


async def test_picture_waits_for_no_film(pictures: Pictures, tmp_path: Path) -> None:
    """Not even where there is one drawer: films have a process of their own."""
    begun, gate = pipes(tmp_path)
    film = asyncio.ensure_future(pictures.run(partial(drawn.held, begun, gate)))
    async with asyncio.timeout(HANG):
        await asyncio.to_thread(begun.read_text)
        assert await pictures.ask(subject("a"), drawn.plain) is not None
        assert (pictures.films, pictures.queued, film.done()) == (1, 0, False)
        await asyncio.to_thread(gate.write_text, "go on")
        assert (await film).data == b"held"
    assert pictures.films == 0


async def test_film_has_the_images_of_a_drawer_and_stands_back(pictures: Pictures) -> None:
    first = await pictures.ask(subject("a"), drawn.remembered)
    film, urgency = await pictures.run(drawn.remembered), await pictures.run(drawn.eagerness)
    assert first is not None
    assert (film.data, film.alt != first.alt) == (first.data, True)
    assert int(urgency.data) >= os.nice(0) + NICENESS


async def test_collections_leave_the_modules_of_a_drawer_shared(fresh_pictures: Pictures) -> None:
    picture = await fresh_pictures.ask(subject("a"), drawn.frozen)
    assert picture is not None
    assert int(picture.data) > 10_000


async def test_film_needs_no_drawer_that_has_drawn(pictures: Pictures) -> None:
    film = await pictures.run(drawn.parent)
    assert (film.data.decode(), film.alt not in film.data.decode()) == (str(pictures.drawers[0]), True)


async def test_film_whose_process_dies_is_drawn_again(pictures: Pictures, tmp_path: Path) -> None:
    with capture_logs() as said:
        assert (await pictures.run(partial(drawn.deadly_once, tmp_path / "sign"))).data == b"again"
        with pytest.raises(WorkFailed):
            await pictures.run(drawn.deadly)
    assert [line["event"] for line in said] == ["film-died", "film-died", "film-died"]
    assert await pictures.ask(subject("a"), drawn.plain) is not None


async def test_film_survives_the_death_of_its_drawer(pictures: Pictures, tmp_path: Path) -> None:
    begun, gate = pipes(tmp_path)
    film = asyncio.ensure_future(pictures.run(partial(drawn.held, begun, gate)))
    async with asyncio.timeout(HANG):
        await asyncio.to_thread(begun.read_text)
        with capture_logs() as said:
            assert await pictures.ask(subject("a"), partial(drawn.deadly_once, tmp_path / "sign")) is not None
        assert [line["event"] for line in said] == ["drawer-died"]
        await asyncio.to_thread(gate.write_text, "go on")
        assert (await film).data == b"held"


async def test_later_films_leave_nothing_of_the_process_of_the_first(pictures: Pictures) -> None:
    film = await pictures.run(drawn.plain)
    async with asyncio.timeout(HANG):
        while film.alt in os.listdir("/proc"):
            await pictures.run(drawn.plain)


async def test_waiting_pictures_are_counted(pictures: Pictures, tmp_path: Path) -> None:
    begun, gate = pipes(tmp_path)
    first = pictures.ask(subject("a"), partial(drawn.held, begun, gate))
    async with asyncio.timeout(HANG):
        await asyncio.to_thread(begun.read_text)
        waiting = [pictures.ask(subject(name), drawn.plain) for name in "bc"]
        await asyncio.sleep(0)
        assert (pictures.queued, pictures.is_queueing) == (2, True)
        await asyncio.to_thread(gate.write_text, "go on")
        assert all(await asyncio.gather(first, *waiting))
    assert pictures.queued == 0


async def test_stopping_ends_drawers_and_films_at_once(fresh_pictures: Pictures, tmp_path: Path) -> None:
    (tmp_path / "film").mkdir()
    begun, gate = pipes(tmp_path)
    film_begun, film_gate = pipes(tmp_path / "film")
    film = asyncio.ensure_future(fresh_pictures.run(partial(drawn.held, film_begun, film_gate)))
    with capture_logs() as said:
        async with asyncio.timeout(HANG):
            await asyncio.to_thread(film_begun.read_text)
            first = fresh_pictures.ask(subject("a"), partial(drawn.held, begun, gate))
            await asyncio.to_thread(begun.read_text)
            pids = fresh_pictures.drawers
            fresh_pictures.close()
            assert await first is None
            with pytest.raises(Closed):
                await film
            assert fresh_pictures.drawers == []
    assert [line["event"] for line in said] == ["picture-dropped"]
    assert not set(map(str, pids)) & set(os.listdir("/proc"))


async def test_stopping_ends_a_film_that_waits_for_a_drawer(pictures: Pictures, tmp_path: Path) -> None:
    begun, gate = pipes(tmp_path)
    first = pictures.ask(subject("a"), partial(drawn.held, begun, gate))
    with capture_logs():
        async with asyncio.timeout(HANG):
            await asyncio.to_thread(begun.read_text)
            film = asyncio.ensure_future(pictures.run(drawn.plain))
            await asyncio.sleep(0)
            assert pictures.films == 1
            pictures.close()
            assert await first is None
            with pytest.raises(Closed):
                await film


async def test_drawers_start_and_warm_up_before_the_first_picture(forked: None) -> None:
    pictures = Pictures(drawers=2, warming=[drawn.broken, opening(GAMES["octa"], "en", "jpeg")])
    await pictures.start()
    assert len(pictures.drawers) == 2
    asked = [pictures.ask(subject(name), partial(drawn.plain, name)) for name in "ab"]
    assert all(await asyncio.gather(*asked))
    pictures.close()


async def test_drawers_get_no_secret(fresh_pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("SAINOME_DATABASE", "postgresql://aki:very-secret@localhost/sainome")
    assert await fresh_pictures.ask(subject("a"), drawn.plain) is not None
    (pid,) = fresh_pictures.drawers
    for place in ("cmdline", "environ"):
        assert b"very-secret" not in await asyncio.to_thread(Path(f"/proc/{pid}/{place}").read_bytes)


async def test_thinkers_are_forked_from_a_drawer_and_keep_no_images(pictures: Pictures) -> None:
    first = await pictures.ask(subject("a"), drawn.remembered)
    thinkers = Thinkers(1)
    thinkers.source = pictures.fork
    try:
        forked, again = await thinkers.aside(drawn.parent), await thinkers.aside(drawn.remembered)
        assert first is not None
        assert forked.data.decode() == first.alt == str(pictures.drawers[0])
        assert again.data.decode() == again.alt == forked.alt
    finally:
        thinkers.close()


async def test_thinker_starts_beside_a_drawer_that_hangs(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await pictures.ask(subject("a"), drawn.plain) is not None
    os.kill(pictures.drawers[0], signal.SIGSTOP)
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    pipe, theirs = multiprocessing.Pipe()
    with pipe, theirs, capture_logs() as said:
        process = pictures.fork(theirs)
    assert [line["event"] for line in said] == ["drawer-hung"]
    assert process.is_alive()
    process.kill()
    process.join()


@pytest.mark.parametrize(("cores", "drawers"), [(1, 0), (2, 1), (3, 2), (16, 2)])
def test_one_core_is_left_to_the_event_loop(cores: int, drawers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert sensible_count() == drawers


async def test_film_here_stops_between_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without drawers a film is drawn on a thread, which looks whether to stop before each frame."""
    pictures = Pictures()
    moment = opening(GAMES["octa"], "en", "jpeg")
    shown: list[tuple[object, object]] = []
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


def pipes(folder: Path) -> tuple[Path, Path]:
    """Return two named pipes."""
    made = folder / "begun", folder / "gate"
    for pipe in made:
        os.mkfifo(pipe)
    return made
