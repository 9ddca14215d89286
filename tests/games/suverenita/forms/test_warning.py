"""Warnings before moves, and what treaties and builders would do."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.consequences import consequences
from koruna.engine.state import CHANCE, OVER
from koruna.games.suverenita.forms.drawing_panels import draw_offer
from koruna.games.suverenita.forms.sentences import label
from koruna.games.suverenita.forms.warning import warning
from koruna.games.suverenita.game import GAME
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.pacts import diplomacy
from koruna.games.suverenita.rules.state import Suverenita
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.markets import home, trade
from tests.games.suverenita.positions import ask, change, play, set_up
from tests.how_many import how_many

DEALING = ("offer", "yes")
GAMES = how_many(interpreted=3, compiled=10, nightly=60)


def dealers(seats: int, mode: str, seed: int) -> list[tuple[Suverenita, int, str]]:
    """The offers and answers of a game in which everybody signs everything: the state before, the seat, the move."""
    state = koruna.game("suverenita").start(seats, {"mode": mode})
    assert isinstance(state, Suverenita)
    rng = Random(seed)
    made: list[tuple[Suverenita, int, str]] = []
    while state.turn() != OVER and len(made) < 2000:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        seat = rng.choice(state.waiting())
        moves = [(state.write(move, seat), move) for move in state.moves(seat)]
        wanted = [each for each in moves if each[0].startswith(DEALING)]
        usual = [each for each in moves if each[0] in ("auto", "done")]
        text, move = rng.choice(wanted or usual or moves)
        if text.startswith(DEALING):
            made.append((state.copy(), seat, text))
        state.play(move, seat)
    return made


@pytest.mark.parametrize(("seats", "mode"), [(2, "first_game"), (2, "basic"), (3, "advanced"), (4, "basic")])
def test_a_treaty_that_makes_somebody_win_was_warned_of_when_offered_and_when_signed(seats: int, mode: str) -> None:
    won = 0
    for seed in range(GAMES):
        offered = None
        for state, seat, text in dealers(seats, mode, seed):
            warned = warning(state.view(seat), text)
            if text.startswith("offer"):
                offered = warned
                continue
            after = state.copy()
            after.play(after.read("yes", seat), seat)
            decides = after.turn() == OVER
            won += decides
            assert (warned is not None and warned[0] == "warning-sign-ends") == decides
            assert (offered is not None and offered[0] == "warning-offer-ends") == decides
    assert won


def warning_name(state: Suverenita, text: str) -> str:
    found = warning(state.view(state.turn()), text)
    return "" if found is None else found[0]


def test_two_clicks_lose_no_game_unwarned() -> None:
    """The trap of the first spring: with two players, one offers a tribute and the other signs."""
    state = set_up("field a1 settlement village:0 | field a3 settlement village:1", mode="basic")
    diplomacy.begin(state)
    state.go_on()
    assert warning(state.view(0), "offer P2 pay tribute 2 gold") == (
        "warning-offer-ends",
        {"side": "pay", "seat": 1, "revolt": 2},
    )
    play(state, "offer P2 pay tribute 2 gold")
    assert warning(state.view(1), "yes") == ("warning-sign-ends", {"side": "receive", "seat": 0, "revolt": 2})
    assert warning(state.view(1), "no") is None


def test_who_becomes_a_vassal_for_good_is_warned_and_who_breaks_a_treaty() -> None:
    state = set_up(
        "field a1 settlement village:0 | field a3 settlement village:1 | field c2 settlement village:2", seats=3
    )
    diplomacy.begin(state)
    state.go_on()
    assert warning_name(state, "offer P2 pay vassalage 1 gold") == "warning-offer-vassal"
    assert warning_name(state, "offer P2 receive vassalage 1 gold") == ""
    assert warning_name(state, "offer P2 pay tribute 2 gold") == ""
    play(state, "offer P2 receive vassalage 1 gold")
    assert warning_name(state, "yes") == "warning-sign-vassal"
    play(state, "yes")
    assert warning_name(state, "offer P3 receive aid 1 gold") == "warning-offer-ends"
    assert warning_name(state, "revolt P1") == "warning-revolt"
    assert warning_name(state, "release P2") == "warning-release"


def test_a_treaty_tells_its_terms_before_it_is_offered_or_signed() -> None:
    state = set_up(seats=2, mode="basic")
    diplomacy.begin(state)
    state.go_on()
    name, facts = label(state.view(0), "offer P2 pay tribute 3 gold")
    terms = words("en", "suverenita").say(f"{name}.about", {**facts, "player": "Petr"}).splitlines()
    assert terms == [
        "Costs nothing now; paid whenever taxes are collected, from the next time on.",
        "Lasts 4 seasons.",
        "Meanwhile neither fights, besieges or robs the other.",
        "Victory points with the first payment: receiver +2, payer \N{MINUS SIGN}1.",
        "Points if it still holds at the end: receiver +1, payer \N{MINUS SIGN}1.",
        "Treaties the receiver then has for sovereignty: 1 of 1.",
    ]
    board = GAME.text(state.view(0), width=200)
    assert "tribute: Costs nothing now" in board
    assert "vassalage: Costs nothing now" in board
    play(state, "offer P2 pay tribute 3 gold")
    name, facts = label(state.view(1), "yes")
    say = words("en", "suverenita").say
    assert say(f"{name}.about", {**facts, "player": "Eva"}).splitlines() == terms
    assert say(f"{name}.group", facts) == "tribute, you receive 3 gold"
    assert "Lasts 4 seasons." in GAME.text(state.view(1), width=200)
    panels = [draw_offer(state.view(seat), words("en", "suverenita"), ["Eva", "Petr"]) for seat in (0, 1)]
    told = ["Lasts 4 seasons." in panel for panel in panels]
    assert told == [True, False]  # who answers reads it at the answers


def test_own_land_to_be_plundered_says_so_and_what_it_costs() -> None:
    state = set_up("field b1 settlement village:0 | field b2 units 0:LI | field c2 units 0:LI, was_whose 1")
    ask(state, steps.PLUNDER)
    foreseen = {ahead.text: ahead for ahead in consequences(GAME, state, 0)}
    assert foreseen["loot b2"].gain == foreseen["loot c2"].gain == -1
    assert label(state.view(0), "loot b2")[1]["gold"] == 1
    assert warning_name(state, "loot b2") == "warning-homeland"
    name, facts = warning(state.view(0), "loot b2") or ("", {})
    sentence = words("en", "suverenita").say(name, facts)
    assert "no tax" in sentence
    assert "sow" not in sentence, "nothing is sown in the first game"
    assert warning_name(state, "loot c2") == ""


@pytest.mark.parametrize(
    ("text", "progress", "last"),
    [
        ("build b2 village LI*1", "1 builder: no progress, needs 2", 1),
        ("build b2 village LI*2", "2 builders: built in 3 seasons", 0),
        ("build b2 village LI*4", "4 builders: built in 2 seasons", 0),
    ],
)
def test_builders_tell_how_far_they_bring_a_site(text: str, progress: str, last: int) -> None:
    state = set_up("field b2 units 0:LI*4")
    name, facts = label(trade(state).view(0), text)
    assert words("en", "suverenita").say(f"{name}.part", facts) == progress
    assert facts["last"] == last


def test_who_joins_a_site_counts_with_those_who_are_there() -> None:
    state = set_up("field b2 units 0:LI*4 | player 0 gold 20")
    trade(state)
    play(state, "build b2 village LI*1")
    name, facts = label(state.view(0), "join b2 LI*1")
    assert words("en", "suverenita").say(f"{name}.part", facts) == "1 builder: built in 3 seasons"


@pytest.mark.parametrize("language", LANGUAGES)
def test_training_on_a_site_is_distinguished_from_training_beside_it(language: str) -> None:
    view, own = trade(set_up()).view(0), words(language, "suverenita")
    trained = [label(view, text) for text in ("train b2 LI*1", "train b2 LI@site*1")]
    assert len({own.say(name, facts) for name, facts in trained}) == 2
    assert len({own.say(f"{name}.part", facts) for name, facts in trained}) == 2


def test_every_warning_is_told_in_every_language() -> None:
    names = [
        *("warning-offer-ends", "warning-sign-ends", "warning-offer-vassal", "warning-sign-vassal", "warning-revolt"),
        *("warning-release", "warning-homeland", "warning-starve", "warning-drop", "warning-winter"),
    ]
    facts = {
        "side": "pay",
        "player": "Eva",
        "revolt": 2,
        "points": 2,
        "gold": 1,
        "field": "a1",
        "mode": "basic",
        "missing": 1,
    }
    for language in LANGUAGES:
        assert all(words(language, "suverenita").say(name, facts) for name in names)


@pytest.mark.parametrize("mode", ["first", "basic", "advanced"])
def test_who_goes_hungry_into_winter_is_warned_before_trade_ends(mode: str) -> None:
    """A player who cannot pay or feed anybody loses everything, and so the game, without being asked again."""
    state = home("round 4 | player 0 gold 2", gold=0, mode=mode)
    found = warning(state.view(0), "done")
    assert found is not None
    name, facts = found
    assert int(facts["missing"]) > 0
    assert all(words(language, "suverenita").say(name, facts) for language in LANGUAGES)
    change(state, "round 3")
    assert warning(state.view(0), "done") is None, "the taxes and the harvest are still to come"


def test_the_gold_for_the_winter_of_a_first_game_is_not_spent_unwarned() -> None:
    state = home("round 4", gold=5, mode="first")
    need = state.view(0).players[0].need
    enough = home("round 4", gold=need, mode="first")
    assert warning(enough.view(0), "done") is None
    assert warning_name(enough, "rec a1") == "warning-winter"
    assert warning_name(home("round 4", gold=need + 5, mode="first"), "rec a1") == ""
