"""Content entered by the owner of a game: works everywhere; errors name file, card and field."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.terminal.console import koruna as command

GAME = "wonderful_kingdom"
BOTH = [GAME, "suverenita"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The built-in content with one card made more expensive."""
    made = tmp_path / "cards"
    made.mkdir()
    for table in files(f"koruna.games.{GAME}").joinpath("data").iterdir():
        if table.name.endswith(".csv"):
            made.joinpath(table.name).write_text(table.read_text("utf-8"), "utf-8")
    change(made, ",materials:2,materials,population:1,", ",materials:3,materials,population:1,")
    return made


def change(folder: Path, old: str, new: str) -> None:
    file = folder / "developments.csv"
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def test_a_game_is_played_with_the_cards_of_a_folder_and_its_record_names_them(home: Path, folder: Path) -> None:
    asked = ("simulate", GAME, "--seats", "random,random", "--games", "1", "--seed", "4", "--workers", "2", "--json")
    done = command(home, *asked, "--content", str(folder), "--records", str(home / "games"))
    name = json.loads(done.stdout)["options"]["content"]
    [record] = (home / "games").iterdir()
    assert f"option content {name}\n" in record.read_text("utf-8")
    assert command(home, "replay", str(record), "--move", "9", "--content", str(folder)).returncode == 0
    without = command(home, "replay", str(record), "--move", "9", "--lang", "en")
    assert without.returncode == 2
    assert name in without.stderr


def test_an_error_in_a_folder_names_file_card_and_field(home: Path, folder: Path) -> None:
    change(folder, ",materials:3,materials,population:1,", ",mud:3,materials,population:1,")
    done = command(home, "simulate", GAME, "--games", "1", "--content", str(folder), "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == "developments.csv, line 2, “farmstead”, column “cost”: “mud:3” is not known here.\n"


def test_there_has_to_be_such_a_folder(home: Path) -> None:
    done = command(home, "play", GAME, "--content", str(home / "nowhere"), "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no folder “")


def test_a_folder_may_hold_what_only_one_of_the_games_knows(home: Path, tmp_path: Path) -> None:
    tmp_path.joinpath("values.toml").write_text("[limits]\nyears = 2\n", "utf-8")
    with_numbers = ("--games", "1", "--seats", "random,random", "--content", str(tmp_path), "--json")
    options = {game: json.loads(command(home, "simulate", game, *with_numbers).stdout)["options"] for game in BOTH}
    assert "content" not in options[GAME]
    assert options["suverenita"]["content"] != "house"


def test_a_folder_in_which_no_game_finds_anything_is_refused(home: Path, tmp_path: Path) -> None:
    tmp_path.joinpath("developmets.csv").write_text("id\n", "utf-8")
    done = command(home, "play", GAME, "--content", str(tmp_path), "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith("The folder “")
    assert ": suverenita: values.toml, map.toml; wonderful_kingdom: developments.csv, " in done.stderr
