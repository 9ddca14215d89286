"""What a deal costs, from the text of a move: forms have a view, not a state."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.forms.parsed_move import ParsedMove
from koruna.games.suverenita.rules.numbers import BUILDINGS, HERDS, LEVELS, STANDARD, TYPES
from koruna.games.suverenita.rules.values import Values

PRICED: Final = ("rec", "buy", "up", "train", "build", "purchase", "clean")


def price_of(values: Values, move: ParsedMove) -> int:
    """The price in gold (13.2, 13.3)."""
    if move.word == "rec":
        return values.recruit
    if move.word == "buy":
        better = (LEVELS.index(move.level) - STANDARD) * values.per_level
        hired = {"ME": values.mercenary + better, "CO": values.corsair + better}
        return hired.get(move.type, values.buy_light)
    if move.word == "up":
        return values.upgrade[TYPES.index(move.named["type"])]
    if move.word == "train":
        return values.training[LEVELS.index(move.level)]
    if move.word == "build":
        return values.build_gold[BUILDINGS.index(move.named["building"])]
    if move.word == "purchase":
        good = move.named["good"]
        each = {"grain": values.grain_price, "fish": values.fish_price}
        return move.count * (each[good] if good in each else values.herd_price[HERDS.index(good)])
    return values.cleaning


def halves_for(values: Values, move: ParsedMove, with_harbour: bool) -> int:
    """The proceeds of a sale, in halves of a gold (13.2): goods, or the meat of a slaughtered herd."""
    if move.word == "kill":
        return values.meat_full[HERDS.index(move.named["herd"])] * values.meat_sale_halves
    good = move.named["good"]
    grain = values.grain_harbour_halves if with_harbour else values.grain_sale_halves
    each = {"grain": grain, "fish": values.fish_sale_halves}
    return move.count * (each[good] if good in each else values.herd_sale_halves[HERDS.index(good)])
