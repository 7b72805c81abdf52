"""Fill the template: one HTML file that needs nothing else, and may load nothing."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

from bot.texts import LANGUAGES, Speaker
from engines.core import Seat
from engines.core.history.records import dump
from render.kit.pen.palette import LOOKS

from . import curves, judged, words
from .contents import Contents
from .painting import Done, Part, Pictures, paint

MOST_BYTES = 7_900_000
"""Of a page. Only a record that is as large itself makes a larger one."""
MARGIN = 100_000
"""Bytes left for the last pictures, which are drawn before their size is known."""
SCRIPTS = ("dice.js", "pictures.js", "curves.js", "review.js", "book.js")
TEXTS = (
    "public", "eyes", "language", "play", "pause", "earlier-moment", "later-moment", "first", "last", "moves",
    "scores-curve", "luck-curve", "standings", "options", "rank", "player", "score", "parts", "left", "dice",
    "checking", "dice-good", "dice-old", "dice-bad", "dice-damaged", "dice-cannot", "dice-trust", "dice-imported",
    "dice-retold", "dice-hashed", "dice-stated", "dice-compare", "dice-renamed",
    "dice-opening", "dice-commitment", "dice-words",
    "dice-message", "dice-untyped", "dice-no-word",
    "dice-missed", "dice-silent", "roll-good", "roll-bad", "no-picture", "no-picture-here", "secret",
    "lead", "round", "keys", "moment", "of-public", "options-none", "table", "open",
    "open-review", "review", "costliest", "best", "better-here", "best-here", "board-played", "board-better",
    "notes",
)  # fmt: skip
"""The texts that the page itself needs, ``book-<name>``."""

Beside: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]


def page(
    contents: Contents,
    first: str,
    beside: Beside | None = None,
    *,
    goes_on: Callable[[], bool] = lambda: True,
    done: Done = lambda number, total: None,
) -> bytes:
    """Draw the book and return it as UTF-8. Everything from the record is data: it is never markup. Raises Stopped.

    Takes up to a minute: run it on a thread. ``first``: the language that it opens in. ``beside``: by language,
    names and values that a record does not hold, such as how long the game took.
    """
    record = _inert(dump(contents.record))
    data = _contents(contents, first, record, beside or {})
    spent = len(record.encode()) + len(_inert(_json(data)).encode())
    code = sum(len(_static(name).encode()) for name in (*SCRIPTS, "book.css", "book.html"))
    pictures = paint(contents, first, MOST_BYTES - MARGIN - spent - code, goes_on=goes_on, done=done)
    title = contents.speaker(first).say("book-title", _title_facts(contents, first))
    return _fill(first, title, record, _inert(_json(data | _picture_data(pictures))))


def _fill(first: str, title: str, record: str, book: str) -> bytes:
    style, script = _static("book.css"), "\n".join(map(_static, SCRIPTS))
    policy = "; ".join([
        "default-src 'none'", "img-src data:", f"style-src '{_hash(style)}'", f"script-src '{_hash(script)}'",
        "base-uri 'none'", "form-action 'none'",
    ])  # fmt: skip
    places = {
        "LANG": first, "POLICY": policy, "TITLE": _markup(title), "STYLE": style, "SCRIPT": script,
        "RECORD": record, "BOOK": book, "DIGEST": hashlib.sha256(book.encode()).hexdigest(),
    }  # fmt: skip
    filled = re.sub(r"\{\{([A-Z]+)\}\}", lambda hole: places[hole[1]], _static("book.html"))
    return filled.encode()


@cache
def _static(name: str) -> str:
    return resources.files("bot.book").joinpath("static", name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _inert(text: str) -> str:
    """Return JSON that no parser of HTML takes for anything else."""
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _markup(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _title_facts(contents: Contents, lang: str) -> Mapping[str, str]:
    voice = contents.speaker(lang)
    names = voice.join(words.names(contents, voice))
    return {"game": voice.say(f"{contents.game.key.replace('_', '-')}-title"), "players": names}


def _contents(contents: Contents, first: str, record: str, beside: Beside) -> dict[str, Any]:
    """Return everything but the pictures."""
    scores = curves.scores(contents)
    return {
        "first": first,
        "languages": list(LANGUAGES),
        "seats": len(contents.seats),
        "colours": [f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in (look.colour for look in LOOKS)],
        "moments": [[moment.rows[0].row.row, moment.row] for moment in contents.moments],
        "scores": scores,
        "luck": curves.luck(contents),
        "leads": curves.leads(scores),
        "rounds": curves.rounds(contents),
        "decisive": curves.decisive(contents),
        "chances": curves.chances(contents),
        "judged": list(judged.places(contents)) if contents.review is not None else None,
        "notes": [[moment, *map(words.harmless, text.split("\n"))] for moment, text in contents.own_lines],
        "left": list(words.departed_seats(contents)),
        "digests": [hashlib.sha256(line.encode()).hexdigest()[:16] for line in record.rstrip("\n").split("\n")],
        "said": {lang: _texts(contents, lang, beside.get(lang, ())) for lang in LANGUAGES},
    }


def _picture_data(pictures: Pictures) -> dict[str, Any]:
    def coded(part: Part) -> list[list[int] | None]:
        return [None if frame is None else frame.changes for frame in part.frames]

    def alts(part: Part) -> list[list[int] | None]:
        return [None if frame is None else frame.alt for frame in part.frames]

    named = {f"{_reader(eyes)}/{lang}": part for (eyes, lang), part in pictures.parts.items()}
    return {
        "own": list(pictures.readers),
        "wide": pictures.album.wide,
        "sheets": ["data:image/webp;base64," + base64.b64encode(sheet).decode() for sheet in pictures.album.sheets],
        "frames": {name: coded(part) for name, part in named.items()},
        "acts": {lang: coded(part) for lang, part in pictures.acts.items()},
        "boards": {lang: coded(part) for lang, part in pictures.boards.items()},
        "boardAlts": {lang: alts(part) for lang, part in pictures.boards.items()},
        "sentences": list(pictures.sentences.known),
        "alts": {name: alts(part) for name, part in named.items()},
    }


def _reader(eyes: Seat | None) -> str:
    return "public" if eyes is None else str(int(eyes))


def _texts(contents: Contents, lang: str, beside: Sequence[tuple[str, str]]) -> dict[str, Any]:
    voice = contents.speaker(lang)
    reason, standings = words.ending(contents, voice)
    rows = [entry for moment in contents.moments for entry in moment.rows]
    public = {entry.row.row: words.lines(contents, entry, None, voice) for entry in rows}
    return {
        "title": voice.say("book-title", _title_facts(contents, lang)),
        "page": {name: voice.say(f"book-{name}") for name in TEXTS}
        | _mark(contents, voice)
        | _dice(contents, voice),
        "names": words.names(contents, voice),
        "headings": [words.heading(contents, moment, voice) for moment in contents.moments],
        "lines": {_reader(eyes): _lines(contents, eyes, voice, public) for eyes in contents.eyes},
        "reason": reason,
        "standings": standings,
        "options": [*words.options(contents, voice), *beside],
        "review": judged.review_texts(contents, voice),
    }


def _mark(contents: Contents, voice: Speaker) -> dict[str, str]:
    """Return what the mark of a turn says: that it was decisive only by the chances of a review."""
    return {"decisive": voice.say("book-ahead" if contents.review is None else "book-decisive")}


def _dice(contents: Contents, voice: Speaker) -> dict[str, str]:
    """Return what differs in the words on the dice of a private game: its seed instead of what was promised."""
    if not contents.record.header.is_private:
        return {}
    seed = str(contents.record.header.seed)
    return {
        "dice-old": voice.say("book-private-dice"),
        "dice-opening": voice.say("book-private-seed", {"seed": seed}),
        "dice-trust": voice.say("book-private-trust"),
        "dice-no-word": "",
    }


def _lines(
    contents: Contents, eyes: Seat | None, voice: Speaker, public: Mapping[int, tuple[str, ...]]
) -> list[list[Any]]:
    """Return for each moment its rows: [row, line, ...], or 0 where a player saw what everybody saw: ``public``."""
    pages = []
    for moment in contents.moments:
        rows = list[Any]()
        for entry in moment.rows:
            number = entry.row.row
            own = public[number] if eyes is None else words.lines(contents, entry, eyes, voice)
            rows.append(0 if eyes is not None and own == public[number] else [number, *own])
        pages.append(rows)
    return pages
