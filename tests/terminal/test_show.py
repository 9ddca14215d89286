"""Showing a position."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from koruna.terminal.files import read_match
from tests.terminal.conftest import Result

Call = Callable[..., Result]
POSITION = "kingdomino 1 2 | agenda over king king claim:1 | hand 1 1 | row 3:0 11 24 41"


def test_the_table_and_the_moves(call: Call) -> None:
    code, out, err = call("show", POSITION)
    assert (code, err) == (0, "")
    assert "Player 2 decides now, and can play:\n  claim 11   claim 24   claim 41" in out
    assert "Hráč 2 je na tahu" in call("show", POSITION, "--lang", "cs")[1]


def test_what_chance_can_bring_and_the_end(call: Call) -> None:
    assert "Chance decides now. It can bring:\n  1 " in call("show", "kingdomino 1 2")[1]
    assert "The game is over." in call("show", "kingdomino 1 2 | agenda over | hand 0 0 | queue 3:0 | placed 1")[1]


def test_a_series_is_told_above_its_game(call: Call) -> None:
    out = call("show", "kingdomino 1 2 dynasty | results 34,28 40,31")[1]
    assert out.startswith("Game 3 of 3. Points so far: Player 1 (74), Player 2 (59)\n")


def test_a_seat_sees_only_what_it_may(call: Call) -> None:
    bids = "eight_minute_empire 1 2 | agenda over bid | row wood-2 stone-1 wood-3 anvil-1 ruby-2 carrot-1 | bids 3 -1"
    assert call("show", bids)[0] == 0
    assert call("show", bids, "--seat", "0")[1] != call("show", bids, "--seat", "1")[1]
    code, _, err = call("show", bids, "--seat", "2")
    assert code == 2
    assert "There is no seat 2" in err


def test_as_a_drawing(call: Call, tmp_path: Path) -> None:
    assert call("show", POSITION, "--svg", str(tmp_path / "table.svg"))[0] == 0
    assert ET.parse(tmp_path / "table.svg").getroot().tag.endswith("svg")


def test_the_position_of_a_record(call: Call, record: Path) -> None:
    out = call("replay", str(record), "--position")[1]
    assert out.strip() == read_match(str(record)).state.position()
    assert "The game is over." in call("show", out.strip())[1]


def test_what_is_no_position(call: Call) -> None:
    for text, why in [("", "Say which position"), ("chess 1 2", "chess"), (POSITION + " | row 3", "twice")]:
        code, out, err = call("show", text)
        assert (code, out) == (2, "")
        assert why in err


def test_a_wrong_number_of_players_or_version_is_called_by_its_name(call: Call) -> None:
    for text, why in [
        ("kingdomino 1 0", "The number of players of “kingdomino” cannot be 0."),
        ("kingdomino 1 0 as 0", "The number of players of “kingdomino” cannot be 0."),
        ("kingdomino 1 100", "The number of players of “kingdomino” cannot be 100."),
        ("kingdomino 0 2", "This is a position of “kingdomino 0”, but this is “kingdomino 1”"),
        ("kingdomino 1 99999", "A position begins with the game, its version, the number of players"),
    ]:
        assert why in " ".join(call("show", text)[2].split())


def test_a_position_that_breaks_the_rules_is_refused_in_the_readers_language(call: Call) -> None:
    code, out, err = call("show", "kingdomino 1 2 | hand 1 1", "--lang", "cs")
    assert (code, out) == (2, "")
    assert "její položka „hand“ odporuje pravidlům" in " ".join(err.split())
    assert "Podrobnosti jsou jen anglicky: a king is to be drawn, but not in the hand;" in " ".join(err.split())
