"""Resources that come and go: collecting, gains, prices, and what is given up or taken."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import count, lowest
from koruna.engine.event import Event, Fact
from koruna.games.tiny_epic_kingdoms.rules.numbers import GAINS, PAYS, TAKES
from koruna.games.tiny_epic_kingdoms.rules.paying import spend, ways_to_give, ways_to_pay
from koruna.games.tiny_epic_kingdoms.rules.powers import ANY, OF_REGION, Gain
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Forced, Step
from koruna.games.tiny_epic_kingdoms.rules.steps import GAIN, PAY
from koruna.games.tiny_epic_kingdoms.rules.tokens import CAMP, CAMP_EXTRA
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FOOD, KINDS, MANA, ORE


def payment_facts(payment: int) -> dict[str, Fact]:
    """The amounts of all three kinds in a payment, as facts of an event."""
    return {"food": payment // 100, "ore": payment // 10 % 10, "mana": payment % 10}


# --- gains ---------------------------------------------------------------------------------


def gain(state: TinyEpicKingdoms, seat: int, gain: Gain, terrain: int) -> None:
    """The gain of an ability: of its kind, of the kind of a region, or of kinds still to be picked."""
    if gain.amount == 0:
        return
    kind = gain.kind
    if kind == ANY:
        for _ in range(gain.amount):
            state.push(GAIN, seat, 1)
        return
    if kind == OF_REGION:
        if terrain >= len(KINDS):
            return
        kind = terrain
    add(state, seat, kind, gain.amount)


def add(state: TinyEpicKingdoms, seat: int, kind: int, amount: int) -> None:
    added = state.realms[seat].add(kind, amount)
    if added and state.journal is not None:
        state.journal.append(Event("gained", seat, {"kind": KINDS[kind], "amount": added}))


class GainOfChoice(Forced):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        """The kinds that may be picked: those of which the player can hold more (B5)."""
        stock = state.realms[seat].stock
        return [GAINS + kind for kind in range(len(KINDS)) if stock[kind] < CAP]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        add(state, seat, move - GAINS, number)


# --- collecting ----------------------------------------------------------------------------


def collect(state: TinyEpicKingdoms, seat: int) -> None:
    """One resource for every region with a figure (B4), then what is added to these."""
    realm = state.realms[seat]
    got = [yield_of(state, realm, FOOD), yield_of(state, realm, ORE), yield_of(state, realm, MANA)]
    bonus = realm.powers.collect_bonus
    has_bonus = bonus.amount and (not realm.powers.collect_by_water or realm.has & state.map.wet)
    if has_bonus and bonus.kind < ANY:
        got[bonus.kind] += bonus.amount
    for kind in range(len(KINDS)):
        got[kind] = realm.add(kind, got[kind])
    if state.journal is not None:
        state.journal.append(Event("collected", seat, {KINDS[kind]: got[kind] for kind in range(len(KINDS))}))
    if has_bonus and bonus.kind == ANY:
        gain(state, seat, bonus, ANY)
    if realm.in_play() == 1:
        state.push(GAIN, seat, 1)  # B6
    searched = realm.lying
    while searched != 0:
        camp = state.open_tokens[CAMP] >> lowest(searched) & 1
        searched &= searched - 1
        state.push(GAIN, seat, 1 + (CAMP_EXTRA if camp else 0))  # X6


def yield_of(state: TinyEpicKingdoms, realm: Realm, kind: int) -> int:
    """The yield of one kind: one for every region, more with a camp, and with an ability more for two figures."""
    regions = realm.has & state.map.of_terrain[kind]
    found = count(regions)
    camps: i64 = state.open_tokens[CAMP]
    if camps:
        found += CAMP_EXTRA * count(regions & camps)
    if realm.powers.pair_terrains >> kind & 1:
        found += realm.powers.pair_extra * count(regions & realm.pair)
    return int(found)


# --- prices, and what is given up ----------------------------------------------------------


def demand(state: TinyEpicKingdoms, seat: int, price: int, kind: int, instead: int) -> None:
    """A price in one kind; where another kind may replace it and there is a choice, the player is asked."""
    ways = ways_to_pay(state.realms[seat], price, kind, instead)
    if len(ways) == 1:
        pay(state, seat, ways[0])
    else:
        state.push(PAY, seat, 16 * price + 4 * kind + instead)


def pay(state: TinyEpicKingdoms, seat: int, payment: int) -> None:
    spend(state.realms[seat], payment)
    if payment and state.journal is not None:
        state.journal.append(Event("paid", seat, payment_facts(payment)))


class Pay(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        price, kind, instead = number >> 4, number >> 2 & 3, number & 3
        return [PAYS + way for way in ways_to_pay(state.realms[seat], price, kind, instead)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        pay(state, seat, move - PAYS)


def give(state: TinyEpicKingdoms, seat: int, payment: int) -> None:
    spend(state.realms[seat], payment)
    if payment and state.journal is not None:
        state.journal.append(Event("gave-up", seat, payment_facts(payment)))


class Give(Forced):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        """The ways to give up this much, or everything if the player has less."""
        realm = state.realms[seat]
        return [PAYS + way for way in ways_to_give(realm, min(number, realm.total()))]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        give(state, seat, move - PAYS)


def takes(state: TinyEpicKingdoms, victim: int) -> list[int]:
    stock = state.realms[victim].stock
    return [TAKES + 3 * victim + kind for kind in range(len(KINDS)) if stock[kind] > 0]


def take(state: TinyEpicKingdoms, seat: int, victim: int, kind: int, amount: int) -> None:
    taken = min(amount, state.realms[victim].stock[kind])
    state.realms[victim].stock[kind] -= taken
    state.realms[seat].add(kind, taken)
    if state.journal is not None:
        state.journal.append(Event("took", seat, {"kind": KINDS[kind], "amount": taken}))
        state.journal.append(Event("was-robbed", victim, {"kind": KINDS[kind], "amount": taken}))


class Take(Forced):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return takes(state, number & 7)

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        take(state, seat, number & 7, (move - TAKES) % 3, number >> 3)
