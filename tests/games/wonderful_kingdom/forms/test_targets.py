"""The click targets of moves."""

from __future__ import annotations

import html
import re

import pytest

import koruna
from koruna.games.wonderful_kingdom.forms.targets import targets
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.moments import KINDS, moments
from tests.games.wonderful_kingdom.tabletop import (
    making,
    play,
    table,
)

every_kind = pytest.mark.parametrize("kind", KINDS)


def clicked(state: WonderfulKingdom, text: str, seat: int = 0) -> list[str]:
    assert text in [state.write(move, seat) for move in state.moves(seat)], text
    return targets(state.view(seat), text)


@every_kind
def test_no_clicks_mean_two_moves_and_none_makes_a_move_while_another_goes_on(kind: str) -> None:
    """Except for cubes of several kinds: then the page asks which is meant."""
    for moment in moments(kind):
        for seat, view in moment.own.items():
            clicks = [tuple(targets(view, text)) for text in moment.moves[seat]]
            of_kinds = len(view.players[seat].cubes) > 1
            alone = [
                each
                for each, text in zip(clicks, moment.moves[seat], strict=True)
                if not (of_kinds and text.startswith(("place", "lab")))
            ]
            assert len(set(alone)) == len(alone)
            whole = set(clicks)
            assert not [each for each in clicks if any(each[:n] in whole for n in range(1, len(each)))]
            assert all(len(set(each)) == len(each) for each in clicks)


def test_every_decision_comes_up_in_the_games_that_these_tests_look_at() -> None:
    steps = {moment.view.step for kind in KINDS for moment in moments(kind)}
    assert steps == {
        *("keep", "offer", "pick", "flip", "shift", "choose", "remove"),
        *("lose", "cover", "tuck", "plan", "declare", "produce", "combat", "final", "over"),
    }


def test_a_card_is_laid_into_an_area_or_onto_its_place_for_cards_face_down() -> None:
    state = table()
    card = state.view(0).players[0].hand or []
    assert clicked(state, f"lay {card[0]} 2") == [f"hand:{card[0]}", "area:2"]
    assert clicked(state, f"lay {card[0]} 1 down") == [f"hand:{card[0]}", "trap:1"]


def test_a_site_takes_as_many_cubes_as_fit_by_one_click() -> None:
    state = table(f"realm 0 {making(materials=4)}, sites mill farmstead", step="begin_step")
    assert clicked(state, "fill mill") == ["site:mill"]
    assert clicked(state, "place materials mill") == ["cube:materials", "site:mill"]
    assert clicked(state, "lab materials all") == ["lab"]
    assert clicked(state, "lab materials") == ["cube:materials", "lab"]
    play(state, "fill mill", seat=0)
    assert clicked(state, "place materials farmstead") == ["site:farmstead"]
    assert clicked(state, "lab materials") == ["lab"]


def test_of_two_kinds_of_cubes_whatever_can_take_one_takes_it_by_one_click() -> None:
    """So do a site with a space for one of them and the laboratory; where both can go, the page asks which."""
    state = table("realm 0 picks village_dowry, sites mill market_hall", step="end_choice")
    play(state, "exchange village_dowry", seat=0)
    legal = [text for text in (state.write(move, 0) for move in state.moves(0)) if text.startswith(("place", "lab"))]
    by_click: dict[str, list[str]] = {}
    for text in legal:
        [target] = clicked(state, text)
        by_click.setdefault(target, []).append(text)
    assert by_click == {
        "site:mill": ["place materials mill"],
        "site:market_hall": ["place materials market_hall", "place population market_hall"],
        "lab": ["lab materials", "lab population"],
    }
    page = html.unescape(koruna.game("wonderful_kingdom").draw_page(state.view(0), 0, "en", ["Eva", "Petr"]).board)
    targets = set(re.findall(r'data-target="([^"]+)"', page))
    assert set(by_click) <= targets
    assert not any(target.startswith("cube") for target in targets), "what cannot begin a move does not look clickable"
    assert "Where more than one of the cubes can go, you are asked which." in page


def test_krystallium_asks_for_the_space_only_where_there_are_several_kinds() -> None:
    state = table("realm 0 sites mill market_hall, krystallium 1, soldiers 1")
    assert clicked(state, "crystal materials mill") == ["crystal", "site:mill"]
    assert clicked(state, "crystal population market_hall") == ["crystal", "site:market_hall", "kind:population"]
    assert clicked(state, "discard mill") == ["discard", "site:mill"]


def test_a_second_site_with_the_same_card_is_another_target() -> None:
    state = table("realm 0 sites mill mill, krystallium 1")
    assert clicked(state, "crystal materials mill-2") == ["crystal", "site:mill-2"]


def test_five_cubes_to_change_are_one_target() -> None:
    state = table("realm 0 laboratory gold:3 colourless:2", module="quests")
    assert clicked(state, "change 3 gold 2 colourless") == ["change", "five:0-0-3-0-2"]


def test_a_thief_is_beaten_with_the_symbol_that_is_freed() -> None:
    state = table(
        "realm 0 krystallium 0, soldiers 9, threats thief:1 giant_rat:1",
        module="threats",
        threat="thieves",
        step="begin_combat",
    )
    assert clicked(state, "beat giant_rat") == ["threat:giant_rat"]
    assert clicked(state, "beat thief") == ["threat:thief"]
    assert targets(state.view(0), "beat thief exploration*company") == ["threat:thief", "symbol:exploration*company"]
    assert targets(state.view(0), "beat frost_giant mill") == ["site:mill"]
