// After the end: the points are counted on the board, place by place; then the winner's crown, the player's best
// moment, and a picture to keep. Loaded when a game is over.

import { base, find, need, needData } from "./dom.js";
import { save } from "./copying.js";
import { stillness } from "./motion.js";
import { slowness } from "./preferences.js";
import { say } from "./sound.js";
import { showAdvice } from "./table-messages.js";
import { zoomBy, zoomHome } from "./table-pan.js";
import { send } from "./table-sending.js";

const ALL = 15000, SHORTEST = 220, LONGEST = 1100; // milliseconds for the whole count, and for a line
const WHOLE = 20; // steps away from a map, to see all of it
const SPARKS = 26;

/** @typedef {{ seat: string, name: string, crest: string, text: string, points: number, places: string[] }} Line */

/** @type {(() => void) | null} */
let skip = null;
/** @type {Map<string, Promise<{ sentence: string, move: number } | null>>} */
const best = new Map();

// Called whenever the page shows the end. The count runs once per browser, while the page is visible.
/** @param {string} table @param {number} seat @param {boolean} live */
export function atEnd(table, seat, live) {
  if (seat >= 0) showBest(table, seat);
  const key = `counted-${table}`;
  if (document.hidden || localStorage.getItem(key) || (seat < 0 && !live)) return;
  localStorage.setItem(key, "yes");
  if (stillness()) crown(seat);
  else count(seat);
}

// --- the count ------------------------------------------------------------------------------

// Everything that scores, the last place first.
/** @returns {Line[]} */
function lines() {
  return [...document.querySelectorAll(".places > li")].reverse().flatMap((place) =>
    [...place.querySelectorAll("[data-points]")].map((line) => ({
      seat: needData(place, "seat"),
      name: need("header b", place).textContent,
      crest: need("header svg", place).outerHTML,
      text: line.textContent,
      points: Number(line.dataset.points),
      places: needData(line, "lights").split(" "),
    })));
}

/** @param {number} seat */
export async function count(seat) {
  const all = lines(), main = need("main[data-table]"), strip = need("[data-counting-strip]");
  if (skip || !all.length) return;
  let ended = false;
  const takes = Math.min(LONGEST, Math.max(SHORTEST, ALL / all.length)) * slowness();
  const cards = [...document.querySelectorAll(".seat .score")].map((score) => score.firstChild);
  const shown = cards.map((text) => text?.nodeValue ?? "");
  for (const text of cards) if (text) text.nodeValue = "0";
  main.dataset.counting = "";
  strip.hidden = false;
  zoomBy(-WHOLE);
  const stop = () => { ended = true; skip?.(); };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, stop, { once: true });
  const totals = new Map();
  for (const line of all) {
    if (ended || !strip.isConnected) break;
    const total = (totals.get(line.seat) ?? 0) + line.points;
    totals.set(line.seat, total);
    const card = find(`.seat[data-place="seat-${line.seat}"] .score`)?.firstChild;
    if (card) card.nodeValue = written(total);
    need("[data-count-crest]", strip).innerHTML = line.crest;
    need("[data-count-name]", strip).textContent = line.name;
    need("[data-count-line]", strip).textContent = line.text;
    need("[data-count-total]", strip).textContent = written(total);
    light(line, takes);
    await pause(takes);
  }
  for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, stop);
  unlight();
  for (const [at, text] of cards.entries()) if (text) text.nodeValue = shown[at];
  strip.hidden = true;
  delete main.dataset.counting;
  zoomHome();
  skip = null;
  crown(seat);
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((/** @type {(value?: unknown) => void} */ done) => {
  const timer = setTimeout(done, milliseconds);
  skip = () => { clearTimeout(timer); done(); };
});

/** @param {number} points */
const written = (points) => String(points).replace("-", "−");

/** @param {string} name @param {ParentNode} [root] @returns {Found[]} */
function named(name, root = document) {
  const [first, ...rest] = name.split("/").map((part) => CSS.escape(part));
  const found = [...root.querySelectorAll(`[data-piece="${first}"], [data-place~="${first}"]`)];
  return rest.length ? found.flatMap((element) => named(rest.join("/"), element)) : found;
}

// Light up what scores, with its points at the place nearest to the middle of them.
/** @param {Line} line @param {number} takes */
function light({ seat, places, points }, takes) {
  unlight();
  const visible = (/** @type {Found[]} */ found) => found.filter((element) => element.getClientRects().length > 0);
  const scoring = visible(places.flatMap((name) => named(name)));
  const lit = scoring.length ? scoring : visible(named(`seat-${seat}`));
  for (const element of lit) element.classList.add("lit");
  const boxes = lit.map((element) => element.getBoundingClientRect());
  if (!boxes.length) return;
  const inView = boxes.some((box) => box.bottom > 60 && box.top < innerHeight - 80 && box.width);
  if (!inView) lit[0].scrollIntoView({ block: "center", behavior: "instant" });
  const centres = lit.map((element) => element.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const middle = { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) };
  const away = (/** @type {{ x: number, y: number }} */ { x, y }) => Math.hypot(x - middle.x, y - middle.y);
  const at = centres.reduce((one, other) => (away(other) < away(one) ? other : one));
  const pill = Object.assign(document.createElement("span"), { className: points < 0 ? "scored less" : "scored", textContent: points < 0 ? written(points) : `+${points}` });
  pill.style.left = `${at.x}px`;
  pill.style.top = `${Math.min(at.y, innerHeight - 110)}px`; // above the strip
  pill.setAttribute("aria-hidden", "true");
  document.body.append(pill);
  if (!stillness()) pill.animate([{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0, translate: "0 -1.6rem" }], { duration: takes, fill: "forwards" });
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function unlight() {
  for (const element of document.querySelectorAll(".lit")) element.classList.remove("lit");
  for (const pill of document.querySelectorAll(".scored")) pill.remove();
}

// --- the crown ------------------------------------------------------------------------------

/** @param {number} seat */
function crown(seat) {
  const end = find(".end");
  const winners = [...document.querySelectorAll(".places > .place-1")].map((place) => Number(place.dataset.seat));
  say(winners.length && (seat < 0 || winners.includes(seat)) ? "won" : "over");
  if (!end || !winners.length) return;
  scrollTo({ top: 0, behavior: "instant" }); // on a phone the count has scrolled from kingdom to kingdom
  end.classList.add("crowned");
  if (!stillness() && (seat < 0 || winners.includes(seat))) sparkle(need(".outcome", end).getBoundingClientRect());
}

// Golden sparks from the crown.
/** @param {DOMRect} box */
function sparkle(box) {
  for (let at = 0; at < SPARKS; at++) {
    const spark = Object.assign(document.createElement("span"), { className: "spark" });
    spark.setAttribute("aria-hidden", "true");
    spark.style.left = `${box.x + 24}px`;
    spark.style.top = `${box.y + box.height / 2}px`;
    document.body.append(spark);
    const angle = (at / SPARKS) * 2 * Math.PI, far = 90 + (at % 5) * 32;
    const x = Math.cos(angle) * far, y = Math.sin(angle) * far * 0.7;
    spark.animate([{ transform: "scale(.4)" }, { transform: `translate(${x}px, ${y}px)`, offset: 0.5 }, { transform: `translate(${x * 1.15}px, ${y + 140}px) rotate(${at * 40}deg)`, opacity: 0 }],
      { duration: 1400 + (at % 4) * 160, easing: "cubic-bezier(.15,.7,.4,1)" }).onfinish = () => spark.remove();
  }
}

// --- what to keep -----------------------------------------------------------------------------

/** @param {string} table @param {number} seat */
async function showBest(table, seat) {
  const key = `${table} ${seat}`;
  if (!best.has(key)) best.set(key, send("GET", `${base}/t/${table}/best?seat=${seat}`).then(({ status, body }) => (status === 200 ? body : null)));
  const found = await best.get(key), shown = find("[data-best]");
  if (!found || !shown) return;
  need("span", shown).textContent = found.sentence;
  need("a", shown).href = `${base}/t/${table}/replay/${found.move}?seat=${seat}`;
  shown.hidden = false;
}

// The picture as PNG, twice as large as it is drawn.
/** @param {string} address @param {string} name @param {string} failure */
export async function savePicture(address, name, failure) {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.naturalWidth * 2, height: picture.naturalHeight * 2 });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise((/** @type {(made: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
    if (made) return save(made, name);
  } catch (fault) {
    console.warn(fault); // the user is told below
  }
  return showAdvice(failure);
}
