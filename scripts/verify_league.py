"""Check the dice of a league's cycle by docs/fair-dice.md, without any code of the bot.

python verify_league.py < sainome-league-<cycle>.json, the file of *About…* once the cycle is over.
"""

import hmac
import json
import sys
from base64 import urlsafe_b64encode as b64
from functools import partial
from hashlib import sha256

text = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


def hash_of(*values):
    return sha256(text(values).encode()).hexdigest()


def seeds_of(cycle):
    """Yield the tables of a cycle, each with the seed that follows from its secret."""
    for table in cycle["tables"]:
        said = text(["sainome-league-table-1", cycle["cycle"], table["group"], table["table"]]).encode()
        yield table, hmac.digest(bytes.fromhex(cycle["secret"]), said, "sha256").hex()


def faults(cycle):
    """Yield what does not follow from the secret."""
    right = hash_of("sainome-league-1", cycle["cycle"], cycle["secret"])
    if right != cycle["hash"]:
        yield f"hash {cycle['hash']} should be {right}"
    for table, seed in seeds_of(cycle):
        right = hash_of("sainome-open-2", seed, table["session"], cycle["game"])
        if right != table["opening"]:
            yield f"table {table['session']}: opening {table['opening']} should be {right}"


def notes(cycle):
    """Yield what is left to compare with messages and records."""
    yield f"Compare with the message before the first sign-up: {short(cycle['hash'])}."
    for table, seed in seeds_of(cycle):
        yield f"Table {table['session']}: {short(table['opening'])} in its thread, seed {seed} in its record."


def short(hash_):
    """Return a hash (hex) as messages show it."""
    return b64(bytes.fromhex(hash_)).decode().rstrip("=")


if __name__ == "__main__":
    given = json.load(sys.stdin)
    what = "The seeds of all tables follow from the secret."
    sys.exit("\n".join(faults(given)) or print(what, *notes(given), sep="\n"))
