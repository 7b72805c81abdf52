"""The computer players: their names, and their faces beside these names."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.texts import LANGUAGES, Speaker, character_names, free_name
from bot.texts.speaker import CHARACTERS
from engines.core import Seat
from render.kit.figures.faces import face, write_player
from render.kit.letters.text import width
from render.kit.pen.palette import INK, ROW, TEXT, WHITE

NAMES = ("Aki", "Niko", "ゴロー", "Computer (Ben)")


def test_faces_differ_and_are_drawn_to_size() -> None:
    drawn = [face(number, 40).image for number in range(1, len(CHARACTERS) + 1)]
    assert len({image.tobytes() for image in drawn}) == len(CHARACTERS)
    assert all(40 <= image.width <= 48 for image in drawn)


EYES = {1: (0, -7, 7), 2: (21, -9, 5), 3: (21, -12, 4), 4: (21, -4, 4), 5: (21, -3, 4), 6: (22, -4, 2)}
"""The middle of the right eye and half the side of a square in it, in hundredths of a face from its middle."""


@pytest.mark.parametrize("number", EYES)
def test_every_face_has_eyes_with_a_light_in_those_that_are_open(number: int) -> None:
    canvas = Image.new("RGB", (240, 240))
    face(number, 100).put(canvas, 120, 120)
    x, y, reach = EYES[number]
    for middle in (120 - x, 120 + x):
        eye = canvas.crop((middle - reach, 120 + y - reach, middle + reach, 120 + y + reach))
        colours = {colour for _, colour in eye.getcolors() or ()}
        assert INK in colours
        assert (WHITE in colours) == (number != 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_computer_players_have_faces_in_any_language(lang: str) -> None:
    voice = Speaker(lang, NAMES, computers=frozenset({Seat(1), Seat(2), Seat(3)}), strict=True)
    assert [voice.face(seat) for seat in range(5)] == [None, 2, 5, None, None]
    person = Speaker(lang, NAMES, strict=True)
    assert person.face(1) is None, "a person who is called like one of them"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_computer_player_of_a_table_has_a_name_of_its_own(lang: str) -> None:
    known, names = character_names(lang), list[str]()
    assert len({*character_names("en"), *character_names("ja")}) == 2 * len(CHARACTERS)
    for _ in range(7):
        names.append(free_name(lang, "abcdefghij", [*names, known[0]]))
    assert set(names[:5]) == set(known[1:])
    assert names[5:] == [Speaker(lang).say("common-computer", {"number": number}) for number in (1, 2)]
    assert len({free_name(lang, f"table {number}", ()) for number in range(50)}) == len(CHARACTERS)


def test_face_stands_before_the_name_and_takes_of_its_room() -> None:
    def line(name: str, number: int | None) -> Image.Image:
        canvas = Image.new("RGB", (480, 60), ROW)
        write_player(canvas, 98, 44, name, number, 222, 36, TEXT)
        return canvas

    changed = ImageChops.difference(line("Niko", None), line("Niko", 2)).getbbox()
    assert changed is not None
    left, _, right, _ = changed
    assert left >= 90, "what is before the name stays"
    assert right < 98 + 60 + width("Niko", 36)
    long = ImageChops.difference(
        line("Maximiliana von Hohenzollern", 2), Image.new("RGB", (480, 60), ROW)
    ).getbbox()
    assert long is not None
    assert long[2] <= 98 + 222, "what is behind it stays"
