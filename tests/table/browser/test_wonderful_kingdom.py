"""It's a Wonderful Kingdom in the browser: a whole scenario alone, traps and planning between two people, and axe."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from koruna.engine.option import Options
from koruna.table.store.store import Store
from tests.how_many import NIGHTLY

from .checking import violations
from .conftest import People
from .moments import table_at
from .people import (
    Tables,
    caught_up,
    chronicle,
    do_it_all_the_same,
    goes_on,
    one_move,
    until,
)

GAME = "wonderful_kingdom"
KINDS = {"search", "remove", "keep", "area", "slate", "exchange", "lab"}  # of targets that are clicked
Move = dict[str, Any]


# --- a whole scenario --------------------------------------------------------------------------------


def test_a_whole_scenario_alone_by_mouse(people: People, tables: Tables) -> None:
    table, (link,) = tables.make("Eva", game=GAME, scenario="SC01")
    page = people.open(link)
    rng = Random(3)
    clicked: set[str] = set()
    while goes_on(page, clicked, KINDS):
        moves = tables.look(table, link)["moves"]
        if not moves:
            continue  # the page does not know yet that the game is over
        move = rng.choice([move for move in moves if not kinds(move) <= clicked] or moves)
        click_through(page, move, moves)
        clicked |= kinds(move)
    assert clicked >= KINDS
    if NIGHTLY:
        final = tables.look(table)
        assert final["over"]
        result = page.get_by_role("region", name="Result")
        expect(result).to_contain_text(str(abs(final["scores"][0])))
        expect(page.locator("[data-target]")).to_have_count(0)


def kinds(move: Move) -> set[str]:
    return {target.partition(":")[0] for target in move["targets"]}


def click_through(page: Page, move: Move, moves: list[Move]) -> None:
    """Make one of the moves. Everything clicked has to be lit by then; where that may mean several moves, it is asked
    which, and what is warned of is asked once more."""
    with one_move(page):
        for target in move["targets"]:
            lit(page, target).click()
        if sum(other["targets"] == move["targets"] for other in moves) > 1:
            page.locator("[data-choices]").get_by_role("button", name=move["label"], exact=True).click()
        if move["warning"]:
            do_it_all_the_same(page, move["warning"])


def click_first(page: Page, tables: Tables, table: str, link: str) -> None:
    moves = tables.look(table, link)["moves"]
    click_through(page, moves[0], moves)


def lit(page: Page, target: str) -> Locator:
    """What can be clicked: of cards that are alike, the first. Free actions are folded away until they are wanted."""
    ends = target == "done"
    found = page.locator('[data-makes="done"]' if ends else f'[data-target="{target}"][role="button"]').first
    expect(found).to_be_attached()
    fold = page.locator("details:not([open])").filter(has=found)
    if fold.count():
        fold.first.locator("> summary").click()
    return found


# --- a phone -----------------------------------------------------------------------------------------


def test_on_a_phone_a_site_is_enlarged_and_a_reason_is_seen_where_one_has_scrolled_to(
    people: People, tables: Tables
) -> None:
    _, (link,) = tables.make("Eva", game=GAME, scenario="SC03")
    page = people.open(link, 360, 780)
    assert page.locator(".duchy").evaluate("(own) => own.scrollHeight <= own.clientHeight")  # not squeezed
    site = page.locator('[data-target^="site:"]').first
    site.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Missing:")
    dialog.get_by_role("button", name="Close").click()
    page.locator('[data-target="quest:northern_lands:1"]').click()
    expect(page.locator("[data-why]")).to_be_in_viewport()


@pytest.mark.parametrize("step", ["offer", "plan"])
def test_on_a_phone_every_card_that_can_be_chosen_is_seen_at_once(people: People, store: Store, step: str) -> None:
    page = people.open(table_at(store, GAME, 2, step, also="seen"), 390, 844)
    cards = page.locator(".row .legal[data-target]")
    assert cards.count() > 5
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_a_button_of_an_area_covers_neither_its_name_nor_its_cards(
    people: People, store: Store, width: int, height: int
) -> None:
    page = people.open(table_at(store, GAME, 2, "offer", also=f"tools{width}"), width, height)
    page.locator(".hand .legal").first.click()
    for area in page.locator(".offer:has(.tool)").all():
        tool, name = area.locator(".tool").bounding_box(), area.locator("h2").evaluate(RIGHT_OF_TEXT)
        assert tool
        assert name <= tool["x"]
        for card in area.locator(".wc").all():
            box = card.bounding_box()
            assert box
            assert box["y"] >= tool["y"] + tool["height"] - 2 or box["x"] + box["width"] <= tool["x"]


def test_no_box_is_larger_than_what_is_in_it(people: People, store: Store) -> None:
    page = people.open(table_at(store, GAME, 2, "offer", also="boxes"), 1280, 800)
    size = "(box) => [box.offsetWidth, box.offsetHeight]"
    assert page.locator(".sites:has(.none)").evaluate(size)[1] < 100
    assert page.locator(".offer").first.evaluate(size)[0] < 300
    assert page.locator(".top .track").evaluate(size)[0] > 300  # beside the areas


RIGHT_OF_TEXT = """(heading) => {
  const text = document.createRange();
  text.selectNodeContents(heading);
  return text.getBoundingClientRect().right;
}"""
OF_TWO_COLOURS = ("village_dowry", "gilded_keystone", "shipwrights_chest", "guild_tithe", "pilgrims_map")
UNCOVERED = """(button) => {
  const box = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def test_which_of_two_colours_is_meant_is_asked_where_it_is_seen_on_a_phone_too(people: People) -> None:
    page = people.open("/", 390, 844)
    page.request.post(
        f"/new/{GAME}",
        form={"seats": "1", "who0": "me", "name0": "Eva", "seed": "3"},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    page.goto("/")
    page.get_by_role("link", name="Play", exact=True).click()
    address = f"/api/tables/{page.url.rpartition('/')[2]}"
    while len((now := page.request.get(address).json())["view"]["players"][0]["cubes"]) < 2:
        texts = [move["text"] for move in now["moves"]]
        chests = [text for text in texts if text.startswith("exchange") and text.split()[1] in OF_TWO_COLOURS]
        sites = [text for text in texts if text.startswith("slate")]
        page.request.post(f"{address}/moves", data={"seq": now["seq"], "move": [*sites, *chests, *texts][0]})
    caught_up(page, now["seq"])
    page.locator('[data-target="lab"][role="button"]').first.click()
    for colour in now["view"]["players"][0]["cubes"]:
        button = page.locator(f'[data-choices] [data-move="lab {colour}"]')
        assert button.evaluate(UNCOVERED)  # without scrolling, which Playwright's click would do
    with one_move(page):
        button.click()
    assert len(page.request.get(address).json()["view"]["players"][0]["cubes"]) == 1


# --- two people --------------------------------------------------------------------------------------


def test_a_trap_is_seen_by_nobody_not_even_by_who_laid_it(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME, first_player="fixed")
    to_step(tables, table, links, "offer", 0)
    eva, petr, watcher = [people.open(path) for path in (*links, f"/t/{table}")]
    moves = tables.look(table, links[0])["moves"]
    known = str(tables.look(table, links[1])["view"])  # a copy of a card that Petr has anyway would be no leak
    hidden = [move["text"].split()[1] for move in moves if move["text"].endswith("1 down")]
    card = next(card for card in hidden if card not in known)
    name = eva.locator(f'[data-target="hand:{card}"]').first.get_attribute("data-label") or ""
    with one_move(eva):
        lit(eva, f"hand:{card}").click()
        lit(eva, "trap:1").click()
    seq = tables.look(table)["seq"]
    for page in (eva, petr, watcher):
        caught_up(page, seq)
        areas = page.locator('[data-place^="area-1"]').first
        assert f"card-{card}" not in areas.inner_html()
        assert card not in (areas.text_content() or "")
    for page in (petr, watcher):
        heard = "\n".join(page.evaluate("window.heard"))
        assert card not in heard
        assert name not in heard
    for link in ("", *links):
        seen = tables.look(table, link)["view"]
        assert [entry["card"] for entry in seen["areas"][0]].count(None) == 1
    for link in ("", links[1]):
        key = {"Authorization": f"Bearer {link.rpartition('/')[2]}"} if link else {}
        record = tables.client.get(f"/api/tables/{table}/record", headers=key).text
        assert record.rstrip().endswith("\n0 ?")


def test_both_plan_at_once_and_see_of_each_other_only_what_was_before(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME, module="basic")
    to_step(tables, table, links, "plan", None)
    eva, petr = [people.open(path) for path in links]
    before = tables.look(table, links[1])["view"]["players"][0]
    planned = 0
    while 0 in tables.look(table)["waiting"]:
        if planned < 2:
            click_first(eva, tables, table, links[0])
        else:
            tables.play(table, links[0])
        planned += 1
        assert tables.look(table, links[1])["view"]["players"][0] == {**before, "closed": not still(tables, table)}
    assert planned > 1
    until(petr, "window.heard.length > 0")
    assert not re.search("Eva (makes|exchanges|plans)", chronicle(petr).inner_text())
    while 1 in tables.look(table)["waiting"] and tables.look(table)["view"]["step"] == "plan":
        tables.play(table, links[1])
    expect(eva.locator(".prompt")).to_be_visible()
    assert tables.look(table, links[1])["view"]["players"][0] != before  # now it is revealed


def test_one_takes_back_a_plan_and_the_other_keeps_theirs(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME, module="basic")
    to_step(tables, table, links, "plan", None)
    eva, petr = [people.open(path) for path in links]
    before = tables.look(table, links[0])["view"]["players"][0]
    own, others = [tables.look(table, link)["moves"] for link in links]
    slated = next(move for move in own if move["text"].startswith("slate ") and move not in others)
    click_through(eva, slated, [slated])
    click_first(petr, tables, table, links[1])
    planned = tables.look(table, links[1])["view"]["players"][1]
    board = petr.locator('[data-part="board"]').inner_html()
    undo = eva.get_by_role("toolbar").get_by_role("button", name="Undo", exact=True)
    with eva.expect_response(lambda answer: answer.url.endswith("/undo?seat=0")) as answer:
        undo.click()
    caught_up(eva, answer.value.json()["seq"])
    assert tables.look(table, links[0])["view"]["players"][0] == before
    assert tables.look(table)["undo"] is None, "Petr was not asked"
    assert tables.look(table, links[1])["view"]["players"][1] == planned
    assert petr.locator('[data-part="board"]').inner_html() == board
    heard = "\n".join(petr.evaluate("window.heard"))
    assert slated["text"] not in heard
    assert slated["label"] not in heard
    click_first(petr, tables, table, links[1])
    petr_record = tables.client.get(f"/api/tables/{table}/record", headers=key_of(links[1])).text
    assert slated["text"] not in petr_record


def key_of(link: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {link.rpartition('/')[2]}"}


def still(tables: Tables, table: str) -> bool:
    return 0 in tables.look(table)["waiting"]


def to_step(tables: Tables, table: str, links: list[str], step: str, seat: int | None) -> None:
    """Play at random until a step has come, to a seat or to all."""
    rng = Random(step)
    while (now := tables.look(table))["view"]["step"] != step or seat not in (None, now["turn"]):
        tables.play(table, links[now["waiting"][0]], rng)


# --- axe ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(store: Store) -> dict[str, str]:
    threats: Options = {"module": "threats"}
    steps = {step: table_at(store, GAME, 2, step, threats) for step in ("offer", "plan", "produce", "combat")}
    steps |= {
        f"{module} over": table_at(store, GAME, 2, "over", {"module": module}) for module in ("advisors", "quests")
    }
    alone = table_at(store, GAME, 1, "pick", {"scenario": "SC02"})
    return {**steps, "alone": alone, "set-up": f"/new/{GAME}", "rules": f"/rules/{GAME}"}


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, address: str, moments: dict[str, str], scheme: Literal["light", "dark"], width: int
) -> None:
    assert violations(chromium, address, moments, scheme, width) == []
