"""Every game can be played in every form: at the table of a server, in the terminal, and many at once.

The forms themselves have tests of their own, and are never compiled; here they are tested together with the engine,
compiled and interpreted.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from koruna.engine.game import Game
from koruna.lab import run_games
from koruna.table.log_lines import line_of_move
from koruna.table.store.store import Head, Store
from koruna.terminal.run import run
from tests.laws.tables import CHOSEN, every_game
from tests.laws.twins import random_game
from tests.table.servers import the_app

MOVES = 24
PAGES = ("", "/now", "/replay/5", "/moments?move=5")


@every_game
def test_moves_at_the_table(game: Game, tmp_path: Path) -> None:
    people = [{"kind": "person", "name": f"Player{seat}"} for seat in range(game.seats[0])]
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db")) as client:
        made = client.post("/api/tables", json={"game": game.id, "seats": people}).json()
        path = f"/api/tables/{made['table']}"
        for _ in range(MOVES):
            now: dict[str, Any] = client.get(path).json()
            if now["over"]:
                break
            key = {"Authorization": f"Bearer {made['seats'][now['waiting'][-1]]['key']}"}
            seen = client.get(path, headers=key).json()
            move = {"seq": seen["seq"], "move": seen["moves"][len(seen["moves"]) // 2]["text"]}
            assert client.post(f"{path}/moves", json=move, headers=key).status_code == 200
        for page in PAGES:
            assert client.get(f"/t/{made['table']}{page}").status_code == 200


@every_game
def test_the_end_at_the_table(game: Game, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    table = next(table for table in CHOSEN if table.game is game)
    store = Store(database)
    lines = [line_of_move(*line) for line in random_game(table, table.rng("forms"))]
    store.create(Head("over", game.id, game.version, table.options, table.seats), lines, listed=True)
    store.close()
    with TestClient(the_app(database)) as client:
        final = client.get("/api/tables/over").json()
        assert final["over"]
        assert 1 in final["ranks"]
        for page in PAGES:
            assert client.get(f"/t/over{page}").status_code == 200


@every_game
def test_in_the_terminal(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\ny\n" * game.longest))
    seats = ",".join(["Eva", *["bot:random"] * (game.seats[0] - 1)])
    saved = tmp_path / "game.koruna"
    assert run(["play", game.id, "--seats", seats, "--seed", "1", "--save", str(saved), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "\n1. " in out or "\nYou " in out  # a solo game has no places
    assert f"koruna replay {saved}" in out


@every_game
def test_many_at_once(game: Game) -> None:
    played = list(run_games(game, ["random"] * game.seats[0], 3, workers=1))
    assert [result.number for result in played] == [0, 1, 2]
    assert all(1 in result.places for result in played)
