"""Starting or resuming a game in the terminal."""

from __future__ import annotations

from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.engine.match import Match
from koruna.terminal.arguments import find_game, read_options, seed_number
from koruna.terminal.files import is_ours, read_match
from koruna.terminal.kept_seed import keep_seed, kept_seed
from koruna.terminal.play import play
from koruna.terminal.players import read_labels, sit_down
from koruna.terminal.record_file import RecordFile
from koruna.terminal.table import TerminalTable


def new_game(
    game_name: str, seats: str, option: list[str], seed: str, save: str, contents: list[Content], language: str
) -> int:
    game = find_game(game_name)
    options = read_options(game, option, contents)
    if not seats and not option:
        options = game.at_once | options  # without any arguments, assume a newcomer
    labels = read_labels(seats, game)
    game.check(len(labels), options)
    chosen_seed = seed_or_random(seed)
    players = sit_down(labels, game, language)
    match = Match.new(game, len(labels), options, labels, seed=chosen_seed)
    keep_seed(match, players)
    return play(TerminalTable(match, players, language, RecordFile(save, bool(save))))


def continue_game(
    load: str,
    game_name: str,
    seats: str,
    option: list[str],
    seed: str,
    save: str,
    contents: list[Content],
    language: str,
) -> int:
    if seats or option:
        raise Trouble("terminal-load-alone", {})
    match = read_match(load, contents)
    if game_name and find_game(game_name) is not match.game:
        raise Trouble("terminal-other-game", {"file": load, "found": match.game.id, "game": game_name[:60]})
    players = sit_down(match.record.names, match.game, language)
    match.seed = ("" if seed else kept_seed(match, players)) or seed_or_random(seed)
    keep_seed(match, players)
    match.deal()  # a record may end before a chance outcome
    # A game from our data folder is saved in place; any other file is not overwritten.
    path = save or (load if is_ours(load) else "")
    return play(TerminalTable(match, players, language, RecordFile(path, bool(save), load)))


def seed_or_random(typed: str) -> str:
    """The given seed, or a random one."""
    from random import SystemRandom

    number = seed_number(typed)
    return str(SystemRandom().getrandbits(48) if number is None else number)
