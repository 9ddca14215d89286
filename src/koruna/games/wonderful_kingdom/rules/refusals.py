"""The rule that forbids a move: checks first the turn, then the kind of move, then the move itself."""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.engine.state import OVER
from koruna.games.wonderful_kingdom.rules import advising, refusing_sites, searching, spying, steps
from koruna.games.wonderful_kingdom.rules.content import CHOICE, END, HERALD, PLANNING, PRODUCTION
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    BEAT_GIANTS,
    BEAT_THIEF,
    BEATS,
    CALAMITY,
    DONE,
    EXCHANGES,
    GIANT,
    LAYS,
    NONE,
    SEARCHES,
    SLATES,
    SPIES,
    THIEF,
    TREASURE,
    USES,
)
from koruna.games.wonderful_kingdom.rules.realm import THREAT
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

NO_SUCH_QUEST: Final = 1  # instead of the number of a move
FREE: Final = ["crystal", "enlist", "discard", "quest", "change"]
# By step: the allowed words, the rule that forbids others, and the default rule against moves with an allowed word.
STEPS: Final = {
    "keep": (["keep"], "keep-now", "keep-one"),
    "offer": (["lay", "spy", "use", *FREE], "offer-now", "offer-first"),
    "pick": (["pick", "search", "spy", "use", *FREE], "pick-now", ""),
    "flip": (["flip", "done", "spy", *FREE], "flip-now", "flip-hidden"),
    "shift": (["shift", "spy", *FREE], "shift-now", "shift-card"),
    "choose": (["keep", "spy", *FREE], "choose-now", "choose-one"),
    "remove": (["remove", "spy", *FREE], "remove-now", "remove-open"),
    "lose": (["lose"], "lose-now", "lose-card"),
    "cover": (["cover"], "cover-now", "cover-symbol"),
    "tuck": (["tuck"], "tuck-now", "tuck-where"),
    "declare": (["use", "done", *FREE], "declare-now", "declare-herald"),
    "plan": (["slate", "exchange", "place", "fill", "lab", "use", "done", *FREE], "plan-now", ""),
    "produce": (["place", "fill", "lab", "use", "done", *FREE], "produce-now", ""),
    "combat": (["beat", "done", *FREE], "combat-now", ""),
    "final": (["use", "done", *FREE], "final-now", ""),
}
PHASE_OF_STEP: Final = {
    "offer": CHOICE,
    "pick": CHOICE,
    "plan": PLANNING,
    "produce": PRODUCTION,
    "final": END,
}


def why_not(state: WonderfulKingdom, word: str, move: int, seat: int) -> Reason | None:
    if state.turn() == OVER:
        return Reason("game-over")
    if seat not in state.waiting():
        is_done = state.is_shared() and 0 <= seat < state.setup.seats
        return Reason("done-stays" if is_done else "not-your-turn")
    name = state.step_name()
    words, wrong_time, otherwise = STEPS[name]
    if word not in words:
        return Reason(wrong_time)
    if move == NONE:
        return Reason("no-such-site")
    if move in state.moves(seat):
        return None
    if name == "offer" and state.number() and word != "lay":
        return Reason("offer-first")
    return why_not_this(state, name, word, move, seat) or Reason(otherwise)


def why_not_this(state: WonderfulKingdom, name: str, word: str, move: int, seat: int) -> Reason | None:
    if word in FREE:
        return refusing_sites.why_not(state, word, move, seat)
    if word == "spy":
        return why_not_spy(state, move - SPIES, seat)
    if name in ("keep", "flip", "shift", "choose", "remove", "lose", "cover", "tuck", "declare"):
        return Reason("flip-one") if name == "flip" and move == DONE else None
    if word == "lay":
        hand = state.realms[seat].hand
        return Reason("no-traps" if (move - LAYS) >> 2 in hand else "not-in-hand")
    if word == "search":
        return why_not_search(state, move - SEARCHES)
    if word == "use":
        return why_not_use(state, name, move - USES, seat)
    if word in ("slate", "exchange"):
        return why_not_plan(state, word, move, seat)
    if word == "beat":
        return why_not_beat(state, move, seat)
    if word == "done":
        return Reason("cubes-left" if state.realms[seat].in_hand else "picks-left")
    return refusing_sites.why_not(state, word, move, seat)


# --- the choice ----------------------------------------------------------------------------


def why_not_search(state: WonderfulKingdom, area: int) -> Reason:
    if state.setup.seats == 2:
        return Reason("search-alone")
    if state.has_searched and not state.setup.search_every_pick:
        return Reason("search-once")
    if not searching.has_reserve(state, state.setup.content.values["search.look"]):
        return Reason("search-reserve")
    return Reason("search-two-open")


def why_not_spy(state: WonderfulKingdom, place: int, seat: int) -> Reason:
    if not state.realms[seat].spies_ready:
        return Reason("no-spy")
    return Reason("spy-first-hidden" if spying.is_down(state, place) else "spy-hidden")


def why_not_use(state: WonderfulKingdom, name: str, card: int, seat: int) -> Reason:
    realm, content = state.realms[seat], state.setup.content
    if content.kind[card] != ADVISOR or card not in realm.advisors:
        return Reason("no-such-advisor")
    if content.phase[card] != PHASE_OF_STEP[name]:
        return Reason("advisor-phase")
    if realm.used >> card - content.first_advisor & 1:
        return Reason("advisor-once")
    if not advising.is_ready(realm, card):
        return Reason("advisor-price", {"soldiers": content.price[card]})
    if content.effect[card] == HERALD:
        return Reason("declare-herald")
    return Reason("advisor-useless")


# --- planning and combat -------------------------------------------------------------------


def why_not_plan(state: WonderfulKingdom, word: str, move: int, seat: int) -> Reason:
    realm = state.realms[seat]
    card = move - (SLATES if word == "slate" else EXCHANGES)
    if card not in realm.picks:
        return Reason("not-picked")
    if realm.in_hand:
        return Reason("cubes-first")
    return Reason("treasure-exchanged")


def why_not_beat(state: WonderfulKingdom, move: int, seat: int) -> Reason:
    realm, content = state.realms[seat], state.setup.content
    kind = GIANT if move >= BEAT_GIANTS else THIEF if move >= BEAT_THIEF else move - BEATS
    there = realm.sums[THREAT + kind] + (realm.giants if kind == GIANT else 0)
    if not there:
        return Reason("no-such-threat")
    if realm.soldiers < content.threat_price[kind]:
        return Reason("beat-price", {"soldiers": content.threat_price[kind]})
    return Reason("beat-thief" if kind == THIEF else "beat-giant")


assert TREASURE < CALAMITY
assert steps.NAMES
