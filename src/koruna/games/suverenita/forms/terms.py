"""The terms of a treaty: who pays, how long it lasts, the points of both sides, progress to sovereignty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.forms.parsed_move import ParsedMove
from koruna.games.suverenita.rules.numbers import TREATIES
from koruna.games.suverenita.rules.setup import ADVANCED, BASIC, MODES
from koruna.locale import MINUS

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView


def kinds_of(view: SuverenitaView) -> list[str]:
    """The treaties of this mode (18)."""
    known = {MODES[ADVANCED]: TREATIES[1:], MODES[BASIC]: ["tribute", "vassalage"]}
    return known.get(view.mode, ["vassalage"])


def terms_of(view: SuverenitaView, kind: str) -> dict[str, int | str]:
    """What every treaty of a kind says (16.1, 16.5)."""
    values = view.values
    treaty = TREATIES.index(kind)
    return {
        "treaty": kind,
        "rounds": values.treaty_rounds[treaty],
        "revolt": -values.revolt_vp,
        "vp-superior": signed(values.treaty_vp_superior[treaty]),
        "vp-inferior": signed(values.treaty_vp_inferior[treaty]),
        "tp-superior": signed(values.treaty_tp_superior[treaty]),
        "tp-inferior": signed(values.treaty_tp_inferior[treaty]),
    }


def terms_between(view: SuverenitaView, kind: str, superior: int, inferior: int) -> dict[str, int | str]:
    """The same, and how many treaties towards sovereignty the superior will have once it is signed (17.1)."""
    others = [player.seat for player in view.players if not player.out and player.seat != superior]
    below = [treaty.inferior for treaty in view.treaties if treaty.superior == superior]
    return terms_of(view, kind) | {"have": len({*below, inferior}), "need": len(others)}


def terms_of_offer(view: SuverenitaView, move: ParsedMove) -> dict[str, int | str]:
    seat = view.seat if view.seat is not None else view.waiting[0]
    superior, inferior = (move.player, seat) if move.named["side"] == "pay" else (seat, move.player)
    return terms_between(view, move.named["treaty"], superior, inferior)


def terms_of_answer(view: SuverenitaView) -> dict[str, int | str]:
    """The terms of the pending offer, from the side of the player who answers."""
    offer = view.offer
    assert offer is not None
    side: dict[str, int | str] = {"side": "pay" if offer.inferior == offer.to else "receive", "seat": offer.by}
    paid: dict[str, int | str] = {"first": offer.amount, "coin": offer.coin}
    return terms_between(view, offer.kind, offer.superior, offer.inferior) | side | paid


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)
