"""Variants: points F1 to F6 of the rules."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.engine.series import Series
from koruna.games.kingdomino.rules.state import Kingdomino
from tests.games.kingdomino.tabletop import castle, deal, happen, lay, play, seen_dominoes, table


def dynasty(seats: int = 2, **options: bool) -> Series:
    state = koruna.game("kingdomino").start(seats, {"dynasty": True, **options})
    assert isinstance(state, Series)
    return state


def test_F1_dynasty_is_three_games_summed() -> None:
    state = dynasty(3, harmony=True)
    play_out(state, Random(1))
    assert len(state.results) == 3
    assert state.scores() == [sum(result[seat] for result in state.results) for seat in range(3)]
    view = state.view()
    assert view.results == state.results
    assert view.number == 3


def test_F1_each_game_starts_with_a_full_deck_and_a_new_draw_of_kings() -> None:
    state = dynasty()
    rng = Random(2)
    starts = 0
    while state.turn() != koruna.OVER:
        running = state.running()
        assert isinstance(running, Kingdomino)
        if running.round == 0 and not running.row:
            assert running.unseen_count == 48
            assert running.hand == [2, 2]
            starts += 1
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
    assert starts == 3


def test_F1_other_variants_apply_to_each_game_and_the_sum_has_the_bonuses() -> None:
    """The sum of the three games: each with the points of its land and with its bonuses of ten and five."""
    rng = Random(3)
    granted = [0, 0, 0]
    for _ in range(40):
        state = dynasty(middle_kingdom=True, harmony=True)
        while state.turn() != koruna.OVER:
            game, running = len(state.results), state.running()
            assert isinstance(running, Kingdomino)
            state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
            if len(state.results) == game:
                continue
            for kingdom, points in zip(running.kingdoms, state.results[game], strict=True):
                central = (kingdom.x0, kingdom.y0, kingdom.x1, kingdom.y1) == (-2, -2, 2, 2)
                bonus = 10 * central + 5 * (len(kingdom.laid) == 12)
                assert points == kingdom.points() + bonus
                granted[game] += bonus > 0
    assert min(granted) > 0


def test_F1_the_drawing_of_the_end_crowns_the_winner_of_the_series() -> None:
    """Found by search: a Dynasty whose last game somebody else won."""
    game = koruna.game("kingdomino")
    for seed in range(60):
        state = dynasty()
        play_out(state, Random(seed))
        if state.ranks() == [1, 2] and state.current.ranks() == [2, 1]:
            drawn = game.svg(state.view(), "en", ["Eva", "Petr"])
            assert "The series of 3 games is over" in drawn
            assert f"Eva wins by {state.scores()[0] - state.scores()[1]} points." in drawn
            result = drawn[drawn.index('data-part="result"') :]
            assert result.index("Eva") < result.index("Petr")
            assert f"{state.scores()[0]} points" in result
            points = next(line for line in game.text(state.view()).splitlines() if "place" in line)
            assert points.index("1st place") < points.index("2nd place"), "Eva stands first on the board"
            return
    pytest.fail("no such Dynasty was found")


def test_F1_an_equal_sum_is_a_shared_win() -> None:
    state = dynasty()
    play_out(state, Random(4))
    state.results = [[10, 30], [20, 10], [10, 0]]
    assert state.scores() == [40, 40]
    assert state.ranks() == [1, 1]


def middle(size: int, *dominoes: tuple[int, str]) -> bool:
    kingdom = castle(size)
    for domino, where in dominoes:
        lay(kingdom, domino, where)
    return kingdom.castle_is_central()


def test_F2_middle_kingdom_is_the_exact_box_with_the_castle_in_its_centre() -> None:
    cross = ((1, "f5 e"), (2, "d5 w"), (3, "e6 n"), (4, "e4 s"))  # c5 to g5, e3 to e7, corners empty
    assert middle(5, *cross), "gaps do not matter"
    assert not middle(5, *cross[:3]), "5 wide but 3 tall"
    assert not middle(5), "a lone castle is no middle kingdom"
    ring = ((13, "f5 n"), (14, "d5 s"), (15, "e6 w"), (16, "e4 e"))  # d4 to f6, the castle in its centre
    assert not middle(5, *ring), "3 wide and 3 tall"
    assert not middle(5, *cross[:2], *ring[2:]), "5 wide but 3 tall, the castle in its centre"
    assert not middle(5, (1, "f5 e"), (2, "h5 e"), (3, "e6 n"), (4, "e4 s")), "castle at the edge of its box"


def test_F2_a_discard_does_not_cost_it() -> None:
    kingdom = castle()
    for domino, where in ((1, "f5 e"), (2, "d5 w"), (3, "e6 n"), (4, "e4 s")):
        lay(kingdom, domino, where)
    kingdom.discards.append(7)
    assert kingdom.castle_is_central()


def test_F2_ten_points() -> None:
    rng = Random(5)
    seen = set()
    for _ in range(60):
        state = table(2, middle_kingdom=True)
        play_out(state, rng)
        for kingdom, score in zip(state.kingdoms, state.scores(), strict=True):
            assert score - kingdom.points() == (10 if kingdom.castle_is_central() else 0)
            seen.add(kingdom.castle_is_central())
    assert seen == {True, False}


def test_F3_harmony_is_five_points_for_no_discard() -> None:
    rng = Random(6)
    seen = set()
    for _ in range(120):
        state = table(2, harmony=True)
        play_out(state, rng)
        for kingdom, score in zip(state.kingdoms, state.scores(), strict=True):
            assert score - kingdom.points() == (0 if kingdom.discards else 5)
            assert (len(kingdom.laid) == 12) == (not kingdom.discards)
            seen.add(not kingdom.discards)
    assert seen == {True, False}


def test_F3_the_leftover_of_a_wider_selection_is_no_discard() -> None:
    rng = Random(7)
    granted = 0
    for _ in range(60):
        state = table(3, harmony=True, wider_selection=True)
        play_out(state, rng)
        assert len(state.leftovers) == 12
        for kingdom, score in zip(state.kingdoms, state.scores(), strict=True):
            assert score - kingdom.points() == (5 if len(kingdom.laid) == 12 else 0)
            granted += len(kingdom.laid) == 12
    assert granted > 0


@pytest.mark.parametrize("seats", [3, 4])
def test_F4_the_duel_is_for_two(seats: int) -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        koruna.game("kingdomino").start(seats, {"mighty_duel": True})
    assert refused.value.message == "rule-duel-for-two"


def test_F4_the_duel_has_all_dominoes_and_seven_by_seven() -> None:
    rng = Random(8)
    state = table(2, mighty_duel=True)
    play_out(state, rng)
    assert len(seen_dominoes(state)) == 48
    assert state.setup.rows == 12
    assert max(k.x1 - k.x0 for k in state.kingdoms) == 6


def test_F4_in_the_duel_the_middle_is_three_away() -> None:
    arms = ((1, "h7 e"), (2, "f7 w"), (3, "g8 n"), (4, "g6 s"))
    assert not middle(7, *arms), "five by five is not enough"
    ends = ((13, "j7 n"), (14, "d7 n"), (5, "g10 e"), (6, "g4 e"))
    assert middle(7, *arms, *ends)


def test_F5_wider_selection_throws_the_leftover_at_once_and_for_all_to_see() -> None:
    state = table(2, wider_selection=True)
    deal(state, 5, 9, 13, 40, 48)
    for king, domino in (("king 0", 48), ("king 1", 40), ("king 0", 5)):
        happen(state, king)
        play(state, f"claim {domino}")
        assert state.leftovers == []
    happen(state, "king 1")
    assert [state.write(move) for move in state.moves()] == ["claim 9", "claim 13"]
    play(state, "claim 13")
    assert state.leftovers == [9], "it holds for the first row too"
    assert state.view().leftovers == [9]
    assert state.queue == [5, 13, 40, 48], "and never changes the order"
    assert state.queue_seats == [0, 1, 1, 0]


def test_F5_wider_selection_is_not_for_four() -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        koruna.game("kingdomino").start(4, {"wider_selection": True})
    assert refused.value.message == "rule-wider-for-two-or-three"


def test_F6_variants_combine_freely_within_their_seat_counts() -> None:
    game = koruna.game("kingdomino")
    counts = dict.fromkeys((2, 3, 4), 0)
    for seats, _ in game.combinations():
        counts[seats] += 1
    # Two players have six options; three have four (Dynasty, both bonuses, the wider selection), four have three.
    assert counts == {2: 64, 3: 16, 4: 8}


def test_F6_duel_with_wider_selection_is_nine_rows_of_five() -> None:
    state = table(2, mighty_duel=True, wider_selection=True, harmony=True)
    play_out(state, Random(9))
    assert state.round == 9
    assert state.unseen_count == 3, "three dominoes are never drawn"
    assert len(state.leftovers) == 9
    for kingdom, score in zip(state.kingdoms, state.scores(), strict=True):
        assert len(kingdom.laid) + len(kingdom.discards) == 18
        assert score - kingdom.points() == (0 if kingdom.discards else 5), "harmony by no discard"
