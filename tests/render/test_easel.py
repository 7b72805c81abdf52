"""Encoded pictures and films of whole games."""

from __future__ import annotations

import io
from functools import reduce
from typing import Any

import pytest
from PIL import Image, ImageChops

from bench.pictures import play
from bot.texts import Speaker
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.playable import policies, strongest_policy
from render import PAINTERS
from render.easel import FILM_WIDTH, film, picture
from render.kit.gif import LAST_MS, RESERVED
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.pen.palette import LOOKS, Colour
from render.scene import WIDE, Scene, Staged, shown_to

Shown = list[tuple[Any, Scene]]


@pytest.fixture(scope="module", params=sorted(PAINTERS))
def game(request: pytest.FixtureRequest) -> tuple[str, Shown]:
    """The public views and scenes of a whole game, for each painter."""
    return request.param, play(request.param, seed="film", lang="ja")


def test_every_moment_has_a_picture_and_an_alt_text_of_its_own(game: tuple[str, Shown]) -> None:
    key, shown = game
    for view, scene in (shown[len(shown) // 2], shown[-1]):
        found = picture(key, view, scene)
        assert found.filename == "board.jpg"
        assert len(found.data) < 1_000_000
        with Image.open(io.BytesIO(found.data)) as image:
            assert image.width == WIDE
    texts = [PAINTERS[key].alt(view, scene) for view, scene in shown]
    assert all(0 < utf16_length(text) <= LIMIT for text in texts)
    assert len(set(texts)) == len(texts)


def test_film_shows_every_moment_and_holds_the_last() -> None:
    """Of the end of one game; the slow lane has whole ones of all."""
    check_film("octa", play("octa", seed="film", lang="ja")[-6:])


@pytest.mark.parametrize("key", sorted(PAINTERS))
def test_colours_of_players_and_inks_stay_in_a_film(key: str) -> None:
    """Of a full table: no channel of a pixel is off by more than a fifth, of an ink by more than can be told.

    Of a piece the most that was measured is 31 of 255, in the shade of Octa's red ones: no other player's colour.
    """
    shown = play(key, seed="film", lang="ja", bound=150)
    painted = PAINTERS[key].paint(*shown[-1]).reduce(2)
    with Image.open(io.BytesIO(film(key, [*shown[:: len(shown) // 3], shown[-1]]))) as moving:
        moving.seek(moving.n_frames - 1)
        error = largest_channel(ImageChops.difference(moving.convert("RGB"), painted))
    assert error.getextrema()[1] <= 50
    for seat in range(len(shown[-1][1].names)):
        pieces = near(painted, LOOKS[seat].colour, 24)
        assert pieces.histogram()[255] > 90
        assert ImageChops.darker(error, pieces).getextrema()[1] <= 32
    inks = {colour: ImageChops.darker(error, near(painted, colour, 3)) for colour in RESERVED}
    assert {colour: worst for colour, each in inks.items() if (worst := each.getextrema()[1]) > 10} == {}


def near(image: Image.Image, colour: Colour, reach: int) -> Image.Image:
    """Mark with 255 the pixels of which no channel is further than ``reach`` from the colour."""
    apart = largest_channel(ImageChops.difference(image, Image.new("RGB", image.size, colour)))
    return apart.point(lambda most: 255 if most <= reach else 0)


def largest_channel(image: Image.Image) -> Image.Image:
    return reduce(ImageChops.lighter, image.split())


@pytest.mark.slow
def test_a_film_of_a_whole_game(game: tuple[str, Shown]) -> None:
    check_film(*game)


def frames(key: str, shown: Shown) -> int:
    """Count the frames of a film: one for each moment, or the acts that a painter makes of it."""
    artist = PAINTERS[key]
    if not isinstance(artist, Staged):
        return len(shown)
    return sum(1 for view, scene in shown for _ in artist.acts(view, scene))


def check_film(key: str, shown: Shown) -> None:
    """Check the size, the frames, the last of them and the pause after it."""
    data = film(key, shown)
    assert len(data) < 8_000_000, "Discord's limit is 10 MiB"
    assert len(data) < 60_000 * len(shown)
    with Image.open(io.BytesIO(data)) as moving:
        most = frames(key, shown)  # acts that look alike are one frame
        assert len(shown) <= moving.n_frames <= most if most > len(shown) else moving.n_frames == most
        assert moving.width == FILM_WIDTH
        assert moving.info["loop"] == 0
        moving.seek(moving.n_frames - 1)
        assert moving.info["duration"] == LAST_MS
        ended = moving.convert("RGB").reduce(10)
    last = PAINTERS[key].paint(*shown[-1])
    expected = last.resize((FILM_WIDTH, round(last.height / 2)), Image.Resampling.BOX).reduce(10)
    pairs = zip(ended.tobytes(), expected.tobytes(), strict=True)
    assert sum(abs(a - b) for a, b in pairs) / len(ended.tobytes()) < 6


def test_film_without_frames_and_game_without_a_painter_are_refused() -> None:
    assert sorted(PAINTERS) == sorted(GAMES)
    with pytest.raises(ValueError, match="a film needs a frame"):
        film(sorted(PAINTERS)[0], [])
    with pytest.raises(KeyError):
        picture("no-such-game", None, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", GAMES)
def test_public_picture_shows_nothing_of_the_one_drawn_before(key: str) -> None:
    """The pictures of a move share layers, its mover's first: the table's is as if it were drawn alone."""
    game, artist = GAMES[key], PAINTERS[key]
    names = ("Aki", "Ben", "Chika", "Dai")[: game.rules.seats[-1]]
    voice, chance = Speaker("en", names, key).plain(), FastChance("layers")
    policy = policies(game)[strongest_policy(game)]
    state = game.rules.initial_state(game.rules.Options(), len(names), chance).state
    own = []
    for _ in range(40):
        if game.rules.outcome(state) is not None:
            break
        seat = game.rules.current_players(state)[0]
        own.append(shown_to(game.rules, state, voice, names, reader=seat))
        action = policy(game.rules.view(state, seat), game.rules.legal_actions(state, seat), chance)
        state = game.rules.apply_action(state, seat, action, chance).state
    public = shown_to(game.rules, state, voice, names)
    alone = artist.paint(*public)
    for seat in range(len(names)):
        own.append(shown_to(game.rules, state, voice, names, reader=Seat(seat)))
    for reader in own[-1 - len(names) :]:
        artist.paint(*reader)
        assert artist.paint(*public) == alone
