"""What a seat may know, as numbers: cards by their number in the content, those face down only as many as there are."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import KINDS as STEPS
from koruna.engine.observation import Observation
from koruna.games.wonderful_kingdom.rules.numbers import CARD, DOWN, HAZARD, RESOURCES
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

SAME_CARDS: Final = 4.0  # of threats that breed there are several on the sites and among the completed cards

NUMBER_BITS = 12  # of the number that goes with some steps
ROUNDS = 4.0
STEP = "the kind of step (a 1 of all), the bits of the number that goes with it"
ENTRIES = "the cards that are known (of all), how many others lie face down, how many hazards, how many in all"
SITES = (
    "cards on sites (of all), open spaces for materials, population, gold, exploration, krystallium and soldiers, "
    "completed cards (of all)"
)
REALM = (
    "the side of the duchy (a 1 of all), the 16 steps of quests, with advisors those at hand (of all cards), 16 for "
    "those used, exchanges that give twice as much, the herald's and snares; 20 symbols, completed cards of 4 "
    "families, points for each of them, cubes in the laboratory of 5 colours, threats of 5 kinds, cubes in hand of 4 "
    "colours; 20 covered symbols"
)
PIECES = (
    "cubes in the laboratory, in hand, krystallium, soldiers, trained, traps, spies, spies that are ready, calamities, "
    "giants, sites given up, points of cards, points of quests and advisors"
)
QUESTS = 16  # steps of the quests, 4 * board + step


def observe(state: WonderfulKingdom, seen: Observation, seat: int) -> None:
    setup = state.setup
    seats, cards = setup.seats, len(setup.content.ids)
    seen.field("step", STEP)
    seen.one_of(state.kind(), STEPS + 1)
    seen.members(state.number(), NUMBER_BITS)
    seen.field("round")
    seen.number(state.round, ROUNDS)
    seen.field("decks", "cards in the deck, vermin in theirs")
    seen.number(state.pool_size, setup.deck_size)
    seen.number(state.vermin, 10.0)
    for area in range(2):
        seen.field(f"area {area + 1}", ENTRIES)
        put_entries(state.areas[area], seen, seat, seats, cards)
    seen.field("looked at", "how many, the cards (of all) if this seat looks")
    seen.number(len(state.looked), 10.0)
    seen.counts(state.looked if state.turn() == seat else [], cards, 1.0)
    if seats == 1:
        put_solo(state, seen, cards)
    else:
        seen.field("starter")
        seen.one_of(state.starter if state.starter < 0 else (state.starter - seat) % seats, seats)
        seen.field("produced")
        for at in range(seats):
            seen.number(state.volumes[(seat + at) % seats], 10.0)
    for at in range(seats):
        other = (seat + at) % seats
        realm = state.realms[other] if at == 0 or not state.shown else state.shown[other]
        put_realm(realm, seen, at, seat, seats)


def put_entries(entries: list[int], seen: Observation, seat: int, seats: int, cards: int) -> None:
    """Cards in an area or picked: those that lie open or were laid by this seat, and how many others there are."""
    known: list[int] = []
    hidden = hazards = 0
    for entry in entries:
        down = entry >> DOWN
        if down == HAZARD:
            hazards += 1
        elif down == 0 or down == seat + 1 or seats == 1:
            known.append(entry & CARD)
        else:
            hidden += 1
    seen.counts(known, cards, 1.0)
    seen.number(hidden, 5.0)
    seen.number(hazards, 5.0)
    seen.number(len(entries), 10.0)


def put_solo(state: WonderfulKingdom, seen: Observation, cards: int) -> None:
    seen.field("top of the deck")
    seen.one_of(state.top, cards)
    seen.field("cards in the deck")
    seen.number(state.stack, 100.0)
    seen.field("hazards", "in the deck, special ones in the deck, still to come")
    seen.number(state.hazards, 12.0)
    seen.number(state.hazard_specials, 12.0)
    seen.number(state.hazards_left, 12.0)
    seen.field("picks", "which pick it is, whether there was a search, how many are stored")
    seen.number(state.pick_number, 4.0)
    seen.flag(state.has_searched)
    seen.number(state.stored, 10.0)


def put_realm(realm: Realm, seen: Observation, at: int, seat: int, seats: int) -> None:
    setup = realm.setup
    cards = len(setup.content.ids)
    seen.field(f"hand {at}", "how many, the cards (of all) if they are this seat's")
    seen.number(len(realm.hand), 10.0)
    if at == 0:
        seen.counts(realm.hand, cards, 1.0)
    seen.field(f"picked {at}", ENTRIES)
    put_entries(realm.picks, seen, seat, seats, cards)
    seen.field(f"sites, open spaces, completed {at}", SITES)
    seen.counts([site & CARD for site in realm.sites], cards, SAME_CARDS)
    for resource in range(len(RESOURCES)):
        open_spaces = 0
        for site in range(len(realm.sites)):
            open_spaces += realm.open_spaces(site, resource)
        seen.number(open_spaces, 20.0)
    seen.counts(realm.completed, cards, SAME_CARDS)
    seen.field(f"duchy, quests, advisors, symbols and cubes {at}", REALM)
    seen.one_of(realm.duchy, len(setup.content.duchy_sides))
    seen.members(realm.quests, QUESTS)
    if setup.has_advisors:
        seen.counts(realm.advisors, cards, 1.0)
        seen.members(realm.used, 16)
        seen.numbers([realm.doubled, realm.boost, int(realm.snares)], 5.0)
    seen.numbers(realm.sums, 10.0)
    seen.numbers(realm.covered, 4.0)
    seen.field(f"pieces and points {at}", PIECES)
    pieces = [realm.in_lab, realm.in_hand, realm.krystallium, realm.soldiers, realm.trained, realm.traps]
    seen.numbers([*pieces, realm.spies, realm.spies_ready], 10.0)
    seen.numbers([realm.calamities, realm.giants, realm.given_up], 10.0)
    seen.numbers([realm.points, realm.extra], 100.0)
