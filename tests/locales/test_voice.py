"""What can be held of docs/texts.md: retired words, names with their honorific, signs, commands by their names."""

from __future__ import annotations

import re

import pytest

from bot.texts import Speaker, text_key
from engines import GAMES

from .lexicon import ROOT, Text, files, lexicon, read

RETIRED = {
    "en": re.compile(
        r"time is up|time was up|tak(e|es|en|ing) (it |this |that )?back\b|took back|look again|I am back|whoever"
        r"|(?<!Deal )anew\b|stands? against|suggested turns|fits? the (seed|hash|sha)|one’s own|stand-in|petition"
        r"|played by the clock|moving picture|\bfilms?\b|your own panel|you are awaited|for good and all"
        r"|whom\b(?!.*\?)",
        re.IGNORECASE,
    ),
    "ja": re.compile(
        r"テーブル(?!/k)|だれ|ひとつ|いま[はの、]|まわり|となり|留守|取り置き|取ってあ|ご自分|お手元|お住まい|お使いくだ"
        r"|ご希望|時間切れ：|分け合|引き分け優勝|サイコロ(?!ニー)|番手|局面|ぞろ目|そろ目|呼び出|退席|退出|結果なしで終了"
        r"|打ち切|だれか|受付番号|エラー番号|もう一度どうぞ|お届け|ご自身|古い決まり|終局|決定的な場面"
        r"|第\{ \$turn \}手番|私|マイクロネシア"
        r"|勝る理由|確定後の|追い出す：|同数で首位|このサーバーで数え|成績に(は)?数え|(?<!お)試し[のはを盤]|一種類"
    ),
}
"""Words that docs/texts.md retires. They are looked for in what readers get, not in comments."""
COUNTED = re.compile(r"\b(one|two|three) (more )?(player|consent|vote|person|people|roll)s?\b", re.IGNORECASE)
SLASH = re.compile(r"(?<![\w/:.`{}])/(?=[^\W\d_])")
PAGES = {
    "en": ("README.md", "docs/fair-dice.md", "docs/operating.md", "data/*/rules.en.md"),
    "ja": ("README.ja.md", "docs/fair-dice.ja.md", "docs/operating.ja.md", "data/*/rules.ja.md"),
}
"""What players and operators read beside the texts."""
FIRST_SENTENCE = "**サイコロを使うボードゲーム"
"""The one place outside a name that says サイコロ, as docs/texts.md allows."""
HELP = "help-page"
"""Gives the commands in both languages."""


def said(lang: str) -> list[tuple[Text, str]]:
    """Every piece of text that readers get."""
    return [(text, piece) for text in lexicon(lang) for piece in text.pieces]


def paged(lang: str) -> list[tuple[str, str]]:
    """Every page of one language, by its path."""
    paths = sorted(path for pattern in PAGES[lang] for path in ROOT.glob(pattern))
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in paths]


@pytest.mark.parametrize("lang", sorted(RETIRED))
def test_retired_words_stay_out_of_texts_and_pages(lang: str) -> None:
    assert not [(text.where, hit[0]) for text, piece in said(lang) if (hit := RETIRED[lang].search(piece))]
    pages = [(path, page.replace(FIRST_SENTENCE, "")) for path, page in paged(lang)]
    assert len(pages) == 3 + len(GAMES)
    assert not [(path, hit[0]) for path, page in pages for hit in RETIRED[lang].finditer(page)]
    (slip,) = read("key = Your time is up { $due }.\n", "toy.ftl")
    assert RETIRED["en"].search(slip.pieces[0])
    assert RETIRED["ja"].search("このテーブルはいまは留守です")
    assert not RETIRED["ja"].search("次のいまを")


def test_japanese_pages_name_commands_in_japanese() -> None:
    """English names stand in brackets only: for readers whose Discord is English."""
    english = {text.pieces[0] for text in lexicon("en") if re.fullmatch(r"command-[a-z]+(-data)?", text.key)}
    found = [
        (path, hit[0])
        for path, page in paged("ja")
        for hit in re.finditer(r"(?<!（)`/([a-z-]+)", page)
        if hit[1] in english
    ]
    assert not found


def test_numbers_are_digits_in_texts_of_the_bot() -> None:
    of_games = tuple(f"{text_key(slug)}-" for slug in GAMES)
    found = [
        (text.where, hit[0])
        for text, piece in said("en")
        if not text.key.startswith(of_games) and (hit := COUNTED.search(piece))
    ]
    assert not found


def test_names_bring_their_honorific() -> None:
    """No さん after a variable or a term: ``Speaker.fact`` adds it to people, and to nobody else."""
    for path in files("ja"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                assert not re.search(r"\}\**さん|コンピュータ\d*さん|プレイヤー\d*さん", line), (
                    f"{path.name}:{number}"
                )


def test_japanese_captions_and_questions_have_their_signs() -> None:
    """`` · `` cannot be told from ・, and ・ joins no sentences; a question is followed by a wide space."""
    signs = re.compile(r"·|。・|(です|ます|した)・|[？！](?![」）\s　？！*]|$)")
    assert not [text.where for text, piece in said("ja") if signs.search(piece)]


def test_japanese_texts_name_commands_in_japanese() -> None:
    names = {text.key: text.pieces[0] for text in lexicon("ja") if text.key.startswith("command-")}
    first = {name for key, name in names.items() if not key.endswith("-description")}
    unknown = [
        (text.where, piece[slash.end() : slash.end() + 12])
        for text, piece in said("ja")
        if text.key != HELP
        for slash in SLASH.finditer(piece)
        if not any(piece.startswith(name, slash.end()) for name in first)
    ]
    assert not unknown


def test_pieces_of_rise_of_tribes_are_not_called_by_the_name_of_people() -> None:
    """There a tribe is a people (カハ族), and what stands on the map is a コマ."""
    counted = re.compile(r"部族を?[ \d]*個|部族[がの]い")
    texts = [(text, piece) for text, piece in said("ja") if text.file.startswith("rise_of_tribes")]
    assert not [text.where for text, piece in texts if counted.search(piece)]


def test_phrases_and_sentences_are_joined_as_the_language_has_it() -> None:
    assert "docs/texts.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    voice = Speaker("ja", strict=True)
    assert voice.join(("宿屋は建設可能", "学校まで1の★")) == "宿屋は建設可能、学校まで1の★"
    assert voice.join(("4", "1", "2")) == "4・1・2"
    assert voice.join(("技術：6", "功績：8")) == "技術：6、功績：8"
    assert voice.join(("1が3個", "2が5個")) == "1が3個・2が5個"
    assert voice.sentences(("どのダイス？", "どの目？")) == "どのダイス？　どの目？"
    assert voice.sentences(("満席です。", "始まります。")) == "満席です。始まります。"
    assert Speaker("en").sentences(("Full.", "It begins.")) == "Full. It begins."
