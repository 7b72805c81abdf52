"""Settings: ``.env.example`` agrees with the code, and a bad value is reported in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.config import MOST, Address, BadSettings, Limits, Settings, load_settings, unknown_variables, variable
from engines.core.history.drand import QUICKNET

from .conftest import Command

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_env_example_has_and_explains_every_setting_and_default() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert list(dotenv_values(EXAMPLE)) == [
        variable(field) for field in Settings.model_fields if field != "servers"
    ]
    assert "\n# SAINOME_SERVERS=" in text, "which an empty line would not turn off"
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)
    lines = text.splitlines()
    settings = [at for at, line in enumerate(lines) if "=" in line and not line.startswith("#")]
    assert all(lines[at - 1].startswith("# ") for at in settings)


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


def said_of(field: str, value: str) -> str:
    """What the settings say of a value in the environment; empty: it is taken."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(variable(field), value)
        try:
            load_settings(_env_file=None)
        except BadSettings as error:
            return str(error)
    return ""


def test_each_setting_knows_what_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        values, sentences = ["-1", "9" * 5000, "many"], list(WRONG[field])
        if field in COUNTS:
            values.append(str(COUNTS[field][1] + 1))
            sentences.append(f"must be less than or equal to {COUNTS[field][1]}")
        for value, sentence in zip(values, sentences, strict=True):
            said = said_of(field, value)
            assert said.startswith("" if sentence is None else f"{variable(field)} {sentence}"), (field, value[:9])
            assert bool(said) is (sentence is not None)
        default = "" if field == "beacon_url" else getattr(load_settings(_env_file=None), field)
        for empty in ("", "  ") if field != "servers" else ():
            with monkeypatch.context() as patched:
                patched.setenv(variable(field), empty)
                assert getattr(load_settings(_env_file=None), field) == default


NO_SERVER = "SAINOME_SERVERS names no server; remove it if any server may invite the bot."
SENTENCES = (
    ("SAINOME_LANG", "fr", "SAINOME_LANG must be 'en' or 'ja'."),
    (
        "DISCORD_TOKEN", "Bot s3cret",
        "DISCORD_TOKEN must be one word, as the developer portal shows it, without 'Bot' before it.",
    ),
    (
        "SAINOME_DATABASE", "~nosuchuser/games.db",
        "SAINOME_DATABASE names a home folder that is not there: ~nosuchuser.",
    ),
    ("SAINOME_DATABASE", "x/" * 3000, "SAINOME_DATABASE cannot be a path: file name too long."),
    # a private bot does not start without its servers: it would be a public one
    *(("SAINOME_SERVERS", given, NO_SERVER) for given in ("", "  ", ",")),
    ("SAINOME_SERVERS", "0", "SAINOME_SERVERS must be greater than 0."),
    ("SAINOME_SERVERS", "12,mine", "SAINOME_SERVERS must be Discord ids (numbers) with commas between them."),
)  # fmt: skip


def test_bad_value_is_a_sentence_with_its_setting(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, sainome: Command
) -> None:
    for name, value, sentence in SENTENCES:
        with monkeypatch.context() as patched:
            patched.setenv(name, value)
            for command in ("run", "backup copy.db") if name != "DISCORD_TOKEN" else ("run",):
                ran = sainome(*command.split())
                assert (ran.code, ran.err) == (2, sentence + "\n"), (name, value, command)
            checked = sainome("check")
            assert (checked.code, checked.out.splitlines()[0]) == (1, f"settings: {sentence}")
        (at_home / ".env").write_text(f"{name}='{value}'\n")
        if name != "DISCORD_TOKEN":
            assert sainome("run").err == sentence + "\n", "in the file, too"
        (at_home / ".env").unlink()
    (at_home / ".env").write_bytes(b"SAINOME_LANG=\xff\n")
    ran = sainome("run")
    assert (ran.code, ran.err) == (2, ".env is not UTF-8 text: byte 13 cannot be read.\n")


def test_beacon_is_on_unless_it_stands_empty(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new installation mixes in quicknet; the empty line of an older ``.env`` keeps it off."""
    assert load_settings().beacon_url == f"https://api.drand.sh/{QUICKNET}"
    for empty in ("SAINOME_BEACON_URL=\n", "SAINOME_BEACON_URL='  '\n", "sainome_beacon_url=\n"):
        (at_home / ".env").write_text(empty, encoding="utf-8")
        assert load_settings().beacon_url == ""
    monkeypatch.setenv("SAINOME_BEACON_URL", "https://api.drand.sh/public")
    assert load_settings().beacon_url == "https://api.drand.sh/public"
    monkeypatch.setenv("SAINOME_BEACON_URL", "")
    (at_home / ".env").write_text("SAINOME_BEACON_URL=https://api2.drand.sh/public\n", encoding="utf-8")
    assert load_settings().beacon_url == "https://api2.drand.sh/public"
    (at_home / ".env").unlink()
    assert load_settings().beacon_url == ""


def test_settings_are_read_from_the_file_and_the_environment(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "SAINOME_LANG=ja\nSAINOME_LOG_LEVEL=debug\nSOMETHING_ELSE=1\nSAINOME_DATABASE=\n"
    (at_home / ".env").write_text(lines, encoding="utf-8-sig")  # editors of Windows begin with this mark
    monkeypatch.setenv("SAINOME_LOG_LEVEL", "warning")
    settings = load_settings()
    assert (settings.lang, settings.log_level, settings.servers) == ("ja", "WARNING", ())
    assert settings.database == Path("var/sainome.db"), "an empty value is the default"
    for name, value in {
        "HOME": str(at_home), "SAINOME_DATABASE": "~/games.db", "SAINOME_SERVERS": " 12 ,345,",
        "DISCORD_TOKEN": "s3cret",
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    for owners in ("12,345", " 12 , 345 ", "12 345"):
        monkeypatch.setenv("SAINOME_OWNER_IDS", owners)
        assert load_settings().owner_ids == (12, 345)
    settings = load_settings()
    assert (settings.database, settings.servers) == (at_home / "games.db", (12, 345))
    assert "s3cret" not in f"{settings!r} {settings} {settings.model_dump_json()}"
    monkeypatch.setenv("SAINOME_LANG", "fr")
    monkeypatch.setenv("SAINOME_LOG_LEVEL", "loud")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert [line.split()[0] for line in str(caught.value).splitlines()] == ["SAINOME_LANG", "SAINOME_LOG_LEVEL"]


def test_misspelled_names_in_the_file_are_reported(at_home: Path, sainome: Command) -> None:
    assert unknown_variables({"SAINOME_LAGN": "ja", "SAINOME_LANG": "ja", "PATH": ""}) == ("SAINOME_LAGN",)
    lines = ("DISCORD_TOKN=s3cret", "SAINOME_LAGN=ja", "SAINOMELANG=ja", "sainome_lang=ja", "SOMETHING_ELSE=1")
    (at_home / ".env").write_text("\n".join(lines) + "\n", encoding="utf-8-sig")
    ran = sainome("check")
    assert ran.code == 1
    assert [line for line in ran.out.splitlines() if line.startswith("settings")] == [
        f"settings: {name} is set, but there is no such setting; .env.example lists them."
        for name in ("DISCORD_TOKN", "SAINOMELANG", "SAINOME_LAGN")
    ]
    assert "s3cret" not in ran.out + ran.err


def test_address_may_name_its_database_in_its_options() -> None:
    assert str(Address.parse("postgresql://me@/?host=/run/pg&dbname=games")).startswith("postgresql://")
    with pytest.raises(ValueError, match="names no database"):
        Address.parse("postgresql://me@/?host=/run/pg")


HOST = "https://api.drand.sh"
NO_BEACONS = (
    "http://api.drand.sh/public", "ftp://api.drand.sh/public", "https://", "api.drand.sh",
    "https://me:secret@api.drand.sh/public", f"{HOST}/public?round=1", f"{HOST}/public#1", f"{HOST}/`x",
    f"{HOST}/<x>", "https://[::1/public", f"{HOST}:99999/public", f"{HOST}/ö", f"{HOST}/" + "x" * 200,
    "http://127.0.0.1.example.org/public",
)  # fmt: skip
BEACONS = (
    f"{HOST}/public/",
    HOST,
    "http://localhost:8080/public",
    "http://127.0.0.1:8080",
    "http://[::1]:8080",
    "",
)


def test_beacons_are_asked_over_https_or_on_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    for url in NO_BEACONS:
        said = said_of("beacon_url", url)
        assert said.startswith("SAINOME_BEACON_URL must be a URL like"), url
        assert "secret" not in said
    for url in BEACONS:
        monkeypatch.setenv("SAINOME_BEACON_URL", url)
        assert load_settings(_env_file=None).beacon_url == url.removesuffix("/")
