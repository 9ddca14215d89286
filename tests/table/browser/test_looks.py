"""Sizes, languages, one device for several people, the end and the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from koruna.table.store.store import Store

from .conftest import People
from .moments import table_at
from .people import BOT, Tables, my_turn, newest, turn_by_mouse

PROMPTS = {"en": "Place domino", "cs": "Umísti dílek", "sk": "Umiestni dielik"}


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("width", [360, 820, 1280])
def test_nothing_scrolls_sideways(people: People, tables: Tables, width: int) -> None:
    table, links = tables.make("Eva s velmi dlouhým jménem", BOT, BOT, BOT)
    page = people.open(links[0], width, 780, "cs")
    assert sideways(page) == 0
    if my_turn(page):
        turn_by_mouse(page)
    assert sideways(page) == 0
    watching = people.open(f"/t/{table}", width, 780, "sk")
    assert sideways(watching) == 0


def test_a_large_screen_is_used(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", "Jan", "Hana")
    tables.play_until(table, links, "claim", 0)
    page = people.open(links[0])
    measure = "['.dom .tile', '.opp .mini', '.log'].map((each) => document.querySelector(each).clientWidth)"
    usual = page.evaluate(measure)
    for width, height, times in ((1920, 1080, 1.25), (2560, 1440, 1.6)):
        page.set_viewport_size({"width": width, "height": height})
        assert all(now > times * before for now, before in zip(page.evaluate(measure), usual, strict=True))
        assert sideways(page) == 0
        assert page.evaluate("document.documentElement.scrollHeight") == height


def test_kingdoms_at_the_end_are_larger_on_a_large_screen(people: People, store: Store) -> None:
    page = people.open(table_at(store, "kingdomino", 4, "over"))
    page.keyboard.press("Escape")  # not counted
    measure = "document.querySelector('.all-kingdoms .mini').clientHeight"
    usual = page.evaluate(measure)
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert page.evaluate(measure) > 1.25 * usual


@pytest.mark.parametrize("path", ["/", "/new/kingdomino", "/new/suverenita"])
def test_lobby_and_set_up_use_a_large_screen(people: People, path: str) -> None:
    page = people.open(path)
    measure = """() => [document.querySelector("main").clientWidth,
        parseFloat(getComputedStyle(document.querySelector("main h2")).fontSize)]"""
    _, letters = page.evaluate(measure)
    for width, height, times in ((1920, 1080, 1.1), (2560, 1440, 1.4)):
        page.set_viewport_size({"width": width, "height": height})
        wide, larger = page.evaluate(measure)
        assert wide > 0.9 * width
        assert larger >= times * letters
        assert sideways(page) == 0


@pytest.mark.parametrize(("width", "text"), [(640, "usual"), (360, "huge"), (1280, "huge")])
def test_nothing_is_lost_when_it_is_made_larger(people: People, tables: Tables, width: int, text: str) -> None:
    table, links = tables.make("Eva", "Petr", "Jan")
    tables.play_until(table, links, "claim", 0)
    page = people.open(links[0], width, 430)
    page.evaluate(f"localStorage.setItem('text', '{text}')")
    page.reload()
    assert my_turn(page)
    assert sideways(page) == 0
    turn_by_mouse(page)
    for name in ("Undo", "Ask to undo"):
        for button in page.get_by_role("button", name=name, exact=True).all():
            expect(button).to_be_in_viewport()


def test_an_empty_seat_is_given_to_a_bot_so_that_nobody_waits(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", {"kind": "person"})
    page = people.open(links[0])
    expect(page.get_by_role("heading", name="The game begins when everybody is here")).to_be_visible()
    page.get_by_role("button", name="Let a bot play for Player 2").first.click()
    page.get_by_role("button", name="Libuše of Vyšehrad, strength 5 of 5").click()
    assert my_turn(page)
    assert tables.look(table)["bots"] == {"1": "libuse"}


def test_an_order_that_is_none_is_refused_before_it_is_sent(people: People) -> None:
    page = people.open("/new/eight_minute_empire")
    page.get_by_role("radio", name="3").check()
    first, second, third = [page.get_by_label(f"Ages, seat {seat}") for seat in (1, 2, 3)]
    fold = page.locator("summary", has_text="Variants")
    fold.click()
    expect(page.get_by_label("Ages, seat 4")).to_be_hidden()
    first.select_option("1")
    fold.click()
    page.get_by_role("button", name="Open the table").click()
    expect(first).to_be_visible()
    message = first.evaluate("select => select.validationMessage")
    assert "give every player a different place, from 1 to 3" in message
    second.select_option("3")
    third.select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_the_table_speaks_the_language_of_the_browser(people: People, tables: Tables, language: str) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], locale=language)
    expect(page.locator(".prompt")).to_contain_text(PROMPTS[language])
    past = newest(page).inner_text()
    other = "en" if language != "en" else "cs"
    page.goto(f"/t/{table}?lang={other}")
    expect(page.locator(".prompt")).to_contain_text(PROMPTS[other])
    assert newest(page).inner_text() != past  # the chronicle of the past too
    turn_by_mouse(page)
    assert page.locator("html").get_attribute("lang") == other


def test_several_people_on_one_device_where_nothing_is_secret(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    page = people.open(links[0])
    page.goto(links[1])
    seen = set()
    for _ in range(4):
        assert my_turn(page)
        name = ("Eva", "Petr")[tables.look(table)["turn"]]
        expect(page.locator(".prompt")).to_contain_text(f"{name}, your turn.")
        seen.add(name)
        turn_by_mouse(page)
    assert seen == {"Eva", "Petr"}


def finished(tables: Tables) -> tuple[str, list[str]]:
    table, links = tables.make("Eva", "Petr")
    while not (now := tables.look(table))["over"]:
        tables.play(table, links[now["turn"]])
    return table, links


def test_the_end_the_replay_and_playing_on(people: People, tables: Tables) -> None:
    table, links = finished(tables)
    page = people.open(links[0], 360, 780)
    expect(page.locator(".places")).to_contain_text("Petr")
    assert sideways(page) == 0
    page.goto(f"/t/{table}/replay/20")
    expect(page.locator(".prompt")).to_contain_text("Move 20 of 48")
    assert sideways(page) == 0
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay/21?*")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**/replay/21?seat=1")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url)
    expect(newest(page)).to_be_visible()
    assert my_turn(page)
    expect(page.locator("[data-missed]")).to_be_hidden()  # nobody was away
    turn_by_mouse(page)
