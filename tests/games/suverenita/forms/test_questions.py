"""The question of a step says what it is about: the place, how much is left, what each choice costs or brings."""

from __future__ import annotations

import pytest

from koruna.engine.state import SPECTATOR
from koruna.games.suverenita.forms.place_names import names_of
from koruna.games.suverenita.forms.question_view import QuestionView
from koruna.games.suverenita.forms.sentences import label, prompt
from koruna.games.suverenita.forms.targets import targets
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.march import attrition
from koruna.games.suverenita.rules.state import Suverenita
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.positions import ask, at, play, roll, set_up, texts
from tests.games.suverenita.winters import WINTER, feed, winter

every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(state: Suverenita) -> QuestionView:
    question: QuestionView | None = state.view(state.turn()).question
    assert question is not None
    return question


def prompt_and_labels(state: Suverenita, language: str = "en") -> list[str]:
    """What to do, then every move in words."""
    seat = state.turn()
    view = state.view(seat)
    say = words(language, "suverenita").say
    return [say(*prompt(view, seat)), *[say(*label(view, text)) for text in texts(state)]]


def struck() -> Suverenita:
    """Four swords against a back row on a meadow."""
    state = set_up("field c3 units 0:ME*6 1:SE 1:LI.experienced*2 1:HI.veteran*2")
    ask(state, steps.BATTLES)
    play(state, "fight c3 P2")
    swords = [state.write(move).split()[1] for move, _ in state.odds()]
    roll(state, next(pair for pair in swords if pair.startswith("5-")))  # one of them breaks a shield
    while state.step_name() != "yield":
        play(state, "done")
    return state


def overloaded() -> Suverenita:
    spill = f"agenda over spill:0:{at(set_up(), 's1')}"
    return set_up(f"{spill} | field s1 units 0:TR 0:LI@aboard*2 0:HI@aboard*2")


def taken(near: bool = True) -> Suverenita:
    city = "round 3 | field a2 settlement city:1, dockyard harbour, units 0:LI*4 | fallen a2:0+defended"
    state = set_up(city, "field b2 settlement village:0" if near else "")
    falling.begin(state)
    state.go_on()
    return state


def starved(city: bool) -> Suverenita:
    state = set_up(
        f"round {WINTER} | field a1 settlement {'city' if city else 'village'}:0, units 1:LI*2"
        " | field b1 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 1)
    feed(state, 0)
    return state


def hired() -> Suverenita:
    corsairs = "player 0 to_place standard:2 elite:1"
    state = set_up(f"field a1 settlement village:0, dockyard dock | field a2 units 0:LI | {corsairs}")
    ask(state, steps.CORSAIR, 0)
    return state


def driven_out(*herds: str) -> Suverenita:
    inside = " ".join(f"0:{kind}+inside" for kind in herds)
    state = set_up(f"field b2 settlement city:0, crop 1:0, herds {inside} | field a2 units 0:LI | field b1 units 0:LI")
    ask(state, steps.COME_OUT)
    return state


def worn_down() -> Suverenita:
    state = set_up("field hub units 0:LI*4 0:HI")
    attrition.begin(state)
    state.go_on()
    return state


EVERY = {
    "yield": struck,
    "spill": overloaded,
    "fall": taken,
    "surrender": lambda: starved(True),
    "corsair": hired,
    "room": lambda: driven_out("cows", "sheep"),
    "attrition": worn_down,
}


@every_language
@pytest.mark.parametrize("step", EVERY)
def test_every_question_names_its_place_and_every_answer_its_own_words(step: str, language: str) -> None:
    state = EVERY[step]()
    assert state.step_name() == step
    question = asked(state)
    what_to_do, *answers = prompt_and_labels(state, language)
    if question.field is not None:
        assert names_of(state.setup.world)[question.field].by_language[language] in what_to_do
    assert len(set(answers)) == len(answers) > 1


def test_units_are_told_with_the_swords_they_take() -> None:
    state = struck()
    assert asked(state).left == 4
    assert asked(state).costs == {"SE": 1, "LI.experienced": 1, "HI.veteran": 3}
    assert prompt_and_labels(state)[0] == "4 more swords hit you in c3: choose which unit you lose."
    assert prompt_and_labels(state)[-1].endswith("heavy infantry (veterans): 3\N{NO-BREAK SPACE}swords")
    play(state, "lose c3 SE*1")
    assert asked(state).left == 3


def test_ships_tell_by_how_much_they_are_too_full() -> None:
    state = overloaded()
    assert asked(state) == QuestionView(at(state, "s1"), left=1)
    assert all("swords" not in answer for answer in prompt_and_labels(state))


def test_a_fallen_city_and_its_harbour_are_asked_about_one_after_the_other() -> None:
    state = taken()
    assert asked(state) == QuestionView(at(state, "a2"), "city", gold=10)
    assert prompt_and_labels(state)[1:] == ["Make it a village of yours", "Destroy the city, +10 gold"]
    play(state, "keep a2")
    assert asked(state) == QuestionView(at(state, "a2"), "harbour", gold=4)
    assert prompt_and_labels(state)[1:] == ["Make it a dock of yours", "Destroy the harbour, +4 gold"]
    gold = state.gold[0]
    play(state, "raze a2")
    assert state.gold[0] == gold + 4


def test_far_from_home_destroying_brings_nothing() -> None:
    state = taken(near=False)
    assert asked(state).gold == 0
    assert prompt_and_labels(state)[-1] == "Destroy the city for no gold"
    gold = state.gold[0]
    play(state, "raze a2")
    assert state.gold[0] == gold


def test_a_hungry_settlement_is_told_with_its_food() -> None:
    for city, food in ((False, 1), (True, 2)):
        state = starved(city)
        assert asked(state) == QuestionView(at(state, "a1"), "city" if city else "village", food, points=4 * food)
        assert prompt_and_labels(state)[1].endswith(f"victory points +{4 * food}")
        grain = state.grain[at(state, "b1")]
        play(state, "spare a1")
        assert state.grain[at(state, "b1")] == grain - food
        assert state.vp[1] == 4 * food


def test_corsairs_that_wait_for_the_sea_are_seen_by_everybody() -> None:
    state = hired()
    assert asked(state) == QuestionView(what="elite", left=3)
    for seat in (SPECTATOR, 0, 1):
        assert state.view(seat).players[0].corsairs == {"standard": 2, "elite": 1}
    play(state, "corsair s1 CO.elite*1")
    assert asked(state) == QuestionView(what="standard", left=2)
    assert prompt_and_labels(state)[0] == "Choose the sea where your corsairs lie in wait (2 to place)."


def test_a_herd_that_comes_out_is_sent_by_one_click() -> None:
    state = driven_out("cows", "sheep")
    assert asked(state) == QuestionView(at(state, "b2"), left=2)
    assert {tuple(targets(state.view(0), text)) for text in texts(state)} == {("field:a2",), ("field:b1",)}
    play(state, "house b2>a2 cows")
    assert asked(state).left == 1
    assert prompt_and_labels(state)[0] == "A herd from behind the walls in b2 finds no room: choose where it goes."


def test_attrition_tells_how_many_are_lost() -> None:
    state = worn_down()
    assert asked(state) == QuestionView(at(state, "hub"), left=2)
    assert prompt_and_labels(state)[0] == "The neutral land of Heartland takes 2 units of yours: choose which."
    play(state, "lose hub LI*1")
    assert asked(state).left == 1


def test_ships_of_a_fallen_settlement_do_not_flee_from_a_battle() -> None:
    state = set_up(
        "round 3 | field a2 settlement village:1, dockyard dock, units 0:LI*4 1:TR@dock | field s2 units 0:WS"
        " | field a1 settlement village:0 | fallen a2:0+defended"
    )
    state.push(steps.FLEE, 1, at(state, "a2") + 1)
    what = words("en", "suverenita").say(*prompt(state.view(1), 1))
    assert what == "The settlement in a2 has fallen: choose where your ships sail."


def test_steps_about_no_place_ask_nothing() -> None:
    state = set_up("field a1 settlement village:0")
    ask(state, steps.TRADE)
    assert state.view(0).question is None
