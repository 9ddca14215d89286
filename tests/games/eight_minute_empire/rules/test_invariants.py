"""Positions whose agenda does not fit the table."""

from __future__ import annotations

from random import Random

import pytest

import koruna

ROW = "row wood-2 stone-1 wood-3 anvil-1 ruby-2 carrot-1"
BIDS = "bids 1 0 | starter 0"
TAKEN = "gap 1 | empire 0 cards stone-1"
GAME = koruna.game("eight_minute_empire")


def at(items: str) -> koruna.State:
    return GAME.at(f"{GAME.id} {GAME.version} 2 | {items}")


def test_a_turn_that_begins_is_a_position() -> None:
    assert at(f"agenda over take:1 | {BIDS} | {ROW}").turn() == 1


def test_a_card_just_taken_is_a_position() -> None:
    assert at(f"agenda over act | {BIDS} | {ROW} | {TAKEN} | action card 5, add 3").turn() == 0


@pytest.mark.parametrize(
    ("items", "why"),
    [
        (f"agenda over take deal | {BIDS} | {ROW}", "too long or too short"),
        (f"agenda over take | {BIDS} | {ROW.removesuffix(' carrot-1')}", "too long or too short"),
        (f"agenda over bid | {BIDS} | {ROW}", "a bid is missing, or made"),
        (f"agenda over take | {ROW}", "a bid is missing, or made"),
        (f"agenda over act | {BIDS} | {ROW}", "an action without its card"),
        (f"agenda over take | {BIDS} | {ROW} | gap 1 | action card 0", "an action without its card"),
        (f"agenda over act | {BIDS} | {ROW} | {TAKEN} | action card 31", "not that of the card just taken"),
        (f"agenda over act:1 | {BIDS} | {ROW} | {TAKEN} | action card 5", "not that of the card just taken"),
        (f"agenda over act | {BIDS} | {ROW} | {TAKEN} | action card 5, add 9", "allows more than its card"),
        (f"agenda over act | {BIDS} | {ROW} | {TAKEN} | action card 5, add 0", "nothing of the action is left"),
        (f"agenda over bid | {ROW} | bids 99 -1", "higher than the coins"),
        (f"agenda over lot | {ROW} | bids 4 4 | empire 0 coins 3", "higher than the coins"),
        (f"agenda over bid token | {ROW}", "more tokens than triangles"),
        (f"agenda over bid neutral*11 | {ROW}", "a neutral army is to be placed"),
        (f"agenda over take take:1 | {BIDS} | {ROW}", "take take:1"),
        (f"agenda over act bid | {ROW}", "act bid"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        at(items)


@pytest.mark.parametrize(
    "text",
    [
        f"2 as 0 | agenda over bid | {ROW} | bids ? -1",  # one's own bid
        f"2 as 0 | agenda over take | {ROW} | starter 0 | bids ? 3",  # all bids are open by now
        f"2 | agenda over take | {ROW} | starter 0 | bids ? 3",
        f"2 as 2 | agenda over bid | {ROW} | bids ? -1",
        f"3 as 0 | agenda over bid | {ROW} | bids ?*2 -1",
    ],
)
def test_a_position_hides_only_what_its_viewer_does_not_know(text: str) -> None:
    with pytest.raises(koruna.BadPosition):
        GAME.at(f"{GAME.id} {GAME.version} {text}")
    assert GAME.at(f"{GAME.id} {GAME.version} 2 as 1 | agenda over bid | {ROW} | bids ? -1").waiting() == [1]


def test_whoever_has_all_cards_takes_no_more() -> None:
    """As a position can have them; in a game everybody has taken as many."""
    rng = Random(1)
    cards = "wood-4 wood-5 stone-2 stone-3 anvil-2 anvil-3 anvil-4 ruby-1 carrot-2"
    state = at(f"agenda over take:1 | {BIDS} | {ROW} | empire 0 cards {cards}")
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else state.moves()[0])
        assert not GAME.broken_invariants(state)
