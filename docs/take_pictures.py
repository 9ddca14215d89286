"""Takes the pictures of the README from real tables: `python -m docs.take_pictures`, or with the names of some games.

Bots play a game for newcomers to its end; at a moment in its middle Eva plays on, and her page is the picture. Every
run deals anew, so look at what came out. `moving` is the replay of a game, a few moves long.
"""

from __future__ import annotations

import io
import logging
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.table.browser.launching import launch
from tests.table.browser.people import NO_COACH, Tables
from tests.table.servers import serving

import koruna

PICTURES = Path(__file__).parent / "pictures"
PATIENCE = 600  # seconds for a game between bots
SETTLE = 1000  # milliseconds until the page has settled, and shows what was missed
SIZE = {"width": 1200, "height": 780}
PLAYERS = 3  # or as near to it as the game allows
OPPONENTS = ["pribina", "premysl"]  # those who think least
MIDDLE = 0.65  # how far into the game the picture is
MOVING, MOVES_OF = "moving", "kingdomino"
SMALL = (900, 585)
BEGIN, MOVES = 24, 9  # where the moving one begins, and how many moves it shows
TWEENS = 5  # pictures of pieces on their way
TRAVEL, HOLD = 70, 1100  # milliseconds that a picture stays: on the way, and when it is done

# Animations of pieces are paused; PLACE_PIECES then sets how far they are.
HOLD_PIECES = """
window.held = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.pause();
  window.held.push(animation);
  return animation;
};
"""
PLACE_PIECES = """(part) => {
  for (const one of window.held) one.currentTime = part * one.effect.getComputedTiming().endTime;
  if (part === 1) { for (const one of window.held) one.finish(); window.held = []; }
}"""


def finished(tables: Tables, game: str) -> tuple[str, str]:
    """A game that bots have played to its end; its table and Eva's link to it."""
    found = koruna.game(game)
    seats = min(found.seats, key=lambda number: abs(number - PLAYERS))
    opponents = [{"kind": "bot", "level": level} for level in OPPONENTS]
    table, links = tables.make("Eva", *opponents[: seats - 1], game=game, **found.at_once)
    key = {"Authorization": f"Bearer {links[0].rpartition('/')[2]}"}
    tables.client.post(f"/api/tables/{table}/seats/0/bot", json={"level": OPPONENTS[0]}, headers=key).raise_for_status()
    deadline = time.monotonic() + PATIENCE
    while not tables.look(table)["over"]:
        assert time.monotonic() < deadline, f"the game of {game} does not end"
        time.sleep(1)
    return table, links[0]


def sit(browser: Browser, address: str, link: str, scale: float, still: bool) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": SIZE["width"], "height": SIZE["height"]},
        device_scale_factor=scale,
        locale="en",
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE * 1000)
    if not still:
        context.add_init_script(HOLD_PIECES)
    context.add_init_script(NO_COACH)
    page = context.new_page()
    page.goto(link)
    return page


def take(browser: Browser, address: str, tables: Tables, game: str) -> None:
    """Eva's page when it is her turn."""
    table, link = finished(tables, game)
    page = sit(browser, address, link, 1.5, still=True)
    page.goto(f"/t/{table}/replay/0?seat=0")
    last = int(page.locator("[data-replay]").get_attribute("data-last") or 0)
    page.goto(f"/t/{table}/replay/{int(last * MIDDLE)}?seat=0")
    page.locator("[data-play-on] button").click()
    page.locator("main[data-table] .prompt:not(.waiting)").wait_for()
    page.wait_for_timeout(SETTLE)
    missed = page.locator("[data-missed] [data-do=hush]")
    if missed.is_visible():
        missed.click()
        page.wait_for_timeout(SETTLE)  # until the tooltip of what is now under the mouse is there to be left
    page.mouse.move(0, 0)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").save(PICTURES / f"{game}.webp", quality=72, method=6)
    page.context.close()


def film(browser: Browser, address: str, tables: Tables) -> None:
    """The replay from the first move on, pieces on their way included."""
    table, link = finished(tables, MOVES_OF)
    page = sit(browser, address, link, 1, still=False)
    page.goto(f"/t/{table}/replay/{BEGIN}?seat=0")
    shots: list[Image.Image] = []
    times: list[int] = []

    def shoot(stays: int) -> None:
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        shots.append(shot.resize(SMALL, Image.Resampling.LANCZOS))
        times.append(stays)

    page.evaluate(PLACE_PIECES, 1)
    shoot(HOLD)
    for number in range(BEGIN + 1, BEGIN + MOVES + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**/replay/{number}?seat=0")
        for tween in range(1, TWEENS + 1):
            page.evaluate(PLACE_PIECES, tween / (TWEENS + 1))
            shoot(TRAVEL)
        page.evaluate(PLACE_PIECES, 1)
        shoot(HOLD)
    first, *others = shots
    file = PICTURES / f"{MOVING}.webp"
    first.save(
        file, save_all=True, append_images=others, duration=times, loop=0, quality=55, method=4, minimize_size=True
    )
    page.context.close()


def main(wanted: list[str]) -> None:
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/koruna.db") as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
        sync_playwright() as playwright,
    ):
        browser, tables = launch(playwright), Tables(client)
        for game in wanted or [*(game.id for game in koruna.all_games()), MOVING]:
            if game == MOVING:
                film(browser, address, tables)
            else:
                take(browser, address, tables, game)
            print(f"{game}.webp, {(PICTURES / f'{game}.webp').stat().st_size // 1000} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
