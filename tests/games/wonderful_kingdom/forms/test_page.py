"""The page of a table."""

from __future__ import annotations

import gzip
import re
from html import escape

import pytest

from koruna.engine.page import Page
from koruna.engine.state import SPECTATOR
from koruna.games.wonderful_kingdom.forms.page import draw_page
from koruna.games.wonderful_kingdom.forms.targets import targets
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.locale import LANGUAGES, words
from koruna.look.symbols import definitions
from tests.games.wonderful_kingdom.moments import KINDS, NAMES, moments, some
from tests.games.wonderful_kingdom.tabletop import (
    LAST_OFFER,
    PICKING,
    change,
    deal,
    legal,
    making,
    play,
    start,
    table,
)

every_kind = pytest.mark.parametrize("kind", KINDS)


def page_of(view: WonderfulKingdomView, seat: int, language: str = "en") -> Page:
    return draw_page(view, seat, language, NAMES[: view.seats])


def html_of(page: Page) -> str:
    return page.steps + page.beside + page.board + "".join(page.panels)


def targets_in(html: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', html))


def text_of(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


# --- what can be clicked -------------------------------------------------------------------


@every_kind
def test_every_target_of_every_move_stands_on_the_page_and_the_end_of_a_step_only_on_the_one_button(kind: str) -> None:
    for moment in moments(kind)[::2]:
        for seat, view in moment.own.items():
            page = page_of(view, seat)
            shown = targets_in(html_of(page))
            for text in moment.moves[seat]:
                assert set(targets(view, text)) <= shown or text == "done", text
            assert 'data-usual="done"' in page.board
            assert "done" not in shown


@every_kind
def test_whoever_does_not_decide_has_nothing_to_click(kind: str) -> None:
    for moment in some(kind):
        for seat in {SPECTATOR, *range(moment.view.seats)} - set(moment.view.waiting):
            assert not targets_in(html_of(page_of(moment.view, seat)))


@every_kind
def test_every_target_has_a_name_and_none_lies_within_another(kind: str) -> None:
    for moment in some(kind):
        for seat, view in moment.own.items():
            html = html_of(page_of(view, seat))
            assert len(re.findall(r'data-target="[^"]+"(?: data-ask="[^"]+")? data-label="[^"]', html)) == html.count(
                "data-target="
            )
            depth = 0
            inside: list[int] = []
            for tag in re.finditer(r"<(/?)(div|button|section)\b([^>]*)>", html):
                if tag[1]:
                    depth -= 1
                    inside = [at for at in inside if at <= depth]
                    continue
                depth += 1
                clickable = "data-target=" in tag[3] or tag[2] == "button"
                assert not (clickable and inside), tag[0]
                if clickable:
                    inside.append(depth)


@every_kind
def test_a_page_has_all_symbols_from_the_beginning(kind: str) -> None:
    for moment in some(kind):
        for seat, view in [(SPECTATOR, moment.view), *moment.own.items()]:
            page = page_of(view, seat)
            beside = set(re.findall(r'href="#([\w-]+)"', page.beside))
            used = set(re.findall(r'href="#([\w-]+)"', html_of(page)))
            used |= {figure.symbol for figures in page.figures for figure in figures}
            assert beside <= definitions().keys()
            assert used <= beside | {"k-arms-1", "k-arms-2"}  # so that none is missing when a card arrives
            assert " style=" not in html_of(page)


@every_kind
def test_a_change_is_light(kind: str) -> None:
    sizes = []
    for moment in some(kind):
        for seat, view in moment.own.items():
            page = page_of(view, seat)
            sizes.append(len(gzip.compress((page.board + "".join(page.panels)).encode(), 5)))
    assert max(sizes) < 12_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_in_every_language(language: str) -> None:
    for kind in KINDS:
        for moment in some(kind):
            for seat, view in moment.own.items():
                assert page_of(view, seat, language).board


def test_a_finished_table_has_every_duchy_and_nothing_to_click() -> None:
    view = moments("advisors")[-1].view
    page = page_of(view, 0)
    assert view.step == "over"
    assert not targets_in(html_of(page))
    assert page.board.count('class="zone duchy') == 2


# --- what is secret ------------------------------------------------------------------------


def test_cards_face_down_show_only_who_laid_them() -> None:
    pages = []
    for card in ("mill", "portal"):
        state = table(f"{PICKING} | area1 0:{card} | area2 barracks | realm 0 hand farmstead | realm 1 hand farmstead")
        pages.append([html_of(page_of(state.view(seat), seat)) for seat in (SPECTATOR, 0, 1)])
    assert pages[0] == pages[1]
    assert "Hidden card: Eva" in pages[0][1]
    assert "#k-arms-1" in pages[0][1]


def test_the_hand_of_the_other_is_a_number() -> None:
    pages = []
    for hand in ("mill portal", "farmstead barracks"):
        state = table(f"{LAST_OFFER} | area1 harbour | area2 | realm 0 hand quarry scholars | realm 1 hand {hand}")
        pages.append([html_of(page_of(state.view(seat), seat)) for seat in (SPECTATOR, 0)])
    assert pages[0] == pages[1]
    assert [figure.number for figure in page_of(state.view(0), 0).figures[1] if figure.symbol == "k-scene-back"] == [2]


def test_what_the_other_plans_is_nowhere_before_both_are_done() -> None:
    state = table("realm 0 picks mill farmstead | realm 1 picks portal barracks", step="end_choice")
    before = html_of(page_of(state.view(0), 0))
    play(state, "slate portal", seat=1)
    assert html_of(page_of(state.view(0), 0)) == before


# --- what is shown -------------------------------------------------------------------------


def test_filled_and_open_spaces_of_a_site_are_told_and_drawn() -> None:
    state = table(f"realm 0 {making(materials=1)}, sites mill", step="begin_step")
    empty = page_of(state.view(0), 0).board
    play(state, "place materials mill", seat=0)
    board = page_of(state.view(0), 0).board
    assert "Missing: 3 materials" in empty
    assert "Missing: 2 materials" in board
    assert ">0/3</text>" in empty
    assert ">1/3</text>" in board


TEN_SITES = " ".join(["mill"] * 4 + ["farmstead"] * 5 + ["barracks"])


def test_many_sites_are_tiles_with_their_spaces_and_few_are_cards() -> None:
    state = table(f"realm 0 {making(materials=2)}, sites {TEN_SITES}", step="begin_step")
    assert 'class="tiles"' not in page_of(state.view(0), 0).board
    change(state, f"realm 0 sites {TEN_SITES} barracks")
    play(state, "place materials mill", seat=0)
    board = page_of(state.view(0), 0).board
    tile = board.partition('data-target="site:mill"')[2].partition('data-target="site:')[0]
    assert 'class="tiles"' in board
    assert tile.count('class="i open"') == 2
    assert '<svg class="card"' in tile, "it can be enlarged"
    assert "<b>Mill</b>" in tile


def test_of_two_copies_the_one_that_was_not_moved_stays_where_it_is() -> None:
    """A piece that stays keeps its name; a new piece is matched with a vanished one of the same kind."""
    state = table(f"{LAST_OFFER} | area1 farmstead | area2 barracks farmstead | realm 0 hand farmstead*2 mill")
    before = pieces_in(page_of(state.view(0), 0).board)
    play(state, "lay farmstead 1")
    after = pieces_in(page_of(state.view(0), 0).board)
    assert set(before) - set(after) == {"hand-farmstead-2"}
    assert set(after) - set(before) == {"area1-farmstead-2"}
    assert before["hand-farmstead-2"] == after["area1-farmstead-2"] == "card-farmstead"


def pieces_in(html: str) -> dict[str, str]:
    """The kind of every piece, by its name."""
    found = re.findall(r'data-piece="([^"]+)" data-kin="([^"]+)"', html)
    assert len(found) == len(dict(found)), "no two have the same name"
    return dict(found)


def test_production_tells_what_each_step_brings_and_who_has_more() -> None:
    state = table(f"realm 0 {making(materials=4, gold=1)} | realm 1 {making(materials=2, gold=1)}")
    track = page_of(state.view(0), 0).board.partition('class="track"')[2].partition("</ol>")[0]
    assert "Materials. Eva: 4, Petr: 2. Dominance: Eva." in track
    assert "Gold. Eva: 1, Petr: 1. A tie wins no soldier." in track
    assert track.count("#k-soldier") == 1


def test_cubes_that_no_site_has_room_for_are_foretold() -> None:
    state = table(f"realm 0 {making(materials=5)}, sites mill")
    board = page_of(state.view(0), 0).board
    assert '<span class="room" data-tip="Open spaces on your sites: 3, into the laboratory: 2"' in board
    assert '<span class="room" data-tip="Open spaces on your sites: 0"' in board


def test_cubes_without_room_are_a_warning_from_planning_until_they_are_placed() -> None:
    state = table(f"realm 0 {making(materials=3)}, sites mill", step="begin_step")
    assert "room over" not in page_of(state.view(0), 0).board
    play(state, "place materials mill", seat=0)
    assert "room over" not in page_of(state.view(0), 0).board, "two cubes for two spaces"
    change(state, f"realm 0 {making(gold=1)}")
    assert page_of(state.view(0), 0).board.count("room over") == 1


def test_a_site_that_a_scenario_needs_says_so_until_enough_are_completed() -> None:
    state = table(seats=1, scenario="SC03")
    board = page_of(state.view(0), 0).board
    assert board.count("The scenario needs this card") == 4
    state = table("realm 0 completed harbour", seats=1, scenario="SC03")
    assert page_of(state.view(0), 0).board.count("The scenario needs this card") == 3


def test_a_symbol_by_family_counts_and_is_shown() -> None:
    state = table("realm 0 completed expedition seafarers")
    track = page_of(state.view(0), 0).board.partition('class="track"')[2]
    assert "Symbol of exploration for each company: 1" in track
    assert "Exploration. Eva: 4, Petr: 0." in track


def test_points_are_told_part_by_part() -> None:
    state = table("round 2 | realm 0 completed dawn_cathedral ramparts, krystallium 0, calamities 2")
    panel = next(panel for panel in page_of(state.view(0), 0).panels if "worth" in panel)
    assert re.findall(r"<th scope=\"row\">(\w+)</th><td>(\S+?)</td>", panel) == [
        ("Cards", "14"),
        ("Families", "2"),
        ("Calamities", "\N{MINUS SIGN}8"),
        ("Total", "8"),
    ]


def test_threats_stand_in_the_construction_space_with_their_price() -> None:
    state = table("round 2 | vermin 9 | realm 0 threats giant_rat:2 vermin:1", module="threats")
    board = text_of(page_of(state.view(0), 0).board)
    assert "Giant Rat" in board
    assert "Vermin" in board


def test_advisors_can_be_used_and_tell_what_they_do() -> None:
    state = table("realm 0 advisors master_of_snares royal_herald", module="advisors")
    board = page_of(state.view(0), 0).board
    assert {"advisor:master_of_snares", "advisor:royal_herald"} <= targets_in(board)
    assert escape(words("en", "wonderful_kingdom").say("advisor-text", {"advisor": "master_of_snares"})) in board


def test_a_scenario_shows_its_name_its_demands_and_its_medals() -> None:
    state = table(seats=1, scenario="SC03")
    page = page_of(state.view(0), 0)
    goals = text_of(page.panels[0])
    assert "The Freezing North" in goals
    assert all(name in goals for name in ("Great Lighthouse", "Seafarers", "Harbour", "Last Refuge of the Giants"))
    assert re.findall(r'class="medal \w+" data-tip="[^"]+"><b aria-hidden="true">(\d+)', page.panels[0]) == [
        "60",
        "85",
        "110",
    ]
    assert "The Freezing North" in page.steps
    assert "Great Lighthouse: 0 of 1 completed." in goals
    assert "Lands of the North: the last step is missing (steps done: 0 of 4)." in goals
    assert "Ships sail to the north" in goals
    assert "frost giants in the hazard deck" in goals


def test_alone_there_are_both_decks_the_top_card_and_the_spies() -> None:
    state = table(seats=1)
    view = state.view(0)
    decks = page_of(view, 0).board.partition('class="decks"')[2].partition("</section>")[0]
    assert f"{view.deck} cards left in the deck" in decks
    assert "cards left in the hazard deck" in decks
    assert "Spies ready: 1 of 2" in decks
    assert words("en", "wonderful_kingdom").say("card", {"card": view.top or ""}) in decks


def test_a_quest_shows_price_reward_and_who_did_it() -> None:
    state = table("realm 0 krystallium 4", module="quests")
    play(state, "quest usurper 1", seat=0)
    panel = next(panel for panel in page_of(state.view(0), 0).panels if 'class="quest' in panel)
    assert panel.count('class="quest met"') == 1
    assert "Done by Eva" in panel
    assert "Break the rebel host. Price: 15 soldiers. Reward: 2 krystallium. Needed to win" in panel


def test_what_is_not_lit_can_be_asked_about_also_where_two_clicks_make_a_move() -> None:
    state = table("realm 0 krystallium 1, soldiers 1")
    board = page_of(state.view(0), 0).board
    for target in ("crystal", "soldier", "trap:1"):
        asked = re.search(rf'data-target="{target}"[^>]* data-ask="([^"]+)"', board)
        assert asked, target
        assert state.why_not(asked[1], 0)
    change(state, "realm 0 sites mill")
    assert 'data-ask="discard mill"' in page_of(state.view(0), 0).board


def test_the_advisor_who_was_not_kept_is_not_shown_any_more() -> None:
    state = start(2, module="advisors")
    deal(state)
    assert "Keep one advisor" in page_of(state.view(0), 0).board
    play(state, legal(state, seat=0)[0], seat=0)
    assert "Keep one advisor" not in page_of(state.view(0), 0).board
    assert "Keep one advisor" in page_of(state.view(1), 1).board


def test_alone_sites_below_areas_and_picked_cards_are_tiles() -> None:
    state = table("realm 0 sites mill", seats=1)
    assert 'class="tiles"' not in page_of(state.view(0), 0).board
    play(state, "pick 1")
    assert 'class="tiles"' in page_of(state.view(0), 0).board


def test_at_the_end_points_are_no_forecast() -> None:
    before, over = moments("quests")[-2:]
    assert "if the game ended now" in "".join(page_of(before.view, 0).panels)
    assert "if the game ended now" not in "".join(page_of(over.view, 0).panels)
