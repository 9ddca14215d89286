"""The planner: plain positions with one right move, and whole games in every mode."""

from __future__ import annotations

from random import Random

import pytest

from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import CHANCE, OVER, State
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board import options
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.course.beginning import begin
from koruna.games.suverenita.rules.invariants import broken_invariants
from koruna.games.suverenita.rules.numbers import DONE, NO
from koruna.games.suverenita.rules.scoring import lands
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import VICTORIES
from tests.games.suverenita.positions import army, ask, at, pen, position, settle, sow, units


def chosen(state: Suverenita, seat: int = 0) -> str:
    return state.write(Planner(Random(1)).choose(state, seat))


def march(state: Suverenita) -> None:
    """The first player's units may move; the rest of the season follows."""
    state.push(steps.PHASE, 0, calendar.RIDES)
    ask(state, steps.UNITS, 0)


def all_chosen(state: Suverenita, kind: int) -> list[str]:
    """Everything it plays until the step is over."""
    found: list[str] = []
    while state.kind() == kind and state.turn() == 0:
        move = Planner(Random(1)).choose(state, 0)
        found.append(state.write(move))
        state.play(move, 0)
    return found


# --- land --------------------------------------------------------------------------------


def test_it_takes_free_land() -> None:
    state = position(mode="basic")
    settle(state, "b2", 0)
    units(state, "b2", 0, count=4)
    settle(state, "isle", 1)
    before = lands(state, 0)
    march(state)
    all_chosen(state, steps.UNITS)
    assert lands(state, 0) == before + 4


def test_it_does_not_walk_into_neutral_land() -> None:
    state = position(mode="basic")
    settle(state, "c2", 0)
    units(state, "c2", 0, count=9)
    settle(state, "isle", 1)
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "hub", 0) == []


def test_two_men_and_three_gold_begin_a_village() -> None:
    state = position(mode="basic")
    settle(state, "b2", 0, grain=5)
    units(state, "b1", 0, count=2)
    settle(state, "isle", 1)
    state.gold[0] = 3
    ask(state, steps.TRADE)
    assert chosen(state) == "build b1 village LI*2"


def test_a_second_builder_is_recruited_where_the_first_stands() -> None:
    state = position(mode="basic")
    settle(state, "b2", 0, grain=5)
    units(state, "b1", 0)
    settle(state, "isle", 1)
    state.gold[0] = 4
    ask(state, steps.TRADE)
    assert all_chosen(state, steps.TRADE)[:2] == ["rec b1", "build b1 village LI*2"]


def test_builders_stay_on_their_site() -> None:
    state = position(mode="basic")
    settle(state, "b2", 0)
    units(state, "b1", 0, count=2)
    settle(state, "isle", 1)
    state.gold[0] = 3
    ask(state, steps.TRADE)
    all_chosen(state, steps.TRADE)
    march(state)
    assert chosen(state) == "done"


# --- food --------------------------------------------------------------------------------


def test_men_harvest_before_they_take_more_land() -> None:
    state = position(mode="basic", round=3)
    settle(state, "b1", 0)
    units(state, "b2", 0)
    sow(state, "b2", 0, 4)
    settle(state, "isle", 1)
    march(state)
    assert chosen(state) == "done"


def test_grain_is_bought_when_a_village_would_starve() -> None:
    state = position(mode="basic", round=4)
    settle(state, "b1", 0)
    settle(state, "isle", 1)
    state.gold[0] = 2
    ask(state, steps.TRADE)
    assert chosen(state) == "purchase b1 grain *1"


def test_sheep_are_slaughtered_before_seed_is_eaten() -> None:
    state = position(mode="basic", round=4)
    settle(state, "b1", 0, grain=3)
    units(state, "b1", 0, count=2)
    pen(state, "c1", 0, "sheep")
    units(state, "c1", 0)
    settle(state, "isle", 1, grain=5)
    state.push(steps.FEED, 0)
    assert chosen(state) == "kill c1 sheep"


def test_meat_is_eaten_before_anybody_goes_hungry() -> None:
    """Twelve men and a village: three grain and the meat of four sheep feed all but a few of them."""
    state = position(mode="basic", round=4)
    settle(state, "b1", 0, grain=3)
    units(state, "b1", 0, count=12)
    pen(state, "c1", 0, "sheep", "sheep")
    units(state, "c1", 0)
    pen(state, "a1", 0, "sheep", "sheep")
    units(state, "a1", 0)
    settle(state, "isle", 1, grain=5)
    state.push(steps.FEED, 0)
    played = all_chosen(state, steps.FEED)
    assert played[:4] == ["kill a1 sheep"] * 2 + ["kill c1 sheep"] * 2
    assert sum(text.startswith("starve") for text in played) <= 3


def test_grain_that_would_find_no_room_is_sold_before_the_harvest() -> None:
    for stored, expected in ((5, "sell b1 grain *2"), (1, "done")):
        state = position(mode="basic", round=3)
        settle(state, "b1", 0, grain=stored)
        units(state, "b2", 0)
        sow(state, "b2", 0, 3)
        settle(state, "isle", 1)
        state.gold[0] = 0
        ask(state, steps.TRADE)
        assert chosen(state) == expected


def test_somebody_goes_to_a_crop_that_nobody_guards_in_autumn() -> None:
    for round, expected in ((3, ["LI*1"]), (2, [])):
        state = position(mode="basic", round=round)
        settle(state, "a1", 0)
        units(state, "a1", 0)
        sow(state, "a2", 0, 3)
        settle(state, "isle", 1)
        units(state, "b1", 1, count=4)
        march(state)
        all_chosen(state, steps.UNITS)
        assert army(state, "a2") == expected


# --- war ---------------------------------------------------------------------------------


def test_the_many_attack_the_few() -> None:
    state = position(mode="basic", round=5)
    settle(state, "a1", 0)
    units(state, "a1", 0, count=5)
    units(state, "b1", 1)
    settle(state, "isle", 1)
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "b1", 0) != []


def test_the_few_do_not_attack_the_many() -> None:
    state = position(mode="basic", round=5)
    settle(state, "a1", 0)
    units(state, "a1", 0, count=2)
    units(state, "b1", 1, count=6)
    units(state, "a2", 1, count=6)
    settle(state, "isle", 1)
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "b1", 0) == []
    assert army(state, "a2", 0) == []


def test_a_good_battle_is_fought_and_a_bad_one_is_not() -> None:
    for own, other, expected in ((6, 2, "fight b2 P2"), (2, 6, "done")):
        state = position(mode="basic", round=5)
        settle(state, "a1", 0)
        units(state, "b2", 0, count=own)
        units(state, "b2", 1, count=other)
        settle(state, "isle", 1)
        ask(state, steps.FIGHT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_whoever_has_announced_a_victory_is_fought_at_worse_odds() -> None:
    for announced, expected in ((1, "fight b2 P2"), (0, "done")):
        state = position(mode="basic", round=5)
        settle(state, "a1", 0)
        units(state, "b2", 0, count=3)
        units(state, "b2", 1, count=3)
        settle(state, "isle", 1)
        state.announced[1] = announced
        ask(state, steps.FIGHT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_an_empty_village_is_stormed_by_eight_and_not_by_two() -> None:
    for men, expected in ((8, "assault b2"), (2, "done")):
        state = position(mode="basic", round=5)
        settle(state, "a1", 0)
        settle(state, "b2", 1)
        units(state, "b2", 0, count=men)
        ask(state, steps.ASSAULT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_engines_are_made_where_a_wall_holds_men_up() -> None:
    state = position(mode="basic", round=5)
    settle(state, "b1", 0, grain=5)
    settle(state, "b2", 1)
    units(state, "b2", 0, count=4)
    state.gold[0] = 2
    ask(state, steps.TRADE)
    assert chosen(state) == "up b2 LI*1 SE"


def test_few_men_go_behind_their_walls_before_a_great_army() -> None:
    state = position(mode="basic", round=5)
    settle(state, "b2", 0, grain=5)
    state.was_free[at(state, "b2")] = 1
    units(state, "b2", 0, count=3)
    units(state, "b2", 1, count=9)
    settle(state, "isle", 1)
    ask(state, steps.WITHDRAW, 0)
    assert chosen(state) == "wd b2 LI*3"


def test_two_settlers_sail_to_a_free_island_and_land_together() -> None:
    state = position(mode="basic", round=5)
    settle(state, "a1", 0, grain=5)
    state.dockyard[at(state, "a1")] = 1
    units(state, "a1", 0, count=2)
    units(state, "a1", 0, type="TR", place="dock")
    settle(state, "c3", 1)
    state.gold[0] = 3
    march(state)
    assert all_chosen(state, steps.UNITS)[:2] == ["sail a1>s1 TR*1 +LI +LI", "land s1>isle LI*2"]


def test_land_that_will_be_kept_is_not_plundered() -> None:
    for men, expected in ((6, "done"), (1, "loot b2")):
        state = position(mode="basic", round=5)
        settle(state, "b1", 0)
        settle(state, "b2", 1)
        units(state, "b2", 0, count=men)
        ask(state, steps.PLUNDER, 0)
        assert (chosen(state) if state.turn() == 0 else "done") == expected


# --- whole games -------------------------------------------------------------------------


class Refuser(Bot):
    """Plays at random, but signs nothing."""

    def __init__(self, rng: Random) -> None:
        self.random = RandomBot(rng)

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        assert isinstance(state, Suverenita)
        if state.kind() == steps.ANSWER:
            return NO
        return DONE if state.kind() == steps.OFFER else self.random.choose(state, seat)


def started(seats: int, **chosen: str) -> Suverenita:
    wanted = {option.id: option.default for option in options.OPTIONS}
    return begin(options.setup_of(seats, {**wanted, **chosen}))


def whole_game(bots: list[Bot], seed: int, **chosen: str) -> Suverenita:
    state = started(len(bots), **chosen)
    rng = Random(seed)
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.turn()
        move = bots[seat].choose(state, seat)
        assert move in state.moves(seat), f"{state.write(move)} in {state.step_name()}"
        state.play(move, seat)
    assert broken_invariants(state) == []
    return state


@pytest.mark.parametrize("mode", ["first_game", "basic", "advanced"])
@pytest.mark.parametrize("movement", ["in_order", "hidden"])
@pytest.mark.parametrize("seats", [2, 4])
def test_planners_play_whole_games(mode: str, movement: str, seats: int) -> None:
    bots: list[Bot] = [Planner(Random(seat)) for seat in range(seats)]
    state = whole_game(bots, 7, mode=mode, movement=movement)
    assert VICTORIES[state.victory]


def test_twelve_planners_play_a_whole_game() -> None:
    bots: list[Bot] = [Planner(Random(seat)) for seat in range(12)]
    assert whole_game(bots, 3, mode="advanced").victory


@pytest.mark.parametrize("movement", ["in_order", "hidden"])
def test_what_a_seat_cannot_see_does_not_change_its_move(movement: str) -> None:
    """Start parts, hidden orders and charges of others are sampled again: the same view must give the same move."""
    state = started(3, mode="advanced", movement=movement)
    rng = Random(5)
    secret = 0
    while state.turn() != OVER and state.round <= 3:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.waiting()[-1]
        if not state.shows_choices():
            secret += 1
            chosen = {Planner(Random(0)).choose(state.imagine(seat, Random(deal)), seat) for deal in range(3)}
            assert len(chosen) == 1, [state.write(move) for move in chosen]
        state.play(Planner(Random(0)).choose(state.imagine(seat, rng), seat), seat)
    assert secret > (20 if movement == "hidden" else 0)


@pytest.mark.parametrize("mode", ["first_game", "basic", "advanced"])
def test_it_beats_who_plays_at_random_and_signs_nothing(mode: str) -> None:
    for seed in range(4):
        seat = seed % 2
        bots: list[Bot] = [Refuser(Random(seed)), Refuser(Random(seed))]
        bots[seat] = Planner(Random(seed))
        state = whole_game(bots, seed, mode=mode)
        assert state.ranks()[seat] == 1
