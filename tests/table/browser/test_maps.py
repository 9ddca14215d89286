"""Large maps: dragging, zooming, pinching, and keeping their position after updates."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from .conftest import People
from .people import Tables, caught_up, one_move

PHONE = (390, 844)
MEASURE = """() => {
  const pan = document.querySelector("[data-pan]");
  const zoom = Number(getComputedStyle(pan).getPropertyValue("--zoom"));
  return [zoom, pan.scrollLeft, pan.scrollTop, pan.scrollWidth - pan.clientWidth];
}"""


class Seen(NamedTuple):
    zoom: float
    left: float
    top: float
    more: float  # how much wider the map is than its window


def seen(page: Page) -> Seen:
    """As far as a browser measures exactly."""
    return Seen(*[round(measure, 4) for measure in page.evaluate(MEASURE)])


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("[data-pan]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(people: People, tables: Tables, seats: int = 2, size: tuple[int, int] = (1280, 860)) -> tuple[Page, str, Any]:
    names = ["Eva", "Petr", "Jana", "Karel", "Vlasta", "Ota", "Zuzana", "Ludmila"][:seats]
    table, links = tables.make(*names, game="suverenita", mode="first_game")
    while tables.look(table)["view"]["step"] in ("village", "relocate"):
        tables.play(table, links[tables.look(table)["turn"]])
    return people.open(links[0], *size), table, links


def test_the_wheel_zooms_and_whoever_drags_has_not_clicked(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables)
    assert seen(page).zoom == 1
    assert seen(page).more <= 0
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    assert seen(page).zoom > 2
    before = seen(page)
    page.mouse.down()
    page.mouse.move(x - 80, y - 50, steps=4)
    page.mouse.up()
    after = seen(page)
    assert (after.left - before.left, after.top - before.top) == (80, 50)
    expect(page.locator(".chosen")).to_have_count(0)
    expect(page.locator("[data-refused]")).to_be_hidden()


def test_what_is_under_the_pointer_stays_there_when_the_wheel_turns(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables)
    field = page.locator('[data-target="field:m01"]')
    box = field.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    after = field.bounding_box()
    assert after is not None
    assert after["width"] > 1.3 * box["width"]
    assert abs(after["x"] + after["width"] / 2 - x) < 3
    assert abs(after["y"] + after["height"] / 2 - y) < 3


def test_buttons_and_keys_zoom_too_and_show_the_whole_or_ones_own_land(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables)
    page.get_by_role("button", name="Zoom in").click()
    assert seen(page).zoom > 1.3
    page.keyboard.press("-")
    assert seen(page).zoom == 1
    home = page.get_by_role("button", name="The whole map, or your lands")
    home.click()
    near = seen(page)
    home.click()
    assert seen(page).zoom == 1 <= near.zoom


def test_a_change_leaves_the_map_where_it_was(people: People, tables: Tables) -> None:
    page, table, links = begin(people, tables)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    before = seen(page)
    with one_move(page):
        page.get_by_role("toolbar").locator(".btn-primary:enabled").click()
    assert seen(page) == before
    tables.play(table, links[1])
    caught_up(page, tables.look(table)["seq"])
    assert seen(page).zoom == before.zoom


def test_two_fingers_pinch_the_map_and_one_moves_it(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables, size=PHONE)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    x, y = middle(page)
    assert seen(page).more > 0
    touch("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 6):
        touch("touchMove", (x - 40 - 8 * step, y), (x + 40 + 8 * step, y))
    touch("touchEnd")
    assert 1.9 < seen(page).zoom < 2.1
    for _ in range(2):
        touch("touchStart", (x - 100, y), (x + 100, y))
        for step in range(1, 6):
            touch("touchMove", (x - 100 + 14 * step, y), (x + 100 - 14 * step, y))
        touch("touchEnd")
    assert abs(seen(page).more) <= 1, "the whole map is seen"


def test_a_map_of_many_begins_with_ones_own_land_in_sight(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables, seats=5)
    assert seen(page).zoom > 1.5
    inside = """() => {
      const window = document.querySelector("[data-pan]").getBoundingClientRect();
      return [...document.querySelectorAll("[data-home]")].some((element) => {
        const box = element.getBoundingClientRect();
        return box.left > window.left && box.right < window.right && box.top > window.top && box.bottom < window.bottom;
      });
    }"""
    assert page.evaluate(inside)


def test_the_whole_in_small_shows_what_is_seen_and_a_click_in_it_moves_the_map(people: People, tables: Tables) -> None:
    page, table, links = begin(people, tables, seats=5)
    inset, frame = page.locator("[data-overview]"), page.locator("[data-seen]").last
    box = inset.bounding_box()
    assert box is not None

    def seen_part() -> tuple[float, float, float]:
        """The centre of the frame, and how much of the whole it is wide; all relative to the inset."""
        around = frame.bounding_box()
        assert around is not None
        x, y = around["x"] + around["width"] / 2 - box["x"], around["y"] + around["height"] / 2 - box["y"]
        return x / box["width"], y / box["height"], around["width"] / box["width"]

    before = seen_part()
    assert before[2] < 0.9
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.3)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")  # scrolled
    x, y, _ = seen_part()
    assert abs(x - 0.5) < 0.03
    assert abs(y - 0.3) < 0.03 < abs(before[1] - y)
    tables.play(table, links[tables.look(table)["turn"]])
    caught_up(page, tables.look(table)["seq"])
    assert 0.2 < seen_part()[2] < 0.9, "the frame is there after an update, too"
    page.get_by_role("button", name="The whole map, or your lands").click()
    expect(inset).to_be_hidden()


def test_small_names_come_when_they_can_be_read(people: People, tables: Tables) -> None:
    page, _, _ = begin(people, tables, seats=4)
    names = "[...document.querySelectorAll('.world .name')].filter((name) => name.checkVisibility()).length"
    opened = page.evaluate(names)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    assert page.evaluate(names) == page.locator(".world .name").count() > opened > 10


def test_the_names_of_all_fields_are_shown_when_asked_for(people: People, tables: Tables) -> None:
    page, table, links = begin(people, tables, seats=4)
    seen = """[...document.querySelectorAll(".world :is(.name, .called)")]
        .filter((each) => each.checkVisibility()).length"""
    fields = page.locator(".world [data-target]").count()
    assert page.evaluate(seen) < fields
    button = page.get_by_role("button", name="Names of all fields")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(seen) == fields
    turn = tables.look(table)["turn"]
    tables.play(table, links[turn])  # an update draws the map anew
    caught_up(page, tables.look(table)["seq"])
    assert page.evaluate(seen) == fields
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate(seen) < fields
