"""Sitting down by a link."""

from __future__ import annotations

from typing import Any

from koruna.locale import words
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
    assert friend.get(link, follow_redirects=False).headers["location"] == f"/t/{table}", "the same browser comes back"
    assert another_browser(server).get(link).status_code == 403, "it has worked once"
    assert another_browser(server).post(link, data={"name": "Ivan"}).status_code == 403


def test_one_browser_may_have_two_seats(server: Browser) -> None:
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


def test_whoever_only_prepares_a_table_sees_the_links_again(server: Browser) -> None:
    table = table_of(set_up(server, who0="link", who1="link"))
    for _ in range(2):
        assert len(seat_links(server.get(f"/t/{table}/invite").text)) == 2
    assert look(server, table)["seat"] is None


def test_a_host_cannot_play_for_whom_they_invited(server: Browser) -> None:
    """Neither with the link that the guest used, nor at a listed table with the one that a stranger did not need."""
    for listed in ("", "on"):
        table = table_of(set_up(server, who1="link", listed=listed))
        [link] = seat_links(server.get(f"/t/{table}/invite").text)
        guest = another_browser(server)
        guest.post(f"/t/{table}/join" if listed else link, data={"name": "Petr"}, follow_redirects=False)
        assert look(guest, table)["seat"] == 1
        assert server.post(link, data={"name": "Petr"}, follow_redirects=False).status_code == 403
        assert server.get(f"/api/tables/{table}?seat=1").status_code == 403
        secret = {"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        assert server.get(f"/api/tables/{table}", headers=secret).json()["seat"] is None
        assert "/sit/" not in server.get(f"/t/{table}/invite").text
        assert "/sit/" not in guest.get(f"/t/{table}/invite").text


def test_no_player_but_the_host_sees_invitations(server: Browser) -> None:
    table = table_of(set_up(server, seats="3", who1="link", who2="link"))
    first, second = seat_links(server.get(f"/t/{table}/invite").text)
    guest = another_browser(server)
    guest.post(first, data={"name": "Petr"})
    assert seat_links(guest.get(f"/t/{table}/invite").text) == []
    assert guest.post(f"/t/{table}/invite/2").status_code == 403
    assert guest.post(f"/t/{table}/invite/2/withdraw").status_code == 403
    assert guest.post(f"/t/{table}/seats/0/free").status_code == 403
    assert another_browser(server).get(second).status_code == 200, "it still works"


def test_a_host_withdraws_a_link_and_makes_a_new_one(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    [old] = seat_links(server.get(f"/t/{table}/invite").text)
    assert seat_links(server.post(f"/t/{table}/invite/1/withdraw").text) == []
    assert another_browser(server).get(old).status_code == 403
    [new] = seat_links(server.post(f"/t/{table}/invite/1").text)
    assert new != old
    guest = another_browser(server)
    guest.post(new, data={"name": "Petr"})
    assert look(guest, table)["seat"] == 1


def test_whose_seat_is_freed_sees_and_moves_no_more(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    guest = another_browser(server)
    guest.post(link, data={"name": "Petr"})
    server.post(f"/t/{table}/seats/1/free")
    [new] = seat_links(server.post(f"/t/{table}/invite/1").text)
    assert look(guest, table)["seat"] is None
    assert guest.get(f"/api/tables/{table}?seat=1").status_code == 403
    other = another_browser(server)
    other.post(new, data={"name": "Jana"})
    assert look(other, table)["names"] == ["Eva", "Jana"]


def test_a_player_goes_on_on_another_device(server: Browser) -> None:
    table = table_of(set_up(server))
    [link] = seat_links(server.post(f"/t/{table}/invite/0").text)
    phone = another_browser(server)
    assert "Eva" in phone.get(link).text
    assert look(phone, table)["seat"] is None, "looking at the link uses nothing up"
    phone.post(link)
    assert look(phone, table)["seat"] == 0
    assert look(server, table)["seat"] == 0
    assert another_browser(server).post(link).status_code == 403, "it works once"
    assert f"/t/{table}" in phone.get("/").text


def test_nobody_sits_down_with_the_name_of_another_or_of_a_bot(server: Browser) -> None:
    table = table_of(set_up(server, seats="3", who1="link", who2="bot:greedy"))
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    guest = another_browser(server)
    bot = look(server, table)["names"][2]
    in_czech = words("cs", "kingdomino").say("bot-greedy")
    for name in ("Eva", " eva ", "EVA", bot, f"{bot} 2", in_czech):
        assert guest.post(link, data={"name": name}).status_code == 422, name
    assert guest.post(link, data={"name": "Evička"}, follow_redirects=False).status_code == 303
    assert set_up(server, who1="here", name1="EVA").status_code == 422


def test_a_browser_joins_an_open_table_once(server: Browser) -> None:
    table = table_of(set_up(server, seats="4", who1="link", who2="link", who3="link", listed="on"))
    guest = another_browser(server)
    for name in ("Petr", "Jana", "Ivan"):
        guest.post(f"/t/{table}/join", data={"name": name})
    assert look(guest, table)["names"][:3] == ["Eva", "Petr", "Player 3"]


def test_one_cookie_is_enough_for_a_hundred_tables(server: Browser) -> None:
    for _ in range(5):
        set_up(server)
    assert sum("seat" in name or "session" in name for name in server.cookies) == 1
    assert server.get("/").text.count('href="/t/') >= 5


def test_a_wrong_link_opens_nothing(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    answer = another_browser(server).get(f"/t/{table}/sit/wrong")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_whoever_comes_where_the_seed_was_chosen_is_told(server: Browser) -> None:
    """A host may not invite anybody to such a table, but can free a seat of this device later."""
    table = table_of(set_up(server, who1="here", name1="Petr", seed="my lucky number"))
    server.post(f"/api/tables/{table}/moves", json=first_move(server, table))
    server.post(f"/t/{table}/seats/1/free")
    server.post(f"/t/{table}/invite/1")
    [link] = [link for link in seat_links(server.get(f"/t/{table}/invite").text) if link]
    guest = another_browser(server)
    page = guest.get(link).text
    assert "whoever set the table up may know it, or have chosen it" in page
    assert "chose the seed for the draws: “my lucky number”" in page
    guest.post(link, data={"name": "Jana"}, follow_redirects=False)
    assert "Jana sits down. What is drawn was settled before" in guest.get(f"/t/{table}").text
    while not look(server, table)["over"]:
        who = guest if look(server, table)["turn"] == look(guest, table)["seat"] else server
        assert who.post(f"/api/tables/{table}/moves", json=first_move(who, table)).status_code == 200
    assert "# whoever set the table up chose the seed of all draws: my lucky number" in record(guest, table)


def test_whoever_comes_to_a_fair_draw_or_plays_with_bots_is_told_nothing(server: Browser) -> None:
    fair = table_of(set_up(server, who1="link"))
    [link] = seat_links(server.get(f"/t/{fair}/invite").text)
    alone = table_of(set_up(server, seed="mine"))
    server.post(f"/t/{alone}/invite/0")
    [own] = seat_links(server.get(f"/t/{alone}/invite").text)
    for page in (another_browser(server).get(link), another_browser(server).get(own)):
        assert page.status_code == 200
        assert "may know it" not in page.text


def first_move(browser: Browser, table: str) -> dict[str, Any]:
    now = look(browser, table)
    return {"seq": now["seq"], "move": now["moves"][0]["text"]}


def record(browser: Browser, table: str) -> str:
    return browser.get(f"/api/tables/{table}/record").text
