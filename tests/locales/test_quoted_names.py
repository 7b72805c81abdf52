"""What Japanese pages and texts quote in 「」 is what a button, a field or a setting says today."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.texts import Speaker
from engines.core import Fact

from .lexicon import ROOT, lexicon

QUOTED = re.compile(r"「([^「」{}`]+)」")
PAGES = ("README.ja.md", "docs/*.ja.md", "data/*/rules.ja.md")
ELSEWHERE = {
    "チャンネルの管理", "スレッドの管理", "メッセージの管理", "サーバーを管理", "サーバー設定", "連携サービス",
    "開発者モード", "サーバーIDをコピー", "ファイルを添付",
}  # fmt: skip
"""What Discord's own buttons and permissions are called."""
SAID = {
    "ひみつ", "would be shown without its board", "sainome verify", "sainome book", "なし", "目：個数→マス、+点",
}  # fmt: skip
"""What people type, what programs print, and a key to labels."""
EXAMPLES: Mapping[str, tuple[str, Mapping[str, Fact]]] = {
    "過去90日間の結果": ("moderating-results", {"days": 90}),
    "3人のうち1人が合言葉を入力していません": ("export-untyped", {"people": 3, "untyped": 1}),
    "3人のうち1人が合言葉を入力していません。運営者は出目を選ぶことができました": (
        "export-untyped",
        {"people": 3, "untyped": 1},
    ),
    "Akiがオクタの卓を開きました。": ("export-posted-opening", {"host": "Aki", "game": "オクタ"}),
    "3と5：1+1個送る": (
        "micronesia-plan-settle",
        {"islands": "3と5", "need": 2, "parts": "1+1", "evicted": 0, "rivals": "", "then": "nothing"},
    ),
    "1+2個送る": (
        "micronesia-plan-settle",
        {"islands": "3と5", "need": 3, "parts": "1+2", "evicted": 0, "rivals": "", "then": "nothing"},
    ),
    "12の島を守って終える": ("micronesia-plan-guard", {"island": 12, "again": 0}),
    "均等にして終える": ("micronesia-plan-even", {"again": 0}),
    "おすすめを使用": ("scores-hinted", {"line": "健太"}),
    "健太 14%": ("micronesia-message-risk", {"seat": "健太", "percent": 14}),
    "3：4個→6、+3★": ("octa-plan-pick", {"number": 3, "count": 4, "space": 6, "gain": 3, "leads": 1, "ends": 0}),
}
"""Quoted examples of texts with variables: the text, and what makes it read so."""


def bare(text: str) -> str:
    """Return the words of a text without emoji, markdown, a label's colon, a menu's dots and a last remark."""
    return re.sub(r"^[^\w…]+|(（[^）]*）)?[*_ ：…。]*$", "", text.split("\n")[0])


NAMES = {bare(piece) for text in lexicon("ja") for piece in text.pieces}


def is_known(quoted: str) -> bool:
    """Whether these words are a whole text, an example of one, or a label with its value."""
    words = re.sub(r"\n\s*", "", quoted)
    if words in EXAMPLES or words in ELSEWHERE | SAID or bare(words) in NAMES:
        return True
    return "：" in words and all(bare(part) in NAMES for part in words.split("："))


def quotes() -> Iterator[tuple[str, str]]:
    for pattern in PAGES:
        for path in sorted(ROOT.glob(pattern)):
            text = path.read_text(encoding="utf-8")
            yield from ((str(path.relative_to(ROOT)), quoted) for quoted in QUOTED.findall(text))


def test_pages_and_texts_quote_what_buttons_say() -> None:
    """Lessons quote labels of their own panels, which tests/lessons holds."""
    texts = (text for text in lexicon("ja") if not text.file.endswith("-lesson.ftl"))
    found = [(text.where, quoted) for text in texts for piece in text.pieces for quoted in QUOTED.findall(piece)]
    assert not [(where, quoted) for where, quoted in (*found, *quotes()) if not is_known(quoted)]
    say = Speaker("ja").say
    said = {quoted: say(key, facts).replace("*", "") for quoted, (key, facts) in EXAMPLES.items()}
    assert not {quoted: words for quoted, words in said.items() if bare(quoted) not in words}
    known = ("これを卓で行う", "新しい卓の場所：スレッド", "この手にする", "新しい卓の場所：床")
    assert [is_known(words) for words in known] == [True, True, False, False]
