"""Moves with warnings in the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.terminal.move_list import MoveList
from koruna.terminal.players import Player
from koruna.terminal.record_file import RecordFile
from koruna.terminal.run import run
from koruna.terminal.table import TerminalTable
from koruna.terminal.turn import Turn

# Two people at the beginning of the first spring.
RECORD = """koruna 1
game suverenita 1
seats 2
0 Eva
1 Petr
---
* first P1
0 village i00
1 village i01
1 village i02
0 village i03
0 village i04
1 village i05
1 done
0 done
0 auto
1 auto
"""
OFFERS = "ask 4"
WARNING = "If Petr signs this, Petr is sovereign and wins at once: you lose the game."


def test_numbers_of_moves_stand_before_what_they_warn_of() -> None:
    texts = ["a", "b", "c", "d", "e"]
    moves = MoveList(texts, texts, {"a": "Not good.", "b": "Not good.", "c": "Not good.", "e": "Bad."})
    assert moves.warned() == ["! 1\N{EN DASH}3: Not good.", "! 5: Bad."]


@pytest.mark.parametrize(("answer", "lost"), [("n", False), ("", False), ("y", True), ("yes", True)])
def test_a_move_that_may_lose_the_game_is_asked_about_once(
    answer: str, lost: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = spring(tmp_path, ["offer P2 pay tribute 2 gold", answer, "done"], monkeypatch, capsys)
    assert WARNING in out
    assert "Do it all the same? (y/n)" in out
    assert ("Nothing was done" in out) != lost
    assert ("Eva offers Petr a treaty" in out) == lost


def test_a_move_written_in_another_way_is_asked_about_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(koruna.game("kingdomino"), 2, rng=Random(1))
    file = RecordFile(str(tmp_path / "game"), requested=True)
    table = TerminalTable(match, [Player("Eva", ""), Player("Petr", "")], "en", file)
    turn = Turn(table, match.state.turn())
    claim = turn.moves.texts[0]
    turn.moves.warnings[claim] = "Not good."
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\ny\n"))
    turn.answer(claim.replace(" ", " 0"))
    assert not turn.done
    turn.answer(claim.replace(" ", " 0"))
    assert turn.done
    assert (turn.seat, claim) in match.record.lines


def spring(folder: Path, typed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of the first spring with this input at the first offers, which are an optional question."""
    record = folder / "spring.koruna"
    record.write_text(RECORD, "utf-8")
    monkeypatch.setattr(
        sys, "stdin", io.StringIO("\n".join(["", OFFERS, "done", "", "done", "", *typed, "", ""]) + "\n")
    )
    assert run(["play", "--load", str(record), "--save", str(folder / "on.koruna"), "--lang", "en"]) == 0
    return capsys.readouterr().out
