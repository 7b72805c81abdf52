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


async def test_rounds_are_read_when_they_have_come(stand_in: StandIn) -> None:
    beacon, stand_in.early = Drand(stand_in.url, timeout=HANG), 1
    assert await beacon.latest() == 40
    assert await beacon.fetch(40) == (Beacon(stand_in.url, 40, RANDOMNESS), Proof(SIGNATURE))
    assert stand_in.asked == ["latest", "40"]
    with pytest.raises(BeaconFailed, match="status 404"):
        await beacon.fetch(41)
    assert await beacon.fetch(41) == (Beacon(stand_in.url, 41, RANDOMNESS), Proof(SIGNATURE))


def answer(
    round_: str = "41", randomness: str | None = RANDOMNESS, signature: str | None = SIGNATURE, more: str = ""
) -> bytes:
    parts = [f'"round": {round_}' if round_ else "", f'"randomness": "{randomness}"' if randomness else ""]
    parts += [f'"signature": "{signature}"' if signature else "", more]
    return ("{" + ", ".join(filter(None, parts)) + "}").encode()


GARBAGE = {
    "nothing": b"",
    "no json": b"<html>",
    "half": b'{"round": 41',
    "bytes": b"\xff\xfe",
    "list": b"[41]",
    "number": b"41",
    "deep": b"[" * 20_000,
    "long number": answer("9" * 5_000),
    "no round": answer(""),
    "round as text": answer('"41"'),
    "round as truth": answer("true"),
    "round below zero": answer("-1"),
    "huge round": answer("9007199254740992"),
}
NO_RANDOMNESS = {
    "another round": answer("40"),
    "no randomness": answer(randomness=None),
    "short": answer(randomness="abab"),
    "long": answer(randomness="ab" * 33),
    "capitals": answer(randomness=RANDOMNESS.upper()),
    "line": answer(randomness=RANDOMNESS + "\\n"),
    "a list of it": answer(randomness=None, more='"randomness": ["ab"]'),
    "no signature": answer(signature=None),
    "no hex": answer(signature="xy" * 96),
    "another signature": answer(signature="ce" * 96),
    "list before": answer(more='"previous_signature": [1]'),
}


async def test_garbage_is_no_round(stand_in: StandIn) -> None:
    beacon = Drand(stand_in.url, timeout=HANG)
    for name, body in {**GARBAGE, **NO_RANDOMNESS}.items():
        stand_in.instead = web.Response(body=body)
        for question in (beacon.fetch(41), *([beacon.latest()] if name in GARBAGE else [])):
            with pytest.raises(BeaconFailed):
                print(name, await question)
    stand_in.instead = web.Response(body=answer())
    assert (await beacon.fetch(41))[0].randomness == RANDOMNESS, "the same without the garbage"


async def test_huge_packed_and_redirected_answers_are_not_read(stand_in: StandIn) -> None:
    packed = web.Response(body=b'{"round": 41}', headers={"Content-Encoding": "gzip"})
    packed.enable_compression(web.ContentCoding.gzip)
    for instead, said in (
        (web.Response(body=b'{"round": 41, "more": "' + b"x" * LARGEST + b'"}'), "more than"),
        (packed, "."),
        (web.Response(status=302, headers={"Location": f"{stand_in.url}/elsewhere"}), "status 302"),
    ):
        stand_in.instead = instead
        with pytest.raises(BeaconFailed, match=said):
            await Drand(stand_in.url, timeout=HANG).latest()
    assert stand_in.asked == ["latest"] * 3


async def test_silence_is_waited_for_in_vain(stand_in: StandIn) -> None:
    stand_in.gate.clear()
    with pytest.raises(BeaconFailed):
        await Drand(stand_in.url, timeout=0.05).fetch(41)
    with socket.socket() as unheard:  # bound and not listening, so that nobody else can answer there
        unheard.bind(("127.0.0.1", 0))
        with pytest.raises(BeaconFailed, match="ClientConnectorError"):
            await Drand(f"http://127.0.0.1:{unheard.getsockname()[1]}", timeout=HANG).latest()


async def test_known_chain_and_own_key_take_only_what_was_signed(stand_in: StandIn) -> None:
    """The chain follows from the path; whoever serves it cannot make up a round."""
    beacon, (real, proof) = Drand(f"{stand_in.url}/{QUICKNET}", timeout=HANG), REAL["quicknet 1000"]
    for asked in (beacon, Drand(stand_in.url, timeout=HANG, key=CHAINS[QUICKNET].key)):
        with pytest.raises(BeaconFailed, match="not that of the round"):
            await asked.fetch(40)
    stand_in.instead = web.Response(body=answer(str(real.round), real.randomness, proof.signature))
    assert (await beacon.fetch(real.round or 0))[0].randomness == real.randomness
