"""Keyboard focus: after an update it is never on something that ends a turn, and a quick double Enter acts once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import People
from .people import BOT, Tables, caught_up, my_turn, one_move

QUICK = 450  # milliseconds after which a second press counts


def enter_does_nothing(page: Page, tables: Tables, table: str) -> None:
    """The prompt has focus, and a second Enter does nothing."""
    expect(page.locator(".prompt")).to_be_focused()
    before = tables.look(table)["seq"]
    page.wait_for_timeout(QUICK)
    page.keyboard.press("Enter")
    page.wait_for_load_state("networkidle")
    assert tables.look(table)["seq"] == before


def play_to(tables: Tables, table: str, links: list[str], step: str) -> None:
    while (now := tables.look(table))["view"]["step"] != step or 0 not in now["waiting"]:
        tables.play(table, links[now["waiting"][-1]])


def end_by_keys(page: Page, button: str) -> None:
    page.locator(button).focus()
    with one_move(page):
        page.keyboard.press("Enter")


def test_suverenita_after_a_step_and_after_taking_it_back(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game="suverenita", mode="first_game")
    play_to(tables, table, links, "units")
    page = people.open(links[0])
    end_by_keys(page, '[data-do="confirm"]')
    enter_does_nothing(page, tables, table)
    seq = tables.look(table)["seq"]
    page.keyboard.press("u")
    caught_up(page, seq + 1)
    expect(page.locator('[data-do="confirm"]')).to_have_text("Done")
    enter_does_nothing(page, tables, table)


def test_wonderful_kingdom_after_a_step(people: People, tables: Tables) -> None:
    table, (link,) = tables.make("Eva", game="wonderful_kingdom", scenario="SC01")
    page = people.open(link)
    done = '[data-do="confirm"][data-makes="done"]'
    while my_turn(page) and page.locator(done).count() == 0:
        tables.play(table, link)
        caught_up(page, tables.look(table)["seq"])
    end_by_keys(page, done)
    assert my_turn(page)
    enter_does_nothing(page, tables, table)


def test_kingdomino_after_a_claim_and_held_or_hasty_presses(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", BOT)
    tables.wait_for_turn(table, 0)
    page = people.open(link)
    page.locator('[data-target][role="button"]').first.focus()
    with one_move(page):
        for _ in range(5):
            page.keyboard.down("Enter")  # held down, it repeats
        page.keyboard.up("Enter")
    while tables.look(table, link)["view"]["step"] == "claim":
        assert my_turn(page)
        enter_does_nothing(page, tables, table)
        page.keyboard.press("ArrowDown")
        with one_move(page):
            page.keyboard.press("Enter")
    assert my_turn(page)
    enter_does_nothing(page, tables, table)
    before = tables.look(table)["seq"]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # too quick: previewed, but not made
    expect(page.locator(".preview")).to_have_count(1)
    assert tables.look(table)["seq"] == before
    page.wait_for_timeout(QUICK)
    with one_move(page):
        page.keyboard.press("Enter")


def test_the_second_half_of_a_double_click_does_nothing_of_its_own(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", BOT)
    tables.wait_for_turn(table, 0)
    page = people.open(link)
    lit = page.locator('[data-target][role="button"]')
    with one_move(page):
        lit.first.click()
    assert my_turn(page)
    before = tables.look(table)["seq"]
    box = lit.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".chosen, .preview")).to_have_count(0)
    assert tables.look(table)["seq"] == before
    with one_move(page):
        lit.first.click()
        if page.locator(".preview").count():
            page.locator('[data-do="confirm"]').click()


@pytest.mark.parametrize("entry", ["settings", "shortcuts"])
def test_a_dialog_closed_gives_the_focus_back(people: People, tables: Tables, entry: str) -> None:
    _, (link, _) = tables.make("Eva", "Petr")
    page = people.open(link)
    menu = page.get_by_label("Table", exact=True)
    menu.focus()
    page.keyboard.press("Enter")
    page.locator(f'[data-do="{entry}"]').focus()
    page.wait_for_timeout(QUICK)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(menu).to_be_focused()


def test_the_list_of_moves_closes_by_escape_after_a_change_too(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 0)
    page = people.open(links[0])
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])
    while tables.look(table)["turn"] == 1:
        tables.play(table, links[1])
    caught_up(page, tables.look(table)["seq"])
    page.keyboard.press("m")
    expect(page.locator("[data-moves] button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-moves]")).to_be_hidden()
    expect(page.locator(".all-moves summary")).to_be_focused()
