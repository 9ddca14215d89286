"""The rules of Sealed Bids, each test named after the rule text it is about.

A game is written as its record: chance is in it, so every test deals its own cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from koruna.engine.errors import BadSetup, IllegalMove
from koruna.engine.library import game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.record import Record, read_move
from koruna.engine.state import CHANCE, OVER, SPECTATOR

TWO = "* wish amber / * wish wine"
THREE = TWO + " / * wish silk"


def play(lines: str, options: Options | None = None) -> Match:
    """The moment after these lines; as many seats as wishes were dealt."""
    record = Record("sealed_bids", 1, lines.count("wish"), options)
    record.lines = [read_move(line, 0, record.seats) for line in lines.split(" / ")]
    return Match(game("sealed_bids"), record, deal=False)


def sale(treasure: int, *bids: int) -> str:
    return f"* treasure {treasure}" + "".join(f" / {seat} bid {bid}" for seat, bid in enumerate(bids))


def whole_game(*sales: str, wishes: str = TWO, options: Options | None = None) -> Match:
    match = play(" / ".join([wishes, *sales]), options)
    assert match.over()
    return match


def bidders(match: Match, viewer: int = SPECTATOR) -> Any:
    return match.state.view(viewer).bidders


def refusal(match: Match, text: str, seat: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        match.play(text, seat)
    return refused.value.reason.rule


# --- wishes -------------------------------------------------------------------------------


def test_wish_no_two_players_wish_for_the_same() -> None:
    match = Match(game("sealed_bids"), Record("sealed_bids", 1, 4), deal=False)
    for left in (4, 3, 2, 1):
        assert len(match.state.odds()) == left
        match.happen(match.state.write(match.state.odds()[0][0]))


def test_wish_is_known_to_its_player_alone_until_the_end() -> None:
    match = play(f"{TWO} / {sale(1)}")
    assert [bidder.wish for bidder in bidders(match, 0)] == ["amber", None]
    assert [bidder.wish for bidder in bidders(match, 1)] == [None, "wine"]
    assert [bidder.wish for bidder in bidders(match)] == [None, None]
    done = whole_game(*(sale(treasure, 0, 1) for treasure in (1, 2, 3, 4, 5, 6)))
    assert [bidder.wish for bidder in bidders(done)] == ["amber", "wine"]


def test_wish_treasures_of_the_wished_kind_count_twice_at_the_end() -> None:
    sales = [sale(3, 5, 0), sale(12, 0, 5), sale(1, 0, 1), sale(4, 1, 0), sale(5, 1, 0)]
    before = play(" / ".join([TWO, *sales]))
    assert before.state.scores() == [5 + 2 + 3, 5 + 2], "before the end a wish adds nothing"
    match = whole_game(*sales, sale(7, 1, 0))
    assert match.state.scores() == [2 * 5 + 2 + 3 + 2, 2 * 5 + 2]


# --- a sale -------------------------------------------------------------------------------


def test_treasure_first() -> None:
    match = play(TWO)
    assert match.state.turn() == CHANCE
    assert match.state.waiting() == []
    assert refusal(match, "bid 1", 0) == "treasure-first"


def test_sealed_bids_come_in_any_order_and_open_with_the_last() -> None:
    match = play(f"{THREE} / * treasure 3 / 2 bid 4 / 0 bid 1")
    assert match.state.waiting() == [1]
    assert [bidder.sealed for bidder in bidders(match)] == [True, False, True]
    assert [bidder.bid for bidder in bidders(match, 2)] == [None, None, 4]
    match.play("bid 0", 1)
    assert [bidder.last_bid for bidder in bidders(match)] == [1, 0, 4]
    assert [event.kind for event in match.events()][-3:] == ["opened", "won", "turned-up"]


def test_sealed_bids_and_wishes_stay_secret_in_a_record_shown_before_the_end() -> None:
    match = play(f"{TWO} / * treasure 3 / 1 bid 4")
    assert lines_shown(match, 0) == "* wish amber / * ? / * treasure 3 / 1 ?"
    assert lines_shown(match, 1) == "* ? / * wish wine / * treasure 3 / 1 bid 4"
    assert lines_shown(match, SPECTATOR) == "* ? / * ? / * treasure 3 / 1 ?"
    match.play("bid 0", 0)
    assert lines_shown(match, SPECTATOR).startswith("* ? / * ? / * treasure 3 / 1 bid 4 / 0 bid 0 / * treasure")
    assert match.events()[3].seen_by(0) == {"bid": 4}, "once they are open, the log may show them"


def lines_shown(match: Match, viewer: int) -> str:
    return " / ".join(match.record_for(viewer).text().splitlines()[4:])


def test_within_purse() -> None:
    match = play(f"{TWO} / {sale(3, 9, 0)} / * treasure 4")
    assert match.state.moves(0) == [0, 1, 2, 3]
    assert refusal(match, "bid 4", 0) == "within-purse"
    match.play("bid 3", 0)


def test_bid_stays() -> None:
    match = play(f"{TWO} / * treasure 3 / 0 bid 2")
    assert refusal(match, "bid 3", 0) == "bid-stays"


def test_players_only() -> None:
    match = play(f"{TWO} / * treasure 3")
    assert refusal(match, "bid 3", 2) == "players-only"


def test_highest_bid_pays_and_takes_the_treasure() -> None:
    match = play(f"{TWO} / {sale(3, 4, 7)}")
    assert [bidder.coins for bidder in bidders(match)] == [12, 5]
    assert [[treasure.number for treasure in bidder.treasures] for bidder in bidders(match)] == [[], [3]]


def test_lot_decides_between_the_highest_only() -> None:
    match = play(f"{THREE} / {sale(3, 4, 1, 4)}")
    assert match.state.turn() == CHANCE
    assert [match.state.write(outcome) for outcome, _ in match.state.odds()] == ["lot 0", "lot 2"]
    match.happen("lot 2")
    assert [bidder.coins for bidder in bidders(match)] == [12, 12, 8]


# --- the end ------------------------------------------------------------------------------


def test_end_after_six_sales() -> None:
    match = whole_game(*(sale(treasure, 1, 0) for treasure in range(1, 7)))
    assert match.state.turn() == OVER
    assert refusal(match, "bid 0", 0) == "game-over"


def test_ties_are_broken_by_coins_and_then_shared() -> None:
    pairs = [sale(4, 1, 0), sale(7, 0, 2), sale(5, 1, 0), sale(8, 0, 1), sale(6, 1, 0)]
    richer = whole_game(*pairs, sale(9, 0, 1))
    assert richer.state.scores() == [10, 10]
    assert richer.state.ranks() == [1, 2]
    assert game("sealed_bids").ending(richer.state.view()).details == [("tie-coins", {})]
    equal = whole_game(*pairs[:1], sale(7, 0, 1), *pairs[2:], sale(9, 0, 1))
    assert equal.state.ranks() == [1, 1]
    assert game("sealed_bids").ending(equal.state.view()).details == [("tie-shared", {})]


# --- variants -----------------------------------------------------------------------------


def test_second_price() -> None:
    match = play(f"{THREE} / {sale(3, 4, 9, 6)}", {"second_price": True})
    assert [bidder.coins for bidder in bidders(match)] == [12, 6, 12]
    tied = play(f"{TWO} / {sale(3, 4, 4)} / * lot 1", {"second_price": True})
    assert [bidder.coins for bidder in bidders(tied)] == [12, 8]


def test_burn() -> None:
    match = play(f"{THREE} / {sale(3, 4, 4, 1)}", {"ties": "burn"})
    assert [treasure.number for treasure in match.state.view().burnt] == [3]
    assert [bidder.coins for bidder in bidders(match)] == [12, 12, 12]


@pytest.mark.parametrize(("seats", "second_price"), [(2, False), (3, True), (4, True)])
def test_burn_at_full_price(seats: int, second_price: bool) -> None:
    with pytest.raises(BadSetup) as refused:
        game("sealed_bids").start(seats, {"ties": "burn", "second_price": second_price})
    assert refused.value.message == "rule-burn-at-full-price"


def test_season_is_three_games() -> None:
    one = " / ".join([TWO, *(sale(treasure, 1, 0) for treasure in range(1, 7))])
    record = Record("sealed_bids", 1, 2, {"season": True})
    record.lines = [read_move(line, 0, 2) for line in " / ".join([one, one, one]).split(" / ")]
    match = Match(game("sealed_bids"), record)
    assert match.over()
    assert match.state.scores() == [90, 0], "three times 20 points and 10 for the amber wished for"


# --- sentences ----------------------------------------------------------------------------


def test_the_prompt_names_the_coins() -> None:
    match = play(f"{TWO} / {sale(3, 4, 7)} / * treasure 11")
    assert game("sealed_bids").prompt(match.state.view(1), 1) == ("prompt-bid", {"coins": 5})


def test_the_score_line_by_line() -> None:
    match = whole_game(sale(3, 5, 0), *(sale(treasure, 0, 1) for treasure in (4, 5, 6, 7)), sale(1, 1, 0))
    assert game("sealed_bids").tally(match.state.view(), 0) == [
        ("score-treasure", {"kind": "amber", "value": 5, "points": 5}),
        ("score-treasure", {"kind": "amber", "value": 2, "points": 2}),
        ("score-wish", {"points": 7}),
        ("score-total", {"points": 14}),
    ]


# --- the forms ----------------------------------------------------------------------------


def test_the_text_board() -> None:
    match = play(f"{TWO} / {sale(3, 4, 7)} / * treasure 11 / 1 bid 2")
    board = game("sealed_bids").text(match.state.view(1), "cs", ["Eva", "Jan"])
    assert board.splitlines() == [
        "Dražba 2 z 6",
        "  víno (3)",
        "> Eva",
        "    0 bodů · 2. místo · 12 mincí",
        "    Poslední nabídka: 4",
        "  Jan",
        "    5 bodů · 1. místo · 5 mincí",
        "    jantar (5)",
        "    Přání: víno",
        "    Poslední nabídka: 7",
        "    Zapečetěná nabídka: 2",
    ]


def test_the_drawing_shows_what_is_in_the_view() -> None:
    match = play(f"{TWO} / {sale(3, 4, 7)} / * treasure 11 / 1 bid 2")
    own, other = (game("sealed_bids").svg(match.state.view(seat), "sk") for seat in (1, 0))
    assert "Dražba 2 z 6" in own
    assert "Želanie: víno" in own
    assert "Želanie: víno" not in other
    assert own != other


def test_greedy_play_bids_more_for_what_is_worth_more() -> None:
    """The evaluation is good enough to prefer a five that was wished for to a two that was not."""
    judge = game("sealed_bids").evaluate
    bids = []
    for treasure in (3, 4):
        state = play(f"{TWO} / * treasure {treasure}").state
        worth = {}
        for bid in state.moves(0):
            after = state.copy()
            after.play(bid, 0)
            worth[bid] = judge(after, 0)
        bids.append(max(worth, key=lambda bid: worth[bid]))
    assert bids[0] > bids[1]
