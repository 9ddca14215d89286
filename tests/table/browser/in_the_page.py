"""Scripts that the random clicker and its watcher run in a page."""

from __future__ import annotations

# Everything that can be clicked now, by kind and name; if a dialog is open, only what is in it.
PRESSABLE = """() => {
  const dialog = document.querySelector("dialog[open]");
  const seen = (e) => {
    const { width, height } = e.getBoundingClientRect();
    return width > 0 && height > 0 && e.checkVisibility({ visibilityProperty: true });
  };
  const kind = (e) => {
    if (e.matches("[data-target]")) return "target";
    if (e.closest("[data-choices]")) return "choice";
    if (e.dataset.do === "confirm") return "confirm";
    if (e.closest(".menu ul, .menu div")) return "entry";
    if (e.closest('form[action*="/new/"], form[action*="/join"], form[action*="play-on"]')) return "another table";
    return e.tagName === "SUMMARY" ? "menu" : e.tagName === "A" ? "link" : e.tagName === "BUTTON" ? "button" : "field";
  };
  const name = (e) => {
    const { target, move } = e.dataset;
    return target ?? e.dataset.do ?? move ?? e.getAttribute("href") ?? e.textContent.trim().slice(0, 30);
  };
  const what = '[data-target][role="button"], button:enabled, a[href], summary, select, input:not([type="hidden"])';
  const all = [...(dialog ?? document).querySelectorAll(what)];
  window.pressable = all.filter((e) => seen(e.matches("input") ? e.closest("label") ?? e : e));
  return window.pressable.map((e) => [kind(e), name(e)]);
}"""

# The point to click one of them, scrolled into view; null if it is covered.
PLACE = """(number) => {
  const found = window.pressable?.[number];
  if (!found?.isConnected) return null;
  const shown = found.matches("input") ? found.closest("label") ?? found : found;
  const spots = [0.5, 0.3, 0.7, 0.12, 0.88].flatMap((x) => [0.5, 0.3, 0.7, 0.12, 0.88].map((y) => [x, y]));
  for (const part of [shown, ...shown.querySelectorAll(".hit")]) {
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = part.getBoundingClientRect();
    for (const [x, y] of spots) {
      const [left, top] = [box.x + x * box.width, box.y + y * box.height];
      const hit = document.elementFromPoint(left, top);
      if (hit && shown.contains(hit)) return [left, top];
    }
  }
  return null;
}"""

# Whether a dialog or menu has to be closed first.
ABSORBED = """() => document.querySelector("dialog[open], details.menu[open], main[data-retelling]") !== null"""

# Whether the page shows the table as the server has it: what differs, and whose turn it is.
COMPARED = """async (table) => {
  const main = document.querySelector("main[data-table]");
  if (main?.dataset.table !== table) return { elsewhere: true };
  const covers = "dialog[open], details.menu[open]";
  const shown = { retelling: "retelling" in main.dataset, dialog: document.querySelector(covers) !== null };
  const now = await fetch(`/t/${table}/now?lang=${document.documentElement.lang}`).then((answer) => answer.json());
  const bare = (root) => {
    const stepping = ".stepper > button, .stepper > [role=spinbutton]"; // drawn by the page into what the server sent
    const added = `.preview, [data-gain], [data-tally], [data-primary], [data-moves], [data-best], ${stepping}`;
    for (const made of root.querySelectorAll(added)) made.remove();
    return root.textContent.replace(/\\s+/g, " ").trim();
  };
  const events = (root) => [...root.querySelectorAll("[data-event]")].map((line) => line.dataset.event);
  const targets = (root) => [...root.querySelectorAll("[data-target]")].map((each) => each.dataset.target).join(" ");
  const differs = [];
  if ("sending" in main.dataset) differs.push("sending");
  if (!shown.retelling) { // while the past is shown, the present waits
    if (main.dataset.seq !== String(now.seq)) differs.push(`seq: ${main.dataset.seq} instead of ${now.seq}`);
    if (document.title !== now.title) differs.push(`title: ${document.title} instead of ${now.title}`);
    for (const [name, html] of Object.entries(now.parts)) {
      if (name === "actions") continue;
      const there = document.createElement("template");
      there.innerHTML = html;
      const here = document.querySelector(`[data-part="${name}"]`)?.cloneNode(true);
      if (!here) { // the page is still being read
        differs.push(`${name}: not there`);
        continue;
      }
      if (name === "lines") {
        const theirs = events(there.content);
        if (JSON.stringify(events(here).slice(0, theirs.length)) !== JSON.stringify(theirs)) differs.push("lines");
        continue;
      }
      const [has, should] = [bare(here), bare(there.content)];
      if (has !== should) differs.push(`${name}: ${has.slice(0, 200)} instead of ${should.slice(0, 200)}`);
      if (targets(here) !== targets(there.content)) differs.push(`${name}: other targets`);
    }
  }
  return { ...shown, differs, seq: now.seq, mine: now.mine, seat: now.seat, over: now.parts.end !== "",
    bot: document.querySelector('[data-part="notice"] [data-do="take-back"]') !== null };
}"""

# Reports every move the page sends, and whether its warning was in the update and was shown.
TELLS_MOVES = """
(() => {
  const movesBySeq = new Map();
  const keep = (update) => movesBySeq.set(update.seq, update.moves);
  window.EventSource = class extends EventSource {
    constructor(...given) {
      super(...given);
      this.addEventListener("table", (event) => keep(JSON.parse(event.data)));
    }
  };
  const ask = window.fetch;
  window.fetch = async (path, given) => {
    if (given?.method === "POST" && /[/]moves[?]/.test(path)) {
      keep(JSON.parse(document.querySelector("main[data-table]").dataset.update));
      const { seq, move } = JSON.parse(given.body);
      const warning = movesBySeq.get(seq)?.find((each) => each.text === move)?.warning ?? "";
      window.tellMove({ seq, move, warned: warning !== "" && document.body.innerText.includes(warning) });
    }
    const answer = await ask(path, given);
    if (/[/]now[?]/.test(path) && answer.ok) answer.clone().json().then(keep);
    return answer;
  };
})();
"""
