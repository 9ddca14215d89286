"""The replay at the table of what happened since one's turn or while one was away; and the replay of a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from koruna.table.pages import chronicle as chronicles

from .conftest import People
from .people import Tables, caught_up, chronicle, turn_by_mouse


def away(people: People, tables: Tables, still: bool = True) -> tuple[str, list[str], Page]:
    """Eva has played her turn, seen the table and gone; Petr has played his. She comes back."""
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])
    page = people.open(links[0], still=still)
    caught_up(page, tables.look(table)["seq"])
    page.goto("about:blank")
    while tables.look(table)["turn"] == 1:
        tables.play(table, links[1])
    page.goto(f"/t/{table}")
    return table, links, page


def stop_the_clock(page: Page) -> None:
    """Replace the clock of the page by one that only the test advances."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def let_time_pass(page: Page, shown: Locator) -> None:
    """As much as it takes to read the sentences of a moment, until something is shown by itself."""
    expect(shown).to_have_count(0)
    for _ in range(10):
        page.clock.run_for(500)
        if shown.count():
            return
    raise AssertionError("nothing goes by itself")


def pieces(page: Page) -> list[str]:
    found: list[str] = (
        page.get_by_role("region", name="Rows of dominoes")
        .locator("[data-piece]")
        .evaluate_all("all => all.map(each => each.dataset.piece)")
    )
    return found


def test_what_happened_while_i_was_away_is_offered_and_shown_step_by_step(people: People, tables: Tables) -> None:
    _, _, page = away(people, tables)
    expect(page.get_by_text("While you were away")).to_be_visible()
    present = pieces(page)
    page.get_by_role("button", name="Show me").click()
    story = page.get_by_role("region", name="What happened")
    expect(story).to_contain_text("Petr places domino")
    assert pieces(page) != present  # the board is as it was
    expect(page.get_by_role("toolbar")).to_be_hidden()  # no actions in the past
    story.get_by_role("button", name="Next").click()
    expect(story).to_contain_text("Petr claims domino")
    page.locator(".log select, .rail select").first.focus()  # Escape works from there, too
    page.keyboard.press("Escape")
    expect(story).to_be_hidden()
    assert pieces(page) == present
    turn_by_mouse(page)  # the game goes on


def test_a_double_click_tells_it_once_and_the_present_comes_back(people: People, tables: Tables) -> None:
    _, _, page = away(people, tables)
    present = pieces(page)
    page.get_by_role("button", name="Since my turn").dblclick()
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="What happened")).to_be_hidden()
    assert pieces(page) == present


def test_the_story_ends_by_itself_where_the_present_is(people: People, tables: Tables) -> None:
    _, _, page = away(people, tables)
    page.get_by_role("button", name="Since my turn").click()
    story = page.get_by_role("region", name="What happened")
    expect(story).to_be_visible()
    for _ in range(20):
        if not story.is_visible():
            break
        story.get_by_role("button", name="Next").click()
    expect(story).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Show me")).to_be_hidden()  # it is not offered twice


def test_it_goes_by_itself_where_things_may_move_and_news_wait(people: People, tables: Tables) -> None:
    table, links, page = away(people, tables, still=False)
    stop_the_clock(page)
    page.get_by_role("button", name="Show me").click()
    story = page.get_by_role("region", name="What happened")
    expect(story).to_contain_text("Petr places domino")
    let_time_pass(page, story.get_by_text("Petr claims domino"))  # the second step, without a click
    story.get_by_role("button", name="Pause").click()
    page.clock.resume()
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])  # in another tab
    story.get_by_role("button", name="Skip to now").click()
    expect(story).to_be_hidden()
    caught_up(page, tables.look(table)["seq"])
    expect(chronicle(page)).to_contain_text("Eva claims domino")


def test_a_replay_plays_by_itself_and_has_a_link_for_every_moment(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "over", None)
    page = people.open(f"/t/{table}/replay/0", still=False)
    stop_the_clock(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Move 1 of 48")).to_be_visible()
    let_time_pass(page, page.get_by_text("Move 2 of 48"))
    page.get_by_role("button", name="Pause").click()
    page.clock.resume()
    at = page.url
    page.get_by_label("Move", exact=True).fill("30")
    page.wait_for_url("**/replay/30?*")
    expect(page.get_by_text("Move 30 of 48")).to_be_visible()
    newest = page.get_by_role("region", name="Chronicle").get_by_role("listitem").first.inner_text()
    other = people.open(page.url)
    expect(other.get_by_role("region", name="Chronicle").get_by_role("listitem").first).to_have_text(newest)
    assert at != page.url
    page.get_by_role("button", name="Kingdom: Petr").click()
    expect(page.get_by_role("dialog")).to_contain_text("Kingdom: Petr")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_beginning_of_a_long_chronicle_comes_when_it_is_asked_for(
    people: People, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, links = tables.make("Eva", "Petr")
    for _ in range(12):
        tables.play(table, links[tables.look(table)["turn"]])
    lines = people.open(links[0]).locator(".log [data-event]")
    everything = lines.all_inner_texts()
    half = len(everything) // 2 - 1
    monkeypatch.setattr(chronicles, "SHOWN_AT_FIRST", half)
    for page in (people.open(links[0]), people.open(f"/t/{table}/replay/999")):
        lines = page.locator(".log [data-event]")
        assert lines.all_inner_texts() == everything[: lines.count()]
        assert half <= lines.count() < len(everything)
        chronicle(page).get_by_role("button", name="Older entries").click()
        expect(lines).to_have_count(len(everything))
        assert lines.all_inner_texts() == everything
        expect(page.locator(".older")).to_have_count(0)
        expect(page.locator(".log ol")).to_be_focused()
    page = people.open(links[0])
    page.get_by_role("button", name="Older entries").click()
    expect(page.locator(".older")).to_have_count(0)
    count = page.locator(".log [data-event]").count()
    tables.play(table, links[tables.look(table)["turn"]])
    caught_up(page, tables.look(table)["seq"])
    assert page.locator(".log [data-event]").count() > count, "what was asked for stays, until the chronicle comes anew"
