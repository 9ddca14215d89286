"""Moves as text, what to do now, what to click, the score line by line, what decided a tie."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.engine.sentence import called_by_name
from koruna.games.eight_minute_empire.forms import sentences
from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.locale import LANGUAGES, words
from tests.games.eight_minute_empire.tabletop import acting, clear, give, lay_row, play, put, ready, table


def test_the_prompt_follows_the_step() -> None:
    state = table(2, neutral_armies=True, starter_choice=True)
    lay_row(state, "anvil-7")
    assert sentences.prompt(state.view(1), 1) == ("prompt-neutral", {"armies": 10})
    play(state, *["neutral 1"] * 10)
    assert sentences.prompt(state.view(0), 0) == ("prompt-bid", {"coins": 14})
    play(state, "bid 1", "bid 0")
    assert sentences.prompt(state.view(0), 0) == ("prompt-start", {})
    play(state, "start 1")
    assert sentences.prompt(state.view(0), 0) == ("prompt-take", {"coins": 13})
    play(state, "take 1")
    either = {"action": "add", "count": 3, "action2": "move", "count2": 4}
    assert sentences.prompt(state.view(0), 0) == ("prompt-act-or", either)
    play(state, "move 12-9")
    name, facts = sentences.prompt(state.view(0), 0)
    assert (name, facts["action"], facts["count"]) == ("prompt-act", "move", 3)


def test_the_prompt_of_a_plus_card_names_both() -> None:
    assert sentences.prompt(acting("carrot-9").view(0), 0)[0] == "prompt-act-and"


@pytest.mark.parametrize(
    ("card", "text", "targets"),
    [
        ("anvil-1", "add 12", ["region:12"]),
        ("wood-7", "move 12-9", ["region:12", "region:9"]),
        ("wood-4", "move 12-9", ["region:12", "region:9"]),
        ("wood-5", "city 12", ["region:12"]),
        ("wood-5", "done", ["done"]),
        ("anvil-7", "add 12", ["action:add", "region:12"]),
        ("anvil-7", "move 12-9", ["action:move", "region:12", "region:9"]),
        ("wood-2", "destroy 12 2", ["action:destroy", "army:12:2"]),
        ("wood-2", "city 12", ["action:city", "region:12"]),
        ("carrot-9", "destroy 12 1", ["action:destroy", "army:12:1"]),
    ],
)
def test_targets_are_clicked_in_order(card: str, text: str, targets: list[str]) -> None:
    state = acting(card)
    assert state.why_not(text) is None
    assert sentences.targets(state.view(0), text) == targets


def test_targets_before_the_first_card_and_of_the_row() -> None:
    view = ready(2).view(0)
    assert sentences.targets(view, "bid 3") == ["bid:3"]
    assert sentences.targets(view, "start 2") == ["start:2"]
    assert sentences.targets(view, "take 4") == ["card:4"]
    assert sentences.targets(view, "neutral 8") == ["region:8"]


@pytest.mark.parametrize("options", [{}, {"board": "B", "stone6_city": True}, {"neutral_armies": True}])
def test_no_two_moves_are_made_by_the_same_clicks(options: dict[str, object]) -> None:
    """Nor are the clicks of one move a prefix of another's, which could then not be made."""
    rng, state = Random(3), table(2, **options)
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        view = state.view(state.turn())
        clicks = [sentences.targets(view, state.write(move)) for move in state.moves()]
        for one in clicks:
            assert [other[: len(one)] for other in clicks].count(one) == 1
        state.play(rng.choice(state.moves()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    say = words(language, "eight_minute_empire").say
    rng, state = Random(8), table(2, neutral_armies=True, starter_choice=True)
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        view = state.view(state.turn())
        labels = [sentences.label(view, state.write(move)) for move in state.moves()]
        texts = [say(*called_by_name(label, ["Eva", "Petr"])) for label in labels]
        assert len(set(texts)) == len(texts)
        state.play(rng.choice(state.moves()))


def test_a_move_over_the_sea_is_labelled_as_such() -> None:
    state = acting("wood-4")
    put(state, 0, 8, armies=1)
    four, eight, nine = [region_name("A", region) for region in (4, 8, 9)]
    assert sentences.label(state.view(0), "move 8-4") == ("move-sail", {"from": eight, "to": four})
    assert sentences.label(state.view(0), "move 8-9") == ("move-move", {"from": eight, "to": nine})


def test_the_score_is_listed_part_by_part() -> None:
    state = ready(2)
    for seat in (0, 1):
        clear(state, seat)
    put(state, 0, 21, armies=1)
    give(state, 0, ruby=2, stone=1)
    assert sentences.tally(state.view(), 0) == [
        ("score-regions", {"count": 1, "points": 1}),
        ("score-continents", {"count": 1, "points": 1}),
        ("score-good", {"good": "ruby", "count": 2, "points": 2}),
        ("score-total", {"points": 4}),
    ]
    assert sentences.tally(state.view(), 1) == [("score-total", {"points": 0})]


def test_the_tie_break_is_named() -> None:
    state = ready(2)
    for seat in (0, 1):
        clear(state, seat)
    assert sentences.tie_break(state.view()) == ("tie-shared", {})
    put(state, 0, 1, armies=2)
    put(state, 1, 21, armies=1)
    assert sentences.tie_break(state.view()) == ("tie-armies", {})
    state.empires[0].coins -= 1
    assert sentences.tie_break(state.view()) == ("tie-coins", {})
    give(state, 0, ruby=1)
    assert sentences.tie_break(state.view()) is None


def test_regions_decide_last() -> None:
    state = ready(2)
    for seat in (0, 1):
        clear(state, seat)
    for region in (1, 2):
        put(state, 0, region, armies=1)
    put(state, 1, 21, armies=2)
    give(state, 1, ruby=1)
    assert sentences.tie_break(state.view()) == ("tie-regions", {})


def test_the_overview_lists_the_42_cards() -> None:
    for language in LANGUAGES:
        lines = sentences.overview(language)
        assert len(lines) == 42
        assert len(set(lines)) == 42
    cards = [line.replace("\N{EN DASH}", "-") for line in sentences.overview("en")]
    assert "carrot-9: carrot - destroy an army and add 1 army" in cards
    assert "carrot-10: carrot - add 4 armies or make 2 moves over land (with five players only)" in cards


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "take 0", "take 7", "move 1", "move 1-", "add 26", "destroy 4", "destroy 4 6"]
)
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(koruna.NotAMove):
        acting("anvil-1").why_not(text)


def test_views_are_the_same_for_all_once_bids_are_open() -> None:
    state = ready(3)
    play_out(state, Random(2))
    views = [state.view(viewer) for viewer in (0, 1, 2)]
    assert [view.seat for view in views] == [0, 1, 2]
    assert views[0].players == views[1].players == views[2].players


def test_rounds_are_counted_by_cards() -> None:
    state = ready(2, "anvil-1", "anvil-2")
    assert (state.view().round, state.view().taken) == (1, 0)
    play(state, "take 1")
    assert (state.view().round, state.view().taken) == (1, 1)
    play(state, "done")
    state.play(state.read("wood-3"))
    play(state, "take 1")
    assert (state.view().round, state.view().taken) == (1, 2)
    play(state, "done")
    state.play(state.read("wood-4"))
    assert state.view().round == 2
