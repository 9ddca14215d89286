"""Positions for tests.

By default both play side B of their duchies, so that everybody makes 2 materials, 1 population and 1 gold and has
2 krystallium; player 1 starts, and there is no module.
"""

from __future__ import annotations

from collections.abc import Callable

import koruna
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.engine.position import head_of
from koruna.engine.state import ALL_KNOWING
from koruna.games.wonderful_kingdom.game import WonderfulKingdomGame
from koruna.games.wonderful_kingdom.rules.course import WonderfulKingdomCourse, begin
from koruna.games.wonderful_kingdom.rules.numbers import CARD
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm
from koruna.games.wonderful_kingdom.rules.setup import OPTIONS, Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MAKE: Callable[..., Game] = WonderfulKingdomGame
GAME = MAKE("wonderful_kingdom", 1, [1, 2], OPTIONS, 5000, 1)
DEFAULTS: Options = {option.id: option.default for option in OPTIONS}
PLAIN: Options = {"module": "basic", "side": "B", "duchy": "first", "first_player": "fixed"}


def start(seats: int = 2, **options: str | bool) -> WonderfulKingdom:
    """A game before anything has happened."""
    return begin(Setup(seats, {**DEFAULTS, **plain(seats, options)}))


def plain(seats: int, options: dict[str, str | bool]) -> dict[str, str | bool]:
    """With the defaults of this module."""
    found = {**PLAIN, "first_player": "fixed" if seats == 2 else "random"}
    if "scenario" in options:
        found["module"] = "threats"
    return {**found, **options}


def at(items: str, seats: int = 2, **options: str | bool) -> WonderfulKingdom:
    """A position by its items; automatic steps on top of the agenda are done."""
    chosen = GAME.check(seats, plain(seats, options))
    head = head_of(GAME.id, GAME.version, seats, GAME.options, chosen, ALL_KNOWING)
    return read(f"{head} | {items}")


def table(*items: str, seats: int = 2, step: str = "", **options: str | bool) -> WonderfulKingdom:
    """The first decision of the first round, or the moment before one of its steps, changed by items of a position.

    Before a step nobody holds a card and the areas are empty; what nobody has to decide is done at once. Otherwise it
    does not matter what was dealt: one copy of a card, and none that the items name.
    """
    state = start(seats, **options)
    dealt = set(" ".join(items).replace("*", " ").replace(":", " ").replace(",", " ").split())
    while state.turn() == koruna.CHANCE or state.step_name() == "keep":
        if state.step_name() == "keep":
            play(state, legal(state)[0])
        else:
            outcome = min(outcome for outcome, _ in state.odds() if state.write(outcome) not in dealt)
            dealt.add(state.write(outcome))
            state.play(outcome)
    return changed(state, *items, step=step)


def change(state: WonderfulKingdom, *items: str, step: str = "") -> None:
    """Give a state other items of a position, or let it be before a step as in `table`; the journal stays."""
    changed(state, *items, step=step).copy_to(state)


def changed(state: WonderfulKingdom, *items: str, step: str = "") -> WonderfulKingdom:
    """The same as another state; of what is said twice, the last holds."""
    lines = state.position().split(" | ")
    if step:
        agenda = next(line for line in lines if line.startswith("agenda ")).split()
        lines = [line for line in lines if not line.startswith(("shown ", "closed "))]
        lines += [" ".join(agenda[: agenda.index(step) + 1]), "area1", "area2"]
        lines += [f"realm {seat} hand, cubes" for seat in range(state.setup.seats)]
        lines += ["pick_number 4"] if state.setup.seats == 1 else []
    lines += [line for text in items for line in text.split(" | ") if line]
    once = {line.split()[0]: line for line in lines}
    picks = int(once.get("pick_number", "pick_number 0").split()[1])
    if picks and not step:  # picks that are made are not to come
        once["agenda"] = once["agenda"].replace("pick*4", f"pick*{4 - picks}")
    realms = [line for line in lines if line.startswith(("realm ", "shown "))]
    return read(" | ".join([line for name, line in once.items() if name not in ("realm", "shown")] + realms))


def pass_over(state: WonderfulKingdom, step: int) -> None:
    """Leave out the decisions before a step and do it; in a position it would be done already, and told to nobody."""
    while state.kind() != step:
        state.agenda.pop()
    assert isinstance(state, WonderfulKingdomCourse)
    state.go_on()


def read(position: str) -> WonderfulKingdom:
    state = GAME.at(position)
    assert isinstance(state, WonderfulKingdom)
    state.journal = []  # no part of a position
    return state


# How much a card makes of a resource, and nothing else.
MAKERS = {
    "materials": {"petrified_forest": 3, "quarry": 2, "wraith_hunters": 1},
    "population": {"farmstead": 1},
    "gold": {"royal_mint": 3, "guild_house": 2, "scholars": 1},
    "exploration": {"portal": 1},
}


def making(**income: int) -> str:
    """The items of a realm that makes just this: no duchy card, and the cards for it."""
    cards: list[str] = []
    for resource, wanted in income.items():
        missing = wanted
        for card, makes in MAKERS[resource].items():
            while missing >= makes and (makes < 3 or card not in cards):
                cards.append(card)
                missing -= makes
    return f"duchy -, completed {' '.join(cards)}"


def met(specials: int) -> str:
    """Alone: this many calamities or threats have come from the hazard deck, one a pick."""
    return f"hazards {12 - specials} | hazard_specials {4 - specials} | pick_number {specials}"


def gone(state: WonderfulKingdom, count: int) -> str:
    """As many cards of the deck have left the game."""
    ids = [id for card, id in enumerate(state.setup.content.ids) for _ in range(state.pool[card])]
    return f"gone {' '.join(ids[:count])}"


# Agendas of positions.
STRIKING = (  # picked cards are turned up, threats strike, then comes planning
    "agenda over end_round begin_combat begin_planning thieves:1 thieves shadows:1 shadows giants:1 giants"
    " breed:1 breed settle"
)
PICKING = "agenda over end_round end_choice pick"
LAST_OFFER = "agenda over end_round end_choice pick offer:1 pick:1 offer"
STEP_OF = {
    "materials": "begin_step",
    "population": "begin_step:0:1",
    "gold": "begin_step:0:2",
    "exploration": "begin_step:0:3",
}
PLANNING = "agenda over end_round plan"
FIGHTING = "agenda over end_round begin_combat"
ENDING = "agenda over end_round | round 4"


def number(state: WonderfulKingdom, id: str) -> int:
    return state.setup.content.ids.index(id)


def named(state: WonderfulKingdom, numbers: list[int]) -> str:
    return " ".join(state.setup.content.ids[card & CARD] for card in numbers)


# --- what a player has ---------------------------------------------------------------------


def realm_of(state: WonderfulKingdom, seat: int = 0) -> Realm:
    return state.realms[seat]


def threats(state: WonderfulKingdom, seat: int, id: str) -> int:
    return state.realms[seat].sums[THREAT + number(state, id) - state.setup.content.first_threat]


def sites(state: WonderfulKingdom, seat: int = 0) -> str:
    return named(state, state.realms[seat].sites)


def completed(state: WonderfulKingdom, seat: int = 0) -> str:
    return named(state, state.realms[seat].completed)


def picks(state: WonderfulKingdom, seat: int = 0) -> str:
    return named(state, state.realms[seat].picks)


def open_spaces(state: WonderfulKingdom, seat: int = 0, site: int = 0) -> list[int]:
    return [state.realms[seat].open_spaces(site, resource) for resource in range(6)]


# --- playing -------------------------------------------------------------------------------


def happen(state: WonderfulKingdom, *outcomes: str) -> None:
    for text in outcomes:
        assert state.turn() == koruna.CHANCE, f"{text}: no chance now, but {state.step_name()}"
        outcome = state.read(text)
        assert outcome in [possible for possible, _ in state.odds()], text
        state.play(outcome)


def deal(state: WonderfulKingdom) -> None:
    """Play the lowest outcome of chance until somebody decides."""
    while state.turn() == koruna.CHANCE:
        state.play(min(outcome for outcome, _ in state.odds()))


def play(state: WonderfulKingdom, *moves: str, seat: int | None = None) -> None:
    """Play moves for the seat to move, or for a given seat; each must be legal."""
    for text in moves:
        who = state.turn() if seat is None else seat
        assert refusal(state, text, who) is None, f"{text}: {state.why_not(text, who)} at {state.step_name()}"
        state.play(state.read(text, who), who)


def refusal(state: WonderfulKingdom, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move. Checks that the list of moves agrees."""
    who = state.turn() if seat is None else seat
    reason = state.why_not(text, who)
    texts = [state.write(move, who) for move in state.moves(who)]
    assert (reason is None) == (text in texts), f"{text}: {reason}, yet the moves are {texts}"
    return None if reason is None else reason.rule


def legal(state: WonderfulKingdom, word: str = "", seat: int | None = None) -> list[str]:
    """The legal moves, all or those that begin with a word."""
    who = state.turn() if seat is None else seat
    texts = [state.write(move, who) for move in state.moves(who)]
    return sorted(text for text in texts if text.split()[0] == word or not word)
