"""What jumps on a page, as the browser itself sees it (Layout Instability API)."""

from __future__ import annotations

from playwright.sync_api import Page

# In a page: records layout shifts, each with the elements that moved and from where to where. A line of the chronicle
# moves on purpose: a newer one comes above it; and a longer warning reaches higher over the board. What is under a
# phone's bar of buttons is not seen.
OBSERVE = """
window.jumps = [];
new PerformanceObserver((list) => {
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  for (const { sources, value } of list.getEntries()) {
    for (const { node, previousRect, currentRect } of sources) {
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      if (!element || element.closest(".log ol, .tally")) continue;
      const bar = document.querySelector(".actions")?.getBoundingClientRect().top ?? Infinity;
      const isSeen = ({ y, height }) => height && (y < bar || element.closest(".actions"));
      if (!isSeen(previousRect) && !isSeen(currentRect)) continue;
      const part = element.closest("[data-part]")?.dataset.part ?? "";
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      window.jumps.push(`${part} ${name}: ${place(previousRect)} -> ${place(currentRect)} (${value.toFixed(4)})`);
    }
  }
}).observe({ type: "layout-shift" });
"""


def jumps(page: Page) -> list[str]:
    """What has jumped since the last call."""
    found: list[str] = page.evaluate(
        "() => new Promise((seen) => requestAnimationFrame(() => setTimeout(() => seen(window.jumps.splice(0)), 0)))"
    )
    return found
