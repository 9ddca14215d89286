"""The table as text."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.option import Options
from koruna.games.wonderful_kingdom.forms.text_board import draw
from koruna.locale import LANGUAGES, words
from koruna.look.columns import width_of
from tests.games.wonderful_kingdom.rules.test_random_games import begin, every_kind
from tests.games.wonderful_kingdom.tabletop import (
    LAST_OFFER,
    PICKING,
    change,
    play,
    table,
)

ID = "wonderful_kingdom"
NAMES = ["Eva", "Jan"]
LONG = "A very long name indeed " * 3


@every_kind
def test_it_keeps_to_the_width(seats: int, options: Options) -> None:
    state, rng = begin(seats, options), Random(f"width {options}")
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = rng.choice(state.waiting())
        state.play(rng.choice(state.moves(seat)), seat)
        if rng.random() < 0.05:
            language, width = rng.choice(LANGUAGES), rng.choice([50, 80, 120])
            text = draw(state.view(rng.randrange(seats)), language, [LONG] * seats, rng.random() < 0.5, width)
            assert max(map(width_of, text.split("\n"))) <= width
    assert draw(state.view(), "cs", NAMES)


def test_a_card_is_told_with_all_that_stands_on_it() -> None:
    state = table(f"{LAST_OFFER} | realm 0 hand barracks great_library ramparts sealed_strongbox calamity")
    text = draw(state.view(0), names=NAMES)
    assert "Barracks · structure · MMM ⇄P →P +SS\n" in text
    assert "Great Library · masterwork · GGGGG ⇄E →E×masterwork ★3\n" in text  # noqa: RUF001
    assert "Ramparts · structure · MMMMM ⇄M +S ★2×structure\n" in text  # noqa: RUF001
    assert "Sealed Strongbox · ⇄GG\n" in text
    assert "Calamity · ★−4\n" in text  # noqa: RUF001


def test_what_is_typed_for_a_card_is_told_where_its_name_does_not_say_it() -> None:
    state = table(
        f"{PICKING} | realm 0 hand barracks guild_house, sites mill mill, advisors grey_eminence",
        "realm 1 hand harbour",
        module="advisors",
    )
    text = draw(state.view(0), "cs", NAMES)
    for id in ("barracks", "guild_house", "mill", "mill-2", "grey_eminence"):
        assert f"[{id}]" in text
    assert "[mill]" not in draw(state.view(1), "cs", NAMES), "only its owner builds there"
    assert "[barracks]" not in draw(state.view(0), "en", NAMES)


def test_C5_what_lies_face_down_is_told_by_nobody() -> None:
    state = table(
        f"{LAST_OFFER} | area1 mill 0:farmstead | area2",
        "realm 0 hand harbour quarry | realm 1 hand seafarers expedition",
    )
    for seat in (0, 1, koruna.SPECTATOR):
        text = draw(state.view(seat), names=NAMES)
        assert "1 Mill · structure" in text
        assert "2 face down (Eva)" in text
        assert "Farmstead" not in text
        assert ("Harbour" in text) == (seat == 0)
        assert ("Seafarers" in text) == (seat == 1)
    assert "Area 2: nothing" in draw(state.view(), names=NAMES)


def test_a_site_shows_filled_and_open_spaces() -> None:
    state = table("realm 0 sites royal_gaol mill mill, krystallium 1, soldiers 1")
    play(state, "crystal materials royal_gaol", "enlist royal_gaol")
    text = draw(state.view(0), names=NAMES)
    assert "Royal Gaol · •MMP• →MG ★1×company" in text  # noqa: RUF001
    assert "Mill (no. 2) [mill-2] · MMM →MP" in text


def test_what_a_player_has_is_told() -> None:
    state = table(
        "round 2 | realm 1 completed mill*2 farmstead, advisors grey_eminence, krystallium 3, soldiers 2"
        " | realm 1 laboratory colourless:4, calamities 1",
        module="advisors",
    )
    text = draw(state.view(0), names=NAMES)
    for part in (
        "2 Jan · Duchy of Valados   −4 points",  # noqa: RUF001
        "makes M4 P4 G1",
        "krystallium 3 · soldiers 2",
        "laboratory 4 of 5",
        "calamities 1",
        "structures 3",
        "Completed: Farmstead · Mill ×2",  # noqa: RUF001
        "Advisors: Grey Eminence",
    ):
        assert part in text


def test_P6_the_other_player_sees_nothing_planned() -> None:
    state = table("realm 0 picks mill | realm 1 picks farmstead", step="end_choice")
    play(state, "slate mill", seat=0)
    assert "Mill · MMM →MP" in draw(state.view(0), names=NAMES)
    for text in (draw(state.view(1), names=NAMES), draw(state.view(), names=NAMES)):
        assert "Picked: Mill" in text
        assert "Sites" not in text
        assert "Deciding: Eva, Jan" in text


def test_a_step_of_production_is_told() -> None:
    state = table(step="begin_step")
    text = draw(state.view(0), names=NAMES)
    assert "Step (materials): Eva (2), Jan (2)" in text
    assert "To place: M2" in text


def test_threats_and_covered_symbols_are_told() -> None:
    state = table(
        "vermin 8 | realm 0 picks thief, threats giant_rat:1 vermin:2",
        module="threats",
        threat="thieves",
        rival_threat="giant_rats",
        step="end_choice",
    )
    play(state, "cover gold", seat=0)
    text = draw(state.view(0), names=NAMES)
    assert "threats: Giant Rat 1, Vermin 2, Thief 1" in text
    assert "covered G" in text
    assert "in the vermin deck 8" in text


def test_a_quest_is_told_with_who_did_what() -> None:
    state = table("realm 1 quests northern_lands-1", module="quests", quest="northern_lands")
    text = draw(state.view(0), names=NAMES)
    assert "Lands of the North\n" in text
    assert "  1 Fit out the ship: M4 → 1 soldier, 1 spy · done: Jan\n" in text
    assert " end: E9 S3 → 2 krystallium\n" in text


def test_playing_alone_shows_decks_and_medals() -> None:
    state = table(seats=1, scenario="SC03")
    text = draw(state.view(0), names=NAMES)
    assert "Scenario: The Freezing North · Round 1 of 4" in text
    assert "in the hazard deck 12" in text
    assert f"on top {words('en', ID).say('card', {'card': state.view(0).top})}" in text
    assert "Medals: 60 bronze, 85 silver, 110 gold" in text
    assert "spies 1 of 2" in text
    assert "\n· Great Lighthouse: 0 of 1 completed.\n" in text
    change(state, "realm 0 sites harbour seafarers, completed great_lighthouse")
    text = draw(state.view(0), names=NAMES)
    assert "\n✓ Great Lighthouse: 1 of 1 completed.\n" in text
    assert "Ships sail to the north" in text
    assert "frost giants in the hazard deck" in text.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_places_medals_and_defeat(language: str) -> None:
    say = words(language, ID).say
    state = table("round 4 | realm 0 krystallium 0, calamities 1", step="end_round")
    play_on(state)
    text = draw(state.view(), language, NAMES)
    assert say("board-over") in text
    assert say("board-rank", {"rank": 1}) in text
    assert say("board-area", {"area": 1}) not in text
    alone = table("round 4", seats=1, step="end_round")
    play_on(alone)
    assert say("board-medal", {"medal": "none"}) in draw(alone.view(0), language, NAMES)
    quest = table("round 4", module="quests", step="end_round")
    play_on(quest)
    assert say("board-lost-both") in draw(quest.view(), language, NAMES)
    assert say("board-rank", {"rank": 1}) not in draw(quest.view(), language, NAMES)
    scenario = table("round 4", seats=1, scenario="SC02", step="end_round")
    play_on(scenario)
    assert draw(scenario.view(0), language, NAMES).endswith(say("board-lost"))


def play_on(state: koruna.State) -> None:
    while state.turn() != koruna.OVER:
        state.play(state.read("done"))


def test_colours_are_only_where_asked_for() -> None:
    view = table().view(0)
    assert "\033[38;5;69m" in draw(view, colour=True)
    assert "\033" not in draw(view, colour=False)
