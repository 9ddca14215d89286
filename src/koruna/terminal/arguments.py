"""Parsing the values of command line arguments."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

import koruna
from koruna.bots import allow_named
from koruna.bots.own import PROGRAM
from koruna.engine.content import Content, with_content
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.library import all_games, contents_in, game_ids
from koruna.engine.option import OPTION, Options, Value

YES = ("on", "yes", "true", "1")
LONGEST_SEED = 100  # digits; it becomes part of file names
NO = ("off", "no", "false", "0")


def find_game(name: str) -> Game:
    """A game by its id; hyphens and capitals do not matter."""
    known = game_ids()
    if not name:
        raise Trouble("terminal-which-game", {"known": ", ".join(known)})
    id = name.lower().replace("-", "_").replace(" ", "_")
    close = get_close_matches(id, known, 1)
    if id not in known and close:
        facts: dict[str, int | str] = {"game": name[:60], "close": close[0], "known": ", ".join(known)}
        raise Trouble("terminal-unknown-game-close", facts)
    return koruna.game(id if id in known else name)


def read_options(game: Game, typed: list[str], contents: Iterable[Content] = ()) -> Options:
    """Parse `harmony`, `harmony=off` or `board=B`. Whether they are compatible is checked by the game.

    The first content for this game is played with, unless an option names another.
    """
    switches = {option.id for option in game.options if not (option.choices or option.order or option.most)}
    options: Options = {}
    for text in typed:
        name, equals, word = text.partition("=")
        id = name.strip().lower().replace("-", "_")
        value: Value = word if equals else True
        if id in switches and word.lower() in (*YES, *NO):
            value = word.lower() in YES
        options[id] = value
    own = [content for content in contents if content.game == game.id]
    if own:
        options.setdefault(OPTION, own[0])
    return with_content(options, own)


def read_contents(folders: list[str] | None) -> list[Content]:
    """What the folders have for any of the games."""
    found: list[Content] = []
    for folder in folders or []:
        if not Path(folder).is_dir():
            raise Trouble("terminal-no-folder", {"folder": folder})
        here = contents_in(folder)
        if not here:
            known = [f"{game.id}: {', '.join(game.content_files)}" for game in all_games() if game.content_files]
            raise Trouble("terminal-nothing-in-folder", {"folder": folder, "known": "; ".join(known)})
        found += here
    return found


def read_bots(game: Game, typed: str) -> list[str]:
    """The bots of a simulation, one for each seat, with or without `bot:` in front."""
    if not typed:
        return ["greedy"] * game.seats[0]
    parts = [part.strip().removeprefix("bot:") for part in typed.split(",")]
    return allow_named([part if part.startswith(PROGRAM) else part.lower() for part in parts])


def whole_number(typed: str, option: str, least: int, digits_at_most: int = 18) -> int:
    text = typed.strip()
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > digits_at_most or int(text) < least:
        raise Trouble("terminal-not-a-number", {"text": typed[:60], "option": option, "least": least})
    return int(text)


def seed_number(typed: str) -> int | None:
    """The seed, or None for a random one."""
    return whole_number(typed, "--seed", -(10**LONGEST_SEED), LONGEST_SEED) if typed else None
