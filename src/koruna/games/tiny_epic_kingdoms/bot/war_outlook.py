"""What a war is worth to its sides while their numbers are secret, if both set what answers the other best."""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.bot.standing import standing
from koruna.games.tiny_epic_kingdoms.rules import retreating, warring
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD
from koruna.games.tiny_epic_kingdoms.rules.war import FLAG, UNSET, War

PAID: Final = 0.2  # points that a point of a war number costs
ROUNDS: Final = 30  # in which both sides answer what the other has set so far
OPEN_MINDED: Final = 5.5  # rounds in which any number was set, before the first


class Sides:
    """What both sides get by each result, and what they expect of each number."""

    won: list[float]  # by side, the attacker first: if the attacker wins
    held: list[float]  # if the defender does
    peace: list[float]
    costs: list[list[float]]  # by side and number
    ties_to_attacker: bool

    def __init__(self, state: TinyEpicKingdoms, war: War) -> None:
        attacker, defender = war.attacker, war.defender
        self.peace = [standing(state, attacker), standing(state, defender)]
        self.won = after_loss(state, war, defender)
        self.held = after_loss(state, war, attacker)
        if state.setup.has_lost_kingdom:
            self.peace = self.held  # L5
        self.costs = [costs_of(state, attacker), costs_of(state, defender)]
        self.ties_to_attacker = state.realms[attacker].powers.wins_ties

    def payoff(self, side: int, attack: int, defence: int) -> float:
        if attack == FLAG and defence == FLAG:
            return self.peace[side]
        wins = attack > defence or (attack == defence and self.ties_to_attacker)
        result = self.won[side] if wins else self.held[side]
        return result - self.costs[side][attack if side == 0 else defence]

    def expect(self, side: int) -> list[float]:
        """What a side may expect of each of its numbers, if both have learned to answer the other's."""
        attacks, defences = len(self.costs[0]), len(self.costs[1])
        of_attack = [0.0] * attacks
        of_defence = [0.0] * defences
        for attack in range(attacks):
            for defence in range(defences):
                of_attack[attack] += self.payoff(0, attack, defence) * OPEN_MINDED / float(defences)
                of_defence[defence] += self.payoff(1, attack, defence) * OPEN_MINDED / float(attacks)
        for _ in range(ROUNDS):
            best_attack, best_defence = highest_at(of_attack), highest_at(of_defence)
            for attack in range(attacks):
                of_attack[attack] += self.payoff(0, attack, best_defence)
            for defence in range(defences):
                of_defence[defence] += self.payoff(1, best_attack, defence)
        return [value / (OPEN_MINDED + float(ROUNDS)) for value in (of_attack if side == 0 else of_defence)]


def highest_at(values: list[float]) -> int:
    best = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return best


def costs_of(state: TinyEpicKingdoms, seat: int) -> list[float]:
    """By number: what paying for it costs."""
    flat = float(warring.terms(state, seat, False).flat)
    most = warring.limit(state, seat)
    return [PAID * max(0.0, float(number) - flat) for number in range(most + 1)]


def after_loss(state: TinyEpicKingdoms, war: War, loser: int) -> list[float]:
    """What both sides have if one is beaten: it retreats where that is better for it."""
    lost = state.copy()
    realm = lost.realms[loser]
    price = retreating.retreat_price(realm)
    while realm.has >> war.region & 1:
        realm.leave(war.region)
        realm.supply += 1
    found = [standing(lost, war.attacker), standing(lost, war.defender)]
    targets = retreating.retreat_targets(lost, loser, war.region)
    if targets and realm.stock[FOOD] >= price:
        side = 0 if loser == war.attacker else 1
        for target in range(30):
            if targets >> target & 1:
                fled = lost.copy()
                fled.realms[loser].arrive(target)
                fled.realms[loser].supply -= 1
                fled.realms[loser].stock[FOOD] -= price
                value = standing(fled, loser)
                if value > found[side]:
                    found = [standing(fled, war.attacker), standing(fled, war.defender)]
    return found


def values_of_numbers(state: TinyEpicKingdoms, seat: int) -> list[float]:
    """What a side may expect of each number that it may set, the flag first."""
    war = warring.the_war(state)
    return Sides(state, war).expect(0 if seat == war.attacker else 1)


def war_value(state: TinyEpicKingdoms, seat: int) -> float:
    """What a side may expect: of the number that it has set, or of the best one."""
    values = values_of_numbers(state, seat)
    number = warring.the_war(state).dial(seat)
    return values[highest_at(values)] if number == UNSET else values[number]
