"""Offers of treaties (16.1, 16.2): which treaties can be offered to whom, and for what payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.holding import is_encircled, pair
from koruna.games.suverenita.rules.numbers import (
    AID,
    DONE,
    NO_TREATY,
    OFFER,
    RANSOM,
    TREATIES,
    TRIBUTE,
    VASSALAGE,
    herd_owner,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import paying
from koruna.games.suverenita.rules.trade.paying import Purse

# An offer from the lowest bit: the player it goes to, the side of the one who makes it, the treaty, the payment.
SIDE_BIT: Final = 4
TREATY_BIT: Final = 5
NUMBER_BIT: Final = 8
COIN_BIT: Final = 16
PAYS: Final = 0
RECEIVES: Final = 1
# state.offer is the rest of the move, and above it the seat that made it.
BY_BIT: Final = 20


def sides_of(offer: int) -> tuple[int, int]:
    """The superior and the inferior of an offer."""
    by = offer >> BY_BIT
    to = offer & 15
    return (to, by) if offer >> SIDE_BIT & 1 == PAYS else (by, to)


def offers(state: Suverenita, seat: int) -> list[int]:
    found = [DONE]
    others = [other for other in range(state.setup.seats) if not why_no_offer(state, seat, other)]
    if not others:
        return found
    allowed = state.setup.treaties
    with_goods = allowed[AID] or allowed[RANSOM]
    mine = paying.purse_of(state, seat, with_goods)
    purses = [paying.purse_of(state, other, with_goods) for other in others]
    ransoms = threats(state, seat) if allowed[RANSOM] else (0, 0)
    for treaty in range(AID, VASSALAGE + 1):
        if not allowed[treaty]:
            continue
        sums = amounts(state, treaty)
        is_at_once = treaty in (AID, RANSOM)
        pieces = [0]
        if is_at_once:
            pieces += [paying.pieces_worth(state, coin, sums[0]) for coin in range(1, paying.COIN_COUNT)]
        for at, other in enumerate(others):
            theirs = purses[at]
            head = other | treaty << TREATY_BIT
            if treaty != RANSOM or ransoms[1] >> other & 1:
                add_offers(head | PAYS << SIDE_BIT, is_at_once, sums, pieces, mine, theirs, found)
            if treaty != RANSOM or ransoms[0] >> other & 1:
                add_offers(head | RECEIVES << SIDE_BIT, is_at_once, sums, pieces, theirs, mine, found)
    return found


def why_no_offer(state: Suverenita, seat: int, other: int) -> str:
    """16.1, 16.2: one treaty per pair, one offer per other player and round."""
    if other == seat or state.is_out[other]:
        return "offer-to-a-player"
    between = pair(state, seat, other)
    if state.treaty[between]:
        return "one-treaty-per-pair"
    if state.offered[between] & (1 if seat < other else 2):
        return "one-offer-a-round"
    return ""


def add_offers(
    head: i64, is_at_once: bool, sums: list[int], pieces: list[int], payer: Purse, receiver: Purse, found: list[int]
) -> None:
    """Add all possible payments: dues in gold, later; aid and ransom at once, in gold or in one good."""
    for number in sums:
        if not is_at_once or payer.gold >= number:
            found.append(make(OFFER, rest=head | number << NUMBER_BIT))  # noqa: PERF401
    if not is_at_once:
        return
    for coin in range(1, paying.COIN_COUNT):
        number = pieces[coin]
        if number and payer.stock[coin - 1] >= number and receiver.room[coin - 1] >= number:
            found.append(make(OFFER, rest=head | number << NUMBER_BIT | coin << COIN_BIT))


def why_no_treaty(state: Suverenita, superior: int, inferior: int, treaty: int) -> str:
    """The rule that forbids a treaty between two players, or ""."""
    if not NO_TREATY < treaty <= VASSALAGE or not state.setup.treaties[treaty]:
        return "treaty-not-in-this-game"
    if treaty == RANSOM and not threats(state, superior)[0] >> inferior & 1:
        return "ransom-needs-threat"
    return ""


def threats(state: Suverenita, seat: i64) -> tuple[int, int]:
    """16.1, ransom: the seats this one threatens, and those that threaten it, as bit sets.

    A threat is an encircled settlement, or hostile units on land with one's crop or herd.
    """
    threatened: i64 = 0
    by: i64 = 0
    for field in range(len(state.armies)):
        present: i64 = state.present[field]
        if not present or state.setup.world.is_sea[field]:
            continue
        victims: i64 = 0
        if state.crop_owner[field] >= 0:
            victims |= 1 << state.crop_owner[field]
        for herd in state.herds[field]:
            victims |= 1 << herd_owner(herd)
        lord: i64 = state.lord[field]
        if lord >= 0 and is_encircled(state, field):
            victims |= 1 << lord
        if present >> seat & 1:
            threatened |= victims
        if victims >> seat & 1:
            by |= present
    return int(threatened), int(by)


def amounts(state: Suverenita, treaty: int) -> list[int]:
    """The sums of gold that can be offered: the least one and some above it, fewer with many players."""
    least = state.setup.values.treaty_gold[treaty]
    if treaty == VASSALAGE:
        return [least]  # the due of a vassal is fixed
    steps_up = [0, 1, 2, 4, 8]
    others = state.setup.seats - 1
    shown = 5 if others <= 4 else 3 if others <= 6 else 1
    return [least + more for more in steps_up[:shown]]


def why_not(state: Suverenita, seat: int, move: int) -> Reason:
    if kind_of(move) != OFFER:
        return Reason("offers-first")
    other = int(rest_of(move)) & 15
    rule = why_no_offer(state, seat, other)
    if rule:
        return Reason(rule)
    rest = int(rest_of(move))
    treaty = rest >> TREATY_BIT & 7
    superior, inferior = sides_of(rest | seat << BY_BIT)
    rule = why_no_treaty(state, superior, inferior, treaty)
    if rule:
        return Reason(rule, {"treaty": TREATIES[treaty] if treaty < len(TREATIES) else ""})
    amount = rest >> NUMBER_BIT & 255
    coin = rest >> COIN_BIT & 7
    least = state.setup.values.treaty_gold[treaty]
    if coin and treaty in (TRIBUTE, VASSALAGE):
        return Reason("dues-in-gold")
    if paying.worth(state, coin, amount) < least:
        return Reason("treaty-costs-more", {"treaty": TREATIES[treaty], "least": least})
    payer, receiver = paying.purse_of(state, inferior, True), paying.purse_of(state, superior, True)
    if treaty in (AID, RANSOM) and not paying.can_pay(payer, receiver, coin, amount):
        return Reason("payment-not-possible", {"coin": paying.COINS[coin], "number": amount})
    return Reason("offer-usual-sums", {"treaty": TREATIES[treaty], "least": least})
