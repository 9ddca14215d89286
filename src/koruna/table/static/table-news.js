// The stream of updates of a table. It is opened with the number of the last update and the marks of the parts that the page
// has, so that the server sends what is missing, and reopened whenever it ends. EventSource does not expose the status of
// a response, so after a few failures it is fetched; if the server fails, reconnecting stops until `goOn` is called.

import { base, need } from "./dom.js";
import { hasFailed } from "./table-sending.js";

const FIRST_WAIT = 500, LONGEST_WAIT = 8000; // milliseconds before a stream is started again
const TRIES = 4;
const STEADY = 3000; // milliseconds after which a connection counts as stable

export class News {
  /** @param {string} table @param {number} seen @param {() => string} have @param {(update: Update) => void} take @param {(connected: boolean) => void} connected @param {() => void} failed */
  constructor(table, seen, have, take, connected, failed) {
    this.table = table;
    this.seen = seen;
    this.have = have;
    this.take = take;
    this.connected = connected;
    this.failed = failed;
    this.wait = FIRST_WAIT;
    this.tries = 0;
    addEventListener("online", () => this.start());
    addEventListener("offline", () => connected(false));
    addEventListener("pageshow", (event) => event.persisted && this.start());
    addEventListener("pagehide", () => this.stream?.close());
    this.start();
  }

  start() {
    this.wait = FIRST_WAIT;
    this.tries = 0;
    this.open();
  }

  // The server has answered another request, or the page is looked at again: reconnect.
  goOn() {
    if (this.gaveUp) this.start();
  }

  address() {
    return `${base}/t/${this.table}/stream?seen=${this.seen}&have=${this.have()}&lang=${document.documentElement.lang}`;
  }

  open() {
    this.gaveUp = false;
    clearTimeout(this.timer);
    clearTimeout(this.steady);
    this.stream?.close();
    const stream = new EventSource(this.address());
    this.stream = stream;
    stream.onopen = () => {
      this.steady = setTimeout(() => { this.wait = FIRST_WAIT; this.tries = 0; }, STEADY);
      this.connected(true);
      need("[data-draining]").hidden = true; // a server that stops soon says so
    };
    stream.addEventListener("draining", (event) => {
      need("[data-draining]").hidden = event.data !== "true";
    });
    stream.addEventListener("remark", (event) => dispatchEvent(new CustomEvent("remark", { detail: JSON.parse(event.data) })));
    stream.addEventListener("table", (event) => {
      const update = JSON.parse(event.data);
      this.seen = update.seq;
      this.take(update);
    });
    stream.onerror = async () => {
      this.connected(false);
      stream.close();
      clearTimeout(this.steady);
      this.tries += 1;
      const status = this.tries % TRIES === 0 && navigator.onLine ? await this.status() : 0;
      if (stream !== this.stream) return; // reopened meanwhile
      this.gaveUp = hasFailed(status);
      if (this.gaveUp) this.failed();
      else if (status >= 400 && status !== 429) location.reload(); // the page will say what is wrong
      else this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  // The status of the response, 0 for none.
  async status() {
    const enough = new AbortController();
    const timer = setTimeout(() => enough.abort(), 10000);
    const answer = await fetch(this.address(), { signal: enough.signal }).catch(() => /** @type {Response | null} */ (null));
    clearTimeout(timer);
    enough.abort(); // do not read the stream, should it begin
    return answer === null ? 0 : answer.status;
  }
}
