"""Several people on one device: the view follows the turn, in games with secrets only after a hand-over."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import People
from .people import Tables, my_turn, one_move, turn_by_mouse


def two_on_one_device(people: People, game: str) -> tuple[Page, str]:
    """Set up a table on the set-up page, with both seats in this browser."""
    page = people.open(f"/new/{game}")
    for number, (who, name) in enumerate((("me", "Eva"), ("here", "Petr")), 1):
        page.get_by_role("combobox", name=f"Seat {number}: who plays").select_option(who)
        page.get_by_role("textbox", name=f"Seat {number}: name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page, page.url.rpartition("/")[2]


def test_a_game_without_secrets_goes_round_by_itself(people: People, tables: Tables) -> None:
    page, table = two_on_one_device(people, "kingdomino")
    decided = set()
    for _ in range(6):
        assert my_turn(page)
        turn = tables.look(table)["turn"]
        decided.add(turn)
        expect(page.locator(".prompt")).to_contain_text(("Eva", "Petr")[turn])
        expect(page.locator("main.hand-over")).to_have_count(0)
        turn_by_mouse(page)
    assert decided == {0, 1}


def test_an_undo_is_asked_for_on_the_device_itself(people: People, tables: Tables) -> None:
    page, table = two_on_one_device(people, "kingdomino")
    for answer, stays in (("The move stands", True), ("Allow it", False)):
        asker = tables.look(table)["turn"]
        assert my_turn(page)
        turn_by_mouse(page)  # a king is drawn
        turn = tables.look(table)["turn"]
        page.get_by_role("button", name="Ask to undo").click()
        name, other = ("Eva", "Petr") if asker == 0 else ("Petr", "Eva")
        expect(page.get_by_role("heading", name=f"{name} would like to take back their last move")).to_be_visible()
        expect(page.locator("main").get_by_role("button")).to_have_count(2)
        page.get_by_role("form", name=other).get_by_role("button", name=answer).click()
        assert my_turn(page)
        assert tables.look(table)["turn"] == (turn if stays else asker)


def test_a_game_with_secrets_goes_from_hand_to_hand(people: People, tables: Tables) -> None:
    page, table = two_on_one_device(people, "sealed_bids")
    expect(page.get_by_role("heading", name="Who has the device?")).to_be_visible()
    page.get_by_role("button", name="I am Eva").click()
    wish = own_wish(page)
    bid(page, 7)
    nothing_of_it_shows(page, wish, "Petr")
    assert "7" not in page.locator("main").inner_text()
    page.go_back()
    nothing_of_it_shows(page, wish, "Petr")
    page.reload()
    nothing_of_it_shows(page, wish, "Petr")
    page.get_by_role("button", name="I am Petr").click()
    expect(page.locator(".prompt")).to_contain_text("Petr, your turn. Bid for the treasure")
    assert own_wish(page) != wish
    assert "your bid" not in page.locator("main").inner_text().lower()
    bid(page, 3)
    expect(page.locator(".log")).to_contain_text("The bids are opened: 7, 3.")
    expect(page.locator(".prompt")).to_contain_text("Petr, your turn. Bid for the treasure")
    for next_one in ("Eva", "Petr", "Eva", "Petr", "Eva"):
        bid(page, 1)
        page.get_by_role("button", name=f"I am {next_one}").click()
        expect(page.locator(".prompt")).to_contain_text(f"{next_one}, your turn. Bid for the treasure")
        with one_move(page):
            bid(page, 0)
    expect(page.get_by_role("region", name="Result")).to_contain_text("1st")  # nothing is secret any more
    assert tables.look(table)["over"]


def own_wish(page: Page) -> str:
    return page.get_by_text("Wish:").text_content() or ""


def bid(page: Page, coins: int) -> None:
    number = page.locator("[data-choices]").get_by_role("spinbutton", name="Bid")
    number.press("Home")
    for _ in range(coins):
        number.press("ArrowUp")
    page.locator("[data-choices]").get_by_role("button", name=f"bid {coins}", exact=True).click()


def nothing_of_it_shows(page: Page, wish: str, next_one: str) -> None:
    expect(page.get_by_role("heading", name=f"Pass the device to {next_one}")).to_be_visible()
    assert wish not in page.content()
    assert "data-update" not in page.content()
    assert page.get_by_role("button", name="I am Eva").count() == 0
    assert page.title() == "Sealed Bids · Koruna"
