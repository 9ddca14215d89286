"""The parts of the web page."""

from __future__ import annotations

import re
from random import Random

import pytest

import koruna
from koruna.games.eight_minute_empire.forms.drawing_panels import draw_goods, draw_holdings
from koruna.games.eight_minute_empire.forms.drawing_row import draw_strip
from koruna.locale import LANGUAGES, words

GAME = koruna.game("eight_minute_empire")
NAMES = ["Eva", "Petr", "Jan", "Zoe", "<i>"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"neutral_armies": True}),
    (3, {"board": "B", "starter_choice": True, "stone6_city": True}),
    (4, {"goods_tokens": True}),
    (5, {"board": "B", "bid_tie": "random"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def play(state: koruna.State, rng: Random, until: int = 10_000) -> None:
    """Make this many random decisions, chance included."""
    while state.turn() != koruna.OVER and (until or state.turn() == koruna.CHANCE):
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()), state.turn())
            until -= 1


def bidding(seats: int) -> koruna.State:
    state = GAME.start(seats)
    play(state, Random(1), 0)
    return state


@every_table
def test_every_target_of_a_move_is_on_the_page_and_the_end_of_an_action_only_on_the_one_button(
    seats: int, options: dict[str, object]
) -> None:
    rng = Random(4)
    state = GAME.start(seats, options)
    seen = set()
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        for seat in state.waiting():
            view = state.view(seat)
            board = GAME.draw_page(view, seat, "cs", NAMES[:seats]).board
            for move in state.moves(seat):
                for target in GAME.targets(view, state.write(move, seat)):
                    kind = target.partition(":")[0]
                    drawn = {"bid": 'data-steps="bid"', "done": 'data-usual="done"'}
                    at = drawn.get(kind, f'data-target="{target}"')
                    assert board.count(at) == 1, target
                    seen.add(kind)
            assert 'data-target="done"' not in board
        state.play(rng.choice(state.moves()), state.turn())
    assert {"bid", "card", "region", "done", "action", "army"} <= seen
    assert ("start" in seen) == bool(options.get("starter_choice"))


@every_table
def test_all_that_can_be_clicked_has_a_label_and_moves_to_ask_about(seats: int, options: dict[str, object]) -> None:
    state = GAME.start(seats, options)
    rng = Random(5)
    for _ in range(12):
        play(state, rng, 6)
        if state.turn() == koruna.OVER:
            break
        board = GAME.draw_page(state.view(0), 0, "en", NAMES[:seats]).board
        for element in re.findall(r"<[^>]*data-target=[^>]*>", board):
            label = re.search(r'data-label="([^"]+)"', element)
            asked = re.search(r'data-ask="([^"]+)"', element)
            assert label, element
            assert asked, element
            for move in asked.group(1).split("|"):
                state.why_not(move, 0)  # would raise for a text that is no move


def test_the_page_brings_no_styles_and_no_markup_of_players() -> None:
    state = GAME.start(5, {"board": "B"})
    play(state, Random(6), 60)
    page = GAME.draw_page(state.view(0), 0, "cs", NAMES)
    html = page.board + page.steps + "".join(page.panels)
    assert " style=" not in html
    assert "<i>" not in html.replace('<i class="', "")
    assert "&lt;i&gt;" in html


def test_bids_are_for_the_bidder_alone() -> None:
    state, richer = bidding(3), bidding(3)
    state.play(state.read("bid 2", 0), 0)
    richer.play(richer.read("bid 9", 0), 0)
    own, other = (GAME.draw_page(state.view(seat), seat, "en", NAMES[:3]).board for seat in (0, 1))
    assert "Your bid: 2 coins" in own
    assert 'data-steps="bid"' not in own
    assert 'data-steps="bid"' in other
    assert other == GAME.draw_page(richer.view(1), 1, "en", NAMES[:3]).board


def test_what_is_left_of_the_action_is_told_to_all() -> None:
    state = bidding(2)
    rng = Random(8)
    while "done" not in [state.write(move) for move in state.moves()]:
        play(state, rng, 1)
    acting = state.turn()
    say = words("en", GAME.id)
    strips = [draw_strip(state.view(seat), seat, say, NAMES[:2]) for seat in (acting, 1 - acting)]
    assert all("Left:" in strip for strip in strips)


def test_the_card_being_used_stays_in_its_place() -> None:
    state = bidding(2)
    rng = Random(8)
    while "done" not in [state.write(move) for move in state.moves()]:
        play(state, rng, 1)
    view = state.view(0)
    row = GAME.draw_page(view, 0, "en", NAMES[:2]).board
    assert len(re.findall(r'class="card \w+ (?:open|poor|taken)"', row)) == 6
    assert row.count(" taken") == 1
    assert f'data-piece="card-{view.acting.card.id}"' in row


@every_table
def test_the_tables_show_what_everybody_holds(seats: int, options: dict[str, object]) -> None:
    state = GAME.start(seats, options)
    play(state, Random(9), 70)
    view = state.view(0)
    say = words("en", GAME.id)
    holdings = rows_of(draw_holdings(view, say, NAMES))
    assert holdings["Points now"] == [str(points) for points in view.scores]
    if view.step != "over":
        assert holdings["Coins"] == [str(player.coins) for player in view.players]
        assert holdings["Armies in hand"] == [str(player.supply) for player in view.players]
    goods = rows_of(draw_goods(view, 0, say, NAMES))
    for at, table in enumerate(view.goods):
        title = say.say("good.title", {"good": table.good})
        counts = [player.goods[at].count for player in view.players]
        steps = [str(count) for count, _ in table.steps]
        assert goods[title] == [str(count) if count else "" for count in counts] + steps


def rows_of(table: str) -> dict[str, list[str]]:
    found = {}
    for row in re.findall(r"<tr>(.*?)</tr>", table):
        heading = re.search(r'<th scope="row">(.*?)</th>', row)
        if heading:
            label = re.search(r'aria-label="([^"]*)"', heading.group(1))
            title = label.group(1) if label else re.sub(r"<[^>]*>", "", heading.group(1))
            found[title] = re.findall(r"<td[^>]*>(\w*)(?:<|</)", row)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_spectators_have_a_page_too(language: str) -> None:
    state = GAME.start(4)
    spectated = GAME.draw_page(state.view(), koruna.SPECTATOR, language, NAMES[:4])
    assert 'class="purse' not in spectated.board
    play(state, Random(2))
    page = GAME.draw_page(state.view(0), 0, language, NAMES[:4])
    assert "data-target" not in page.board
    assert words(language, GAME.id).say("board-final") in page.steps
