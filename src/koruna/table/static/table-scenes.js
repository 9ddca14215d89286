// Scenes, such as battles, shown over the board while they happen, beat by beat. Clicks go through the box, and any click or
// key closes it. The panel beside the board keeps the whole scene.

import { elementOf, find, fragment, need, needData } from "./dom.js";
import { stillness } from "./motion.js";
import { slowness } from "./preferences.js";

const TO_READ = 1700, LAST = 3500; // milliseconds for a beat, and for the last one

/** @typedef {{ name: string, title: string, beat: string }} Beat */

export class Scenes {
  constructor() {
    this.seen = this.beats();
    this.opened = new Set(); // names of the scenes that are unfolded in the panel
    /** @type {Beat[]} */
    this.queue = [];
    addEventListener("toggle", (event) => {
      const name = elementOf(event).dataset?.scene;
      if (name && elementOf(event).isConnected) this.opened[elementOf(event).open ? "add" : "delete"](name);
    }, true);
  }

  // The beats of every scene of the panel, by the name of the scene.
  beats() {
    const scenes = [...document.querySelectorAll("[data-scene]")].reverse(); // the oldest first
    return new Map(scenes.map((scene) => [needData(scene, "scene"), [...scene.querySelectorAll(".beat")].map((beat) => beat.outerHTML)]));
  }

  // After every update: queue the new beats.
  changed() {
    const now = this.beats();
    for (const [name, beats] of now) {
      const before = this.seen.get(name) ?? [];
      const fresh = beats.filter((beat, at) => beat !== before[at]);
      const title = need(`[data-scene="${name}"] summary b`).textContent;
      if (!document.hidden) this.queue.push(...fresh.map((beat) => ({ name, title, beat })));
    }
    this.seen = now;
    for (const name of this.opened) find(`[data-scene="${name}"]`)?.setAttribute("open", "");
    if (this.queue.length && !this.timer) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.queue.length) return this.skip();
    for (const beat of this.queue.splice(0, stillness() ? this.queue.length : 1)) this.show(beat);
    if (stillness()) return undefined; // without animations the box stays until a click or key
    this.timer = setTimeout(() => this.next(), (this.queue.length ? TO_READ : LAST) * slowness());
    return undefined;
  }

  // A roll of dice replaces the beats before it; its consequences are added below.
  /** @param {Beat} beat */
  show({ name, title, beat }) {
    const box = need("[data-scene-box]"), list = need("[data-scene-beats]", box);
    const made = need(".beat", fragment(beat));
    if (box.hidden || this.shown !== name) list.replaceChildren();
    else if (made.matches(".roll")) for (const old of list.querySelectorAll(".beat:not(.meet)")) old.remove();
    this.shown = name;
    need("[data-scene-title]", box).textContent = title;
    list.append(made);
    box.hidden = false;
  }

  get running() {
    return !need("[data-scene-box]").hidden;
  }

  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    need("[data-scene-box]").hidden = true;
  }
}
