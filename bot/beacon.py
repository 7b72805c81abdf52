"""A public beacon of random numbers, asked by drand's JSON over HTTP (https://docs.drand.love).

Each round is published at a fixed time, and nobody knows it before. Whatever a beacon answers, asking it ends in
bounded time and memory: with a round, or with BeaconFailed.
"""

from __future__ import annotations

import json
import math
from typing import Any

import aiohttp

from engines.core.history.drand import RANDOMNESS, Checked, chain_of, check_round, is_proof, is_round
from engines.core.history.fairness import Beacon, Proof

TIMEOUT = 5.0
"""Seconds for one answer."""
LARGEST = 65_536
"""Bytes of the largest answer that is read; drand's have about 400."""
AHEAD = 15.0
"""Seconds at least from Begin to the awaited round: the commitment's message must be older."""
MOST_AHEAD = 60.0
"""Seconds that the clock of this machine may be ahead of the beacon's latest round."""
ROUNDS_AHEAD = 2
"""The round to wait for of a chain whose times are not known, counted from the latest."""


class BeaconFailed(Exception):
    """The beacon did not answer, or not with a round; the message says why."""


class Drand:
    """A beacon at a base URL: ``<url>/latest`` and ``<url>/<round>``."""

    def __init__(self, url: str, timeout: float = TIMEOUT, key: str = "") -> None:
        """``key``: the public key (hex) of a chain that is not built in; empty: its signatures go unchecked."""
        self.url = url
        self._key = key
        self._timeout = aiohttp.ClientTimeout(total=timeout)

    async def latest(self) -> int:
        """Return the number of the latest round; BeaconFailed without an answer."""
        return _round_of(await self._answer("latest"))

    async def to_await(self, now: float) -> int:
        """Return the first round that is published at least AHEAD seconds from ``now`` (since 1970).

        The clock counts, as a relay may lag, but no further than MOST_AHEAD from the latest round that it knows.
        BeaconFailed without an answer.
        """
        latest, chain = await self.latest(), chain_of(self.url)
        if chain is None:
            return latest + ROUNDS_AHEAD
        least = latest + math.ceil(AHEAD / chain.period)
        return min(max(chain.first_after(now + AHEAD), least), least + math.ceil(MOST_AHEAD / chain.period))

    async def fetch(self, number: int) -> tuple[Beacon, Proof]:
        """Return a round with its signature; BeaconFailed while it is not published, or where it is forged."""
        answer = await self._answer(str(number))
        if _round_of(answer) != number:
            raise BeaconFailed("another round was answered")
        randomness = answer.get("randomness")
        if not isinstance(randomness, str) or not RANDOMNESS.fullmatch(randomness):
            raise BeaconFailed("the randomness is not 32 bytes in hex")
        signature, previous = answer.get("signature"), answer.get("previous_signature") or None
        if not isinstance(signature, str) or not isinstance(previous, str | None):
            raise BeaconFailed("the round has no signature")
        proof, beacon = Proof(signature, previous), Beacon(self.url, number, randomness)
        if not is_proof(proof) or check_round(beacon, proof, self._key) is Checked.FORGED:
            raise BeaconFailed("the signature is not that of the round")
        return beacon, proof

    async def _answer(self, name: str) -> dict[str, Any]:
        try:
            answer = json.loads(await self._body(f"{self.url}/{name}"))
        except (ValueError, RecursionError) as error:
            raise BeaconFailed("the answer is not JSON") from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise BeaconFailed(repr(error)) from error
        if not isinstance(answer, dict):
            raise BeaconFailed("the answer is no JSON object")
        return answer

    async def _body(self, url: str) -> bytes:
        """Return the body of an answer; it is not unpacked, so that a small one stays small."""
        headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
        async with (
            aiohttp.ClientSession(timeout=self._timeout, auto_decompress=False, headers=headers) as http,
            http.get(url, allow_redirects=False) as response,
        ):
            if response.status != 200:
                raise BeaconFailed(f"status {response.status}")
            body = b""
            async for chunk in response.content.iter_any():
                body += chunk
                if len(body) > LARGEST:
                    raise BeaconFailed(f"the answer has more than {LARGEST} bytes")
            return body


def _round_of(answer: dict[str, Any]) -> int:
    number: Any = answer.get("round")
    if not is_round(number):
        raise BeaconFailed("the answer names no round")
    return int(number)
