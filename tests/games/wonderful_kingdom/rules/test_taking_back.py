"""The last pick of a choice turns up face-down picks, and what a player has seen can no longer be undone."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.match import Match


def unknown(match: Match, seat: int) -> int:
    """The cards face down among the picks of a seat."""
    return [card.card for card in match.state.view(seat).players[seat].picks].count(None)


def test_what_was_turned_up_is_not_taken_back_and_what_was_only_picked_is() -> None:
    outcomes: list[bool] = []
    for seed in range(4):
        rng = Random(seed)
        match = Match.new(koruna.game("wonderful_kingdom"), 2, rng=rng)
        while match.state.view(0).step != "plan":
            seat = rng.choice(match.state.waiting())
            text = match.state.write(rng.choice(match.state.moves(seat)), seat)
            line, before = len(match.record.lines), unknown(match, seat)
            match.play_one(text, seat)
            if text.startswith(("pick", "lay")):
                turned_up = unknown(match, seat) < before
                assert match.nothing_new(line, seat) != turned_up
                assert match.nothing_new(line, seat) != turned_up, "also when it is asked again"
                again = Match(match.game, match.record, deal=False)
                assert again.nothing_new(line, seat) != turned_up, "and by the record"
                outcomes.append(turned_up)
            match.deal()
    assert True in outcomes
    assert False in outcomes


def test_what_was_turned_up_stays_seen_after_the_next_move() -> None:
    checked = 0
    for seed in range(4):
        rng = Random(seed)
        match = Match.new(koruna.game("wonderful_kingdom"), 2, rng=rng)
        while match.state.view(0).step != "plan":
            seat = rng.choice(match.state.waiting())
            line, before = len(match.record.lines), unknown(match, seat)
            match.choose(rng.choice(match.state.moves(seat)), seat)
            if unknown(match, seat) < before and seat in match.state.waiting():
                match.choose(match.state.moves(seat)[0], seat)
                assert not match.nothing_new(line, seat)
                checked += {who for who, _ in match.record.lines[line:]} == {seat}
    assert checked
