"""Setting up positions by hand, in the players' words.

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
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.course import WonderfulKingdomCourse, begin
from koruna.games.wonderful_kingdom.rules.numbers import CARD, DOWN, HAZARD, RESOURCES
from koruna.games.wonderful_kingdom.rules.realm import IN_HAND, INCOME, LABORATORY, THREAT, Realm
from koruna.games.wonderful_kingdom.rules.setup import OPTIONS, Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MAKE: Callable[..., Game] = WonderfulKingdomGame
GAME = MAKE("wonderful_kingdom", 1, [1, 2], OPTIONS, 5000, 1, [])
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


def table(seats: int = 2, **options: str | bool) -> WonderfulKingdom:
    """The first decision of the first round, whatever was dealt."""
    state = start(seats, **options)
    deal(state)
    while state.step_name() == "keep":
        play(state, legal(state)[0])
        deal(state)
    return state


def at(items: str, seats: int = 2, **options: str | bool) -> WonderfulKingdom:
    """A position by its items; automatic steps on top of the agenda are done."""
    chosen = GAME.check(seats, plain(seats, options))
    head = head_of(GAME.id, GAME.version, seats, GAME.options, chosen, ALL_KNOWING)
    state = GAME.at(f"{head} | {items}")
    assert isinstance(state, WonderfulKingdom)
    return state


# Agendas of positions.
STRIKING = (  # picked cards are turned up, threats strike, then comes planning
    "agenda over end_round begin_combat begin_planning thieves:1 thieves shadows:1 shadows giants:1 giants"
    " breed:1 breed settle"
)
PICKING = "agenda over end_round end_choice pick"
PLANNING = "agenda over end_round plan"
FIGHTING = "agenda over end_round begin_combat"
ENDING = "agenda over end_round | round 4"


def number(state: WonderfulKingdom, id: str) -> int:
    return state.setup.content.ids.index(id)


def cards(state: WonderfulKingdom, ids: str) -> list[int]:
    return [number(state, id) for id in ids.split()]


def named(state: WonderfulKingdom, numbers: list[int]) -> str:
    return " ".join(state.setup.content.ids[card & CARD] for card in numbers)


# --- moments of a round --------------------------------------------------------------------


def hold(state: WonderfulKingdom, seat: int, hand: str) -> None:
    """Set the hand of a player."""
    state.realms[seat].hand = sorted(cards(state, hand))


def lay_out(state: WonderfulKingdom, first: str, second: str) -> None:
    """Set both areas: ids of open cards, `1:mill` for one that player 1 laid face down, `?` for a hazard card."""
    for area, ids in enumerate((first, second)):
        state.areas[area] = []
        for id in ids.split():
            if id == "?":
                state.areas[area].append(255 | HAZARD << DOWN)
                state.hazards_left -= 1
            else:
                owner, _, card = id.rpartition(":")
                state.areas[area].append(number(state, card) | int(owner or 0) << DOWN)


def skip_choice(state: WonderfulKingdom, *picks: str) -> None:
    """Skip the choice of this round: everybody has picked these cards."""
    while state.kind() != steps.END_CHOICE:
        state.agenda.pop()
    state.areas = [[], []]
    for seat, realm in enumerate(state.realms):
        realm.hand = []
        realm.picks = cards(state, picks[seat]) if seat < len(picks) else []
    go_on(state)


def go_on(state: WonderfulKingdom) -> None:
    """Run the automatic steps, after something was changed by hand."""
    assert isinstance(state, WonderfulKingdomCourse)
    state.go_on()


def skip_to_step(state: WonderfulKingdom, resource: str) -> None:
    """Skip to a step of production, with nothing picked, planned or made before it."""
    skip_to(state, steps.BEGIN_STEP, RESOURCES.index(resource))


def skip_to_combat(state: WonderfulKingdom) -> None:
    skip_to(state, steps.BEGIN_COMBAT, 0)


def skip_to_end(state: WonderfulKingdom) -> None:
    """Skip to the end of the last round."""
    state.round = 4
    skip_to(state, steps.END_ROUND, 0)


def skip_to(state: WonderfulKingdom, kind: int, wanted: int) -> None:
    state.shown, state.closed = [], 0
    while state.kind() != kind or state.number() != wanted:
        state.agenda.pop()
    state.areas = [[], []]
    for realm in state.realms:
        realm.hand, realm.picks = [], []
        for cubes in range(4):
            realm.drop_cubes(cubes, realm.sums[IN_HAND + cubes])
    go_on(state)


# --- what a player has ---------------------------------------------------------------------


def realm_of(state: WonderfulKingdom, seat: int = 0) -> Realm:
    return state.realms[seat]


def have(state: WonderfulKingdom, seat: int, krystallium: int = 0, soldiers: int = 0, calamities: int = 0) -> None:
    realm = state.realms[seat]
    realm.krystallium, realm.soldiers, realm.calamities = krystallium, soldiers, calamities


def build(state: WonderfulKingdom, seat: int, sites: str) -> None:
    """Set the sites of a player, with nothing on them."""
    state.realms[seat].sites = [state.setup.content.new_site[card] for card in cards(state, sites)]


def own(state: WonderfulKingdom, seat: int, completed: str) -> None:
    """Add completed cards, without their bonus."""
    for card in cards(state, completed):
        state.realms[seat].add_completed(card)


def make(state: WonderfulKingdom, seat: int, **income: int) -> None:
    """Set the plain symbols of production, replacing those of the duchy card."""
    for resource in range(4):
        state.realms[seat].sums[INCOME + resource] = income.get(RESOURCES[resource], 0)


def threaten(state: WonderfulKingdom, seat: int, **threats: int) -> None:
    """Put threats into the construction space."""
    for id, count in threats.items():
        state.realms[seat].sums[THREAT + number(state, id) - state.setup.content.first_threat] = count


def threats(state: WonderfulKingdom, seat: int, id: str) -> int:
    return state.realms[seat].sums[THREAT + number(state, id) - state.setup.content.first_threat]


def advise(state: WonderfulKingdom, seat: int, advisors: str) -> None:
    state.realms[seat].advisors = cards(state, advisors)


def brew(state: WonderfulKingdom, seat: int, **cubes: int) -> None:
    """Set the cubes in the laboratory, by colour."""
    realm = state.realms[seat]
    for colour, name in enumerate([*RESOURCES[:4], "colourless"]):
        realm.sums[LABORATORY + colour] = cubes.get(name, 0)
    realm.in_lab = sum(cubes.values())


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
    """Play moves for whoever has the turn, or for a seat; each must be legal."""
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
