"""Random clicks cause no error, never get stuck, and lose no game without a warning."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import koruna
from tests.how_many import NIGHTLY, how_many

from .careless import FORMS, Careless
from .watching import listening

# Bots run in separate processes, which do not know games that only the tests have.
ROOMS = Path(koruna.__file__).parent / "games"
GAMES = [game.id for game in koruna.all_games() if (ROOMS / game.id).is_dir()]
SITTINGS = how_many(interpreted=1, compiled=1, nightly=3)  # of every game in every form
ALL = [(game, form) for game in GAMES for form in FORMS]
SOME = [(game, list(FORMS)[at % len(FORMS)]) for at, game in enumerate(GAMES)]  # all of them only in nightly runs
LENGTH = how_many(interpreted=8, compiled=8, nightly=60)  # actions of a session


@pytest.mark.parametrize(("game", "form"), ALL if NIGHTLY else SOME)
def test_a_careless_clicker(chromium: Browser, address: str, tmp_path: Path, game: str, form: str) -> None:
    with listening() as server:
        for seed in range(SITTINGS):
            Careless(chromium, address, game, form, seed, server).sit(LENGTH, tmp_path)
