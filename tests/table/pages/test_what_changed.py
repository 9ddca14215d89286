"""What a move changed is marked in the drawing after it."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.table.pages.page_symbols import bare
from koruna.table.pages.what_changed import SVG, marked, transform_of_inner
from tests.laws.tables import every_game

MOVES = 12  # of each game


def drawing(*inner: str) -> str:
    return f'<svg xmlns="{SVG}" viewBox="0 0 100 100">{"".join(inner)}</svg>'


def piece(name: str, x: int, count: str = "1") -> str:
    return f'<g data-piece="{name}" transform="translate({x} 0)"><use href="#cube"/><text>{count}</text></g>'


def found(text: str) -> tuple[list[str], list[str]]:
    """The pieces that are marked, and those drawn faintly."""
    root = ElementTree.fromstring(text)
    changed = [each.get("data-piece", each.text or "") for each in root.iter() if "data-changed" in each.attrib]
    gone = [group[0].get("data-piece", "") for group in root.iter(f"{{{SVG}}}g") if group.get("class") == "was"]
    return changed, gone


def test_a_piece_that_moved_or_came_is_marked_as_a_whole() -> None:
    before = drawing(piece("a", 1), piece("b", 2))
    assert found(marked(drawing(piece("a", 5), piece("b", 2), piece("c", 7)), before)) == (["a", "c"], [])
    assert found(marked(drawing(piece("a", 1, "3"), piece("b", 2)), before)) == (["a"], [])
    assert found(marked(before, before)) == ([], [])


def test_a_piece_that_is_gone_stays_faint() -> None:
    before = drawing(f'<g transform="translate(9 9)">{piece("a", 1)}</g>', piece("b", 2))
    text = marked(drawing(piece("b", 2)), before)
    assert found(text) == ([], ["a"])
    assert 'class="was" transform="translate(9 9)"' in text


def test_what_both_moves_change_is_not_marked() -> None:
    """Whose turn it is, for example."""
    before = drawing("<text>to move: A</text>", piece("a", 1), piece("b", 2))
    own = drawing("<text>to move: B</text>", piece("a", 4))
    other = drawing("<text>to move: B</text>", piece("a", 5))
    assert found(marked(own, before)) == (["to move: B", "a"], ["b"])
    assert found(marked(own, before, other)) == (["a"], [])


def test_a_drawing_within_the_drawing_is_fitted_into_its_box() -> None:
    inner = ElementTree.fromstring(f'<svg xmlns="{SVG}" x="10" y="20" width="200" height="100" viewBox="5 0 50 50"/>')
    assert transform_of_inner(inner) == "translate(50 20) scale(2)"


@every_game
def test_every_game_shows_what_two_different_moves_change(game: Game) -> None:
    """Of most moves something can be seen; not all change what their own player sees."""
    rng, seen, tried = Random(5), 0, 0
    match = Match.new(game, 2, rng=rng)
    while not match.over() and tried < MOVES:
        state, seat = match.state, match.state.waiting()[0]
        moves = state.moves(seat)
        if len(moves) > 1:
            tried += 1
            before, *after = [drawn(game, state, seat, move) for move in (None, *rng.sample(moves, 2))]
            seen += any(any(found(marked(one, before, other))) for one, other in (after, after[::-1]))
        match.choose(rng.choice(moves), seat)
    assert seen >= 0.6 * tried, (seen, tried)


def drawn(game: Game, state: koruna.State, seat: int, move: int | None) -> str:
    there = state.copy()
    if move is not None:
        there.play(move, seat)
    return bare(game.svg(there.last_played().view(seat), "en", ["A", "B"]))
