"""Chance: who starts, who has which duchy, and every card that is dealt, turned up or looked at.

A deck is the set of cards nobody has seen. That also holds for the hazard deck of a solo game: a face-down card from it
is drawn when it is turned up.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import OVER_NOW, pack
from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.content_boards import DUCHIES
from koruna.games.wonderful_kingdom.rules.numbers import DUCHY_IS, NONE, STARTER_IS
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm, add_sorted, new_realm
from koruna.games.wonderful_kingdom.rules.setup import Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

OFFERS: Final = 8  # per round, and as many picks (I5)
PICKS_ALONE: Final = 4
HAND: Final = 7  # cards dealt from the deck
THREAT_STEPS: Final = [steps.BREED, NONE, steps.GIANTS, steps.SHADOWS, steps.THIEVES]  # by the kind of threat


def choice_of_two(starter: int) -> list[int]:
    """The steps of a choice as on the agenda, the last first: the starter offers first and picks last (I5)."""
    found: list[int] = []
    for turn in range(OFFERS - 1, -1, -1):
        who = starter ^ turn & 1
        found += [pack(steps.PICK, who ^ 1), pack(steps.OFFER, who)]
    found += [pack(steps.TURN_UP, 0, area) for area in (1, 0)]
    return found + [pack(steps.DEAL, seat) for seat in (1, 0) for _ in range(HAND)]


CHOICE_OF_TWO: Final = [choice_of_two(0), choice_of_two(1)]  # by starter
# What follows the choice and the effects of threats.
PLANNING_AND_PRODUCTION: Final = [pack(steps.BEGIN_STEP, 0, resource) for resource in (3, 2, 1, 0)] + [
    pack(steps.BEGIN_PLANNING)
]


def lay_out(state: WonderfulKingdom, setup: Setup) -> None:
    """Everything before the first round: chance decides about starter, duchies and advisors."""
    content = setup.content
    state.realms = [new_realm(setup) for _ in range(setup.seats)]
    state.pool, state.pool_size = setup.deck.copy(), setup.deck_size
    state.areas = [[], []]
    state.shown, state.buried, state.looked = [], [], []
    state.volumes = [0] * setup.seats
    state.vermin = content.threat_copies[1]
    state.first_done = [NONE] * len(setup.boards)
    if setup.seats == 1:
        state.hazards = state.hazards_left = content.values["hazard.deck_cards"] + content.values["hazard.others"]
        state.hazard_specials = content.values["hazard.others"]
        follow_scenario(state, state.realms[0])
    state.agenda = [OVER_NOW]
    state.push(steps.BEGIN_ROUND, 0)
    if setup.keeps_advisor:
        state.push(steps.BEGIN_KEEPING, 0)
        for seat in range(setup.seats - 1, -1, -1):
            state.push(steps.DRAW_ADVISOR, seat)
            state.push(steps.DRAW_ADVISOR, seat)
    if setup.duchy == NONE:
        state.push(steps.DRAW_DUCHY, 0)
    else:
        take_duchies(state, setup.duchy)
    if setup.draws_starter:
        state.push(steps.DRAW_STARTER, 0)
    else:
        state.starter = 0


def follow_scenario(state: WonderfulKingdom, realm: Realm) -> None:
    """Lay out the cards of a scenario; completed ones give no bonus (X6)."""
    setup = state.setup
    scenario = setup.scenario
    if scenario is None:
        return
    for card in scenario.sites:
        realm.slate(card)
        if scenario.protected:
            realm.protect(len(realm.sites) - 1)
    for card in scenario.completed:
        realm.add_completed(card)
    for resource in scenario.stolen:
        realm.cover(resource, 1)
    for card, count in scenario.threats:
        realm.sums[THREAT + card - setup.content.first_threat] += count
    realm.advisors = scenario.advisors


def take_duchies(state: WonderfulKingdom, first: int) -> None:
    for seat, realm in enumerate(state.realms):
        realm.take_duchy((first + seat) % DUCHIES)
        if state.journal is not None:
            state.tell("duchy", seat, {"duchy": state.setup.content.duchies[realm.duchy]})


def begin_round(state: WonderfulKingdom) -> None:
    """Cards are dealt; then come choice, planning, production and combat."""
    setup = state.setup
    state.round += 1
    if state.journal is not None:
        state.tell("round", state.starter, {"round": state.round})
    state.push(steps.END_ROUND, 0)
    if setup.has_combat:
        state.push(steps.BEGIN_COMBAT, 0)
    state.agenda += PLANNING_AND_PRODUCTION
    if setup.has_combat:
        for kind in reversed(setup.threats):
            for ahead in range(setup.seats - 1, -1, -1):
                state.push(THREAT_STEPS[kind], (state.starter + ahead) % setup.seats)
    state.push(steps.SETTLE, 0)
    state.push(steps.END_CHOICE, 0)
    for realm in state.realms:
        realm.used = 0
        realm.traps = setup.content.values["traps"] if setup.seats == 2 else 0  # alone there are spies instead (L3)
    if setup.seats == 1:
        begin_alone(state)
    else:
        begin_together(state)


def begin_together(state: WonderfulKingdom) -> None:
    state.agenda += CHOICE_OF_TWO[state.starter]
    for seat, realm in enumerate(state.realms):
        realm.hand.append(state.setup.specials[seat])


def begin_alone(state: WonderfulKingdom) -> None:
    state.pick_number = 0
    state.has_searched = False
    for _ in range(PICKS_ALONE):
        state.push(steps.PICK, 0)
    for area in (1, 1, 0, 0):
        state.push(steps.REFILL, 0, area)
    if state.round == 1:
        state.stack = state.pool_size - state.setup.content.values["hazard.deck_cards"]
        state.push(steps.DRAW_TOP, 0)


def refill(state: WonderfulKingdom, area: int) -> None:
    """Move the top card face up into an area, and turn up the next one (L2, L4)."""
    state.areas[area].append(state.top)
    if state.journal is not None:
        state.tell("turned-up", NOBODY, {"area": area + 1, "card": state.setup.content.ids[state.top]})
    state.top = NONE
    state.stack -= 1
    if state.stack > 0:
        state.push(steps.DRAW_TOP, 0)


# --- outcomes ------------------------------------------------------------------------------


def happen(state: WonderfulKingdom, kind: int, seat: int, number: int, outcome: int) -> None:
    if kind == steps.DRAW_STARTER:
        state.starter = outcome - STARTER_IS
        return
    if kind == steps.DRAW_DUCHY:
        take_duchies(state, outcome - DUCHY_IS)
        return
    content = state.setup.content
    if kind in (steps.SHOW_HAZARD, steps.SHOW_PICK):
        show_hazard(state, kind, number, outcome)
        return
    state.pool[outcome] = state.pool[outcome] - 1  # compiled, `-= 1` would subtract objects
    state.pool_size -= 1
    if kind == steps.DEAL or kind == steps.DRAW_ADVISOR:
        add_sorted(state.realms[seat].hand, outcome)
        if state.journal is not None:
            state.journal.append(Event("dealt", seat, {}, {"card": content.ids[outcome]}, [seat]))
    elif kind == steps.TURN_UP:
        state.areas[number].append(outcome)
        if state.journal is not None:
            state.tell("turned-up", NOBODY, {"area": number + 1, "card": content.ids[outcome]})
    elif kind == steps.DRAW_TOP:
        state.top = outcome
        if state.journal is not None:
            state.tell("top", NOBODY, {"card": content.ids[outcome]})
    else:
        add_sorted(state.looked, outcome)
        state.stack -= 1 if state.setup.seats == 1 else 0
        if state.journal is not None:
            state.journal.append(Event("looked", seat, {}, {"card": content.ids[outcome]}, [seat]))


def show_hazard(state: WonderfulKingdom, kind: int, number: int, card: int) -> None:
    """A card of the hazard deck is turned up."""
    state.hazards -= 1
    if card == state.setup.specials[0]:
        state.hazard_specials -= 1
    else:
        state.pool[card] -= 1
        state.pool_size -= 1
    if kind == steps.SHOW_PICK:
        state.realms[0].picks[number] = card
    else:
        state.areas[number >> 5][number & 31] = card
    if state.journal is not None:
        state.tell("shown", NOBODY, {"card": state.setup.content.ids[card]})


# --- draws and odds ------------------------------------------------------------------------


def draw(state: WonderfulKingdom, kind: int, rng: Random) -> int:
    if kind == steps.DRAW_STARTER:
        return STARTER_IS + below(2, rng)
    if kind == steps.DRAW_DUCHY:
        return DUCHY_IS + below(DUCHIES, rng)
    if kind == steps.DRAW_ADVISOR:
        advisors = advisors_in_pool(state)
        return advisors[below(len(advisors), rng)]
    if kind in (steps.SHOW_HAZARD, steps.SHOW_PICK) and below(state.hazards, rng) < state.hazard_specials:
        return state.setup.specials[0]
    skip: i64 = below(state.pool_size, rng)
    card: i64 = 0
    for count in state.pool:
        skip -= count
        if skip < 0:
            return int(card)
        card += 1  # noqa: SIM113, an i64 is faster
    raise AssertionError("a card is drawn from an empty deck")


def advisors_in_pool(state: WonderfulKingdom) -> list[int]:
    content = state.setup.content
    return [card for card in range(content.first_advisor, content.calamity) if state.pool[card]]


def odds(state: WonderfulKingdom, kind: int) -> list[tuple[int, float]]:
    if kind == steps.DRAW_STARTER:
        return [(STARTER_IS, 0.5), (STARTER_IS + 1, 0.5)]
    if kind == steps.DRAW_DUCHY:
        return [(DUCHY_IS + duchy, 1 / DUCHIES) for duchy in range(DUCHIES)]
    if kind == steps.DRAW_ADVISOR:
        advisors = advisors_in_pool(state)
        return [(card, 1 / len(advisors)) for card in advisors]
    special = 0.0
    if kind in (steps.SHOW_HAZARD, steps.SHOW_PICK):
        special = state.hazard_specials / state.hazards
    found = [(card, (1 - special) * n / state.pool_size) for card, n in enumerate(state.pool) if n and special < 1]
    return [*found, (state.setup.specials[0], special)] if special else found
