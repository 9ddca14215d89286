"""Sentences: prompts, moves, events, refusals, the score, and the list of components."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.option import HOUSE, Options
from koruna.engine.state import SPECTATOR
from koruna.games.wonderful_kingdom.forms.chapters import CHAPTERS
from koruna.games.wonderful_kingdom.forms.overview import overview
from koruna.games.wonderful_kingdom.forms.sentences import label, prompt, tally, tell_event, tie_break
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.games.wonderful_kingdom.rules.dispatch import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import RESOURCES, SYMBOL_NAMES
from koruna.games.wonderful_kingdom.rules.setup import DECKS, OPTIONS, why_not_together
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.locale import LANGUAGES, words
from tests.games.wonderful_kingdom.rules.test_random_games import begin, every_kind
from tests.games.wonderful_kingdom.tabletop import (
    DEFAULTS,
    change,
    met,
    play,
    table,
)

ID = "wonderful_kingdom"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"

every_language = pytest.mark.parametrize("language", LANGUAGES)

# --- there are words for everything --------------------------------------------------------


@every_kind
def test_everything_a_random_game_tells_has_its_words(seats: int, options: Options) -> None:
    says = [words(language, ID).say for language in LANGUAGES]
    state, rng = begin(seats, options), Random(f"telling {options}")
    state.journal = []
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = rng.choice(state.waiting())
        moves = state.moves(seat)
        if rng.random() < 0.3:
            view = state.view(seat)
            labels = [label(view, state.write(move, seat)) for move in rng.sample(moves, min(2, len(moves)))]
            for name, facts in [prompt(view, seat), *labels, *tally(view, seat)]:
                assert all(say(name, {**facts, "player": "Eva"}) for say in says)
        state.play(rng.choice(moves), seat)
    for kind in {event.kind for event in state.journal}:
        event = next(event for event in state.journal if event.kind == kind)
        for viewer in (event.seat, SPECTATOR):
            name, facts = tell_event(kind, event.seen_by(viewer), {"content": HOUSE}, ["Eva", "Petr"][:seats])
            player = {"player": "Eva"} if event.seat >= 0 else {}
            assert all(say(name, {**facts, **player}) for say in says)


@pytest.mark.parametrize("place", range(len(LANGUAGES)))
def test_the_words_name_everything_as_the_content_does(place: int) -> None:
    say, content = words(LANGUAGES[place], ID).say, HOUSE_EDITION

    def printed(names: list[str]) -> str:
        return names[place].replace("'", APOSTROPHE)

    for card, id in enumerate(content.ids):
        assert say("card", {"card": id}) == printed(content.names[card])
        if content.texts[card]:
            assert say("advisor", {"advisor": id}) == printed(content.names[card])
            assert say("advisor-text", {"advisor": id}) == printed(content.texts[card])
    for id in content.ids[content.first_threat :]:
        assert say("threat", {"threat": id}) == say("card", {"card": id})
    for duchy, sides in zip(content.duchies, content.duchy_sides, strict=True):
        assert all(say("duchy", {"duchy": duchy}) == printed(side.names) for side in sides)
    for scenario in content.scenarios:
        assert say("scenario", {"scenario": scenario.id}) == printed(scenario.names)
        assert say(f"option-scenario-{scenario.id}") == printed(scenario.names)
    for board, names, quests in zip(content.boards, content.board_names, content.quests, strict=True):
        assert say("quest", {"board": board}) == say(f"option-quest-{board}") == printed(names)
        for who, steps in zip(("two-player", "solo"), quests, strict=True):
            for number, step in enumerate(steps, 1):
                assert say("quest-step", {"key": f"{board}-{who}-{number}"}) == printed(step.names)


@every_language
def test_every_symbol_is_told_apart(language: str) -> None:
    say = words(language, ID).say
    symbols = [say("symbol-number", {"symbol": number}) for number in range(len(SYMBOL_NAMES))]
    assert len(set(symbols)) == len(SYMBOL_NAMES)
    for number, name in enumerate(SYMBOL_NAMES):
        assert symbols[number].startswith(say("resource", {"resource": name.partition("*")[0]}))
    assert say("symbol-number", {"symbol": SYMBOL_NAMES.index("gold*company")}) == " ".join(
        [say("resource", {"resource": "gold"}), say("each-family", {"family": "company"})]
    )


@every_language
def test_letters_of_the_table_as_text_are_told_apart(language: str) -> None:
    say = words(language, ID).say
    letters = [say("letter", {"resource": name}) for name in [*RESOURCES, "colourless"]]
    assert len(set(letters)) == len(letters)
    for letter, name in zip(letters, RESOURCES, strict=False):
        assert f"{letter} {say('resource', {'resource': name})}" in say("board-legend")


# --- refusals and the help -----------------------------------------------------------------


def rules_in_help() -> set[str]:
    return {rule for rules in CHAPTERS.values() for rule in rules.replace("!", "").split()}


def test_every_refusal_is_in_the_help() -> None:
    rules = {rule for step in STEPS for rule in (step.wrong_time, step.otherwise)} - {""}
    assert {"lose-now", "lose-card"} <= rules <= rules_in_help()
    assert {option.why for option in OPTIONS if option.why} <= rules_in_help()


def test_why_options_do_not_go_together_is_in_the_help() -> None:
    found = set()
    for module in ("threats", "advisors", "quests", "basic"):
        for scenario in ("none", "SC01", "SC02", "SC03"):
            for threat in DECKS:
                chosen: Options = {**DEFAULTS, "module": module, "scenario": scenario, "rival_threat": threat}
                found |= {why_not_together(option.id, seats, chosen) for option in OPTIONS for seats in (1, 2)}
    assert found - {""} == {"threat-decks", "threats-differ", "quest-board", "transmute-quests", "rats-breed"}
    assert found - {""} <= rules_in_help()


@every_language
def test_every_rule_and_chapter_of_the_help_has_its_text(language: str) -> None:
    say = words(language, ID).say
    for chapter, rules in CHAPTERS.items():
        assert say(f"chapter-{chapter}")
        assert all(say(f"rule-{rule}") for rule in rules.replace("!", "").split())


@every_language
def test_what_is_wrong_with_a_folder_has_its_words(language: str) -> None:
    say = words(language, ID).say
    facts = {"file": "a.csv", "line": 3, "card": "mill", "field": "cost", "value": "x"}
    sentence = say("content-number", facts)
    assert all(str(fact) in sentence for fact in facts.values())


@every_language
def test_the_help_tells_everything_in_the_box(language: str) -> None:
    content, lines = HOUSE_EDITION, overview(language)
    assert len(lines) == 1 + len(content.ids) + 4 + 24
    assert len(set(lines)) == len(lines)


# --- what to do now ------------------------------------------------------------------------


def asked(state: WonderfulKingdom) -> str:
    seat = state.waiting()[0]
    return prompt(state.view(seat), seat)[0]


def test_prompts_of_a_solo_game_do_not_mention_another_player() -> None:
    say = words("en", "wonderful_kingdom").say
    for name in ("prompt-keep", "prompt-pick-alone", "prompt-flip", "prompt-flip-more", "prompt-produce"):
        reason = say(f"{name}.why", {"seats": 1})
        assert not {"both", "more", "other", "rival"} & set(reason.replace(".", "").split()), reason


def test_a_prompt_says_what_is_left_to_do() -> None:
    state = table("realm 0 hand mill farmstead quarry scholars portal sappers recruiters calamity")
    assert asked(state) == "prompt-offer"
    play(state, "lay mill 1")
    assert asked(state) == "prompt-offer-second"
    play(state, "lay farmstead 1 down")
    assert asked(state) == "prompt-pick"
    change(state, "realm 0 picks mill sealed_strongbox | realm 1 picks mill", step="end_choice")
    assert prompt(state.view(0), 0) == ("prompt-plan", {"cards": 2})
    play(state, "exchange sealed_strongbox", seat=0)
    assert asked(state) == "prompt-plan-cubes"
    play(state, "lab gold all", "slate mill", seat=0)
    assert asked(state) == "prompt-plan-done"
    play(state, "done", seat=0)
    play(state, "slate mill", "done", seat=1)
    assert prompt(state.view(0), 0) == ("prompt-produce", {"resource": "materials", "count": 2, "seats": 2})
    play(state, "lab materials all", seat=0)
    assert prompt(state.view(0), 0) == ("prompt-produce-done", {"resource": "materials", "count": 0, "seats": 2})


def test_prompts_of_a_solo_game() -> None:
    state = table(seats=1)
    assert prompt(state.view(0), 0) == ("prompt-pick-alone", {"pick": 1})
    play(state, "search 1")
    assert prompt(state.view(0), 0) == ("prompt-remove", {"count": 2})
    play(state, state.write(state.moves()[0]))
    assert prompt(state.view(0), 0) == ("prompt-remove", {"count": 1})


# --- the result ----------------------------------------------------------------------------


def test_T1_a_score_is_told_part_by_part() -> None:
    state = table(
        f"{met(2)} | realm 0 completed magnificent_arena royal_mint, krystallium 0, calamities 1, threats thief:1",
        seats=1,
        module="threats",
        side="A",
    )
    assert tally(state.view(0), 0) == [
        ("score-fixed", {"points": 7}),
        ("score-families", {"points": 4}),
        ("score-calamities", {"points": -4, "count": 1}),
        ("score-threats", {"points": -4}),
        ("score-penalty", {"points": -15}),
        ("score-total", {"points": -12}),
    ]


def test_P6_the_own_score_includes_what_the_other_does_not_see_yet() -> None:
    state = table("realm 0 picks mill, sites petrified_forest, krystallium 4 | realm 1 picks mill", step="end_choice")
    play(state, *["crystal exploration petrified_forest"] * 4, seat=0)
    assert tally(state.view(0), 0) == [("score-fixed", {"points": 2}), ("score-total", {"points": 2})]
    assert tally(state.view(1), 0) == [("score-fixed", {"points": 0}), ("score-total", {"points": 0})]


def test_T2_what_decided_a_tie_is_told() -> None:
    state = table("round 4 | realm 0 krystallium 0 | realm 1 krystallium 0", module="quests", step="end_round")
    assert tie_break(state.view()) == ("tie-shared", {})
    change(state, "realm 1 soldiers 1")
    assert tie_break(state.view()) == ("tie-soldiers", {})
    change(state, "realm 0 completed farmstead")
    assert tie_break(state.view()) == ("tie-completed", {})
    change(state, "realm 1 quests usurper-4")
    assert tie_break(state.view()) == ("tie-quest", {})
    change(state, "realm 0 calamities 1")
    assert tie_break(state.view()) is None


def test_alone_there_is_no_tie() -> None:
    state = table("realm 0 advisors old_marshal", seats=1, module="advisors")
    assert tie_break(state.view(0)) is None
