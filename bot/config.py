"""Settings from the environment and ``.env``.

``.env.example`` explains each of them; a test compares the two.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "SAINOME_"


class BadSettings(Exception):
    """Invalid settings; the message has one sentence a line, each naming its variable."""


class Settings(BaseSettings):
    """All settings. The environment overrides ``.env``; an empty value counts as not set."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; only ``run`` and ``sync`` need it."""
    database: Path = Path("var/sainome.db")
    """The SQLite file; its folder is created if missing."""
    lang: Literal["en", "ja"] = "en"
    """The language of public messages if Discord does not report the server's."""
    picture_format: Literal["webp", "png"] = "webp"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    """Whether log lines are JSON objects instead of readable text."""
    owner_ids: Annotated[tuple[int, ...], NoDecode] = ()
    """User ids that may use /admin, separated by commas; if empty, the owner of the application or its team may."""
    contact: str = ""
    """How players reach the operator; shown by /privacy."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port of the health and metrics pages, on loopback only; 0 for none."""
    backup_hour: int = Field(default=3, ge=0, le=23)
    """The hour (UTC) after which the daily copy is made."""
    backup_days: int = Field(default=7, ge=0)
    """Daily copies to keep; 0 to make none."""
    backup_weeks: int = Field(default=4, ge=0)
    """Weekly copies to keep beside them."""

    @field_validator("token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and len(token.get_secret_value().split()) != 1:
            raise ValueError("must be one word, as the developer portal shows it, without 'Bot' before it")
        return token

    @field_validator("owner_ids", mode="before")
    @classmethod
    def _listed(cls, ids: object) -> object:
        if not isinstance(ids, str):
            return ids
        words = [word for word in ids.replace(",", " ").split() if word]
        if not all(word.isascii() and word.isdecimal() for word in words):
            raise ValueError("must be Discord ids (numbers) with commas between them")
        return tuple(map(int, words))

    @field_validator("database")
    @classmethod
    def _home(cls, database: Path) -> Path:
        try:
            path = database.expanduser()
            path.exists()  # asks the system whether there can be such a path at all
        except RuntimeError as error:
            raise ValueError(f"names a home folder that is not there: {database.parts[0][:80]}") from error
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ValueError(f"cannot be a path: {reason.lower()}") from error
        return path

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level


def variable(field: str) -> str:
    """Return the environment variable of a setting."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else PREFIX + field.upper()


def load_settings(**overrides: Any) -> Settings:
    """Load the settings; BadSettings has a sentence for every invalid value (never showing a secret)."""
    try:
        return Settings(**overrides)
    except ValidationError as error:
        raise BadSettings("\n".join(_sentence(dict(fault)) for fault in error.errors())) from None
    except UnicodeDecodeError as error:
        raise BadSettings(f".env is not UTF-8 text: byte {error.start} cannot be read.") from None


def _sentence(fault: Mapping[str, Any]) -> str:
    place = str(fault["loc"][0]) if fault["loc"] else ""
    name = variable(place) if place in Settings.model_fields else place
    reason = str(fault["msg"]).removeprefix("Value error, ").replace("Input should be", "must be")
    if fault["type"] == "bool_parsing":
        reason = "must be true or false"
    return f"{name} {reason}."


def unknown_variables(environment: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Return names that look like settings but are none, mostly misspelled: of the environment, and of ``.env``."""
    known = {variable(field) for field in Settings.model_fields}
    given = {name for name in (os.environ if environment is None else environment) if name.startswith(PREFIX)}
    if environment is None:
        given |= {name for name in _names_in_file() if _is_like(name, known)}
    return tuple(sorted(name for name in given if name not in known and name.upper() not in known))


def _names_in_file() -> Iterable[str]:
    with suppress(OSError, UnicodeDecodeError):  # load_settings reports these
        return dotenv_values(".env", encoding="utf-8", interpolate=False)
    return ()


def _is_like(name: str, known: Collection[str]) -> bool:
    """Whether a name of ``.env`` is meant for this program; other programs may read the same file."""
    return "SAINOME" in name.upper() or bool(get_close_matches(name.upper(), known, n=1, cutoff=0.8))
