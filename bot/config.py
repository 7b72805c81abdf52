"""Settings from the environment and ``.env``.

``.env.example`` explains each of them; a test compares the two.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from engines.core.history.drand import LONGEST_URL, QUICKNET, is_key, is_web_address

PREFIX = "SAINOME_"


class BadSettings(Exception):
    """Invalid settings; the message has one sentence a line, each naming its variable."""


MOST = 1_000_000
"""The largest number of anything that is counted: in fact no limit."""
LONGEST_CONTACT = 300
BURST = 600.0
"""Seconds over which the limits of bursts count."""


@dataclass(frozen=True)
class Limits:
    """How much one person, channel and server may ask of the bot; an evening of play stays far below."""

    tables_per_person: int = 30
    """Open lobbies and games in which one person has a seat."""
    tables_per_server: int = 300
    """Open lobbies and games on one server."""
    offers_waiting: int = 3
    """Seats that one person has offered or asked for within a day and nobody has answered."""
    offers_per_day: int = 10
    """Seats that one person offers or asks for within a day."""
    burst_lobbies: int = 8
    """Lobbies that one person, or all in one channel, open within BURST without playing them to the end."""
    burst_boards: int = 5
    """Panels that one person, or all in one channel, have posted again within BURST."""
    burst_calls: int = 5
    """How often within BURST changed options call a lobby's people, rematches a game's, or invitations somebody."""
    burst_private: int = 30
    """Private boards that one person begins within BURST."""


SCHEMES = ("postgresql", "postgres")
TIMEOUT = 10.0
"""Seconds for the answer of a database's server."""


def is_address(text: str) -> bool:
    """Whether a setting means a server and not a file."""
    return text.partition("://")[0].lower() in SCHEMES and "://" in text


@dataclass(frozen=True)
class Address:
    """A PostgreSQL database as libpq has it, ``postgresql://user:password@host:port/name?option=value``.

    Nobody is shown its password.
    """

    url: str = field(repr=False)

    @classmethod
    def parse(cls, text: str) -> Address:
        """Return the address; ValueError with the end of a sentence, which repeats nothing of it."""
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            port = 0
        if port == 0 or not is_address(text) or any(char.isspace() for char in text) or parts.fragment:
            raise ValueError("is no address like postgresql://user:password@host:5432/name")
        if not unquote(parts.path.strip("/")) and "dbname" not in dict(parse_qsl(parts.query)):
            raise ValueError("names no database: postgresql://user:password@host:5432/name")
        return cls(text)

    @property
    def shown(self) -> str:
        """The address for logs and sentences: without password and options."""
        parts = urlsplit(self.url)
        options = dict(parse_qsl(parts.query))
        user = parts.username or options.get("user", "")
        place = parts.netloc.rpartition("@")[2] or quote(options.get("host", ""), safe="")
        name = parts.path or f"/{options.get('dbname', '')}"
        return f"postgresql://{f'{user}@' if user else ''}{place}{name}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show: the password in each form in which it can stand."""
        parts = urlsplit(self.url)
        given = {parts.password or "", dict(parse_qsl(parts.query)).get("password", "")} - {""}
        return tuple(sorted({form for one in given for form in (one, unquote(one), quote(unquote(one), safe=""))}))

    def __str__(self) -> str:
        return self.shown


def database_of(text: str) -> Path | Address:
    """Return what a text means: an address or a file. ValueError: a broken address."""
    return Address.parse(text) if is_address(text) else Path(text)


class Settings(BaseSettings):
    """All settings. The environment overrides ``.env``; an empty value, or one of blanks, counts as not set, except
    for the beacon, which it turns off, and for the servers: a list of none could mean everybody or nobody."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; only ``run`` and ``sync`` need it."""
    database: Annotated[Path | Address, NoDecode] = Path("var/sainome.db")
    """The SQLite file, whose folder is created if missing, or the address of a PostgreSQL database."""
    database_timeout: float = Field(default=TIMEOUT, ge=1, le=600)
    """Seconds for one statement of a PostgreSQL database; then its server counts as one that does not answer."""
    lang: Literal["en", "ja"] = "en"
    """The language of public messages if Discord does not report the server's."""
    picture_format: Literal["jpeg", "webp", "png"] = "jpeg"
    drawers: int | None = Field(default=None, ge=0, le=64)
    """Processes that draw pictures; 0: threads of the bot's process do; None: as many as suit the machine."""
    thinkers: int | None = Field(default=None, ge=0, le=64)
    """Processes that think for computer players and people; 0: a thread does; None: as many as suit the machine."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    """Whether log lines are JSON objects instead of readable text."""
    owner_ids: Annotated[tuple[Annotated[int, Field(gt=0, lt=2**63)], ...], NoDecode] = ()
    """User ids that may use /admin, separated by commas; if empty, the owner of the application or its team may."""
    servers: Annotated[tuple[Annotated[int, Field(gt=0, lt=2**63)], ...], NoDecode] = ()
    """Ids of the only servers that may invite the bot, separated by commas; not set: any server may."""
    contact: str = Field(default="", max_length=LONGEST_CONTACT)
    """How players reach the operator; shown by /privacy."""
    beacon_url: str = f"https://api.drand.sh/{QUICKNET}"
    """Base URL of a public randomness beacon (drand's JSON) that is mixed into the dice; empty: none."""
    beacon_key: str = ""
    """Public key (hex) of the beacon's chain, unless it is drand's own; empty: others' signatures go unchecked."""
    proxy: str = ""
    """Base URL of a proxy for Discord's REST API that counts for several processes; empty: they share the limit."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port of the health and metrics pages, on loopback only; 0 for none."""
    backup_hour: int = Field(default=3, ge=0, le=23)
    """The hour (UTC) after which the daily copy is made."""
    backup_days: int = Field(default=7, ge=0, le=MOST)
    """Daily copies to keep; 0 to make none."""
    backup_weeks: int = Field(default=4, ge=0, le=MOST)
    """Weekly copies to keep beside them."""

    tables_per_person: int = Field(default=Limits.tables_per_person, ge=1, le=MOST)
    tables_per_server: int = Field(default=Limits.tables_per_server, ge=1, le=MOST)
    offers_waiting: int = Field(default=Limits.offers_waiting, ge=1, le=MOST)
    offers_per_day: int = Field(default=Limits.offers_per_day, ge=1, le=MOST)
    burst_lobbies: int = Field(default=Limits.burst_lobbies, ge=1, le=MOST)
    burst_boards: int = Field(default=Limits.burst_boards, ge=1, le=MOST)
    burst_calls: int = Field(default=Limits.burst_calls, ge=1, le=MOST)
    burst_private: int = Field(default=Limits.burst_private, ge=1, le=MOST)

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that no log may show."""
        token = () if self.token is None else (self.token.get_secret_value().strip(),)
        return (*token, *(self.database.secrets if isinstance(self.database, Address) else ()))

    @property
    def limits(self) -> Limits:
        return Limits(**{limit.name: getattr(self, limit.name) for limit in fields(Limits)})

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, values: dict[str, Any]) -> dict[str, Any]:
        """A value of blanks alone counts as not set, like an empty one; a beacon that is left empty is none."""
        given = {name: value for name, value in values.items() if not isinstance(value, str) or value.strip()}
        if "beacon_url" not in given and ("beacon_url" in values or _stands_empty(variable("beacon_url"))):
            given["beacon_url"] = ""
        if "servers" not in given and ("servers" in values or _stands_empty(variable("servers"))):
            given["servers"] = ""
        return given

    @field_validator("token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and len(token.get_secret_value().split()) != 1:
            raise ValueError("must be one word, as the developer portal shows it, without 'Bot' before it")
        return token

    @field_validator("owner_ids", "servers", mode="before")
    @classmethod
    def _split_list(cls, ids: object, info: ValidationInfo) -> object:
        if not isinstance(ids, str):
            return ids
        words = [word for word in ids.replace(",", " ").split() if word]
        if not all(word.isascii() and word.isdecimal() and len(word) < 20 for word in words):
            raise ValueError("must be Discord ids (numbers) with commas between them")
        if info.field_name == "servers" and not words:
            raise ValueError("names no server; remove it if any server may invite the bot")
        return tuple(map(int, words))

    @field_validator("beacon_url")
    @classmethod
    def _beacon(cls, url: str) -> str:
        if url and not _is_beacon(url):
            raise ValueError(
                "must be a URL like https://api.drand.sh/public (http:// for this computer alone), "
                f"of at most {LONGEST_URL} characters, without user, query or fragment"
            )
        return url.rstrip("/")

    @field_validator("beacon_key")
    @classmethod
    def _key(cls, key: str) -> str:
        if key and not is_key(key):
            raise ValueError(
                "must be a public key of BLS12-381, as <beacon>/info gives it: 96 or 192 digits in hex"
            )
        return key

    @field_validator("proxy")
    @classmethod
    def _proxy(cls, url: str) -> str:
        if url and not is_web_address(url):
            raise ValueError(
                f"must be a URL like http://127.0.0.1:8080, of at most {LONGEST_URL} characters, "
                "without user, query or fragment"
            )
        return url.rstrip("/")

    @field_validator("database", mode="before")
    @classmethod
    def _parse_address(cls, database: object) -> object:
        return database_of(database) if isinstance(database, str) else database

    @field_validator("database")
    @classmethod
    def _home(cls, database: Path | Address) -> Path | Address:
        if isinstance(database, Address):
            return database
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


def _stands_empty(name: str) -> bool:
    """Whether a variable that has no value stands in the environment or in ``.env``."""
    return any(each.upper() == name for each in (*os.environ, *_names_in_file()))


def _is_beacon(url: str) -> bool:
    """Whether rounds can be asked at this URL: over https, or on this computer."""
    try:
        parts = urlsplit(url)
        is_here = parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1")
        is_reachable = parts.port != 0 and bool(parts.hostname) and (parts.scheme == "https" or is_here)
    except ValueError:
        return False
    return is_reachable and is_web_address(url)


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
    except PermissionError:
        raise BadSettings(
            ".env cannot be read by this user: run the command as the bot's own (docs/operating.md)."
        ) from None
    except UnicodeDecodeError as error:
        raise BadSettings(f".env is not UTF-8 text: byte {error.start} cannot be read.") from None


_REASONS = {
    "bool_parsing": "must be true or false",
    "int_parsing": "must be a whole number",
    "int_parsing_size": "has too many digits",
    "float_parsing": "must be a number",
}
"""What is wrong with a value, where pydantic's own words say it to programmers."""


def _sentence(fault: Mapping[str, Any]) -> str:
    place = str(fault["loc"][0]) if fault["loc"] else ""
    name = variable(place) if place in Settings.model_fields else place
    said = str(fault["msg"]).removeprefix("Value error, ")
    reason = _REASONS.get(fault["type"]) or re.sub("^(Input|String) should", "must", said)
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
        return dotenv_values(".env", encoding="utf-8-sig", interpolate=False)
    return ()


def _is_like(name: str, known: Collection[str]) -> bool:
    """Whether a name of ``.env`` is meant for this program; other programs may read the same file."""
    return "SAINOME" in name.upper() or bool(get_close_matches(name.upper(), known, n=1, cutoff=0.8))
