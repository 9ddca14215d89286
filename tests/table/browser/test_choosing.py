"""Clicks that may mean several things: the choices beside the board, by mouse and keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import People
from .people import Tables, one_move


def at_step(people: People, tables: Tables, step: str) -> tuple[Page, str, list[str]]:
    """Eva's page at her first decision of a kind; until then everybody makes the first legal move."""
    table, links = tables.make("Eva", "Petr", game="suverenita", mode="first_game")
    while (now := tables.look(table))["view"]["step"] != step or 0 not in now["waiting"]:
        tables.play(table, links[now["waiting"][-1]])
    return people.open(links[0]), table, links


def choices(page: Page) -> Locator:
    return page.locator("[data-choices]").get_by_role("button")


def primary(page: Page) -> Locator:
    return page.get_by_role("toolbar").locator(".btn-primary")


def test_a_deal_by_keys_and_the_focus_goes_on_from_there(people: People, tables: Tables) -> None:
    page, _, _ = at_step(people, tables, "trade")
    page.keyboard.press("ArrowDown")
    field = page.locator("[data-target]:focus")
    expect(field).to_have_count(1)
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_focused()
    page.wait_for_timeout(450)  # a quick second press would be ignored
    with one_move(page):
        page.keyboard.press("Enter")
    expect(page.locator("[data-choices] button:focus, [data-target]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-target]:focus")).to_have_count(1)
    expect(choices(page)).to_have_count(0)


def test_deals_tell_their_price(people: People, tables: Tables) -> None:
    page, table, links = at_step(people, tables, "trade")
    deal = next(move for move in tables.look(table, links[0])["moves"] if move["text"].startswith("build"))
    building, gold = deal["text"].split()[2], re.search(r"([1-9]\d*) gold", deal["label"])
    assert gold is not None
    price = gold[1]
    page.locator(f'[data-target="{deal["targets"][0]}"] .hit').click()
    group = page.get_by_role("group", name=f"Build: {building}")
    expect(group.locator(".cap")).to_have_text(f"Build: {building} {price}")
    expect(group.get_by_role("button").first).to_have_accessible_name(deal["label"])


def sent_by(page: Page, target: str) -> str:
    """The move that a click on a field makes."""
    with page.expect_request(lambda request: "/moves" in request.url) as sent, one_move(page):
        page.locator(f'[data-target="{target}"] .hit').click()
    body = sent.value.post_data_json
    assert isinstance(body, dict)
    return str(body["move"])


def test_a_stack_marches_whole_by_two_clicks_and_a_part_of_it_by_three(people: People, tables: Tables) -> None:
    page, table, links = at_step(people, tables, "units")
    moves = tables.look(table, links[0])["moves"]
    most = max((move for move in moves if move["text"].startswith("mv")), key=lambda move: move["text"][-1])
    start, end = most["targets"]
    assert not most["text"].endswith("*1")
    page.locator(f'[data-target="{start}"] .hit').click()
    number = page.locator("[data-choices]").get_by_role("spinbutton", name="light infantry")
    expect(number).to_have_text(most["text"][-1])
    for _ in range(int(most["text"][-1]) - 1):
        page.get_by_role("button", name="Less: light infantry").click()
    expect(number).to_have_text("1")
    assert sent_by(page, end) == most["text"][:-1] + "1"
    expect(page.locator(f'[data-target="{start}"]')).to_have_class("chosen")
    assert sent_by(page, end) == most["text"][:-1] + str(int(most["text"][-1]) - 1)


def test_a_second_click_takes_a_choice_back(people: People, tables: Tables) -> None:
    page, _, _ = at_step(people, tables, "units")
    field = page.locator('[data-target][role="button"] .hit').first
    field.click()
    expect(page.locator(".chosen")).to_have_count(1)
    page.locator(".chosen .hit").click()
    expect(page.locator(".chosen")).to_have_count(0)


def test_what_ends_a_step_is_always_at_hand_and_no_key_does_it_by_chance(people: People, tables: Tables) -> None:
    page, table, _ = at_step(people, tables, "units")
    expect(primary(page)).to_have_text("Done")
    before = tables.look(table)["seq"]
    page.keyboard.press("Enter")
    page.locator('[data-target][role="button"] .hit').first.click()
    expect(primary(page)).to_be_enabled()
    assert tables.look(table)["seq"] == before
    with one_move(page):
        primary(page).click()


def test_a_field_that_cannot_be_chosen_tells_why(people: People, tables: Tables) -> None:
    page, _, _ = at_step(people, tables, "trade")
    page.locator('[data-target="field:hub"] .hit').click()
    expect(page.locator("[data-refused]")).to_be_visible()
    expect(page.locator("[data-why]")).not_to_be_empty()


def test_a_click_that_makes_a_move_at_once_tells_it_before(people: People, tables: Tables) -> None:
    """Its label contains the price; the name of a region does not."""
    table, links = tables.make("Eva", "Petr", game="tiny_epic_kingdoms")
    while (now := tables.look(table))["view"]["step"] != "start":
        tables.play(table, links[now["turn"]])
    moves = tables.look(table, links[now["turn"]])["moves"]
    page = people.open(links[now["turn"]])
    for move in moves:
        place = page.locator(f'[data-target="{move["targets"][0]}"]')
        expect(place).to_have_accessible_name(re.compile(re.escape(move["label"])))
    rich = next(move for move in moves if move["gain"])  # ruins score nothing
    page.locator(f'[data-target="{rich["targets"][0]}"]').focus()
    expect(page.locator(".tip .does")).to_contain_text("settle in")
    expect(page.locator(".tip .does")).to_contain_text("point")


def test_a_click_buys_nothing_at_once(people: People, tables: Tables) -> None:
    """Also if there is only one thing to buy: the choice beside the board shows its price."""
    page, _, _ = at_step(people, tables, "trade")
    sent, asked = page.evaluate(
        """async () => {
            const source = performance.getEntriesByType("resource").find((each) => each.name.includes("table-targets"));
            const { Targets } = await import(source.name);
            const root = document.createElement("div");
            root.innerHTML = '<i data-asks-first></i><button data-target="field:a"></button>';
            const sent = [];
            const targets = new Targets(root, { send: (move) => sent.push(move.text), changed() {} });
            targets.setMoves([{ text: "rec a", label: "Recruit, 1 gold", targets: ["field:a"], price: 1 }]);
            root.querySelector("button").click();
            return [sent, targets.picks.map((move) => move.text)];
        }"""
    )
    assert (sent, asked) == ([], ["rec a"])
