"""What helps at the table: why something is not allowed, hints, the preview, what happened meanwhile."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from .conftest import People
from .people import Tables, my_turn, until


def test_why_a_square_is_not_allowed_and_the_rule_behind_it(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 1)
    page = people.open(links[1])
    page.locator("svg.kingdom [data-ask]:not([data-target])").first.click()
    told = page.locator(".refused")
    expect(told).to_be_visible()
    expect(told.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/kingdomino#rule-occupied")
    page.locator('[data-ask^="claim"]').first.click()
    expect(told.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/kingdomino#rule-place-first")


def test_a_placement_is_shown_before_it_is_made(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    confirm = page.get_by_role("toolbar").locator("button.btn-primary")
    expect(confirm).to_be_disabled()
    begins = Counter(move["targets"][0] for move in tables.look(table, links[0])["moves"])
    page.locator(f'[data-target="{begins.most_common(1)[0][0]}"]').click()
    expect(confirm).to_be_enabled()
    expect(confirm).to_have_text("Place here")
    expect(page.locator(".preview .ghost")).to_have_count(2)
    first = page.locator(".chosen").evaluate_all("all => all.map(each => each.dataset.target)")
    page.get_by_role("button", name="Rotate").click()
    turned = page.locator(".chosen").evaluate_all("all => all.map(each => each.dataset.target)")
    assert turned != first
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)
    expect(confirm).to_be_disabled()
    assert tables.look(table)["turn"] == 0


def test_every_move_is_in_the_list(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    moves = [move["text"] for move in tables.look(table, links[0])["moves"]]
    page.locator(".all-moves summary").click()
    assert page.locator("[data-moves] button").evaluate_all("all => all.map(each => each.dataset.move)") == moves
    page.locator("[data-moves] button").last.click()
    page.get_by_role("toolbar").locator("button.btn-primary").click()
    expect(page.locator(".log li").first).to_contain_text("Eva places domino")
    assert tables.look(table)["turn"] == 0  # and now claims


def test_a_hint_shows_a_move_and_plays_nothing(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    seq = tables.look(table)["seq"]
    page.keyboard.press("h")
    expect(page.locator(".preview .ghost")).to_have_count(2)
    assert tables.look(table)["seq"] == seq


def test_what_happened_since_my_turn(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])
    page = people.open(links[0])
    tables.play(table, links[1])
    expect(page.locator(".log li").first).to_contain_text("Petr")
    page.get_by_role("button", name="Since my turn").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").last).to_contain_text("Petr")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_news_are_read_aloud_and_targets_have_names(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 1)
    page = people.open(links[0])
    turn = tables.look(table)["turn"]
    tables.play(table, links[turn])
    expect(page.locator("[data-news]")).to_contain_text("Petr claims domino")
    tables.play_until(table, links, "place", 0)
    assert my_turn(page)
    expect(page.locator("[data-news]")).to_contain_text("Eva: place domino")
    expect(page.get_by_role("button", name="Square").first).to_be_visible()


def test_pieces_travel_and_the_page_keeps_up(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], still=False)
    for _ in range(9):
        tables.play(table, links[tables.look(table)["turn"]])
    last = tables.look(table)
    expect(page.locator(".seat .score").first).to_contain_text(str(last["scores"][0]))
    until(page, "document.querySelector('.travelling') === null")
    moved = tables.look(table)["view"]["kingdoms"][0]["last"]
    assert page.locator(f'svg.kingdom [data-piece="domino-{moved}"]').count() == 1
