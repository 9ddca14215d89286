"""How search judges kingdoms: the estimate of the final score, and the best places for dominoes."""

from __future__ import annotations

from random import Random

from koruna.engine.playout import play_on, play_out
from koruna.games.kingdomino import GAME
from koruna.games.kingdomino.bot.estimate import ESTIMATES, between, name_of, to_come
from koruna.games.kingdomino.bot.guide import KingdominoGuide, key_of
from koruna.games.kingdomino.bot.prospects import NAMES, Coming, dead_ends, prospects
from koruna.games.kingdomino.rules.kingdom import lone_castle
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.games.kingdomino.rules.torus import rectangle

BOTH = {"middle_kingdom": True, "harmony": True}


def middle(seats: int, seed: int, decisions: int = 20) -> Kingdomino:
    state = GAME.begin(seats, GAME.check(seats, BOTH))
    play_on(state, Random(seed), decisions)
    return state


def guide_for(state: Kingdomino) -> KingdominoGuide:
    return KingdominoGuide(GAME, state, ESTIMATES[name_of(state.setup)])


def test_of_a_finished_kingdom_the_estimate_is_its_score() -> None:
    for seed in range(10):
        state = middle(4, seed)
        play_out(state, Random(seed))
        guide = guide_for(state)
        assert [guide.score(kingdom, 0) for kingdom in state.kingdoms] == state.scores()


def test_weights_lie_on_straight_lines_between_their_steps() -> None:
    found = between([0, 2, 6], [1.0, 3.0, 11.0])
    assert found[:8] == [1.0, 2.0, 3.0, 5.0, 7.0, 9.0, 11.0, 11.0]


def test_a_kingdom_with_more_points_or_fewer_holes_is_expected_to_end_higher() -> None:
    for estimate in ESTIMATES.values():
        for left in range(1, 7):
            weights = dict(zip(NAMES, estimate.weights[left], strict=True))
            assert weights["points"] > 0.5
            assert weights["holes"] < 0
            assert weights["middle kingdom"] > 0


def test_prospects_are_those_that_are_named() -> None:
    state = middle(3, 1)
    found = dict(zip(NAMES, prospects(state.kingdoms[0], Coming(state)), strict=True))
    assert found["points"] == state.kingdoms[0].points()
    assert found["areas"] == len(state.kingdoms[0].areas())
    alone = dict(zip(NAMES, prospects(lone_castle(5), Coming(state)), strict=True))
    assert (alone["open sides of the castle"], alone["outline"], alone["middle kingdom"]) == (4.0, 0.0, 10.0)


def test_what_may_come_is_what_nobody_has_seen() -> None:
    start = Coming(GAME.begin(2, GAME.check(2, {})))
    assert abs(sum(start.squares) - 6.0) < 1e-9
    assert (start.middle_kingdom, start.harmony) == (0.0, 0.0)


def test_a_dead_end_has_one_neighbour() -> None:
    row = rectangle(0, 0, 2, 0)
    assert dead_ends(row) == rectangle(0, 0, 0, 0) | rectangle(2, 0, 2, 0)
    assert dead_ends(rectangle(0, 0, 1, 1)) == 0
    assert dead_ends(rectangle(0, 0, 0, 0)) == 0


def test_the_best_place_is_the_one_with_the_highest_estimate() -> None:
    state = middle(4, 2)
    guide, kingdom = guide_for(state), state.kingdoms[0]
    domino = state.row[0] if state.row else state.queue[-1]
    left = to_come(state, 0) - 1
    found = guide.best(kingdom, domino, left)
    for placement in kingdom.placements(domino):
        after = kingdom.copy()
        after.lay(domino, placement)
        assert guide.score(after, left) <= found.score


def test_kingdoms_that_differ_have_different_keys() -> None:
    keys: dict[int, str] = {}
    for seed in range(30):
        state = middle(2, seed)
        for kingdom in state.kingdoms:
            text = str(sorted(kingdom.squares().items())) + str(kingdom.crowns_1) + str(kingdom.crowns_2)
            text += str(kingdom.is_complete())
            assert keys.setdefault(key_of(kingdom, 5), text) == text
            assert key_of(kingdom, 5) != key_of(kingdom, 6)


def test_it_plays_on_until_the_next_round_is_claimed() -> None:
    state = middle(4, 3)
    before = state.round
    guide_for(state).settle(state, Random(1))
    assert state.round == before + 2
    assert not state.row
    assert abs(sum(guide_for(state).chances(state)) - 1.0) < 1e-9
