"""Taking a card, row by row."""

from __future__ import annotations

import pytest

from koruna.games.eight_minute_empire.rules.cards import IDS
from tests.games.eight_minute_empire.tabletop import acting, deal, happen, legal, play, price_of, ready, refusal, row


def test_taking_a_card_is_a_must() -> None:
    state = ready(2)
    assert refusal(state, "done") == "take-first"
    assert refusal(state, "add 12") == "take-first"
    assert all(text.startswith("take ") for text in legal(state))


def test_taking_pays_first_and_acts_at_once() -> None:
    state = ready(2, "stone-6", "wood-3", "anvil-1")
    play(state, "take 3")
    assert state.empires[0].coins == 13
    assert [IDS[card] for card in state.empires[0].cards] == ["anvil-1"]
    assert state.turn() == 0
    assert state.step() == "act"
    assert refusal(state, "take 1") == "one-card"


def test_taking_an_action_cannot_be_saved() -> None:
    state = acting("anvil-1")
    play(state, "done")
    deal(state)
    play(state, "take 1", "done")
    deal(state)
    assert state.turn() == 0
    assert refusal(state, "add 12") == "take-first"


def test_taking_too_poor_leaves_the_cards_one_can_pay() -> None:
    state = ready(2)
    for coins, places in ((3, 6), (2, 5), (1, 3), (0, 1)):
        state.empires[0].coins = coins
        assert legal(state) == [f"take {place}" for place in range(1, places + 1)]
        for place in range(places + 1, 7):
            assert price_of(place) > coins
            assert refusal(state, f"take {place}") == "cannot-pay"


def test_taking_coins_never_come_back() -> None:
    state = ready(2)
    play(state, "take 6")
    assert [empire.coins for empire in state.empires] == [11, 14]


def test_taking_an_action_may_be_declined_and_the_good_is_kept() -> None:
    state = ready(2, "stone-6", "wood-3")
    play(state, "take 2", "done")
    assert state.empires[0].goods == [0, 0, 1, 0, 0, 0]
    assert state.empires[0].coins == 13
    assert state.empires[0].supply == 11


def test_taking_part_of_an_action_is_enough() -> None:
    state = acting("anvil-1")
    play(state, "add 12", "done")
    assert state.empires[0].armies_in(12) == 4
    deal(state)
    assert state.turn() == 1


def test_taking_the_action_ends_by_itself_when_all_of_it_is_done() -> None:
    state = acting("anvil-1")
    play(state, "add 12", "add 12", "add 12")
    deal(state)
    assert state.turn() == 1


def test_taking_plus_card_either_order() -> None:
    for moves in (["destroy 12 2", "add 12"], ["add 12", "destroy 12 2"]):
        state = acting("carrot-9")
        play(state, *moves)
        assert [empire.armies_in(12) for empire in state.empires] == [4, 2]
        deal(state)
        assert state.turn() == 1


def test_taking_plus_card_either_half_may_be_skipped() -> None:
    for moves, armies in ((["destroy 12 2", "done"], [3, 2]), (["add 12", "done"], [4, 3]), (["done"], [3, 3])):
        state = acting("carrot-9")
        play(state, *moves)
        assert [empire.armies_in(12) for empire in state.empires] == armies
        deal(state)
        assert state.turn() == 1


def test_taking_slash_card_never_mixes() -> None:
    state = acting("anvil-7")
    assert {"add 12", "move 12-9"} <= set(legal(state))
    play(state, "add 12")
    assert refusal(state, "move 12-9") == "not-on-card"
    assert legal(state) == ["add 12", "done"]
    state = acting("anvil-7")
    play(state, "move 12-9")
    assert refusal(state, "add 12") == "not-on-card"
    play(state, "move 9-8", "move 12-9", "move 12-13")
    deal(state)
    assert state.turn() == 1


@pytest.mark.parametrize(
    ("card", "chosen", "left"),
    [
        ("anvil-7", "add 12", ["add 12", "done"]),
        ("carrot-10", "add 12", ["add 12", "done"]),
        ("stone-6-city", "add 12", ["add 12", "done"]),
        ("stone-6-city", "city 12", []),
        ("wood-2", "destroy 12 2", []),
        ("wood-2", "city 12", []),
    ],
)
def test_taking_slash_card_leaves_only_what_was_begun(card: str, chosen: str, left: list[str]) -> None:
    """Where nothing is left of it, the turn is over."""
    state = acting(card, seats=5, stone6_city=True)
    play(state, chosen)
    assert legal(state) == left
    assert (state.step() == "act") == bool(left)


def test_taking_a_copy_goes_on_in_the_middle_of_an_action() -> None:
    """Afterwards the row closes up where the card was taken."""
    for moves in ([], ["add 12"], ["move 12-9", "move 9-8"]):
        state = ready(2, "stone-6", "anvil-7", "wood-3")
        play(state, "take 2", *moves)
        twin = state.copy()
        for one in (state, twin):
            while one.step() == "act":
                moving = [text for text in legal(one) if text.startswith("move")]
                play(one, moving[0] if moving else legal(one)[0])
        assert [empire.regions() for empire in twin.empires] == [empire.regions() for empire in state.empires]
        assert twin.empires[0].on_map() == state.empires[0].on_map() == (6 if moves == ["add 12"] else 3)
        assert row(twin) == row(state)
        assert row(twin)[:2] == ["stone-6", "wood-3"]


def test_taking_refill_slides_left_after_the_action() -> None:
    state = ready(2, "stone-6", "wood-3", "anvil-1", "carrot-7", "ruby-1", "ruby-2")
    play(state, "take 3")
    offers = [(offer.place, offer.card.id) for offer in state.view().row]
    assert offers == [(1, "stone-6"), (2, "wood-3"), (4, "carrot-7"), (5, "ruby-1"), (6, "ruby-2")]
    play(state, "done")
    happen(state, "wild-1")
    assert row(state) == ["stone-6", "wood-3", "carrot-7", "ruby-1", "ruby-2", "wild-1"]
    assert [offer.price for offer in state.view().row] == [0, 1, 1, 2, 2, 3]
    assert state.turn() == 1
