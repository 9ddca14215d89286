"""Eight-Minute Empire in the browser: a whole game by mouse, the secret bid, a turn by keyboard, and axe."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from koruna.table.store.store import Store
from tests.how_many import NIGHTLY

from .checking import violations
from .conftest import People
from .moments import table_at
from .people import BOT, Tables, caught_up, chronicle, goes_on, my_turn, one_move, step_to, until

GAME = "eight_minute_empire"
KINDS = {"bid", "card", "region", "done"}  # of targets that are clicked
STEPS = ("bid", "take", "act", "over")
# Records the animations of pieces.
WATCH = """
window.went = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  window.went.push([this.dataset.piece ?? "", JSON.stringify(frames)]);
  return animate.call(this, frames, timing);
};
"""
# The target that has the focus and can be chosen.
FOCUSED = """document.activeElement.matches('[data-target][role="button"]:not([aria-pressed])')
  ? document.activeElement.dataset.target : "" """


# The targets chosen so far, such as an only source, which is chosen by itself.
CHOSEN = "[...new Set([...document.querySelectorAll('[data-target].chosen')].map((each) => each.dataset.target))]"


def bid(page: Page, coins: int) -> None:
    expect(page.get_by_role("spinbutton", name="Your bid")).to_be_visible()
    step_to(page, f"bid:{coins}")


# --- a whole game ------------------------------------------------------------------------------------


def test_a_whole_game_against_two_bots_by_mouse(people: People, tables: Tables) -> None:
    table, (link, _, _) = tables.make("Eva", BOT, BOT, game=GAME)
    page = people.open(link)
    clicked: set[str] = set()
    made = 0
    while goes_on(page, clicked, KINDS):
        move = choose(tables.look(table, link)["moves"], made)
        click_through(page, move["targets"])
        made += len(move["targets"])
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


def choose(moves: list[dict[str, Any]], often: int) -> dict[str, Any]:
    """Some move, and every now and then the end of an action."""
    done = [move for move in moves if move["text"] == "done"]
    if done and often % 5 == 0:
        return done[0]
    others = [move for move in moves if move["text"] != "done"]
    return others[often % len(others)]


def click_through(page: Page, targets: list[str]) -> None:
    """Everything clicked has to be lit by then."""
    with one_move(page):
        for target in targets:
            if target.startswith("bid:"):
                step_to(page, target)
                continue
            ends = target == "done"
            lit = page.locator('[data-makes="done"]' if ends else f'[data-target="{target}"][role="button"]')
            expect(lit).to_have_count(1)
            (lit.locator(".hit") if target.startswith("region") else lit).click()


# --- the bid -----------------------------------------------------------------------------------------


def test_two_people_bid_at_the_same_time_and_in_secret(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    eva, petr, watcher = [people.open(path) for path in (*links, f"/t/{table}")]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    petr.route("**/moves*", hold)
    bid(petr, 3)  # sent before any bid was seen, and in flight while Eva bids
    until(petr, "document.querySelector('main').dataset.sending !== undefined")
    bid(eva, 13)
    expect(eva.get_by_text("Your bid: 13 coins")).to_be_visible()
    for page in (petr, watcher):
        expect(chronicle(page)).to_contain_text("Eva has a bid ready.")
        until(page, "window.heard.length > 0")
        assert shows_bid(page.locator("body").inner_text(), 13) == []
        assert shows_bid(page.content(), 13) == []
        assert shows_bid("\n".join(page.evaluate("window.heard")), 13) == []
    for link in ("", links[1]):
        assert [player["bid"] for player in tables.look(table, link)["view"]["players"]] == [None, None]
    assert len(held) == 1
    with petr.expect_response(re.compile("/moves")) as answer:
        held[0].continue_()
    assert answer.value.status == 200
    for page in (eva, petr, watcher):
        for sentence in ("Eva bids 13 coins.", "Petr bids 3 coins.", "Eva wins the bid and pays 13 coins."):
            expect(chronicle(page)).to_contain_text(sentence)
    assert shows_bid(eva.content(), 13)  # proves that the search above finds a bid


def shows_bid(text: str, coins: int) -> list[str]:
    """Where a text tells of a bid; one's own buttons and moves, which offer every bid, do not."""
    return re.findall(rf"(?i)(?:your bid: |bids |pays ){coins}\b|\"bid\": ?{coins}\b|win\D{{0,9}}{coins}\b", text)


# --- armies on their way -----------------------------------------------------------------------------


def test_an_army_travels_to_where_it_goes(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game=GAME)
    marches: list[str] = []
    while not marches:
        turn = tables.look(table)["turn"]
        tables.play(table, links[turn])
        moves = tables.look(table, links[tables.look(table)["turn"]])["moves"]
        marches = [move["text"] for move in moves if move["text"].startswith("move ")]
    seen = tables.look(table)
    page = people.open(f"/t/{table}", still=False)
    page.add_init_script(WATCH)
    page.reload()
    key = links[seen["turn"]].rpartition("/")[2]
    sent = {"seq": seen["seq"], "move": marches[0]}
    answer = tables.client.post(
        f"/api/tables/{table}/moves", json=sent, headers={"Authorization": f"Bearer {key}"}
    ).raise_for_status()
    caught_up(page, answer.json()["seq"])
    piece = f"army-{marches[0].rpartition('-')[2]}-{seen['turn'] + 1}-"
    assert any(name.startswith(piece) and "translate(" in frames for name, frames in page.evaluate("window.went"))


# --- by keyboard -------------------------------------------------------------------------------------


def test_bid_take_act_and_done_by_keyboard_alone(people: People, tables: Tables) -> None:
    table, (link, _) = tables.make("Eva", BOT, game=GAME)
    page = people.open(link)
    made: set[str] = set()
    while made != {"bid", "card", "act", "done"}:
        assert my_turn(page), f"the game is over, and only this was done: {made}"
        seen = tables.look(table, link)
        kind = {"bid": "bid", "take": "card", "act": "done" if "act" in made else "act"}[seen["view"]["step"]]
        pressed: list[str] = page.evaluate(CHOSEN) if kind == "act" else []
        with one_move(page):
            if kind == "bid":
                pressed.append(bid_by_keys(page))
            while pressed not in [move["targets"] for move in seen["moves"]]:
                if kind == "done":
                    page.keyboard.press("Tab")  # a second Enter in haste would not count
                    page.locator('[data-makes="done"]').press("Enter")
                    pressed.append("done")
                    continue
                pressed.append(press_on(page, *(("action", "region", "army") if kind == "act" else (kind,))))
        made.add(kind)


def bid_by_keys(page: Page) -> str:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("spinbutton", name="Your bid")).to_be_focused()
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    return "bid:1"


def press_on(page: Page, *kinds: str) -> str:
    """Arrow keys move between highlighted targets; Enter chooses the first of a kind."""
    page.evaluate("document.activeElement.blur()")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowUp"):
        for _ in range(4):
            page.keyboard.press(key)
            at = str(page.evaluate(FOCUSED))
            if at.partition(":")[0] in kinds:
                page.keyboard.press("Enter")
                return at
    shown = [each.get_attribute("data-target") for each in page.locator('[data-target][role="button"]').all()]
    raise AssertionError(f"the arrows do not lead to any of {kinds}; lit is {shown}")


# --- axe ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(store: Store) -> dict[str, str]:
    """Where to look: at a table in each of its steps, at the other side of the board, and at the pages around."""
    steps = {step: table_at(store, GAME, 2, step, after=0 if step == "bid" else 30) for step in STEPS}
    other = table_at(store, GAME, 2, "act", {"board": "B", "goods_tokens": True}, after=30)
    return {**steps, "side B": other, "set-up": f"/new/{GAME}", "rules": f"/rules/{GAME}"}


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, address: str, moments: dict[str, str], scheme: Literal["light", "dark"], width: int
) -> None:
    assert violations(chromium, address, moments, scheme, width) == []
