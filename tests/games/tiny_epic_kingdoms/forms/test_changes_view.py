"""What a choice costs or brings is shown before it is made, with whatever abilities change."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.sentence import called_by_name
from koruna.engine.state import CHANCE, OVER
from koruna.games.tiny_epic_kingdoms.forms.sentences import label, warning
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import FIGURES, TOP_CASTLE, TOP_MAGIC
from koruna.locale import words
from tests.games.tiny_epic_kingdoms.rules.test_retreating import lost
from tests.games.tiny_epic_kingdoms.tabletop import choose, have, learn, stand, table
from tests.how_many import how_many

GAME = koruna.game("tiny_epic_kingdoms")
GAMES = how_many(interpreted=2, compiled=12, nightly=100)
MINUS = "\N{MINUS SIGN}"
NAMES = ["Eva", "Petr", "Jana", "Jan", "Ivo"]
# Moves that say in their name what is paid or given.
NAMED = ("build", "research", "expand", "trade", "pay", "split", "raise", "gain", "war", "flag")


def label_of(state: TinyEpicKingdoms, text: str) -> str:
    sentence = called_by_name(label(state.view(state.turn()), text), NAMES)
    return words("en", "tiny_epic_kingdoms").say(*sentence)


def test_L2_the_price_of_a_neutral_figure_is_shown() -> None:
    state = table("dwarves", "merfolk")
    stand(state, 0, "a1 a2")
    have(state, 0, mana=3)
    choose(state, "quest")
    assert label_of(state, "quest a1-c2") == f"quest: Cotters → Brushwood (the neutral figure is beaten, {MINUS}3 mana)"
    have(state, 0, ore=5, mana=3)
    assert "to pay: 5" in label_of(state, "quest a1-c2"), "there are several ways"


def test_R1_the_price_of_a_retreat_is_shown() -> None:
    assert label_of(lost(food=3), "retreat a2-a3") == f"retreat: Brushwood → Gosling ({MINUS}2 food)"


def test_W1_entering_a_region_of_another_is_labelled_as_war() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    assert label_of(state, "patrol a1-a2") == "patrol: Cotters → Brushwood, war with Petr"


def test_B4_collecting_says_what_comes() -> None:
    state = table("dwarves", "merfolk", homes="plebejsko plebejsko")
    have(state, 1)
    choose(state, "build")
    ahead = state.copy()
    while state.turn() != 1:
        state.play(state.read("pass"))
        ahead.play(ahead.read("pass"))
    ahead.play(ahead.read("collect"))
    got = dict(zip(("food", "ore", "mana"), ahead.realms[1].stock, strict=True))
    gains = ", ".join(f"+{amount} {kind}" for kind, amount in got.items() if amount)
    assert gains
    assert label_of(state, "collect") == f"collect resources ({gains})"


def test_whatever_is_paid_or_gained_at_once_was_announced() -> None:
    """In random games: a stock changes by what the label of the move announced, and by nothing else."""
    for number in range(GAMES):
        rng = Random(number)
        state = GAME.start(2 + number % 4, {"exploration": number % 2 == 1})
        assert isinstance(state, TinyEpicKingdoms)
        while state.turn() != OVER:
            if state.turn() == CHANCE:
                state.play(state.draw(rng))
                continue
            seat = rng.choice(state.waiting())
            move = rng.choice(state.moves(seat))
            text, view, before = state.write(move, seat), state.view(seat), state.realms[seat].stock.copy()
            state.play(move, seat)
            changed = [after - had for after, had in zip(state.realms[seat].stock, before, strict=True)]
            if text.split()[0] not in NAMED and any(changed):
                announced = words("en", "tiny_epic_kingdoms").say(*called_by_name(label(view, text), NAMES))
                for kind, amount in zip(("food", "ore", "mana"), changed, strict=True):
                    sign = "+" if amount > 0 else MINUS
                    # A choice with one possibility left, because the other stores are full, is made at once.
                    by_choice = amount > 0 and "of your choice" in announced
                    assert not amount or by_choice or f"{sign}{abs(amount)} {kind}" in announced, (
                        text,
                        announced,
                        changed,
                    )


def test_entering_a_region_of_others_has_a_warning_and_nothing_else_of_a_patrol_has() -> None:
    state = table("dwarves", "undead", "centaurs")
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 b1")
    choose(state, "patrol")
    view = state.view(0)
    warned = {text: sentence for text in view.choices if (sentence := warning(view, text))}
    assert list(warned) == ["patrol a1-a2"]
    asked = words("en", "tiny_epic_kingdoms").say(*called_by_name(warned["patrol a1-a2"], NAMES))
    assert asked.startswith(f"This begins a war with {NAMES[1]} for ")


def test_E1_triggering_the_end_has_a_warning() -> None:
    state = table("dwarves", "merfolk")
    have(state, 0, food=9, ore=9, mana=9)
    for action, text in (("build", "build"), ("research", "research"), ("expand", "expand a1")):
        ahead = state.copy()
        choose(ahead, action)
        assert warning(ahead.view(0), text) is None
        ahead.realms[0].castle = TOP_CASTLE - 1
        learn(ahead, 0, TOP_MAGIC - 1)
        ahead.realms[0].on_map, ahead.realms[0].supply = FIGURES - 1, 1
        assert warning(ahead.view(0), text) == ("warning-final", {})
        ahead.is_final = True
        assert warning(ahead.view(0), text) is None, "it has begun already"


def test_T4_choosing_what_cannot_be_carried_out_has_a_warning() -> None:
    state = table("dwarves", "merfolk")
    have(state, 0, food=9, mana=1)
    vain = ["build", "expand"]  # no ore, and both figures stand together
    assert state.view(0).vain == vain
    assert state.view(1).vain == [], "only the player who chooses has to know"
    assert label_of(state, "choose expand") == "Expand (you cannot do it now)"
    warned = [text.split()[1] for text in state.view(0).choices if warning(state.view(0), text)]
    assert warned == vain
    choose(state, "expand")
    assert [state.write(move, 0) for move in state.moves(0)] == ["pass"]
