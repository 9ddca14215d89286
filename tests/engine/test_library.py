"""Games are discovered automatically."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import koruna
from koruna.engine.errors import BadSetup
from koruna.engine.library import all_games, game, game_ids
from koruna.locale import LANGUAGES


def test_every_folder_under_games_is_a_game() -> None:
    assert game_ids() == sorted(game_ids())
    assert {"kingdomino", "sealed_bids"} <= set(game_ids())
    assert [game.id for game in all_games()] == game_ids()


def test_a_game_by_its_id() -> None:
    assert game("kingdomino").id == "kingdomino"
    assert game("kingdomino") is game("kingdomino")


@pytest.mark.parametrize("id", ["chess", "", "kingdomino.rules", "../engine", "x" * 500, "Kingdomino"])
def test_an_unknown_game_is_refused_with_those_there_are(id: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        game(id)
    for language in LANGUAGES:
        assert "kingdomino" in refusal.value.say(language)
        assert len(refusal.value.say(language)) < 400


def test_the_package_offers_both() -> None:
    assert koruna.game("kingdomino") in koruna.all_games()


def test_the_package_of_a_game_can_be_imported_by_its_name() -> None:
    import koruna.games.kingdomino as kingdomino

    assert kingdomino.GAME is koruna.game("kingdomino")


def test_a_folder_of_games_added_later_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game_ids()
    (tmp_path / "late").mkdir()
    for file in ("__init__.py", "game.py"):
        (tmp_path / "late" / file).touch()
    folders = import_module("koruna.games").__path__
    monkeypatch.setattr(import_module("koruna.games"), "__path__", [*folders, str(tmp_path)])
    assert game_ids() == sorted([*before, "late"])
