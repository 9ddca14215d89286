"""Positions in the players' words: what follows from the cards is counted, what is hidden is not told."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from tests.games.wonderful_kingdom.tabletop import GAME, at


def test_a_scoring_case_is_one_line() -> None:
    state = at("round 4 | realm 0 completed seafarers hell_gate, calamities 2 | realm 1 extra 3")
    assert state.scores() == [3 - 2 * 4, 3]
    assert state.realms[0].volume(3) == 2


def test_automatic_steps_are_done_at_once() -> None:
    state = at("agenda over end_round begin_step:0:2 | round 1 | realm 0 completed tax_collectors")
    assert state.step_name() == "produce"
    assert [realm.in_hand for realm in state.realms] == state.volumes


def test_a_site_is_written_with_the_pieces_on_it() -> None:
    state = at("round 4 | realm 0 sites seafarers:population1+frozen barracks")
    assert "sites seafarers:population1+frozen barracks" in state.position()
    assert state.realms[0].giants == 1


def test_hands_and_cards_laid_face_down_are_hidden() -> None:
    hands = "realm 0 hand mill | realm 1 hand calamity"
    state = at(f"agenda over end_round end_choice pick:1 | round 1 | area1 0:mill 1:quarry | {hands}")
    seen = state.position(0)
    assert "area1 0:mill 1:?" in seen
    assert "realm 0 hand mill" in seen
    assert "realm 1 hand ?" in seen
    assert "lurking 1:1" in seen
    both = state.position(koruna.SPECTATOR)
    assert "area1 0:? 1:?" in both
    dealt = [koruna.game("wonderful_kingdom").at(seen, Random(seed)) for seed in range(20)]
    assert len({other.position() for other in dealt}) > 1
    assert {other.position(0) for other in dealt} == {seen}


def test_decisions_in_a_simultaneous_phase_are_hidden() -> None:
    state = at("agenda over end_round plan | round 1 | realm 0 picks mill | realm 1 picks quarry")
    before = state.position(0)
    state.play(state.read("exchange quarry", 1), 1)
    assert state.position(0) == before
    assert "shown 1 ?" in before
    assert "shown 1 picks quarry" in state.position(1)


@pytest.mark.parametrize(
    "items",
    [
        "realm 0 sites nonsense",
        "realm 0 sites mill:gold9",
        "realm 0 sites mill:nonsense",
        "realm 0 sites calamity",
        "realm 0 sites mill*9",
        "realm 0 completed hell_gate hell_gate hell_gate",
        "realm 0 calamities 3",
        "realm 0 duchy nonsense",
        "realm 0 laboratory nonsense:1",
        "realm 0 used nonsense",
        "realm 2 soldiers 1",
        "area1 #",
        "agenda over end_round pick:1 | area1 0:mill",
        "area1 2:mill",
        "agenda over end_round end_choice offer:1 | round 1 | realm 1 hand mill",
        "round 1 | starter -1",
        "buried 0:mill",
        "buried 0:9:mill",
        "gone calamity",
        "gone hell_gate*9",
        "lurking 0:4",
        "shown 0 soldiers 1",
        "top mill mill",
        "agenda over :1",
        "agenda over combat | closed 0 2",
    ],
)
def test_what_cannot_be_is_refused(items: str) -> None:
    with pytest.raises(koruna.Trouble):
        at(items)


@pytest.mark.parametrize(
    ("items", "why"),
    [
        ("agenda over end_round pick plan | round 1", "a choice has no end"),
        ("agenda over end_round end_choice plan | round 1", "a choice goes on after its end, or something else before"),
        ("agenda over end_round pick end_choice pick:1 | round 1", "a choice goes on after its end"),
        ("agenda over end_round end_choice choose:0:1 | round 1", "chooses without"),
        ("agenda over end_round plan produce | round 1", "plan produce"),
        ("agenda over end_round begin_step:0:4 | round 1", "4"),
        ("agenda over end_round produce:1:9 | round 1", "9"),
        ("agenda over plan | round 1", "over plan"),
        (
            "agenda over end_round end_choice pick | round 0 | realm 0 hand | realm 1 hand",
            "a choice before the first round",
        ),
        ("agenda over begin_round draw_duchy | round 0 | starter -1 | realm 0 hand | realm 1 hand", "nobody starts"),
        ("agenda over end_round end_choice deal*33 | round 1", "80 cards in the deck, and 81 are to be dealt"),
        ("agenda over begin_round draw_duchy | realm 0 duchy valados", "duchies are drawn twice"),
        ("agenda over begin_round draw_duchy | round 4 | realm 0 duchy - | realm 1 duchy -", "a round begins after"),
        ("agenda over end_round plan | round 1 | closed 0 1", "somebody should decide in it and can do nothing"),
        ("agenda over end_round end_choice pick show_hazard:0:3 | round 1", "another number of players"),
        ("agenda over end_round end_choice pick draw_top | round 1", "another number of players"),
        ("agenda over end_round end_choice choose:0:1 look | round 1", "which there is only alone"),
        ("agenda over end_round plan | round 2 | realm 0 picks calamity", "stays among the picked cards"),
        ("agenda over begin_round begin_keeping draw_advisor*2 draw_advisor:1*2", "0 advisors in the deck"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        at(items)


def alone(items: str) -> str:
    return at(f"round 1 | hazards 16 | pick_number 0 | {items}", seats=1).position()


@pytest.mark.parametrize(
    ("items", "why"),
    [
        ("agenda over end_round end_choice pick", "the top card of the deck is missing"),
        ("agenda over end_round end_choice pick draw_top show_hazard:0:1", "draw_top show_hazard"),
        ("agenda over end_round end_choice pick remove:0:2 | top mill", "a search removes cards and does not go on"),
        ("agenda over end_round end_choice take remove:0:3 | top mill", "a search removes cards and does not go on"),
        ("agenda over end_round end_choice pick show_hazard:0:1 | top mill", "where none lies face down"),
        ("agenda over end_round end_choice take:0:1 remove:0:3 show_hazard | top mill | area1 #", "that are not there"),
        ("agenda over end_round end_choice pick refill*40 draw_top", "are to come"),
        ("agenda over end_round end_choice pick offer | top mill", "another number of players"),
    ],
)
def test_alone_the_agenda_must_fit_the_decks(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        alone(items)


GONE = (
    "gone farmstead*5 barracks*3 mill*4 guild_house*3 harbour*2 quarry*2 market_hall*2 seafarers*3 expedition*2"
    " allied_armies*2 scholars*2 tax_collectors*2 royal_cavalry"
)


@pytest.mark.parametrize(
    ("items", "why"), [("hazards 11", "hazards are missing"), (GONE, "47 cards are not enough for 4 rounds")]
)
def test_alone_the_decks_last_before_the_first_round(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        koruna.game("wonderful_kingdom").at(f"wonderful_kingdom 1 1 | {items}")


def test_alone_there_are_not_fewer_cards_than_none() -> None:
    search = "agenda over end_round end_choice take remove:0:2 | pick_number 3 | top mill | area1 scholars quarry"
    assert at(f"{search} | round 4", seats=1).turn() == 0
    with pytest.raises(koruna.BadPosition, match="cards in the deck, and"):
        at(f"{search} | round 4 | hazards 99", seats=1)


def test_alone_there_are_four_picks_a_round() -> None:
    with pytest.raises(koruna.BadPosition, match="1 picks made, and 4 to come"):
        at("agenda over end_round end_choice pick*4 | round 1 | top mill | pick_number 1", seats=1)


def test_alone_picks_may_be_left_out_of_a_position() -> None:
    """The hazard deck of the next round has as many cards as if they had been made."""
    state = at("agenda over end_round end_choice pick | round 1 | top mill", seats=1)
    rng = Random(1)
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else state.moves()[-1])
        assert not GAME.broken_invariants(state)
        assert GAME.at(state.position()) == state


def test_alone_the_hazard_deck_has_no_more_calamities_than_cards() -> None:
    with pytest.raises(koruna.BadPosition, match="more calamities and threats in the hazard deck than cards"):
        at("agenda over end_round plan | round 4 | pick_number 4 | top mill | hazards 3", seats=1)


def test_what_is_hidden_where_all_is_seen_is_refused() -> None:
    """The viewer's own hand, in a position that also says what others see of it."""
    items = "agenda over end_round plan | round 1 | realm 1 hand ?*6 | shown 0 ? | shown 1 picks mill"
    with pytest.raises(koruna.BadPosition):
        GAME.at(f"{GAME.id} {GAME.version} 2 first_player=fixed duchy=first as 1 | {items}")
