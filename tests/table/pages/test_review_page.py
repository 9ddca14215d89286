"""The review of a finished game on its page, and of a record that somebody sends."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec import structs

from koruna.review.puzzle import Puzzle, weigh
from koruna.review.result import Decision
from koruna.review.reviewing import Reviewing
from koruna.review.sentences import ReviewSentences
from koruna.table.live import reviews
from koruna.table.live.review_workers import finish
from koruna.table.store.reviews import kept_review
from tests.review.test_reviewing import text_of as golden
from tests.table.seats import Client, Seats

PATIENCE = 300  # seconds; on an idle machine a review takes a few


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quickest judge is the last one, too."""
    monkeypatch.setattr(reviews, "USUAL", "premysl")


def waited(client: Client, path: str) -> dict[str, Any]:
    """What a review has found once it is complete, asked for like by its page: only what is new is drawn."""
    until, found, version = monotonic() + PATIENCE, "", 0
    while True:
        now: dict[str, Any] = client.get(f"{path}/now?have={version}").json()
        found, version = now.get("found", found), now["version"]
        if now["complete"]:
            return {**now, "found": found}
        assert monotonic() < until, now
        sleep(0.1)


def test_a_game_is_reviewed_once_it_is_over(client: Client) -> None:
    table = Seats(client)
    table.play(6)
    table.sit(0)
    refused = table.get("/review")
    assert refused.status_code == 403
    assert "once it is over" in html.unescape(refused.text)
    assert "/review" not in table.get("/now").json()["parts"]["end"]
    table.play_to_the_end()
    table.sit(0)
    assert f'href="/t/{table.id}/review"' in table.get("/now").json()["parts"]["end"]
    page = table.get("/review").text
    assert page.count('class="koruna review-chart"') == 1
    now = waited(client, f"/t/{table.id}/review")
    assert now["done"] == now["count"] > 20
    found = now["found"]
    assert "In round" in found
    links = re.findall(rf'"/t/{table.id}/(review/\d+)"', found)
    decision = table.get(f"/{links[0]}").text
    assert decision.count("<figure") == 2
    assert "would have" in decision
    assert f'action="/t/{table.id}/replay/' in decision
    puzzle = table.get(f"/{links[0]}/puzzle").text
    moves = re.findall(r'<option value="([^"]*)"', puzzle)
    answers = [table.get(f"/{links[0]}/puzzle?move={move}").text for move in moves]
    assert sum("that is the best move" in answer for answer in answers) == 1
    assert all("% short of" in answer or "better than what was played" in answer for answer in answers)
    moment = re.findall(rf'href="/t/{table.id}/(replay/(\d+))\?seat=', decision)[0]
    assert f"/review/at/{moment[1]}?seat=" in table.get(f"/{moment[0]}?seat=0").text
    back = client.get(f"/t/{table.id}/review/at/{moment[1]}", follow_redirects=False)
    assert back.headers["location"].endswith(f"/{links[0]}"), "from the replay to the same decision"
    assert "that is the best move" not in puzzle
    assert table.get("/review/99999").status_code == 404


def test_a_review_is_kept_with_its_table(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    table.sit()
    table.get("/review")
    first = waited(client, f"/t/{table.id}/review")
    tables = client.app.state["tables"]
    until = monotonic() + PATIENCE
    while not kept_review(tables.store, table.id):  # it is told before it is stored
        assert monotonic() < until
        sleep(0.05)
    tables.reviews.known.clear()
    again = client.get(f"/t/{table.id}/review/now").json()
    assert again["complete"]
    assert again["found"] == first["found"]
    assert tables.store.remove(table.id)
    assert kept_review(tables.store, table.id) == ""


def test_a_review_is_complete_once_its_last_version_is_published(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    complete: list[bool] = []
    run = reviews.Reviews.run

    async def watched(self: reviews.Reviews, making: reviews.Making, work: Callable[..., Any], *given: Any) -> Any:
        if work is finish:
            complete.append(making.complete)
        return await run(self, making, work, *given)

    monkeypatch.setattr(reviews.Reviews, "run", watched)
    path = client.post("/review", data={"record": golden("kingdomino/2")}, follow_redirects=False).headers["location"]
    waited(client, path)
    assert complete
    assert not any(complete), "a page asks no more once it is"


def test_a_puzzle_is_played_on_the_board(client: Client) -> None:
    """The table begins before the decision; a move that is not good enough is refused, with how far it is."""
    path = client.post("/review", data={"record": golden("kingdomino/2")}, follow_redirects=False).headers["location"]
    found = waited(client, path)["found"]
    made = client.post(re.findall(rf'action="({path}/\d+/puzzle)"', found)[0], follow_redirects=False)
    assert made.status_code == 303
    table = made.headers["location"]
    page = html.unescape(client.get(table).text)
    assert "Find a better move on the board" in page
    assert 'data-lesson-do="show"' in page
    progress = client.app.state["tables"].live[table.rpartition("/")[2]].puzzle
    best, played = (choice.move for choice in (progress.puzzle.decision.best, progress.puzzle.decision.played))
    seq = client.get(f"{table}/now").json()["seq"]
    api = f"/api/tables/{table.rpartition('/')[2]}/moves"
    before = client.get(f"{table}/now").json()["parts"]["board"]
    refused = client.post(api, json={"seq": seq, "move": played})
    assert refused.status_code == 422
    assert "No better than what was played" in refused.text
    assert "short of the best move" in refused.text
    assert client.get(f"{table}/now").json()["parts"]["board"] == before, "it can be tried again"
    assert client.post(api, json={"seq": seq, "move": best}).status_code == 200, "with what the page knew then"
    lesson = html.unescape(client.get(f"{table}/now").json()["parts"]["lesson"])
    assert re.search("that is the best move that was found: .* better than what was played", lesson)
    assert f'href="{progress.puzzle.path}"' in lesson
    assert table not in client.get("/").text, "it is no game of mine"


def test_a_puzzle_is_shown_and_kept_for_a_while_only(client: Client) -> None:
    path = client.post("/review", data={"record": golden("kingdomino/2")}, follow_redirects=False).headers["location"]
    line = re.findall(rf'action="{path}/(\d+)/puzzle"', waited(client, path)["found"])[0]
    table = client.post(f"{path}/{line}/puzzle", follow_redirects=False).headers["location"]
    assert client.post(f"{table}/lesson/show").status_code == 200
    tables = client.app.state["tables"]
    progress = tables.live[table.rpartition("/")[2]].puzzle
    assert progress.solved.how == "best"
    assert client.post(f"{table}/lesson/show").status_code == 200, "nothing more is asked for"
    client.cookies.clear()
    assert client.post(f"{table}/lesson/show").status_code == 401, "a stranger"
    assert client.post(f"{path}/99999/puzzle").status_code == 404
    assert tables.store.prune_lessons(-1) == 1


def test_a_tried_move_is_weighed_like_the_played_one_by_points_where_chances_are_the_same() -> None:
    work = Reviewing(golden("wonderful_kingdom/1"), "premysl")
    point = next(point for point in work.points if point.texts == ["search 1"])
    work.judge(point)
    sentences, (decision,) = ReviewSentences(work.found(), "en"), work.found().decisions
    assert [choice.move for choice in (decision.best, *decision.others)] == ["pick 1", "spy 1-3"]

    def verdict(tried: str, judged: Decision = decision) -> str:
        return weigh(sentences.replay.game, point.state, Puzzle(judged, "premysl", ""), tried).how

    assert [verdict(move) for move in ("pick 1", "spy 1-3", "search 1")] == ["best", "better", "worse"]
    assert verdict("spy 1-3", structs.replace(decision, others=[])) == "better", "unknown, in the same worlds"
    other = structs.replace(decision.others[0], points=decision.best.points)
    assert verdict("spy 1-3", structs.replace(decision, others=[other])) == "equal"


def test_a_record_that_somebody_sends_is_reviewed(client: Client) -> None:
    sent = client.post("/review", data={"record": golden("kingdomino/2")}, follow_redirects=False)
    assert sent.status_code == 303
    path = sent.headers["location"]
    assert "review-chart" in client.get(path).text
    found = waited(client, path)["found"]
    links = re.findall(rf'"({path}/\d+)"', found)
    assert "/new/kingdomino?position=" in client.get(links[0]).text
    assert 'class="luck"' in found
    assert {client.get(link).status_code for link in links} == {200}, "those of luck, too"
    assert client.get("/review/nothing").status_code == 404


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("koruna 2\nnothing\n", "ecord"),
        ("x" * 60_001, "too long"),
        ("\n".join(golden("kingdomino/2").split("\n")[:30]) + "\n", "not over"),
        (golden("kingdomino/2").replace("\n0 claim", "\n0 grab", 1), "grab"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_the_reason(client: Client, record: str, why: str) -> None:
    answer = client.post("/review", data={"record": record})
    assert answer.status_code == 400
    assert why in html.unescape(answer.text)
