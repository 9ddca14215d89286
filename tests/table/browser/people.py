"""What people do at a table, for the tests: open one, and play a turn by mouse or by keyboard."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.how_many import NIGHTLY

PATIENCE = 30  # seconds; on an idle machine nothing takes one
BOT = {"kind": "bot", "level": "greedy"}
# In every page: records all updates that it receives.
LISTEN = """
window.heard = [];
window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("table", (event) => window.heard.push(event.data));
    this.addEventListener("open", () => { window.opened = true; });
  }
};
"""
# In pages of people who know the games.
NO_COACH = 'if (location.protocol !== "about:" && !localStorage.getItem("coach")) localStorage.setItem("coach", "off");'
# In pages that wait before they ask again: an eighth of all waiting.
HURRY = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, wait = 0, ...given) => later(what, wait / 8, ...given);
}"""
# Whether something becomes true within a second.
SOON = """async (is_so) => {
  for (const end = performance.now() + 1000; !is_so() && performance.now() < end; ) {
    await new Promise((go_on) => setTimeout(go_on, 10));
  }
  return is_so();
}"""


class Tables:
    """Tables made through the JSON interface."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def make(
        self, *seats: str | dict[str, str], game: str = "kingdomino", **options: bool | str
    ) -> tuple[str, list[str]]:
        """A table; its id and the links of its seats. A text is a person of that name."""
        wishes = [{"kind": "person", "name": seat} if isinstance(seat, str) else seat for seat in seats]
        made = self.client.post("/api/tables", json={"game": game, "options": options, "seats": wishes})
        assert made.status_code == 201, made.text
        created = made.json()
        return created["table"], [seat["link"] for seat in created["seats"]]

    def look(self, table: str, link: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {link.rpartition('/')[2]}"} if link else {}
        seen: dict[str, Any] = self.client.get(f"/api/tables/{table}", headers=headers).json()
        return seen

    def play(self, table: str, link: str, rng: Random | None = None) -> None:
        """Make the first legal move of this seat, or a random one."""
        moves = self.look(table, link)["moves"]
        self.send(table, link, (rng.choice(moves) if rng else moves[0])["text"])

    def send(self, table: str, link: str, move: str) -> None:
        self.client.post(
            f"/api/tables/{table}/moves",
            json={"seq": self.look(table, link)["seq"], "move": move},
            headers={"Authorization": f"Bearer {link.rpartition('/')[2]}"},
        ).raise_for_status()

    def open_stop(self, table: str, link: str, stop: str) -> None:
        """Ask to decide something that is usually skipped."""
        self.client.post(
            f"/api/tables/{table}/stops/{stop}", headers={"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        ).raise_for_status()

    def play_until(self, table: str, links: list[str], step: str, seat: int | None) -> None:
        """Play on until a seat has to do something of a kind."""
        while (now := self.look(table))["turn"] != seat or now["view"]["step"] != step:
            self.play(table, links[now["turn"]])

    def wait_for_turn(self, table: str, seat: int) -> None:
        """Wait until the bots have moved and this seat decides."""
        deadline = time.monotonic() + PATIENCE
        while self.look(table)["turn"] != seat:
            assert time.monotonic() < deadline, "the bots do not move"
            time.sleep(0.02)


def chronicle(page: Page) -> Locator:
    return page.locator(":is([aria-label=Chronicle], [aria-label=Kronika])")  # by role, the whole map would be searched


def newest(page: Page) -> Locator:
    """The first line of the chronicle."""
    return chronicle(page).get_by_role("listitem").first


def until(page: Page, condition: str) -> None:
    """Wait for something in the page. (Playwright's own waiting needs eval, which the CSP of our pages forbids.)"""
    deadline = time.monotonic() + PATIENCE
    while not is_soon(page, condition):
        assert time.monotonic() < deadline, f"waited in vain for: {condition}"


def is_soon(page: Page, condition: str) -> bool:
    """Asked again and again by the page itself, which costs next to nothing; False if it goes to another page."""
    try:
        return bool(page.evaluate(f"() => ({SOON})(() => {condition})"))
    except PlaywrightError as error:
        if "context was destroyed" not in error.message:
            raise
        return False


def listening(page: Page) -> None:
    """Wait until a page receives updates: what opens only later would hide that the network is gone."""
    until(page, "window.opened === true")


def my_turn(page: Page) -> bool:
    """Wait until it is this person's turn; False when the game is over."""
    until(page, "document.querySelector('.end') !== null || document.title.startsWith('●')")
    return page.locator(".end").count() == 0


def caught_up(page: Page, seq: int) -> None:
    """Wait until the page shows the table as it is after a change, or later."""
    until(page, f"Number(document.querySelector('main').dataset.seq) >= {seq}")


def goes_on(page: Page, clicked: set[str], kinds: set[str]) -> bool:
    """Wait for one's turn. By day a game ends when targets of all kinds were clicked, nightly when it is over."""
    return (NIGHTLY or not kinds <= clicked) and my_turn(page)


@contextmanager
def one_move(page: Page) -> Iterator[None]:
    """The body makes a move: wait until the server has accepted it and the page shows it."""
    with page.expect_response(lambda answer: "/moves" in answer.url) as answer:
        yield
    assert answer.value.status == 200
    caught_up(page, answer.value.json()["seq"])


def turn_by_mouse(page: Page) -> None:
    """Click a highlighted target, and confirm a placement."""
    with one_move(page):
        page.locator('[data-target][role="button"]').first.click()
        if page.locator(".preview").count():
            page.get_by_role("toolbar").locator("button.btn-primary:enabled").click()


def step_to(page: Page, target: str) -> None:
    """Set the steppers on the board to the numbers of a target such as `amounts:2-0-1`, and confirm."""
    kind, _, wanted = target.partition(":")
    steppers = page.locator(f'[data-steps="{kind}"] [role="spinbutton"]')
    for at, number in enumerate(map(int, wanted.split("-"))):
        while (now := int(steppers.nth(at).inner_text(timeout=2000) or number)) != number:
            steppers.nth(at).press("ArrowUp" if now < number else "ArrowDown")
    page.get_by_role("toolbar").locator("button.btn-primary:enabled").click()


def turn_by_keyboard(page: Page) -> None:
    """Arrows to a target, Enter to choose it, R to turn what is placed, Enter again to confirm."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-target][role="button"]:focus')).to_have_count(1)
    with one_move(page):
        page.keyboard.press("Enter")
        if page.locator(".preview").count():
            page.keyboard.press("r")
            page.keyboard.press("Enter")


def do_it_all_the_same(page: Page, warning: str) -> None:
    """Confirm the warning of a move."""
    expect(page.get_by_role("alertdialog")).to_contain_text(warning)
    page.wait_for_timeout(400)  # a quicker answer is ignored
    page.locator("[data-yes]").click()
