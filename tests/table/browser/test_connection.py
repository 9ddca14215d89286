"""The network fails in the middle of a move, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import People
from .people import Tables, chronicle, my_turn, newest, turn_by_mouse


def test_a_move_made_without_network_is_sent_when_it_is_back(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    assert my_turn(page)
    page.get_by_role("button", name="Square").first.click()
    seq = tables.look(table)["seq"]
    page.context.set_offline(True)
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_role("toolbar")).to_contain_text("Not sent yet, trying again…")
    expect(page.get_by_text("No connection.")).to_be_visible()
    assert tables.look(table)["seq"] == seq
    page.context.set_offline(False)
    expect(newest(page)).to_contain_text("Eva places domino")
    expect(page.get_by_text("No connection.")).to_be_hidden()
    assert tables.look(table)["turn"] == 0
    turn_by_mouse(page)  # and the game goes on
    people.expected = ("ERR_INTERNET_DISCONNECTED",)


def test_what_happened_meanwhile_is_there_after_the_network_is_back(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 1)
    page = people.open(links[0])
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    tables.play(table, links[1])
    tables.play(table, links[1])
    page.context.set_offline(False)
    expect(chronicle(page).get_by_role("listitem").nth(1)).to_contain_text("Petr places domino")
    people.expected = ("ERR_INTERNET_DISCONNECTED",)


def test_an_answer_that_got_lost_does_not_play_twice(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    sent: list[str] = []

    def lose_the_first(route: object) -> None:
        sent.append(route.request.post_data)  # type: ignore[attr-defined]
        if len(sent) == 1:
            route.fetch()  # type: ignore[attr-defined]  # the server gets it, the page does not hear of it
            route.abort()  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/moves?*", lose_the_first)
    turn_by_mouse(page)
    page.wait_for_timeout(1000)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    placed = chronicle(page).get_by_role("listitem").filter(has_text="Eva places domino")
    expect(placed).to_have_count(tables.look(table)["view"]["kingdoms"][0]["squares"].__len__() // 2)
    people.expected = ("ERR_FAILED",)


def test_who_was_late_is_told(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    page.route("**/stream?*", lambda route: route.abort())
    page.reload()
    page.get_by_role("button", name="Square").first.click()
    tables.play(table, links[0])
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_text("The table has changed meanwhile").first).to_be_visible()
    expect(page.get_by_text("claim a free domino").first).to_be_visible()
    people.expected = ("409", "ERR_FAILED")
