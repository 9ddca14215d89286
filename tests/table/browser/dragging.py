"""Finding what can be dragged on a board, and dragging it by mouse or by finger."""

from __future__ import annotations

from playwright.sync_api import Page

# What can be dragged for a legal move, and where it is dropped: [move, from, to] as points, or null. In maps a piece of
# one's own is taken, and of places in maps a point that is theirs.
FIND = """(moves) => {
  const seat = Number(document.querySelector("main").dataset.seat);
  const seen = (e) => e && e.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const on = (target) => all(`[data-target="${CSS.escape(target)}"]`).at(-1);
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const parts = [.5, .25, .75, .4, .6, .1, .9].flatMap((down) => [.5, .3, .7, .1, .9].map((right) => [right, down]));
  const lies = (point, e) => document.elementsFromPoint(...point).some((each) => each.closest("[data-target]") === e);
  const within = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    for (const [right, down] of parts) {
      const point = [x + width * right, y + height * down];
      if (lies(point, e)) return point;
    }
    return null;
  };
  const pieces = all(`svg .p${seat + 1}[data-kin], svg .p${seat + 1} [data-kin]`);
  const mine = (e) => e.closest("svg")
    ? pieces.findLast((piece) => lies(middle(piece), e)) : e;
  const area = (target) => all(`[data-drop~="${target.split(":")[0]}"]`).at(-1);
  for (const { text, targets } of moves) {
    if (!targets.length || !targets.every(on)) continue;
    const names = (e) => e.dataset.carry.split("|").some((words) => `${text} `.startsWith(`${words} `));
    const carried = all("[data-carry]").find(names);
    const ghost = document.querySelector("[data-ghost]");
    const last = ghost ? targets[0] : targets.at(-1);
    const from = carried ?? (targets.length > 1 ? mine(on(targets.at(-2))) : area(last) && on(last));
    const to = area(last) ? middle(area(last)) : carried || targets.length > 1 ? within(on(last)) : null;
    if (from && to) return [text, middle(from), to];
  }
  return null;
}"""


def find_drag(page: Page, moves: list[dict[str, object]]) -> tuple[str, tuple[float, float], tuple[float, float]]:
    found = page.evaluate(FIND, moves)
    assert found, "nothing can be dragged"
    text, start, end = found
    return text, (start[0], start[1]), (end[0], end[1])


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] + 9)
    page.mouse.move(*end, steps=3)
    assert page.locator(".carried").count() == 1
    page.mouse.up()


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", *start)
    for part in (0.2, 0.6, 1.0):
        touch("touchMove", start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    assert page.locator(".carried").count() == 1
    touch("touchEnd")
