"""Tiny Epic Kingdoms in the browser: a whole game by mouse, a war with secret dials, one device for two, and axe."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from koruna.engine.option import Options
from koruna.table.store.store import Store
from tests.how_many import NIGHTLY

from .checking import violations
from .conftest import People
from .moments import table_at
from .people import BOT, Tables, chronicle, do_it_all_the_same, goes_on, one_move, step_to, until

GAME = "tiny_epic_kingdoms"
KINDS = {"amounts", "region", "choose", "collect"}  # of targets that are clicked
SET_UP = ("draft", "side", "split")


# --- a whole game ------------------------------------------------------------------------------------


def test_a_whole_game_of_four_against_bots_by_mouse(people: People, tables: Tables) -> None:
    table, (link, *_) = tables.make("Eva", BOT, BOT, BOT, game=GAME)
    page = people.open(link)
    clicked: set[str] = set()
    rng = Random(8)
    while goes_on(page, clicked, KINDS):
        seen = tables.look(table, link)
        if seen["over"] or not seen["moves"]:
            continue
        move = rng.choice(growing(seen["moves"]))
        click_through(page, move["targets"], move["warning"])
        clicked |= {target.partition(":")[0] for target in move["targets"]}
    assert clicked >= KINDS
    if NIGHTLY:
        check_result(page, tables.look(table))


def check_result(page: Page, final: dict[str, Any]) -> None:
    assert final["over"]
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("1st")
    best_first = sorted(final["scores"], reverse=True)
    expect(result.locator("strong")).to_have_text([str(score) for score in best_first])
    expect(page.locator("[data-target]")).to_have_count(0)


def growing(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What brings a game to its end, where there is such a thing to do."""
    steps = [move for move in moves if move["text"].split()[0] in ("build", "research", "collect")]
    acts = [move for move in moves if move["text"] not in ("pass", "done", "decline")]
    return steps or acts or moves


def click_through(page: Page, targets: list[str], warning: str = "") -> None:
    """Everything clicked has to be highlighted by then; moves with a warning need confirmation."""
    with one_move(page):
        for target in targets:
            if target.startswith(("amounts:", "war:")):
                # Where a sum is fixed, one more is one less elsewhere, and the button says so.
                if page.locator("[data-steps=amounts] .stepper:not(.idle)").count() > 1:
                    expect(page.locator("[data-steps=amounts] button small")).not_to_have_count(0)
                step_to(page, target)
            else:
                lit(page, target).click()
        if warning:
            do_it_all_the_same(page, warning)


def lit(page: Page, target: str) -> Locator:
    usual = target in ("collect", "pass", "done", "decline")
    found = page.locator(f'[data-makes="{target}"]' if usual else f'[data-target="{target}"][role="button"]')
    expect(found).to_have_count(1)
    return found.locator(".hit") if target.startswith(("region", "figure")) else found


def test_large_letters_cover_nothing_that_can_be_clicked(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    while "collect" not in (texts := [move["text"] for move in tables.look(table, links[0])["moves"]]):
        mover = tables.look(table)["waiting"][0]
        tables.send(table, links[mover], tables.look(table, links[mover])["moves"][0]["text"])
    page = people.open(links[0])
    for size in ("large", "huge"):
        page.evaluate("(size) => localStorage.setItem('text', size)", size)
        page.reload()
        for target in {move["targets"][0] for move in tables.look(table, links[0])["moves"]}:
            lit(page, target).click(trial=True)
    assert len(texts) > 1


def test_the_only_move_is_on_the_primary_button_and_nothing_else_is_asked_for(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    while [move["text"] for move in tables.look(table, links[0])["moves"]] != ["collect"]:
        mover = tables.look(table)["waiting"][0]
        tables.send(table, links[mover], tables.look(table, links[mover])["moves"][0]["text"])
    page = people.open(links[0])
    expect(page.locator(".prompt")).to_contain_text("so collect resources")
    with one_move(page):
        page.get_by_role("button", name="Collect resources").click()


def test_a_war_begins_only_when_it_is_confirmed_by_its_name(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    rng = Random(3)
    while not (wars := [move for move in tables.look(table, links[0])["moves"] if "war with" in move["label"]]):
        tables.play(table, links[tables.look(table)["waiting"][0]], rng)
    page = people.open(links[0])
    seq = tables.look(table)["seq"]
    for target in wars[0]["targets"]:
        if page.locator(f'[data-target="{target}"].chosen').count() == 0:  # the only source is chosen already
            lit(page, target).click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("This begins a war with Petr")
    question.get_by_role("button", name="No, go back").click()
    assert tables.look(table)["seq"] == seq
    for target in wars[0]["targets"]:
        if page.locator(f'[data-target="{target}"].chosen').count() == 0:
            lit(page, target).click()
    page.wait_for_timeout(400)  # a quicker answer is ignored
    with one_move(page):
        page.get_by_role("button", name="Go to war", exact=True).click()


def test_on_a_phone_the_first_region_that_can_be_reached_comes_into_view(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", "Jan", "Hana", game=GAME)
    rng = Random(3)
    while not (far := leaving(tables.look(table, links[0])["moves"])):
        tables.play(table, links[tables.look(table)["waiting"][0]], rng)
    page = people.open(links[0], 390, 844)
    for source in far:
        lit(page, source).click()
        until(page, f"document.querySelector('[data-target=\"{source}\"].chosen')")
        reached = [lit(page, target).bounding_box() for target in far[source]]
        bottom = page.locator(".actions").bounding_box()
        assert bottom
        assert any(box and box["y"] + box["height"] / 2 < bottom["y"] for box in reached)
        page.keyboard.press("Escape")


def leaving(moves: list[dict[str, Any]]) -> dict[str, list[str]]:
    """By region the regions to which a figure can go from there, if all are in other lands and there is a choice."""
    ways: dict[str, list[str]] = {}
    for move in moves:
        if move["text"].startswith("quest") and len(move["targets"]) == 2 and "hall" not in move["text"]:
            ways.setdefault(move["targets"][0], []).append(move["targets"][1])
    return ways if len(ways) > 1 else {}


# --- a war -------------------------------------------------------------------------------------------


def test_neither_side_of_a_war_sees_the_other_s_dial(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    numbers = to_war(tables, table, links)
    eva, petr, watcher = [people.open(path) for path in (*links, f"/t/{table}")]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    petr.route("**/moves*", hold)
    lit(petr, "flag").click()  # sent before any dial was seen, and in flight while Eva sets hers
    until(petr, "document.querySelector('main').dataset.sending !== undefined")
    with one_move(eva):
        step_to(eva, f"war:{numbers[0]}")
    for page in (petr, watcher):
        until(page, "window.heard.length > 0")
        expect(chronicle(page)).to_contain_text("Eva has set the die.")
        for text in (page.locator("body").inner_text(), page.content(), "\n".join(page.evaluate("window.heard"))):
            assert shows_dial(text, numbers[0]) == []
    for link in ("", links[1]):
        war = tables.look(table, link)["view"]["war"]
        assert (war["attack"], war["defence"]) == (None, None)
        key = {"Authorization": f"Bearer {link.rpartition('/')[2]}"} if link else {}
        record = tables.client.get(f"/api/tables/{table}/record", headers=key).text
        assert record.rstrip().endswith("\n0 ?")
    with petr.expect_response(re.compile("/moves")) as answer:
        held[0].continue_()
    assert answer.value.status == 200
    for page in (eva, petr, watcher):
        expect(chronicle(page)).to_contain_text(f"Eva shows {numbers[0]}.")
        expect(chronicle(page)).to_contain_text("Petr shows the flag.")
    assert shows_dial(eva.content(), numbers[0])  # proves that the search above finds a dial


def to_war(tables: Tables, table: str, links: list[str]) -> list[int]:
    """Play at random until both have to set a dial; the highest number of each."""
    rng = Random(3)
    while (now := tables.look(table))["view"]["step"] != "dial" or len(now["waiting"]) < 2 or not all(most(now)):
        assert not now["over"], "a whole game without a war in which both could fight"
        tables.play(table, links[now["turn"]], rng)
    return most(now)


def most(seen: dict[str, Any]) -> list[int]:
    """By seat: the highest number it can pay for."""
    war = seen["view"]["war"]
    both = {war["attacker"]: war["most_attack"], war["defender"]: war["most_defence"]}
    return [both[0], both[1]]


def shows_dial(text: str, number: int) -> list[str]:
    """The places in a text that reveal a dial; one's own buttons, which offer every number, do not count."""
    return re.findall(rf'Eva shows {number}|"(?:attack|defence)": ?{number}\b|class="die">{number}<', text)


def test_on_one_device_the_dials_go_from_hand_to_hand(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    numbers = to_war(tables, table, links)
    page = people.open(links[0])
    page.goto(links[1])  # the browser has both seats now
    page.get_by_role("button", name="I am Eva").click()
    step_to(page, f"war:{numbers[0]}")
    expect(page.get_by_role("heading", name="Pass the device to Petr")).to_be_visible()
    assert shows_dial(page.content(), numbers[0]) == []
    page.get_by_role("button", name="I am Petr").click()
    expect(page.locator(".dial")).to_be_visible()
    assert shows_dial(page.content(), numbers[0]) == []
    with one_move(page):
        lit(page, "flag").click()
    expect(chronicle(page)).to_contain_text(f"Eva shows {numbers[0]}.")


# --- axe ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(store: Store) -> dict[str, str]:
    """Where to look: at a table in its steps, with all pieces on it, and at the pages around."""
    options: Options = {"draft": True, "exploration": True}
    steps = {
        step: table_at(store, GAME, 3, step, options, after=0 if step in SET_UP else 80)
        for step in ("draft", "side", "split", "select", "offer", "dial", "over")
    }
    return {**steps, "set-up": f"/new/{GAME}", "rules": f"/rules/{GAME}"}


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, address: str, moments: dict[str, str], scheme: Literal["light", "dark"], width: int
) -> None:
    assert violations(chromium, address, moments, scheme, width) == []
