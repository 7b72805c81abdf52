"""The pictures of a book: every moment in both languages and with every seat's eyes, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeAlias

from bot.texts import LANGUAGES, Speaker
from engines.core import Seat
from engines.core.playable import Playable
from render import painter
from render.scene import Scene, Staged, as_drawn, shown_to

from . import judged, words
from .contents import Contents, Moment
from .pieces import Album, Sentences

WIDE = 800
MOST_DRAWN = 800
"""Pictures drawn for one book, unless the table of all in its first language alone has more: about 40 s of a core
with the slowest painter. Its longest games have all eyes in the first language, and the public's in both."""

Eyes = Seat | None
Tiles = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Frame:
    """The picture of one moment, for some eyes and in one language, and its words for those who do not see it."""

    changes: list[int]
    """What differs from the frame before: place, sheet, place in the sheet, and so on."""
    alt: list[int]
    """Sentences."""


@dataclass(slots=True)
class Part:
    """The frames of all moments in one language and for some eyes."""

    frames: list[Frame | None] = field(default_factory=list)
    """None where there is no picture."""
    _shown: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, tiles: Tiles, alt: list[int]) -> Frame:
        changed = [(at, tile) for at, tile in enumerate(tiles) if self._shown.get(at) != tile]
        self._shown.update(changed)
        frame = Frame([number for at, tile in changed for number in (at, *tile)], alt)
        self.frames.append(frame)
        return frame


@dataclass(slots=True)
class Pictures:
    """Everything drawn."""

    album: Album = field(default_factory=lambda: Album(WIDE))
    sentences: Sentences = field(default_factory=Sentences)
    parts: dict[tuple[Eyes, str], Part] = field(default_factory=dict)
    acts: dict[str, Part] = field(default_factory=dict)
    """By language, the frames that lead up to the last moment, where the painter shows some."""
    boards: dict[str, Part] = field(default_factory=dict)
    """By language, for each compared decision the table after what was played, and after what was better."""
    readers: tuple[Seat, ...] = ()
    """The seats that ever knew more than everybody, whether or not there was room for what they saw."""
    drawn: int = 0
    _numbers: int = 0
    """Bytes of the numbers in frames."""
    _kept: dict[bytes, Tiles] = field(default_factory=dict)
    """What was drawn, by what it shows."""

    @property
    def weight(self) -> int:
        """Bytes in a page."""
        return self.album.weight + self.sentences.weight + self._numbers

    def add(self, part: Part, game: Playable, view: Any, scene: Scene) -> None:
        """Add a frame to a part; draw it, unless a picture of the same contents is there."""
        artist = painter(game.key)
        view, scene = as_drawn(artist, view, scene)
        shown = (scene.voice.lang, scene.reader, view, scene.events, scene.turn, scene.outcome)
        name = blake2b(repr(shown).encode(), digest_size=16).digest()
        if name not in self._kept:
            self.drawn += 1
            self._kept[name] = self.album.add(artist.paint(view, scene))
        frame = part.add(self._kept[name], self.sentences.add(artist.alt(view, scene)))
        self._numbers += sum(len(str(number)) + 1 for number in (*frame.changes, *frame.alt))


Done: TypeAlias = Callable[[int, int], None]
"""Called with the number of moments that are drawn, and with the most that there will be."""


class Stopped(Exception):
    """Whoever asked for the book does not wait any more."""


def paint(
    contents: Contents,
    first: str,
    room: int,
    *,
    goes_on: Callable[[], bool] = lambda: True,
    done: Done = lambda number, total: None,
) -> Pictures:
    """Draw the book; the same for the same record. Takes up to a minute: run it on a thread. Raises Stopped.

    ``first``: the language that is drawn before the other. The table of all in it is always drawn; other parts as
    far as there is ``room`` (bytes of a page): in the other language, then what each seat saw.
    """
    pictures, count = Pictures(readers=_readers(contents)), len(contents.moments)
    parts = list(_parts(pictures.readers, first))
    for number, (eyes, lang) in enumerate(parts):
        before, part = len(pictures.album.sheets), Part()
        if number and pictures.drawn + count > MOST_DRAWN:
            break
        for at, moment in enumerate(contents.moments):
            if not goes_on():
                raise Stopped
            done(number * count + at, len(parts) * count)
            if number and pictures.weight > room:
                pictures.album.forget(before)
                return pictures
            if moment.step is None:
                part.frames.append(None)
            else:
                pictures.add(part, contents.game, *_scene(contents, moment, eyes, lang))
        pictures.parts[eyes, lang] = part
        if eyes is None:
            pictures.acts[lang] = _acts(contents, lang, pictures)
            pictures.boards[lang] = _boards(contents, lang, pictures, room)
    return pictures


def _parts(readers: Sequence[Seat], first: str) -> Iterator[tuple[Eyes, str]]:
    """Yield eyes and language of each part, the most important first."""
    langs = sorted(LANGUAGES, key=lambda lang: lang != first)
    yield from ((None, lang) for lang in langs)
    yield from ((seat, lang) for lang in langs for seat in readers)


def _readers(contents: Contents) -> tuple[Seat, ...]:
    """Return the seats that ever knew more of the table than the public."""
    readers = set[Seat]()
    for moment in contents.moments:
        if moment.step is not None and len(readers) < len(contents.seats):
            state = moment.step.state
            public = _comparable_view(contents.game, state, None)
            left = {Seat(seat) for seat in contents.seats} - readers
            readers |= {seat for seat in left if _comparable_view(contents.game, state, seat) != public}
    return tuple(sorted(readers))


def _comparable_view(game: Playable, state: Any, eyes: Eyes) -> dict[str, Any]:
    return {name: value for name, value in vars(game.rules.view(state, eyes)).items() if name != "reader"}


def _scene(contents: Contents, moment: Moment, eyes: Eyes, lang: str) -> tuple[Any, Scene]:
    """Return what these eyes saw at a moment that has a step."""
    assert moment.step is not None
    voice = contents.speaker(lang)
    events = tuple(event for entry in moment.rows for event in contents.game.events_for(entry.events or (), eyes))
    return shown_to(
        contents.game.rules, moment.step.state, voice, _names(contents, voice), reader=eyes, events=events
    )


def _names(contents: Contents, voice: Speaker) -> tuple[str, ...]:
    return tuple(words.names(contents, voice))


def _acts(contents: Contents, lang: str, pictures: Pictures) -> Part:
    """Return the frames that lead up to the end, such as sheets that open one by one."""
    artist, part, last = painter(contents.game.key), Part(), contents.moments[-1]
    if last.step is not None and isinstance(artist, Staged):
        for shown, act in list(artist.acts(*_scene(contents, last, None, lang)))[:-1]:
            pictures.add(part, contents.game, shown, act)
    return part


def _boards(contents: Contents, lang: str, pictures: Pictures, room: int) -> Part:
    """Return the boards of the review, as their seats would have seen them; None where there is no room."""
    part, voice = Part(), contents.speaker(lang)
    names = _names(contents, voice)
    for one in judged.comparisons(contents):
        seat = Seat(one.judgement.seat)
        for line in (one.played, one.better):
            if pictures.weight > room or pictures.drawn > MOST_DRAWN:
                part.frames.append(None)
                continue
            seen = contents.game.events_for(line.events, seat)
            shown = shown_to(contents.game.rules, line.end, voice, names, reader=seat, events=seen)
            pictures.add(part, contents.game, *shown)
    return part
