"""The texts of the toys and of the examples stand beside the real ones here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.registry import EXAMPLES, with_texts
from tests.toys_outcomes import LOCALES


@pytest.fixture(scope="package", autouse=True)
def _toys_have_texts() -> Iterator[None]:
    with with_texts(LOCALES, *(example.locales for example in EXAMPLES.values())):
        yield
