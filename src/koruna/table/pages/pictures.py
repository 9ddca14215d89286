"""The picture on a game's card: `forms/scene.svg`, or else a board in the middle of a game."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from random import Random

import koruna
from koruna.engine.playout import play_on, play_out
from koruna.look import without_kit
from koruna.look.faults import drawn

ROOT = re.compile(r"<svg [^>]*>")
VIEW_BOX = re.compile(r'viewBox="[^"]*"')


@cache
def picture(game_id: str, language: str) -> str:
    """A drawing without its symbols, which the page has."""
    scene = files(f"koruna.games.{game_id}").joinpath("forms", "scene.svg")
    if scene.is_file():
        return scene.read_text("utf-8")
    game = koruna.game(game_id)
    view = middle_of_a_game(game).view(koruna.SPECTATOR)
    return drawn("picture", language, lambda: as_scene(without_kit(game.svg(view, language))))


def middle_of_a_game(game: koruna.Game) -> koruna.State:
    """Always the same moment of the same game, some way before its end."""
    state = game.start(game.seats[0])
    decisions = play_out(state.copy(), Random(7)) * 2 // 3
    play_on(state, Random(7), decisions)
    return state


def as_scene(drawing: str) -> str:
    """A drawing that fills its frame, without inline style, which the CSP of the page forbids."""
    box = VIEW_BOX.search(drawing)
    root = f'<svg class="koruna scene" {box.group() if box else ""} preserveAspectRatio="xMidYMid meet"'
    return ROOT.sub(root + ' aria-hidden="true">', drawing, count=1)
