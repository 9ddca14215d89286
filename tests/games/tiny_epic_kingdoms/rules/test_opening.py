"""Before the first turn, and what differs with two and five players."""

from __future__ import annotations

from random import Random

import koruna
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import figures, happen, lay, legal, play, refusal, start, stock


def opened(seats: int, starter: int = 1, exploration: bool = False) -> TinyEpicKingdoms:
    """Factions and cards are dealt; the first player has to choose a side. Seat n has card n."""
    state = start(seats, exploration=exploration)
    happen(state, f"starter {starter}")
    order = [(starter - 1 + ahead) % seats for ahead in range(seats)]
    happen(state, *[f"faction {FACTIONS[seat]}" for seat in order])
    happen(state, *[f"card {seat + 1}" for seat in order])
    if seats == 2:
        happen(state, "card 7", "side B")
    return state


def test_S1_factions_first_then_side_split_and_region_in_turn_order() -> None:
    state = opened(3, starter=2)
    for seat in (1, 2, 0):
        assert state.turn() == seat
        assert legal(state) == ["side A", "side B"]
        play(state, "side A")
        assert state.turn() == seat
        assert len(legal(state, "split")) == 28
        play(state, "split 3 food 1 ore 2 mana")
        assert stock(state, seat) == (3, 1, 2)
        play(state, f"start {'abc'[seat]}1")
        assert figures(state, seat) == " ".join([f"{'abc'[seat]}1"] * 2)
        assert state.realms[seat].supply == 5
    assert state.step_name() == "select"
    assert state.turn() == 1


def test_S1_factions_may_be_chosen() -> None:
    state = start(3, draft=True)
    happen(state, "starter 3")
    assert state.turn() == 2
    assert len(legal(state, "faction")) == 13
    play(state, "faction orcs")
    assert refusal(state, "faction orcs") == "faction-taken"
    play(state, "faction elves", "faction humans")
    assert [FACTIONS[realm.faction] for realm in state.realms] == ["elves", "humans", "orcs"]


def test_S1_no_faction_and_no_card_is_dealt_twice() -> None:
    state = start(5)
    rng = Random(3)
    while state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    assert len({realm.faction for realm in state.realms}) == 5
    assert len(set(state.cards)) == 5


def test_S2_figures_may_start_in_ruins_and_lie_there_then() -> None:
    state = opened(3)
    lay(state, ["anarchistan"] * 3)
    play(state, "side A", "split 6 food")
    lay(state, ["anarchistan"] * 3)  # its third region is ruins
    play(state, "start a3")
    assert figures(state, 0) == "(a3) (a3)"


def test_S2_a_capital_is_allowed_and_another_home_or_no_land_is_not() -> None:
    state = opened(3)
    play(state, "side A", "split 6 food")
    lay(state, ["pocemburg"] * 3)
    assert "start a3" in legal(state)  # the capital
    assert refusal(state, "start b1") == "start-at-home"
    assert refusal(state, "start a6") == "start-at-home"


def test_S3_anybody_may_be_the_starting_player() -> None:
    assert start(4).odds() == [(seat, 0.25) for seat in range(4)]


def test_S4_the_split_for_beginners_is_one_of_the_splits_of_six() -> None:
    state = opened(3)
    play(state, "side A")
    assert refusal(state, "split 3 food 1 ore 2 mana") is None
    assert refusal(state, "split 3 food 1 ore 1 mana") == "six-resources"
    assert refusal(state, "split 3 food 1 ore 3 mana") == "six-resources"


def test_L1_a_neutral_figure_stands_in_every_region_of_the_lost_kingdom() -> None:
    state = opened(2)
    assert state.map.sides[2] == 2 * 6 + 1  # card 7, side B
    assert int(state.neutrals).bit_count() == 5
    assert state.neutrals == state.map.whole[12]


def test_L5_halflings_are_not_drawn_for_two_but_may_be_chosen() -> None:
    state = start(2)
    happen(state, "starter 1")
    outcomes = [state.write(outcome) for outcome, _ in state.odds()]
    assert len(outcomes) == 12
    assert "faction halflings" not in outcomes
    drafted = start(2, draft=True)
    happen(drafted, "starter 1")
    assert "faction halflings" in legal(drafted)


def test_F3_five_players_lay_three_tokens_each_at_home() -> None:
    state = opened(5, exploration=True)
    assert sum(state.unseen) == 15
    for seat in range(5):
        play(state, "side B", "split 6 food", f"start {'abcde'[seat]}1")
    assert state.step_name() == "lay"
    assert state.turn() == 0
    assert legal(state) == ["lay a2", "lay a3", "lay a4", "lay a5"]
    assert refusal(state, "lay a1") == "lay-at-home"
    assert refusal(state, "lay b2") == "lay-at-home"
    play(state, "lay a2", "lay a3")
    assert refusal(state, "lay a2") == "lay-at-home"
    play(state, "lay a4", *[f"lay {letter}{number}" for letter in "bcde" for number in (2, 3, 4)])
    assert state.step_name() == "select"
    assert int(state.hidden).bit_count() == 15


def test_X1_a_token_lies_in_every_region_without_starting_figures() -> None:
    state = opened(3, exploration=True)
    for seat in range(3):
        play(state, "side B", "split 6 food", f"start {'abc'[seat]}2")
    assert state.step_name() == "select"
    assert int(state.hidden).bit_count() == 12
    assert not state.hidden >> 1 & 1
    assert state.hidden & ~state.map.land == 0


def test_X1_when_tokens_run_out_chance_leaves_a_region_empty() -> None:
    state = start(4, exploration=True)
    happen(state, "starter 1", *[f"faction {faction}" for faction in FACTIONS[:4]])
    happen(state, "card 7", "card 1", "card 2", "card 3")
    play(state, "side A", "split 6 food", "start a1")  # the side with six regions
    for letter in "bcd":
        play(state, "side B", "split 6 food", f"start {letter}1")
    assert state.turn() == koruna.CHANCE
    assert len(state.odds()) == 17
    happen(state, "empty c3")
    assert int(state.hidden).bit_count() == 16
    assert not state.hidden >> 14 & 1
    assert state.step_name() == "select"


def test_L8_with_two_players_tokens_lie_in_the_lost_kingdom_too() -> None:
    state = opened(2, exploration=True)
    for letter in "ab":
        play(state, "side B", "split 6 food", f"start {letter}1")
    assert int(state.hidden).bit_count() == 4 + 4 + 5
