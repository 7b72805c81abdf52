"""Rounds of a public beacon: what of a round can be checked, and against whose key (docs/fair-dice.md#the-beacon).

The randomness of a round is the SHA-256 of its signature. The signature is BLS over the round's number, on chained
networks together with the previous signature; only drand's members can make it, and nobody before its time. Which
chain a round is of follows from the address, since that is what the commitment holds.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from contextlib import suppress
from enum import StrEnum
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ..errors import BadRecord
from .fairness import Beacon, Proof, canonical

LONGEST_URL = 200
HIGHEST_ROUND = 2**53 - 1
RANDOMNESS = re.compile("[0-9a-f]{64}")
_G1, _G2 = 48, 96
"""Bytes of a point, compressed; a key on one curve goes with signatures on the other."""


class Checked(StrEnum):
    """What was checked of the beacon of a game."""

    NONE = "none"
    """The game uses no beacon."""
    SILENT = "silent"
    """The beacon could not be asked at Begin, as the record says."""
    MISSED = "missed"
    """The round did not come, as the record says."""
    STATED = "stated"
    """Nothing: the record holds no signature, as records before 2026-12 do not."""
    HASHED = "hashed"
    """The randomness is the hash of a signature by an unknown key: the operator's own beacon."""
    SIGNED = "signed"
    """The signature is that of this round by the key of a known chain."""
    FORGED = "forged"
    """The randomness is not the hash of the signature, or the signature not that of the round."""


class Chain(NamedTuple):
    """A network of drand: its public key (hex), and when its rounds are published, in seconds."""

    key: str
    genesis: int
    period: int

    def published_at(self, number: int) -> int:
        return self.genesis + (number - 1) * self.period

    def first_after(self, time: float) -> int:
        """Return the first round that is published at this time (seconds since 1970) or later."""
        return max(1, math.ceil((time - self.genesis) / self.period) + 1)


DEFAULT, QUICKNET = (
    "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce",
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
)
CHAINS = {
    DEFAULT: Chain(
        "868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31",
        1_595_431_050,
        30,
    ),
    QUICKNET: Chain(
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c92"
        "1cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
        1_692_803_367,
        3,
    ),
}
"""The chains whose keys are built in, by chain hash."""
RELAYS = ("api.drand.sh", "api2.drand.sh", "api3.drand.sh", "drand.cloudflare.com")
"""Hosts that serve the default chain where the path names none."""


DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which the ids of Discord begin; they are above the lowest 22 bits of an id."""


def posted_at(message: int) -> float:
    """Return when a message of Discord was posted, in seconds since 1970: its id holds that."""
    return ((message >> 22) + DISCORD_EPOCH) / 1000


def is_web_address(url: str) -> bool:
    """Whether this is the address of a server of the web, of plain signs, without user, query or fragment."""
    try:
        parts = urlsplit(url)
        is_reachable = parts.port != 0 and bool(parts.hostname) and parts.scheme in ("http", "https")
    except ValueError:
        return False
    is_plain = url.isascii() and url.isprintable() and not set(url) & set(" `<>?#@\\")
    return is_reachable and is_plain and len(url) <= LONGEST_URL


def is_round(number: object) -> bool:
    return type(number) is int and 0 < number <= HIGHEST_ROUND


def chain_of(url: str) -> Chain | None:
    """Return the known chain that an address names; None if the beacon is the operator's own."""
    parts = urlsplit(url)
    named = [name for name in parts.path.split("/") if name in CHAINS]
    if len(named) == 1:
        return CHAINS[named[0]]
    is_plain = parts.scheme == "https" and parts.hostname in RELAYS and parts.path.rstrip("/") in ("", "/public")
    return CHAINS[DEFAULT] if is_plain and not named else None


def check_round(beacon: Beacon | None, proof: Proof | None, key: str = "") -> Checked:
    """Check a round as far as its proof goes; ``key``: the public key (hex) of a chain that is not built in."""
    if beacon is None:
        return Checked.NONE
    if beacon.randomness is None:
        return Checked.SILENT if beacon.round is None else Checked.MISSED
    if proof is None:
        return Checked.STATED
    if sha256(bytes.fromhex(proof.signature)).hexdigest() != beacon.randomness:
        return Checked.FORGED
    chain = chain_of(beacon.url)
    known = key if chain is None else chain.key
    if not known:
        return Checked.HASHED
    assert beacon.round is not None
    return Checked.SIGNED if is_signed(known, beacon.round, proof) else Checked.FORGED


def require_beacon(
    raw: Mapping[str, Any], beacon: Beacon | None, missed: tuple[str, int | None] | None, proof: Proof | None
) -> None:
    """Raise BadRecord for a beacon, a missed round or a proof that no bot can have written; ``raw``: as read."""
    for name, value in (("beacon", beacon), ("missed", missed), ("proof", proof)):
        # What stands in the record goes into the hashes, here and elsewhere, and not what pydantic makes of it.
        if value is not None and canonical(value) != canonical(raw[name]):
            raise BadRecord(f"{name} is a list of texts and a whole number")
    if beacon is not None and (None in beacon or missed is not None):
        raise BadRecord("a beacon is a URL, a round and its randomness, and its round was not missed")
    url, number = beacon[:2] if beacon is not None else missed or (None, None)
    if url is not None and not is_web_address(url):
        raise BadRecord("a beacon's address is a plain one of http or https")
    if number is not None and not is_round(number):
        raise BadRecord("a beacon's rounds count from 1 to 2^53 - 1")
    if beacon is not None and not RANDOMNESS.fullmatch(beacon.randomness or ""):
        raise BadRecord("a beacon's randomness is 64 digits in hex")
    if proof is not None and (beacon is None or not is_proof(proof)):
        raise BadRecord("a proof is the signature of the beacon's round, and the one before, in hex")


def is_key(key: str) -> bool:
    """Whether this is a public key, in hex."""
    from py_arkworks_bls12381 import G1Point, G2Point

    for group, digits in ((G1Point, 2 * _G1), (G2Point, 2 * _G2)):
        if re.fullmatch(f"[0-9a-f]{{{digits}}}", key):
            with suppress(ValueError):
                return bool(group.from_compressed_bytes(bytes.fromhex(key)) != group.identity())
    return False


def is_proof(proof: Proof) -> bool:
    """Whether a proof has the form of one: points in hex, or before the first round a hash."""
    lengths = {len(proof.signature): (2 * _G1, 2 * _G2), len(proof.previous or ""): (0, 64, 2 * _G1, 2 * _G2)}
    is_hex = all(re.fullmatch("[0-9a-f]+", text) for text in proof if text is not None)
    return is_hex and all(length in allowed for length, allowed in lengths.items())


def is_signed(key: str, number: int, proof: Proof) -> bool:
    """Whether a round's signature is by this public key, on G1 or on G2."""
    # Loaded when first needed: most processes never check a signature.
    from py_arkworks_bls12381 import GT, G1Point, G2Point

    public, signature = bytes.fromhex(key), bytes.fromhex(proof.signature)
    message = sha256(bytes.fromhex(proof.previous or "") + number.to_bytes(8, "big")).digest()
    try:
        if (len(public), len(signature)) == (_G1, _G2):
            hashed = G2Point.hash_to_curve(message, b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_")
            pairs = (
                [-G1Point(), G1Point.from_compressed_bytes(public)],
                [G2Point.from_compressed_bytes(signature), hashed],
            )
            return GT.pairing_check(*pairs)
        if (len(public), len(signature)) == (_G2, _G1):
            of_g1 = G1Point.hash_to_curve(message, b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_")
            sides = (
                [-G1Point.from_compressed_bytes(signature), of_g1],
                [G2Point(), G2Point.from_compressed_bytes(public)],
            )
            return GT.pairing_check(*sides)
    except ValueError:
        return False  # no point of the curve
    return False
