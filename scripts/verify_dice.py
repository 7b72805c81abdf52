"""Check the dice of a record by docs/fair-dice.md, without any code of the bot: python verify_dice.py < RECORD"""

import hmac
import json
import sys
from functools import partial
from hashlib import sha256

text = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


def hashed(*values):
    return sha256(text(values).encode()).hexdigest()


def key_and_hashes(head, seed):
    """Return the key of all draws, and every hash of the header with what it should be."""
    if head["format"] == 1:
        return seed, [(head["seed_hash"], sha256(seed).hexdigest())]
    words, beacon, places = head["words"], head["beacon"], head["places"]
    awaited = beacon[:2] if beacon else head.get("missed")
    start = [seed.hex(), head["session"], head["game"]]
    begun = [*start, head["rules_version"], text(head["options"]), [place[2] for place in places], words]
    hashes = [(place[2], hashed("sainome-seat-2", place[1], place[0])) for place in places if place[1] is not None]
    hashes.append((head["opening"], hashed("sainome-open-2", *start)))
    hashes.append((head["commitment"], hashed("sainome-begin-2", *begun, awaited)))
    return hmac.digest(seed, text([["sainome-words-2"], words, beacon]).encode(), "sha256"), hashes


def draw(key, name, n, attempt=0):
    """Return the draw of this name, 0 <= x < n."""
    digest = hmac.digest(key, (f"{name}/{attempt}" if attempt else name).encode(), "sha256")
    words = (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
    fair = next((word for word in words if word < n * (2**32 // n)), None)
    return draw(key, name, n, attempt + 1) if fair is None else fair % n


def faults(record):
    """Yield what is wrong with the dice of a record, one line each."""
    head, *rows = [json.loads(line) for line in record.split("\n") if line.strip()]
    key, hashes = key_and_hashes(head, bytes.fromhex(head["seed"]))
    yield from (f"hash {written} should be {right}" for written, right in hashes if written != right)
    k, here = 0, max((row["row"] + 1 for row in rows if str(row["notation"]).startswith("import ")), default=0)
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


if __name__ == "__main__":
    found = "\n".join(faults(sys.stdin.buffer.read().decode()))
    sys.exit(found or print("The dice (since an import) follow from the seed. Compare the hashes as posted."))
