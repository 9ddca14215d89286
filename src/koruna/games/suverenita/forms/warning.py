"""Warnings about moves that decide the game or cannot be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.sentence import Sentence
from koruna.games.suverenita.forms.map_view import place_called
from koruna.games.suverenita.forms.parsed_move import ParsedMove, parsed_move
from koruna.games.suverenita.forms.pricing import PRICED, price_of
from koruna.games.suverenita.forms.terms import terms_of_answer, terms_of_offer
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView

# Moves of the winter trade that end it or reduce food.
HUNGRY: Final = ("done", "sell")


def warning(view: SuverenitaView, text: str) -> Sentence | None:
    move = parsed_move(text)
    if move.word == "offer":
        return of_treaty("warning-offer", terms_of_offer(view, move) | move.facts())
    if move.word == "yes":
        return of_treaty("warning-sign", terms_of_answer(view))
    if move.word in ("revolt", "release"):
        return f"warning-{move.word}", {"seat": move.player, "points": -view.values.revolt_vp}
    if move.word == "loot" and move.fields[0] in view.gains.homeland:
        return "warning-homeland", {"gold": view.gains.plunder[move.fields[0]], **place(view, move)}
    if move.word == "raze" and view.step == "feed":
        return "warning-starve", place(view, move)
    if move.word == "drop":
        return "warning-drop", {"gold": view.values.site_refund, **place(view, move)}
    return of_winter(view, move)


def of_winter(view: SuverenitaView, move: ParsedMove) -> Sentence | None:
    """Warn a player who ends the last trade before winter with too little food: losing everything means being out of
    the game (15.6, 17.8)."""
    if view.seat is None or view.step != "trade" or view.season != "winter":
        return None
    player = view.players[view.seat]
    missing = player.missing if move.word in HUNGRY else 0
    if view.mode == MODES[FIRST_GAME] and move.word in PRICED:  # in this mode gold pays for the winter
        missing = max(0, player.need - player.gold + price_of(view.values, move))
    return ("warning-winter", {"mode": view.mode, "missing": missing}) if missing else None


def place(view: SuverenitaView, move: ParsedMove) -> dict[str, int | str]:
    return {"field": place_called(view.map, move.fields[0])}


def of_treaty(name: str, terms: dict[str, int | str]) -> Sentence | None:
    """Warn of a treaty that makes somebody sovereign, or that is permanent."""
    facts: dict[str, int | str] = {fact: terms[fact] for fact in ("side", "seat", "revolt")}
    if terms["have"] == terms["need"]:
        return f"{name}-ends", facts
    if terms["side"] == "pay" and not terms["rounds"]:
        return f"{name}-vassal", facts
    return None
