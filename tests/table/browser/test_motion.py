"""Motion: a board moves as one, nothing flies to where it is seen already, and what others do is shown one by one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import People
from .people import Tables, caught_up, one_move

# Animations are held where they begin, and noted: what moves by itself, and how far in pixels.
HOLD = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    const [, x, y] = /translate[(](-?[0-9.e-]+)px, (-?[0-9.e-]+)px/.exec(frames[0].transform ?? "") ?? [0, 0, 0];
    const { piece, frame } = this.dataset;
    const own = this.closest("svg.kingdom") !== null;
    window.flights.push({ piece, frame, far: Math.hypot(Number(x), Number(y)), own });
    animation.pause();
    return animation;
  };
}"""
FINISH = "() => { for (const one of document.getAnimations()) if (one.playState === 'paused') one.finish(); }"


def place(page: Page, at: int) -> list[dict[str, Any]]:
    """Place the domino somewhere on the board; what moved then."""
    page.evaluate("() => { window.flights.length = 0; }")
    with one_move(page):
        lit = page.locator('[data-target^="square:"][role="button"]')
        lit.nth(at % lit.count()).click()
        expect(page.locator(".preview").first).to_be_visible()
        page.get_by_role("toolbar").locator("button.btn-primary:enabled").click()
    found: list[dict[str, Any]] = page.evaluate("() => window.flights")
    page.evaluate(FINISH)
    return found


def test_a_kingdom_moves_as_one_and_a_domino_that_lies_at_its_target_stays(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    shifted = 0
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], still=False)
    page.evaluate(HOLD)
    for at in (0, -1, 0):
        caught_up(page, tables.look(table)["seq"])
        page.evaluate(FINISH)
        flights = place(page, at)
        within = [each for each in flights if each.get("own")]
        shifted += sum(each["frame"] is not None for each in within)
        assert [each for each in within if each["piece"] and each["far"] > 2] == []
        page.evaluate(FINISH)
        tables.play_until(table, links, "place", 0)
    assert shifted, "the kingdom never moved"


def test_what_others_do_is_shown_one_by_one_until_a_key_skips_it(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 1)
    page = people.open(links[0], still=False)
    page.evaluate("() => localStorage.setItem('speed', 'slow')")
    page.reload()
    page.locator("main[data-seq]").wait_for()
    first = int(tables.look(table)["seq"])
    while tables.look(table)["turn"] == 1:
        tables.play(table, links[1])
    last = int(tables.look(table)["seq"])
    assert last - first >= 2
    shown = page.evaluate("() => Number(document.querySelector('main').dataset.seq)")
    assert shown < last, "all at once"
    page.keyboard.press("Shift")
    caught_up(page, last)
    expect(page.locator(".just-done")).not_to_have_count(0)
