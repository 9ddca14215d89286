"""Custom content is a value: a game's own data, handed over as content, makes the same game beside its own."""

from __future__ import annotations

import copy
import pickle
from importlib.resources import as_file, files

from koruna.engine.game import Game
from koruna.engine.option import OPTION
from koruna.engine.state import OVER
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, every_game, step

MOVES = 200


@every_game
def test_a_games_own_data_as_content_makes_the_same_game(game: Game) -> None:
    assert bool(game.content_files) == any(option.id == OPTION for option in game.options)
    if not game.content_files:
        return
    with as_file(files(f"koruna.games.{game.id}").joinpath("data")) as folder:
        content = game.content(folder)
    table = next(table for table in CHOSEN if table.game is game)
    options = {id: value for id, value in table.options.items() if id != OPTION}
    own, other = game.start(table.seats, options), game.start(table.seats, options, content)
    rngs = table.rng("content"), table.rng("content")
    for _ in range(MOVES):
        if own.turn() == OVER:
            break
        step(own, rngs[0])
        step(other, rngs[1])
        assert (own.turn(), own.scores(), own.waiting()) == (other.turn(), other.scores(), other.waiting())
        assert [own.moves(seat) for seat in own.waiting()] == [other.moves(seat) for seat in other.waiting()]
    assert f" content={content}" in other.position()
    for again in (game.at(other.position(), content=content), copy.deepcopy(other), pickle.loads(pickle.dumps(other))):
        assert again == other
        assert fingerprint(again) == fingerprint(other)
