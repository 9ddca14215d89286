"""Nothing on the page of a table jumps while a game is played."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

import koruna
from tests.how_many import how_many

from .conftest import People
from .layout_shifts import OBSERVE, jumps
from .people import Tables, caught_up, until

GAMES = [game.id for game in koruna.all_games()]
MOVES = how_many(interpreted=12, compiled=12, nightly=150)
# Chooses something lit, or something that is not allowed and says why, and then nothing again.
CHOOSE_AND_LEAVE = """(at) => {
  const found = [...document.querySelectorAll(at % 3 ? ".legal[data-target]" : "[data-ask]")];
  found[at % found.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""

# Where the lasting parts of the page are: what is replaced by new elements moves without the browser seeing it. That
# something is scrolled into view is on purpose.
PLACES = """() => [".prompt", ".strip", "[data-pan] > svg", ".panel.acts", ".lands", ".tower", ".realm",
                    ".beside-board", ".log"]
  .flatMap((name) => {
    const element = document.querySelector(name);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    let scrolled = 0;
    for (let around = element; around; around = around.parentElement) scrolled += around.scrollTop;
    return width ? [[name, [x, y + scrolled, width, height].map(Math.round)]] : [];
  })"""
MAY_MOVE = {"desktop": [], "phone": ["[data-pan] > svg", ".tower", ".log"]}  # a map is panned, and a page may grow

# By how much a long warning, as before a hungry winter, makes the bar of buttons higher.
WARN = """() => {
  const bar = document.querySelector(".actions"), tally = bar?.querySelector("[data-tally]");
  if (!tally) return 0;
  const before = bar.offsetHeight;
  tally.textContent = "Winter is next and food is missing. ".repeat(3);
  tally.classList.add("warned");
  return bar.offsetHeight - before;
}"""

# By how much a long prompt moves the board.
ASK_MORE = """() => {
  const board = document.querySelector('[data-part="board"] > *'), before = board.getBoundingClientRect().y;
  document.querySelector(".prompt").append(" Choose, and then choose again.".repeat(12));
  return board.getBoundingClientRect().y - before;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_game_is_played(people: People, tables: Tables, game: str) -> None:
    found = koruna.game(game)
    players = min(found.seats, key=lambda seats: abs(seats - 3))
    table, links = tables.make(*[f"Player{seat}" for seat in range(players)], game=game, **found.at_once)
    pages = {"desktop": people.open(links[0], 1280, 800, coached=True)}
    pages["phone"] = people.open(links[1], 390, 844, coached=True)
    rng = Random(game)
    for page in pages.values():
        sit(page)
    jumped: list[str] = []
    kept: dict[tuple[str, str], list[int]] = {}
    for at in range(MOVES):
        tables.play(table, links[rng.choice(tables.look(table)["waiting"])], rng)
        if tables.look(table)["over"]:  # the end is another page
            break
        for (form, page), link in zip(pages.items(), links, strict=False):
            caught_up(page, tables.look(table, link)["seq"])  # every player has a count of their own
            if at % 4 == 0:
                page.evaluate(CHOOSE_AND_LEAVE, at)
                page.keyboard.press("Escape")
                until(page, "!document.querySelector('[data-sending]')")  # one click may be a move
            jumped += [f"{form}, move {at}: {each}" for each in jumps(page)]
            for name, place in page.evaluate(PLACES):
                corner = place if form == "desktop" else place[:2]
                before = kept.setdefault((form, name), corner)
                if before != corner and name not in MAY_MOVE[form]:
                    jumped.append(f"{form}, move {at}: {name}: {before} -> {corner}")
    assert not jumped, "\n".join(jumped)
    assert pages["desktop"].evaluate(WARN) == 0, "a warning takes height from the board"
    assert pages["phone"].evaluate(ASK_MORE) == 0, "a long prompt moves the board"


def sit(page: Page) -> None:
    button = page.get_by_role("button", name="Sit down")
    if button.count():
        button.click()
    page.locator("main[data-seq]").wait_for()
    page.evaluate(OBSERVE)
