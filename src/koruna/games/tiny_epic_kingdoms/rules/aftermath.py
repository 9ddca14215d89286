"""What a war brings, after it is decided and paid for."""

from __future__ import annotations

from koruna.engine.bits import bit
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import AFTERMATH, GIVE, TAKE
from koruna.games.tiny_epic_kingdoms.rules.war import FLAG, OF_LOSER, OF_OTHERS, OF_WINNER, War
from koruna.games.tiny_epic_kingdoms.rules.warring import the_war


class Aftermath(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """First what the loser gains or loses, then the winner, then the others in turn."""
        war = the_war(state)
        if number == OF_LOSER:
            state.push(AFTERMATH, war.loser, OF_WINNER)
            settle_loser(state, war)
        elif number == OF_WINNER:
            state.push(AFTERMATH, war.loser, OF_OTHERS)
            gain_by_tie(state, war, war.winner)
            gathering.gain(state, war.winner, state.realms[war.winner].powers.won, state.map.terrain[war.region])
        else:
            for ahead in range(1, state.setup.seats):
                seat = (war.attacker + ahead) % state.setup.seats
                if seat not in (war.attacker, war.defender):
                    gain_by_tie(state, war, seat)
            if state.crown == war.loser:
                state.crown = war.winner  # X2
                if state.journal is not None:
                    state.journal.append(Event("took-crown", war.winner, {}))


def settle_loser(state: TinyEpicKingdoms, war: War) -> None:
    powers = state.realms[war.loser].powers
    gain_by_tie(state, war, war.loser)
    if powers.lost_take and state.realms[war.winner].total():
        state.push(TAKE, war.loser, 8 * powers.lost_take + war.winner)
    if powers.betrayed and war.dial(war.loser) == FLAG and war.dial(war.winner) != FLAG:
        state.push(GIVE, war.winner, powers.betrayed)


def gain_by_tie(state: TinyEpicKingdoms, war: War, seat: int) -> None:
    if war.is_tie():
        gathering.gain(state, seat, state.realms[seat].powers.tie, state.map.terrain[war.region])


class AfterWar(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """An attacker who won stays."""
        war = the_war(state)
        state.war = None
        if war.winner == war.attacker:
            figures.settle(state, war.attacker, war.region)


class BeatNeutral(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """The figure goes to the winner, for a point at the end (L3)."""
        war, realm = the_war(state), state.realms[seat]
        state.war = None
        state.neutrals &= ~bit(war.region)
        realm.beaten += 1
        if state.journal is not None:
            state.journal.append(Event("beat-neutral", seat, state.map.where("region", war.region)))
        figures.settle(state, seat, war.region)
        gathering.gain(state, seat, realm.powers.won, state.map.terrain[war.region])
