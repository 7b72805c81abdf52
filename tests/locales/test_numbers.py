"""Numbers in texts: those that the code has are variables, and what is counted has a singular."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

from fluent.syntax import ast as fluent

from bot.texts import LANGUAGES, text_key
from engines import GAMES

from .lexicon import entries, files

# --- digits ----------------------------------------------------------------------------------------------------

NAMES = re.compile(r"(HMAC-)?SHA-?256|base64url|oauth2|(?<![0-9A-Za-z])\d?d[346](?![0-9A-Za-z])|[36]面|\\u\w{4}")
"""Names that have digits."""
ARTICLE = re.compile(r"(?<![\d.:/+＋-])1(?!秒|分|時間|日|週|か月)(?=[ぁ-んァ-ヶ一-龠])")
"""「1つ」, where English says "a" or "one": no number of the code, unless it is a span of time."""
OF_GAMES = {
    "printed rules": ("description", "tagline", "option", "term", "effect", "goal", "card-effect", "power-effect"),
    "corrections, as they were": ("upgrade",),
    "positions that tests/lessons plays": ("lesson",),
    "numbers of rules and rulings": ("refusal",),
    "the key has it": ("score", "answer"),
    "how a computer player plays": ("policy",),
    "from none to all": ("call",),
}
"""Families of the games’ texts that may have digits, by the reason."""
ALLOWED = {
    "an option’s value, whose key has it": (
        "lobby-rule-clock-.*", "lobby-rule-hints-true", "lobby-rule-reliable-true",
    ),
    "what may be typed, and what a button may say": (
        "command-rules-topic-description", "command-settings-(quiet|vacation)-description",
        "settings-field-(quiet|away)-how", "refusal-(quiet|vacation)-unread", "hexlands-prompt-turn-how",
        "micronesia-prompt-settle", "rise-of-tribes-prompt-act",
    ),
    "a number of the game, as it is printed": (
        "dicolony-pick-clear", "dicolony-prompt-how", "dicolony-picture-explain-letters", "octa-prompt-how",
        "hexlands-message-event-effect", "hexlands-prompt-promote",
        "hexlands-(prevented|words-map|words-offer)", "(dicolony-words-yellow|hexlands-action-move)",
        "micronesia-pick-islands", "rise-of-tribes-message-effect-(abandoned-village|discovery|tiger)",
        "rise-of-tribes-message-sacrificed", "rise-of-tribes-prompt-(power|move)",
        "rise-of-tribes-(action|plan|kind)-again",
        "rise-of-tribes-(event-moved|words-(actions|limit|stepped|under-way))",
    ),
    "a place, a scale, a number of a list, a time of the world": (
        "admin-daily", "board-try-dice-of", "book-(keys|dice-good)", "chart-luck", "daily-(counted|shown)",
        "daily-fair-(how|beacon|check|file-alt)", "daily-result-band", "demo-welcome(-daily)?",
        "dicolony-picture-second", "privacy-(page|data-export)", "export-(verify-brought|how)",
        "refusal-daily-(closed|erased)", "refusal-dice-face", "review-decisive-(better|worse)",
        "scores-end-dice-of", "table-hint-(first|chance|even|why|oftener)",
    ),
    "a rule in words: a point each, one of a small group, the first third": (
        "league-(how-(points|moves|leaving)|window-moves-value)", "refusal-league-late",
    ),
    "a rule in words: one try, one no, two make a game, twice the time, the first round": (
        "daily-(head|intro-try|guided)", "inbox-asks-vote-early", "requests-vote-early(-direct)?",
        "requests-seat-ask-(all|back)(-direct)?", "requests-end-(question-ask|ask|ask-direct)",
        "scores-(end-uncounted|leaderboard-note|leaderboard-empty|profile-note|record-title|result-out-means)",
    ),
    "about so long, or once a day or hour": (
        "book-working", "channels-muted", "command-daily-description", "common-outage", "first-learn",
        "inbox-digest-foot", "settings-stand-in-head", "settings-field-days-off", "refusal-hints-stopped",
        "refusal-quiet-too-long", "refusal-too-many-offers", "review-stopped",
    ),
}  # fmt: skip
"""Keys whose digits are no numbers of the code, by the reason. What the code counts with is a variable."""
SLUGS = tuple(f"{text_key(game)}-" for game in GAMES)
"""Games give all numbers in digits: 1 is one member, or one space, and no number of the code."""
PASSES = {
    *(re.compile(key) for keys in ALLOWED.values() for key in keys),
    *(
        re.compile(rf"{text_key(game)}-{family}(-.*)?")
        for game in GAMES
        for families in OF_GAMES.values()
        for family in families
    ),
}


def texts(lang: str) -> Iterator[tuple[str, fluent.Pattern]]:
    for path in files(lang):
        yield from patterns(path.read_text(encoding="utf-8"))


def patterns(source: str) -> Iterator[tuple[str, fluent.Pattern]]:
    for entry in entries(source):
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    yield entry.id.name, pattern


def digits(lang: str, node: object, said: frozenset[str] = frozenset()) -> Iterator[str]:
    """The words with a digit, but for the numbers of the variants that they stand in: ``[one] 1 day``."""
    match node:
        case fluent.Pattern(elements=elements):
            for element in elements:
                yield from digits(lang, element, said)
        case fluent.Placeable(expression=expression):
            yield from digits(lang, expression, said)
        case fluent.SelectExpression(variants=variants):
            for variant in variants:
                yield from digits(lang, variant.value, said | {number_of(variant)})
        case fluent.TextElement(value=words) | fluent.StringLiteral(value=words):
            bare = ARTICLE.sub("", NAMES.sub("", words)) if lang == "ja" else NAMES.sub("", words)
            yield from (found for found in re.findall(r"\d+", bare) if found not in said)


def number_of(variant: fluent.Variant) -> str:
    key = variant.key.value if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name
    return {"one": "1", "zero": "0"}.get(key, key)


def test_numbers_of_the_code_are_variables() -> None:
    """Each reason of an exception is needed."""
    held = [(key, one) for lang in LANGUAGES for key, pattern in texts(lang) for one in digits(lang, pattern)]
    passed = {key for key, _ in held if any(known.fullmatch(key) for known in PASSES)}
    found = [(key, one) for key, one in held if key not in passed and not (one == "1" and key.startswith(SLUGS))]
    assert not found, "pass it, or say in ALLOWED why it may stand in the text"
    keys = {key for key, _ in held}
    assert not [key for some in ALLOWED.values() for key in some if not any(re.fullmatch(key, one) for one in keys)]
    for lang, source, numbers in (
        ("en", "a = Played { $n } seconds later, or 60.", ["60"]),
        ("en", "a = { $n ->\n    [one] 1 day of 7\n   *[other] { $n } days\n}", ["7"]),
        ("en", "a = Its SHA-256; roll 2d4.", []),
        ("ja", "a = 1つを1日後に、2d4と1人。", ["1"]),
    ):
        ((_, pattern),) = patterns(source + "\n")
        assert [*digits(lang, pattern)] == numbers


# --- plurals ---------------------------------------------------------------------------------------------------

COUNTED = re.compile(r"\A\**[ \u00a0](?:[a-z’]+ ){0,3}?(?:(?!(?:is|was|has|its|as|this)\b)[a-z]+s|dice|people)\b")
"""What follows a variable: at most three words, and one that may be a plural."""
THINGS = {
    "aki", "bidder", "building", "card", "channel", "chika", "delay", "die", "event", "game", "height", "hex",
    "host", "island", "mine", "month", "name", "new", "number", "place", "player", "players", "rival", "seat",
    "season", "terrain", "tile", "time", "try", "unit", "was", "which", "who", "winner", "winners", "work",
}  # fmt: skip
"""Variables that count nothing: a verb follows them."""
NEVER_ONE = {
    "a constant of the code, above 1": (
        "admin-incidents hours", "board-gone most", "daily-intro-what minutes", "daily-result-few few",
        "help-invite count", "lobby-accept-(takeover|resign) missed", "lobby-accept-reliable (games|few)",
        "moderating-results(-title)? days",
        "settings-(vacation-cut|vacation-used|field-away-how) most", "settings-field-quiet-how hours",
        "scores-newcomers least",
        "refusal-(hints-used|note-too-long|notes-full|notes-full-here|order-full) most",
        "(orders-how|table-play-long) most",
        "refusal-(result-old|vacation-too-long) days", "refusal-(watchers-enough|watching-enough) limit",
        "refusal-not-reliable games", "refusal-quiet-too-long hours", "reminders-.* missed",
        "league-(warning|you-out-vanished|gone-vanished|how-leaving) days",
        "league-(you-out-off|how-leaving) hours",
        "league-none longest", "refusal-league-full most", "refusal-league-few need",
        "league-signs (games|weeks)", "league-window-weeks-value count",
        "league-(runs|over|started|week|ended|place|leave-keeps|leave-loses|heading-about) games",
    ),
    "a number of the game, above 1 as it is printed": (
        "dicolony-(picture-alt|words)-build turns", "hexlands-effect-.* amount", "learn-game lessons",
        "hexlands-(message-head|message-ends|picture-alt-head|words-round) cards",
        "hexlands-(picture-alt-player (score|coins|spaces)|words-offers most)",
        "micronesia-message-(start|headline) wanted", "micronesia-event-evicted count",
        "micronesia-(reason-seven-islands islands|(picture-alt|words)-player goal|words-limit limit)",
        "octa-event-began rounds", "rise-of-tribes-action-tame tame",
        "rise-of-tribes-(action-use-.*|event-used|goal-.*|words-under-way|words-brings) amount",
        "rise-of-tribes-(event-began|message-headline-start|reason-turns) points",
        "rise-of-tribes-(event-tiles-joined|event-invaders-grew|prompt-place|words-limit) count",
        "rise-of-tribes-(words-numbers (different|begins|needs|most)|picture-alt-over turn)",
    ),
    "said of more than one only": (
        "dicolony-message-about-cleared count", "hexlands-message-(struck|about-won|ahead) count",
        ".*-story-contested count", "lobby-(options-count|all-begin-many|accepts-many) count",
        "(micronesia|octa)-(picture-alt|words)-over turn", "picture-players-range most",
        "refusal-lobby-full seats", "scores-end-meetings games", "table-hint-chance high",
    ),
    "with a decimal, or a unit without plural": ("review-(verdict-)?points value", "admin-standing latency"),
    "the number of a thing, or a thing": (
        "hexlands-event-resolution-began round", "lobby-accept-bank-details start", "lobby-(rejoin|invited) by",
        "export-verify-(bad rows|stops row)", "rise-of-tribes-(event-village-points points|words-under-way extra)",
        "rise-of-tribes-event-consulted resource", "(octa-words-chip route|scores-rematch by)",
    ),
}  # fmt: skip
"""Variables before a plural that no text says with 1, as ``key variable``, by the reason."""


def plurals(node: object, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables with a plural after them, where no variant is for 1."""
    match node:
        case fluent.Pattern(elements=elements):
            for element, after in zip_longest(elements, elements[1:]):
                if not isinstance(element, fluent.Placeable):
                    continue
                match element.expression:
                    case fluent.VariableReference(id=fluent.Identifier(name=name)):
                        words = after.value if isinstance(after, fluent.TextElement) else ""
                        if name not in chosen | THINGS and (found := COUNTED.match(words)):
                            yield name, found[0]
                    case expression:
                        yield from plurals(expression, chosen)
        case fluent.SelectExpression(selector=selector, variants=variants):
            has_one = "1" in map(number_of, variants)
            named = {selector.id.name} if has_one and isinstance(selector, fluent.VariableReference) else set()
            for variant in variants:
                yield from plurals(variant.value, chosen | named)


def test_what_is_counted_has_a_singular() -> None:
    """Each reason of an exception is needed."""
    known = [one for ones in NEVER_ONE.values() for one in ones]
    held = [(f"{key} {name}", words) for key, pattern in texts("en") for name, words in plurals(pattern)]
    found = [(key, words) for key, words in held if not any(re.fullmatch(one, key) for one in known)]
    assert not found, "add a variant [one], or say in NEVER_ONE why it is never said of 1"
    assert not [one for one in known if not any(re.fullmatch(one, key) for key, _ in held)]
    planted = {
        "a = all { $n } dice are lost": ["n"],
        "a = { $n ->\n    [one] the die\n   *[other] all { $n } staked dice\n} and { $m } coins": ["m"],
        "a = { $what ->\n    [one] x\n   *[won] { $n } open tables\n}": ["n"],
        "a = { $seat } rolls { $n }.": [],
    }
    for source, names in planted.items():
        ((_, pattern),) = patterns(source + "\n")
        assert [name for name, _ in plurals(pattern)] == names
