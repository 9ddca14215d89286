"""Undo through the JSON interface: free, by consent, marked, and on a device that several people share."""

from __future__ import annotations

import time

from koruna.table.requests.request_identity import SESSION
from tests.table.api.two_at_table import now, play_first, table_for_two
from tests.table.seats import Client


def test_undo_is_free_until_something_new_was_seen_then_it_asks(client: Client) -> None:
    path, headers = table_for_two(client)
    while now(client, path)["view"]["step"] != "place":
        play_first(client, path, headers)
    before = now(client, path)
    seat = play_first(client, path, headers)["seat"]
    assert client.post(f"{path}/undo", headers=headers[seat]).status_code == 200
    assert now(client, path)["view"] == before["view"], "a placement goes back at once"
    while now(client, path)["turn"] == seat:
        play_first(client, path, headers)
    play_first(client, path, headers)
    assert client.post(f"{path}/undo", headers=headers[seat]).status_code == 200
    asked = now(client, path)
    assert asked["undo"] == seat, "the other has moved on: it is a question now"
    client.post(f"{path}/undo", headers=headers[1 - seat])
    agreed = now(client, path)
    assert agreed["undo"] is None
    assert agreed["turn"] == seat


def test_what_was_seen_against_a_bot_is_taken_back_with_a_note_and_comes_again(client: Client) -> None:
    """A king is drawn with every claim."""
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "random"}]
    created = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path, headers = f"/api/tables/{created['table']}", {"Authorization": f"Bearer {created['seats'][0]['key']}"}
    deadline = time.monotonic() + 60
    while not (seen := now(client, path, headers))["moves"]:
        assert time.monotonic() < deadline, "the bot does not move"
        time.sleep(0.02)  # asked without a pause, it would be too often
    first = ""
    for times in (1, 2, 3):
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        assert client.post(f"{path}/moves", json=move, headers=headers).status_code == 200
        drawn = client.get(f"{path}/record", headers=headers).text.partition("---")[2]
        assert (first or drawn).splitlines()[:11] == drawn.splitlines()[:11]
        first = first or drawn
        assert client.post(f"{path}/undo", headers=headers).status_code == 200
        again = now(client, path, headers)
        assert again["taken_back"] == times
        assert again["view"] == seen["view"]
        seen = again
    for language, sentence in (("en", "Eva takes 3 moves back"), ("cs", "Eva bere zpět 3"), ("sk", "Eva berie späť 3")):
        reader = {**headers, "Accept": "text/html", "Accept-Language": language}
        assert sentence in client.get(path.replace("/api/tables", "/t"), headers=reader).text


def cookie_of_both(client: Client, path: str, headers: list[dict[str, str]]) -> dict[str, str]:
    """Of a browser that two people share."""
    for each in headers:
        link = f"{path.replace('/api/tables', '/t')}/sit/{each['Authorization'].removeprefix('Bearer ')}"
        assert client.get(link, follow_redirects=False).status_code == 303
    both = {"Cookie": f"{SESSION}={client.cookies[SESSION]}"}
    client.cookies.clear()
    return both


def test_who_share_a_device_are_asked_there(client: Client) -> None:
    path, headers = table_for_two(client)
    seat = play_first(client, path, headers)["seat"]
    both = cookie_of_both(client, path, headers)
    page = path.replace("/api/tables", "/t")
    for answer, turn in (("no", now(client, path)["turn"]), ("yes", seat)):
        assert client.post(f"{path}/undo?seat={seat}", headers=both).status_code == 200
        assert now(client, path)["undo"] == seat
        asked = client.get(page, headers={**both, "Accept": "text/html"}).text
        assert f'action="{page}/undo-answer/{1 - seat}"' in asked
        assert f"undo-answer/{seat}" not in asked, "who asks is not asked"
        said = client.post(f"{page}/undo-answer/{1 - seat}", data={"answer": answer}, headers=both)
        assert said.status_code == 200
        assert now(client, path)["undo"] is None
        assert now(client, path)["turn"] == turn
    late = client.post(f"{page}/undo-answer/{1 - seat}", data={"answer": "yes"}, headers=both)
    assert late.status_code == 200
    assert now(client, path)["undo"] is None, "nobody asks any more"


def test_who_share_a_device_take_back_the_last_move_whoever_has_the_device_now(client: Client) -> None:
    path, headers = table_for_two(client)
    both = cookie_of_both(client, path, headers)
    record = ""
    while not record:
        before, seat = client.get(f"{path}/record").text, play_first(client, path, headers)["seat"]
        after = client.get(f"{path}/record").text
        is_next = now(client, path)["turn"] == 1 - seat
        record = before if is_next and after.count("\n") == before.count("\n") + 1 else ""
    page = client.get(path.replace("/api/tables", "/t"), headers={**both, "Accept": "text/html"}).text
    assert 'data-do="undo" aria-label="Undo">' in page
    assert client.post(f"{path}/undo?seat={1 - seat}", headers=both).status_code == 200
    assert client.get(f"{path}/record").text == record
    assert now(client, path)["turn"] == seat


def test_who_decides_in_secret_takes_back_alone_and_the_others_learn_nothing(client: Client) -> None:
    """Three bid at once. Whatever one of them took back, the others and the record know only the bid that counts."""
    seats = [{"kind": "person", "name": name} for name in ("Eva", "Petr", "Jana")]
    created = client.post("/api/tables", json={"game": "eight_minute_empire", "seats": seats}).json()
    path = f"/api/tables/{created['table']}"
    keys = [{"Authorization": f"Bearer {seat['key']}"} for seat in created["seats"]]

    def bid(seat: int, coins: int) -> None:
        wish = {"seq": now(client, path, keys[seat])["seq"], "move": f"bid {coins}"}
        assert client.post(f"{path}/moves", json=wish, headers=keys[seat]).status_code == 200

    before = now(client, path, keys[2])
    bid(0, 3)
    bid(1, 2)
    assert client.post(f"{path}/undo", headers=keys[0]).status_code == 200
    assert now(client, path)["undo"] is None, "nobody was asked"
    assert now(client, path)["waiting"] == [0, 2]
    for headers in (keys[1], keys[2], {}):
        assert "bid 3" not in client.get(f"{path}/record", headers=headers).text
    late = {"seq": before["seq"], "move": "bid 1"}
    assert client.post(f"{path}/moves", json=late, headers=keys[2]).status_code == 200, "it had the same choice"
    bid(0, 0)
    lines = client.get(f"{path}/record").text.splitlines()
    assert [line for line in lines if " bid " in line] == ["1 bid 2", "2 bid 1", "0 bid 0"]
