"""Sitting down by a link."""

from __future__ import annotations

from tests.table.browsing import Browser, another_browser, look, seat_links, set_up, table_of


def test_a_friend_sits_down_by_a_link(server: Browser) -> None:
    answer = set_up(server, who1="link")
    table = table_of(answer)
    assert answer.headers["location"] == f"/t/{table}/invite"
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    friend = another_browser(server)
    assert 'name="name"' in friend.get(link).text
    assert friend.post(link, data={"name": "   "}).status_code == 422
    assert friend.post(link, data={"name": "x" * 61}).status_code == 422
    sat = friend.post(link, data={"name": "Petr"}, follow_redirects=False)
    assert sat.headers["location"] == f"/t/{table}"
    assert look(friend, table)["seat"] == 1
    assert look(server, table)["names"] == ["Eva", "Petr"]
    assert seat_links(server.get(f"/t/{table}/invite").text) == [], "a seat that is taken is offered no more"
    again = another_browser(server).get(link, follow_redirects=False)
    assert again.headers["location"] == f"/t/{table}", "the link still opens the seat, on another device"


def test_a_second_key_joins_the_first(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    server.post(link, data={"name": "Petr"}, follow_redirects=False)
    assert server.get(f"/api/tables/{table}?seat=0").status_code == 200
    assert server.get(f"/api/tables/{table}?seat=1").status_code == 200


def test_links_are_only_for_those_at_the_table(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    stranger = another_browser(server).get(f"/t/{table}/invite")
    assert stranger.status_code == 403
    assert seat_links(stranger.text) == []


def test_whoever_only_prepares_a_table_sees_the_links_once(server: Browser) -> None:
    answer = set_up(server, who0="link", who1="link")
    assert answer.status_code == 200
    assert len(seat_links(answer.text)) == 2
    assert "shown only now" in answer.text


def test_a_wrong_link_opens_nothing(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    answer = another_browser(server).get(f"/t/{table}/sit/wrong")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
