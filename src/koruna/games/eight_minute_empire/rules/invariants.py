"""What must add up at every moment of a game."""

from __future__ import annotations

from koruna.engine.agenda import OVER_NOW, kind_of, seat_of
from koruna.engine.bits import bit
from koruna.games.eight_minute_empire.rules import acting
from koruna.games.eight_minute_empire.rules.cards import GOODS, ICONS, PRICES, ROW, TOKENS_OF_A_GOOD
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.numbers import STRIDE
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CITIES
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import ACT, BIDDING, DEAL, LOT, PLACE_NEUTRAL, TAKE, TOKEN


def broken_invariants(state: EightMinuteEmpire) -> list[str]:
    broken = broken_cards(state) + broken_agenda(state)
    for empire in state.empires:
        broken += broken_pieces(empire, state.setup.side.regions)
        if not 0 <= empire.coins <= state.setup.coins:
            broken.append("a purse is overdrawn or has grown")
        if len(empire.cards) > state.setup.cards:
            broken.append("a player has taken too many cards")
    spent = sum(state.setup.coins - empire.coins for empire in state.empires)
    if spent > max(0, *state.bids) + state.taken * max(PRICES):
        broken.append("more coins are gone than the bid and the cards can have cost")
    neutral = state.neutral.supply + state.neutral.on_map()
    if neutral > state.setup.neutral_armies:
        broken.append("a neutral army was found")
    if any(state.tokens.count(good) > TOKENS_OF_A_GOOD for good in range(len(GOODS))):
        broken.append("a token is doubled")
    return broken


def broken_cards(state: EightMinuteEmpire) -> list[str]:
    """Every card is in one place: the pile, the row, or with a player. The gap in the row is with its player."""
    broken: list[str] = []
    row = [card for at, card in enumerate(state.row) if at != state.gap]
    places = row + [card for empire in state.empires for card in empire.cards]
    pile = [card for card in range(len(ICONS)) if state.unseen & bit(card)]
    if len(pile) != state.unseen_count:
        broken.append("the pile is miscounted")
    if sorted(places + pile) != [card for card in range(len(ICONS)) if state.setup.deck & bit(card)]:
        broken.append("a card is lost or in two places")
    if state.taken != sum(len(empire.cards) for empire in state.empires):
        broken.append("the cards taken are miscounted")
    if len(state.row) > ROW:
        broken.append("the row is too long")
    if any(sum(empire.goods) != sum(ICONS[card] for card in empire.cards) for empire in state.empires):
        broken.append("the goods of a player are not those on the cards")
    return broken


def broken_pieces(empire: Empire, regions: int) -> list[str]:
    broken: list[str] = []
    if empire.supply < 0 or empire.supply + empire.on_map() != ARMIES:
        broken.append("an army is lost or doubled")
    built = sum(empire.cities_in(region) for region in range(STRIDE))
    if empire.cities_left < 0 or empire.cities_left + built != CITIES:
        broken.append("a city is lost or doubled")
    if any(empire.strength(region) > 0 for region in range(regions + 1, STRIDE)) or empire.cities_in(0):
        broken.append("a piece stands off the map")
    return broken


def broken_agenda(state: EightMinuteEmpire) -> list[str]:
    """What is still to be done fits the cards, the bids and the pieces."""
    broken: list[str] = []
    setup = state.setup
    kinds = [kind_of(step) for step in state.agenda]
    if kinds != [OVER_NOW] and len(state.row) + kinds.count(DEAL) != ROW:
        broken.append("a row is too long or too short")
    if (BIDDING in kinds) != (NONE in state.bids):
        broken.append("a bid is missing, or made and still to be made")
    unpaid = BIDDING in kinds or LOT in kinds
    if unpaid and any(bid > empire.coins for bid, empire in zip(state.bids, state.empires, strict=True)):
        broken.append("a bid is higher than the coins of its player")
    if (ACT in kinds) != (state.action is not None) or (ACT in kinds) != (0 <= state.gap < len(state.row)):
        broken.append("an action without its card, or a card without its action")
    elif state.action is not None:
        card = state.row[state.gap]
        if state.action.card != card or card not in state.empires[seat_of(state.agenda[-1])].cards:
            broken.append("the action is not that of the card just taken")
        if not state.action.is_of_its_card():
            broken.append("the action allows more than its card")
        if not acting.is_possible(state, seat_of(state.agenda[-1])):
            broken.append("nothing of the action is left to do")
    tokens = len(state.tokens) + kinds.count(TOKEN)
    if tokens > (len(setup.side.triangles) if setup.goods_tokens else 0):
        broken.append("there are more tokens than triangles")
    if kinds.count(PLACE_NEUTRAL) > state.neutral.supply:
        broken.append("a neutral army is to be placed, but not there")
    taking = [seat_of(step) for step in state.agenda if kind_of(step) == TAKE]
    if any(len(state.empires[seat].cards) >= setup.cards for seat in taking):
        broken.append("a player has taken too many cards")
    return broken
