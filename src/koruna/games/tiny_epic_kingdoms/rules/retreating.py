"""What becomes of beaten figures: they retreat, flee to a church, or are lost; a last one is never lost."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, lowest
from koruna.engine.event import Event
from koruna.engine.reason import Reason
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering, moving, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DECLINE,
    HAVENS,
    LOSES,
    PLACES,
    RETREATS,
    SHELTERS,
    TEAR_DOWN,
)
from koruna.games.tiny_epic_kingdoms.rules.paying import can_pay
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import FATE, LAIR
from koruna.games.tiny_epic_kingdoms.rules.tokens import CASTLE_DROP, CHURCH, DRAGON_LAIR
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, RETREAT_PRICE


class Judge(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """The loser has to leave the war region, and with a broken alliance every region the two share (A3, A4)."""
        war = warring.the_war(state)
        war.leaving = bit(war.region) | warring.shared(state, war.winner, war.loser, war.region)
        war.hosts = state.realms[war.loser].has & ~war.leaving
        state.push(FATE, war.loser)
        lairs = state.open_tokens[DRAGON_LAIR]
        if lairs & state.realms[war.winner].has and state.realms[war.loser].castle > 0:
            state.push(LAIR, war.winner)


class Lair(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [TEAR_DOWN, DECLINE]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """A winner in a dragon's lair may tear down a level of the loser's castle; then retreats are free (X5)."""
        war = warring.the_war(state)
        if move != TEAR_DOWN:
            return
        loser = state.realms[war.loser]
        loser.castle = max(0, loser.castle - CASTLE_DROP)
        war.freed = True
        if state.journal is not None:
            state.journal.append(Event("tore-down", seat, {}))
            state.journal.append(Event("castle-fell", war.loser, {"level": int(loser.castle)}))


# --- what may be done ----------------------------------------------------------------------


class Fate(Step):
    """Stays on the agenda until every figure has gone."""

    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        """For every figure that has to leave: where it may retreat or flee to, or that it is given up."""
        war, realm = warring.the_war(state), state.realms[seat]
        found: list[int] = []
        rest = war.leaving
        while rest != 0:
            region = lowest(rest)
            rest &= rest - 1
            before = len(found)
            if is_retreat_payable(state, realm, int(region)):
                moving.add_moves(RETREATS + PLACES * region, retreat_targets(state, seat, region), found)
            if realm.on_map > 1:
                moving.add_moves(SHELTERS + PLACES * region, shelters(state), found)
                found.append(int(LOSES + region))
            elif len(found) == before:
                moving.add_moves(HAVENS, havens(state, region), found)  # A5
        return found

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        war, realm = warring.the_war(state), state.realms[seat]
        if move >= SHELTERS:
            region, target = divmod(move - SHELTERS, PLACES)
            flee(state, seat, region, target)
        elif move >= RETREATS:
            region, target = divmod(move - RETREATS, PLACES)
            retreat(state, seat, region, target)
        elif move >= LOSES:
            region = move - LOSES
            lose(state, seat, region)
        else:
            region = int(lowest(war.leaving))  # it is the last one, so there is only this region
            put(state, seat, region, move - HAVENS, "found-haven")
        war.leaving &= realm.has

    def is_settled(self, state: TinyEpicKingdoms, seat: int, number: int) -> bool:
        if warring.the_war(state).leaving:
            return False
        state.agenda.pop()
        return True

    def why_not(self, state: TinyEpicKingdoms, seat: int, word: str, move: int) -> Reason | None:
        if word not in self.words:
            return Reason(self.wrong_time)
        if move in state.moves(seat):
            return None
        if word == "haven":
            return Reason("haven-where")
        first = RETREATS if word == "retreat" else SHELTERS
        region = move - LOSES if word == "lose" else (move - first) // PLACES
        war, realm = warring.the_war(state), state.realms[seat]
        if not war.leaving >> region & 1:
            return Reason("not-beaten")
        if word == "lose":
            return Reason("keep-last")
        if word == "shelter":
            return Reason("shelter-where")
        if not is_retreat_payable(state, realm, region):
            return Reason("retreat-price", {"price": retreat_price(realm)})
        return Reason("retreat-where")


def is_retreat_payable(state: TinyEpicKingdoms, realm: Realm, region: int) -> bool:
    return is_free(state, region) or can_pay(realm, retreat_price(realm), FOOD, realm.powers.retreat_with)


def is_free(state: TinyEpicKingdoms, region: int) -> bool:
    war = warring.the_war(state)
    return war.freed and region == war.region  # X5


def retreat_price(realm: Realm) -> int:
    """For every figure in play, the retreating one included (R1)."""
    return RETREAT_PRICE * int(realm.in_play())


def retreat_targets(state: TinyEpicKingdoms, seat: int, region: i64) -> i64:
    """Neighbours over land that have room and no figure of anybody else (R2)."""
    return state.map.near[region] & ~moving.full_regions(state) & ~moving.foreign_regions(state, seat)


def shelters(state: TinyEpicKingdoms) -> i64:
    """Churches where another figure of the loser stands that was not beaten in this war, with room for one (X9)."""
    churches = state.open_tokens[CHURCH]
    if churches == 0:
        return 0
    return churches & warring.the_war(state).hosts & ~moving.full_regions(state)


def havens(state: TinyEpicKingdoms, region: i64) -> i64:
    """The nearest regions without any figure: by steps on the same territory, or else any on the others (A5)."""
    taken = state.neutrals
    for realm in state.realms:
        taken |= realm.has
    reached = bit(region)
    grown = reached
    while True:
        rest = reached
        while rest != 0:
            grown |= state.map.near[lowest(rest)]
            rest &= rest - 1
        if grown & ~taken:
            return grown & ~taken
        if grown == reached:
            break
        reached = grown
    if state.map.land & ~taken:
        return state.map.land & ~taken
    return state.map.land & ~moving.full_regions(state)  # every region has a figure: company cannot be avoided


# --- doing it ------------------------------------------------------------------------------


def retreat(state: TinyEpicKingdoms, seat: int, region: int, target: int) -> None:
    price = 0 if is_free(state, region) else retreat_price(state.realms[seat])
    put(state, seat, region, target, "retreated")
    gathering.demand(state, seat, price, FOOD, state.realms[seat].powers.retreat_with)


def flee(state: TinyEpicKingdoms, seat: int, region: int, target: int) -> None:
    put(state, seat, region, target, "fled")
    state.open_tokens[CHURCH] &= ~bit(target)


def put(state: TinyEpicKingdoms, seat: int, region: int, target: int, kind: str) -> None:
    realm = state.realms[seat]
    realm.leave(region)
    realm.arrive(target)
    if state.journal is not None:
        state.journal.append(Event(kind, seat, state.map.way(region, target)))
    figures.settle(state, seat, target)


def lose(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    """A figure is lost because of a war or a broken alliance."""
    figures.lose(state, seat, region)
    gathering.gain(state, seat, state.realms[seat].powers.figure_lost, state.map.terrain[region])
