"""What is checked of a beacon's round: real rounds of drand, and forged ones."""

from __future__ import annotations

from hashlib import sha256

import pytest

from engines.core.history.drand import (
    CHAINS,
    DEFAULT,
    QUICKNET,
    Checked,
    chain_of,
    check_round,
    is_key,
    is_proof,
    is_web_address,
)
from engines.core.history.fairness import Beacon, Proof

OWN = "https://beacon.invalid/public"
PLAIN, FAST = "https://api.drand.sh/public", f"https://api.drand.sh/{QUICKNET}/public"
REAL = {
    "default 1": (
        Beacon(PLAIN, 1, "101297f1ca7dc44ef6088d94ad5fb7ba03455dc33d53ddb412bbc4564ed986ec"),
        Proof(
            "8d61d9100567de44682506aea1a7a6fa6e5491cd27a0a0ed349ef6910ac5ac20ff7bc3e09d7c046566c9f7f3c6f3b101"
            "04990e7cb424998203d8f7de586fb7fa5f60045417a432684f85093b06ca91c769f0e7ca19268375e659c2a2352b4655",
            "176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a",
        ),
    ),
    "default 72785": (
        Beacon(PLAIN, 72785, "8b676484b5fb1f37f9ec5c413d7d29883504e5b669f604a1ce68b3388e9ae3d9"),
        Proof(
            "82f5d3d2de4db19d40a6980e8aa37842a0e55d1df06bd68bddc8d60002e8e959eb9cfa368b3c1b77d18f02a54fe047b8"
            "0f0989315f83b12a74fd8679c4f12aae86eaf6ab5690b34f1fddd50ee3cc6f6cdf59e95526d5a5d82aaa84fa6f181e42",
            "a609e19a03c2fcc559e8dae14900aaefe517cb55c840f6e69bc8e4f66c8d18e8a609685d9917efbfb0c37f058c2de88f"
            "13d297c7e19e0ab24813079efe57a182554ff054c7638153f9b26a60e7111f71a0ff63d9571704905d3ca6df0b031747",
        ),
    ),
    "quicknet 1000": (
        Beacon(FAST, 1000, "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"),
        Proof("b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"),
    ),
}
"""Rounds as drand has published them."""


def hashed(signature: str) -> str:
    return sha256(bytes.fromhex(signature)).hexdigest()


@pytest.mark.parametrize(("beacon", "proof"), REAL.values(), ids=REAL)
def test_published_rounds_are_signed(beacon: Beacon, proof: Proof) -> None:
    assert check_round(beacon, proof) is Checked.SIGNED
    assert check_round(beacon._replace(url=OWN), proof) is Checked.HASHED
    assert check_round(beacon, None) is Checked.STATED
    assert check_round(beacon._replace(randomness=None), None) is Checked.MISSED
    assert check_round(Beacon(beacon.url), None) is Checked.SILENT


@pytest.mark.parametrize(("beacon", "proof"), REAL.values(), ids=REAL)
def test_forged_rounds_are_found_out(beacon: Beacon, proof: Proof) -> None:
    assert beacon.round is not None
    made_up = "8d" * (len(proof.signature) // 2)
    for other, with_proof in (
        (beacon._replace(round=beacon.round + 1), proof),
        (beacon._replace(randomness="cd" * 32), proof),
        (beacon._replace(randomness=hashed(made_up)), Proof(made_up, proof.previous)),
        (beacon._replace(url=FAST if beacon.url == PLAIN else PLAIN), proof),
        (beacon._replace(randomness=hashed("c0" + "00" * 95)), Proof("c0" + "00" * 95, proof.previous)),
    ):
        assert check_round(other, with_proof) is Checked.FORGED
    if proof.previous is not None:
        assert check_round(beacon, Proof(proof.signature)) is Checked.FORGED
    assert check_round(beacon._replace(url=OWN, randomness="cd" * 32), proof) is Checked.FORGED


def test_own_chain_is_checked_with_its_key() -> None:
    beacon, proof = REAL["quicknet 1000"]
    own = beacon._replace(url=OWN)
    assert check_round(own, proof, CHAINS[QUICKNET].key) is Checked.SIGNED
    assert check_round(own, proof, CHAINS[DEFAULT].key) is Checked.FORGED


def test_chain_follows_from_the_address() -> None:
    """The commitment holds the address, so nobody can choose the chain afterwards."""
    assert chain_of("https://drand.cloudflare.com/public") == chain_of("https://api2.drand.sh") == CHAINS[DEFAULT]
    assert chain_of(f"http://127.0.0.1/{QUICKNET}/public") == CHAINS[QUICKNET]
    for url in (OWN, f"https://api.drand.sh/{QUICKNET}/{DEFAULT}", "http://api.drand.sh", "https://api.drand.sh/x"):
        assert chain_of(url) is None


def test_keys_are_points_of_the_curve() -> None:
    assert all(is_key(chain.key) for chain in CHAINS.values())
    for key in ("", "ab" * 48, "c0" + "00" * 47, "c0" + "00" * 95, CHAINS[DEFAULT].key.upper(), "x" * 96):
        assert not is_key(key)


def test_addresses_and_proofs_have_their_form() -> None:
    assert is_web_address(PLAIN)
    for url in ("javascript:alert(1)", "", "https://", "https://a b", "https://u@h", "file:///x", "https://h/?q"):
        assert not is_web_address(url)
    assert not is_proof(Proof("ab"))
    assert not is_proof(Proof("xy" * 96))
    assert not is_proof(Proof("ab" * 96, "ab"))
