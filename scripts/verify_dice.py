"""Check the dice of a record by docs/fair-dice.md, without any code of the bot: python verify_dice.py < RECORD

The dice of the day, from what was posted: python verify_dice.py --day < sainome-days.jsonl
"""

import hmac
import json
import re
import sys
from base64 import urlsafe_b64encode as b64
from functools import partial
from hashlib import sha256
from unicodedata import category

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
DEFAULT = "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce"
HOSTS = r"https://(api[23]?\.drand\.sh|drand\.cloudflare\.com)(/public)?/?"
DRAND = f"(https?://[^/]+(/.*)?/({QUICKNET}|{DEFAULT})(/.*)?|{HOSTS})"
INVISIBLE = "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
text = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


def hash_of(*values):
    return sha256(text(values).encode()).hexdigest()


def beacon_of(head):
    """Return the beacon that is mixed in, and the round awaited; ValueError if no bot can have written them."""
    beacon, missed, proof, message = (head.get(name) for name in ("beacon", "missed", "proof", "message"))
    for name, value in (("beacon", beacon), ("missed", missed)):
        if value is not None:
            url, number, *rest = value if type(value) is list else (None, None)
            form = [type(one) for one in rest] == [str] * (name == "beacon") and type(url) is str
            counts = (type(number) is int and 0 < number < 2**53) or (number is None and name == "missed")
            if not (form and counts and re.fullmatch(r"https?://[^\s<>?#@\\`]+", url)):
                raise ValueError(f"{name} {text(value)} is none")
            if rest and not re.fullmatch("[0-9a-f]{64}", rest[0]):
                raise ValueError(f"randomness {rest[0]} is not 64 digits in hex")
    if (beacon and missed) or (proof is not None and not beacon):
        raise ValueError("there is a beacon and none")
    if message is not None and (
        beacon or head["format"] != 3 or not re.fullmatch('"[1-9][0-9]{0,19}"', text(message))
    ):
        raise ValueError(f"message {text(message)} is none, or out of place")
    if proof is not None and sha256(bytes.fromhex(proof[0])).hexdigest() != beacon[2]:
        raise ValueError(f"randomness {beacon[2]} is not the hash of the signature")
    return beacon, beacon[:2] if beacon else missed


def key_and_hashes(head, seed):
    """Return the key of all draws, and every hash of the header with what it should be."""
    if text(head["format"]) not in ("1", "2", "3") or type(head["rules_version"]) is not int:
        raise ValueError(f"format {text(head['format'])}, or the version of the rules, is not known here")
    if head["format"] == 1 and any(head.get(name) for name in ("beacon", "missed", "proof", "message")):
        raise ValueError("format 1 has no beacon and no message")
    if head["format"] == 1:
        return seed, [(head["seed_hash"], sha256(seed).hexdigest())]
    words, places, (beacon, awaited) = head["words"], head["places"], beacon_of(head)
    start = [seed.hex(), head["session"], head["game"]]
    if unseen := [word for word in words if word and is_unseen(word, head["format"])]:
        raise ValueError(f"words {text(unseen)} hold what cannot be seen")
    begun = [*start, head["rules_version"], text(head["options"]), [place[2] for place in places], words]
    hashes = [(place[2], hash_of("sainome-seat-2", place[1], place[0])) for place in places if place[1] is not None]
    hashes.append((head["opening"], hash_of("sainome-open-2", *start)))
    hashes.append((head["commitment"], hash_of(f"sainome-begin-{head['format']}", *begun, awaited)))
    mixed = [[f"sainome-words-{head['format']}"], words, beacon, head.get("message")][: head["format"] + 1]
    return hmac.digest(seed, text(mixed).encode(), "sha256"), hashes


def is_unseen(word, rule):
    """Return whether a word holds what cannot be seen, as no bot writes it."""
    controls = any(category(letter) in ("Cc", "Cf", "Co", "Cs") for letter in word)
    return controls or word != " ".join(word.split()) or bool(rule == 3 and re.search(INVISIBLE, word))


def draw(key, name, n, attempt=0):
    """Return the draw of this name, 0 <= x < n."""
    digest = hmac.digest(key, (f"{name}/{attempt}" if attempt else name).encode(), "sha256")
    words = (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
    fair = next((word for word in words if word < n * (2**32 // n)), None)
    return draw(key, name, n, attempt + 1) if fair is None else fair % n


def is_out_of_place(at, row):
    """Return whether a row has another number than its place, or is no import or upgrade though it says so."""
    word, _, rest = str(row["notation"]).partition(" ")
    special = word in ("import", "upgrade") or "upgrade" in row
    plain = at > 0 and row["seat"] is None and not row.get("chance") and not row.get("undone")
    right = (
        re.fullmatch("[0-9A-Za-z_-]{1,40}", rest) if word == "import" else "upgrade" in row and word == "upgrade"
    )
    return row["row"] != at or (special and not (plain and right))


def faults(record):
    """Yield what is wrong with the dice of a record, one line each."""
    head, *rows = [json.loads(line) for line in record.split("\n") if line.strip()]
    try:
        key, hashes = key_and_hashes(head, bytes.fromhex(head["seed"]))
    except ValueError as error:
        yield str(error)
        return
    yield from (f"hash {written} should be {right}" for written, right in hashes if written != right)
    yield from (f"row {at}: out of place" for at, row in enumerate(rows) if is_out_of_place(at, row))
    k, here = 0, brought_rows(rows)
    for row in rows[here:]:
        for kind, sides, results in row.get("chance", ()):
            possible = sides == len(results) if kind == "shuffle" else 0 < sides <= 2**32
            spans = range(len(results), 1, -1) if kind == "shuffle" else [max(1, min(sides, 2**32))] * len(results)
            drawn = [draw(key, f"{head['session']}/{k + at}", n) for at, n in enumerate(spans)]
            k, right = k + len(drawn), [x + (kind == "roll") for x in drawn]
            if kind == "shuffle":
                right = list(range(len(results)))
                for i, j in zip(range(len(results) - 1, 0, -1), drawn, strict=True):
                    right[i], right[j] = right[j], right[i]
            if right != results or not possible or row.get("undone"):
                yield f"row {row['row']}: {kind} of {sides}, {results}, should be {right} and stand"


def brought_rows(rows):
    """Return how many rows come from another table."""
    return max(
        (at for at, row in enumerate(rows, start=1) if str(row["notation"]).startswith("import ")), default=0
    )


def notes(record):
    """Yield what this program cannot check."""
    head, *rows = [json.loads(line) for line in record.split("\n") if line.strip()]
    if here := brought_rows(rows):
        yield f"Rows 0 to {here - 2} are from another table: only its record can prove their dice."
    handed = head.get("handed") or [None] * len(head["seats"])
    for place, name, row in zip(head.get("places", ()), head["seats"], handed, strict=False):
        if place[0] not in (None, name):
            how = "the record does not say how" if row is None else f"handed over after row {row}, says the record"
            yield f"{name} sits where {place[0]} sat at Begin; {how}."
    if beacon := head.get("beacon"):
        of = "the hash of its signature; whose, is not checked" if head.get("proof") else "stated without proof"
        yield f"Round {beacon[1]} is {of}. Compare {beacon[2]} with {beacon[0]}/{beacon[1]}."
    if missed := head.get("missed"):
        yield f"The beacon's round {missed} did not come, says the record; an operator could pretend that."
    if message := head.get("message"):
        yield f"Message {message} is mixed in: it should hold the commitment, unedited: compare its link."
    people = [word for word in head.get("words", ()) if word is not None]
    none = [word for word in people if not word or (head["format"] == 2 and re.fullmatch("[0-9]{17,20}", word))]
    if not (message or (beacon and re.fullmatch(DRAND, beacon[0]))) and (none or not people):
        who = f"{len(none)} of {len(people)} typed no word" if people else "No player's word is mixed in"
        yield f"{who}: the operator could have chosen the dice."
    posted = {name: bytes.fromhex(head[name]) for name in ("opening", "commitment") if name in head}
    yield from (f"The message of the {name} holds {b64(hash_).decode()[:43]}." for name, hash_ in posted.items())
    yield "Not checked: that the rules asked for these draws (sainome verify), and when the hashes were posted."


def parsed_days(told):
    return [json.loads(line) for line in told.split("\n") if line.strip()]


def day_faults(told):
    """Yield what is wrong with days as they were told, one line of JSON for each."""
    for day in parsed_days(told):
        date, rounds, randomness, secret = (day.get(name) for name in ("date", "rounds", "randomness", "secret"))
        if randomness is not None and (not rounds or day.get("round") != rounds[int(date[8:]) - 1]):
            yield f"{date}: round {day.get('round')} is not the one that the hash of the month names"
        if day.get("signature") and sha256(bytes.fromhex(day["signature"])).hexdigest() != randomness:
            yield f"{date}: randomness {randomness} is not the hash of the signature"
        if secret is not None:
            right = hash_of("sainome-days-1", date[:7], secret, day.get("url"), rounds)
            if right != day["hash"]:
                yield f"{date}: hash of the month {day['hash']} should be {right}"
            right = hmac.digest(bytes.fromhex(secret), text(["sainome-day-1", date, randomness]).encode(), "sha256")
            if right.hex() != day["seed"]:
                yield f"{date}: seed {day['seed']} should be {right.hex()}"


def day_notes(told):
    """Yield what is to be compared with what was posted, and what nobody can check yet."""
    days = parsed_days(told)
    for month, opening in sorted({(day["date"][:7], day["hash"]) for day in days}):
        yield f"Compare {opening} with the message that held the hash of {month}, and when it was posted."
    for day in days:
        tied = (
            "follows from the secret" if day.get("secret") else "tied to no hash before the month's secret is told"
        )
        drawn = [str(draw(bytes.fromhex(day["seed"]), f"{day['date']}/{k}", 6)) for k in range(10)]
        yield f"{day['date']}: seed {day['seed']} ({tied}); its first ten draws of 6: {' '.join(drawn)}."
        if day.get("round") is not None:
            of = (
                f"compare randomness {day['randomness']}"
                if day.get("randomness")
                else "said not to have come; look"
            )
            yield f"{day['date']}: round {day['round']}, {of} at {day['url']}/{day['round']}."


if __name__ == "__main__":
    is_day = sys.argv[1:] == ["--day"]
    given = sys.stdin.buffer.read().decode("utf-8-sig")
    report = "\n".join((day_faults if is_day else faults)(given))
    what = "What was told of these days fits together." if is_day else "The dice follow from the seed."
    sys.exit(report or print(what, *(day_notes if is_day else notes)(given), sep="\n"))
