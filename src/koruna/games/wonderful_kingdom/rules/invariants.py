"""What must add up at every moment: cards, symbols, points and pieces, each counted anew."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, pack, seat_of
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.dealing import hazards_to_come
from koruna.games.wonderful_kingdom.rules.numbers import (
    ALL_SPACES,
    AREA,
    CALAMITY,
    CARD,
    CUBES,
    DOWN,
    FROZEN,
    HAZARD,
    NONE,
    RESOURCES,
    SYMBOLS,
    THREATS,
    UNKNOWN,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.realm import (
    FAMILY,
    FIVE,
    IN_HAND,
    INCOME,
    LABORATORY,
    THREAT,
    WORTH,
    Realm,
)
from koruna.games.wonderful_kingdom.rules.searching import CARDS_A_ROUND, ROUNDS, open_cards
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

PICKS: Final = 4
CARDS_OF_TWO: Final = 16  # from the deck in a round of two players: seven for each, and one for each area


def broken_invariants(state: WonderfulKingdom) -> list[str]:
    found: list[str] = []
    for seat, realm in enumerate(state.realms):
        found += [f"seat {seat}: {what}" for what in broken_in_realm(realm)]
    for shown in state.shown:
        found += [f"as shown: {what}" for what in broken_in_realm(shown)]
    found += broken_cards(state) + broken_keeping(state) + broken_agenda(state) + broken_beginning(state)
    if state.setup.seats == 1:
        found += broken_alone(state)
    elif state.round:
        found += broken_together(state)
    if not state.is_shared() and any(realm.in_hand for realm in state.realms):
        found.append("cubes are kept in hand")
    covered = sum(sum(realm.covered) for realm in state.realms)
    if covered > state.setup.content.values["theft.tokens"]:
        found.append(f"{covered} symbols are covered")
    vermin = sum(realm.sums[THREAT + VERMIN] for realm in state.realms)
    if not 0 <= state.vermin <= state.setup.content.threat_copies[VERMIN] - vermin:
        found.append(f"{vermin} vermin about and {state.vermin} in their deck")
    return found


def broken_keeping(state: WonderfulKingdom) -> list[str]:
    """Before the first round everybody draws two advisors, and then chooses one of them, once (A1)."""
    kinds = [kind_of(step) for step in state.agenda]
    choices = [at for at, kind in enumerate(kinds) if kind in (steps.BEGIN_KEEPING, steps.KEEP)]
    drawn_at = [at for at, kind in enumerate(kinds) if kind == steps.DRAW_ADVISOR]
    if not choices and not drawn_at:
        return []
    if len(choices) != 1 or state.round or any(at < choices[0] for at in drawn_at):
        return ["first advisors are chosen more than once, too late, or before they are drawn"]
    to_come = [seat_of(state.agenda[at]) for at in drawn_at]
    return [
        f"seat {seat} does not choose one of two advisors"
        for seat, realm in enumerate(state.realms)
        if len(realm.hand) + to_come.count(seat) != (1 if state.closed >> seat & 1 else 2)
    ]


def broken_beginning(state: WonderfulKingdom) -> list[str]:
    """Before the first round it is drawn who starts and who has which duchy, and nothing is chosen from the areas."""
    kinds = [kind_of(step) for step in state.agenda]
    found: list[str] = []
    if state.setup.seats == 2 and state.starter == NONE and kinds[-1] != OVER_NOW and steps.DRAW_STARTER not in kinds:
        found.append("nobody starts")
    if steps.DRAW_DUCHY in kinds and any(realm.duchy >= 0 for realm in state.realms):
        found.append("duchies are drawn twice")
    if state.round > ROUNDS or (state.round and steps.BEGIN_ROUND in kinds):
        found.append("a round begins after the last one, or during another")
    advisors = sum(state.pool[state.setup.content.first_advisor : state.setup.content.calamity])
    if kinds.count(steps.DRAW_ADVISOR) > advisors:
        found.append(f"{advisors} advisors in the deck, and {kinds.count(steps.DRAW_ADVISOR)} are to be drawn")
    choosing = [kind in steps.CHOICE or kind == steps.END_CHOICE or kind == steps.SHOW_PICK for kind in kinds]
    if not state.round and any(choosing):
        found.append("a choice before the first round")
    return found


def broken_agenda(state: WonderfulKingdom) -> list[str]:
    """All of the choice is done before its end, and then every picked card is turned up."""
    kinds = [kind_of(step) for step in state.agenda]
    choosing = [kind in steps.CHOICE for kind in kinds]
    if any(kind in (steps.OF_TWO if state.setup.seats == 1 else steps.ALONE) for kind in kinds):
        return ["a step of games with another number of players"]
    if not any(kind in steps.SETTLING for kind in kinds):
        picked = [entry for realm in state.realms for entry in realm.picks if not entry >> DOWN]
        if any(state.setup.content.kind[entry] >= CALAMITY for entry in picked):
            return ["a calamity or a threat stays among the picked cards"]
    if kinds.count(steps.CHOOSE) != (1 if state.looked or steps.LOOK in kinds else 0):
        return ["somebody looks at cards and does not choose, or chooses without"]
    if state.setup.seats == 2 and any(kind_of(step) == steps.CHOOSE and number_of(step) for step in state.agenda):
        return ["somebody chooses for a search, which there is only alone"]
    if steps.END_CHOICE in kinds:
        end = kinds.index(steps.END_CHOICE)
        if any(choosing[:end]) or not all(choosing[end + 1 :]):
            return ["a choice goes on after its end, or something else before it"]
        return []
    if any(choosing):
        return ["a choice has no end"]
    down = [place for place, entry in enumerate(state.realms[0].picks) if entry >> DOWN]
    shown = [number_of(step) for step in state.agenda if kind_of(step) == steps.SHOW_PICK]
    if any(state.areas) or any(entry >> DOWN for realm in state.realms[1:] for entry in realm.picks) or down != shown:
        return ["cards lie face down after the choice"]
    return []


# --- cards (I1 to I8) ----------------------------------------------------------------------


def broken_cards(state: WonderfulKingdom) -> list[str]:
    """Every card of the deck is somewhere, and so is every calamity or threat that came into the game."""
    found: list[str] = []
    content, setup = state.setup.content, state.setup
    loose = loose_cards(state)
    special = [card for card in loose if content.kind[card] >= CALAMITY]
    cards = state.pool_size + len(loose) - len(special) + state.discarded
    for realm in state.realms:
        cards += len(realm.sites) + len(realm.completed) + len(realm.advisors) + realm.discarded
    laid_out = 0
    if setup.scenario is not None:
        laid_out = len(setup.scenario.sites) + len(setup.scenario.completed) + len(setup.scenario.advisors)
    if cards != setup.deck_size + laid_out:
        found.append(f"{cards} cards of the deck instead of {setup.deck_size + laid_out}")
    if sum(state.pool) != state.pool_size or min(state.pool) < 0:
        found.append(f"{state.pool_size} cards unseen, counted {sum(state.pool)}")
    met = specials_met(state) + state.averted
    if met != specials_so_far(state):
        found.append(f"{met} calamities and threats instead of {specials_so_far(state)}")
    return found


def loose_cards(state: WonderfulKingdom) -> list[int]:
    """Cards that are neither in the deck nor built, nor advisors of somebody."""
    loose = [*state.looked, *(entry & CARD for entry in state.buried)]
    for entries in (*state.areas, *(realm.picks for realm in state.realms)):
        loose += [entry & CARD for entry in entries if entry >> DOWN != HAZARD]
    for realm in state.realms:
        loose += realm.hand
    if state.top != NONE:
        loose.append(state.top)
    return loose


def specials_met(state: WonderfulKingdom) -> int:
    """Calamities and threats that are still about, and those that players have averted."""
    met = sum(1 for card in loose_cards(state) if state.setup.content.kind[card] >= CALAMITY)
    for realm in state.realms:
        met += realm.calamities + realm.giants + realm.averted
        met += sum(realm.sums[THREAT + kind] for kind in range(THREATS) if kind != VERMIN)
    return met


def specials_so_far(state: WonderfulKingdom) -> int:
    """Two players: one each in every round (I4). Alone: those of the hazard deck that were seen (I6)."""
    setup = state.setup
    if setup.seats == 2:
        return 2 * state.round
    laid_out = 0 if setup.scenario is None else sum(count for _, count in setup.scenario.threats)
    return setup.content.values["hazard.others"] - state.hazard_specials + laid_out


def broken_together(state: WonderfulKingdom) -> list[str]:
    """Everybody has two cards for every offer to come, and the deck lasts for every card to be dealt (I5)."""
    found: list[str] = []
    for seat, realm in enumerate(state.realms):
        cards, needed = len(realm.hand), 0
        for step in state.agenda:
            if seat_of(step) == seat and kind_of(step) == steps.OFFER:
                needed += 2 - number_of(step)
            elif seat_of(step) == seat and kind_of(step) == steps.DEAL:
                cards += 1
        if cards < needed:
            found.append(f"seat {seat} has {cards} cards and has to lay {needed}")
    kinds = [kind_of(step) for step in state.agenda]
    wanted = sum(kinds.count(kind) for kind in (steps.DEAL, steps.TURN_UP, steps.LOOK))
    wanted += CARDS_OF_TWO * (ROUNDS - state.round)
    if state.pool_size < wanted and kinds[-1] != OVER_NOW:
        found.append(f"{state.pool_size} cards in the deck, and {wanted} are to be dealt")
    return found


def broken_alone(state: WonderfulKingdom) -> list[str]:
    """The hazard deck gives three cards a round; the deck lasts for every refill to come (I6, I7)."""
    found: list[str] = []
    if state.round == 0:
        if state.hazards != state.hazards_left or state.hazard_specials != state.setup.content.values["hazard.others"]:
            found.append("hazards are missing before the first round")
        if state.pool_size < state.hazards - state.hazard_specials + CARDS_A_ROUND * ROUNDS:
            found.append(f"{state.pool_size} cards are not enough for {ROUNDS} rounds")
        return found
    for step in state.agenda:
        area, place = number_of(step) // AREA, number_of(step) % AREA
        if kind_of(step) == steps.SHOW_HAZARD and state.areas[area][place : place + 1] != [UNKNOWN | HAZARD << DOWN]:
            found.append("a card is turned up where none lies face down")
    unseen = state.hazards - state.hazard_specials
    in_deck = state.stack - (1 if state.top != NONE else 0)
    if state.pool_size != unseen + in_deck:
        found.append(f"{state.pool_size} cards unseen, but {unseen} in hazards and {in_deck} in the deck")
    kinds = [kind_of(step) for step in state.agenda]
    picks = kinds.count(steps.PICK) + kinds.count(steps.TAKE)
    if picks + state.pick_number > PICKS:
        found.append(f"{state.pick_number} picks made, and {picks} to come")
    added = min(state.pick_number, PICKS - 1)
    if state.hazards_left != hazards_to_come(state.round, state.pick_number):
        found.append(f"{state.hazards_left} hazards left in round {state.round} after {state.pick_number} picks")
    for step, above in pairwise(state.agenda):
        wanted = pack(steps.TAKE, 0, number_of(above) & 1) if number_of(above) < 4 else above - pack(0, 0, 2)
        if kind_of(above) == steps.REMOVE and step != wanted:
            found.append("a search removes cards and does not go on")
        area, left = number_of(above) & 1, number_of(above) >> 1
        if kind_of(above) == steps.REMOVE and (state.top == NONE or open_cards(state, area) < left):
            found.append("a search removes or looks at cards that are not there")
    if kinds.count(steps.DRAW_TOP) != (1 if state.top == NONE and state.stack > kinds.count(steps.LOOK) else 0):
        found.append("the top card of the deck is missing or doubled")
    wanted = kinds.count(steps.REFILL) + kinds.count(steps.LOOK) + 2 * min(picks, PICKS - 1 - added)
    wanted += CARDS_A_ROUND * (ROUNDS - state.round)
    if steps.REMOVE in kinds:
        wanted += min(state.setup.content.values["search.look"], state.stack)
    if state.stack < max(0, wanted):
        found.append(f"{state.stack} cards in the deck, and {wanted} are to come")
    if state.hazard_specials > state.hazards:
        found.append("more calamities and threats in the hazard deck than cards")
    down = sum(1 for entries in (*state.areas, state.realms[0].picks) for e in entries if e & CARD == UNKNOWN)
    if down > state.hazards - state.hazards_left:
        found.append(f"{down} cards lie face down")
    return found


# --- what a player has (I9 to I12) ---------------------------------------------------------


def broken_in_realm(realm: Realm) -> list[str]:
    found: list[str] = []
    content, sums, setup = realm.setup.content, realm.sums, realm.setup
    if min(sums) < 0 or min(realm.krystallium, realm.soldiers, realm.calamities, realm.traps, realm.giants) < 0:
        found.append("fewer than none of something")
    if sum(sums[LABORATORY : LABORATORY + 5]) != realm.in_lab:
        found.append(f"{realm.in_lab} cubes in the laboratory, counted {sums[LABORATORY : LABORATORY + 5]}")
    if setup.changes_at_five and realm.in_lab >= FIVE:
        found.append(f"{realm.in_lab} cubes in the laboratory")
    if sum(sums[IN_HAND : IN_HAND + CUBES]) != realm.in_hand:
        found.append(f"{realm.in_hand} cubes in hand")
    if realm.trained not in (0, 1):
        found.append(f"{realm.trained} soldiers train")
    if not 0 <= realm.spies_ready <= realm.spies <= content.values["spies"]:
        found.append(f"{realm.spies_ready} of {realm.spies} spies ready")
    if realm.giants != sum(1 for site in realm.sites if site & FROZEN):
        found.append(f"{realm.giants} giants under sites")
    for at, site in enumerate(realm.sites):
        card = site & CARD
        spaces = [realm.open_spaces(at, resource) for resource in range(len(RESOURCES))]
        if any(left > content.cost[card][resource] for resource, left in enumerate(spaces)):
            found.append(f"more spaces open on {content.ids[card]} than it has: {spaces}")
        if not site & (ALL_SPACES | FROZEN):
            found.append(f"{content.ids[card]} is full and not completed")
    return found + broken_sums(realm)


def broken_sums(realm: Realm) -> list[str]:
    """Symbols, families and points, counted from the cards themselves."""
    found: list[str] = []
    content = realm.setup.content
    income, families, worth, points = [0] * SYMBOLS, [0] * 4, [0] * 4, 0
    if realm.duchy >= 0:
        side = content.duchy_sides[realm.duchy][realm.setup.side]
        income[:CUBES] = side.income
        if side.points_family >= 0:
            worth[side.points_family] += side.points_each
    for card in realm.completed:
        families[content.family[card]] += 1
        points += content.points[card]
        for resource in range(CUBES):
            income[resource] += content.income[card][resource]
        if content.income_each[card] >= 0:
            income[content.income_each[card]] += 1
        if content.points_family[card] >= 0:
            worth[content.points_family[card]] += content.points_each[card]
    kept = [realm.sums[INCOME + at] + realm.covered[at] for at in range(SYMBOLS)]
    if kept != income:
        found.append(f"symbols {kept} instead of {income}")
    if realm.sums[FAMILY : FAMILY + 4] != families or realm.sums[WORTH : WORTH + 4] != worth:
        found.append(f"families {families} worth {worth}")
    if realm.points != points:
        found.append(f"{realm.points} points on cards instead of {points}")
    return found
