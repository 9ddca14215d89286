// Steps through moments that are shown again on the board, by hand or automatically.

import { mark, unmark } from "./marking.js";
import { stillness } from "./motion.js";
import { joined } from "./pieces.js";
import { slowness } from "./preferences.js";

const TO_READ = 1500, EACH_MORE = 500; // milliseconds for a moment, and for each sentence after the first

// Moments are sent as differences; this fills in the full text of every part that changed.
/** @param {Moment[]} moments */
export function completed(moments) {
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

// `show(at)` shows a moment and returns it, or null past the last one; `changed` is called when autoplay starts or stops,
// `done` after the last moment.
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

// No autoplay where animations are switched off.
export const goesByItself = () => !stillness();
