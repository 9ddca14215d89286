"""What a view shows."""

from __future__ import annotations

from random import Random

import koruna
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.games.kingdomino.rules.state import Kingdomino
from tests.games.kingdomino.tabletop import deal, happen, lay, play, table


def moments(seed: int, seats: int = 2, **options: bool) -> list[tuple[Kingdomino, KingdominoView]]:
    """Every moment of a random game with its view."""
    rng = Random(seed)
    state = table(seats, **options)
    found = [(state.copy(), state.view())]
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
        found.append((state.copy(), state.view()))
    return found


def test_steps_and_turns() -> None:
    state = table(2)
    assert (state.view().step, state.view().turn) == ("draw", None)
    deal(state, 5, 9, 13, 48)
    happen(state, "king 1")
    assert (state.view().step, state.view().turn, state.view().round) == ("claim", 1, 0)
    play(state, "claim 5")
    for king, domino in (("king 0", 9), ("king 1", 13), ("king 0", 48)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 2, 3, 4)
    assert (state.view().step, state.view().turn, state.view().round) == ("place", 1, 1)
    assert moments(1)[-1][1].step == "over"
    assert moments(1)[-1][1].turn is None


def test_offers_show_whose_king_stands_where() -> None:
    state = table(2)
    deal(state, 5, 9, 13, 48)
    happen(state, "king 1")
    play(state, "claim 9")
    assert [(offer.domino, offer.seat) for offer in state.view().to_claim] == [
        (5, None),
        (9, 1),
        (13, None),
        (48, None),
    ]
    assert state.view().to_claim[3].halves == (("wheat", 0), ("mine", 3))


def test_areas_add_up() -> None:
    for state, view in moments(2, middle_kingdom=True):
        for kingdom, seen in zip(state.kingdoms, view.kingdoms, strict=True):
            assert sum(area.points for area in seen.areas) == seen.points == kingdom.points()
            assert sorted(place for area in seen.areas for place in area.squares) == sorted(
                (square.x, square.y) for square in seen.squares
            )
            assert sum(area.crowns for area in seen.areas) == seen.crowns
            assert max((len(area.squares) for area in seen.areas), default=0) == seen.largest_area
            west, south, east, north = seen.outline
            for square in seen.squares:
                assert west <= square.x <= east
                assert south <= square.y <= north


def test_rounds_count_up_to_the_last() -> None:
    for seats, rounds in ((2, 6), (3, 12), (4, 12)):
        seen = [view.round for _, view in moments(3, seats)]
        assert seen == sorted(seen)
        assert seen[0] == 0
        assert seen[-1] == rounds == moments(3, seats)[0][1].rounds


def test_the_king_order_is_who_acts_next() -> None:
    """The first in the order has the turn, and the others follow as their kings stand in the rows."""
    for state, view in moments(4):
        if view.turn is not None:
            assert view.king_order[0] == view.turn
        if view.step == "over":
            assert view.king_order == []
        assert len(view.king_order) <= state.setup.kings * state.setup.seats


def test_the_last_domino_laid_is_marked() -> None:
    state = table(2)
    assert state.view().kingdoms[0].last == 0
    lay(state.kingdoms[0], 17, "e6 n")
    assert state.view().kingdoms[0].last == 17


def test_everybody_sees_the_same() -> None:
    """Everything on the table is open: no seat sees more than a spectator."""
    state = moments(5)[40][0]
    assert state.view(0) == state.view(1) == state.view()


def test_a_notebook_draws_it() -> None:
    assert moments(6)[30][1]._repr_svg_().startswith("<svg")
    dynasty = koruna.game("kingdomino").start(2, {"dynasty": True})
    assert dynasty.view()._repr_svg_().startswith("<svg")
