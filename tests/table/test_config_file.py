"""Settings from a file, and sentences for what is wrong in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from koruna.engine.errors import Trouble
from koruna.locale import LANGUAGES
from koruna.table.config import DEFAULT, PUBLIC, ServerConfig
from koruna.table.config_file import OF_OPERATOR, fields_of_config, read_config

ROOT = Path(__file__).parents[2]


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "koruna.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_without_a_file_the_usual_settings_are_taken() -> None:
    assert read_config("", public=False) == DEFAULT
    assert read_config("", public=True) == PUBLIC
    assert PUBLIC.public


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    file = written(tmp_path, 'requests_a_minute = 500\ntrusted_proxies = ["10.0.0.0/24"]\nseconds_unread = 2.5\n')
    found = read_config(file, public=False)
    assert found == ServerConfig(requests_a_minute=500, trusted_proxies=("10.0.0.0/24",), seconds_unread=2.5)
    assert read_config(file, public=True).days_of_unfinished == PUBLIC.days_of_unfinished
    assert read_config(written(tmp_path, "public = true\ndays_of_finished = 7"), public=False).tables_a_day == 500


WRONG = [
    ("reqests_a_minute = 5", "there is no setting “reqests_a_minute”. Did you mean requests_a_minute?"),
    ("colour = 'red'", "there is no setting “colour”. There are: trusted_proxies, public, "),
    ("[limits]\nstreams = 5", "there is no setting “limits”."),
    ("streams = 'many'", "streams has to be a whole number, at least 1."),
    ("streams = 0", "streams has to be a whole number, at least 1."),
    ("streams = 1.5", "streams has to be a whole number, at least 1."),
    ("days_of_finished = -1", "days_of_finished has to be a whole number, at least 0."),
    ("public = 'yes'", "public has to be true or false."),
    ("seconds_unread = 0", "seconds_unread has to be a number above 0."),
    ("trusted_proxies = '10.0.0.1'", "trusted_proxies has to be a list of texts"),
    ("trusted_proxies = ['proxy']", "“proxy” is neither an IP address nor a network."),
    ("public_address = 'https://example.org/koruna'", "public_address has to be an address without a path"),
    ("public_address = 'example.org'", "public_address has to be an address without a path"),
    ("path_prefix = 'koruna'", "path_prefix has to be a path such as /koruna"),
    ("path_prefix = '/koruna/'", "path_prefix has to be a path such as /koruna"),
    ("operator_secret = 'your own'", "operator_secret has to have at least 16 characters, and to be your own."),
    ("streams 5", "is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 9)"),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_what_is_wrong_is_told_by_its_name(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(Trouble) as trouble:
        read_config(written(tmp_path, text), public=False)
    assert sentence in trouble.value.say("en")
    assert len({trouble.value.say(language) for language in LANGUAGES}) == 3


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for file in (str(tmp_path / "none.toml"), str(tmp_path)):
        with pytest.raises(Trouble, match="cannot be read"):
            read_config(file, public=False)
    (tmp_path / "other.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Trouble, match="is not a text in UTF-8"):
        read_config(str(tmp_path / "other.toml"), public=False)


def test_every_setting_is_explained() -> None:
    explained = (ROOT / "docs" / "running.md").read_text("utf-8")
    assert [field.name for field in fields_of_config() if f"`{field.name}`" not in explained] == []


def test_the_example_is_a_configuration() -> None:
    example = read_config(str(ROOT / "deploy" / "koruna.toml"), public=False)
    assert example == structs.replace(PUBLIC, public_address="https://games.example.org")


def test_the_secret_of_the_example_is_refused_with_the_name_of_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, (ROOT / "deploy" / "koruna.toml").read_text().replace("# operator_", "operator_"))
    with pytest.raises(Trouble, match=rf"^{re.escape(file)}: operator_secret has to have"):
        read_config(file, public=False)


def test_a_secret_in_the_environment_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OF_OPERATOR, "short")
    with pytest.raises(Trouble, match=rf"^{OF_OPERATOR}: operator_secret has to have"):
        read_config("", public=False)


def test_every_setting_can_be_written_in_a_file(tmp_path: Path) -> None:
    for field in fields_of_config():
        default = getattr(DEFAULT, field.name)
        shown = (
            str(default).lower()
            if isinstance(default, bool)
            else repr(list(default) if isinstance(default, tuple) else default)
        )
        assert read_config(written(tmp_path, f"{field.name} = {shown}"), public=False) == DEFAULT
