"""Every move has exactly one text, and that text is read back as the same move."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.errors import NotAMove
from koruna.engine.state import CHANCE, OVER
from koruna.games.suverenita.rules.notation import pack_load, unpack_load
from koruna.games.suverenita.rules.numbers import CAVALRY, ELITE, LIGHT, item
from tests.games.suverenita.positions import set_up
from tests.games.suverenita.rules.test_opening import start

MOVES = 600


@pytest.mark.parametrize("mode", ["first_game", "basic", "advanced"])
def test_texts_read_back(mode: str) -> None:
    rng = Random(mode)
    state = start(4, mode=mode)
    for _ in range(MOVES):
        if state.turn() == OVER:
            break
        moves = [outcome for outcome, _ in state.odds()] if state.turn() == CHANCE else state.moves()
        texts = [state.write(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [state.read(text) for text in texts] == moves
        state.play(rng.choice(moves))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mv",
        "mv a1",
        "mv a1>a2",
        "mv a1>a2 LI",
        "mv a1>a2 LI*",
        "mv a1>a2 LI*02",
        "mv a1>a2 LI*99",
        "mv a1>a2 XX*1",
        "mv a1>a2 LI.standard*1",
        "mv a1>a2 LI@open*1",
        "mv a1>zz LI*1",
        "mv  a1>a2 LI*1",
        "mv a1>a2 LI*1 ",
        "MV a1>a2 LI*1",
        "offer P9 pay tribute 2 gold",
        "roll 3",
        "roll -1-2",
        "roll ²-1",
        "done now",
    ],
)
def test_other_texts_mean_no_move(text: str) -> None:
    state = set_up()
    with pytest.raises(NotAMove):
        state.read(text)


def test_a_load_has_one_order() -> None:
    light, riders = int(item(LIGHT)), int(item(CAVALRY, ELITE))
    assert pack_load([riders, light]) == pack_load([light, riders])
    assert unpack_load(pack_load([riders, light])) == sorted([light, riders])
    assert unpack_load(pack_load([])) == []
