"""Dicolony's pictures and alt texts: visible changes, hidden sheets, every stage with one to six players."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.texts import LANGUAGES, Speaker
from engines.core import FastChance, Seat
from engines.dicolony import GAME
from engines.dicolony.actions import Opened
from engines.dicolony.building import open_places
from engines.dicolony.printed.cards import deck
from engines.dicolony.printed.landscapes import COUNTS
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Sheet, State
from render import easel, painter
from render.dicolony import PAINTER, cards, desk, gallery, inks, paper, places, shapes
from render.easel import picture
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.fonts import BOX, drawable
from render.kit.letters.text import smallest, width
from render.kit.pen.palette import contrast
from render.scene import HIGH, OWN_HIGH, WIDE
from tests.games.dicolony.table import land
from tests.lanes import slow_except
from tests.locales.lexicon import lexicon
from tests.render.goldens import ALLOWED, distance, half

from .tables import (
    CARDS,
    DICE,
    ELSE,
    KEY,
    MODEST,
    ODD,
    OTHERS,
    POOR,
    RICH,
    SIX,
    TABLES,
    TURNS,
    acting,
    clearing,
    finished,
    harvested,
    sheet,
    shown,
)

PLOT = desk.sheet_plot(shown(clearing(sheet(*TURNS), sheet(*ELSE)), 0)[0])
"""The place of the reader's own sheet in the middle of a game."""


def painted(state: State, reader: int | None = None, lang: str = "en", choosing: bool = True) -> Image.Image:
    return painter(KEY).paint(*shown(state, reader, lang, choosing=choosing))


def alt(state: State, reader: int | None = None, lang: str = "en") -> str:
    return painter(KEY).alt(*shown(state, reader, lang))


def changed_spaces(a: Image.Image, b: Image.Image) -> set[str]:
    """The spaces of the reader's sheet whose middles differ between two pictures."""
    difference = ImageChops.difference(a, b).convert("L")
    found = set()
    for name, number in grid().number.items():
        x, y = PLOT.corner(number)
        inner = difference.crop((x + 8, y + 8, x + PLOT.size - 8, y + PLOT.size - 8))
        if inner.getextrema()[1] > 40:
            found.add(name)
    return found


class TestSecrets:
    MINE = clearing(sheet(*TURNS), sheet(*ELSE), sheet(*ELSE))
    OTHER = clearing(sheet(*TURNS), sheet(*reversed(TURNS)), sheet("G2 G3", "Y1 Y2", "R5 R6", "O6 *1", "*2 *3"))

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("reader", [None, 0])
    def test_hidden_sheets_do_not_affect_the_picture(self, reader: int | None, lang: str) -> None:
        one, other = (shown(state, reader, lang) for state in (self.MINE, self.OTHER))
        assert painter(KEY).paint(*one).tobytes() == painter(KEY).paint(*other).tobytes()
        assert painter(KEY).alt(*one) == painter(KEY).alt(*other)

    def test_owner_sees_the_difference(self) -> None:
        assert painted(self.MINE, 1).tobytes() != painted(self.OTHER, 1).tobytes()
        assert alt(self.MINE, 1) != alt(self.OTHER, 1)

    def test_public_sees_no_sheet(self) -> None:
        empty = clearing(sheet(), sheet(), sheet())
        assert painted(empty).tobytes() == painted(self.MINE).tobytes()

    def test_first_choice_is_hidden_from_the_others(self) -> None:
        after = acting(self.MINE, 0, "clear green G3")
        assert painted(after).tobytes() == painted(self.MINE).tobytes()
        assert painted(after, 1).tobytes() == painted(self.MINE, 1).tobytes()
        assert alt(after) == alt(self.MINE)

    def test_chosen_place_is_hidden_until_all_have_chosen(self) -> None:
        state = harvested(RICH, MODEST)
        offers = GAME.rules.legal_actions(state, Seat(0))
        pictures = {painted(acting(state, 0, GAME.rules.notation(action)), None).tobytes() for action in offers}
        texts = {alt(acting(state, 0, GAME.rules.notation(action)), None) for action in offers}
        assert len(offers) > 1
        assert len(pictures) == len(texts) == 1


class TestMarks:
    def test_exactly_the_spaces_of_choices_are_marked(self) -> None:
        state = clearing(sheet(*TURNS), sheet(*ELSE))
        choices = {action.space for action in GAME.rules.legal_actions(state, Seat(0))}
        done = clearing(sheet(*TURNS), sheet(*ELSE), stage="roll")
        assert choices == {"G3", "*4", "R*", "*2", "Y*", "*6"}
        assert changed_spaces(painted(state, 0), painted(done, 0, choosing=False)) == choices

    def test_only_the_choices_of_an_open_menu_are_marked(self) -> None:
        state = clearing(sheet(*TURNS), sheet(*ELSE))
        view, scene = shown(state, 0)
        one = [choice for choice in scene.choices if choice[0].die == "green"]  # type: ignore[attr-defined]
        narrowed = type(scene)(**{**scene.__dict__, "choices": one})
        pictures = painter(KEY).paint(view, narrowed), painter(KEY).paint(view, scene)
        assert changed_spaces(*pictures) == {"*4", "R*", "*2", "Y*", "*6"}

    def test_choices_behind_a_button_are_marked_too(self) -> None:
        state = clearing(sheet(*TURNS), sheet(*ELSE))
        assert painted(state, 0, choosing=False).tobytes() == painted(state, 0).tobytes()

    def test_star_of_two_dice_shows_both(self) -> None:
        """Red 4 and orange 4 are cleared, so both dice lead to the star of 4."""
        dice = (4, 4, 1, 1)
        one, other = (clearing(sheet("O4 R4", dice=each), rolls=(each,), turn=2) for each in (dice, (4, 3, 1, 1)))
        assert "*4" in changed_spaces(painted(one, 0), painted(other, 0))

    def test_latest_cleared_spaces_are_marked(self) -> None:
        before = Sheet(cleared=land(" ".join(TURNS)), turns=tuple(map(land, TURNS)))
        swapped = Sheet(cleared=before.cleared, turns=tuple(map(land, (*TURNS[1:], TURNS[0]))))
        assert desk.latest(before) == land(TURNS[-1])
        assert desk.latest(swapped) == land(TURNS[0])
        assert desk.latest(sheet(*TURNS)) == land(TURNS[-1])
        assert desk.latest(acting(clearing(sheet(*TURNS)), 0, "clear green G3").sheets[0]) == land("G3")
        assert desk.latest(Sheet()) == 0

    def test_all_places_to_build_have_the_labels_of_their_choices(self) -> None:
        state = harvested(RICH, MODEST)
        view, scene = shown(state, 0)
        found = desk.eligible_places(view, scene, state.sheets[0])
        assert found == open_places(state.sheets[0], state.layout.buildings)
        for place, action in zip(found, GAME.rules.legal_actions(state, Seat(0)), strict=True):
            words = scene.voice.of_game("action", "build", GAME.talk.facts(view, action))
            assert places.space_words(scene, place.building.at) in words

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("count", range(1, 21))
    def test_any_number_of_places_fits(self, lang: str, count: int) -> None:
        name = (
            Speaker(lang, (), KEY, strict=True)
            .plain()
            .of_game("space", "crossing", {"colour": "オレンジ", "number": 4})
        )
        columns, size, letters = places._arrangement(390, 530, [name] * count)
        assert size >= 9
        assert letters >= 20
        assert -(-count // columns) * (size * 5 + letters + 10) <= 530
        assert columns * (size * 7 + 8) <= 390


class TestVisibility:
    @pytest.mark.parametrize(
        "change",
        [
            {"rolls": ((4, 2, 3, 5),) * 6},
            {"turn": 7, "rolls": (DICE,) * 7},
            {"left": (False, False, True)},
            {"layout": Layout(buildings=("A", "C", "D", "G"), blue=("b1", "b5"), yellow="y1")},
            {"layout": Layout(buildings=("A", "C", "D", "H"), blue=("b1", "b4"), yellow="y1")},
            {"layout": Layout(buildings=("A", "C", "D", "H"), blue=("b1", "b5"), yellow="y2")},
        ],
        ids=lambda change: "-".join(change),
    )
    def test_every_change_is_visible(self, change: dict[str, object]) -> None:
        sheets = (sheet(*TURNS), sheet(*ELSE), sheet(*ELSE))
        before, after = clearing(*sheets), clearing(*sheets, **change)
        assert distance(half(painted(before)), half(painted(after))) > ALLOWED

    def test_finished_players_are_visible(self) -> None:
        state = clearing(sheet(*TURNS), sheet(*ELSE))
        done = acting(state, 1, "clear orange O4", "clear green G*")
        assert distance(half(painted(state)), half(painted(done))) > ALLOWED
        assert "Choosing: Aki and ベンジャミン." in alt(state)
        assert "Choosing: Aki. Finished: ベンジャミン." in alt(done)

    def test_upper_and_lower_buildings_look_different(self) -> None:
        upper, lower = (finished(harvested(spaces)) for spaces in ("O1 O2 R1", "O1 R1"))
        assert distance(half(painted(upper)), half(painted(lower))) > ALLOWED

    @pytest.mark.parametrize("card", [*deck().blue, *deck().yellow], ids=lambda card: card.key)
    def test_every_landscape_has_its_own_picture(self, card: object) -> None:
        drawings = {what: shapes.landscape(what, 90).image.tobytes() for what in COUNTS}
        assert len(set(drawings.values())) == len(COUNTS)
        assert card.counts in shapes._SCENES  # type: ignore[attr-defined]

    def test_hollow_is_the_waste_land_of_a_building(self) -> None:
        inn = finished(harvested("O1 O2 R1")).sheets[0].buildings[0]
        assert inn is not None
        assert paper.hollow("A", inn) == land("R2")

    def test_rows_differ_without_colour(self) -> None:
        looks = inks.lines()
        assert len({look.pattern for look in looks}) == len(looks)
        assert all(contrast(inks.PENCIL, look.colour) >= 3 for look in looks)

    def test_text_on_paper_is_readable(self) -> None:
        for ink in (inks.PRINT, inks.FAINT, inks.PENCIL):
            assert contrast(ink, inks.PAPER) >= 4.5

    def test_row_of_stars_has_its_own_look(self) -> None:
        assert inks.line("orange") != inks.line("red")
        assert inks.line("*") not in (inks.line("orange"), inks.line("green"))


SPACES = (MODEST, RICH, POOR, MODEST, POOR, RICH)


def stages(seats: int) -> Iterable[tuple[State, int | None]]:
    """A table in each stage, for the public and for the last seat."""
    turn = clearing(*(sheet(*TURNS),) * seats)
    roll = clearing(*(sheet(*TURNS, dice=DICE),) * seats, stage="roll")
    build = harvested(*SPACES[:seats], layout=OTHERS if seats % 2 else CARDS)
    for state in (turn, roll, build, finished(build)):
        yield state, None
        yield state, seats - 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", slow_except(GAME.rules.seats, 1, 3, 6))
def test_every_stage_is_drawn_for_any_number_of_odd_names(seats: int, lang: str) -> None:
    for state, reader in stages(seats):
        view, scene = shown(state, reader, lang, ODD)
        own = None if view.reader is None else view.sheets[view.reader]
        is_own = own is not None and (view.stage in ("clear", "roll") or bool(own.owed))
        assert painter(KEY).paint(view, scene).size == (WIDE, OWN_HIGH if is_own else HIGH)
        assert 0 < utf16_length(painter(KEY).alt(view, scene)) <= LIMIT


@pytest.mark.parametrize("top", [gallery._WON, gallery._BUILDING])
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_slips_do_not_overlap(seats: int, top: int) -> None:
    slips = gallery.slips(seats, top)
    assert len(slips) == seats
    for at, (x, y, wide, high) in enumerate(slips):
        assert x >= 10
        assert x + wide <= WIDE - 10
        assert y + high <= HIGH - 10
        for left, upper, across, down in slips[at + 1 :]:
            assert x + wide < left or left + across < x or y + high < upper or upper + down < y
        for left, upper, across, down in gallery.areas(x, y, wide, high):
            assert x <= left < left + across <= x + wide
            assert y < upper < upper + down <= y + high


def test_pictures_are_small() -> None:
    for name, laid in TABLES.items():
        assert len(picture(KEY, *laid()).data) < 750_000, name


class TestTheatre:
    """The film of the end: sheets open one by one, buildings rise card by card, and only then the result shows."""

    def test_sheets_open_one_by_one_then_cards_rise(self) -> None:
        view, scene = shown(finished(harvested(POOR, MODEST, RICH, layout=OTHERS)))
        frames = list(PAINTER.acts(view, replace(scene, events=(Opened(turn=10),))))
        cards = len(view.layout.buildings)
        assert len(frames) == 3 + cards + 1 + 1
        assert [sum(sheet is not None for sheet in act.sheets) for act, _ in frames[:3]] == [1, 2, 3]
        assert not any(sheet.buildings for act, _ in frames[:3] for sheet in act.sheets if sheet)
        built = [max(len(sheet.buildings) for sheet in act.sheets if sheet) for act, _ in frames[3:-1]]
        assert built == [*range(1, cards + 1), cards]
        assert all(one.outcome is None for _, one in frames[:-1])
        assert frames[-1][1].outcome is not None

    def test_running_totals_end_with_all_buildings(self) -> None:
        state = finished(harvested(POOR, MODEST, RICH, layout=OTHERS))
        view, scene = shown(state)
        last = list(PAINTER.acts(view, scene))[-3][0]
        for seat, standing in enumerate(GAME.rules.standings(state)):
            built = sum(points for part, points in standing.parts if not part.startswith("landscape"))
            sheet = last.sheets[seat]
            assert sheet is not None
            assert gallery.running(last, sheet) == built

    def test_landscapes_count_after_the_buildings_and_the_last_of_them_last(self) -> None:
        state = finished(harvested(POOR, MODEST, RICH, layout=OTHERS))
        view, scene = shown(state)
        acts = list(PAINTER.acts(view, scene))[-2:]
        final = GAME.rules.standings(state)
        lands = [part for part, _ in final[0].parts if part.startswith("landscape")]
        assert len(lands) == 3
        for done, (_, one) in enumerate(acts, start=2):
            for standing, end in zip(one.standings, final, strict=True):
                assert standing.score == end.score - sum(dict(end.parts)[part] for part in lands[done:])
        assert [one.outcome is None for _, one in acts] == [True, False]
        pictures = [easel.picture(KEY, act, one).data for act, one in acts]
        assert len(set(pictures)) == 2

    def test_film_has_the_acts(self) -> None:
        view, scene = shown(finished(harvested(POOR, RICH)))
        data = easel.film(KEY, [(view, replace(scene, events=(Opened(turn=10),)))])
        with Image.open(io.BytesIO(data)) as film:
            assert getattr(film, "n_frames", 1) == 2 + 4 + 1 + 1


class TestPlanner:
    def test_lacking_spaces_and_goals_are_those_of_the_rules(self) -> None:
        state = clearing(sheet(*TURNS), sheet(*ELSE))
        view, _ = shown(state, 0)
        own = view.sheets[0]
        assert own is not None
        assert desk.plans_of(view, own).keys() <= set(view.layout.buildings)
        assert painted(state, 0).tobytes() != painted(state, 1).tobytes()

    def test_die_that_clears_nothing_is_grey(self) -> None:
        """Orange 4 and both its stars are cleared."""
        free = clearing(sheet("O4 R2", "O* *4", "G1 Y1"), sheet())
        view, _ = shown(free, 0)
        assert view.sheets[0] is not None
        assert desk.blocked_dice(view, view.sheets[0]) == (0,)
        assert desk.blocked_dice(*(lambda one: (one, one.sheets[1]))(shown(free, 1)[0])) == ()  # type: ignore[arg-type]

    def test_buildings_differ_in_roofs(self) -> None:
        assert len({roof for roof, _ in inks.ROOFS}) == len({pattern for _, pattern in inks.ROOFS}) == 4


class TestAltText:
    def test_public_alt_text(self) -> None:
        text = alt(clearing(sheet(*TURNS), sheet(*ELSE)))
        assert text.startswith("Dicolony, turn 6 of 10. Dice: Orange 4, Red 2, Green 3 and Yellow 6.")
        assert "Card A, column 1 +1: Inn 4, 2 cleared, below 1 cleared, 1 waste; else Tavern 2, 1 cleared" in text
        assert "Waste beside buildings, points: 1 for 5 or more, 3 for 8 or more, 5 for 10 or more." in text

    def test_own_sheet_and_choices_are_in_the_alt_text(self) -> None:
        text = alt(clearing(sheet(*TURNS), sheet(*ELSE)), 0)
        assert "Your sheet: cleared Orange 3 star 4; Red 2 3; Green 1 5; Yellow 1 4 6." in text
        assert "Choices: star 4, Red star, star 2, Green 3, Yellow star and star 6." in text
        assert "Inn at Orange 3 can be built; keep Red star waste." in text

    def test_all_scores_are_in_the_alt_text_at_the_end(self) -> None:
        state = finished(harvested(MODEST, RICH))
        text = alt(state)
        for standing in GAME.rules.standings(state):
            assert f"{SIX[standing.seat]}: {standing.score} (" in text
        assert "Built: Inn at Orange 1 (4+1)" in text

    def test_players_who_left_are_in_the_alt_text(self) -> None:
        state = GAME.rules.resign(harvested(RICH, MODEST, POOR), Seat(2), FastChance(0)).state
        assert "Resigned: 千尋." in alt(finished(state))

    def test_last_player_left_is_in_the_alt_text(self) -> None:
        state = GAME.rules.resign(clearing(sheet(*TURNS), sheet(*ELSE)), Seat(1), FastChance(0)).state
        assert alt(state).startswith("Dicolony is over after turn 6 of 10. Aki wins as the last player left.")
        assert "最後まで残ったAkiさんの勝利です。" in alt(state, lang="ja")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_fonts_have_every_character_of_the_texts(self, lang: str) -> None:
        """Buttons, prompts, lessons and messages are Discord's to draw, so their emoji need no glyphs here."""
        written = tuple(f"{KEY}-{part}-" for part in ("plan", "message", "prompt", "call", "lesson", "term"))
        drawn = [text for text in lexicon(lang) if text.key.startswith(f"{KEY}-")]
        pieces = [piece for text in drawn for piece in text.pieces if not text.key.startswith(written)]
        assert pieces
        assert not [piece for piece in pieces if BOX in drawable(piece)]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_texts_on_cards_and_panels_are_not_cut(self, lang: str) -> None:
        voice = Speaker(lang, SIX, KEY, strict=True).plain()
        for card in deck().buildings:
            for level in ("upper", "lower"):
                words = voice.of_game("building", f"{card.key.lower()}-{level}")
                assert width(words, smallest(words)) <= (WIDE / 2 - 18 - 106) / 2 - 16, words
        for name in ("rows", "letters"):
            words = voice.say(f"dicolony-picture-explain-{name}")
            assert width(words, smallest(words)) <= desk._WIDE - 40, words
        for lying in (*deck().blue, *deck().yellow):
            words, worth = voice.of_game("landscape", lying.key), cards.prizes(lying, shown(clearing(sheet()))[1])
            reach = sum(width(each, 36) + 80 for each, _ in worth)
            assert width(words, smallest(words)) <= WIDE - 24 - 78 - reach - 220, words
