"""The set-up, and the beginning of a round."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW, pack
from koruna.engine.event import NOBODY
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.content_boards import DUCHIES
from koruna.games.wonderful_kingdom.rules.numbers import NONE
from koruna.games.wonderful_kingdom.rules.realm import THREAT, Realm, new_realm
from koruna.games.wonderful_kingdom.rules.setup import Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step

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


class BeginRound(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
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
    state.hazards_left = hazards_to_come(state.round, 0)  # a position may have left out some picks
    for _ in range(PICKS_ALONE):
        state.push(steps.PICK, 0)
    for area in (1, 1, 0, 0):
        state.push(steps.REFILL, 0, area)
    if state.round == 1:
        state.stack = state.pool_size - state.setup.content.values["hazard.deck_cards"]
        state.push(steps.DRAW_TOP, 0)


def hazards_to_come(round: int, picks: int) -> int:
    """The cards left in the hazard deck: every pick of a round alone but the last takes one."""
    return 12 - 3 * (round - 1) - min(picks, 3)


class Refill(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """Move the top card face up into an area, and turn up the next one (L2, L4)."""
        state.areas[number].append(state.top)
        if state.journal is not None:
            state.tell("turned-up", NOBODY, {"area": number + 1, "card": state.setup.content.ids[state.top]})
        state.top = NONE
        state.stack -= 1
        if state.stack > 0:
            state.push(steps.DRAW_TOP, 0)
