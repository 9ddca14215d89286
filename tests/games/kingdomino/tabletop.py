"""Setting up positions by hand, in the players' words."""

from __future__ import annotations

import koruna
from koruna.games.kingdomino.rules import notation
from koruna.games.kingdomino.rules.dominoes import COUNT, IS_DOUBLE
from koruna.games.kingdomino.rules.kingdom import NORTH, PLACEMENTS, SOUTH, WEST, Kingdom, lone_castle
from koruna.games.kingdomino.rules.state import Kingdomino

WHEAT, FOREST, LAKE, GRASSLAND, SWAMP, MINE = range(6)


def table(seats: int, **options: bool) -> Kingdomino:
    """A game before its first domino is drawn."""
    state = koruna.game("kingdomino").start(seats, dict(options))
    assert isinstance(state, Kingdomino)
    return state


def at(items: str, seats: int = 2, **options: bool) -> Kingdomino:
    """A game at a position: `kingdom 0 laid 19.f5e 1.f6n | kingdom 1 laid 48.f5e`."""
    game = koruna.game("kingdomino")
    head = " ".join([game.id, str(game.version), str(seats), *options])
    state = game.at(f"{head} | {items}")
    assert isinstance(state, Kingdomino)
    return state


def kingdom(laid: str) -> Kingdom:
    """A kingdom with these dominoes, `19.f5e 1.f6n`."""
    return at(f"kingdom 0 laid {laid}").kingdoms[0]


def happen(state: Kingdomino, *outcomes: str) -> None:
    """Play these chance outcomes: `17` for a domino, `king 0` for a king."""
    for text in outcomes:
        assert state.turn() == koruna.CHANCE, f"{text}: no chance now"
        outcome = state.read(text)
        assert outcome in [possible for possible, _ in state.odds()], text
        state.play(outcome)


def deal(state: Kingdomino, *dominoes: int) -> None:
    happen(state, *(str(domino) for domino in dominoes))


def play(state: Kingdomino, *moves: str) -> None:
    """Play moves for the seat to move; every one of them must be legal."""
    for text in moves:
        assert state.why_not(text) is None, f"{text}: {state.why_not(text)}"
        state.play(state.read(text))


def first_legal(state: Kingdomino) -> None:
    """The lowest domino, the king of the lowest seat, or the first legal move."""
    if state.turn() == koruna.CHANCE:
        state.play(min(outcome for outcome, _ in state.odds()))
    else:
        state.play(state.moves()[0])


def castle(size: int = 5) -> Kingdom:
    return lone_castle(size)


def lay(kingdom: Kingdom, domino: int, where: str) -> Kingdom:
    """Lay a domino, `e6 n` for half a on e6 and half b to the north; it must be legal."""
    assert refusal(kingdom, domino, where) is None, f"{domino} on {where}: {refusal(kingdom, domino, where)}"
    kingdom.lay(domino, number_of(kingdom, domino, where))
    return kingdom


def number_of(kingdom: Kingdom, domino: int, where: str) -> int:
    return notation.placement_number(domino, placement(kingdom, where))


def refusal(kingdom: Kingdom, domino: int, where: str) -> str | None:
    """The rule that forbids this placement. Checks that the list of placements agrees."""
    at = placement(kingdom, where)
    reason = notation.why_not_there(kingdom, domino, at)
    a, b = (at.ax, at.ay), (at.bx, at.by)
    listed = [squares_of(kingdom, number) for number in kingdom.placements(domino)]
    ways = [(a, b), (b, a)] if IS_DOUBLE[domino] else [(a, b)]
    assert (reason is None) == any(way in listed for way in ways), f"{domino} on {where}: the list of moves disagrees"
    return None if reason is None else reason.rule


def squares_of(kingdom: Kingdom, number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a placement puts half a and half b."""
    facing, k = divmod(number - PLACEMENTS, 63)
    x, y = kingdom.locate(k, facing <= WEST)
    near, far = (x, y), (x, y + 1) if facing >= NORTH else (x + 1, y)
    return (far, near) if facing in (WEST, SOUTH) else (near, far)


def placement(kingdom: Kingdom, where: str) -> notation.Placement:
    text = f"place {where}"
    return notation.read_placement(text.split(), text, int(kingdom.size))


def seen_dominoes(state: Kingdomino) -> list[int]:
    """Every domino that was ever turned up."""
    return [n for n in range(1, COUNT + 1) if not state.unseen >> n & 1]
