"""Games are discovered automatically."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.errors import BadSetup
from koruna.engine.library import game, game_ids, games
from koruna.locale import LANGUAGES


def test_every_folder_under_games_is_a_game() -> None:
    assert game_ids() == sorted(game_ids())
    assert {"kingdomino", "sealed_bids"} <= set(game_ids())
    assert [game.id for game in games()] == game_ids()


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
    """Also after the package of the same name, `koruna.games`, was loaded."""
    for _ in range(2):
        assert koruna.game("kingdomino") in koruna.games()
