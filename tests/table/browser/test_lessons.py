"""A lesson by the keyboard alone, with axe at every step."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

import koruna
from koruna.lessons.course import Lesson, course
from tests.how_many import NIGHTLY

from .careless import PAUSE
from .checking import ONLY_VIOLATIONS
from .people import HURRY, LISTEN, PATIENCE, until

LESSONS = [lesson for game in koruna.all_games() for lesson in course(game.id)]
BY_DAY = [lesson for lesson in LESSONS if (lesson.game, lesson.name) == ("kingdomino", "rows")]
MOST_TABS = 200
LEFT = "!document.querySelector('section.lesson[data-step=\"%d\"]:not([data-state=done])')"


@pytest.mark.parametrize("lesson", LESSONS if NIGHTLY else BY_DAY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_played_by_keyboard_and_axe_finds_nothing(chromium: Browser, address: str, lesson: Lesson) -> None:
    context = chromium.new_context(
        base_url=address, locale="en", color_scheme="dark", reduced_motion="reduce", bypass_csp=True
    )
    context.set_default_timeout(PATIENCE * 1000)
    found: list[str] = []
    try:
        page = context.new_page()
        page.add_init_script(f"{LISTEN}({HURRY})()")
        page.goto(f"/learn/{lesson.game}")
        tab_to(page, f'form[action$="/learn/{lesson.game}/{lesson.name}"] button')
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        page.locator("main[data-seq]").wait_for()
        for number, step in enumerate(lesson.steps):
            box = page.locator(f'section.lesson[data-step="{number}"]:not([data-state="done"])')
            expect(box).to_be_visible()
            if step.moves:
                until(page, "document.title.startsWith('●')")
            said = Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]
            found += [f"{step.id}: {each['id']} at {[node['target'] for node in each['nodes']][:4]}" for each in said]
            if step.whole:
                break
            while box.count():  # a step may take several moves
                seq = page.locator("main").get_attribute("data-seq")
                tab_to(page, f"section.lesson [data-lesson-do={'show' if step.moves else 'read'}]")
                page.keyboard.press("Enter")
                until(page, f"document.querySelector('main').dataset.seq !== '{seq}' || {LEFT % number}")
                if step.moves:
                    until(page, f"document.title.startsWith('●') || {LEFT % number}")
                page.wait_for_timeout(PAUSE)  # until then a click is ignored as the second half of a double click
        else:
            expect(page.locator('section.lesson[data-state="done"]')).to_be_visible()
    finally:
        context.close()
    assert found == []


def tab_to(page: Page, selector: str) -> None:
    """As somebody without a mouse gets there, unless the focus is there already."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab gets to {selector}")
