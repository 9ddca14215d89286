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
from koruna.games.suverenita.rules.course.beginning import begin
from koruna.games.suverenita.rules.invariants import broken_invariants
from koruna.games.suverenita.rules.numbers import DONE, NO
from koruna.games.suverenita.rules.scoring import lands
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import VICTORIES
from tests.games.suverenita.bot.planning import all_chosen, chosen, march
from tests.games.suverenita.positions import army, ask, set_up
from tests.how_many import NIGHTLY

# --- land --------------------------------------------------------------------------------


def test_it_takes_free_land() -> None:
    state = set_up("field b2 settlement village:0, units 0:LI*4 | field isle settlement village:1", mode="basic")
    before = lands(state, 0)
    march(state)
    all_chosen(state, steps.UNITS)
    assert lands(state, 0) == before + 4


def test_it_does_not_walk_into_neutral_land() -> None:
    state = set_up("field c2 settlement village:0, units 0:LI*9 | field isle settlement village:1", mode="basic")
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "hub", 0) == []


def test_men_come_before_villages() -> None:
    """A village costs three gold and two men for three seasons; three men take land at once."""
    for men, expected in ((1, "rec"), (10, "build b1 village LI*2")):
        state = set_up(
            f"round 5 | field b2 settlement village:0, grain 5, units 0:LI*{men} | field b1 units 0:LI*2"
            " | field isle settlement village:1 | player 0 gold 3",
            mode="basic",
        )
        ask(state, steps.TRADE)
        assert chosen(state).startswith(expected)


def test_a_second_builder_is_recruited_where_the_first_stands() -> None:
    state = set_up(
        "round 5 | field b2 settlement village:0, grain 5, units 0:LI*12 | field b1 units 0:LI"
        " | field isle settlement village:1 | player 0 gold 4",
        mode="basic",
    )
    ask(state, steps.TRADE)
    assert all_chosen(state, steps.TRADE)[:2] == ["rec b1", "build b1 village LI*2"]


def test_builders_stay_on_their_site() -> None:
    state = set_up(
        "field b2 settlement village:0 | field b1 site village:0:25, units 0:LI@site*2"
        " | field isle settlement village:1",
        mode="basic",
    )
    march(state)
    assert chosen(state) == "done"


# --- food --------------------------------------------------------------------------------


def test_men_harvest_before_they_take_more_land() -> None:
    state = set_up(
        "round 3 | field b1 settlement village:0 | field b2 crop 4:0, units 0:LI | field isle settlement village:1",
        mode="basic",
    )
    march(state)
    assert chosen(state) == "done"


def test_grain_is_bought_when_a_village_would_starve() -> None:
    state = set_up(
        "round 4 | field b1 settlement village:0 | field isle settlement village:1 | player 0 gold 2", mode="basic"
    )
    ask(state, steps.TRADE)
    assert chosen(state) == "purchase b1 grain *1"


def test_sheep_are_slaughtered_before_seed_is_eaten() -> None:
    state = set_up(
        "round 4 | field b1 settlement village:0, grain 3, units 0:LI*2 | field c1 herds 0:sheep, units 0:LI"
        " | field isle settlement village:1, grain 5",
        mode="basic",
    )
    state.push(steps.FEED, 0)
    assert chosen(state) == "kill c1 sheep"


def test_meat_is_eaten_before_anybody_goes_hungry() -> None:
    """Twelve men and a village: three grain and the meat of four sheep feed all but a few of them."""
    state = set_up(
        "round 4 | field b1 settlement village:0, grain 3, units 0:LI*12 | field c1 herds 0:sheep*2, units 0:LI"
        " | field a1 herds 0:sheep*2, units 0:LI | field isle settlement village:1, grain 5",
        mode="basic",
    )
    state.push(steps.FEED, 0)
    played = all_chosen(state, steps.FEED)
    assert played[:4] == ["kill a1 sheep"] * 2 + ["kill c1 sheep"] * 2
    assert sum(text.startswith("starve") for text in played) <= 3


def test_grain_that_would_find_no_room_is_sold_before_the_harvest() -> None:
    for stored, expected in ((5, "sell b1 grain *2"), (1, "done")):
        state = set_up(
            f"round 3 | field b1 settlement village:0, grain {stored} | field b2 crop 3:0, units 0:LI"
            " | field isle settlement village:1 | player 0 gold 0",
            mode="basic",
        )
        ask(state, steps.TRADE)
        assert chosen(state) == expected


def test_somebody_goes_to_a_crop_that_nobody_guards_in_autumn() -> None:
    for round, expected in ((3, ["LI*1"]), (2, [])):
        state = set_up(
            f"round {round} | field a1 settlement village:0, units 0:LI | field a2 crop 3:0"
            " | field isle settlement village:1 | field b1 units 1:LI*4",
            mode="basic",
        )
        march(state)
        all_chosen(state, steps.UNITS)
        assert army(state, "a2") == expected


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


# By day those that `test_bot_games` does not play.
WAYS = [("first_game", "hidden"), ("basic", "in_order"), ("advanced", "hidden")]
WAYS += [("first_game", "in_order"), ("basic", "hidden"), ("advanced", "in_order")] if NIGHTLY else []


@pytest.mark.parametrize(("mode", "movement"), WAYS)
@pytest.mark.parametrize("seats", [2, 4] if NIGHTLY else [2])
def test_planners_play_whole_games(mode: str, movement: str, seats: int) -> None:
    bots: list[Bot] = [Planner(Random(seat)) for seat in range(seats)]
    state = whole_game(bots, 7, mode=mode, movement=movement)
    assert VICTORIES[state.victory]


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
    for seed in range(4 if NIGHTLY else 2):
        seat = seed % 2
        bots: list[Bot] = [Refuser(Random(seed)), Refuser(Random(seed))]
        bots[seat] = Planner(Random(seed))
        state = whole_game(bots, seed, mode=mode)
        assert state.ranks()[seat] == 1
