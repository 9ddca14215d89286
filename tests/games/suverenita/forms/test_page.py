"""The page of a table."""

from __future__ import annotations

import gzip
import re

import pytest

import koruna
from koruna.engine.page import Page
from koruna.games.suverenita.forms.page import draw_page
from koruna.games.suverenita.forms.targets import targets
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.game import GAME
from koruna.locale import LANGUAGES, words
from koruna.look.symbols import definitions
from tests.games.suverenita.moments import KINDS, NAMES, moments

every_kind = pytest.mark.parametrize("kind", KINDS)


def page_of(view: SuverenitaView, seat: int, language: str = "en") -> Page:
    return draw_page(view, seat, language, NAMES[: view.seats])


def html_of(page: Page) -> str:
    return page.steps + page.beside + page.board + "".join(page.panels)


def targets_in(html: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', html))


def packed(html: str) -> int:
    return len(gzip.compress(html.encode(), 5))


@every_kind
def test_every_target_of_every_move_stands_on_the_page(kind: str) -> None:
    for moment in moments(kind):
        for seat, view in list(moment.own.items())[:3]:
            shown = targets_in(html_of(page_of(view, seat)))
            for text in moment.moves[seat]:
                assert set(targets(view, text)) <= shown, text


@every_kind
def test_a_page_refers_only_to_what_it_has_or_what_the_sheet_has(kind: str) -> None:
    for moment in moments(kind)[::4]:
        html = html_of(page_of(moment.view, -1))
        ids = re.findall(r' id="([\w-]+)"', html)
        assert len(set(ids)) == len(ids)
        used = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', html)
        assert {one or other for one, other in used} <= set(ids) | definitions().keys()


@every_kind
def test_no_page_brings_a_style_or_a_script_of_its_own(kind: str) -> None:
    for moment in moments(kind)[::6]:
        assert not re.search(r"<style|<script| style=| on\w+=", html_of(page_of(moment.view, 0)))


@every_kind
def test_the_ground_is_sent_once_and_not_with_every_change(kind: str) -> None:
    assert len({page_of(moment.view, -1).beside for moment in moments(kind)}) == 1


def test_a_change_is_light_also_with_twelve_players() -> None:
    pages = [page_of(moment.view, 0) for moment in moments("twelve")[::5]]
    assert max(packed(page.board + "".join(page.panels)) for page in pages) < 25_000
    assert max(packed(html_of(page)) for page in pages) < 40_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_page_in_every_language(language: str) -> None:
    for kind in ("four", "first"):
        for moment in moments(kind)[::3]:
            assert "{" not in html_of(page_of(moment.view, -1, language))


@every_kind
def test_what_is_proposed_or_ends_a_step_is_on_the_one_button_except_where_it_answers_a_question(kind: str) -> None:
    for moment in moments(kind):
        for seat, view in list(moment.own.items())[:3]:
            usual = re.findall(r'data-usual="([^"]*)"', page_of(view, seat).board)
            is_question = view.step in ("fight", "charge", "convert", "flee", "assault", "storm", "announce")
            assert usual == ["" if is_question or view.step == "surrender" else "auto done"]


@every_kind
def test_what_a_click_asks_about_is_a_move_in_every_step(kind: str) -> None:
    seats, options = KINDS[kind]
    state = koruna.game("suverenita").start(seats, options)
    asked = {text for m in moments(kind) for text in re.findall(r'data-ask="([^"]*)"', page_of(m.view, 0).board)}
    assert asked
    for text in asked:
        assert state.write(state.read(text)) == text


@every_kind
def test_the_round_is_shown_with_its_subphase(kind: str) -> None:
    for moment in moments(kind):
        if moment.view.round and not moment.view.over:
            now = re.findall(r'aria-current="step">(?:<b>(\d+)</b>)?<span>(\w+)<', page_of(moment.view, -1).board)
            facts = {"subphase": moment.view.subphase, "season": moment.view.season, "mode": moment.view.mode}
            number = "" if moment.view.mode == "first_game" else str(moment.view.subphase)
            assert now == [(number, words("en", "suverenita").say("subphase", facts))]


def test_players_to_deal_with_are_shown_only_to_whoever_deals() -> None:
    dealing = [(seat, m) for m in moments("four") for seat, view in m.own.items() if view.step == "offer"]
    assert dealing
    for seat, moment in dealing:
        others = {f"player:{other.seat + 1}" for other in moment.view.players if other.seat != seat and not other.out}
        assert {each for each in targets_in(page_of(moment.own[seat], seat).board) if "player" in each} == others
        assert "player:" not in page_of(moment.view, -1).board


def test_the_field_of_a_fight_is_marked_and_its_odds_are_shown() -> None:
    asked = [(seat, view) for m in moments("twelve") for seat, view in m.own.items() if view.step == "fight"]
    assert asked
    for seat, view in asked:
        page = page_of(view, seat)
        assert view.question is not None
        assert view.question.field in {f.field for f in view.forecasts if not f.siege}
        assert page.board.count("data-look") == 1
        for forecast in view.forecasts[:3]:
            charts = "".join(page.panels).count('class="left"')
            assert charts >= 2
            assert sum(forecast.left[0]) in range(990, 1011)


def test_every_player_has_a_row_of_goals_and_figures_for_the_card() -> None:
    for kind in ("two", "twelve"):
        moment = moments(kind)[-1]
        page = page_of(moment.view, -1)
        [goals] = [panel for panel in page.panels if "goals" in panel]
        assert goals.count('<th scope="row">') == moment.view.seats
        assert [[figure.number for figure in figures] for figures in page.figures] == [
            [player.vp, player.gold, player.lands, player.units] for player in moment.view.players
        ]


def test_a_large_map_begins_near_ones_own_land_and_a_small_one_as_a_whole() -> None:
    for kind, near in (("twelve", True), ("four", False)):
        late = next(view for m in moments(kind) if m.view.round for view in m.own.values())
        seat = late.seat or 0
        board = page_of(late, seat).board
        assert ("data-nearer" in board) == near
        own = [
            place.id
            for place, field in zip(late.map.fields, late.fields, strict=True)
            if seat in (field.lord, field.control)
        ]
        assert sorted(re.findall(r'data-target="field:(\w+)"(?: data-ask="[^"]*")? data-home', board)) == sorted(own)


def test_at_the_end_nothing_can_be_clicked_on_the_map() -> None:
    over = [moments(kind)[-1].view for kind in KINDS if moments(kind)[-1].view.over]
    assert over
    for view in over:
        assert not targets_in(page_of(view, 0).board)


@pytest.mark.parametrize(("grain", "missing"), [(5, 0), (0, 4)])
def test_a_player_who_has_not_enough_for_the_winter_is_warned(grain: int, missing: int) -> None:
    army = f"field o04 settlement village:1, grain 5 | field m00 settlement village:0, grain {grain}, units 0:LI*3"
    view = GAME.view(GAME.at(f"suverenita 1 2 | agenda over phase:0:1 units:1 units | round 4 | {army}"), 0)
    assert (view.players[0].need, view.players[0].missing) == (4, missing)
    assert ("food missing" in page_of(view, 0).board) == (missing > 0)
