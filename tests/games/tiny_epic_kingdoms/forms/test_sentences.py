"""Prompts, labels, targets, the score, and the table as text."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.forms.chapters import CHAPTERS
from koruna.games.tiny_epic_kingdoms.forms.overview import overview, source_of
from koruna.games.tiny_epic_kingdoms.forms.page import draw_page
from koruna.games.tiny_epic_kingdoms.forms.sentences import (
    label,
    prompt,
    tally,
    targets,
    tell_end,
    tie_break,
)
from koruna.games.tiny_epic_kingdoms.forms.text_board import draw
from koruna.games.tiny_epic_kingdoms.rules.dispatch import STEPS
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.values import VALUES
from koruna.locale import LANGUAGES, words
from koruna.look.columns import width_of
from tests.games.tiny_epic_kingdoms.rules.test_retreating import allies, lost
from tests.games.tiny_epic_kingdoms.rules.test_tokens import lost_with
from tests.games.tiny_epic_kingdoms.rules.test_war import war
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    fight,
    have,
    hide,
    learn,
    play,
    stand,
    start,
    table,
    token,
)

ID = "tiny_epic_kingdoms"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_random_game_has_its_sentence(language: str) -> None:
    say, rng = words(language, ID).say, Random(f"telling {language}")
    for number in range(4):
        state = start(2 + number, number % 2 == 0, True)
        state.journal = []
        while state.turn() != koruna.OVER:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
                continue
            seat = rng.choice(state.waiting())
            view = state.view(seat)
            name, facts = prompt(view, seat)
            assert say(name, {**facts, "player": "Eva"})
            moves = state.moves(seat)
            for move in rng.sample(moves, min(2, len(moves))):
                name, facts = label(view, state.write(move, seat))
                assert say(name, {**facts, "player": "Petr"})
            state.play(rng.choice(moves), seat)
        for event in state.journal:
            facts = {key: value for key, value in event.facts.items() if not isinstance(value, list)}
            assert say(f"event-{event.kind}", {**facts, "player": "Eva"})
        for seat in range(state.setup.seats):
            for name, facts in tally(state.view(), seat):
                assert say(name, facts)


def test_a_player_who_can_pay_for_no_number_is_asked_to_set_the_flag() -> None:
    state = war()
    have(state, 0, ore=2)
    assert prompt(state.view(0), 0) == ("prompt-dial", {"most": 2, "alliance": 1})
    assert prompt(state.view(1), 1) == ("prompt-dial-flag", {"alliance": 1})


def test_two_players_are_promised_no_alliance() -> None:
    state = table("dwarves", "undead")
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 b1")
    have(state, 0, ore=2)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    for seat, name in enumerate(("prompt-dial", "prompt-dial-flag")):
        asked, facts = prompt(state.view(seat), seat)
        why = words("en", "tiny_epic_kingdoms").say(f"{asked}.why", facts)
        assert asked == name
        assert "alliance" not in why
        assert "defender" in why


def test_a_retreat_shows_its_price_and_is_one_click() -> None:
    state = lost(food=3)
    assert prompt(state.view(1), 1) == ("prompt-fate", {"price": 2})
    assert targets(state.view(1), "retreat a2-a3") == ["region:a3"]
    board = draw_page(state.view(1), 1, "en", ["Eva", "Petr", "Jana"]).board
    assert 'data-ask="retreat a2-a1"' in board  # so that a click shows why it cannot go there


def test_a_retreat_from_two_regions_begins_where_it_leaves() -> None:
    state = allies(food="5")
    assert targets(state.view(1), "retreat a2-a3") == ["region:a2", "region:a3"]


def test_a_figure_driven_out_by_a_dragon_retreats_for_nothing() -> None:
    state = lost_with("dragon_lair", "c3")
    play(state, "raze")
    assert prompt(state.view(1), 1) == ("prompt-fate", {"price": 0})
    assert "food" not in words("en", "tiny_epic_kingdoms").say("prompt-fate.why", {"price": 0})


def test_the_last_figure_is_asked_to_look_for_a_haven() -> None:
    state = allies(also="")
    play(state, "lose c3")
    assert prompt(state.view(1), 1) == ("prompt-haven", {})


def test_different_moves_have_different_targets() -> None:
    state = table("lizardfolk", "dwarves", "elves")
    learn(state, 0, 4)
    have(state, 0, food=3, ore=3)
    choose(state, "quest")
    for text in ("quest a1-b2", "swap a1-b1", "patrol a1-a2", "pass"):
        assert text in [state.write(move) for move in state.moves()]
    clicked = [tuple(targets(state.view(0), state.write(move))) for move in state.moves()]
    assert len(set(clicked)) == len(clicked)


@pytest.mark.parametrize(
    ("text", "clicks"),
    [
        ("choose patrol", ["choose:patrol"]),
        ("patrol a1-a2", ["region:a1", "region:a2"]),
        ("quest a1-hall", ["region:a1", "hall"]),
        ("swap a1-b2", ["swap", "region:a1", "region:b2"]),
        ("expand a1", ["region:a1"]),
        ("trade 2 food 1 ore for mana", ["give:food+ore", "receive:mana", "amounts:2-1-0"]),
        ("pay 2 ore", ["amounts:0-2-0"]),
        ("war 5", ["war:5"]),
        ("flag", ["flag"]),
        ("lose a2", ["lose:a2"]),
        ("remove b3 2", ["figure:b3:2"]),
        ("take mana 2", ["take:mana:2"]),
    ],
)
def test_what_is_clicked(text: str, clicks: list[str]) -> None:
    assert targets(table("orcs", "dwarves", "elves").view(0), text) == clicks


def test_a_score_is_listed_part_by_part() -> None:
    state = table("orcs", "dwarves", "elves", homes="pocemburg plebejsko plebejsko")
    stand(state, 0, "a1 a1 a3")
    change(state, "realm 0 castle 4")
    learn(state, 0, 1)
    assert tally(state.view(), 0) == [
        ("score-figures", {"points": 3}),
        ("score-castle", {"points": 4, "level": 4}),
        ("score-magic", {"points": 1, "level": 1}),
        ("score-capitals", {"points": 2}),
        ("score-total", {"points": 10}),
    ]


def test_the_tie_break_is_named() -> None:
    state = table("orcs", "dwarves", "elves")
    assert tie_break(state.view()) == ("tie-shared", {})
    have(state, 1, ore=1)
    assert tie_break(state.view()) == ("tie-resources", {})
    change(state, "realm 2 castle 1")
    assert tie_break(state.view()) == ("tie-castle", {})
    stand(state, 0, "a1 a1 a2")
    assert tie_break(state.view()) is None


def test_every_refusal_is_in_the_help() -> None:
    in_help = {rule for rules in CHAPTERS.values() for rule in rules.replace("!", "").split()}
    rules = {rule for step in STEPS for rule in (step.wrong_time, step.otherwise)} - {""}
    assert {"draft-now", "faction-taken"} <= rules <= in_help


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_of_the_help_has_its_text(language: str) -> None:
    say = words(language, ID).say
    for chapter, rules in CHAPTERS.items():
        assert say(f"chapter-{chapter}")
        assert all(say(f"rule-{rule}") for rule in rules.replace("!", "").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_ability_with_its_source(language: str) -> None:
    lines = overview(language)
    assert len(lines) == 5 * len(FACTIONS) + 9 + 16 + len(VALUES) - 6  # points of a castle are in the line of its price
    assert len(set(lines)) == len(lines)


def test_the_least_reliable_source_of_an_ability_is_named() -> None:
    assert source_of("orcs", 1) == "rulebook"
    assert source_of("orcs", 2) == "one"
    assert source_of("merfolk", 3) == "house"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_text_shows_the_moment(language: str) -> None:
    state = table("orcs", "dwarves", "elves", homes="tutenstan plebejsko plebejsko", exploration=True)
    learn(state, 0, 2)
    stand(state, 0, "a3 a1 a1")
    stand(state, 1, "a5 b1")
    token(state, "camp", "b4")
    hide(state, "c2")
    have(state, 0, ore=2)
    choose(state, "patrol")
    play(state, "patrol a1-a5")
    text = draw(state.view(), language, ["Eva", "Jan", "Zoe"])
    say = words(language, ID).say
    for part in ("Eva", "Jan", "Zoe", "(1)", " ?", say("ability-orcs-2"), say("token", {"token": "camp"})):
        assert part in text
    assert say("board-chosen", {"action": "patrol"}) in text
    fight(state, 2, 0)
    assert say("board-dice", {"attacker": "Eva", "attack": 2, "defence": say("board-flag"), "defender": "Jan"}) in draw(
        state.view(), language, ["Eva", "Jan", "Zoe"]
    )


@pytest.mark.parametrize("width", [40, 80, 140])
def test_the_table_as_text_keeps_to_its_width(width: int) -> None:
    state = table("orcs", "dwarves", "elves", "undead", "satyrs")
    for line in draw(state.view(), "cs", ["Eva"] * 5, colour=True, width=width).splitlines():
        assert width_of(line) <= width


def test_the_table_as_text_shows_both_sides_to_choose_from() -> None:
    state = start(3, False, False)
    rng = Random("side")
    while state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    view = state.view(state.turn())
    text = draw(view, "en")
    for side in view.players[state.turn()].card:
        assert words("en", ID).say("territory", {"territory": side}) in text
    assert text.count("→") >= 10


def test_the_table_as_text_shows_what_both_can_pay_in_a_war() -> None:
    state = war()
    have(state, 0, ore=3)
    have(state, 1, mana=1)
    text = draw(state.view(0), "en", ["Eva", "Petr", "Jana"])
    assert "At most: Eva (3), Petr (2)" in text


def test_the_end_says_what_brought_it() -> None:
    state = table("orcs", "dwarves", "elves")
    assert tell_end(state.view()).why == ("ended-figures-gone", {})
    stand(state, 2, "c1 c1 c2 c2 c3 c3 c4")
    assert tell_end(state.view()).why == ("ended", {"by": "figures", "seat": 2})
    learn(state, 1, 5)
    assert tell_end(state.view()).why == ("ended", {"by": "magic", "seat": 1})
    change(state, "realm 0 castle 6")
    assert tell_end(state.view()).why == ("ended", {"by": "castle", "seat": 0})
    ending = tell_end(state.view())
    assert (ending.winners, ending.scores) == ([0], state.scores())
