"""The click targets of moves, and how moves with the same targets are distinguished."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.sentence import called_by_name
from koruna.games.suverenita.forms.targets import targets
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.moments import KINDS, NAMES, Moment, moments

every_kind = pytest.mark.parametrize("kind", KINDS)
# Up to this many moves may be buttons alone; with more there must be something to click.
FEW = 12


@pytest.fixture
def a_view() -> Moment:
    return moments("four")[0]


@every_kind
def test_moves_with_the_same_clicks_are_told_apart_by_their_words(kind: str) -> None:
    game = koruna.game("suverenita")
    for moment in moments(kind)[:: 4 if kind == "twelve" else 1]:
        for seat, view in list(moment.own.items())[:1]:
            for language in LANGUAGES:
                say = words(language, "suverenita")
                seen: set[tuple[str, ...]] = set()
                for text in moment.moves[seat]:
                    name, facts = called_by_name(game.label(view, text), NAMES)
                    label = say.say(name, facts)
                    has_part = say.has(f"{name}.part")
                    texts = [say.say(f"{name}.{part}", facts) for part in ("group", "part")] if has_part else [label]
                    assert (*targets(view, text), *texts) not in seen, f"{language}: {text}, {texts}"
                    seen.add((*targets(view, text), *texts))


@every_kind
def test_where_much_can_be_done_most_of_it_is_clicked_on_the_map_or_a_player(kind: str) -> None:
    for moment in moments(kind):
        for seat, view in moment.own.items():
            buttons = [text for text in moment.moves[seat] if not targets(view, text)]
            assert len(buttons) <= FEW, f"{view.step}: {buttons}"


@every_kind
def test_no_target_is_clicked_twice_for_one_move(kind: str) -> None:
    for moment in moments(kind):
        for seat, view in moment.own.items():
            for text in moment.moves[seat]:
                clicked = targets(view, text)
                assert len(set(clicked)) == len(clicked), text


def test_a_march_is_clicked_from_where_to_where(a_view: Moment) -> None:
    assert targets(a_view.view, "mv m00>m01 LI*2") == ["field:m00", "field:m01"]
    assert targets(a_view.view, "sail o00>x00 TR*1 +LI") == ["field:o00", "field:x00"]


def test_grain_that_stays_in_its_field_takes_one_click(a_view: Moment) -> None:
    assert targets(a_view.view, "reap m00>m00 *3") == ["field:m00"]
    assert targets(a_view.view, "reap m00>m01 *3") == ["field:m00", "field:m01"]


def test_whoever_flees_clicks_where_to_for_the_battle_is_plain(a_view: Moment) -> None:
    assert targets(a_view.view, "flee m00>m01 LI*1") == ["field:m01"]


def test_a_treaty_is_clicked_on_the_player_it_is_offered_to(a_view: Moment) -> None:
    assert targets(a_view.view, "offer P3 pay tribute 2 gold") == ["player:3"]
    assert targets(a_view.view, "revolt P2") == ["player:2"]


def test_what_ends_a_step_and_whether_to_fight_are_buttons(a_view: Moment) -> None:
    for text in ("done", "auto", "fight m00 P2", "assault m00", "yes"):
        assert targets(a_view.view, text) == []
