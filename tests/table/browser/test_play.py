"""Whole games in the browser, by mouse and by keyboard, alone and with another person."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.how_many import how_many

from .conftest import People
from .people import BOT, Tables, my_turn, newest, turn_by_keyboard, turn_by_mouse

BY_KEYS = how_many(interpreted=5, compiled=5, nightly=10_000)  # moves made by the keyboard alone


def test_a_whole_game_by_mouse(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", BOT)
    page = people.open(link)
    while my_turn(page):
        turn_by_mouse(page)
    expect(page.get_by_role("region", name="Result")).to_contain_text("1st")
    final = tables.look(table)
    assert final["over"]
    for score in final["scores"]:
        expect(page.locator(".places")).to_contain_text(str(score))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: f"/t/{table}" not in url)
    assert my_turn(page)
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.nth(0)).to_contain_text("Eva")  # everybody keeps seat and colour


def test_a_game_by_keyboard_alone(people: People, tables: Tables) -> None:
    table, (_, link) = tables.make(BOT, "Eva")
    page = people.open(link)
    made = 0
    while made < BY_KEYS and my_turn(page):
        turn_by_keyboard(page)
        made += 1
    assert made == BY_KEYS or tables.look(table)["over"]


def test_two_people_in_two_browsers(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    pages = [people.open(link) for link in links]
    watcher = people.open(f"/t/{table}")
    for _ in range(4):
        seat = tables.look(table)["turn"]
        assert my_turn(pages[seat])
        turn_by_mouse(pages[seat])
        line = newest(pages[seat]).inner_text()
        for page in (*pages, watcher):
            expect(newest(page)).to_have_text(line)
    assert watcher.locator("[data-target][role=button]").count() == 0
    expect(watcher.get_by_role("toolbar").get_by_role("button")).to_have_count(0)


def test_undo_after_the_other_saw_it_needs_a_yes(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    eva, petr = [people.open(link) for link in links]
    lines = tables.look(table)["seq"]
    assert my_turn(eva)
    turn_by_mouse(eva)
    eva.get_by_role("button", name="Undo", exact=True).click()  # allowed: nobody else has decided and nothing was drawn
    expect(eva.locator(".prompt")).to_contain_text("Your turn. Place domino")
    turn_by_mouse(eva)
    turn_by_mouse(eva)
    while tables.look(table)["turn"] == 0:
        turn_by_mouse(eva)
    assert my_turn(petr)
    turn_by_mouse(petr)
    eva.get_by_role("button", name="Ask to undo").click()
    expect(petr.get_by_text("Eva would like to take back")).to_be_visible()
    petr.get_by_role("button", name="Allow it").click()
    assert my_turn(eva)
    assert tables.look(table)["seq"] > lines


def test_who_is_alone_takes_back_what_was_seen_with_a_note(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", BOT)
    page = people.open(link)
    for number in (1, 2):
        tables.wait_for_turn(table, 0)
        assert my_turn(page)
        turn_by_mouse(page)  # a king is drawn
        page.get_by_role("button", name="Undo (on record)").click()
        if number == 1:  # then the game is marked anyway
            dialog = page.get_by_role("dialog", name="Undo (on record)")
            expect(dialog).to_contain_text("whatever is drawn comes out the same")
            dialog.get_by_role("button", name="The move stands").click()
            assert tables.look(table)["taken_back"] == 0
            page.get_by_role("button", name="Undo (on record)").click()
            dialog.get_by_role("button", name="Undo (on record)").click()
        told = "takes a move back" if number == 1 else "takes 2 moves back"
        expect(page.locator(".log")).to_contain_text(f"Eva {told} after seeing what came.")


def test_two_tabs_of_one_seat_stay_in_step(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 0)
    one = people.open(links[0])
    other = one.context.new_page()
    other.goto(f"/t/{table}")
    assert my_turn(other)
    turn_by_mouse(one)
    expect(newest(other)).to_have_text(newest(one).inner_text())


def test_a_bot_plays_for_me_and_hands_the_seat_back(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", "Petr")
    page = people.open(link)
    page.get_by_label("Table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Pribina of Nitra, strength 2 of 5").click()
    expect(page.get_by_text("Pribina of Nitra is playing for you")).to_be_visible()
    assert tables.look(table)["bots"] == {"0": "pribina"}
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("Pribina of Nitra is playing for you")).to_have_count(0)
    assert tables.look(table)["bots"] == {}
