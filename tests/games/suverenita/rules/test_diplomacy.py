"""Offers of treaties and their answers (16.1, 16.2), revolt and release (16.4)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_hostile, pair
from tests.games.suverenita.pacts import three, trade, treaty_of
from tests.games.suverenita.positions import at, change, play, refused, set_up, texts

# --- offers, 16.2 ------------------------------------------------------------------------


def test_16_2_offers_come_in_initiative_order_and_are_answered_at_once() -> None:
    state = three("first 1")
    trade(state)
    assert state.kind() == steps.OFFER
    assert state.waiting() == [1]
    play(state, "offer P1 pay aid 1 gold")
    assert state.kind() == steps.ANSWER
    assert state.waiting() == [0]
    assert texts(state) == ["no", "yes"]
    play(state, "yes")
    assert treaty_of(state, 0, 1) == "aid"
    assert state.superior[pair(state, 0, 1)] == 0
    assert state.gold == [21, 19, 20]
    assert state.waiting() == [1]
    play(state, "done")
    assert state.waiting() == [2]
    play(state, "done")
    assert state.waiting() == [0]


def test_16_2_a_refused_offer_changes_nothing_and_is_the_only_one_of_the_round() -> None:
    state = three()
    trade(state)
    play(state, "offer P2 receive tribute 2 gold")
    play(state, "no")
    assert treaty_of(state, 0, 1) == ""
    assert refused(state, "offer P2 pay aid 1 gold") == "one-offer-a-round"
    assert any(text.startswith("offer P3") for text in texts(state))
    play(state, "done")
    assert state.waiting() == [1]
    assert any(text.startswith("offer P1") for text in texts(state))  # the other way round is another offer


def test_16_1_one_treaty_per_pair() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1")
    trade(state)
    play(state, "done")  # no release
    play(state, "done")  # no revolt
    assert state.kind() == steps.OFFER
    assert refused(state, "offer P2 pay aid 1 gold") == "one-treaty-per-pair"


@pytest.mark.parametrize(
    ("mode", "allowed"),
    [("advanced", {"aid", "tribute", "vassalage"}), ("basic", {"tribute", "vassalage"}), ("first", {"vassalage"})],
)
def test_18_treaties_of_each_mode(mode: str, allowed: set[str]) -> None:
    state = three(mode=mode)
    trade(state)
    assert {text.split()[3] for text in texts(state) if text != "done"} == allowed


def test_18_refused_treaties_of_the_basic_game() -> None:
    state = three(mode="basic")
    trade(state)
    assert refused(state, "offer P2 pay aid 1 gold") == "treaty-not-in-this-game"


def test_16_1_least_payments() -> None:
    state = three("field a3 units 0:LI")
    trade(state)
    legal = texts(state)
    for treaty, least in (("aid", 1), ("tribute", 2), ("ransom", 4), ("vassalage", 1)):
        assert f"offer P2 receive {treaty} {least} gold" in legal
        assert refused(state, f"offer P2 receive {treaty} {least - 1} gold") == "treaty-costs-more"


def test_16_1_ransom_needs_a_threat() -> None:
    state = three()
    trade(state)
    assert refused(state, "offer P2 receive ransom 4 gold") == "ransom-needs-threat"
    for threat in ("encircled", "crop", "herd"):
        state = three()
        if threat == "encircled":
            change(state, "field a3 units 0:LI")
        else:
            change(state, "field b3 units 0:LI")
            if threat == "crop":
                change(state, "field b3 crop 1:1")
            else:
                change(state, "field b3 herds 1:sheep")
        trade(state)
        assert "offer P2 receive ransom 4 gold" in texts(state)
        assert refused(state, "offer P2 pay ransom 4 gold") == "ransom-needs-threat"


def test_16_2_payment_in_goods() -> None:
    state = three("field a1 settlement village:0, herds 0:sheep 0:cows, grain 3")
    trade(state)
    legal = texts(state)
    assert "offer P2 pay aid 1 grain" in legal  # worth 2
    assert "offer P2 pay aid 1 sheep" in legal  # worth 3
    assert "offer P2 pay aid 1 pigs" not in legal
    assert refused(state, "offer P2 pay aid 1 pigs") == "payment-not-possible"
    assert refused(state, "offer P2 pay tribute 2 grain") == "dues-in-gold"
    play(state, "offer P2 pay aid 1 cows")
    play(state, "yes")
    assert len(state.herds[at(state, "a1")]) == 1
    assert len(state.herds[at(state, "a3")]) == 1
    play(state, "offer P3 pay aid 1 grain")
    play(state, "yes")
    assert state.grain[at(state, "a1")] == 2
    assert state.grain[at(state, "c2")] == 1


def test_16_2_goods_need_room() -> None:
    state = three("field a1 settlement village:0, grain 3 | field a3 settlement village:1, grain 5")
    trade(state)
    assert refused(state, "offer P2 pay aid 1 grain") == "payment-not-possible"


def test_16_2_who_has_no_gold_cannot_pay_aid() -> None:
    state = three(gold=0)
    trade(state)
    assert refused(state, "offer P2 pay aid 1 gold") == "payment-not-possible"
    assert "offer P2 pay tribute 2 gold" in texts(state)  # it is paid later, with the taxes


def test_16_refusals() -> None:
    state = three()
    trade(state)
    assert refused(state, "offer P1 pay aid 1 gold") == "offer-to-a-player"
    assert refused(state, "offer P2 pay aid 200 gold") == "payment-not-possible"
    assert refused(state, "offer P2 pay aid 7 gold") == "offer-usual-sums"
    assert refused(state, "yes") == "offers-first"
    play(state, "offer P2 pay aid 1 gold")
    assert refused(state, "done") == "answer-first"
    assert refused(state, "offer P1 pay aid 1 gold") == "answer-first"


def test_16_2_lists_stay_short_with_twelve_players() -> None:
    lands = enumerate(("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "isle"))
    villages = [f"field {field} settlement village:{seat}, grain 3" for seat, field in lands]
    purses = [f"player {seat} gold 50" for seat in range(12)]
    state = set_up(*villages, "field s1 units 10:TR | field s3 units 11:TR", *purses, seats=12)
    trade(state)
    assert len(texts(state)) < 170


# --- revolt and release, 16.4, Q34 -------------------------------------------------------


def test_q34_a_vassal_revolts_in_spring_before_offers_and_loses_two_points() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1", round=5)
    trade(state)
    assert state.kind() == steps.REVOLT
    assert texts(state) == ["done", "release P2"]
    assert refused(state, "revolt P2") == "revolt-against-lord"
    play(state, "done")
    assert state.waiting() == [1]
    assert texts(state) == ["done", "revolt P1"]
    assert refused(state, "release P1") == "release-own-vassal"
    assert refused(state, "offer P1 pay aid 1 gold") == "revolts-first"
    play(state, "revolt P1")
    assert state.vp == [0, -2, 0]
    assert is_hostile(state, 0, 1)
    assert state.kind() == steps.OFFER


def test_16_4_no_revolt_outside_spring() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1 | pair 1-2 treaty vassalage:1, due 1", round=6)
    trade(state)
    play(state, "done")
    assert state.waiting() == [1]
    assert texts(state) == ["done", "release P3"]
    assert refused(state, "revolt P1") == "revolt-in-spring"


def test_16_4_a_lord_releases_in_any_trade() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1", round=8)
    trade(state)
    play(state, "release P2")
    assert treaty_of(state, 0, 1) == ""
    assert state.vp == [0, 0, 0]
