"""What counts as a game lost at once, and what is only its natural end."""

from __future__ import annotations

from random import Random

import koruna
from koruna.bots import bot
from koruna.engine.match import Match

from .watching import lost_at_once


def played(game_id: str, seed: int, **options: str) -> Match:
    rng = Random(seed)
    game = koruna.game(game_id)
    return Match.new(game, 2, options, rng=rng, thinking=rng)


def test_an_offer_that_makes_the_other_one_sovereign() -> None:
    match = played("suverenita", 1, mode="first_game")
    greedy = bot("greedy", match.game, Random(2))
    offer = "offer P2 pay vassalage 1 gold"
    while True:
        texts = [match.state.write(move, 0) for move in match.state.moves(0)] if 0 in match.state.waiting() else []
        if offer in texts:
            break
        match.let(greedy, match.state.waiting()[0])
    match.play(offer, 0)
    match.play("yes", 1)
    assert match.over()
    assert lost_at_once(match.record.text(), 0, offer)


def test_the_last_domino_of_a_game() -> None:
    match = played("kingdomino", 3)
    greedy = bot("greedy", match.game, Random(4))
    while not match.over():
        match.let(greedy)
    for seat in (0, 1):
        last = next(text for who, text in reversed(match.record.lines) if who == seat)
        assert not lost_at_once(match.record.text(), seat, last)
