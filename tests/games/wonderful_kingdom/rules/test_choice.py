"""The choice of two players: hands, offers, traps, picks (C1 to C9)."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.errors import BadSetup
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.numbers import DOWN
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    PICKING,
    change,
    happen,
    legal,
    named,
    number,
    pass_over,
    picks,
    play,
    refusal,
    start,
    table,
)

HAND = "calamity farmstead farmstead mill portal quarry scholars sappers"
OTHER_HAND = "barracks calamity harbour hell_gate ramparts seafarers star_lake throne_room"


def offering(items: str = "") -> WonderfulKingdom:
    hands = f"realm 0 hand {HAND} | realm 1 hand {OTHER_HAND}"
    return table(f"area1 great_library | area2 royal_mint | {hands}", items)


def test_S1_one_module_and_scenarios_alone_join_several() -> None:
    for module in ("threats", "advisors", "quests", "basic"):
        setup = table(module=module).setup
        assert [setup.has_combat, setup.has_advisors, setup.boards != []].count(True) == (module != "basic")
    assert GAME.check(1, {"scenario": "SC04"})
    for seats, options in ((1, {"scenario": "SC04", "module": "advisors"}), (2, {"scenario": "SC04"})):
        with pytest.raises(BadSetup):
            GAME.check(seats, {**options})


def test_S2_everybody_has_another_duchy_with_the_same_side() -> None:
    for duchy, duchies in (("first", ["teressie", "valados"]), ("second", ["valados", "teressie"])):
        view = table(duchy=duchy, side="A").view()
        assert [player.duchy for player in view.players] == duchies
        assert [player.krystallium for player in view.players] == [1 if id == "teressie" else 2 for id in duchies]
        assert view.side == "A"


def test_I2_C1_seven_cards_and_a_calamity_each_and_two_in_the_areas() -> None:
    state = table()
    assert [len(realm.hand) for realm in state.realms] == [8, 8]
    assert all(realm.hand.count(state.setup.content.calamity) == 1 for realm in state.realms)
    assert [len(area) for area in state.areas] == [1, 1]
    assert state.pool_size == 80 - 16


def test_C1_the_order_of_a_hand_tells_nothing() -> None:
    state = start()
    happen(state, *["ramparts", "portal", "mill", "quarry", "farmstead", "scholars", "barracks"])
    assert state.realms[0].hand == sorted(state.realms[0].hand)
    hand = state.view(0).players[0].hand
    assert hand is not None
    assert hand.index("calamity") == sorted(hand, key=lambda id: number(state, id)).index("calamity")


def test_C2_one_open_card_lies_in_each_area_before_the_first_offer_alone() -> None:
    state = start()
    for _ in range(14):
        state.play(min(outcome for outcome, _ in state.odds()))
    happen(state, "ramparts", "portal")
    assert [named(state, area) for area in state.areas] == ["ramparts", "portal"]
    play(state, legal(state, "lay")[0], legal(state, "lay")[0], "pick 1")
    assert state.turn() >= 0, "no card is added later"


def test_S4_a_treasure_can_be_an_opening_card() -> None:
    state = start()
    for _ in range(14):
        state.play(min(outcome for outcome, _ in state.odds()))
    happen(state, "guild_tithe")
    assert named(state, state.areas[0]) == "guild_tithe"


def test_C3_both_cards_into_one_area_or_one_into_each() -> None:
    state = offering()
    play(state, "lay mill 1", "lay portal 1")
    assert [named(state, area) for area in state.areas] == ["great_library mill portal", "royal_mint"]
    play(state, "pick 2")
    play(state, "lay barracks 1", "lay harbour 2")
    assert [named(state, area) for area in state.areas] == ["great_library mill portal barracks", "harbour"]


def test_C3_an_offer_is_not_interrupted_between_its_cards() -> None:
    state = offering("realm 0 sites farmstead")
    assert "discard farmstead" in legal(state)
    play(state, "lay mill 1")
    assert refusal(state, "discard farmstead") == "offer-first"
    assert {text.split()[0] for text in legal(state)} == {"lay"}


def test_C3_equal_cards_are_one_choice() -> None:
    state = offering()
    assert legal(state).count("lay farmstead 1") == 1
    play(state, "lay farmstead 1", "lay farmstead 2")
    assert refusal(state, "lay farmstead 1", 0) == "not-your-turn"


def test_C3_only_cards_in_hand_can_be_offered() -> None:
    state = offering()
    assert refusal(state, "lay ramparts 1") == "not-in-hand"
    assert refusal(state, "pick 1") == "offer-now"


def test_C4_two_traps_a_round_in_one_offer_or_in_two() -> None:
    state = offering()
    play(state, "lay mill 1 down", "lay portal 2 down", "pick 1")
    play(state, "lay barracks 1 down", "lay harbour 2", "pick 1")
    assert refusal(state, "lay quarry 1 down") == "no-traps"
    play(state, "lay quarry 1", "lay scholars 1", "pick 1", "lay ramparts 2 down")
    assert refusal(state, "lay star_lake 1 down") == "no-traps"


def test_C4_unused_traps_do_not_carry_over() -> None:
    state = table(step="end_choice")
    play_on(state, 2)
    assert [realm.traps for realm in state.realms] == [2, 2]


def play_on(state: WonderfulKingdom, until_round: int) -> None:
    rng = Random(5)
    while state.round < until_round or state.turn() == koruna.CHANCE:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))


def test_C5_nobody_sees_a_card_that_lies_face_down_not_even_who_laid_it() -> None:
    state = offering()
    assert state.journal is not None
    play(state, "lay portal 1 down")
    for seat in (0, 1, koruna.SPECTATOR):
        card = state.view(seat).areas[0][-1]
        assert (card.card, card.laid_by) == (None, 0)
        assert "portal" not in str(state.journal[-1].seen_by(seat))


def test_C5_a_picked_card_stays_face_down_until_planning() -> None:
    state = offering()
    play(state, "lay portal 1 down", "lay mill 1", "pick 1")
    seen = [card.card for card in state.view(1).players[1].picks]
    assert seen == ["great_library", None, "mill"]
    change(state, step="end_choice")
    assert "portal" in [card.card for card in state.view(0).players[1].picks]


def test_C5_a_bot_remembers_what_it_laid_and_nothing_else() -> None:
    state = offering()
    play(state, "lay portal 1 down", "lay mill 1 down")
    own = {named(state, state.imagine(0, Random(n)).areas[0]) for n in range(20)}
    other = {named(state, state.imagine(1, Random(n)).areas[0]) for n in range(20)}
    assert own == {"great_library portal mill"}
    assert len(other) > 10


def test_C5_what_a_seat_imagines_does_not_depend_on_the_hand_it_cannot_see() -> None:
    one, other = offering(), offering()
    change(other, f"realm 0 hand {HAND.replace('mill', 'quarry')}")
    assert one.imagine(1, Random(1)) == other.imagine(1, Random(1))


def test_C6_an_empty_area_may_be_picked() -> None:
    state = offering()
    play(state, "lay mill 1", "lay portal 1", "pick 2")
    play(state, "lay barracks 1", "lay harbour 1")
    assert legal(state, "pick") == ["pick 1", "pick 2"]
    play(state, "pick 2")
    assert picks(state, 0) == ""  # C9: a player may get nothing at all


def test_C7_open_picks_are_seen_by_both() -> None:
    state = offering()
    play(state, "lay mill 1", "lay portal 1", "pick 1")
    assert [card.card for card in state.view(0).players[1].picks] == ["great_library", "mill", "portal"]


def test_C8_what_is_left_goes_away_unseen() -> None:
    areas = "area1 mill 0:portal | area2 1:calamity quarry"
    state = table(f"{PICKING} | {areas} | realm 0 hand | realm 1 hand")
    assert state.journal is not None
    pass_over(state, steps.END_CHOICE)
    assert state.areas == [[], []]
    assert [entry >> DOWN & 3 for entry in state.buried] == [1, 2]
    assert state.realms[1].calamities == 0, "a calamity left over is nobody's"
    assert [event.facts for event in state.journal if event.kind == "leftovers"] == [{"count": 4}]
    assert "portal" not in str([event.facts for event in state.journal])


def test_I3_I5_eight_offers_and_eight_picks_of_eighteen_cards() -> None:
    state, rng = table(), Random(3)
    offers: list[int] = []
    taken: list[int] = []
    before = 0
    while state.step_name() in ("offer", "pick"):
        if state.step_name() == "offer":
            offers.append(state.turn())
        else:
            taken.append(state.turn())
        before = sum(len(area) for area in state.areas) + sum(len(realm.picks) for realm in state.realms)
        words = legal(state, "lay") + legal(state, "pick")
        play(state, rng.choice(words))
    assert offers == [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1]  # two cards each
    assert taken == [1, 0, 1, 0, 1, 0, 1, 0]
    assert before == 18


def test_R19_S3_the_other_player_starts_the_next_round() -> None:
    state = table()
    for round in (1, 2, 3, 4):
        play_on(state, round)
        assert (state.starter, state.turn()) == ((round - 1) % 2, (round - 1) % 2)


def test_S3_the_first_player_is_drawn() -> None:
    state = start(first_player="random")
    assert [state.write(outcome) for outcome, _ in state.odds()] == ["starter 1", "starter 2"]
    happen(state, "starter 2")
    assert state.starter == 1


def test_P5_a_picked_calamity_goes_to_the_duchy_at_once() -> None:
    state = table("round 2 | realm 0 picks calamity mill | realm 1 picks calamity*2 quarry", step="end_choice")
    assert [realm.calamities for realm in state.realms] == [1, 2]
    assert picks(state, 0) == "mill"
    assert state.realms[1].score() == -8
