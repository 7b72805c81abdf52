"""Settings: ``.env.example`` agrees with the code, and a bad value is reported in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.config import MOST, Address, BadSettings, Limits, Settings, load_settings, unknown_variables, variable
from bot.store.migrate import migrations, prepare
from engines.core.history.drand import QUICKNET

from .conftest import Command

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_env_example_has_every_setting_and_default() -> None:
    shown = dotenv_values(EXAMPLE)
    assert list(shown) == [variable(field) for field in Settings.model_fields if field != "servers"]
    assert "\n# SAINOME_SERVERS=" in EXAMPLE.read_text(encoding="utf-8"), "which an empty line would not turn off"
    from_example = Settings(_env_file=EXAMPLE)
    assert from_example == Settings(_env_file=None)


def test_env_example_explains_every_setting() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    settings = [at for at, line in enumerate(lines) if "=" in line and not line.startswith("#")]
    assert all(lines[at - 1].startswith("# ") for at in settings)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("SAINOME_LANG", "fr", "SAINOME_LANG must be 'en' or 'ja'."),
        ("SAINOME_PICTURE_FORMAT", "gif", "SAINOME_PICTURE_FORMAT must be 'jpeg', 'webp' or 'png'."),
        ("SAINOME_LOG_LEVEL", "loud", "SAINOME_LOG_LEVEL must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'."),
        (
            "DISCORD_TOKEN",
            "Bot s3cret",
            "DISCORD_TOKEN must be one word, as the developer portal shows it, without 'Bot' before it.",
        ),
    ],
)
def test_bad_value_is_a_sentence_with_its_setting(
    monkeypatch: pytest.MonkeyPatch, sainome: Command, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    ran = sainome("run")
    assert (ran.code, ran.err) == (2, sentence + "\n")


IDS, URL = "must be Discord ids (numbers) with commas between them", "must be a URL like"
LANG, FORMAT = "must be 'en' or 'ja'", "must be 'jpeg', 'webp' or 'png'"
LEVEL, KEY = "must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'", "must be a public key of BLS12-381"
COUNTS = {
    "drawers": (0, 64), "thinkers": (0, 64), "metrics_port": (0, 65535), "backup_hour": (0, 23),
    "backup_days": (0, MOST), "backup_weeks": (0, MOST),
    **{limit.name: (1, MOST) for limit in fields(Limits)},
}  # fmt: skip
SECONDS = ("must be greater than or equal to 1", "must be less than or equal to 600", "must be a number")
WRONG: Mapping[str, Sequence[str | None]] = {
    "token": (None, None, None),
    "database": (None, "cannot be a path: file name too long", None),
    "database_timeout": SECONDS,
    "lang": (LANG,) * 3,
    "picture_format": (FORMAT,) * 3,
    "log_level": (LEVEL,) * 3,
    "log_json": ("must be true or false",) * 3,
    "owner_ids": (IDS,) * 3,
    "servers": (IDS,) * 3,
    "contact": (None, "must have at most 300 characters", None),
    "beacon_url": (URL,) * 3,
    "beacon_key": (KEY,) * 3,
    "proxy": (URL,) * 3,
    **{
        name: (f"must be greater than or equal to {least}", "has too many digits", "must be a whole number")
        for name, (least, _) in COUNTS.items()
    },
}
"""For each setting what is said of a negative number, of 5,000 digits, and of a word; None: it is taken."""


@pytest.mark.parametrize("field", Settings.model_fields)
def test_each_setting_knows_what_it_can_be(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    default = "" if field == "beacon_url" else getattr(load_settings(_env_file=None), field)
    for empty in ("", "  ") if field != "servers" else ():
        monkeypatch.setenv(variable(field), empty)
        assert getattr(load_settings(_env_file=None), field) == default
    values = ["-1", "9" * 5000, "many"]
    sentences = list(WRONG[field])
    if field in COUNTS:
        values.append(str(COUNTS[field][1] + 1))
        sentences.append(f"must be less than or equal to {COUNTS[field][1]}")
    for value, sentence in zip(values, sentences, strict=True):
        monkeypatch.setenv(variable(field), value)
        said = ""
        try:
            load_settings(_env_file=None)
        except BadSettings as error:
            said = str(error)
        assert said.startswith("" if sentence is None else f"{variable(field)} {sentence}")
        assert bool(said) is (sentence is not None)


@pytest.mark.parametrize("empty", ["SAINOME_BEACON_URL=\n", "SAINOME_BEACON_URL='  '\n", "sainome_beacon_url=\n"])
def test_beacon_is_on_unless_it_stands_empty(at_home: Path, monkeypatch: pytest.MonkeyPatch, empty: str) -> None:
    """A new installation mixes in quicknet; the empty line of an older ``.env`` keeps it off."""
    quicknet = load_settings().beacon_url
    assert quicknet == f"https://api.drand.sh/{QUICKNET}"
    (at_home / ".env").write_text(empty, encoding="utf-8")
    assert load_settings().beacon_url == ""
    monkeypatch.setenv("SAINOME_BEACON_URL", "https://api.drand.sh/public")
    assert load_settings().beacon_url == "https://api.drand.sh/public"
    monkeypatch.setenv("SAINOME_BEACON_URL", "")
    (at_home / ".env").write_text("SAINOME_BEACON_URL=https://api2.drand.sh/public\n", encoding="utf-8")
    assert load_settings().beacon_url == "https://api2.drand.sh/public"
    (at_home / ".env").unlink()
    assert load_settings().beacon_url == ""


def test_address_may_name_its_database_in_its_options() -> None:
    assert str(Address.parse("postgresql://me@/?host=/run/pg&dbname=games")).startswith("postgresql://")
    with pytest.raises(ValueError, match="names no database"):
        Address.parse("postgresql://me@/?host=/run/pg")


def test_settings_file_may_begin_with_a_byte_order_mark(at_home: Path) -> None:
    """Editors of Windows write it."""
    (at_home / ".env").write_text("SAINOME_LANG=ja\n", encoding="utf-8-sig")
    assert load_settings().lang == "ja"
    (at_home / ".env").write_text("SAINOME_LAGN=ja\n", encoding="utf-8-sig")
    assert unknown_variables() == ("SAINOME_LAGN",)


def test_two_bad_values_are_two_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAINOME_LANG", "fr")
    monkeypatch.setenv("SAINOME_LOG_LEVEL", "loud")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert [line.split()[0] for line in str(caught.value).splitlines()] == ["SAINOME_LANG", "SAINOME_LOG_LEVEL"]


def test_environment_overrides_the_settings_file(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (at_home / ".env").write_text("SAINOME_LANG=ja\nSAINOME_LOG_LEVEL=debug\nSOMETHING_ELSE=1\nSAINOME_DATABASE=\n")
    monkeypatch.setenv("SAINOME_LOG_LEVEL", "warning")
    settings = load_settings()
    assert (settings.lang, settings.log_level) == ("ja", "WARNING")
    assert settings.database == Path("var/sainome.db"), "an empty value is the default"


def test_settings_file_that_is_not_text(at_home: Path, sainome: Command) -> None:
    (at_home / ".env").write_bytes(b"SAINOME_LANG=\xff\n")
    ran = sainome("run")
    assert (ran.code, ran.err) == (2, ".env is not UTF-8 text: byte 13 cannot be read.\n")


def test_database_path_may_use_the_home_folder(monkeypatch: pytest.MonkeyPatch, at_home: Path) -> None:
    monkeypatch.setenv("HOME", str(at_home))
    monkeypatch.setenv("SAINOME_DATABASE", "~/games.db")
    assert load_settings().database == at_home / "games.db"


@pytest.mark.parametrize("text", ["12,345", " 12 , 345 ", "12 345"])
def test_owners_may_be_several(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("SAINOME_OWNER_IDS", text)
    assert load_settings().owner_ids == (12, 345)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "names no server; remove it if any server may invite the bot."),
        ("  ", "names no server; remove it if any server may invite the bot."),
        (",", "names no server; remove it if any server may invite the bot."),
        ("0", "must be greater than 0."),
        ("12,mine", "must be Discord ids (numbers) with commas between them."),
    ],
)
def test_private_bot_does_not_start_without_its_servers(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, sainome: Command, given: str, sentence: str
) -> None:
    """It would be a public one: the sentence, from the environment or the file, and exit code 2."""
    (at_home / ".env").write_text(f"SAINOME_SERVERS='{given}'\n")
    ran = sainome("run")
    assert (ran.code, ran.err) == (2, f"SAINOME_SERVERS {sentence}\n")
    (at_home / ".env").unlink()
    monkeypatch.setenv("SAINOME_SERVERS", given)
    assert (sainome("run").err, sainome("check").code) == (ran.err, 1)


def test_servers_are_listed_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().servers == ()
    monkeypatch.setenv("SAINOME_SERVERS", " 12 ,345,")
    assert load_settings().servers == (12, 345)


def test_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "s3cret")
    settings = load_settings()
    assert "s3cret" not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_misspelled_setting_is_reported() -> None:
    assert unknown_variables({"SAINOME_LAGN": "ja", "SAINOME_LANG": "ja", "PATH": ""}) == ("SAINOME_LAGN",)


def test_misspelled_names_in_the_file_are_reported(at_home: Path, sainome: Command) -> None:
    lines = ("DISCORD_TOKN=s3cret", "SAINOME_LAGN=ja", "SAINOMELANG=ja", "sainome_lang=ja", "SOMETHING_ELSE=1")
    (at_home / ".env").write_text("\n".join(lines) + "\n")
    ran = sainome("check")
    assert ran.code == 1
    assert [line for line in ran.out.splitlines() if line.startswith("settings")] == [
        f"settings: {name} is set, but there is no such setting; .env.example lists them."
        for name in ("DISCORD_TOKN", "SAINOMELANG", "SAINOME_LAGN")
    ]
    assert "s3cret" not in ran.out + ran.err


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("~nosuchuser/games.db", "SAINOME_DATABASE names a home folder that is not there: ~nosuchuser."),
        ("x" * 300, "SAINOME_DATABASE cannot be a path: file name too long."),
        ("x/" * 3000, "SAINOME_DATABASE cannot be a path: file name too long."),
    ],
)
def test_database_that_cannot_be_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, sainome: Command, value: str, sentence: str
) -> None:
    monkeypatch.setenv("SAINOME_DATABASE", value)
    for command in ("run", "backup copy.db", "check"):
        ran = sainome(*command.split())
        assert ran.code in (1, 2)
        assert sentence in (ran.out + ran.err).splitlines()[0]


def test_overlong_copy_is_a_sentence(sainome: Command, at_home: Path) -> None:
    (at_home / "var").mkdir()
    prepare(at_home / "var" / "sainome.db", migrations())
    ran = sainome("backup", "x" * 300)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "url",
    [
        "http://api.drand.sh/public",
        "ftp://api.drand.sh/public",
        "https://",
        "api.drand.sh",
        "https://me:secret@api.drand.sh/public",
        "https://api.drand.sh/public?round=1",
        "https://api.drand.sh/public#1",
        "https://api.drand.sh/`x",
        "https://api.drand.sh/<x>",
        "https://[::1/public",
        "https://api.drand.sh:99999/public",
        "https://api.drand.sh/ö",
        "https://api.drand.sh/" + "x" * 200,
        "http://127.0.0.1.example.org/public",
    ],
)
def test_other_urls_are_no_beacon(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("SAINOME_BEACON_URL", url)
    with pytest.raises(BadSettings, match="SAINOME_BEACON_URL must be a URL like") as refused:
        load_settings(_env_file=None)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "used"),
    [
        ("https://api.drand.sh/public/", "https://api.drand.sh/public"),
        ("https://api.drand.sh", "https://api.drand.sh"),
        ("http://localhost:8080/public", "http://localhost:8080/public"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("", ""),
    ],
)
def test_beacons_are_asked_over_https_or_on_this_computer(
    monkeypatch: pytest.MonkeyPatch, url: str, used: str
) -> None:
    monkeypatch.setenv("SAINOME_BEACON_URL", url)
    assert load_settings(_env_file=None).beacon_url == used
