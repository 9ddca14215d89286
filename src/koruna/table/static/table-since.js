// Replays at the table what happened since the player's last turn, or while they were away.

import { base, find, need } from "./dom.js";
import { Stepping, completed, goesByItself } from "./stepping.js";
import { hasFailed, send } from "./table-sending.js";
import { travel, places } from "./motion.js";
import { stay } from "./table-pan.js";

const newest = () => Number(find("[data-event]")?.dataset.event ?? -1);

/**
 * @typedef {object} Place
 * @property {HTMLElement} main
 * @property {string} table
 * @property {Say} say
 * @property {() => number} seat
 * @property {() => void} began
 * @property {() => void} ended
 */

export class Since {
  /** @param {Place} place */
  constructor({ main, table, say, seat, began, ended }) {
    this.main = main;
    this.table = table;
    this.say = say;
    this.seat = seat;
    this.began = began;
    this.ended = ended;
    this.running = false;
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {PartTexts} */
    this.present = {}; // the parts of the page as they are now, while older ones are shown
    this.stepping = this.newStepping();
  }

  newStepping() {
    return new Stepping({
      /** @param {number} at */
      show: (at) => this.show(at),
      /** @param {boolean} on */
      changed: (on) => this.showPlaying(on),
      done: () => this.end(),
    });
  }

  // --- what was missed ----------------------------------------------------------------------

  get key() {
    return `seen-${this.table}`;
  }

  // The last event seen in this browser; if none is stored, the end of the player's last turn.
  seen() {
    const kept = localStorage.getItem(this.key);
    return kept === null ? this.ownLast() : Math.min(Number(kept), newest());
  }

  ownLast() {
    return Number(need(".log [data-since]").dataset.since);
  }

  remember() {
    if (!document.hidden && !this.running) localStorage.setItem(this.key, String(newest()));
  }

  // Offer to replay what others did meanwhile, except on the first visit, also of a table that plays on from another one.
  offer() {
    const decided = "decided" in need(".log [data-since]").dataset && location.hash !== "#begun";
    const first = localStorage.getItem(this.key) === null && !decided;
    const from = this.seen();
    const others = [...document.querySelectorAll(".log [data-by][data-event]")].filter(
      (line) => Number(line.dataset.event) > from && line.dataset.by !== String(this.seat()));
    this.remember();
    if (first || !others.length || this.seat() < 0 || find(".digest")) return; // a digest says more
    this.from = from;
    const plural = new Intl.PluralRules(document.documentElement.lang).select(others.length);
    const forms = this.say("at-missed");
    need("[data-missed-told]").textContent = (forms[plural] ?? forms.other).replace("#", others.length);
    need("[data-missed]").hidden = false;
  }

  forget() {
    need("[data-missed]").hidden = true;
  }

  // --- the replay -----------------------------------------------------------------------------

  // Whether there is anything to replay; null if the server failed.
  async start(from = this.ownLast()) {
    this.forget();
    if (this.running || this.asking) return true;
    this.asking = true; // ignore a second click before the answer
    const seat = this.seat() < 0 ? "" : `&seat=${this.seat()}`;
    const { status, body: moments } = await send("GET", `${base}/t/${this.table}/moments?event=${Math.max(from, -1)}${seat}`);
    this.asking = false;
    if (hasFailed(status)) return null;
    if (this.running) return true;
    if (status !== 200 || moments.length < 2) return false;
    this.moments = completed(moments);
    this.running = true;
    this.present = {};
    for (const name of Object.keys(moments[0].parts)) this.present[name] = need(`[data-part="${name}"]`).innerHTML;
    this.main.dataset.retelling = "";
    this.began();
    this.swap(moments[0].parts, false);
    this.stepping = this.newStepping();
    this.showPlaying(false);
    if (goesByItself()) this.stepping.play(true);
    else await this.stepping.step();
    need('[data-do="retold-next"]').focus();
    return true;
  }

  /** @param {number} at */
  show(at) {
    const moment = this.moments[at];
    if (!moment) return null;
    this.swap(moment.parts, true);
    need("[data-said]").innerHTML = moment.said.map((line) => `<span>${line}</span>`).join("");
    need("[data-retold-step]").textContent = this.say("at-retold-step").replace("#1", at).replace("#2", this.moments.length - 1);
    return moment;
  }

  /** @param {PartTexts} parts @param {boolean} moving */
  swap(parts, moving) {
    const before = places(document);
    stay(() => {
      for (const [name, html] of Object.entries(parts)) need(`[data-part="${name}"]`).innerHTML = html;
    });
    if (moving) travel(document, before);
  }

  /** @param {boolean} on */
  showPlaying(on) {
    const button = need('[data-do="retold-play"]');
    const name = this.say(on ? "at-retold-pause" : "at-retold-play");
    need("span", button).textContent = name;
    button.setAttribute("aria-label", name);
    button.classList.toggle("playing", on);
  }

  next() {
    this.stepping.playing = false;
    this.showPlaying(false);
    this.stepping.step();
  }

  end() {
    if (!this.running) return;
    this.stepping.end();
    this.running = false;
    delete this.main.dataset.retelling;
    this.swap(this.present, false);
    this.ended();
  }
}
