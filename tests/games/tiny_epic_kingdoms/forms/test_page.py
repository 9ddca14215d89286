"""The page of a table."""

from __future__ import annotations

import gzip
import re
from random import Random

import pytest

import koruna
from koruna.engine.page import Page
from koruna.engine.state import SPECTATOR
from koruna.games.tiny_epic_kingdoms.forms.page import draw_page
from koruna.games.tiny_epic_kingdoms.forms.sentences import targets
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.locale import LANGUAGES, words
from tests.games.tiny_epic_kingdoms.moments import NAMES, moments, some
from tests.games.tiny_epic_kingdoms.rules.test_which_figure import rearranging
from tests.games.tiny_epic_kingdoms.tabletop import choose, have, learn, play, stand, table

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def page_of(view: TinyEpicKingdomsView, seat: int, language: str = "en") -> Page:
    return draw_page(view, seat, language, NAMES[: view.seats])


def test_of_two_figures_in_ruins_each_has_a_button() -> None:
    state = rearranging()
    play(state, "rearrange a3-c5")
    board = page_of(state.view(0), 0).board
    assert 'data-target="standing"' in board
    assert 'data-target="lying"' in board
    assert 'data-target="lying"' not in page_of(state.view(1), 1).board


def html_of(page: Page) -> str:
    return page.steps + page.beside + page.board + "".join(page.panels)


def targets_in(html: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', html)) | set(re.findall(r'data-steps="([^"]+)"', html))


@every_count
def test_every_target_of_every_move_stands_on_the_page_and_what_is_instead_of_acting_on_the_one_button(
    seats: int,
) -> None:
    usual = {"collect", "pass", "done", "decline"}
    for moment in moments(seats, draft=seats % 2 == 0)[::2]:
        for seat, view in moment.own.items():
            shown = targets_in(html_of(page_of(view, seat)))
            for text in moment.moves[seat]:
                numbers = ("amounts:", "war:")  # chosen with steppers
                named = {each.partition(":")[0] if each.startswith(numbers) else each for each in targets(view, text)}
                assert named <= shown or text in usual, text
            assert not shown & usual


@every_count
def test_no_click_makes_a_move_while_another_goes_on_from_there(seats: int) -> None:
    for moment in moments(seats, seed=3):
        for seat, view in moment.own.items():
            clicked = [tuple(targets(view, text)) for text in moment.moves[seat]]
            assert len(set(clicked)) == len(clicked)
            whole = set(clicked)
            assert not [clicks for clicks in clicked if any(clicks[:n] in whole for n in range(1, len(clicks)))]


@every_count
def test_whoever_does_not_decide_has_no_buttons(seats: int) -> None:
    for moment in some(seats):
        for seat in {SPECTATOR, *range(seats)} - set(moment.view.waiting):
            shown = targets_in(html_of(page_of(moment.view, seat)))
            kinds = {target.partition(":")[0] for target in shown}
            assert kinds <= {"region", "choose", "shield"}


@every_count
def test_a_page_refers_only_to_what_it_has_or_what_the_sheet_has(seats: int) -> None:
    from koruna.look.symbols import definitions

    for moment in some(seats, draft=True):
        html = html_of(page_of(moment.view, SPECTATOR))
        ids = set(re.findall(r' id="([\w-]+)"', html)) | definitions().keys()
        assert set(re.findall(r'href="#([\w-]+)"|url\(#', html)) - {""} <= ids
        assert len(re.findall(r' id="', html)) == len(set(re.findall(r' id="([\w-]+)"', html)))


def test_the_land_is_sent_once_and_not_with_every_change() -> None:
    pages = [page_of(moment.view, SPECTATOR) for moment in moments(5)[::5] if moment.view.active is not None]
    assert len({page.beside for page in pages}) == 1
    light = max(len(gzip.compress((page.board + "".join(page.panels)).encode(), 5)) for page in pages)
    assert light < 8_000
    assert max(len(gzip.compress(html_of(page).encode(), 5)) for page in pages) < 15_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_five_abilities_can_be_read_and_those_reached_are_marked(language: str) -> None:
    state = table("orcs", "dwarves", "elves")
    learn(state, 0, 2)
    say = words(language, "tiny_epic_kingdoms").say
    page = page_of(state.view(0), 0, language)
    for faction in ("orcs", "dwarves", "elves"):
        for level in range(1, 6):
            assert say(f"ability-{faction}-{level}") in page.panels[0].replace("&#x27;", "'")
    realm = page.board[page.board.index('class="panel realm') :]
    assert realm.count('class="known"') == 2
    assert realm.count('class="next"') == 1
    assert realm.count('class="later"') == 2


def test_the_card_shows_shields_and_the_action_of_the_turn() -> None:
    state = table("orcs", "dwarves", "elves")
    choose(state, "trade")
    board = page_of(state.view(0), 0).board
    assert re.findall(r'<div class="(\w+)" data-target="choose:(\w+)"', board) == [
        *(("free", action) for action in ("patrol", "quest", "build", "research", "expand")),
        ("cur", "trade"),
    ]
    assert board.count("#k-shield") == 1


def attack(state: TinyEpicKingdoms) -> None:
    """The first player attacks the second, and both are to set their dice."""
    stand(state, 1, "b1 b2")
    choose(state, "quest")
    play(state, "quest a1-b1")
    assert state.step_name() == "dial"


def test_a_die_set_in_secret_is_nowhere_on_the_page_of_others() -> None:
    state = table("orcs", "dwarves", "elves")
    have(state, 0, ore=9, mana=9)
    have(state, 1, ore=9, mana=9)
    attack(state)
    pages = []
    for number in (3, 8):
        ahead = state.copy()
        ahead.play(ahead.read(f"war {number}", 0), 0)
        pages.append([html_of(page_of(ahead.view(seat), seat)) for seat in (SPECTATOR, 1, 2)])
        assert f'<b class="die">{number}</b>' in html_of(page_of(ahead.view(0), 0))
    assert pages[0] == pages[1]


def test_a_number_beyond_ones_means_explains_why() -> None:
    state = table("orcs", "dwarves", "elves")
    have(state, 0, food=0, ore=3, mana=1)
    have(state, 1, ore=1)
    attack(state)
    board = page_of(state.view(0), 0).board
    assert 'data-ask-more="war {n}"' in board
    assert state.why_not("war 6", 0) is not None
    assert state.why_not("war 5", 0) is None


def test_both_sides_of_ones_card_are_offered_and_others_only_see_them() -> None:
    moment = next(moment for moment in moments(3) if moment.view.step == "side")
    [(seat, view)] = moment.own.items()
    assert {"side:A", "side:B"} <= targets_in(page_of(view, seat).board)
    watching = page_of(moment.view, SPECTATOR)
    assert not {"side:A", "side:B"} & targets_in(watching.board)
    assert all(f'href="#k-ground-{side}"' in watching.board for side in view.players[seat].card)


def test_a_finished_table_has_nothing_to_click() -> None:
    view = moments(4)[-1].view
    assert view.step == "over"
    assert not targets_in(html_of(page_of(view, 0)))


def test_names_are_only_ever_text() -> None:
    names = ['<script>alert("x")</script>', "\"quoted' & <b>", "Ž" * 60]
    for moment in some(3):
        for seat in (SPECTATOR, 0, 1, 2):
            page = draw_page(moment.own.get(seat, moment.view), seat, "cs", names)
            assert "<script" not in html_of(page)
            assert "<b>" not in re.sub(r"<b>[^<]*</b>", "", html_of(page))


@every_count
def test_collecting_shows_what_it_will_bring(seats: int) -> None:
    state = koruna.game("tiny_epic_kingdoms").start(seats, {"exploration": True})
    rng, harvests = Random(f"collecting {seats}"), 0
    while state.turn() != koruna.OVER and harvests < 60:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        seat, view = state.turn(), state.view()
        assert isinstance(view, TinyEpicKingdomsView)
        assert (view.harvest is not None) == ("collect" in view.choices)
        if view.harvest is not None:
            ahead, harvests = state.copy(), harvests + 1
            ahead.play(ahead.read("collect", seat), seat)
            after = ahead.view()
            assert isinstance(after, TinyEpicKingdomsView)
            had, has = view.players[seat], after.players[seat]
            got = (has.food - had.food, has.ore - had.ore, has.mana - had.mana)
            foretold = (view.harvest.food, view.harvest.ore, view.harvest.mana)
            if after.step == "gain" or not view.harvest.picks:  # a pick without a choice is made at once
                assert got == foretold
            else:
                assert sum(foretold) <= sum(got) <= sum(foretold) + view.harvest.picks
            assert view.harvest.picks or after.step != "gain" or after.turn != seat
        seat = rng.choice(state.waiting())
        state.play(rng.choice(state.moves(seat)), seat)
    assert harvests
