"""Network and server failures in the middle of a move lose nothing."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import APIResponse, Route, expect

from .conftest import People
from .people import HURRY, Tables, caught_up, chronicle, listening, my_turn, newest, turn_by_mouse

# The parts of a page as they were sent, without what scripts add to them.
PARTS = """() => Object.fromEntries([...document.querySelectorAll("[data-part]")].map((part) => {
  const copy = part.cloneNode(true);
  for (const element of copy.querySelectorAll("*")) {
    for (const name of ["class", "role", "tabindex", "style", "hidden", "aria-label", "aria-pressed", "viewBox"]) {
      element.removeAttribute(name);
    }
  }
  return [part.dataset.part, copy.innerHTML];
}))"""


def test_a_move_made_without_network_is_sent_when_it_is_back(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    listening(page)
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
    listening(page)
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    tables.play(table, links[1])
    tables.play(table, links[1])
    page.context.set_offline(False)
    expect(chronicle(page)).to_contain_text("Petr places domino")
    people.expected = ("ERR_INTERNET_DISCONNECTED",)


def test_an_answer_that_got_lost_does_not_play_twice(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    sent: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent.append(str(route.request.post_data))
        if len(sent) == 1:
            route.fetch()  # the server gets it, but the page gets no answer
            route.abort()
        else:
            route.continue_()

    page.route("**/moves?*", lose_the_first)
    turn_by_mouse(page)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    placed = chronicle(page).get_by_role("listitem").filter(has_text="Eva places domino")
    expect(placed).to_have_count(len(tables.look(table)["view"]["kingdoms"][0]["squares"]) // 2)
    people.expected = ("ERR_FAILED",)


def test_an_answer_that_comes_late_does_not_bring_back_the_past(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    late: list[tuple[Route, APIResponse]] = []

    def too_late(route: Route) -> None:
        tables.play(table, links[0])
        route.continue_()

    page.route("**/moves?*", too_late)
    page.route("**/now?*", lambda route: late.append((route, route.fetch())))
    page.get_by_role("button", name="Square").first.click()
    with page.expect_request("**/now?*"):
        page.get_by_role("button", name="Place here").click()
    while not late:
        page.wait_for_timeout(10)
    tables.play(table, links[0])
    caught_up(page, tables.look(table)["seq"])
    shown = chronicle(page).inner_text()
    route, answer = late[0]
    route.fulfill(response=answer)
    expect(page.get_by_text("The table has changed in the meantime. Choose again").first).to_be_visible()
    assert chronicle(page).inner_text() == shown
    caught_up(page, tables.look(table)["seq"])
    people.expected = ("409",)


def test_who_was_late_is_told(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    page.route("**/stream?*", lambda route: route.abort())
    page.reload()
    page.get_by_role("button", name="Square").first.click()
    tables.play(table, links[0])
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_text("The table has changed in the meantime. Choose again").first).to_be_visible()
    expect(page.get_by_text("claim a free domino").first).to_be_visible()
    people.expected = ("409", "ERR_FAILED")


def test_a_page_that_is_sent_only_what_it_has_not_is_as_one_opened_anew(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game="suverenita")
    page = people.open(links[0])
    rng = Random(4)

    def play(moves: int) -> None:
        for _ in range(moves):
            tables.play(table, links[tables.look(table)["waiting"][0]], rng)

    play(25)
    caught_up(page, tables.look(table)["seq"])
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    heard = page.evaluate("window.heard.length")
    play(5)
    page.context.set_offline(False)
    caught_up(page, tables.look(table)["seq"])
    play(5)
    caught_up(page, tables.look(table)["seq"])
    updates = [json.loads(each) for each in page.evaluate("window.heard")]
    assert any("board" in each.get("cut", {}) for each in updates)
    back = updates[heard]
    assert "lines" in back["grown"], "of the chronicle only what was missed"
    assert "beside" not in back["parts"]
    now, anew = page.evaluate(PARTS), people.open(links[0]).evaluate(PARTS)
    for name in ("prompt", "steps", "beside", "board", "panels", "seats", "lines"):
        assert now[name] == anew[name], name
    people.expected = ("ERR_INTERNET_DISCONNECTED",)


def test_a_server_that_fails_is_asked_a_few_times_and_then_it_is_said(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=500, json={"error": "Something broke on our side."})

    page.route("**/moves?*", fail)
    page.route("**/moments?*", fail)
    page.get_by_role("button", name="Square").first.click()
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_role("toolbar")).to_contain_text("Not sent yet, trying again…")
    for _ in range(12):  # repeated clicks start no second loop of retries
        page.get_by_role("button", name="Place here").click(force=True)
        page.get_by_role("button", name="Since my turn").click(force=True)
    page.evaluate(HURRY)
    expect(page.locator("[data-failed]")).to_contain_text("The server could not do this.")
    expect(page.locator("[data-failed]")).to_be_visible()
    moves = [url for url in asked if "/moves?" in url]
    assert len(moves) == 5
    page.wait_for_timeout(1200)  # the next wait would be one of 8000 / 8 milliseconds
    assert len([url for url in asked if "/moves?" in url]) == 5, "and then it is left to the person"
    assert len([url for url in asked if "/moments?" in url]) <= 5
    page.get_by_role("button", name="Report a fault").filter(visible=True).first.click()
    expect(page.locator("[data-report-text]")).to_contain_text("--- record ---")
    expect(page.locator("[data-report-text]")).to_contain_text(f"POST /api/tables/{table}/moves 500")
    page.keyboard.press("Escape")
    page.unroute("**/moves?*")
    page.get_by_role("button", name="Try again").click()
    expect(newest(page)).to_contain_text("Eva places domino")
    expect(page.locator("[data-failed]")).to_be_hidden()
    people.expected = ("500",)


def test_a_stream_that_the_server_cannot_give_is_not_asked_for_for_ever(people: People, tables: Tables) -> None:
    """It reconnects as soon as the server answers any other request."""
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], hurried=True)
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=500, json={"error": "Something broke on our side."})

    page.route("**/stream?*", fail)
    page.reload()
    failed = page.locator("[data-failed]")
    expect(failed).to_be_visible()
    expect(page.get_by_text("No connection.")).to_be_hidden()
    page.wait_for_timeout(1200)  # as above
    assert len(asked) == 5, "four times, and once to see what the server answers"
    page.unroute("**/stream?*")
    page.get_by_role("button", name="Try again").click()
    expect(failed).to_be_hidden()
    tables.play(table, links[0])
    caught_up(page, tables.look(table)["seq"])
    page.route("**/stream?*", fail)
    page.reload()
    expect(failed).to_be_visible()
    page.unroute("**/stream?*")
    tables.play_until(table, links, "place", 0)
    page.get_by_role("button", name="Undo", exact=False).first.click()
    expect(failed).to_be_hidden()
    tables.play(table, links[0])
    caught_up(page, tables.look(table)["seq"])
    people.expected = ("500",)


def test_what_waits_for_a_server_that_fails_gives_up_with_what_was_tried(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], hurried=True)
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, json={"error": "Something broke on our side."})

    page.route("**/why?*", fail)
    page.evaluate(
        """() => import(document.querySelector('script[src*="table."]').src).then(async () => {
          const { send } = await import([...performance.getEntriesByType("resource")].map((each) => each.name)
            .find((name) => name.includes("table-sending")));
          const path = (n) => `/t/none/why?move=${n}`;
          await Promise.all([1, 2, 3, 4, 5, 6].map((n) => send("GET", path(n))));
        })"""
    )
    assert len(asked) == 6 + 4, "one after the other would be asked five times each"
    people.expected = ("503",)


def test_nothing_is_done_between_an_answer_and_its_news(people: People, tables: Tables) -> None:
    """A second click on Undo there would take back what the first has not shown yet."""
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    assert my_turn(page)
    turn_by_mouse(page)
    sent: list[str] = []

    def answer_without_news(route: Route) -> None:
        sent.append(route.request.url)
        route.fulfill(json={"seq": tables.look(table)["seq"] + 1})

    page.route("**/undo?*", answer_without_news)
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(page.get_by_role("toolbar")).to_contain_text("Accepted")
    page.wait_for_timeout(600)  # a click that is no longer part of a double click
    undo.click()
    page.wait_for_timeout(200)
    assert len(sent) == 1
