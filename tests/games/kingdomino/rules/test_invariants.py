"""Positions whose agenda does not fit the table."""

from __future__ import annotations

import pytest

import koruna

QUEUE = "round 1 | hand 0 0 | queue 5:0 17:1 20:0 30:1"
ROW = "row 3 11 24 41"
TURNS = "claim:1 place:1 claim place claim:1 place:1 claim place"
GAME = koruna.game("kingdomino")


def test_a_round_that_begins_is_a_position() -> None:
    state = GAME.at(f"kingdomino 1 2 | agenda over {TURNS} | {QUEUE} | {ROW}")
    assert state.turn() == 0


@pytest.mark.parametrize(
    ("items", "why"),
    [
        (f"agenda over {TURNS}:1 | {QUEUE} | {ROW}", "not those of the queue"),
        (f"agenda over {TURNS} place | {QUEUE} | {ROW}", "not those of the queue"),
        (f"agenda over {TURNS} | {QUEUE} | {ROW} | placed 5", "not those of the queue"),
        (f"agenda over {TURNS} | {QUEUE} | row 3 11 24", "too long or too short"),
        (f"agenda over {TURNS} deal | {QUEUE} | {ROW}", "too long or too short"),
        ("agenda over king | hand 0 0 | row 3:0 11:0 24:1 41", "not in the hand"),
        (f"agenda over claim {TURNS} | {QUEUE} | {ROW}", "more kings are to claim"),
        (f"agenda over {TURNS.removeprefix('claim:1 ')} | {QUEUE} | {ROW}", "a king does not claim"),
        (f"agenda over {TURNS.removeprefix('claim:1 ')} deal*4 | {QUEUE}", "a king does not claim"),
        ("agenda over claim:1 | hand 1 0 | row 3:0 11 24:1 41", "a king in the hand is never drawn"),
        (f"agenda over {TURNS} | {QUEUE.replace('round 1', 'round 6')} | {ROW}", "more rows than there should be"),
        (f"agenda over {TURNS} deal claim | {QUEUE} | row 3 11 24", "deal claim"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        GAME.at(f"kingdomino 1 2 | {items}")


def test_there_must_be_dominoes_for_all_rows() -> None:
    gone = "leftovers 12"
    assert GAME.at(f"kingdomino 1 2 | {gone}").turn() == koruna.CHANCE
    with pytest.raises(koruna.BadPosition, match="too few dominoes"):
        GAME.at(f"kingdomino 1 2 mighty_duel | {gone}")


def test_in_snake_order_every_king_claims_from_the_beginning() -> None:
    head = "kingdomino 1 2 snake_order | agenda over"
    assert GAME.at(f"{head} king deal*2 | row 21 24").turn() == koruna.CHANCE
    with pytest.raises(koruna.BadPosition, match="a king does not claim"):
        GAME.at(f"{head} deal*2 | row 21 24")
