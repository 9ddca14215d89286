"""Measures how soon a page answers a click: `python -m tests.table.browser.measure_clicks`.

Real clicks of the mouse on targets that can be chosen, in every game. The time is from the event to the first frame
after it, when what was chosen, or that the move is being sent, is on the screen; and, which other work of the machine
does not change, the processor time that the page's main thread takes until the next click.
"""

from __future__ import annotations

from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import CDPSession, sync_playwright

from koruna.table.store.store import Store
from tests.table.servers import serving

from .launching import launch
from .moments import table_at
from .test_hand import MOMENTS

CLICKS = 12
# Every click: from its own time stamp until the frame that follows is drawn. No request is let through.
WATCH = """() => {
  window.took = [];
  window.fetch = async () => new Response('{"error": "no"}', { status: 400 });
  addEventListener("click", (event) => {
    requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - event.timeStamp)));
  }, true);
}"""
POINTS = """() => [...document.querySelectorAll("[data-target].legal")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


def busy(tools: CDPSession) -> float:
    """The seconds that the main thread has worked so far."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/koruna.db"
        with serving(database) as address:
            store, browser = Store(database), launch(playwright)
            for game, (seats, step, after) in MOMENTS.items():
                page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 860})
                page.goto(table_at(store, game, seats, step, after=after))
                page.wait_for_timeout(1500)
                page.evaluate(WATCH)
                tools = page.context.new_cdp_session(page)
                tools.send("Performance.enable", {"timeDomain": "threadTicks"})
                before = busy(tools)
                for number in range(CLICKS):
                    points = page.evaluate(POINTS)
                    page.mouse.click(*points[number % len(points)])
                    page.wait_for_timeout(150)
                took = sorted(page.evaluate("window.took"))
                work = (busy(tools) - before) * 1000 / CLICKS
                print(f"{game}: {median(took):.0f} ms, at most {took[-1]:.0f} ms; {work:.0f} ms of processor time")
                page.close()
            browser.close()
            store.close()


if __name__ == "__main__":
    main()
