"""`python -m bench.feel [GAME ...]`: how a table feels in a browser, against what it must reach.

A game is played by random moves of all seats, about two a second, while one of them has its page open in Chromium. That
page reports when it was told of a move and when the move was drawn, how long clicks take to be answered, how much it
loaded, and, with the processor slowed down four times, the frames while something moves. What the page's thread
has to do for a frame is taken from a trace, in processor time, to which other work on the machine adds little; the
rest is measured by the clock, so run nothing else beside it. Fails if a figure is missed.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from math import inf
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, FloatRect, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.table.browser.launching import launch
from tests.table.browser.people import Tables, caught_up
from tests.table.servers import serving

import koruna

SEATS = 4
SIZE = {"width": 1280, "height": 800}
SLOWED = 4
BETWEEN = 450  # milliseconds between moves: longer than pieces travel
FRAME_MS = 1000 / 60
DRAWN_MS, CLICK_MS, LOAD_KB = 100, 50, 150
TASK = "ThreadControllerImpl::RunTask"  # in a trace
PATIENCE = 120  # seconds
WARM_UP = 3  # moves that are not measured: scripts are compiled meanwhile
CLICKS = 20
AT_ONCE = 16  # milliseconds: the browser tells of no click that took less

# Notes when an update came and when it was on the screen, frames while something moves, and answers to clicks.
WATCH = """
window.felt = { drawn: [], asked: 0, clicks: [], frames: [] };
const painted = (then) => requestAnimationFrame(() => setTimeout(then, 0));
window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("table", () => {
      const at = performance.now();
      painted(() => window.felt.drawn.push(performance.now() - at));
    });
  }
};
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === "click") window.felt.clicks.push(duration);
}).observe({ type: "event", durationThreshold: 16 });
addEventListener("click", (event) => { window.felt.asked += event.isTrusted; }, true);
const animate = Element.prototype.animate;
let running = 0, last = 0;
function watch(at) {
  performance.mark(running ? "moving" : "still");
  if (last) window.felt.frames.push(at - last);
  last = running ? at : 0;
  if (running) requestAnimationFrame(watch);
}
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  if (!running++) requestAnimationFrame(watch);
  animation.finished.finally(() => { running -= 1; });
  return animation;
};
"""


class Feel(NamedTuple):
    """Of one game: milliseconds, the worst of twenty each, and kilobytes."""

    game: str
    drawn: float  # from the update to the screen
    click: float
    load: float  # compressed
    frame: float  # of processor time of the page's thread, slowed down
    late: float  # per cent of frames by the clock that came later than the next


def worst_of_twenty(times: list[float]) -> float:
    """Endless if nothing was recorded: what was not measured is not reached."""
    return sorted(times)[int(len(times) * 0.95)] if times else inf


def open_page(browser: Browser, address: str, link: str) -> Page:
    context = browser.new_context(base_url=address, viewport={"width": SIZE["width"], "height": SIZE["height"]})
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(link)
    button = page.locator("form.sheet button.btn-primary")
    if button.count():
        button.first.click()
    page.locator("main[data-seq]").wait_for()
    return page


def loaded_kb(page: Page) -> float:
    """All that the page loaded at first, as it was sent, without fonts and sounds, which come later."""
    sizes: list[tuple[str, int]] = page.evaluate(
        "() => performance.getEntries().filter((each) => 'encodedBodySize' in each)"
        ".map((each) => [each.name, each.encodedBodySize])"
    )
    return sum(float(size) for name, size in sizes if not name.endswith((".woff2", ".ogg", ".png"))) / 1000


def play(tables: Tables, table: str, links: list[str], page: Page, moves: int, rng: Random) -> None:
    for _ in range(moves):
        now = tables.look(table)
        if now["over"]:
            return
        tables.play(table, links[rng.choice(now["waiting"])], rng)
        caught_up(page, tables.look(table)["seq"])
        page.wait_for_timeout(BETWEEN)


def click_around(page: Page, times: int, lit: Callable[[], list[FloatRect]]) -> None:
    """Choose and leave again; a click that makes a move counts as well."""
    for at in range(times):
        if not (boxes := lit()):
            return
        box = boxes[at % len(boxes)]
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(BETWEEN)
        page.keyboard.press("Escape")
        page.wait_for_timeout(BETWEEN / 2)


def clicks_took(felt: dict[str, Any]) -> list[float]:
    """Milliseconds of every click, also of those that the browser does not tell of."""
    told: list[float] = felt["clicks"]
    return told + [AT_ONCE] * (felt["asked"] - len(told))


class Trace:
    """What the thread of a page does, in processor time."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.done = False
        session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))
        session.send("Tracing.start", {"categories": "toplevel,blink.user_timing", "transferMode": "ReportEvents"})

    def end(self, page: Page) -> None:
        self.session.send("Tracing.end")
        while not self.done:
            page.wait_for_timeout(50)

    def frames(self) -> list[float]:
        """By frame in which something moves: milliseconds of processor time until the next one."""
        marks = sorted((each["ts"], each["name"]) for each in self.events if each["name"] in ("moving", "still"))
        thread = next(
            ((each["pid"], each["tid"]) for each in self.events if each["name"] in ("moving", "still")), (0, 0)
        )
        tasks = sorted(
            (each["ts"], each["tdur"])
            for each in self.events
            if (each["pid"], each["tid"]) == thread
            and each["name"] == "ThreadControllerImpl::RunTask"
            and "tdur" in each
        )
        found, at = [], 0
        for (begin, moving), (end, still) in pairwise(marks):
            took = 0
            while at < len(tasks) and tasks[at][0] < begin:
                at += 1
            while at < len(tasks) and tasks[at][0] < end:
                took += tasks[at][1]
                at += 1
            if moving == still == "moving":
                found.append(took / 1000)
        return found


def clicks_of(browser: Browser, address: str, tables: Tables, game: str, seats: int) -> list[float]:
    """At a table of their own, from its beginning: at the end of a game there is nothing to click."""
    rng = Random(game)
    table, links = tables.make(*[f"Player{seat}" for seat in range(seats)], game=game)
    for link in links[1:]:
        tables.look(table, link)
    page = open_page(browser, address, links[0])

    def lit() -> list[FloatRect]:
        """What can be clicked on the board, once there is something: what is chosen beside it is chosen at random."""
        while not (now := tables.look(table))["over"]:
            caught_up(page, now["seq"])
            boxes = [each.bounding_box() for each in page.locator(".legal[data-target]").all()]
            seen = [box for box in boxes if box and box["y"] + box["height"] / 2 < SIZE["height"]]
            if 0 in now["waiting"] and seen:
                return seen
            tables.play(table, links[rng.choice(now["waiting"])], rng)
        return []

    click_around(page, WARM_UP, lit)
    page.evaluate("() => { [window.felt.asked, window.felt.clicks.length] = [0, 0]; }")
    click_around(page, CLICKS, lit)
    took = clicks_took(page.evaluate("() => window.felt"))
    page.context.close()
    return took


def measure(browser: Browser, address: str, tables: Tables, game: str, moves: int) -> Feel:
    rng = Random(game)
    seats = min(koruna.game(game).seats, key=lambda number: abs(number - SEATS))
    table, links = tables.make(*[f"Player{seat}" for seat in range(seats)], game=game)
    for link in links[1:]:
        tables.look(table, link)
    page = open_page(browser, address, links[0])
    load = loaded_kb(page)
    play(tables, table, links, page, WARM_UP, rng)
    page.evaluate("() => { window.felt.drawn.length = 0; }")
    play(tables, table, links, page, moves, rng)
    drawn: list[float] = page.evaluate("() => window.felt.drawn")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate("() => { window.felt.frames.length = 0; }")
    play(tables, table, links, page, moves, rng)
    frames: list[float] = page.evaluate("() => window.felt.frames")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    trace = Trace(session)
    play(tables, table, links, page, moves, rng)
    trace.end(page)
    page.context.close()
    clicks = clicks_of(browser, address, tables, game, seats)
    late = 100 * sum(each > 1.5 * FRAME_MS for each in frames) / max(len(frames), 1)
    busy = SLOWED * worst_of_twenty(trace.frames())
    half = SLOWED * median(trace.frames() or [0])
    print(
        f"{game}: {len(frames)} frames by the clock, {len(trace.frames())} traced, half under {half:.1f} ms", flush=True
    )
    return Feel(game, worst_of_twenty(drawn), worst_of_twenty(clicks), load, busy, late)


def table_of(feels: list[Feel]) -> Table:
    shown = Table(title="How a table feels: the worst of twenty")
    heads = ("game", f"drawn < {DRAWN_MS} ms", f"click < {CLICK_MS} ms", f"first load < {LOAD_KB} kB")
    for head in (*heads, f"frame at 1/{SLOWED} < {FRAME_MS:.1f} ms", "late frames, %"):
        shown.add_column(head, justify="right")
    for game, drawn, click, load, frame, late in feels:
        limits = ((drawn, DRAWN_MS), (click, CLICK_MS), (load, LOAD_KB), (frame, FRAME_MS))
        shown.add_row(
            game, *[f"[{'red' if is_ >= most else 'green'}]{is_:.1f}[/]" for is_, most in limits], f"{late:.0f}"
        )
    return shown


def is_reached(feel: Feel) -> bool:
    return feel.drawn < DRAWN_MS and feel.click < CLICK_MS and feel.load < LOAD_KB and feel.frame < FRAME_MS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=[game.id for game in koruna.all_games()])
    parser.add_argument("--moves", type=int, default=30)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/koruna.db") as address,
        httpx.Client(base_url=address, timeout=60) as client,
        sync_playwright() as playwright,
    ):
        logging.getLogger("httpx").setLevel(logging.WARNING)  # which tells of every request, once the server logs
        browser = launch(playwright)
        feels = [measure(browser, address, Tables(client), game, asked.moves) for game in asked.games]
        browser.close()
    console = Console()
    console.print(table_of(feels))
    console.print(f"{os.getloadavg()[0]:.1f} processes were running on {os.cpu_count()} processors")
    sys.exit(0 if all(is_reached(feel) for feel in feels) else 1)


if __name__ == "__main__":
    main()
