"""Actions, row by row, and the rules that refuse them."""

from __future__ import annotations

import koruna
from tests.games.eight_minute_empire.tabletop import acting, clear, deal, happen, legal, play, put, refusal


def test_actions_new_armies_go_to_the_start_or_an_own_city_and_may_be_split() -> None:
    state = acting("anvil-1")
    put(state, 0, 5, cities=1)
    assert legal(state) == ["add 12", "add 5", "done"]
    play(state, "add 5", "add 12", "add 5")
    assert [state.empires[0].armies_in(region) for region in (5, 12)] == [2, 4]


def test_actions_new_armies_have_one_way_into_a_start_with_an_own_city() -> None:
    state = acting("anvil-1")
    put(state, 0, 12, cities=2)
    assert legal(state) == ["add 12", "done"]


def test_actions_new_armies_get_no_help_from_a_city_of_another() -> None:
    state = acting("anvil-1")
    put(state, 1, 9, armies=1, cities=1)
    put(state, 0, 9, armies=1)
    assert refusal(state, "add 9") == "no-home"


def test_actions_no_armies_left_places_as_many_as_there_are() -> None:
    state = acting("anvil-1")
    put(state, 0, 9, armies=9)
    play(state, "add 12", "add 12")
    assert state.empires[0].supply == 0
    deal(state)
    assert state.turn() == 1, "nothing more can be added, so the turn is over"


def test_actions_no_supply_is_the_reason_where_something_else_can_be_done() -> None:
    state = acting("anvil-7")
    put(state, 0, 9, armies=11)
    assert refusal(state, "add 12") == "no-supply"
    assert refusal(state, "move 9-8") is None


def test_actions_moving_one_army_several_times_or_several_once() -> None:
    state = acting("wood-7")
    play(state, "move 12-9", "move 9-8", "move 12-13")
    assert state.empires[0].regions() == [8, 12, 13]
    deal(state)
    assert state.turn() == 1


def test_actions_moving_passes_freely_through_others() -> None:
    state = acting("wood-7")
    put(state, 1, 9, armies=5, cities=2)
    play(state, "move 12-9", "move 9-8", "done")
    assert state.empires[0].armies_in(8) == 1
    assert state.empires[1].armies_in(9) == 5


def test_actions_moving_needs_an_own_army_there() -> None:
    state = acting("wood-7")
    put(state, 1, 9, armies=1)
    put(state, 0, 13, cities=1)
    assert refusal(state, "move 9-8") == "no-army-there"
    assert refusal(state, "move 13-16") == "no-army-there", "a city does not move"


def test_actions_moving_only_to_a_neighbour() -> None:
    state = acting("wood-7")
    assert refusal(state, "move 12-8") == "not-adjacent"
    assert refusal(state, "move 12-12") == "not-adjacent"


def test_actions_sea_moves_mix_with_land_moves() -> None:
    state = acting("wood-4")
    play(state, "move 12-9", "move 9-8", "move 8-4", "move 4-1")
    assert state.empires[0].regions() == [1, 12]


def test_actions_over_sea_with_a_land_move_is_refused() -> None:
    state = acting("wood-7")
    put(state, 0, 8, armies=1)
    assert refusal(state, "move 8-4") == "over-land-only"
    assert refusal(state, "move 8-9") is None


def test_actions_sea_line_inside_a_continent_is_still_sea() -> None:
    for card, reason in (("wood-7", "over-land-only"), ("wood-4", None)):
        state = acting(card)
        put(state, 0, 8, armies=1)
        assert state.setup.side.continent[8] == state.setup.side.continent[10]
        assert refusal(state, "move 8-10") == reason


def test_actions_city_where_one_has_an_army_and_a_second_one_is_allowed() -> None:
    state = acting("wood-5")
    put(state, 0, 9, armies=1, cities=1)
    put(state, 1, 9, armies=1, cities=2)
    play(state, "city 9")
    assert [empire.cities_in(9) for empire in state.empires] == [2, 2]
    assert state.empires[0].cities_left == 1


def test_actions_city_without_an_army_there_is_refused() -> None:
    state = acting("wood-5")
    put(state, 0, 9, cities=1)
    assert refusal(state, "city 9") == "city-needs-army"
    assert refusal(state, "city 1") == "city-needs-army"


def test_actions_city_limit_leaves_the_action_without_effect() -> None:
    state = acting("wood-2")
    put(state, 0, 12, cities=3)
    assert refusal(state, "city 12") == "three-cities"
    assert refusal(state, "destroy 12 2") is None


def test_actions_city_card_with_all_cities_built_ends_the_turn() -> None:
    state = acting("ruby-1")
    play(state, "done")
    deal(state)
    play(state, "take 1", "done")
    happen(state, "wood-5")
    put(state, 0, 12, cities=3)
    state.journal = []
    play(state, "take 6")
    assert [event.kind for event in state.journal][-2:] == ["took", "no-use"]
    deal(state)
    assert state.turn() == 1


def test_actions_cities_are_never_destroyed_nor_moved() -> None:
    state = acting("carrot-9")
    put(state, 1, 9, cities=1)
    assert refusal(state, "destroy 9 2") == "nothing-to-destroy"


def test_actions_destroy_any_army_of_any_player_own_too() -> None:
    state = acting("wood-2", seats=3)
    put(state, 2, 25, armies=1)
    destroying = [text for text in legal(state) if text.startswith("destroy")]
    assert destroying == ["destroy 12 1", "destroy 12 2", "destroy 12 3", "destroy 25 3"]
    play(state, "destroy 12 1")
    assert state.empires[0].armies_in(12) == 2


def test_actions_destroyed_army_returns_to_its_owner() -> None:
    state = acting("wood-2")
    play(state, "destroy 12 2")
    assert state.empires[1].supply == 12
    assert state.empires[1].on_map() == 2


def test_actions_destroy_then_add_with_an_empty_supply() -> None:
    state = acting("carrot-9")
    put(state, 0, 9, armies=11)
    assert refusal(state, "add 12") == "no-supply"
    play(state, "destroy 9 1", "add 12")
    assert [state.empires[0].armies_in(region) for region in (9, 12)] == [10, 4]


def test_actions_what_the_card_does_not_allow_is_refused() -> None:
    state = acting("wood-7")
    for text in ("add 12", "city 12", "destroy 12 2"):
        assert refusal(state, text) == "not-on-card"


def test_actions_numbers_beyond_the_board_are_refused() -> None:
    state = acting("wood-7", board="B")
    assert refusal(state, "move 24-25") == "no-such-region"
    assert refusal(state, "move 15-24") == "no-such-region"
    state = acting("wood-2")
    assert refusal(state, "destroy 12 3") == "no-such-player"


def test_actions_are_only_for_the_player_at_turn() -> None:
    state = acting("wood-7")
    assert refusal(state, "move 12-9", seat=1) == "not-your-turn"
    assert state.why_not("move 12-9", koruna.SPECTATOR) is not None


def test_actions_without_any_army_on_the_map_there_is_nothing_to_move() -> None:
    state = acting("ruby-1")
    play(state, "done")
    deal(state)
    play(state, "take 1", "done")
    happen(state, "wood-7")
    clear(state, 0)
    play(state, "take 6")
    deal(state)
    assert state.turn() == 1
