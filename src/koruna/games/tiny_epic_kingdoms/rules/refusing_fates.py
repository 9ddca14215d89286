"""Why a beaten figure may not go where a move would take it."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.tiny_epic_kingdoms.rules import retreating, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import LOSES, PLACES, RETREATS, SHELTERS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms


def why_not_fate(state: TinyEpicKingdoms, word: str, move: int, seat: int) -> Reason | None:
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
    if not retreating.is_retreat_payable(state, realm, region):
        return Reason("retreat-price", {"price": retreating.retreat_price(realm)})
    return Reason("retreat-where")
