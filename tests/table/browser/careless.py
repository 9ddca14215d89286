"""Somebody who plays a game's quick start without reading anything: clicks, keys, back, reload, two tabs.

What happens to them is judged by `watching`. To repeat a run, or do many:

    python -m tests.table.browser.careless suverenita phone 12345 [how many]
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.table.servers import serving

from .in_the_page import ABSORBED, COMPARED, PLACE, PRESSABLE
from .launching import launch
from .watching import GONE, PATIENCE, Fault, Watch, asked, listening

FORMS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
KEYS = ["Enter"] * 6 + ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] * 2
KEYS += ["Escape", " ", "Tab", "Tab", "Shift+Tab", "Shift+ArrowRight", "Home", *"urhmsgl?+-0qx"]
# The weights of actions; most often a move is made.
HABITS = {
    "play": 42,
    "press": 12,
    "menu": 8,
    "key": 16,
    "double": 6,
    "hold": 3,
    "point": 3,
    "undo": 4,
    "back": 2,
    "reload": 2,
    "tab": 3,
}
PLAYING = ("target", "choice", "confirm")
NEVER = ("another table",)
TRIES = 40  # to make one more move at the end
PAUSE = 450  # milliseconds before each: quick double presses are ignored


class Careless:
    """One session: from the lobby to a table, and there random actions."""

    def __init__(self, browser: Browser, address: str, game: str, form: str, seed: int, server: list[str]) -> None:
        self.rng = Random(f"{game} {form} {seed}")
        self.what = f"python -m tests.table.browser.careless {game} {form} {seed}"
        self.game = game
        self.touch = form == "phone"
        self.done: list[str] = []
        self.table = ""
        self.judged: set[str] = set()  # tables that are over
        self.context = browser.new_context(
            base_url=address,
            locale=self.rng.choice(["en", "cs", "sk"]),
            color_scheme=self.rng.choice(["light", "dark"]),
            reduced_motion="no-preference" if self.rng.random() < 0.2 else "reduce",
            **FORMS[form],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.watch = Watch(self.context, server)
        self.page = self.context.new_page()

    def sit(self, length: int, pictures: Path) -> None:
        """A whole session; a fault reports the actions, and a screenshot."""
        try:
            self.begin()
            for _ in range(length):
                self.act()
            self.finish()
        except (Fault, PlaywrightError) as fault:
            picture = pictures / f"{self.what.split(' ', 3)[3].replace(' ', '-')}.png"
            seen = self.picture(picture)
            steps = "\n  ".join(self.done)
            raise Fault(f"{fault}\n{self.what}\n{self.page.url}\n{seen}\n  {steps}\n{self.record()}") from fault
        finally:
            self.context.close()

    def picture(self, path: Path) -> str:
        """Where the screenshot is, or why there is none: that must not hide the fault."""
        try:
            self.page.screenshot(path=path)
        except PlaywrightError as error:
            return f"no screenshot: {error}"
        return str(path)

    # --- coming and going -------------------------------------------------------------------

    def begin(self) -> None:
        self.page.goto("/")
        with self.page.expect_navigation():
            self.page.locator(f'form[action="/new/{self.game}"] button').click()
        self.table = self.page.url.split("/t/")[1].split("/")[0].split("?")[0]
        self.look()

    def finish(self) -> None:
        """At the end, one more move must be possible, unless the game is over."""
        if "elsewhere" in self.look():
            self.go_home()
        now = self.look()
        for _ in range(TRIES):
            if now["over"]:
                break
            if now["retelling"] or now["dialog"]:
                self.press_key("Escape")
            elif now["bot"]:
                self.note("takes the seat back")
                asked(self.page, "document.querySelector('[data-do=\"take-back\"]')?.click()")
            else:
                self.page.wait_for_timeout(PAUSE)
                self.play_on()
            before, now = now, self.look()
            if "elsewhere" in now:
                self.go_home()
                now = self.look()
            if now["seq"] > before["seq"] and not now["bot"]:
                break
        else:
            raise Fault("stuck: it is my turn, and nothing that is lit leads to a move")
        self.watch.check()

    def record(self) -> str:
        return self.context.request.get(f"/api/tables/{self.table}/record").text() if self.table else ""

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for us: what it loses was not lost by a click."""
        seen = self.context.request.get(f"/api/tables/{self.table}").json()
        return str(seat) in seen["bots"]

    def look(self) -> dict[str, Any]:
        """Wait for the page, and see that something can be done there."""
        now = self.watch.settled(self.page, self.table)
        if now.get("mine") and not now["retelling"] and not now["dialog"] and not now["differs"]:
            self.check_reach()
        if now.get("over") and self.table not in self.judged:
            self.judged.add(self.table)
            if not self.is_bots(now["seat"]):
                self.watch.check_loss(self.record(), now["seat"])
        return now

    def check_reach(self) -> None:
        """Some way to play on must be reachable; if the page changes meanwhile, look again."""
        for _ in range(25):
            found = asked(self.page, PRESSABLE)
            plays = [number for number, (kind, _) in enumerate(found) if kind in PLAYING]
            if any(asked(self.page, PLACE, number) for number in plays) or asked(self.page, ABSORBED):
                return
            self.page.wait_for_timeout(200)
        now = asked(self.page, COMPARED, self.table)
        if now.get("mine") and not now["differs"]:  # unless a click in flight has changed that
            raise Fault("stuck: it is my turn, and nothing can be clicked")

    def go_home(self) -> None:
        self.note("goes to the table")
        try:
            self.page.goto(f"/t/{self.table}")
        except PlaywrightError as error:
            if "ERR_ABORTED" not in error.message:  # the answer to a form that was just sent came first
                raise
            self.page.wait_for_load_state()
            self.page.goto(f"/t/{self.table}")

    def note(self, what: str) -> None:
        self.done.append(what)

    # --- what comes to mind -----------------------------------------------------------------

    def act(self) -> None:
        if not self.at_table():
            self.roam()
            return
        what = self.rng.choices([*HABITS], [*HABITS.values()])[0]
        try:
            getattr(self, what)()
        except PlaywrightError as error:
            if not any(part in str(error) for part in GONE):
                raise
        if self.rng.random() < 0.4:
            self.look()
        else:
            self.page.wait_for_timeout(self.rng.choice([0, 0, 20, 80]))
        self.watch.check()

    def at_table(self) -> bool:
        """Stay at a rematch; other pages are only visited."""
        here = asked(
            self.page, "() => document.querySelector('main[data-table]:not([data-slider])')?.dataset.table ?? ''"
        )
        if here and here != self.table and self.done and "rematch" in self.done[-1]:
            self.table = here
        return bool(here) and here == self.table and "/replay/" not in self.page.url

    def roam(self) -> None:
        """On some other page: a click or two, then back."""
        way = self.rng.random()
        if way < 0.4:
            self.press(["link", "button", "menu", "field", "entry"])
        elif way < 0.7:
            self.back()
        else:
            self.go_home()
        self.watch.check()

    def play(self) -> None:
        """A legal target, a choice beside the board, or the primary button."""
        self.press(list(PLAYING), otherwise=True)

    def play_on(self) -> None:
        """Confirm a choice that was begun; else act as usual."""
        begun = any(kind == "confirm" for kind, _ in asked(self.page, PRESSABLE))
        self.press(["confirm"] if begun else list(PLAYING), otherwise=True)

    def press(self, kinds: list[str] | None = None, otherwise: bool = False, times: int = 1) -> None:
        found = asked(self.page, PRESSABLE)
        fits = [number for number, (kind, _) in enumerate(found) if kind not in NEVER and (not kinds or kind in kinds)]
        if not fits and otherwise:
            fits = [number for number, (kind, _) in enumerate(found) if kind not in NEVER]
        if not fits:
            return
        number = self.rng.choice(fits)
        kind, name = found[number]
        place = asked(self.page, PLACE, number)
        self.note(f"{kind} {name}" + (" twice" if times > 1 else "") + ("" if place else ", which is covered"))
        if place:
            self.click(place, times)
            if kind == "field":
                self.page.keyboard.press(self.rng.choice(["ArrowDown", "ArrowUp", "a"]))

    def click(self, place: list[float], times: int = 1) -> None:
        x, y = place
        if not self.touch:
            self.page.mouse.click(x, y, click_count=times)
            return
        for _ in range(times):
            self.page.touchscreen.tap(x, y)

    def double(self) -> None:
        self.press([*PLAYING, "button"], times=2)

    def undo(self) -> None:
        self.press_key("u")

    def point(self) -> None:
        size = self.page.viewport_size or {"width": 390, "height": 800}
        place = [self.rng.uniform(5, size["width"] - 5), self.rng.uniform(5, size["height"] - 5)]
        self.note(f"clicks at {place[0]:.0f}, {place[1]:.0f}")
        self.click(place)

    def menu(self) -> None:
        """Opens a menu and takes something from it."""
        self.press(["menu"])
        self.press(["entry"])

    def key(self) -> None:
        for _ in range(self.rng.choice([1, 1, 2, 3])):
            self.press_key(self.rng.choice(KEYS))

    def press_key(self, key: str) -> None:
        self.note(f"key {key}")
        self.page.keyboard.press(key)

    def hold(self) -> None:
        """Enter, held down until it repeats."""
        self.note("holds Enter")
        for _ in range(4):
            self.page.keyboard.down("Enter")
        self.page.keyboard.up("Enter")

    def back(self) -> None:
        self.note("back")
        try:
            self.page.go_back(wait_until="commit")
        except PlaywrightError as error:
            if "Not attached to an active page" not in error.message:  # Chromium has not disposed of the last page yet
                raise
            self.page.wait_for_timeout(1000)
            self.page.go_back(wait_until="commit")

    def reload(self) -> None:
        self.note("reload")
        self.page.reload(wait_until=self.rng.choice(["commit", "load"]))

    def tab(self) -> None:
        """Continue in the other tab of the same seat."""
        tabs = self.context.pages
        if len(tabs) < 2:
            self.note("a second tab")
            self.page = self.context.new_page()
            self.page.goto(f"/t/{self.table}")
            return
        self.note("the other tab")
        self.page = next(each for each in tabs if each != self.page)
        self.page.bring_to_front()


def main(game: str, form: str, seed: str, how_many: str = "1") -> None:
    pictures = Path(mkdtemp(prefix="careless-"))
    with serving(f"sqlite:///{pictures}/koruna.db") as address, listening() as server, sync_playwright() as playwright:
        chromium = launch(playwright)
        failed = 0
        for number in range(int(seed), int(seed) + int(how_many)):
            try:
                Careless(chromium, address, game, form, number, server).sit(60, pictures)
            except Fault as fault:
                failed += 1
                print(fault, flush=True)
                server.clear()
        print(f"{game} {form}: {int(how_many) - failed} of {how_many} sittings passed")


if __name__ == "__main__":
    main(*sys.argv[1:])
