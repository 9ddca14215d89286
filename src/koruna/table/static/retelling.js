// What happened, shown again on the board: one moment after another, by itself or step by step.

import { mark, unmark } from "./marking.js";
import { stillness } from "./motion.js";
import { joined } from "./pieces.js";
import { slowness } from "./preferences.js";

const TO_READ = 1500, EACH_MORE = 500; // milliseconds for a moment, and for every further sentence of it

// Moments tell what is new in them; here each gets the whole of every part that changed.
/** @param {Moment[]} moments */
export function whole(moments) {
  /** @type {PartTexts} */
  const html = {};
  for (const { parts, grown = {}, cut = {} } of moments) {
    for (const [name, more] of Object.entries(grown)) parts[name] = more + html[name];
    for (const [name, pieces] of Object.entries(cut)) parts[name] = joined(html[name], pieces);
    Object.assign(html, parts);
  }
  return moments;
}

/**
 * @typedef {object} Shower
 * @property {(at: number) => Moment | null | Promise<Moment | null>} show
 * @property {(on: boolean) => void} changed
 * @property {() => void} done
 */

// Goes through moments. `show(moment, at)` shows one and tells how long its pieces travel, `changed` hears when it
// starts to go by itself or stops, `done` when it went past the last one.
export class Stepping {
  /** @param {Shower} shower */
  constructor({ show, changed, done }) {
    this.show = show;
    this.changed = changed;
    this.done = done;
    this.at = 0;
    this.playing = false;
  }

  async step(by = 1) {
    clearTimeout(this.timer);
    const going = this.playing;
    const moment = await this.show(this.at + by);
    if (!moment) return this.done();
    this.at += by;
    mark(moment.about);
    if (going && this.playing) this.timer = setTimeout(() => this.step(), this.pause(moment));
    return undefined;
  }

  /** @param {Moment} moment */
  pause(moment) {
    return (TO_READ + EACH_MORE * Math.max(moment.said.length - 1, 0)) * slowness();
  }

  play(on = !this.playing) {
    clearTimeout(this.timer);
    this.playing = on;
    this.changed(on);
    if (on) this.step();
  }

  end() {
    clearTimeout(this.timer);
    this.playing = false;
    unmark();
  }
}

// Who wants nothing to move goes on by a button.
export const goesByItself = () => !stillness();
