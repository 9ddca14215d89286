"""Whoever sits down and clicks without reading meets no fault, gets nowhere stuck and loses nothing unwarned."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import koruna
from tests.how_many import NIGHTLY, how_many

from .careless import FORMS, Careless
from .watching import listening

# The bots think in processes of their own, which know nothing of a game that only the tests have.
ROOMS = Path(koruna.__file__).parent / "games"
GAMES = [game.id for game in koruna.games() if (ROOMS / game.id).is_dir()]
SITTINGS = how_many(interpreted=1, compiled=1, nightly=10)  # of every game in every form
ALL = [(game, form) for game in GAMES for form in FORMS]
SOME = [(game, list(FORMS)[at % len(FORMS)]) for at, game in enumerate(GAMES)]  # enough but by night
LENGTH = how_many(interpreted=20, compiled=20, nightly=60)  # deeds of a sitting


@pytest.mark.parametrize(("game", "form"), ALL if NIGHTLY else SOME)
def test_a_careless_clicker(chromium: Browser, address: str, tmp_path: Path, game: str, form: str) -> None:
    with listening() as server:
        for seed in range(SITTINGS):
            Careless(chromium, address, game, form, seed, server).sit(LENGTH, tmp_path)
