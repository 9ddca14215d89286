"""Pieces under the hand, in every game: dragging, destinations first, only sources, and an answer to every click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from koruna.table.store.store import Store
from tests.how_many import how_many
from tests.table.keys import bearer

from .conftest import People
from .dragging import drag_by_finger, drag_by_mouse, find_drag
from .moments import table_at
from .people import Tables, caught_up, one_move

# By game: the number of seats, a step in which something can be dragged, and how much was played before.
MOMENTS = {
    "kingdomino": (2, "place", 8),
    "eight_minute_empire": (2, "act", 25),
    "tiny_epic_kingdoms": (2, "start", 0),
    "wonderful_kingdom": (2, "offer", 0),
    "suverenita": (2, "units", 30),
}
APART = how_many(interpreted=3, compiled=3, nightly=1)  # clicks all over the board, in steps of about a piece
# Clicks all over the board; returns the points whose click was not answered: by a request, a change of what is chosen
# or can be, a message, an enlarged card, or by showing again what to do. No request is let through.
CLICK_ALL_OVER = """async (apart) => {
  let asked = 0;
  window.fetch = async () => { asked++; return new Response('{"error": "no", "text": "no"}', { status: 400 }); };
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const lit = () => all("[data-target].chosen, [data-target].legal");
  const state = () => [
    asked, find("dialog[open]") !== null, find("[data-why]").textContent, find(".preview")?.innerHTML,
    lit().map((each) => each.dataset.target + each.getAttribute("class")), find("[data-choices]").textContent,
    all("details[open]").length,
  ].join("|");
  const { left, top, right, bottom } = document.querySelector(".board").getBoundingClientRect();
  const unanswered = [];
  for (let y = Math.max(top, 0) + 9; y < Math.min(bottom, innerHeight); y += 41 * apart) {
    for (let x = left + 9; x < right; x += 53 * apart) {
      const element = document.elementFromPoint(x, y);
      if (!element?.closest(".board") || element.closest("button, a, summary, label, .stepper")) continue;
      document.documentElement.classList.remove("nudged");
      document.querySelector('[data-do="forget-why"]').click();
      const before = state();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      do await new Promise((done) => setTimeout(done)); while ("sending" in document.querySelector("main").dataset);
      const nudged = document.documentElement.classList.contains("nudged");
      if (state() === before && !nudged) unanswered.push([x, y, element.outerHTML.slice(0, 90)]);
      document.querySelector("dialog[open]")?.close();
    }
  }
  return unanswered;
}"""


def open_at(people: People, store: Store, game: str) -> Page:
    seats, step, after = MOMENTS[game]
    context = people.chromium.new_context(
        base_url=people.address,
        viewport={"width": 1280, "height": 860},
        locale="en",
        reduced_motion="reduce",
        has_touch=True,
    )
    people.contexts.append(context)
    page = context.new_page()
    page.on("console", people.hear)
    page.on("pageerror", lambda error: people.complaints.append(str(error)))
    page.goto(table_at(store, game, seats, step, after=after, also="hand"))
    return page


@pytest.mark.parametrize("game", MOMENTS)
def test_a_piece_can_be_dragged_by_mouse_and_by_finger_and_every_click_answers(
    people: People, store: Store, tables: Tables, game: str
) -> None:
    page = open_at(people, store, game)
    table = page.url.rpartition("/")[2]
    key = bearer(0)
    for drag in (drag_by_mouse, drag_by_finger):
        moves = tables.client.get(f"/api/tables/{table}", headers=key).json()["moves"]
        text, start, end = find_drag(page, moves)
        if game == "kingdomino":  # the domino lies there and can be turned before it is confirmed
            drag(page, start, end)
            expect(page.locator(".preview .ghost")).to_have_count(2)
            assert page.locator('[data-do="confirm"]').get_attribute("data-makes") is not None
            page.keyboard.press("Escape")
            expect(page.locator(".preview:not(.hovering)")).to_have_count(0)
            continue
        with page.expect_request(lambda request: "/moves" in request.url) as sent, one_move(page):
            drag(page, start, end)
        body = sent.value.post_data_json
        assert isinstance(body, dict)
        assert body["move"].split()[0] == text.split()[0]
        assert page.evaluate("String(getSelection())") == ""
        undone = tables.client.post(f"/api/tables/{table}/undo", headers=key)
        assert undone.status_code < 300, undone.text
        caught_up(page, undone.json()["seq"])
    page.wait_for_timeout(60)  # a click right after a drag is its end
    assert page.evaluate(CLICK_ALL_OVER, APART) == []


# Targets of their own, without a game: what is sent, and what is lit.
AIMING = """async () => {
  const source = performance.getEntriesByType("resource").find((each) => each.name.includes("table-targets"));
  const { Targets } = await import(source.name);
  const root = document.createElement("div");
  root.innerHTML = ["a", "b", "x", "y"].map((name) => `<button data-target="${name}"></button>`).join("");
  const sent = [], lit = () => [...root.querySelectorAll(".legal")].map((each) => each.dataset.target).join("");
  const targets = new Targets(root, { send: (move) => sent.push(move.text), changed() {}, unmeant() {} });
  const click = (name) => root.querySelector(`[data-target="${name}"]`).click();
  const moves = (...texts) => texts.map((text) => ({ text, label: text, targets: [...text] }));
  targets.setMoves(moves("ax", "bx", "ay"));
  const said = [lit()];
  click("y"); // only a goes there
  said.push(sent.pop());
  targets.unmake();
  click("x"); // a or b?
  said.push(lit());
  click("b");
  said.push(sent.pop());
  targets.setMoves(moves("bx", "by")); // only b can go anywhere
  said.push(lit());
  click("y");
  said.push(sent.pop());
  return said;
}"""


def test_a_destination_may_come_first_and_an_only_source_is_chosen_by_itself(people: People, tables: Tables) -> None:
    _, (link, _) = tables.make("Eva", "Petr")
    page = people.open(link)
    assert page.evaluate(AIMING) == ["ab", "ay", "ab", "bx", "xy", "by"]
