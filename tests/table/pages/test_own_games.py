"""One's own finished games: those of this browser and no others, counted once each."""

from __future__ import annotations

import html
import re

from koruna.locale import LANGUAGES
from koruna.table.live.table_summary import EndingFacts, TableSummary
from koruna.table.pages.own_games import GameStatistics, figures_by_opponent
from koruna.table.store.store import Head
from tests.table.seats import Client, Seats


def cells(page: str, heading: str) -> list[list[str]]:
    """The rows of the table below a heading, as text."""
    table = page.partition(f'id="{heading}"')[2].partition("</table>")[0]
    rows = re.findall(r"<tr>(.*?)</tr>", table.partition("<tbody>")[2], re.DOTALL)
    return [
        [html.unescape(re.sub("<[^>]+>", "", cell)) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in rows
    ]


def test_games_are_counted_for_whoever_played_them(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    scores = table.now()["scores"]
    for seat, other in ((0, "Petr"), (1, "Eva")):
        table.sit(seat)
        page = client.get("/games").text
        won = int(scores[seat] == max(scores))
        points = str(scores[seat])
        assert cells(page, "by-game") == [["Kingdomino", "2", "1", f"{won} ({100 * won}%)", points, points]]
        assert cells(page, "by-opponent") == [[other, "1", str(won), str(int(scores[1 - seat] == max(scores)))]]
        assert f'href="/t/{table.id}/replay/0"' in page


def test_a_shared_browser_has_games_and_no_figures(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    table.sit(0, 1)
    page = client.get("/games").text
    assert f'href="/t/{table.id}"' in page
    assert "by-game" not in page


def test_what_is_not_over_or_not_ones_own_is_not_there(client: Client) -> None:
    running, others = Seats(client), Seats(client)
    others.play_to_the_end()
    running.sit(0)
    for language in LANGUAGES:
        page = client.get("/games", params={"lang": language}).text
        assert "/replay/0" not in page
        assert "by-game" not in page
    assert 'href="/games"' in client.get("/").text


def test_who_won_more_is_told_by_games_and_opponents(client: Client) -> None:
    """Several games of the same two are one line, with the sum, the share, the mean and the best."""
    played = []
    for _ in range(3):
        table = Seats(client)
        table.play_to_the_end()
        played.append(table.now()["scores"])
        table.sit(0)
        session = dict(client.cookies)
        if len(played) == 1:
            first = session
        else:  # the same browser at every table
            client.cookies.clear()
            client.cookies.update(first)
            client.post(f"/t/{table.id}/sit/{table.keys[0]}", data={}, follow_redirects=False)
    page = client.get("/games").text
    own = [scores[0] for scores in played]
    won = sum(scores[0] == max(scores) for scores in played)
    share, mean = round(100 * won / 3), round(sum(own) / 3)
    assert cells(page, "by-game") == [["Kingdomino", "2", "3", f"{won} ({share}%)", str(mean), str(max(own))]]
    assert [row[:3] for row in cells(page, "by-opponent")] == [["Petr", "3", str(won)]]


def test_two_bots_alike_are_one_opponent() -> None:
    head = Head("table", "kingdomino", 1, {}, 3)
    ending = EndingFacts(("ending-series", {}), [1], [20, 31, 24], by_points=True)
    bots = {1: "greedy", 2: "greedy"}
    table = TableSummary(head, 1, ["Eva", "", ""], bots, [[], [], []], [], [], over=True, ending=ending)
    assert figures_by_opponent([(table, 0)], "en") == [("Greedy", "greedy", GameStatistics(1, 0, 20, 20), 1)]
