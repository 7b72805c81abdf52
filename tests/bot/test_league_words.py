"""What a league says fits: into Discord's limits with 240 people, and on a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.league import messages, panel, words
from bot.features.league.cycle import sizes_of
from bot.features.league.rows import Cycle, Member, Played, TableRow, Whole
from bot.features.league.state import WEEK, Ladder, ladder
from bot.kit.phone import phone_lines
from bot.kit.shapes import CONTENT, LABEL, LINE, OPTIONS, Select
from bot.texts import LANGUAGES, Speaker
from engines import GAMES

NOW = 1_700_000_000.0
CYCLE = Cycle(
    id="a" * 10, guild_id=1, channel_id=2, number=99, game="octa",
    options=GAMES["octa"].rules.Options().model_dump_json(), clock="bank-7d", seats=4, moves=2, weeks=8, lang="en",
    secret="ab" * 32, opening="cd" * 32, opened_at=NOW, starts_at=NOW, seen_at=NOW, message_id=10**18,
    panel_id=10**18 + 1,
)  # fmt: skip
NAMES = ("*_~`|>\\*_~`|>\\*_~`|>\\*_~`|>\\*_~`|", "[a](https://example.com) @everyone", "長" * 32)


def cycle_of(people: int, name: str = "x" * 32, *, starts: bool = True, ends: bool = False) -> Ladder:
    """Return a cycle with so many people, in groups of four or five."""
    times = {"started_at": NOW, "ends_at": NOW + 8 * WEEK} if starts else {}
    made = replace(CYCLE, **times, **({"ended_at": NOW + 8 * WEEK} if ends else {}))  # type: ignore[arg-type]
    sizes = sizes_of(people, 4, range(3, 6)) if starts else ()
    places: list[tuple[int | None, int | None]] = [
        (group, slot) for group, size in enumerate(sizes) for slot in range(size)
    ] or [(None, None)] * people
    members = tuple(
        Member(made.id, 10**18 + at, 1, name, NOW, group, slot) for at, (group, slot) in enumerate(places)
    )
    tables = tuple(TableRow(made.id, 1, group, slot) for group, size in enumerate(sizes) for slot in range(size))
    return ladder(Whole(made, members, tables, dict[str, Played]()), range(3, 6))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["x" * 32, *NAMES])
def test_messages_fit_with_240_people(lang: str, name: str) -> None:
    voice = Speaker(lang)
    before, running, over = cycle_of(240, name, starts=False), cycle_of(240, name), cycle_of(240, name, ends=True)
    said = [
        words.hash_words(voice, CYCLE),
        *(words.public_panel(voice, one).content for one in (before, running, over)),
        *(words.news(voice, running, week).content for week in (0, 7)),
        words.end_panel(voice, over).content,
        "\n".join(words.about_lines(voice, over)),
    ]
    assert max(map(len, said)) <= CONTENT
    assert all(words.group_line(voice, running, group) for group in running.groups)
    assert len(words.group_line(voice, running, running.groups[0])) <= CONTENT


def test_fields_of_a_name_are_no_markup() -> None:
    voice, one = Speaker("en"), cycle_of(4, "**rude** [a](https://b)")
    for said in (words.news(voice, one, 1).content, words.people_line(voice, one.members)):
        assert "**rude**" not in said
        assert "[a](" not in said


@pytest.mark.parametrize("people", [3, 5, 104, 240])
def test_lists_fit_with_sixty_groups(people: int) -> None:
    for lang in LANGUAGES:
        voice, one = Speaker(lang), cycle_of(people)
        for group in (one.groups[0], one.groups[len(one.groups) // 2], one.groups[-1]):
            rows = panel._lists(voice, one, group, manages=True)
            assert len(rows) <= 2
            for row in rows:
                assert isinstance(row, Select)
                assert len(row.options) <= OPTIONS
                assert len({option.value for option in row.options}) == len(row.options)
                assert all(len(option.label) <= max(LABEL, LINE) for option in row.options)
            if len(one.groups) > 1:
                assert sum(option.chosen for option in rows[0].options) == 1  # type: ignore[union-attr]


def test_every_group_can_be_reached() -> None:
    one = cycle_of(240)
    assert len(one.groups) == 60
    known, shown = {0}, [one.groups[0]]
    while shown:
        for group in panel._around(one.groups, shown.pop()):
            if group.number not in known:
                known.add(group.number)
                shown.append(group)
    assert len(known) == 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_about_is_short_on_a_phone(game: str, lang: str) -> None:
    """With the game's usual options, before the start and at the end."""
    voice, options = Speaker(lang), GAMES[game].rules.Options()
    for one in (cycle_of(4, starts=False), cycle_of(4, ends=True)):
        for moves in (1, 2):
            shown = replace(one, cycle=replace(one.cycle, game=game, moves=moves))
            lines = [*words.about_lines(voice, shown), words.options_line(voice, shown.cycle, options.model_dump())]
            assert phone_lines("\n".join(lines), lang) <= 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_public_messages_are_short_on_a_phone(lang: str) -> None:
    voice = Speaker(lang)
    lines = {
        "hash": phone_lines(words.hash_words(voice, CYCLE), lang),
        "nobody": phone_lines(words.public_panel(voice, cycle_of(0, starts=False)).content, lang),
        "twelve": phone_lines(words.public_panel(voice, cycle_of(12, "chika", starts=False)).content, lang),
        "four": phone_lines(words.public_panel(voice, cycle_of(4, "chika", starts=False)).content, lang),
        "running": phone_lines(words.public_panel(voice, cycle_of(5, "chika")).content, lang),
        "over": phone_lines(words.public_panel(voice, cycle_of(5, "chika", ends=True)).content, lang),
        "week": phone_lines(words.news(voice, cycle_of(5, "chika"), 1).content, lang),
        "end": phone_lines(words.end_panel(voice, cycle_of(5, "chika", ends=True)).content, lang),
    }
    assert max(lines[name] for name in ("nobody", "four", "twelve")) <= 6
    assert messages.FILES == 10
