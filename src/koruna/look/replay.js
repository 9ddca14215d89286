// Steps through a replay. The page holds every line that occurs in its drawings once, and a drawing as the
// numbers of its lines.

// An element that the page always has.
/** @param {string} selector @param {ParentNode} root */
function need(selector, root = document) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** @type {{ lines: string[], frames: number[][], steps: string[] }} */
const { lines, frames, steps } = JSON.parse(need("#film").textContent);
const table = need("main");
const slider = need("input");
const spokenLog = need("#spoken"); // read aloud by screen readers
const buttons = document.querySelectorAll("nav button");
const ending = document.querySelector(".ending");
const narrow = matchMedia("(max-width: 760px)");
const last = frames.length - 1;
let now = -1;

/** @param {number} n */
function draw(n) {
  table.innerHTML = frames[n].map((line) => lines[line]).join("\n");
  if (!narrow.matches) return;
  // On a narrow screen the parts of a table are stacked, each as wide as it needs to be legible.
  const parts = table.querySelectorAll("svg > svg[data-part]");
  if (!parts.length) return;
  const root = need("svg", table);
  for (const part of parts) {
    part.style.flex = `1 1 ${Math.round(part.viewBox.baseVal.width * 0.66)}px`;
    part.classList.add("koruna");
    part.setAttribute("font-family", root.getAttribute("font-family") || "");
    table.append(part);
  }
  root.remove();
}

const places = () => new Map([...table.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece ?? "", piece.getBoundingClientRect()]));

/** @param {Map<string, DOMRect>} before */
function travel(before) {
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue("--m-move")) || 0;
  if (!duration) return; // reduced motion
  for (const piece of table.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.dataset.piece ?? ""), is = piece.getBoundingClientRect();
    const scale = /** @type {SVGGraphicsElement} */ (piece.parentNode).getScreenCTM()?.a || 1;
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
    } else if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 1) {
      const from = `translate(${(was.x - is.x) / scale}px, ${(was.y - is.y) / scale}px)`;
      piece.animate([{ transform: from }, { transform: "none" }], { duration, easing: style.getPropertyValue("--ease-move") || "ease" });
    }
  }
}

/** @param {number} n @param {boolean} moving */
function show(n, moving) {
  n = Math.max(0, Math.min(last, n));
  if (n === now) return;
  const before = moving && Math.abs(n - now) === 1 ? places() : null;
  now = n;
  draw(n);
  if (before) travel(before);
  slider.value = String(n);
  slider.setAttribute("aria-valuetext", steps[n]);
  need("output").textContent = steps[n];
  buttons[0].disabled = buttons[1].disabled = n === 0;
  buttons[2].disabled = buttons[3].disabled = n === last;
  if (ending) ending.hidden = n !== last;
  let spoken = "";
  for (const line of document.querySelectorAll(".log li")) {
    const at = Number(line.dataset.step), link = need("a", line);
    line.classList.toggle("later", at > n);
    if (at === n) {
      link.setAttribute("aria-current", "step");
      spoken += `${link.textContent.trim()} `;
      const log = need(".log ol");
      if (line.offsetTop < log.scrollTop + log.offsetTop || line.offsetTop + line.offsetHeight > log.scrollTop + log.offsetTop + log.clientHeight)
        log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
    } else link.removeAttribute("aria-current");
  }
  spokenLog.textContent = ending && n === last ? spoken + ending.textContent : spoken;
}

// The URL fragment names the move, so that it can be shared; stepping adds no history entries. A notebook has no URL to
// change.
/** @param {number} n */
function go(n) {
  show(n, true);
  if (location.protocol !== "about:") history.replaceState(null, "", `#${now}`);
}

const wished = () => { const n = parseInt(location.hash.slice(1), 10); return Number.isNaN(n) ? ("atEnd" in document.documentElement.dataset ? last : 0) : n; };
addEventListener("hashchange", () => show(wished(), true));
narrow.addEventListener("change", () => draw(now));
slider.addEventListener("input", () => go(Number(slider.value)));
const steppings = [() => 0, () => now - 1, () => now + 1, () => last];
for (const [at, to] of steppings.entries()) buttons[at].addEventListener("click", () => go(to()));
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) { event.preventDefault(); go(to); }
});
need("#theme").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});
show(wished(), false);
