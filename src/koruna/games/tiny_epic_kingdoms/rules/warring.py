"""War: two secret numbers, what decides it, and paying for them. What it brings is in aftermath.py."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, count
from koruna.engine.event import Event, come_to_light
from koruna.engine.reason import Reason
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering
from koruna.games.tiny_epic_kingdoms.rules.numbers import DECLINE, DIAL_IS, DIALS, HALL, PAYS, RAISES
from koruna.games.tiny_epic_kingdoms.rules.paying import Terms, highest, payments, spend, terms_of
from koruna.games.tiny_epic_kingdoms.rules.powers import ATTACKER, DEFENDER
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import (
    AFTER_WAR,
    AFTERMATH,
    BEAT_NEUTRAL,
    CHARGE,
    DIAL,
    DRAW_DIAL,
    JUDGE,
    PAY_WAR,
    RAISE,
    RESULT,
)
from koruna.games.tiny_epic_kingdoms.rules.tokens import STRONGHOLD_DISCOUNT
from koruna.games.tiny_epic_kingdoms.rules.values import KINDS
from koruna.games.tiny_epic_kingdoms.rules.war import FLAG, NOBODY, OF_LOSER, UNSET, War


def the_war(state: TinyEpicKingdoms) -> War:
    war = state.war
    assert war is not None
    return war


# --- setting the dials ---------------------------------------------------------------------


def attack(state: TinyEpicKingdoms, seat: int, defender: int) -> None:
    war = War(seat, defender, state.moved_to, state.moved_from, state.moved_by)
    war.pair = state.realms[defender].count_in(war.region) == 2
    war.from_stronghold = state.from_stronghold
    state.war = war
    if state.journal is not None:
        state.journal.append(Event("attacked", seat, state.map.where("region", war.region)))
        state.journal.append(Event("defends", defender, state.map.where("region", war.region)))
    state.push(RESULT, seat)
    state.push(DIAL, seat)


def terms(state: TinyEpicKingdoms, seat: int, lost: bool) -> Terms:
    """The terms on which a side of the war pays."""
    war = the_war(state)
    is_attacker = seat == war.attacker
    opponent = None if war.defender == NOBODY else state.realms[war.opponent(seat)]
    role = ATTACKER if is_attacker else DEFENDER
    found = terms_of(state.realms[seat], opponent, state.map, war.region, role, war.by, lost)
    if is_attacker and war.from_stronghold:
        found.flat += STRONGHOLD_DISCOUNT  # X7
    return found


def limit(state: TinyEpicKingdoms, seat: int) -> int:
    """The highest number a side may set; 0 when only the flag is left."""
    if is_bound(state, seat):
        return 0
    return highest(terms(state, seat, False), state.realms[seat].stock)


def is_bound(state: TinyEpicKingdoms, seat: int) -> bool:
    """Whether the opponent is an ally with an ability that leaves this side only the flag."""
    war = the_war(state)
    opponent = war.opponent(seat)
    return state.realms[opponent].powers.guards and shared(state, seat, opponent, war.region) != 0


def shared(state: TinyEpicKingdoms, one: int, other: int, war_region: int) -> i64:
    """The regions that two players share, without the one where they fight (A1)."""
    return state.realms[one].has & state.realms[other].has & ~bit(war_region)


def waiting(state: TinyEpicKingdoms) -> list[int]:
    war = the_war(state)
    found: list[int] = []
    if war.attack == UNSET:
        found.append(war.attacker)
    if war.defence == UNSET:
        found.append(war.defender)
    return found


def next_to_set(state: TinyEpicKingdoms) -> int:
    war = the_war(state)
    return war.attacker if war.attack == UNSET else war.defender


class Dial(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        war = the_war(state)
        if seat not in (war.attacker, war.defender) or war.dial(seat) != UNSET:
            return []
        return [DIALS + number for number in range(limit(state, seat) + 1)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        war = the_war(state)
        war.set_dial(seat, move - DIALS)
        if state.journal is not None:
            state.journal.append(Event("set-dial", seat, {}, {"number": move - DIALS}, [seat]))
        if war.attack != UNSET and war.defence != UNSET:
            state.agenda.pop()
            if war.is_guess:
                state.push(DRAW_DIAL, war.opponent(seat))
            else:
                reveal(state)

    def why_not(self, state: TinyEpicKingdoms, seat: int, word: str, move: int) -> Reason | None:
        if word not in self.words:
            return Reason(self.wrong_time)
        if word == "flag":
            return None
        if is_bound(state, seat):
            return Reason("only-flag")
        most = limit(state, seat)
        return None if move - DIALS <= most else Reason("number-too-high", {"most": most})


class DrawDial(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        """What the other side may have set, as chance outcomes, so that no plan relies on a single guess (W8)."""
        return [DIAL_IS + number for number in range(limit(state, seat) + 1)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        war = the_war(state)
        war.set_dial(seat, move - DIAL_IS)
        war.is_guess = False
        reveal(state)


def reveal(state: TinyEpicKingdoms) -> None:
    """Both dice are revealed. A player with the ability may raise a number now (W9)."""
    war = the_war(state)
    if state.journal is not None:
        come_to_light(state.journal, "set-dial")
        for seat in (war.attacker, war.defender):
            number = war.dial(seat)
            kind = "showed-flag" if number == FLAG else "showed"
            state.journal.append(Event(kind, seat, {} if number == FLAG else {"number": number}))
    for seat in (war.defender, war.attacker):
        if raises_of(state, seat):
            state.push(RAISE, seat)


def raises_of(state: TinyEpicKingdoms, seat: int) -> list[int]:
    """The kinds of which one may be added, if the number itself can still be paid without it."""
    war, realm = the_war(state), state.realms[seat]
    number = war.dial(seat)
    found: list[int] = []
    if not realm.powers.raises or number == FLAG:
        return found
    for kind in range(len(KINDS)):
        if realm.powers.raises >> kind & 1 and realm.stock[kind] > 0:
            realm.stock[kind] -= 1
            if highest(terms(state, seat, False), realm.stock) >= number:
                found.append(RAISES + kind)
            realm.stock[kind] += 1
    return found


class Raise(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [*raises_of(state, seat), DECLINE]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        if move == DECLINE:
            return
        war, kind = the_war(state), move - RAISES
        worth = terms(state, seat, False)
        added = int([worth.food, worth.ore, worth.mana][kind])
        state.realms[seat].stock[kind] -= 1
        if seat == war.attacker:
            war.attack_raise += added
        else:
            war.defence_raise += added
        if state.journal is not None:
            number = war.attack + war.attack_raise if seat == war.attacker else war.defence + war.defence_raise
            state.journal.append(Event("raised", seat, {"kind": KINDS[kind], "number": number}))


# --- the result and the payment ------------------------------------------------------------


class Result(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """The higher number wins, of equal ones the defender's (W3); two flags make peace, but not with two players."""
        war = the_war(state)
        if war.attack == FLAG and war.defence == FLAG and not state.setup.has_lost_kingdom:
            make_peace(state)
            return
        attack, defence = war.attack + war.attack_raise, war.defence + war.defence_raise
        attacker_wins = attack > defence or (war.is_tie() and state.realms[war.attacker].powers.wins_ties)
        war.winner = war.attacker if attacker_wins else war.defender
        war.loser = war.opponent(war.winner)
        if state.journal is not None:
            state.journal.append(Event("won-war", war.winner, state.map.where("region", war.region)))
        state.push(AFTER_WAR, war.attacker)
        state.push(JUDGE, war.loser)
        state.push(AFTERMATH, war.loser, OF_LOSER)
        state.push(CHARGE, war.defender)
        state.push(CHARGE, war.attacker)


def make_peace(state: TinyEpicKingdoms) -> None:
    """An alliance (A1); where two figures were attacked there is no room for a third, and the attacker goes back."""
    war = the_war(state)
    state.war = None
    attacker = state.realms[war.attacker]
    if war.pair:
        attacker.leave(war.region)
        if war.origin == HALL:
            attacker.hall += 1
        else:
            attacker.arrive(war.origin)
        if state.journal is not None:
            state.journal.append(Event("went-back", war.attacker, state.map.where("region", war.region)))
        return
    if state.journal is not None:
        state.journal.append(Event("allied", war.attacker, state.map.where("region", war.region)))
        state.journal.append(Event("allied", war.defender, state.map.where("region", war.region)))
    figures.settle(state, war.attacker, war.region)
    terrain = state.map.terrain[war.region]
    for one, other in ((war.defender, war.attacker), (war.attacker, war.defender)):
        gathering.gain(state, one, state.realms[one].powers.allied, terrain)
        gathering.gain(state, other, state.realms[one].powers.ally, terrain)


class Charge(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """A side pays for its number; with more than one way to pay it is asked."""
        ways = payments_of(state, seat)
        if len(ways) == 1:
            pay(state, seat, ways[0])
        else:
            state.push(PAY_WAR, seat)


def payments_of(state: TinyEpicKingdoms, seat: int) -> list[int]:
    war = the_war(state)
    number = war.dial(seat)
    if number == FLAG:
        return [0]
    return payments(terms(state, seat, seat == war.loser), state.realms[seat].stock, number)


def pay(state: TinyEpicKingdoms, seat: int, payment: int) -> None:
    spend(state.realms[seat], payment)
    if payment and state.journal is not None:
        state.journal.append(Event("paid", seat, gathering.payment_facts(payment)))


class PayWar(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [PAYS + way for way in payments_of(state, seat)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        pay(state, seat, move - PAYS)


# --- the neutral figures of the Lost Kingdom -----------------------------------------------


def attack_neutral(state: TinyEpicKingdoms, seat: int) -> None:
    """No die is set: the number is that of the neutral figures in play (L2)."""
    war = War(seat, NOBODY, state.moved_to, state.moved_from, state.moved_by)
    war.from_stronghold = state.from_stronghold
    war.attack = int(count(state.neutrals))
    war.winner = seat
    state.war = war
    if state.journal is not None:
        state.journal.append(
            Event("attacked-neutral", seat, {**state.map.where("region", war.region), "number": war.attack})
        )
    state.push(BEAT_NEUTRAL, seat)
    state.push(CHARGE, seat)
