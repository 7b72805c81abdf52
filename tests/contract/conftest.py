"""The toy's texts stand beside the real ones here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import texts

TOYS = Path(__file__).parent.parent / "toys_locales"


@pytest.fixture(scope="package", autouse=True)
def _toys_speak() -> Iterator[None]:
    real = texts.locale_files

    def with_toys(lang: str):
        return (*real(lang), *sorted((TOYS / lang).glob("*.ftl")))

    texts.locale_files = with_toys
    texts._bundle.cache_clear()
    yield
    texts.locale_files = real
    texts._bundle.cache_clear()
