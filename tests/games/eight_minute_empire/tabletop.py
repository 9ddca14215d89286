"""Setting up positions by hand, in the players' words."""

from __future__ import annotations

import koruna
from koruna.engine.position_items import read_items
from koruna.games.eight_minute_empire.rules import position
from koruna.games.eight_minute_empire.rules.cards import IDS, PRICES
from koruna.games.eight_minute_empire.rules.numbers import STRIDE
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

FILLERS = ["ruby-1", "ruby-2", "ruby-3", "ruby-4", "stone-1", "stone-2", "stone-3"]


def table(seats: int, **options: object) -> EightMinuteEmpire:
    """A game before its first card is dealt."""
    state = koruna.game("eight_minute_empire").start(seats, options)
    assert isinstance(state, EightMinuteEmpire)
    return state


def bare(*empires: str) -> EightMinuteEmpire:
    """A game at a position, given by what each player has, `armies 9:2 21:1, cities 9:1`; else the map is bare."""
    game = koruna.game("eight_minute_empire")
    parts = [
        f"empire {seat} {'' if 'armies' in has else 'armies, '}{has or 'cards'}" for seat, has in enumerate(empires)
    ]
    state = game.at(" | ".join([f"{game.id} {game.version} {len(empires)}", *parts]))
    assert isinstance(state, EightMinuteEmpire)
    return state


def happen(state: EightMinuteEmpire, *outcomes: str) -> None:
    """Play these chance outcomes: `ruby-1` for a card, `token wood`, `lot 2`."""
    for text in outcomes:
        assert state.turn() == koruna.CHANCE, f"{text}: no chance now"
        outcome = state.read(text)
        assert outcome in [possible for possible, _ in state.odds()], text
        state.play(outcome)


def play(state: EightMinuteEmpire, *moves: str) -> None:
    """Play moves for the seat to move; every one of them must be legal."""
    for text in moves:
        assert state.why_not(text) is None, f"{text}: {state.why_not(text)}"
        state.play(state.read(text))


def lay_row(state: EightMinuteEmpire, *cards: str) -> None:
    """Six cards: those named, then others."""
    others = [card for card in FILLERS if card not in cards]
    happen(state, *[*cards, *others][:6])


def ready(seats: int, *cards: str, **options: object) -> EightMinuteEmpire:
    """Player 1 is about to take the first card of the game with all coins left; the row begins with these cards."""
    order = "-".join(str(number) for number in range(1, seats + 1))
    state = table(seats, **{"ages": order, **options})
    lay_row(state, *cards)
    play(state, *["bid 0"] * seats)
    return state


def acting(card: str, seats: int = 2, **options: object) -> EightMinuteEmpire:
    """Player 1 has just taken this card for nothing."""
    state = ready(seats, card, **options)
    play(state, "take 1")
    return state


def change(state: EightMinuteEmpire, items: str) -> None:
    """Give a state other items of a position; the rest stays."""
    read_items(position.items(), state, items.split(" | "))
    position.complete(state)


def put(state: EightMinuteEmpire, seat: int, region: int, armies: int = 0, cities: int = 0) -> None:
    """Put pieces from the hand of a seat onto the map."""
    empire = state.empires[seat]
    stand = {at: empire.armies_in(at) + (armies if at == region else 0) for at in range(1, STRIDE)}
    built = {at: empire.cities_in(at) + (cities if at == region else 0) for at in range(1, STRIDE)}
    change(state, f"empire {seat} armies {pieces(stand)}, cities {pieces(built)}")


def pieces(counts: dict[int, int]) -> str:
    return " ".join([f"{region}:{count}" for region, count in counts.items() if count])


def clear(state: EightMinuteEmpire, seat: int) -> None:
    """Take all armies of a seat off the map."""
    change(state, f"empire {seat} armies")


def give(state: EightMinuteEmpire, seat: int, **goods: int) -> None:
    """Give a seat goods as if it had their cards: `ruby=3, joker=1`."""
    kinds = ["ruby", "stone", "wood", "anvil", "carrot", "joker"]
    for name, count in goods.items():
        state.empires[seat].goods[kinds.index(name)] += count


def refusal(state: EightMinuteEmpire, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move. Checks that the list of moves agrees."""
    who = state.turn() if seat is None else seat
    reason = state.why_not(text, who)
    legal = [state.write(move, who) for move in state.moves(who)]
    assert (reason is None) == (text in legal), f"{text}: {reason}, yet the moves are {legal}"
    return None if reason is None else reason.rule


def legal(state: EightMinuteEmpire) -> list[str]:
    return [state.write(move) for move in state.moves()]


def deal(state: EightMinuteEmpire) -> None:
    """Play the lowest outcome for as long as chance decides."""
    while state.turn() == koruna.CHANCE:
        state.play(min(outcome for outcome, _ in state.odds()))


def row(state: EightMinuteEmpire) -> list[str]:
    return [IDS[card] for at, card in enumerate(state.row) if at != state.gap]


def price_of(place: int) -> int:
    return PRICES[place - 1]
