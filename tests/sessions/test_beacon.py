"""Asking a beacon: rounds, and every answer that is none, each in bounded time and memory."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from bot.beacon import LARGEST, BeaconFailed, Drand
from engines.core.history.drand import CHAINS, QUICKNET
from engines.core.history.fairness import Beacon, Proof
from tests.contract.test_drand import REAL
from tests.hanging import HANG

from .beacon import RANDOMNESS, SIGNATURE, StandIn, beacon_here


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    async with beacon_here() as one:
        yield one


async def test_rounds_are_read(stand_in: StandIn) -> None:
    beacon = Drand(stand_in.url, timeout=HANG)
    assert await beacon.latest() == 40
    assert await beacon.fetch(40) == (Beacon(stand_in.url, 40, RANDOMNESS), Proof(SIGNATURE))
    assert stand_in.asked == ["latest", "40"]


async def test_round_to_come_is_no_answer(stand_in: StandIn) -> None:
    stand_in.early = 1
    beacon = Drand(stand_in.url, timeout=HANG)
    with pytest.raises(BeaconFailed, match="status 404"):
        await beacon.fetch(41)
    assert await beacon.fetch(41) == (Beacon(stand_in.url, 41, RANDOMNESS), Proof(SIGNATURE))


GARBAGE = {
    "nothing": b"",
    "no json": b"<html>",
    "half": b'{"round": 41',
    "bytes": b"\xff\xfe",
    "list": b"[41]",
    "number": b"41",
    "deep": b"[" * 20_000,
    "long number": b'{"round": ' + b"9" * 5_000 + b"}",
    "no round": b'{"randomness": "' + b"ab" * 32 + b'"}',
    "round as text": b'{"round": "41", "randomness": "' + b"ab" * 32 + b'"}',
    "round as truth": b'{"round": true, "randomness": "' + b"ab" * 32 + b'"}',
    "round below zero": b'{"round": -1, "randomness": "' + b"ab" * 32 + b'"}',
    "huge round": b'{"round": 9007199254740992, "randomness": "' + b"ab" * 32 + b'"}',
}
NO_RANDOMNESS = {
    "another round": b'{"round": 40, "randomness": "' + b"ab" * 32 + b'"}',
    "no randomness": b'{"round": 41}',
    "short": b'{"round": 41, "randomness": "abab"}',
    "long": b'{"round": 41, "randomness": "' + b"ab" * 33 + b'"}',
    "capitals": b'{"round": 41, "randomness": "' + b"AB" * 32 + b'"}',
    "line": b'{"round": 41, "randomness": "' + b"ab" * 32 + b'\\n"}',
    "list": b'{"round": 41, "randomness": ["ab"]}',
    "no signature": f'{{"round": 41, "randomness": "{RANDOMNESS}"}}'.encode(),
    "no hex": f'{{"round": 41, "randomness": "{RANDOMNESS}", "signature": "{"xy" * 96}"}}'.encode(),
    "another signature": f'{{"round": 41, "randomness": "{RANDOMNESS}", "signature": "{"ce" * 96}"}}'.encode(),
    "list before": (
        f'{{"round": 41, "randomness": "{RANDOMNESS}", "signature": "{SIGNATURE}", "previous_signature": [1]}}'
    ).encode(),
}


@pytest.mark.parametrize("body", GARBAGE.values(), ids=GARBAGE)
async def test_garbage_is_no_round(stand_in: StandIn, body: bytes) -> None:
    stand_in.instead = web.Response(body=body)
    for question in (Drand(stand_in.url, timeout=HANG).latest(), Drand(stand_in.url, timeout=HANG).fetch(41)):
        with pytest.raises(BeaconFailed):
            await question


@pytest.mark.parametrize("body", NO_RANDOMNESS.values(), ids=NO_RANDOMNESS)
async def test_round_needs_its_randomness(stand_in: StandIn, body: bytes) -> None:
    stand_in.instead = web.Response(body=body)
    with pytest.raises(BeaconFailed):
        await Drand(stand_in.url, timeout=HANG).fetch(41)


async def test_huge_answers_are_not_read_to_the_end(stand_in: StandIn) -> None:
    stand_in.instead = web.Response(body=b'{"round": 41, "more": "' + b"x" * LARGEST + b'"}')
    with pytest.raises(BeaconFailed, match="more than"):
        await Drand(stand_in.url, timeout=HANG).latest()


async def test_packed_answers_are_not_unpacked(stand_in: StandIn) -> None:
    packed = web.Response(body=b'{"round": 41}')
    packed.enable_compression(web.ContentCoding.gzip)
    stand_in.instead = packed
    packed.headers["Content-Encoding"] = "gzip"
    with pytest.raises(BeaconFailed):
        await Drand(stand_in.url, timeout=HANG).latest()


async def test_redirects_lead_nowhere(stand_in: StandIn) -> None:
    stand_in.instead = web.Response(status=302, headers={"Location": f"{stand_in.url}/elsewhere"})
    with pytest.raises(BeaconFailed, match="status 302"):
        await Drand(stand_in.url, timeout=HANG).latest()
    assert stand_in.asked == ["latest"]


async def test_silence_is_waited_for_in_vain(stand_in: StandIn) -> None:
    stand_in.gate.clear()
    with pytest.raises(BeaconFailed):
        await Drand(stand_in.url, timeout=0.05).fetch(41)


async def test_nobody_answers() -> None:
    with socket.socket() as unheard:  # bound and not listening, so that nobody else can answer there
        unheard.bind(("127.0.0.1", 0))
        with pytest.raises(BeaconFailed, match="ClientConnectorError"):
            await Drand(f"http://127.0.0.1:{unheard.getsockname()[1]}", timeout=HANG).latest()


async def test_known_chain_takes_only_what_it_has_signed(stand_in: StandIn) -> None:
    """The chain follows from the path; whoever serves it cannot make up a round."""
    beacon = Drand(f"{stand_in.url}/{QUICKNET}", timeout=HANG)
    with pytest.raises(BeaconFailed, match="not that of the round"):
        await beacon.fetch(40)
    real, proof = REAL["quicknet 1000"]
    signed = f'{{"round": {real.round}, "randomness": "{real.randomness}", "signature": "{proof.signature}"}}'
    stand_in.instead = web.Response(text=signed)
    assert real.round is not None
    assert (await beacon.fetch(real.round))[0].randomness == real.randomness


async def test_own_key_is_checked(stand_in: StandIn) -> None:
    with pytest.raises(BeaconFailed, match="not that of the round"):
        await Drand(stand_in.url, timeout=HANG, key=CHAINS[QUICKNET].key).fetch(40)
