"""Choosing a move on a map by cursor."""

from __future__ import annotations

from koruna.look.text_map import Span, TextMap
from koruna.terminal.map_cursor import MapCursor

# a b
# c d
PLACES = {"a": Span(0, 0, 3), "b": Span(0, 6, 3), "c": Span(4, 0, 3), "d": Span(4, 6, 3)}
MARCHES = {"move a b": ["a", "b"], "move a d": ["a", "d"], "stay c": ["button", "c"], "burn c": ["c"], "done": ["done"]}


def cursor(targets: dict[str, list[str]], piece: bool = False) -> MapCursor:
    map = TextMap(9, 5)
    map.places = PLACES
    map.piece = [("A", ""), ("B", "")] if piece else []
    return MapCursor(map, targets)


def test_targets_are_chosen_one_after_the_other() -> None:
    found = cursor(MARCHES)
    assert [text for text, _ in found.moves] == ["move a b", "move a d", "stay c", "burn c"]
    assert found.place() == "a"
    assert found.enter() == ""
    assert found.place() == "b"
    found.go("down")
    assert found.place() == "d"
    assert found.enter() == "move a d"
    assert found.back()
    assert found.place() == "a"
    assert not found.back()


def test_several_moves_at_one_target() -> None:
    found = cursor(MARCHES)
    found.go("down")
    assert [found.moves[at][0] for at in found.here()] == ["stay c", "burn c"]
    assert found.enter() == "stay c"
    found.turn()
    assert found.enter() == "burn c"
    found.turn()
    assert found.enter() == "stay c"


def test_arrows_stop_at_the_last_target_and_tab_goes_around() -> None:
    found = cursor(MARCHES)
    found.go("up")
    assert found.place() == "a"
    found.cycle(1)
    assert found.place() == "c"
    found.cycle(1)
    assert found.place() == "a"
    found.cycle(-1)
    assert found.place() == "c"


def test_a_piece_is_turned_and_keeps_its_direction() -> None:
    moves = {"a east": ["a", "b"], "a south": ["a", "c"], "b south": ["b", "d"], "c east": ["c", "d"]}
    found = cursor(moves, piece=True)
    assert found.enter() == "a east"
    assert found.turn()
    assert found.enter() == "a south"
    found.go("right")
    assert found.enter() == "b south"
    assert not found.turn()
    found.go("left")
    assert found.enter() == "a south"
    found.cycle(-1)
    assert found.enter() == "a east"
    assert found.drawn().lines(False)[0] == "A     B"


def test_an_advised_move_is_gone_to() -> None:
    found = cursor(MARCHES)
    found.enter()
    found.show("burn c")
    assert found.enter() == "burn c"
    found.show("done")  # it has no place on the map
    assert found.enter() == "burn c"
