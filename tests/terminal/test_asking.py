"""Automatic moves and optional questions in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import koruna
from koruna.bots import bot
from koruna.engine.match import Match
from koruna.terminal.files import read_match
from koruna.terminal.play import decide
from koruna.terminal.players import Player
from koruna.terminal.record_file import RecordFile
from koruna.terminal.table import TerminalTable
from koruna.terminal.turn import Turn
from tests.terminal.conftest import Result
from tests.terminal.test_play import kept

Call = Callable[..., Result]
REALM = ("play", "suverenita", "--seats", "Eva,random", "--seed", "3", "--option", "mode=basic")
# Through the opening and into the first season: the first move, the proposal, or the end of a step.
TURNS = 14


def moves_of(home: Path) -> list[str]:
    return [text for seat, text in read_match(str(kept(home))).record.lines if seat == 0]


def test_herds_and_offers_are_not_asked_about_unless_one_wants_it(call: Call, home: Path) -> None:
    _, out, _ = call(*REALM, typed="1\n" * 9 + "done\n" * TURNS)
    assert "done" in moves_of(home)
    assert "You may offer a treaty" not in out
    for file in (home / "koruna").glob("*"):
        file.unlink()
    _, out, _ = call(*REALM, typed="ask 4\n" + "1\n" * 9 + "done\n" * TURNS)
    assert "4 Offers of treaties: asked." in out
    assert "1 Herds and goods: not asked." in out
    assert "You may offer a treaty" in out


def test_a_stop_that_does_not_exist_is_refused(call: Call) -> None:
    _, out, _ = call(*REALM, typed="ask 40\nask ²\nask -1\n" + "ask " + "9" * 5000 + "\n")
    assert "There is no 40 in that list" in out
    assert "There is no ² in that list" in out
    assert "There is no -1 in that list" in out
    assert f"There is no {'9' * 20} in that list" in out


def test_undo_goes_back_to_what_was_asked(home: Path) -> None:
    """In a solo game a step of production ends automatically, and the last placement can still be undone."""
    game = koruna.game("wonderful_kingdom")
    match = Match.new(game, 1, {"module": "basic"}, rng=Random(1))
    greedy = bot("greedy", game, Random(1))
    table = TerminalTable(match, [Player("Eva", "")], "en", RecordFile(str(home / "game"), requested=True))
    for _ in range(200):
        line = len(match.record.lines)
        found = table.next_unasked()
        if found is not None and match.state.view(0).step == "produce":
            break
        match.let(greedy)
    assert found == (0, "done")
    decide(table, *found)
    assert table.unasked == {line}
    Turn(table, 0).undo("")
    assert len(match.record.lines) == line - 1
    assert table.unasked == set()
    assert table.next_unasked() is None


def test_a_game_that_asks_about_everything_knows_no_such_words(call: Call) -> None:
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "1", typed="help\nrest\n")
    assert "nothing more this season" not in out
    _, out, _ = call(*REALM, typed="help\n")
    assert "ask NUMBER" in out
